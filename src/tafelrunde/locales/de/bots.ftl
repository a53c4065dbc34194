# Wie die Bots spielen: `bot-<Spiel>-<Name>`, oder `bot-<Name>`, wenn einer alle Spiele gleich spielt.

bot-random = würfelt unter allen Möglichkeiten, jede ist gleich wahrscheinlich
bot-greedy-1 = spielt wie der erste greedy: der Maßstab für alle anderen, der sich nie ändert
bot-greedy = tut, was auf den ersten Blick am besten aussieht, und denkt nicht weiter
bot-search = spielt immer wieder weiter, was verdeckt sein könnte, und tut, was am besten ausgeht
bot-level-1 = neu am Tisch: kennt die Regeln und spielt oft, ohne nachzudenken
    .called = Neuling
bot-level-2 = spielt nach dem ersten Blick und macht noch Fehler
    .called = Lehrling
bot-level-3 = denkt voraus und übersieht nichts, was offen liegt
    .called = Stammgast
bot-level-4 = denkt länger nach und zählt, was sich zählen lässt
    .called = Veteran
bot-level-5 = der stärkste: bis zu zwei Sekunden für eine Antwort
    .called = Meister

# Was für eine Antwort spricht, die ein Tipp nennt.
hint-only = etwas anderes geht nicht
hint-certain = besser geht es nicht, was auch immer verdeckt ist
hint-computed = gerechnet, nicht geschätzt: nichts verspricht mehr
hint-plain = sieht auf den ersten Blick am besten aus und bewährt sich
hint-deeper = sieht auf den ersten Blick schwächer aus und geht am besten aus
hint-first-sight = sieht auf den ersten Blick am besten aus
hint-also = das Nächstbeste
hint-any = so gut wie viele andere, solange es niemand vorhersehen kann
