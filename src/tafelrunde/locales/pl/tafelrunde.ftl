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
tafelrunde-event-resigns = { $seat } się poddaje.
    .you = Poddajesz się.
tafelrunde-event-bot-takes-over = Bot gra na miejscu: { $seat }.
    .you = Za ciebie gra bot.
tafelrunde-event-comes-back = { $seat } wraca do gry.
    .you = Wracasz do gry.
tafelrunde-event-stands-in = Bot ({ $seat }) nie odpowiedział: ten ruch wykonuje bot zastępczy.
    .you = Bot na twoim miejscu nie odpowiedział: ten ruch wykonuje bot zastępczy.
tafelrunde-event-pauses = { $seat } wstrzymuje grę.
    .you = Wstrzymujesz grę.
tafelrunde-event-goes-on = Gra toczy się dalej.
tafelrunde-event-time-given = Serwer był niedostępny: { $seat } odzyskuje ten czas.
    .you = Serwer był niedostępny: odzyskujesz ten czas.
tafelrunde-event-closed = Nikt do tej gry nie wrócił: tu się kończy.
tafelrunde-event-no-choice = { $seat } nie ma wyboru.
    .you = Nie masz wyboru.

tafelrunde-ground-derived = To wynika z innych zasad.
tafelrunde-ground-ours = Nasze rozstrzygnięcie: instrukcja tego nie określa.
tafelrunde-source = Niemiecka instrukcja: „{ $heading }”
tafelrunde-ruling = Rozstrzygnięcie { $ruling }
tafelrunde-by-option = Można to zmienić opcją „{ $option }”.

tafelrunde-part-goal = Cel
    .words = cel cele wygrać wygrana wygrywa wygrywam wygrywanie zwycięstwo zwycięzca zwyciężyć
tafelrunde-part-turn = Tura
    .words = tura tury turze runda rundy przebieg
tafelrunde-part-do = Co możesz zrobić
    .words = akcja akcje robić
tafelrunde-part-end = Jak się kończy
    .words = koniec kończy końcu zakończenie
tafelrunde-part-detail = Szczegóły
    .words = szczegóły
tafelrunde-part-card = Karty i przypadki szczególne
    .words = karty
