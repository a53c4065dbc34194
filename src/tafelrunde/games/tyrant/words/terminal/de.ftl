terminal-tyrant-way-north = n
terminal-tyrant-way-east = o
terminal-tyrant-way-south = s
terminal-tyrant-way-west = w
terminal-tyrant-end = ende
terminal-tyrant-start = Start
terminal-tyrant-starts = K1, K2 König · + Ritter
terminal-tyrant-card = Karte
terminal-tyrant-left = Punkte
terminal-tyrant-points = König { $king } · Ritter { $knight } · Rebell { $rebel }
terminal-tyrant-fetter = Gefangennahme
terminal-tyrant-fetter-used = diese Runde benutzt
terminal-tyrant-fetter-free = eine Gefangennahme möglich
terminal-tyrant-kills = Ritter
terminal-tyrant-kills-next = { $count } ausgeschaltet · der nächste für { $price }
terminal-tyrant-kills-limit = { $count } ausgeschaltet · mehr nicht
terminal-tyrant-king = König
terminal-tyrant-rebel = Rebell
terminal-tyrant-goal-king = ★ Burg { $gates } oder Meuchler { $assassins }
terminal-tyrant-goal-rebel = ★ Treffer { $hits } oder Runden { $rounds }
terminal-tyrant-beside = 0 ende · je 1 Punkt oder (Punkte) · » schubst · 3nno oder 3 e7: ganzer Weg
    .rebel = 0 ende · je 1 Punkt oder (Punkte) · bnno oder b e7: ein ganzer Weg
terminal-tyrant-walk = { $whom } → { $to }: { $cost ->
        [one] 1 Punkt
       *[other] { $cost } Punkte
    }.
terminal-tyrant-do-it = Gib + ein, um es zu tun.
terminal-tyrant-no-way = Mit den Punkten, die übrig sind, nicht zu erreichen: { $to } ({ $whom }).
terminal-tyrant-is-there = { $whom }: schon auf { $to }.
terminal-tyrant-no-step = Schritt { $number } von { $steps } ist nicht möglich, deshalb wurde nichts getan.
terminal-tyrant-picked = Gewählt: { $names }. { $missing ->
        [one] Einer fehlt noch;
       *[other] { $missing } fehlen noch;
    } derselbe Name nimmt eine Wahl zurück.
    .none = Noch niemand: Wähle drei in beliebiger Reihenfolge, zusammen oder einzeln.
terminal-tyrant-no-citizen = „{ $typed }“ ist weder Name noch Buchstabe eines Bürgers.
terminal-tyrant-too-many = Du wählst nur { $count } Meuchler.
terminal-tyrant-key-picks = drei Bürger in beliebiger Reihenfolge, etwa { $example }, zusammen oder einzeln
terminal-tyrant-rounds-left = Runden danach
terminal-tyrant-to-come = Noch kommende Rundenkarten
terminal-tyrant-signs = ▒ Dach · ↑ → ↓ ← Tor: der Weg des Königs in die Burg · K König · 1–7 Ritter · a–n Bürger · A! enttarnter Meuchler · (Name) nicht mehr auf dem Brett · ★ gewinnt durch
    .secret = a* Meuchler, den nur du kennst
terminal-tyrant-costs = Punkte: ein Schritt 1 · auf ein Dach 2, enttarnte Meuchler 1 · hinunter 1, enttarnte Meuchler 0 · Ritter: gefangen nehmen oder ausschalten 1 · Meuchler: Ritter ausschalten 1, den zweiten einer Runde 2, König angreifen 2
terminal-tyrant-reveal = enttarnen: { $whom }
terminal-tyrant-arrest = gefangen nehmen: { $whom }
terminal-tyrant-kill = ausschalten: { $whom }
terminal-tyrant-attack = angreifen: { $whom }
terminal-tyrant-moves = { $whom }: { $moves }
terminal-tyrant-no-moves = { $whom }: jetzt ist nichts möglich.
terminal-tyrant-gone = { $whom }: nicht mehr auf dem Brett.
terminal-tyrant-roles = { $first } spielt den König, { $second } den Rebellen.
terminal-tyrant-suspect = { $citizen } ist ein Meuchler: { $percent } %
