# Co strona mówi sama od siebie; słowa gier są we własnych plikach.

page-to-shelf = Tafelrunde: wróć na półkę
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
page-decide = Twoja decyzja
page-hand = Twoja ręka
page-all-actions = Lista wszystkich akcji
page-skip-to-prompt = Przejdź do swojej decyzji
page-your-turn = twoja tura
page-their-turn = tura
page-you-are-asked = pytanie do ciebie
page-is-asked = odpowiada
page-undo = Cofnij
page-what-is-this = Co to jest?
page-hint = Podpowiedź
page-hint-thinking = Szukam podpowiedzi …
page-hint-what = Co doradza bot, który myśli naprzód
page-hint-hope = ok. { $percent } % szans
page-hint-none = Na razie nie ma podpowiedzi. Spróbuj jeszcze raz.
page-asking = Dotknij tego, o czym chcesz się dowiedzieć.
page-you-may = Możesz
page-others-decide = Teraz nie masz o czym decydować
page-keys = klawisze
page-keys-title = Klawisze
page-key-choose = wybór z listy „{ page-you-may }”
page-key-tab = do następnej części: stół, ręka, pytanie
page-key-arrows = do sąsiedniej karty, kości lub pola
page-key-enter = wybór; drugie naciśnięcie potwierdza
page-key-escape = anulowanie wyboru
page-key-undo = cofnięcie ruchu
page-key-hint = podpowiedź
page-key-what = „Co to jest?”: potem wskaż dowolną rzecz
page-key-keys = ta lista
page-ways = { $what }: { $count ->
        [one] jedna możliwość
        [few] { $count } możliwości
       *[other] { $count } możliwości
    }
page-over = Koniec gry.
page-waiting-for = Decyduje: { $seat }.
page-thinks = { $seat } myśli …
page-sent = { $what } …
page-on-its-way = Wysyłam: { $what }
page-kept = Twój ruch zaczeka i zostanie wysłany, gdy wróci połączenie. Nic nie zginie i nic się nie powtórzy.
page-waits = czeka
page-not-now = Teraz tego nie można: { $what }.
page-round = runda { $round }
page-round-of = runda { $round } z { $rounds }
page-round-head = Runda { $round }
page-turn-of = Tura: { $seat }
page-turn-yours = Twoja tura
page-just-now = Przed chwilą
page-on = Dalej
page-to-result = Do wyniku
page-bot-named = { $name } (bot)
page-say = Powiedz coś
page-chat-empty = Nikt jeszcze nic nie powiedział.
page-lost = Utracono połączenie. Kolejna próba za { $seconds } s.
page-lost-now = Utracono połączenie. Łączę ponownie …
page-back-again = Połączenie wróciło

## What is this

page-here-and-now = Tu i teraz
page-lies-at = Miejsce: { $place }
page-belongs-to = Gracz: { $seat }
page-costs = Koszt: { $count }
page-so-many = Tutaj: { $count }
page-here-lie = Tutaj: { $names }
page-seat-yours = To twoje miejsce.
page-seat-person = Tu gra człowiek.
page-seat-away = Tu gra człowiek; teraz jest poza stołem.
page-you-may-now = Możesz: { $what }
page-source = Źródło
page-ruling = Rozstrzygnięcie
page-rulebook = Instrukcja: „{ $heading }”
page-ours = nasze rozstrzygnięcie tam, gdzie instrukcja milczy
page-derived = wynika z innych zasad
page-see-rules = Powiązane zasady
page-in-the-rules = W zasadach
page-search-rules = Szukaj w zasadach
page-nothing-found = Nic nie znaleziono. Spróbuj wpisać jedno słowo.
page-part-goal = Cel
page-part-turn = Tura
page-part-do = Co możesz zrobić
page-part-end = Koniec gry
page-part-detail = Szczegóły
page-part-card = Karty i przypadki szczególne
page-part-things = Karty i elementy gry
page-hits = { $count ->
    [one] 1 miejsce
    [few] { $count } miejsca
   *[many] { $count } miejsc
}
page-nearest = Może chodzi o:
page-play = Graj
page-sheet = Na jednej stronie
page-search-things = Szukaj kart i elementów
page-kinds = Jaki rodzaj
page-no-thing = Nie ma nic o tej nazwie.
page-signs = Co znaczą symbole
page-kind-all = Wszystko
page-kind-card = Karty
page-kind-faction = Frakcje
page-kind-figure = Pionki
page-kind-tile = Kafelki
page-kind-die = Kości
page-kind-piece = Figury
page-kind-personality = Postacie
page-kind-area = Dzielnice
page-kind-happening = Wydarzenia
page-kind-place = Miejsca na stole
page-kind-counter = Co się liczy
page-kind-citizen = Mieszkańcy
page-kind-token = Żetony
page-empty-place = puste
page-numbers = Liczby
page-aside = Poza tym na stole
page-standing = Stan gry
page-areas = Pola
page-legend = Legenda
page-seen-all = widzą wszyscy
page-seen-you = widzisz tylko ty
page-seen-none = zakryte
page-hidden-cards = { $count ->
        [one] jedna zakryta
        [few] { $count } zakryte
       *[other] { $count } zakrytych
    }

## The shelf

page-who-rules = Kto rządzi dziś wieczorem?
page-play-or-link = Zagraj od razu z botami albo wyślij komuś link.
page-alone = Zagraj z botami, od razu tutaj. Wszystko działa w twojej przeglądarce, bez serwera i bez konta, więc zagrać razem można tylko przy tym ekranie.
page-alone-kept = Te gry są zapisane tylko w tej przeglądarce. Zapisz grę do pliku, aby dokończyć ją gdzie indziej, także na serwerze Tafelrunde. Plik zawiera wszystkie tajemnice gry.
page-alone-export = Zapisz do pliku
page-alone-import = Otwórz z pliku
page-play-now = Zagraj teraz
page-against = przeciwnik: { $bot }
page-against-whom = Z kim grasz
page-against-as = Kim grasz
page-against-how-many = Ilu graczy
page-opening = Otwieram stół …
page-invite = { $game }: zaproś znajomych, wybierz opcje
page-invite-friends = Zaproś
page-rules-of = Zasady: { $game }
page-players-exact = { $count ->
        [one] 1 gracz
       *[other] { $count } graczy
    }
page-players-range = od { $least } do { $most }
page-minutes = { $count } min
page-tables = Stoły
page-shelf = Półka
page-learn = Nauka
page-me = Ty
page-open-tables = Otwarte stoły
page-no-open-tables = Teraz nikt nie czeka. Własny stół otworzysz na półce przyciskiem „{ page-invite-friends }”.
page-join = Dołącz
page-table-open = { $count ->
        [one] jedno wolne miejsce
        [few] { $count } wolne miejsca
       *[other] { $count } wolnych miejsc
    }
page-imported = Grę zaimportowano (kto: { $who }, kiedy: { $when }, krok { $version }). Kto ją zaimportował, może znać zakryte karty, więc można w nią grać tylko samemu albo z botami.
page-imported-anew = Grę zaimportowano (kto: { $who }, kiedy: { $when }, krok { $version }). Wszystko, co zakryte, rozdano od nowa: nikt nie wie więcej niż inni.
page-imported-by = ktoś
page-with-others = Graj dalej z innymi: zakryte karty zostaną rozdane od nowa
page-table-unreadable = ten serwer nie umie jej odczytać
page-first-time = Pierwszy raz tutaj?
page-first-time-how = Zasady każdej gry naszymi słowami, krok po kroku:
page-compiled = zasady skompilowane
page-plain-rules = zasady w zwykłym Pythonie, tylko szybkie boty
page-plain-bots = Na tym serwerze { page-bot-level-4 } i { page-bot-level-5 } myśleliby za długo. Gdy jego szybkie zasady będą gotowe, po ponownym uruchomieniu będzie można wybrać obu.
page-language = Język
page-to-day = Jasny motyw
page-to-night = Ciemny motyw
page-settings = Ustawienia
page-guest-name = Gość
page-about = O Tafelrunde

## A new table

page-new-table = Nowy stół
page-game = Gra
page-seats = Miejsca
page-turn-order = gracie w kolejności od góry
page-who-sits = Kto siedzi na miejscu { $seat }
page-you-named = Ty, { $name }
page-name-of-seat = Imię na miejscu { $seat }
page-somebody = Ktoś z linkiem
page-at-this-screen = Przy tym ekranie
page-remove-seat = Usuń miejsce { $seat }
page-add-seat = Dodaj miejsce
page-up-to = do { $count }
page-roles = Role
page-roles-chosen = Role wybrane
page-roles-chance = Role losowe
page-swap-roles = Zamień role
page-both-here = Dwie osoby przy tym ekranie
    .how = z kurtyną
page-with-curtain = Kilka osób przy jednym ekranie: między turami zapada kurtyna.
page-who-may-come = Kto może dołączyć
page-by-link = Z linkiem
page-public = Wszyscy
page-clock = Zegar
page-clock-none = bez zegara
page-clock-bank = { $minutes } min na gracza, +{ $increment } s za ruch
page-clock-move = { $seconds } s na ruch
page-clock-days = { $count ->
        [one] jeden dzień na ruch
        [few] { $count } dni na ruch
       *[other] { $count } dni na ruch
    }
page-finer = { $count ->
        [one] Jeszcze jedna opcja
        [few] Jeszcze { $count } opcje
       *[many] Jeszcze { $count } opcji
    }
page-as-recommended = { $changed ->
        [0] dla znawców; wszystkie zgodne z zaleceniami
        [one] jedna zmieniona
        [few] { $changed } zmienione
       *[many] { $changed } zmienionych
    }
page-option-random = losowo
page-option-0 = miejsce 1
page-option-1 = miejsce 2
page-option-a = A
page-option-b = B
page-option-shuffled = potasowany
page-option-listed = po kolei
page-option-turn = koniec tury
page-option-round = koniec rundy
page-option-at_once = od razu
page-option-end_of_turn = koniec tury
page-option-ends = kończy się
page-option-stays = zostaje
page-option-takes_tile = kafelek znika
page-option-dice_that_count = rozpatrzone kości
page-option-all_dice = wszystkie kości
page-option-de_all_own_pieces = wszystkie własne
page-option-de_affected_pieces = trafione
page-option-en_choose_pieces = wybrane
page-option-normal_placing_rules = zwykła zasada
page-option-any_other_area = każda inna dzielnica
page-option-last_card_taken = ostatnia karta
page-option-cannot_draw = brak kart
page-option-de_highest_controlled_area = najlepsza dzielnica
page-option-en_highest_city_card = najlepsza karta dzielnicy
page-summary = { $free ->
        [0] Miejsca: { $count }, { $bots ->
            [0] nikogo nie brakuje.
           *[other] boty: { $bots }. Gra zaczyna się od razu.
        }
       *[other] Miejsca: { $count }, wolne: { $free }. Gra zacznie się, gdy wszyscy usiądą i naciśniesz Start.
    }{ $people ->
        [one] { "" }
       *[other] { " " }Między turami zapada kurtyna.
    }
page-open-table = Otwórz stół
page-open-and-copy = Otwórz stół, kopiuj link
page-start-game = Zacznij grę
page-bot-level-1 = Nowicjusz
    .about = nowy przy stole: często gra bez namysłu
page-bot-level-2 = Uczeń
    .about = gra na wyczucie i jeszcze się myli
page-bot-level-3 = Bywalec
    .about = myśli naprzód i nie przeoczy niczego, co widać
page-bot-level-4 = Weteran
    .about = myśli dłużej i liczy to, co da się policzyć
page-bot-level-5 = Mistrz
    .about = najsilniejszy: myśli nad ruchem do dwóch sekund

## The waiting room

page-waiting-room = Poczekalnia
page-seats-free = { $count ->
        [one] Jedno miejsce jest wolne
        [few] { $count } miejsca są wolne
       *[other] { $count } miejsc jest wolnych
    }
page-free-how = Gra zacznie się, gdy wszystkie miejsca będą zajęte. Gospodarz może też posadzić na wolnym miejscu bota.
page-all-sit = Komplet przy stole
page-all-sit-host = Naciśnij Start, gdy będziecie gotowi.
page-all-sit-guest = Grę rozpocznie gospodarz.
page-waiting-for-people = Czekamy na powrót: { $names }
page-away-host = Zacznij, gdy wrócą.
page-you-host = ty, gospodarz
page-sits = na miejscu
page-away = poza stołem
page-free-seat = Wolne miejsce
page-give-bot = zaproś lub posadź bota
page-sit-here = usiądź tutaj
page-bring-friend = Zaproś kogoś
page-link-how = Każdy, kto ma link, może zająć wolne miejsce. Link działa do początku gry.
page-the-link = Link
page-qr = Link jako kod QR dla telefonu
page-copy = Kopiuj
page-copied = Skopiowano
page-share = Udostępnij
page-leave = Wyjdź
page-close-table = Zamknij stół
page-start = Start
page-start-missing = { $count ->
        [one] Start: jedno wolne miejsce
        [few] Start: { $count } wolne miejsca
       *[other] Start: { $count } wolnych miejsc
    }
page-host-starts = Grę rozpocznie gospodarz
page-invited-how = Podaj imię i usiądź przy stole.
page-invited-by = { $host } zaprasza: { $game }
page-invited-nobody = Masz zaproszenie: { $game }
page-invited-over = { $host } oddaje ci miejsce: { $game }
page-invited-over-how = Przejmujesz miejsce, które zajmuje { $host }, i grasz dalej. Podaj swoje imię.
page-invited-free = wolne
page-invited-for-you = dla ciebie
page-invited-seat-mine = Siedzisz już przy tym stole.
page-invited-to-table = Do stołu
page-invited-chairs = Kto siedzi przy stole
page-sit-down = Usiądź

## Between the players

page-yes = Tak
page-no = Nie
page-asks-undo = { $seat } prosi o cofnięcie ruchu.
page-asks-draw = { $seat } proponuje remis.
page-ask-undo = Poproś o cofnięcie
page-asked-undo = Prośba o cofnięcie wysłana. Kto jeszcze nie odpowiedział: { $names }.
page-rest = Pasuj z góry
    .how = pasujesz przy wszystkim, co robią inni, bez względu na to, co masz na ręce
page-rest-turn = Do końca tej tury
page-rest-round = Do mojej następnej tury
page-rest-look = Aż znów tu zajrzę
page-pass-turn = Pasuj w tej turze
page-resting = { $until ->
        [turn] Pasujesz do końca tej tury.
        [round] Pasujesz do swojej następnej tury.
        [look] Pasujesz, aż znów tu zajrzysz.
       *[other] Przy niektórych pytaniach pasujesz.
    } Przestań
page-passing = Pasujesz.
page-ask-again = Pytaj mnie znów o wszystko
page-taken-back-what = Cofnięte: { $what }
page-since = Kiedy cię nie było: { $number } z { $count }
page-since-next = Dalej
page-since-skip = Pomiń
page-since-done = Do stołu
page-watched = Inni mogą oglądać
page-watched-how = Gdy nikt nie może oglądać, pomijamy pytania, na które można tylko spasować.
page-paused = Gra jest wstrzymana.
page-pause = Wstrzymaj
page-go-on = Graj dalej
page-offer-draw = Zaproponuj remis
page-wrong = Zgłoś błąd
page-wrong-how = Co powinno się stać, a co się stało?
page-wrong-send = Wyślij zgłoszenie i zapisz plik
page-wrong-sent = Dziękujemy. Plik pokazuje pozycję i to, co do niej doprowadziło.
page-resign = Poddaj się
page-resign-sure = Tak, poddaję się
page-resign-what = { $seats ->
    [2] Druga strona od razu wygrywa.
   *[other] Do końca zagra za ciebie bot, a ty możesz już tylko oglądać.
}
page-resigned = poddanie gry
page-you-resigned = Poddajesz grę. Do końca zagra za ciebie bot.
page-leave-game = Wyjdź: bot zagra za ciebie
page-bot-plays = Bot gra za ciebie.
page-come-back = Wróć na swoje miejsce
page-table-ends = { $days ->
    [one] Jeśli przez cały dzień nikt nie wykona ruchu ani tu nie zajrzy, gra sama się zakończy.
   *[other] Jeśli przez { $days } dni nikt nie wykona ruchu ani tu nie zajrzy, gra sama się zakończy.
}
page-halted = Gra się zatrzymała: po aktualizacji zasad potoczyłaby się inaczej.
page-halted-how = Co dalej, wybierzesz w menu.
page-halted-shown = Widzisz ostatnią pozycję, która jest taka sama według starych i nowych zasad.
page-halted-ends = Możesz odejść, a gospodarz może zakończyć grę. { $date } zakończy się ona sama i nikomu się nie policzy.
page-halted-leave = Opuść tę grę
page-halted-leave-what = Na to miejsce nie można wrócić.
page-halted-end = Zakończ dla wszystkich
page-halted-end-what = Gra zakończy się dla wszystkich przy stole i nikomu się nie policzy.
page-the-goal = Co daje wygraną
page-opening-title = { $game }: o co chodzi
page-opening-help = Dotykaj tego, co podświetlone. Pytanie pod planszą mówi, o czym decydujesz, a „?” lub „{ page-what-is-this }” objaśni wszystko inne.
page-opening-bots = Nazwa bota mówi, jak dobrze gra: od najsłabszego ({ page-bot-level-1 }) do najsilniejszego ({ page-bot-level-5 }).
page-opening-begin = Gramy

## Poza stołem, widzowie, odejście

page-left-days = { $count ->
        [one] 1 dzień
        [few] { $count } dni
       *[many] { $count } dni
    }
page-left-hours = { $hours } godz. { $minutes } min
page-for-minutes = { $count } min
page-for-hours = { $count } godz.
page-out-of-time = koniec czasu
page-clock-paused = zegar stoi
page-clock-left = zostało { $time }
page-absent = Czekamy na ruch: { $seat }.
page-absent-since = Poza stołem od { $hour } ({ $time }).
page-absent-slow = Od { $time } nic się nie dzieje.
page-absent-when = Od { $hour } wszyscy obecni mogą wspólnie posadzić tu bota.
page-absent-now = Gdy zgodzą się wszyscy obecni, zagra bot.
page-absent-never = Przy tym stole bot nikogo nie zastępuje.
page-nudge = Przypomnij
page-nudge-again = Znowu od { $hour }
page-nudged-by = { $seat } przypomina: twój ruch.
page-call-bot = Niech zagra bot
    .until = Niech gra bot, aż wróci { $seat }
page-call-agreed = zgoda: { $count } z { $all }
page-rather-wait = Wolę poczekać
page-back-welcome = Witaj z powrotem. { $count ->
        [0] Zastępuje cię bot.
        [one] Bot wykonał za ciebie jeden ruch.
        [few] Bot wykonał za ciebie { $count } ruchy.
       *[many] Bot wykonał za ciebie { $count } ruchów.
    }
page-back-stands = Te ruchy zostają. Bot gra dalej, dopóki nie wrócisz na miejsce.
page-take-seat = Wracam do gry
page-played-on = { $seat } – gra poddana, dalej grał bot.
page-played-on-you = Po poddaniu gry dalej grał za ciebie bot.
page-sat-in = { $count ->
        [one] { $seat }: jeden ruch wykonał bot.
        [few] { $seat }: { $count } ruchy wykonał bot.
       *[many] { $seat }: { $count } ruchów wykonał bot.
    }
page-sat-in-you = { $count ->
        [one] Jeden ruch wykonał za ciebie bot.
        [few] { $count } ruchy wykonał za ciebie bot.
       *[many] { $count } ruchów wykonał za ciebie bot.
    }
page-watching-as = Oglądasz jako { $name }
page-watching = Widzowie
page-watch-count = ogląda: { $count }
page-watching-see = Widzisz to, co wszyscy. Ręce i zakryte karty poznasz na końcu.
page-watch = Oglądaj
page-full-title = Wszystkie miejsca są zajęte ({ $count })
page-full-how = Gra już trwa. Możesz oglądać i rozmawiać: widzisz to, co jest jawne dla wszystkich.
page-full-open = Gra się jeszcze nie zaczęła. Możesz poczekać przy stole, oglądać i rozmawiać.
page-leave-sure = Odejść od gry?
page-leave-bot = Dopóki nie wrócisz, gra za ciebie bot; miejsce zostaje twoje.
page-leave-forfeit = { $seats ->
    [2] Drugi gracz od razu wygrywa.
   *[other] Bot zajmuje twoje miejsce na stałe.
}
page-leave-wait = Pozostali będą na ciebie czekać.
page-leave-open-sure = Odejść od stołu?
page-leave-open = Twoje miejsce będzie wolne dla innych.
page-close-sure = Zamknąć stół?
page-close-what = Link przestanie działać i wszyscy przy stole się o tym dowiedzą. Nic nie przepada: gra się jeszcze nie zaczęła.
page-leave-yes = Tak, odchodzę
page-close-yes = Tak, zamknij
page-stay = Zostań
page-absence = Gdy kogoś nie ma
page-absence-600 = po 10 minutach może zagrać bot
page-absence-86400 = po jednym dniu może zagrać bot
page-absence-0 = bot nikogo nie zastępuje
page-absence-how = Tylko za zgodą wszystkich obecnych i do powrotu gracza.
page-substitute = Bot na zastępstwo
page-nudges = Przypomnienia
    .how = dźwięk i powiadomienie, gdy ktoś ci przypomni o ruchu
page-table-options = Opcje
page-end-others = Wygrywają: { $seats }.
page-asks-undo-here = { $seat } prosi o cofnięcie ostatniego ruchu. { $other }, zgoda?
page-taken-back = cofnięte

## The curtain

page-pass-to = Przekaż urządzenie: { $seat }
page-look-away = { $seat }, twoja tura minęła, a sekrety są schowane. Teraz odwróć wzrok.
page-i-am = To ja, { $seat }: pokaż moją stronę
page-your-turn-at = Twoja tura: { $game }

## The end

page-finished = Koniec
page-result = Wynik
page-end-draw = Nikt nie rządzi sam.
page-end-void = Gra niedokończona.
page-end-won = Wygrywasz.
page-end-other = { $seat } wygrywa.
page-won = wygrana
page-shared = remis
page-lost-game = przegrana
page-reason-resigned = { $who ->
    [you] Poddajesz grę.
    [other] { $name } poddaje grę.
    [all] Wszyscy się poddali.
   *[nobody] Ktoś się poddał.
}
page-reason-draw = Gracze zgodzili się na remis.
page-reason-abandoned = Od dawna nikt tu nie grał ani nie zaglądał.
page-reason-other-rules = Zasady się zmieniły i gra nie mogła toczyć się dalej.
page-reason-clock = Skończył się czas.
page-reason-left = { $who ->
    [you] Opuszczasz stół.
    [other] { $name } opuszcza stół.
   *[nobody] Ktoś opuścił stół.
}
page-stat-moves = { $count ->
        [one] ruch wszystkich graczy
        [few] ruchy wszystkich graczy
       *[many] ruchów wszystkich graczy
    }
page-stat-rounds = { $count ->
        [one] runda
        [few] rundy
       *[many] rund
    }
page-stat-minutes = { $count ->
        [one] minuta
        [few] minuty
       *[many] minut
    }
page-end-rule = Zasada
page-end-far = Jak daleko udało ci się zajść:
page-watch-again = Obejrzyj jeszcze raz
page-try-from = Od której chwili
page-try-begin-of = od początku
page-rematch-king = Rewanż: grasz królem
page-rematch-rebel = Rewanż: grasz buntownikiem
page-moments = Chwile warte obejrzenia
page-rematch = Rewanż z zamianą miejsc
page-to-rematch = Do rewanżu
page-rematch-calls = Rewanż czeka: następny stół jest gotowy.
page-final = Tego nie można cofnąć.
page-copy-link = Kopiuj link
page-back-to-shelf = Z powrotem na półkę

## Watching again

page-replay = Powtórka
page-replay-here = Co się właśnie stało
page-replay-start = Tak się zaczęło.
page-replay-on = krok naprzód
page-replay-back = krok wstecz
page-replay-turn = do następnej tury
page-replay-turn-back = do poprzedniej tury
page-replay-moment = do następnej ważnej chwili
page-replay-moment-back = do poprzedniej ważnej chwili
page-replay-view = patrz innymi oczami
page-replay-play = odtwarzaj
page-replay-pause = wstrzymaj
page-replay-speed = tempo
page-speed-slow = wolno
page-speed-usual = zwykle
page-speed-fast = szybko
page-replay-moment-of = Chwila { $at } z { $last }
page-replay-to-moment = Ważna chwila { $number }
page-replay-at = Chwila { $at }
page-replay-unseen = jeszcze niewidziane
page-replay-hidden = Zakryte, póki nie pójdziesz dalej
page-replay-hidden-what = Reszta gry i jej wynik.
page-replay-none = Nie udało się wczytać tej chwili. Spróbuj jeszcze raz.
page-replay-differs = Odtąd grano według innych zasad niż dzisiejsze. Dalej gry nie da się pokazać.
page-replay-share = Udostępnij chwilę
page-eyes-own = Moimi oczami
page-eyes-seat = Oczami: { $seat }
page-eyes-all = Co widzieli wszyscy
page-eyes-open = Wszystko odkryte
page-opened = Odkryte dla ciebie
page-try-differently = Spróbuj inaczej
page-try-seat = Grasz jako
page-try-against = Przeciw
page-try-usual = botowi: { $name }
page-try-friend = komuś znajomemu, przez link
page-try-hidden = To, co było zakryte,
page-try-anew = zostanie rozdane na nowo
page-try-anew-seat = Wszystko, co wie { $seat }, zostaje bez zmian; reszta będzie do tego pasować.
page-try-anew-all = Wszystko, co wiedzieli wszyscy, zostaje bez zmian; reszta będzie do tego pasować.
page-try-open = zostaje, jak było
page-try-open-what = Każda karta leży tam, gdzie leżała, widziana czy nie.
page-try-counts = Taka gra nigdzie się nie liczy.
page-try-begin = Graj dalej od tego miejsca
page-tried = Od chwili { $version } innej gry, zakryte rozdane na nowo. Nie liczy się.
page-tried-open = Od chwili { $version } innej gry, wszystko jak wtedy. Nie liczy się.
page-tried-position = Od własnej pozycji. Nie liczy się.

## When something cannot be

page-to-the-shelf = Na półkę
page-play-bots = Zagraj teraz z botami
page-try-again = Spróbuj ponownie
page-asked-for = Szukano: { $path }.
page-games-safe = Twoje gry są bezpieczne: znajdziesz je na półce pod „{ page-my-games }”.
page-error-unknown-table = Nikt już tu nie siedzi
    .how = Ten stół zamknięto albo link dotarł do ciebie niecały. Jeśli ktoś go przysłał, poproś o niego jeszcze raz.
page-error-unknown-link = Ten link już nie działa
    .how = Został użyty albo gra zaczęła się bez ciebie. Poproś o nowy albo zagraj tymczasem z botami.
page-error-unknown = Tu nic nie ma
    .how = Sprawdź, czy w adresie nie ma literówki.
page-error-full = Stół jest pełny
    .how = Wszystkie miejsca są zajęte. Poproś gospodarza o inny stół albo otwórz własny.
page-error-taken = Ktoś był szybszy
    .how = To miejsce jest zajęte. Zobacz otwarte stoły na półce.
page-error-cancelled = Gospodarz zamknął stół
    .how = Nic nie przepadło: gra się jeszcze nie zaczęła.
page-error-other-version = Serwer ma inną wersję
    .how = Strona w przeglądarce jest starsza albo nowsza niż serwer. Wczytaj ją ponownie.
page-error-no-sockets = Ta przeglądarka nie utrzyma połączenia
    .how = Nie obsługuje WebSocketów albo coś po drodze je blokuje. Spróbuj innej przeglądarki.
page-error-unreachable = Serwer nie odpowiada
    .how = Może właśnie startuje albo nie masz sieci. Twoje gry są na nim zachowane.
page-error-storage = Serwer nie ma dostępu do swoich danych
    .how = Nie może teraz odczytać ani zapisać gier. Nic nie przepadło; spróbuj za chwilę.
page-error-unreadable = Tej gry nie da się odczytać
    .how = Jej zapis jest uszkodzony albo serwer jest starszy niż zasady, według których grano. Gra pozostaje zachowana; być może operator serwera zdoła ją przywrócić.
page-error-forbidden = Tego stołu nie możesz oglądać
    .how = Gospodarz nie wpuszcza widzów.
page-error-no-spectators = Tego stołu nie można oglądać
    .how = Gospodarz wpuszcza tylko graczy. Możesz otworzyć własny stół.
page-error-not-open = Gra zaczęła się bez ciebie
    .how = Wszystkie miejsca są już zajęte. Poproś o link do następnej gry albo zagraj tymczasem z botami.
page-error-signed-out = Serwer już cię nie zna
    .how = Jego dane przepadły albo dawno cię tu nie było. Wróć na półkę i usiądź od nowa; język i wygląd pozostają takie jak dotąd.
page-error-failed = Coś poszło nie tak
    .how = To nasza wina. Spróbuj ponownie; jeśli to nie pomoże, wróć na półkę i daj znać operatorowi serwera.
page-problem-unreachable = Serwer nie odpowiada.
page-problem-other-version = Strona i serwer do siebie nie pasują.
page-problem-no-sockets = Ta przeglądarka nie obsługuje WebSocketów.
page-problem-cancelled = Stół zamknięto.

## Settings

page-you-and-screen = Ustawienia
page-your-name = Twoje imię przy stole
page-light = Motyw
page-day = Jasny
page-night = Ciemny
page-as-system = Jak w systemie
page-motion = Animacje
page-motion-full = normalne
page-motion-quick = szybkie
page-motion-none = wyłączone
page-sound = Dźwięk
page-ask-first = Pytaj przed każdym ruchem
    .how = potwierdzasz drugim dotknięciem albo podświetlonym przyciskiem
page-tell-me = Powiadom, gdy przyjdzie moja tura
    .how = powiadomienie przeglądarki, tytuł i ikona
page-letters = Litery na mieszkańcach i pionkach
    .how = oprócz kształtu i koloru
page-kept-here = Zapisujemy to tylko na tym urządzeniu. Konto niepotrzebne.

## Rules and About

page-print = Drukuj
page-contents = Spis treści
page-about-what = Cztery gry planszowe o tym, kto rządzi, dla ludzi i botów. Wszystko, co tu widzisz, pochodzi z tego serwera: z innych stron nic nie jest pobierane.
page-about-imprint = Nota prawna
page-about-privacy = Prywatność
page-about-names = Nazwy
    .text = Nazwy Claim, Król i Zabójcy, King of Tokyo i Świat Dysku: Ankh-Morpork należą do wydawców i autorów tych gier, którzy nie mają nic wspólnego z tym projektem. Zasady opisujemy własnymi słowami; nie używamy żadnych ilustracji z tych gier.
page-about-licence = Licencja
    .text = Tafelrunde to wolne oprogramowanie na licencji MIT. Rysunki powstały dla niego, oprócz wymienionych niżej.
page-about-icons = Ikony
    .text = Ikony zawodów mieszkańców w grze Król i Zabójcy pochodzą z
    .changed = Kolory są nasze.
page-about-fonts = Czcionki
page-about-code = Kod innych
page-about-versions = Wersje
page-about-rules = wersja { $version } zasad

## A group of friends

page-groups = Moje grupy
page-groups-none = Grajcie co tydzień w tym samym gronie: jeden stały link, czat i wspólny wynik.
page-group-new = Nowa grupa
page-group-more = { $count ->
        [one] jeszcze { $count } osoba
        [few] jeszcze { $count } osoby
       *[other] jeszcze { $count } osób
    }
page-group-here-now = { $count ->
        [one] teraz jest jedna osoba
        [few] teraz są { $count } osoby
       *[other] teraz jest { $count } osób
    }
page-group-evening = Wieczór { $number }
page-group-since = od { $time }
page-group-played = { $count ->
        [0] bez gier
        [one] { $count } gra
        [few] { $count } gry
       *[other] { $count } gier
    }
page-group-who-is-here = Kto jest
page-group-here = jest tu
page-group-came = dołącza
page-group-away = poza stołem od { $time }
page-group-last = ostatnio: { $day }
page-group-never = jeszcze nie było
page-group-plays = gra: { $game }
page-group-you = ty
page-group-host = gospodarz
page-group-free = ktoś z was lub bot
page-group-gone = ktoś, kogo już nie ma w grupie
page-group-invite = Zaproś do grupy
page-group-invite-how = Link jest co tydzień ten sam.
page-group-give-name = Nadaj grupie nazwę
page-group-invite-what = Wyślij znajomym ten link albo pokaż im kod do zeskanowania. Co tydzień jest ten sam.
page-group-bots-how = Na wolnych miejscach zagrają boty. Jak dobrze mają grać, wybierzesz w Opcjach.
page-group-add-bot = Dodaj bota
page-group-what = W co gramy?
page-group-what-how = Wybierz okładkę: wszyscy zobaczą, na co masz ochotę.
page-group-wishes = Życzenia: po jednym na osobę
page-group-no-wish = jeszcze brak
page-group-leads = Prowadzi { $game }: { $count } z { $all ->
        [one] { $all } życzenia
       *[other] { $all } życzeń
    }.
page-group-next = Następna gra: { $game }
page-group-host-picks = Następną grę wybiera { $name }.
page-group-at-table = Przy stole: { $names }.
page-group-nobody = Teraz nikt nie może grać.
page-group-bots = { $count ->
        [one] Dołączy { $count } bot.
        [few] Dołączą { $count } boty.
       *[other] Dołączy { $count } botów.
    }
page-group-looks-on = Oglądają: { $names }.
page-group-begin = Zacznij: { $game }
page-group-begin-what = Zacznij
page-group-begins = Zaczyna { $name }
page-group-you-play = Grasz teraz: { $game }.
page-group-go-on = Dla pozostałych jesteś teraz poza stołem.
page-group-others-too = Nowa gra dla pozostałych
page-group-to-table = Do stołu
page-group-watching-how = Kto ogląda, zwalnia swoje miejsce. Przed każdą grą można znowu usiąść.
page-group-look = Tylko popatrzę
page-group-looking = ogląda
page-group-sit = Chcę znowu grać
page-group-others = W grupie są też: { $names }
page-group-score = Wynik
page-group-score-won = Wygrane
page-group-tonight = Dziś
page-group-won-tonight = Wygrane dziś
page-group-all-evenings = { $count ->
        [one] Wszystkie wieczory
       *[other] Wszystkie wieczory ({ $count })
    }
page-group-of = z { $count }
page-group-not-yet = jeszcze nic
page-group-games = Gry
page-group-tonights = Dzisiejsze gry
page-group-all = wszystkie ({ $count })
page-group-all-games = Gry ze wszystkich wieczorów
page-group-older = Wcześniejsze gry
page-group-no-games = Jeszcze nie było żadnej gry.
page-group-on = { $names }: gra trwa
page-group-bots-on = grają boty
page-group-bot-for = bot za gracza { $name }
page-group-won = { $count ->
        [one] Wygrana: { $winners }. Przegrana: { $others }
       *[other] Wspólna wygrana: { $winners }. Przegrana: { $others }
    }
page-group-shared = Remis: { $names }
page-group-void = Niedokończona: { $names }
page-group-again = { $game }: obejrzyj jeszcze raz
page-group-watch = { $game }: oglądaj
page-group-log = { $game }: pobierz zapis
page-group-options = Następna gra
page-group-who-plays = Kto gra
page-group-bots-too = Boty
page-group-bot-level = Jak dobrze grają
page-group-my-look = Moje imię, kształt i potwór
page-group-my-name = Twoje imię w grupie
page-group-shape = Kształt
page-group-shape-circle = Koło
page-group-shape-triangle = Trójkąt
page-group-shape-square = Kwadrat
page-group-shape-diamond = Romb
page-group-shape-pentagon = Pięciokąt
page-group-shape-cross = Krzyż
page-group-colour = Kolor
page-group-colour-1 = Niebieski
page-group-colour-2 = Pomarańczowy
page-group-colour-3 = Turkusowy
page-group-colour-4 = Różowy
page-group-colour-5 = Żółty
page-group-colour-6 = Grafitowy
page-group-look-taken = Ktoś w grupie ma już ten kształt w tym kolorze: zmień jedno z nich.
page-group-monster = Twój potwór w King of Tokyo
page-group-monster-n = Potwór { $number }
page-group-any-monster = Dowolny potwór
page-group-keep = Zapisz
page-group-invited = Zaproszenie: { $name }
page-group-invited-plain = { $host } zaprasza cię do wspólnej gry
page-group-friends = Znajomi
page-group-invited-how = Jeden link na wszystkie wieczory: czat, wspólny wybór następnej gry i wynik.
page-group-name-taken = Ktoś tu ma już takie imię. Jeśli to ty na innym urządzeniu, wybierz to poniżej.
page-group-come-in = Wejdź
page-group-known = Należę już do tej grupy
page-group-who-are-you = Kim jesteś?
page-group-who-how = Ktoś z grupy to potwierdzi. Twoje stare urządzenie straci wtedy dostęp do grupy.
page-group-sign-in = zaloguj się
page-group-claim-asked = { $name } to ty?
page-group-claim-wait = Musi to potwierdzić ktoś z grupy albo ty na starym urządzeniu. Oto kod:
page-group-claim-how = Po potwierdzeniu wejdziesz automatycznie. Kod jest ważny dziesięć minut.
page-group-claim-no = Nikt nie potwierdził, że to ty: { $name }.
page-group-device = Czy to { $name }?
page-group-device-own = Czy to ty na innym urządzeniu?
page-group-device-how-own = Jeśli na tamtym urządzeniu widać ten kod, przejmie ono twoje imię i miejsca, a to urządzenie straci dostęp do grupy.
page-group-device-me = Tak, to ja
page-group-device-how = Tak twierdzi ktoś na nowym urządzeniu. Jeśli widać na nim ten kod, przejmie ono imię i miejsca, a stare urządzenie straci dostęp.
page-group-device-yes = Tak, to { $name }
page-group-device-no = Nie
page-group-name = Nazwa grupy
page-group-renamed = Grupa ma nową nazwę.
page-group-chooses = Kto wybiera następną grę
page-group-everybody = Większość życzeń
page-group-host-alone = Gospodarz
page-group-make-host = przekaż rolę gospodarza
page-group-send-away = wyproś
page-group-new-link = Nowy link
page-group-leave = Opuść grupę
page-group-close = Zamknij grupę
page-group-ends = Jeśli nie będzie kolejnej gry, grupa się zamknie: { $day }
page-group-sure-link = Utworzyć nowy link?
page-group-what-link = Stary od razu przestanie działać. Kto jest w grupie, w niej zostaje.
page-group-yes-link = Tak, nowy link
page-group-link-new = Link jest nowy. Stary już nie działa.
page-group-sure-host = Nowy gospodarz: { $name }?
page-group-what-host = Od tej chwili nie zmienisz nazwy grupy, nie utworzysz linku, nikogo nie wyprosisz i nie zamkniesz grupy.
page-group-yes-host = Tak, przekaż
page-group-host-new = Gospodarzem jest teraz { $name }.
page-group-sure-away = Wyprosić z grupy: { $name }?
page-group-what-away = { $name } nie będzie już mieć tu wstępu. Wszyscy inni dostaną nowy link, a trwające gry toczą się dalej.
page-group-yes-away = Tak, wyproś
page-group-gone-now = { $name } nie należy już do grupy. Link jest nowy.
page-group-sure-leave = Opuścić grupę: { $name }?
page-group-what-leave = Stracisz miejsce w grupie, ale nie swoje gry. Jeśli jesteś gospodarzem, zostanie nim ktoś inny. Jeśli nie ma nikogo więcej, grupa się zamknie.
page-group-yes-leave = Tak, opuść
page-group-sure-close = Zamknąć na zawsze: { $name }?
page-group-what-close = Link, czat i wynik znikną dla wszystkich. Gry zostaną u tych, którzy w nie grali.
page-group-yes-close = Tak, zamknij
page-group-same = Ci sami, inna gra
page-group-calls = { $name } chce grać dalej z wami wszystkimi. „{ page-group-same }” zabierze cię tam.
page-group-back = Wróć: { $name }
page-group-next-what = Co dalej?
page-group-your-wish = a ty?
page-another-game = Inna gra

## Ja, moje urządzenia i moje gry

page-account = Konto
page-name = Imię
page-name-ask = Jak się do ciebie zwracać?
page-name-why = To imię widzą wszyscy przy stole. Możesz je później zmienić.
page-name-other = Zaproponuj inne imię
page-name-same = Ktoś przy tym stole ma już takie imię.
page-name-account = Mam konto
page-name-sit = Dalej
page-name-member = przy każdym stole. Logujesz się jako { $login }.
page-name-guest = przy każdym stole.
page-account-name = Nazwa
page-change = Zmień
page-back = Wstecz
page-done = Gotowe
page-download = Pobierz
page-secret = Hasło
page-secret-now = Obecne hasło
page-secret-new = Nowe hasło
page-secret-show = Pokaż
page-secret-hide = Ukryj
page-secret-length = Co najmniej 8 znaków.
page-secret-sure = Dla pewności podaj hasło
page-secret-ends = Zmiana hasła wyloguje wszystkie inne urządzenia.
page-secret-changed = Hasło zmienione. Wszystkie inne urządzenia są wylogowane.
page-keep = Zachowaj moje gry
page-keep-pitch = Twoje gry są tylko w tej przeglądarce. Gdy wybierzesz nazwę i hasło, będą na każdym urządzeniu.
page-keep-what = Co zachowasz:
    .how = swoje gry, znajomych i imię.
page-keep-why = Po co:
    .how = przeglądarki zapominają, a może zechcesz grać też na telefonie.
page-keep-mail = Bez e-maila.
    .how = Zamiast niego dostajesz kody zapasowe.
page-keep-later = Nie teraz
page-kept-since = Twoje gry są na koncie od: { $day }. Nie przechowujemy adresu e-mail.
page-kept-nowhere = Grasz na tym urządzeniu jako gość.
page-sign-in = Zaloguj się
page-sign-out = Wyloguj się
page-forgot = Nie pamiętasz hasła? Użyj kodu
page-recover = Użyj kodu zapasowego
page-recover-how = Wpisz jeden z zachowanych kodów. Każdy działa raz. Wszystkie inne urządzenia zostaną wylogowane.
page-recover-code = Kod zapasowy
page-recover-do = Ustaw hasło i zaloguj się
page-bring = { $count ->
        [one] Na tym urządzeniu jest jedna gra rozegrana bez konta. Przenieść ją na konto?
        [few] Na tym urządzeniu są { $count } gry rozegrane bez konta. Przenieść je na konto?
       *[many] Na tym urządzeniu jest { $count } gier rozegranych bez konta. Przenieść je na konto?
    }
page-bring-no = Nie, niech { $count ->
        [one] zostanie
       *[other] zostaną
    } na tym urządzeniu
page-bring-yes = Tak, przenieś na konto
page-codes = Kody zapasowe
page-codes-how = Widzisz je tylko teraz. Każdy działa raz, gdy zapomnisz hasła.
page-codes-file = Kody zapasowe: każdy działa raz, gdy zapomnisz hasła.
page-codes-first = Potem już ich nie zobaczysz. Najpierw skopiuj kody albo je pobierz.
page-codes-kept = Mam te kody u siebie
page-codes-left = Zostało { $count } z { $of }. Każdy działa raz, gdy zapomnisz hasła.
page-codes-new = Nowe kody
page-codes-renew = Dostaniesz osiem nowych kodów. Stare przestaną działać.
page-devices = Urządzenia
page-devices-count = zalogowanych: { $count }
page-devices-come = Grasz już na innym urządzeniu? Wyświetl tam kod i wpisz go tutaj.
page-devices-end = Wyloguj inne
page-devices-end-how = Wszystkie inne urządzenia zostaną wylogowane, a rozdane przez ciebie linki do miejsc i stołów przestaną działać.
page-device-name = { $browser } ({ $system })
page-device-unknown = Nieznane urządzenie
page-device-this = to urządzenie
page-device-now = teraz tutaj
page-device-since = od: { $day }
page-device-seen = ostatnio: { $day }
page-device-end = Wyloguj
page-device-end-this = Wyloguj: { $device }
page-device-another = Użyj innego urządzenia
page-device-qr = Kod QR, który otwiera Tafelrunde na drugim urządzeniu
page-device-scan = Zeskanuj kod drugim urządzeniem albo otwórz na nim { $address } i wpisz
page-device-left = zostało { $time }
page-device-confirm-here = Zanim się połączy, poprosimy cię tutaj o potwierdzenie.
page-device-confirm = Potwierdź na tym urządzeniu
page-device-wants-in = { $device } prosi o dostęp.
page-device-asked = { $count ->
        [0] Przed chwilą, z twoim kodem.
        [one] Sekundę temu, z twoim kodem.
        [few] { $count } sekundy temu, z twoim kodem.
       *[many] { $count } sekund temu, z twoim kodem.
    }
page-device-compare = Jeśli jest twoje, pokazuje te same cztery znaki:
page-device-then = Potem zobaczy twoje gry i będzie grać za ciebie.
page-device-no = Nie, odmów
page-device-yes = Tak, wpuść
page-device-let-in = Drugie urządzenie jest połączone.
page-device-kept-out = Drugie urządzenie nie dostało dostępu.
page-device-late = Ten kod już nie działa.
page-device-end-any-time = Możesz je wylogować w każdej chwili: Konto, Urządzenia.
page-device-again = Aby wpuścić urządzenie, wyświetl nowy kod.
page-device-new-code = Nowy kod
page-knock = Graj też na tym urządzeniu
page-knock-scanned = To kod z innego urządzenia. Jeśli jest twoje, poproś o dostęp.
page-knock-type = Na urządzeniu, na którym już grasz, wybierz „{ page-device-another }” i wpisz tutaj kod, który pokaże.
page-knock-code = Kod
page-knock-code-enter = Wpisz kod
page-knock-do = Poproś o dostęp
page-knock-wait = Teraz spójrz na drugie urządzenie
page-knock-compare = Musi pokazywać te same cztery znaki. Jeśli tak, potwierdź tam.
page-knock-nothing = Ten kod zawiera literówkę, został już użyty lub odrzucony albo stracił ważność. Sprawdź go albo wyświetl nowy na drugim urządzeniu.
page-data = Twoje dane
page-data-how = Imię, miejsca, czat i urządzenia w jednym czytelnym pliku.
page-delete = Usuń …
page-delete-account = Usunięcie konta
page-delete-guest = Usunięcie moich danych
page-delete-how = Najpierw zobaczysz, co stanie się z rozpoczętymi grami.
page-delete-sure-account = Usunąć twoje konto?
page-delete-sure-guest = Usunąć twoje dane?
page-delete-nothing = Nie masz rozpoczętych gier.
page-delete-bots = { $count ->
        [one] Bot przejmie twoją rozpoczętą grę.
        [few] Boty przejmą { $count } twoje rozpoczęte gry.
       *[many] Boty przejmą { $count } twoich rozpoczętych gier.
    }
page-delete-people = { $count ->
        [one] { $people } gra dalej i dowie się o tym.
       *[other] { $people } grają dalej i dowiedzą się o tym.
    }
page-delete-resigned = { $count ->
        [one] Poddasz jedną grę: przy tym stole ustalono, że kto odchodzi, ten się poddaje.
        [few] Poddasz { $count } gry: przy tych stołach ustalono, że kto odchodzi, ten się poddaje.
       *[many] Poddasz { $count } gier: przy tych stołach ustalono, że kto odchodzi, ten się poddaje.
    }
page-delete-waiting = { $count ->
        [one] Zwolnisz miejsce przy jednym stole, który jeszcze czeka.
       *[other] Zwolnisz miejsca przy { $count } stołach, które jeszcze czekają.
    }
page-delete-groups = { $count ->
        [one] Opuścisz swoją grupę. Jeśli jesteś w niej gospodarzem, zostanie nim ktoś inny.
        [few] Opuścisz swoje { $count } grupy. Gdzie jesteś gospodarzem, zostanie nim ktoś inny.
       *[other] Opuścisz { $count } swoich grup. Gdzie jesteś gospodarzem, zostanie nim ktoś inny.
    }
page-delete-finished = Zakończone gry zostają u innych, bez twojego imienia.
page-delete-gone-account = Imię, czat, kody i urządzenia zostaną usunięte od razu i na zawsze. Zachowają się tylko w starszych kopiach zapasowych operatora.
page-delete-gone-guest = Imię i czat zostaną usunięte od razu i na zawsze. Zachowają się tylko w starszych kopiach zapasowych operatora.
page-delete-keep-account = Zachowaj konto
page-delete-keep-guest = Zachowaj dane
page-delete-yes = Tak, usuń
page-settings-member = Twoje gry są na twoim koncie.
page-settings-guest = Gość na tym urządzeniu
page-my-games = Moje gry
page-all-games = Wszystkie gry ({ $count })
page-unfinished = W toku
page-ended = Zakończone
page-filter = Filtr
page-filter-all = Wszystkie
page-filter-turn = Mój ruch
page-filter-game = Każda gra
page-filter-none = Żadna gra nie pasuje.
page-filter-role = Każda rola
page-filter-rival = Każdy przeciwnik
page-filter-result = Każdy wynik
page-filter-place = miejsce wśród kilku
page-games-export = Eksportuj wszystkie
page-games-import = Importuj grę
page-games-exporting = Eksport { $at } z { $of } …
page-games-exported = Wyeksportowane gry: { $count } z { $of }. Pozostałe spróbuj za minutę.
page-games-importing = Importowanie …
page-games-no-log = W tym pliku nie ma żadnej gry Tafelrunde.
page-games-tried = próba
page-no-games = Nie ma tu jeszcze twoich gier.
page-listed = Lista pokazuje ostatnie stoły, najwyżej { $count }.
page-as-king = jako król
page-as-rebel = jako buntownik
page-mine-won = wygrana
page-mine-lost = przegrana
page-mine-shared = remis
page-mine-over = koniec
page-mine-place = { $place }. miejsce z { $of }
page-mine-turn = ruch: { $name }
page-mine-bots = bot myśli
page-mine-paused = przerwa
page-until-days = { $count ->
        [one] został 1 dzień
        [few] zostały { $count } dni
       *[many] zostało { $count } dni
    }
page-until-hours = zostało { $count } godz.
page-until-minutes = zostało { $count } min
page-guide = Pierwsza partia
page-guide-show = Pokaż mi
page-guide-step = Krok { $step } z { $steps }
page-guide-leave = Wyjdź
page-guide-skip = Pomiń
page-guide-on = Dalej
page-guide-look = Zobacz, co z tego wyszło.
page-guide-wrong = Nie w tej chwili: { $rule }
page-guide-shelf = Wróć na półkę
page-guide-play = Zagraj z Nowicjuszem
