# King & Assassins. Names of players, figures and squares are put in as they are: no sentence may bend them.

tyrant-name = King & Assassins
    .words =
        soldier guard guards: knight
        villager peasant townsman person people: citizen
        capture prisoner jail: arrest
        murderer killer rebel: assassin
        palace: castle
        button: symbol
        wound damage life lives: hit
tyrant-summary = The hated king walks home through his own people, and three of them are assassins: only the rebel knows which.
tyrant-role-king = The king
    .about = walks home with seven knights, before the rounds run out
tyrant-role-rebel = The rebel
    .about = leads twelve citizens, three of them secret assassins, and wants the king dead or late

## Things

-tyrant-citizen = Walks for the rebel’s points: 1 for a square, 2 up onto a roof. Enters empty squares only and never pushes, but can be pushed, and arrested in a round that allows it. May be one of the three secret assassins, who can strike once they are revealed.
tyrant-figure-monk = Monk
    .about = { -tyrant-citizen }
tyrant-figure-plumwoman = Plum seller
    .about = { -tyrant-citizen }
tyrant-figure-appleman = Apple seller
    .about = { -tyrant-citizen }
tyrant-figure-courtesan = Courtesan
    .about = { -tyrant-citizen }
tyrant-figure-fishwoman = Fishwife
    .about = { -tyrant-citizen }
tyrant-figure-butcher = Butcher
    .about = { -tyrant-citizen }
tyrant-figure-blacksmith = Blacksmith
    .about = { -tyrant-citizen }
tyrant-figure-shepherd = Shepherd
    .about = { -tyrant-citizen }
tyrant-figure-squire = Squire
    .about = { -tyrant-citizen }
tyrant-figure-carpenter = Carpenter
    .about = { -tyrant-citizen }
tyrant-figure-witchhunter = Witch hunter
    .about = { -tyrant-citizen }
tyrant-figure-farmer = Farmer
    .about = { -tyrant-citizen }
tyrant-figure-knight = Knight { $value }
    .about = Walks, climbs (2 points), pushes citizens and assassins, arrests a citizen in a round that allows it, and kills revealed assassins. All knights share their points.
tyrant-figure-king = King
    .about = Walks on empty streets only, and has to reach the castle through a gate. The second hit by an assassin kills him.

tyrant-citizen-monk = Monk
tyrant-citizen-plumwoman = Plum seller
tyrant-citizen-appleman = Apple seller
tyrant-citizen-courtesan = Courtesan
tyrant-citizen-fishwoman = Fishwife
tyrant-citizen-butcher = Butcher
tyrant-citizen-blacksmith = Blacksmith
tyrant-citizen-shepherd = Shepherd
tyrant-citizen-squire = Squire
tyrant-citizen-carpenter = Carpenter
tyrant-citizen-witchhunter = Witch hunter
tyrant-citizen-farmer = Farmer
tyrant-citizen-hidden = a citizen

tyrant-direction-north = north
tyrant-direction-east = east
tyrant-direction-south = south
tyrant-direction-west = west

tyrant-square = { $place }

tyrant-card-1-6-5-fetter = king 1, knights 6, rebel 5, arrest
tyrant-card-1-5-4 = king 1, knights 5, rebel 4
tyrant-card-1-5-4-fetter = king 1, knights 5, rebel 4, arrest
tyrant-card-1-5-5-fetter = king 1, knights 5, rebel 5, arrest
tyrant-card-2-5-4 = king 2, knights 5, rebel 4
tyrant-card-2-7-4 = king 2, knights 7, rebel 4
tyrant-card-2-7-5 = king 2, knights 7, rebel 5

tyrant-start-first = the first start square
tyrant-start-second = the second start square

## What happens

tyrant-event-placed = { $citizen } stands on { $square }.
tyrant-event-chooses = { $seat } chooses as assassins: { $citizen }.
    .you = You choose as assassins: { $citizen }.
    .hidden-citizen = { $seat } secretly chooses an assassin.
tyrant-event-starts = { $seat } puts the king on { $square }.
    .you = You put the king on { $square }.
tyrant-event-stationed = { $figure } stands on { $square }.
tyrant-event-turned-up = Round { $round }: { $card }.
tyrant-event-moves = { $figure } goes from { $from } to { $to }.
    .figure-king = The king goes from { $from } to { $to }.
tyrant-event-climbs = { $figure } climbs from { $from } onto the roof { $to }.
tyrant-event-descends = { $figure } climbs down from { $from } to { $to }.
tyrant-event-pushed = { $figure } is pushed from { $from } to { $to }.
tyrant-event-arrested = { $by } arrests { $figure } on { $square }, the one arrest this round.
tyrant-event-killed = { $by } kills { $figure } on { $square }.
tyrant-event-hit = { $by } attacks the king from { $square }: { $hits ->
        [1] the first hit, and a second will kill him.
       *[other] the second hit kills him.
    }
tyrant-event-revealed = { $citizen } on { $square } is an assassin!
tyrant-event-turn-ends = { $seat } ends the turn.
    .you = You end the turn.
tyrant-event-leaves = The king enters his castle through the gate { $square }.
tyrant-event-was-assassin = The assassins were { $citizen }.
tyrant-event-wins = { $seat } wins the game!
    .you = You win the game!

tyrant-told-pushing = , pushing { $figure } to { $to }
tyrant-told-pushing-also = , { $figure } to { $to }
tyrant-told-with = , { $figure } on { $square }
tyrant-told-also = , { $citizen }
tyrant-told-reveals = { $seat } reveals { $citizen } on { $square }, an assassin.
    .you = You reveal { $citizen } on { $square }, an assassin.
tyrant-told-kills-assassin = { $by } kills { $figure } on { $square }, a revealed assassin.
tyrant-told-kills-knight = { $by } kills { $figure } on { $square }, the { $count ->
        [1] first
       *[other] second
    } knight this round.
tyrant-told-not-the-last = ; the game goes on, so at least one assassin is still free
tyrant-told-castle = : the king has reached his castle
tyrant-told-assassins = : all three assassins are arrested or killed
tyrant-told-killed = : the second hit has killed the king
tyrant-told-rounds = : the last round is over, and the king is still in town

## Worth another look

tyrant-moment-assassin = { $citizen } was one of the assassins.

## What is asked, and what can be answered

tyrant-ask-place = Who stands on { $square }?
tyrant-ask-choose = Choose the three assassins in secret.
tyrant-ask-start = Where does the king start?
tyrant-ask-draw = Which round card is turned up?
tyrant-ask-king = Your turn. Points left: king { $king_points }, knights { $knight_points }.
tyrant-ask-rebel = Your turn. Points left: { $points }.

tyrant-action-end = End the turn
tyrant-action-move = { $figure }: move { $direction }
tyrant-action-strike = { $figure }: strike { $direction }
tyrant-action-reveal = Reveal the assassin: { $citizen }
tyrant-action-choose = Choose the assassin: { $citizen }
tyrant-action-start = Put the king on { $start }
tyrant-offer-move = { $figure }: { $direction } to { $to }
tyrant-offer-castle = { $figure }: through the gate into the castle
tyrant-offer-arrest = { $figure }: arrest { $victim } on { $to }
tyrant-offer-kill = { $figure }: kill { $victim } on { $to }
tyrant-offer-attack = { $figure }: attack the king on { $to }
tyrant-offer-start = Put the king on { $to }
tyrant-outcome-place = { $citizen }
tyrant-outcome-card = { $card }

## What lies on the table, and what is said of it

tyrant-place-castle = Castle
    .about = Where the king is safe. He enters it from a gate.
tyrant-place-arrested = Arrested
    .about = Citizens taken away by knights. Only the rebel knows whether any of them was an assassin.
tyrant-place-killed = Killed
    .about = Knights and assassins that have fallen.
tyrant-place-round = Round card
    .about = Shows how many points each side has this round, and whether an arrest is allowed.
tyrant-place-deck = Round cards to come
    .about = One for each round left. Nobody knows their order.

tyrant-counter-king_points = King's points
    .about = What the king can still spend this round.
tyrant-counter-knight_points = Knights' points
    .about = What all the knights together can still spend this round.
tyrant-counter-rebel_points = Rebel's points
    .about = What all citizens and assassins together can still spend this round.
tyrant-counter-wounds = Hits on the king
    .about = The second one kills him.
tyrant-counter-kills = Knights killed this round
    .about = At most two; the second costs 2 points.
tyrant-counter-arrests = Arrests this round
    .about = At most one, and only if the round card allows it.

tyrant-mark-roof = roof
tyrant-mark-gate = gate
tyrant-mark-exit_north = way out to the north
tyrant-mark-exit_east = way out to the east
tyrant-mark-exit_south = way out to the south
tyrant-mark-exit_west = way out to the west
tyrant-mark-start = start of the king
tyrant-mark-guard = start of a knight
tyrant-mark-assassin = assassin
tyrant-mark-secret = secret assassin

tyrant-phase-place = The citizens take their places
tyrant-phase-choose = The rebel chooses assassins
tyrant-phase-start = The king chooses his start
tyrant-phase-draw = The round card is turned up
tyrant-phase-king = The king's turn
tyrant-phase-rebel = The rebel's turn
tyrant-phase-over = Game over

tyrant-card-hidden = a round card

tyrant-goal-castle = The king reaches the castle
tyrant-goal-assassins = All assassins are arrested or killed
tyrant-goal-wounds = The king is hit
tyrant-goal-rounds = The rounds run out
tyrant-brief-king = The king ({ $seat }) wants to reach his castle through a gate within { $rounds } rounds, or to catch all { $assassins } assassins, dead or alive.
    .you = You are the king: reach your castle through a gate within { $rounds } rounds, or catch all { $assassins } assassins, dead or alive.
tyrant-brief-rebel = The rebel ({ $seat }) wants to hit the king { $wounds } times, or to hold him up for { $rounds } rounds.
    .you = You are the rebel: hit the king { $wounds } times, or hold him up for { $rounds } rounds.
tyrant-brief-turn = Each round a card gives the king, his knights and the rebel points to spend: first the king's side acts, then the rebel.
tyrant-brief-secret = { $assassins } of the { $citizens } citizens are assassins. Only the rebel knows which, until they are revealed.

tyrant-follows-pushed = { $figure } is pushed to { $to }.
tyrant-follows-castle = The king is safe, and his side wins.
tyrant-follows-arrest = { $figure } is taken off the board.
tyrant-follows-kill = { $figure } falls.
tyrant-follows-hit = That is hit { $hits } of { $wounds }.
tyrant-follows-revealed = Everyone will know that { $citizen } is an assassin.
tyrant-follows-tells = If that was the last assassin, the king wins. If the game goes on, at least one is still free.
tyrant-follows-last = This is the last assassin: the king wins.

## Options

tyrant-option-side = The side of the board: a (two gates, 15 rounds) or b (one gate, two starts, 14 rounds).
    .asked = Which side of the board?
    .a = two gates, 15 rounds
    .b = one gate, two places for the king to start, 14 rounds
tyrant-option-board = A board of your own instead of side a or b, as JSON; in the terminal board=@file reads it from a file (JSON or TOML).
tyrant-option-citizens = Who stands where at the start: random, listed (always the same way), or all twelve ids separated by commas, in the order of the squares: monk, plumwoman, appleman, courtesan, fishwoman, butcher, blacksmith, shepherd, squire, carpenter, witchhunter, farmer.
tyrant-option-memory_aid = Memory aid: you are shown which round cards are still to come, which you could work out from those already played (true or false).

## What the cards do

tyrant-explain-1-6-5-fetter = King 1 point, knights 6, rebel 5. The knights may arrest one citizen. There are five such cards.
tyrant-explain-1-5-4 = King 1 point, knights 5, rebel 4; no arrest. There are four such cards, and one of them, the one with the gem, is left out on side B.
tyrant-explain-1-5-4-fetter = King 1 point, knights 5, rebel 4. The knights may arrest one citizen.
tyrant-explain-1-5-5-fetter = King 1 point, knights 5, rebel 5. The knights may arrest one citizen.
tyrant-explain-2-5-4 = King 2 points, knights 5, rebel 4; no arrest.
tyrant-explain-2-7-4 = King 2 points, knights 7, rebel 4; no arrest.
tyrant-explain-2-7-5 = King 2 points, knights 7, rebel 5; no arrest. There are two such cards.

## The rules, in our words

rule-tyrant-setup-citizens = The twelve citizens stand on their marked squares. Chance decides who stands where, before the rebel chooses.
    .title = The citizens
    .note = The rulebook says only that each marked square gets a figure. In the terminal you can have them stand the same way every time.
rule-tyrant-setup-knights = The seven knights stand on their marked squares, the king on his. On side B five knights stand near the start that the king has picked, and two in the upper part of the board.
    .title = King and knights
rule-tyrant-setup-assassins = The rebel secretly chooses three different citizens: these are the assassins. The king may not see the cards, not even the ones not chosen. The order of the choices means nothing.
    .title = The secret choice
    .words = choose assassins secretly
rule-tyrant-setup-start = On side B the king picks one of two start squares, after the rebel has chosen the assassins.
    .title = Side B: the king's start
rule-tyrant-setup-side_b = Side B has one gate and two start squares for the king.
    .title = Side B: the board
    .note = This side is our reconstruction. Streets, roofs, citizens, the gate and the two upper knights were read from one small photo, and twelve squares of it are uncertain. We know that the king starts in the lower corners, but the exact squares and the knights around them are our design. In the terminal you can play on a board of your own.
    .words = two sides of board difference
rule-tyrant-setup-gem = On side B the round card with the red gem is left out: there are 14 rounds instead of 15.
    .title = The card with the gem
    .note = No source tells us which card carries the gem. We leave out one with king 1, knights 5, rebel 4, because it changes the totals least.
rule-tyrant-board-one_figure = A square holds one figure, and nobody passes over an occupied square. Figures move and strike along rows and columns, never diagonally.
    .title = One figure to a square
    .words = diagonal diagonally two figures on a square pass through jump over
rule-tyrant-board-rim = Nobody leaves the board except the king, and he only through a gate.
    .title = The edge
    .note = The rulebook says so of pushed figures and of the king; here it holds for everyone.
rule-tyrant-round-card = Each round begins with a new round card. It gives points to the king, to the knights and to the rebel, and may allow an arrest. First the king's player has a turn, then the rebel. The deck is not shuffled again.
    .title = The round
    .words = action points AP how many points
rule-tyrant-memory_aid = Which round cards are still to come can be worked out from those already played, so we show it; nobody knows their order.
    .title = The memory aid
    .note = By the rulebook only the current card is face up. Switch off the option “Memory aid” at a new table to rely on your own memory.
rule-tyrant-turn-figures = The king's player acts with the king and the knights, the rebel with the citizens and the assassins, each in their own turn.
    .title = Whose figures
rule-tyrant-turn-points = The king's points are for the king only, the knights' points for the knights only, and the rebel's for all citizens and assassins. Points are spent in any order, and any figure may act more than once. What is not spent is lost.
    .title = Points
    .words = action points AP unused save share
rule-tyrant-turn-end = Your turn ends when you say so, and not before.
    .title = The end of a turn
    .note = A turn does not end by itself when the points are gone: an assassin can still climb down or be revealed for free.
    .words = pass stop end my turn
rule-tyrant-king-move = The king moves to an empty street square next to him for 1 point.
    .title = The king walks
    .words = king move speed
rule-tyrant-king-street = The king never steps onto a roof.
    .title = The king stays on the street
    .words = king roof climb
rule-tyrant-king-no_push = Walking is all the king does: he never pushes, arrests or kills.
    .title = The king only walks
    .words = king push attack kill fight
rule-tyrant-knight-move = A knight moves one square along the street, or along the roofs if he is up there, for 1 point.
    .title = Knights move
rule-tyrant-knight-climb = Climbing from the street onto a roof costs a knight 2 points.
    .title = Knights climb
    .words = knight roof cost climb up
rule-tyrant-knight-descend = Climbing down from a roof to the street costs a knight 1 point.
    .title = Knights climb down
    .words = climb down jump off cost
rule-tyrant-knight-kill = A knight kills a revealed assassin next to him for 1 point. There is no limit but the points, and the round card need not allow an arrest. The knight stays where he is.
    .title = Knights kill assassins
    .words = knight attack assassin eliminate
rule-tyrant-knight-arrest = A knight arrests a citizen next to him for 1 point: the citizen leaves the board. A revealed assassin is killed, not arrested.
    .title = Knights arrest citizens
    .note = The rulebook speaks of arresting citizens. Our own reading is only that a revealed assassin is no longer one of them.
    .words = capture catch take prisoner imprison citizen
rule-tyrant-arrest-fetter = A citizen can be arrested only in a round whose card shows the arrest symbol.
    .title = The arrest symbol
    .words = when can I arrest capture handcuffs shackles chain symbol
rule-tyrant-arrest-once = At most one citizen is arrested in a round.
    .title = One arrest a round
    .words = how many arrests a round capture
rule-tyrant-reach-neighbour = Knights and assassins strike only at an enemy on one of the four squares next to them.
    .title = Next to each other
    .words = adjacent range distance diagonal
rule-tyrant-reach-level = From a roof a figure can strike at roofs and streets; from the street, only at the street.
    .title = No strike upwards
    .words = attack from street to roof upwards
rule-tyrant-push-line = A knight may step onto a square with a citizen or assassin: that figure is pushed one square on, and so is anyone standing there. Pushing itself costs nothing.
    .title = Pushing
    .words = push shove two people several row chain cost
rule-tyrant-push-fall = Figures may be pushed from a roof down to the street. Nobody is hurt.
    .title = Pushed off a roof
    .words = push off roof fall down
rule-tyrant-push-climb = The knight himself may climb while pushing, as long as those he pushes need not climb.
    .title = Climbing and pushing
rule-tyrant-push-roof = No figure is pushed from the street up to a roof. If anyone in the line would have to go up, the whole step is impossible.
    .title = Nobody is pushed up
    .note = We look at each figure in the line separately, wherever the line begins.
    .words = push up onto roof
rule-tyrant-push-figures = The king and knights are never pushed, and nobody is pushed onto their squares.
    .title = King and knights stand firm
    .words = push king push knight blocked
rule-tyrant-push-rim = Nobody is pushed off the board, not even through a gate.
    .title = Nobody is pushed off
    .words = push off board edge
rule-tyrant-arrest-silent = If an arrested citizen was an assassin, the rebel says nothing, and that card can no longer be revealed. So the king never knows how many assassins are left.
    .title = A silent arrest
    .words = must tell say captured assassin arrested disguise
rule-tyrant-assassin-hidden = An assassin that is not revealed acts and pays like a citizen. A figure may walk as a citizen, be revealed, and strike in the same turn.
    .title = Hidden assassins
rule-tyrant-assassin-reveal = On their own turn the rebel may reveal any number of assassins still on the board, at any moment and for free. Nobody but the three can be revealed, and each only once: it cannot be undone.
    .title = Revealing
    .note = The rulebook says at any moment of the rebel's turn. We read that strictly: never in reply to an arrest.
    .words = unmask reveal uncover cost free
rule-tyrant-rebel-no_push = Citizens and assassins enter empty squares only. They never push.
    .title = The people do not push
    .words = can citizens push
rule-tyrant-citizen-move = A citizen moves one square along the street, or along the roofs if already up there, for 1 point.
    .title = Citizens move
rule-tyrant-citizen-climb = Climbing onto a roof costs a citizen 2 points.
    .title = Citizens climb
    .words = citizen roof cost climb up
rule-tyrant-citizen-descend = Climbing down from a roof costs a citizen 1 point.
    .title = Citizens climb down
    .words = climb down jump off cost
rule-tyrant-assassin-move = A revealed assassin moves one square along the street or along the roofs for 1 point.
    .title = Assassins move
rule-tyrant-assassin-climb = Climbing onto a roof costs a revealed assassin 1 point.
    .title = Assassins climb
    .words = assassin roof cost climb up
rule-tyrant-assassin-descend = Climbing down from a roof costs a revealed assassin nothing, so it is possible even without points.
    .title = Assassins climb down
    .words = climb down jump off free cost
rule-tyrant-assassin-kill = A revealed assassin kills a knight next to him, who leaves the board. The first knight killed in a round costs 1 point, the second 2, whichever assassin does it.
    .title = Assassins kill knights
    .words = kill knight cost attack
rule-tyrant-assassin-kill_limit = At most two knights are killed in a round.
    .title = Two knights a round
    .words = how many knights kill limit
rule-tyrant-assassin-attack = A revealed assassin next to the king, on the street or on a roof, attacks him for 2 points. Each attack is a hit.
    .title = Attacking the king
    .words = hit the king attack cost wound hits
rule-tyrant-gate-stop = Standing on a gate square does not win yet, and the king can be attacked there.
    .title = On the gate
    .words = stand on gate reach gate enough
rule-tyrant-gate-leave = From a gate square the king enters the castle with one more step, over the edge where the gate is, for 1 point. No other edge leads off the board. With 2 points he may step onto the gate and leave in the same turn.
    .title = Through the gate
    .note = The German rulebook says only that the king leaves the board from a gate square. The Polish one says that he goes into the building; the board shows at which edge.
    .words = exit leave board castle gate
rule-tyrant-gate-roof = A king who leaves does not enter the roof drawn above a gate, so a figure standing there does not stop him. To everyone else it is a roof like any other.
    .title = The roof above a gate
    .note = The rulebook does not mention that roof. This way nobody can lock the castle from above.
    .words = roof above gate
rule-tyrant-gate-square = Otherwise a gate is a street square: anyone may stand there and block it, and figures may be pushed onto it. Only the king leaves through it.
    .title = Gates are streets
    .note = This follows from gates being squares of the board; the rulebook does not say it outright.
    .words = block the gate
rule-tyrant-end-castle = The king's player wins at once when the king enters the castle, wounded or not.
    .title = The king comes home
    .words = home palace how does the king win reach castle
rule-tyrant-end-assassins = The king's player wins at once when the third assassin is arrested or killed. Then everyone sees who the three were.
    .title = All assassins caught
    .words = catch all three assassins king wins
rule-tyrant-end-killed = The rebel wins at once with the second hit on the king, no matter when or by which assassins.
    .title = The king is dead
    .words = hit the king how many hits lives wounds rebel wins
rule-tyrant-end-rounds = The rebel wins if all round cards have been played, including both turns of the last, and the king is still on the board.
    .title = Time is up
    .words = round deck runs out no more round cards last round how many rounds
rule-tyrant-end-shown = When the game is over, however it ended, the three assassins are shown.
    .title = Cards on the table
    .note = The rulebook asks for this only when the last assassin is caught. At the end there is no reason to hide them.
rule-tyrant-match = The two roles differ, so play two games and swap roles: win both and you win the match. A single game cannot be a draw.
    .title = A match
    .words = swap roles second game
