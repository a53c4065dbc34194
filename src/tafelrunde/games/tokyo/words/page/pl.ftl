page-tokyo-city = Tokio
page-tokyo-bay = Zatoka
page-tokyo-outside = Poza Tokio
page-tokyo-free = puste
page-tokyo-dial = { $name }: { $count }
page-tokyo-of-most = { $count } z { $most } możliwych serc
page-tokyo-hearts = { $count ->
        [one] 1 serce
        [few] { $count } serca
       *[many] { $count } serc
    }
page-tokyo-cards = { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    }
page-tokyo-tiles = { $count ->
        [one] 1 kafelek
        [few] { $count } kafelki
       *[many] { $count } kafelków
    }
page-tokyo-card = karta
page-tokyo-tile = kafelek
page-tokyo-none = brak
page-tokyo-has = Karty i kafelki: { $seat }
page-tokyo-goal = Cel: { $count } ★
page-tokyo-count-why = Dotknij kości, które chcesz teraz rozpatrzyć; jednakowe liczą się razem.
page-tokyo-count-all = Rozpatrz wszystkie
    .how = Rozpatrz wszystkie pozostałe w tej kolejności: { $faces }
page-tokyo-die-counted = Ta kość jest już rozpatrzona.
page-tokyo-die-idle = Teraz nic nie da. { $why }
page-tokyo-level = Kafelki podłości { $level }
page-tokyo-tiles-left = pozostałe kafelki: { $list }
page-tokyo-at-level = { $count } na { $level }
page-tokyo-you-are-out = Odpadasz z gry. Pozostali grają dalej.
page-tokyo-hit-you = Co ci się przytrafiło
page-tokyo-strikes = { $seat } trafia { $count ->
    [few] { $count } potwory!
   *[other] { $count } potworów!
}
page-tokyo-strikes-you = Trafiasz { $count ->
    [few] { $count } potwory!
   *[other] { $count } potworów!
}
page-tokyo-felled = { $turn ->
        [0] poza grą
       *[other] poza grą od tury { $turn }
    }: { $how }
page-tokyo-watch-on = Oglądaj dalej
page-tokyo-too-dear = Nie możesz jej kupić: kosztuje { $count } ⚡, masz { $energy }.
page-tokyo-not-in-tokyo = Nie możesz jej kupić, dopóki jesteś w Tokio.
page-tokyo-may-not = Nie możesz jej teraz kupić, choć masz na nią dość energii.
page-tokyo-not-yet = Możesz ją kupić w swojej turze, po rozpatrzeniu kości.
page-tokyo-turn-of = tura: { $seat }
page-tokyo-shop = Oferta
page-tokyo-deck = talia { $count }
page-tokyo-offer = { $name }, energia: { $count }, { $kind }: { $about }
page-tokyo-dice = Kości
page-tokyo-keep = Zatrzymaj
page-tokyo-again = Przerzuć
page-tokyo-roll-these = przerzuć
page-tokyo-die-kept = { $name }, zatrzymana
page-tokyo-die-again = { $name }, do przerzucenia
page-tokyo-your-dice = Twoje kości
page-tokyo-their-dice = Kości: { $seat }
page-tokyo-last-roll = Ostatni rzut
page-tokyo-no-dice = Nie ma tu jeszcze kości.
page-tokyo-turn-to = Obróć na
page-tokyo-rolls-left = { $count ->
        [0] po ostatnim rzucie
        [one] jeszcze 1 rzut
        [few] jeszcze { $count } rzuty
       *[many] jeszcze { $count } rzutów
    }
page-tokyo-as-it-lies = Jeśli teraz skończysz
page-tokyo-so-far = W tym układzie
page-tokyo-to-count = Do rozpatrzenia
page-tokyo-lies = Jeśli teraz skończysz: { $what }
page-tokyo-nothing = nic.
page-tokyo-hits = { $seat } −{ $count } ♥
page-tokyo-ask-keep = { $count ->
        [one] Dotknij kości, które zatrzymujesz. Został jeden rzut.
        [few] Dotknij kości, które zatrzymujesz. Zostały { $count } rzuty.
       *[many] Dotknij kości, które zatrzymujesz. Zostało { $count } rzutów.
    }
page-game-tokyo = King of Tokyo
page-title-tokyo = King of Tokyo: Dark Edition
page-line-tokyo = Sześć kości, jedno miasto i potwory coraz podlejsze z każdym rzutem.
page-won-tokyo = Tokio jest twoje.
page-counted-tokyo = Gwiazdki
page-tokyo-stat-claws = { $count ->
        [one] pazur w twoich atakach
        [few] pazury w twoich atakach
       *[many] pazurów w twoich atakach
    }
page-tokyo-stat-entered = { $count ->
        [one] wejście do Tokio
        [few] wejścia do Tokio
       *[many] wejść do Tokio
    }
page-tokyo-stat-bought = { $count ->
        [one] kupiona karta
        [few] kupione karty
       *[many] kupionych kart
    }

## The end of a game

page-lost-tokyo = Tokio ma nowego władcę: { $seat }.
page-far-tokyo-goal-stars = masz { $value } z { $goal } gwiazdek.
