# Słowa wspólne dla wszystkich gier.

tafelrunde-player = Gracz { $number }
tafelrunde-you = Ty
tafelrunde-chance = Los
tafelrunde-somebody = ktoś
tafelrunde-spectator = Widz
tafelrunde-round = Runda { $round } z { $rounds }

tafelrunde-event-takes-back = { $seat } cofa ostatni ruch.
    .you = Cofasz swój ostatni ruch.
tafelrunde-event-asks-to-take-back = { $seat } prosi o cofnięcie ostatniego ruchu.
    .you = Prosisz o cofnięcie ostatniego ruchu.
tafelrunde-event-offers-draw = { $seat } proponuje remis.
    .you = Proponujesz remis.
tafelrunde-event-agrees = { $seat } się zgadza.
    .you = Zgadzasz się.
tafelrunde-event-declines = { $seat } odmawia.
    .you = Odmawiasz.
tafelrunde-event-draw-agreed = Gra kończy się remisem za zgodą graczy.
tafelrunde-event-wins = { $seat } wygrywa.
    .you = Wygrywasz!
tafelrunde-event-nobody-wins = Nikt nie wygrywa.
tafelrunde-event-resigns = { $seat } poddaje grę.
    .you = Poddajesz grę.
tafelrunde-event-bot-takes-over = { $seat }: od teraz gra tu bot.
    .you = Za ciebie gra bot.
tafelrunde-event-comes-back = { $seat } wraca do gry.
    .you = Wracasz do gry.
tafelrunde-event-stands-in = Bot ({ $seat }) zawiódł: ten ruch wykonuje za niego bot zastępczy.
    .you = Bot na twoim miejscu zawiódł: ten ruch wykonuje za niego bot zastępczy.
tafelrunde-event-pauses = { $seat } wstrzymuje grę.
    .you = Wstrzymujesz grę.
tafelrunde-event-goes-on = Gra toczy się dalej.
tafelrunde-event-time-given = Serwer był niedostępny: { $seat } odzyskuje ten czas.
    .you = Serwer był niedostępny: odzyskujesz ten czas.
tafelrunde-event-closed = Nikt nie wrócił do tej gry: tutaj się kończy.
tafelrunde-event-lapses = Nikt nie odpowiedział na czas: { $seat } nie cofa ruchu.
    .you = Nikt nie odpowiedział na czas: nie cofasz ruchu.
tafelrunde-event-late-taken-over = Koniec czasu ({ $seat }): do powrotu gra bot.
    .you = Skończył ci się czas: dopóki nie wrócisz, gra za ciebie bot.
tafelrunde-event-late-stood-in = Koniec czasu ({ $seat }): ten jeden ruch wykonuje bot.
    .you = Skończył ci się czas: ten jeden ruch wykonuje za ciebie bot.
tafelrunde-event-missed-taken-over = Wszyscy obecni się zgodzili: dopóki nie wróci { $seat }, gra bot.
    .you = Wszyscy obecni się zgodzili: dopóki nie wrócisz, gra za ciebie bot.
tafelrunde-event-left-taken-over = { $seat } odchodzi od stołu: do powrotu gra bot.
    .you = Odchodzisz od stołu: dopóki nie wrócisz, gra za ciebie bot.
tafelrunde-event-nudges = { $other } przypomina o ruchu: { $seat }.
    .you = { $other } przypomina ci o ruchu.
    .other-you = Przypominasz o ruchu: { $seat }.
tafelrunde-event-calls-bot = { $seat } zgadza się na bota.
    .you = Zgadzasz się na bota.
tafelrunde-event-calls-no-bot = { $seat } woli poczekać.
    .you = Wolisz poczekać.
tafelrunde-event-no-choice = { $seat } nie ma wyboru.
    .you = Nie masz wyboru.

tafelrunde-ground-derived = To wynika z innych zasad.
tafelrunde-ground-ours = Nasze rozstrzygnięcie: instrukcja tego nie określa.
tafelrunde-source = Instrukcja: „{ $heading }”
tafelrunde-ruling = Rozstrzygnięcie { $ruling }
tafelrunde-by-option = Można to zmienić opcją „{ $option }”.

tafelrunde-part-goal = Cel
    .words = cel cele wygrać wygrana wygrywa wygrywam wygrywanie zwycięstwo zwycięzca zwyciężyć
tafelrunde-part-turn = Tura
    .words = tura tury turze runda rundy przebieg
tafelrunde-part-do = Co możesz zrobić
    .words = akcja akcje robić
tafelrunde-part-end = Koniec gry
    .words = koniec kończy końcu zakończenie
tafelrunde-part-detail = Szczegóły
    .words = szczegóły
tafelrunde-part-card = Karty i przypadki szczególne
    .words = karty

# For looking something up: words that every question has, and what players say for other words (theirs: ours).

tafelrunde-idle =
    .words = a aby ale albo bez by być co coś czy dla do dostaję dostać dzieje ich i ile im jak jaka jaki jakie je jego jej jest jeśli już każdy kiedy kto która które który których ma mam mi mieć mnie może mogę można mój moja moje muszę musi na nad nie niż o od on ona oni po pod przed przez przy raz razy robią robi robić s się są swoją swój swoje ta tak tam te tego tej ten to tu tym w we więcej wolno wszystkie wszystko z za zawsze ze że żeby zrobić gra grać
tafelrunde-alike =
    .words =
        remis remisie równe tyle samo: równe sam
        zaczyna zaczynać rozpoczyna początek początku: pierwszy zaczyna początek
        stos talia kupka: stos talia
        odrzucić wyrzucić odłożyć: odrzucić odkłada
        zginąć ginie śmierć zabić martwy eliminacja: zabić ginie odpada
        kupić kupno koszt cena płacić zapłacić: kupić kosztuje płacić
        tajne zakryte ukryte widzieć podglądać: tajne wiedzieć widzieć
        maksymalnie najwięcej limit: najwyżej
        koniec końcu kończy zakończenie: koniec kończy
        zamienić wymienić: zamienić wymienić
        przegrany przegrywa: przegrany przegrywający

## What a chat shows of a link to a moment

tafelrunde-card-title = Gra przy okrągłym stole
tafelrunde-card-private = Otwórz link, żeby obejrzeć ją jeszcze raz.
tafelrunde-card-moment = { $game }: chwila { $version }
