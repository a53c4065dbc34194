# What the terminal says by itself; the words of the games are in files of their own.

terminal-round = round { $round } of { $rounds }
terminal-options = Options
terminal-game-facts = Players: { $seats } · bots: { $bots }
terminal-choose-game = Which game? { $least }–{ $most } or a name · Enter { $least } · q leave
terminal-choose-seats = How many players, with you? { $least }–{ $most } · Enter { $least } · q leave
terminal-choose-again = “{ $typed }” is none of them: { $least }–{ $most } · q leave
terminal-hint = { $count ->
        [one] 1 or { $example }
       *[other] 1–{ $count } or e.g. { $example }
    } · ? help
    .named = e.g. { $example } · ? help
    .short = 1–{ $count } · ? help
terminal-hint-undo = u undo
terminal-hint-always = a always pass here
terminal-hint-ask-again = a ask me again
terminal-hint-quit = q save and leave
terminal-keys-title = What you can type
terminal-key-card = a choice: its number in the list, its short name, or its full name
terminal-key-move = figure and directions (n north, e east, s south, w west), such as { $example }, 3nne or 3e2, or figure and square, such as 3 e7; “?” before it tells what that costs and whom it pushes; with x before it the figure strikes; r and a letter reveal; 0 ends the turn
terminal-key-choice = one of your choices, such as { $example }
terminal-key-help = this page; { $game ->
        [tokyo] “? { tokyo-card-wings }” explains a card or a tile
        [morpork] “? vetinari” explains a card, an area, an event or a personality
        [claim] “? { $example }” explains a card
       *[other] “? { $example }” says whether that is allowed, and why not
    }
    .named = { $game ->
        [tokyo] { terminal-key-help }
       *[other] this page; “? { $example }” says whether that is allowed, and why not
    }
terminal-key-undo = take your last move back, as long as nothing new has come to light
terminal-key-always = pass here now and whenever this is asked; typed elsewhere, it lets you be asked everything again
terminal-key-piles = { $game ->
        [tyrant] which round cards are still to come, what the signs mean and what everything costs
        [tokyo] tiles on offer, discard pile, and cards you know to be next
        [morpork] discard pile, past events, the signs, how far everybody is, and your goal
       *[other] look through the piles
    }
terminal-key-log = what has happened so far
terminal-key-quit = save the game and leave
terminal-more-rules = All rules: { $command }
terminal-empty = Type a number from the list, or a name such as { $example }. A question mark explains.
    .named = Type one of your choices, such as { $example }. A question mark explains.
terminal-not-understood = “{ $typed }” is none of your choices: type a number from 1 to { $count }, or a name such as { $example }. A question mark explains.
    .named = “{ $typed }” is nothing you can do here: type one of your choices, such as { $example }. A question mark explains.
terminal-ambiguous = “{ $typed }” could be { $meant }: type a little more.
terminal-refused = { $what } is not allowed now ({ $rule }).
terminal-allowed = { $what }: you may do that.
terminal-unknown-thing = There is nothing called “{ $typed }” here. A question mark alone explains the keys.
terminal-no-undo = Nothing can be taken back: since your last move somebody has drawn, revealed or decided something.
terminal-no-always = You cannot pass here once and for all: please answer.
terminal-asked-again = You will be asked everything again.
terminal-nothing-here = There is nothing to look at.
terminal-enter-back = Enter: back to the game
terminal-pages = Page { $page } of { $pages } · Enter: back to the game · b: page before
    .more = Page { $page } of { $pages } · Enter: next page · b: page before · q: back to the game
terminal-enter-on = Enter: go on
terminal-pass-to = { $seat } is asked. Pass the keyboard, then press Enter.
terminal-pass-undo = { $seat }: type u to take your move back.
terminal-saved = The game is saved in { $path }
terminal-go-on = Go on with: { $command }
terminal-replay = See this game again: { $command }
terminal-replay-keys = { $step }/{ $steps } · Enter next · b back · number: go there · q quit

## Claim

terminal-claim-letter-goblin = G
terminal-claim-letter-knight = K
terminal-claim-letter-undead = U
terminal-claim-letter-dwarf = D
terminal-claim-letter-doppelganger = X
terminal-claim-table = Table
terminal-claim-favour = Favour now
terminal-claim-stake = Stake
terminal-claim-last = Last trick
terminal-claim-last-short = Last
terminal-claim-pile = Pile { $count }
terminal-claim-discard = Discard
terminal-claim-discarded = discard { $count }
terminal-claim-hand = { $count } in hand
terminal-claim-followers = Followers
terminal-claim-leads = { $seat } leads
    .you = You lead
terminal-claim-faction = Faction
terminal-claim-factions = factions (goal { $goal })
terminal-claim-sum = sum of values
terminal-claim-goes-to = Favour
terminal-claim-nobody = nobody
terminal-claim-scored = { $seat }: scored
terminal-claim-unknown = +{ $count } hidden
terminal-claim-void = no
terminal-claim-tie = { $faction }, equally many cards: { $seat } has the highest one, { $card }.
    .you = { $faction }, equally many cards: you have the highest one, { $card }.
terminal-claim-signs = ✓ the card wins the round · ✗ it loses it · ◀ ▶ whom a faction favours now, ◁ ▷ with equally many cards for the highest one
terminal-claim-why-high = higher card
terminal-claim-why-tie = equal values: the leader wins
terminal-claim-why-other_faction = another faction loses
terminal-claim-why-knight = Knights beat Goblins
terminal-claim-why-doppelganger = the Doppelganger counts with its own value
terminal-claim-why-undead = Undead score in phase 1
terminal-claim-why-dwarf = Dwarves go to the loser

## King & Assassins

terminal-tyrant-way-north = n
terminal-tyrant-way-east = e
terminal-tyrant-way-south = s
terminal-tyrant-way-west = w
terminal-tyrant-end = end
terminal-tyrant-start = Start
terminal-tyrant-starts = K1, K2 king · + knights
terminal-tyrant-card = Card
terminal-tyrant-left = Points
terminal-tyrant-points = king { $king } · knights { $knight } · rebel { $rebel }
terminal-tyrant-fetter = Fetter
terminal-tyrant-fetter-used = used this round
terminal-tyrant-fetter-free = one arrest possible
terminal-tyrant-kills = Knights
terminal-tyrant-kills-next = { $count } killed · the next for { $price }
terminal-tyrant-kills-limit = { $count } killed · no more this round
terminal-tyrant-king = King
terminal-tyrant-rebel = Rebel
terminal-tyrant-goal-king = ★ castle { $gates } or assassins { $assassins }
terminal-tyrant-goal-rebel = ★ hits { $hits } or rounds { $rounds }
terminal-tyrant-beside = 0 end · 1 point each, or (points) · » pushes · 3nne or 3 e7: a whole walk
    .rebel = 0 end · 1 point each, or (points) · bnne or b e7: a whole walk
terminal-tyrant-walk = { $whom } → { $to }: { $cost ->
        [one] 1 point
       *[other] { $cost } points
    }.
terminal-tyrant-do-it = Type + to do it.
terminal-tyrant-no-way = { $whom } cannot get to { $to } with the points that are left.
terminal-tyrant-is-there = { $whom } is on { $to } already.
terminal-tyrant-no-step = Step { $number } of { $steps } is not possible, so nothing is done.
terminal-tyrant-picked = Chosen: { $names }. { $missing ->
        [one] One more;
       *[other] { $missing } more;
    } a name again takes it back.
    .none = Nobody yet: choose three in any order, in one line or one by one.
terminal-tyrant-no-citizen = “{ $typed }” is not the name or letter of one citizen.
terminal-tyrant-too-many = There are { $count } assassins, no more.
terminal-tyrant-key-picks = three citizens in any order, such as { $example }, in one line or one by one
terminal-tyrant-rounds-left = Rounds after this
terminal-tyrant-to-come = Round cards to come
terminal-tyrant-signs = ▒ roof · ↑ → ↓ ← gate: the king's way out into the castle · K king · 1–7 knights · a–n citizens · A! revealed assassin · (name) off the board · ★ wins by
    .secret = a* assassin whom only you know
terminal-tyrant-costs = Points: a step 1 · up to a roof 2, a revealed assassin 1 · down 1, a revealed assassin 0 · a knight arrests or kills 1 · an assassin kills a knight 1, the second one of a round 2, and attacks the king 2
terminal-tyrant-reveal = reveal: { $whom }
terminal-tyrant-arrest = arrest: { $whom }
terminal-tyrant-kill = kill: { $whom }
terminal-tyrant-attack = attack: { $whom }
terminal-tyrant-moves = { $whom }: { $moves }
terminal-tyrant-no-moves = { $whom } can do nothing now.
terminal-tyrant-gone = { $whom } is off the board.
terminal-tyrant-roles = { $first } is the king, { $second } the rebel.

terminal-match = Match: { $first } against { $second }
terminal-match-game = Game { $number } of 2
terminal-match-score = Score: { $one } : { $two } ({ $first } – { $second })
terminal-match-won = { $seat } wins the match!
terminal-match-drawn = The match is drawn.
## Tokyo

terminal-tokyo-die-claw = ///
terminal-tokyo-monsters = Monsters
terminal-tokyo-turn-of = { $seat }: { $step }
terminal-tokyo-dice = Dice
terminal-tokyo-rolls = rolls left: { $count }
terminal-tokyo-claws = claws: { $count }
terminal-tokyo-last = left by the turn before
terminal-tokyo-shop = For sale
terminal-tokyo-own = Your cards and tiles
terminal-tokyo-deck = Deck { $deck } · discard { $discard }
terminal-tokyo-empty = –
terminal-tokyo-price = { $price } ⚡
terminal-tokyo-price-from = { $price } ⚡ from { $seat }
terminal-tokyo-cut-price = { $price } ⚡ instead of { $cost }
terminal-tokyo-wickedness = wickedness { $count }
terminal-tokyo-poison = poison { $count }
terminal-tokyo-shrink = shrunk { $count }
terminal-tokyo-smoke = smoke { $count }
terminal-tokyo-extra = extra turns: { $count }
terminal-tokyo-copies = copies { $card }
terminal-tokyo-tiles = Tiles left
terminal-tokyo-level = level { $level }
terminal-tokyo-keep-how = Keep others by their numbers (135) or by what they show ({ $example }).
    .stop = No roll is left: “s” stops.
terminal-tokyo-stop = s
## Ankh-Morpork

terminal-morpork-turn = { $seat }'s turn
    .you = Your turn
terminal-morpork-piles = draw pile { $pile } · events { $events } · trouble { $trouble }
terminal-morpork-area = Area
terminal-morpork-about-area = area { $number }, a building costs ${ $cost }, { $river ->
        [0] not on the river
       *[other] on the river
    }; next to { $near }. City-area card: { $benefit }
terminal-morpork-use = Use { $area }
terminal-morpork-money = ${ $amount }
terminal-morpork-hand = { $count } in hand
terminal-morpork-not = is not: { $names }
terminal-morpork-knows = holds: { $names }
terminal-morpork-your-hand = Hand: { $names }
terminal-morpork-player = Player
terminal-morpork-personality = Personality
terminal-morpork-controls = controls
terminal-morpork-spies = infiltrates
terminal-morpork-fortune = fortune
terminal-morpork-points = points
terminal-morpork-discard = Discard pile ({ $count }, the last one first)
terminal-morpork-shuffled = and { $count } that nobody can be sure of
terminal-morpork-events-used = Events that have happened
terminal-morpork-signs = What the signs mean
terminal-morpork-signs-cards = ☺ place a minion · ⌂ build · † assassinate · ✓ remove trouble · $ take money · § scroll · ✶ event · + play another card · ↯ interrupt
terminal-morpork-signs-board = ⌂ who has the building and the city-area card, ✗ where that card is gone, ° where it was used or gained this turn · ! trouble · t trolls · d demons · ♛ who controls the area
