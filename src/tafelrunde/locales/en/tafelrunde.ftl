# Words that all games share.

tafelrunde-player = Player { $number }
tafelrunde-you = You
tafelrunde-chance = Chance
tafelrunde-somebody = somebody
tafelrunde-spectator = Spectator
tafelrunde-round = Round { $round } of { $rounds }

tafelrunde-event-takes-back = { $seat } took back their last move.
    .you = You took back your last move.
tafelrunde-event-asks-to-take-back = { $seat } asks to take back their last move.
    .you = You ask to take back your last move.
tafelrunde-event-offers-draw = { $seat } offers a draw.
    .you = You offer a draw.
tafelrunde-event-agrees = { $seat } agrees.
    .you = You agree.
tafelrunde-event-declines = { $seat } declines.
    .you = You decline.
tafelrunde-event-draw-agreed = The game is drawn by agreement.
tafelrunde-event-wins = { $seat } wins.
    .you = You win!
tafelrunde-event-nobody-wins = Nobody wins.
tafelrunde-event-resigns = { $seat } resigns.
    .you = You resign.
tafelrunde-event-bot-takes-over = A bot plays for { $seat }.
    .you = A bot plays for you.
tafelrunde-event-comes-back = { $seat } is back.
    .you = You are back.
tafelrunde-event-stands-in = The bot playing { $seat } failed: a stand-in makes this move.
    .you = The bot playing for you failed: a stand-in makes this move.
tafelrunde-event-pauses = { $seat } pauses the game.
    .you = You pause the game.
tafelrunde-event-goes-on = The game continues.
tafelrunde-event-time-given = The server was unreachable: { $seat } gets the time back.
    .you = The server was unreachable: you get the time back.
tafelrunde-event-closed = Nobody came back to this game: it ends here.
tafelrunde-event-lapses = Nobody answered in time: { $seat } takes nothing back.
    .you = Nobody answered in time: you take nothing back.
tafelrunde-event-late-taken-over = { $seat } ran out of time: a bot plays until they are back.
    .you = You ran out of time: a bot plays for you until you are back.
tafelrunde-event-late-stood-in = { $seat } ran out of time: a bot makes this one move.
    .you = You ran out of time: a bot makes this one move for you.
tafelrunde-event-missed-taken-over = Everyone here agreed: a bot sits in for { $seat } until they are back.
    .you = Everyone there agreed: a bot sits in for you until you are back.
tafelrunde-event-left-taken-over = { $seat } has left: a bot plays until they are back.
    .you = You have left: a bot plays for you until you are back.
tafelrunde-event-nudges = { $other } nudges { $seat }.
    .you = { $other } nudges you.
    .other-you = You nudge { $seat }.
tafelrunde-event-calls-bot = { $seat } would let a bot sit in.
    .you = You would let a bot sit in.
tafelrunde-event-calls-no-bot = { $seat } would rather wait.
    .you = You would rather wait.
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

# For looking something up: words that every question has, and what players say for other words (theirs: ours).

tafelrunde-idle =
    .words = a an and any are as at be been by can could did do does for from get give go gets had has have how i if in is it its last many may me much must my need of on one or our s should so some t than that the their them then there they this to us use was we what when where which who whom why will with would you your happens happen always every everyone each own
tafelrunde-alike =
    .words =
        tie tied ties draw drawn equal same even: equal same
        begin begins starts first: start first
        pile stack deck: deck pile
        throw throws discard drop ditch: discard
        dead dies die kill killed lose eliminated: eliminated killed alive
        buy purchase cost price pay: buy pay cost
        hidden secret known see look: secret know
        allowed legal forbidden: may only
        limit maximum max most: most until
        undo: back
        swap change exchange: exchange change

## What a chat shows of a link to a moment

tafelrunde-card-title = A game at the round table
tafelrunde-card-private = Open the link to watch it again.
tafelrunde-card-moment = { $game }: moment { $version }
