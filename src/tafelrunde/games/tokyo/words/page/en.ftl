page-tokyo-city = Tokyo
page-tokyo-bay = Bay
page-tokyo-outside = Outside
page-tokyo-free = nobody
page-tokyo-dial = { $name }: { $count }
page-tokyo-of-most = { $count } of at most { $most } hearts
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
page-tokyo-has = Cards and tiles: { $seat }
page-tokyo-goal = Goal: { $count } ★
page-tokyo-count-why = Touch the dice that are to count next; equal ones count together.
page-tokyo-count-all = Let all count
    .how = Let all that are left count, in this order: { $faces }
page-tokyo-die-counted = It has counted already.
page-tokyo-die-idle = It would bring nothing now. { $why }
page-tokyo-level = Tiles for { $level } wickedness
page-tokyo-tiles-left = tiles left: { $list }
page-tokyo-at-level = { $count } at { $level }
page-tokyo-you-are-out = You are out of the game. The others play on.
page-tokyo-hit-you = What others did to you
page-tokyo-strikes = { $seat } strikes { $count } monsters!
page-tokyo-strikes-you = You strike { $count } monsters!
page-tokyo-felled = { $turn ->
        [0] out of the game
       *[other] out in turn { $turn }
    }: { $how }
page-tokyo-watch-on = Watch on
page-tokyo-too-dear = You cannot buy it: it costs { $count } ⚡, you have { $energy }.
page-tokyo-not-in-tokyo = You cannot buy it while you are in Tokyo.
page-tokyo-may-not = You may not buy it now, although you could pay for it.
page-tokyo-not-yet = You can buy it in your turn, after your dice have counted.
page-tokyo-turn-of = turn of { $seat }
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
page-tokyo-their-dice = Dice of { $seat }
page-tokyo-last-roll = The last dice
page-tokyo-no-dice = No dice lie here yet.
page-tokyo-turn-to = Turn it to
page-tokyo-rolls-left = { $count ->
        [0] last roll done
        [one] 1 roll left
       *[other] { $count } rolls left
    }
page-tokyo-as-it-lies = If you stop now
page-tokyo-so-far = As they lie
page-tokyo-to-count = Still to count
page-tokyo-lies = If you stop now: { $what }
page-tokyo-nothing = nothing.
page-tokyo-hits = { $seat } −{ $count } ♥
page-tokyo-ask-keep = { $count ->
        [one] Touch the dice that you keep. One roll is left.
       *[other] Touch the dice that you keep. { $count } rolls are left.
    }
page-game-tokyo = King of Tokyo
page-title-tokyo = King of Tokyo: Dark Edition
page-line-tokyo = Six dice, one city, and monsters who grow more wicked by the roll.
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
