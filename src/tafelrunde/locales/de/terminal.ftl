# Was das Terminal selbst sagt; die Wörter der Spiele stehen in eigenen Dateien.

terminal-round = Runde { $round } von { $rounds }
terminal-options = Optionen
terminal-game-facts = Spieler: { $seats } · Bots: { $bots }
terminal-choose-game = Welches Spiel? { $least }–{ $most } oder ein Name · Enter { $least } · q Ende
terminal-choose-seats = Wie viele spielen mit, dich eingerechnet? { $least }–{ $most } · Enter { $least } · q Ende
terminal-choose-again = „{ $typed }“ ist nicht dabei: { $least }–{ $most } · q Ende
terminal-hint = { $count ->
        [one] 1 oder { $example }
       *[other] 1–{ $count } oder z. B. { $example }
    } · ? Hilfe
    .named = z. B. { $example } · ? Hilfe
    .short = 1–{ $count } · ? Hilfe
terminal-hint-undo = u zurück
terminal-hint-always = a hier immer passen
terminal-hint-ask-again = a wieder fragen
terminal-hint-quit = q speichern und gehen
terminal-keys-title = Was du eingeben kannst
terminal-key-card = eine Auswahl: ihre Nummer in der Liste, ihr Kürzel oder ihr Name
terminal-key-move = Figur und Richtungen (n Norden, o Osten, s Süden, w Westen), etwa { $example }, 3nno oder 3o2, oder Figur und Feld, etwa 3 e7; „?“ davor sagt, was das kostet und wen es schubst; mit x davor schlägt die Figur zu; r und ein Buchstabe enttarnen; 0 beendet den Zug
terminal-key-choice = was zur Wahl steht, etwa { $example }
terminal-key-help = diese Seite; { $game ->
        [tokyo] „? { tokyo-card-wings }“ erklärt eine Karte oder ein Plättchen
        [morpork] „? vetinari“ erklärt eine Karte, einen Bezirk, ein Ereignis oder eine Persönlichkeit
        [claim] „? { $example }“ erklärt eine Karte
       *[other] „? { $example }“ sagt, ob das erlaubt ist, und wenn nicht, warum
    }
    .named = { $game ->
        [tokyo] { terminal-key-help }
       *[other] diese Seite; „? { $example }“ sagt, ob das erlaubt ist, und wenn nicht, warum
    }
terminal-key-undo = die letzte Aktion zurücknehmen, solange nichts Neues ans Licht kam
terminal-key-always = hier jetzt und bei jeder solchen Frage passen; anderswo getippt, holt es alle Fragen zurück
terminal-key-piles = { $game ->
        [tyrant] welche Rundenkarten noch kommen, was die Zeichen bedeuten und was alles kostet
        [tokyo] ausliegende Plättchen, Ablagestapel und Karten, von denen du weißt, dass sie als Nächste kommen
        [morpork] Ablagestapel, vergangene Ereignisse, die Zeichen, wie weit alle sind, und dein Ziel
       *[other] die Stapel durchsehen
    }
terminal-key-log = was bisher geschah
terminal-key-quit = das Spiel speichern und gehen
terminal-more-rules = Alle Regeln: { $command }
terminal-empty = Gib eine Nummer aus der Liste ein oder einen Namen wie { $example }. Ein Fragezeichen erklärt mehr.
    .named = Gib ein, was du tust, etwa { $example }. Ein Fragezeichen erklärt mehr.
terminal-not-understood = „{ $typed }“ steht nicht zur Wahl: Gib eine Nummer von 1 bis { $count } ein oder einen Namen wie { $example }. Ein Fragezeichen erklärt mehr.
    .named = „{ $typed }“ geht hier nicht: Gib ein, was du tust, etwa { $example }. Ein Fragezeichen erklärt mehr.
terminal-ambiguous = „{ $typed }“ kann { $meant } heißen: Gib etwas mehr ein.
terminal-refused = { $what } ist jetzt nicht erlaubt ({ $rule }).
terminal-allowed = { $what } – das ist erlaubt.
terminal-unknown-thing = „{ $typed }“ gibt es hier nicht. Ein Fragezeichen allein erklärt die Tasten.
terminal-no-undo = Es gibt nichts zurückzunehmen: Seit deiner letzten Aktion wurde etwas gezogen, aufgedeckt oder entschieden.
terminal-no-always = Hier kannst du nicht ein für alle Mal passen: Antworte bitte.
terminal-asked-again = Du wirst wieder alles gefragt.
terminal-nothing-here = Hier gibt es nichts zu sehen.
terminal-enter-back = Enter: zurück zum Spiel
terminal-pages = Seite { $page } von { $pages } · Enter: zurück zum Spiel · b: Seite davor
    .more = Seite { $page } von { $pages } · Enter: nächste Seite · b: Seite davor · q: zurück zum Spiel
terminal-enter-on = Enter: weiter
terminal-pass-to = { $seat } ist gefragt. Gib die Tastatur weiter und drücke dann Enter.
terminal-pass-undo = { $seat }: u nimmt deine letzte Aktion zurück.
terminal-saved = Das Spiel ist gespeichert in { $path }
terminal-go-on = So geht es weiter: { $command }
terminal-replay = Dieses Spiel noch einmal ansehen: { $command }
terminal-replay-keys = { $step }/{ $steps } · Enter weiter · b zurück · Zahl: dorthin · q Ende

## Duell um den Thron!

terminal-claim-letter-goblin = K
terminal-claim-letter-knight = R
terminal-claim-letter-undead = U
terminal-claim-letter-dwarf = Z
terminal-claim-letter-doppelganger = D
terminal-claim-table = Tisch
terminal-claim-favour = Gunst zurzeit
terminal-claim-stake = Einsatz
terminal-claim-last = Letzter Stich
terminal-claim-last-short = Zuvor
terminal-claim-pile = Stapel { $count }
terminal-claim-discard = Ablage
terminal-claim-discarded = Ablage { $count }
terminal-claim-hand = { $count } auf der Hand
terminal-claim-followers = Anhänger
terminal-claim-leads = { $seat } spielt aus
    .you = Du spielst aus
terminal-claim-faction = Fraktion
terminal-claim-factions = Fraktionen (Ziel { $goal })
terminal-claim-sum = Summe der Werte
terminal-claim-goes-to = Gunst
terminal-claim-nobody = niemand
terminal-claim-scored = Punkte: { $seat }
terminal-claim-unknown = +{ $count } verdeckt
terminal-claim-void = ohne
terminal-claim-tie = { $faction }, gleich viele Karten: { $seat } hat die höchste, { $card }.
    .you = { $faction }, gleich viele Karten: Du hast die höchste, { $card }.
terminal-claim-signs = ✓ die Karte gewinnt die Runde · ✗ sie verliert sie · ◀ ▶ wer die Gunst jetzt hat, ◁ ▷ wer sie bei gleich vielen Karten durch die höchste hat
terminal-claim-why-high = höhere Karte
terminal-claim-why-tie = gleicher Wert: wer ausspielt, gewinnt
terminal-claim-why-other_faction = andere Fraktion verliert
terminal-claim-why-knight = Ritter schlagen Kobolde
terminal-claim-why-doppelganger = der Doppelgänger zählt mit seinem Wert
terminal-claim-why-undead = Untote zählen in Phase 1
terminal-claim-why-dwarf = Zwerge bekommt der Verlierer

## Tod dem Tyrannen!

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
terminal-tyrant-fetter = Fessel
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
terminal-tyrant-do-it = Mit + geschieht es.
terminal-tyrant-no-way = Mit den Punkten, die übrig sind, nicht zu erreichen: { $to } ({ $whom }).
terminal-tyrant-is-there = { $whom } steht schon auf { $to }.
terminal-tyrant-no-step = Schritt { $number } von { $steps } ist nicht möglich, deshalb geschieht nichts.
terminal-tyrant-picked = Gewählt: { $names }. { $missing ->
        [one] Einer fehlt noch;
       *[other] { $missing } fehlen noch;
    } derselbe Name nimmt eine Wahl zurück.
    .none = Noch niemand: Wähle drei in beliebiger Reihenfolge, zusammen oder einzeln.
terminal-tyrant-no-citizen = „{ $typed }“ ist nicht Name oder Buchstabe eines Bürgers.
terminal-tyrant-too-many = Es gibt { $count } Meuchler, nicht mehr.
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
terminal-tyrant-no-moves = { $whom } kann jetzt nichts tun.
terminal-tyrant-gone = { $whom } ist nicht mehr auf dem Brett.
terminal-tyrant-roles = { $first } spielt den König, { $second } den Rebellen.

terminal-match = Match: { $first } gegen { $second }
terminal-match-game = Partie { $number } von 2
terminal-match-score = Stand: { $one } : { $two } ({ $first } – { $second })
terminal-match-won = { $seat } gewinnt das Match!
terminal-match-drawn = Das Match endet unentschieden.
## Tokyo

terminal-tokyo-die-claw = ///
terminal-tokyo-monsters = Monster
terminal-tokyo-turn-of = { $seat }: { $step }
terminal-tokyo-dice = Würfel
terminal-tokyo-rolls = Würfe übrig: { $count }
terminal-tokyo-claws = Krallen: { $count }
terminal-tokyo-last = vom Zug davor
terminal-tokyo-shop = Auslage
terminal-tokyo-own = Deine Karten und Plättchen
terminal-tokyo-deck = Stapel { $deck } · Ablage { $discard }
terminal-tokyo-empty = –
terminal-tokyo-price = { $price } ⚡
terminal-tokyo-price-from = { $price } ⚡ von { $seat }
terminal-tokyo-cut-price = { $price } ⚡ statt { $cost }
terminal-tokyo-wickedness = Bosheit { $count }
terminal-tokyo-poison = Gift { $count }
terminal-tokyo-shrink = geschrumpft { $count }
terminal-tokyo-smoke = Rauch { $count }
terminal-tokyo-extra = weitere Züge: { $count }
terminal-tokyo-copies = kopiert { $card }
terminal-tokyo-tiles = Plättchen übrig
terminal-tokyo-level = Stufe { $level }
terminal-tokyo-keep-how = Andere behalten: ihre Nummern (135) oder was sie zeigen ({ $example }).
    .stop = Es ist kein Wurf mehr übrig: „s“ beendet das Würfeln.
terminal-tokyo-stop = s
## Ankh-Morpork

terminal-morpork-turn = { $seat } am Zug
    .you = Du bist am Zug
terminal-morpork-piles = Stapel { $pile } · Ereignisse { $events } · Unruhe { $trouble }
terminal-morpork-area = Bezirk
terminal-morpork-about-area = Bezirk { $number }, ein Gebäude kostet { $cost } $, { $river ->
        [0] nicht am Fluss
       *[other] am Fluss
    }; Nachbarn: { $near }. Stadtbezirkskarte: { $benefit }
terminal-morpork-use = Nutze { $area }
terminal-morpork-money = { $amount } $
terminal-morpork-hand = { $count } auf der Hand
terminal-morpork-not = ist nicht: { $names }
terminal-morpork-knows = hält: { $names }
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
