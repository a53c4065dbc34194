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
page-decide = Deine Entscheidung
page-hand = Deine Hand
page-all-actions = Alle Aktionen als Liste
page-skip-to-prompt = Direkt zu deiner Entscheidung
page-your-turn = du bist dran
page-their-turn = am Zug
page-you-are-asked = du bist gefragt
page-is-asked = ist gefragt
page-undo = Zurücknehmen
page-what-is-this = Was ist das?
page-hint = Tipp
page-hint-thinking = Überlegt …
page-hint-what = Der Rat eines Bots, der vorausdenkt
page-hint-hope = { $percent } % Siegchance
page-hint-none = Gerade gibt es keinen Tipp: Versuch es gleich noch einmal.
page-asking = Tippe an, worüber du mehr wissen willst.
page-you-may = Du kannst
page-others-decide = Nichts zu entscheiden
page-keys = Tasten
page-keys-title = Tastenkürzel
page-key-choose = etwas unter „{ page-you-may }“ wählen
page-key-tab = weiter zum nächsten Bereich: Tisch, Hand, Frage
page-key-arrows = zur nächsten Karte, zum nächsten Würfel oder Feld
page-key-enter = auswählen; noch einmal drücken, um zu bestätigen
page-key-escape = Auswahl aufheben
page-key-undo = zurücknehmen
page-key-hint = Tipp
page-key-what = „Was ist das?“: danach antippen, was du wissen willst
page-key-keys = diese Liste
page-ways = { $what }: { $count ->
        [one] eine Möglichkeit
       *[other] { $count } Möglichkeiten
    }
page-over = Das Spiel ist zu Ende.
page-waiting-for = { $seat } entscheidet.
page-thinks = { $seat } überlegt noch …
page-sent = { $what } …
page-on-its-way = Wird gesendet: { $what }
page-kept = Deine Aktion ist hier gespeichert und wird gesendet, sobald die Verbindung wieder steht. Nichts geht verloren, nichts wird doppelt ausgeführt.
page-waits = wartet
page-not-now = Nicht jetzt: { $what }.
page-round = Runde { $round }
page-round-of = Runde { $round } von { $rounds }
page-round-head = Runde { $round }
page-turn-of = Am Zug: { $seat }
page-turn-yours = Du bist am Zug
page-just-now = Was gerade geschah
page-on = Weiter
page-to-result = Zum Ergebnis
page-bot-named = { $name } (Bot)
page-say = Nachricht schreiben
page-chat-empty = Noch hat niemand etwas geschrieben.
page-lost = Verbindung verloren. Neuer Versuch in { $seconds } s.
page-lost-now = Verbindung verloren. Neuer Versuch …
page-back-again = Wieder verbunden

## What is this

page-here-and-now = Hier und jetzt
page-lies-at = Ort: { $place }
page-belongs-to = Spieler: { $seat }
page-costs = Kostet: { $count }
page-so-many = Hier: { $count }
page-here-lie = Hier: { $names }
page-seat-yours = Das ist dein Platz.
page-seat-person = Hier spielt ein Mensch.
page-seat-away = Hier spielt ein Mensch, der gerade nicht da ist.
page-you-may-now = Du kannst: { $what }
page-source = Quelle
page-ruling = Festlegung
page-rulebook = Spielregel: „{ $heading }“
page-ours = unsere Festlegung: Die Spielregel lässt es offen
page-derived = folgt aus anderen Regeln
page-see-rules = Regeln dazu
page-in-the-rules = In den Regeln
page-search-rules = Regeln durchsuchen
page-nothing-found = Nichts gefunden. Probier ein einzelnes Wort.
page-part-goal = Das Ziel
page-part-turn = Ein Zug
page-part-do = Was du tun kannst
page-part-end = Wie es endet
page-part-detail = Einzelheiten
page-part-card = Karten und Sonderfälle
page-part-things = Karten und Dinge
page-hits = { $count ->
    [one] 1 Stelle
   *[other] { $count } Stellen
}
page-nearest = Meinst du:
page-play = Spielen
page-sheet = Auf einer Seite
page-search-things = Karten und Dinge durchsuchen
page-kinds = Welche Art
page-no-thing = Nichts mit diesem Namen.
page-signs = Was die Zeichen bedeuten
page-kind-all = Alle
page-kind-card = Karten
page-kind-faction = Fraktionen
page-kind-figure = Figuren
page-kind-tile = Plättchen
page-kind-die = Würfel
page-kind-piece = Spielsteine
page-kind-personality = Persönlichkeiten
page-kind-area = Bezirke
page-kind-happening = Ereignisse
page-kind-place = Orte auf dem Tisch
page-kind-counter = Was gezählt wird
page-kind-citizen = Bürger
page-kind-token = Marker
page-empty-place = leer
page-numbers = Zahlen
page-aside = Außerdem auf dem Tisch
page-standing = Stand
page-areas = Felder
page-legend = Zeichenerklärung
page-seen-all = sehen alle
page-seen-you = siehst nur du
page-seen-none = verdeckt
page-hidden-cards = { $count ->
        [one] eine verdeckt
       *[other] { $count } verdeckt
    }

## The shelf

page-who-rules = Wer herrscht heute Abend?
page-play-or-link = Spiel sofort gegen Bots oder schick deinen Freunden den Link.
page-alone = Spiel gegen Bots, gleich hier. Alles läuft in deinem Browser, ohne Server und ohne Konto. Mitspielen kann nur, wer vor demselben Bildschirm sitzt.
page-alone-kept = Diese Partien liegen nur in diesem Browser. Sichere eine als Datei, um sie anderswo fortzusetzen, auch auf einem Tafelrunde-Server. Die Datei enthält alle Geheimnisse der Partie.
page-alone-export = Als Datei sichern
page-alone-import = Aus Datei öffnen
page-play-now = Jetzt spielen
page-against = gegen { $bot }
page-against-whom = Gegner
page-against-as = Deine Rolle
page-against-how-many = Spielerzahl
page-opening = Tisch wird geöffnet …
page-invite = Freunde einladen, Optionen wählen: { $game }
page-invite-friends = Einladen
page-rules-of = Regeln: { $game }
page-players-exact = { $count } Spieler
page-players-range = { $least } bis { $most }
page-minutes = { $count } Min.
page-tables = Tische
page-shelf = Regal
page-learn = Lernen
page-me = Du
page-open-tables = Offene Tische
page-no-open-tables = Gerade wartet niemand. Einen eigenen Tisch öffnest du im Regal mit „{ page-invite-friends }“.
page-join = Mitspielen
page-table-open = { $count ->
        [one] ein Platz frei
       *[other] { $count } Plätze frei
    }
page-imported = Von { $who } am { $when } bei Schritt { $version } importiert. Wer ein Spiel importiert, kennt vielleicht alles, was verdeckt ist; deshalb geht es nur allein oder mit Bots weiter.
page-imported-anew = Von { $who } am { $when } bei Schritt { $version } importiert. Alles Verdeckte wurde neu ausgeteilt: Niemand weiß mehr als die anderen.
page-imported-by = jemandem
page-with-others = Mit anderen weiterspielen: Verdecktes wird neu ausgeteilt
page-table-unreadable = kann dieser Server nicht lesen
page-first-time = Zum ersten Mal hier?
page-first-time-how = Die Regeln aller Spiele in unseren Worten, so geordnet, wie man sie am besten lernt:
page-compiled = kompilierte Regeln
page-plain-rules = Regeln in reinem Python, nur schnelle Bots
page-plain-bots = Auf diesem Server würden { page-bot-level-4 } und { page-bot-level-5 } zu lange denken. Sind seine schnellen Regeln fertig, stehen beide nach dem nächsten Start zur Wahl.
page-language = Sprache
page-to-day = Helle Darstellung
page-to-night = Dunkle Darstellung
page-settings = Einstellungen
page-guest-name = Gast
page-about = Über Tafelrunde

## A new table

page-new-table = Ein neuer Tisch
page-game = Spiel
page-seats = Plätze
page-turn-order = Reihenfolge: von oben nach unten
page-who-sits = Wer auf Platz { $seat } sitzt
page-you-named = Du, { $name }
page-name-of-seat = Name auf Platz { $seat }
page-somebody = Jemand mit dem Link
page-at-this-screen = An diesem Bildschirm
page-remove-seat = Platz { $seat } entfernen
page-add-seat = Platz hinzufügen
page-up-to = bis zu { $count }
page-roles = Rollen
page-roles-chosen = Rollen wie gewählt
page-roles-chance = Der Zufall entscheidet
page-swap-roles = Rollen tauschen
page-both-here = Beide an diesem Bildschirm
    .how = mit Vorhang
page-with-curtain = Mehrere an einem Bildschirm: Zwischen den Zügen fällt ein Vorhang.
page-who-may-come = Wer mitspielen darf
page-by-link = Mit dem Link
page-public = Alle
page-clock = Bedenkzeit
page-clock-none = ohne Zeitlimit
page-clock-bank = je { $minutes } Min., +{ $increment } Sek. pro Aktion
page-clock-move = { $seconds } Sek. je Aktion
page-clock-days = { $count ->
        [one] ein Tag je Aktion
       *[other] { $count } Tage je Aktion
    }
page-finer = { $count ->
        [one] Eine weitere Option
       *[other] { $count } weitere Optionen
    }
page-as-recommended = { $changed ->
        [0] für Kenner; alles wie empfohlen
        [one] eine geändert
       *[other] { $changed } geändert
    }
page-option-random = zufällig
page-option-0 = Platz 1
page-option-1 = Platz 2
page-option-a = A
page-option-b = B
page-option-shuffled = gemischt
page-option-listed = der Reihe nach
page-option-turn = Ende des Zuges
page-option-round = Ende der Runde
page-option-at_once = sofort
page-option-end_of_turn = Ende des Zuges
page-option-ends = sie endet
page-option-stays = sie bleibt
page-option-takes_tile = das Plättchen kommt aus dem Spiel
page-option-dice_that_count = gewertete Würfel
page-option-all_dice = alle Würfel
page-option-de_all_own_pieces = alle eigenen
page-option-de_affected_pieces = betroffene
page-option-en_choose_pieces = gewählte
page-option-normal_placing_rules = übliche Regel
page-option-any_other_area = jeder andere Bezirk
page-option-last_card_taken = letzte Karte gezogen
page-option-cannot_draw = keine mehr zu ziehen
page-option-de_highest_controlled_area = bester Bezirk
page-option-en_highest_city_card = beste Stadtbezirkskarte
page-summary = { $free ->
        [0] { $count } Plätze, { $bots ->
            [0] niemand fehlt.
            [one] ein Bot. Es geht sofort los.
           *[other] { $bots } Bots. Es geht sofort los.
        }
       *[other] { $count } Plätze, { $free } frei. Es geht los, sobald alle sitzen und du auf Start drückst.
    }{ $people ->
        [one] { "" }
       *[other] { " " }Zwischen den Zügen fällt ein Vorhang.
    }
page-open-table = Tisch öffnen
page-open-and-copy = Tisch öffnen und Link kopieren
page-start-game = Spiel starten
page-bot-level-1 = Neuling
    .about = neu am Tisch, spielt oft, ohne nachzudenken
page-bot-level-2 = Lehrling
    .about = spielt nach Gefühl und macht noch Fehler
page-bot-level-3 = Stammgast
    .about = denkt voraus und übersieht nichts, was offen liegt
page-bot-level-4 = Veteran
    .about = denkt länger nach und zählt, was sich zählen lässt
page-bot-level-5 = Meister
    .about = der stärkste: überlegt bis zu zwei Sekunden

## The waiting room

page-waiting-room = Warteraum
page-seats-free = { $count ->
        [one] Ein Platz ist frei
       *[other] { $count } Plätze sind frei
    }
page-free-how = Das Spiel beginnt, sobald alle Plätze besetzt sind. Der Gastgeber kann einen Platz auch einem Bot geben.
page-all-sit = Alle sind da
page-all-sit-host = Drück auf Start, wenn ihr so weit seid.
page-all-sit-guest = Der Gastgeber startet das Spiel.
page-waiting-for-people = Warten auf { $names }
page-away-host = Starte, sobald alle wieder da sind.
page-you-host = du (Gastgeber)
page-sits = bereit
page-away = nicht da
page-free-seat = Freier Platz
page-give-bot = einladen oder Bot hinsetzen
page-sit-here = hier hinsetzen
page-bring-friend = Bring jemanden mit
page-link-how = Wer den Link öffnet, bekommt einen freien Platz. Der Link gilt, bis das Spiel beginnt.
page-the-link = Der Link
page-qr = Der Link als QR-Code fürs Handy
page-copy = Kopieren
page-copied = Kopiert
page-share = Teilen
page-leave = Verlassen
page-close-table = Tisch schließen
page-start = Start
page-start-missing = { $count ->
        [one] Start: ein Platz frei
       *[other] Start: { $count } Plätze frei
    }
page-host-starts = Der Gastgeber startet
page-invited-how = Wie sollen dich die anderen nennen? Gib deinen Namen ein und nimm Platz.
page-invited-by = { $host } lädt dich ein: { $game }
page-invited-nobody = Du bist eingeladen: { $game }
page-invited-over = { $host } überlässt dir einen Platz: { $game }
page-invited-over-how = Du spielst anstelle von { $host } weiter. Wie sollen dich die anderen nennen?
page-invited-free = frei
page-invited-for-you = für dich
page-invited-seat-mine = Du sitzt schon an diesem Tisch.
page-invited-to-table = Zum Tisch
page-invited-chairs = Wer am Tisch sitzt
page-sit-down = Platz nehmen

## Between the players

page-yes = Ja
page-no = Nein
page-asks-undo = { $seat } möchte eine Aktion zurücknehmen.
page-asks-draw = { $seat } bietet ein Unentschieden an.
page-ask-undo = Um Zurücknehmen bitten
page-asked-undo = Du möchtest zurücknehmen; es fehlt noch die Antwort von { $names }.
page-rest = Im Voraus passen
    .how = auf alles passen, was die anderen tun, egal was du auf der Hand hast
page-rest-turn = Bis dieser Zug endet
page-rest-round = Bis ich wieder am Zug bin
page-rest-look = Bis ich wieder hereinschaue
page-pass-turn = Für diesen Zug passen
page-resting = { $until ->
        [turn] Du passt, bis dieser Zug endet.
        [round] Du passt, bis du wieder am Zug bist.
        [look] Du passt, bis du wieder hereinschaust.
       *[other] Bei manchen Fragen passt du.
    } Beenden
page-passing = Du passt.
page-ask-again = Mich wieder alles fragen
page-taken-back-what = Zurückgenommen: { $what }
page-since = Während du weg warst: { $number } von { $count }
page-since-next = Weiter
page-since-skip = Überspringen
page-since-done = Zum Tisch
page-watched = Andere dürfen zusehen
page-watched-how = Darf niemand zusehen, entfallen Fragen, auf die du nur passen könntest.
page-paused = Das Spiel macht Pause.
page-pause = Pause machen
page-go-on = Weiterspielen
page-offer-draw = Unentschieden anbieten
page-wrong = Fehler melden
page-wrong-how = Was hast du erwartet, und was ist geschehen?
page-wrong-send = Dem Betreiber melden und als Datei speichern
page-wrong-sent = Danke. Die Datei zeigt die Stellung und wie es dazu kam.
page-resign = Aufgeben
page-resign-sure = Ja, aufgeben
page-resign-what = { $seats ->
    [2] Dann gewinnt sofort die andere Seite.
   *[other] Ein Bot spielt für dich weiter, und du siehst zu. Zurückkommen kannst du nicht.
}
page-resigned = aufgegeben
page-you-resigned = Du hast aufgegeben. Ein Bot spielt für dich weiter.
page-leave-game = Verlassen: Ein Bot übernimmt
page-bot-plays = Ein Bot spielt für dich.
page-come-back = Wieder selbst spielen
page-table-ends = { $days ->
    [one] Spielt einen Tag lang niemand und schaut niemand vorbei, endet das Spiel von selbst.
   *[other] Spielt { $days } Tage lang niemand und schaut niemand vorbei, endet das Spiel von selbst.
}
page-halted = Dieses Spiel kann nicht weitergehen: Nach einer Aktualisierung passen die Regeln nicht mehr zu seinem Verlauf.
page-halted-how = Im Menü steht, was ihr jetzt tun könnt.
page-halted-shown = Du siehst die letzte Stellung, die nach alten und neuen Regeln gleich ist.
page-halted-ends = Du kannst das Spiel verlassen, und der Gastgeber kann es beenden. Am { $date } endet es von selbst. Es zählt dann für niemanden.
page-halted-leave = Dieses Spiel verlassen
page-halted-leave-what = Auf diesen Platz kannst du nicht zurück.
page-halted-end = Für alle beenden
page-halted-end-what = Das Spiel endet für alle am Tisch und zählt für niemanden.
page-the-goal = So gewinnt man
page-opening-title = Darum geht es in „{ $game }“
page-opening-help = Wähle aus, was leuchtet. Unter dem Spielplan steht, was du gerade entscheidest; „?“ oder „{ page-what-is-this }“ erklärt dir alles andere.
page-opening-bots = Bots sind nach ihrer Stärke benannt, vom { page-bot-level-1 } bis zum { page-bot-level-5 }.
page-opening-begin = Los geht’s

## Fort, Zuschauen, Verlassen

page-left-days = { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
page-left-hours = { $hours } Std. { $minutes } Min.
page-for-minutes = { $count } Min.
page-for-hours = { $count } Std.
page-out-of-time = Zeit abgelaufen
page-clock-paused = Uhr angehalten
page-clock-left = noch { $time }
page-absent = Warten auf { $seat }.
page-absent-since = Seit { $hour } Uhr nicht da ({ $time }).
page-absent-slow = Seit { $time } ist nichts passiert.
page-absent-when = Ab { $hour } Uhr kann ein Bot einspringen, wenn alle Anwesenden zustimmen.
page-absent-now = Sobald alle Anwesenden zustimmen, springt ein Bot ein.
page-absent-never = An diesem Tisch springt für niemanden ein Bot ein.
page-nudge = Anstupsen
page-nudge-again = Wieder ab { $hour } Uhr
page-nudged-by = { $seat } stupst dich an: Du bist dran.
page-call-bot = Bot einspringen lassen
    .until = Bot spielen lassen, bis { $seat } zurück ist
page-call-agreed = { $count } von { $all } einverstanden
page-rather-wait = Lieber warten
page-back-welcome = Willkommen zurück. { $count ->
        [0] Ein Bot springt für dich ein.
        [one] Ein Bot hat eine Aktion für dich ausgeführt.
       *[other] Ein Bot hat { $count } Aktionen für dich ausgeführt.
    }
page-back-stands = Was der Bot tut, gilt. Er spielt weiter, bis du wieder übernimmst.
page-take-seat = Wieder selbst spielen
page-played-on = { $seat } hat aufgegeben; ein Bot hat weitergespielt.
page-played-on-you = Du hast aufgegeben; ein Bot hat für dich weitergespielt.
page-sat-in = { $count ->
        [one] Ein Bot hat eine Aktion für { $seat } ausgeführt.
       *[other] Ein Bot hat { $count } Aktionen für { $seat } ausgeführt.
    }
page-sat-in-you = { $count ->
        [one] Ein Bot hat eine Aktion für dich ausgeführt.
       *[other] Ein Bot hat { $count } Aktionen für dich ausgeführt.
    }
page-watching-as = Du schaust als { $name } zu
page-watching = Es schauen zu
page-watch-count = { $count ->
        [one] 1 schaut zu
       *[other] { $count } schauen zu
    }
page-watching-see = Du siehst, was alle sehen. Handkarten und alles andere Verdeckte werden am Ende aufgedeckt.
page-watch = Zuschauen
page-full-title = Alle { $count } Plätze sind besetzt
page-full-how = Das Spiel läuft schon. Du kannst zuschauen und mitreden, siehst aber keine Geheimnisse.
page-full-open = Das Spiel hat noch nicht begonnen. Du kannst am Tisch warten, zuschauen und mitreden.
page-leave-sure = Das Spiel verlassen?
page-leave-bot = Bis du zurückkommst, spielt ein Bot für dich; dein Platz gehört weiter dir.
page-leave-forfeit = { $seats ->
    [2] Dein Gegner gewinnt sofort.
   *[other] Ein Bot übernimmt deinen Platz endgültig.
}
page-leave-wait = Die anderen warten auf dich.
page-leave-open-sure = Den Tisch verlassen?
page-leave-open = Dein Platz ist dann für andere frei.
page-close-sure = Den Tisch schließen?
page-close-what = Der Link gilt dann nicht mehr, und alle am Tisch erfahren es. Verloren geht nichts: Das Spiel hat noch nicht begonnen.
page-leave-yes = Ja, verlassen
page-close-yes = Ja, schließen
page-stay = Bleiben
page-absence = Wenn jemand fehlt
page-absence-600 = darf nach 10 Minuten ein Bot einspringen
page-absence-86400 = darf nach einem Tag ein Bot einspringen
page-absence-0 = springt kein Bot ein
page-absence-how = Nur wenn alle Anwesenden zustimmen, und nur bis zur Rückkehr.
page-substitute = Bot, der einspringt
page-nudges = Anstupsen
    .how = Ton und Meldung, wenn dich jemand anstupst
page-table-options = Optionen
page-end-others = { $seats } gewinnen.
page-asks-undo-here = { $seat } fragt { $other }: Darf die letzte Aktion zurückgenommen werden?
page-taken-back = zurückgenommen

## The curtain

page-pass-to = Gib das Gerät an { $seat }
page-look-away = { $seat }, dein Zug ist vorbei, und deine Geheimnisse sind sicher. Schau jetzt bitte weg.
page-i-am = Ich bin { $seat }: Vorhang auf
page-your-turn-at = Du bist dran: { $game }

## The end

page-finished = Beendet
page-result = Ergebnis
page-end-draw = Niemand herrscht allein.
page-end-void = Nicht zu Ende gespielt.
page-end-won = Du gewinnst.
page-end-other = { $seat } gewinnt.
page-won = gewonnen
page-shared = geteilt
page-lost-game = verloren
page-reason-resigned = { $who ->
    [you] Du hast aufgegeben.
    [other] { $name } hat aufgegeben.
    [all] Alle haben aufgegeben.
   *[nobody] Jemand hat aufgegeben.
}
page-reason-draw = Die Spieler haben sich auf ein Unentschieden geeinigt.
page-reason-abandoned = Hier hat lange niemand gespielt oder vorbeigeschaut.
page-reason-other-rules = Die Regeln haben sich geändert, deshalb konnte das Spiel nicht weitergehen.
page-reason-clock = Die Zeit ist abgelaufen.
page-reason-left = { $who ->
    [you] Du hast den Tisch verlassen.
    [other] { $name } hat den Tisch verlassen.
   *[nobody] Jemand hat den Tisch verlassen.
}
page-stat-moves = { $count ->
        [one] Aktion insgesamt
       *[other] Aktionen insgesamt
    }
page-stat-rounds = { $count ->
        [one] Runde
       *[other] Runden
    }
page-stat-minutes = { $count ->
        [one] Minute
       *[other] Minuten
    }
page-end-rule = Die Regel
page-end-far = So weit bist du gekommen:
page-watch-again = Noch einmal ansehen
page-try-from = Ab welchem Moment
page-try-begin-of = ab dem Anfang
page-rematch-king = Revanche: Du bist der König
page-rematch-rebel = Revanche: Du bist der Rebell
page-moments = Momente zum Nachschauen
page-rematch = Revanche, Plätze getauscht
page-to-rematch = Zur Revanche
page-rematch-calls = Es gibt eine Revanche: Der nächste Tisch ist gedeckt.
page-final = Das lässt sich nicht zurücknehmen.
page-copy-link = Link kopieren
page-back-to-shelf = Zurück zum Regal

## Watching again

page-replay = Wiederholung
page-replay-here = Was gerade geschehen ist
page-replay-start = So fing es an.
page-replay-on = einen Schritt vor
page-replay-back = einen Schritt zurück
page-replay-turn = zum nächsten Zug
page-replay-turn-back = zum Zug davor
page-replay-moment = zum nächsten wichtigen Moment
page-replay-moment-back = zum wichtigen Moment davor
page-replay-view = mit anderen Augen sehen
page-replay-play = abspielen
page-replay-pause = anhalten
page-replay-speed = Tempo
page-speed-slow = langsam
page-speed-usual = normal
page-speed-fast = schnell
page-replay-moment-of = Moment { $at } von { $last }
page-replay-to-moment = Wichtiger Moment { $number }
page-replay-at = Moment { $at }
page-replay-unseen = noch nicht gesehen
page-replay-hidden = Verdeckt, bis du weitergehst
page-replay-hidden-what = Der Rest des Spiels und wie es ausging.
page-replay-none = Dieser Moment ließ sich nicht laden. Versuch es noch einmal.
page-replay-differs = Ab hier wurde nach anderen Regeln als den heutigen gespielt. Weiter lässt sich das Spiel nicht zeigen.
page-replay-share = Moment teilen
page-eyes-own = Wie ich es sah
page-eyes-seat = Wie { $seat } es sah
page-eyes-all = Wie es alle sahen
page-eyes-open = Alles offen
page-opened = Für dich aufgedeckt
page-try-differently = Anders versuchen
page-try-seat = Du spielst
page-try-against = Gegen
page-try-usual = einen Bot: { $name }
page-try-friend = jemanden per Link
page-try-hidden = Was verdeckt war,
page-try-anew = wird neu verteilt
page-try-anew-seat = Was { $seat } wusste, bleibt, wie es war; der Rest wird passend neu verteilt.
page-try-anew-all = Was alle wussten, bleibt, wie es war; der Rest wird passend neu verteilt.
page-try-open = bleibt, wie es war
page-try-open-what = Jede Karte liegt, wo sie lag, ob jemand sie kannte oder nicht.
page-try-counts = Ein solches Spiel zählt nirgends mit.
page-try-begin = Von hier weiterspielen
page-tried = Ab Moment { $version } eines anderen Spiels, Verdecktes neu verteilt. Zählt nicht mit.
page-tried-open = Ab Moment { $version } eines anderen Spiels, alles wie damals. Zählt nicht mit.
page-tried-position = Ab einer eigenen Stellung. Zählt nicht mit.

## When something cannot be

page-to-the-shelf = Zum Regal
page-play-bots = Jetzt gegen Bots spielen
page-try-again = Noch einmal versuchen
page-asked-for = Gesucht: { $path }.
page-games-safe = Deine eigenen Spiele sind sicher: Du findest sie im Regal unter „Meine Spiele“.
page-error-unknown-table = Hier sitzt niemand mehr
    .how = Der Tisch wurde geschlossen, oder der Link ist unvollständig. Wenn ihn dir jemand geschickt hat, bitte um einen neuen.
page-error-unknown-link = Dieser Link gilt nicht mehr
    .how = Er wurde schon benutzt, oder das Spiel hat ohne dich begonnen. Bitte um einen neuen oder spiel solange gegen Bots.
page-error-unknown = Hier ist nichts
    .how = Vielleicht ist die Adresse falsch geschrieben.
page-error-full = Der Tisch ist voll
    .how = Jeder Platz ist besetzt. Bitte um einen anderen Tisch oder öffne selbst einen.
page-error-taken = Jemand war schneller
    .how = Dieser Platz ist besetzt. Sieh dir die offenen Tische im Regal an.
page-error-cancelled = Der Tisch wurde geschlossen
    .how = Nichts ist verloren: Das Spiel hatte noch nicht begonnen.
page-error-other-version = Seite und Server haben verschiedene Versionen
    .how = Die Seite in deinem Browser ist älter oder neuer als der Server. Lade sie neu.
page-error-no-sockets = Dieser Browser hält keine Verbindung
    .how = Er kennt keine WebSockets, oder sie werden unterwegs blockiert. Versuch es mit einem anderen Browser.
page-error-unreachable = Der Server antwortet nicht
    .how = Vielleicht startet er gerade, oder dein Netz ist weg. Deine Spiele sind auf dem Server sicher.
page-error-storage = Der Server kommt nicht an seine Daten
    .how = Er kann gerade keine Spiele laden oder speichern. Nichts ist geschehen; versuch es gleich noch einmal.
page-error-unreadable = Dieses Spiel lässt sich nicht lesen
    .how = Die Aufzeichnung ist beschädigt, oder der Server ist älter als die Regeln, nach denen gespielt wurde. Sie bleibt erhalten; vielleicht kann der Betreiber das Spiel retten.
page-error-forbidden = Diesen Tisch darfst du nicht sehen
    .how = Der Gastgeber lässt niemanden zusehen.
page-error-no-spectators = Hier darf niemand zusehen
    .how = Nur wer mitspielt, darf herein. Du kannst einen eigenen Tisch öffnen.
page-error-not-open = Das Spiel hat ohne dich begonnen
    .how = Alle Plätze sind inzwischen besetzt. Bitte um einen Link zum nächsten Spiel oder spiel solange gegen Bots.
page-error-signed-out = Der Server kennt dich nicht mehr
    .how = Seine Daten sind verloren, oder du warst lange nicht hier. Geh zurück zum Regal und fang neu an; Sprache und Darstellung bleiben, wie du sie gewählt hast.
page-error-failed = Etwas ist schiefgegangen
    .how = Das liegt an uns. Versuch es noch einmal; klappt es wieder nicht, geh zurück zum Regal und sag dem Betreiber dieses Servers Bescheid.
page-problem-unreachable = Der Server antwortet nicht.
page-problem-other-version = Seite und Server passen nicht zusammen.
page-problem-no-sockets = Dieser Browser hat keine WebSockets.
page-problem-cancelled = Der Tisch wurde geschlossen.

## Settings

page-you-and-screen = Einstellungen
page-your-name = Dein Name am Tisch
page-light = Darstellung
page-day = Hell
page-night = Dunkel
page-as-system = Wie im System
page-motion = Animationen
page-motion-full = normal
page-motion-quick = schnell
page-motion-none = aus
page-sound = Ton
page-ask-first = Vor jeder Aktion fragen
    .how = erst ein zweites Antippen oder der helle Knopf führt sie aus
page-tell-me = Bescheid geben, wenn ich dran bin
    .how = Benachrichtigung des Browsers, Titel und Symbol
page-letters = Buchstaben auf Bürgern und Figuren
    .how = zusätzlich zu Form und Farbe
page-kept-here = Gilt nur auf diesem Gerät. Kein Konto nötig.

## Rules and About

page-print = Drucken
page-contents = Inhalt
page-about-imprint = Impressum
page-about-privacy = Datenschutz
page-about-what = Vier Brettspiele um die Macht, für Menschen und Bots. Alles, was du hier siehst, kommt von diesem Server; von anderen Seiten wird nichts geladen.
page-about-names = Namen
    .text = Die Namen Duell um den Thron!, Tod dem Tyrannen!, King of Tokyo und Die Scheibenwelt: Ankh-Morpork gehören ihren Verlagen und Autoren, die mit diesem Projekt nichts zu tun haben. Die Regeln stehen hier in unseren eigenen Worten; Bilder aus den Spielen verwenden wir nicht.
page-about-licence = Lizenz
    .text = Tafelrunde ist freie Software unter der MIT-Lizenz. Alle Zeichnungen wurden eigens dafür gemacht, bis auf die folgenden.
page-about-icons = Symbole
    .text = Die Symbole für die Berufe der Bürger in Tod dem Tyrannen! stammen von
    .changed = Die Farben sind von uns.
page-about-fonts = Schriften
page-about-code = Code aus anderen Projekten
page-about-versions = Versionen
page-about-rules = Regeln: Version { $version }

## A group of friends

page-groups = Meine Gruppen
page-groups-none = Spiel jede Woche mit denselben Leuten: ein Link, der bleibt, ein Chat und ein Punktestand.
page-group-new = Neue Gruppe
page-group-more = { $count } weitere
page-group-here-now = { $count ->
        [one] gerade ist jemand da
       *[other] gerade sind { $count } da
    }
page-group-evening = Abend { $number }
page-group-since = seit { $time }
page-group-played = { $count ->
        [0] noch kein Spiel
        [one] ein Spiel bisher
       *[other] { $count } Spiele bisher
    }
page-group-who-is-here = Wer da ist
page-group-here = da
page-group-came = gerade gekommen
page-group-away = weg seit { $time }
page-group-last = zuletzt da: { $day }
page-group-never = noch nicht da
page-group-plays = spielt { $game }
page-group-you = du
page-group-host = Gastgeber
page-group-free = Freund oder Bot
page-group-gone = jemand, der nicht mehr dabei ist
page-group-invite = In die Gruppe einladen
page-group-invite-how = Der Link bleibt Woche für Woche gleich.
page-group-give-name = Gib der Gruppe einen Namen
page-group-invite-what = Schick deinen Freunden diesen Link, oder lass sie den Code scannen. Er bleibt Woche für Woche gleich.
page-group-bots-how = Wo jemand fehlt, spielt ein Bot. Welcher, bestimmst du unter „{ page-table-options }“.
page-group-add-bot = Bot dazusetzen
page-group-what = Was spielen wir?
page-group-what-how = Tippe auf ein Spiel: Die anderen sehen deinen Wunsch.
page-group-wishes = Jeder hat einen Wunsch frei
page-group-no-wish = noch keiner
page-group-leads = { $game } führt mit { $count } von { $all ->
        [one] einem Wunsch
       *[other] { $all } Wünschen
    }.
page-group-next = Als Nächstes: { $game }
page-group-host-picks = { $name } wählt das nächste Spiel.
page-group-at-table = Am Tisch: { $names }.
page-group-nobody = Gerade kann niemand spielen.
page-group-bots = { $count ->
        [one] Ein Bot spielt mit.
       *[other] { $count } Bots spielen mit.
    }
page-group-looks-on = Es schauen zu: { $names }.
page-group-begin = { $game } starten
page-group-begin-what = Starten
page-group-begins = { $name } startet
page-group-you-play = Du spielst gerade { $game }.
page-group-go-on = Solange bist du für die anderen nicht am Tisch.
page-group-others-too = Ein Spiel für die anderen
page-group-to-table = Zum Tisch
page-group-watching-how = Wer zuschaut, lässt seinen Platz frei. Vor jedem Spiel kannst du dich wieder setzen.
page-group-look = Ich schaue zu
page-group-looking = schaut zu
page-group-sit = Ich spiele wieder mit
page-group-others = Auch in der Gruppe: { $names }
page-group-score = Stand
page-group-score-won = Gewonnen
page-group-tonight = Heute
page-group-won-tonight = Heute gewonnen
page-group-all-evenings = { $count ->
        [one] Alle Abende
       *[other] Alle { $count } Abende
    }
page-group-of = von { $count }
page-group-not-yet = noch nicht
page-group-games = Spiele
page-group-tonights = Spiele von heute
page-group-all = { $count ->
        [one] alle
       *[other] alle { $count }
    }
page-group-all-games = Die Spiele aller Abende
page-group-older = Frühere Spiele
page-group-no-games = Noch wurde nichts gespielt.
page-group-on = { $names }: läuft gerade
page-group-bots-on = gerade spielen Bots
page-group-bot-for = ein Bot für { $name }
page-group-won = { $count ->
        [one] { $winners } gewinnt gegen { $others }
       *[other] { $winners } teilen sich den Sieg gegen { $others }
    }
page-group-shared = Unentschieden: { $names }
page-group-void = Nicht zu Ende gespielt: { $names }
page-group-again = Noch einmal ansehen: { $game }
page-group-watch = Zuschauen: { $game }
page-group-log = Protokoll speichern: { $game }
page-group-options = Das nächste Spiel
page-group-who-plays = Wer spielt
page-group-bots-too = Bots
page-group-bot-level = Stärke der Bots
page-group-my-look = Mein Name, meine Form, mein Monster
page-group-my-name = Dein Name in der Gruppe
page-group-shape = Form
page-group-shape-circle = Kreis
page-group-shape-triangle = Dreieck
page-group-shape-square = Quadrat
page-group-shape-diamond = Raute
page-group-shape-pentagon = Fünfeck
page-group-shape-cross = Kreuz
page-group-colour = Farbe
page-group-colour-1 = Blau
page-group-colour-2 = Orange
page-group-colour-3 = Türkis
page-group-colour-4 = Pink
page-group-colour-5 = Gelb
page-group-colour-6 = Schiefergrau
page-group-look-taken = Diese Form in dieser Farbe hat schon jemand: Wähle eine andere Form oder Farbe.
page-group-monster = Dein Monster in King of Tokyo
page-group-monster-n = Monster { $number }
page-group-any-monster = Egal welches
page-group-keep = Speichern
page-group-invited = Du bist eingeladen: { $name }
page-group-invited-plain = { $host } lädt dich ein
page-group-friends = Freunde
page-group-invited-how = Ein Link für all eure Abende: chatten, gemeinsam das nächste Spiel aussuchen, den Punktestand verfolgen.
page-group-name-taken = So heißt hier schon jemand. Bist du das, nur auf einem anderen Gerät? Dann sag es unten.
page-group-come-in = Beitreten
page-group-known = Ich gehöre schon dazu
page-group-who-are-you = Wer bist du?
page-group-who-how = Jemand aus der Gruppe bestätigt es. Dein altes Gerät ist dann nicht mehr dabei.
page-group-sign-in = anmelden
page-group-claim-asked = Bist du { $name }?
page-group-claim-wait = Das muss jemand aus der Gruppe bestätigen, oder du selbst auf deinem alten Gerät. Dein Code:
page-group-claim-how = Sobald jemand Ja sagt, geht es hier von selbst weiter. Der Code gilt zehn Minuten.
page-group-claim-no = Niemand hat bestätigt, dass du { $name } bist.
page-group-device = Ist das { $name }?
page-group-device-own = Bist du das auf einem anderen Gerät?
page-group-device-how-own = Sag nur Ja, wenn es diesen Code zeigt. Dein Name und deine Plätze ziehen dann auf das neue Gerät um, und dieses hier ist nicht mehr dabei.
page-group-device-me = Ja, das bin ich
page-group-device-how = Das behauptet jemand auf einem neuen Gerät. Sag nur Ja, wenn es diesen Code zeigt. Name und Plätze ziehen dann dorthin um, und das alte Gerät ist nicht mehr dabei.
page-group-device-yes = Ja, das ist { $name }
page-group-device-no = Nein
page-group-name = Name der Gruppe
page-group-renamed = Die Gruppe hat einen neuen Namen.
page-group-chooses = Wer das nächste Spiel wählt
page-group-everybody = Die meisten Wünsche
page-group-host-alone = Der Gastgeber
page-group-make-host = zum Gastgeber machen
page-group-send-away = entfernen
page-group-new-link = Neuer Link
page-group-leave = Gruppe verlassen
page-group-close = Gruppe auflösen
page-group-ends = Ohne weiteres Spiel endet die Gruppe: { $day }
page-group-sure-link = Einen neuen Link anlegen?
page-group-what-link = Der alte gilt dann sofort nicht mehr. Wer schon dabei ist, bleibt dabei.
page-group-yes-link = Ja, neuer Link
page-group-link-new = Es gibt einen neuen Link. Der alte gilt nicht mehr.
page-group-sure-host = { $name } zum Gastgeber machen?
page-group-what-host = Dann kannst du die Gruppe nicht mehr umbenennen oder auflösen, keine neuen Links anlegen und niemanden entfernen.
page-group-yes-host = Ja, übergeben
page-group-host-new = Gastgeber ist jetzt: { $name }.
page-group-sure-away = { $name } aus der Gruppe entfernen?
page-group-what-away = { $name } kann nicht zurückkommen. Alle anderen bekommen einen neuen Link, laufende Spiele gehen weiter.
page-group-yes-away = Ja, entfernen
page-group-gone-now = { $name } ist nicht mehr dabei. Es gibt einen neuen Link.
page-group-sure-leave = { $name } verlassen?
page-group-what-leave = Du gibst deinen Platz in der Gruppe auf; deine Spiele behältst du. Bist du Gastgeber, wird es jemand anders. Ist sonst niemand dabei, endet die Gruppe.
page-group-yes-leave = Ja, verlassen
page-group-sure-close = { $name } für immer auflösen?
page-group-what-close = Link, Chat und Stand sind für alle weg. Die Spiele bleiben bei denen, die sie gespielt haben.
page-group-yes-close = Ja, auflösen
page-group-same = Dieselben Leute, anderes Spiel
page-group-calls = { $name } möchte mit euch allen weiterspielen. „{ page-group-same }“ bringt dich hin.
page-group-back = Zurück: { $name }
page-group-next-what = Was spielen wir als Nächstes?
page-group-your-wish = dein Wunsch?
page-another-game = Anderes Spiel

## Ich, meine Geräte und meine Spiele

page-account = Konto
page-name = Name
page-name-ask = Wie sollen dich die anderen nennen?
page-name-why = Alle am Tisch sehen diesen Namen. Du kannst ihn später ändern.
page-name-other = Anderen Namen vorschlagen
page-name-same = An diesem Tisch heißt schon jemand so.
page-name-account = Ich habe ein Konto
page-name-sit = Weiter
page-name-member = an jedem Tisch. Du meldest dich als { $login } an.
page-name-guest = an jedem Tisch.
page-account-name = Name
page-change = Ändern
page-back = Zurück
page-done = Fertig
page-download = Herunterladen
page-secret = Passwort
page-secret-now = Aktuelles Passwort
page-secret-new = Neues Passwort
page-secret-show = Anzeigen
page-secret-hide = Verbergen
page-secret-length = Mindestens 8 Zeichen.
page-secret-sure = Zur Sicherheit: dein Passwort
page-secret-ends = Ein neues Passwort meldet alle anderen Geräte ab.
page-secret-changed = Passwort geändert. Alle anderen Geräte sind abgemeldet.
page-keep = Spiele behalten
page-keep-pitch = Deine Spiele gibt es nur in diesem Browser. Mit Name und Passwort hast du sie auf jedem Gerät.
page-keep-what = Was:
    .how = deine Spiele, deine Freunde und dein Name.
page-keep-why = Warum:
    .how = Ein Browser vergisst, und vielleicht spielst du auch am Handy.
page-keep-mail = Ohne E-Mail.
    .how = Stattdessen bekommst du Ersatzcodes.
page-keep-later = Jetzt nicht
page-kept-since = Seit { $day } sind deine Spiele in deinem Konto. Eine E-Mail-Adresse ist nicht gespeichert.
page-kept-nowhere = Du spielst als Gast auf diesem Gerät.
page-sign-in = Anmelden
page-sign-out = Abmelden
page-forgot = Passwort vergessen? Nimm einen Ersatzcode
page-recover = Mit Ersatzcode anmelden
page-recover-how = Gib einen der Codes ein, die du aufbewahrt hast. Jeder gilt nur einmal. Alle anderen Geräte werden dabei abgemeldet.
page-recover-code = Ersatzcode
page-recover-do = Passwort setzen und anmelden
page-bring = { $count ->
        [one] Auf diesem Gerät wurde ein Spiel als Gast gespielt. Willst du es in dein Konto übernehmen?
       *[other] Auf diesem Gerät wurden { $count } Spiele als Gast gespielt. Willst du sie in dein Konto übernehmen?
    }
page-bring-no = Nein, { $count ->
        [one] es bleibt
       *[other] sie bleiben
    } auf diesem Gerät
page-bring-yes = Ja, übernehmen
page-codes = Ersatzcodes
page-codes-how = Du siehst sie nur jetzt. Vergisst du dein Passwort, kannst du dich mit jedem davon einmal anmelden.
page-codes-file = Ersatzcodes: Vergisst du dein Passwort, kannst du dich mit jedem davon einmal anmelden.
page-codes-first = Du siehst diese Codes nicht wieder. Kopiere sie oder lade sie herunter.
page-codes-kept = Ich habe sie aufbewahrt
page-codes-left = Noch { $count } von { $of }. Vergisst du dein Passwort, kannst du dich mit jedem davon einmal anmelden.
page-codes-new = Neue Codes
page-codes-renew = Du bekommst acht neue Codes. Die alten gelten dann nicht mehr.
page-devices = Geräte
page-devices-count = { $count } angemeldet
page-devices-come = Spielst du schon auf einem anderen Gerät? Zeig dort einen Code an und gib ihn hier ein.
page-devices-end = Alle anderen abmelden
page-devices-end-how = Alle anderen Geräte werden abgemeldet, und Links zu deinen Plätzen und Tischen, die du verteilt hast, gelten nicht mehr.
page-device-name = { $browser } auf { $system }
page-device-unknown = Unbekanntes Gerät
page-device-this = dieses Gerät
page-device-now = gerade hier
page-device-since = seit { $day }
page-device-seen = zuletzt benutzt: { $day }
page-device-end = Abmelden
page-device-end-this = { $device } abmelden
page-device-another = Anderes Gerät nutzen
page-device-qr = QR-Code, der Tafelrunde auf dem anderen Gerät öffnet
page-device-scan = Scanne das mit dem anderen Gerät. Oder öffne dort { $address } und tippe
page-device-left = noch { $time }
page-device-confirm-here = Du bestätigst es hier, bevor es angemeldet wird.
page-device-confirm = Auf diesem Gerät bestätigen
page-device-wants-in = { $device } möchte sich anmelden.
page-device-asked = { $count ->
        [0] Gerade eben mit deinem Code.
        [one] Vor einer Sekunde mit deinem Code.
       *[other] Vor { $count } Sekunden mit deinem Code.
    }
page-device-compare = Ist es deins? Dann zeigt es dieselben vier Zeichen:
page-device-then = Danach kann man dort deine Spiele sehen und für dich spielen.
page-device-no = Nein, ablehnen
page-device-yes = Ja, anmelden
page-device-let-in = Das andere Gerät ist angemeldet.
page-device-kept-out = Das andere Gerät wurde abgelehnt.
page-device-late = Dieser Code gilt nicht mehr.
page-device-end-any-time = Unter „Konto“ kannst du es bei den Geräten jederzeit wieder abmelden.
page-device-again = Zeig einen neuen Code an, um ein Gerät anzumelden.
page-device-new-code = Neuer Code
page-knock = Auch dieses Gerät nutzen
page-knock-scanned = Du hast den Code eines anderen Geräts gescannt. Ist es deins, dann bestätige dort, dass dieses hier dazukommt.
page-knock-type = Wähle auf einem Gerät, auf dem du schon spielst, „{ page-device-another }“ und gib hier den Code ein, den es zeigt.
page-knock-code = Code
page-knock-code-enter = Code eingeben
page-knock-do = Dort nachfragen
page-knock-wait = Schau jetzt auf das andere Gerät
page-knock-compare = Es muss dieselben vier Zeichen zeigen. Dann wähle dort „Ja“.
page-knock-nothing = Der Code ist vertippt, schon benutzt, abgelehnt oder abgelaufen. Prüf ihn, oder lass dir auf dem anderen Gerät einen neuen anzeigen.
page-data = Deine Daten
page-data-how = Name, Plätze, Chat und Geräte als lesbare Datei.
page-delete = Löschen …
page-delete-account = Konto löschen
page-delete-guest = Meine Daten löschen
page-delete-how = Zuerst siehst du, was aus deinen laufenden Spielen wird.
page-delete-sure-account = Dein Konto löschen?
page-delete-sure-guest = Deine Daten löschen?
page-delete-nothing = Du hast keine laufenden Spiele.
page-delete-bots = { $count ->
        [one] Dein laufendes Spiel übernimmt ein Bot.
       *[other] Deine { $count } laufenden Spiele übernehmen Bots.
    }
page-delete-people = { $count ->
        [one] { $people } spielt weiter und erfährt davon.
       *[other] { $people } spielen weiter und erfahren davon.
    }
page-delete-resigned = { $count ->
        [one] Ein Spiel gibst du damit auf: Dort ist vereinbart, dass verliert, wer geht.
       *[other] { $count } Spiele gibst du damit auf: Dort ist vereinbart, dass verliert, wer geht.
    }
page-delete-waiting = { $count ->
        [one] An einem Tisch, der noch nicht begonnen hat, wird dein Platz frei.
       *[other] An { $count } Tischen, die noch nicht begonnen haben, wird dein Platz frei.
    }
page-delete-groups = { $count ->
        [one] Du verlässt deine Gruppe. Bist du dort Gastgeber, wird es jemand anders.
       *[other] Du verlässt deine { $count } Gruppen. Wo du Gastgeber bist, wird es jemand anders.
    }
page-delete-finished = Beendete Spiele bleiben den anderen erhalten, aber ohne deinen Namen.
page-delete-gone-account = Name, Chat, Codes und Geräte werden sofort und endgültig gelöscht. Nur in älteren Sicherungen des Betreibers stehen sie noch.
page-delete-gone-guest = Name und Chat werden sofort und endgültig gelöscht. Nur in älteren Sicherungen des Betreibers stehen sie noch.
page-delete-keep-account = Konto behalten
page-delete-keep-guest = Daten behalten
page-delete-yes = Ja, löschen
page-settings-member = Deine Spiele sind in deinem Konto.
page-settings-guest = Gast auf diesem Gerät
page-my-games = Meine Spiele
page-all-games = Alle { $count } Spiele
page-unfinished = Laufend
page-ended = Beendet
page-filter = Filter
page-filter-all = Alle
page-filter-turn = Ich bin dran
page-filter-game = Alle Spiele
page-filter-none = Kein Spiel passt dazu.
page-filter-role = Jede Rolle
page-filter-rival = Gegen alle
page-filter-result = Jedes Ergebnis
page-filter-place = ein Platz unter mehreren
page-games-export = Alle exportieren
page-games-import = Spiel importieren
page-games-exporting = { $at } von { $of } wird exportiert …
page-games-exported = { $count } von { $of } Spielen wurden exportiert. Versuch die übrigen in einer Minute noch einmal.
page-games-importing = Wird importiert …
page-games-no-log = Diese Datei enthält kein Spiel von Tafelrunde.
page-games-tried = ein Versuch
page-no-games = Du hast hier noch nicht gespielt.
page-listed = Hier stehen deine letzten { $count } Tische.
page-as-king = als König
page-as-rebel = als Rebell
page-mine-won = gewonnen
page-mine-lost = verloren
page-mine-shared = unentschieden
page-mine-over = vorbei
page-mine-place = { $place }. von { $of }
page-mine-turn = { $name } ist am Zug
page-mine-bots = ein Bot überlegt
page-mine-paused = Pause
page-until-days = noch { $count } Tage
page-until-hours = noch { $count } Std.
page-until-minutes = noch { $count } Min.
page-guide = Ein erstes Spiel
page-guide-show = Zeig’s mir
page-guide-step = Schritt { $step } von { $steps }
page-guide-leave = Verlassen
page-guide-skip = Überspringen
page-guide-on = Weiter
page-guide-look = Sieh dir an, was daraus wurde.
page-guide-wrong = Gerade nicht: { $rule }
page-guide-shelf = Zurück zum Regal
page-guide-play = Gegen den Neuling spielen
