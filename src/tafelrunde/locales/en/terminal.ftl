# What the terminal says by itself; the words of the games are in files of their own.

terminal-round = round { $round } of { $rounds }
terminal-options = Options
terminal-game-facts = Players: { $seats } · bots: { $bots }
terminal-hint-hint = h hint
    .word = “hint”
terminal-hint-undo = u undo
terminal-hint-always = a always pass here
terminal-hint-ask-again = a ask me again
terminal-hint-quit = q save and leave
terminal-keys-title = What you can type
terminal-key-card = a choice: its number in the list, its short name, or its full name
terminal-key-move = figure and directions (n north, e east, s south, w west), such as { $example }, 3nne or 3e2, or figure and square, such as 3 e7; “?” before it tells what that costs and whom it pushes; with x before it the figure strikes; r and a letter reveal; 0 ends the turn
terminal-key-choice = one of your choices, such as { $example }
terminal-key-hint = what somebody who thinks ahead would do here, and why
terminal-hope = wins { $percent } %
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
terminal-empty = Type a number from the list, or a name such as { $example }. A question mark explains.
    .named = Type one of your choices, such as { $example }. A question mark explains.
terminal-ambiguous = “{ $typed }” could be { $meant }: type a little more.
terminal-refused = { $what } is not allowed now ({ $rule }).
terminal-allowed = { $what }: you may do that.
terminal-no-undo = Nothing can be taken back: with your last move, or since then, something was drawn, rolled, revealed or decided by somebody else.
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
terminal-hint = { $count ->
        [one] 1 or { $example }
       *[other] 1–{ $count } or e.g. { $example }
    } · ? help · r rules
    .named = e.g. { $example } · ? help · r rules
    .short = { $count ->
        [one] 1
       *[other] 1–{ $count }
    } · ? help · r rules
terminal-key-help = this page; “? word” finds everything about a word: things, places, counters and rules, such as “? { $example }”
    .named = this page; “? word” finds everything about a word: things, places, counters and rules; “? { $example }” says whether that is allowed, and why not
terminal-key-rules = the rules, in an order to learn them from
terminal-not-understood = { $count ->
        [one] “{ $typed }” is no answer here, there is only one: type 1, or { $example }.
       *[other] “{ $typed }” is none of your choices: type a number from 1 to { $count }, or a name such as { $example }.
    } A question mark explains.
    .named = “{ $typed }” is nothing you can do here: type one of your choices, such as { $example }. A question mark explains.
terminal-unknown-thing = Nothing here is called “{ $typed }”, among all things, places, counters and rules.
terminal-see-also = See also: { $names }
terminal-only-answer = (There is nothing else to choose. You are asked all the same, so that nobody can tell what you hold.)
    .undo = (Nothing else is left to do: go on, or take something back with u.)
terminal-loud = Look out
terminal-your-role = You are: { $role }
terminal-opening-keys = You choose by number or name. ? and a word explains anything, r shows the rules, q saves and leaves.
terminal-pages-search = Page { $page } of { $pages } · Enter: close · b: back · a word: find it
    .more = Page { $page } of { $pages } · Enter next · b back · a word: find it · q close
terminal-replay-wrong = Seat { $seat } at version { $version }, rule { $rule }: { $text }
terminal-replay-keys = { $step }/{ $steps } · Enter next · b back · number: go there · ? word · q quit
    .end = { $step }/{ $steps }, the end · b back · number: go there · ? word · q quit
terminal-again = Another game? Enter: yes · q: no
    .roles = Another game, with the roles changed? Enter: yes · q: no
    .no = no n
terminal-choose-role = Who do you want to be?
terminal-choose-opponents = { $count ->
        [one] Against whom?
       *[other] Against whom? One name for all { $count }, or one for each
    } · Enter { $best } · q leave
terminal-choose-opponents-again = “{ $typed }” does not fit: type one name, or { $count } of them · q leave
terminal-human = somebody at the same keyboard
terminal-bot-failed = { $why }; greedy made the move.
terminal-no-saves = No game is saved in { $folder }
terminal-more-saves = and { $count } more in { $folder }
terminal-save-open = { $game }: { $players } – it is the turn of { $seat }
terminal-save-over = { $game }: { $players } – over, best: { $winners }
terminal-save-damaged = cannot be followed: damaged, or of another version
terminal-choose = { $question } { $least }–{ $most } or a name · Enter { $least } · q leave
    .numbers = { $question } { $least }–{ $most } · Enter { $least } · q leave
terminal-choose-game = Which game?
terminal-choose-seats = How many players, with you?
terminal-choose-again = “{ $typed }” is none of them: { $least }–{ $most } · q leave
terminal-arena-title = { $game }: { $games ->
        [one] 1 game
       *[other] { $games } games
    }, seed { $seed }
terminal-arena-bot = Bot
terminal-arena-games = games
terminal-arena-counts = +/=/−
terminal-arena-rate = part
terminal-arena-interval = 95 % interval
terminal-arena-time = ms/answer
terminal-arena-seat = seat { $seat }
terminal-arena-against = against
terminal-arena-test = Not decided yet whether { $bot } wins { $low } or { $high } of its games: { $ratio }, between -{ $bound } and { $bound }, after { $games } games.
    .high = After { $games } games it is clear: { $bot } wins { $high } of its games rather than { $low } ({ $ratio }, { $bound } is enough).
    .low = After { $games } games it is clear: { $bot } wins { $low } of its games rather than { $high } ({ $ratio }, -{ $bound } is enough).
terminal-arena-failures = { $count ->
        [one] Once greedy had to move for { $bot }: { $why }
       *[other] { $count } times greedy had to move for { $bot }, first: { $why }
    }
terminal-arena-stopped = Stopped after { $done } of { $total } games. They are kept in { $file }: the same command goes on.
    .lost = Stopped after { $done } of { $total } games. With --json FILE the same command could go on.

## The command line

terminal-help = Board games about who rules, for people and bots, in the terminal.

    Start with: { $command }
terminal-help-usage = Usage: { $command }
terminal-help-commands = Commands
terminal-help-arguments = Arguments
terminal-help-parameters = Parameters
terminal-help-help = Show this help.
terminal-help-version = Show the version.
terminal-help-any-game = One of { $games }.
terminal-help-any-lang = Language: { $languages }. Default: the one of your locale.
terminal-help-any-seed = Have the same chances again: any whole number of up to 64 bits.
terminal-help-any-option = Rules to play by, as name=value; the command 'rules' lists them.
terminal-help-play = Play a game against a bot or a friend.

    Type a choice by its number or name; ? explains, r shows the rules, u takes back, q saves and leaves.

    Go on with the last game: tafelrunde play --resume

    The rebel on side B: tafelrunde play tyrant --players greedy human --option side=b

    Two people and two bots, in German: tafelrunde play tokyo --players human human greedy random --lang de
terminal-help-play-game = One of { $games }. In a terminal you are asked, elsewhere it is claim.
terminal-help-play-players = Who sits where, seat by seat: human or a bot's name; the command 'bots' lists them. In a terminal you are asked, elsewhere it is human against a bot of middling strength. Humans share the keyboard, and each sees only what is theirs to see.
terminal-help-play-resume = Go on with this saved game: a file, or its bare name; without one, with the game played last.
terminal-help-play-save = Save the game in this file instead of the usual place.
terminal-help-match = Play two games and change seats in between: 2:0, 1:1 or 0:2.

    Example: tafelrunde match tyrant --players human greedy --option side=b
terminal-help-match-players = The two players: human or a bot's name. Default: human against a bot of middling strength.
terminal-help-watch = Watch bots play against each other, with all cards open.

    Example: tafelrunde watch claim greedy random --seed 3
terminal-help-watch-bots = The bots, seat by seat. Default: one of middling strength on every seat.
terminal-help-watch-delay = Seconds between two decisions, on a terminal: 1.5 unless told.
terminal-help-arena = Let bots play many games against each other, and say what that shows.

    Everybody plays on every seat, each time with the same chances, so that chance weighs less. The 95 % interval (Wilson) holds what very many games would show; ratings are Glicko-2 at tables of two, else OpenSkill. The results of a seed are the same on any number of cores.

    Both sides of the board: tafelrunde arena tyrant greedy random --games 40 --option side=a,b

    One against three others: tafelrunde arena tokyo greedy random --seats 4 --games 40

    A match that can be left and gone on with: tafelrunde arena claim greedy random --json match.jsonl
terminal-help-arena-bots = The bots, by name; what can be set stands behind it, as in name:time=0.5,sims=200. A class in a file of your own is a bot too (mybot.py:Bot), and elsewhere:NAME plays in a process of its own.
terminal-help-arena-games = How many games are played, of a round robin by each pair: 100 unless told.
terminal-help-arena-seats = How many sit at a table. The last bot takes all seats that are left; in a round robin one sits against several of the other.
terminal-help-arena-option = Rules to play by, as name=value; with several values, as side=a,b, they are played in turn.
terminal-help-arena-seed = Any whole number of up to 64 bits, 1 unless told: the same games again.
terminal-help-arena-workers = On how many cores: all of them unless told.
terminal-help-arena-file = Keep the results in this file, a line for each game; the same command goes on with it.
terminal-help-arena-round_robin = Let each bot play each, and compare them all.
terminal-help-arena-sprt = Stop as soon as it is clear which part of all games the first bot wins, such as 0.5,0.55: the lower or the higher of the two, wrong in about one of twenty matches (a sequential probability ratio test over whole deals, as chess engines are tested).
terminal-help-arena-seconds = How long an answer may take; greedy makes the move of one who takes longer.
terminal-help-arena-cluster = Play on a Ray cluster: ray, or ray:ADDRESS. It needs the extra tafelrunde[ray].
terminal-help-arena-record = Keep every game in this folder, to look at or to learn from.
terminal-help-arena-record_as = As what: log, which replay shows, or parquet, with what each seat saw, might do and did (needs tafelrunde[rl]).
terminal-help-tune = Fit the weights of a game's bots by matches: of all small changes the ones that win.

    All weights of the policy, a hundred rounds of eight games: tafelrunde tune claim --weights policy.

    Who stops with Ctrl-C has the weights so far, and the same command goes on.
terminal-help-tune-weights = Only the weights whose names begin so, such as policy. or value.goblin: all of them unless told.
terminal-help-tune-rounds = How many times the weights are changed: 100 unless told.
terminal-help-tune-games = How many games decide about one change: 8 unless told.
terminal-help-tune-sims = How many simulations the bots search with: 0 unless told, which lets them play by first sight.
terminal-help-tune-seats = How many sit at a table: as few as the game takes unless told.
terminal-help-tune-seed = Any whole number of up to 64 bits, 1 unless told: the same changes and games again.
terminal-help-tune-workers = On how many cores: all of them unless told.
terminal-help-tune-file = Where the rounds are kept: tuning.jsonl unless told.
terminal-help-tune-out = Where the weights are written to: weights.toml unless told.
terminal-tune-done = { $done } of { $rounds } rounds are played. The weights are in { $out }.
terminal-tune-stopped = Stopped after { $done } of { $rounds } rounds. The weights so far are in { $out }; the rounds are kept in { $file }: the same command goes on.
terminal-help-replay = Step through a saved game: Enter next, b back, a number goes there, q quits.

    A finished game is shown with all cards open, one that still goes on as a spectator sees it.
terminal-help-replay-file = A saved game: a file, or the bare name of one in the usual place.
terminal-help-replay-seat = See it with the eyes of this seat, 0 or above.
terminal-help-saves = List the saved games: which game, who plays, when, whose turn it is.
terminal-help-rules = Show the rules of a game in our words, in an order to learn them from.

    Example: tafelrunde rules tyrant --search gate
terminal-help-rules-search = Show only what this word is about: things, places, counters and rules.
terminal-help-games = List the games, who can play them, and the bots there are.
terminal-help-bots = List the bots of a game or of all games, from weak to strong, and how each of them plays.

    Their names are what 'play --players', 'match --players' and 'watch' take.
terminal-help-bots-game = One of { $games }. Default: all of them.
terminal-help-bench = Measure how quick the rules are: pure, compiled, and beside games of OpenSpiel where it is installed.

    “batch” instead of a game: how quick thousands of games at once are for a learner, beside other environments.

    Example: tafelrunde bench tokyo --rounds 1 --seconds 0.1

    A server, its stores and boardgame.io beside it: tafelrunde bench server

    The page in a Chromium, what it weighs and how long a touch takes: tafelrunde bench page
terminal-help-bench-rounds = How often everything is measured, 3 times unless told, a server once; the median counts.
terminal-help-bench-seconds = How long each figure is measured in each round, 0.5 unless told, with a server 8.
terminal-help-bench-tables = With server: at how many tables of two is played, 500 unless told.
terminal-help-bench-db = With server: the PostgreSQL to measure with, such as postgresql://user@host/name. Default: one of its own.
terminal-help-bench-as_json = Print JSON instead of a table.
terminal-help-serve = Let people play over the network: on this machine, at home with --lan, or on the internet behind a proxy.

    At home: tafelrunde serve --lan

    Every flag is also a variable of the environment, such as TAFELRUNDE_BASE_URL.
terminal-help-serve-db = Where everything is kept: sqlite:///path/to/file.db or postgresql://user@host/name. Default: a file in your own folder.
terminal-help-serve-host = The address to listen on. Default: 127.0.0.1, this machine alone.
terminal-help-serve-port = The port to listen on, 8000 or the next free one unless told.
terminal-help-serve-workers = Server processes; more than 1 with PostgreSQL only.
terminal-help-serve-base_url = How people reach the server from outside, such as https://games.example.org.
terminal-help-serve-lan = Plain http in the local network: shows the address and a QR code.
terminal-help-serve-bots = The bots that people may choose. Default: all.
terminal-help-serve-bot_modules = Python modules that register bots of your own when they are imported.
terminal-help-serve-bot_processes = Processes in which bots think, 1 unless told.
terminal-help-serve-bot_seconds = Seconds that a bot may think about a move, 0.5 unless told.
terminal-help-serve-private_webhooks = Let turn notices go to addresses of the local network too.
terminal-help-serve-forwarded = Addresses of proxies whose X-Forwarded-For is believed, with commas.
terminal-help-serve-guest_days = Forget guests who were not seen for so many days, 60 unless told.
terminal-help-serve-log_level = What is logged: debug, info, warning or error.
terminal-help-serve-browser = Open the page in the browser of this machine once the server listens; without a screen only its address is shown.
terminal-help-serve-game = The game whose new table the browser is shown: { $games }.
terminal-help-serve-check = Only say what is wrong with the configuration.
terminal-help-admin = Look after a server, while it runs or not: tables, people, reports, log, check-rules, ban, unban, invite, reset-password, close, done.

    Example: tafelrunde admin ban anna --why "Insults in the chat"
terminal-help-admin-what = What to list (tables, people, reports, log, check-rules) or to do (ban, unban, invite, reset-password, close, done).
terminal-help-admin-names = Whom or what: the id of a person or the name of an account, of a table, of a report. In a list: only what has this word in it.
terminal-help-admin-why = Why you do it; 'admin log' shows it beside what was done.
terminal-help-admin-limit = How many to list, the latest first; 0 for all. Default: 200.
terminal-help-admin-as_json = Print JSON. Without it, a pipe gets one line each, with the id first and tabs between.
terminal-help-admin-db = The database of the server, as 'serve' takes it. Default: the one of the systemd unit on this machine.
terminal-help-backup = Write all that a server keeps to one file, while it runs or not.

    Example: tafelrunde backup tonight.jsonl.gz
terminal-help-backup-file = The new file; packed if its name ends in .gz.
terminal-help-backup-db = The database of the server, as 'serve' takes it.
terminal-help-restore = Fill a new, empty database from a backup, of the same kind or another.

    Example: tafelrunde restore tonight.jsonl.gz --db postgresql://games@localhost/games
terminal-help-restore-file = A file that 'backup' wrote.
terminal-help-restore-db = The new database, as 'serve' takes it.
terminal-backup = { $file } holds { $rows } rows of { $db }
terminal-restore = { $db } holds the { $rows } rows of { $file }
terminal-help-torture = Play at many tables while servers are killed with -9 or frozen, and say whether anything was lost.

    Example: tafelrunde torture --moves 100000 --kills 100
terminal-help-torture-db = An empty database. Default: a file that is removed afterwards. With PostgreSQL there are three workers.
terminal-help-torture-moves = Moves of clients, 10000 unless told.
terminal-help-torture-kills = How often a server is killed or frozen, 20 unless told.
terminal-help-torture-tables = Tables at a time, 20 unless told.
terminal-help-torture-seed = What is random is the same again.
terminal-help-torture-minutes = After so many minutes nothing new is begun. Default: as long as it takes.
terminal-help-torture-as_json = Print JSON instead of sentences.
terminal-torture-played = { $moves } moves of clients and { $bots } of bots in { $games } games, { $rate } moves/s
terminal-torture-hurt = { $kills } times killed, { $freezes } times frozen
terminal-torture-again = { $cut } connections cut off, { $again } commands sent again
terminal-torture-lost = { $lost } acknowledged moves lost, { $twice } there twice, { $wrong } things shown that were wrong
terminal-torture-unfinished = { $unfinished } games that did not come to their end
terminal-torture-waits = The longest waits: { $slowest_answer } s for an answer, { $slowest_bot } s for a bot, { $latest_clock } s for a clock that was over
terminal-torture-start = Started again, the server listened after { $seconds } s at the latest; that time is not in the waits
terminal-torture-good = Every promise was kept.
terminal-torture-bad = A promise was broken.
terminal-error-torture = { $moves } moves, { $kills } kills and { $tables } tables: there must be one move and one table at least
terminal-error-bench-server = { $tables } tables and { $rounds } rounds: take 1 to 5000 tables and one round at least
terminal-serve-ready = Tafelrunde is at { $url } (Ctrl-C stops it)
terminal-serve-already = Tafelrunde runs already at { $url }.
terminal-serve-other-port = Port { $taken } is in use: taking { $port }.
terminal-serve-compiled = The rules are compiled: bots of all levels answer in time.
terminal-serve-plain = The rules run as plain Python: the two strongest levels of the bots would think for too long, and are not offered.
terminal-serve-stopped = Stopped. Every game is kept: the next start goes on with it.
terminal-serve-fine = All is well: the server would be at { $url }, with everything in { $db }
terminal-serve-lan = Scan this with a phone in the same network.
terminal-admin-ban = { $id } is locked out.{ $said }
terminal-admin-unban = { $id } may come back.{ $said }
terminal-admin-invite = Each of these codes lets one person in, once, within 30 days:
    { $said }
terminal-admin-reset-password = The new password of { $id }: { $said }
terminal-admin-close = Table { $id } is closed.{ $said }
terminal-admin-done = Report { $id } is dealt with.{ $said }
terminal-error-no-server = the server's packages are not installed: { $command }
terminal-admin-check-rules = { $found ->
    [0] { $count ->
        [0] No games are running.
        [one] The one running game can go on with these rules.
       *[other] All { $count } running games can go on with these rules.
    }
    [one] 1 of { $count } running games cannot go on with these rules: it would stand at the last position that can be read.
   *[other] { $found } of { $count } running games cannot go on with these rules: they would stand at the last position that can be read.
}
terminal-error-admin = there is nothing called { $name } to do: there are { $known }
    .near = there is nothing called { $name } to do: there are { $known }; did you mean { $near }?
terminal-error-admin-one = { $what } takes one id: the command 'admin' lists them
terminal-error-admin-limit = --limit is { $limit }: it must be 0 (all) or more
terminal-error-game = there is no game { $name }: there are { $known }
    .near = there is no game { $name }: there are { $known }; did you mean { $near }?
terminal-error-player = there is no player { $name } for { $game }: there are { $known }
    .near = there is no player { $name } for { $game }: there are { $known }; did you mean { $near }?
terminal-error-slow = { $name } would think for too long in plain Python: it is there once the rules are compiled (make compile)
terminal-error-language = there is no language { $name }: there are { $known }
    .near = there is no language { $name }: there are { $known }; did you mean { $near }?
terminal-error-command = there is no command { $name }: there are { $known }: see '{ $help }'
    .near = there is no command { $name }: there are { $known }; did you mean { $near }? See '{ $help }'
terminal-error-flag = there is no flag { $name }: there are { $known }: see '{ $help }'
    .near = there is no flag { $name }: there are { $known }; did you mean { $near }? See '{ $help }'
terminal-error-game-no-command = '{ $game }' is a game, not a command: type '{ $command }'
terminal-error-too-much = { $extra } is more than this command takes: see '{ $help }'
terminal-error-missing = { $name } is missing: see '{ $help }'
terminal-error-command-line = { $why }: see '{ $help }'
terminal-error-seats = { $game } is for { $takes } players, not for { $count }
terminal-error-only-bots = only bots can be watched: to play yourself, use '{ $command }'
terminal-error-nobody = nobody would play: name a { $human } among the players, or use '{ $command }'
terminal-error-seed = the seed has more than { $bits } bits: take a whole number below { $most }
terminal-error-option = option { $option } has no value: write name=value, for example first=0
terminal-error-option-twice = option { $option } is given twice: name it once
terminal-error-option-file = { $path } cannot be read: { $why }; name another file behind the @
terminal-error-toml = { $path } is no TOML: { $why }
terminal-error-resume = a saved game has its players, options and seed already: give --resume without them
terminal-error-match = a match is for 2 players, not for { $count }
terminal-error-delay = a delay of { $delay } seconds cannot be: take 0 to { $longest }
terminal-error-seconds = { $seconds } seconds cannot be measured: take more than 0 and at most { $longest }
terminal-error-seat = there is no seat { $seat }: there are 0 to { $last }
terminal-error-secret-seat = the game still goes on, and the cards of seat { $seat } are secret: give --seat { $own }, the human's, or none
terminal-error-secret = the game still goes on, and the cards of seat { $seat } are secret: leave --seat out until it is over
terminal-error-there-already = { $path } is there already: name another file, or go on with it by { $command }
terminal-error-no-saves = no game is saved in { $folder }
terminal-error-no-file = there is no file { $path }: give the path of a saved game; they are usually in { $folder }
terminal-error-directory = { $path } is a directory: give the path of a saved game in it
terminal-error-unreadable = { $path } cannot be read: { $why }; name another file or make this one accessible
terminal-error-unwritable = { $path } cannot be written to: { $why }; name another file or make this one accessible
terminal-error-unsaved = { $path } cannot be written, so the last move is not saved: { $why }; name another file or make this one accessible
terminal-error-no-text = { $path } is no saved game, for it is no UTF-8 text: give another file
terminal-error-log = { $path } cannot be followed: { $why }
terminal-error-output = the output cannot be written: { $why }; send it somewhere else
terminal-error-input = { $path } cannot be read: { $why }; give another one
    .nameless = the input

## Claim

terminal-claim-letter-goblin = G
terminal-claim-letter-knight = K
terminal-claim-letter-undead = U
terminal-claim-letter-dwarf = D
terminal-claim-letter-doppelganger = X
terminal-claim-table = Table
terminal-claim-favour = Favour now
terminal-claim-stake = Stake
terminal-claim-last = Round before
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
terminal-tokyo-shop = Display
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
