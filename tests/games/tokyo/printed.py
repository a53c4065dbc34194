"""What the cards and tiles are, noted down apart from the game's own tables: the judges of the table test."""

CARDS = """
kept 1 6 | acid_attack | Acid Attack | Säureangriff
kept 1 3 | alien_origin | Alien Origin | Außerirdischer Ursprung
kept 1 5 | alpha_monster | Alpha Monster | Alphamonster
kept 1 4 | armor_plating | Armor Plating | Panzerung
kept 1 4 | background_dweller | Background Dweller | Hintergrundbewohner
kept 1 5 | burrowing | Burrowing | Untergraben
kept 1 3 | camouflage | Camouflage | Tarnung
kept 1 3 | complete_destruction | Complete Destruction | Totale Zerstörung
kept 1 3 | media_friendly | Media-Friendly | Medienliebling
kept 1 4 | eater_of_the_dead | Eater of the Dead | Leichenfresser
kept 1 3 | energy_hoarder | Energy Hoarder | Energiehamster
kept 1 4 | even_bigger | Even Bigger | Noch größer
kept 1 7 | extra_head | Extra Head | Zusätzlicher Kopf
kept 1 4 | fire_breathing | Fire Breathing | Feueratem
kept 1 6 | freeze_time | Freeze Time | Zeit anhalten
kept 1 3 | friend_of_children | Friend of Children | Freund der Kinder
kept 1 5 | giant_brain | Giant Brain | Riesenhirn
kept 1 6 | gourmet | Gourmet | Feinschmecker
kept 1 5 | herbivore | Herbivore | Pflanzenfresser
kept 1 5 | herd_culler | Herd Culler | Herdenausdünner
kept 1 7 | it_has_a_child | It Has a Child! | Es hat ein Junges!
kept 1 5 | jets | Jets | Düsen
kept 1 2 | made_in_a_lab | Made in a Lab | Im Labor erschaffen
kept 1 3 | metamorph | Metamorph | Metamorph
kept 1 7 | nova_breath | Nova Breath | Nova-Atem
kept 1 4 | detritivore | Detritivore | Allesverwerter
kept 1 3 | opportunist | Opportunist | Wesen aus der Tiefe
kept 1 4 | parasitic_tentacles | Parasitic Tentacles | Parasitäre Tentakel
kept 1 3 | plot_twist | Plot Twist | Überraschende Wendung
kept 1 3 | poison_quills | Poison Quills | Giftstacheln
kept 1 3 | psychic_probe | Psychic Probe | Psychosonde
kept 1 3 | rapid_healing | Rapid Healing | Schnellheilung
kept 1 4 | regeneration | Regeneration | Regeneration
kept 1 6 | shrink_ray | Shrink Ray | Schrumpfstrahl
kept 1 4 | smoke_cloud | Smoke Cloud | Rauchwolke
kept 1 3 | lunar_powered | Lunar Powered | Mondkraft
kept 1 5 | spiked_tail | Spiked Tail | Stachelschwanz
kept 1 3 | stretchy | Stretchy | Dehnbar
kept 1 4 | energy_drink | Energy Drink | Energydrink
kept 1 4 | urbavore | Urbavore | Stadtfresser
kept 1 3 | were_only_making_it_stronger | We're Only Making It Stronger! | Wir machen es nur stärker!
kept 1 6 | wings | Wings | Flügel
kept 1 4 | hibernation | Hibernation | Winterschlaf
kept 1 3 | nanobots | Nanobots | Nanobots
kept 1 2 | natural_selection | Natural Selection | Natürliche Auslese
kept 1 6 | reflective_hide | Reflective Hide | Spiegelhaut
kept 1 4 | super_jump | Super Jump | Supersprung
kept 1 3 | unstable_dna | Unstable DNA | Instabile DNA
kept 1 4 | zombify | Zombify | Zombifizierung
once 1 5 | apartment_building | Apartment Building | Wohnhaus
once 1 4 | commuter_train | Commuter Train | Pendlerzug
once 1 3 | corner_store | Corner Store | Eckladen
once 1 5 | death_from_above | Death From Above | Tod von oben
once 1 8 | energize | Energize | Energieschub
once 2 7 | evacuation_orders | Evacuation Orders | Evakuierungsbefehl
once 1 3 | flame_thrower | Flame Thrower | Flammenwerfer
once 1 7 | frenzy | Frenzy | Raserei
once 1 6 | gas_refinery | Gas Refinery | Gasraffinerie
once 1 4 | high_altitude_bombing | High Altitude Bombing | Bombardement
once 1 5 | jet_fighters | Jet Fighters | Kampfjets
once 1 6 | nuclear_power_plant | Nuclear Power Plant | Atomkraftwerk
once 1 6 | skyscraper | Skyscraper | Wolkenkratzer
once 1 4 | tank | Tank | Panzer
once 1 6 | vast_storm | Vast Storm | Gewaltiger Sturm
once 1 0 | monster_pets | Monster Pets | Monster-Haustiere
"""
"""How many there are, the cost, the id, and the names in English and German; kept, or discarded once it has worked."""

TILES = """
3 red | devious | Devious | Durchtrieben
3 green | barbs | Barbs | Widerhaken
3 red | eternal | Eternal | Ewig
3 green | final_roar | Final Roar | Letztes Brüllen
3 red | skulking | Skulking | Lauernd
3 green | poison_spit | Poison Spit | Giftspeier
3 red | tireless | Tireless | Unermüdlich
3 green | underdog | Underdog | Außenseiter
6 red | cyberbrain | Cyberbrain | Cyberhirn
6 green | defender_of_tokyo | Defender of Tokyo | Verteidiger von Tokyo
6 red | evil_lair | Evil Lair | Finsterer Unterschlupf
6 green | fluxling | Fluxling | Dunkler Doppelgänger
6 red | full_regeneration | Full Regeneration | Vollständige Regeneration
6 green | have_it_all | Have It All! | Alles meins!
6 red | widespread_panic | Widespread Panic | Massenpanik
6 green | sonic_boomer | Sonic Boomer | Schallbrecher
10 red | antimatter_beam | Antimatter Beam | Antimateriestrahl
10 green | final_push | Final Push | Letzte Anstrengung
10 red | skybeam | Skybeam | Himmelsstrahl
10 green | starburst | Starburst | Sternenexplosion
"""
"""The level, the side, the id, and the names; two sides in a row are those of one tile."""
