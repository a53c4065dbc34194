# Was die Seite selbst sagt; die Worte der Spiele stehen in eigenen Dateien.

page-to-shelf = Tafelrunde, zurück zum Regal
page-you = Du
page-bot = Bot
page-menu = Menü
page-rules = Regeln
page-side = Verlauf und Aktionen
page-sound-on = Ton ist an
page-sound-off = Ton ist aus
page-close = Schließen
page-cancel = Abbrechen
page-now = Jetzt

## At the table

page-table = Tisch
page-actions = Aktionen
page-log = Verlauf
page-chat = Chat
page-views = Ansichten
page-players = Spieler
page-board = Spielplan
page-decide = Was du entscheidest
page-hand = Deine Hand
page-all-actions = Alle Aktionen in Worten
page-skip-to-prompt = Zu dem, was du entscheidest
page-your-turn = du bist dran
page-their-turn = am Zug
page-you-are-asked = du bist gefragt
page-is-asked = gefragt
page-clock-stands = Uhr steht
page-undo = Zurücknehmen
page-what-is-this = Was ist das?
page-asking = Berühre, worüber du etwas wissen willst.
page-you-may = Du kannst
page-others-decide = Nichts zu entscheiden
page-keys = Tasten
page-ways = { $what }: { $count ->
        [one] ein Weg
       *[other] { $count } Wege
    }
page-over = Das Spiel ist zu Ende.
page-waiting-for = { $seat } entscheidet.
page-sent = { $what } …
page-on-its-way = Unterwegs zum Tisch: { $what }
page-kept = Die Aktion bleibt hier und geht einmal hinaus, sobald die Verbindung wieder da ist. Nichts geht verloren, nichts geschieht doppelt.
page-waits = wartet
page-not-now = Nicht jetzt: { $what }.
page-round = Runde { $round }
page-round-of = Runde { $round } von { $rounds }
page-round-head = Runde { $round }
page-turn-of = Am Zug: { $seat }
page-turn-yours = Du bist am Zug
page-say = Sag etwas
page-chat-empty = Noch hat niemand etwas gesagt.
page-lost = Verbindung verloren. Neuer Versuch in { $seconds } s.
page-lost-now = Verbindung verloren. Neuer Versuch …
page-back-again = Wieder verbunden

## What is this

page-here-and-now = Hier und jetzt
page-lies-at = Ort: { $place }
page-belongs-to = Gehört: { $seat }
page-costs = Kostet: { $count }
page-so-many = Hier: { $count }
page-here-lie = Hier: { $names }
page-you-may-now = Du kannst: { $what }
page-source = Quelle
page-ruling = Festlegung
page-rulebook = Spielregel: „{ $heading }“
page-ours = unsere Festlegung, wo die Spielregel es offen lässt
page-derived = folgt aus anderen Regeln
page-see-rules = Regeln dazu
page-in-the-rules = In den Regeln
page-search-rules = Regeln durchsuchen
page-nothing-found = Keine Regel hat dieses Wort.
page-part-goal = Das Ziel
page-part-turn = Ein Zug
page-part-do = Was du tun kannst
page-part-end = Wie es endet
page-part-detail = Einzelheiten
page-part-card = Karten und Sonderfälle
page-empty-place = nichts
page-numbers = Zahlen
page-hidden-cards = { $count ->
        [one] eine verdeckt
       *[other] { $count } verdeckt
    }

## Claim

page-claim-led = { $seat } spielt aus
page-claim-led-you = Du spielst aus
page-claim-stake = Einsatz
page-claim-your-card = deine Karte
page-claim-their-card = die Antwort
page-claim-pile = Stapel
page-claim-factions = { $count ->
        [one] Fraktion
       *[other] Fraktionen
    }
page-claim-in-hand = auf der Hand
page-claim-followers = { $count ->
        [one] Anhänger
       *[other] Anhänger
    }
page-claim-followers-cap = Anhänger { $count }: offen gewonnen und verdeckt gezogen
page-claim-score-cap = Die Punktestapel liegen in der Mitte, nach Fraktionen.
page-claim-hand-cap = Diese Hand, erschlossen aus dem, was du gesehen hast
page-claim-none = noch keine
page-claim-nobody = noch niemand
page-claim-leads = { $seat } führt
page-claim-you-lead = du führst
page-claim-tie = gleichauf
page-claim-tips = { $count ->
        [one] eine Karte mehr dreht es
       *[other] { $count } Karten mehr drehen es
    }
page-claim-favour = Gunst der Fraktionen
page-claim-column = { $faction }: du { $mine }, { $seat } { $theirs }
page-claim-column-watched = { $faction }: { $first } { $mine }, { $seat } { $theirs }
page-claim-where = Wo die Karten sind
page-claim-yours = deine
page-claim-theirs = { $seat }
page-claim-gone = weg
page-claim-unseen = unbekannt
page-claim-holds = { $seat }: { $count ->
        [one] eine Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
page-claim-you-follow = du antwortest
page-claim-follows-other = { $seat } antwortet
