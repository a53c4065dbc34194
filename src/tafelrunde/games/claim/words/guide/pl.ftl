# Claim w pierwszej partii szkoleniowej; `do` mówi, co zrobić.

claim-guide-first-goal = Wygrasz, zdobywając trzy z pięciu frakcji. Najpierw potrzebni są stronnicy: choćby Rycerz 9.
    .do = Wyszedł Goblin 3. Odpowiedz Goblinem 8, jest wyższy.
claim-guide-first-lose = Goblin 0 to marny stronnik. Odpuść: przegrany dobiera innego w ciemno.
    .do = Wyjdź Krasnoludem 1. Tę rundę chcesz przegrać.
claim-guide-first-knight = Nie masz już Goblinów, więc grasz, co chcesz. Rycerz bije Goblina, choćby był niższy.
    .do = Zagraj Rycerza 2 na Goblina 5.
claim-guide-first-undead = Zagrane karty odpadają z gry. Tylko Nieumarli od razu trafiają na stos punktów zwycięzcy.
    .do = Wyjdź Nieumarłym 4.
claim-guide-first-favour = Faza 2: twoi stronnicy są teraz twoją ręką. Zwycięzca rundy bierze do punktów obie karty.
    .do = Pobij Rycerza 6 Rycerzem 9.
claim-guide-first-dwarf = Krasnoludy są przekorne: w fazie 2 bierze je ten, kto przegra rundę. Więc ją przegraj!
    .do = Wyjdź Krasnoludem 2.
claim-guide-first-doppelganger = Masz Nieumarłego, więc musisz dołożyć do koloru. Sobowtór może zawsze go zastąpić.
    .do = Zagraj Sobowtóra 9: liczy się jak Nieumarły 9.
claim-guide-first-tie = Przeciwnik ma tylko Sobowtóra 7. Przy równych wartościach wygrywa ten, kto wyszedł.
    .do = Wyjdź Goblinem 7.
claim-guide-first-last = Ostatnia runda. Kto ma więcej kart frakcji, zdobywa jej przychylność. Policz swoje!
    .do = Wyjdź Nieumarłym 3: wygra.
claim-guide-first-over = Rządzisz! To już całe Claim. Następną partię grasz sam na sam.
claim-surprise-dwarf = Krasnoludy bierze ten, kto przegrał rundę.
claim-surprise-undead = Nieumarli trafiają do punktów zwycięzcy już w fazie 1.
claim-surprise-knight = Rycerz zagrany na Goblina zawsze wygrywa.
claim-surprise-tie = Przy równych wartościach wygrywa ten, kto wyszedł.
claim-surprise-doppelganger = Sobowtór w odpowiedzi liczy się jak frakcja, którą wyszło.
claim-surprise-other = Karta innej frakcji przegrywa, choćby była wyższa.
