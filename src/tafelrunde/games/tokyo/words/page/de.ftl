page-tokyo-city = Tokyo
page-tokyo-bay = Bay
page-tokyo-outside = Draußen
page-tokyo-free = leer
page-tokyo-dial = { $name }: { $count }
page-tokyo-of-most = { $count } von höchstens { $most } Herzen
page-tokyo-hearts = { $count ->
        [one] 1 Herz
       *[other] { $count } Herzen
    }
page-tokyo-cards = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
page-tokyo-tiles = { $count ->
        [one] 1 Plättchen
       *[other] { $count } Plättchen
    }
page-tokyo-card = Karte
page-tokyo-tile = Plättchen
page-tokyo-none = keine
page-tokyo-has = Karten und Plättchen: { $seat }
page-tokyo-goal = Ziel: { $count } ★
page-tokyo-count-why = Wähle die Würfel, die du als Nächstes wertest; gleiche zählen zusammen.
page-tokyo-count-all = Alle werten
    .how = Alle übrigen werten, in dieser Reihenfolge: { $faces }
page-tokyo-die-counted = Er ist schon gewertet.
page-tokyo-die-idle = Er bringt jetzt nichts. { $why }
page-tokyo-level = Plättchen für Bosheit { $level }
page-tokyo-tiles-left = Plättchen übrig: { $list }
page-tokyo-at-level = { $count } bei { $level }
page-tokyo-you-are-out = Du bist ausgeschieden. Die anderen spielen weiter.
page-tokyo-hit-you = Was dir andere angetan haben
page-tokyo-strikes = { $seat } trifft { $count } Monster!
page-tokyo-strikes-you = Du triffst { $count } Monster!
page-tokyo-felled = { $turn ->
        [0] ausgeschieden
       *[other] ausgeschieden in Zug { $turn }
    }: { $how }
page-tokyo-watch-on = Weiter zusehen
page-tokyo-too-dear = Du kannst sie nicht kaufen: Sie kostet { $count } ⚡, du hast { $energy }.
page-tokyo-not-in-tokyo = Du kannst sie nicht kaufen, solange du in Tokyo bist.
page-tokyo-may-not = Du darfst sie jetzt nicht kaufen, obwohl du sie bezahlen könntest.
page-tokyo-not-yet = Du kannst sie in deinem Zug kaufen, sobald deine Würfel gewertet sind.
page-tokyo-turn-of = { $seat } ist am Zug
page-tokyo-shop = Auslage
page-tokyo-deck = Stapel { $count }
page-tokyo-offer = { $name }, { $count } Energie, { $kind }: { $about }
page-tokyo-dice = Würfel
page-tokyo-keep = Behalten
page-tokyo-again = Neu würfeln
page-tokyo-roll-these = neu würfeln
page-tokyo-die-kept = { $name }, wird behalten
page-tokyo-die-again = { $name }, wird neu gewürfelt
page-tokyo-your-dice = Deine Würfel
page-tokyo-their-dice = Würfel von { $seat }
page-tokyo-last-roll = Der letzte Wurf
page-tokyo-no-dice = Noch liegen hier keine Würfel.
page-tokyo-turn-to = Drehen auf
page-tokyo-rolls-left = { $count ->
        [0] kein Wurf mehr
        [one] noch 1 Wurf
       *[other] noch { $count } Würfe
    }
page-tokyo-as-it-lies = Wenn du jetzt aufhörst
page-tokyo-so-far = So wie sie liegen
page-tokyo-to-count = Noch zu werten
page-tokyo-lies = Wenn du jetzt aufhörst: { $what }
page-tokyo-nothing = Du bekommst nichts.
page-tokyo-hits = { $seat } −{ $count } ♥
page-tokyo-ask-keep = { $count ->
        [one] Wähle die Würfel, die du behältst. Noch ein Wurf.
       *[other] Wähle die Würfel, die du behältst. Noch { $count } Würfe.
    }
page-game-tokyo = King of Tokyo
page-title-tokyo = King of Tokyo: Dark Edition
page-line-tokyo = Sechs Würfel, eine Stadt und Monster, die mit jedem Wurf finsterer werden.
page-won-tokyo = Tokyo gehört dir.
page-counted-tokyo = Sterne
page-tokyo-stat-claws = { $count ->
        [one] Kralle ausgeteilt
       *[other] Krallen ausgeteilt
    }
page-tokyo-stat-entered = { $count ->
        [one] Mal Tokyo erobert
       *[other] Mal Tokyo erobert
    }
page-tokyo-stat-bought = { $count ->
        [one] Karte gekauft
       *[other] Karten gekauft
    }

## The end of a game

page-lost-tokyo = Tokyo gehört { $seat }.
page-far-tokyo-goal-stars = Du hattest { $value } von { $goal } Sternen.
