# Wörter, die alle Spiele gemeinsam haben.

tafelrunde-player = Spieler { $number }
tafelrunde-you = Du
tafelrunde-chance = Zufall
tafelrunde-somebody = jemand
tafelrunde-spectator = Zuschauer
tafelrunde-round = Runde { $round } von { $rounds }

tafelrunde-event-takes-back = { $seat } hat die letzte Aktion zurückgenommen.
    .you = Du hast deine letzte Aktion zurückgenommen.
tafelrunde-event-asks-to-take-back = { $seat } bittet darum, die letzte Aktion zurückzunehmen.
    .you = Du bittest darum, deine letzte Aktion zurückzunehmen.
tafelrunde-event-offers-draw = { $seat } bietet ein Unentschieden an.
    .you = Du bietest ein Unentschieden an.
tafelrunde-event-agrees = { $seat } stimmt zu.
    .you = Du stimmst zu.
tafelrunde-event-declines = { $seat } lehnt ab.
    .you = Du lehnst ab.
tafelrunde-event-draw-agreed = Das Spiel endet einvernehmlich unentschieden.
tafelrunde-event-wins = { $seat } gewinnt.
    .you = Du gewinnst!
tafelrunde-event-nobody-wins = Niemand gewinnt.
tafelrunde-event-resigns = { $seat } gibt auf.
    .you = Du gibst auf.
tafelrunde-event-bot-takes-over = Ein Bot spielt für { $seat }.
    .you = Ein Bot spielt für dich.
tafelrunde-event-comes-back = { $seat } ist zurück.
    .you = Du bist zurück.
tafelrunde-event-stands-in = Der Bot ({ $seat }) ist ausgefallen: Diesen Zug macht ein Ersatzbot.
    .you = Der Bot an deinem Platz ist ausgefallen: Diesen Zug macht ein Ersatzbot.
tafelrunde-event-pauses = { $seat } unterbricht das Spiel.
    .you = Du unterbrichst das Spiel.
tafelrunde-event-goes-on = Das Spiel geht weiter.
tafelrunde-event-time-given = Der Server war nicht erreichbar: { $seat } bekommt die Zeit zurück.
    .you = Der Server war nicht erreichbar: Du bekommst die Zeit zurück.
tafelrunde-event-closed = Niemand ist zu diesem Spiel zurückgekehrt: Es endet hier.
tafelrunde-event-lapses = Niemand hat rechtzeitig geantwortet: { $seat } nimmt nichts zurück.
    .you = Niemand hat rechtzeitig geantwortet: Du nimmst nichts zurück.
tafelrunde-event-late-taken-over = Die Zeit ist abgelaufen: Bis { $seat } zurück ist, spielt ein Bot.
    .you = Deine Zeit ist abgelaufen: Bis du zurück bist, spielt ein Bot für dich.
tafelrunde-event-late-stood-in = Die Zeit von { $seat } ist abgelaufen: Diese eine Aktion macht ein Bot.
    .you = Deine Zeit ist abgelaufen: Diese eine Aktion macht ein Bot für dich.
tafelrunde-event-missed-taken-over = Alle Anwesenden sind einverstanden: Bis { $seat } zurück ist, spielt ein Bot.
    .you = Alle Anwesenden waren einverstanden: Bis du zurück bist, spielt ein Bot für dich.
tafelrunde-event-left-taken-over = { $seat } ist gegangen: Bis zur Rückkehr spielt ein Bot.
    .you = Du bist gegangen: Bis du zurück bist, spielt ein Bot für dich.
tafelrunde-event-nudges = { $other } stupst { $seat } an.
    .you = { $other } stupst dich an.
    .other-you = Du stupst { $seat } an.
tafelrunde-event-calls-bot = { $seat } wäre mit einem Bot einverstanden.
    .you = Du wärst mit einem Bot einverstanden.
tafelrunde-event-calls-no-bot = { $seat } möchte lieber warten.
    .you = Du möchtest lieber warten.
tafelrunde-event-no-choice = { $seat } hat keine Wahl.
    .you = Du hast keine Wahl.

tafelrunde-ground-derived = Das folgt aus anderen Regeln.
tafelrunde-ground-ours = Unsere Festlegung: Die Spielregel lässt es offen.
tafelrunde-source = Spielregel: „{ $heading }“
tafelrunde-ruling = Festlegung { $ruling }
tafelrunde-by-option = Mit der Option „{ $option }“ änderbar.

tafelrunde-part-goal = Das Ziel
    .words = Ziel Ziele gewinnen gewinnt gewinne Sieg Siege siegen Siegbedingung Gewinner
tafelrunde-part-turn = Ein Zug
    .words = Zug Züge Runde Runden Ablauf
tafelrunde-part-do = Was du tun kannst
    .words = Aktion Aktionen tun
tafelrunde-part-end = Wie es endet
    .words = Ende endet Spielende aus
tafelrunde-part-detail = Einzelheiten
    .words = Einzelheiten Details
tafelrunde-part-card = Karten und Besonderes
    .words = Karten

# For looking something up: words that every question has, and what players say for other words (theirs: ours).

tafelrunde-idle =
    .words = aber alle als am an auch auf aus bei bin bis da dann darf darfst das dass dem den denn der des die dies diese dieser doch du ein eine einem einen einer eines er es für gibt habe haben hat hier ich im in ist ja jede jeder jedes jemand jemanden kann kannst können mache machen macht man mehr mein meine meinen mich mir mit muss musst müssen nach nicht noch nur oder passiert sein sich sie sind so soll spiele spielen und uns viel viele vom von vor wann war warum was welche welcher wenn wer werden wie wieder will wir wird wo woher wohin zu zum zur bekommen bekomme bekommt immer
tafelrunde-alike =
    .words =
        gleichstand unentschieden gleich patt: gleich gleiche
        anfangen beginnen beginnt startspieler: beginnt anfang erste
        stapel deck talon nachziehstapel: stapel
        abwerfen wegwerfen ablegen: ablegen abwerfen
        tot stirbt sterben töten ausschalten ausscheiden: getötet töten ausgeschieden
        kaufen kosten preis bezahlen zahlen: kosten kaufen zahlen
        geheim verdeckt sehen anschauen: geheim wissen
        erlaubt verboten: darf
        maximal höchstens limit: höchstens
        tauschen wechseln: tauschen
        kosten kostet: punkte kostet

## What a chat shows of a link to a moment

tafelrunde-card-title = Ein Spiel an der Tafelrunde
tafelrunde-card-private = Öffne den Link, um es noch einmal zu sehen.
tafelrunde-card-moment = { $game }: Moment { $version }
