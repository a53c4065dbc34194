# Tokyo. Players' names, cards, tiles and dice are put in as they are: no sentence may bend them. ★ stars, ♥ hearts, ⚡ energy.

tokyo-name = King of Tokyo: Dark Edition
    .words =
        życie życia leczyć zdrowie: serca
        punkty zwycięstwa: gwiazdki
        błyskawica: energia
        łapa atak obrażenia: pazury
        przerzut: rzut
        sklep rynek: odkryte karty
        złość: podłość
        Tokyo: Tokio
tokyo-summary = Od dwóch do sześciu potworów rzuca kośćmi o gwiazdki, serca i energię i walczy o Tokio.

## Rzeczy

tokyo-card-acid_attack = Atak kwasem
tokyo-card-alien_origin = Obce pochodzenie
tokyo-card-alpha_monster = Potwór alfa
tokyo-card-armor_plating = Pancerne płyty
tokyo-card-background_dweller = Mieszkaniec tła
tokyo-card-burrowing = Podkop
tokyo-card-camouflage = Kamuflaż
tokyo-card-complete_destruction = Totalne zniszczenie
tokyo-card-media_friendly = Ulubieniec mediów
tokyo-card-eater_of_the_dead = Trupojad
tokyo-card-energy_hoarder = Chomik energetyczny
tokyo-card-even_bigger = Jeszcze większy
tokyo-card-extra_head = Dodatkowa głowa
tokyo-card-fire_breathing = Zionięcie ogniem
tokyo-card-freeze_time = Zatrzymanie czasu
tokyo-card-friend_of_children = Przyjaciel dzieci
tokyo-card-giant_brain = Gigantyczny mózg
tokyo-card-gourmet = Smakosz
tokyo-card-herbivore = Roślinożerca
tokyo-card-herd_culler = Przerzedzanie stada
tokyo-card-it_has_a_child = Ma młode!
tokyo-card-jets = Silniki odrzutowe
tokyo-card-made_in_a_lab = Z laboratorium
tokyo-card-metamorph = Metamorf
tokyo-card-nova_breath = Oddech nowej
tokyo-card-detritivore = Detrytusożerca
tokyo-card-opportunist = Stwór z głębin
tokyo-card-parasitic_tentacles = Pasożytnicze macki
tokyo-card-plot_twist = Zwrot akcji
tokyo-card-poison_quills = Trujące kolce
tokyo-card-psychic_probe = Sonda psychiczna
tokyo-card-rapid_healing = Szybkie leczenie
tokyo-card-regeneration = Regeneracja
tokyo-card-shrink_ray = Promień zmniejszający
tokyo-card-smoke_cloud = Chmura dymu
tokyo-card-lunar_powered = Moc księżyca
tokyo-card-spiked_tail = Kolczasty ogon
tokyo-card-stretchy = Rozciągliwy
tokyo-card-energy_drink = Napój energetyczny
tokyo-card-urbavore = Miastożerca
tokyo-card-were_only_making_it_stronger = Tylko go wzmacniamy!
tokyo-card-wings = Skrzydła
tokyo-card-hibernation = Hibernacja
tokyo-card-nanobots = Nanoboty
tokyo-card-natural_selection = Dobór naturalny
tokyo-card-reflective_hide = Lustrzana skóra
tokyo-card-super_jump = Superskok
tokyo-card-unstable_dna = Niestabilne DNA
tokyo-card-zombify = Zombifikacja
tokyo-card-apartment_building = Blok mieszkalny
tokyo-card-commuter_train = Pociąg podmiejski
tokyo-card-corner_store = Sklepik na rogu
tokyo-card-death_from_above = Śmierć z góry
tokyo-card-energize = Zastrzyk energii
tokyo-card-evacuation_orders = Rozkaz ewakuacji
tokyo-card-flame_thrower = Miotacz ognia
tokyo-card-frenzy = Szał
tokyo-card-gas_refinery = Rafineria gazu
tokyo-card-high_altitude_bombing = Bombardowanie
tokyo-card-jet_fighters = Myśliwce
tokyo-card-nuclear_power_plant = Elektrownia atomowa
tokyo-card-skyscraper = Wieżowiec
tokyo-card-tank = Czołg
tokyo-card-vast_storm = Wielka burza
tokyo-card-monster_pets = Potwory domowe
tokyo-card-hidden = karta mocy

tokyo-tile-devious = Przebiegłość
tokyo-tile-barbs = Zadziory
tokyo-tile-eternal = Wieczność
tokyo-tile-final_roar = Ostatni ryk
tokyo-tile-skulking = Czyhanie
tokyo-tile-poison_spit = Plucie jadem
tokyo-tile-tireless = Niezmordowanie
tokyo-tile-underdog = Czarny koń
tokyo-tile-cyberbrain = Cybermózg
tokyo-tile-defender_of_tokyo = Obrońca Tokio
tokyo-tile-evil_lair = Mroczna kryjówka
tokyo-tile-fluxling = Mroczny sobowtór
tokyo-tile-full_regeneration = Pełna regeneracja
tokyo-tile-have_it_all = Mieć wszystko!
tokyo-tile-widespread_panic = Powszechna panika
tokyo-tile-sonic_boomer = Grom naddźwiękowy
tokyo-tile-antimatter_beam = Promień antymaterii
tokyo-tile-final_push = Ostatni zryw
tokyo-tile-skybeam = Promień z nieba
tokyo-tile-starburst = Rozbłysk

tokyo-face-1 = 1
tokyo-face-2 = 2
tokyo-face-3 = 3
tokyo-face-heart = serce
tokyo-face-energy = energia
tokyo-face-claw = pazur
tokyo-roll-1 = 1
tokyo-roll-2 = 2
tokyo-roll-3 = 3
tokyo-roll-heart = serce
tokyo-roll-energy = energia
tokyo-roll-claw = pazur
tokyo-roll-none = żadnych kości
tokyo-dice-1 = 1
tokyo-dice-2 = 2
tokyo-dice-3 = 3
tokyo-dice-4 = 4
tokyo-dice-5 = 5
tokyo-dice-6 = 6
tokyo-dice-7 = 7
tokyo-dice-8 = 8
tokyo-dice-9 = 9
tokyo-dice-none = żadnej
tokyo-side-red = czerwona
tokyo-side-green = zielona
tokyo-place-outside = poza Tokio
tokyo-place-city = Tokio (miasto)
tokyo-place-bay = Zatoka Tokijska

tokyo-cause-acid_attack = { tokyo-card-acid_attack }
tokyo-cause-alien_origin = { tokyo-card-alien_origin }
tokyo-cause-alpha_monster = { tokyo-card-alpha_monster }
tokyo-cause-armor_plating = { tokyo-card-armor_plating }
tokyo-cause-background_dweller = { tokyo-card-background_dweller }
tokyo-cause-burrowing = { tokyo-card-burrowing }
tokyo-cause-camouflage = { tokyo-card-camouflage }
tokyo-cause-complete_destruction = { tokyo-card-complete_destruction }
tokyo-cause-media_friendly = { tokyo-card-media_friendly }
tokyo-cause-eater_of_the_dead = { tokyo-card-eater_of_the_dead }
tokyo-cause-energy_hoarder = { tokyo-card-energy_hoarder }
tokyo-cause-even_bigger = { tokyo-card-even_bigger }
tokyo-cause-extra_head = { tokyo-card-extra_head }
tokyo-cause-fire_breathing = { tokyo-card-fire_breathing }
tokyo-cause-freeze_time = { tokyo-card-freeze_time }
tokyo-cause-friend_of_children = { tokyo-card-friend_of_children }
tokyo-cause-giant_brain = { tokyo-card-giant_brain }
tokyo-cause-gourmet = { tokyo-card-gourmet }
tokyo-cause-herbivore = { tokyo-card-herbivore }
tokyo-cause-herd_culler = { tokyo-card-herd_culler }
tokyo-cause-it_has_a_child = { tokyo-card-it_has_a_child }
tokyo-cause-jets = { tokyo-card-jets }
tokyo-cause-made_in_a_lab = { tokyo-card-made_in_a_lab }
tokyo-cause-metamorph = { tokyo-card-metamorph }
tokyo-cause-nova_breath = { tokyo-card-nova_breath }
tokyo-cause-detritivore = { tokyo-card-detritivore }
tokyo-cause-opportunist = { tokyo-card-opportunist }
tokyo-cause-parasitic_tentacles = { tokyo-card-parasitic_tentacles }
tokyo-cause-plot_twist = { tokyo-card-plot_twist }
tokyo-cause-poison_quills = { tokyo-card-poison_quills }
tokyo-cause-psychic_probe = { tokyo-card-psychic_probe }
tokyo-cause-rapid_healing = { tokyo-card-rapid_healing }
tokyo-cause-regeneration = { tokyo-card-regeneration }
tokyo-cause-shrink_ray = { tokyo-card-shrink_ray }
tokyo-cause-smoke_cloud = { tokyo-card-smoke_cloud }
tokyo-cause-lunar_powered = { tokyo-card-lunar_powered }
tokyo-cause-spiked_tail = { tokyo-card-spiked_tail }
tokyo-cause-stretchy = { tokyo-card-stretchy }
tokyo-cause-energy_drink = { tokyo-card-energy_drink }
tokyo-cause-urbavore = { tokyo-card-urbavore }
tokyo-cause-were_only_making_it_stronger = { tokyo-card-were_only_making_it_stronger }
tokyo-cause-wings = { tokyo-card-wings }
tokyo-cause-hibernation = { tokyo-card-hibernation }
tokyo-cause-nanobots = { tokyo-card-nanobots }
tokyo-cause-natural_selection = { tokyo-card-natural_selection }
tokyo-cause-reflective_hide = { tokyo-card-reflective_hide }
tokyo-cause-super_jump = { tokyo-card-super_jump }
tokyo-cause-unstable_dna = { tokyo-card-unstable_dna }
tokyo-cause-zombify = { tokyo-card-zombify }
tokyo-cause-apartment_building = { tokyo-card-apartment_building }
tokyo-cause-commuter_train = { tokyo-card-commuter_train }
tokyo-cause-corner_store = { tokyo-card-corner_store }
tokyo-cause-death_from_above = { tokyo-card-death_from_above }
tokyo-cause-energize = { tokyo-card-energize }
tokyo-cause-evacuation_orders = { tokyo-card-evacuation_orders }
tokyo-cause-flame_thrower = { tokyo-card-flame_thrower }
tokyo-cause-frenzy = { tokyo-card-frenzy }
tokyo-cause-gas_refinery = { tokyo-card-gas_refinery }
tokyo-cause-high_altitude_bombing = { tokyo-card-high_altitude_bombing }
tokyo-cause-jet_fighters = { tokyo-card-jet_fighters }
tokyo-cause-nuclear_power_plant = { tokyo-card-nuclear_power_plant }
tokyo-cause-skyscraper = { tokyo-card-skyscraper }
tokyo-cause-tank = { tokyo-card-tank }
tokyo-cause-vast_storm = { tokyo-card-vast_storm }
tokyo-cause-monster_pets = { tokyo-card-monster_pets }
tokyo-cause-claws = pazury
tokyo-cause-poison = trucizna
tokyo-cause-devious = { tokyo-tile-devious }
tokyo-cause-barbs = { tokyo-tile-barbs }
tokyo-cause-eternal = { tokyo-tile-eternal }
tokyo-cause-final_roar = { tokyo-tile-final_roar }
tokyo-cause-skulking = { tokyo-tile-skulking }
tokyo-cause-poison_spit = { tokyo-tile-poison_spit }
tokyo-cause-tireless = { tokyo-tile-tireless }
tokyo-cause-underdog = { tokyo-tile-underdog }
tokyo-cause-cyberbrain = { tokyo-tile-cyberbrain }
tokyo-cause-defender_of_tokyo = { tokyo-tile-defender_of_tokyo }
tokyo-cause-evil_lair = { tokyo-tile-evil_lair }
tokyo-cause-fluxling = { tokyo-tile-fluxling }
tokyo-cause-full_regeneration = { tokyo-tile-full_regeneration }
tokyo-cause-have_it_all = { tokyo-tile-have_it_all }
tokyo-cause-widespread_panic = { tokyo-tile-widespread_panic }
tokyo-cause-sonic_boomer = { tokyo-tile-sonic_boomer }
tokyo-cause-antimatter_beam = { tokyo-tile-antimatter_beam }
tokyo-cause-final_push = { tokyo-tile-final_push }
tokyo-cause-skybeam = { tokyo-tile-skybeam }
tokyo-cause-starburst = { tokyo-tile-starburst }
tokyo-cause-dice = kości
tokyo-cause-tokyo = Tokio
tokyo-cause-sweep = nowa oferta
tokyo-cause-fall = odpadnięcie
tokyo-cause-used_up = zużyty
tokyo-token-poison = trucizna
tokyo-token-shrink = zmniejszenie

## Co się dzieje

tokyo-event-side-up = W tej grze jest kafelek: { $tile }.
tokyo-event-rolls-for-start = { $seat } rzuca o pierwszą turę. Pazury: { $count }.
    .you = Rzucasz o pierwszą turę. Pazury: { $count }.
tokyo-event-starts = { $seat } zaczyna.
    .you = Zaczynasz.
tokyo-event-turn = Tura: { $seat }.
    .you = Twoja tura.
tokyo-event-extra-turn = { $seat } gra jeszcze jedną turę: { $cause }.
    .you = Grasz jeszcze jedną turę: { $cause }.
tokyo-event-no-dice = { $seat } nie ma kości.
    .you = Nie masz kości.
tokyo-event-rolls = { $seat } rzuca: { $roll }.
    .you = Rzucasz: { $roll }.
tokyo-event-puffs = { $seat } wydaje żeton dymu na dodatkowy rzut (zostało: { $count }).
    .you = Wydajesz żeton dymu na dodatkowy rzut (zostało: { $count }).
tokyo-event-probes = { $seat } sonduje kość: { $face }.
    .you = Sondujesz kość: { $face }.
tokyo-event-turns-die = { $seat } obraca kość: { $face } → { $to } ({ $cause }).
    .you = Obracasz kość: { $face } → { $to } ({ $cause }).
tokyo-event-resolves = { $seat } rozpatruje { $count } × { $face }.
    .you = Rozpatrujesz { $count } × { $face }.
tokyo-event-gains-stars = { $seat } dostaje { $count } ★ za: { $cause } ({ $total }).
    .you = Dostajesz { $count } ★ za: { $cause } ({ $total }).
tokyo-event-loses-stars = { $seat } traci { $count } ★ przez: { $cause } (zostaje { $total }).
    .you = Tracisz { $count } ★ przez: { $cause } (zostaje { $total }).
tokyo-event-gains-hearts = { $seat } leczy { $count } ♥ dzięki: { $cause } ({ $total }).
    .you = Leczysz { $count } ♥ dzięki: { $cause } ({ $total }).
tokyo-event-loses-hearts = { $seat } traci { $count } ♥ (zostaje { $total }), { $by } ma kartę: { $cause }.
    .you = Tracisz { $count } ♥ (zostaje { $total }), { $by } ma kartę: { $cause }.
    .no-by = { $seat } traci { $count } ♥ (zostaje { $total }): { $cause }.
    .by-you = { $seat } traci { $count } ♥ (zostaje { $total }) przez twoją kartę: { $cause }.
    .you-no-by = Tracisz { $count } ♥ (zostaje { $total }): { $cause }.
    .you-by-you = Tracisz { $count } ♥ (zostaje { $total }) przez własną kartę: { $cause }.
tokyo-event-trimmed = { $seat } traci { $count } ♥ (zostaje { $total }), bo to już nie działa: { $cause }.
    .you = Tracisz { $count } ♥ (zostaje { $total }), bo to już nie działa: { $cause }.
tokyo-event-gains-energy = { $seat } dostaje { $count } ⚡ za: { $cause } ({ $total }).
    .you = Dostajesz { $count } ⚡ za: { $cause } ({ $total }).
tokyo-event-loses-energy = { $seat } traci { $count } ⚡ przez: { $cause } (zostaje { $total }).
    .you = Tracisz { $count } ⚡ przez: { $cause } (zostaje { $total }).
tokyo-event-gains-wickedness = { $seat } dostaje podłość za: { $cause } (+{ $count }, razem { $total }).
    .you = Dostajesz podłość za: { $cause } (+{ $count }, razem { $total }).
tokyo-event-takes-tile = { $seat } bierze kafelek „{ $tile }”.
    .you = Bierzesz kafelek „{ $tile }”.
tokyo-event-no-tile = { $seat }: na poziomie { $level } nie ma już kafelków.
    .you = Na poziomie { $level } nie ma już dla ciebie kafelka.
tokyo-event-tile-gone = { $seat } odkłada kafelek na dobre: { $tile } ({ $cause }).
    .you = Odkładasz kafelek na dobre: { $tile } ({ $cause }).
tokyo-event-copies = { $seat } kopiuje „{ $card }”.
    .you = Kopiujesz „{ $card }”.
tokyo-event-copy-ends = { $seat } nie kopiuje już karty { $card }.
    .you = Nie kopiujesz już karty { $card }.
tokyo-event-cures = { $seat } zdejmuje za serce żeton: { $token }.
    .you = Zdejmujesz za serce żeton: { $token }.
tokyo-event-gets-token = { $seat } dostaje żetony: { $token } × { $count } ({ $cause }).
    .you = Dostajesz żetony: { $token } × { $count } ({ $cause }).
tokyo-event-adds-claws = { $cause }: { $seat } ma teraz pazurów: { $total }.
    .you = { $cause }: masz teraz pazurów: { $total }.
tokyo-event-smashes = { $seat } uderza pazurami ({ $count }).
    .you = Uderzasz pazurami ({ $count }).
tokyo-event-nobody-hit = Pazury nikogo nie trafiają ({ $seat }).
    .you = Twoje pazury nikogo nie trafiają.
tokyo-event-prevents = { $seat } ratuje { $count } ♥: { $card }.
    .you = Ratujesz { $count } ♥: { $card }.
tokyo-event-hides = { $seat } rzuca na Kamuflaż, kości: { $count }, serca: { $hearts }.
    .you = Rzucasz na Kamuflaż, kości: { $count }, serca: { $hearts }.
tokyo-event-unharmed = { $seat } nic nie traci: { $cause }.
    .you = Nic nie tracisz: { $cause }.
tokyo-event-falls = { $seat } nie ma już ♥.
    .you = Nie masz już ♥.
tokyo-event-roars = { $seat } wydaje ostatni ryk!
    .you = Wydajesz ostatni ryk!
tokyo-event-revived = { $seat } wraca z { $total } ♥ i niczym więcej ({ $card }).
    .you = Wracasz z { $total } ♥ i niczym więcej ({ $card }).
tokyo-event-eliminated = { $seat } odpada z gry.
    .you = Odpadasz z gry.
tokyo-event-yields = { $seat } opuszcza Tokio.
    .you = Opuszczasz Tokio.
tokyo-event-stays = { $seat } zostaje w Tokio.
    .you = Zostajesz w Tokio.
tokyo-event-enters = { $seat } wchodzi na pole „{ $place }”.
    .you = Wchodzisz na pole „{ $place }”.
tokyo-event-leaves = { $seat } musi opuścić Tokio: { tokyo-card-death_from_above }.
    .you = Musisz opuścić Tokio: { tokyo-card-death_from_above }.
tokyo-event-moves-up = { $seat } przechodzi z Zatoki do miasta.
    .you = Przechodzisz z Zatoki do miasta.
tokyo-event-bay-closes = Zostały cztery potwory, więc Zatoka Tokijska się zamyka: { $seat } przechodzi na pole „{ $place }”.
    .place-outside = Zostały cztery potwory, więc Zatoka Tokijska się zamyka: { $seat } opuszcza Tokio.
    .you = Zostały cztery potwory, więc Zatoka Tokijska się zamyka: przechodzisz na pole „{ $place }”.
tokyo-event-swaps = { $seat } wymienia Niestabilne DNA na: { $card } ({ $of }).
    .you = Wymieniasz Niestabilne DNA na: { $card } ({ $of }).
    .of-you = { $seat } wymienia z tobą Niestabilne DNA na: { $card }.
tokyo-event-wakes = { $seat } się budzi.
    .you = Budzisz się.
tokyo-event-discards = { $seat } odrzuca: { $card }.
    .you = Odrzucasz: { $card }.
tokyo-event-buys = { $seat } kupuje „{ $card }” za { $count } ⚡ (sprzedaje { $of }).
    .you = Kupujesz „{ $card }” za { $count } ⚡ (sprzedaje { $of }).
    .no-of = { $seat } kupuje „{ $card }” za { $count } ⚡.
    .of-you = { $seat } kupuje od ciebie „{ $card }” za { $count } ⚡.
    .you-no-of = Kupujesz „{ $card }” za { $count } ⚡.
tokyo-event-sweeps = { $seat } wymienia ofertę.
    .you = Wymieniasz ofertę.
tokyo-event-revealed = Nowa w ofercie: { $card }.
tokyo-event-shuffles = Odrzucone karty stają się nową talią.
tokyo-event-looks = { $seat } ogląda wierzchnią kartę: { $card }.
    .you = Oglądasz wierzchnią kartę: { $card }.
    .hidden-card = { $seat } ogląda wierzchnią kartę talii.
tokyo-event-wins = { $seat } wygrywa grę!
    .you = Wygrywasz grę!
tokyo-event-shares-victory = { $seat } zwycięża wspólnie z innymi.
    .you = Zwyciężasz wspólnie z innymi.
tokyo-event-nobody-wins = Wszystkie potwory padły: nikt nie wygrywa.

tokyo-told-then-rolls = , potem { $roll }
tokyo-told-ones = { $seat } rozpatruje { $count ->
        [1] jedynkę
        [2] dwie jedynki
        [3] trzy jedynki
        [4] cztery jedynki
        [5] pięć jedynek
        [6] sześć jedynek
       *[other] { $count } jedynek
    }.
    .you = Rozpatrujesz { $count ->
        [1] jedynkę
        [2] dwie jedynki
        [3] trzy jedynki
        [4] cztery jedynki
        [5] pięć jedynek
        [6] sześć jedynek
       *[other] { $count } jedynek
    }.
tokyo-told-twos = { $seat } rozpatruje { $count ->
        [1] dwójkę
        [2] dwie dwójki
        [3] trzy dwójki
        [4] cztery dwójki
        [5] pięć dwójek
        [6] sześć dwójek
       *[other] { $count } dwójek
    }.
    .you = Rozpatrujesz { $count ->
        [1] dwójkę
        [2] dwie dwójki
        [3] trzy dwójki
        [4] cztery dwójki
        [5] pięć dwójek
        [6] sześć dwójek
       *[other] { $count } dwójek
    }.
tokyo-told-threes = { $seat } rozpatruje { $count ->
        [1] trójkę
        [2] dwie trójki
        [3] trzy trójki
        [4] cztery trójki
        [5] pięć trójek
        [6] sześć trójek
       *[other] { $count } trójek
    }.
    .you = Rozpatrujesz { $count ->
        [1] trójkę
        [2] dwie trójki
        [3] trzy trójki
        [4] cztery trójki
        [5] pięć trójek
        [6] sześć trójek
       *[other] { $count } trójek
    }.
tokyo-told-hearts = { $seat } rozpatruje { $count ->
        [1] serce
        [2] dwa serca
        [3] trzy serca
        [4] cztery serca
        [5] pięć serc
        [6] sześć serc
       *[other] { $count } serc
    }.
    .you = Rozpatrujesz { $count ->
        [1] serce
        [2] dwa serca
        [3] trzy serca
        [4] cztery serca
        [5] pięć serc
        [6] sześć serc
       *[other] { $count } serc
    }.
tokyo-told-energy = { $seat } rozpatruje { $count ->
        [1] symbol energii
        [2] dwa symbole energii
        [3] trzy symbole energii
        [4] cztery symbole energii
        [5] pięć symboli energii
        [6] sześć symboli energii
       *[other] { $count } symboli energii
    }.
    .you = Rozpatrujesz { $count ->
        [1] symbol energii
        [2] dwa symbole energii
        [3] trzy symbole energii
        [4] cztery symbole energii
        [5] pięć symboli energii
        [6] sześć symboli energii
       *[other] { $count } symboli energii
    }.
tokyo-told-strikes = { $seat } uderza pazurami ({ $count }).
    .you = Uderzasz pazurami ({ $count }).
tokyo-told-hits = { $seat } traci { $count } ♥ (zostaje { $total }), atakuje { $by }.
    .you = Tracisz { $count } ♥ (zostaje { $total }), atakuje { $by }.
    .by-you = Twój atak: { $seat } traci { $count } ♥ (zostaje { $total }).
tokyo-told-hits-as-well = ; { $seat } traci { $count } (zostaje { $total })
    .you = ; ty tracisz { $count } (zostaje { $total })
tokyo-told-hits-too = { $seat } traci { $count } ♥ (zostaje { $total })
    .you = tracisz { $count } ♥ (zostaje { $total })
    .by-you = { $seat } traci { $count } ♥ (zostaje { $total })
tokyo-told-costs-as-well = ; { $seat } traci { $count } ♥ (zostaje { $total })
    .you = ; ty tracisz { $count } ♥ (zostaje { $total })
tokyo-told-first-claws = : { $cause } +{ $count }
tokyo-told-more-claws = , { $cause } +{ $count }
tokyo-told-nobody-hit = nikt nie zostaje trafiony
tokyo-told-poisoned = { $seat } traci przez truciznę { $count } ♥ (zostaje { $total }).
    .you = Tracisz przez truciznę { $count } ♥ (zostaje { $total }).
tokyo-told-holds-tokyo = { $seat } zaczyna turę w Tokio.
    .you = Zaczynasz turę w Tokio.
tokyo-told-own-stars = +{ $count } ★ ({ $cause })
    .no-cause = +{ $count } ★
    .you-no-cause = +{ $count } ★
tokyo-told-own-hearts = +{ $count } ♥ ({ $cause })
    .no-cause = +{ $count } ♥
    .you-no-cause = +{ $count } ♥
tokyo-told-own-energy = +{ $count } ⚡ ({ $cause })
    .no-cause = +{ $count } ⚡
    .you-no-cause = +{ $count } ⚡
tokyo-told-own-wickedness = +{ $count } { $count ->
        [one] podłość
       *[other] podłości
    }
tokyo-told-own-stars-lost = −{ $count } ★ ({ $cause })
    .no-cause = −{ $count } ★
    .you-no-cause = −{ $count } ★
tokyo-told-own-energy-lost = −{ $count } ⚡ ({ $cause })
    .no-cause = −{ $count } ⚡
    .you-no-cause = −{ $count } ⚡
tokyo-told-own-hearts-cost = −{ $count } ♥ (zostaje { $total })
tokyo-told-own-hearts-lost = −{ $count } ♥ (już bez: { $cause })
    .no-cause = −{ $count } ♥
    .you-no-cause = −{ $count } ♥
tokyo-told-stars = { $seat } +{ $count } ★ ({ $cause })
    .you = ty +{ $count } ★ ({ $cause })
    .no-cause = { $seat } +{ $count } ★
    .you-no-cause = ty +{ $count } ★
tokyo-told-healed = { $seat } +{ $count } ♥ ({ $cause })
    .you = ty +{ $count } ♥ ({ $cause })
    .no-cause = { $seat } +{ $count } ♥
    .you-no-cause = ty +{ $count } ♥
tokyo-told-energy-gained = { $seat } +{ $count } ⚡ ({ $cause })
    .you = ty +{ $count } ⚡ ({ $cause })
    .no-cause = { $seat } +{ $count } ⚡
    .you-no-cause = ty +{ $count } ⚡
tokyo-told-stars-lost = { $seat } −{ $count } ★ ({ $cause })
    .you = ty −{ $count } ★ ({ $cause })
    .no-cause = { $seat } −{ $count } ★
    .you-no-cause = ty −{ $count } ★
tokyo-told-energy-lost = { $seat } −{ $count } ⚡ ({ $cause })
    .you = ty −{ $count } ⚡ ({ $cause })
    .no-cause = { $seat } −{ $count } ⚡
    .you-no-cause = ty −{ $count } ⚡
tokyo-told-hearts-lost = { $seat } −{ $count } ♥ (zostaje { $total }, { $cause })
    .you = ty −{ $count } ♥ (zostaje { $total }, { $cause })
    .no-cause = { $seat } −{ $count } ♥ (zostaje { $total })
    .you-no-cause = ty −{ $count } ♥ (zostaje { $total })
tokyo-told-trimmed = { $seat } −{ $count } ♥ (już bez: { $cause })
    .you = ty −{ $count } ♥ (już bez: { $cause })
    .no-cause = { $seat } −{ $count } ♥
    .you-no-cause = ty −{ $count } ♥
tokyo-told-token = { $seat } dostaje żetony ({ $token } × { $count }, { $cause })
    .you = dostajesz żetony ({ $token } × { $count }, { $cause })
    .no-cause = { $seat } dostaje żetony ({ $token } × { $count })
    .you-no-cause = dostajesz żetony ({ $token } × { $count })
tokyo-told-unharmed = { $seat } nic nie traci ({ $cause })
    .you = nic nie tracisz ({ $cause })
    .no-cause = { $seat } nic nie traci
    .you-no-cause = nic nie tracisz
tokyo-told-pays = { $seat } płaci { $count } ⚡ za „{ $cause }”.
    .you = Płacisz { $count } ⚡ za „{ $cause }”.
tokyo-told-sweeps = { $seat } za { $count } ⚡ wymienia ofertę.
    .you = Za { $count } ⚡ wymieniasz ofertę.
tokyo-told-turned = { $face } → { $to }
tokyo-told-used-up = { $seat } zużywa „{ $card }”.
    .you = Zużywasz „{ $card }”.
tokyo-told-sells = { $seat } sprzedaje „{ $card }” ({ $cause }).
    .you = Sprzedajesz „{ $card }” ({ $cause }).
tokyo-told-wakes = { $seat } się budzi i odrzuca: { $card }.
    .you = Budzisz się i odrzucasz: { $card }.
tokyo-told-hides = { $seat } rzuca na Kamuflaż, kości: { $count }.
    .you = Rzucasz na Kamuflaż, kości: { $count }.
tokyo-told-no-heart = bez serca
tokyo-told-saved = { $count } ♥ uratowane
tokyo-told-flies = { $seat } opuszcza Tokio i nie traci ♥: { $cause }.
    .you = Opuszczasz Tokio i nie tracisz ♥: { $cause }.

## Do obejrzenia jeszcze raz

tokyo-moment-lead = { $seat } obejmuje prowadzenie: { $count } ★.
    .you = Obejmujesz prowadzenie: { $count } ★.

## O co pytamy i co można odpowiedzieć

tokyo-ask-sides = Która strona kafelka jest na wierzchu?
tokyo-ask-who_starts = Ile pazurów wyrzuca { $seat }?
tokyo-ask-roll = Co wyrzuca { $seat }? Kości: { $count }
tokyo-ask-keep = { $count ->
        [0] Nie ma już rzutów. Coś jeszcze przed rozpatrzeniem kości?
       *[other] Które kości zatrzymujesz? Pozostało rzutów: { $count }
    }
tokyo-ask-probing = Sonda psychiczna: którą kość przerzucasz? Tura: { $of }
tokyo-ask-probed = Co pokazuje sondowana kość? Sonda: { $seat }
tokyo-ask-probed_again = Mieszkaniec tła: przerzucić trójkę?
tokyo-ask-change = Chcesz zmienić kości przed rozpatrzeniem?
tokyo-ask-choose = Które kości rozpatrujesz najpierw?
tokyo-ask-hearts = Na co zużywasz następne serce? Pozostało serc: { $count }
tokyo-ask-lose_window = Masz stracić { $count } ♥ ({ $cause }, { $by }): co robisz?
    .no-by = Masz stracić { $count } ♥ ({ $cause }): co robisz?
    .by-you = Masz stracić { $count } ♥ (twoja karta: { $cause }): co robisz?
tokyo-ask-camouflage_roll = Co wyrzuca { $seat } na Kamuflaż? Kości: { $count }
tokyo-ask-camouflage_again = Mieszkaniec tła: przerzucić trójki Kamuflażu? Trójek: { $count }
tokyo-ask-yield = Atakuje cię { $by }. { $count ->
        [0] Opuszczasz Tokio?
       *[other] Silniki odrzutowe: opuścić Tokio i nic nie stracić czy zostać i stracić { $count } ♥?
    }
    .answer-pass = Zostań w Tokio
tokyo-ask-take_tile = Który kafelek z poziomu { $level } bierzesz?
tokyo-ask-flux = Którą kartę kopiuje Mroczny sobowtór?
tokyo-ask-last_chance = Za chwilę { $card } ({ $by }): używasz przedtem Szybkiego leczenia?
    .no-card = { $by } pada i twoja kopia się kończy: używasz przedtem Szybkiego leczenia?
tokyo-ask-waking = Hibernacja: budzisz się?
tokyo-ask-mutate = Wymieniasz Niestabilne DNA na kartę? Jej właściciel: { $of }
tokyo-ask-buy = Co kupujesz? Masz { $count } ⚡.
tokyo-ask-draw = Którą kartę odkryto?
tokyo-ask-peek = Którą kartę widzi { $seat }?
tokyo-ask-looked = Z laboratorium: kupujesz kartę, którą widzisz?
tokyo-ask-snatch = Stwór z głębin: kupujesz odkrytą kartę? Tura: { $of }
tokyo-ask-sell = Metamorf: którą kartę odrzucasz, by odzyskać jej koszt?
tokyo-ask-freezing = Zatrzymanie czasu: rozgrywasz kolejną turę? O tyle mniej kości: { $count }
tokyo-action-pass = Nic nie robię
tokyo-action-heal = Szybkie leczenie: 2 ⚡ za 1 ♥
tokyo-action-camouflage = Rzuć na Kamuflaż
tokyo-action-jump = Superskok: 1 ⚡ zamiast 1 ♥
tokyo-action-wings = Skrzydła: 2 ⚡, bez strat w tej turze
tokyo-action-drink = Napój energetyczny: 1 ⚡ za rzut
tokyo-action-smoke = Chmura dymu: żeton za rzut
tokyo-action-wake = Obudź się
tokyo-action-yield = Opuść Tokio
tokyo-action-sweep = Wymień ofertę za 2 ⚡
tokyo-action-look = Obejrzyj wierzchnią kartę
tokyo-action-freeze = Kolejna tura
tokyo-action-cure = Zdejmij żeton: { $token }
tokyo-action-resolve = Rozpatrz: { $face }
tokyo-action-take = Weź: { $tile }
tokyo-action-probe = Sonduj kość: { $face }
tokyo-action-cull = Przerzedzanie stada: { $face } → 1
tokyo-action-twist = Zwrot akcji: { $face } → { $to }
tokyo-action-stretch = Rozciągliwy, 2 ⚡: { $face } → { $to }
tokyo-action-dwell = Przerzuć { $count } × 3
tokyo-action-buy = Kup: { $card }
tokyo-action-sell = Odrzuć i odzyskaj koszt: { $card }
tokyo-action-copy = Kopiuj: { $card }
tokyo-action-swap = Wymień na: { $card }
tokyo-action-reroll = Przerzuć: { $dice }
tokyo-outcome-roll = { $roll }
tokyo-outcome-card = { $card }
tokyo-outcome-side = { $side }
tokyo-outcome-claws = pazury: { $count }
tokyo-outcome-hide = serca: { $hearts }, trójki: { $threes }

## Co leży na stole i co o tym powiedzieć

tokyo-place-shop = Oferta
    .about = Trzy odkryte karty mocy. W miejsce kupionej od razu trafia nowa.
tokyo-place-deck = Talia
    .about = Karty mocy, których nikt nie widział.
tokyo-place-next = Na wierzchu talii
    .about = Karty, które ktoś obejrzał. Znasz tylko te, które widzisz.
tokyo-place-discard = Stos kart odrzuconych
    .about = Zużyte karty. Tasuje się je, gdy talia się wyczerpie.
tokyo-place-tray = Kości
    .about = Kości potwora, którego jest tura.
tokyo-place-last = Kości z poprzedniej tury
    .about = To, co zostawił poprzedni potwór.
tokyo-place-cards = Karty
    .about = Karty mocy, które potwór zachował.
tokyo-place-tiles = Kafelki
    .about = Kafelki podłości, które potwór wziął.
tokyo-place-rack = Kafelki pozostałe przy podłości { $value }
    .about = Kto osiągnie podłość { $value }, bierze jeden z nich.

tokyo-counter-hearts = Serca
    .about = Potwór bez serc odpada z gry.
tokyo-counter-stars = Gwiazdki
    .about = Kto na koniec tury ma ich 20, ten wygrywa.
tokyo-counter-energy = Energia
    .about = Kupuje się za nią karty mocy.
tokyo-counter-wickedness = Podłość
    .about = Przy 3, 6 i 10 daje kafelek.
tokyo-counter-poison = Żetony trucizny
    .about = Na koniec swojej tury potwór traci serce za każdy z nich.
tokyo-counter-shrink = Żetony zmniejszenia
    .about = Za każdy z nich potwór rzuca jedną kością mniej.
tokyo-counter-dice = Liczba kości
    .about = Tyloma kośćmi rzuca potwór.
tokyo-counter-extra = Dodatkowe tury
    .about = Tury, które potwór rozegra po tej.
tokyo-counter-rolls = Pozostało rzutów
    .about = Tyle razy można jeszcze w tej turze przerzucić kości.
tokyo-counter-claws = Pazury
    .about = Te na kościach, ze wszystkim, co dodają karty i kafelki.
tokyo-counter-places = Miejsca w Tokio
    .about = Przy pięciu lub sześciu potworach otwarta jest też Zatoka Tokijska.
tokyo-counter-smoke = Żetony dymu
    .about = Każdy daje dodatkowy rzut.

tokyo-mark-out = poza grą
tokyo-mark-asleep = śpi
tokyo-mark-flying = w powietrzu
tokyo-mark-zombie = zombie
tokyo-mark-roars = wygrywa ostatnim rykiem
tokyo-mark-keep = zachowaj
    .about = Karta do zachowania: zostaje u kupującego i działa od chwili zakupu.
tokyo-mark-once = odrzuć
    .about = Karta do odrzucenia: działa od razu, a potem się ją odrzuca.
tokyo-mark-copied = skopiowana
tokyo-mark-spent = zużyta
tokyo-mark-counted = rozpatrzona

tokyo-phase-setup = Przygotowanie
tokyo-phase-start = Początek tury
tokyo-phase-roll = Rzuty
tokyo-phase-after = Po ostatnim rzucie
tokyo-phase-resolve = Rozpatrywanie kości
tokyo-phase-enter = Zajęcie Tokio
tokyo-phase-buy = Zakupy
tokyo-phase-end = Koniec tury
tokyo-phase-over = Koniec gry

tokyo-figure-monster = Potwór
tokyo-die-1 = { tokyo-face-1 }
    .about = Trzy jedynki dają 1 ★ i 2 podłości, każda następna 1 ★.
tokyo-die-2 = { tokyo-face-2 }
    .about = Trzy dwójki dają 2 ★ i 1 podłość, każda następna 1 ★.
tokyo-die-3 = { tokyo-face-3 }
    .about = Trzy trójki dają 3 ★, każda następna 1 ★.
tokyo-die-heart = { tokyo-face-heart }
    .about = Poza Tokio daje 1 ♥ albo zdejmuje żeton; w Tokio na nic się nie przydaje.
tokyo-die-energy = { tokyo-face-energy }
    .about = Daje 1 ⚡.
tokyo-die-claw = { tokyo-face-claw }
    .about = Z zewnątrz zabiera 1 ♥ każdemu potworowi w Tokio, z Tokio każdemu poza nim.

tokyo-goal-stars = { $goal ->
        [one] 1 gwiazdka
        [few] { $goal } gwiazdki
       *[many] { $goal } gwiazdek
    }
tokyo-goal-last = Ostatni potwór: wszyscy przeciwnicy poza grą
tokyo-goal-roar = { $goal ->
        [one] 1 gwiazdka
        [few] { $goal } gwiazdki
       *[many] { $goal } gwiazdek
    } do ostatniego ryku
tokyo-brief-want = Wygrywa ten, kto na koniec tury ma { $goal } ★, albo ostatni potwór, który ma jeszcze ♥. Zaczynasz z { $hearts } ♥.
tokyo-brief-want-round = Wygrywa ten, kto na koniec rundy ma { $goal } ★, albo ostatni potwór, który ma jeszcze ♥. Zaczynasz z { $hearts } ♥.
tokyo-brief-dice = Rzucasz sześcioma kośćmi najwyżej trzy razy i zatrzymujesz, co chcesz: trzy jednakowe liczby dają ★, błyskawice ⚡, serca ♥, a pazury ranią.
tokyo-brief-tokyo = Kto jest w Tokio, trafia wszystkich poza nim, a oni jego. Wejście do Tokio daje 1 ★, początek tury w nim 2 ★; ale serca tam nie leczą. Kto jest trafiony, może opuścić Tokio.
tokyo-brief-two = Kto jest w Tokio, trafia przeciwnika, a przeciwnik jego. Wejście do Tokio i początek tury w nim dają po 1 ⚡; ale serca tam nie leczą. Kto jest trafiony, może opuścić Tokio.
tokyo-brief-buy = Za ⚡ kupujesz karty mocy. Trzy jedynki lub dwójki dają podłość: przy { $first }, { $second } i { $third } wybierasz kafelek.

tokyo-keep-some = Zatrzymaj: { $kept } i przerzuć resztę
tokyo-keep-none = Nie zatrzymuj żadnej, przerzuć wszystkie
tokyo-keep-all = Zatrzymaj wszystkie i przestań rzucać

tokyo-follows-stars = { $seat }: +{ $count } ★ (razem { $total }).
    .you = Ty: +{ $count } ★ (razem { $total }).
tokyo-follows-stars-lost = { $seat }: −{ $count } ★ (razem { $total }).
    .you = Ty: −{ $count } ★ (razem { $total }).
tokyo-follows-hearts = { $seat }: +{ $count } ♥ (razem { $total }).
    .you = Ty: +{ $count } ♥ (razem { $total }).
tokyo-follows-energy = { $seat }: +{ $count } ⚡ (razem { $total }).
    .you = Ty: +{ $count } ⚡ (razem { $total }).
tokyo-follows-wickedness = { $seat }: +{ $count } { $count ->
        [one] podłość
       *[other] podłości
    } (razem { $total }).
    .you = Ty: +{ $count } { $count ->
        [one] podłość
       *[other] podłości
    } (razem { $total }).
tokyo-follows-goal = { $goal } ★: { $seat } wygrywa, jeśli wtedy jeszcze żyje.
    .you = { $goal } ★: wygrywasz, jeśli wtedy jeszcze żyjesz.
tokyo-follows-enters = { $seat } zajmuje: { $place }.
    .you = Zajmujesz: { $place }.
tokyo-follows-leaves = { $seat } opuszcza Tokio.
    .you = Opuszczasz Tokio.
tokyo-follows-left = Zostaje { $count } ⚡.
tokyo-follows-tile = Kafelek z poziomu { $level }.
tokyo-follows-spends = Serca do leczenia lub zdjęcia żetonów: { $count }.
tokyo-follows-hit = { $seat } traci { $count } ♥ (zostaje: { $total }).
    .you = Tracisz { $count } ♥ (zostaje: { $total }).

## Opcje

tokyo-option-two_player = Dla dwojga: Tokio daje energię zamiast gwiazdek (true albo false).
tokyo-option-end_check = Kiedy 20 gwiazdek wygrywa: na koniec tury (turn) czy rundy (round).
tokyo-option-tiles = Strony kafelków podłości: czerwone (red), zielone (green), losowe (mixed) albo dziesięć wymienionych po identyfikatorach.
tokyo-option-hearts_in_tokyo_count = Serca w Tokio: wyrzucone tam liczą się do Totalnego zniszczenia (true albo false).
tokyo-option-reflection_window = Lustrzana skóra: stracie przez nią można zapobiec (true albo false).
tokyo-option-selection_window = Dobór naturalny: stracie przez niego można zapobiec (true albo false).
tokyo-option-selling_is_gaining = Metamorf: Przyjaciel dzieci dodaje 1 ⚡ także za sprzedaną nim kartę (true albo false).
tokyo-option-final_roar = Kiedy wygrywa Ostatni ryk: od razu (at_once) czy na koniec tury (end_of_turn).
tokyo-option-spent_copy = Kopia odrzucająca samą siebie: kończy się (ends), działa dalej (stays) albo kafelek znika z gry (takes_tile).
tokyo-option-skybeam = Za co płaci Promień z nieba: tylko za rozpatrzone kości (dice_that_count), czy za wszystkie (all_dice).

## Co robią karty

tokyo-explain-acid_attack = { rule-tokyo-card-acid_attack }
tokyo-explain-alien_origin = { rule-tokyo-card-alien_origin }
tokyo-explain-alpha_monster = { rule-tokyo-card-alpha_monster }
tokyo-explain-armor_plating = { rule-tokyo-card-armor_plating }
tokyo-explain-background_dweller = { rule-tokyo-card-background_dweller }
tokyo-explain-burrowing = { rule-tokyo-card-burrowing }
tokyo-explain-camouflage = { rule-tokyo-card-camouflage }
tokyo-explain-complete_destruction = { rule-tokyo-card-complete_destruction }
tokyo-explain-media_friendly = { rule-tokyo-card-media_friendly }
tokyo-explain-eater_of_the_dead = { rule-tokyo-card-eater_of_the_dead }
tokyo-explain-energy_hoarder = { rule-tokyo-card-energy_hoarder }
tokyo-explain-even_bigger = { rule-tokyo-card-even_bigger }
tokyo-explain-extra_head = { rule-tokyo-card-extra_head }
tokyo-explain-fire_breathing = { rule-tokyo-card-fire_breathing }
tokyo-explain-freeze_time = { rule-tokyo-card-freeze_time }
tokyo-explain-friend_of_children = { rule-tokyo-card-friend_of_children }
tokyo-explain-giant_brain = { rule-tokyo-card-giant_brain }
tokyo-explain-gourmet = { rule-tokyo-card-gourmet }
tokyo-explain-herbivore = { rule-tokyo-card-herbivore }
tokyo-explain-herd_culler = { rule-tokyo-card-herd_culler }
tokyo-explain-it_has_a_child = { rule-tokyo-card-it_has_a_child }
tokyo-explain-jets = { rule-tokyo-card-jets }
tokyo-explain-made_in_a_lab = { rule-tokyo-card-made_in_a_lab }
tokyo-explain-metamorph = { rule-tokyo-card-metamorph }
tokyo-explain-nova_breath = { rule-tokyo-card-nova_breath }
tokyo-explain-detritivore = { rule-tokyo-card-detritivore }
tokyo-explain-opportunist = { rule-tokyo-card-opportunist }
tokyo-explain-parasitic_tentacles = { rule-tokyo-card-parasitic_tentacles }
tokyo-explain-plot_twist = { rule-tokyo-card-plot_twist }
tokyo-explain-poison_quills = { rule-tokyo-card-poison_quills }
tokyo-explain-psychic_probe = { rule-tokyo-card-psychic_probe }
tokyo-explain-rapid_healing = { rule-tokyo-card-rapid_healing }
tokyo-explain-regeneration = { rule-tokyo-card-regeneration }
tokyo-explain-shrink_ray = { rule-tokyo-card-shrink_ray }
tokyo-explain-smoke_cloud = { rule-tokyo-card-smoke_cloud }
tokyo-explain-lunar_powered = { rule-tokyo-card-lunar_powered }
tokyo-explain-spiked_tail = { rule-tokyo-card-spiked_tail }
tokyo-explain-stretchy = { rule-tokyo-card-stretchy }
tokyo-explain-energy_drink = { rule-tokyo-card-energy_drink }
tokyo-explain-urbavore = { rule-tokyo-card-urbavore }
tokyo-explain-were_only_making_it_stronger = { rule-tokyo-card-were_only_making_it_stronger }
tokyo-explain-wings = { rule-tokyo-card-wings }
tokyo-explain-hibernation = { rule-tokyo-card-hibernation }
tokyo-explain-nanobots = { rule-tokyo-card-nanobots }
tokyo-explain-natural_selection = { rule-tokyo-card-natural_selection }
tokyo-explain-reflective_hide = { rule-tokyo-card-reflective_hide }
tokyo-explain-super_jump = { rule-tokyo-card-super_jump }
tokyo-explain-unstable_dna = { rule-tokyo-card-unstable_dna }
tokyo-explain-zombify = { rule-tokyo-card-zombify }
tokyo-explain-apartment_building = { rule-tokyo-card-apartment_building }
tokyo-explain-commuter_train = { rule-tokyo-card-commuter_train }
tokyo-explain-corner_store = { rule-tokyo-card-corner_store }
tokyo-explain-death_from_above = { rule-tokyo-card-death_from_above }
tokyo-explain-energize = { rule-tokyo-card-energize }
tokyo-explain-evacuation_orders = { rule-tokyo-card-evacuation_orders }
tokyo-explain-flame_thrower = { rule-tokyo-card-flame_thrower }
tokyo-explain-frenzy = { rule-tokyo-card-frenzy }
tokyo-explain-gas_refinery = { rule-tokyo-card-gas_refinery }
tokyo-explain-high_altitude_bombing = { rule-tokyo-card-high_altitude_bombing }
tokyo-explain-jet_fighters = { rule-tokyo-card-jet_fighters }
tokyo-explain-nuclear_power_plant = { rule-tokyo-card-nuclear_power_plant }
tokyo-explain-skyscraper = { rule-tokyo-card-skyscraper }
tokyo-explain-tank = { rule-tokyo-card-tank }
tokyo-explain-vast_storm = { rule-tokyo-card-vast_storm }
tokyo-explain-monster_pets = { rule-tokyo-card-monster_pets }

## Zasady, naszymi słowami

rule-tokyo-setup-table = Wszyscy zaczynają poza Tokio z 10 ♥, bez ★, ⚡ i podłości. Trzy karty mocy leżą odkryte.
    .title = Przygotowanie
    .note = To wynika z reszty instrukcji.
    .words = przygotowanie start życia na początku
rule-tokyo-setup-sides = Jest dziesięć kafelków podłości z czerwoną i zieloną stroną: cztery na poziomie 3, cztery na poziomie 6, dwa na poziomie 10. Gracie stronami czerwonymi, zielonymi albo pomieszanymi.
    .title = Strony kafelków
    .note = Nie wiemy, które strony są na tym samym kafelku; ma to znaczenie tylko wtedy, gdy są pomieszane.
rule-tokyo-setup-first = Każdy rzuca sześcioma kośćmi; zaczyna ten, kto ma najwięcej pazurów. Remisujący rzucają ponownie.
    .title = Kto zaczyna
    .words = pierwszy gracz kto zaczyna
rule-tokyo-turn = Rzucasz kośćmi, rozpatrujesz je, zajmujesz Tokio, kupujesz karty, kończysz turę. Potem gra osoba po lewej.
    .title = Tura
    .words = kolejność fazy tury przebieg
rule-tokyo-start-order = Najpierw Nanoboty, dalej kafelki, ★ za Tokio i Miastożerca; potem można przenieść Mrocznego sobowtóra i rzuca się kośćmi.
    .title = Początek tury
    .note = Instrukcja nie podaje kolejności.
rule-tokyo-roll-dice = Rzucasz sześcioma kośćmi i wszystkimi dodatkowymi, minus jedna za każdy żeton zmniejszenia i każdą turę z Zatrzymania czasu z rzędu.
    .title = Ile kości
    .note = Dodatkowe kości się sumują, nawet ponad dwie żółte z pudełka.
    .words = ile kości liczba
rule-tokyo-roll-first = Pierwszy rzut wykonujesz wszystkimi kośćmi.
    .title = Pierwszy rzut
rule-tokyo-roll-again = Przed każdym kolejnym rzutem wybierasz kości do przerzucenia, co najmniej jedną; mogą to być także wcześniej zatrzymane. Które z jednakowych przerzucasz, nie ma znaczenia.
    .title = Przerzucanie
    .words = przerzut przerzucić zachować kości
rule-tokyo-roll-three = Masz trzy rzuty i możesz przestać wcześniej.
    .title = Trzy rzuty
    .words = ile rzutów ile razy rzucać
rule-tokyo-roll-extra = Dodatkowe rzuty się sumują. Napoju energetycznego i Chmury dymu możesz używać tyle razy, na ile cię stać, przez cały czas rzucania: gdy zostały ci rzuty i gdy już żaden nie został.
    .title = Dodatkowe rzuty
    .note = Wynika to z tekstu kart.
rule-tokyo-after-order = Gdy aktywny potwór skończy rzucać, pozostali zgodnie z ruchem wskazówek zegara używają Sond psychicznych; potem on sam może zmieniać kości.
    .title = Po ostatnim rzucie
    .note = Karty nie podają kolejności. Sondy nie można użyć w odpowiedzi na zmianę.
rule-tokyo-after-change = Przed rozpatrzeniem możesz zmieniać swoje kości Przerzedzaniem stada, Zwrotem akcji i Rozciągliwym, w dowolnej kolejności.
    .title = Zmienianie kości
    .note = Przerzedzanie stada raz na egzemplarz, Rozciągliwy tyle razy, ile razy zapłacisz.
rule-tokyo-resolve-order = Jednakowe kości liczą się razem jako grupa; kolejność wybierasz ty, a rozpatrzyć trzeba wszystkie.
    .title = Rozpatrywanie kości
    .note = Pytamy tylko o grupy, które coś dadzą.
    .words = kolejność kości
rule-tokyo-resolve-numbers = Trzy jednakowe liczby dają tyle ★, ile wskazuje liczba, a każda kolejna 1 ★ więcej.
    .title = Liczby
    .words = trójka trzy jednakowe jedynki dwójki trójki punkty
rule-tokyo-resolve-wickedness = Każdy komplet trzech jedynek daje 2 podłości, trzech dwójek 1, a trójki nic.
    .title = Podłość
    .words = podłość zdobyć złość jedynki dwójki
rule-tokyo-resolve-energy = Każda kość energii daje 1 ⚡.
    .title = Kości energii
    .words = energia zdobyć błyskawica
rule-tokyo-resolve-hearts = Poza Tokio każde serce daje 1 ♥ albo zdejmuje żeton trucizny lub zmniejszenia, jak wolisz.
    .title = Kości serc
    .words = leczyć leczenie życie
rule-tokyo-resolve-hearts_in_tokyo = W Tokio serca na nic się nie przydają, ani na ♥, ani na żetony.
    .title = Serca w Tokio
    .note = Dla Totalnego zniszczenia liczą się jako wyrzucone, chyba że opcja „Serca w Tokio” jest wyłączona. Zombie nigdy nie używa serc.
    .words = leczyć leczenie w Tokio serca
rule-tokyo-resolve-claws = Z Tokio twoje pazury trafiają wszystkie potwory poza nim, z zewnątrz wszystkie w Tokio: każdy traci 1 ♥ za każdy pazur.
    .title = Pazury
    .words = atak obrażenia kogo rani łapy pazury
rule-tokyo-resolve-claw_count = Najpierw liczą się wyrzucone pazury, potem te dodawane zawsze, potem dodawane przy co najmniej jednym, potem przy co najmniej dwóch; na końcu całość się podwaja, jeśli coś na to pozwala.
    .title = Liczenie pazurów
    .note = Karty nie podają kolejności; źródła się różnią.
rule-tokyo-resolve-contains_claw = Pazur dodany przez kartę też należy do twojego rzutu, nawet jeśli nikogo nie trafia.
    .title = Pazur w rzucie
    .note = Tak działa wersja internetowa.
rule-tokyo-damage-smash = Potwór jest zraniony, gdy traci ♥ od pazurów innego. Strata od kart się nie liczy: żadnych żetonów, żadnego opuszczania Tokio.
    .title = Zranienie
    .words = zraniony pazury
rule-tokyo-damage-event = Gdy coś odbiera ♥ kilku potworom naraz, tracą je po kolei, zgodnie z ruchem wskazówek zegara, od lewej strony sprawcy, a on sam na końcu. Kogo to dotyczy, ustala się na początku.
    .title = Wspólna strata
    .note = Instrukcja o tym milczy.
rule-tokyo-damage-window = Zanim stracisz ♥, możesz użyć Kamuflażu, Superskoku, Szybkiego leczenia i Skrzydeł, w dowolnej kolejności; potem liczą się Pancerne płyty i Hibernacja.
    .title = Zapobieganie
    .note = Najpierw leczenie, potem strata.
rule-tokyo-damage-tokens = Żetony trucizny i zmniejszenia daje tylko atak, który kosztował ♥. Zostają nawet wtedy, gdy karty lub kafelka już nie ma.
    .title = Żetony
    .note = Instrukcja mówi o zranionych potworach.
    .words = żeton zmniejszenia usunąć
rule-tokyo-damage-poison = Na koniec swojej tury potwór traci naraz 1 ♥ za każdy żeton trucizny.
    .title = Trucizna
    .note = Tej straty nikt nie powoduje.
    .words = żeton trucizny
rule-tokyo-city-enter = Jeśli miasto jest puste, musisz do niego wejść. Przy pięciu lub sześciu potworach musisz wejść do Zatoki, jeśli tylko ona jest pusta.
    .title = Zajęcie Tokio
    .words = kiedy muszę wejść do Tokio zająć
rule-tokyo-city-reward = Wejście do Tokio daje 1 ★.
    .title = Nagroda za wejście
    .words = punkty za wejście do Tokio
rule-tokyo-city-start = Początek tury w Tokio daje 2 ★, także w turze dodatkowej.
    .title = Początek tury w Tokio
    .words = punkty za pozostanie w Tokio początek tury
rule-tokyo-city-yield = Potwór w Tokio, który właśnie został zraniony, może je opuścić.
    .title = Opuszczanie Tokio
    .note = Pytamy zgodnie z ruchem wskazówek zegara po obrażeniach od pazurów, przed pozostałymi grupami.
    .words = opuścić wyjść uciec z Tokio kiedy
rule-tokyo-city-bay_closes = Gdy zostają cztery potwory, Zatokę trzeba opuścić: przechodzi się do pustego miasta, a jeśli jest zajęte, na zewnątrz.
    .title = Zatoka się zamyka
    .words = Zatoka Tokijska czterech graczy
rule-tokyo-buy-card = Możesz kupować odkryte karty, na ile cię stać. Karta do odrzucenia działa od razu i raz, karta do zachowania – od zakupu stale.
    .title = Kupowanie kart
    .words = kupić kartę mocy jak sklep
rule-tokyo-buy-price = Karta kosztuje tyle ⚡, ile na niej wydrukowano, minus twoje zniżki.
    .title = Cena
    .words = zniżka taniej
rule-tokyo-buy-refill = Kupiona karta jest po zadziałaniu od razu zastępowana z talii; nowa też jest na sprzedaż.
    .title = Oferta
rule-tokyo-buy-sweep = Za 2 ⚡ możesz odrzucić odkryte karty i odkryć trzy nowe.
    .title = Wymiana oferty
    .words = wymienić karty wyrzucić ofertę 2 energie
rule-tokyo-buy-shuffle = Gdy talia się wyczerpie, tasuje się stos kart odrzuconych.
    .title = Pusta talia
    .note = Jeśli i on jest pusty, oferta zostaje krótsza.
rule-tokyo-end-order = Kolejno: Metamorf, Chomik energetyczny, Roślinożerca, Moc księżyca, Dobór naturalny, trucizna; na końcu sprawdza się, kto wygrał.
    .title = Koniec tury
    .note = Instrukcja nie podaje kolejności.
rule-tokyo-extra_turns = Dodatkowe tury następują po zwykłej: najpierw Zatrzymanie czasu, potem Ostatni zryw, potem Szał. Potem gra osoba po lewej od tej, której była zwykła tura.
    .title = Dodatkowe tury
    .note = Instrukcja nie podaje kolejności.
rule-tokyo-two_player = Wejście do Tokio i początek tury w nim dają po 1 ⚡ zamiast ★.
    .title = Wariant dla dwojga
    .words = dwóch graczy wariant
rule-tokyo-win-stars = Kto na koniec tury ma 20 ★ i żyje, wygrywa.
    .title = Dwadzieścia gwiazdek
    .note = Instrukcja mówi o rundzie, choć z tego, co wiemy, chodzi o turę; opcja „Kiedy 20 gwiazdek wygrywa” pozwala na oba warianty.
    .words = jak wygrać 20 punktów zwycięstwa kiedy kończy się gra koniec gry
rule-tokyo-win-shared = Jeśli w tej chwili kilka potworów ma 20 ★, zwyciężają wspólnie.
    .title = Wspólne zwycięstwo
    .note = Instrukcja o tym milczy.
    .words = dwóch graczy 20 punktów remis
rule-tokyo-win-last = Jeśli zostaje jeden potwór, wygrywa natychmiast, gdy bieżące obrażenia trafią wszystkich.
    .title = Ostatni potwór
    .words = ostatni ocalały koniec gry
rule-tokyo-win-nobody = Jeśli wszystkie potwory odpadną naraz, przegrywają wszyscy.
    .title = Wszyscy odpadli
    .words = wszyscy martwi naraz
rule-tokyo-out-zero = Potwór bez ♥ odpada, chyba że coś go przywróci.
    .title = Brak serc
    .words = umrzeć martwy zero serc życie
rule-tokyo-out-elimination = Kto odpada, odkłada wszystkie karty, kafelki, ⚡ i żetony i opuszcza Tokio.
    .title = Odpadnięcie
    .words = śmierć moje karty
rule-tokyo-out-turn_ends = Gdy potwór odpada we własnej turze, tura się kończy: nigdzie już nie wchodzi i nic nie kupuje. Zranieni przez niego mogą jeszcze opuścić Tokio.
    .title = Odpadnięcie we własnej turze
    .note = Instrukcja o tym milczy.
rule-tokyo-out-revival = Kto wraca, zachowuje ⚡ i żetony, traci karty, kafelki, ★ i podłość i jest poza Tokio. We własnej turze gra dalej od tego miejsca.
    .title = Powrót
    .note = Nie liczy się to jako opuszczenie Tokio po ataku.
rule-tokyo-dials = Potwór może mieć od 0 do 20 ★ i najwyżej 10 ♥, a 11 lub 12 tylko wtedy, gdy coś na to pozwala. Nadmiar przepada.
    .title = Granice
    .words = maksimum życia serc limit
rule-tokyo-supply = ⚡ i żetony nigdy się nie kończą.
    .title = Zapas
    .note = Instrukcja nie podaje limitu; użyjcie zamienników.
    .words = brak energii zapas
rule-tokyo-any_time = Szybkie leczenie proponujemy tam, gdzie ma znaczenie: przy kupnie i sprzedaży, przed utratą ♥ i zanim przepadnie ta karta albo ⚡ na nią. Nie przy pełnych ♥.
    .title = W dowolnej chwili
    .note = Pytanie po każdym kroku nikomu by nie pomogło.
rule-tokyo-copies = Karta i jej kopia, którą daje Mroczny sobowtór, działają obie. Gdy każda odbiera potworowi ♥, są to dwie straty; w jednym ataku się sumują. Warunek sprawdza się raz dla obu.
    .title = Karta i kopia
    .note = Nie dotyczy Pancernych płyt, Zatrzymania czasu i Sondy psychicznej.
rule-tokyo-known = Wszystko jest jawne prócz talii. Co leży na wierzchu, wie ten, kto to obejrzał.
    .title = Co możesz wiedzieć
    .note = Wynika to ze sposobu użycia kart.
rule-tokyo-tiles-take = Gdy twoja podłość osiągnie lub przekroczy 3, 6 albo 10, wybierz jeden z pozostałych tam kafelków. Kilka poziomów naraz daje po jednym, od najniższego.
    .title = Zdobywanie kafelków
    .note = Wzięcie jest obowiązkowe; pusty poziom nic nie daje.
    .words = kafelek podłości zdobyć
rule-tokyo-tiles-at_once = Nowy kafelek działa dla grup kości jeszcze nierozpatrzonych i przy zakupach; dla rzutów i kości od następnej tury.
    .title = Kafelki działają od razu
    .note = Instrukcja o tym milczy.
rule-tokyo-tiles-gone = Zużyty lub odłożony kafelek opuszcza grę; to, co mówi sama karta czy kafelek, jest ważniejsze niż „zachowaj do końca”.
    .title = Kafelki odchodzą
    .note = Wynika to z ich tekstów.
rule-tokyo-card-acid_attack = W każdej turze do twojego rzutu dochodzi jeden pazur, nawet jeśli żadnego nie wyrzucisz.
    .title = { tokyo-card-acid_attack }
rule-tokyo-card-alien_origin = Każda karta mocy kosztuje cię o 1 ⚡ mniej.
    .title = { tokyo-card-alien_origin }
rule-tokyo-card-alpha_monster = Dostajesz 1 ★ w turze, w której twój rzut zawiera pazur, nawet jeśli nikogo nie trafia.
    .title = { tokyo-card-alpha_monster }
rule-tokyo-card-armor_plating = Ignorujesz każdą utratę dokładnie 1 ♥. Liczy się to, co zostaje po innych obronach.
    .title = { tokyo-card-armor_plating }
rule-tokyo-card-background_dweller = Możesz przerzucać dowolne swoje trójki, ile razy zechcesz, bez zużywania rzutu; także kości Kamuflażu i trójkę z Sondy psychicznej.
    .title = { tokyo-card-background_dweller }
    .note = Których kości dotyczy prócz zwykłych, wywnioskowano z wersji internetowej.
rule-tokyo-card-burrowing = Gdy jesteś w Tokio, do twojego rzutu dochodzi pazur. Gdy opuszczasz je po ataku, potwór, który zajmuje twoje miejsce, traci 1 ♥ przed wejściem.
    .title = { tokyo-card-burrowing }
    .note = Atakujący, który już był w Tokio, nie zajmuje miejsca i nic nie traci.
rule-tokyo-card-camouflage = Gdy masz stracić ♥, rzuć jedną kością za każde z nich: każde wyrzucone serce anuluje utratę jednego.
    .title = { tokyo-card-camouflage }
    .note = Jeden rzut na każdą utratę i każdy egzemplarz, z kością za każde ♥ straty, nawet ponad to, co masz.
rule-tokyo-card-complete_destruction = Jeśli twój rzut zawiera 1, 2, 3, serce, energię i pazur, dostajesz dodatkowo 9 ★.
    .title = { tokyo-card-complete_destruction }
rule-tokyo-card-media_friendly = Dostajesz 1 ★ za każdym razem, gdy kupujesz kartę mocy, zanim ta zadziała. Zakup tej karty się nie liczy.
    .title = { tokyo-card-media_friendly }
rule-tokyo-card-eater_of_the_dead = Dostajesz 3 ★, ilekroć inny potwór spadnie do 0 ♥, nawet jeśli wróci.
    .title = { tokyo-card-eater_of_the_dead }
rule-tokyo-card-energy_hoarder = Na koniec swojej tury dostajesz 1 ★ za każde 6 ⚡, które masz.
    .title = { tokyo-card-energy_hoarder }
rule-tokyo-card-even_bigger = Przy zakupie dostajesz 2 ♥. Dopóki ją masz, możesz mieć do 12 ♥.
    .title = { tokyo-card-even_bigger }
rule-tokyo-card-extra_head = Rzucasz jedną kością więcej.
    .title = { tokyo-card-extra_head }
rule-tokyo-card-fire_breathing = Gdy twój rzut zawiera pazur, sąsiedzi z lewej i prawej tracą po 1 ♥ więcej, gdziekolwiek są. Przy jednym przeciwniku to tylko 1 ♥.
    .title = { tokyo-card-fire_breathing }
rule-tokyo-card-freeze_time = Po turze z co najmniej trzema jedynkami możesz rozegrać kolejną, z jedną kością mniej.
    .title = { tokyo-card-freeze_time }
    .note = Raz na każdą taką turę, a każda kolejna z rzędu kosztuje jedną kość więcej. Kopia nic nie dodaje.
rule-tokyo-card-friend_of_children = Ilekroć dostajesz ⚡, dostajesz o 1 ⚡ więcej.
    .title = { tokyo-card-friend_of_children }
rule-tokyo-card-giant_brain = W każdej turze masz jeden rzut więcej.
    .title = { tokyo-card-giant_brain }
rule-tokyo-card-gourmet = Gdy rozpatrujesz trzy lub więcej jedynek, dostajesz 2 ★ więcej.
    .title = { tokyo-card-gourmet }
rule-tokyo-card-herbivore = Na koniec swojej tury dostajesz 1 ★, jeśli nikt przez ciebie nie stracił ♥.
    .title = { tokyo-card-herbivore }
    .note = To, co tracisz przez własne karty, liczy się jako strata przez ciebie; to, co przez cudze, nie.
rule-tokyo-card-herd_culler = Raz na turę, po ostatnim rzucie, możesz obrócić jedną swoją kość na 1.
    .title = { tokyo-card-herd_culler }
rule-tokyo-card-it_has_a_child = Gdy spadniesz do 0 ♥: odrzuć wszystkie karty i kafelki, strać wszystkie ★ i podłość, opuść Tokio i graj dalej z 10 ♥. Zachowujesz ⚡ i żetony.
    .title = { tokyo-card-it_has_a_child }
rule-tokyo-card-jets = Jeśli opuszczasz Tokio, nie tracisz ♥ od tego ataku.
    .title = { tokyo-card-jets }
    .note = Decydujesz po stratach innych, a przed własną; pytanie pada tylko wtedy, gdy grozi ci utrata ♥.
rule-tokyo-card-made_in_a_lab = Przy zakupach możesz obejrzeć wierzchnią kartę talii i kupić ją albo zostawić.
    .title = { tokyo-card-made_in_a_lab }
    .note = Raz na turę; kopia ogląda następną kartę. Nikt inny jej nie widzi i nic nie zostaje odkryte.
rule-tokyo-card-metamorph = Na koniec swojej tury możesz odrzucać zachowane karty: za każdą dostajesz jej pełny koszt w ⚡.
    .title = { tokyo-card-metamorph }
    .note = O tym, czy Przyjaciel dzieci coś dodaje, źródła mówią różnie; decyduje opcja „Metamorf”, domyślnie tak.
rule-tokyo-card-nova_breath = Twoje pazury trafiają wszystkie inne potwory, w Tokio i poza nim.
    .title = { tokyo-card-nova_breath }
rule-tokyo-card-detritivore = Gdy twój rzut zawiera 1, 2 i 3, dostajesz dodatkowo 2 ★.
    .title = { tokyo-card-detritivore }
rule-tokyo-card-opportunist = W turach innych możesz od razu kupić każdą nowo odkrytą kartę, przed aktywnym potworem.
    .title = { tokyo-card-opportunist }
    .note = Z kilku właścicieli pierwszy jest najbliższy zgodnie z ruchem wskazówek zegara, przy każdym odkryciu. Po wymianie możesz kupić kilka, dopóki masz tę kartę lub jej kopię. We własnej turze nic nie daje.
rule-tokyo-card-parasitic_tentacles = Przy zakupach możesz kupować też karty zachowane przez inne potwory: płacisz właścicielowi, który nie może odmówić.
    .title = { tokyo-card-parasitic_tentacles }
rule-tokyo-card-plot_twist = Po ostatnim rzucie możesz obrócić jedną swoją kość na dowolną ściankę; potem odrzuć tę kartę.
    .title = { tokyo-card-plot_twist }
rule-tokyo-card-poison_quills = Gdy wyrzucisz co najmniej trzy dwójki, do twojego rzutu dochodzą dwa pazury.
    .title = { tokyo-card-poison_quills }
rule-tokyo-card-psychic_probe = Po ostatnim rzucie innego potwora możesz przerzucić jedną jego kość. Jeśli pokaże serce, odrzuć tę kartę.
    .title = { tokyo-card-psychic_probe }
    .note = Liczy się tylko jej własny rzut: to, co potem zrobi z kością { tokyo-card-background_dweller }, nie kosztuje karty.
rule-tokyo-card-rapid_healing = W dowolnej chwili możesz zapłacić 2 ⚡, by dostać 1 ♥, nawet gdy właśnie masz je stracić.
    .title = { tokyo-card-rapid_healing }
rule-tokyo-card-regeneration = Ilekroć dostajesz ♥, dostajesz o 1 ♥ więcej.
    .title = { tokyo-card-regeneration }
rule-tokyo-card-shrink_ray = Każdy zraniony przez ciebie potwór dostaje żeton zmniejszenia. Za każdy rzuca jedną kością mniej; serce poza Tokio zdejmuje jeden.
    .title = { tokyo-card-shrink_ray }
rule-tokyo-card-smoke_cloud = Ma 3 żetony dymu. Wydaj jeden na dodatkowy rzut; z ostatnim odrzuć kartę.
    .title = { tokyo-card-smoke_cloud }
rule-tokyo-card-lunar_powered = Na koniec swojej tury dostajesz 1 ⚡, jeśli nie masz żadnej.
    .title = { tokyo-card-lunar_powered }
rule-tokyo-card-spiked_tail = Jeśli twój rzut zawiera pazur, dochodzi jeden pazur.
    .title = { tokyo-card-spiked_tail }
rule-tokyo-card-stretchy = Po ostatnim rzucie możesz zapłacić 2 ⚡, by obrócić kość na dowolną ściankę, tyle razy, na ile cię stać.
    .title = { tokyo-card-stretchy }
rule-tokyo-card-energy_drink = Zapłać 1 ⚡ za dodatkowy rzut, tyle razy, na ile cię stać.
    .title = { tokyo-card-energy_drink }
rule-tokyo-card-urbavore = Dostajesz 1 ★ więcej, gdy zaczynasz turę w Tokio. Jeśli tam jesteś i twój rzut zawiera pazur, dochodzi jeden pazur.
    .title = { tokyo-card-urbavore }
rule-tokyo-card-were_only_making_it_stronger = Gdy tracisz naraz 2 lub więcej ♥, dostajesz 1 ⚡.
    .title = { tokyo-card-were_only_making_it_stronger }
rule-tokyo-card-wings = Gdy masz stracić ♥, możesz zapłacić 2 ⚡: do końca tej tury żadnych nie tracisz.
    .title = { tokyo-card-wings }
rule-tokyo-card-hibernation = Dopóki ją masz, nie tracisz ♥, nie wchodzisz do Tokio, nic nie kupujesz, a z twoich kości liczą się tylko serca i ⚡. Możesz ją odrzucić w swojej turze. W Tokio nie można jej kupić.
    .title = { tokyo-card-hibernation }
    .note = Możesz się obudzić przed rzutem, przed rozpatrzeniem kości, przed wejściem do Tokio i przy zakupach. We śnie nie wymienisz też oferty.
rule-tokyo-card-nanobots = Na początku swojej tury dostajesz 2 ♥, jeśli masz mniej niż 3.
    .title = { tokyo-card-nanobots }
rule-tokyo-card-natural_selection = Przy zakupie dostajesz 4 ⚡ i 4 ♥. Rzucasz jedną kością więcej. Jeśli twoja tura kończy się z trójką wśród kości, tracisz wszystkie ♥.
    .title = { tokyo-card-natural_selection }
    .note = Zgodnie z tekstem karty tej stracie można zapobiec jak każdej innej; bez opcji „Dobór naturalny” pomagają tylko wcześniej opłacone Skrzydła lub Hibernacja. ♥ wyleczone tuż przedtem przepadają razem z innymi.
rule-tokyo-card-reflective_hide = Potwór, przez którego tracisz ♥, traci 1 ♥.
    .title = { tokyo-card-reflective_hide }
    .note = Raz na każdą stratę, nie przy truciźnie ani własnych kartach, nigdy nie odbija się ponownie. Można temu zapobiec, chyba że opcja „Lustrzana skóra” jest wyłączona.
rule-tokyo-card-super_jump = Raz w turze każdego gracza możesz zapłacić 1 ⚡, by anulować utratę 1 ♥.
    .title = { tokyo-card-super_jump }
rule-tokyo-card-unstable_dna = Gdy opuszczasz Tokio po ataku, możesz wymienić tę kartę na kartę zachowaną przez potwora, który cię zranił.
    .title = { tokyo-card-unstable_dna }
rule-tokyo-card-zombify = Gdy pierwszy raz spadniesz do 0 ♥: odrzuć wszystkie inne karty i kafelki, strać wszystkie ★ i podłość, opuść Tokio i graj dalej z 12 ♥. Odtąd możesz mieć 12 ♥, a serc na kościach nie używasz.
    .title = { tokyo-card-zombify }
    .note = Działa przed kartą „Ma młode!”, a karta zostaje jako znak: nie można jej sprzedać, kupić, skopiować ani wymienić, nie liczy się jako karta i znika, gdy jej właściciel znów upadnie.
rule-tokyo-card-apartment_building = Dostajesz 3 ★.
    .title = { tokyo-card-apartment_building }
rule-tokyo-card-commuter_train = Dostajesz 2 ★.
    .title = { tokyo-card-commuter_train }
rule-tokyo-card-corner_store = Dostajesz 1 ★.
    .title = { tokyo-card-corner_store }
rule-tokyo-card-death_from_above = Dostajesz 2 ★. Wszyscy inni zostają wyrzuceni z Tokio, a ty zajmujesz miasto, z 1 ★ więcej, jeśli wchodzisz z zewnątrz.
    .title = { tokyo-card-death_from_above }
    .note = Wyrzucenie nie liczy się jako opuszczenie. Z Zatoki przechodzisz bez nagrody.
rule-tokyo-card-energize = Dostajesz 9 ⚡.
    .title = { tokyo-card-energize }
rule-tokyo-card-evacuation_orders = Każdy inny potwór traci 5 ★.
    .title = { tokyo-card-evacuation_orders }
rule-tokyo-card-flame_thrower = Każdy inny potwór traci 2 ♥.
    .title = { tokyo-card-flame_thrower }
rule-tokyo-card-frenzy = Po tej turze rozgrywasz jeszcze jedną.
    .title = { tokyo-card-frenzy }
rule-tokyo-card-gas_refinery = Dostajesz 2 ★; każdy inny potwór traci 3 ♥.
    .title = { tokyo-card-gas_refinery }
rule-tokyo-card-high_altitude_bombing = Każdy potwór traci 3 ♥, ty też.
    .title = { tokyo-card-high_altitude_bombing }
rule-tokyo-card-jet_fighters = Dostajesz 5 ★ i tracisz 4 ♥.
    .title = { tokyo-card-jet_fighters }
rule-tokyo-card-nuclear_power_plant = Dostajesz 2 ★ i 3 ♥, także w Tokio.
    .title = { tokyo-card-nuclear_power_plant }
rule-tokyo-card-skyscraper = Dostajesz 4 ★.
    .title = { tokyo-card-skyscraper }
rule-tokyo-card-tank = Dostajesz 4 ★ i tracisz 3 ♥.
    .title = { tokyo-card-tank }
rule-tokyo-card-vast_storm = Dostajesz 2 ★; każdy inny potwór traci 1 ⚡ za każde 2, które ma.
    .title = { tokyo-card-vast_storm }
rule-tokyo-card-monster_pets = Każdy potwór traci 3 ★, ty też.
    .title = { tokyo-card-monster_pets }
rule-tokyo-tile-devious = W każdej turze masz jeden rzut więcej.
    .title = { tokyo-tile-devious }
rule-tokyo-tile-barbs = Jeśli twój rzut zawiera dwa lub więcej pazurów, dochodzi jeden pazur.
    .title = { tokyo-tile-barbs }
rule-tokyo-tile-eternal = Na początku swojej tury dostajesz 1 ♥.
    .title = { tokyo-tile-eternal }
rule-tokyo-tile-final_roar = Jeśli masz odpaść z 16 lub więcej ★, zamiast tego wygrywasz.
    .title = { tokyo-tile-final_roar }
    .note = Natychmiast i w pojedynkę, jeszcze przed powrotem do gry; z opcją „Kiedy wygrywa Ostatni ryk” najpierw kończy się tura, a zwycięstwo może być wspólne.
rule-tokyo-tile-skulking = Gdy rozpatrujesz trzy lub więcej jedynek, dostajesz 1 ★ więcej; nie za rzut, który dał ten kafelek.
    .title = { tokyo-tile-skulking }
rule-tokyo-tile-poison_spit = Każdy zraniony przez ciebie potwór dostaje żeton trucizny. Na koniec swojej tury traci 1 ♥ za każdy; serce poza Tokio zdejmuje jeden.
    .title = { tokyo-tile-poison_spit }
rule-tokyo-tile-tireless = Na początku swojej tury dostajesz 1 ⚡.
    .title = { tokyo-tile-tireless }
rule-tokyo-tile-underdog = Gdy zranisz potwora, który ma więcej ★ niż ty, kradniesz mu 1 ★.
    .title = { tokyo-tile-underdog }
    .note = Liczą się twoje ★ sprzed ataku, a ofiara musi stracić ♥.
rule-tokyo-tile-cyberbrain = Rzucasz jedną kością więcej.
    .title = { tokyo-tile-cyberbrain }
rule-tokyo-tile-defender_of_tokyo = Za każdym razem, gdy wchodzisz do Tokio lub zaczynasz tam turę, każdy inny potwór traci 1 ★.
    .title = { tokyo-tile-defender_of_tokyo }
rule-tokyo-tile-evil_lair = Każda karta mocy kosztuje cię o 1 ⚡ mniej.
    .title = { tokyo-tile-evil_lair }
rule-tokyo-tile-fluxling = Działa jak kopia karty zachowanej przez dowolnego gracza, tak jakby kupiono ją przed chwilą. Na początku każdej swojej tury możesz wybrać inną.
    .title = { tokyo-tile-fluxling }
    .note = Gdy karta zostaje odrzucona, kopia się kończy; gdy zmienia właściciela, kopia zostaje. Kopia, która miałaby się odrzucić, pozostaje nieaktywna do następnego wyboru; opcja „Kopia odrzucająca samą siebie” pozwala na inne interpretacje.
rule-tokyo-tile-full_regeneration = Możesz mieć do 12 ♥, a przy zdobyciu leczysz się do 12.
    .title = { tokyo-tile-full_regeneration }
rule-tokyo-tile-have_it_all = Przy zdobyciu dostajesz 1 ★ za każdą zachowaną kartę. Odtąd dostajesz 1 ★ za każdy zakup karty mocy.
    .title = { tokyo-tile-have_it_all }
rule-tokyo-tile-widespread_panic = Każdy inny potwór traci 4 ★; kafelek jest zużyty.
    .title = { tokyo-tile-widespread_panic }
rule-tokyo-tile-sonic_boomer = Na początku swojej tury dostajesz 1 ★.
    .title = { tokyo-tile-sonic_boomer }
rule-tokyo-tile-antimatter_beam = Twoje pazury liczą się podwójnie, także te dodane przez karty i kafelki.
    .title = { tokyo-tile-antimatter_beam }
rule-tokyo-tile-final_push = Dostajesz 2 ♥ i 2 ⚡. Po tej turze rozgrywasz jeszcze jedną, a kafelek jest zużyty.
    .title = { tokyo-tile-final_push }
rule-tokyo-tile-skybeam = Dostajesz 1 ⚡ więcej za każdą kość energii i 1 ♥ więcej za każdą kość serca.
    .title = { tokyo-tile-skybeam }
    .note = Tylko za rozpatrzone kości, razem z ich zyskiem; z opcją „Za co płaci Promień z nieba” za wszystkie, jako osobny zysk.
rule-tokyo-tile-starburst = Dostajesz 12 ⚡; kafelek jest zużyty.
    .title = { tokyo-tile-starburst }
