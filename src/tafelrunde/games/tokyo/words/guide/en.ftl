# King of Tokyo, as a first game teaches it.

tokyo-guide-first-goal = 20 ★ win, or being the last one alive. Three equal numbers bring ★: you have two 1s.
    .do = Keep both 1s and roll the others again.
tokyo-guide-first-stop = A third 1! You have one roll left, but this is good: energy ⚡ for cards and a claw to hit.
    .do = Keep all six dice, and stop.
tokyo-guide-first-stars = Three 1s bring 1 ★, three 2s bring 2, three 3s bring 3. 1s and 2s also make you wicked.
    .do = Resolve the 1s.
tokyo-guide-first-wicked = Your wickedness has reached 3, so you choose a tile. You keep it until you fall.
    .do = Take Devious: one more roll in every turn.
tokyo-guide-first-claw = Your claw hits whoever is in Tokyo. They may leave, and then you must take their place.
    .do = Resolve the energy; the claw follows.
tokyo-guide-first-buy = Tokyo is yours: 1 ★ for entering, 2 ★ if you begin a turn here. Now spend your ⚡.
    .do = Buy Spiked Tail: it adds a claw to your claws.
tokyo-guide-first-yield = In Tokyo everybody hits you, and hearts do not heal. Once hit, you may leave.
    .do = Yield Tokyo, and heal outside.
tokyo-guide-first-heal = Some turns later, with four 3s! Outside Tokyo a heart heals, up to 10 ♥.
    .do = Resolve the heart first.
tokyo-guide-first-win = Three 3s bring 3 ★, the fourth one more. 16 and 4 are 20, if you survive your turn.
    .do = Resolve the 3s, and win.
tokyo-guide-first-over = You are King of Tokyo! Next time the dice fall as they like.
tokyo-surprise-yield = Whoever leaves Tokyo has still been hit; the attacker must move in.
tokyo-surprise-enter = An empty Tokyo has to be entered, also without a claw.
tokyo-surprise-wicked = Three 1s give 2 wickedness, three 2s give 1, and 3s none.
tokyo-surprise-tile = Wickedness 3, 6 and 10 each give a tile.
tokyo-surprise-start = A turn begun in Tokyo brings 2 ★.
