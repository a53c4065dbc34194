# Tokyo. Players' names, cards, tiles and dice are put in as they are: no sentence may bend them. ★ stars, ♥ hearts, ⚡ energy.

tokyo-name = King of Tokyo: Dark Edition
    .words =
        Lebenspunkte Leben heilen: Herzen
        Siegpunkte Punkte: Sterne
        Blitz Energieladung: Energie
        Pranken Tatzen Angriff Schaden Krallen: Pranke
        neu nochmal: erneut
        Auslage Markt: offenen Karten
        böse: Bosheit
tokyo-summary = Zwei bis sechs Monster würfeln um Sterne, Herzen und Energie und streiten um Tokyo.

## Dinge

tokyo-card-acid_attack = Säureangriff
tokyo-card-alien_origin = Außerirdischer Ursprung
tokyo-card-alpha_monster = Alphamonster
tokyo-card-armor_plating = Panzerung
tokyo-card-background_dweller = Hintergrundbewohner
tokyo-card-burrowing = Untergraben
tokyo-card-camouflage = Tarnung
tokyo-card-complete_destruction = Totale Zerstörung
tokyo-card-media_friendly = Medienliebling
tokyo-card-eater_of_the_dead = Leichenfresser
tokyo-card-energy_hoarder = Energiehamster
tokyo-card-even_bigger = Noch größer
tokyo-card-extra_head = Zusätzlicher Kopf
tokyo-card-fire_breathing = Feueratem
tokyo-card-freeze_time = Zeit anhalten
tokyo-card-friend_of_children = Freund der Kinder
tokyo-card-giant_brain = Riesenhirn
tokyo-card-gourmet = Feinschmecker
tokyo-card-herbivore = Pflanzenfresser
tokyo-card-herd_culler = Herdenausdünner
tokyo-card-it_has_a_child = Es hat ein Junges!
tokyo-card-jets = Düsen
tokyo-card-made_in_a_lab = Im Labor erschaffen
tokyo-card-metamorph = Metamorph
tokyo-card-nova_breath = Nova-Atem
tokyo-card-detritivore = Allesverwerter
tokyo-card-opportunist = Wesen aus der Tiefe
tokyo-card-parasitic_tentacles = Parasitäre Tentakel
tokyo-card-plot_twist = Überraschende Wendung
tokyo-card-poison_quills = Giftstacheln
tokyo-card-psychic_probe = Psychosonde
tokyo-card-rapid_healing = Schnellheilung
tokyo-card-regeneration = Regeneration
tokyo-card-shrink_ray = Schrumpfstrahl
tokyo-card-smoke_cloud = Rauchwolke
tokyo-card-lunar_powered = Mondkraft
tokyo-card-spiked_tail = Stachelschwanz
tokyo-card-stretchy = Dehnbar
tokyo-card-energy_drink = Energydrink
tokyo-card-urbavore = Stadtfresser
tokyo-card-were_only_making_it_stronger = Wir machen es nur stärker!
tokyo-card-wings = Flügel
tokyo-card-hibernation = Winterschlaf
tokyo-card-nanobots = Nanobots
tokyo-card-natural_selection = Natürliche Auslese
tokyo-card-reflective_hide = Spiegelhaut
tokyo-card-super_jump = Supersprung
tokyo-card-unstable_dna = Instabile DNA
tokyo-card-zombify = Zombifizierung
tokyo-card-apartment_building = Wohnhaus
tokyo-card-commuter_train = Pendlerzug
tokyo-card-corner_store = Eckladen
tokyo-card-death_from_above = Tod von oben
tokyo-card-energize = Energieschub
tokyo-card-evacuation_orders = Evakuierungsbefehl
tokyo-card-flame_thrower = Flammenwerfer
tokyo-card-frenzy = Raserei
tokyo-card-gas_refinery = Gasraffinerie
tokyo-card-high_altitude_bombing = Bombardement
tokyo-card-jet_fighters = Kampfjets
tokyo-card-nuclear_power_plant = Atomkraftwerk
tokyo-card-skyscraper = Wolkenkratzer
tokyo-card-tank = Panzer
tokyo-card-vast_storm = Gewaltiger Sturm
tokyo-card-monster_pets = Monster-Haustiere
tokyo-card-hidden = eine Powerkarte

tokyo-tile-devious = Durchtrieben
tokyo-tile-barbs = Widerhaken
tokyo-tile-eternal = Ewig
tokyo-tile-final_roar = Letztes Brüllen
tokyo-tile-skulking = Lauernd
tokyo-tile-poison_spit = Giftspeier
tokyo-tile-tireless = Unermüdlich
tokyo-tile-underdog = Außenseiter
tokyo-tile-cyberbrain = Cyberhirn
tokyo-tile-defender_of_tokyo = Verteidiger von Tokyo
tokyo-tile-evil_lair = Finsterer Unterschlupf
tokyo-tile-fluxling = Dunkler Doppelgänger
tokyo-tile-full_regeneration = Vollständige Regeneration
tokyo-tile-have_it_all = Alles meins!
tokyo-tile-widespread_panic = Massenpanik
tokyo-tile-sonic_boomer = Schallbrecher
tokyo-tile-antimatter_beam = Antimateriestrahl
tokyo-tile-final_push = Letzte Anstrengung
tokyo-tile-skybeam = Himmelsstrahl
tokyo-tile-starburst = Sternenexplosion

tokyo-face-1 = 1
tokyo-face-2 = 2
tokyo-face-3 = 3
tokyo-face-heart = Herz
tokyo-face-energy = Energie
tokyo-face-claw = Kralle
tokyo-roll-1 = 1
tokyo-roll-2 = 2
tokyo-roll-3 = 3
tokyo-roll-heart = Herz
tokyo-roll-energy = Energie
tokyo-roll-claw = Kralle
tokyo-roll-none = keine Würfel
tokyo-dice-1 = 1
tokyo-dice-2 = 2
tokyo-dice-3 = 3
tokyo-dice-4 = 4
tokyo-dice-5 = 5
tokyo-dice-6 = 6
tokyo-dice-7 = 7
tokyo-dice-8 = 8
tokyo-dice-9 = 9
tokyo-dice-none = keinen
tokyo-side-red = rot
tokyo-side-green = grün
tokyo-place-outside = außerhalb von Tokyo
tokyo-place-city = Tokyo City
tokyo-place-bay = Tokyo Bay

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
tokyo-cause-claws = Krallen
tokyo-cause-poison = Gift
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
tokyo-cause-dice = die Würfel
tokyo-cause-tokyo = Tokyo
tokyo-cause-sweep = neue Auslage
tokyo-cause-fall = Ausscheiden
tokyo-cause-used_up = verbraucht
tokyo-token-poison = Gift
tokyo-token-shrink = Schrumpfen

## Was geschieht

tokyo-event-side-up = { $tile } ist in diesem Spiel dabei.
tokyo-event-rolls-for-start = { $seat } würfelt um den ersten Zug. Krallen: { $count }.
    .you = Du würfelst um den ersten Zug. Krallen: { $count }.
tokyo-event-starts = { $seat } beginnt.
    .you = Du beginnst.
tokyo-event-turn = { $seat } ist am Zug.
    .you = Du bist am Zug.
tokyo-event-extra-turn = { $seat } ist noch einmal am Zug: { $cause }.
    .you = Du bist noch einmal am Zug: { $cause }.
tokyo-event-no-dice = { $seat } hat keine Würfel.
    .you = Du hast keine Würfel.
tokyo-event-rolls = { $seat } würfelt: { $roll }.
    .you = Du würfelst: { $roll }.
tokyo-event-puffs = { $seat } gibt einen Rauchmarker für einen weiteren Wurf ab (noch { $count }).
    .you = Du gibst einen Rauchmarker für einen weiteren Wurf ab (noch { $count }).
tokyo-event-probes = { $seat } würfelt mit der Psychosonde einen fremden Würfel neu: { $face }.
    .you = Du würfelst mit der Psychosonde einen fremden Würfel neu: { $face }.
tokyo-event-turns-die = { $seat } dreht einen Würfel von { $face } auf { $to } ({ $cause }).
    .you = Du drehst einen Würfel von { $face } auf { $to } ({ $cause }).
tokyo-event-resolves = { $seat } wertet { $count } × { $face }.
    .you = Du wertest { $count } × { $face }.
tokyo-event-gains-stars = { $seat } bekommt { $count } ★ durch { $cause } ({ $total }).
    .you = Du bekommst { $count } ★ durch { $cause } ({ $total }).
tokyo-event-loses-stars = { $seat } verliert { $count } ★ durch { $cause } (noch { $total }).
    .you = Du verlierst { $count } ★ durch { $cause } (noch { $total }).
tokyo-event-gains-hearts = { $seat } heilt { $count } ♥ mit { $cause } ({ $total }).
    .you = Du heilst { $count } ♥ mit { $cause } ({ $total }).
tokyo-event-loses-hearts = { $seat } verliert { $count } ♥ durch { $cause } von { $by } (noch { $total }).
    .you = Du verlierst { $count } ♥ durch { $cause } von { $by } (noch { $total }).
    .no-by = { $seat } verliert { $count } ♥ durch { $cause } (noch { $total }).
    .by-you = { $seat } verliert { $count } ♥ durch { $cause } von dir (noch { $total }).
    .you-no-by = Du verlierst { $count } ♥ durch { $cause } (noch { $total }).
    .you-by-you = Du verlierst { $count } ♥ durch { $cause } von dir selbst (noch { $total }).
tokyo-event-trimmed = Ohne { $cause } verliert { $seat } { $count } ♥ (noch { $total }).
    .you = Ohne { $cause } verlierst du { $count } ♥ (noch { $total }).
tokyo-event-gains-energy = { $seat } bekommt { $count } ⚡ durch { $cause } ({ $total }).
    .you = Du bekommst { $count } ⚡ durch { $cause } ({ $total }).
tokyo-event-loses-energy = { $seat } verliert { $count } ⚡ durch { $cause } (noch { $total }).
    .you = Du verlierst { $count } ⚡ durch { $cause } (noch { $total }).
tokyo-event-gains-wickedness = { $seat } bekommt { $count } Bosheit durch { $cause } ({ $total }).
    .you = Du bekommst { $count } Bosheit durch { $cause } ({ $total }).
tokyo-event-takes-tile = { $seat } nimmt das Plättchen { $tile }.
    .you = Du nimmst das Plättchen { $tile }.
tokyo-event-no-tile = Auf Stufe { $level } ist kein Plättchen übrig für { $seat }.
    .you = Auf Stufe { $level } ist kein Plättchen für dich übrig.
tokyo-event-tile-gone = { $seat } legt { $tile } für immer ab: { $cause }.
    .you = Du legst { $tile } für immer ab: { $cause }.
tokyo-event-copies = { $seat } kopiert { $card }.
    .you = Du kopierst { $card }.
tokyo-event-copy-ends = { $seat } kopiert { $card } nicht mehr.
    .you = Du kopierst { $card } nicht mehr.
tokyo-event-cures = { $seat } legt für ein Herz einen Marker ab: { $token }.
    .you = Du legst für ein Herz einen Marker ab: { $token }.
tokyo-event-gets-token = { $cause } bringt { $seat } Marker: { $token } × { $count }.
    .you = { $cause } bringt dir Marker: { $token } × { $count }.
tokyo-event-adds-claws = { $cause }: { $seat } hat jetzt { $total } Krallen.
    .you = { $cause }: Du hast jetzt { $total } Krallen.
tokyo-event-smashes = { $seat } schlägt mit { $count ->
        [one] 1 Kralle
       *[other] { $count } Krallen
    } zu.
    .you = Du schlägst mit { $count ->
        [one] 1 Kralle
       *[other] { $count } Krallen
    } zu.
tokyo-event-nobody-hit = Die Krallen von { $seat } treffen niemanden.
    .you = Deine Krallen treffen niemanden.
tokyo-event-prevents = { $card } rettet { $seat } { $count } ♥.
    .you = { $card } rettet dir { $count } ♥.
tokyo-event-hides = { $seat } wirft { $count } Würfel für die Tarnung; Herzen: { $hearts }.
    .you = Du wirfst { $count } Würfel für die Tarnung; Herzen: { $hearts }.
tokyo-event-unharmed = { $seat } verliert nichts: { $cause }.
    .you = Du verlierst nichts: { $cause }.
tokyo-event-falls = { $seat } hat keine ♥ mehr.
    .you = Du hast keine ♥ mehr.
tokyo-event-roars = { $seat } brüllt ein letztes Mal!
    .you = Du brüllst ein letztes Mal!
tokyo-event-revived = { $seat } kommt mit { $total } ♥ und sonst nichts zurück ({ $card }).
    .you = Du kommst mit { $total } ♥ und sonst nichts zurück ({ $card }).
tokyo-event-eliminated = { $seat } scheidet aus.
    .you = Du scheidest aus.
tokyo-event-yields = { $seat } verlässt Tokyo.
    .you = Du verlässt Tokyo.
tokyo-event-stays = { $seat } bleibt in Tokyo.
    .you = Du bleibst in Tokyo.
tokyo-event-enters = { $seat } erobert { $place }.
    .you = Du eroberst { $place }.
tokyo-event-leaves = { $seat } muss Tokyo verlassen: { tokyo-card-death_from_above }.
    .you = Du musst Tokyo verlassen: { tokyo-card-death_from_above }.
tokyo-event-moves-up = { $seat } zieht von der Bay in die City.
    .you = Du ziehst von der Bay in die City.
tokyo-event-bay-closes = Bei vier Monstern schließt die Tokyo Bay: { $seat } zieht um ({ $place }).
    .place-outside = Bei vier Monstern schließt die Tokyo Bay: { $seat } verlässt Tokyo.
    .you = Bei vier Monstern schließt die Tokyo Bay: Du ziehst um ({ $place }).
tokyo-event-swaps = { $seat } tauscht mit { $of } Instabile DNA gegen { $card }.
    .you = Du tauschst mit { $of } Instabile DNA gegen { $card }.
    .of-you = { $seat } tauscht mit dir Instabile DNA gegen { $card }.
tokyo-event-wakes = { $seat } wacht auf.
    .you = Du wachst auf.
tokyo-event-discards = { $seat } wirft { $card } ab.
    .you = Du wirfst { $card } ab.
tokyo-event-buys = { $seat } kauft { $card } von { $of } für { $count } ⚡.
    .you = Du kaufst { $card } von { $of } für { $count } ⚡.
    .no-of = { $seat } kauft { $card } für { $count } ⚡.
    .of-you = { $seat } kauft { $card } von dir für { $count } ⚡.
    .you-no-of = Du kaufst { $card } für { $count } ⚡.
tokyo-event-sweeps = { $seat } tauscht die Auslage aus.
    .you = Du tauschst die Auslage aus.
tokyo-event-revealed = Neu in der Auslage: { $card }.
tokyo-event-shuffles = Der Ablagestapel wird zum neuen Stapel.
tokyo-event-looks = { $seat } sieht die oberste Karte an: { $card }.
    .you = Du siehst die oberste Karte an: { $card }.
    .hidden-card = { $seat } sieht die oberste Karte des Stapels an.
tokyo-event-wins = { $seat } gewinnt das Spiel!
    .you = Du gewinnst das Spiel!
tokyo-event-shares-victory = { $seat } teilt sich den Sieg mit anderen.
    .you = Du teilst dir den Sieg mit anderen.
tokyo-event-nobody-wins = Alle Monster sind gefallen: Niemand gewinnt.

tokyo-told-then-rolls = , dann { $roll }
tokyo-told-ones = { $seat } wertet { $count ->
        [1] eine Eins
        [2] zwei Einsen
        [3] drei Einsen
        [4] vier Einsen
        [5] fünf Einsen
        [6] sechs Einsen
       *[other] { $count } Einsen
    }.
    .you = Du wertest { $count ->
        [1] eine Eins
        [2] zwei Einsen
        [3] drei Einsen
        [4] vier Einsen
        [5] fünf Einsen
        [6] sechs Einsen
       *[other] { $count } Einsen
    }.
tokyo-told-twos = { $seat } wertet { $count ->
        [1] eine Zwei
        [2] zwei Zweien
        [3] drei Zweien
        [4] vier Zweien
        [5] fünf Zweien
        [6] sechs Zweien
       *[other] { $count } Zweien
    }.
    .you = Du wertest { $count ->
        [1] eine Zwei
        [2] zwei Zweien
        [3] drei Zweien
        [4] vier Zweien
        [5] fünf Zweien
        [6] sechs Zweien
       *[other] { $count } Zweien
    }.
tokyo-told-threes = { $seat } wertet { $count ->
        [1] eine Drei
        [2] zwei Dreien
        [3] drei Dreien
        [4] vier Dreien
        [5] fünf Dreien
        [6] sechs Dreien
       *[other] { $count } Dreien
    }.
    .you = Du wertest { $count ->
        [1] eine Drei
        [2] zwei Dreien
        [3] drei Dreien
        [4] vier Dreien
        [5] fünf Dreien
        [6] sechs Dreien
       *[other] { $count } Dreien
    }.
tokyo-told-hearts = { $seat } wertet { $count ->
        [1] ein Herz
        [2] zwei Herzen
        [3] drei Herzen
        [4] vier Herzen
        [5] fünf Herzen
        [6] sechs Herzen
       *[other] { $count } Herzen
    }.
    .you = Du wertest { $count ->
        [1] ein Herz
        [2] zwei Herzen
        [3] drei Herzen
        [4] vier Herzen
        [5] fünf Herzen
        [6] sechs Herzen
       *[other] { $count } Herzen
    }.
tokyo-told-energy = { $seat } wertet { $count ->
        [1] eine Energie
        [2] zwei Energie
        [3] drei Energie
        [4] vier Energie
        [5] fünf Energie
        [6] sechs Energie
       *[other] { $count } Energie
    }.
    .you = Du wertest { $count ->
        [1] eine Energie
        [2] zwei Energie
        [3] drei Energie
        [4] vier Energie
        [5] fünf Energie
        [6] sechs Energie
       *[other] { $count } Energie
    }.
tokyo-told-strikes = { $seat } schlägt mit { $count ->
        [one] 1 Kralle
       *[other] { $count } Krallen
    } zu.
    .you = Du schlägst mit { $count ->
        [one] 1 Kralle
       *[other] { $count } Krallen
    } zu.
tokyo-told-hits = { $by } nimmt { $seat } { $count } ♥ (noch { $total }).
    .you = { $by } nimmt dir { $count } ♥ (noch { $total }).
    .by-you = Du nimmst { $seat } { $count } ♥ (noch { $total }).
tokyo-told-hits-as-well = , { $seat } { $count } (noch { $total })
    .you = , dir { $count } (noch { $total })
tokyo-told-hits-too = nimmt { $seat } { $count } ♥ (noch { $total })
    .you = nimmt dir { $count } ♥ (noch { $total })
    .by-you = du nimmst { $seat } { $count } ♥ (noch { $total })
tokyo-told-costs-as-well = , { $seat } { $count } ♥ (noch { $total })
    .you = , du { $count } ♥ (noch { $total })
tokyo-told-first-claws = : { $cause } +{ $count }
tokyo-told-more-claws = , { $cause } +{ $count }
tokyo-told-nobody-hit = niemand wird getroffen
tokyo-told-poisoned = { $seat } verliert { $count } ♥ durch Gift (noch { $total }).
    .you = Du verlierst { $count } ♥ durch Gift (noch { $total }).
tokyo-told-holds-tokyo = { $seat } beginnt den Zug in Tokyo.
    .you = Du beginnst den Zug in Tokyo.
tokyo-told-own-stars = +{ $count } ★ ({ $cause })
    .no-cause = +{ $count } ★
    .you-no-cause = +{ $count } ★
tokyo-told-own-hearts = +{ $count } ♥ ({ $cause })
    .no-cause = +{ $count } ♥
    .you-no-cause = +{ $count } ♥
tokyo-told-own-energy = +{ $count } ⚡ ({ $cause })
    .no-cause = +{ $count } ⚡
    .you-no-cause = +{ $count } ⚡
tokyo-told-own-wickedness = +{ $count } Bosheit
tokyo-told-own-stars-lost = −{ $count } ★ ({ $cause })
    .no-cause = −{ $count } ★
    .you-no-cause = −{ $count } ★
tokyo-told-own-energy-lost = −{ $count } ⚡ ({ $cause })
    .no-cause = −{ $count } ⚡
    .you-no-cause = −{ $count } ⚡
tokyo-told-own-hearts-cost = −{ $count } ♥ (noch { $total })
tokyo-told-own-hearts-lost = −{ $count } ♥ ohne { $cause }
    .no-cause = −{ $count } ♥
    .you-no-cause = −{ $count } ♥
tokyo-told-stars = { $seat } +{ $count } ★ ({ $cause })
    .you = du +{ $count } ★ ({ $cause })
    .no-cause = { $seat } +{ $count } ★
    .you-no-cause = du +{ $count } ★
tokyo-told-healed = { $seat } +{ $count } ♥ ({ $cause })
    .you = du +{ $count } ♥ ({ $cause })
    .no-cause = { $seat } +{ $count } ♥
    .you-no-cause = du +{ $count } ♥
tokyo-told-energy-gained = { $seat } +{ $count } ⚡ ({ $cause })
    .you = du +{ $count } ⚡ ({ $cause })
    .no-cause = { $seat } +{ $count } ⚡
    .you-no-cause = du +{ $count } ⚡
tokyo-told-stars-lost = { $seat } −{ $count } ★ ({ $cause })
    .you = du −{ $count } ★ ({ $cause })
    .no-cause = { $seat } −{ $count } ★
    .you-no-cause = du −{ $count } ★
tokyo-told-energy-lost = { $seat } −{ $count } ⚡ ({ $cause })
    .you = du −{ $count } ⚡ ({ $cause })
    .no-cause = { $seat } −{ $count } ⚡
    .you-no-cause = du −{ $count } ⚡
tokyo-told-hearts-lost = { $seat } −{ $count } ♥ (noch { $total }, { $cause })
    .you = du −{ $count } ♥ (noch { $total }, { $cause })
    .no-cause = { $seat } −{ $count } ♥ (noch { $total })
    .you-no-cause = du −{ $count } ♥ (noch { $total })
tokyo-told-trimmed = { $seat } −{ $count } ♥ ohne { $cause }
    .you = du −{ $count } ♥ ohne { $cause }
    .no-cause = { $seat } −{ $count } ♥
    .you-no-cause = du −{ $count } ♥
tokyo-told-token = { $seat } bekommt { $count } × { $token } ({ $cause })
    .you = du bekommst { $count } × { $token } ({ $cause })
    .no-cause = { $seat } bekommt { $count } × { $token }
    .you-no-cause = du bekommst { $count } × { $token }
tokyo-told-unharmed = { $seat } verliert nichts ({ $cause })
    .you = du verlierst nichts ({ $cause })
    .no-cause = { $seat } verliert nichts
    .you-no-cause = du verlierst nichts
tokyo-told-pays = { $seat } zahlt { $count } ⚡ für { $cause }.
    .you = Du zahlst { $count } ⚡ für { $cause }.
tokyo-told-sweeps = { $seat } tauscht für { $count } ⚡ die Auslage aus.
    .you = Du tauschst für { $count } ⚡ die Auslage aus.
tokyo-told-turned = aus { $face } wird { $to }
tokyo-told-used-up = { $seat } hat { $card } aufgebraucht.
    .you = Du hast { $card } aufgebraucht.
tokyo-told-sells = { $seat } verkauft { $card } mit { $cause }.
    .you = Du verkaufst { $card } mit { $cause }.
tokyo-told-wakes = { $seat } wacht auf und wirft { $card } ab.
    .you = Du wachst auf und wirfst { $card } ab.
tokyo-told-hides = { $count ->
        [one] { $seat } wirft einen Würfel für die Tarnung.
       *[other] { $seat } wirft { $count } Würfel für die Tarnung.
    }
    .you = { $count ->
        [one] Du wirfst einen Würfel für die Tarnung.
       *[other] Du wirfst { $count } Würfel für die Tarnung.
    }
tokyo-told-no-heart = kein Herz
tokyo-told-saved = { $count } ♥ gerettet
tokyo-told-flies = { $seat } verlässt Tokyo mit { $cause } und verliert kein ♥.
    .you = Du verlässt Tokyo mit { $cause } und verlierst kein ♥.

## Noch einmal anschauen

tokyo-moment-lead = { $seat } übernimmt mit { $count } ★ die Führung.
    .you = Du übernimmst mit { $count } ★ die Führung.

## Was gefragt wird, und was man antworten kann

tokyo-ask-sides = Welche Seite des Plättchens liegt oben?
tokyo-ask-who_starts = Wie viele Krallen würfelt { $seat }?
tokyo-ask-roll = Was würfelt { $seat } mit { $count } Würfeln?
tokyo-ask-keep = { $count ->
        [0] Kein Wurf mehr. Willst du noch etwas tun, bevor die Würfel gewertet werden?
       *[other] Welche Würfel behältst du? Würfe übrig: { $count }
    }
tokyo-ask-probing = Psychosonde: Welchen Würfel von { $of } würfelst du neu?
tokyo-ask-probed = Psychosonde: Was würfelt { $seat }?
tokyo-ask-probed_again = Hintergrundbewohner: Die 3 neu würfeln?
tokyo-ask-change = Willst du Würfel ändern, bevor sie gewertet werden?
tokyo-ask-choose = Welche Würfel wertest du als Nächstes?
tokyo-ask-hearts = Was machst du mit dem nächsten Herz? Herzen übrig: { $count }
tokyo-ask-lose_window = Durch { $cause } von { $by } würdest du { $count } ♥ verlieren. Was tust du?
    .no-by = Durch { $cause } würdest du { $count } ♥ verlieren. Was tust du?
    .by-you = Durch { $cause } von dir selbst würdest du { $count } ♥ verlieren. Was tust du?
tokyo-ask-camouflage_roll = Was würfelt { $seat } für die Tarnung mit { $count } Würfeln?
tokyo-ask-camouflage_again = Hintergrundbewohner: Die Dreien deiner Tarnung neu würfeln? Dreien: { $count }
tokyo-ask-yield = { $by } hat zugeschlagen. { $count ->
        [0] Verlässt du Tokyo?
       *[other] Düsen: Tokyo verlassen und nichts verlieren, oder bleiben und { $count } ♥ verlieren?
    }
    .answer-pass = In Tokyo bleiben
tokyo-ask-take_tile = Welches Plättchen der Stufe { $level } nimmst du?
tokyo-ask-flux = Welche Karte kopiert der Dunkle Doppelgänger?
tokyo-ask-last_chance = Gleich kommt { $card } von { $by }. Nutzt du vorher die Schnellheilung?
    .no-card = { $by } scheidet aus, und deine Kopie endet. Nutzt du vorher die Schnellheilung?
tokyo-ask-waking = Winterschlaf: Wachst du auf?
tokyo-ask-mutate = Tauschst du Instabile DNA gegen eine Karte von { $of }?
tokyo-ask-buy = Was kaufst du? Du hast { $count } ⚡.
tokyo-ask-draw = Welche Karte wird aufgedeckt?
tokyo-ask-peek = Welche Karte sieht { $seat }?
tokyo-ask-looked = Im Labor erschaffen: Kaufst du die Karte, die du siehst?
tokyo-ask-snatch = Wesen aus der Tiefe: Kaufst du, was im Zug von { $of } aufgedeckt wurde?
tokyo-ask-sell = Metamorph: Welche Karte wirfst du ab, um ihre Kosten zu bekommen?
tokyo-ask-freezing = Zeit anhalten: Machst du noch einen Zug? Würfel weniger: { $count }
tokyo-action-pass = Nichts weiter
tokyo-action-heal = Schnellheilung: 2 ⚡ für 1 ♥
tokyo-action-camouflage = Für die Tarnung würfeln
tokyo-action-jump = Supersprung: 1 ⚡ statt 1 ♥
tokyo-action-wings = Flügel: 2 ⚡, um in diesem Zug nichts zu verlieren
tokyo-action-drink = Energydrink: 1 ⚡ für einen weiteren Wurf
tokyo-action-smoke = Rauchwolke: ein Marker für einen weiteren Wurf
tokyo-action-wake = Aufwachen
tokyo-action-yield = Tokyo verlassen
tokyo-action-sweep = Für 2 ⚡ die Auslage austauschen
tokyo-action-look = Die oberste Karte ansehen
tokyo-action-freeze = Noch ein Zug
tokyo-action-cure = Einen Marker entfernen: { $token }
tokyo-action-resolve = Werten: { $face }
tokyo-action-take = { $tile } nehmen
tokyo-action-probe = Einen Würfel neu würfeln: { $face }
tokyo-action-cull = Herdenausdünner: { $face } → 1
tokyo-action-twist = Überraschende Wendung: { $face } → { $to }
tokyo-action-stretch = Dehnbar, 2 ⚡: { $face } → { $to }
tokyo-action-dwell = { $count } × 3 neu würfeln
tokyo-action-buy = { $card } kaufen
tokyo-action-sell = { $card } für die Kosten abwerfen
tokyo-action-copy = { $card } kopieren
tokyo-action-swap = Gegen { $card } tauschen
tokyo-action-reroll = Neu würfeln: { $dice }
tokyo-outcome-roll = { $roll }
tokyo-outcome-card = { $card }
tokyo-outcome-side = { $side }
tokyo-outcome-claws = Krallen: { $count }
tokyo-outcome-hide = Herzen: { $hearts }, Dreien: { $threes }

## Was auf dem Tisch liegt, und was dazu zu sagen ist

tokyo-place-shop = Auslage
    .about = Drei offene Powerkarten. Eine gekaufte wird sofort ersetzt.
tokyo-place-deck = Stapel
    .about = Powerkarten, die noch niemand gesehen hat.
tokyo-place-next = Oben auf dem Stapel
    .about = Karten, die jemand angesehen hat. Du kennst die, die du selbst gesehen hast.
tokyo-place-discard = Ablagestapel
    .about = Verbrauchte Karten. Sie werden gemischt, wenn der Stapel leer ist.
tokyo-place-tray = Würfel
    .about = Die Würfel des Monsters, das am Zug ist.
tokyo-place-last = Würfel vom Zug davor
    .about = Was das vorige Monster gewürfelt hat.
tokyo-place-cards = Karten
    .about = Powerkarten, die ein Monster behält.
tokyo-place-tiles = Plättchen
    .about = Bosheitsplättchen, die ein Monster genommen hat.
tokyo-place-rack = Plättchen übrig bei Bosheit { $value }
    .about = Wer Bosheit { $value } erreicht, nimmt eines davon.

tokyo-counter-hearts = Herzen
    .about = Ein Monster ohne Herzen scheidet aus.
tokyo-counter-stars = Sterne
    .about = Wer am Ende eines Zuges 20 Sterne hat, gewinnt.
tokyo-counter-energy = Energie
    .about = Damit kauft man Powerkarten.
tokyo-counter-wickedness = Bosheit
    .about = Bei 3, 6 und 10 gibt es ein Plättchen.
tokyo-counter-poison = Giftmarker
    .about = Am Ende seines Zuges verliert ein Monster je Marker ein Herz.
tokyo-counter-shrink = Schrumpfmarker
    .about = Je Marker würfelt ein Monster mit einem Würfel weniger.
tokyo-counter-dice = Zahl der Würfel
    .about = Mit so vielen Würfeln würfelt ein Monster.
tokyo-counter-extra = Weitere Züge
    .about = Züge, die ein Monster nach diesem zusätzlich hat.
tokyo-counter-rolls = Würfe übrig
    .about = So oft darf in diesem Zug noch neu gewürfelt werden.
tokyo-counter-claws = Krallen
    .about = Gewürfelte Krallen und alles, was Karten und Plättchen hinzufügen.
tokyo-counter-places = Plätze in Tokyo
    .about = Bei fünf oder sechs Monstern ist auch die Tokyo Bay offen.
tokyo-counter-smoke = Rauchmarker
    .about = Jeder bringt einen weiteren Wurf.

tokyo-mark-out = ausgeschieden
tokyo-mark-asleep = schläft
tokyo-mark-flying = in der Luft
tokyo-mark-zombie = Zombie
tokyo-mark-roars = gewinnt durch ein letztes Brüllen
tokyo-mark-keep = behalten
    .about = Behalten: Die Karte bleibt bei dem, der sie kauft, und wirkt von da an.
tokyo-mark-once = abwerfen
    .about = Abwerfen: Die Karte wirkt sofort und wird dann abgeworfen.
tokyo-mark-copied = kopiert
tokyo-mark-spent = verbraucht
tokyo-mark-counted = gewertet

tokyo-phase-setup = Aufbau
tokyo-phase-start = Zugbeginn
tokyo-phase-roll = Würfeln
tokyo-phase-after = Nach dem letzten Wurf
tokyo-phase-resolve = Wertung
tokyo-phase-enter = Eroberung von Tokyo
tokyo-phase-buy = Kauf
tokyo-phase-end = Zugende
tokyo-phase-over = Spielende

tokyo-figure-monster = Monster
tokyo-die-1 = { tokyo-face-1 }
    .about = Drei bringen 1 ★ und 2 Bosheit, jede weitere 1 ★.
tokyo-die-2 = { tokyo-face-2 }
    .about = Drei bringen 2 ★ und 1 Bosheit, jede weitere 1 ★.
tokyo-die-3 = { tokyo-face-3 }
    .about = Drei bringen 3 ★, jede weitere 1 ★.
tokyo-die-heart = { tokyo-face-heart }
    .about = Außerhalb von Tokyo bringt es 1 ♥ oder entfernt einen Marker; in Tokyo nützt es nichts.
tokyo-die-energy = { tokyo-face-energy }
    .about = Bringt 1 ⚡.
tokyo-die-claw = { tokyo-face-claw }
    .about = Von außen kostet sie jedes Monster in Tokyo 1 ♥, aus Tokyo jedes außerhalb.

tokyo-goal-stars = { $goal } Sterne
tokyo-goal-last = Das letzte Monster: Alle Gegner sind ausgeschieden
tokyo-goal-roar = { $goal } Sterne für ein letztes Brüllen
tokyo-brief-want = Wer am Ende eines Zuges { $goal } ★ hat, gewinnt. Ebenso gewinnt, wer als letztes Monster noch ♥ hat. Du beginnst mit { $hearts } ♥.
tokyo-brief-want-round = Wer am Ende einer Runde { $goal } ★ hat, gewinnt. Ebenso gewinnt, wer als letztes Monster noch ♥ hat. Du beginnst mit { $hearts } ♥.
tokyo-brief-dice = Würfle bis zu dreimal mit sechs Würfeln und behalte, was du willst: Drei gleiche Zahlen bringen ★, Blitze ⚡, Herzen ♥, und Krallen schlagen zu.
tokyo-brief-tokyo = Wer in Tokyo ist, trifft alle draußen, und alle draußen treffen ihn. Tokyo zu erobern bringt 1 ★, den Zug dort zu beginnen 2 ★; dafür heilen Herzen dort nicht. Wer getroffen wird, darf Tokyo verlassen.
tokyo-brief-two = Wer in Tokyo ist, trifft den anderen und wird von ihm getroffen. Tokyo zu erobern und den Zug dort zu beginnen bringt je 1 ⚡; dafür heilen Herzen dort nicht. Wer getroffen wird, darf Tokyo verlassen.
tokyo-brief-buy = Mit ⚡ kaufst du Powerkarten. Drei Einsen oder Zweien machen dich böse: Bei Bosheit { $first }, { $second } und { $third } wählst du ein Plättchen.

tokyo-keep-some = { $kept } behalten und den Rest neu würfeln
tokyo-keep-none = Keinen behalten, alle neu würfeln
tokyo-keep-all = Alle behalten und aufhören

tokyo-follows-stars = { $seat } bekommt { $count } ★ (dann { $total }).
    .you = Du bekommst { $count } ★ (dann { $total }).
tokyo-follows-stars-lost = { $seat } verliert { $count } ★ (dann { $total }).
    .you = Du verlierst { $count } ★ (dann { $total }).
tokyo-follows-hearts = { $seat } heilt { $count } ♥ (dann { $total }).
    .you = Du heilst { $count } ♥ (dann { $total }).
tokyo-follows-energy = { $seat } bekommt { $count } ⚡ (dann { $total }).
    .you = Du bekommst { $count } ⚡ (dann { $total }).
tokyo-follows-wickedness = { $seat } bekommt { $count } Bosheit (dann { $total }).
    .you = Du bekommst { $count } Bosheit (dann { $total }).
tokyo-follows-goal = { $goal } ★: { $seat } gewinnt, wenn das Monster dann noch lebt.
    .you = { $goal } ★: Du gewinnst, wenn du dann noch lebst.
tokyo-follows-enters = { $seat } erobert { $place }.
    .you = Du eroberst { $place }.
tokyo-follows-leaves = { $seat } verlässt Tokyo.
    .you = Du verlässt Tokyo.
tokyo-follows-left = Dir bleiben { $count } ⚡.
tokyo-follows-tile = Du bekommst ein Plättchen der Stufe { $level }.
tokyo-follows-spends = Herzen, mit denen du heilen oder Marker entfernen kannst: { $count }.
tokyo-follows-hit = { $seat } würde { $count } ♥ verlieren (übrig: { $total }).
    .you = Du würdest { $count } ♥ verlieren (übrig: { $total }).

## Optionen

tokyo-option-two_player = Zu zweit: Tokyo bringt Energie statt Sterne (true oder false).
tokyo-option-end_check = Wann 20 Sterne gewinnen: am Ende des Zuges (turn) oder der Runde (round).
tokyo-option-tiles = Die Seiten der Bosheitsplättchen: rot (red), grün (green), zufällig gemischt (mixed) oder zehn, durch ihre Kennungen benannt.
tokyo-option-hearts_in_tokyo_count = Herzen in Tokyo: Dort gewürfelt, zählen sie für Totale Zerstörung (true oder false).
tokyo-option-reflection_window = Spiegelhaut: Der Verlust durch sie kann verhindert werden (true oder false).
tokyo-option-selection_window = Natürliche Auslese: Der Verlust durch sie kann verhindert werden (true oder false).
tokyo-option-selling_is_gaining = Metamorph: Freund der Kinder erhöht, was das Abwerfen bringt (true oder false).
tokyo-option-final_roar = Wann Letztes Brüllen gewinnt: sofort (at_once) oder am Ende des Zuges (end_of_turn).
tokyo-option-spent_copy = Was mit verbrauchten Kopien geschieht: Sie enden (ends), wirken weiter (stays), oder das Plättchen kommt aus dem Spiel (takes_tile).
tokyo-option-skybeam = Wofür der Himmelsstrahl zahlt: nur für gewertete Würfel (dice_that_count) oder für alle (all_dice).

## Was die Karten bewirken

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

## Die Regeln, in unseren Worten

rule-tokyo-setup-table = Alle beginnen außerhalb von Tokyo mit 10 ♥, ohne ★, ⚡ und Bosheit. Drei Powerkarten liegen offen.
    .title = Aufbau
    .note = Das folgt aus dem Rest der Spielregel.
    .words = Aufbau Start Lebenspunkte zu Beginn
rule-tokyo-setup-sides = Es gibt zehn Bosheitsplättchen mit roter und grüner Seite: vier auf Stufe 3, vier auf 6, zwei auf 10. Gespielt wird mit allen roten, allen grünen oder gemischt.
    .title = Die Seiten der Plättchen
    .note = Welche Seiten zusammengehören, wissen wir nicht; das ist nur beim Mischen wichtig.
rule-tokyo-setup-first = Jeder würfelt mit sechs Würfeln; wer die meisten Krallen hat, beginnt. Bei Gleichstand wird neu gewürfelt.
    .title = Wer beginnt
    .words = Startspieler wer fängt an
rule-tokyo-turn = Würfeln, Würfel werten, Tokyo erobern, Karten kaufen, Zug beenden. Dann ist der linke Nachbar dran.
    .title = Der Zug
    .words = Ablauf Zugübersicht Phasen
rule-tokyo-start-order = Erst Nanobots, dann die Plättchen, dann die ★ von Tokyo, dann der Stadtfresser; dann darf der Dunkle Doppelgänger wechseln, und es wird gewürfelt.
    .title = Der Beginn des Zuges
    .note = Die Spielregel nennt keine Reihenfolge.
rule-tokyo-roll-dice = Du würfelst mit sechs Würfeln und allen zusätzlichen; für jeden Schrumpfmarker und für jeden Zug, den du in Folge durch „Zeit anhalten“ machst, ist es einer weniger.
    .title = Wie viele Würfel
    .note = Zusätzliche Würfel summieren sich, auch über die zwei gelben der Schachtel hinaus.
    .words = wie viele Würfel Anzahl
rule-tokyo-roll-first = Beim ersten Wurf würfelst du mit allen deinen Würfeln.
    .title = Der erste Wurf
rule-tokyo-roll-again = Vor jedem weiteren Wurf wählst du mindestens einen Würfel, mit dem du neu würfelst; auch zuvor behaltene sind erlaubt. Welche von gleichen Würfeln es sind, ist egal.
    .title = Neu würfeln
    .words = noch einmal würfeln neu würfeln behalten
rule-tokyo-roll-three = Du hast drei Würfe und darfst vorher aufhören.
    .title = Drei Würfe
    .words = wie oft würfeln drei Würfe
rule-tokyo-roll-extra = Weitere Würfe summieren sich. Energydrink und Rauchwolke darfst du beim Würfeln nutzen, so oft du zahlen kannst, auch wenn du keinen Wurf mehr übrig hast.
    .title = Weitere Würfe
    .note = Das folgt aus den Karten.
rule-tokyo-after-order = Wenn das aktive Monster nicht mehr würfelt, werden im Uhrzeigersinn die Psychosonden eingesetzt; dann darf es selbst Würfel ändern.
    .title = Nach dem letzten Wurf
    .note = Die Karten lassen die Reihenfolge offen. Ist ein Würfel geändert, kommt keine Psychosonde mehr zum Einsatz.
rule-tokyo-after-change = Bevor deine Würfel gewertet werden, darfst du sie mit Herdenausdünner, Überraschender Wendung und Dehnbar ändern, in beliebiger Reihenfolge.
    .title = Würfel ändern
    .note = Herdenausdünner einmal je Exemplar, Dehnbar so oft, wie du zahlst.
rule-tokyo-resolve-order = Gleiche Würfel zählen zusammen als Gruppe; die Reihenfolge der Gruppen wählst du, und alle werden gewertet.
    .title = Würfel werten
    .note = Gefragt wirst du nur nach Gruppen, die etwas bewirken.
    .words = Reihenfolge Würfel auswerten
rule-tokyo-resolve-numbers = Drei gleiche Zahlen bringen so viele ★, wie die Zahl sagt, und jede weitere 1 ★ mehr.
    .title = Zahlen
    .words = Drilling drei gleiche Zahlen Siegpunkte 1 2 3
rule-tokyo-resolve-wickedness = Jeder volle Drilling aus Einsen bringt 2 Bosheit, jeder aus Zweien 1, Dreien bringen keine.
    .title = Bosheit
    .words = Bosheit bekommen Punkte für Bosheit Drilling
rule-tokyo-resolve-energy = Jeder Energiewürfel bringt 1 ⚡.
    .title = Energiewürfel
    .words = Energie bekommen Blitz Energieladung
rule-tokyo-resolve-hearts = Außerhalb von Tokyo bringt jedes Herz 1 ♥ oder entfernt einen Gift- oder Schrumpfmarker, wie du willst.
    .title = Herzwürfel
    .words = heilen Heilung Lebenspunkte
rule-tokyo-resolve-hearts_in_tokyo = In Tokyo nützen Herzen nichts, weder für ♥ noch für Marker.
    .title = Herzen in Tokyo
    .note = Für Totale Zerstörung gelten sie trotzdem als gewürfelt, außer die Option „Herzen in Tokyo“ ist aus. Ein Zombie nutzt nie Herzen.
    .words = heilen Heilung in Tokyo Herzen
rule-tokyo-resolve-claws = Aus Tokyo treffen deine Krallen jedes Monster außerhalb, von außen jedes in Tokyo: Jedes verliert 1 ♥ je Kralle.
    .title = Krallen
    .words = Angriff Pranken Schaden verwunden wer wird getroffen Krallen
rule-tokyo-resolve-claw_count = Erst zählen die gewürfelten Krallen, dann die Krallen, die immer hinzukommen, dann die, für die du mindestens eine Kralle brauchst, dann die, für die du mindestens zwei brauchst; zuletzt wird verdoppelt.
    .title = Krallen zählen
    .note = Die Karten lassen die Reihenfolge offen, und die Quellen sind sich nicht einig.
rule-tokyo-resolve-contains_claw = Auch eine Kralle, die durch eine Karte hinzukommt, gehört zu deinem Wurf, selbst wenn sie niemanden trifft.
    .title = Eine Kralle im Wurf
    .note = So wird es online gespielt.
rule-tokyo-damage-smash = Verwundet ist ein Monster, das durch Krallen eines anderen ♥ verliert. Ein Verlust durch Karten zählt nicht: Er bringt keine Marker, und niemand darf deshalb Tokyo verlassen.
    .title = Verwundet
    .words = verwundet Pranken
rule-tokyo-damage-event = Was mehrere Monster trifft, trifft sie im Uhrzeigersinn, links vom Verursacher beginnend und ihn selbst zuletzt. Wen es trifft, steht von Anfang an fest.
    .title = Gemeinsamer Verlust
    .note = Die Spielregel sagt dazu nichts.
rule-tokyo-damage-window = Bevor du ♥ verlierst, darfst du Tarnung, Supersprung, Schnellheilung und Flügel nutzen, in beliebiger Reihenfolge; dann zählen Panzerung und Winterschlaf.
    .title = Verhindern
    .note = Erst wird geheilt, dann verloren.
rule-tokyo-damage-tokens = Gift- und Schrumpfmarker gibt es nur bei einem Angriff, der ♥ gekostet hat. Sie bleiben liegen, auch wenn du Karte oder Plättchen verlierst.
    .title = Marker
    .note = Die Spielregel spricht von verwundeten Monstern.
    .words = Schrumpfmarker loswerden
rule-tokyo-damage-poison = Am Ende seines Zuges verliert ein Monster 1 ♥ je Giftmarker, auf einmal.
    .title = Gift
    .note = Diesen Verlust verursacht niemand.
    .words = Giftmarker Gift
rule-tokyo-city-enter = Ist Tokyo City leer, musst du hinein. Bei fünf oder sechs Monstern musst du in die Tokyo Bay, wenn nur sie leer ist.
    .title = Tokyo erobern
    .words = wann muss ich nach Tokyo erobern betreten
rule-tokyo-city-reward = Tokyo zu erobern bringt 1 ★.
    .title = Die Belohnung
    .words = Punkte für Erobern Tokyo
rule-tokyo-city-start = Den Zug in Tokyo zu beginnen bringt 2 ★, auch in einem weiteren Zug.
    .title = Zugbeginn in Tokyo
    .words = Punkte für Zugbeginn in Tokyo bleiben
rule-tokyo-city-yield = Wird ein Monster in Tokyo verwundet, darf es die Stadt verlassen.
    .title = Tokyo verlassen
    .note = Gefragt wird im Uhrzeigersinn nach dem Schaden der Krallen, vor den übrigen Gruppen.
    .words = Tokyo verlassen fliehen raus wann
rule-tokyo-city-bay_closes = Sobald vier Monster übrig sind, muss die Tokyo Bay geräumt werden: in eine leere City, sonst hinaus.
    .title = Die Bay schließt
    .words = Tokyo Bay vier Spieler
rule-tokyo-buy-card = Du darfst von den offenen Karten so viele kaufen, wie du bezahlen kannst. Karten zum Abwerfen wirken sofort, Karten zum Behalten von da an.
    .title = Karten kaufen
    .words = Powerkarten kaufen wie
rule-tokyo-buy-price = Eine Karte kostet so viel ⚡, wie darauf steht, abzüglich deiner Rabatte.
    .title = Der Preis
    .words = Rabatt billiger
rule-tokyo-buy-refill = Eine gekaufte Karte wird, nachdem sie gewirkt hat, sofort vom Stapel ersetzt; auch die neue kannst du kaufen.
    .title = Die Auslage
rule-tokyo-buy-sweep = Für 2 ⚡ darfst du die offenen Karten abwerfen und drei neue aufdecken.
    .title = Auslage austauschen
    .words = Karten wegwerfen austauschen Auslage 2 Energie
rule-tokyo-buy-shuffle = Ist der Stapel aufgebraucht, wird der Ablagestapel neu gemischt.
    .title = Leerer Stapel
    .note = Ist auch er leer, bleibt die Auslage kürzer.
rule-tokyo-end-order = Metamorph, Energiehamster, Pflanzenfresser, Mondkraft, Natürliche Auslese, Gift; dann wird geprüft, wer gewonnen hat.
    .title = Das Ende des Zuges
    .note = Die Spielregel nennt keine Reihenfolge.
rule-tokyo-extra_turns = Weitere Züge folgen direkt auf den laufenden: erst Zeit anhalten, dann Letzte Anstrengung, dann Raserei. Dann geht es links vom Monster weiter, dessen regulärer Zug es war.
    .title = Weitere Züge
    .note = Die Spielregel nennt keine Reihenfolge.
rule-tokyo-two_player = Tokyo zu erobern und den Zug dort zu beginnen bringt je 1 ⚡ statt ★.
    .title = Die Option zu zweit
    .words = zwei Spieler Variante
rule-tokyo-win-stars = Wer am Ende eines Zuges 20 ★ hat und lebt, gewinnt.
    .title = Zwanzig Sterne
    .note = Die Spielregel sagt Runde, meint aber nach allem, was wir wissen, den Zug; mit der Option „Wann 20 Sterne gewinnen“ geht beides.
    .words = wie gewinne ich 20 Siegpunkte wann endet das Spiel
rule-tokyo-win-shared = Haben dann mehrere 20 ★, teilen sie sich den Sieg.
    .title = Geteilter Sieg
    .note = Die Spielregel sagt dazu nichts.
    .words = zwei Spieler 20 Punkte Gleichstand
rule-tokyo-win-last = Ist nur noch ein Monster übrig, gewinnt es sofort, sobald der laufende Schaden alle getroffen hat.
    .title = Das letzte Monster
    .words = letzter Überlebender Spielende
rule-tokyo-win-nobody = Scheiden alle Monster zugleich aus, verlieren alle.
    .title = Alle ausgeschieden
    .words = alle tot gleichzeitig
rule-tokyo-out-zero = Ein Monster ohne ♥ scheidet aus, wenn nichts es zurückbringt.
    .title = Keine Herzen mehr
    .words = sterben tot keine Herzen Lebenspunkte
rule-tokyo-out-elimination = Wer ausscheidet, gibt alle Karten, Plättchen, ⚡ und Marker ab und verlässt Tokyo.
    .title = Ausscheiden
    .words = ausscheiden meine Karten
rule-tokyo-out-turn_ends = Scheidet ein Monster in seinem eigenen Zug aus, endet der Zug: Es erobert und kauft nichts mehr. Wen es verwundet hat, der darf Tokyo noch verlassen.
    .title = Im eigenen Zug ausscheiden
    .note = Die Spielregel sagt dazu nichts.
rule-tokyo-out-revival = Wer zurückkehrt, behält ⚡ und Marker, verliert Karten, Plättchen, ★ und Bosheit und ist außerhalb von Tokyo. Im eigenen Zug geht es von dort weiter.
    .title = Rückkehr
    .note = Das zählt nicht als Verlassen von Tokyo.
rule-tokyo-dials = ★ gehen von 0 bis 20, ♥ bis 10; 11 und 12 nur, wenn etwas es erlaubt. Was darüber ist, verfällt.
    .title = Grenzen
    .words = höchstens Lebenspunkte Maximum
rule-tokyo-supply = ⚡ und Marker gehen nicht aus.
    .title = Der Vorrat
    .note = Die Spielregel nennt keine Grenze; an einem echten Tisch nehmt ihr Ersatz.
    .words = Energie alle Vorrat leer
rule-tokyo-any_time = Schnellheilung wird angeboten, wo es darauf ankommt: beim Kaufen und Verkaufen, vor einem Verlust von ♥ und bevor du die Karte oder die ⚡ dafür verlierst. Bei vollen ♥ wird sie nicht angeboten.
    .title = Jederzeit
    .note = Nach jedem Schritt zu fragen würde niemandem helfen.
rule-tokyo-copies = Eine Karte und ihre Kopie durch den Dunklen Doppelgänger wirken beide. Wo jede ein Monster ♥ kostet, sind es zwei Verluste; innerhalb eines Angriffs werden sie zusammengezählt. Eine Bedingung wird für beide nur einmal geprüft.
    .title = Karte und Kopie
    .note = Anders ist es bei Panzerung, Zeit anhalten und Psychosonde.
rule-tokyo-known = Alles liegt offen, nur der Stapel nicht. Was oben liegt, weiß nur, wer es angesehen hat.
    .title = Was du wissen darfst
    .note = Das folgt aus der Wirkung der Karten.
rule-tokyo-tiles-take = Erreicht oder überschreitet deine Bosheit 3, 6 oder 10, wähle eines der dort übrigen Plättchen. Mehrere Stufen auf einmal bringen je eines, die niedrigste zuerst.
    .title = Plättchen nehmen
    .note = Das Nehmen ist Pflicht; eine leere Stufe gibt nichts.
    .words = Bosheitsplättchen bekommen nehmen
rule-tokyo-tiles-at_once = Ein neues Plättchen wirkt sofort auf Würfelgruppen, die noch nicht gewertet sind, und beim Kaufen; auf Würfe und die Zahl der Würfel erst im nächsten Zug.
    .title = Plättchen wirken sofort
    .note = Die Spielregel sagt dazu nichts.
rule-tokyo-tiles-gone = Ein verbrauchtes oder abgeworfenes Plättchen kommt aus dem Spiel; was auf Karte oder Plättchen steht, geht vor „bis zum Ende behalten“.
    .title = Verbrauchte Plättchen
    .note = Das folgt aus ihren Texten.
rule-tokyo-card-acid_attack = In jedem Zug kommt zu deinem Wurf eine Kralle hinzu, auch wenn du keine gewürfelt hast.
    .title = { tokyo-card-acid_attack }
rule-tokyo-card-alien_origin = Jede Powerkarte kostet dich 1 ⚡ weniger.
    .title = { tokyo-card-alien_origin }
rule-tokyo-card-alpha_monster = Du erhältst 1 ★ in jedem Zug, in dem dein Wurf eine Kralle enthält, ob sie jemanden trifft oder nicht.
    .title = { tokyo-card-alpha_monster }
rule-tokyo-card-armor_plating = Du ignorierst jeden Verlust von genau 1 ♥. Entscheidend ist, was nach anderem Schutz übrig bleibt.
    .title = { tokyo-card-armor_plating }
rule-tokyo-card-background_dweller = Du darfst beliebige deiner Dreien neu würfeln, so oft du willst und ohne einen Wurf zu verbrauchen; auch Würfel der Tarnung und eine Drei, die eine Psychosonde gebracht hat.
    .title = { tokyo-card-background_dweller }
    .note = Welche Würfel sie außerdem betrifft, ist aus der Online-Fassung erschlossen.
rule-tokyo-card-burrowing = Solange du in Tokyo bist, kommt zu deinem Wurf eine Kralle hinzu. Wenn du es nach einem Angriff verlässt, verliert das Monster, das deinen Platz nimmt, 1 ♥, bevor es einzieht.
    .title = { tokyo-card-burrowing }
    .note = Ein Angreifer, der schon in Tokyo war, nimmt keinen Platz ein und bleibt verschont.
rule-tokyo-card-camouflage = Wenn du ♥ verlieren würdest, wirf für jedes davon einen Würfel: Jedes gewürfelte Herz verhindert den Verlust von einem.
    .title = { tokyo-card-camouflage }
    .note = Ein Wurf je Verlust und Exemplar, mit einem Würfel für jedes ♥ des Verlusts, auch wenn du gar nicht so viele hast.
rule-tokyo-card-complete_destruction = Enthält dein Wurf 1, 2, 3, Herz, Energie und Kralle, erhältst du zusätzlich zu allem anderen 9 ★.
    .title = { tokyo-card-complete_destruction }
rule-tokyo-card-media_friendly = Jedes Mal, wenn du eine Powerkarte kaufst, erhältst du 1 ★, bevor diese wirkt. Der Kauf dieser Karte selbst zählt nicht.
    .title = { tokyo-card-media_friendly }
rule-tokyo-card-eater_of_the_dead = Du erhältst 3 ★, wann immer ein anderes Monster auf 0 ♥ fällt, auch wenn es zurückkehrt.
    .title = { tokyo-card-eater_of_the_dead }
rule-tokyo-card-energy_hoarder = Am Ende deines Zuges erhältst du 1 ★ je 6 ⚡, die du hast.
    .title = { tokyo-card-energy_hoarder }
rule-tokyo-card-even_bigger = Beim Kauf erhältst du 2 ♥. Solange du sie hast, darfst du bis zu 12 ♥ haben.
    .title = { tokyo-card-even_bigger }
rule-tokyo-card-extra_head = Du würfelst mit einem Würfel mehr.
    .title = { tokyo-card-extra_head }
rule-tokyo-card-fire_breathing = Enthält dein Wurf eine Kralle, verlieren deine Nachbarn links und rechts je 1 ♥ mehr, wo immer sie sind. Bei nur einem Gegner ist es nur 1 ♥.
    .title = { tokyo-card-fire_breathing }
rule-tokyo-card-freeze_time = Nach einem Zug mit mindestens drei Einsen darfst du noch einen Zug mit einem Würfel weniger machen.
    .title = { tokyo-card-freeze_time }
    .note = Einmal je solchem Zug, und jeder weitere Zug in Folge kostet einen Würfel mehr. Eine Kopie bringt nichts zusätzlich.
rule-tokyo-card-friend_of_children = Wann immer du ⚡ erhältst, erhältst du 1 ⚡ mehr.
    .title = { tokyo-card-friend_of_children }
rule-tokyo-card-giant_brain = Du hast in jedem Zug einen Wurf mehr.
    .title = { tokyo-card-giant_brain }
rule-tokyo-card-gourmet = Wenn du drei oder mehr Einsen wertest, erhältst du 2 ★ mehr.
    .title = { tokyo-card-gourmet }
rule-tokyo-card-herbivore = Am Ende deines Zuges erhältst du 1 ★, wenn niemand durch dich ♥ verloren hat.
    .title = { tokyo-card-herbivore }
    .note = Was deine eigenen Karten dich kosten, zählt als Verlust durch dich; was Karten anderer kosten, nicht.
rule-tokyo-card-herd_culler = Einmal im Zug darfst du nach deinem letzten Wurf einen deiner Würfel auf 1 drehen.
    .title = { tokyo-card-herd_culler }
rule-tokyo-card-it_has_a_child = Wenn du auf 0 ♥ fällst: Wirf alle Karten und Plättchen ab, verliere alle ★ und Bosheit, verlasse Tokyo und spiele mit 10 ♥ weiter. ⚡ und Marker behältst du.
    .title = { tokyo-card-it_has_a_child }
rule-tokyo-card-jets = Wenn du Tokyo verlässt, verlierst du durch diesen Angriff keine ♥.
    .title = { tokyo-card-jets }
    .note = Du entscheidest nach den Verlusten der anderen und vor deinem eigenen; gefragt wirst du nur, wenn du überhaupt ♥ verlieren würdest.
rule-tokyo-card-made_in_a_lab = Beim Kaufen darfst du die oberste Karte des Stapels ansehen und sie kaufen oder liegen lassen.
    .title = { tokyo-card-made_in_a_lab }
    .note = Einmal im Zug; eine Kopie sieht die nächste Karte an. Niemand sonst sieht sie, und nichts wird aufgedeckt.
rule-tokyo-card-metamorph = Am Ende deines Zuges darfst du behaltene Karten abwerfen, jede für ihre vollen aufgedruckten Kosten in ⚡.
    .title = { tokyo-card-metamorph }
    .note = Ob Freund der Kinder dazukommt, ist umstritten; die Option „Metamorph“ entscheidet, voreingestellt ist ja.
rule-tokyo-card-nova_breath = Deine Krallen treffen alle anderen Monster, in und außerhalb von Tokyo.
    .title = { tokyo-card-nova_breath }
rule-tokyo-card-detritivore = Enthält dein Wurf 1, 2 und 3, erhältst du zusätzlich 2 ★.
    .title = { tokyo-card-detritivore }
rule-tokyo-card-opportunist = In Zügen anderer darfst du jede neu aufgedeckte Karte sofort kaufen, vor dem aktiven Monster.
    .title = { tokyo-card-opportunist }
    .note = Haben mehrere diese Karte, kommt bei jedem Aufdecken der im Uhrzeigersinn nächste zuerst. Nach dem Austauschen der Auslage darfst du mehrere kaufen, solange du die Karte oder ihre Kopie hast. Im eigenen Zug bewirkt sie nichts.
rule-tokyo-card-parasitic_tentacles = Beim Kaufen darfst du auch behaltene Karten anderer Monster kaufen: Den Preis erhält der Besitzer, der nicht ablehnen kann.
    .title = { tokyo-card-parasitic_tentacles }
rule-tokyo-card-plot_twist = Nach deinem letzten Wurf darfst du einen deiner Würfel beliebig drehen; wirf dann diese Karte ab.
    .title = { tokyo-card-plot_twist }
rule-tokyo-card-poison_quills = Wenn du mindestens drei Zweien würfelst, kommen zu deinem Wurf zwei Krallen hinzu.
    .title = { tokyo-card-poison_quills }
rule-tokyo-card-psychic_probe = Nach dem letzten Wurf eines anderen Monsters darfst du einen seiner Würfel neu würfeln. Zeigt er dann ein Herz, wirf diese Karte ab.
    .title = { tokyo-card-psychic_probe }
    .note = Nur ihr eigener Wurf zählt: Was { tokyo-card-background_dweller } danach aus dem Würfel macht, kostet die Karte nicht.
rule-tokyo-card-rapid_healing = Du darfst jederzeit 2 ⚡ zahlen, um 1 ♥ zu erhalten, auch wenn du gerade welche verlieren würdest.
    .title = { tokyo-card-rapid_healing }
rule-tokyo-card-regeneration = Wann immer du ♥ erhältst, erhältst du 1 ♥ mehr.
    .title = { tokyo-card-regeneration }
rule-tokyo-card-shrink_ray = Jedes Monster, das du verwundest, erhält einen Schrumpfmarker. Je Marker würfelt es mit einem Würfel weniger; ein Herz außerhalb von Tokyo entfernt einen.
    .title = { tokyo-card-shrink_ray }
rule-tokyo-card-smoke_cloud = Sie kommt mit 3 Rauchmarkern. Gib einen davon für einen weiteren Wurf ab; mit dem letzten wirfst du auch die Karte ab.
    .title = { tokyo-card-smoke_cloud }
rule-tokyo-card-lunar_powered = Am Ende deines Zuges erhältst du 1 ⚡, wenn du keine hast.
    .title = { tokyo-card-lunar_powered }
rule-tokyo-card-spiked_tail = Enthält dein Wurf eine Kralle, kommt eine Kralle hinzu.
    .title = { tokyo-card-spiked_tail }
rule-tokyo-card-stretchy = Nach deinem letzten Wurf darfst du 2 ⚡ zahlen, um einen deiner Würfel beliebig zu drehen, so oft du zahlen kannst.
    .title = { tokyo-card-stretchy }
rule-tokyo-card-energy_drink = Zahle 1 ⚡ für einen weiteren Wurf, so oft du zahlen kannst.
    .title = { tokyo-card-energy_drink }
rule-tokyo-card-urbavore = Beginnt dein Zug in Tokyo, erhältst du 1 ★ mehr. Bist du dort und enthält dein Wurf eine Kralle, kommt eine Kralle hinzu.
    .title = { tokyo-card-urbavore }
rule-tokyo-card-were_only_making_it_stronger = Wenn du 2 oder mehr ♥ auf einmal verlierst, erhältst du 1 ⚡.
    .title = { tokyo-card-were_only_making_it_stronger }
rule-tokyo-card-wings = Wenn du ♥ verlieren würdest, darfst du 2 ⚡ zahlen: Für den Rest dieses Zuges verlierst du keine.
    .title = { tokyo-card-wings }
rule-tokyo-card-hibernation = Solange du sie hast, verlierst du keine ♥, ziehst nicht nach Tokyo, kaufst nichts, und nur deine Herzen und ⚡ zählen. Du darfst sie in deinem Zug abwerfen. In Tokyo ist sie nicht zu kaufen.
    .title = { tokyo-card-hibernation }
    .note = Aufwachen darfst du vor dem Würfeln, vor dem Werten, vor dem Erobern und beim Kaufen. Im Schlaf kannst du auch die Auslage nicht austauschen.
rule-tokyo-card-nanobots = Zu Beginn deines Zuges erhältst du 2 ♥, wenn du weniger als 3 hast.
    .title = { tokyo-card-nanobots }
rule-tokyo-card-natural_selection = Beim Kauf erhältst du 4 ⚡ und 4 ♥. Du würfelst mit einem Würfel mehr. Endet dein Zug mit einer 3 unter deinen Würfeln, verlierst du alle deine ♥.
    .title = { tokyo-card-natural_selection }
    .note = Dem Wortlaut nach lässt sich dieser Verlust wie jeder andere verhindern; ohne die Option „Natürliche Auslese“ nur durch schon bezahlte Flügel oder Winterschlaf. Gerade noch geheilte ♥ gehen mit verloren.
rule-tokyo-card-reflective_hide = Ein Monster, durch das du ♥ verlierst, verliert selbst 1 ♥.
    .title = { tokyo-card-reflective_hide }
    .note = Einmal je Verlust, nicht bei Gift oder eigenen Karten, nie noch einmal gespiegelt. Verhindern lässt es sich, außer die Option „Spiegelhaut“ ist aus.
rule-tokyo-card-super_jump = Einmal im Zug jedes Spielers darfst du 1 ⚡ zahlen, um den Verlust von 1 ♥ zu verhindern.
    .title = { tokyo-card-super_jump }
rule-tokyo-card-unstable_dna = Wenn du Tokyo nach einem Angriff verlässt, darfst du diese Karte gegen eine behaltene Karte des Angreifers tauschen.
    .title = { tokyo-card-unstable_dna }
rule-tokyo-card-zombify = Wenn du zum ersten Mal auf 0 ♥ fällst: Wirf alle anderen Karten und die Plättchen ab, verliere alle ★ und Bosheit, verlasse Tokyo und spiele mit 12 ♥ weiter. Von da an darfst du 12 ♥ haben und kannst Herzen nicht mehr nutzen.
    .title = { tokyo-card-zombify }
    .note = Sie wirkt vor „Es hat ein Junges!“, und die Karte bleibt als Zeichen liegen: Niemand kann sie verkaufen, kaufen, kopieren oder tauschen, sie zählt nicht als Karte und geht, wenn ihr Besitzer wieder fällt.
rule-tokyo-card-apartment_building = Du erhältst 3 ★.
    .title = { tokyo-card-apartment_building }
rule-tokyo-card-commuter_train = Du erhältst 2 ★.
    .title = { tokyo-card-commuter_train }
rule-tokyo-card-corner_store = Du erhältst 1 ★.
    .title = { tokyo-card-corner_store }
rule-tokyo-card-death_from_above = Du erhältst 2 ★. Alle anderen werden aus Tokyo geworfen, und du eroberst Tokyo City, mit 1 ★ mehr, wenn du von außen kommst.
    .title = { tokyo-card-death_from_above }
    .note = Wer hinausgeworfen wird, verlässt Tokyo nicht im Sinn der Karten. Aus der Bay rückst du ohne Belohnung auf.
rule-tokyo-card-energize = Du erhältst 9 ⚡.
    .title = { tokyo-card-energize }
rule-tokyo-card-evacuation_orders = Jedes andere Monster verliert 5 ★.
    .title = { tokyo-card-evacuation_orders }
rule-tokyo-card-flame_thrower = Jedes andere Monster verliert 2 ♥.
    .title = { tokyo-card-flame_thrower }
rule-tokyo-card-frenzy = Nach diesem Zug hast du noch einen.
    .title = { tokyo-card-frenzy }
rule-tokyo-card-gas_refinery = Du erhältst 2 ★; jedes andere Monster verliert 3 ♥.
    .title = { tokyo-card-gas_refinery }
rule-tokyo-card-high_altitude_bombing = Jedes Monster verliert 3 ♥, du auch.
    .title = { tokyo-card-high_altitude_bombing }
rule-tokyo-card-jet_fighters = Du erhältst 5 ★ und verlierst 4 ♥.
    .title = { tokyo-card-jet_fighters }
rule-tokyo-card-nuclear_power_plant = Du erhältst 2 ★ und 3 ♥, auch in Tokyo.
    .title = { tokyo-card-nuclear_power_plant }
rule-tokyo-card-skyscraper = Du erhältst 4 ★.
    .title = { tokyo-card-skyscraper }
rule-tokyo-card-tank = Du erhältst 4 ★ und verlierst 3 ♥.
    .title = { tokyo-card-tank }
rule-tokyo-card-vast_storm = Du erhältst 2 ★; jedes andere Monster verliert für je 2 ⚡, die es hat, 1 ⚡.
    .title = { tokyo-card-vast_storm }
rule-tokyo-card-monster_pets = Jedes Monster verliert 3 ★, du auch.
    .title = { tokyo-card-monster_pets }
rule-tokyo-tile-devious = Du hast in jedem Zug einen Wurf mehr.
    .title = { tokyo-tile-devious }
rule-tokyo-tile-barbs = Enthält dein Wurf zwei oder mehr Krallen, kommt eine Kralle hinzu.
    .title = { tokyo-tile-barbs }
rule-tokyo-tile-eternal = Zu Beginn deines Zuges erhältst du 1 ♥.
    .title = { tokyo-tile-eternal }
rule-tokyo-tile-final_roar = Würdest du mit 16 oder mehr ★ ausscheiden, gewinnst du stattdessen.
    .title = { tokyo-tile-final_roar }
    .note = Sofort und allein, noch bevor du zurückkehren könntest; mit der Option „Wann Letztes Brüllen gewinnt“ endet erst der Zug, und der Sieg kann geteilt werden.
rule-tokyo-tile-skulking = Wenn du drei oder mehr Einsen wertest, erhältst du 1 ★ mehr; nicht für den Wurf, der dir das Plättchen brachte.
    .title = { tokyo-tile-skulking }
rule-tokyo-tile-poison_spit = Jedes Monster, das du verwundest, erhält einen Giftmarker. Am Ende seines Zuges verliert es 1 ♥ je Marker; ein Herz außerhalb von Tokyo entfernt einen.
    .title = { tokyo-tile-poison_spit }
rule-tokyo-tile-tireless = Zu Beginn deines Zuges erhältst du 1 ⚡.
    .title = { tokyo-tile-tireless }
rule-tokyo-tile-underdog = Verwundest du ein Monster, das mehr ★ hat als du, stiehlst du ihm 1 ★.
    .title = { tokyo-tile-underdog }
    .note = Es zählen deine ★ vor dem Angriff, und das Opfer muss ♥ verlieren.
rule-tokyo-tile-cyberbrain = Du würfelst mit einem Würfel mehr.
    .title = { tokyo-tile-cyberbrain }
rule-tokyo-tile-defender_of_tokyo = Jedes Mal, wenn du Tokyo eroberst oder dort einen Zug beginnst, verliert jedes andere Monster 1 ★.
    .title = { tokyo-tile-defender_of_tokyo }
rule-tokyo-tile-evil_lair = Jede Powerkarte kostet dich 1 ⚡ weniger.
    .title = { tokyo-tile-evil_lair }
rule-tokyo-tile-fluxling = Es gilt als Kopie einer behaltenen Karte eines beliebigen Spielers, als hättest du sie eben gekauft. Zu Beginn jedes deiner Züge darfst du eine andere wählen.
    .title = { tokyo-tile-fluxling }
    .note = Wird die Karte abgeworfen, endet die Kopie; wechselt sie den Besitzer, bleibt sie. Eine Kopie, die sich selbst abwerfen würde, ruht bis zur nächsten Wahl; mit der Option „Was mit verbrauchten Kopien geschieht“ könnt ihr es anders spielen.
rule-tokyo-tile-full_regeneration = Du darfst bis zu 12 ♥ haben, und beim Erwerb heilst du auf 12.
    .title = { tokyo-tile-full_regeneration }
rule-tokyo-tile-have_it_all = Beim Erwerb erhältst du 1 ★ je behaltener Karte. Von da an erhältst du jedes Mal, wenn du eine Powerkarte kaufst, 1 ★.
    .title = { tokyo-tile-have_it_all }
rule-tokyo-tile-widespread_panic = Jedes andere Monster verliert 4 ★; das Plättchen ist verbraucht.
    .title = { tokyo-tile-widespread_panic }
rule-tokyo-tile-sonic_boomer = Zu Beginn deines Zuges erhältst du 1 ★.
    .title = { tokyo-tile-sonic_boomer }
rule-tokyo-tile-antimatter_beam = Deine Krallen zählen doppelt, nach allem, was hinzukommt.
    .title = { tokyo-tile-antimatter_beam }
rule-tokyo-tile-final_push = Du erhältst 2 ♥ und 2 ⚡. Nach diesem Zug hast du noch einen, und das Plättchen ist verbraucht.
    .title = { tokyo-tile-final_push }
rule-tokyo-tile-skybeam = Du erhältst 1 ⚡ mehr je Energiewürfel und 1 ♥ mehr je Herzwürfel.
    .title = { tokyo-tile-skybeam }
    .note = Nur für gewertete Würfel und zusammen mit deren Ertrag; mit der Option „Wofür der Himmelsstrahl zahlt“ für alle Würfel und getrennt davon.
rule-tokyo-tile-starburst = Du erhältst 12 ⚡; das Plättchen ist verbraucht.
    .title = { tokyo-tile-starburst }
