# Jak grają boty: `bot-<gra>-<nazwa>`, albo `bot-<nazwa>`, jeśli bot gra tak samo w każdą grę.

bot-random = losuje spośród wszystkich możliwości, każda jest tak samo prawdopodobna
bot-greedy-1 = gra jak pierwszy greedy: miara dla wszystkich innych, która nigdy się nie zmienia
bot-claim-greedy = myśli o rozgrywanej rundzie i nie dalej
bot-tyrant-greedy = myśli o własnej turze i nie dalej
bot-tokyo-greedy = ocenia, ile warte są kości i karty w jego turze, i nie myśli dalej
bot-morpork-greedy = rozważa każdy ruch aż do końca swojej tury i zgaduje to, co zakryte
