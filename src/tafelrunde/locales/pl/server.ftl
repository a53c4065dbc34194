# Co serwer mówi sam od siebie: dlaczego czegoś nie można.

server-problem-malformed = Tego nie da się odczytać ({ $place }): { $why }.
server-problem-invalid = Nieprawidłowa wartość ({ $place }): { $why }.
server-problem-unfit = Nieprawidłowa wartość: { $why }.
server-problem-signed-out = Serwer cię nie zna: podaj imię albo się zaloguj.
server-problem-wrong-password = Nieprawidłowa nazwa lub hasło.
server-problem-wrong-code = Nieprawidłowa nazwa lub kod zapasowy albo kod został już użyty.
server-problem-foreign-origin = To żądanie pochodzi z obcej strony ({ $origin }): otwórz stronę serwera.
server-problem-misdirected = Pod nazwą { $host } tego serwera nie ma. Otwórz { $url } albo poproś operatora, żeby dopisał tę nazwę do TAFELRUNDE_HOSTS.
server-problem-not-your-seat = Miejsce { $seat } nie jest twoje.
server-problem-seat-key = Ten klucz działa tylko dla miejsca { $seat } przy stole { $table }: żeby zrobić cokolwiek innego, zaloguj się.
server-problem-bot-key = Klucz bota { $name } służy tylko do szukania gier i grania: żeby zrobić cokolwiek innego, zaloguj się jako jego właściciel.
server-problem-not-the-host = Może to zrobić tylko gospodarz stołu.
server-problem-not-seated = Nie masz miejsca przy tym stole.
server-problem-banned = Operator tego serwera zablokował ci dostęp.
server-problem-muted = Nie możesz tu pisać.
server-problem-blocked = Nie możesz grać przy tym stole.
server-problem-not-for-you = Mogą to czytać tylko komputer serwera i sieci wymienione w TAFELRUNDE_METRICS_FROM; łączysz się z adresu { $address }.
server-problem-no-spectators = Przy tym stole nikt nie może się przyglądać.
server-problem-hidden-until-the-end = Zobaczysz to po zakończeniu gry.
server-problem-unknown = Nic tu nie ma.
server-problem-unknown-table = Nie ma stołu { $table }: link mógł wygasnąć.
server-problem-unknown-game = Nie ma gry { $game }.
server-problem-unknown-seat = Nie ma miejsca { $seat }: miejsca mają numery od 0 do { $last }.
server-problem-unknown-person = Nie ma nikogo o oznaczeniu { $person }.
server-problem-unknown-group = Nie ma tu takiej grupy albo do niej nie należysz: poproś kogoś o link.
server-problem-unknown-link = Ten link jest nieprawidłowy albo wygasł: poproś o nowy.
server-problem-unknown-code = Ten kod jest nieprawidłowy albo został już użyty.
server-problem-code-needed = Ktoś z twojej sieci został zablokowany: do jutra nowi goście z tej sieci potrzebują kodu od operatora.
server-problem-method = Tego nie można tu zrobić.
server-problem-stale = Gra potoczyła się dalej: twoja odpowiedź dotyczyła wersji { $given }, obecna to { $version }.
server-problem-refused = Teraz tego nie można.
server-problem-illegal = Zasady na to nie pozwalają.
server-problem-over = Gra jest zakończona.
server-problem-not-open = Można to zrobić tylko przed grą; { $status ->
        [running] przy tym stole trwa gra
        [over] przy tym stole gra się skończyła
        [cancelled] ten stół odwołano
       *[other] stan tego stołu to { $status }
    }.
server-problem-not-running = Przy stole { $table } nie toczy się gra.
server-problem-imported = Tę grę zaimportowano, a kto to zrobił, może znać wszystkie karty, które jeszcze przyjdą: może w nią grać tylko samemu albo z botami. Aby grać dalej z innymi, rozdaj od nowa wszystko, co zakryte.
server-problem-no-moment = Gra była już wtedy skończona. Wybierz wcześniejszy moment.
server-problem-not-imported = Od nowa można rozdać tylko zaimportowaną grę, która jeszcze trwa.
server-problem-full = Stół jest pełny: znajdź inny albo otwórz własny.
server-problem-taken = Miejsce { $seat } jest zajęte: wybierz inne.
server-problem-not-ready = Miejsce { $seat } jest puste: zaproś kogoś albo posadź tam bota.
server-problem-name-taken = Nazwa { $name } jest zajęta: wybierz inną.
server-problem-already = Jesteś tu już jako { $name }.
server-problem-no-account = Nie masz konta: wybierz najpierw „Zachowaj moje gry”.
server-problem-no-hints = Przy tym stole nie ma podpowiedzi.
server-problem-paused = Gra jest wstrzymana.
server-problem-too-large = To za duże: dozwolone jest najwyżej { $most } bajtów.
server-problem-too-often = Za szybko: spróbuj ponownie za { $seconds ->
        [one] sekundę
        [few] { $seconds } sekundy
       *[many] { $seconds } sekund
    }.
server-problem-failed = Coś poszło nie tak po naszej stronie.
server-problem-storage = W tej chwili nie można nic zapisać, więc nic nie zrobiono: spróbuj za chwilę.
server-problem-unreadable = Ten serwer nie potrafi odczytać gry przy stole { $table }: nie ma jej tu zainstalowanej albo toczy się według zasad nowszej wersji Tafelrunde. Nic nie przepadło: można będzie grać dalej, gdy operator zainstaluje to, czego brakuje.
server-problem-stopping = Serwer zaraz uruchomi się ponownie: spróbuj za chwilę.

server-refused-not-asked = To nie twoja kolej.
server-refused-too-many = Po { $done } z { $given } kroków decyduje ktoś inny: nic nie zrobiono.
server-refused-nothing-to-undo = Nie ma czego cofnąć: od tego czasu coś dobrano, odkryto lub rozstrzygnięto.
server-refused-no-draw = W tej grze nie ma remisu.
server-refused-only-bots = Nikt nie może zgodzić się na remis: pozostali to boty.
server-refused-asked-already = Najpierw trzeba odpowiedzieć na inną prośbę.
server-refused-no-request = Nie ma prośby, na którą można odpowiedzieć.
server-refused-no-standing = Na to pytanie nie można pasować z góry: odpowiedz na nie.
server-refused-no-advice = Podpowiedź nie zdążyła: zapytaj jeszcze raz.
server-refused-bots-seat = Gra tam bot, a nie człowiek.
server-refused-not-away = Nikt nie gra za ciebie: miejsce jest twoje.
server-refused-not-paused = Gra nie jest wstrzymana.
server-refused-long-log = Zapis tej gry ma już { $entries } wpisów: dopisywane są tylko ruchy. Grajcie dalej.
server-refused-nobody-waited-for = Gra nie czeka teraz na nikogo innego.
server-refused-said-already = To już zostało powiedziane.
server-refused-too-early = { $minutes ->
        [0] Przy tym stole bot nikogo nie zastępuje.
        [one] Na bota jest za wcześnie: poczekajcie jeszcze minutę.
        [few] Na bota jest za wcześnie: poczekajcie jeszcze { $minutes } minuty.
       *[many] Na bota jest za wcześnie: poczekajcie jeszcze { $minutes } minut.
    }
server-refused-other-rules = Od wpisu { $entry } tej gry nie można kontynuować według obecnych zasad: można ją obejrzeć albo opuścić.
server-refused-stopped-game = Zasady tej gry zawiodły, więc gra zatrzymała się w tym miejscu: nic nie przepadło, a po ich naprawieniu będzie można grać dalej. Można ją obejrzeć albo opuścić.
server-refused-goes-on = Ta gra toczy się dalej na innym serwerze: tutaj nie można jej zakończyć.
server-unknown-link-needed = Ten stół nie jest publiczny: poproś kogoś, kto przy nim siedzi, o link.
server-wrong-password-alone = To nie jest twoje hasło.
server-code-needed-invited = Ten serwer jest dla zaproszonych gości: wejdź przez link do stołu, zaloguj się albo podaj kod od operatora.
server-code-needed-members = Ten serwer jest dla członków: zaloguj się, załóż konto kodem od operatora albo wejdź przez link do stołu znajomego.
server-unfit-text = Użyj liter lub cyfr.
server-full-group = Ta grupa jest pełna: ma już { $most } członków.
server-full-groups = Należysz już do { $most } grup: najpierw opuść jedną z nich.
server-full-tables = Ta grupa ma już { $most } stołów: najpierw dokończcie którąś grę.
server-blocked-group = Nie możesz wejść do tej grupy.
server-taken-look = Ktoś w grupie ma już ten kształt w tym kolorze: wybierz inny.
server-taken-monster = Ktoś w grupie ma już tego potwora: wybierz innego.
server-taken-opponent = { $name } gra z tobą przy jednym stole: najpierw dokończcie tę grę.
server-not-the-host-group = To może zrobić tylko gospodarz grupy.
server-not-the-host-begins = Następną grę rozpocznie ktoś inny.
server-not-the-host-there = { $name } jest jeszcze w grupie na innym urządzeniu: potwierdź to tam.
server-name-taken-account = { $name } ma konto: zaloguj się na tym urządzeniu.
server-unknown-claim = Nikt już na to nie czeka.
