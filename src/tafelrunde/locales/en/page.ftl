# What the page says by itself; the words of the games are in files of their own.

page-to-shelf = Tafelrunde, back to the shelf
page-you = You
page-bot = Bot
page-menu = Menu
page-rules = Rules
page-side = Log and actions
page-sound-on = Sound is on
page-sound-off = Sound is off
page-close = Close
page-cancel = Cancel
page-now = Now

## At the table

page-table = Table
page-actions = Actions
page-log = Log
page-chat = Chat
page-views = Views
page-players = Players
page-board = Board
page-decide = Your decision
page-hand = Your hand
page-all-actions = All actions in words
page-skip-to-prompt = Skip to your decision
page-your-turn = your turn
page-their-turn = turn
page-you-are-asked = your decision
page-is-asked = is deciding
page-undo = Take back
page-what-is-this = What is this?
page-hint = Hint
page-hint-thinking = Thinking …
page-hint-what = What a player who thinks ahead would do
page-hint-hope = { $percent } % to win
page-hint-none = No hint right now. Ask again in a moment.
page-asking = What would you like explained? Choose anything on the table.
page-you-may = You may
page-others-decide = Nothing to decide
page-keys = keys
page-keys-title = Keys
page-key-choose = choose from “{ page-you-may }”
page-key-tab = next part: table, hand, question
page-key-arrows = next card, die or square
page-key-enter = choose; press again to confirm
page-key-escape = cancel your choice
page-key-undo = take back
page-key-hint = hint
page-key-what = “What is this?”: then choose anything
page-key-keys = this list
page-ways = { $what }: { $count ->
        [one] one way
       *[other] { $count } ways
    }
page-over = The game is over.
page-waiting-for = Waiting for { $seat }.
page-thinks = { $seat } is thinking …
page-sent = { $what } …
page-on-its-way = On its way: { $what }
page-kept = It is kept here and sent once the connection is back. Nothing is lost or played twice.
page-waits = waiting
page-not-now = Not now: { $what }.
page-round = round { $round }
page-round-of = round { $round } of { $rounds }
page-round-head = Round { $round }
page-turn-of = Turn: { $seat }
page-turn-yours = Your turn
page-just-now = What just happened
page-on = Continue
page-to-result = See the result
page-bot-named = { $name } (bot)
page-say = Say something
page-chat-empty = Nobody has said anything yet.
page-lost = Connection lost. Retrying in { $seconds } s.
page-lost-now = Connection lost. Retrying …
page-back-again = Connected again

## What is this

page-here-and-now = Right now
page-lies-at = Place: { $place }
page-belongs-to = Player: { $seat }
page-costs = Costs: { $count }
page-so-many = Here: { $count }
page-here-lie = Here: { $names }
page-seat-yours = This is your seat.
page-seat-person = A person sits here.
page-seat-away = A person sits here, but is away.
page-you-may-now = You may: { $what }
page-source = Sources
page-ruling = Note
page-rulebook = German rulebook, “{ $heading }”
page-ours = our ruling, where the rulebook leaves it open
page-derived = follows from other rules
page-see-rules = Related rules
page-in-the-rules = In the rules
page-search-rules = Search the rules
page-nothing-found = Nothing found. Try a single word.
page-part-goal = The goal
page-part-turn = A turn
page-part-do = What you can do
page-part-end = How it ends
page-part-detail = Details
page-part-card = Cards and special cases
page-part-things = Cards and pieces
page-hits = { $count ->
    [one] 1 place
   *[other] { $count } places
}
page-nearest = Did you mean:
page-play = Play
page-sheet = One-page sheet
page-search-things = Search cards and pieces
page-kinds = Which kind
page-no-thing = Nothing by that name.
page-signs = What the signs mean
page-kind-all = All
page-kind-card = Cards
page-kind-faction = Factions
page-kind-figure = Figures
page-kind-tile = Tiles
page-kind-die = Dice
page-kind-piece = Pieces
page-kind-personality = Personalities
page-kind-area = Areas
page-kind-happening = Events
page-kind-place = Places on the table
page-kind-counter = What is counted
page-kind-citizen = Citizens
page-kind-token = Tokens
page-empty-place = empty
page-numbers = Numbers
page-aside = Also on the table
page-standing = Standings
page-areas = Areas
page-legend = Key
page-seen-all = everyone sees it
page-seen-you = only you see it
page-seen-none = face down
page-hidden-cards = { $count ->
        [one] one hidden
       *[other] { $count } hidden
    }

## The shelf

page-who-rules = Who rules tonight?
page-play-or-link = Play right away against bots, or send a friend the link.
page-alone = Play against bots, right here. The games run in your browser; there is no server and no account, so friends can join only at this screen.
page-alone-kept = These games are kept in this browser alone. Save one as a file to play on elsewhere, on a Tafelrunde server too. The file holds every secret of the game.
page-alone-export = Save as a file
page-alone-import = Open from a file
page-play-now = Play now
page-against = against { $bot }
page-against-whom = Opponents
page-against-as = Your role
page-against-how-many = Number of players
page-opening = Opening …
page-invite = { $game }: invite friends, choose options
page-invite-friends = Invite
page-rules-of = Rules: { $game }
page-players-exact = { $count } players
page-players-range = { $least } to { $most }
page-minutes = { $count } min
page-tables = Tables
page-shelf = Shelf
page-learn = Learn
page-me = You
page-open-tables = Open tables
page-no-open-tables = Nobody is waiting right now. To open your own table, choose “{ page-invite-friends }” on the shelf.
page-join = Join
page-table-open = { $count ->
        [one] one seat free
       *[other] { $count } seats free
    }
page-imported = Imported by { $who } on { $when }, at step { $version }. The person who imports a game may know every secret in it, so you can play on only alone or with bots.
page-imported-anew = Imported by { $who } on { $when }, at step { $version }. Everything hidden has been dealt anew, so nobody knows more than the others.
page-imported-by = someone
page-with-others = Play on with others: hidden cards are dealt anew
page-table-unreadable = cannot be read by this server
page-first-time = First time here?
page-first-time-how = The rules of each game, in our own words, in the order you learn them:
page-compiled = compiled rules
page-plain-rules = plain Python rules, quick bots only
page-plain-bots = On this server { page-bot-level-4 } and { page-bot-level-5 } would think for too long. As soon as its fast rules are ready, the next start offers both.
page-language = Language
page-to-day = Switch to light
page-to-night = Switch to dark
page-settings = Settings
page-guest-name = Guest
page-about = About Tafelrunde

## A new table

page-new-table = A new table
page-game = Game
page-seats = Seats
page-turn-order = in turn order
page-who-sits = Who sits in seat { $seat }
page-you-named = You, { $name }
page-name-of-seat = Name for seat { $seat }
page-somebody = Anyone with the link
page-at-this-screen = At this screen
page-remove-seat = Clear seat { $seat }
page-add-seat = Add a seat
page-up-to = up to { $count }
page-roles = Roles
page-roles-chosen = As chosen here
page-roles-chance = Random
page-swap-roles = Swap roles
page-both-here = Two at this screen
    .how = a curtain hides your secrets
page-with-curtain = When several play at one screen, a curtain falls between turns.
page-who-may-come = Who may join
page-by-link = Anyone with the link
page-public = Everyone
page-clock = Clock
page-clock-none = no clock
page-clock-bank = { $minutes } min each, +{ $increment } s per move
page-clock-move = { $seconds } s per move
page-clock-days = { $count ->
        [one] one day per move
       *[other] { $count } days per move
    }
page-finer = { $count ->
        [one] One more option
       *[other] { $count } more options
    }
page-as-recommended = { $changed ->
        [0] recommended settings
        [one] one changed
       *[other] { $changed } changed
    }
page-option-random = random
page-option-0 = seat 1
page-option-1 = seat 2
page-option-a = A
page-option-b = B
page-option-shuffled = shuffled
page-option-listed = in order
page-option-turn = end of turn
page-option-round = end of round
page-option-at_once = at once
page-option-end_of_turn = end of turn
page-option-ends = the copy ends
page-option-stays = the copy stays
page-option-takes_tile = the tile goes too
page-option-dice_that_count = resolved dice only
page-option-all_dice = all dice
page-option-de_all_own_pieces = all your pieces
page-option-de_affected_pieces = affected pieces
page-option-en_choose_pieces = pieces you choose
page-option-normal_placing_rules = usual rule
page-option-any_other_area = any other area
page-option-last_card_taken = last card drawn
page-option-cannot_draw = a card can’t be drawn
page-option-de_highest_controlled_area = best area controlled
page-option-en_highest_city_card = best city-area card
page-summary = { $free ->
        [0] { $count } seats, { $bots ->
            [0] all taken.
            [one] one of them a bot. The game starts at once.
           *[other] { $bots } of them bots. The game starts at once.
        }
       *[other] { $count } seats, { $free } free. The game starts when everyone is seated and you press Start.
    }{ $people ->
        [one] { "" }
       *[other] { " " }A curtain falls between turns.
    }
page-open-table = Open the table
page-open-and-copy = Open table and copy link
page-start-game = Start the game
page-bot-level-1 = Newcomer
    .about = new to the game, often plays at random
page-bot-level-2 = Learner
    .about = plays on instinct, still slips up
page-bot-level-3 = Regular
    .about = thinks ahead, misses nothing in plain sight
page-bot-level-4 = Veteran
    .about = thinks longer and keeps count of the cards
page-bot-level-5 = Master
    .about = the strongest; takes up to two seconds

## The waiting room

page-waiting-room = Waiting room
page-seats-free = { $count ->
        [one] One seat is free
       *[other] { $count } seats are free
    }
page-free-how = The game starts when everyone is seated. The host can also give a seat to a bot.
page-all-sit = Everyone is seated
page-all-sit-host = Press Start when you are ready.
page-all-sit-guest = The host starts the game.
page-waiting-for-people = Waiting for { $names }
page-away-host = Start when they’re back.
page-you-host = you, host
page-sits = ready
page-away = away
page-free-seat = Free seat
page-give-bot = invite a friend or add a bot
page-sit-here = sit here
page-bring-friend = Invite a friend
page-link-how = Anyone who opens the link can take a free seat, until the game starts.
page-the-link = The link
page-qr = QR code with the link, for a phone
page-copy = Copy
page-copied = Copied
page-share = Share
page-leave = Leave
page-close-table = Close the table
page-start = Start
page-start-missing = { $count ->
        [one] Start: one seat free
       *[other] Start: { $count } seats free
    }
page-host-starts = Waiting for the host to start
page-invited-how = Choose a name and sit down.
page-invited-by = { $host } invites you to { $game }
page-invited-nobody = You are invited to { $game }
page-invited-over = { $host } is handing you a seat in { $game }
page-invited-over-how = You carry on from { $host }’s position. Choose a name for the table.
page-invited-free = free
page-invited-for-you = for you
page-invited-seat-mine = You already sit at this table.
page-invited-to-table = To the table
page-invited-chairs = Who is at the table
page-sit-down = Sit down

## Between the players

page-yes = Yes
page-no = No
page-asks-undo = { $seat } asks to take back a move.
page-asks-draw = { $seat } offers a draw.
page-ask-undo = Ask to take back
page-asked-undo = You have asked to take back; waiting for { $names }.
page-rest = Pass ahead
    .how = pass whenever others let you respond, whatever you hold
page-rest-turn = For the rest of this turn
page-rest-round = Until my next turn
page-rest-look = Until I look again
page-pass-turn = Pass for this turn
page-resting = { $until ->
        [turn] You pass for the rest of this turn.
        [round] You pass until your next turn.
        [look] You pass until you look again.
       *[other] You pass some questions.
    } Stop
page-passing = You are passing.
page-ask-again = Ask me again from now on
page-taken-back-what = Taken back: { $what }
page-since = While you were away: { $number } of { $count }
page-since-next = Next
page-since-skip = Skip
page-since-done = To the table
page-watched = Others may watch
page-watched-how = As long as nobody can, you aren’t asked when all you could do is pass.
page-paused = The game is paused.
page-pause = Pause
page-go-on = Resume
page-offer-draw = Offer a draw
page-wrong = Report a problem
page-wrong-how = What did you expect, and what happened instead?
page-wrong-send = Send the report and save a copy
page-wrong-sent = Thank you. The saved file shows the position and how it came about.
page-resign = Resign
page-resign-sure = Yes, resign
page-resign-what = { $seats ->
    [2] The other player wins at once.
   *[other] A bot takes over for good, and you can watch.
}
page-resigned = resigned
page-you-resigned = You resigned. A bot has taken over.
page-leave-game = Leave: a bot takes over
page-bot-plays = A bot is playing for you.
page-come-back = Take back your seat
page-table-ends = { $days ->
    [one] The game ends by itself after a day without a move or a visit.
   *[other] The game ends by itself after { $days } days without a move or a visit.
}
page-halted = This game cannot continue: the rules have changed in an update.
page-halted-how = The menu shows what you can do.
page-halted-shown = You see the last position that old and new rules agree on.
page-halted-ends = You can leave, and the host can end the game. Otherwise it ends on { $date }. It won’t count for anyone.
page-halted-leave = Leave this game
page-halted-leave-what = You cannot come back to this seat.
page-halted-end = End it for everyone
page-halted-end-what = The game ends for everyone at the table and counts for nobody.
page-the-goal = How to win
page-opening-title = { $game } in brief
page-opening-help = Whatever is lit can be played. Your decision stands below the board, and “?” or “{ page-what-is-this }” explains anything.
page-opening-bots = Bots are named after their strength, from { page-bot-level-1 } to { page-bot-level-5 }.
page-opening-begin = Let’s play

## Away, watching, leaving

page-left-days = { $count ->
        [one] 1 day
       *[other] { $count } days
    }
page-left-hours = { $hours } h { $minutes } min
page-for-minutes = { $count } min
page-for-hours = { $count } h
page-out-of-time = out of time
page-clock-paused = clock stopped
page-clock-left = { $time } left
page-absent = Waiting for { $seat }.
page-absent-since = Away for { $time }, since { $hour }.
page-absent-slow = Nothing has happened for { $time }.
page-absent-when = From { $hour }, those present can call in a bot.
page-absent-now = A bot steps in as soon as everyone here agrees.
page-absent-never = No bot steps in at this table.
page-nudge = Nudge
page-nudge-again = Nudge again at { $hour }
page-nudged-by = { $seat } nudges you: it’s your turn.
page-call-bot = Call in a bot
    .until = Call in a bot until { $seat } is back
page-call-agreed = { $count } of { $all } agreed
page-rather-wait = Keep waiting
page-back-welcome = Welcome back. { $count ->
        [0] A bot is sitting in for you.
        [one] A bot made one move for you.
       *[other] A bot made { $count } moves for you.
    }
page-back-stands = Its moves stand. The bot plays on until you take back your seat.
page-take-seat = Take back your seat
page-played-on = A bot played on for { $seat }, who had resigned.
page-played-on-you = A bot played on for you after you resigned.
page-sat-in = { $count ->
        [one] A bot sat in for { $seat } for one move.
       *[other] A bot sat in for { $seat } for { $count } moves.
    }
page-sat-in-you = { $count ->
        [one] A bot sat in for you for one move.
       *[other] A bot sat in for you for { $count } moves.
    }
page-watching-as = You are watching as { $name }
page-watching = Watching
page-watch-count = { $count ->
        [one] 1 watching
       *[other] { $count } watching
    }
page-watching-see = You see what everyone sees. Hands and face-down cards are shown when the game is over.
page-watch = Watch
page-full-title = All { $count } seats are taken
page-full-how = The game has begun. You can watch and chat. You see what everyone sees, but nobody’s secrets.
page-full-open = The game hasn’t begun yet. You can wait at the table, watch and chat.
page-leave-sure = Leave the game?
page-leave-bot = A bot plays for you until you come back. Your seat stays yours.
page-leave-forfeit = { $seats ->
    [2] The other player wins at once.
   *[other] A bot takes your seat for good.
}
page-leave-wait = The others will have to wait for you.
page-leave-open-sure = Leave the table?
page-leave-open = Your seat becomes free for someone else.
page-close-sure = Close the table?
page-close-what = The link stops working, and everyone at the table is told. Nothing is lost: the game hasn’t begun.
page-leave-yes = Yes, leave
page-close-yes = Yes, close it
page-stay = Stay
page-absence = If someone is away
page-absence-600 = a bot may sit in after 10 minutes
page-absence-86400 = a bot may sit in after a day
page-absence-0 = no bot sits in
page-absence-how = Only if everyone present agrees, and only until the player is back.
page-substitute = The bot that sits in
page-nudges = Nudges
    .how = a sound and a notification when someone nudges you
page-table-options = Options
page-end-others = { $seats } win.
page-asks-undo-here = { $seat } asks { $other }: take back the last move?
page-taken-back = taken back

## The curtain

page-pass-to = Hand the device to { $seat }
page-look-away = { $seat }, your turn is over and your secrets are hidden. Look away now.
page-i-am = I’m { $seat }: show my side
page-your-turn-at = Your turn in { $game }

## The end

page-finished = Finished
page-result = Result
page-end-draw = Nobody rules alone.
page-end-void = Left unfinished.
page-end-won = You win.
page-end-other = { $seat } wins.
page-won = won
page-shared = shared
page-lost-game = lost
page-reason-resigned = { $who ->
    [you] You resigned.
    [other] { $name } resigned.
    [all] Everyone resigned.
   *[nobody] Someone resigned.
}
page-reason-draw = The players agreed on a draw.
page-reason-abandoned = Nobody moved or looked in for a long time.
page-reason-other-rules = The rules changed in an update, and the game could not continue.
page-reason-clock = Time ran out.
page-reason-left = { $who ->
    [you] You left the table.
    [other] { $name } left the table.
   *[nobody] Someone left the table.
}
page-stat-moves = { $count ->
        [one] move in all
       *[other] moves in all
    }
page-stat-rounds = { $count ->
        [one] round
       *[other] rounds
    }
page-stat-minutes = { $count ->
        [one] minute
       *[other] minutes
    }
page-end-rule = The rule
page-end-far = How far you got:
page-watch-again = Watch again
page-try-from = From which moment
page-try-begin-of = the beginning
page-rematch-king = Rematch: you are the king
page-rematch-rebel = Rematch: you are the rebel
page-moments = Moments to look at again
page-rematch = Rematch, seats swapped
page-to-rematch = Go to the rematch
page-rematch-calls = A rematch is on: the next table is ready.
page-final = This cannot be undone.
page-copy-link = Copy link
page-back-to-shelf = Back to the shelf

## Watching again

page-replay = Replay
page-replay-here = What just happened
page-replay-start = This is how it began.
page-replay-on = one step forward
page-replay-back = one step back
page-replay-turn = to the next turn
page-replay-turn-back = to the turn before
page-replay-moment = to the next moment worth a look
page-replay-moment-back = to the moment before
page-replay-view = change whose eyes you see through
page-replay-play = play
page-replay-pause = pause
page-replay-speed = speed
page-speed-slow = slow
page-speed-usual = normal
page-speed-fast = fast
page-replay-moment-of = Moment { $at } of { $last }
page-replay-to-moment = Moment { $number } worth a look
page-replay-at = Moment { $at }
page-replay-unseen = not seen yet
page-replay-hidden = Hidden until you step on
page-replay-hidden-what = The rest of the game, and how it ended.
page-replay-none = This moment could not be fetched. Try again.
page-replay-differs = From here on the game was played by other rules than today’s. It cannot be shown any further.
page-replay-share = Share this moment
page-eyes-own = As I saw it
page-eyes-seat = As { $seat } saw it
page-eyes-all = As everybody saw it
page-eyes-open = All open
page-opened = Face up for you
page-try-differently = Try it differently
page-try-seat = You play
page-try-against = Against
page-try-usual = a bot: { $name }
page-try-friend = a friend, by link
page-try-hidden = What was hidden
page-try-anew = is dealt again
page-try-anew-seat = Everything { $seat } knew stays as it was; the rest is dealt to fit.
page-try-anew-all = Everything everybody knew stays as it was; the rest is dealt to fit.
page-try-open = stays as it was
page-try-open-what = Every card lies where it lay, seen or not.
page-try-counts = A game like this counts for nothing: no score, no result.
page-try-begin = Go on from here
page-tried = From moment { $version } of another game, hidden cards dealt again. Counts for nothing.
page-tried-open = From moment { $version } of another game, everything as it was. Counts for nothing.
page-tried-position = From a position of your own. Counts for nothing.

## When something cannot be

page-to-the-shelf = Go to the shelf
page-play-bots = Play now against bots
page-try-again = Try again
page-asked-for = Address: { $path }
page-games-safe = Your games are safe. You’ll find them on the shelf under “{ page-my-games }”.
page-error-unknown-table = This table no longer exists
    .how = It was closed, or part of the link is missing. If a friend sent it, ask for it again.
page-error-unknown-link = This link no longer works
    .how = It has been used, or the game has begun without you. Ask for a new one, or play against bots in the meantime.
page-error-unknown = Nothing here
    .how = Check the address for a typo, or start from the shelf.
page-error-full = The table is full
    .how = Every seat is taken. Ask the host for another table, or open your own.
page-error-taken = Someone was faster
    .how = This seat is taken. See the open tables on the shelf.
page-error-cancelled = The host has closed the table
    .how = Nothing is lost: the game hadn’t begun.
page-error-other-version = Page and server don’t match
    .how = The page in your browser is older or newer than the server. Reload it.
page-error-no-sockets = This browser cannot stay connected
    .how = It has no WebSockets, or something along the way blocks them. Try another browser.
page-error-unreachable = The server isn’t answering
    .how = It may be restarting, or your network is down. Your games are safe on the server.
page-error-storage = The server can’t reach its storage
    .how = It cannot load or save games right now. Nothing was changed. Try again in a moment.
page-error-unreadable = This game can’t be read
    .how = Its record is damaged, or it was played by newer rules than this server has. Nothing is deleted; whoever runs this server may be able to restore it.
page-error-forbidden = You can’t watch this table
    .how = The host allows no spectators.
page-error-no-spectators = No spectators here
    .how = The host lets in players only. You can open a table of your own.
page-error-not-open = The game has begun without you
    .how = All seats are taken. Ask for a link to the next game, or play against bots in the meantime.
page-error-signed-out = The server no longer knows you
    .how = You were away for a long time, or the server lost its data. Go back to the shelf and take a seat again; your settings on this device are kept.
page-error-failed = Something went wrong
    .how = It’s our fault. Try again. If it happens again, go back to the shelf and tell whoever runs this server.
page-problem-unreachable = The server isn’t answering.
page-problem-other-version = Page and server don’t match. Reload the page.
page-problem-no-sockets = This browser has no WebSockets.
page-problem-cancelled = The table was closed.

## Settings

page-you-and-screen = Settings
page-your-name = Your name at the table
page-light = Theme
page-day = Light
page-night = Dark
page-as-system = Match system
page-motion = Animations
page-motion-full = normal
page-motion-quick = fast
page-motion-none = off
page-sound = Sound
page-ask-first = Confirm every move
    .how = choose it again, or use the lit button, to send it
page-tell-me = Tell me when it is my turn
    .how = browser notification, title and icon
page-letters = Letters on citizens and pieces
    .how = in addition to shape and colour
page-kept-here = Kept on this device. No account needed.

## Rules and About

page-print = Print
page-contents = Contents
page-about-what = Four board games about who rules, for people and bots. Everything you see comes from this server; nothing is loaded from other sites.
page-about-imprint = Legal notice
page-about-privacy = Privacy
page-about-names = Names
    .text = Claim, King & Assassins, King of Tokyo and Discworld: Ankh-Morpork belong to their publishers and authors, who have no part in this project. The rules are told in our own words, and none of their artwork is used.
page-about-licence = Licence
    .text = Tafelrunde is free software under the MIT licence. All its drawings were made for it, except those below.
page-about-icons = Icons
    .text = The trade symbols of the citizens in King & Assassins are from
    .changed = We changed the colours.
page-about-fonts = Fonts
page-about-code = Third-party code
page-about-versions = Versions
page-about-rules = rules version { $version }

## A group of friends

page-groups = My groups
page-groups-none = Play with the same people every week: one lasting link, a chat and a score.
page-group-new = New group of friends
page-group-more = { $count } more
page-group-here-now = { $count ->
        [one] one friend is there now
       *[other] { $count } friends are there now
    }
page-group-evening = Evening { $number }
page-group-since = since { $time }
page-group-played = { $count ->
        [0] no games yet
        [one] one game so far
       *[other] { $count } games so far
    }
page-group-who-is-here = Who is here
page-group-here = here
page-group-came = just came in
page-group-away = away since { $time }
page-group-last = last here: { $day }
page-group-never = not here yet
page-group-plays = plays { $game }
page-group-you = you
page-group-host = host
page-group-free = friend or bot
page-group-gone = someone who has left
page-group-invite = Invite to this group
page-group-invite-how = The link stays the same every week.
page-group-give-name = Name your group
page-group-invite-what = Send this link to your friends, or let them scan the code. It stays the same every week.
page-group-bots-how = Bots fill the empty seats. Choose them under “{ page-table-options }”.
page-group-add-bot = Add a bot
page-group-what = What shall we play?
page-group-what-how = Choose a cover to show the others what you’d like to play.
page-group-wishes = Wishes (one each)
page-group-no-wish = none yet
page-group-leads = { $game } leads with { $count } of { $all ->
        [one] one wish
       *[other] { $all } wishes
    }.
page-group-next = Next: { $game }
page-group-host-picks = { $name } picks the next game.
page-group-at-table = At the table: { $names }.
page-group-nobody = Nobody is free to play.
page-group-bots = { $count ->
        [one] A bot joins in.
       *[other] { $count } bots join in.
    }
page-group-looks-on = Watching: { $names }.
page-group-begin = Start { $game }
page-group-begin-what = Start
page-group-begins = Waiting for { $name } to start
page-group-you-play = You are playing { $game }.
page-group-go-on = The others see you as away meanwhile.
page-group-others-too = A game for the others
page-group-to-table = To the table
page-group-watching-how = While you watch, your seat is free. You can join in before any game.
page-group-look = I’ll watch
page-group-looking = watching
page-group-sit = I’ll play again
page-group-others = Also in the group: { $names }
page-group-score = Score
page-group-score-won = Games won
page-group-tonight = Tonight
page-group-won-tonight = Won tonight
page-group-all-evenings = { $count ->
        [one] All evenings
       *[other] All { $count } evenings
    }
page-group-of = of { $count }
page-group-not-yet = not yet
page-group-games = Games
page-group-tonights = Tonight’s games
page-group-all = { $count ->
        [one] all
       *[other] all { $count }
    }
page-group-all-games = Games from all evenings
page-group-older = Earlier games
page-group-no-games = Nothing has been played yet.
page-group-on = { $names }: playing now
page-group-bots-on = bots are playing
page-group-bot-for = a bot for { $name }
page-group-won = { $count ->
        [one] { $winners } beat { $others }
       *[other] { $winners } share the win over { $others }
    }
page-group-shared = A draw: { $names }
page-group-void = Not finished: { $names }
page-group-again = { $game }: replay
page-group-watch = { $game }: watch
page-group-log = { $game }: save the log
page-group-options = The next game
page-group-who-plays = Who plays
page-group-bots-too = Bots
page-group-bot-level = Their strength
page-group-my-look = My name, shape and monster
page-group-my-name = Your name in this group
page-group-shape = Shape
page-group-shape-circle = Circle
page-group-shape-triangle = Triangle
page-group-shape-square = Square
page-group-shape-diamond = Diamond
page-group-shape-pentagon = Pentagon
page-group-shape-cross = Cross
page-group-colour = Colour
page-group-colour-1 = Blue
page-group-colour-2 = Orange
page-group-colour-3 = Turquoise
page-group-colour-4 = Pink
page-group-colour-5 = Yellow
page-group-colour-6 = Slate
page-group-look-taken = A friend has the same shape and colour. Change one of them.
page-group-monster = Your monster in King of Tokyo
page-group-monster-n = Monster { $number }
page-group-any-monster = Any monster
page-group-keep = Save
page-group-invited = You are invited: { $name }
page-group-invited-plain = { $host } invites you
page-group-friends = Friends
page-group-invited-how = One link for all your evenings: chat, choose the next game together, and keep score.
page-group-name-taken = Someone here has that name. If it’s you on another device, say so below.
page-group-come-in = Join
page-group-known = I’m already in this group
page-group-who-are-you = Which one are you?
page-group-who-how = A friend confirms that it’s you. Your old device then leaves the group.
page-group-sign-in = sign in
page-group-claim-asked = Are you { $name }?
page-group-claim-wait = Now a friend has to confirm it, or you can do it on your old device. This is the code:
page-group-claim-how = This page continues as soon as they say yes. The code is valid for ten minutes.
page-group-claim-no = Nobody confirmed that you are { $name }.
page-group-device = Is this { $name }?
page-group-device-own = Is that you on another device?
page-group-device-how-own = If it shows this code, your name and seats move there, and this device leaves the group.
page-group-device-me = Yes, that’s me
page-group-device-how = Someone on a new device says so. If it shows this code, the name and seats move there, and the old device leaves the group.
page-group-device-yes = Yes, it is { $name }
page-group-device-no = No
page-group-name = Group name
page-group-renamed = The group has been renamed.
page-group-chooses = Who picks the next game
page-group-everybody = Most wishes win
page-group-host-alone = The host
page-group-make-host = make host
page-group-send-away = remove
page-group-new-link = New link
page-group-leave = Leave the group
page-group-close = Close the group
page-group-ends = Closes without another game on { $day }
page-group-sure-link = Make a new link?
page-group-what-link = The old one stops working at once. Everyone in the group stays in.
page-group-yes-link = Yes, new link
page-group-link-new = This is the new link. The old one no longer works.
page-group-sure-host = Make { $name } the host?
page-group-what-host = After that, only they can rename the group, make links, remove people and close it.
page-group-yes-host = Yes, hand over
page-group-host-new = { $name } is now the host.
page-group-sure-away = Remove { $name }?
page-group-what-away = { $name } cannot come back. Everyone else gets a new link, and running games go on.
page-group-yes-away = Yes, remove
page-group-gone-now = { $name } is out. There is a new link.
page-group-sure-leave = Leave { $name }?
page-group-what-leave = You lose your place in the group but keep your games. If you are the host, another friend becomes host. If nobody else is left, the group closes.
page-group-yes-leave = Yes, leave
page-group-sure-close = Close { $name } for good?
page-group-what-close = Link, chat and score are deleted for everyone. The games stay with those who played them.
page-group-yes-close = Yes, close it
page-group-same = Same people, another game
page-group-calls = { $name } wants to go on with all of you. “{ page-group-same }” takes you along.
page-group-back = Back to { $name }
page-group-next-what = What next?
page-group-your-wish = what would you like?
page-another-game = Another game

## Me, my devices and my games

page-account = Account
page-name = Name
page-name-ask = What should the others call you?
page-name-why = Everyone at the table sees this name. You can change it later.
page-name-other = Suggest another name
page-name-same = Someone at this table already has this name.
page-name-account = I have an account
page-name-sit = Continue
page-name-member = at every table. You sign in as { $login }.
page-name-guest = at every table.
page-account-name = Name
page-change = Change
page-back = Back
page-done = Done
page-download = Download
page-secret = Password
page-secret-now = Current password
page-secret-new = New password
page-secret-show = Show
page-secret-hide = Hide
page-secret-length = At least 8 characters.
page-secret-sure = Enter your password to confirm
page-secret-ends = A new password signs out all other devices.
page-secret-changed = Password changed. All other devices are signed out.
page-keep = Keep my games
page-keep-pitch = Your games exist only in this browser. With a name and a password you have them on every device.
page-keep-what = What:
    .how = your games, your friends and your name.
page-keep-why = Why:
    .how = browsers forget, and you may want to play on your phone too.
page-keep-mail = No email needed.
    .how = You get recovery codes instead.
page-keep-later = Not now
page-kept-since = Your games have been kept since { $day }. No email address is stored.
page-kept-nowhere = You are playing as a guest on this device.
page-sign-in = Sign in
page-sign-out = Sign out
page-forgot = Forgot your password? Use a recovery code
page-recover = Use a recovery code
page-recover-how = Enter one of the codes you saved. Each works once. All other devices are then signed out.
page-recover-code = Recovery code
page-recover-do = Set password and sign in
page-bring = { $count ->
        [one] You played one game on this device as a guest. Add it to the account?
       *[other] { $count } games were played on this device as a guest. Add them to the account?
    }
page-bring-no = No, leave { $count ->
        [one] it
       *[other] them
    } on this device
page-bring-yes = Yes, add to the account
page-codes = Recovery codes
page-codes-how = You see them only this once. Each lets you in once if you forget your password.
page-codes-file = Recovery codes: each works once if you forget your password.
page-codes-first = You will not see these codes again. Copy or download them first.
page-codes-kept = I’ve saved them
page-codes-left = { $count } of { $of } left. Each works once if you forget your password.
page-codes-new = New codes
page-codes-renew = You get eight new codes. The old ones stop working.
page-devices = Devices
page-devices-count = { $count } signed in
page-devices-come = Already playing on another device? Show a code there and enter it here.
page-devices-end = Sign out all others
page-devices-end-how = All other devices are signed out, and the links you shared for your seats and tables stop working.
page-device-name = { $browser } on { $system }
page-device-unknown = Unknown device
page-device-this = this one
page-device-now = here now
page-device-since = since { $day }
page-device-seen = last used { $day }
page-device-end = Sign out
page-device-end-this = Sign out { $device }
page-device-another = Use another device
page-device-qr = QR code that opens Tafelrunde on the other device
page-device-scan = Scan this with the other device. Or open { $address } there and enter
page-device-left = { $time } left
page-device-confirm-here = You confirm it here before it is let in.
page-device-confirm = Confirm on this device
page-device-wants-in = { $device } wants to sign in.
page-device-asked = { $count ->
        [0] Asked just now with your code.
        [one] Asked a second ago with your code.
       *[other] Asked { $count } seconds ago with your code.
    }
page-device-compare = Is it yours? Then it shows these same four characters:
page-device-then = Once in, it can see your games and play as you.
page-device-no = No, keep it out
page-device-yes = Yes, let it in
page-device-let-in = The other device is signed in.
page-device-kept-out = The other device was kept out.
page-device-late = This code has expired.
page-device-end-any-time = You can sign it out at any time under Account, Devices.
page-device-again = To let a device in, show a new code.
page-device-new-code = New code
page-knock = Use this device too
page-knock-scanned = You scanned a code from another device. If that device is yours, ask it to let this one in.
page-knock-type = Choose “{ page-device-another }” on a device where you already play, and enter the code it shows.
page-knock-code = Code
page-knock-code-enter = Enter a code
page-knock-do = Ask to be let in
page-knock-wait = Now look at the other device
page-knock-compare = It must show the same four characters. If it does, say yes there.
page-knock-nothing = This code was mistyped, already used, refused, or has expired. Check it, or show a new one on the other device.
page-data = Your data
page-data-how = Name, seats, chat and devices in one readable file.
page-delete = Delete …
page-delete-account = Delete account
page-delete-guest = Delete my data
page-delete-how = First we show you what happens to your running games.
page-delete-sure-account = Delete your account?
page-delete-sure-guest = Delete your data?
page-delete-nothing = You have no running games.
page-delete-bots = { $count ->
        [one] A bot takes over your running game.
       *[other] Bots take over your { $count } running games.
    }
page-delete-people = { $count ->
        [one] { $people } is told and plays on.
       *[other] { $people } are told and play on.
    }
page-delete-resigned = { $count ->
        [one] You resign one game: its table agreed that leaving means resigning.
       *[other] You resign { $count } games: their tables agreed that leaving means resigning.
    }
page-delete-waiting = { $count ->
        [one] You give up your seat at one table that has not begun.
       *[other] You give up your seats at { $count } tables that have not begun.
    }
page-delete-groups = { $count ->
        [one] You leave your group of friends. If you are its host, another friend becomes host.
       *[other] You leave your { $count } groups of friends. Where you are the host, another friend becomes host.
    }
page-delete-finished = Finished games stay for the others, without your name.
page-delete-gone-account = Name, chat, codes and devices are deleted at once and for good. Only the operator’s older backups still hold them.
page-delete-gone-guest = Name and chat are deleted at once and for good. Only the operator’s older backups still hold them.
page-delete-keep-account = Keep my account
page-delete-keep-guest = Keep my data
page-delete-yes = Yes, delete
page-settings-member = Your games are kept in your account.
page-settings-guest = Guest on this device
page-my-games = My games
page-all-games = All { $count } games
page-unfinished = Unfinished
page-ended = Finished
page-filter = Filter
page-filter-all = All
page-filter-turn = My turn
page-filter-game = Any game
page-filter-none = No games match.
page-filter-role = Any role
page-filter-rival = Anybody
page-filter-result = Any result
page-filter-place = a place among several
page-games-export = Export all
page-games-import = Import a log
page-games-exporting = Exporting { $at } of { $of } …
page-games-exported = { $count } of { $of } games were exported. Try the others again in a minute.
page-games-importing = Importing …
page-games-no-log = This file holds no game of Tafelrunde.
page-games-tried = a try
page-no-games = You haven’t played here yet.
page-listed = Showing your last { $count } tables.
page-as-king = as king
page-as-rebel = as rebel
page-mine-won = won
page-mine-lost = lost
page-mine-shared = draw
page-mine-over = finished
page-mine-place = { $place ->
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } of { $of }
page-mine-turn = { $name } to move
page-mine-bots = a bot is thinking
page-mine-paused = paused
page-until-days = { $count } days left
page-until-hours = { $count } h left
page-until-minutes = { $count } min left
page-guide = A first game
page-guide-show = Show me how
page-guide-step = Step { $step } of { $steps }
page-guide-leave = Leave
page-guide-skip = Skip
page-guide-on = Continue
page-guide-look = See what came of it, then continue.
page-guide-wrong = Not just now: { $rule }
page-guide-shelf = Back to the shelf
page-guide-play = Play against the Newcomer
