# Co mówi sam terminal; słowa gier są w osobnych plikach.

terminal-round = runda { $round } z { $rounds }
terminal-options = Opcje
terminal-game-facts = Gracze: { $seats } · boty: { $bots }
terminal-hint = { $count ->
        [one] 1 lub { $example }
       *[other] 1–{ $count } lub np. { $example }
    } · ? pomoc
terminal-hint-undo = u cofnij
terminal-hint-always = a tu zawsze pasuj
terminal-hint-quit = q zapisz i wyjdź
terminal-keys-title = Co można wpisać
terminal-key-card = karta: jej numer na liście, skrót albo pełna nazwa
terminal-key-help = ta strona; „? { $example }” objaśnia kartę
terminal-key-undo = cofnij ostatni ruch, dopóki nie wyszło na jaw nic nowego
terminal-key-always = pasuj teraz i przy każdym takim pytaniu; wpisane gdzie indziej sprawia, że znów będziesz pytany o wszystko
terminal-key-piles = przejrzyj stosy
terminal-key-log = co się dotąd wydarzyło
terminal-key-quit = zapisz grę i wyjdź
terminal-more-rules = Wszystkie zasady: { $command }
terminal-empty = Wpisz numer z listy albo nazwę, np. { $example }. Znak zapytania wyjaśni więcej.
terminal-not-understood = „{ $typed }” nie ma do wyboru: wpisz numer od 1 do { $count } albo nazwę, np. { $example }. Znak zapytania wyjaśni więcej.
terminal-ambiguous = „{ $typed }” może oznaczać { $meant }: wpisz trochę więcej.
terminal-refused = { $what }: teraz nie wolno ({ $rule }).
terminal-unknown-thing = Nie ma tu niczego o nazwie „{ $typed }”. Sam znak zapytania objaśnia klawisze.
terminal-no-undo = Nie ma czego cofnąć: od twojego ostatniego ruchu coś dobrano, odkryto albo rozstrzygnięto.
terminal-no-always = Tu nie można pasować raz na zawsze: odpowiedz.
terminal-asked-again = Znów będziesz pytany o wszystko.
terminal-nothing-here = Nie ma tu nic do obejrzenia.
terminal-enter-back = Enter: wróć do gry
terminal-enter-on = Enter: dalej
terminal-pass-to = Teraz kolej: { $seat }. Przekaż klawiaturę i naciśnij Enter.
terminal-pass-undo = { $seat }: wpisz u, aby cofnąć swój ruch.
terminal-saved = Gra jest zapisana w { $path }
terminal-go-on = Aby grać dalej: { $command }
terminal-replay = Obejrzyj tę grę jeszcze raz: { $command }
terminal-replay-keys = { $step }/{ $steps } · Enter dalej · b wstecz · liczba: tam · q koniec

## Claim

terminal-claim-letter-goblin = G
terminal-claim-letter-knight = R
terminal-claim-letter-undead = N
terminal-claim-letter-dwarf = K
terminal-claim-letter-doppelganger = S
terminal-claim-table = Stół
terminal-claim-favour = Przychylność
terminal-claim-stake = Stawka
terminal-claim-last = Poprzednia lewa
terminal-claim-last-short = Przedtem
terminal-claim-pile = Stos { $count }
terminal-claim-discard = Odrzucone
terminal-claim-discarded = odrzucone { $count }
terminal-claim-hand = na ręce { $count }
terminal-claim-followers = Stronnicy
terminal-claim-leads = Zagrywa { $seat }
    .you = Zagrywasz
terminal-claim-faction = Frakcja
terminal-claim-factions = frakcje
terminal-claim-sum = suma wartości
terminal-claim-goes-to = Przychylność
terminal-claim-nobody = nikt
terminal-claim-scored = Punkty: { $seat }
terminal-claim-unknown = +{ $count } { $count ->
        [one] zakryta
        [few] zakryte
       *[many] zakrytych
    }
terminal-claim-void = bez

## Ankh-Morpork

terminal-morpork-turn = tura: { $seat }
terminal-morpork-piles = stos { $pile } · wydarzenia { $events } · zamieszki { $trouble }
terminal-morpork-area = Dzielnica
terminal-morpork-others = trolle, demony
terminal-morpork-control = kontrola
terminal-morpork-trolls = trolle { $count }
terminal-morpork-demons = demony { $count }
terminal-morpork-hand = na ręce { $count }
terminal-morpork-not = nie jest: { $names }
terminal-morpork-knows = ma: { $names }
terminal-morpork-your-hand = Ręka: { $names }
terminal-morpork-player = Gracz
terminal-morpork-personality = Postać
terminal-morpork-controls = dzielnice
terminal-morpork-spies = szpiedzy
terminal-morpork-points = punkty
terminal-morpork-discard = Stos kart odrzuconych ({ $count }, od ostatniej)
terminal-morpork-shuffled = oraz { $count } nie wiadomo jakich
terminal-morpork-events-used = Wydarzenia, które już były
