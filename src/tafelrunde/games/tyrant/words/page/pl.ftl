page-game-tyrant = Król i Zabójcy
page-line-tyrant = Droga króla do domu przez tłum, w którym troje ukrywa noże.
page-tyrant-stat-pushed = { $count ->
        [one] odepchnięcie
        [few] odepchnięcia
       *[many] odepchnięć
    }
page-tyrant-stat-arrested = { $count ->
        [one] pojmanie
        [few] pojmania
       *[many] pojmań
    }
page-tyrant-king = Król
page-tyrant-rebel = Buntownik
page-tyrant-wounds = { $count ->
        [0] bez ran
        [one] 1 rana
        [few] { $count } rany
       *[other] { $count } ran
    }
page-tyrant-knights = { $count ->
        [one] 1 rycerz
        [few] { $count } rycerze
       *[other] { $count } rycerzy
    }
page-tyrant-citizens = { $count ->
        [one] 1 mieszkaniec
        [few] { $count } mieszkańcy
       *[other] { $count } mieszkańców
    }
page-tyrant-unknown = zabójcy nieznani
page-tyrant-known = { $count ->
        [0] nie ujawniono żadnego zabójcy
        [one] ujawniono 1 zabójcę
       *[other] ujawniono { $count } zabójców
    }
page-tyrant-hidden = { $count ->
        [one] 1 ukryty zabójca
        [few] { $count } ukryci zabójcy
       *[many] { $count } ukrytych zabójców
    }
page-tyrant-no-arrest = w tej rundzie bez pojmań
page-tyrant-may-arrest = możliwe jedno pojmanie
page-tyrant-arrest-used = pojmanie wykorzystane
page-tyrant-arrested = Pojmani
page-tyrant-fallen = Polegli
page-tyrant-town = Miasto, { $columns } na { $rows } pól
page-tyrant-street = ulica
page-tyrant-reachable = { $cost ->
        [0] dostępne za darmo
        [one] dostępne za 1 punkt
        [few] dostępne za { $cost } punkty
       *[other] dostępne za { $cost } punktów
    }
page-tyrant-walk = { $figure }, { $from } → { $to }: { $cost ->
        [0] za darmo
        [one] 1 punkt
        [few] { $cost } punkty
       *[other] { $cost } punktów
    }
page-tyrant-left = { $counter }: potem zostanie { $left }.
page-tyrant-go = Na { $to }
page-tyrant-go-push = Odepchnij, na { $to }
page-tyrant-go-castle = Do zamku
page-tyrant-where = { $figure } na { $square }: dokąd?
page-tyrant-where-why = Dotknij podświetlonego pola: liczba to koszt całej drogi.
page-tyrant-who-why = Dotknij podświetlonego pionka, by zobaczyć, dokąd może pójść i za ile.
page-tyrant-pick = Wybierz potajemnie { $all ->
        [one] zabójcę
       *[other] { $all } zabójców
    }.
page-tyrant-pick-why = Dotknij mieszkańców. Nikt inny się nie dowie, kto to.
page-tyrant-picked = { $count } z { $all }: { $names }
page-tyrant-pick-go = Wybieram tych { $all }
page-tyrant-noting = Notuj podejrzanych
page-tyrant-noting-how = Dotknij mieszkańca, aby zmienić notatkę: podejrzany, zaufany, bez notatki. Widzisz ją tylko ty.
page-tyrant-note-suspect = podejrzany
page-tyrant-note-trusted = zaufany
page-tyrant-note-none = bez notatki
page-tyrant-they-were = Oto oni:
page-tyrant-you-suspected = Twoje podejrzenia: { $names }.
page-tyrant-fork = { $figure }: co się stanie na { $to }?
page-tyrant-do-push = Odepchnij ({ $cost })
page-tyrant-do-arrest = Pojmij ({ $cost })
page-tyrant-do-kill = Zabij ({ $cost })
page-tyrant-do-hit = Zaatakuj ({ $cost })
page-tyrant-showing = Oto, co się stało.
page-tyrant-go-on = Dotknij planszy, by przejść dalej.
page-tyrant-not-the-last = Gra trwa dalej: to nie był ostatni zabójca.
page-tyrant-end-now = Zakończyć turę?
page-tyrant-unused = { $points ->
        [0] Wszystkie punkty są wydane.
        [one] Został jeszcze 1 punkt.
        [few] Zostały jeszcze { $points } punkty.
       *[other] Zostało jeszcze { $points } punktów.
    }
page-tyrant-no-points = Nie ma już punktów: zakończ turę.
page-tyrant-free-why = Nie ma już punktów. Możesz jeszcze zrobić to, co nic nie kosztuje: dotknij podświetlonego pionka albo zakończ turę.
page-tyrant-caught = zabójcy schwytani lub zabici { $value }/{ $goal }
page-tyrant-hits = rany króla { $value }/{ $goal }
page-tyrant-suspects = Podejrzani
page-tyrant-stuck-gone = Tego pionka nie ma już w mieście.
page-tyrant-stuck-points = W tej turze nie masz już punktów dla tego pionka.
page-tyrant-stuck-taken = Wszystkie pola obok są zajęte. Najpierw zrób miejsce innym pionkiem.
page-tyrant-stuck-roofs = Obok wolne są tylko dachy, a król zostaje na ulicy.
page-tyrant-stuck-dear = Obok wolne są tylko dachy, a dach kosztuje 2 punkty. Pozostało: { $points }.
page-tyrant-stuck-shut = Na żadne pole obok nie da się teraz wejść: nikogo nie można tam odepchnąć albo punktów jest za mało.
page-tyrant-not-far = { $points ->
        [one] Nie ma tam drogi: został na to jeden punkt.
        [few] Nie ma tam drogi: zostały na to { $points } punkty.
       *[many] Nie ma tam drogi: zostało na to { $points } punktów.
    }
page-tyrant-not-king = Król zostaje na ulicy.
page-tyrant-not-taken = Stoi tam ktoś, kogo nie da się teraz odepchnąć.

## The end of a game

page-head-tyrant-end-castle = Król jest w domu.
page-head-tyrant-end-assassins = Król żyje.
page-head-tyrant-end-killed = Król nie żyje.
page-head-tyrant-end-rounds = Król nie zdążył.
page-far-tyrant-goal-assassins = schwytani lub martwi zabójcy: { $value } z { $goal }.
page-far-tyrant-goal-wounds = { $value ->
    [0] nikt jeszcze nie trafił króla.
   *[other] król był raz trafiony; drugi raz by go zabił.
}
