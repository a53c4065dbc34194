terminal-tyrant-way-north = n
terminal-tyrant-way-east = e
terminal-tyrant-way-south = s
terminal-tyrant-way-west = w
terminal-tyrant-end = end
terminal-tyrant-start = Start
terminal-tyrant-starts = K1, K2 king · + knights
terminal-tyrant-card = Card
terminal-tyrant-left = Points
terminal-tyrant-points = king { $king } · knights { $knight } · rebel { $rebel }
terminal-tyrant-fetter = Arrest
terminal-tyrant-fetter-used = used this round
terminal-tyrant-fetter-free = one arrest possible
terminal-tyrant-kills = Knights
terminal-tyrant-kills-next = { $count } killed · next one costs { $price }
terminal-tyrant-kills-limit = { $count } killed · no more this round
terminal-tyrant-king = King
terminal-tyrant-rebel = Rebel
terminal-tyrant-goal-king = ★ castle { $gates } or assassins { $assassins }
terminal-tyrant-goal-rebel = ★ hits { $hits } or rounds { $rounds }
terminal-tyrant-beside = 0 end · 1 point each, or (points) · » pushes · 3nne or 3 e7: a whole walk
    .rebel = 0 end · 1 point each, or (points) · bnne or b e7: a whole walk
terminal-tyrant-walk = { $whom } → { $to }: { $cost ->
        [one] 1 point
       *[other] { $cost } points
    }.
terminal-tyrant-do-it = Type + to do it.
terminal-tyrant-no-way = { $whom } cannot get to { $to } with the points that are left.
terminal-tyrant-is-there = { $whom } is already on { $to }.
terminal-tyrant-no-step = Step { $number } of { $steps } is not possible, so nothing was done.
terminal-tyrant-picked = Chosen: { $names }. { $missing ->
        [one] One more;
       *[other] { $missing } more;
    } a name again takes it back.
    .none = Nobody yet: choose three in any order, in one line or one by one.
terminal-tyrant-no-citizen = “{ $typed }” is not the name or letter of a citizen.
terminal-tyrant-too-many = You choose only { $count } assassins.
terminal-tyrant-key-picks = three citizens in any order, such as { $example }, in one line or one by one
terminal-tyrant-rounds-left = Rounds after this
terminal-tyrant-to-come = Round cards to come
terminal-tyrant-signs = ▒ roof · ↑ → ↓ ← gate: the king's way out into the castle · K king · 1–7 knights · a–n citizens · A! revealed assassin · (name) off the board · ★ wins by
    .secret = a* assassin whom only you know
terminal-tyrant-costs = Points: a step 1 · up to a roof 2, a revealed assassin 1 · down 1, a revealed assassin 0 · a knight arrests or kills 1 · an assassin kills a knight 1, the second one of a round 2, and attacks the king 2
terminal-tyrant-reveal = reveal: { $whom }
terminal-tyrant-arrest = arrest: { $whom }
terminal-tyrant-kill = kill: { $whom }
terminal-tyrant-attack = attack: { $whom }
terminal-tyrant-moves = { $whom }: { $moves }
terminal-tyrant-no-moves = { $whom } can do nothing now.
terminal-tyrant-gone = { $whom } is off the board.
terminal-tyrant-roles = { $first } is the king, { $second } the rebel.
terminal-tyrant-suspect = { $citizen } is an assassin: { $percent } %
