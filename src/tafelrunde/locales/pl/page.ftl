# Co strona mówi sama od siebie; słowa gier są we własnych plikach.

page-to-shelf = Tafelrunde, z powrotem na półkę
page-you = Ty
page-bot = Bot
page-menu = Menu
page-rules = Zasady
page-side = Dziennik i akcje
page-sound-on = Dźwięk włączony
page-sound-off = Dźwięk wyłączony
page-close = Zamknij
page-cancel = Anuluj
page-now = Teraz

## At the table

page-table = Stół
page-actions = Akcje
page-log = Dziennik
page-chat = Czat
page-views = Widoki
page-players = Gracze
page-board = Plansza
page-decide = O czym decydujesz
page-hand = Twoja ręka
page-all-actions = Wszystkie akcje słowami
page-skip-to-prompt = Do twojej decyzji
page-your-turn = twoja tura
page-their-turn = tura
page-you-are-asked = pytanie do ciebie
page-is-asked = odpowiada
page-clock-stands = zegar stoi
page-undo = Cofnij
page-what-is-this = Co to jest?
page-asking = Dotknij tego, o czym chcesz się dowiedzieć.
page-you-may = Możesz
page-others-decide = Nie ma o czym decydować
page-keys = klawisze
page-ways = { $what }: { $count ->
        [one] jedna możliwość
        [few] { $count } możliwości
       *[other] { $count } możliwości
    }
page-over = Gra skończona.
page-waiting-for = Decyduje: { $seat }.
page-sent = { $what } …
page-on-its-way = W drodze do stołu: { $what }
page-kept = Ruch czeka tutaj i zostanie wysłany raz, gdy wróci połączenie. Nic nie zginie i nic się nie powtórzy.
page-waits = czeka
page-not-now = Nie teraz: { $what }.
page-round = runda { $round }
page-round-of = runda { $round } z { $rounds }
page-round-head = Runda { $round }
page-turn-of = Tura: { $seat }
page-turn-yours = Twoja tura
page-say = Powiedz coś
page-chat-empty = Nikt jeszcze nic nie powiedział.
page-lost = Utracono połączenie. Kolejna próba za { $seconds } s.
page-lost-now = Utracono połączenie. Kolejna próba …
page-back-again = Połączenie wróciło

## What is this

page-here-and-now = Tu i teraz
page-lies-at = Miejsce: { $place }
page-belongs-to = Właściciel: { $seat }
page-costs = Koszt: { $count }
page-so-many = Tutaj: { $count }
page-here-lie = Tutaj: { $names }
page-you-may-now = Możesz: { $what }
page-source = Źródło
page-ruling = Rozstrzygnięcie
page-rulebook = Instrukcja: „{ $heading }”
page-ours = nasze rozstrzygnięcie tam, gdzie instrukcja milczy
page-derived = wynika z innych zasad
page-see-rules = Zasady na ten temat
page-in-the-rules = W zasadach
page-search-rules = Szukaj w zasadach
page-nothing-found = W żadnej zasadzie nie ma tego słowa.
page-part-goal = Cel
page-part-turn = Tura
page-part-do = Co możesz zrobić
page-part-end = Jak gra się kończy
page-part-detail = Szczegóły
page-part-card = Karty i przypadki szczególne
page-empty-place = nic
page-numbers = Liczby
page-hidden-cards = { $count ->
        [one] jedna zakryta
        [few] { $count } zakryte
       *[other] { $count } zakrytych
    }

## Claim

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
page-claim-followers-cap = Stronnicy { $count }: zdobyci i dobrani w ciemno
page-claim-score-cap = Stosy punktów leżą na środku, według frakcji.
page-claim-hand-cap = Ta ręka, odgadnięta z tego, co widać było
page-claim-none = jeszcze nic
page-claim-nobody = jeszcze nikt
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
