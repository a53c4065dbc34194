# Słowa wspólne dla wszystkich gier.

tafelrunde-player = Gracz { $number }
tafelrunde-you = Ty
tafelrunde-chance = Los
tafelrunde-somebody = ktoś
tafelrunde-spectator = Widz
tafelrunde-round = Runda { $round } z { $rounds }

tafelrunde-event-takes-back = { $seat } cofa ostatni ruch.
    .you = Cofasz swój ostatni ruch.
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
tafelrunde-part-end = Jak się kończy
    .words = koniec kończy końcu zakończenie
tafelrunde-part-detail = Szczegóły
    .words = szczegóły
tafelrunde-part-card = Karty i przypadki szczególne
    .words = karty
