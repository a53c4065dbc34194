page-game-tyrant = King & Assassins
page-line-tyrant = A king walks home through his people, and three of them carry knives.
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
page-tyrant-left = { $counter }: { $left } left afterwards.
page-tyrant-go = Go to { $to }
page-tyrant-go-push = Push and go to { $to }
page-tyrant-go-castle = Into the castle
page-tyrant-where = { $figure } on { $square }: where to?
page-tyrant-where-why = Choose a lit square. The number is what the whole way costs.
page-tyrant-who-why = Choose a lit figure to see where it can go and what that costs.
page-tyrant-pick = Choose { $all } assassins in secret.
page-tyrant-pick-why = Choose citizens on the board. Nobody else will know who they are.
page-tyrant-picked = { $count } of { $all }: { $names }
page-tyrant-pick-go = Choose these { $all }
page-tyrant-noting = Note suspects
page-tyrant-noting-how = Press a citizen to switch between suspected, trusted and no note. Only you see it.
page-tyrant-note-suspect = suspected
page-tyrant-note-trusted = trusted
page-tyrant-note-none = no note
page-tyrant-they-were = The assassins were:
page-tyrant-you-suspected = You suspected: { $names }.
page-tyrant-fork = { $figure } to { $to }: what do you do there?
page-tyrant-do-push = Push ({ $cost })
page-tyrant-do-arrest = Arrest ({ $cost })
page-tyrant-do-kill = Kill ({ $cost })
page-tyrant-do-hit = Attack ({ $cost })
page-tyrant-showing = This is what happened.
page-tyrant-go-on = Press anywhere on the board to continue.
page-tyrant-not-the-last = The game goes on: that was not the last assassin.
page-tyrant-end-now = End the turn?
page-tyrant-unused = { $points ->
        [0] All points are spent.
        [one] 1 point is still unused.
       *[other] { $points } points are still unused.
    }
page-tyrant-no-points = No points left: end the turn.
page-tyrant-free-why = No points left, but some moves are free: choose a lit figure, or end the turn.
page-tyrant-caught = assassins caught or dead { $value }/{ $goal }
page-tyrant-hits = king hit { $value }/{ $goal }
page-tyrant-suspects = Suspects
page-tyrant-stuck-gone = This figure is no longer in town.
page-tyrant-stuck-points = No points left for it this turn.
page-tyrant-stuck-taken = It cannot move: every square beside it is taken. Move someone out of the way first.
page-tyrant-stuck-roofs = Only roofs are free beside it, and the king stays on the street.
page-tyrant-stuck-dear = Only roofs are free beside it, and a roof costs 2 points. Points left: { $points }.
page-tyrant-stuck-shut = It can enter no square beside it now: nobody there can be pushed, or there are too few points.
page-tyrant-not-far = { $points ->
        [one] Too far: it has one point left.
       *[other] Too far: it has { $points } points left.
    }
page-tyrant-not-king = The king stays on the street.
page-tyrant-not-taken = Someone stands there who cannot be pushed away now.

## The end of a game

page-head-tyrant-end-castle = The king is home.
page-head-tyrant-end-assassins = The king lives.
page-head-tyrant-end-killed = The king is dead.
page-head-tyrant-end-rounds = The king came too late.
page-far-tyrant-goal-assassins = { $value } of the { $goal } assassins were caught or dead.
page-far-tyrant-goal-wounds = { $value ->
    [0] nobody had hit the king yet.
   *[other] the king was hit once, and once more would have killed him.
}
