page-morpork-money = { $amount } $
page-morpork-map = Mapa Ankh-Morpork: dwanaście dzielnic po obu brzegach rzeki
page-morpork-district = { $number }, { $name }, budynek kosztuje { $cost }
page-morpork-empty = pusto
page-morpork-nobody-controls = nikt jej nie kontroluje
page-morpork-you-control = kontrolujesz ją
page-morpork-controls = kontroluje ją { $seat }
page-morpork-bank = Bank
page-morpork-pile = Stos
page-morpork-events = { $count ->
    [one] zostało { $count } wydarzenie
    [few] zostały { $count } wydarzenia
    [many] zostało { $count } wydarzeń
   *[other] zostało { $count } wydarzenia
}
page-morpork-of = { $count } z { $goal }
page-morpork-plays = { $seat } zagrywa: { $card }
page-morpork-you-play = Zagrywasz: { $card }
page-morpork-playing = Zagrywana karta, krok { $step } z { $steps }: { $card }
page-morpork-last-event = Ostatnie wydarzenie: { $event }
page-morpork-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
page-morpork-controlled = { $count } pod kontrolą
page-morpork-in-districts = { $count ->
    [one] w { $count } dzielnicy
   *[other] w { $count } dzielnicach
}
page-morpork-city-cards = Twoje karty dzielnic
page-morpork-you-are = Twoja postać: { $who }
page-morpork-you-win = { $kind ->
    [spies] Wygrywasz, gdy na początku twojej tury masz popleczników w { $goal } dzielnicach (teraz { $count }).
    [control] Wygrywasz, gdy na początku twojej tury kontrolujesz co najmniej { $goal } z dwunastu dzielnic (teraz { $count }).
    [trouble] Wygrywasz, gdy na początku twojej tury na planszy jest co najmniej { $goal } znaczników zamieszek (teraz { $count }).
    [fortune] Wygrywasz, gdy na początku twojej tury masz { $goal } $ w gotówce i budynkach (teraz { $count } $).
    [pile] Wygrywasz, gdy skończy się stos dobierania (zostało { $count }).
   *[other] Wygrywasz, mając { $goal } (teraz { $count }).
}
page-morpork-aim = { $kind ->
    [pile] Cel: { $what } (zostało { $count })
   *[other] Cel: { $what } (teraz { $count })
}
page-morpork-building-costs = Budynek kosztuje tu { $cost }.
page-morpork-city-card-does = Właściciel budynku ma też kartę dzielnicy: { $text }
page-morpork-understood = Rozumiem
page-morpork-secret-told = Twój sekret
page-morpork-secret-keep = Nikt inny nie może tego wiedzieć. Zawsze znajdziesz to nad mapą.
page-morpork-secret-keep-desk = Nikt inny nie może tego wiedzieć. Zawsze znajdziesz to obok mapy.
page-morpork-found-out = Tylko ty to widzisz
page-morpork-turn-done = Twoja tura się kończy.
page-morpork-turn-done-why = Nie możesz już nic zrobić. Pytanie pada mimo to, żeby nikt nie odgadł, co masz na ręce.
page-morpork-asked-anyway = Nie masz na to karty. Pytanie pada mimo to, żeby nikt nie odgadł, co masz na ręce.
page-morpork-still = Możesz jeszcze: { $what }.
page-morpork-came-to = { $what }: { $count }
page-morpork-who-could-win = Kto może wygrać
page-morpork-lords = Lord { $names }
page-morpork-wins-by = { $kind ->
    [spies] { $who }: w { $goal } dzielnicach
    [control] { $who }: kontrola { $goal } dzielnic
    [trouble] { $who }: zamieszki w { $goal } dzielnicach
    [fortune] { $who }: { $goal } $
    [pile] { $who }: pusty stos dobierania
   *[other] { $who }: { $goal }
}
page-morpork-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
page-morpork-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}
page-morpork-your-turn = Twoja tura
page-morpork-turn-of = Tura: { $seat }
page-morpork-step = Krok { $step } z { $steps }: { $what }.
page-morpork-then = Potem: { $what }.
page-game-morpork = Ankh-Morpork
page-title-morpork = Świat Dysku: Ankh-Morpork
page-line-morpork = Dwanaście dzielnic, jedna rzeka i tajny plan dla każdego.
page-won-morpork = Miasto jest twoje.
page-morpork-stat-placed = { $count ->
        [one] wystawiony poplecznik
        [few] wystawieni poplecznicy
       *[many] wystawionych popleczników
    }
page-morpork-stat-built = { $count ->
        [one] zbudowany budynek
        [few] zbudowane budynki
       *[many] zbudowanych budynków
    }
page-morpork-stat-interrupts = { $count ->
        [one] zagrane przerwanie
        [few] zagrane przerwania
       *[many] zagranych przerwań
    }

## The end of a game

page-lost-morpork = Miasto ma nowego władcę: { $seat }.
page-far-morpork-goal-control = kontrolujesz dzielnice: { $value } z { $goal } potrzebnych.
page-far-morpork-goal-spies = twoi poplecznicy są w dzielnicach: { $value } z { $goal } potrzebnych.
page-far-morpork-goal-trouble = zamieszki są w dzielnicach: { $value } z { $goal } potrzebnych.
page-far-morpork-goal-fortune = twój majątek to ${ $value } z potrzebnych ${ $goal }.
