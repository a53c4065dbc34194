# Ankh-Morpork, wie ein erstes Spiel es lehrt, bis zur ersten Unterbrechung.

morpork-guide-first-goal = Insgeheim bist du Lord Selachii: Kontrollier zu Beginn deines Zuges sieben Bezirke.
    .do = Spiel Gimlets Zwergendelikatessen. Sie bringen sofort 3 $.
morpork-guide-first-place = Symbole gelten von links nach rechts. Jetzt kommt ein Handlanger: zu deinen oder daneben.
    .do = Setz ihn nach Düstergut: Dort ist sonst niemand.
morpork-guide-first-trouble = Der Neuling kam nach Düstergut. Zwei Figuren machen Unruhe: Niemand kann dort bauen.
    .do = Spiel Dr. Kreuz, deinen Meuchler.
morpork-guide-first-assassinate = Wo Unruhe ist, kann gemeuchelt werden. Verlässt jemand den Bezirk, endet die Unruhe.
    .do = Entfern den Handlanger des Neulings aus Düstergut.
morpork-guide-first-build = Du ziehst immer auf fünf Karten nach. Gebäude zählen für die Kontrolle und bleiben.
    .do = Spiel Die Königliche Münze.
morpork-guide-first-where = Gebaut wird, wo du einen Handlanger hast und keine Unruhe ist. Du zahlst den Preis.
    .do = Bau in Düstergut für 6 $.
morpork-guide-first-benefit = Ein Gebäude bringt die Karte des Bezirks, einmal pro Zug. Deine im Nilpferd gibt 2 $.
    .do = Nutz deine Stadtbezirkskarte Das Nilpferd.
morpork-guide-first-interrupt = Herr Gryle will deinen Handlanger in den Schatten! Unterbrechungen spielst du in fremden Zügen.
    .do = Spiel Gaspode: Dein Handlanger bleibt.
morpork-guide-first-over = Du weißt, was du brauchst, um zu herrschen. Der Rest zeigt sich, wenn er kommt.
morpork-surprise-trouble = Erst die zweite Figur in einem Bezirk macht Unruhe.
morpork-surprise-calm = Sobald eine Figur einen Bezirk verlässt, endet dort die Unruhe.
morpork-surprise-build = Eine neue Stadtbezirkskarte gilt ab deinem nächsten Zug.
morpork-surprise-window = Gefragt wirst du mit und ohne Unterbrechung: So erfährt niemand etwas.
morpork-surprise-removed = Ein entfernter Handlanger geht an seinen Besitzer zurück und kann wiederkommen.
