page-claim-led = { $seat } rozpoczyna
page-claim-led-you = Rozpoczynasz
page-claim-stake = Stawka
page-claim-your-card = twoja karta
page-claim-their-card = odpowiedź
page-claim-pile = Stos
page-claim-factions = { $count ->
        [one] frakcja
        [few] frakcje
       *[other] frakcji
    }
page-claim-in-hand = na ręce
page-claim-followers = { $count ->
        [one] stronnik
        [few] stronnicy
       *[other] stronników
    }
page-claim-followers-cap = Stronnicy: { $won } zdobytych, { $drawn } dobranych w ciemno
page-claim-score-cap = Stosy punktów leżą na środku, według frakcji.
page-claim-hand-cap = Tę rękę odtworzono z tego, co było widać
page-claim-none = jeszcze nic
page-claim-nobody = jeszcze nikt
page-claim-nobody-won = nikt
page-claim-leads = { $seat } prowadzi
page-claim-you-lead = prowadzisz
page-claim-tie = po równo
page-claim-tips = { $count ->
        [one] jedna karta więcej to zmieni
        [few] { $count } karty więcej to zmienią
       *[other] { $count } kart więcej to zmieni
    }
page-claim-favour = Przychylność frakcji
page-claim-column = { $faction }: ty { $mine }, { $seat } { $theirs }
page-claim-column-watched = { $faction }: { $first } { $mine }, { $seat } { $theirs }
page-claim-where = Gdzie są karty
page-claim-yours = twoje
page-claim-theirs = { $seat }
page-claim-gone = zagrane
page-claim-unseen = nieznane
page-claim-holds = { $seat }: { $count ->
        [one] jedna karta na ręce
        [few] { $count } karty na ręce
       *[other] { $count } kart na ręce
    }
page-claim-you-follow = odpowiadasz
page-claim-follows-other = { $seat } odpowiada
page-claim-wins = { $seat } wygrywa kartą { $card }
page-claim-you-win = Wygrywasz kartą { $card }
page-claim-win = wygrywa
page-claim-last-cards = Ostatnie karty.
page-claim-last-round = Poprzednia runda
page-claim-new-hand = { $count ->
        [one] Koniec fazy 1: ten stronnik to twoja nowa ręka.
        [few] Koniec fazy 1: ci { $count } stronnicy to twoja nowa ręka.
       *[other] Koniec fazy 1: tych { $count } stronników to twoja nowa ręka.
    }
page-claim-lead-favour = Zagraj dowolną kartę: zwycięzca rundy kładzie obie na swój stos punktów.
page-claim-higher-card = dzięki wyższej karcie
page-game-claim = Claim
page-line-claim = Wygrywaj rundy: najpierw o stronników, potem o przychylność pięciu frakcji.
page-won-claim = Rządzisz.
page-counted-claim = Zdobyte frakcje
page-claim-stat-won = { $count ->
        [one] runda wygrana przez ciebie
        [few] rundy wygrane przez ciebie
       *[many] rund wygranych przez ciebie
    }
page-claim-stat-mine = { $count ->
        [one] karta na twoim stosie punktów
        [few] karty na twoim stosie punktów
       *[many] kart na twoim stosie punktów
    }
page-claim-stat-theirs = { $count ->
        [one] karta na stosie przeciwnika
        [few] karty na stosie przeciwnika
       *[many] kart na stosie przeciwnika
    }

## The end of a game

page-lost-claim = Rządzi { $seat }.
page-claim-bow = { $seat } ma przychylność frakcji: { $factions }.
page-claim-bow-you = Masz przychylność frakcji: { $factions }.
