terminal-morpork-turn = { $seat } am Zug
    .you = Du bist am Zug
terminal-morpork-piles = Stapel { $pile } · Ereignisse { $events } · Unruhe { $trouble }
terminal-morpork-area = Bezirk
terminal-morpork-about-area = Bezirk { $number }, ein Gebäude kostet { $cost } $, { $river ->
        [0] nicht am Fluss
       *[other] am Fluss
    }; Nachbarn: { $near }. Stadtbezirkskarte: { $benefit }
terminal-morpork-use = { $area } nutzen
terminal-morpork-money = { $amount } $
terminal-morpork-hand = { $count } auf der Hand
terminal-morpork-not = ist nicht: { $names }
terminal-morpork-knows = hat: { $names }
terminal-morpork-your-hand = Hand: { $names }
terminal-morpork-player = Spieler
terminal-morpork-personality = Persönlichkeit
terminal-morpork-controls = kontrolliert
terminal-morpork-spies = infiltriert
terminal-morpork-fortune = Vermögen
terminal-morpork-points = Punkte
terminal-morpork-discard = Ablagestapel ({ $count }, die letzte zuerst)
terminal-morpork-shuffled = und { $count } weitere, nach den Geschichtsmönchen verdeckt
terminal-morpork-events-used = Ereignisse, die schon eingetreten sind
terminal-morpork-signs = Was die Zeichen bedeuten
terminal-morpork-signs-cards = ☺ Handlanger einsetzen · ⌂ bauen · † Meuchelmord · ✓ Unruhe entfernen · $ Geld kassieren · § Schriftrolle · ✶ Ereignis · + weitere Karte · ↯ Unterbrechung
terminal-morpork-signs-board = ⌂ wem Gebäude und Stadtbezirkskarte gehören, ✗ wo diese Karte fort ist, ° wo sie in diesem Zug genutzt oder neu ist · ! Unruhe · t Trolle · d Dämonen · ♛ wer den Bezirk kontrolliert
terminal-morpork-suspect = { $seat } ist { $personality }: { $percent } %
