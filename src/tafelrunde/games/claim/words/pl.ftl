# Claim. Imiona, karty i frakcje wstawiamy bez odmiany: żadne zdanie nie może jej wymagać.

claim-name = Claim
    .words =
        kolor kolory maść: frakcja
        lewa lewę lewy sztych: runda
        moc umiejętność: zdolność
        wist wychodzi: rozpoczyna
claim-summary = Gra karciana w dwóch fazach: najpierw zdobywasz stronników, a potem z ich pomocą przychylność pięciu frakcji.

## Rzeczy

claim-card-goblin = Goblin { $value }
claim-card-knight = Rycerz { $value }
claim-card-undead = Nieumarły { $value }
claim-card-dwarf = Krasnolud { $value }
claim-card-doppelganger = Sobowtór { $value }
claim-card-hidden = zakryta karta

claim-faction-goblin = Gobliny
claim-faction-knight = Rycerze
claim-faction-undead = Nieumarli
claim-faction-dwarf = Krasnoludy
claim-faction-doppelganger = Sobowtóry

claim-phase-recruit = Faza 1: werbunek stronników
claim-phase-favour = Faza 2: walka o przychylność

## Co się dzieje

claim-event-leads-first = { $seat } rozpoczyna pierwszą rundę.
    .you = Rozpoczynasz pierwszą rundę.
claim-event-is-dealt = { $seat } dostaje: { $card }.
    .you = Dostajesz: { $card }.
    .hidden-card = { $seat } dostaje kartę.
claim-event-turned-up = Stawka tej rundy: { $card }.
claim-event-plays = { $seat } zagrywa: { $card }.
    .you = Zagrywasz: { $card }.
claim-event-wins-round = { $seat } wygrywa rundę.
    .you = Wygrywasz rundę.
claim-event-takes-stake = { $seat } werbuje: { $card }.
    .you = Werbujesz: { $card }.
claim-event-draws = Za przegraną rundę { $seat } dobiera stronnika: { $card }.
    .you = Za przegraną rundę dobierasz stronnika: { $card }.
    .hidden-card = Za przegraną rundę { $seat } w ciemno dobiera stronnika.
claim-event-scores = { $seat } kładzie na stos punktów: { $card }.
    .you = Kładziesz na swój stos punktów: { $card }.
claim-event-discarded = Na stos kart odrzuconych trafia: { $card }.
claim-event-favour-begins = Stronnicy trafiają na rękę i zaczyna się faza 2. Po wygranej ostatniej rundzie rozpoczyna { $seat }.
    .you = Stronnicy trafiają na rękę i zaczyna się faza 2. Po wygranej ostatniej rundzie rozpoczynasz ty.
claim-event-favours = { $faction }: ich przychylność zdobywa { $seat }.
    .you = { $faction }: ich przychylność zdobywasz ty.
    .no-seat = { $faction }: ich przychylności nie zdobywa nikt.
claim-event-wins = { $seat } wygrywa grę!
    .you = Wygrywasz grę!
claim-event-draw = Gra kończy się remisem.

claim-told-leads = { $seat } rozpoczyna: { $card }.
    .you = Rozpoczynasz: { $card }.
claim-told-wins-stake = { $seat } odpowiada: { $card }. Zdobywa tym stawkę ({ $stake }).
    .you = Odpowiadasz: { $card }. Zdobywasz tym stawkę ({ $stake }).
claim-told-loses-stake = { $seat } odpowiada: { $card }. Stawkę ({ $stake }) zdobywa { $other }.
    .you = Odpowiadasz: { $card }. Stawkę ({ $stake }) zdobywa { $other }.
    .other-you = { $seat } odpowiada: { $card }. Stawkę ({ $stake }) zdobywasz ty.
claim-told-wins-both = { $seat } odpowiada: { $card }. Zdobywa tym obie karty na stos punktów.
    .you = Odpowiadasz: { $card }. Zdobywasz tym obie karty na stos punktów.
claim-told-loses-both = { $seat } odpowiada: { $card }. Obie karty na stos punktów zdobywa { $other }.
    .you = Odpowiadasz: { $card }. Obie karty na stos punktów zdobywa { $other }.
    .other-you = { $seat } odpowiada: { $card }. Obie karty na stos punktów zdobywasz ty.
claim-told-wins-round = { $seat } odpowiada: { $card }. Wygrywa tym rundę.
    .you = Odpowiadasz: { $card }. Wygrywasz tym rundę.
claim-told-loses-round = { $seat } odpowiada: { $card }. Rundę wygrywa { $other }.
    .you = Odpowiadasz: { $card }. Rundę wygrywa { $other }.
    .other-you = { $seat } odpowiada: { $card }. Rundę wygrywasz ty.
claim-told-higher = , bo { $card } jest wyższy niż { $over }
claim-told-equal = , bo przy równej wartości wygrywa rozpoczynający
claim-told-other-faction = , bo { $over } jest z innej frakcji
claim-told-knight = , bo Rycerz w odpowiedzi na Goblina zawsze wygrywa
claim-told-doppelganger-wins = , bo { $card } liczy się do frakcji pierwszej karty i jest wyższy niż { $over }
claim-told-doppelganger-loses = , bo { $over } liczy się wprawdzie do frakcji pierwszej karty, ale { $card } jest wyższy
claim-told-undead = ; { $seat } od razu kładzie na swój stos punktów kartę { $card }, jak każdego Nieumarłego zagranego w fazie 1
    .you = ; od razu kładziesz na swój stos punktów kartę { $card }, jak każdego Nieumarłego zagranego w fazie 1
claim-told-two-undead = ; { $seat } od razu kładzie na swój stos punktów obie karty, jak wszystkich Nieumarłych zagranych w fazie 1
    .you = ; od razu kładziesz na swój stos punktów obie karty, jak wszystkich Nieumarłych zagranych w fazie 1
claim-told-dwarf = ; { $seat } dostaje kartę { $card }, bo Krasnoludy bierze przegrany, a { $other } kartę { $over }
    .you = ; dostajesz kartę { $card }, bo Krasnoludy bierze przegrany, a { $other } dostaje kartę { $over }
    .other-you = ; { $seat } dostaje kartę { $card }, bo Krasnoludy bierze przegrany, a ty kartę { $over }
claim-told-two-dwarves = ; { $seat } dostaje obie karty, bo Krasnoludy bierze przegrany
    .you = ; dostajesz obie karty, bo Krasnoludy bierze przegrany
claim-told-more-cards = , stosunkiem kart { $count } do { $against }
claim-told-top-card = , bo przy równej liczbie kart ({ $count }) najwyższą jest { $card }
claim-told-as-many = { $count ->
        [0] , bo nikt nie ma ani jednej ich karty
        [one] , bo każdy ma po jednej karcie tej samej wartości
       *[other] , bo każdy ma tyle samo kart ({ $count }), a najwyższe są równe
    }
claim-told-more-factions = , stosunkiem frakcji { $count } do { $against }
claim-told-higher-sum = tyle samo frakcji ({ $count }), ale suma kart, którymi je zdobyto, wynosi { $sum } do { $less }
claim-told-equal-sum = tyle samo frakcji ({ $count }), a sumy kart, którymi je zdobyto, są równe ({ $sum })

## Do obejrzenia jeszcze raz

claim-moment-certain = Odtąd { $seat } ma już pewne frakcje: { $count }.
    .you = Odtąd masz już pewne frakcje: { $count }.
claim-moment-lead = { $seat } obejmuje prowadzenie w liczbie frakcji, { $count } do { $against }.
    .you = Obejmujesz prowadzenie w liczbie frakcji, { $count } do { $against }.
claim-moment-turns = { $faction }: przychylność zyskuje teraz { $seat }.
    .you = { $faction }: przychylność zyskujesz teraz ty.

## O co pytamy i co można odpowiedzieć

claim-ask-first = Kto rozpoczyna pierwszą rundę?
claim-ask-deal = Którą kartę dostaje { $seat }?
claim-ask-turn_up = Którą kartę odkrywamy?
claim-ask-lead = Rozpoczynasz: zagraj dowolną kartę.
claim-ask-follow = Pierwsza karta: { $card }. Czym odpowiadasz?
claim-ask-draw = Którą kartę dobiera { $seat }?

claim-action-play = Zagraj: { $card }
claim-outcome-card = { $card }
claim-outcome-first = { $seat } rozpoczyna

## Co leży na stole i co o tym powiedzieć

claim-place-pile = Stos
    .about = Zakryte karty, z których biorą się stronnicy. Nikt nie zna ich kolejności.
claim-place-stake = Stawka
    .about = Odkryta karta, którą zwycięzca tej rundy werbuje jako stronnika.
claim-place-trick = Stół
    .about = Pierwsza karta tej rundy.
claim-place-discard = Stos kart odrzuconych
    .about = Karty zagrane w fazie 1, które już się nie liczą. Wolno je przeglądać.
claim-place-hand = Ręka
    .about = Karty do zagrania.
claim-place-won = Zdobyci stronnicy
    .about = Stronnicy zdobyci jawnie; znają ich wszyscy.
claim-place-drawn = Dobrani stronnicy
    .about = Stronnicy dobrani ze stosu; zna ich tylko właściciel.
claim-place-score = Stos punktów
    .about = Karty, które na końcu liczą się do przychylności swojej frakcji.

claim-counter-favours = Zdobyte frakcje
    .about = Ile frakcji sprzyjałoby każdemu, gdyby gra skończyła się teraz.
claim-counter-faction = Karty na stosie punktów
    .about = Ile kart frakcji ma każdy na stosie punktów. Więcej kart daje jej przychylność; przy równej liczbie decyduje najwyższa.

claim-mark-leads = rozpoczyna
claim-mark-shown = znana obu graczom
claim-mark-void_goblin = bez Goblinów
claim-mark-void_knight = bez Rycerzy
claim-mark-void_undead = bez Nieumarłych
claim-mark-void_dwarf = bez Krasnoludów
claim-mark-void_doppelganger = bez Sobowtórów

claim-goal-factions = Przychylność co najmniej { $goal } z { $factions } frakcji
claim-goal-sum = Tyle samo frakcji: decyduje wyższa suma kart, którymi je zdobyto
claim-brief-want = Chcesz zdobyć przychylność większej liczby frakcji niż przeciwnik: { $goal } z { $factions } na pewno wystarczą.
claim-brief-first = Faza 1 ({ $rounds ->
        [one] 1 runda
        [few] { $rounds } rundy
       *[many] { $rounds } rund
    }): kto wygra rundę, zdobywa odkrytą kartę jako stronnika, a drugi gracz dobiera stronnika w ciemno.
claim-brief-second = Faza 2 ({ $rounds ->
        [one] 1 runda
        [few] { $rounds } rundy
       *[many] { $rounds } rund
    }): stronnicy są teraz twoją ręką, a kto wygra rundę, kładzie obie karty na swój stos punktów.
claim-brief-win = Na koniec każda frakcja sprzyja temu, kto ma więcej jej kart na stosie punktów. Większość frakcji ma własną zdolność.

claim-follows-wins = To wygrywa rundę.
claim-follows-loses = To przegrywa rundę.
claim-follows-scores = { $seat } kładzie na stos punktów: { $card }.
    .you = Kładziesz na swój stos punktów: { $card }.

## Opcje

claim-option-first = Kto rozpoczyna pierwszą rundę: decyduje los albo jedno z dwóch miejsc.
claim-option-memory_aid = Ściągawka: w fazie 2 widzisz rękę przeciwnika, którą i tak można wyliczyć, pamiętając karty (true albo false).
claim-option-hand = Do analiz: ile kart dostaje każdy gracz; w prawdziwej grze 13.
claim-option-cards = Do analiz: karty w talii, cztery razy tyle, ile na jednej ręce.
claim-option-pile = Kolejność stosu, do analiz: potasowany (shuffled) albo jak na liście kart (listed).

## Co potrafią frakcje

claim-explain-goblin = Gobliny nie mają żadnej zdolności, ale jest ich dużo: 14 kart, w tym pięć o wartości 0. Rycerz zagrany w odpowiedzi na Goblina bije go.
claim-explain-knight = Rycerz zagrany w odpowiedzi na Goblina wygrywa rundę bez względu na wartości. Odpowiedzieć nim na Goblina wolno jednak tylko wtedy, gdy nie masz na ręce Goblina.
claim-explain-undead = Tylko w fazie 1: zagrani Nieumarli nie są odrzucani. Od razu trafiają na stos punktów zwycięzcy rundy. W fazie 2 nie mają żadnej zdolności.
claim-explain-dwarf = Tylko w fazie 2: zagrane Krasnoludy trafiają na stos punktów tego, kto przegrał rundę. W fazie 1 nie mają żadnej zdolności.
claim-explain-doppelganger = Sobowtórem wolno odpowiedzieć zawsze. Liczy się wtedy jako frakcja pierwszej karty, z własną wartością, ale nie przejmuje jej zdolności. Gdy pierwszą kartą jest Sobowtór, musisz odpowiedzieć Sobowtórem, jeśli go masz.

## Zasady naszymi słowami

rule-claim-setup-deal = Talia liczy 52 karty: 14 Goblinów, 8 Rycerzy oraz po 10 Nieumarłych, Krasnoludów i Sobowtórów. Każdy gracz dostaje 13 kart na rękę, a pozostałe 26 tworzy zakryty stos.
    .title = Rozdanie
    .words = ile kart rozdanie ręka początek przygotowanie
rule-claim-setup-first = Jeden z graczy rozpoczyna pierwszą rundę. Który, rozstrzyga los, chyba że gracze umówią się inaczej.
    .title = Kto zaczyna
    .note = Według instrukcji zaczyna najmłodszy gracz. My nie pytamy o wiek: przy nowym stole opcja „Kto rozpoczyna pierwszą rundę” pozwala wskazać miejsce.
    .words = kto zaczyna pierwszy gracz najmłodszy
rule-claim-recruit-turn_up = Każda z 13 rund fazy 1 zaczyna się od odkrycia wierzchniej karty stosu. To o nią toczy się runda.
    .title = Stawka
    .words = odkryta karta na środku nagroda
rule-claim-play-own_hand = Zagrywasz zawsze jedną kartę, i to tylko z własnej ręki.
    .title = Jedna własna karta
rule-claim-lead-any = Rozpoczynasz rundę? Możesz zagrać dowolną kartę z ręki, bez względu na frakcję odkrytej karty.
    .title = Rozpoczęcie rundy
    .words = wyjście wist dowolna karta
rule-claim-lead-winner = Kto wygra rundę, rozpoczyna następną. Zwycięzca ostatniej rundy fazy 1 rozpoczyna fazę 2.
    .title = Zwycięzca rozpoczyna
    .words = następna lewa kto wychodzi
rule-claim-follow-suit = Odpowiadając na pierwszą kartę, musisz zagrać kartę jej frakcji, jeśli ją masz; zamiast niej możesz zawsze zagrać Sobowtóra. Jeśli kart tej frakcji nie masz, zagraj dowolną. Tak jest w obu fazach.
    .title = Odpowiadanie tą samą frakcją
    .words = dołożyć do koloru obowiązek koloru dokładać
rule-claim-follow-doppelganger_led = Gdy pierwszą kartą jest Sobowtór, musisz odpowiedzieć Sobowtórem. Jeśli go nie masz, możesz zagrać dowolną kartę.
    .title = Sobowtór jako pierwsza karta
    .words = sobowtór jako pierwsza karta
rule-claim-trick-high = Jeśli obie karty liczą się jako frakcja pierwszej, rundę wygrywa wyższa wartość. Najniższa jest 0, najwyższa 9.
    .title = Wyższa karta wygrywa
    .words = kto bierze lewę najwyższa karta
rule-claim-trick-tie = Przy równych wartościach wygrywa rozpoczynający.
    .title = Równe wartości
    .words = remis w lewie równe karty
rule-claim-trick-other_faction = Odpowiedź kartą innej frakcji przegrywa, choćby ta karta była najwyższa. Wyjątkiem są tylko Sobowtóry oraz Rycerz zagrany na Goblina.
    .title = Inna frakcja przegrywa
    .words = inny kolor brak koloru zrzutka atut
rule-claim-recruit-stake = Zwycięzca rundy bierze odkrytą kartę do swoich stronników – także Nieumarłego, bo nie został zagrany.
    .title = Stawka dla zwycięzcy
    .words = zwycięzca bierze odkrytą kartę
rule-claim-recruit-draw = Przegrany rundy dobiera następną kartę ze stosu jako stronnika i tylko on ją widzi. Każda runda zużywa więc dwie karty ze stosu.
    .title = Przegrany dobiera
    .words = przegrany dobiera kartę faza 1
rule-claim-recruit-discard = W fazie 1 obie zagrane karty są odrzucane, chyba że to Nieumarli. Obaj gracze mogą przeglądać stos kart odrzuconych.
    .title = Odrzucanie zagranych kart
    .words = stos kart odrzuconych przeglądać
rule-claim-recruit-undead = Każdy Nieumarły zagrany w rundzie fazy 1 trafia odkryty na stos punktów jej zwycięzcy – bez względu na to, kto go zagrał, czy frakcje były te same i czy był jeden, czy dwóch.
    .title = Nieumarli w fazie 1
    .words = nieumarli stos punktów faza 1
rule-claim-favour-hand = W fazie 2 obaj gracze biorą na rękę swoich 13 stronników. Nie ma już stosu ani odkrytej karty.
    .title = Stronnicy wchodzą do gry
    .words = faza 2 druga faza ręka
rule-claim-favour-collect = W fazie 2 zwycięzca rundy kładzie obie zagrane karty na swój stos punktów, chyba że to Krasnoludy.
    .title = Zbieranie kart
    .words = faza 2 zwycięzca bierze obie karty
rule-claim-favour-dwarf = Każdy Krasnolud zagrany w rundzie fazy 2 trafia na stos punktów przegranego – bez względu na to, kto go zagrał i czy był jeden, czy dwa. Drugą kartę i tak bierze zwycięzca.
    .title = Krasnoludy w fazie 2
    .words = krasnoludy przegrany faza 2 zabiera
rule-claim-score-faction = Na koniec frakcja sprzyja temu, kto ma więcej jej kart na stosie punktów.
    .title = Przychylność frakcji
    .words = większość punktacja liczenie
rule-claim-score-top_card = Jeśli obaj mają tyle samo kart frakcji, rozstrzyga najwyższa z nich: kto ją ma, zdobywa przychylność.
    .title = Tyle samo kart
    .words = remis we frakcji tyle samo najwyższa karta
rule-claim-score-nobody = Jeśli i najwyższe karty są równe albo nikt nie ma żadnej karty frakcji, nikt nie zdobywa jej przychylności.
    .title = Przychylność niczyja
    .note = Instrukcja o tym nie wspomina. Może się tak zdarzyć tylko wtedy, gdy wszystkie liczone Gobliny to zera albo gdy nikt nie zdobył żadnej karty.
    .words = frakcja bez kart
rule-claim-score-most_factions = Po zagraniu ostatniej karty wygrywa ten, komu sprzyja więcej frakcji.
    .title = Zwycięstwo
    .words = kto wygrywa zwycięzca koniec gry
rule-claim-score-sum = Jeśli obaj mają tyle samo frakcji, każdy sumuje wartości swoich zdobytych kart z frakcji, które wygrał. Wyższa suma zwycięża.
    .title = Tyle samo frakcji
    .words = remis na końcu gry tyle samo frakcji suma
rule-claim-score-draw = Jeśli i te sumy są równe, gra kończy się remisem.
    .title = Remis
    .note = Instrukcja nie podaje dalszego kryterium i my też go nie dodajemy.
    .words = remis na końcu
rule-claim-knight-beats_goblin = Rycerz zagrany w odpowiedzi na Goblina wygrywa bez względu na wartości; jak zawsze może tak odpowiedzieć tylko ten, kto nie ma Goblina. W drugą stronę to nie działa: Goblin w odpowiedzi na Rycerza to po prostu inna frakcja.
    .title = Rycerze biją Gobliny
    .words = rycerz bije goblina atut
rule-claim-doppelganger-as_led = Sobowtórem wolno odpowiedzieć na każdą kartę, nawet gdy masz na ręce karty jej frakcji. Liczy się wtedy jako frakcja pierwszej karty, z własną wartością. Na stosach znów jest Sobowtórem.
    .title = Sobowtóry
    .words = joker atut druga karta dzika
rule-claim-doppelganger-no_ability = Sobowtór nie przejmuje żadnej zdolności: w fazie 1 jako odpowiedź na Nieumarłego jest odrzucany, a w fazie 2 jako odpowiedź na Krasnoluda trafia do zwycięzcy. Zagrany na Goblina nie jest Rycerzem, a Rycerz zagrany na Sobowtóra nic nie zyskuje.
    .title = Sobowtóry nie mają zdolności
    .note = To, że Rycerze i Sobowtóry nie biją się w ten sposób, wynika z reszty zasad: Sobowtór przejmuje tylko frakcję, i to tylko jako odpowiedź.
    .words = kopiuje zdolność
rule-claim-known = Wszyscy znają karty zagrane i odkryte, stosy punktów, stos kart odrzuconych oraz to, kto zwerbował którą odkrytą kartę. Tylko ty znasz swoją rękę i dobranych przez siebie stronników. Stosu nie zna nikt.
    .title = Co wolno wiedzieć
    .words = podglądać karty jawne
rule-claim-memory_aid = Kto liczył karty, na początku fazy 2 zna całą rękę przeciwnika: to te karty, których brakuje. Dlatego pokazujemy ją graczom.
    .title = Ściągawka
    .note = Instrukcja zostawia liczenie kart pamięci graczy. Jeśli tak wolicie, wyłączcie przy nowym stole opcję „Ściągawka”: wtedy na ręce widać tylko stronników zdobytych jawnie.
