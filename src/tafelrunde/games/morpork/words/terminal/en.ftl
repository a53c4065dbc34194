terminal-morpork-turn = { $seat }'s turn
    .you = Your turn
terminal-morpork-piles = draw pile { $pile } · events { $events } · trouble { $trouble }
terminal-morpork-area = Area
terminal-morpork-about-area = area { $number }, a building costs ${ $cost }, { $river ->
        [0] not on the river
       *[other] on the river
    }; next to { $near }. City-area card: { $benefit }
terminal-morpork-use = Use { $area }
terminal-morpork-money = ${ $amount }
terminal-morpork-hand = { $count } in hand
terminal-morpork-not = is not: { $names }
terminal-morpork-knows = holds: { $names }
terminal-morpork-your-hand = Hand: { $names }
terminal-morpork-player = Player
terminal-morpork-personality = Personality
terminal-morpork-controls = controls
terminal-morpork-spies = infiltrates
terminal-morpork-fortune = fortune
terminal-morpork-points = points
terminal-morpork-discard = Discard pile ({ $count }, the last one first)
terminal-morpork-shuffled = and { $count } nobody can be sure of
terminal-morpork-events-used = Events that have happened
terminal-morpork-signs = What the signs mean
terminal-morpork-signs-cards = ☺ place a minion · ⌂ build · † assassinate · ✓ remove trouble · $ take money · § scroll · ✶ event · + play another card · ↯ interrupt
terminal-morpork-signs-board = ⌂ who has the building and the city-area card, ✗ where that card is gone, ° where it was used or gained this turn · ! trouble · t trolls · d demons · ♛ who controls the area
terminal-morpork-suspect = { $seat } is { $personality }: { $percent } %
