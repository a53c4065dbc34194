# Ankh-Morpork w pierwszej partii szkoleniowej, do pierwszego przerwania.

morpork-guide-first-goal = W sekrecie jesteś Lordem Selachii: zacznij turę, kontrolując siedem dzielnic, a wygrasz.
    .do = Zagraj Krasnoludzkie Delikatesy Gimleta. Od razu dają 3 $.
morpork-guide-first-place = Symbole działają od lewej. Teraz poplecznik: tam, gdzie już masz swojego, lub obok.
    .do = Wystaw go w Mętnej Studni: nikogo tam nie ma.
morpork-guide-first-trouble = Nowicjusz wszedł do Mętnej Studni. Dwie figury to zamieszki: nikt tam nie zbuduje.
    .do = Zagraj Doktora Crucesa, swojego skrytobójcę.
morpork-guide-first-assassinate = Gdzie są zamieszki, tam działa skrytobójca. Gdy ktoś znika, zamieszki ustają.
    .do = Usuń poplecznika Nowicjusza z Mętnej Studni.
morpork-guide-first-build = Zawsze dobierasz do pięciu kart. Budynki liczą się do kontroli i są trwałe.
    .do = Zagraj Mennicę Królewską.
morpork-guide-first-where = Budujesz tam, gdzie masz poplecznika i nie ma zamieszek. Płacisz cenę dzielnicy.
    .do = Zbuduj w Mętnej Studni za 6 $.
morpork-guide-first-benefit = Budynek daje kartę dzielnicy, raz na turę. Twoja karta Hippo przynosi 2 $.
    .do = Użyj karty dzielnicy Hippo.
morpork-guide-first-interrupt = Pan Gryle chce usunąć twojego poplecznika w Mrokach! Przerwania grasz w cudzej turze.
    .do = Zagraj Gaspode'a: poplecznik zostaje.
morpork-guide-first-over = Wiesz już, jak rządzić miastem. Resztę powiemy, gdy przyjdzie czas.
morpork-surprise-trouble = Dopiero druga figura w dzielnicy wywołuje zamieszki.
morpork-surprise-calm = Gdy figura opuszcza dzielnicę, zamieszki tam ustają.
morpork-surprise-build = Nowa karta dzielnicy działa od twojej następnej tury.
morpork-surprise-window = Pytamy cię, czy masz przerwanie, czy nie: nikt się niczego nie dowie.
morpork-surprise-removed = Usunięty poplecznik wraca do właściciela i może znów wejść do gry.
