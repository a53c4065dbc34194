# Words that all games share.

tafelrunde-player = Player { $number }
tafelrunde-you = You
tafelrunde-chance = Chance
tafelrunde-somebody = somebody
tafelrunde-spectator = Spectator
tafelrunde-round = Round { $round } of { $rounds }

tafelrunde-event-takes-back = { $seat } took their last move back.
    .you = You took your last move back.
tafelrunde-event-no-choice = { $seat } has no choice.
    .you = You have no choice.

tafelrunde-ground-derived = This follows from other rules.
tafelrunde-ground-ours = Our ruling: the rulebook leaves it open.
tafelrunde-source = Rulebook: “{ $heading }”
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
