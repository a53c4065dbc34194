# Was das Terminal selbst sagt; die Wörter der Spiele stehen in eigenen Dateien.

terminal-round = Runde { $round } von { $rounds }
terminal-options = Optionen
terminal-game-facts = Spieler: { $seats } · Bots: { $bots }
terminal-hint-hint = h Tipp
    .word = hint Tipp
terminal-hint-undo = u zurück
terminal-hint-always = a hier immer passen
terminal-hint-ask-again = a wieder fragen
terminal-hint-quit = q speichern und gehen
terminal-keys-title = Was du eingeben kannst
terminal-key-card = eine Wahl: ihre Nummer in der Liste, ihr Kürzel oder ihr Name
terminal-key-move = Figur und Richtungen (n Norden, o Osten, s Süden, w Westen), etwa { $example }, 3nno oder 3o2, oder Figur und Feld, etwa 3 e7; „?“ davor sagt, was das kostet und wen es schubst; mit x davor schlägt die Figur zu; r und ein Buchstabe enttarnen; 0 beendet den Zug
terminal-key-choice = was zur Wahl steht, etwa { $example }
terminal-key-hint = der Rat eines Bots, der vorausdenkt, und warum
terminal-hope = { $percent } % Siegchance
terminal-key-undo = die letzte Aktion zurücknehmen, solange nichts Neues ans Licht kam
terminal-key-always = jetzt und jedes Mal passen, wenn diese Frage kommt; an anderer Stelle: wieder alles fragen lassen
terminal-key-piles = { $game ->
        [tyrant] welche Rundenkarten noch kommen, was die Zeichen bedeuten und was alles kostet
        [tokyo] ausliegende Plättchen, Ablagestapel und Karten, von denen du weißt, dass sie als Nächste kommen
        [morpork] Ablagestapel, vergangene Ereignisse, die Zeichen, wie weit alle sind, und dein Ziel
       *[other] die Stapel durchsehen
    }
terminal-key-log = was bisher geschah
terminal-key-quit = das Spiel speichern und gehen
terminal-empty = Gib eine Nummer aus der Liste ein oder einen Namen wie { $example }. Ein Fragezeichen erklärt mehr.
    .named = Gib ein, was du tust, etwa { $example }. Ein Fragezeichen erklärt mehr.
terminal-ambiguous = „{ $typed }“ kann { $meant } heißen: Gib etwas mehr ein.
terminal-refused = { $what } ist jetzt nicht erlaubt ({ $rule }).
terminal-allowed = { $what } – das ist erlaubt.
terminal-no-undo = Es lässt sich nichts zurücknehmen: Mit deiner letzten Aktion oder danach wurde gezogen, gewürfelt oder aufgedeckt, oder jemand anders hat entschieden.
terminal-no-always = Bei dieser Frage kannst du nicht im Voraus passen: Antworte bitte.
terminal-asked-again = Du wirst wieder alles gefragt.
terminal-nothing-here = Hier gibt es nichts zu sehen.
terminal-enter-back = Enter: zurück zum Spiel
terminal-pages = Seite { $page } von { $pages } · Enter: zurück zum Spiel · b: vorige Seite
    .more = Seite { $page } von { $pages } · Enter: nächste Seite · b: vorige Seite · q: zurück zum Spiel
terminal-enter-on = Enter: weiter
terminal-pass-to = { $seat } ist dran. Gib die Tastatur weiter und drücke dann Enter.
terminal-pass-undo = { $seat }: u nimmt deine letzte Aktion zurück.
terminal-saved = Das Spiel ist in { $path } gespeichert
terminal-go-on = So geht es weiter: { $command }
terminal-replay = Dieses Spiel noch einmal ansehen: { $command }
terminal-hint = { $count ->
        [one] 1 oder { $example }
       *[other] 1–{ $count } oder z. B. { $example }
    } · ? Hilfe · r Regeln
    .named = z. B. { $example } · ? Hilfe · r Regeln
    .short = { $count ->
        [one] 1
       *[other] 1–{ $count }
    } · ? Hilfe · r Regeln
terminal-key-help = diese Seite; „? Wort“ findet alles zu einem Wort: Dinge, Orte, Zähler und Regeln, etwa „? { $example }“
    .named = diese Seite; „? Wort“ findet alles zu einem Wort: Dinge, Orte, Zähler und Regeln; „? { $example }“ sagt, ob das erlaubt ist, und wenn nicht, warum
terminal-key-rules = die Regeln, zum Lernen geordnet
terminal-not-understood = { $count ->
        [one] „{ $typed }“ steht nicht zur Wahl. Es gibt nur eine Möglichkeit: Gib 1 ein oder { $example }.
       *[other] „{ $typed }“ steht nicht zur Wahl: Gib eine Nummer von 1 bis { $count } ein oder einen Namen wie { $example }.
    } Ein Fragezeichen erklärt mehr.
    .named = „{ $typed }“ steht nicht zur Wahl: Gib ein, was du tust, etwa { $example }. Ein Fragezeichen erklärt mehr.
terminal-unknown-thing = Zu „{ $typed }“ gibt es nichts: kein Ding, keinen Ort, keinen Zähler, keine Regel.
terminal-nearest = Ähnlich klingt: { $words }.
terminal-see-also = Siehe auch: { $names }
terminal-only-answer = (Du hast keine andere Wahl. Gefragt wirst du trotzdem, damit niemand merkt, was du auf der Hand hast.)
    .undo = (Sonst ist nichts mehr zu tun: weiter, oder mit u etwas zurücknehmen.)
terminal-loud = Achtung
terminal-your-role = Du bist: { $role }
terminal-opening-keys = Wähle mit Nummer oder Namen. ? und ein Wort erklärt alles, r zeigt die Regeln, q speichert und geht.
terminal-pages-search = Seite { $page } von { $pages } · Enter schließen · b zurück · ein Wort: suchen
    .more = Seite { $page } von { $pages } · Enter weiter · b zurück · ein Wort: suchen · q zu
terminal-replay-wrong = Platz { $seat } bei Version { $version }, Regel { $rule }: { $text }
terminal-replay-keys = { $step }/{ $steps } · Enter weiter · b zurück · Zahl: dorthin · ? Wort · q Ende
    .end = { $step }/{ $steps }, das Ende · b zurück · Zahl: dorthin · ? Wort · q Ende
terminal-replay-more = t, T nächster Zug, voriger · { $moments ->
    [0] { "" }
   *[other] m, M nächster von { $moments } wichtigen Momenten, voriger ·{ " " }
}v { $eyes ->
    [all] wie es alle sahen
    [open] alles offen
   *[seat] wie dieser Platz es sah
}
terminal-from = Du spielst ab Schritt { $step } weiter: { $open ->
    [yes] Jede Karte liegt, wo sie lag.
   *[no] Was du dort nicht wissen konntest, wird neu verteilt.
}
terminal-again = Noch ein Spiel? Enter: ja · q: nein
    .roles = Noch ein Spiel, mit vertauschten Rollen? Enter: ja · q: nein
    .no = nein n
terminal-choose-role = Welche Seite möchtest du spielen?
terminal-choose-opponents = { $count ->
        [one] Gegen wen?
       *[other] Gegen wen? Ein Name für alle { $count } oder für jeden einer
    } · Enter { $best } · q Ende
terminal-choose-opponents-again = „{ $typed }“ passt nicht: Gib einen Namen ein oder { $count } Namen · q Ende
terminal-human = jemand an derselben Tastatur
terminal-bot-failed = { $why }; greedy hat für ihn gezogen.
terminal-no-saves = In { $folder } ist kein Spiel gespeichert
terminal-more-saves = und { $count } weitere in { $folder }
terminal-save-open = { $game } – { $players } – { $seat } ist am Zug
terminal-save-over = { $game } – { $players } – beendet, gewonnen von { $winners }
terminal-save-damaged = lässt sich nicht nachspielen: beschädigt oder aus einer anderen Version
terminal-choose = { $question } { $least }–{ $most } oder ein Name · Enter { $least } · q Ende
    .numbers = { $question } { $least }–{ $most } · Enter { $least } · q Ende
terminal-choose-game = Welches Spiel?
terminal-choose-seats = Wie viele spielen mit, dich eingerechnet?
terminal-choose-again = „{ $typed }“ ist nicht dabei: { $least }–{ $most } · q Ende
terminal-arena-title = { $game } – { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }, Startwert { $seed }
terminal-arena-bot = Bot
terminal-arena-games = Partien
terminal-arena-counts = +/=/−
terminal-arena-rate = Siegquote
terminal-arena-interval = 95-%-Intervall
terminal-arena-time = ms/Antwort
terminal-arena-failed = Ausfälle
terminal-arena-seat = Platz { $seat }
terminal-arena-against = gegen
terminal-arena-test = Noch ist nicht entschieden, ob { $bot } { $low } oder { $high } der Partien gewinnt: { $ratio }, zwischen -{ $bound } und { $bound }, nach { $games } Partien.
    .high = Nach { $games } Partien ist es klar: { $bot } gewinnt eher { $high } der Partien als { $low } ({ $ratio }, { $bound } genügt).
    .low = Nach { $games } Partien ist es klar: { $bot } gewinnt eher { $low } der Partien als { $high } ({ $ratio }, -{ $bound } genügt).
terminal-arena-failures = Die Zahlen von { $bot } sind nicht seine eigenen: { $count ->
        [one] Einmal hat
       *[other] { $count }-mal hat
    } greedy für ihn gezogen. Beim ersten Mal: { $why }
    .status = Rückgabewert 1; mit --allow-failures zählt so ein Match.
terminal-arena-stopped = Nach { $done } von { $total } Partien aufgehört. Sie stehen in { $file }: Derselbe Befehl macht dort weiter.
    .lost = Nach { $done } von { $total } Partien aufgehört. Mit --json DATEI hätte derselbe Befehl weitermachen können.

## Die Kommandozeile

terminal-help = Vier Brettspiele um die Macht, für Menschen und Bots, im Terminal.

    Fang an mit: { $command }
    Spiele aus einem eigenen Ordner: --games-from PFAD, bei jedem Befehl.
terminal-help-usage = Aufruf: { $command }
terminal-help-commands = Befehle
terminal-help-arguments = Argumente
terminal-help-parameters = Schalter
terminal-help-help = Diese Hilfe zeigen.
terminal-help-version = Die Version zeigen.
terminal-help-any-game = Eines von { $games }.
terminal-help-any-lang = Sprache: { $languages }. Vorgabe: die deines Systems.
terminal-help-any-seed = Startwert: Dieselbe Zahl ergibt dasselbe Spiel noch einmal. Eine ganze Zahl bis 64 Bit.
terminal-help-any-option = Regeln, nach denen gespielt wird, als Name=Wert; der Befehl 'rules' nennt sie.
terminal-help-play = Gegen einen Bot oder einen Menschen spielen.

    Wähle mit Nummer oder Namen; ? erklärt, r zeigt die Regeln, u nimmt zurück, q speichert und geht.

    Das letzte Spiel fortsetzen: tafelrunde play --resume

    Der Rebell auf Seite B: tafelrunde play tyrant --players greedy human --option side=b

    Zwei Menschen und zwei Bots: tafelrunde play tokyo --players human human greedy random
terminal-help-play-game = Eines von { $games }. Im Terminal wirst du gefragt, anderswo ist es { $game }.
terminal-help-play-players = Wer wo sitzt, Platz für Platz: human oder der Name eines Bots; der Befehl 'bots' nennt sie. Im Terminal wirst du gefragt, anderswo ist es human gegen einen Bot mittlerer Stärke. Menschen teilen sich die Tastatur, und jeder sieht nur, was er sehen darf.
terminal-help-play-resume = Dieses gespeicherte Spiel fortsetzen: eine Datei oder nur ihr Name; ohne Angabe das zuletzt gespielte.
terminal-help-play-save = Das Spiel in dieser Datei speichern statt am üblichen Ort.
terminal-help-play-begin = Ab einem Schritt eines gespeicherten Spiels beginnen (DATEI:37, gezählt wie bei „replay“) oder ab der Stellung in einer Datei; was du dort nicht wissen konntest, wird neu verteilt.
terminal-help-play-everything = Mit --from ab einem beendeten Spiel: jede Karte liegt, wo sie lag.
terminal-help-match = Zwei Spiele mit Platztausch dazwischen: 2:0, 1:1 oder 0:2.

    Beispiel: tafelrunde match tyrant --players human greedy --option side=b
terminal-help-match-players = Die zwei Spieler: human oder der Name eines Bots. Vorgabe: human gegen einen Bot mittlerer Stärke.
terminal-help-watch = Bots beim Spielen zusehen, mit offenen Karten.

    Beispiel: tafelrunde watch { $game } greedy random --seed 3
terminal-help-watch-bots = Die Bots, Platz für Platz. Vorgabe: überall einer mittlerer Stärke.
terminal-help-watch-delay = Sekunden zwischen zwei Entscheidungen, im Terminal. Vorgabe: 1.5.
terminal-help-arena = Bots viele Partien gegeneinander spielen lassen und die Ergebnisse auswerten.

    Jeder Bot spielt auf jedem Platz, jedes Mal mit demselben Zufall, damit er weniger zählt. Im 95-%-Intervall (Wilson) liegt sehr wahrscheinlich die wahre Siegquote; die Wertung ist die wahrscheinlichste Spielstärke aus allen Partien zugleich, 400 Punkte bedeuten zehn zu eins (zu zweit Bradley-Terry, sonst Plackett-Luce). Ein Startwert ergibt auf beliebig vielen Kernen dieselben Ergebnisse.

    Beide Seiten des Bretts: tafelrunde arena tyrant greedy random --games 40 --option side=a,b

    Einer gegen drei andere: tafelrunde arena tokyo greedy random --seats 4 --games 40

    Ein Match, das man verlassen und fortsetzen kann: tafelrunde arena { $game } greedy random --json match.jsonl
terminal-help-arena-bots = Die Bots mit Namen; was sich einstellen lässt, steht hinter einem Doppelpunkt, etwa name:time=0.5,sims=200. Auch eine Klasse in einer eigenen Datei ist ein Bot (mybot.py:Bot), und elsewhere:NAME spielt in einem eigenen Prozess.
terminal-help-arena-games = Wie viele Partien gespielt werden, beim Spiel aller gegen alle je Paar. Vorgabe: 100.
terminal-help-arena-seats = Wie viele an einem Tisch sitzen. Der letzte Bot nimmt alle übrigen Plätze; wenn alle gegen alle spielen, sitzt einer gegen mehrere des anderen.
terminal-help-arena-option = Regeln, nach denen gespielt wird, als Name=Wert; mehrere Werte, etwa side=a,b, werden abwechselnd gespielt.
terminal-help-arena-seed = Startwert: ergibt dieselben Partien noch einmal. Eine ganze Zahl bis 64 Bit. Vorgabe: 1.
terminal-help-arena-workers = Auf wie vielen Kernen. Vorgabe: auf allen.
terminal-help-arena-file = Die Ergebnisse in dieser Datei behalten, eine Zeile je Partie; derselbe Befehl setzt sie fort.
terminal-help-arena-round_robin = Alle gegen alle spielen lassen und vergleichen.
terminal-help-arena-sprt = Aufhören, sobald klar ist, welche von zwei Siegquoten der erste Bot hat, etwa 0.5,0.55; falsch in etwa einem von zwanzig Matches (ein sequenzieller Quotiententest über ganze Runden auf allen Plätzen, wie ihn Schachprogramme bestehen müssen).
terminal-help-arena-seconds = Wie viele Sekunden eine Antwort dauern darf; wer länger braucht, für den zieht greedy.
terminal-help-arena-cluster = Auf einem Ray-Cluster spielen: ray oder ray:ADRESSE. Dafür ist das Extra tafelrunde[ray] nötig.
terminal-help-arena-record = Jede Partie in diesem Ordner behalten, zum Ansehen oder um daraus zu lernen.
terminal-help-arena-record_as = Das Format: log, das 'replay' zeigt, oder parquet mit dem, was jeder Platz sah, tun konnte und tat (braucht tafelrunde[rl]).
terminal-help-arena-allow_failures = Auch dann mit Rückgabewert 0 enden, wenn greedy für einen Bot ziehen musste, der versagt hat.
terminal-help-replay = Ein gespeichertes Spiel durchgehen: Enter weiter, b zurück, eine Zahl springt dorthin, q Ende.

    Ein beendetes Spiel zeigt alle Karten, ein laufendes nur, was Zuschauer sehen.
terminal-help-replay-file = Ein gespeichertes Spiel: eine Datei oder nur der Name einer am üblichen Ort.
terminal-help-replay-seat = So zeigen, wie dieser Platz es sah: 0 oder höher.
terminal-help-saves = Die gespeicherten Spiele auflisten: welches Spiel, wer spielt, wann, wer am Zug ist.
terminal-help-rules = Die Regeln eines Spiels in unseren Worten, zum Lernen geordnet.

    Beispiel: tafelrunde rules tyrant --search Tor
terminal-help-rules-search = Nur zeigen, was mit diesem Wort zu tun hat: Dinge, Orte, Zähler und Regeln.
terminal-help-games = Die Spiele auflisten, für wie viele sie sind, und welche Bots es gibt.
terminal-help-bots = Die Bots eines Spiels oder aller Spiele auflisten, von schwach bis stark, und wie sie spielen.

    Ihre Namen gelten für 'play --players', 'match --players' und 'watch'.
terminal-help-bots-game = Eines von { $games }. Vorgabe: alle.
terminal-help-bench = Messen, wie schnell die Regeln sind: als Python, kompiliert und im Vergleich mit OpenSpiel, wo es installiert ist.

    „batch“ statt eines Spiels: wie schnell Tausende Partien zugleich zum Trainieren laufen, im Vergleich mit anderen Umgebungen.

    Beispiel: tafelrunde bench tokyo --rounds 1 --seconds 0.1

    Ein Server mit jeder Datenbank, im Vergleich mit boardgame.io: tafelrunde bench server

    Die Seite in Chromium, wie groß sie ist und wie schnell sie reagiert: tafelrunde bench page
terminal-help-bench-rounds = Wie oft alles gemessen wird; der Median zählt. Vorgabe: 3, bei einem Server 1.
terminal-help-bench-seconds = Wie viele Sekunden jede Zahl je Runde gemessen wird. Vorgabe: 0.5, bei einem Server 8.
terminal-help-bench-tables = Mit server: an wie vielen Tischen zu zweit gespielt wird. Vorgabe: 500.
terminal-help-bench-db = Mit server: das PostgreSQL, mit dem gemessen wird, etwa postgresql://user@host/name. Vorgabe: ein eigenes.
terminal-help-bench-as_json = JSON statt einer Tabelle ausgeben.
terminal-help-new-game = Ein kleines fertiges Spiel als eigenes Paket schreiben, mit Texten und Tests.
terminal-help-new-game-name = Wie es heißt: Kleinbuchstaben, Ziffern und Unterstriche.
terminal-help-words = Zeigen, wie vollständig eine Übersetzung ist.

    Beispiel: tafelrunde words pl --missing
terminal-help-words-of = Welche Sprache: { $languages } oder eine eigene in einem Ordner, den TAFELRUNDE_WORDS_FROM nennt.
terminal-help-words-missing = Alle Texte auflisten, die ihr fehlen; sie erscheinen auf Englisch.
terminal-words-lacks = { $file }: { $count } fehlen (Englisch hat { $all } Texte)
terminal-words-whole = In { $language } fehlt nichts.
terminal-help-mcp = Ein Sprachmodell an den Tisch lassen: spricht das Model Context Protocol über Standardein- und -ausgabe.
terminal-help-mcp-server = Der Server, auf dem gespielt wird, etwa http://127.0.0.1:8000. Vorgabe: ein Tisch hier, gegen Bots. Ein Token in TAFELRUNDE_KEY sagt, wer es dort ist; ohne Token kommt es als Gast.
terminal-help-mcp-name = Wie der Gast dort heißt.
terminal-help-mcp-chat = Lässt es den Chat seines Tisches lesen: Worte von Fremden.
terminal-help-serve = Andere übers Netz spielen lassen: auf diesem Rechner, mit --lan zu Hause oder hinter einem Proxy im Internet.

    Zu Hause: tafelrunde serve --lan

    Jede Angabe geht auch als Umgebungsvariable, etwa TAFELRUNDE_BASE_URL.
terminal-help-serve-db = Wo alles aufbewahrt wird: sqlite:///pfad/zur/datei.db oder postgresql://name@rechner/name. Vorgabe: eine Datei in deinem Ordner.
terminal-help-serve-host = Die Adresse, an der gelauscht wird. Vorgabe: 127.0.0.1, nur dieser Rechner.
terminal-help-serve-port = Der Port. Vorgabe: 8000 oder der nächste freie.
terminal-help-serve-workers = Serverprozesse; mehr als 1 nur mit PostgreSQL.
terminal-help-serve-base_url = Wie man den Server von außen erreicht, etwa https://spiele.example.org.
terminal-help-serve-lan = Einfaches http im eigenen Netz: zeigt Adresse und QR-Code.
terminal-help-serve-bots = Die Bots, die man wählen darf. Vorgabe: alle.
terminal-help-serve-bot_modules = Python-Module, die beim Importieren eigene Bots anmelden.
terminal-help-serve-guest_games = Auch Spiele aus installierten Paketen anderer anbieten. Installiere nur, was du ohnehin ausführen würdest.
terminal-help-serve-bot_processes = Prozesse, in denen Bots nachdenken. Vorgabe: 1.
terminal-help-serve-bot_seconds = Sekunden, die ein Bot über einen Zug nachdenken darf. Vorgabe: 0.5.
terminal-help-serve-private_webhooks = Zugbenachrichtigungen auch an Adressen im eigenen Netz schicken.
terminal-help-serve-forwarded = Adressen von Proxys, deren X-Forwarded-For vertraut wird, mit Kommas getrennt.
terminal-help-serve-guest_days = Gäste nach so vielen Tagen ohne Besuch vergessen. Vorgabe: 60.
terminal-help-serve-log_level = Was ins Protokoll kommt: debug, info, warning oder error.
terminal-help-serve-browser = Die Seite im Browser dieses Rechners öffnen, sobald der Server bereit ist; ohne Bildschirm wird nur die Adresse gezeigt.
terminal-help-serve-game = Das Spiel, dessen neuer Tisch im Browser gezeigt wird: { $games }.
terminal-help-serve-check = Nur die Konfiguration prüfen und sagen, was nicht stimmt.
terminal-help-admin = Einen Server verwalten, auch wenn er gerade nicht läuft: tables, people, reports, log, check-rules, ban, unban, invite, reset-password, close, done.

    Beispiel: tafelrunde admin ban anna --why "Beleidigungen im Chat"
terminal-help-admin-what = Was aufgelistet (tables, people, reports, log, check-rules) oder getan wird (ban, unban, invite, reset-password, close, done).
terminal-help-admin-names = Wen oder was: die Kennung einer Person oder der Name eines Kontos, die eines Tischs oder einer Meldung. In einer Liste: nur, worin dieses Wort vorkommt.
terminal-help-admin-why = Warum du es tust; 'admin log' zeigt es neben dem, was getan wurde.
terminal-help-admin-limit = Wie viele aufgelistet werden, die neuesten zuerst; 0 für alle. Vorgabe: 200.
terminal-help-admin-as_json = JSON ausgeben. Sonst bekommt eine Pipe je eine Zeile: vorn die Kennung, dazwischen Tabulatoren.
terminal-help-admin-db = Die Datenbank des Servers, wie 'serve' sie nimmt. Vorgabe: die der systemd-Unit auf diesem Rechner.
terminal-help-backup = Alles, was ein Server aufbewahrt, in eine Datei schreiben, ob er läuft oder nicht.

    Beispiel: tafelrunde backup heute.jsonl.gz
terminal-help-backup-file = Die neue Datei; gepackt, wenn ihr Name auf .gz endet.
terminal-help-backup-db = Die Datenbank des Servers, wie 'serve' sie nimmt.
terminal-help-restore = Eine neue, leere Datenbank aus einer Sicherung füllen; SQLite und PostgreSQL dürfen dabei wechseln.

    Beispiel: tafelrunde restore heute.jsonl.gz --db postgresql://games@localhost/games
terminal-help-restore-file = Eine Datei, die 'backup' geschrieben hat.
terminal-help-restore-db = Die neue Datenbank, wie 'serve' sie nimmt.
terminal-backup = { $file } enthält { $rows } Zeilen aus { $db }
terminal-restore = { $db } enthält die { $rows } Zeilen aus { $file }
terminal-error-bench-server = { $tables } Tische und { $rounds } Runden: Erlaubt sind 1 bis 5000 Tische und mindestens eine Runde
terminal-serve-ready = Die Tafelrunde läuft unter { $url } (Strg-C beendet sie)
terminal-serve-already = Die Tafelrunde läuft schon unter { $url }.
terminal-serve-other-port = Port { $taken } ist belegt: Es wird { $port } genommen.
terminal-serve-compiled = Die Regeln sind kompiliert: Bots aller Stufen antworten rechtzeitig.
terminal-serve-plain = Die Regeln laufen als reines Python: Die beiden stärksten Stufen der Bots würden zu lange denken und fehlen darum.
terminal-serve-stopped = Beendet. Alle Spiele sind gespeichert und gehen beim nächsten Start weiter.
terminal-serve-fine = Alles in Ordnung: Der Server liefe unter { $url } und speicherte alles in { $db }
terminal-serve-beside = Auf Port { $port } läuft gerade ein Server: Bis zu seinem Neustart gilt für ihn, womit er gestartet wurde.
terminal-serve-lan = Scanne das mit einem Telefon im selben Netz.
terminal-admin-ban = { $id } ist ausgesperrt.{ $said }
terminal-admin-unban = { $id } darf wiederkommen.{ $said }
terminal-admin-invite = Mit jedem dieser Codes kann sich eine Person anmelden, einmal und innerhalb von 30 Tagen:
    { $said }
terminal-admin-reset-password = Das neue Passwort von { $id }: { $said }
terminal-admin-close = Tisch { $id } ist geschlossen.{ $said }
terminal-admin-done = Meldung { $id } ist erledigt.{ $said }
terminal-error-new-game = Ein neues Spiel kann nicht { $name } heißen: Nimm Kleinbuchstaben, Ziffern und Unterstriche und einen Namen, den kein Spiel hat
    .there = { $path } gibt es schon
terminal-new-game =
    In { $path } liegt ein kleines fertiges Spiel. Ändere es, bis es deines ist.
    Spielen: { $command } play { $name } --games-from { $path }
    Testen: pip install -e '{ $path }[test]', dann pytest { $path }
terminal-error-games-from = Die Datei oder den Ordner { $path } mit Spielen gibt es nicht
terminal-error-not-installed = { $name } ist nicht installiert und wird hierfür gebraucht: { $command }
terminal-plain-rules = Die Regeln laufen als reines Python, 20- bis 40-mal langsamer. Mit einem C-Compiler macht pip install --no-binary tafelrunde tafelrunde sie schnell.
terminal-admin-check-rules = { $found ->
    [0] { $count ->
        [0] Es läuft kein Spiel.
        [one] Das eine laufende Spiel kann mit diesen Regeln weitergehen.
       *[other] Alle { $count } laufenden Spiele können mit diesen Regeln weitergehen.
    }
    [one] 1 von { $count } laufenden Spielen kann mit diesen Regeln nicht weitergehen: Es bliebe bei der letzten lesbaren Stellung stehen.
   *[other] { $found } von { $count } laufenden Spielen können mit diesen Regeln nicht weitergehen: Sie blieben bei der letzten lesbaren Stellung stehen.
}
terminal-error-admin = Eine Aufgabe { $name } gibt es nicht; es gibt { $known }
    .near = Eine Aufgabe { $name } gibt es nicht; es gibt { $known }; meintest du { $near }?
terminal-error-admin-one = { $what } braucht genau eine Kennung: Der Befehl 'admin' listet sie auf
terminal-error-admin-limit = --limit ist { $limit }: Erlaubt sind 0 (alle) und mehr
terminal-error-game = Ein Spiel { $name } gibt es nicht; es gibt { $known }
    .near = Ein Spiel { $name } gibt es nicht; es gibt { $known }; meintest du { $near }?
terminal-error-player = Einen Spieler { $name } gibt es für { $game } nicht; es gibt { $known }
    .near = Einen Spieler { $name } gibt es für { $game } nicht; es gibt { $known }; meintest du { $near }?
terminal-error-slow = { $name } würde in reinem Python zu lange denken; verfügbar, sobald die Regeln kompiliert sind (make compile)
terminal-error-language = Eine Sprache { $name } gibt es nicht; es gibt { $known }
    .near = Eine Sprache { $name } gibt es nicht; es gibt { $known }; meintest du { $near }?
terminal-error-command = Einen Befehl { $name } gibt es nicht; es gibt { $known }; siehe '{ $help }'
    .near = Einen Befehl { $name } gibt es nicht; es gibt { $known }; meintest du { $near }? Siehe '{ $help }'
terminal-error-flag = Einen Schalter { $name } gibt es nicht; es gibt { $known }; siehe '{ $help }'
    .near = Einen Schalter { $name } gibt es nicht; es gibt { $known }; meintest du { $near }? Siehe '{ $help }'
terminal-error-game-no-command = '{ $game }' ist ein Spiel, kein Befehl: Gib '{ $command }' ein
terminal-error-too-much = { $extra } ist ein Argument zu viel für diesen Befehl; siehe '{ $help }'
terminal-error-missing = { $name } fehlt; siehe '{ $help }'
terminal-error-command-line = { $why }; siehe '{ $help }'
terminal-error-seats = { $game } ist für { $takes } Spieler, nicht für { $count }
terminal-error-only-bots = Zusehen kann man nur Bots. Um selbst zu spielen, gib '{ $command }' ein
terminal-error-nobody = Kein Mensch würde mitspielen: Nenne { $human } unter den Spielern oder gib '{ $command }' ein
terminal-error-seed = Der Startwert hat mehr als { $bits } Bit: Nimm eine ganze Zahl unter { $most }
terminal-error-option = Die Option { $option } hat keinen Wert: Schreibe Name=Wert, etwa first=0
terminal-error-option-twice = Die Option { $option } steht zweimal da: Nenne sie einmal
terminal-error-option-file = { $path } ist nicht lesbar: { $why }; nenne hinter dem @ eine andere Datei
terminal-error-toml = { $path } ist kein gültiges TOML: { $why }
terminal-error-resume = Ein gespeichertes Spiel hat schon Spieler, Optionen und Startwert: Gib --resume ohne sie an
terminal-error-from = Von { $place } aus lässt sich nicht spielen: Schreib DATEI:37, mit einem Schritt von 1 bis { $last } vor dem Ende.
terminal-error-from-open = --open gilt nur für Spiele, die vorbei sind: Sonst sähest du, was du nicht wissen darfst.
terminal-error-from-seat = Dort spielt kein Mensch: Nenne mit --players einen Platz, etwa human,greedy.
terminal-error-match = Ein Match ist für 2 Spieler, nicht für { $count }
terminal-error-delay = Die Pause muss 0 bis { $longest } Sekunden lang sein, nicht { $delay }
terminal-error-seconds = --seconds muss über 0 und höchstens { $longest } sein, nicht { $seconds }
terminal-error-seat = Einen Platz { $seat } gibt es nicht; die Plätze gehen von 0 bis { $last }
terminal-error-secret-seat = Das Spiel läuft noch, und die Karten von Platz { $seat } sind geheim: Gib --seat { $own } an, deinen Platz, oder keinen
terminal-error-secret = Das Spiel läuft noch, und die Karten von Platz { $seat } sind geheim: Lass --seat weg, bis es zu Ende ist
terminal-error-there-already = { $path } gibt es schon: Nenne eine andere Datei oder setze sie fort mit { $command }
terminal-error-no-saves = In { $folder } ist kein Spiel gespeichert
terminal-error-no-file = Eine Datei { $path } gibt es nicht: Gib den Pfad eines gespeicherten Spiels an; meist liegen sie in { $folder }
terminal-error-directory = { $path } ist ein Ordner: Gib den Pfad eines gespeicherten Spiels darin an
terminal-error-unreadable = { $path } ist nicht lesbar: { $why }; nenne eine andere Datei oder mache diese zugänglich
terminal-error-unwritable = In { $path } lässt sich nicht schreiben: { $why }; nenne eine andere Datei oder mache diese zugänglich
terminal-error-unsaved = { $path } lässt sich nicht schreiben, daher ist die letzte Aktion nicht gespeichert: { $why }; nenne eine andere Datei oder mache diese zugänglich
terminal-error-no-text = { $path } ist kein gespeichertes Spiel (kein UTF-8): Nenne eine andere Datei
terminal-error-log = { $path } lässt sich nicht nachspielen: { $why }
terminal-error-output = Die Ausgabe lässt sich nicht schreiben: { $why }; schicke sie anderswohin
terminal-error-input = { $path } ist nicht lesbar: { $why }; gib etwas anderes an
    .nameless = Die Eingabe

## Tod dem Tyrannen!

terminal-match = Match: { $first } gegen { $second }
terminal-match-game = Partie { $number } von 2
terminal-match-score = Stand: { $one } : { $two } ({ $first } – { $second })
terminal-match-won = { $seat } gewinnt das Match!
terminal-match-drawn = Das Match endet unentschieden.

## Was ein Bot gefragt wird

terminal-help-ask = Einen Bot nach dem Grund fragen: was er an einer Stelle eines gespeicherten Spiels antworten würde, was er abwog und was er vermutet.

    Beispiel: tafelrunde ask spiel.jsonl:37 level-3
terminal-help-ask-place = Ein gespeichertes Spiel und die Nummer eines Eintrags: DATEI:37 fragt, was Eintrag 37 beantwortet hat. Vorgabe: die letzte Frage.
terminal-help-ask-bot = Der Bot, der gefragt wird: ein Name oder dein eigener als meinbot.py:Bot.
terminal-help-ask-seed = Startwert: Dieselbe Zahl ergibt dieselbe Antwort. Vorgabe: 1.
terminal-help-ask-as_json = JSON statt Spielbrett und Sätzen ausgeben.
terminal-ask-title = { $path }, Eintrag { $entry }: { $seat } entscheidet, gefragt wird { $bot } (Startwert { $seed })
terminal-ask-belief = Was er vermutet
terminal-ask-candidates = Was er abwog
terminal-ask-points = Siegchance
terminal-ask-tried = Versuche
terminal-ask-first = auf den ersten Blick
terminal-ask-more = und { $count } weitere: --json nennt alle
terminal-ask-answer = Seine Antwort
terminal-ask-played = Im Spiel
terminal-ask-seconds = { $seconds } s nachgedacht.
terminal-error-ask-entry = Einen Eintrag { $entry } gibt es in { $path } nicht; die Einträge gehen von 1 bis { $last }
terminal-error-ask-nobody = Bei Eintrag { $entry } von { $path } wird niemand gefragt: Die nächsten Fragen stehen bei { $near }
    .none = In { $path } wird niemand etwas gefragt
terminal-error-ask-secret = Das Spiel läuft noch, und die Karten von Platz { $seat } sind geheim: Frag nach dem Ende noch einmal oder nach einem eigenen Zug
terminal-help-learn = Ein Spiel lernen: Schritt für Schritt durch eine erste Partie.
terminal-help-learn-game = Das Spiel.
terminal-help-learn-guide = Aus wessen Sicht, in einem Spiel mit Rollen, etwa king oder rebel.
terminal-learn-step = Schritt { $step } von { $steps }
terminal-learn-keys = eintippen · Enter: zeig es mir · q: verlassen
terminal-learn-wrong = Gerade nicht. { $rule }
terminal-learn-unclear = „{ $typed }“ steht hier nicht zur Wahl.
terminal-learn-over = Weiter geht es gegen den Neuling: { $command }
terminal-error-guide = die Einführung { $name } gibt es nicht; es gibt: { $known }
    .near = die Einführung { $name } gibt es nicht; ist { $near } gemeint?
