page-tokyo-city = Tokyo
page-tokyo-bay = Bay
page-tokyo-outside = Outside
page-tokyo-free = empty
page-tokyo-dial = { $name }: { $count }
page-tokyo-of-most = { $count } of { $most } hearts
page-tokyo-hearts = { $count ->
        [one] 1 heart
       *[other] { $count } hearts
    }
page-tokyo-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
page-tokyo-tiles = { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }
page-tokyo-card = card
page-tokyo-tile = tile
page-tokyo-none = none
page-tokyo-has = Cards and tiles of { $seat }
page-tokyo-goal = Goal: { $count } ★
page-tokyo-count-why = Choose the dice to resolve next. Equal dice are resolved together.
page-tokyo-count-all = Resolve all
    .how = Resolve everything that is left, in this order: { $faces }
page-tokyo-die-counted = Already resolved.
page-tokyo-die-idle = It would do nothing now. { $why }
page-tokyo-level = Tiles at { $level } wickedness
page-tokyo-tiles-left = tiles left: { $list }
page-tokyo-at-level = { $count } at { $level }
page-tokyo-you-are-out = You are out of the game. The others play on.
page-tokyo-hit-you = What the others did to you
page-tokyo-strikes = { $seat } strikes { $count } monsters!
page-tokyo-strikes-you = You strike { $count } monsters!
page-tokyo-felled = { $turn ->
        [0] out of the game
       *[other] out in turn { $turn }
    }: { $how }
page-tokyo-watch-on = Keep watching
page-tokyo-too-dear = It costs { $count } ⚡, and you have { $energy }.
page-tokyo-not-in-tokyo = It cannot be bought in Tokyo.
page-tokyo-may-not = You can afford it, but you may not buy it now.
page-tokyo-not-yet = You can buy it on your turn, once your dice are resolved.
page-tokyo-turn-of = { $seat }’s turn
page-tokyo-shop = For sale
page-tokyo-deck = deck { $count }
page-tokyo-offer = { $name }, { $count } energy, { $kind }: { $about }
page-tokyo-dice = Dice
page-tokyo-keep = Keep
page-tokyo-again = Roll again
page-tokyo-roll-these = roll
page-tokyo-die-kept = { $name }, kept
page-tokyo-die-again = { $name }, will be rolled again
page-tokyo-your-dice = Your dice
page-tokyo-their-dice = { $seat }’s dice
page-tokyo-last-roll = Last roll
page-tokyo-no-dice = No dice yet.
page-tokyo-turn-to = Turn it to
page-tokyo-rolls-left = { $count ->
        [0] last roll done
        [one] 1 roll left
       *[other] { $count } rolls left
    }
page-tokyo-as-it-lies = If you stop now
page-tokyo-so-far = So far
page-tokyo-to-count = Still to resolve
page-tokyo-lies = If you stop now: { $what }
page-tokyo-nothing = nothing.
page-tokyo-hits = { $seat } −{ $count } ♥
page-tokyo-ask-keep = { $count ->
        [one] Choose the dice to keep. One roll left.
       *[other] Choose the dice to keep. { $count } rolls left.
    }
page-game-tokyo = King of Tokyo
page-title-tokyo = King of Tokyo: Dark Edition
page-line-tokyo = Six dice, one city, and monsters that grow more wicked with every roll.
page-won-tokyo = Tokyo is yours.
page-counted-tokyo = Stars
page-tokyo-stat-claws = { $count ->
        [one] claw you struck with
       *[other] claws you struck with
    }
page-tokyo-stat-entered = { $count ->
        [one] time you entered Tokyo
       *[other] times you entered Tokyo
    }
page-tokyo-stat-bought = { $count ->
        [one] card you bought
       *[other] cards you bought
    }

## The end of a game

page-lost-tokyo = Tokyo belongs to { $seat }.
page-far-tokyo-goal-stars = you had { $value } of { $goal } stars.
