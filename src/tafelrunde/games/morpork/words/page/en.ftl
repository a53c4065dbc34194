page-morpork-money = ${ $amount }
page-morpork-map = Map of Ankh-Morpork: twelve areas on both banks of the river
page-morpork-district = { $number }, { $name }, a building costs { $cost }
page-morpork-empty = empty
page-morpork-nobody-controls = controlled by nobody
page-morpork-you-control = controlled by you
page-morpork-controls = controlled by { $seat }
page-morpork-bank = Bank
page-morpork-pile = Deck
page-morpork-events = { $count ->
    [one] { $count } event left
   *[other] { $count } events left
}
page-morpork-of = { $count } of { $goal }
page-morpork-plays = { $seat } plays { $card }
page-morpork-you-play = You play { $card }
page-morpork-playing = In play, step { $step } of { $steps }: { $card }
page-morpork-last-event = Last event: { $event }
page-morpork-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
page-morpork-controlled = { $count } controlled
page-morpork-in-districts = { $count ->
    [one] in { $count } area
   *[other] in { $count } areas
}
page-morpork-city-cards = Your city-area cards
page-morpork-you-are = You are { $who }
page-morpork-you-win = { $kind ->
    [spies] You win with minions in { $goal } areas at the start of your turn (now { $count }).
    [control] You win if you control { $goal } areas at the start of your turn (now { $count }).
    [trouble] You win if { $goal } trouble markers are on the board at the start of your turn (now { $count }).
    [fortune] You win with ${ $goal } in cash and buildings at the start of your turn (now ${ $count }).
    [pile] You win when the draw pile is empty ({ $count } left).
   *[other] You win with { $goal } (now { $count }).
}
page-morpork-aim = { $kind ->
    [pile] Goal: { $what } ({ $count } left)
   *[other] Goal: { $what } (now { $count })
}
page-morpork-building-costs = A building costs { $cost } here.
page-morpork-city-card-does = Its owner has the city-area card: { $text }
page-morpork-understood = Got it
page-morpork-secret-told = Your secret
page-morpork-secret-keep = Nobody else may know. You can find it above the map at any time.
page-morpork-secret-keep-desk = Nobody else may know. You can find it beside the map at any time.
page-morpork-found-out = Only you have seen this
page-morpork-turn-done = Your turn is over.
page-morpork-turn-done-why = There is nothing left for you to do. You are asked anyway, so that nobody learns what you hold.
page-morpork-asked-anyway = You hold no card for this. You are asked anyway, so that nobody learns what you hold.
page-morpork-still = You can still: { $what }.
page-morpork-came-to = { $what }: { $count }
page-morpork-who-could-win = Ways to win
page-morpork-lords = Lord { $names }
page-morpork-wins-by = { $kind ->
    [spies] { $who }: in { $goal } areas
    [control] { $who }: control { $goal } areas
    [trouble] { $who }: { $goal } trouble markers
    [fortune] { $who }: ${ $goal }
    [pile] { $who }: no cards left
   *[other] { $who }: { $goal }
}
page-morpork-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
page-morpork-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
page-morpork-your-turn = Your turn
page-morpork-turn-of = { $seat }’s turn
page-morpork-step = Step { $step } of { $steps }: { $what }.
page-morpork-then = Then: { $what }.
page-game-morpork = Ankh-Morpork
page-title-morpork = Discworld: Ankh-Morpork
page-line-morpork = Twelve areas, one river, and a secret goal for every player.
page-won-morpork = The city is yours.
page-morpork-stat-placed = { $count ->
        [one] minion you placed
       *[other] minions you placed
    }
page-morpork-stat-built = { $count ->
        [one] building you built
       *[other] buildings you built
    }
page-morpork-stat-interrupts = { $count ->
        [one] interrupt you played
       *[other] interrupts you played
    }

## The end of a game

page-lost-morpork = The city has a new ruler: { $seat }.
page-far-morpork-goal-control = you controlled { $value } of the { $goal } areas you needed.
page-far-morpork-goal-spies = you had minions in { $value } of the { $goal } areas you needed.
page-far-morpork-goal-trouble = there was trouble in { $value } of the { $goal } areas you needed.
page-far-morpork-goal-fortune = you were worth ${ $value } of the ${ $goal } you needed.
