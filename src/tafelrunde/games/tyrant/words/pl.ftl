# Król i Zabójcy. Imiona graczy, nazwy pionków i pól wstawiane są bez odmiany: żadne zdanie nie może ich odmieniać.

tyrant-name = Król i Zabójcy
    .words =
        strażnik żołnierz: rycerz
        mieszczanin chłop obywatel: mieszkaniec
        aresztować więzienie: pojmanie
        morderca skrytobójca: zabójca
        pałac: zamek
        pchać popychać spychać: odpycha
        rana życie: trafienie
tyrant-summary = Znienawidzony król wraca do domu przez tłum poddanych, a troje z nich to zabójcy: tylko buntownik wie, kto nimi jest.
tyrant-role-king = Król
    .about = wraca do zamku z siedmioma rycerzami, zanim skończą się rundy
tyrant-role-rebel = Buntownik
    .about = prowadzi dwanaścioro mieszkańców, wśród nich troje tajnych zabójców, i chce, by król zginął albo się spóźnił

## Things

-tyrant-citizen = Porusza się za punkty buntownika: 1 za pole, 2 za wejście na dach. Wchodzi tylko na wolne pola i nikogo nie odpycha. Rycerze mogą ten pionek odepchnąć, a w rundzie z kajdanami pojmać. Może to być jeden z trzech tajnych zabójców, którzy po ujawnieniu mogą atakować.
tyrant-figure-monk = Mnich
    .about = { -tyrant-citizen }
tyrant-figure-plumwoman = Sprzedawczyni śliwek
    .about = { -tyrant-citizen }
tyrant-figure-appleman = Sprzedawca jabłek
    .about = { -tyrant-citizen }
tyrant-figure-courtesan = Kurtyzana
    .about = { -tyrant-citizen }
tyrant-figure-fishwoman = Handlarka ryb
    .about = { -tyrant-citizen }
tyrant-figure-butcher = Rzeźnik
    .about = { -tyrant-citizen }
tyrant-figure-blacksmith = Kowal
    .about = { -tyrant-citizen }
tyrant-figure-shepherd = Pasterz
    .about = { -tyrant-citizen }
tyrant-figure-squire = Giermek
    .about = { -tyrant-citizen }
tyrant-figure-carpenter = Cieśla
    .about = { -tyrant-citizen }
tyrant-figure-witchhunter = Łowca czarownic
    .about = { -tyrant-citizen }
tyrant-figure-farmer = Chłop
    .about = { -tyrant-citizen }
tyrant-figure-knight = Rycerz { $value }
    .about = Chodzi, wspina się (2 punkty), odpycha mieszkańców i zabójców, zabija ujawnionych zabójców, a w rundzie z kajdanami może pojmać jednego mieszkańca. Wszyscy rycerze mają wspólne punkty.
tyrant-figure-king = Król
    .about = Chodzi tylko po wolnych ulicach i musi wejść przez bramę do zamku. Druga rana go zabija.

tyrant-citizen-monk = Mnich
tyrant-citizen-plumwoman = Sprzedawczyni śliwek
tyrant-citizen-appleman = Sprzedawca jabłek
tyrant-citizen-courtesan = Kurtyzana
tyrant-citizen-fishwoman = Handlarka ryb
tyrant-citizen-butcher = Rzeźnik
tyrant-citizen-blacksmith = Kowal
tyrant-citizen-shepherd = Pasterz
tyrant-citizen-squire = Giermek
tyrant-citizen-carpenter = Cieśla
tyrant-citizen-witchhunter = Łowca czarownic
tyrant-citizen-farmer = Chłop
tyrant-citizen-hidden = ktoś z mieszkańców

tyrant-direction-north = w górę
tyrant-direction-east = w prawo
tyrant-direction-south = w dół
tyrant-direction-west = w lewo

tyrant-square = { $place }

tyrant-card-1-6-5-fetter = król 1, rycerze 6, buntownik 5, kajdany
tyrant-card-1-5-4 = król 1, rycerze 5, buntownik 4
tyrant-card-1-5-4-fetter = król 1, rycerze 5, buntownik 4, kajdany
tyrant-card-1-5-5-fetter = król 1, rycerze 5, buntownik 5, kajdany
tyrant-card-2-5-4 = król 2, rycerze 5, buntownik 4
tyrant-card-2-7-4 = król 2, rycerze 7, buntownik 4
tyrant-card-2-7-5 = król 2, rycerze 7, buntownik 5

tyrant-start-first = pierwsze pole startowe
tyrant-start-second = drugie pole startowe

## What happens

tyrant-event-placed = { $citizen } stoi na { $square }.
tyrant-event-chooses = { $seat } wybiera zabójców: { $citizen }.
    .you = Wybierasz zabójców: { $citizen }.
    .hidden-citizen = { $seat } w tajemnicy wybiera zabójcę.
tyrant-event-starts = { $seat } stawia króla na { $square }.
    .you = Stawiasz króla na { $square }.
tyrant-event-stationed = { $figure } stoi na { $square }.
tyrant-event-turned-up = Runda { $round }: { $card }.
tyrant-event-moves = { $figure } przechodzi z { $from } na { $to }.
    .figure-king = Król przechodzi z { $from } na { $to }.
tyrant-event-climbs = { $figure } wspina się z { $from } na dach { $to }.
tyrant-event-descends = { $figure } schodzi z { $from } na { $to }.
tyrant-event-pushed = { $figure }: odepchnięcie z { $from } na { $to }.
tyrant-event-arrested = { $by } pojmuje na { $square }: { $figure } (kajdany z karty rundy).
tyrant-event-killed = { $figure } ginie na { $square } (atakuje { $by }).
tyrant-event-hit = { $by } atakuje króla z { $square }: { $hits ->
        [1] to pierwsza rana, druga go zabije.
       *[other] druga rana go zabija.
    }
tyrant-event-revealed = Ujawniony zabójca na { $square }: { $citizen }!
tyrant-event-turn-ends = { $seat } kończy turę.
    .you = Kończysz turę.
tyrant-event-leaves = Król wchodzi do zamku przez bramę { $square }.
tyrant-event-was-assassin = Zabójcy to: { $citizen }.
tyrant-event-wins = { $seat } wygrywa grę!
    .you = Wygrywasz grę!

tyrant-told-pushing = , odpycha na { $to } ({ $figure })
tyrant-told-pushing-also = , na { $to } ({ $figure })
tyrant-told-with = , { $figure } na { $square }
tyrant-told-also = , { $citizen }
tyrant-told-reveals = { $seat } ujawnia na { $square } zabójcę: { $citizen }.
    .you = Ujawniasz na { $square } zabójcę: { $citizen }.
tyrant-told-kills-assassin = { $by } zabija na { $square } ujawnionego zabójcę: { $figure }.
tyrant-told-kills-knight = { $by } zabija na { $square } { $count ->
        [1] pierwszego
       *[other] drugiego
    } rycerza w tej rundzie: { $figure }.
tyrant-told-not-the-last = ; gra toczy się dalej, więc co najmniej jeden zabójca jest wciąż wolny
tyrant-told-castle = : król dotarł do zamku
tyrant-told-assassins = : wszyscy trzej zabójcy są schwytani
tyrant-told-killed = : druga rana zabiła króla
tyrant-told-rounds = : ostatnia runda minęła, a król wciąż jest w mieście

## Do obejrzenia jeszcze raz

tyrant-moment-assassin = { $citizen }: to był jeden z zabójców.

## What is asked, and what can be answered

tyrant-ask-place = Kto stoi na { $square }?
tyrant-ask-choose = Wybierz w tajemnicy trzech zabójców.
tyrant-ask-start = Skąd zaczyna król?
tyrant-ask-draw = Jaka karta rundy zostaje odkryta?
tyrant-ask-king = Twoja tura. Pozostałe punkty: król { $king_points }, rycerze { $knight_points }.
tyrant-ask-rebel = Twoja tura. Pozostałe punkty: { $points }.

tyrant-action-end = Zakończ turę
tyrant-action-move = { $figure }: idź { $direction }
tyrant-action-strike = { $figure }: zadaj cios { $direction }
tyrant-action-reveal = Ujawnij zabójcę: { $citizen }
tyrant-action-choose = Wybierz zabójcę: { $citizen }
tyrant-action-start = Postaw króla tutaj: { $start }
tyrant-offer-move = { $figure }: { $direction } na { $to }
tyrant-offer-castle = { $figure }: przez bramę do zamku
tyrant-offer-arrest = { $figure }: pojmaj na { $to } ({ $victim })
tyrant-offer-kill = { $figure }: zabij na { $to } ({ $victim })
tyrant-offer-attack = { $figure }: zaatakuj króla na { $to }
tyrant-offer-start = Postaw króla na { $to }
tyrant-outcome-place = { $citizen }
tyrant-outcome-card = { $card }

## Co leży na stole i co o tym powiedzieć

tyrant-place-castle = Zamek
    .about = Tam król jest bezpieczny: wchodzi do niego z bramy.
tyrant-place-arrested = Pojmani
    .about = Mieszkańcy zabrani przez rycerzy. Czy jest wśród nich zabójca, wie tylko buntownik.
tyrant-place-killed = Zabici
    .about = Rycerze i zabójcy, którzy zginęli.
tyrant-place-round = Karta rundy
    .about = Mówi, ile punktów ma każdy w tej rundzie i czy można kogoś pojmać.
tyrant-place-deck = Pozostałe karty rundy
    .about = Po jednej na każdą rundę, która została, w nieznanej kolejności.

tyrant-counter-king_points = Punkty króla
    .about = Ile król może jeszcze wydać w tej rundzie.
tyrant-counter-knight_points = Punkty rycerzy
    .about = Ile wszyscy rycerze razem mogą jeszcze wydać w tej rundzie.
tyrant-counter-rebel_points = Punkty buntownika
    .about = Ile wszyscy mieszkańcy i zabójcy razem mogą jeszcze wydać w tej rundzie.
tyrant-counter-wounds = Rany króla
    .about = Druga go zabija.
tyrant-counter-kills = Rycerze zabici w tej rundzie
    .about = Najwyżej dwóch; drugi kosztuje 2 punkty.
tyrant-counter-arrests = Pojmania w tej rundzie
    .about = Najwyżej jedno, i tylko gdy karta rundy ma kajdany.

tyrant-mark-roof = dach
tyrant-mark-gate = brama
tyrant-mark-exit_north = wyjście w górę
tyrant-mark-exit_east = wyjście w prawo
tyrant-mark-exit_south = wyjście w dół
tyrant-mark-exit_west = wyjście w lewo
tyrant-mark-start = pole startowe króla
tyrant-mark-guard = pole startowe rycerza
tyrant-mark-assassin = zabójca
tyrant-mark-secret = tajny zabójca

tyrant-phase-place = Mieszkańcy zajmują miejsca
tyrant-phase-choose = Buntownik wybiera zabójców
tyrant-phase-start = Król wybiera pole startowe
tyrant-phase-draw = Odkrywanie karty rundy
tyrant-phase-king = Tura króla
tyrant-phase-rebel = Tura buntownika
tyrant-phase-over = Koniec gry

tyrant-card-hidden = karta rundy

tyrant-goal-castle = Król dociera do zamku
tyrant-goal-assassins = Wszyscy zabójcy pojmani lub zabici
tyrant-goal-wounds = Król odnosi rany
tyrant-goal-rounds = Rundy się kończą
tyrant-brief-king = Król ({ $seat }) chce w ciągu { $rounds ->
        [one] jednej rundy
       *[other] { $rounds } rund
    } dotrzeć przez bramę do zamku albo schwytać wszystkich { $assassins ->
        [3] trzech
       *[other] { $assassins }
    } zabójców, żywych lub martwych.
    .you = Grasz królem: w ciągu { $rounds ->
        [one] jednej rundy
       *[other] { $rounds } rund
    } dotrzyj przez bramę do zamku albo schwytaj wszystkich { $assassins ->
        [3] trzech
       *[other] { $assassins }
    } zabójców, żywych lub martwych.
tyrant-brief-rebel = Buntownik ({ $seat }) chce zadać królowi { $wounds ->
        [one] ranę
        [few] { $wounds } rany
       *[many] { $wounds } ran
    } albo zatrzymać go przez { $rounds ->
        [one] jedną rundę
        [few] { $rounds } rundy
       *[many] { $rounds } rund
    }.
    .you = Grasz buntownikiem: zadaj królowi { $wounds ->
        [one] ranę
        [few] { $wounds } rany
       *[many] { $wounds } ran
    } albo zatrzymaj go przez { $rounds ->
        [one] jedną rundę
        [few] { $rounds } rundy
       *[many] { $rounds } rund
    }.
tyrant-brief-turn = W każdej rundzie karta daje punkty królowi, rycerzom i buntownikowi: najpierw działa strona króla, potem buntownik.
tyrant-brief-secret = Wśród { $citizens } mieszkańców { $assassins ->
        [3] troje to zabójcy
       *[other] są zabójcy, w liczbie { $assassins }
    }. Kim są, wie tylko buntownik, póki ich nie ujawni.

tyrant-follows-pushed = { $figure }: odepchnięcie na { $to }.
tyrant-follows-castle = Król jest bezpieczny i jego strona wygrywa.
tyrant-follows-arrest = { $figure } znika z planszy.
tyrant-follows-kill = { $figure } ginie.
tyrant-follows-hit = To rana { $hits } z { $wounds }.
tyrant-follows-revealed = Wszyscy będą wiedzieć, kto jest zabójcą: { $citizen }.
tyrant-follows-tells = Jeśli to ostatni zabójca, wygrywa król. Jeśli gra toczy się dalej, co najmniej jeden jest jeszcze na wolności.
tyrant-follows-last = To ostatni zabójca: król wygrywa.

## Options

tyrant-option-side = Strona planszy: a (dwie bramy, 15 rund) lub b (jedna brama, dwa pola startowe, 14 rund).
    .asked = Która strona planszy?
    .a = dwie bramy, 15 rund
    .b = jedna brama, dwa pola startowe króla, 14 rund
tyrant-option-board = Własna plansza zamiast strony a lub b, jako JSON; w terminalu board=@plik wczytuje ją z pliku (JSON lub TOML).
tyrant-option-citizens = Kto gdzie stoi na początku: random (decyduje los), listed (zawsze tak samo) albo wszystkie dwanaście identyfikatorów, oddzielonych przecinkami, w kolejności pól: monk, plumwoman, appleman, courtesan, fishwoman, butcher, blacksmith, shepherd, squire, carpenter, witchhunter, farmer.
tyrant-option-memory_aid = Ściągawka: widać, jakie karty rundy jeszcze zostały; z rozegranych można to wyliczyć (true lub false).

## What the cards do

tyrant-explain-1-6-5-fetter = Król 1 punkt, rycerze 6, buntownik 5. Kajdany pozwalają rycerzom pojmać jednego mieszkańca. Takich kart jest pięć.
tyrant-explain-1-5-4 = Król 1 punkt, rycerze 5, buntownik 4; bez pojmania. Takie karty są cztery, w tym jedna z kryształem, której na stronie B się nie używa.
tyrant-explain-1-5-4-fetter = Król 1 punkt, rycerze 5, buntownik 4. Kajdany pozwalają rycerzom pojmać jednego mieszkańca.
tyrant-explain-1-5-5-fetter = Król 1 punkt, rycerze 5, buntownik 5. Kajdany pozwalają rycerzom pojmać jednego mieszkańca.
tyrant-explain-2-5-4 = Król 2 punkty, rycerze 5, buntownik 4; bez pojmania.
tyrant-explain-2-7-4 = Król 2 punkty, rycerze 7, buntownik 4; bez pojmania.
tyrant-explain-2-7-5 = Król 2 punkty, rycerze 7, buntownik 5; bez pojmania. Takie karty są dwie.

## The rules, in our words

rule-tyrant-setup-citizens = Dwanaścioro mieszkańców stoi na polach dla nich oznaczonych. Kto gdzie stoi, rozstrzyga los, zanim buntownik dokona wyboru.
    .title = Mieszkańcy
    .note = Instrukcja mówi tylko, że na każdym oznaczonym polu staje jeden pionek. Kto zaczyna grę w terminalu, może ustawiać ich zawsze tak samo.
rule-tyrant-setup-knights = Siedmiu rycerzy stoi na swoich oznaczonych polach, król na swoim. Na stronie B pięciu rycerzy stoi przy wybranym polu startowym króla, a dwóch w górnej części planszy.
    .title = Król i rycerze
rule-tyrant-setup-assassins = Buntownik w tajemnicy wybiera troje różnych mieszkańców: to zabójcy. Król nie może zobaczyć żadnej z kart, także tych niewybranych. Kolejność wyboru nie ma znaczenia.
    .title = Tajny wybór
    .words = wybrać zabójców tajnie
rule-tyrant-setup-start = Na stronie B król wybiera jedno z dwóch pól startowych. Zabójcy są już wtedy wybrani.
    .title = Strona B: start króla
rule-tyrant-setup-side_b = Strona B ma jedną bramę i dwa pola startowe króla.
    .title = Strona B: plansza
    .note = Tę stronę odtworzyliśmy sami. Ulice, dachy, mieszkańcy, brama i dwaj górni rycerze pochodzą z jednego małego zdjęcia; dwanaście pól jest niepewnych. Wiadomo, że król zaczyna w jednym z dolnych rogów, ale dokładne pola i rycerze wokół nich to nasz projekt. W terminalu można grać na własnej planszy.
    .words = strona B różnica plansza
rule-tyrant-setup-gem = Na stronie B odkłada się kartę rundy z czerwonym kryształem: jest 14 rund zamiast 15.
    .title = Karta z kryształem
    .note = Żadne źródło nie mówi, na której karcie jest kryształ. Odkładamy kartę z wartościami król 1, rycerze 5, buntownik 4, bo to najmniej zmienia sumy.
rule-tyrant-board-one_figure = Na polu stoi najwyżej jeden pionek i nikt nie przechodzi przez zajęte pole. Ruchy i ataki wykonuje się tylko w pionie i w poziomie, nigdy na ukos.
    .title = Jeden pionek na polu
    .words = na ukos skos przekątna dwa pionki na polu przejść przez
rule-tyrant-board-rim = Nikt nie opuszcza planszy oprócz króla, który wychodzi przez bramę.
    .title = Krawędź planszy
    .note = Instrukcja mówi tak o odpychanych pionkach i o królu; dotyczy to wszystkich.
rule-tyrant-round-card = Każda runda zaczyna się od nowej karty rundy. Daje ona punkty królowi, rycerzom i buntownikowi i może pokazywać kajdany. Najpierw turę ma grający królem, potem buntownik. Talii nie tasuje się ponownie.
    .title = Runda
    .words = punkty akcji PA ile punktów
rule-tyrant-memory_aid = Z rozegranych kart rundy można wyliczyć, które jeszcze zostały. Dlatego je pokazujemy; ich kolejności nie zna nikt.
    .title = Ściągawka
    .note = Według instrukcji widoczna jest tylko bieżąca karta. Przy nowym stole wyłącz opcję „Ściągawka”, jeśli wolisz pamiętać poprzednie samodzielnie.
rule-tyrant-turn-figures = Grający królem kieruje królem i rycerzami, buntownik mieszkańcami i zabójcami, każdy w swojej turze.
    .title = Kto kim kieruje
rule-tyrant-turn-points = Punkty króla są tylko dla króla, punkty rycerzy tylko dla rycerzy, a punkty buntownika dla wszystkich mieszkańców i zabójców. Kolejność jest dowolna i każdy pionek może działać kilka razy. Niewykorzystane punkty przepadają.
    .title = Punkty
    .words = punkty akcji PA niewykorzystane przepadają
rule-tyrant-turn-end = Tura kończy się dopiero wtedy, gdy ogłosi to gracz, do którego należy.
    .title = Koniec tury
    .note = Tura nie kończy się sama, gdy zabraknie punktów: zabójca może zejść z dachu albo zostać ujawniony także bez nich.
    .words = zakończyć turę pas
rule-tyrant-king-move = Za 1 punkt król przechodzi na sąsiednie puste pole ulicy.
    .title = Król idzie
    .words = ruch króla
rule-tyrant-king-street = Król nigdy nie wchodzi na dach.
    .title = Król zostaje na ulicy
    .words = król dach wspinać
rule-tyrant-king-no_push = Król może się tylko poruszać: nie odpycha, nie pojmuje i nie zabija.
    .title = Król tylko się porusza
    .words = król pcha walczy zabija
rule-tyrant-knight-move = Za 1 punkt rycerz przechodzi o jedno pole po ulicy albo po dachach, jeśli już tam jest.
    .title = Ruch rycerza
rule-tyrant-knight-climb = Wejście z ulicy na dach kosztuje rycerza 2 punkty.
    .title = Rycerz wchodzi na dach
    .words = rycerz dach koszt wspinaczka
rule-tyrant-knight-descend = Zejście z dachu na ulicę kosztuje rycerza 1 punkt.
    .title = Rycerz schodzi z dachu
    .words = zejść zeskoczyć koszt
rule-tyrant-knight-kill = Za 1 punkt rycerz zabija ujawnionego zabójcę obok siebie. Ogranicza to tylko liczba punktów, a kajdany nie są potrzebne. Rycerz zostaje na swoim polu.
    .title = Rycerz zabija zabójcę
    .words = rycerz atak na zabójcę
rule-tyrant-knight-arrest = Za 1 punkt rycerz pojmuje mieszkańca obok siebie: jego pionek schodzi z planszy. Ujawnionego zabójcę się zabija, a nie pojmuje.
    .title = Rycerz pojmuje mieszkańca
    .note = Instrukcja mówi o pojmaniu mieszkańca. Od nas pochodzi tylko to, że ujawniony zabójca już nim nie jest, z kajdanami czy bez.
    .words = aresztować pojmać złapać schwytać
rule-tyrant-arrest-fetter = Pojmać mieszkańca można tylko w rundzie, której karta pokazuje kajdany.
    .title = Kajdany
    .words = kiedy pojmać aresztować kajdanki symbol
rule-tyrant-arrest-once = W jednej rundzie można pojmać najwyżej jednego mieszkańca.
    .title = Jedno pojmanie na rundę
    .words = ile aresztowań na rundę pojmać
rule-tyrant-reach-neighbour = Rycerze i zabójcy zadają ciosy tylko przeciwnikowi na jednym z czterech sąsiednich pól.
    .title = Obok siebie
    .words = sąsiednie zasięg skos
rule-tyrant-reach-level = Z dachu sięga się na dachy i ulice, z ulicy tylko na ulicę.
    .title = Żadnych ciosów w górę
    .words = atak z ulicy na dach w górę
rule-tyrant-push-line = Rycerz może wejść na pole z mieszkańcem lub zabójcą: ten zostaje odepchnięty o jedno pole dalej, a jeśli ktoś już tam stoi, on też. Samo odpychanie nic nie kosztuje.
    .title = Odpychanie
    .words = pchać popychać kilku rząd koszt
rule-tyrant-push-fall = Pionki wolno zepchnąć z dachu na ulicę. Nikomu nic się nie dzieje.
    .title = Zepchnięcie z dachu
    .words = zepchnąć z dachu spaść
rule-tyrant-push-climb = Odpychając, rycerz sam może wchodzić na dach, o ile nie muszą tego robić odpychani.
    .title = Wspinaczka i odpychanie
rule-tyrant-push-roof = Nikogo nie wpycha się z ulicy na dach. Jeśli choć jeden pionek z szeregu musiałby wejść na dach, cały ruch jest niemożliwy.
    .title = Nikogo nie wpycha się na dach
    .note = Każdy pionek szeregu oceniamy osobno, gdziekolwiek szereg się zaczyna.
    .words = wepchnąć na dach
rule-tyrant-push-figures = Króla i rycerzy nigdy się nie odpycha i nikogo nie wpycha się na ich pola.
    .title = Króla i rycerzy nie da się odepchnąć
    .words = pchać króla pchać rycerza
rule-tyrant-push-rim = Nikogo nie wypycha się poza planszę, także przez bramę.
    .title = Nikt nie spada z planszy
    .words = wypchnąć poza planszę
rule-tyrant-arrest-silent = Jeśli pojmany mieszkaniec był zabójcą, buntownik nic nie mówi i nie może już tej karty ujawnić. Król nie wie więc nigdy, ilu zabójców zostało.
    .title = Ciche pojmanie
    .words = powiedzieć ogłosić pojmany zabójca
rule-tyrant-assassin-hidden = Ukryty zabójca działa i płaci jak mieszkaniec. W jednej turze pionek może iść jako mieszkaniec, zostać ujawniony i zadać cios.
    .title = Ukryci zabójcy
rule-tyrant-assassin-reveal = W swojej turze buntownik może w każdej chwili i za darmo ujawnić dowolną liczbę zabójców, którzy są jeszcze na planszy. Dotyczy to tylko trojga wybranych, każdego tylko raz: ujawnienia nie można cofnąć.
    .title = Ujawnienie
    .note = Instrukcja pozwala na to, kiedy buntownik zechce, ale w jego turze. Rozumiemy to dosłownie: nigdy w odpowiedzi na pojmanie.
    .words = odkryć ujawnić koszt darmo
rule-tyrant-rebel-no_push = Mieszkańcy i zabójcy wchodzą tylko na puste pola. Nigdy nie odpychają.
    .title = Lud nie odpycha
    .words = czy mieszkańcy pchają
rule-tyrant-citizen-move = Za 1 punkt mieszkaniec przechodzi o jedno pole po ulicy albo po dachach, jeśli już tam jest.
    .title = Ruch mieszkańca
rule-tyrant-citizen-climb = Wejście na dach kosztuje mieszkańca 2 punkty.
    .title = Mieszkaniec wchodzi na dach
    .words = mieszkaniec dach koszt wspinaczka
rule-tyrant-citizen-descend = Zejście z dachu kosztuje mieszkańca 1 punkt.
    .title = Mieszkaniec schodzi z dachu
    .words = zejść zeskoczyć koszt
rule-tyrant-assassin-move = Za 1 punkt ujawniony zabójca przechodzi o jedno pole po ulicy albo po dachach.
    .title = Ruch zabójcy
rule-tyrant-assassin-climb = Wejście na dach kosztuje ujawnionego zabójcę 1 punkt.
    .title = Zabójca wchodzi na dach
    .words = zabójca dach koszt wspinaczka
rule-tyrant-assassin-descend = Zejście z dachu nic nie kosztuje ujawnionego zabójcy, jest więc możliwe także bez punktów.
    .title = Zabójca schodzi z dachu
    .words = zejść zeskoczyć za darmo koszt
rule-tyrant-assassin-kill = Ujawniony zabójca zabija rycerza obok siebie: jego pionek schodzi z planszy. Pierwszy rycerz zabity w rundzie kosztuje 1 punkt, drugi 2, niezależnie od tego, kto to robi.
    .title = Zabójca zabija rycerza
    .words = zabić rycerza koszt atak
rule-tyrant-assassin-kill_limit = W jednej rundzie ginie najwyżej dwóch rycerzy.
    .title = Dwóch rycerzy na rundę
    .words = ilu rycerzy zabić limit
rule-tyrant-assassin-attack = Ujawniony zabójca obok króla, na ulicy lub na dachu, atakuje go za 2 punkty. Każdy atak to rana.
    .title = Atak na króla
    .words = zranić króla atak koszt rany zabija
rule-tyrant-gate-stop = Samo zajęcie pola bramy nie daje jeszcze zwycięstwa, a króla można tam zaatakować.
    .title = W bramie
    .words = stanąć w bramie wystarczy
rule-tyrant-gate-leave = Z pola bramy król wchodzi do zamku kolejnym krokiem, przez krawędź z bramą, za 1 punkt. Żadna inna krawędź nie prowadzi poza planszę. Mając 2 punkty, może w jednej turze stanąć w bramie i wyjść.
    .title = Przez bramę
    .note = Niemiecka instrukcja mówi tylko, że król opuszcza planszę z pola bramy. Polska dodaje, że wchodzi do budynku; przy której krawędzi ten stoi, widać na planszy.
    .words = wyjście zamek brama opuścić planszę
rule-tyrant-gate-roof = Wychodząc, król nie wchodzi na dach narysowany nad bramą: kto tam stoi, nie może go zatrzymać. Dla wszystkich innych jest to zwykły dach.
    .title = Dach nad bramą
    .note = Instrukcja nie wspomina o tym dachu. W ten sposób nikt nie zamknie zamku z góry.
    .words = dach nad bramą
rule-tyrant-gate-square = Poza tym brama jest polem ulicy: każdy może na niej stać i ją blokować, można też kogoś na nią wepchnąć. Wychodzi przez nią tylko król.
    .title = Bramy to ulice
    .note = Wynika to z tego, że bramy są polami planszy; wprost instrukcja tego nie mówi.
    .words = zablokować bramę
rule-tyrant-end-castle = Grający królem wygrywa natychmiast, gdy król wejdzie do zamku, ranny czy nie.
    .title = Król wraca do domu
    .words = pałac dom jak wygrywa król dotrzeć do zamku
rule-tyrant-end-assassins = Grający królem wygrywa natychmiast, gdy trzeci zabójca zostanie pojmany lub zabity. Wtedy wszyscy widzą, kto był zabójcą.
    .title = Wszyscy zabójcy schwytani
    .words = złapać wszystkich trzech zabójców król wygrywa
rule-tyrant-end-killed = Buntownik wygrywa natychmiast, gdy król otrzyma drugą ranę, obojętnie w której turze i od którego zabójcy.
    .title = Król nie żyje
    .words = ile ran życie trafienia króla buntownik wygrywa
rule-tyrant-end-rounds = Buntownik wygrywa, gdy rozegrano wszystkie karty rundy, ostatnią z obiema turami, a król wciąż jest na planszy.
    .title = Czas minął
    .words = talia rund się kończy brak kart rundy ostatnia runda ile rund
rule-tyrant-end-shown = Po zakończeniu gry, jakkolwiek się skończyła, pokazuje się troje zabójców.
    .title = Karty na stół
    .note = Instrukcja wymaga tego tylko wtedy, gdy schwytano ostatniego zabójcę. Po grze nie ma jednak powodu ich ukrywać.
rule-tyrant-match = Role są różne, więc zagrajcie dwie partie i zamieńcie się rolami: kto wygra obie, wygrywa mecz. W pojedynczej partii nie ma remisu.
    .title = Mecz
    .words = zamiana ról druga partia
