# Tokyo. Players' names, cards, tiles and dice are put in as they are: no sentence may bend them. ★ stars, ♥ hearts, ⚡ energy.

tokyo-name = King of Tokyo: Dark Edition
    .words =
        health life lives hp heal: hearts
        points victory: stars
        lightning cube: energy
        paw paws attack damage hit: claws
        reroll rerolls: roll again
        shop market: face-up cards
        evil: wickedness
        monster player: monster
        dead: alive eliminated
tokyo-summary = Two to six monsters roll dice for stars, hearts and energy, and fight over Tokyo.

## Things

tokyo-card-acid_attack = Acid Attack
tokyo-card-alien_origin = Alien Origin
tokyo-card-alpha_monster = Alpha Monster
tokyo-card-armor_plating = Armor Plating
tokyo-card-background_dweller = Background Dweller
tokyo-card-burrowing = Burrowing
tokyo-card-camouflage = Camouflage
tokyo-card-complete_destruction = Complete Destruction
tokyo-card-media_friendly = Media-Friendly
tokyo-card-eater_of_the_dead = Eater of the Dead
tokyo-card-energy_hoarder = Energy Hoarder
tokyo-card-even_bigger = Even Bigger
tokyo-card-extra_head = Extra Head
tokyo-card-fire_breathing = Fire Breathing
tokyo-card-freeze_time = Freeze Time
tokyo-card-friend_of_children = Friend of Children
tokyo-card-giant_brain = Giant Brain
tokyo-card-gourmet = Gourmet
tokyo-card-herbivore = Herbivore
tokyo-card-herd_culler = Herd Culler
tokyo-card-it_has_a_child = It Has a Child!
tokyo-card-jets = Jets
tokyo-card-made_in_a_lab = Made in a Lab
tokyo-card-metamorph = Metamorph
tokyo-card-nova_breath = Nova Breath
tokyo-card-detritivore = Detritivore
tokyo-card-opportunist = Opportunist
tokyo-card-parasitic_tentacles = Parasitic Tentacles
tokyo-card-plot_twist = Plot Twist
tokyo-card-poison_quills = Poison Quills
tokyo-card-psychic_probe = Psychic Probe
tokyo-card-rapid_healing = Rapid Healing
tokyo-card-regeneration = Regeneration
tokyo-card-shrink_ray = Shrink Ray
tokyo-card-smoke_cloud = Smoke Cloud
tokyo-card-lunar_powered = Lunar Powered
tokyo-card-spiked_tail = Spiked Tail
tokyo-card-stretchy = Stretchy
tokyo-card-energy_drink = Energy Drink
tokyo-card-urbavore = Urbavore
tokyo-card-were_only_making_it_stronger = We're Only Making It Stronger!
tokyo-card-wings = Wings
tokyo-card-hibernation = Hibernation
tokyo-card-nanobots = Nanobots
tokyo-card-natural_selection = Natural Selection
tokyo-card-reflective_hide = Reflective Hide
tokyo-card-super_jump = Super Jump
tokyo-card-unstable_dna = Unstable DNA
tokyo-card-zombify = Zombify
tokyo-card-apartment_building = Apartment Building
tokyo-card-commuter_train = Commuter Train
tokyo-card-corner_store = Corner Store
tokyo-card-death_from_above = Death From Above
tokyo-card-energize = Energize
tokyo-card-evacuation_orders = Evacuation Orders
tokyo-card-flame_thrower = Flame Thrower
tokyo-card-frenzy = Frenzy
tokyo-card-gas_refinery = Gas Refinery
tokyo-card-high_altitude_bombing = High Altitude Bombing
tokyo-card-jet_fighters = Jet Fighters
tokyo-card-nuclear_power_plant = Nuclear Power Plant
tokyo-card-skyscraper = Skyscraper
tokyo-card-tank = Tank
tokyo-card-vast_storm = Vast Storm
tokyo-card-monster_pets = Monster Pets
tokyo-card-hidden = a power card

tokyo-tile-devious = Devious
tokyo-tile-barbs = Barbs
tokyo-tile-eternal = Eternal
tokyo-tile-final_roar = Final Roar
tokyo-tile-skulking = Skulking
tokyo-tile-poison_spit = Poison Spit
tokyo-tile-tireless = Tireless
tokyo-tile-underdog = Underdog
tokyo-tile-cyberbrain = Cyberbrain
tokyo-tile-defender_of_tokyo = Defender of Tokyo
tokyo-tile-evil_lair = Evil Lair
tokyo-tile-fluxling = Fluxling
tokyo-tile-full_regeneration = Full Regeneration
tokyo-tile-have_it_all = Have It All!
tokyo-tile-widespread_panic = Widespread Panic
tokyo-tile-sonic_boomer = Sonic Boomer
tokyo-tile-antimatter_beam = Antimatter Beam
tokyo-tile-final_push = Final Push
tokyo-tile-skybeam = Skybeam
tokyo-tile-starburst = Starburst

tokyo-face-1 = 1
tokyo-face-2 = 2
tokyo-face-3 = 3
tokyo-face-heart = heart
tokyo-face-energy = energy
tokyo-face-claw = claw
tokyo-roll-1 = 1
tokyo-roll-2 = 2
tokyo-roll-3 = 3
tokyo-roll-heart = heart
tokyo-roll-energy = energy
tokyo-roll-claw = claw
tokyo-roll-none = no dice
tokyo-dice-1 = 1
tokyo-dice-2 = 2
tokyo-dice-3 = 3
tokyo-dice-4 = 4
tokyo-dice-5 = 5
tokyo-dice-6 = 6
tokyo-dice-7 = 7
tokyo-dice-8 = 8
tokyo-dice-9 = 9
tokyo-dice-none = none
tokyo-side-red = red
tokyo-side-green = green
tokyo-place-outside = outside Tokyo
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
tokyo-cause-claws = claws
tokyo-cause-poison = poison
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
tokyo-cause-dice = the dice
tokyo-cause-tokyo = Tokyo
tokyo-cause-sweep = new cards for sale
tokyo-cause-fall = elimination
tokyo-cause-used_up = used up
tokyo-token-poison = poison
tokyo-token-shrink = shrinking

## What happens

tokyo-event-side-up = { $tile } is in this game.
tokyo-event-rolls-for-start = { $seat } rolls for the start. Claws: { $count }.
    .you = You roll for the start. Claws: { $count }.
tokyo-event-starts = { $seat } starts.
    .you = You start.
tokyo-event-turn = { $seat }’s turn.
    .you = Your turn.
tokyo-event-extra-turn = { $seat } takes another turn: { $cause }.
    .you = You take another turn: { $cause }.
tokyo-event-no-dice = { $seat } has no dice to roll.
    .you = You have no dice to roll.
tokyo-event-rolls = { $seat } rolls: { $roll }.
    .you = You roll: { $roll }.
tokyo-event-puffs = { $seat } spends a smoke token for one more roll ({ $count } left).
    .you = You spend a smoke token for one more roll ({ $count } left).
tokyo-event-probes = { $seat } uses Psychic Probe to have a die rolled again: { $face }.
    .you = You use Psychic Probe to have a die rolled again: { $face }.
tokyo-event-turns-die = { $seat } turns a die from { $face } to { $to } ({ $cause }).
    .you = You turn a die from { $face } to { $to } ({ $cause }).
tokyo-event-resolves = { $seat } resolves { $count } × { $face }.
    .you = You resolve { $count } × { $face }.
tokyo-event-gains-stars = { $seat } gains { $count } ★ from { $cause } ({ $total }).
    .you = You gain { $count } ★ from { $cause } ({ $total }).
tokyo-event-loses-stars = { $seat } loses { $count } ★ to { $cause } ({ $total } left).
    .you = You lose { $count } ★ to { $cause } ({ $total } left).
tokyo-event-gains-hearts = { $seat } heals { $count } ♥ with { $cause } ({ $total }).
    .you = You heal { $count } ♥ with { $cause } ({ $total }).
tokyo-event-loses-hearts = { $seat } loses { $count } ♥ to { $cause } of { $by } ({ $total } left).
    .you = You lose { $count } ♥ to { $cause } of { $by } ({ $total } left).
    .no-by = { $seat } loses { $count } ♥ to { $cause } ({ $total } left).
    .by-you = { $seat } loses { $count } ♥ to your { $cause } ({ $total } left).
    .you-no-by = You lose { $count } ♥ to { $cause } ({ $total } left).
    .you-by-you = You lose { $count } ♥ to your own { $cause } ({ $total } left).
tokyo-event-trimmed = Without { $cause } { $seat } loses { $count } ♥ ({ $total } left).
    .you = Without { $cause } you lose { $count } ♥ ({ $total } left).
tokyo-event-gains-energy = { $seat } gains { $count } ⚡ from { $cause } ({ $total }).
    .you = You gain { $count } ⚡ from { $cause } ({ $total }).
tokyo-event-loses-energy = { $seat } loses { $count } ⚡ to { $cause } ({ $total } left).
    .you = You lose { $count } ⚡ to { $cause } ({ $total } left).
tokyo-event-gains-wickedness = { $seat } gains { $count } wickedness from { $cause } ({ $total }).
    .you = You gain { $count } wickedness from { $cause } ({ $total }).
tokyo-event-takes-tile = { $seat } takes the tile { $tile }.
    .you = You take the tile { $tile }.
tokyo-event-no-tile = No tile is left at level { $level } for { $seat }.
    .you = No tile is left for you at level { $level }.
tokyo-event-tile-gone = { $seat } puts { $tile } aside for good: { $cause }.
    .you = You put { $tile } aside for good: { $cause }.
tokyo-event-copies = { $seat } copies { $card }.
    .you = You copy { $card }.
tokyo-event-copy-ends = { $seat } no longer copies { $card }.
    .you = You no longer copy { $card }.
tokyo-event-cures = { $seat } spends a heart to remove a token: { $token }.
    .you = You spend a heart to remove a token: { $token }.
tokyo-event-gets-token = { $cause } gives { $seat } tokens: { $token } × { $count }.
    .you = { $cause } gives you tokens: { $token } × { $count }.
tokyo-event-adds-claws = { $cause } makes it { $total } claws for { $seat }.
    .you = { $cause } makes it { $total } claws for you.
tokyo-event-smashes = { $seat } strikes with { $count ->
        [one] 1 claw
       *[other] { $count } claws
    }.
    .you = You strike with { $count ->
        [one] 1 claw
       *[other] { $count } claws
    }.
tokyo-event-nobody-hit = The claws of { $seat } hit nobody.
    .you = Your claws hit nobody.
tokyo-event-prevents = { $card } saves { $seat } { $count } ♥.
    .you = { $card } saves you { $count } ♥.
tokyo-event-hides = { $seat } rolls { $count } dice for Camouflage; hearts: { $hearts }.
    .you = You roll { $count } dice for Camouflage; hearts: { $hearts }.
tokyo-event-unharmed = { $seat } loses nothing: { $cause }.
    .you = You lose nothing: { $cause }.
tokyo-event-falls = { $seat } has no ♥ left.
    .you = You have no ♥ left.
tokyo-event-roars = { $seat } gives a final roar!
    .you = You give a final roar!
tokyo-event-revived = { $seat } comes back with { $total } ♥ and nothing else ({ $card }).
    .you = You come back with { $total } ♥ and nothing else ({ $card }).
tokyo-event-eliminated = { $seat } is out of the game.
    .you = You are out of the game.
tokyo-event-yields = { $seat } yields Tokyo.
    .you = You yield Tokyo.
tokyo-event-stays = { $seat } stays in Tokyo.
    .you = You stay in Tokyo.
tokyo-event-enters = { $seat } enters { $place }.
    .you = You enter { $place }.
tokyo-event-leaves = { $seat } has to leave Tokyo: Death From Above.
    .you = You have to leave Tokyo: Death From Above.
tokyo-event-moves-up = { $seat } moves from the Bay to the City.
    .you = You move from the Bay to the City.
tokyo-event-bay-closes = With four monsters left, Tokyo Bay closes: { $seat } moves to { $place }.
    .place-outside = With four monsters left, Tokyo Bay closes: { $seat } leaves Tokyo.
    .you = With four monsters left, Tokyo Bay closes: you move ({ $place }).
tokyo-event-swaps = { $seat } swaps Unstable DNA with { $of } for { $card }.
    .you = You swap Unstable DNA with { $of } for { $card }.
    .of-you = { $seat } swaps Unstable DNA with you for { $card }.
tokyo-event-wakes = { $seat } wakes up.
    .you = You wake up.
tokyo-event-discards = { $seat } discards { $card }.
    .you = You discard { $card }.
tokyo-event-buys = { $seat } buys { $card } from { $of } for { $count } ⚡.
    .you = You buy { $card } from { $of } for { $count } ⚡.
    .no-of = { $seat } buys { $card } for { $count } ⚡.
    .of-you = { $seat } buys { $card } from you for { $count } ⚡.
    .you-no-of = You buy { $card } for { $count } ⚡.
tokyo-event-sweeps = { $seat } replaces the cards for sale.
    .you = You replace the cards for sale.
tokyo-event-revealed = New for sale: { $card }.
tokyo-event-shuffles = The discard pile becomes the new deck.
tokyo-event-looks = { $seat } looks at the top card: { $card }.
    .you = You look at the top card: { $card }.
    .hidden-card = { $seat } looks at the top card of the deck.
tokyo-event-wins = { $seat } wins the game!
    .you = You win the game!
tokyo-event-shares-victory = { $seat } shares the victory.
    .you = You share the victory.
tokyo-event-nobody-wins = All monsters have fallen: nobody wins.

tokyo-told-then-rolls = , then { $roll }
tokyo-told-ones = { $seat } resolves { $count ->
        [1] one 1
        [2] two 1s
        [3] three 1s
        [4] four 1s
        [5] five 1s
        [6] six 1s
       *[other] { $count } 1s
    }.
    .you = You resolve { $count ->
        [1] one 1
        [2] two 1s
        [3] three 1s
        [4] four 1s
        [5] five 1s
        [6] six 1s
       *[other] { $count } 1s
    }.
tokyo-told-twos = { $seat } resolves { $count ->
        [1] one 2
        [2] two 2s
        [3] three 2s
        [4] four 2s
        [5] five 2s
        [6] six 2s
       *[other] { $count } 2s
    }.
    .you = You resolve { $count ->
        [1] one 2
        [2] two 2s
        [3] three 2s
        [4] four 2s
        [5] five 2s
        [6] six 2s
       *[other] { $count } 2s
    }.
tokyo-told-threes = { $seat } resolves { $count ->
        [1] one 3
        [2] two 3s
        [3] three 3s
        [4] four 3s
        [5] five 3s
        [6] six 3s
       *[other] { $count } 3s
    }.
    .you = You resolve { $count ->
        [1] one 3
        [2] two 3s
        [3] three 3s
        [4] four 3s
        [5] five 3s
        [6] six 3s
       *[other] { $count } 3s
    }.
tokyo-told-hearts = { $seat } resolves { $count ->
        [1] one heart
        [2] two hearts
        [3] three hearts
        [4] four hearts
        [5] five hearts
        [6] six hearts
       *[other] { $count } hearts
    }.
    .you = You resolve { $count ->
        [1] one heart
        [2] two hearts
        [3] three hearts
        [4] four hearts
        [5] five hearts
        [6] six hearts
       *[other] { $count } hearts
    }.
tokyo-told-energy = { $seat } resolves { $count ->
        [1] one energy
        [2] two energy
        [3] three energy
        [4] four energy
        [5] five energy
        [6] six energy
       *[other] { $count } energy
    }.
    .you = You resolve { $count ->
        [1] one energy
        [2] two energy
        [3] three energy
        [4] four energy
        [5] five energy
        [6] six energy
       *[other] { $count } energy
    }.
tokyo-told-strikes = { $seat } strikes with { $count ->
        [one] 1 claw
       *[other] { $count } claws
    }.
    .you = You strike with { $count ->
        [one] 1 claw
       *[other] { $count } claws
    }.
tokyo-told-hits = { $by } hits { $seat } for { $count } ({ $total } left).
    .you = { $by } hits you for { $count } ({ $total } left).
    .by-you = You hit { $seat } for { $count } ({ $total } left).
tokyo-told-hits-as-well = , { $seat } for { $count } ({ $total } left)
    .you = , you for { $count } ({ $total } left)
tokyo-told-hits-too = hits { $seat } for { $count } ({ $total } left)
    .you = hits you for { $count } ({ $total } left)
    .by-you = you hit { $seat } for { $count } ({ $total } left)
tokyo-told-costs-as-well = , { $seat } { $count } ♥ ({ $total } left)
    .you = , you { $count } ♥ ({ $total } left)
tokyo-told-first-claws = : { $cause } +{ $count }
tokyo-told-more-claws = , { $cause } +{ $count }
tokyo-told-nobody-hit = nobody is hit
tokyo-told-poisoned = { $seat } loses { $count } ♥ to poison ({ $total } left).
    .you = You lose { $count } ♥ to poison ({ $total } left).
tokyo-told-holds-tokyo = { $seat } starts the turn in Tokyo.
    .you = You start the turn in Tokyo.
tokyo-told-own-stars = +{ $count } ★ ({ $cause })
    .no-cause = +{ $count } ★
    .you-no-cause = +{ $count } ★
tokyo-told-own-hearts = +{ $count } ♥ ({ $cause })
    .no-cause = +{ $count } ♥
    .you-no-cause = +{ $count } ♥
tokyo-told-own-energy = +{ $count } ⚡ ({ $cause })
    .no-cause = +{ $count } ⚡
    .you-no-cause = +{ $count } ⚡
tokyo-told-own-wickedness = +{ $count } wickedness
tokyo-told-own-stars-lost = −{ $count } ★ ({ $cause })
    .no-cause = −{ $count } ★
    .you-no-cause = −{ $count } ★
tokyo-told-own-energy-lost = −{ $count } ⚡ ({ $cause })
    .no-cause = −{ $count } ⚡
    .you-no-cause = −{ $count } ⚡
tokyo-told-own-hearts-cost = −{ $count } ♥ ({ $total } left)
tokyo-told-own-hearts-lost = −{ $count } ♥ without { $cause }
    .no-cause = −{ $count } ♥
    .you-no-cause = −{ $count } ♥
tokyo-told-stars = { $seat } +{ $count } ★ ({ $cause })
    .you = you +{ $count } ★ ({ $cause })
    .no-cause = { $seat } +{ $count } ★
    .you-no-cause = you +{ $count } ★
tokyo-told-healed = { $seat } +{ $count } ♥ ({ $cause })
    .you = you +{ $count } ♥ ({ $cause })
    .no-cause = { $seat } +{ $count } ♥
    .you-no-cause = you +{ $count } ♥
tokyo-told-energy-gained = { $seat } +{ $count } ⚡ ({ $cause })
    .you = you +{ $count } ⚡ ({ $cause })
    .no-cause = { $seat } +{ $count } ⚡
    .you-no-cause = you +{ $count } ⚡
tokyo-told-stars-lost = { $seat } −{ $count } ★ ({ $cause })
    .you = you −{ $count } ★ ({ $cause })
    .no-cause = { $seat } −{ $count } ★
    .you-no-cause = you −{ $count } ★
tokyo-told-energy-lost = { $seat } −{ $count } ⚡ ({ $cause })
    .you = you −{ $count } ⚡ ({ $cause })
    .no-cause = { $seat } −{ $count } ⚡
    .you-no-cause = you −{ $count } ⚡
tokyo-told-hearts-lost = { $seat } −{ $count } ♥ ({ $total } left, { $cause })
    .you = you −{ $count } ♥ ({ $total } left, { $cause })
    .no-cause = { $seat } −{ $count } ♥ ({ $total } left)
    .you-no-cause = you −{ $count } ♥ ({ $total } left)
tokyo-told-trimmed = { $seat } −{ $count } ♥ without { $cause }
    .you = you −{ $count } ♥ without { $cause }
    .no-cause = { $seat } −{ $count } ♥
    .you-no-cause = you −{ $count } ♥
tokyo-told-token = { $seat } gets { $count } × { $token } ({ $cause })
    .you = you get { $count } × { $token } ({ $cause })
    .no-cause = { $seat } gets { $count } × { $token }
    .you-no-cause = you get { $count } × { $token }
tokyo-told-unharmed = { $seat } loses nothing ({ $cause })
    .you = you lose nothing ({ $cause })
    .no-cause = { $seat } loses nothing
    .you-no-cause = you lose nothing
tokyo-told-pays = { $seat } pays { $count } ⚡ for { $cause }.
    .you = You pay { $count } ⚡ for { $cause }.
tokyo-told-sweeps = { $seat } replaces the cards for sale for { $count } ⚡.
    .you = You replace the cards for sale for { $count } ⚡.
tokyo-told-turned = { $face } becomes { $to }
tokyo-told-used-up = { $seat } has used up { $card }.
    .you = You have used up { $card }.
tokyo-told-sells = { $seat } sells { $card } with { $cause }.
    .you = You sell { $card } with { $cause }.
tokyo-told-wakes = { $seat } wakes up and discards { $card }.
    .you = You wake up and discard { $card }.
tokyo-told-hides = { $count ->
        [one] { $seat } rolls a die for Camouflage.
       *[other] { $seat } rolls { $count } dice for Camouflage.
    }
    .you = { $count ->
        [one] You roll a die for Camouflage.
       *[other] You roll { $count } dice for Camouflage.
    }
tokyo-told-no-heart = no heart
tokyo-told-saved = { $count } ♥ saved
tokyo-told-flies = { $seat } leaves Tokyo with { $cause } and loses no ♥.
    .you = You leave Tokyo with { $cause } and lose no ♥.

## Worth another look

tokyo-moment-lead = { $seat } takes the lead with { $count } ★.
    .you = You take the lead with { $count } ★.

## What is asked, and what can be answered

tokyo-ask-sides = Which side of the tile is up?
tokyo-ask-who_starts = How many claws does { $seat } roll?
tokyo-ask-roll = What does { $seat } roll with { $count } dice?
tokyo-ask-keep = { $count ->
        [0] No rolls left. Anything else before the dice are resolved?
       *[other] Which dice do you keep? Rolls left: { $count }
    }
tokyo-ask-probing = Psychic Probe: which die of { $of } do you roll again?
tokyo-ask-probed = What does the probed die show for { $seat }?
tokyo-ask-probed_again = Background Dweller: roll the 3 again?
tokyo-ask-change = Change any dice before they are resolved?
tokyo-ask-choose = Which dice do you resolve next?
tokyo-ask-hearts = What do you do with the next heart? Hearts left: { $count }
tokyo-ask-lose_window = You are about to lose { $count } ♥ to { $by }’s { $cause }: what do you do?
    .no-by = You are about to lose { $count } ♥ to { $cause }: what do you do?
    .by-you = You are about to lose { $count } ♥ to your own { $cause }: what do you do?
tokyo-ask-camouflage_roll = What does { $seat } roll for Camouflage with { $count } dice?
tokyo-ask-camouflage_again = Background Dweller: roll the 3s of your Camouflage again? You have { $count }.
tokyo-ask-yield = { $by } has struck. { $count ->
        [0] Do you yield Tokyo?
       *[other] Jets: yield and lose nothing, or stay and lose { $count } ♥?
    }
    .answer-pass = Stay in Tokyo
tokyo-ask-take_tile = Which level { $level } tile do you take?
tokyo-ask-flux = Which card does Fluxling copy?
tokyo-ask-last_chance = Next comes { $by }’s { $card }: do you use Rapid Healing first?
    .no-card = { $by } falls, and your copy ends: do you use Rapid Healing first?
tokyo-ask-waking = Hibernation: wake up?
tokyo-ask-mutate = Swap Unstable DNA for one of { $of }’s cards?
tokyo-ask-buy = What do you buy? You have { $count } ⚡.
tokyo-ask-draw = Which card is revealed?
tokyo-ask-peek = Which card does { $seat } see?
tokyo-ask-looked = Made in a Lab: buy the card you see?
tokyo-ask-snatch = Opportunist: buy the card just revealed on { $of }’s turn?
tokyo-ask-sell = Metamorph: which card do you sell for its cost?
tokyo-ask-freezing = Freeze Time: take another turn? Fewer dice: { $count }
tokyo-action-pass = Continue
tokyo-action-heal = Rapid Healing: 2 ⚡ for 1 ♥
tokyo-action-camouflage = Roll for Camouflage
tokyo-action-jump = Super Jump: 1 ⚡ instead of 1 ♥
tokyo-action-wings = Wings: 2 ⚡, no loss this turn
tokyo-action-drink = Energy Drink: 1 ⚡ for a roll
tokyo-action-smoke = Smoke Cloud: a token for a roll
tokyo-action-wake = Wake up
tokyo-action-yield = Yield Tokyo
tokyo-action-sweep = Replace the three cards for 2 ⚡
tokyo-action-look = Look at the top card
tokyo-action-freeze = Take another turn
tokyo-action-cure = Remove a token: { $token }
tokyo-action-resolve = Resolve: { $face }
tokyo-action-take = Take { $tile }
tokyo-action-probe = Probe a die: { $face }
tokyo-action-cull = Herd Culler: { $face } → 1
tokyo-action-twist = Plot Twist: { $face } → { $to }
tokyo-action-stretch = Stretchy, 2 ⚡: { $face } → { $to }
tokyo-action-dwell = Roll { $count } × 3 again
tokyo-action-buy = Buy { $card }
tokyo-action-sell = Sell { $card } for its cost
tokyo-action-copy = Copy { $card }
tokyo-action-swap = Swap for { $card }
tokyo-action-reroll = Roll again: { $dice }
tokyo-outcome-roll = { $roll }
tokyo-outcome-card = { $card }
tokyo-outcome-side = { $side }
tokyo-outcome-claws = claws: { $count }
tokyo-outcome-hide = hearts: { $hearts }, 3s: { $threes }

## What lies on the table, and what is said of it

tokyo-place-shop = For sale
    .about = Three face-up power cards. A card that is bought is replaced at once.
tokyo-place-deck = Deck
    .about = Power cards nobody has seen.
tokyo-place-next = On top of the deck
    .about = Cards someone has looked at. You know the ones you have seen.
tokyo-place-discard = Discard
    .about = Used cards. They are shuffled when the deck is empty.
tokyo-place-tray = Dice
    .about = The dice of the monster whose turn it is.
tokyo-place-last = Dice of the turn before
    .about = What the last monster rolled.
tokyo-place-cards = Cards
    .about = Power cards a monster keeps.
tokyo-place-tiles = Tiles
    .about = Wickedness tiles a monster has taken.
tokyo-place-rack = Tiles left at { $value } wickedness
    .about = A monster that reaches { $value } wickedness takes one of them.

tokyo-counter-hearts = Hearts
    .about = A monster with no hearts left is out of the game.
tokyo-counter-stars = Stars
    .about = A monster with 20 at the end of a turn wins.
tokyo-counter-energy = Energy
    .about = Buys power cards.
tokyo-counter-wickedness = Wickedness
    .about = Earns a tile at 3, 6 and 10.
tokyo-counter-poison = Poison tokens
    .about = At the end of its turn a monster loses a heart for each.
tokyo-counter-shrink = Shrink tokens
    .about = A monster rolls one die fewer for each.
tokyo-counter-dice = Number of dice
    .about = How many dice a monster rolls.
tokyo-counter-extra = Extra turns
    .about = Turns a monster takes after this one.
tokyo-counter-rolls = Rolls left
    .about = How many more times dice can be rolled this turn.
tokyo-counter-claws = Claws
    .about = Claws on the dice, plus all that cards and tiles add.
tokyo-counter-places = Places in Tokyo
    .about = With five or six monsters, Tokyo Bay is open too.
tokyo-counter-smoke = Smoke tokens
    .about = Each buys an extra roll.

tokyo-mark-out = out of the game
tokyo-mark-asleep = asleep
tokyo-mark-flying = in the air
tokyo-mark-zombie = zombie
tokyo-mark-roars = wins by a final roar
tokyo-mark-keep = keep
    .about = Keep: the card stays with its buyer and works from then on.
tokyo-mark-once = discard
    .about = Discard: the card takes effect at once and is then discarded.
tokyo-mark-copied = copied
tokyo-mark-spent = used up
tokyo-mark-counted = resolved

tokyo-phase-setup = Setting up
tokyo-phase-start = Start of the turn
tokyo-phase-roll = Rolling
tokyo-phase-after = After the last roll
tokyo-phase-resolve = Resolving dice
tokyo-phase-enter = Entering Tokyo
tokyo-phase-buy = Buying
tokyo-phase-end = End of the turn
tokyo-phase-over = Game over

tokyo-figure-monster = Monster
tokyo-die-1 = { tokyo-face-1 }
    .about = Three 1s: 1 ★ and 2 wickedness; each extra 1: +1 ★.
tokyo-die-2 = { tokyo-face-2 }
    .about = Three 2s: 2 ★ and 1 wickedness; each extra 2: +1 ★.
tokyo-die-3 = { tokyo-face-3 }
    .about = Three 3s: 3 ★; each extra 3: +1 ★.
tokyo-die-heart = { tokyo-face-heart }
    .about = Outside Tokyo: heal 1 ♥ or remove a token. In Tokyo it does nothing.
tokyo-die-energy = { tokyo-face-energy }
    .about = Gives 1 ⚡.
tokyo-die-claw = { tokyo-face-claw }
    .about = From outside, takes 1 ♥ from each monster in Tokyo; from Tokyo, 1 ♥ from each monster outside.

tokyo-goal-stars = { $goal } stars
tokyo-goal-last = The last monster standing
tokyo-goal-roar = { $goal } stars for a final roar
tokyo-brief-want = Be the first to have { $goal } ★ at the end of a turn, or the last monster with ♥. You start with { $hearts } ♥.
tokyo-brief-want-round = Have { $goal } ★ at the end of a round, or be the last monster with ♥. You start with { $hearts } ♥.
tokyo-brief-dice = Roll six dice up to three times and keep what you like: three of a number give ★, bolts give ⚡, hearts heal, and claws strike.
tokyo-brief-tokyo = From Tokyo you strike everyone outside, and everyone outside strikes you. Entering gives 1 ★, starting a turn there 2 ★, but hearts do not heal there. When you are struck, you may yield.
tokyo-brief-two = From Tokyo you strike the other monster, and it strikes you. Entering and starting a turn there give 1 ⚡ each, but hearts do not heal there. When you are struck, you may yield.
tokyo-brief-buy = ⚡ buys power cards. Three 1s or 2s make you wicked: at { $first }, { $second } and { $third } wickedness you choose a tile.

tokyo-keep-some = Keep { $kept } and roll the rest
tokyo-keep-none = Keep none, roll all again
tokyo-keep-all = Keep all and stop

tokyo-follows-stars = { $seat }: +{ $count } ★ (then { $total }).
    .you = You: +{ $count } ★ (then { $total }).
tokyo-follows-stars-lost = { $seat }: −{ $count } ★ (then { $total }).
    .you = You: −{ $count } ★ (then { $total }).
tokyo-follows-hearts = { $seat }: +{ $count } ♥ (then { $total }).
    .you = You: +{ $count } ♥ (then { $total }).
tokyo-follows-energy = { $seat }: +{ $count } ⚡ (then { $total }).
    .you = You: +{ $count } ⚡ (then { $total }).
tokyo-follows-wickedness = { $seat }: +{ $count } wickedness (then { $total }).
    .you = You: +{ $count } wickedness (then { $total }).
tokyo-follows-goal = { $goal } ★: { $seat } wins if it is still alive then.
    .you = { $goal } ★: you win if you are still alive then.
tokyo-follows-enters = { $seat } enters { $place }.
    .you = You enter { $place }.
tokyo-follows-leaves = { $seat } leaves Tokyo.
    .you = You leave Tokyo.
tokyo-follows-left = Left: { $count } ⚡.
tokyo-follows-tile = You take a level { $level } tile.
tokyo-follows-spends = Hearts to heal or remove tokens with: { $count }.
tokyo-follows-hit = { $seat } would lose { $count } ♥ (left: { $total }).
    .you = You would lose { $count } ♥ (left: { $total }).

## Options

tokyo-option-two_player = For two players: Tokyo gives energy instead of stars (true or false).
tokyo-option-end_check = When 20 stars win: at the end of the turn (turn) or of the round (round).
tokyo-option-tiles = The sides of the wickedness tiles: red, green, random for each (mixed), or ten of them by their ids.
tokyo-option-hearts_in_tokyo_count = Hearts in Tokyo: rolled there, they count for Complete Destruction (true or false).
tokyo-option-reflection_window = Reflective Hide: the heart it costs can be saved (true or false).
tokyo-option-selection_window = Natural Selection: the hearts it costs can be saved (true or false).
tokyo-option-selling_is_gaining = Metamorph: Friend of Children adds to what it pays (true or false).
tokyo-option-final_roar = When Final Roar wins: at once (at_once) or when the turn is over (end_of_turn).
tokyo-option-spent_copy = A Fluxling copy that discards itself: the copy ends (ends), works on (stays), or the tile goes (takes_tile).
tokyo-option-skybeam = What Skybeam pays for: only resolved dice (dice_that_count) or all dice (all_dice).

## What the cards do

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

## The rules, in our words

rule-tokyo-setup-table = Everyone starts outside Tokyo with 10 ♥ and no ★, ⚡ or wickedness. Three power cards are laid face up.
    .title = Setting up
    .note = This follows from the rest of the rulebook.
    .words = start setup lives at the beginning
rule-tokyo-setup-sides = There are ten wickedness tiles with a red and a green side: four at level 3, four at 6, two at 10. You play with all red, all green, or a mixture.
    .title = The sides of the tiles
    .note = We do not know which sides share a tile; it matters only for mixing.
rule-tokyo-setup-first = Each player rolls six dice; the most claws starts. Players who tie roll again.
    .title = Who starts
    .words = first player starting player
rule-tokyo-turn = Roll the dice, resolve them, enter Tokyo, buy cards, end the turn. Then play passes to the left.
    .title = A turn
    .words = steps phases order of a turn
rule-tokyo-start-order = First Nanobots, then the tiles, then the ★ of Tokyo, then Urbavore; then you may move Fluxling, and you roll the dice.
    .title = The start of a turn
    .note = The rulebook gives no order.
rule-tokyo-roll-dice = You roll six dice plus any extra ones, minus one for each shrink token and for each turn of Freeze Time in a row.
    .title = How many dice
    .note = Extra dice add up, even beyond the two yellow ones in the box.
    .words = how many dice number
rule-tokyo-roll-first = You make the first roll with all your dice.
    .title = The first roll
rule-tokyo-roll-again = Before each further roll you choose which dice to roll again, at least one; dice you kept before may be among them. Which of several equal dice you roll makes no difference.
    .title = Rolling again
    .words = reroll rerolls keep dice
rule-tokyo-roll-three = You have three rolls and may stop early.
    .title = Three rolls
    .words = how many rolls rerolls how often
rule-tokyo-roll-extra = Extra rolls add up. Energy Drink and Smoke Cloud may be used as often as you can pay for them, throughout the roll step, with or without rolls left.
    .title = Extra rolls
    .note = This follows from what the cards say.
rule-tokyo-after-order = When the active monster has stopped rolling, Psychic Probes are used clockwise; then it may change dice itself.
    .title = After the last roll
    .note = The cards leave the order open. A probe cannot answer a change.
rule-tokyo-after-change = Before resolving your dice, you may change them with Herd Culler, Plot Twist and Stretchy, in any order.
    .title = Changing dice
    .note = Herd Culler once for each copy, Stretchy as often as you pay for it.
rule-tokyo-resolve-order = Equal dice are resolved together as a group. You choose the order of the groups, and you must resolve them all.
    .title = Resolving dice
    .note = You are asked only about groups that would do something.
    .words = order of dice
rule-tokyo-resolve-numbers = Three of the same number give that many ★, and each extra die of it 1 ★ more.
    .title = Numbers
    .words = three of a kind triple numbers points 1 2 3
rule-tokyo-resolve-wickedness = Each set of three 1s gives 2 wickedness, each set of three 2s gives 1; 3s give none.
    .title = Wickedness
    .words = wickedness get evil malice
rule-tokyo-resolve-energy = Each energy die gives 1 ⚡.
    .title = Energy dice
    .words = energy get lightning cubes
rule-tokyo-resolve-hearts = Outside Tokyo each heart gives 1 ♥ or removes one poison or shrink token, as you like.
    .title = Heart dice
    .words = heal healing life
rule-tokyo-resolve-hearts_in_tokyo = In Tokyo hearts do nothing: they neither heal nor remove tokens.
    .title = Hearts in Tokyo
    .note = They still count as rolled for Complete Destruction, unless the option “Hearts in Tokyo” is off. A zombie never uses hearts.
    .words = heal healing in Tokyo
rule-tokyo-resolve-claws = From Tokyo your claws hit every monster outside; from outside, every monster in Tokyo. Each loses 1 ♥ per claw.
    .title = Claws
    .words = attack hit damage smash who is hit
rule-tokyo-resolve-claw_count = First the claws rolled, then claws that are always added, then those added to at least one, then those added to at least two, then doubling.
    .title = Counting claws
    .note = The cards leave the order open; sources differ.
rule-tokyo-resolve-contains_claw = A claw added by a card is part of your roll, and claws are in it even if they hit nobody.
    .title = A claw in the roll
    .note = That is how it is played online.
rule-tokyo-damage-smash = A monster is smashed when it loses ♥ to another monster’s claws. ♥ lost to cards are not a smash: no tokens, no yielding.
    .title = Smashed
    .words = smashed wounded claws
rule-tokyo-damage-event = When one cause hits several monsters, they are hit clockwise, starting to the left of the monster that caused it, which comes last. Who is hit is settled at the start.
    .title = Losing hearts together
    .note = The rulebook says nothing about it.
rule-tokyo-damage-window = Before you lose ♥ you may use Camouflage, Super Jump, Rapid Healing and Wings, in any order; then Armor Plating and Hibernation apply.
    .title = Preventing
    .note = You heal first, then lose.
rule-tokyo-damage-tokens = You get poison and shrink tokens only from a smash that cost you a ♥. They stay when the card or tile goes.
    .title = Tokens
    .note = The rulebook speaks of wounded monsters.
    .words = shrink token remove
rule-tokyo-damage-poison = At the end of its turn a monster loses 1 ♥ for each poison token it has, all at once.
    .title = Poison
    .note = Nobody causes this loss.
    .words = poison token
rule-tokyo-city-enter = If Tokyo City is empty you must enter it. With five or six monsters you must enter Tokyo Bay if only that is empty.
    .title = Entering Tokyo
    .words = when must I enter go into Tokyo occupy
rule-tokyo-city-reward = Entering Tokyo gives 1 ★.
    .title = The reward for entering
    .words = points for entering Tokyo
rule-tokyo-city-start = Starting your turn in Tokyo gives 2 ★, in an extra turn too.
    .title = Starting in Tokyo
    .words = points for staying in Tokyo begin turn
rule-tokyo-city-yield = A monster in Tokyo that has just been smashed may leave it.
    .title = Yielding
    .note = Asked clockwise after the damage of the claws, before the other groups are resolved.
    .words = leave Tokyo flee get out yield when
rule-tokyo-city-bay_closes = As soon as only four monsters are left, a monster in Tokyo Bay must leave: to an empty City, otherwise outside.
    .title = The Bay closes
    .words = Tokyo Bay four players
rule-tokyo-buy-card = You may buy any of the face-up cards you can pay for. A discard card takes effect at once; a keep card works from then on.
    .title = Buying cards
    .words = how to buy power cards shop purchase
rule-tokyo-buy-price = A card costs the ⚡ printed on it, minus your discounts.
    .title = The price
    .words = discount cheaper
rule-tokyo-buy-refill = A bought card is replaced from the deck at once, after its effect; the new one is for sale too.
    .title = New cards for sale
rule-tokyo-buy-sweep = For 2 ⚡ you may discard the three face-up cards and reveal three new ones.
    .title = Replacing the cards
    .words = throw away cards for sale refresh shop sweep discard 2 energy
rule-tokyo-buy-shuffle = When the deck is used up, the discard pile is shuffled into a new one.
    .title = An empty deck
    .note = If that is empty too, fewer cards are for sale.
rule-tokyo-end-order = Metamorph, Energy Hoarder, Herbivore, Lunar Powered, Natural Selection, poison; then check who has won.
    .title = The end of a turn
    .note = The rulebook gives no order.
rule-tokyo-extra_turns = Extra turns follow the regular one: first Freeze Time, then Final Push, then Frenzy. Then play passes to the left of the monster whose regular turn it was.
    .title = Extra turns
    .note = The rulebook gives no order.
rule-tokyo-two_player = Entering Tokyo and starting a turn there each give 1 ⚡ instead of ★.
    .title = The option for two
    .words = two players variant
rule-tokyo-win-stars = A monster with 20 ★ that is alive at the end of a turn wins.
    .title = Twenty stars
    .note = The rulebook says “round” where, as far as we know, it means “turn”; the option “When 20 stars win” offers both.
    .words = how do I win 20 victory points when does the game end dead
rule-tokyo-win-shared = If several have 20 ★ at that moment, they share the victory.
    .title = Shared victory
    .note = The rulebook is silent.
    .words = two players 20 points same time tie
rule-tokyo-win-last = If only one monster is left, it wins at once, after the current damage has hit everyone.
    .title = The last monster
    .words = last one standing game ends survivor
rule-tokyo-win-nobody = If all monsters are eliminated together, everybody loses.
    .title = All eliminated
    .words = all dead at the same time
rule-tokyo-out-zero = A monster without ♥ is eliminated, unless something brings it back.
    .title = No hearts left
    .words = die dead zero hearts lives
rule-tokyo-out-elimination = An eliminated monster discards all cards, tiles, ⚡ and tokens and leaves Tokyo.
    .title = Elimination
    .words = die what happens to my cards
rule-tokyo-out-turn_ends = When a monster is eliminated on its own turn, the turn ends: it does not enter Tokyo and buys nothing. Those it smashed may still yield.
    .title = Falling on your own turn
    .note = The rulebook is silent.
rule-tokyo-out-revival = A monster that comes back keeps ⚡ and the tokens on it, loses cards, tiles, ★ and wickedness, and is outside Tokyo. If it is its own turn, it plays on from there.
    .title = Coming back
    .note = It does not count as yielding.
rule-tokyo-dials = ★ go from 0 to 20, ♥ up to 10; 11 and 12 only with something that allows it. Anything beyond that is lost.
    .title = Limits
    .words = maximum health hearts limit
rule-tokyo-supply = ⚡ and tokens never run out.
    .title = The supply
    .note = The rulebook names no limit.
    .words = run out of energy
rule-tokyo-any_time = Rapid Healing is offered when it can matter: when you buy or sell, when you are about to lose ♥, and before you lose the card or the ⚡ for it. Not at full ♥.
    .title = At any time
    .note = Asking after every step would help nobody.
rule-tokyo-copies = A card and Fluxling’s copy of it both work. Where each makes a monster lose ♥, these are two losses; within one smash they add up. A condition is checked once for both.
    .title = A card and its copy
    .note = Except for Armor Plating, Freeze Time and Psychic Probe.
rule-tokyo-known = Everything is face up except the deck. Players who have looked at its top card know that card.
    .title = What you may know
    .note = This follows from how the cards are used.
rule-tokyo-tiles-take = When your wickedness reaches or passes 3, 6 or 10, choose one of the tiles left at that level. Several levels at once give one each, the lowest first.
    .title = Taking tiles
    .note = You must take one; an empty level gives nothing.
    .words = get wickedness tile
rule-tokyo-tiles-at_once = A new tile works at once for groups of dice not yet resolved and for buying; for rolls and dice, from your next turn.
    .title = Tiles work at once
    .note = The rulebook is silent.
rule-tokyo-tiles-gone = A tile that is used up or discarded leaves the game; what a card or tile says about itself overrides “kept until the end”.
    .title = Tiles leave the game
    .note = This follows from their texts.
rule-tokyo-card-acid_attack = Every turn one claw is added to your roll, even if you rolled none.
    .title = { tokyo-card-acid_attack }
rule-tokyo-card-alien_origin = Every power card costs you 1 ⚡ less.
    .title = { tokyo-card-alien_origin }
rule-tokyo-card-alpha_monster = Gain 1 ★ in a turn in which your roll contains a claw, whether it hits anybody or not.
    .title = { tokyo-card-alpha_monster }
rule-tokyo-card-armor_plating = You ignore every loss of exactly 1 ♥, counted after all other prevention.
    .title = { tokyo-card-armor_plating }
rule-tokyo-card-background_dweller = You may roll any of your 3s again, as often as you like and without using up a roll; also your Camouflage dice, and a 3 that a Psychic Probe brought up.
    .title = { tokyo-card-background_dweller }
    .note = Which dice it may touch besides the usual ones is inferred from online play.
rule-tokyo-card-burrowing = While you are in Tokyo one claw is added to your roll. When you yield, the monster that takes your place loses 1 ♥ before it enters.
    .title = { tokyo-card-burrowing }
    .note = An attacker who was already in Tokyo takes no place and is spared.
rule-tokyo-card-camouflage = When you would lose ♥, roll one die for each of them: every heart rolled cancels the loss of one.
    .title = { tokyo-card-camouflage }
    .note = One roll for each loss and copy, with a die for every ♥ about to be lost, even more than you have.
rule-tokyo-card-complete_destruction = If your roll contains 1, 2, 3, heart, energy and claw, gain 9 ★ on top of everything else.
    .title = { tokyo-card-complete_destruction }
rule-tokyo-card-media_friendly = Gain 1 ★ each time you buy a power card, before that card takes effect. Buying this card itself does not count.
    .title = { tokyo-card-media_friendly }
rule-tokyo-card-eater_of_the_dead = Gain 3 ★ whenever another monster drops to 0 ♥, even if it comes back.
    .title = { tokyo-card-eater_of_the_dead }
rule-tokyo-card-energy_hoarder = At the end of your turn gain 1 ★ for every 6 ⚡ you have.
    .title = { tokyo-card-energy_hoarder }
rule-tokyo-card-even_bigger = When you buy it, gain 2 ♥. While you own it you may have up to 12 ♥.
    .title = { tokyo-card-even_bigger }
rule-tokyo-card-extra_head = You roll one die more.
    .title = { tokyo-card-extra_head }
rule-tokyo-card-fire_breathing = When your roll contains a claw, your left and right neighbours each lose 1 ♥ more, wherever they are. A single remaining opponent loses only 1 ♥.
    .title = { tokyo-card-fire_breathing }
rule-tokyo-card-freeze_time = After a turn with at least three 1s you may take another one with one die fewer.
    .title = { tokyo-card-freeze_time }
    .note = Once for each such turn, and each turn in a row costs one more die. A copy adds nothing.
rule-tokyo-card-friend_of_children = Whenever you gain ⚡, gain 1 ⚡ more.
    .title = { tokyo-card-friend_of_children }
rule-tokyo-card-giant_brain = You have one more roll each turn.
    .title = { tokyo-card-giant_brain }
rule-tokyo-card-gourmet = When you score three or more 1s, gain 2 ★ more.
    .title = { tokyo-card-gourmet }
rule-tokyo-card-herbivore = At the end of your turn gain 1 ★ if you made nobody lose ♥.
    .title = { tokyo-card-herbivore }
    .note = ♥ that your own cards cost you count; ♥ that other players’ cards cost do not.
rule-tokyo-card-herd_culler = Once a turn, after your last roll, you may turn one of your dice to 1.
    .title = { tokyo-card-herd_culler }
rule-tokyo-card-it_has_a_child = When you reach 0 ♥: discard all your cards and tiles, lose all ★ and wickedness, leave Tokyo, and go on with 10 ♥. You keep ⚡ and tokens.
    .title = { tokyo-card-it_has_a_child }
rule-tokyo-card-jets = If you yield Tokyo, you lose no ♥ to that smash.
    .title = { tokyo-card-jets }
    .note = You decide after the losses of the others and before your own; you are asked only if you would lose ♥ at all.
rule-tokyo-card-made_in_a_lab = When buying, you may look at the top card of the deck and buy it or leave it there.
    .title = { tokyo-card-made_in_a_lab }
    .note = Once a turn; a copy looks at the next card. Nobody else sees it, and nothing is revealed.
rule-tokyo-card-metamorph = At the end of your turn you may discard kept cards, each for its full printed cost in ⚡.
    .title = { tokyo-card-metamorph }
    .note = Sources differ on whether Friend of Children adds to it; the option “Metamorph” decides. By default it does.
rule-tokyo-card-nova_breath = Your claws hit all other monsters, in and outside Tokyo.
    .title = { tokyo-card-nova_breath }
rule-tokyo-card-detritivore = When your roll contains 1, 2 and 3, gain 2 ★ on top of everything else.
    .title = { tokyo-card-detritivore }
rule-tokyo-card-opportunist = On others' turns you may buy each newly revealed card at once, before the active monster.
    .title = { tokyo-card-opportunist }
    .note = Among several owners the nearest clockwise comes first, for every reveal. After the cards for sale are replaced you may buy several, as long as you have the card or its copy. On your own turn it does nothing.
rule-tokyo-card-parasitic_tentacles = When buying, you may also buy kept cards from other monsters: you pay the price to the owner, who cannot refuse.
    .title = { tokyo-card-parasitic_tentacles }
rule-tokyo-card-plot_twist = After your last roll you may turn one of your dice to any face; then discard this card.
    .title = { tokyo-card-plot_twist }
rule-tokyo-card-poison_quills = When you roll at least three 2s, two claws are added to your roll.
    .title = { tokyo-card-poison_quills }
rule-tokyo-card-psychic_probe = After another monster's last roll you may have one of its dice rolled again. If it then shows a heart, discard this card.
    .title = { tokyo-card-psychic_probe }
    .note = Only its own roll counts: whatever { tokyo-card-background_dweller } makes of that die later, the card stays.
rule-tokyo-card-rapid_healing = At any time you may pay 2 ⚡ to gain 1 ♥, even when you are about to lose some.
    .title = { tokyo-card-rapid_healing }
rule-tokyo-card-regeneration = Whenever you gain ♥, gain 1 ♥ more.
    .title = { tokyo-card-regeneration }
rule-tokyo-card-shrink_ray = Every monster you smash gets a shrink token. It rolls one die fewer for each token; a heart die outside Tokyo removes one.
    .title = { tokyo-card-shrink_ray }
rule-tokyo-card-smoke_cloud = It comes with 3 smoke tokens. Spend one for an extra roll; discard the card with the last one.
    .title = { tokyo-card-smoke_cloud }
rule-tokyo-card-lunar_powered = At the end of your turn gain 1 ⚡ if you have none.
    .title = { tokyo-card-lunar_powered }
rule-tokyo-card-spiked_tail = If your roll contains a claw, one claw is added.
    .title = { tokyo-card-spiked_tail }
rule-tokyo-card-stretchy = After your last roll you may pay 2 ⚡ to turn one of your dice to any face, as often as you can pay.
    .title = { tokyo-card-stretchy }
rule-tokyo-card-energy_drink = Pay 1 ⚡ for an extra roll, as often as you can pay.
    .title = { tokyo-card-energy_drink }
rule-tokyo-card-urbavore = Gain 1 ★ more when you begin your turn in Tokyo. If you are there and your roll contains a claw, one claw is added.
    .title = { tokyo-card-urbavore }
rule-tokyo-card-were_only_making_it_stronger = When you lose 2 or more ♥ at once, gain 1 ⚡.
    .title = { tokyo-card-were_only_making_it_stronger }
rule-tokyo-card-wings = When you would lose ♥ you may pay 2 ⚡: you lose none for the rest of this turn.
    .title = { tokyo-card-wings }
rule-tokyo-card-hibernation = While you own it you lose no ♥, do not enter Tokyo, buy nothing, and use only hearts and ⚡ from your dice. You may discard it on your turn. It cannot be bought in Tokyo.
    .title = { tokyo-card-hibernation }
    .note = You may wake up before rolling, before resolving, before Tokyo is entered, and when buying. Asleep you cannot replace the cards for sale either.
rule-tokyo-card-nanobots = At the start of your turn gain 2 ♥ if you have fewer than 3.
    .title = { tokyo-card-nanobots }
rule-tokyo-card-natural_selection = When you buy it, gain 4 ⚡ and 4 ♥. You roll one die more. If a turn of yours ends with a 3 among your dice, you lose all your ♥.
    .title = { tokyo-card-natural_selection }
    .note = Read literally, that loss can be prevented like any other; with the option “Natural Selection” off it cannot, unless you have already paid for Wings or hibernate. ♥ healed just before are lost with the rest.
rule-tokyo-card-reflective_hide = A monster that makes you lose ♥ loses 1 ♥.
    .title = { tokyo-card-reflective_hide }
    .note = Once for each loss, not for poison or your own cards, never reflected again. It can be prevented, unless the option “Reflective Hide” is off.
rule-tokyo-card-super_jump = Once in each player's turn you may pay 1 ⚡ to cancel the loss of 1 ♥.
    .title = { tokyo-card-super_jump }
rule-tokyo-card-unstable_dna = When you yield Tokyo you may swap this card for a kept card of the monster that smashed you.
    .title = { tokyo-card-unstable_dna }
rule-tokyo-card-zombify = The first time you reach 0 ♥: discard all your other cards and your tiles, lose all ★ and wickedness, leave Tokyo, and go on with 12 ♥. From then on you may have 12 ♥ and cannot use heart dice.
    .title = { tokyo-card-zombify }
    .note = It works before It Has a Child!, and the card stays as a sign: nobody can sell, buy, copy or swap it, it does not count as a card, and it goes when its owner falls again.
rule-tokyo-card-apartment_building = Gain 3 ★.
    .title = { tokyo-card-apartment_building }
rule-tokyo-card-commuter_train = Gain 2 ★.
    .title = { tokyo-card-commuter_train }
rule-tokyo-card-corner_store = Gain 1 ★.
    .title = { tokyo-card-corner_store }
rule-tokyo-card-death_from_above = Gain 2 ★. All others leave Tokyo, and you take Tokyo City, with 1 ★ more if you come from outside.
    .title = { tokyo-card-death_from_above }
    .note = Being thrown out is not yielding. From the Bay you move up without a reward.
rule-tokyo-card-energize = Gain 9 ⚡.
    .title = { tokyo-card-energize }
rule-tokyo-card-evacuation_orders = Each other monster loses 5 ★.
    .title = { tokyo-card-evacuation_orders }
rule-tokyo-card-flame_thrower = Each other monster loses 2 ♥.
    .title = { tokyo-card-flame_thrower }
rule-tokyo-card-frenzy = You take another turn after this one.
    .title = { tokyo-card-frenzy }
rule-tokyo-card-gas_refinery = Gain 2 ★; each other monster loses 3 ♥.
    .title = { tokyo-card-gas_refinery }
rule-tokyo-card-high_altitude_bombing = Every monster loses 3 ♥, including you.
    .title = { tokyo-card-high_altitude_bombing }
rule-tokyo-card-jet_fighters = Gain 5 ★ and lose 4 ♥.
    .title = { tokyo-card-jet_fighters }
rule-tokyo-card-nuclear_power_plant = Gain 2 ★ and 3 ♥, even in Tokyo.
    .title = { tokyo-card-nuclear_power_plant }
rule-tokyo-card-skyscraper = Gain 4 ★.
    .title = { tokyo-card-skyscraper }
rule-tokyo-card-tank = Gain 4 ★ and lose 3 ♥.
    .title = { tokyo-card-tank }
rule-tokyo-card-vast_storm = Gain 2 ★; each other monster loses 1 ⚡ for every 2 it has.
    .title = { tokyo-card-vast_storm }
rule-tokyo-card-monster_pets = Every monster loses 3 ★, including you.
    .title = { tokyo-card-monster_pets }
rule-tokyo-tile-devious = You have one more roll each turn.
    .title = { tokyo-tile-devious }
rule-tokyo-tile-barbs = If your roll contains two claws or more, one claw is added.
    .title = { tokyo-tile-barbs }
rule-tokyo-tile-eternal = At the start of your turn gain 1 ♥.
    .title = { tokyo-tile-eternal }
rule-tokyo-tile-final_roar = If you would be eliminated with 16 ★ or more, you win instead.
    .title = { tokyo-tile-final_roar }
    .note = At once and alone, even before you could come back; with the option “When Final Roar wins” the turn is finished first, and the victory can be shared.
rule-tokyo-tile-skulking = When you score three or more 1s, gain 1 ★ more; not for the roll that earned this tile.
    .title = { tokyo-tile-skulking }
rule-tokyo-tile-poison_spit = Every monster you smash gets a poison token. At the end of its turn it loses 1 ♥ for each token; a heart die outside Tokyo removes one.
    .title = { tokyo-tile-poison_spit }
rule-tokyo-tile-tireless = At the start of your turn gain 1 ⚡.
    .title = { tokyo-tile-tireless }
rule-tokyo-tile-underdog = When you smash a monster that has more ★ than you, steal 1 ★ from it.
    .title = { tokyo-tile-underdog }
    .note = Your ★ before the smash count, and the victim must actually lose a ♥.
rule-tokyo-tile-cyberbrain = You roll one die more.
    .title = { tokyo-tile-cyberbrain }
rule-tokyo-tile-defender_of_tokyo = Each time you enter Tokyo or start a turn there, every other monster loses 1 ★.
    .title = { tokyo-tile-defender_of_tokyo }
rule-tokyo-tile-evil_lair = Every power card costs you 1 ⚡ less.
    .title = { tokyo-tile-evil_lair }
rule-tokyo-tile-fluxling = It counts as a copy of a kept card of any player, as if you had just bought it. At the start of each of your turns you may choose another one.
    .title = { tokyo-tile-fluxling }
    .note = When the card is discarded, the copy ends; when it changes hands, the copy stays. A copy that would discard itself ends until your next choice; the option “A Fluxling copy that discards itself” offers other readings.
rule-tokyo-tile-full_regeneration = You may have up to 12 ♥, and when you gain the tile you heal to 12.
    .title = { tokyo-tile-full_regeneration }
rule-tokyo-tile-have_it_all = When you take the tile, gain 1 ★ for each card you keep. From then on gain 1 ★ each time you buy a power card.
    .title = { tokyo-tile-have_it_all }
rule-tokyo-tile-widespread_panic = Each other monster loses 4 ★; the tile is used up.
    .title = { tokyo-tile-widespread_panic }
rule-tokyo-tile-sonic_boomer = At the start of your turn gain 1 ★.
    .title = { tokyo-tile-sonic_boomer }
rule-tokyo-tile-antimatter_beam = Your claws count double, after everything that is added.
    .title = { tokyo-tile-antimatter_beam }
rule-tokyo-tile-final_push = Gain 2 ♥ and 2 ⚡. You take another turn after this one, and the tile is used up.
    .title = { tokyo-tile-final_push }
rule-tokyo-tile-skybeam = Gain 1 ⚡ more for each energy die and 1 ♥ more for each heart die.
    .title = { tokyo-tile-skybeam }
    .note = Only for resolved dice, as one gain; with the option “What Skybeam pays for” for all of them, as a separate gain.
rule-tokyo-tile-starburst = Gain 12 ⚡; the tile is used up.
    .title = { tokyo-tile-starburst }
