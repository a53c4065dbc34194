# Wie die Bots spielen: `bot-<Spiel>-<Name>`, oder `bot-<Name>`, wenn einer alle Spiele gleich spielt.

bot-random = wählt rein zufällig
bot-greedy-1 = spielt wie der erste greedy: der Maßstab für alle anderen, der sich nie ändert
bot-greedy = tut, was auf den ersten Blick am besten aussieht, und denkt nicht weiter
bot-search = rät, was verdeckt ist, spielt viele Male von dort weiter und tut, was am häufigsten zum Sieg führt
bot-level-1 = neu am Tisch: kennt die Regeln, spielt aber oft, ohne nachzudenken
    .called = Neuling
bot-level-2 = spielt nach Gefühl und macht noch Fehler
    .called = Lehrling
bot-level-3 = denkt voraus und übersieht nichts, was offen liegt
    .called = Stammgast
bot-level-4 = denkt länger nach und zählt, was sich zählen lässt
    .called = Veteran
bot-level-5 = der stärkste: braucht bis zu zwei Sekunden für einen Zug
    .called = Meister

# Was für eine Antwort spricht, die ein Tipp nennt.
hint-only = deine einzige Möglichkeit
hint-certain = die beste Wahl, was auch immer verdeckt ist
hint-computed = die beste Wahl, genau berechnet
hint-plain = sieht auf den ersten Blick am besten aus und bewährt sich
hint-deeper = wirkt schwächer, führt aber am häufigsten zum Sieg
hint-stops = hindert andere daran, im nächsten Zug zu gewinnen
hint-first-sight = sieht auf den ersten Blick am besten aus
hint-also = eine Alternative
hint-any = nicht besser als viele andere: Hauptsache, niemand kann es vorhersehen

# Wie ein Bot, den man nach dem Grund fragt, auf seine Antwort kam.
answer-only = der einzige mögliche Zug
answer-slip = ein Ausrutscher: irgendein Zug, rein zufällig
answer-glance = nach Gefühl gespielt, ohne zu suchen
answer-loose = nicht sein bester: zufällig unter den Kandidaten gewählt
answer-hides = fast so gut wie der beste und verrät den anderen weniger
