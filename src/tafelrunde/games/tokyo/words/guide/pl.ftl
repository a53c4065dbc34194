# King of Tokyo w pierwszej partii szkoleniowej.

tokyo-guide-first-goal = Wygrywa 20 ★ albo ostatni żywy potwór. Trzy jednakowe liczby dają ★: masz dwie jedynki.
    .do = Zatrzymaj obie jedynki i przerzuć resztę.
tokyo-guide-first-stop = Trzecia jedynka! Masz jeszcze rzut, ale tak jest dobrze: ⚡ na karty i pazur do ataku.
    .do = Zatrzymaj wszystkie sześć kości.
tokyo-guide-first-stars = Trzy jedynki dają 1 ★, trzy trójki 3 ★. Jedynki i dwójki dają też podłość.
    .do = Rozlicz jedynki.
tokyo-guide-first-wicked = Twoja podłość osiągnęła 3, więc wybierasz kafelek. Masz go, póki żyjesz.
    .do = Weź Przebiegłość: dodatkowy rzut w każdej turze.
tokyo-guide-first-claw = Pazur trafia tego, kto jest w Tokio. Jeśli ustąpi, musisz zająć jego miejsce.
    .do = Rozlicz energię, pazur będzie następny.
tokyo-guide-first-buy = Tokio jest twoje: 1 ★ za wejście, 2 ★ za początek tury tutaj. Teraz wydaj ⚡.
    .do = Kup Kolczasty ogon: dodaje pazur do twoich pazurów.
tokyo-guide-first-yield = W Tokio bije cię każdy, a serca nie leczą. Gdy cię trafią, możesz odejść.
    .do = Opuść Tokio i lecz się na zewnątrz.
tokyo-guide-first-heal = Kilka tur później: cztery trójki! Poza Tokio serce leczy, najwyżej do 10 ♥.
    .do = Najpierw rozlicz serce.
tokyo-guide-first-win = Trzy trójki dają 3 ★, czwarta jeszcze 1. 16 i 4 to 20, jeśli przeżyjesz turę.
    .do = Rozlicz trójki i wygraj.
tokyo-guide-first-over = Jesteś królem Tokio! Następnym razem kości potoczą się, jak zechcą.
tokyo-surprise-yield = Kto opuszcza Tokio, i tak traci serca; atakujący musi tam wejść.
tokyo-surprise-enter = Do pustego Tokio trzeba wejść, nawet bez pazura.
tokyo-surprise-wicked = Trzy jedynki dają 2 podłości, trzy dwójki 1, trójki żadnej.
tokyo-surprise-tile = Podłość 3, 6 i 10 daje po jednym kafelku.
tokyo-surprise-start = Kto zaczyna turę w Tokio, dostaje 2 ★.
