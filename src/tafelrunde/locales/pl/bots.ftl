# Jak grają boty: `bot-<gra>-<nazwa>`, albo `bot-<nazwa>`, jeśli bot gra tak samo w każdą grę.

bot-random = wybiera zupełnie losowo
bot-greedy-1 = gra tak, jak grał pierwszy greedy: to stała miara dla wszystkich innych
bot-greedy = robi to, co na pierwszy rzut oka wygląda najlepiej, i nie myśli dalej
bot-search = zgaduje, co jest zakryte, wiele razy rozgrywa grę do końca i wybiera to, co najczęściej daje wygraną
bot-level-1 = nowy przy stole: zna zasady, ale często gra bez namysłu
    .called = Nowicjusz
bot-level-2 = gra na wyczucie i jeszcze się myli
    .called = Uczeń
bot-level-3 = myśli naprzód i nie przeoczy niczego, co widać
    .called = Bywalec
bot-level-4 = myśli dłużej i liczy to, co da się policzyć
    .called = Weteran
bot-level-5 = najsilniejszy: myśli nad ruchem do dwóch sekund
    .called = Mistrz

# Co przemawia za odpowiedzią, którą podaje podpowiedź.
hint-only = jedyny możliwy ruch
hint-certain = najlepsze, cokolwiek jest zakryte
hint-computed = najlepszy wybór, dokładnie policzony
hint-plain = wygląda najlepiej na pierwszy rzut oka i sprawdza się w grze
hint-deeper = wygląda słabiej, ale najczęściej prowadzi do wygranej
hint-stops = nie pozwala nikomu wygrać w następnej turze
hint-first-sight = na pierwszy rzut oka wygląda najlepiej
hint-also = inna możliwość
hint-any = równie dobre jak wiele innych ruchów; ważne, by nikt nie mógł przewidzieć wyboru

# Jak bot zapytany o powód znalazł swoją odpowiedź.
answer-only = jedyny możliwy ruch
answer-slip = potknięcie: ruch zupełnie przypadkowy
answer-glance = zagrane na wyczucie, bez szukania
answer-loose = nie najlepszy: wylosowany spośród rozważanych
answer-hides = prawie tak dobry jak najlepszy, a mniej zdradza innym
