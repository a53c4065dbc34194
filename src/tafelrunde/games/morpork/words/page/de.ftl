page-morpork-money = { $amount } $
page-morpork-map = Karte von Ankh-Morpork: zwölf Bezirke an beiden Ufern des Flusses
page-morpork-district = { $number }, { $name }, ein Gebäude kostet { $cost }
page-morpork-empty = leer
page-morpork-nobody-controls = niemand kontrolliert ihn
page-morpork-you-control = du kontrollierst ihn
page-morpork-controls = { $seat } kontrolliert ihn
page-morpork-bank = Bank
page-morpork-pile = Stapel
page-morpork-events = { $count ->
    [one] noch { $count } Ereignis
   *[other] noch { $count } Ereignisse
}
page-morpork-of = { $count } von { $goal }
page-morpork-plays = { $seat } spielt: { $card }
page-morpork-you-play = Du spielst: { $card }
page-morpork-playing = Wird gespielt, Schritt { $step } von { $steps }: { $card }
page-morpork-last-event = Letztes Ereignis: { $event }
page-morpork-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
page-morpork-controlled = { $count } kontrolliert
page-morpork-in-districts = { $count ->
    [one] in { $count } Bezirk
   *[other] in { $count } Bezirken
}
page-morpork-city-cards = Deine Stadtbezirkskarten
page-morpork-you-are = Du bist { $who }
page-morpork-you-win = { $kind ->
    [spies] Du gewinnst, wenn du zu Beginn deines Zuges Handlanger in { $goal } Bezirken hast (jetzt { $count }).
    [control] Du gewinnst, wenn du zu Beginn deines Zuges { $goal } Bezirke kontrollierst (jetzt { $count }).
    [trouble] Du gewinnst, wenn zu Beginn deines Zuges { $goal } Unruhe-Marker auf dem Plan liegen (jetzt { $count }).
    [fortune] Du gewinnst, wenn du zu Beginn deines Zuges { $goal } $ in Bargeld und Gebäuden hast (jetzt { $count } $).
    [pile] Du gewinnst, wenn der Nachzugstapel leer ist (noch { $count }).
   *[other] Du gewinnst mit { $goal } (jetzt { $count }).
}
page-morpork-aim = { $kind ->
    [pile] Ziel: { $what } (noch { $count })
   *[other] Ziel: { $what } (jetzt { $count })
}
page-morpork-building-costs = Ein Gebäude kostet hier { $cost }.
page-morpork-city-card-does = Wem das Gebäude gehört, der hat auch die Stadtbezirkskarte: { $text }
page-morpork-understood = Verstanden
page-morpork-secret-told = Dein Geheimnis
page-morpork-secret-keep = Niemand sonst darf das wissen. Über der Karte kannst du es jederzeit nachlesen.
page-morpork-secret-keep-desk = Niemand sonst darf das wissen. Neben der Karte kannst du es jederzeit nachlesen.
page-morpork-found-out = Nur du hast das gesehen
page-morpork-turn-done = Dein Zug ist zu Ende.
page-morpork-turn-done-why = Du kannst nichts mehr tun. Du wirst trotzdem gefragt, damit niemand erfährt, was du auf der Hand hast.
page-morpork-asked-anyway = Du hast keine passende Karte. Du wirst trotzdem gefragt, damit niemand erfährt, was du auf der Hand hast.
page-morpork-still = Du kannst noch: { $what }.
page-morpork-came-to = { $what }: { $count }
page-morpork-who-could-win = Wer gewinnen könnte
page-morpork-lords = Lord { $names }
page-morpork-wins-by = { $kind ->
    [spies] { $who }: Handlanger in { $goal } Bezirken
    [control] { $who }: { $goal } Bezirke kontrollieren
    [trouble] { $who }: { $goal } Unruhe-Marker
    [fortune] { $who }: { $goal } $
    [pile] { $who }: Stapel leer
   *[other] { $who }: { $goal }
}
page-morpork-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
page-morpork-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
page-morpork-your-turn = Du bist am Zug
page-morpork-turn-of = { $seat } ist am Zug
page-morpork-step = Schritt { $step } von { $steps }: { $what }.
page-morpork-then = Danach: { $what }.
page-game-morpork = Ankh-Morpork
page-title-morpork = Scheibenwelt: Ankh-Morpork
page-line-morpork = Zwölf Bezirke, ein Fluss und ein geheimer Plan für jeden.
page-won-morpork = Die Stadt gehört dir.
page-morpork-stat-placed = { $count ->
        [one] Handlanger eingesetzt
       *[other] Handlanger eingesetzt
    }
page-morpork-stat-built = { $count ->
        [one] Gebäude errichtet
       *[other] Gebäude errichtet
    }
page-morpork-stat-interrupts = { $count ->
        [one] Unterbrechung gespielt
       *[other] Unterbrechungen gespielt
    }

## The end of a game

page-lost-morpork = Die Stadt hat jemand Neuen an der Spitze: { $seat }.
page-far-morpork-goal-control = Du hast { $value } von { $goal } nötigen Bezirken kontrolliert.
page-far-morpork-goal-spies = Du hattest Handlanger in { $value } von { $goal } nötigen Bezirken.
page-far-morpork-goal-trouble = In { $value } von { $goal } nötigen Bezirken gab es Unruhe.
page-far-morpork-goal-fortune = Du hattest ${ $value } von nötigen ${ $goal }.
