# Words that all games share.

tafelrunde-player = Player { $number }
tafelrunde-you = You
tafelrunde-chance = Chance
tafelrunde-somebody = somebody
tafelrunde-spectator = Spectator
tafelrunde-round = Round { $round } of { $rounds }

tafelrunde-event-takes-back = { $seat } took their last move back.
    .you = You took your last move back.
tafelrunde-event-asks-to-take-back = { $seat } asks to take their last move back.
    .you = You ask to take your last move back.
tafelrunde-event-offers-draw = { $seat } offers a draw.
    .you = You offer a draw.
tafelrunde-event-agrees = { $seat } agrees.
    .you = You agree.
tafelrunde-event-declines = { $seat } declines.
    .you = You decline.
tafelrunde-event-draw-agreed = The game is drawn by agreement.
tafelrunde-event-resigns = { $seat } resigns.
    .you = You resign.
tafelrunde-event-bot-takes-over = A bot plays for { $seat }.
    .you = A bot plays for you.
tafelrunde-event-comes-back = { $seat } is back.
    .you = You are back.
tafelrunde-event-stands-in = The bot playing { $seat } could not answer: a stand-in makes this move.
    .you = The bot playing for you could not answer: a stand-in makes this move.
tafelrunde-event-pauses = { $seat } pauses the game.
    .you = You pause the game.
tafelrunde-event-goes-on = The game goes on.
tafelrunde-event-time-given = The server was away: { $seat } gets the time back.
    .you = The server was away: you get the time back.
tafelrunde-event-closed = Nobody came back to this game: it ends here.
tafelrunde-event-no-choice = { $seat } has no choice.
    .you = You have no choice.

tafelrunde-ground-derived = This follows from other rules.
tafelrunde-ground-ours = Our ruling: the rulebook leaves it open.
tafelrunde-source = German rulebook: “{ $heading }”
tafelrunde-ruling = Ruling { $ruling }
tafelrunde-by-option = Can be changed with the option “{ $option }”.

tafelrunde-part-goal = The goal
    .words = goal goals win wins winning winner victory aim objective
tafelrunde-part-turn = A turn
    .words = turn turns round rounds
tafelrunde-part-do = What you can do
    .words = action actions do
tafelrunde-part-end = How it ends
    .words = end ends ending over finish
tafelrunde-part-detail = Details
    .words = details
tafelrunde-part-card = Cards and special cases
    .words = cards
