# Jak grają boty: `bot-<gra>-<nazwa>`, albo `bot-<nazwa>`, jeśli bot gra tak samo w każdą grę.

bot-random = losuje spośród wszystkich możliwości, każda jest tak samo prawdopodobna
bot-greedy-1 = gra jak pierwszy greedy: miara dla wszystkich innych, która nigdy się nie zmienia
bot-greedy = robi to, co na pierwszy rzut oka wygląda najlepiej, i nie myśli dalej
bot-search = rozgrywa w myślach to, co może być zakryte, i robi to, co wypada najlepiej
bot-level-1 = nowy przy stole: zna zasady i często gra bez namysłu
    .called = Nowicjusz
bot-level-2 = gra na pierwszy rzut oka i jeszcze się myli
    .called = Uczeń
bot-level-3 = myśli naprzód i nie przeoczy niczego, co leży odkryte
    .called = Bywalec
bot-level-4 = myśli dłużej i liczy to, co da się policzyć
    .called = Weteran
bot-level-5 = najsilniejszy: do dwóch sekund na odpowiedź
    .called = Mistrz

# Co przemawia za odpowiedzią, którą podaje podpowiedź.
hint-only = nic innego nie można zrobić
hint-certain = nie ma nic lepszego, cokolwiek jest zakryte
hint-computed = obliczone, nie zgadywane: nic nie obiecuje więcej
hint-plain = na pierwszy rzut oka wygląda najlepiej i sprawdza się
hint-deeper = na pierwszy rzut oka wygląda słabiej, a wypada najlepiej
hint-first-sight = na pierwszy rzut oka wygląda najlepiej
hint-also = następne w kolejności
hint-any = tak dobre jak wiele innych, o ile nikt nie może tego przewidzieć
