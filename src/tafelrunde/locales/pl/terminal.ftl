# Co mówi sam terminal; słowa gier są w osobnych plikach.

terminal-round = runda { $round } z { $rounds }
terminal-options = Opcje
terminal-game-facts = Gracze: { $seats } · boty: { $bots }
terminal-hint-hint = h podpowiedź
    .word = hint podpowiedź
terminal-hint-undo = u cofnij
terminal-hint-always = a pasuj tu zawsze
terminal-hint-ask-again = a pytaj znowu
terminal-hint-quit = q zapisz i wyjdź
terminal-keys-title = Co można wpisać
terminal-key-card = wybór: jego numer na liście, skrót albo pełna nazwa
terminal-key-move = pionek i kierunki (g góra, p prawo, d dół, l lewo), np. { $example }, 3ggp lub 3p2, albo pionek i pole, np. 3 e7; „?” na początku mówi, ile to kosztuje i kogo odpycha; z x na początku pionek zadaje cios; r i litera ujawniają; 0 kończy turę
terminal-key-choice = coś z listy, np. { $example }
terminal-key-hint = podpowiedź bota, który myśli naprzód, i dlaczego
terminal-hope = { $percent } % szans na wygraną
terminal-key-undo = cofnij ostatni ruch, dopóki nie wyszło na jaw nic nowego
terminal-key-always = pasuj teraz i za każdym razem, gdy padnie to pytanie; wpisane w innym miejscu przywraca wszystkie pytania
terminal-key-piles = { $game ->
        [tyrant] jakie karty rundy jeszcze zostały, co znaczą znaki i ile co kosztuje
        [tokyo] dostępne kafelki, stos kart odrzuconych i karty, o których wiesz, że są następne
        [morpork] stos kart odrzuconych, minione wydarzenia, znaki, postępy wszystkich i twój cel
       *[other] przejrzyj stosy
    }
terminal-key-log = co się dotąd wydarzyło
terminal-key-quit = zapisz grę i wyjdź
terminal-empty = Wpisz numer z listy albo nazwę, np. { $example }. Znak zapytania wyjaśni więcej.
    .named = Wpisz, co robisz, np. { $example }. Znak zapytania wyjaśni więcej.
terminal-ambiguous = „{ $typed }” może oznaczać { $meant }: wpisz trochę więcej.
terminal-refused = { $what } – teraz nie wolno ({ $rule }).
terminal-allowed = { $what } – tak wolno.
terminal-no-undo = Nie ma czego cofnąć: w twoim ostatnim ruchu albo po nim dobrano kartę, rzucono kośćmi lub coś odkryto albo zdecydował ktoś inny.
terminal-no-always = Na to pytanie nie można pasować z góry: odpowiedz.
terminal-asked-again = Wszystkie pytania wracają.
terminal-nothing-here = Nie ma tu nic do obejrzenia.
terminal-enter-back = Enter: wróć do gry
terminal-pages = Strona { $page } z { $pages } · Enter: wróć do gry · b: poprzednia strona
    .more = Strona { $page } z { $pages } · Enter: następna strona · b: poprzednia strona · q: wróć do gry
terminal-enter-on = Enter: dalej
terminal-pass-to = Teraz decyduje { $seat }. Przekaż klawiaturę i naciśnij Enter.
terminal-pass-undo = { $seat }: wpisz u, aby cofnąć swój ruch.
terminal-saved = Gra jest zapisana w { $path }
terminal-go-on = Aby grać dalej: { $command }
terminal-replay = Obejrzyj tę grę jeszcze raz: { $command }
terminal-hint = { $count ->
        [one] 1 lub { $example }
       *[other] 1–{ $count } lub np. { $example }
    } · ? pomoc · r zasady
    .named = np. { $example } · ? pomoc · r zasady
    .short = { $count ->
        [one] 1
       *[other] 1–{ $count }
    } · ? pomoc · r zasady
terminal-key-help = ta strona; „? słowo” znajduje wszystko o danym słowie: rzeczy, miejsca, liczniki i zasady, np. „? { $example }”
    .named = ta strona; „? słowo” znajduje wszystko o danym słowie: rzeczy, miejsca, liczniki i zasady; „? { $example }” mówi, czy tak wolno, a jeśli nie, to dlaczego
terminal-key-rules = zasady w kolejności, w jakiej najlepiej się ich uczyć
terminal-not-understood = { $count ->
        [one] „{ $typed }” nie pasuje, odpowiedź jest tylko jedna: wpisz 1 albo { $example }.
       *[other] „{ $typed }” to żadna z odpowiedzi: wpisz numer od 1 do { $count } albo nazwę, np. { $example }.
    } Znak zapytania wyjaśni więcej.
    .named = Tu nie można: „{ $typed }”. Wpisz, co robisz, np. { $example }. Znak zapytania wyjaśni więcej.
terminal-unknown-thing = Nie ma nic o nazwie „{ $typed }”: żadnej rzeczy, miejsca, licznika ani zasady.
terminal-nearest = Podobne słowa: { $words }.
terminal-see-also = Zobacz też: { $names }
terminal-only-answer = (Nie masz innego wyboru. Pytanie pada mimo to, żeby nikt nie odgadł, co masz na ręce.)
    .undo = (Nic więcej nie zostało do zrobienia: kontynuuj albo cofnij coś klawiszem u.)
terminal-loud = Uwaga
terminal-your-role = Grasz jako: { $role }
terminal-opening-keys = Wybierasz numerem albo nazwą. ? i słowo objaśnia wszystko, r pokazuje zasady, q zapisuje i kończy.
terminal-pages-search = Strona { $page } z { $pages } · Enter zamknij · b wstecz · słowo: szukaj
    .more = Strona { $page } z { $pages } · Enter dalej · b wstecz · słowo: szukaj · q zamknij
terminal-replay-wrong = Miejsce { $seat } w wersji { $version }, zasada { $rule }: { $text }
terminal-replay-keys = { $step }/{ $steps } · Enter dalej · b wstecz · liczba: tam · ? słowo · q koniec
    .end = { $step }/{ $steps }, koniec · b wstecz · liczba: tam · ? słowo · q koniec
terminal-replay-more = t, T następna tura, poprzednia · { $moments ->
    [0] { "" }
   *[other] m, M następna z ważnych chwil ({ $moments }), poprzednia ·{ " " }
}v { $eyes ->
    [all] co widzieli wszyscy
    [open] wszystko odkryte
   *[seat] oczami tego miejsca
}
terminal-from = Grasz dalej od kroku { $step }: { $open ->
    [yes] każda karta leży tam, gdzie leżała.
   *[no] to, czego nie można było tam wiedzieć, zostanie rozdane na nowo.
}
terminal-again = Jeszcze jedna gra? Enter: tak · q: nie
    .roles = Jeszcze jedna gra, z zamianą ról? Enter: tak · q: nie
    .no = nie n
terminal-choose-role = Którą stroną chcesz zagrać?
terminal-choose-opponents = { $count ->
        [one] Przeciw komu?
       *[other] Przeciw komu? Jedna nazwa dla wszystkich ({ $count }) albo po jednej dla każdego
    } · Enter { $best } · q koniec
terminal-choose-opponents-again = „{ $typed }” nie pasuje: wpisz jedną nazwę albo po jednej dla każdego ({ $count }) · q koniec
terminal-human = ktoś przy tej samej klawiaturze
terminal-bot-failed = { $why }; ruch wykonał greedy.
terminal-no-saves = W { $folder } nie ma zapisanych gier
terminal-more-saves = i jeszcze { $count } w { $folder }
terminal-save-open = { $game }: { $players } – teraz decyduje { $seat }
terminal-save-over = { $game }: { $players } – zakończona, wygrywa { $winners }
terminal-save-damaged = nie da się odtworzyć: uszkodzona albo z innej wersji
terminal-choose = { $question } { $least }–{ $most } albo nazwa · Enter { $least } · q koniec
    .numbers = { $question } { $least }–{ $most } · Enter { $least } · q koniec
terminal-choose-game = Która gra?
terminal-choose-seats = Ilu graczy, razem z tobą?
terminal-choose-again = Nie ma tu „{ $typed }”: { $least }–{ $most } · q koniec
terminal-arena-title = { $game }: { $games ->
        [one] 1 partia
        [few] { $games } partie
       *[other] { $games } partii
    }, ziarno { $seed }
terminal-arena-bot = Bot
terminal-arena-games = partie
terminal-arena-counts = +/=/−
terminal-arena-rate = wygrane
terminal-arena-interval = przedział 95 %
terminal-arena-time = ms/odpowiedź
terminal-arena-failed = awarie
terminal-arena-seat = miejsce { $seat }
terminal-arena-against = przeciwko
terminal-arena-test = Jeszcze nie rozstrzygnięto, czy { $bot } wygrywa { $low } czy { $high } partii: { $ratio }, między -{ $bound } a { $bound }; partie: { $games }.
    .high = Już jasne (partie: { $games }): { $bot } wygrywa raczej { $high } partii niż { $low } ({ $ratio }, wystarcza { $bound }).
    .low = Już jasne (partie: { $games }): { $bot } wygrywa raczej { $low } partii niż { $high } ({ $ratio }, wystarcza -{ $bound }).
terminal-arena-failures = Te liczby nie należą do bota { $bot }: { $count ->
        [one] raz
       *[other] { $count } razy
    } ruch wykonał za niego greedy. Za pierwszym razem: { $why }
    .status = Kod wyjścia 1; z opcją --allow-failures taki mecz się liczy.
terminal-arena-stopped = Przerwano; rozegrane partie: { $done } z { $total }. Są w pliku { $file }: to samo polecenie je kontynuuje.
    .lost = Przerwano; rozegrane partie: { $done } z { $total }. Z --json PLIK to samo polecenie mogłoby kontynuować.

## Wiersz poleceń

terminal-help = Cztery gry planszowe o władzę, dla ludzi i botów, w terminalu.

    Zacznij od: { $command }
    Gry z własnego folderu: --games-from ŚCIEŻKA, przy każdym poleceniu.
terminal-help-usage = Użycie: { $command }
terminal-help-commands = Polecenia
terminal-help-arguments = Argumenty
terminal-help-parameters = Opcje
terminal-help-help = Pokaż tę pomoc.
terminal-help-version = Pokaż wersję.
terminal-help-any-game = Jedna z: { $games }.
terminal-help-any-lang = Język: { $languages }. Domyślnie język systemu.
terminal-help-any-seed = Ziarno losowania: ta sama liczba daje tę samą grę. Liczba całkowita do 64 bitów.
terminal-help-any-option = Zasady gry w postaci nazwa=wartość; wymienia je polecenie 'rules'.
terminal-help-play = Zagraj z botem albo ze znajomymi.

    Wybieraj numerem lub nazwą; ? objaśnia, r pokazuje zasady, u cofa, q zapisuje i kończy.

    Dokończ ostatnią grę: tafelrunde play --resume

    Buntownik na stronie B: tafelrunde play tyrant --players greedy human --option side=b

    Dwoje ludzi i dwa boty: tafelrunde play tokyo --players human human greedy random
terminal-help-play-game = Jedna z: { $games }. Jeśli jej nie podasz, w terminalu padnie pytanie, a poza nim będzie to { $game }.
terminal-help-play-players = Kto gdzie siedzi, miejsce po miejscu: human albo nazwa bota; wymienia je polecenie 'bots'. Bez tej opcji w terminalu padnie pytanie, a poza nim human zagra przeciw botowi średniej siły. Ludzie grają na jednej klawiaturze i każdy widzi tylko to, co mu wolno.
terminal-help-play-resume = Dokończ tę zapisaną grę: plik albo sama jego nazwa; bez nazwy ostatnio graną.
terminal-help-play-save = Zapisz grę w tym pliku zamiast w zwykłym miejscu.
terminal-help-play-begin = Zacznij od kroku zapisanej gry (PLIK:37, liczonego jak w „replay”) albo od pozycji w pliku; to, czego nie można było tam wiedzieć, zostanie rozdane na nowo.
terminal-help-play-everything = Z --from od skończonej gry: każda karta zostaje tam, gdzie leżała.
terminal-help-match = Dwie gry ze zmianą miejsc: 2:0, 1:1 albo 0:2.

    Przykład: tafelrunde match tyrant --players human greedy --option side=b
terminal-help-match-players = Dwoje graczy: human albo nazwa bota. Domyślnie human przeciw botowi średniej siły.
terminal-help-watch = Oglądaj grę botów z odkrytymi kartami.

    Przykład: tafelrunde watch { $game } greedy random --seed 3
terminal-help-watch-bots = Boty, miejsce po miejscu. Domyślnie wszędzie bot średniej siły.
terminal-help-watch-delay = Sekundy między decyzjami, w terminalu: domyślnie 1.5.
terminal-help-arena = Pozwala botom rozegrać wiele partii przeciwko sobie i mówi, co z nich wynika.

    Każdy bot gra na każdym miejscu, za każdym razem z tymi samymi losowaniami, żeby szczęście mniej znaczyło. W przedziale 95 % (Wilsona) leży najpewniej prawdziwy odsetek wygranych; ranking to najbardziej prawdopodobna siła gry wyliczona ze wszystkich partii naraz, 400 punktów różnicy to szanse dziesięć do jednego (dla dwóch graczy model Bradleya-Terry’ego, dla większej liczby Placketta-Luce’a). Wyniki dla danego ziarna są takie same na dowolnej liczbie rdzeni.

    Obie strony planszy: tafelrunde arena tyrant greedy random --games 40 --option side=a,b

    Jeden przeciwko trzem innym: tafelrunde arena tokyo greedy random --seats 4 --games 40

    Mecz, który można przerwać i kontynuować: tafelrunde arena { $game } greedy random --json match.jsonl
terminal-help-arena-bots = Nazwy botów; ustawienia podaje się po dwukropku, na przykład name:time=0.5,sims=200. Botem jest też klasa we własnym pliku (mybot.py:Bot), a elsewhere:NAZWA gra w osobnym procesie.
terminal-help-arena-games = Ile partii rozegrać, a gdy każdy gra z każdym – ile w każdej parze. Domyślnie 100.
terminal-help-arena-seats = Ilu siedzi przy stole. Ostatni bot zajmuje wszystkie pozostałe miejsca; gdy każdy gra z każdym, jeden bot gra przeciwko kilku egzemplarzom drugiego.
terminal-help-arena-option = Zasady gry jako nazwa=wartość; kilka wartości, na przykład side=a,b, gra się na zmianę.
terminal-help-arena-seed = Ziarno losowania: daje jeszcze raz te same partie. Liczba całkowita do 64 bitów, domyślnie 1.
terminal-help-arena-workers = Na ilu rdzeniach: domyślnie na wszystkich.
terminal-help-arena-file = Zachowuje wyniki w tym pliku, jeden wiersz na partię; to samo polecenie je kontynuuje.
terminal-help-arena-round_robin = Każdy gra z każdym i wszyscy są porównani.
terminal-help-arena-sprt = Kończy, gdy tylko jest jasne, który z dwóch odsetków wygranych ma pierwszy bot, na przykład 0.5,0.55, myląc się mniej więcej w jednym meczu na dwadzieścia (sekwencyjny test ilorazowy na całych rozdaniach, jak przy sprawdzaniu programów szachowych).
terminal-help-arena-seconds = Ile sekund może trwać odpowiedź; za tego, kto myśli dłużej, ruch wykonuje greedy.
terminal-help-arena-cluster = Gra na klastrze Ray: ray albo ray:ADRES. Wymaga dodatku tafelrunde[ray].
terminal-help-arena-record = Zachowuje każdą partię w tym folderze: do obejrzenia albo do nauki.
terminal-help-arena-record_as = Format: log, który pokazuje 'replay', albo parquet z tym, co każde miejsce widziało, mogło zrobić i zrobiło (wymaga tafelrunde[rl]).
terminal-help-arena-allow_failures = Zakończ z kodem 0 także wtedy, gdy greedy musiał grać za bota, który zawiódł.
terminal-help-replay = Przejdź zapisaną grę krok po kroku: Enter dalej, b wstecz, liczba przenosi w dane miejsce, q koniec.

    Skończona gra pokazuje wszystkie karty, trwająca tylko to, co widzi widz.
terminal-help-replay-file = Zapisana gra: plik albo sama nazwa pliku w zwykłym miejscu.
terminal-help-replay-seat = Pokaż ją tak, jak widziało ją to miejsce: 0 lub więcej.
terminal-help-saves = Wypisz zapisane gry: jaka gra, kto gra, kiedy, czyja kolej.
terminal-help-rules = Pokaż zasady gry naszymi słowami, w kolejności, w jakiej najlepiej się ich uczyć.

    Przykład: tafelrunde rules tyrant --search brama
terminal-help-rules-search = Pokaż tylko to, czego dotyczy to słowo: rzeczy, miejsca, liczniki i zasady.
terminal-help-games = Wypisz gry, dla ilu są graczy i jakie są boty.
terminal-help-bots = Wypisz boty jednej gry albo wszystkich, od słabych do silnych, i jak grają.

    Ich nazwy przyjmują 'play --players', 'match --players' i 'watch'.
terminal-help-bots-game = Jedna z: { $games }. Domyślnie wszystkie.
terminal-help-bench = Zmierz, jak szybkie są zasady: w Pythonie, skompilowane i w porównaniu z grami OpenSpiel, jeśli jest zainstalowany.

    „batch” zamiast gry: jak szybko uczący się program rozgrywa tysiące partii naraz, w porównaniu z innymi środowiskami.

    Przykład: tafelrunde bench tokyo --rounds 1 --seconds 0.1

    Serwer z każdą bazą danych, w porównaniu z boardgame.io: tafelrunde bench server

    Strona w Chromium: jak jest duża i jak szybko reaguje: tafelrunde bench page
terminal-help-bench-rounds = Ile razy mierzyć wszystko; liczy się mediana. Domyślnie 3, dla serwera 1.
terminal-help-bench-seconds = Ile sekund mierzyć każdą liczbę w rundzie. Domyślnie 0.5, dla serwera 8.
terminal-help-bench-tables = Dla server: przy ilu dwuosobowych stołach toczy się gra, domyślnie 500.
terminal-help-bench-db = Dla server: baza PostgreSQL do pomiaru, np. postgresql://user@host/name. Domyślnie: własny.
terminal-help-bench-as_json = Wypisz JSON zamiast tabeli.
terminal-help-new-game = Utwórz małą, kompletną grę jako własny pakiet, z tekstami i testami.
terminal-help-new-game-name = Jak się nazywa: małe litery, cyfry i podkreślenia.
terminal-help-words = Pokaż, ile tłumaczenia jest gotowe.

    Przykład: tafelrunde words pl --missing
terminal-help-words-of = Który język: { $languages } albo własny, w folderze wskazanym przez TAFELRUNDE_WORDS_FROM.
terminal-help-words-missing = Wypisz wszystkie brakujące teksty; pokazują się po angielsku.
terminal-words-lacks = { $file }: brakuje { $count } (po angielsku tekstów jest { $all })
terminal-words-whole = W { $language } niczego nie brakuje.
terminal-help-mcp = Posadź przy stole model językowy: program mówi protokołem MCP (Model Context Protocol) przez standardowe wejście i wyjście.
terminal-help-mcp-server = Serwer, na którym gra, na przykład http://127.0.0.1:8000. Domyślnie stół tutaj, przeciw botom. Token w TAFELRUNDE_KEY mówi, kim tam jest; bez niego wchodzi jako gość.
terminal-help-mcp-name = Jak gość się tam nazywa.
terminal-help-mcp-chat = Pozwól mu czytać czat swojego stołu: słowa obcych ludzi.
terminal-help-serve = Pozwól grać przez sieć: na tym komputerze, w domu z --lan albo w internecie za serwerem pośredniczącym.

    W domu: tafelrunde serve --lan

    Każda opcja może być też zmienną środowiskową, na przykład TAFELRUNDE_BASE_URL.
terminal-help-serve-db = Gdzie serwer przechowuje dane: sqlite:///ścieżka/do/pliku.db albo postgresql://nazwa@komputer/nazwa. Domyślnie: plik w twoim folderze.
terminal-help-serve-host = Adres, na którym serwer nasłuchuje. Domyślnie: 127.0.0.1, tylko ten komputer.
terminal-help-serve-port = Port, domyślnie 8000 albo następny wolny.
terminal-help-serve-workers = Procesy serwera; więcej niż 1 tylko z PostgreSQL.
terminal-help-serve-base_url = Adres, pod którym serwer jest dostępny z zewnątrz, na przykład https://gry.example.org.
terminal-help-serve-lan = Zwykłe http w sieci domowej: pokazuje adres i kod QR.
terminal-help-serve-bots = Boty, które można wybrać. Domyślnie: wszystkie.
terminal-help-serve-bot_modules = Moduły Pythona, które przy imporcie rejestrują własne boty.
terminal-help-serve-guest_games = Udostępnij też gry z zainstalowanych pakietów innych osób. Instaluj tylko to, co i tak chcesz uruchomić.
terminal-help-serve-bot_processes = Procesy, w których boty myślą, domyślnie 1.
terminal-help-serve-bot_seconds = Ile sekund bot może myśleć nad ruchem, domyślnie 0.5.
terminal-help-serve-private_webhooks = Wysyłaj powiadomienia o ruchu także na adresy w sieci domowej.
terminal-help-serve-forwarded = Adresy serwerów pośredniczących, których X-Forwarded-For uznaje się za wiarygodny, po przecinku.
terminal-help-serve-guest_days = Usuwaj gości, którzy nie pojawili się przez tyle dni, domyślnie 60.
terminal-help-serve-log_level = Co trafia do dziennika: debug, info, warning albo error.
terminal-help-serve-browser = Otwórz stronę w przeglądarce tego komputera, gdy serwer będzie gotowy; bez ekranu zobaczysz tylko adres.
terminal-help-serve-game = Gra, której nowy stół pokaże przeglądarka: { $games }.
terminal-help-serve-check = Tylko sprawdź konfigurację i powiedz, co jest nie tak.
terminal-help-admin = Doglądaj serwera, działającego lub nie: tables, people, reports, log, check-rules, ban, unban, invite, reset-password, close, done.

    Przykład: tafelrunde admin ban anna --why "Obelgi na czacie"
terminal-help-admin-what = Co wypisać (tables, people, reports, log, check-rules) albo zrobić (ban, unban, invite, reset-password, close, done).
terminal-help-admin-names = Kogo lub co: oznaczenie osoby albo nazwa konta, oznaczenie stołu albo zgłoszenia. Na liście: tylko to, w czym jest to słowo.
terminal-help-admin-why = Dlaczego to robisz; 'admin log' pokazuje powód obok tego, co zrobiono.
terminal-help-admin-limit = Ile wypisać, od najnowszych; 0 oznacza wszystko. Domyślnie 200.
terminal-help-admin-as_json = Wypisz JSON. Bez tego potok dostaje po jednym wierszu: najpierw oznaczenie, dalej pola rozdzielone tabulatorami.
terminal-help-admin-db = Baza danych serwera, tak jak przyjmuje ją 'serve'. Domyślnie baza usługi systemd na tym komputerze.
terminal-help-backup = Zapisz w jednym pliku wszystko, co przechowuje serwer, działający lub nie.

    Przykład: tafelrunde backup dzisiaj.jsonl.gz
terminal-help-backup-file = Nowy plik; spakowany, jeśli nazwa kończy się na .gz.
terminal-help-backup-db = Baza danych serwera, tak jak przyjmuje ją 'serve'.
terminal-help-restore = Wypełnij nową, pustą bazę danych z kopii zapasowej, tego samego lub innego rodzaju.

    Przykład: tafelrunde restore dzisiaj.jsonl.gz --db postgresql://games@localhost/games
terminal-help-restore-file = Plik zapisany poleceniem 'backup'.
terminal-help-restore-db = Nowa baza danych, tak jak przyjmuje ją 'serve'.
terminal-backup = Zapisano w { $file } wszystko z { $db } (wierszy: { $rows })
terminal-restore = Wczytano do { $db } wszystko z { $file } (wierszy: { $rows })
terminal-error-bench-server = stoły: { $tables }, rundy: { $rounds }; potrzeba od 1 do 5000 stołów i co najmniej jednej rundy
terminal-serve-ready = Tafelrunde jest pod adresem { $url } (Ctrl-C kończy)
terminal-serve-already = Tafelrunde działa już pod adresem { $url }.
terminal-serve-other-port = Port { $taken } jest zajęty: będzie { $port }.
terminal-serve-compiled = Zasady są skompilowane: boty wszystkich poziomów odpowiadają na czas.
terminal-serve-plain = Zasady działają w zwykłym Pythonie: dwa najsilniejsze poziomy botów myślałyby za długo, więc ich nie ma.
terminal-serve-stopped = Zatrzymano. Wszystkie gry są zapisane i będą trwać dalej po następnym uruchomieniu.
terminal-serve-fine = Wszystko w porządku: serwer działałby pod adresem { $url }, a dane byłyby w { $db }
terminal-serve-beside = Na porcie { $port } działa teraz serwer: do ponownego uruchomienia zachowa ustawienia, z którymi wystartował.
terminal-serve-lan = Zeskanuj to telefonem w tej samej sieci.
terminal-admin-ban = { $id } nie ma już dostępu.{ $said }
terminal-admin-unban = { $id } może wrócić.{ $said }
terminal-admin-invite = Każdy z tych kodów wpuszcza jedną osobę, jeden raz, w ciągu 30 dni:
    { $said }
terminal-admin-reset-password = Nowe hasło { $id }: { $said }
terminal-admin-close = Stół { $id } jest zamknięty.{ $said }
terminal-admin-done = Zgłoszenie { $id } jest załatwione.{ $said }
terminal-error-new-game = nowa gra nie może nazywać się { $name }: użyj małych liter, cyfr i podkreśleń oraz nazwy, której nie ma żadna gra
    .there = { $path } już istnieje
terminal-new-game =
    W { $path } jest mała, kompletna gra. Zmieniaj ją, aż będzie twoja.
    Zagraj: { $command } play { $name } --games-from { $path }
    Przetestuj: pip install -e '{ $path }[test]', potem pytest { $path }
terminal-error-games-from = nie ma pliku ani folderu z grami { $path }
terminal-error-not-installed = brakuje pakietu { $name }, który jest tu potrzebny: { $command }
terminal-plain-rules = reguły działają w zwykłym Pythonie, 20 do 40 razy wolniej. Z kompilatorem C przyspieszy je pip install --no-binary tafelrunde tafelrunde.
terminal-admin-check-rules = { $found ->
    [0] { $count ->
        [0] Nie toczy się żadna gra.
        [one] Jedyna tocząca się gra może toczyć się dalej według tych zasad.
        [few] Wszystkie { $count } toczące się gry mogą toczyć się dalej według tych zasad.
       *[many] Wszystkie toczące się gry ({ $count }) mogą toczyć się dalej według tych zasad.
    }
   *[other] Według tych zasad nie może toczyć się dalej tyle gier: { $found } z { $count }. Zatrzymałyby się na ostatniej pozycji, którą da się odczytać.
}
terminal-error-admin = polecenie 'admin' nie zna { $name }: są { $known }
    .near = polecenie 'admin' nie zna { $name }: są { $known }; czy chodzi o { $near }?
terminal-error-admin-one = { $what } wymaga jednego oznaczenia: polecenie 'admin' je wypisuje
terminal-error-admin-limit = --limit to { $limit }: musi być 0 (wszystko) albo więcej
terminal-error-game = nie ma gry { $name }: są { $known }
    .near = nie ma gry { $name }: są { $known }; czy chodziło o { $near }?
terminal-error-player = nie ma gracza { $name } do { $game }: są { $known }
    .near = nie ma gracza { $name } do { $game }: są { $known }; czy chodziło o { $near }?
terminal-error-slow = { $name } w zwykłym Pythonie myśli za długo: będzie dostępny, gdy zasady zostaną skompilowane (make compile)
terminal-error-language = nie ma języka { $name }: są { $known }
    .near = nie ma języka { $name }: są { $known }; czy chodziło o { $near }?
terminal-error-command = nie ma polecenia { $name }: są { $known }; zobacz '{ $help }'
    .near = nie ma polecenia { $name }: są { $known }; czy chodziło o { $near }? Zobacz '{ $help }'
terminal-error-flag = nie ma opcji { $name }: są { $known }; zobacz '{ $help }'
    .near = nie ma opcji { $name }: są { $known }; czy chodziło o { $near }? Zobacz '{ $help }'
terminal-error-game-no-command = '{ $game }' to gra, nie polecenie: wpisz '{ $command }'
terminal-error-too-much = { $extra } to o jeden argument za dużo; zobacz '{ $help }'
terminal-error-missing = brakuje { $name }; zobacz '{ $help }'
terminal-error-command-line = { $why }; zobacz '{ $help }'
terminal-error-seats = { $game }: liczba graczy to { $takes }, a nie { $count }
terminal-error-only-bots = oglądać można tylko boty: aby zagrać, wpisz '{ $command }'
terminal-error-nobody = nie grałby żaden człowiek: podaj { $human } wśród graczy albo wpisz '{ $command }'
terminal-error-seed = ziarno ma więcej niż { $bits } bity: podaj liczbę całkowitą mniejszą niż { $most }
terminal-error-option = opcja { $option } nie ma wartości: napisz nazwa=wartość, np. first=0
terminal-error-option-twice = opcja { $option } podana jest dwa razy: podaj ją raz
terminal-error-option-file = nie można odczytać { $path }: { $why }; podaj po @ inny plik
terminal-error-toml = { $path } nie jest poprawnym plikiem TOML: { $why }
terminal-error-resume = zapisana gra ma już graczy, opcje i ziarno: podaj --resume bez nich
terminal-error-from = Od { $place } nie da się grać: napisz PLIK:37, z krokiem od 1 do { $last }, przed końcem gry.
terminal-error-from-open = --open działa tylko przy skończonych grach: inaczej widać by było to, czego nie wolno wiedzieć.
terminal-error-from-seat = Nie gra tam żaden człowiek: wskaż miejsce przez --players, na przykład human,greedy.
terminal-error-match = mecz jest dla 2 graczy, nie dla { $count }
terminal-error-delay = przerwa musi trwać od 0 do { $longest } s, a nie { $delay }
terminal-error-seconds = --seconds musi być większe od 0 i najwyżej { $longest }, a nie { $seconds }
terminal-error-seat = nie ma miejsca { $seat }: miejsca mają numery od 0 do { $last }
terminal-error-secret-seat = gra jeszcze trwa, a karty miejsca { $seat } są tajne: podaj --seat { $own }, swoje miejsce, albo żadne
terminal-error-secret = gra jeszcze trwa, a karty miejsca { $seat } są tajne: nie podawaj --seat, póki się nie skończy
terminal-error-there-already = { $path } już istnieje: podaj inny plik albo graj dalej przez { $command }
terminal-error-no-saves = w { $folder } nie ma zapisanych gier
terminal-error-no-file = nie ma pliku { $path }: podaj ścieżkę zapisanej gry; zwykle są w { $folder }
terminal-error-directory = { $path } to katalog: podaj ścieżkę zapisanej w nim gry
terminal-error-unreadable = nie można odczytać { $path }: { $why }; podaj inny plik albo nadaj prawo odczytu
terminal-error-unwritable = nie można pisać w { $path }: { $why }; podaj inny plik albo nadaj prawo zapisu
terminal-error-unsaved = nie można zapisać { $path }, więc ostatni ruch nie jest zapisany: { $why }; podaj inny plik albo nadaj prawo zapisu
terminal-error-no-text = { $path } nie jest zapisaną grą (to nie UTF-8): podaj inny plik
terminal-error-log = nie da się odtworzyć { $path }: { $why }
terminal-error-output = nie można zapisać wyjścia: { $why }; wyślij je gdzie indziej
terminal-error-input = nie można odczytać { $path }: { $why }; podaj coś innego
    .nameless = wejścia

## Król i Zabójcy

terminal-match = Mecz: { $first } – { $second }
terminal-match-game = Partia { $number } z 2
terminal-match-score = Wynik: { $one } : { $two } ({ $first } – { $second })
terminal-match-won = { $seat } wygrywa mecz!
terminal-match-drawn = Mecz kończy się remisem.

## O co pyta się bota

terminal-help-ask = Zapytaj bota o powód: co odpowiedziałby w danym miejscu zapisanej gry, co rozważył i co przypuszcza.

    Przykład: tafelrunde ask gra.jsonl:37 level-3
terminal-help-ask-place = Zapisana gra i numer wpisu: PLIK:37 pyta o to, na co odpowiedział wpis 37. Domyślnie ostatnie pytanie.
terminal-help-ask-bot = Bot do zapytania: nazwa albo twój własny jako mojbot.py:Bot.
terminal-help-ask-seed = Ziarno losowania: ta sama liczba daje tę samą odpowiedź. Domyślnie 1.
terminal-help-ask-as_json = Wypisz JSON zamiast planszy i zdań.
terminal-ask-title = { $path }, wpis { $entry }: decyduje { $seat }, pytany bot: { $bot } (ziarno { $seed })
terminal-ask-belief = Co przypuszcza
terminal-ask-candidates = Co rozważył
terminal-ask-points = szanse
terminal-ask-tried = próby
terminal-ask-first = na pierwszy rzut oka
terminal-ask-more = i jeszcze { $count }: wszystkie wypisze --json
terminal-ask-answer = Jego odpowiedź
terminal-ask-played = W grze
terminal-ask-seconds = Czas namysłu: { $seconds } s.
terminal-error-ask-entry = nie ma wpisu { $entry } w { $path }: wpisy mają numery od 1 do { $last }
terminal-error-ask-nobody = przy wpisie { $entry } w { $path } nikt nie jest pytany: najbliższe pytania są przy { $near }
    .none = w { $path } nikt nie jest o nic pytany
terminal-error-ask-secret = gra jeszcze trwa, a karty miejsca { $seat } są tajne: zapytaj po jej zakończeniu albo o własny ruch
terminal-help-learn = Naucz się gry krok po kroku w pierwszej partii.
terminal-help-learn-game = Gra.
terminal-help-learn-guide = Z czyjej strony, w grze z rolami, na przykład king albo rebel.
terminal-learn-step = Krok { $step } z { $steps }
terminal-learn-keys = wpisz · Enter: pokaż · q: wyjdź
terminal-learn-wrong = Nie w tej chwili. { $rule }
terminal-learn-unclear = „{ $typed }” nie jest tu do wyboru.
terminal-learn-over = Teraz zagraj z Nowicjuszem: { $command }
terminal-error-guide = nie ma przewodnika { $name }; są: { $known }
    .near = nie ma przewodnika { $name }; może { $near }?
