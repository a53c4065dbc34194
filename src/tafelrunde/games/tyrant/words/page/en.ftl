page-game-tyrant = King & Assassins
page-line-tyrant = A king’s way home through his people, three of whom carry knives.
page-tyrant-stat-pushed = { $count ->
        [one] push
       *[other] pushes
    }
page-tyrant-stat-arrested = { $count ->
        [one] arrest
       *[other] arrests
    }
page-tyrant-king = King
page-tyrant-rebel = Rebel
page-tyrant-wounds = { $count ->
        [0] unhurt
        [one] hit once
       *[other] hit { $count } times
    }
page-tyrant-knights = { $count ->
        [one] 1 knight
       *[other] { $count } knights
    }
page-tyrant-citizens = { $count ->
        [one] 1 citizen
       *[other] { $count } citizens
    }
page-tyrant-unknown = assassins unknown
page-tyrant-known = { $count ->
        [0] no assassin revealed
        [one] 1 assassin revealed
       *[other] { $count } assassins revealed
    }
page-tyrant-hidden = { $count ->
        [one] 1 hidden assassin
       *[other] { $count } hidden assassins
    }
page-tyrant-no-arrest = no arrest this round
page-tyrant-may-arrest = one arrest possible
page-tyrant-arrest-used = arrest used
page-tyrant-arrested = Arrested
page-tyrant-fallen = Fallen
page-tyrant-town = Town, { $columns } by { $rows } squares
page-tyrant-street = street
page-tyrant-reachable = { $cost ->
        [0] reachable for free
        [one] reachable for 1 point
       *[other] reachable for { $cost } points
    }
page-tyrant-walk = { $figure }, { $from } to { $to }: { $cost ->
        [0] free
        [one] 1 point
       *[other] { $cost } points
    }
page-tyrant-left = { $counter }: { $left } left then.
page-tyrant-go = To { $to }
page-tyrant-go-push = Push, to { $to }
page-tyrant-go-castle = Into the castle
page-tyrant-where = { $figure } on { $square }: where to?
page-tyrant-where-why = Touch a lit square: the number says what the whole way costs.
page-tyrant-who-why = Touch a lit figure to see where it can go and what that costs.
page-tyrant-pick = Choose { $all } assassins in secret.
page-tyrant-pick-why = Touch citizens. Nobody else will know who they are.
page-tyrant-picked = { $count } of { $all }: { $names }
page-tyrant-pick-go = These { $all }
page-tyrant-noting = Note suspects
page-tyrant-noting-how = Touch a citizen: suspected, trusted, no note. Only you see it.
page-tyrant-note-suspect = suspected
page-tyrant-note-trusted = trusted
page-tyrant-note-none = no note
page-tyrant-they-were = Who they were:
page-tyrant-you-suspected = You had suspected: { $names }.
page-tyrant-fork = { $figure }: what happens on { $to }?
page-tyrant-do-push = Push ({ $cost })
page-tyrant-do-arrest = Arrest ({ $cost })
page-tyrant-do-kill = Kill ({ $cost })
page-tyrant-do-hit = Attack ({ $cost })
page-tyrant-showing = This is what happened.
page-tyrant-go-on = Touch the board to go on.
page-tyrant-not-the-last = The game goes on: he was not the last assassin.
page-tyrant-end-now = End the turn?
page-tyrant-unused = { $points ->
        [0] All points are spent.
        [one] 1 point is still unused.
       *[other] { $points } points are still unused.
    }
page-tyrant-no-points = No points left: end the turn.
page-tyrant-free-why = No points left. What costs nothing is still possible: touch a lit figure, or end the turn.
page-tyrant-caught = assassins caught or dead { $value }/{ $goal }
page-tyrant-hits = king hit { $value }/{ $goal }
page-tyrant-suspects = Suspects
page-tyrant-stuck-gone = This figure is no longer in town.
page-tyrant-stuck-points = There are no points left for it in this turn.
page-tyrant-stuck-taken = It cannot move: every square beside it is taken. First move somebody out of the way.
page-tyrant-stuck-roofs = Only roofs are free beside it, and the king stays on the street.
page-tyrant-stuck-dear = Only roofs are free beside it, and a roof costs 2 points. Points left: { $points }.
page-tyrant-stuck-shut = No square beside it can be entered now: nobody there can be pushed on, or the points are too few.
page-tyrant-not-far = { $points ->
        [one] No way there: one point is left for it.
       *[other] No way there: { $points } points are left for it.
    }
page-tyrant-not-king = The king stays on the street.
page-tyrant-not-taken = Somebody stands there who cannot be pushed away now.
