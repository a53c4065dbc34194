# Wörter, die alle Spiele gemeinsam haben.

tafelrunde-player = Spieler { $number }
tafelrunde-you = Du
tafelrunde-chance = Zufall
tafelrunde-somebody = jemand
tafelrunde-spectator = Zuschauer
tafelrunde-round = Runde { $round } von { $rounds }

tafelrunde-event-takes-back = { $seat } hat die letzte Aktion zurückgenommen.
    .you = Du hast deine letzte Aktion zurückgenommen.
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
