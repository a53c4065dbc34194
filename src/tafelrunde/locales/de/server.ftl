# Was der Server von sich aus sagt: warum etwas nicht geht.

server-problem-malformed = Das lässt sich nicht lesen ({ $place }): { $why }.
server-problem-invalid = { $place } ist ungültig: { $why }.
server-problem-unfit = Das ist ungültig: { $why }.
server-problem-signed-out = Der Server kennt dich nicht: Wähle einen Namen oder melde dich an.
server-problem-wrong-password = Name und Passwort passen nicht zusammen.
server-problem-wrong-code = Name und Ersatzcode passen nicht zusammen, oder der Code wurde schon benutzt.
server-problem-foreign-origin = Diese Anfrage kommt von einer fremden Seite ({ $origin }): Öffne die Seite des Servers.
server-problem-misdirected = Unter dem Namen { $host } ist dieser Server nicht zu erreichen. Öffne { $url }, oder lass den Betreiber den Namen in TAFELRUNDE_HOSTS eintragen.
server-problem-not-your-seat = Platz { $seat } ist nicht deiner.
server-problem-seat-key = Dieser Schlüssel gilt nur für Platz { $seat } an Tisch { $table }: Für alles andere melde dich an.
server-problem-bot-key = Der Schlüssel des Bots { $name } sucht Spiele und spielt sie: Für alles andere melde dich als sein Besitzer an.
server-problem-not-the-host = Das darf nur der Gastgeber.
server-problem-not-seated = Du hast keinen Platz an diesem Tisch.
server-problem-banned = Der Betreiber dieses Servers hat dich ausgesperrt.
server-problem-muted = Du kannst hier nicht schreiben.
server-problem-blocked = Du kannst an diesem Tisch nicht mitspielen.
server-problem-not-for-you = Das dürfen nur der Rechner des Servers selbst und die Netze in TAFELRUNDE_METRICS_FROM lesen; du kommst von { $address }.
server-problem-no-spectators = An diesem Tisch darf niemand zusehen.
server-problem-hidden-until-the-end = Das siehst du, sobald das Spiel zu Ende ist.
server-problem-unknown = Hier ist nichts.
server-problem-unknown-table = Es gibt keinen Tisch { $table }: Der Link ist vielleicht abgelaufen.
server-problem-unknown-game = Es gibt kein Spiel { $game }.
server-problem-unknown-seat = Es gibt keinen Platz { $seat }: Die Plätze gehen von 0 bis { $last }.
server-problem-unknown-person = Es gibt niemanden mit der Kennung { $person }.
server-problem-unknown-group = Diese Gruppe gibt es hier nicht, oder du gehörst nicht dazu: Bitte jemanden um den Link.
server-problem-unknown-link = Dieser Link ist ungültig oder abgelaufen: Bitte um einen neuen.
server-problem-unknown-code = Dieser Code ist ungültig oder wurde schon benutzt.
server-problem-code-needed = Jemand aus deinem Netz wurde ausgesperrt: Bis morgen brauchen neue Gäste von dort einen Code des Betreibers.
server-problem-method = Das geht hier nicht.
server-problem-stale = Das Spiel ist weitergegangen: Deine Antwort galt Version { $given }, jetzt ist es Version { $version }.
server-problem-refused = Das geht jetzt nicht.
server-problem-illegal = Die Regeln erlauben es nicht.
server-problem-over = Das Spiel ist zu Ende.
server-problem-not-open = Das geht nur vor dem Spiel; { $status ->
        [running] an diesem Tisch wird gespielt
        [over] das Spiel ist zu Ende
        [cancelled] dieser Tisch wurde geschlossen
       *[other] dieser Tisch ist { $status }
    }.
server-problem-not-running = An Tisch { $table } wird nicht gespielt.
server-problem-imported = Dieses Spiel wurde importiert, und wer es mitgebracht hat, kennt vielleicht jede Karte, die noch kommt: Es geht nur allein oder mit Bots weiter. Um mit anderen weiterzuspielen, lass alles Verdeckte neu austeilen.
server-problem-no-moment = Da war das Spiel schon vorbei. Wähle einen früheren Moment.
server-problem-not-imported = Nur ein importiertes Spiel, das noch läuft, kann mit neu ausgeteilten Karten weitergehen.
server-problem-full = Der Tisch ist voll: Such dir einen anderen oder öffne selbst einen.
server-problem-taken = Platz { $seat } ist besetzt: Nimm einen anderen.
server-problem-not-ready = Platz { $seat } ist leer: Lade jemanden ein oder setze einen Bot dorthin.
server-problem-name-taken = Der Name { $name } ist vergeben: Wähle einen anderen.
server-problem-already = Du bist schon { $name }.
server-problem-no-account = Du hast kein Konto: Wähle zuerst „Spiele behalten“.
server-problem-no-hints = An diesem Tisch gibt es keine Tipps.
server-problem-paused = Das Spiel macht Pause.
server-problem-too-large = Das ist zu groß: Erlaubt sind höchstens { $most } Bytes.
server-problem-too-often = Das ging zu schnell: Versuche es in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
server-problem-failed = Bei uns ist etwas schiefgegangen.
server-problem-storage = Gerade lässt sich nichts speichern, deshalb ist nichts geschehen: Versuche es gleich noch einmal.
server-problem-unreadable = Dieser Server kann das Spiel an Tisch { $table } nicht lesen: Es ist hier nicht installiert oder folgt den Regeln einer neueren Tafelrunde. Nichts ist verloren: Sobald der Betreiber installiert, was fehlt, geht es weiter.
server-problem-stopping = Der Server startet gleich neu: Versuche es in Kürze noch einmal.

server-refused-not-asked = Du bist nicht am Zug.
server-refused-too-many = Nach { $done } von { $given } Schritten ist jemand anders gefragt: Es wurde nichts getan.
server-refused-nothing-to-undo = Es lässt sich nichts zurücknehmen: Seither wurde etwas gezogen, aufgedeckt oder entschieden.
server-refused-no-draw = Dieses Spiel kann nicht unentschieden enden.
server-refused-only-bots = Niemand kann einem Unentschieden zustimmen: Die anderen sind Bots.
server-refused-asked-already = Eine andere Bitte ist noch offen: Sie wird zuerst beantwortet.
server-refused-no-request = Es gibt keine Bitte, die du beantworten könntest.
server-refused-no-standing = Bei dieser Frage kann man nicht im Voraus passen: Beantworte sie.
server-refused-no-advice = Der Tipp kam nicht rechtzeitig: Frag noch einmal.
server-refused-bots-seat = Dort spielt ein Bot, kein Mensch.
server-refused-not-away = Niemand spielt für dich: Der Platz gehört dir.
server-refused-not-paused = Das Spiel macht keine Pause.
server-refused-long-log = Das Protokoll dieses Spiels hat schon { $entries } Einträge: Nur noch Züge kommen hinzu. Spielt weiter.
server-refused-nobody-waited-for = Gerade wird auf niemand anders gewartet.
server-refused-said-already = Das hast du schon gesagt.
server-refused-too-early = { $minutes ->
        [0] An diesem Tisch springt kein Bot ein.
        [one] Für einen Bot ist es noch zu früh: Wartet noch eine Minute.
       *[other] Für einen Bot ist es noch zu früh: Wartet noch { $minutes } Minuten.
    }
server-refused-other-rules = Ab Eintrag { $entry } seines Protokolls lässt sich dieses Spiel mit den heutigen Regeln nicht fortsetzen: Man kann es ansehen oder verlassen.
server-refused-stopped-game = Die Regeln dieses Spiels haben versagt, darum ist es stehen geblieben: Nichts ist verloren, und sobald sie repariert sind, geht es weiter. Man kann es ansehen oder verlassen.
server-refused-goes-on = Dieses Spiel geht auf einem anderen Server weiter: Hier lässt es sich nicht beenden.
server-unknown-link-needed = Dieser Tisch ist nicht öffentlich: Bitte jemanden, der dort sitzt, um den Link.
server-wrong-password-alone = Das ist nicht dein Passwort.
server-code-needed-invited = Dieser Server ist für geladene Gäste: Folge dem Link zu einem Tisch, melde dich an oder gib einen Code des Betreibers ein.
server-code-needed-members = Dieser Server ist für Mitglieder: Melde dich an, leg mit einem Code des Betreibers ein Konto an, oder folge dem Link zum Tisch eines Freundes.
server-unfit-text = Verwende Buchstaben oder Ziffern.
server-full-group = Diese Gruppe ist voll: Sie hat { $most } Mitglieder.
server-full-groups = Du bist schon in { $most } Gruppen: Verlasse zuerst eine.
server-full-tables = Diese Gruppe hat schon { $most } Tische: Spielt zuerst ein Spiel zu Ende.
server-blocked-group = Dieser Gruppe kannst du nicht beitreten.
server-taken-look = Diese Form in dieser Farbe hat schon jemand in der Gruppe: Wähle eine andere.
server-taken-monster = Dieses Monster hat schon jemand in der Gruppe: Wähle ein anderes.
server-taken-opponent = Du spielst mit { $name } am selben Tisch: Spielt zuerst zu Ende.
server-not-the-host-group = Das kann nur der Gastgeber der Gruppe.
server-not-the-host-begins = Das nächste Spiel startet jemand anders.
server-not-the-host-there = { $name } ist noch auf dem anderen Gerät hier: Bestätige es dort.
server-name-taken-account = { $name } hat ein Konto: Melde dich auf diesem Gerät an.
server-unknown-claim = Diese Anfrage ist nicht mehr offen.
