# Wie die Bots spielen: `bot-<Spiel>-<Name>`, oder `bot-<Name>`, wenn einer alle Spiele gleich spielt.

bot-random = würfelt unter allen Möglichkeiten, jede ist gleich wahrscheinlich
bot-greedy-1 = spielt wie der erste greedy: der Maßstab für alle anderen, der sich nie ändert
bot-claim-greedy = denkt an die Runde, die gerade gespielt wird, und nicht weiter
bot-tyrant-greedy = denkt an den eigenen Zug und nicht weiter
bot-tokyo-greedy = wägt ab, was Würfel und Karten im eigenen Zug wert sind, und denkt nicht weiter
bot-morpork-greedy = denkt jede Aktion bis zum Ende des eigenen Zuges durch und rät, was verdeckt ist
