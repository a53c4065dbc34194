terminal-tyrant-way-north = g
terminal-tyrant-way-east = p
terminal-tyrant-way-south = d
terminal-tyrant-way-west = l
terminal-tyrant-end = koniec
terminal-tyrant-start = Start
terminal-tyrant-starts = K1, K2 król · + rycerze
terminal-tyrant-card = Karta
terminal-tyrant-left = Punkty
terminal-tyrant-points = król { $king } · rycerze { $knight } · buntownik { $rebel }
terminal-tyrant-fetter = Pojmanie
terminal-tyrant-fetter-used = wykorzystane w tej rundzie
terminal-tyrant-fetter-free = możliwe jedno pojmanie
terminal-tyrant-kills = Rycerze
terminal-tyrant-kills-next = zabici: { $count } · następny za { $price }
terminal-tyrant-kills-limit = zabici: { $count } · więcej nie wolno
terminal-tyrant-king = Król
terminal-tyrant-rebel = Bunt.
terminal-tyrant-goal-king = ★ zamek { $gates } lub zabójcy { $assassins }
terminal-tyrant-goal-rebel = ★ rany { $hits } lub rundy { $rounds }
terminal-tyrant-beside = 0 koniec · 1 punkt albo (punkty) · » odpycha · 3ggp lub 3 e7: cała droga
    .rebel = 0 koniec · 1 punkt albo (punkty) · bggp lub b e7: cała droga
terminal-tyrant-walk = { $whom } → { $to }: { $cost ->
        [one] 1 punkt
        [few] { $cost } punkty
       *[many] { $cost } punktów
    }.
terminal-tyrant-do-it = Wpisz +, żeby to zrobić.
terminal-tyrant-no-way = Za mało punktów, żeby dotrzeć na { $to }: { $whom }.
terminal-tyrant-is-there = { $whom } już stoi na { $to }.
terminal-tyrant-no-step = Krok { $number } z { $steps } nie jest możliwy, więc nic się nie dzieje.
terminal-tyrant-picked = Wybór: { $names }. { $missing ->
        [one] Brakuje 1;
        [few] Brakuje { $missing };
       *[many] Brakuje { $missing };
    } ta sama nazwa cofa wybór.
    .none = Jeszcze nikt: wybierz troje w dowolnej kolejności, razem lub po kolei.
terminal-tyrant-no-citizen = „{ $typed }” nie jest ani nazwą, ani literą mieszkańca.
terminal-tyrant-too-many = Zabójców jest tylko { $count }.
terminal-tyrant-key-picks = troje mieszkańców w dowolnej kolejności, np. { $example }, razem lub po kolei
terminal-tyrant-rounds-left = Rund po tej
terminal-tyrant-to-come = Pozostałe karty rundy
terminal-tyrant-signs = ▒ dach · ↑ → ↓ ← brama: droga króla do zamku · K król · 1–7 rycerze · a–n mieszkańcy · A! ujawniony zabójca · (nazwa) poza planszą · ★ wygrywa przez
    .secret = a* zabójca, o którym wiesz tylko ty
terminal-tyrant-costs = Punkty: krok 1 · wejście na dach 2, ujawniony zabójca 1 · zejście 1, ujawniony zabójca 0 · rycerz: pojmanie lub zabicie 1 · zabójca: zabicie rycerza 1, drugiego w rundzie 2, atak na króla 2
terminal-tyrant-reveal = ujawnij: { $whom }
terminal-tyrant-arrest = pojmaj: { $whom }
terminal-tyrant-kill = zabij: { $whom }
terminal-tyrant-attack = zaatakuj: { $whom }
terminal-tyrant-moves = { $whom }: { $moves }
terminal-tyrant-no-moves = { $whom }: teraz nic nie można zrobić.
terminal-tyrant-gone = { $whom }: już poza planszą.
terminal-tyrant-roles = Królem gra { $first }, buntownikiem { $second }.
terminal-tyrant-suspect = { $citizen } – zabójca: { $percent } %
