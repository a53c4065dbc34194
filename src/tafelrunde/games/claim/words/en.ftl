# Claim. Players' names, cards and factions are put in as they are: no sentence may bend them.

claim-name = Claim
    .words =
        suit suits colour color: faction
        trick tricks hand: round
        power special: ability
        play lead leads: leads
        opponent second: answer
claim-summary = A trick-taking game in two phases: first you win followers, then with them the favour of five factions.

## Things

claim-card-goblin = Goblin { $value }
claim-card-knight = Knight { $value }
claim-card-undead = Undead { $value }
claim-card-dwarf = Dwarf { $value }
claim-card-doppelganger = Doppelganger { $value }
claim-card-hidden = a hidden card

claim-faction-goblin = Goblins
claim-faction-knight = Knights
claim-faction-undead = Undead
claim-faction-dwarf = Dwarves
claim-faction-doppelganger = Doppelgangers

claim-phase-recruit = Phase 1: recruiting followers
claim-phase-favour = Phase 2: winning favour

## What happens

claim-event-leads-first = { $seat } leads the first round.
    .you = You lead the first round.
claim-event-is-dealt = { $seat } is dealt { $card }.
    .you = You are dealt { $card }.
    .hidden-card = { $seat } is dealt a card.
claim-event-turned-up = At stake this round: { $card }.
claim-event-plays = { $seat } plays { $card }.
    .you = You play { $card }.
claim-event-wins-round = { $seat } wins the round.
    .you = You win the round.
claim-event-takes-stake = { $seat } gains a follower: { $card }.
    .you = You gain a follower: { $card }.
claim-event-draws = { $seat } lost the round and draws { $card } as a follower.
    .you = You lost the round and draw { $card } as a follower.
    .hidden-card = { $seat } lost the round and draws a follower unseen.
claim-event-scores = { $seat } scores { $card }.
    .you = You score { $card }.
claim-event-discarded = { $card } is discarded.
claim-event-favour-begins = Both take up their followers as a new hand: phase 2 begins. { $seat } won the last round and leads.
    .you = Both take up their followers as a new hand: phase 2 begins. You won the last round and lead.
claim-event-favours = { $faction } favour { $seat }.
    .you = { $faction } favour you.
    .no-seat = { $faction } favour nobody.
claim-event-wins = { $seat } wins the game!
    .you = You win the game!
claim-event-draw = The game is a draw.

claim-told-leads = { $seat } leads { $card }.
    .you = You lead { $card }.
claim-told-wins-stake = { $seat } answers with { $card } and gains { $stake }.
    .you = You answer with { $card } and gain { $stake }.
claim-told-loses-stake = { $seat } answers with { $card }, and { $other } gains { $stake }.
    .you = You answer with { $card }, and { $other } gains { $stake }.
    .other-you = { $seat } answers with { $card }, and you gain { $stake }.
claim-told-wins-both = { $seat } answers with { $card } and scores both cards.
    .you = You answer with { $card } and score both cards.
claim-told-loses-both = { $seat } answers with { $card }, and { $other } scores both cards.
    .you = You answer with { $card }, and { $other } scores both cards.
    .other-you = { $seat } answers with { $card }, and you score both cards.
claim-told-wins-round = { $seat } answers with { $card } and wins the round.
    .you = You answer with { $card } and win the round.
claim-told-loses-round = { $seat } answers with { $card }, and { $other } wins the round.
    .you = You answer with { $card }, and { $other } wins the round.
    .other-you = { $seat } answers with { $card }, and you win the round.
claim-told-higher = { $card } is higher than { $over }
claim-told-equal = with equal values the leader wins
claim-told-other-faction = { $over } is of another faction
claim-told-knight = a Knight that answers a Goblin always wins
claim-told-doppelganger-wins = { $card } counts as the led faction and is higher than { $over }
claim-told-doppelganger-loses = { $over } counts as the led faction, but { $card } is higher
claim-told-undead = ; { $seat } scores { $card }, since Undead played in phase 1 count at once
    .you = ; you score { $card }, since Undead played in phase 1 count at once
claim-told-two-undead = ; { $seat } scores both cards, since Undead played in phase 1 count at once
    .you = ; you score both cards, since Undead played in phase 1 count at once
claim-told-dwarf = ; { $card } goes to { $seat }, since the loser gets the Dwarves, and { $over } to { $other }
    .you = ; { $card } goes to you, since the loser gets the Dwarves, and { $over } to { $other }
    .other-you = ; { $card } goes to { $seat }, since the loser gets the Dwarves, and { $over } to you
claim-told-two-dwarves = ; both cards go to { $seat }, since the loser gets the Dwarves
    .you = ; both cards go to you, since the loser gets the Dwarves
claim-told-more-cards = , { $count } { $count ->
        [one] card
       *[other] cards
    } to { $against }
claim-told-top-card = { $count } { $count ->
        [one] card
       *[other] cards
    } each, but { $card } is the highest
claim-told-as-many = { $count ->
        [0] nobody has scored one
        [one] one card each, of the same value
       *[other] { $count } cards each, and the highest are equal
    }
claim-told-more-factions = , { $count } { $count ->
        [one] faction
       *[other] factions
    } to { $against }
claim-told-higher-sum = { $count } { $count ->
        [one] faction
       *[other] factions
    } each, and the cards that won them add up to { $sum } against { $less }
claim-told-equal-sum = { $count } { $count ->
        [one] faction
       *[other] factions
    } each, and the cards that won them add up to { $sum } each

## Worth another look

claim-moment-certain = From here on { $count } of the factions were certain for { $seat }.
    .you = From here on { $count } of the factions were certain for you.
claim-moment-lead = { $seat } takes the lead in factions, { $count } to { $against }.
    .you = You take the lead in factions, { $count } to { $against }.
claim-moment-turns = { $faction } turn to { $seat }.
    .you = { $faction } turn to you.

## What is asked, and what can be answered

claim-ask-first = Who leads the first round?
claim-ask-deal = Which card is { $seat } dealt?
claim-ask-turn_up = Which card is turned up?
claim-ask-lead = You lead: play any card.
claim-ask-follow = Answer { $card }: which card do you play?
claim-ask-draw = Which card does { $seat } draw?

claim-action-play = Play { $card }
claim-outcome-card = { $card }
claim-outcome-first = { $seat } leads first

## What lies on the table, and what is said of it

claim-place-pile = Pile
    .about = The face-down cards that followers come from. Nobody knows their order.
claim-place-stake = Stake
    .about = The face-up card that the winner of this round gains as a follower.
claim-place-trick = Table
    .about = The led card of this round.
claim-place-discard = Discard
    .about = Cards played in phase 1 that no longer count. You may look through them.
claim-place-hand = In hand
    .about = The cards you can play.
claim-place-won = Followers won
    .about = Followers taken face up; everybody knows them.
claim-place-drawn = Followers drawn
    .about = Followers drawn from the pile; only their owner knows them.
claim-place-score = Score pile
    .about = Cards that count for the favour of their faction at the end.

claim-counter-favours = Factions won
    .about = How many factions would favour each player if the game ended now.
claim-counter-faction = Cards scored
    .about = How many cards of a faction each player has scored. More cards win its favour; with equally many, the higher top card does.

claim-mark-leads = leads
claim-mark-shown = seen by both
claim-mark-void_goblin = no Goblins
claim-mark-void_knight = no Knights
claim-mark-void_undead = no Undead
claim-mark-void_dwarf = no Dwarves
claim-mark-void_doppelganger = no Doppelgangers

claim-goal-factions = The favour of at least { $goal } of the { $factions } factions
claim-goal-sum = Equal number of factions: the higher sum of the cards that won them
claim-brief-want = You want the favour of more factions than your opponent: win { $goal } of the { $factions } and you win.
claim-brief-first = Phase 1, { $rounds } rounds: the winner of each round gains the face-up card as a follower, the loser draws one unseen.
claim-brief-second = Phase 2, { $rounds } rounds: your followers are now your hand, and the winner of each round scores both cards.
claim-brief-win = In the end each faction favours the player who has scored more of its cards. Most factions have an ability of their own.

claim-follows-wins = That wins the round.
claim-follows-loses = That loses the round.
claim-follows-scores = { $seat } scores { $card }.
    .you = You score { $card }.

## Options

claim-option-first = Who leads the first round: random, or one of the two seats.
claim-option-memory_aid = Memory aid: phase 2 shows you the opponent's hand, which you could work out by counting cards (true or false).
claim-option-hand = For study: how many cards each player is dealt, 13 in the real game.
claim-option-cards = For study: the cards in the deck, four times as many as in a hand.
claim-option-pile = Order of the pile, for study: shuffled, or as in the list of cards (listed).

## What the factions do

claim-explain-goblin = Goblins have no ability, but they are many: 14 cards, five of them worth 0. A Knight that answers a led Goblin beats it.
claim-explain-knight = A Knight that answers a led Goblin wins the round, whatever the values. You may answer a Goblin with it only if you hold no Goblin yourself.
claim-explain-undead = Phase 1 only: Undead that are played are not discarded. The winner of the round scores them at once. In phase 2 they have no ability.
claim-explain-dwarf = Phase 2 only: Dwarves that are played are scored by the loser of the round. In phase 1 they have no ability.
claim-explain-doppelganger = You may always answer with a Doppelganger. It then counts as the led faction, with its own value but none of that faction's abilities. If one is led, it must be answered with a Doppelganger if possible.

## The rules, in our words

rule-claim-setup-deal = The deck has 52 cards: 14 Goblins, 8 Knights, and 10 each of Undead, Dwarves and Doppelgangers. Each player gets a hand of 13; the other 26 are the face-down pile.
    .title = The deal
    .words = how many cards deal hand size start setup
rule-claim-setup-first = One player leads the first round. Chance decides who, unless the players have agreed on a seat.
    .title = Who leads first
    .note = By the rulebook the youngest player leads. We don't ask your age: at a new table, the option “Who leads the first round” can name a seat.
    .words = first player starting player youngest begin
rule-claim-recruit-turn_up = Each of the 13 rounds of phase 1 starts with the top card of the pile, turned face up. It is what you play for.
    .title = The stake
    .words = face-up card in the middle prize
rule-claim-play-own_hand = You play one card at a time, and only a card from your own hand.
    .title = One card of your own
rule-claim-lead-any = The leader may play any card from their hand, whatever the face-up card is.
    .title = Leading
    .words = lead any card free choice
rule-claim-lead-winner = The winner of a round leads the next one. The winner of the last round of phase 1 leads the first round of phase 2.
    .title = The winner leads
    .words = next trick leads next who plays first
rule-claim-follow-suit = You must answer with the led faction if you can: with such a card in hand, you may play only that faction or a Doppelganger. Without one, play any card. This holds in both phases.
    .title = Following
    .words = follow suit revoke colour renege obey
rule-claim-follow-doppelganger_led = A led Doppelganger must be answered with a Doppelganger. If you have none, play any card.
    .title = When a Doppelganger is led
    .words = doppelganger first card leads
rule-claim-trick-high = If both cards count as the led faction, the higher value wins the round. 0 is lowest, 9 is highest.
    .title = The higher card wins
    .words = who wins the trick highest card value
rule-claim-trick-tie = With equal values the leader wins the round.
    .title = Equal values
    .words = tie tied trick equal same value both cards
rule-claim-trick-other_faction = An answer from another faction loses, however high it is. The only exceptions are a Doppelganger, and a Knight that answers a Goblin.
    .title = Another faction loses
    .words = off suit different suit cannot follow trump
rule-claim-recruit-stake = The winner of the round puts the face-up card among their followers – even an Undead, since it was not played.
    .title = The winner takes the stake
    .words = winner takes the face-up card prize
rule-claim-recruit-draw = The loser of the round draws the next card of the pile as a follower, and nobody else may see it. So each round uses up two cards of the pile.
    .title = The loser draws
    .words = loser of the trick draws top card phase 1
rule-claim-recruit-discard = In phase 1 the two played cards are discarded, unless they are Undead. Both players may look through the discard.
    .title = Played cards are discarded
    .words = discard pile played cards look through
rule-claim-recruit-undead = Every Undead played in a round of phase 1 goes face up onto the score pile of the round's winner, no matter who played it, whether it followed or not, and whether there are one or two.
    .title = Undead in phase 1
    .words = undead score pile phase 1
rule-claim-favour-hand = In phase 2 both players take their 13 followers as their new hand. There is no longer a pile or a face-up card.
    .title = The followers step up
    .words = phase 2 second phase hand start
rule-claim-favour-collect = In phase 2 the winner of a round puts both played cards on their score pile, unless they are Dwarves.
    .title = Collecting cards
    .words = phase 2 winner takes both cards
rule-claim-favour-dwarf = Every Dwarf played in a round of phase 2 goes onto the score pile of the round's loser, no matter who played it, one or both. The winner still gets the other card.
    .title = Dwarves in phase 2
    .words = dwarves loser phase 2
rule-claim-score-faction = At the end each faction favours the player with more of its cards in their score pile.
    .title = The favour of a faction
    .words = majority scoring count
rule-claim-score-top_card = If both have the same number of a faction's cards, it favours the player whose highest card of that faction is higher.
    .title = Same number of cards
    .words = tie in a faction same number majority highest card
rule-claim-score-nobody = If the highest cards are equal too, or nobody has a card of the faction, nobody wins its favour.
    .title = Nobody's favour
    .note = The rulebook does not mention this case. It can happen only when all the Goblins scored are zeros, or when none were scored.
    .words = faction without cards
rule-claim-score-most_factions = When the last card has been played, the player favoured by more factions wins.
    .title = Winning the game
    .words = who wins the game victory three of five
rule-claim-score-sum = If both have the same number of factions, each adds up the values of their scored cards in the factions they won. The higher sum wins.
    .title = Same number of factions
    .words = tie at the end of the game same number of factions tie-breaker
rule-claim-score-draw = If these sums are equal too, the game is a draw.
    .title = A draw
    .note = The rulebook knows no further tie-breaker, and neither do we.
    .words = drawn game tie
rule-claim-knight-beats_goblin = A Knight that answers a led Goblin wins, whatever the values; as always, you may answer with it only if you hold no Goblin. It does not work the other way round: a Goblin that answers a Knight is just another faction.
    .title = Knights beat Goblins
    .words = knight always beats goblin trump
rule-claim-doppelganger-as_led = A Doppelganger may answer any card, even if you could follow. It then counts as the led faction, with its own value. On the piles it is a Doppelganger again.
    .title = Doppelgangers
    .words = wild card joker trump second card copies
rule-claim-doppelganger-no_ability = A Doppelganger takes over no ability. If it answers an Undead in phase 1, it is discarded; if it answers a Dwarf in phase 2, it goes to the winner. It is not a Knight when it answers a Goblin, and a Knight gains nothing by answering a Doppelganger.
    .title = Doppelgangers have no abilities
    .note = That Knights and Doppelgangers have no special effect on each other follows from the rest: a Doppelganger takes over only a faction, and only when it answers.
    .words = copy ability
rule-claim-known = Everybody knows the cards played or turned up, the score piles, the discard, and who won which face-up follower. Only you know your hand and the followers you drew. Nobody knows the pile.
    .title = What you may know
    .words = look at cards secret open information
rule-claim-memory_aid = When phase 2 starts, a player who has counted knows every card the opponent holds: it is whatever is left. So we show those cards to both.
    .title = The memory aid
    .note = The rulebook leaves counting to your memory. If you prefer it that way, switch off the option “Memory aid” at a new table: the hand then shows only the followers won face up.
