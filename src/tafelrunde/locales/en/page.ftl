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
page-decide = What you decide
page-hand = Your hand
page-all-actions = All actions as words
page-skip-to-prompt = To what you decide
page-your-turn = your turn
page-their-turn = turn
page-you-are-asked = you are asked
page-is-asked = is asked
page-undo = Take back
page-what-is-this = What is this?
page-hint = Hint
page-hint-thinking = Thinking …
page-hint-what = What somebody who thinks ahead would do
page-hint-hope = { $percent } % to win
page-hint-none = There is no hint just now: ask again.
page-asking = Touch what you want to know about.
page-you-may = You may
page-others-decide = Nothing to decide
page-keys = keys
page-keys-title = Keys
page-key-choose = choose from “{ page-you-may }”
page-key-tab = on to the next part: table, hand, question
page-key-arrows = from one card, die or square to the next
page-key-enter = choose; press again to confirm
page-key-escape = cancel what you have chosen
page-key-undo = take back
page-key-hint = hint
page-key-what = “What is this?”: then touch anything
page-key-keys = this list
page-ways = { $what }: { $count ->
        [one] one way
       *[other] { $count } ways
    }
page-over = The game is over.
page-waiting-for = { $seat } decides.
page-thinks = { $seat } is thinking …
page-sent = { $what } …
page-on-its-way = On its way to the table: { $what }
page-kept = It is kept here and sent once when the connection is back. Nothing is lost or played twice.
page-waits = waiting
page-not-now = Not now: { $what }.
page-round = round { $round }
page-round-of = round { $round } of { $rounds }
page-round-head = Round { $round }
page-turn-of = Turn: { $seat }
page-turn-yours = Your turn
page-just-now = What just happened
page-on = Go on
page-to-result = To the result
page-bot-named = { $name } (bot)
page-say = Say something
page-chat-empty = Nobody has said anything yet.
page-lost = Connection lost. Trying again in { $seconds } s.
page-lost-now = Connection lost. Trying again …
page-back-again = Connected again

## What is this

page-here-and-now = Here and now
page-lies-at = Place: { $place }
page-belongs-to = Player: { $seat }
page-costs = Costs: { $count }
page-so-many = Here: { $count }
page-here-lie = Here: { $names }
page-seat-yours = This is your seat.
page-seat-person = A person sits here.
page-seat-away = A person sits here, who is away just now.
page-you-may-now = You may: { $what }
page-source = Source
page-ruling = Ruling
page-rulebook = German rulebook: “{ $heading }”
page-ours = our ruling, where the rulebook leaves it open
page-derived = follows from other rules
page-see-rules = Rules about it
page-in-the-rules = In the rules
page-search-rules = Search the rules
page-nothing-found = No rule has this word.
page-part-goal = The goal
page-part-turn = A turn
page-part-do = What you can do
page-part-end = How it ends
page-part-detail = Details
page-part-card = Cards and special cases
page-part-things = Cards and things
page-empty-place = nothing
page-numbers = Numbers
page-hidden-cards = { $count ->
        [one] one hidden
       *[other] { $count } hidden
    }

## The shelf

page-who-rules = Who rules tonight?
page-play-or-link = Play at once against bots, or send a friend the link.
page-play-now = Play now
page-against = against { $bot }
page-against-whom = Against whom
page-against-as = As whom
page-against-how-many = How many play
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
page-no-open-tables = Nobody is waiting right now. To open a table of your own, choose “{ page-invite-friends }” on the shelf.
page-join = Join
page-table-open = { $count ->
        [one] one seat free
       *[other] { $count } seats free
    }
page-imported = Imported by { $who } on { $when }, at step { $version }. Whoever imports a game may know all that is hidden, so it is played alone or with bots.
page-imported-anew = Imported by { $who } on { $when }, at step { $version }. Everything hidden is dealt anew here: nobody knows more than the others.
page-imported-by = somebody
page-with-others = Play on with others: hidden cards are dealt anew
page-table-unreadable = cannot be read by this server
page-first-time = First time here?
page-first-time-how = The rules of each game, in our words and in the order in which they are learnt:
page-compiled = compiled rules
page-plain-rules = plain Python rules, quick bots only
page-plain-bots = The rules run as plain Python here. { page-bot-level-4 } and { page-bot-level-5 } would think for too long with them: once the rules are compiled, the next start offers both.
page-language = Language
page-to-day = To the light table
page-to-night = To the dark table
page-settings = You and this screen
page-guest-name = Guest
page-about = About Tafelrunde

## A new table

page-new-table = A new table
page-game = Game
page-seats = Seats
page-turn-order = turn order from the top
page-who-sits = Who sits at seat { $seat }
page-you-named = You, { $name }
page-name-of-seat = Name at seat { $seat }
page-somebody = Somebody with the link
page-at-this-screen = At this screen
page-remove-seat = Clear seat { $seat }
page-add-seat = Add a seat
page-up-to = up to { $count }
page-roles = Roles
page-roles-chosen = Roles as chosen
page-roles-chance = Let chance decide
page-swap-roles = Change the roles
page-both-here = Play both at this screen
    .how = with a curtain
page-with-curtain = Several at one screen: a curtain falls between the turns.
page-who-may-come = Who may join
page-by-link = With the link
page-public = Everybody
page-clock = Clock
page-clock-none = no clock
page-clock-bank = { $minutes } min each, { $increment } s a move
page-clock-move = { $seconds } s a move
page-clock-days = { $count ->
        [one] one day a move
       *[other] { $count } days a move
    }
page-finer = { $count ->
        [one] One more option
       *[other] { $count } more options
    }
page-as-recommended = { $changed ->
        [0] for those who know the game; left as we recommend
        [one] one changed
       *[other] { $changed } changed
    }
page-option-random = by chance
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
page-option-ends = it ends
page-option-stays = it stays
page-option-takes_tile = the tile goes
page-option-dice_that_count = dice that count
page-option-all_dice = all dice
page-option-de_all_own_pieces = all own pieces
page-option-de_affected_pieces = affected pieces
page-option-en_choose_pieces = chosen pieces
page-option-normal_placing_rules = usual rule
page-option-any_other_area = any other area
page-option-last_card_taken = last card drawn
page-option-cannot_draw = none left to draw
page-option-de_highest_controlled_area = best area
page-option-en_highest_city_card = best city-area card
page-summary = { $free ->
        [0] { $count } seats, { $bots ->
            [0] nobody is missing.
            [one] one bot. It starts at once.
           *[other] { $bots } bots. It starts at once.
        }
       *[other] { $count } seats, { $free } free. It starts when everybody sits and you press Start.
    }{ $people ->
        [one] { "" }
       *[other] { " " }A curtain falls between the turns.
    }
page-open-table = Open the table
page-open-and-copy = Open table, copy link
page-start-game = Start the game
page-bot-level-1 = Newcomer
    .about = new at the table, often plays without a thought
page-bot-level-2 = Learner
    .about = plays by first sight, and still slips
page-bot-level-3 = Regular
    .about = thinks ahead, misses nothing that lies open
page-bot-level-4 = Veteran
    .about = thinks for longer, counts what can be counted
page-bot-level-5 = Master
    .about = the strongest: up to two seconds for an answer

## The waiting room

page-waiting-room = Waiting room
page-seats-free = { $count ->
        [one] One seat is free
       *[other] { $count } seats are free
    }
page-free-how = The game starts when everybody sits. The host may also give a seat to a bot.
page-all-sit = Everybody sits
page-all-sit-host = Press Start when you are ready.
page-all-sit-guest = The host begins.
page-waiting-for-people = Waiting for { $names }
page-away-host = Start when they are back.
page-you-host = you, host
page-sits = sits ready
page-away = away
page-free-seat = Free seat
page-give-bot = invite, or a bot
page-sit-here = sit down here
page-bring-friend = Bring a friend
page-link-how = Whoever opens the link takes a free seat. It is good until the game starts.
page-the-link = The link
page-qr = The link as a picture for a phone
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
page-host-starts = The host starts
page-invited-how = Say what you want to be called at the table, and sit down.
page-invited-by = { $host } invites you to { $game }
page-invited-nobody = You are invited to { $game }
page-invited-over = { $host } hands you a seat in { $game }
page-invited-over-how = You go on from the seat of { $host }. Say what you want to be called at the table.
page-invited-free = free
page-invited-for-you = for you
page-invited-seat-mine = You sit at this table already.
page-invited-to-table = To the table
page-invited-chairs = Who sits there
page-sit-down = Sit down

## Between the players

page-yes = Yes
page-no = No
page-asks-undo = { $seat } asks to take a move back.
page-asks-draw = { $seat } offers a draw.
page-ask-undo = Ask to take back
page-rest = Pass ahead
    .how = pass on whatever the others do, no matter what you hold
page-rest-turn = For the rest of this turn
page-rest-round = Until my next turn
page-rest-look = Until I look again
page-pass-turn = Pass all turn
page-resting = { $until ->
        [turn] You pass for the rest of this turn.
        [round] You pass until your next turn.
        [look] You pass until you look again.
       *[other] You pass on some questions.
    } Stop
page-passing = You pass.
page-ask-again = Ask me everything again
page-taken-back-what = Taken back: { $what }
page-since = While you were away: { $number } of { $count }
page-since-next = Next
page-since-skip = Skip
page-since-done = To the table
page-watched = Others may watch
page-watched-how = While nobody can, you aren’t asked when all you could do is pass.
page-paused = The game is paused.
page-pause = Pause
page-go-on = Go on
page-offer-draw = Offer a draw
page-wrong = This looks wrong
page-wrong-how = What did you expect, and what happened?
page-wrong-send = Tell the operator, and keep a file of it
page-wrong-sent = Thank you. The file shows the position and what led to it.
page-resign = Resign
page-resign-sure = Resign for certain
page-resign-what = { $seats ->
    [2] The other player wins at once.
   *[other] A bot plays on in your place, and you look on. You cannot come back.
}
page-resigned = resigned
page-you-resigned = You have resigned. A bot plays on in your place.
page-leave-game = Leave: a bot goes on for you
page-bot-plays = A bot plays for you.
page-come-back = Play yourself again
page-table-ends = { $days ->
    [one] This game ends by itself when nobody has moved or looked in for a day.
   *[other] This game ends by itself when nobody has moved or looked in for { $days } days.
}
page-halted = This game stands: since an update, the rules would have led elsewhere.
page-halted-how = The menu has the ways out.
page-halted-shown = You see the last position that is the same by the old and the new rules.
page-halted-ends = You can leave, and the host can end it. On { $date } it ends by itself. It counts for nobody then.
page-halted-leave = Leave this game
page-halted-leave-what = You cannot come back to this seat.
page-halted-end = End it for everybody
page-halted-end-what = The game ends for all who sit here, and counts for nobody.
page-the-goal = What wins
page-opening-title = { $game }: what it is about
page-opening-help = Touch what is lit. The question below the board says what you decide, and “?” or “{ page-what-is-this }” explains anything.
page-opening-bots = A bot is called by how well it plays, from { page-bot-level-1 } to { page-bot-level-5 }.
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
page-absent-when = From { $hour } on, those who are here may let a bot sit in.
page-absent-now = A bot plays as soon as everyone here agrees.
page-absent-never = At this table nobody’s place is taken by a bot.
page-nudge = Nudge
page-nudge-again = Nudge again at { $hour }
page-nudged-by = { $seat } nudges you: it is your turn.
page-call-bot = Let a bot sit in
    .until = Let a bot sit in until { $seat } is back
page-call-agreed = { $count } of { $all } agreed
page-rather-wait = Rather wait
page-back-welcome = Welcome back. { $count ->
        [0] A bot sits in for you.
        [one] A bot has made one move for you.
       *[other] A bot has made { $count } moves for you.
    }
page-back-stands = The moves stand. The bot plays on until you take your seat.
page-take-seat = Take your seat
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
page-watching-see = You see what everybody sees. Hands and face-down cards are shown when the game is over.
page-watch = Watch
page-full-title = All { $count } seats are taken
page-full-how = The game has begun. You can watch and chat; you see what everybody sees, and nobody’s secrets.
page-full-open = The game has not begun yet. You can wait at the table, watch and chat.
page-leave-sure = Leave the game?
page-leave-bot = A bot plays for you until you come back; your seat stays yours.
page-leave-forfeit = { $seats ->
    [2] The other player wins at once.
   *[other] A bot takes your seat for good.
}
page-leave-wait = The others wait for you.
page-leave-open-sure = Leave the table?
page-leave-open = Your seat is free for somebody else.
page-close-sure = Close the table?
page-close-what = The link no longer works, and everyone at the table is told. Nothing is lost: the game has not begun.
page-leave-yes = Yes, leave
page-close-yes = Yes, close it
page-stay = Stay
page-absence = If somebody is away
page-absence-600 = after 10 minutes a bot may sit in
page-absence-86400 = after a day a bot may sit in
page-absence-0 = no bot sits in
page-absence-how = Only if everyone who is there agrees, and until the player is back.
page-substitute = Bot that sits in
page-nudges = Nudges
    .how = a sound and a notice when somebody nudges you
page-table-options = Options
page-end-others = { $seats } win.
page-asks-undo-here = { $seat } asks { $other }: may the last move be taken back?
page-taken-back = taken back

## The curtain

page-pass-to = Hand the device to { $seat }
page-look-away = { $seat }, your turn is over and your secrets are put away. Look at something nice.
page-i-am = I am { $seat }, open
page-your-turn-at = Your turn: { $game }

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
   *[nobody] Somebody resigned.
}
page-reason-draw = The players agreed on a draw.
page-reason-abandoned = Nobody had moved or looked in for a long time.
page-reason-other-rules = The rules have changed since, and it could not go on.
page-reason-clock = The time ran out.
page-reason-left = { $who ->
    [you] You left the table.
    [other] { $name } left the table.
   *[nobody] Somebody left the table.
}
page-stat-moves = { $count ->
        [one] move of all players
       *[other] moves of all players
    }
page-stat-rounds = { $count ->
        [one] round
       *[other] rounds
    }
page-stat-minutes = { $count ->
        [one] minute
       *[other] minutes
    }
page-end-close = How far you came: { $what }.
page-end-goal = { $what } ({ $value } of { $goal })
page-moments = The last moments
page-moments-order = The last one first.
page-moment-decided = This decided the game.
page-rematch = Rematch, seats swapped
page-to-rematch = To the rematch
page-rematch-calls = There is a rematch: the next table is set.
page-final = This cannot be taken back.
page-look-at-table = Look at the table
page-copy-link = Copy link
page-back-to-shelf = Back to the shelf

## When something cannot be

page-to-the-shelf = To the shelf
page-play-bots = Play now against bots
page-try-again = Try again
page-asked-for = Asked for: { $path }.
page-games-safe = Your own games are safe; they stand on the shelf under “Your tables”.
page-error-unknown-table = Nobody sits here any more
    .how = This table was closed, or the link was cut short on its way to you. If a friend sent it, ask for it once more.
page-error-unknown-link = This link leads nowhere any more
    .how = It was used, or the game has begun without you. Ask for a new one, or play against bots meanwhile.
page-error-unknown = There is nothing here
    .how = The address may have a letter too many or too few.
page-error-full = The table is full
    .how = Every seat is taken. You may ask the host for another table, or open one yourself.
page-error-taken = Somebody was quicker
    .how = This seat is taken. Look at the open tables on the shelf.
page-error-cancelled = The host has closed the table
    .how = Nothing was lost: the game had not begun.
page-error-other-version = The server speaks another version
    .how = The page in your browser is older or newer than the server. Load it again.
page-error-no-sockets = This browser cannot stay connected
    .how = It has no websockets, or something on the way forbids them. Another browser will do.
page-error-unreachable = The server does not answer
    .how = It may be starting, or the network is down. Your games are kept there.
page-error-storage = The server has lost its store
    .how = It cannot read or write games just now. Nothing was done; try again in a moment.
page-error-unreadable = This game cannot be read
    .how = Its record is damaged, or the server is older than the rules it was played by. It stays where it is; whoever runs this server may be able to bring it back.
page-error-forbidden = This table is not for you to see
    .how = Its host lets nobody watch.
page-error-no-spectators = Nobody may watch here
    .how = The host lets only players in. You may open a table of your own.
page-error-not-open = The game has begun without you
    .how = All seats are taken by now. Ask for a link to the next one, or play against bots meanwhile.
page-error-signed-out = The server does not know you any more
    .how = Its data were lost, or you were away for long. Go back to the shelf and sit down anew; language and looks stay as you chose them.
page-error-failed = Something went wrong
    .how = That is our fault. Try again; if it stays so, go back to the shelf and tell whoever runs this server.
page-problem-unreachable = The server does not answer.
page-problem-other-version = The page and the server do not fit together.
page-problem-no-sockets = This browser has no websockets.
page-problem-cancelled = The table was closed.

## Settings

page-you-and-screen = You and this screen
page-your-name = Your name at the table
page-light = Light
page-day = Day
page-night = Night
page-as-system = As the system
page-motion = Animations
page-motion-full = normal
page-motion-quick = fast
page-motion-none = off
page-sound = Sound
page-ask-first = Ask before every move
    .how = a second touch or the lit button sends it
page-tell-me = Tell me when it is my turn
    .how = a notice of the browser, title and icon
page-letters = Letters on citizens and pieces
    .how = beside shape and colour
page-kept-here = Kept on this device. No account needed.

## Rules and About

page-print = Print
page-contents = Contents
page-about-what = Four board games about who rules, for people and bots. Everything you see here comes from this server: nothing is loaded from other sites.
page-about-imprint = Legal notice
page-about-privacy = Privacy
page-about-names = Names
    .text = Claim, King & Assassins, King of Tokyo and Discworld: Ankh-Morpork are names of their publishers and authors, who have nothing to do with this project. Rules are told in our words; no picture of theirs is used.
page-about-licence = Licence
    .text = Tafelrunde is free software under the MIT licence. Its drawings are made for it, but for those below.
page-about-icons = Icons
    .text = The signs of the citizens’ trades in King & Assassins are from
    .changed = The colours are ours.
page-about-fonts = Fonts
page-about-code = Code of others
page-about-versions = Versions
page-about-rules = version { $version } of the rules

## A group of friends

page-groups = My groups
page-groups-none = Play with the same people every week: one link that stays, a chat and a score.
page-group-new = New group of friends
page-group-more = { $count } more
page-group-here-now = { $count ->
        [one] one is there now
       *[other] { $count } are there now
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
page-group-gone = somebody who has left
page-group-invite = Invite to this group
page-group-invite-how = The link stays the same every week.
page-group-give-name = Name your group
page-group-invite-what = Send this link to your friends, or let them scan the code. It stays the same every week.
page-group-bots-how = Bots take the seats for which nobody is there. You choose them under “{ page-table-options }”.
page-group-what = What shall we play?
page-group-what-how = Choose a cover: the others see your wish.
page-group-wishes = Wishes: one each
page-group-no-wish = none yet
page-group-leads = { $game } leads with { $count } of { $all ->
        [one] one wish
       *[other] { $all } wishes
    }.
page-group-next = Next: { $game }
page-group-host-picks = { $name } chooses the next game.
page-group-at-table = At the table: { $names }.
page-group-nobody = Nobody is free to play.
page-group-bots = { $count ->
        [one] A bot joins in.
       *[other] { $count } bots join in.
    }
page-group-looks-on = Watching: { $names }.
page-group-begin = Begin { $game }
page-group-begin-what = Begin
page-group-begins = { $name } begins
page-group-you-play = You are playing { $game }.
page-group-go-on = Meanwhile the others see you as away.
page-group-others-too = A game for the others
page-group-to-table = To the table
page-group-watching-how = Watching leaves your seat free. You can sit down before any game.
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
page-group-all-games = The games of all evenings
page-group-older = Earlier games
page-group-no-games = Nothing has been played yet.
page-group-on = { $names }: playing now
page-group-won = { $count ->
        [one] { $winners } beat { $others }
       *[other] { $winners } share the win over { $others }
    }
page-group-shared = A draw: { $names }
page-group-void = Not finished: { $names }
page-group-again = { $game }: look at it again
page-group-watch = { $game }: watch
page-group-log = { $game }: keep the log
page-group-options = The next game
page-group-who-plays = Who plays
page-group-bots-too = Bots
page-group-bot-level = How well they play
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
page-group-look-taken = A friend has this shape in this colour: change one of them.
page-group-monster = Your monster in King of Tokyo
page-group-monster-n = Monster { $number }
page-group-any-monster = Any monster
page-group-keep = Save
page-group-invited = You are invited: { $name }
page-group-invited-plain = You are invited by { $host }
page-group-friends = Friends
page-group-invited-how = One link for all your evenings: chat, choose the next game together, keep the score.
page-group-name-taken = Somebody here has this name. If that is you on another device, say so below.
page-group-come-in = Come in
page-group-known = I am in this group already
page-group-who-are-you = Which one are you?
page-group-who-how = A friend confirms it. Your old device is then no longer in the group.
page-group-sign-in = sign in
page-group-claim-asked = Are you { $name }?
page-group-claim-wait = A friend has to confirm it, or you do so yourself on your old device. This is the code:
page-group-claim-how = This page goes on by itself once they have said yes. The code is good for ten minutes.
page-group-claim-no = Nobody has confirmed that you are { $name }.
page-group-device = Is this { $name }?
page-group-device-own = Are you on another device too?
page-group-device-how-own = If it shows this code, your name and seats go there, and this device is out of the group.
page-group-device-me = Yes, that is me
page-group-device-how = Somebody on a new device says so. If their device shows this code, their name and seats go there, and the old device is out.
page-group-device-yes = Yes, it is { $name }
page-group-device-no = No
page-group-name = What the group is called
page-group-renamed = The group has its new name.
page-group-chooses = Who chooses the next game
page-group-everybody = Most wishes
page-group-host-alone = The host
page-group-make-host = make host
page-group-send-away = send away
page-group-new-link = New link
page-group-leave = Leave the group
page-group-close = Close the group
page-group-ends = Without another game the group closes: { $day }
page-group-sure-link = Make a new link?
page-group-what-link = The old one stops working at once. Everybody who is in stays in.
page-group-yes-link = Yes, new link
page-group-link-new = The link is new. The old one no longer works.
page-group-sure-host = Make { $name } the host?
page-group-what-host = Then only they can name the group, make links, send people away and close it.
page-group-yes-host = Yes, hand over
page-group-host-new = { $name } is the host now.
page-group-sure-away = Send { $name } away?
page-group-what-away = { $name } cannot come back. Everybody else gets a new link, and running games go on.
page-group-yes-away = Yes, send away
page-group-gone-now = { $name } is out. The link is new.
page-group-sure-leave = Leave { $name }?
page-group-what-leave = Your place in the group is gone, your games stay with you. If you are the host, another friend becomes host. If nobody else is in, the group closes.
page-group-yes-leave = Yes, leave
page-group-sure-close = Close { $name } for good?
page-group-what-close = Link, chat and score are gone for everybody. The games stay with those who have played them.
page-group-yes-close = Yes, close it
page-group-same = Same people, another game
page-group-calls = { $name } would like to go on with all of you. “{ page-group-same }” takes you along.
page-group-back = Back to { $name }
page-group-next-what = What next?
page-group-your-wish = your wish?
page-another-game = Another game

## Me, my devices and my games

page-account = Account
page-name = Name
page-name-ask = What shall the others call you?
page-name-why = Everyone at the table sees this name. You can change it later.
page-name-other = Suggest another name
page-name-same = Somebody at this table already has this name.
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
page-secret-sure = Your password, to be sure
page-secret-ends = A new password signs out all other devices.
page-secret-changed = Password changed. All other devices are signed out.
page-keep = Keep my games
page-keep-pitch = Your games live in this browser only. With a name and a password they are yours on every device.
page-keep-what = What:
    .how = your games, your friends and your name.
page-keep-why = Why:
    .how = browsers forget, and you may want your phone too.
page-keep-mail = No email needed.
    .how = You get recovery codes instead.
page-keep-later = Not now
page-kept-since = Your games have been kept since { $day }. No email address is stored.
page-kept-nowhere = You are playing as a guest on this device.
page-sign-in = Sign in
page-sign-out = Sign out
page-forgot = Forgot the password? Use a code
page-recover = Use a recovery code
page-recover-how = Enter one of the codes you kept. Each works once. All other devices are then signed out.
page-recover-code = Recovery code
page-recover-do = Set password and sign in
page-bring = { $count ->
        [one] One game was played on this device as a guest. Does it join the account?
       *[other] { $count } games were played on this device as a guest. Do they join the account?
    }
page-bring-no = No, leave { $count ->
        [one] it
       *[other] them
    } on this device
page-bring-yes = Yes, add to the account
page-codes = Recovery codes
page-codes-how = You see them only now. Each works once if you forget your password.
page-codes-file = Recovery codes: each works once if you forget your password.
page-codes-first = You will not see these codes again. Copy or download them first.
page-codes-kept = I have kept them
page-codes-left = { $count } of { $of } left. Each works once if you forget your password.
page-codes-new = New codes
page-codes-renew = You get eight new codes. The old ones stop working.
page-devices = Devices
page-devices-count = { $count } signed in
page-devices-come = Do you already play on another device? Show a code there and enter it here.
page-devices-end = End all others
page-devices-end-how = All other devices are signed out, and links you gave out for your seats and tables stop working.
page-device-name = { $browser } on { $system }
page-device-unknown = Unknown device
page-device-this = this one
page-device-now = here now
page-device-since = since { $day }
page-device-seen = last used { $day }
page-device-end = End
page-device-end-this = End { $device }
page-device-another = Use another device
page-device-qr = QR code that opens Tafelrunde on the other device
page-device-scan = Scan this with the other device. Or open { $address } there and type
page-device-left = { $time } left
page-device-confirm-here = You confirm it here before it gets in.
page-device-confirm = Confirm on this device
page-device-wants-in = { $device } wants in.
page-device-asked = { $count ->
        [0] Asked just now with your code.
        [one] Asked a second ago with your code.
       *[other] Asked { $count } seconds ago with your code.
    }
page-device-compare = Is it yours? Then it shows the same four characters:
page-device-then = Once in, it can see your games and play as you.
page-device-no = No, keep it out
page-device-yes = Yes, let it in
page-device-let-in = The other device is in.
page-device-kept-out = The other device was kept out.
page-device-late = This code is no longer valid.
page-device-end-any-time = You can sign it out at any time under Account, Devices.
page-device-again = To let a device in, show a new code.
page-device-new-code = New code
page-knock = Use this device too
page-knock-scanned = You have scanned the code of another device. If that device is yours, ask it to let this one in.
page-knock-type = Choose “{ page-device-another }” on a device where you already play, and type the code it shows.
page-knock-code = Code
page-knock-code-enter = Enter a code
page-knock-do = Ask to come in
page-knock-wait = Now look at the other device
page-knock-compare = It must show the same four characters. If it does, say yes there.
page-knock-nothing = This code has been used, refused or is too old. Show a new one on the other device.
page-data = Your data
page-data-how = Name, seats, chat and devices in one file that you can read.
page-delete = Delete …
page-delete-account = Delete account
page-delete-guest = Delete my data
page-delete-how = First you see what happens to your running games.
page-delete-sure-account = Delete your account?
page-delete-sure-guest = Delete your data?
page-delete-nothing = You have no running games.
page-delete-bots = { $count ->
        [one] A bot takes over your running game.
       *[other] Bots take over your { $count } running games.
    }
page-delete-people = { $count ->
        [one] { $people } plays on and is told.
       *[other] { $people } play on and are told.
    }
page-delete-resigned = { $count ->
        [one] You resign one game: that was agreed for anybody who leaves.
       *[other] You resign { $count } games: that was agreed for anybody who leaves.
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
page-filter-none = No game fits.
page-no-games = You have not played here yet.
page-listed = Your last { $count } tables are listed.
page-as-king = as king
page-as-rebel = as rebel
page-mine-won = won
page-mine-lost = lost
page-mine-shared = draw
page-mine-over = over
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
