# Claim, as a first game teaches it; `do` says what to do.

claim-guide-first-goal = Three of five factions win the game. First you need followers, such as this Knight 9.
    .do = Goblin 3 was led. Answer with your Goblin 8: it is higher.
claim-guide-first-lose = Goblin 0 is a poor follower. Let it go: whoever loses draws another card, unseen.
    .do = Lead your Dwarf 1. You want to lose this round.
claim-guide-first-knight = You have no Goblin left, so any card may answer. Knights beat Goblins, whatever the value.
    .do = Play your Knight 2 on Goblin 5.
claim-guide-first-undead = Played cards leave the game, but Undead go straight to the winner's score pile.
    .do = Lead your Undead 4.
claim-guide-first-favour = Phase 2: your followers are now your hand. The winner of a round scores both cards.
    .do = Beat Knight 6 with your Knight 9.
claim-guide-first-dwarf = Dwarves are contrary: in phase 2 they go to whoever loses the round. So lose it!
    .do = Lead your Dwarf 2.
claim-guide-first-doppelganger = Undead were led and you hold one, so you must follow. A Doppelganger may always step in.
    .do = Play your Doppelganger 9: it counts as Undead 9.
claim-guide-first-tie = Their only answer is a Doppelganger 7. With equal values the leader wins the round.
    .do = Lead your Goblin 7.
claim-guide-first-last = The last round. Whoever has more cards of a faction wins its favour. Count yours!
    .do = Lead your Undead 3: it will win.
claim-guide-first-over = You rule! That is all of Claim. The next game is yours alone.
claim-surprise-dwarf = Dwarves go to whoever loses the round.
claim-surprise-undead = Undead go to the winner's score pile even in phase 1.
claim-surprise-knight = A Knight that answers a Goblin wins, however low it is.
claim-surprise-tie = With equal values the leader wins the round.
claim-surprise-doppelganger = A Doppelganger that answers counts as the faction led.
claim-surprise-other = Another faction loses, however high the card is.
