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
tafelrunde-event-resigns = { $seat } gibt auf.
    .you = Du gibst auf.
tafelrunde-event-bot-takes-over = Ein Bot spielt für { $seat }.
    .you = Ein Bot spielt für dich.
tafelrunde-event-comes-back = { $seat } ist zurück.
    .you = Du bist zurück.
tafelrunde-event-stands-in = Der Bot ({ $seat }) konnte nicht antworten: Diesen Zug macht ein Ersatzbot.
    .you = Der Bot an deinem Platz konnte nicht antworten: Diesen Zug macht ein Ersatzbot.
tafelrunde-event-pauses = { $seat } unterbricht das Spiel.
    .you = Du unterbrichst das Spiel.
tafelrunde-event-goes-on = Das Spiel geht weiter.
tafelrunde-event-time-given = Der Server war nicht erreichbar: { $seat } bekommt die Zeit zurück.
    .you = Der Server war nicht erreichbar: Du bekommst die Zeit zurück.
tafelrunde-event-closed = Niemand ist zu diesem Spiel zurückgekehrt: Es endet hier.
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
