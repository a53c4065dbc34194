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
terminal-key-hint = a suggestion from a bot that thinks ahead, and why
terminal-hope = { $percent } % to win
terminal-key-undo = take back your last move, as long as nothing new has come to light
terminal-key-always = pass now and every time this comes up; typed anywhere else, you are asked everything again
terminal-key-piles = { $game ->
        [tyrant] the round cards still to come, what the signs mean and what everything costs
        [tokyo] tiles on offer, discard pile, and cards you know to be next
        [morpork] discard pile, past events, the signs, everyone's progress, and your goal
       *[other] look through the piles
    }
terminal-key-log = what has happened so far
terminal-key-quit = save the game and leave
terminal-empty = Type a number from the list, or a name such as { $example }. A question mark explains.
    .named = Type one of your choices, such as { $example }. A question mark explains.
terminal-ambiguous = “{ $typed }” could be { $meant }: type a little more.
terminal-refused = { $what } is not allowed now ({ $rule }).
terminal-allowed = { $what }: you may do that.
terminal-no-undo = Nothing can be taken back: your last move, or something since, drew, rolled or revealed something, or someone else has decided.
terminal-no-always = This question cannot be passed in advance: please answer.
terminal-asked-again = You will be asked everything again.
terminal-nothing-here = There is nothing to look at here.
terminal-enter-back = Enter: back to the game
terminal-pages = Page { $page } of { $pages } · Enter: back to the game · b: previous page
    .more = Page { $page } of { $pages } · Enter: next page · b: previous page · q: back to the game
terminal-enter-on = Enter: continue
terminal-pass-to = It is { $seat }'s turn. Pass the keyboard, then press Enter.
terminal-pass-undo = { $seat }: type u to take back your move.
terminal-saved = Game saved in { $path }
terminal-go-on = Continue with: { $command }
terminal-replay = Watch this game again: { $command }
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
terminal-key-rules = the rules, in the order you learn them
terminal-not-understood = { $count ->
        [one] “{ $typed }” is not a choice here. There is only one: type 1, or { $example }.
       *[other] “{ $typed }” is not one of your choices: type a number from 1 to { $count }, or a name such as { $example }.
    } A question mark explains.
    .named = “{ $typed }” is not one of your choices: type one of them, such as { $example }. A question mark explains.
terminal-unknown-thing = Nothing is called “{ $typed }”: no thing, place, counter or rule.
terminal-nearest = Close to it: { $words }.
terminal-see-also = See also: { $names }
terminal-only-answer = (You have no other choice. You are asked anyway, so that nobody can tell what you hold.)
    .undo = (Nothing else is left to do: continue, or take something back with u.)
terminal-loud = Watch out
terminal-your-role = You are: { $role }
terminal-opening-keys = Choose by number or name. ? and a word explains anything, r shows the rules, q saves and leaves.
terminal-pages-search = Page { $page } of { $pages } · Enter: close · b: back · a word: find it
    .more = Page { $page } of { $pages } · Enter next · b back · a word: find it · q close
terminal-replay-wrong = Seat { $seat } at version { $version }, rule { $rule }: { $text }
terminal-replay-keys = { $step }/{ $steps } · Enter next · b back · number: go there · ? word · q quit
    .end = { $step }/{ $steps }, the end · b back · number: go there · ? word · q quit
terminal-replay-more = t, T next turn, one before · { $moments ->
    [0] { "" }
   *[other] m, M next of { $moments } moments worth a look, one before ·{ " " }
}v { $eyes ->
    [all] as everybody saw it
    [open] all open
   *[seat] as this seat saw it
}
terminal-from = You go on from step { $step }: { $open ->
    [yes] every card lies where it lay.
   *[no] everything you could not know there is dealt again.
}
terminal-again = Another game? Enter: yes · q: no
    .roles = Another game with the roles swapped? Enter: yes · q: no
    .no = no n
terminal-choose-role = Which side do you want to play?
terminal-choose-opponents = { $count ->
        [one] Against whom?
       *[other] Against whom? One name for all { $count }, or one for each
    } · Enter { $best } · q leave
terminal-choose-opponents-again = “{ $typed }” is not right: type one name, or { $count } of them · q leave
terminal-human = someone at the same keyboard
terminal-bot-failed = { $why }; greedy made the move instead.
terminal-no-saves = No game is saved in { $folder }
terminal-more-saves = and { $count } more in { $folder }
terminal-save-open = { $game }: { $players } – { $seat } to move
terminal-save-over = { $game }: { $players } – finished, won by { $winners }
terminal-save-damaged = cannot be read: damaged, or from another version
terminal-choose = { $question } { $least }–{ $most } or a name · Enter { $least } · q leave
    .numbers = { $question } { $least }–{ $most } · Enter { $least } · q leave
terminal-choose-game = Which game?
terminal-choose-seats = How many players, including you?
terminal-choose-again = “{ $typed }” is not on the list: { $least }–{ $most } · q leave
terminal-arena-title = { $game }: { $games ->
        [one] 1 game
       *[other] { $games } games
    }, seed { $seed }
terminal-arena-bot = Bot
terminal-arena-games = games
terminal-arena-counts = +/=/−
terminal-arena-rate = win rate
terminal-arena-interval = 95 % interval
terminal-arena-time = ms/answer
terminal-arena-failed = failed
terminal-arena-seat = seat { $seat }
terminal-arena-against = against
terminal-arena-test = Not decided yet whether { $bot } wins { $low } or { $high } of its games: { $ratio }, between -{ $bound } and { $bound }, after { $games } games.
    .high = After { $games } games it is clear: { $bot } wins { $high } of its games rather than { $low } ({ $ratio }, { $bound } is enough).
    .low = After { $games } games it is clear: { $bot } wins { $low } of its games rather than { $high } ({ $ratio }, -{ $bound } is enough).
terminal-arena-failures = The figures of { $bot } are not its own: greedy moved for it { $count ->
        [one] once
       *[other] { $count } times
    }. The first time: { $why }
    .status = Exit status 1; with --allow-failures such a match counts.
terminal-arena-stopped = Stopped after { $done } of { $total } games. They are kept in { $file }: run the same command to continue.
    .lost = Stopped after { $done } of { $total } games. With --json FILE the same command could have continued.

## The command line

terminal-help = Board games about who rules, for people and bots, in the terminal.

    Start with: { $command }
    Games from a folder of yours: --games-from PATH, with any command.
terminal-help-usage = Usage: { $command }
terminal-help-commands = Commands
terminal-help-arguments = Arguments
terminal-help-parameters = Parameters
terminal-help-help = Show this help.
terminal-help-version = Show the version.
terminal-help-any-game = One of { $games }.
terminal-help-any-lang = Language: { $languages }. Default: the one of your locale.
terminal-help-any-seed = Random seed: the same number repeats the same game. Any whole number of up to 64 bits.
terminal-help-any-option = Rules to play by, as name=value; the command 'rules' lists them.
terminal-help-play = Play a game against a bot or a friend.

    Choose by number or name; ? explains, r shows the rules, u takes back, q saves and leaves.

    Continue the last game: tafelrunde play --resume

    The rebel on side B: tafelrunde play tyrant --players greedy human --option side=b

    Two people and two bots, in German: tafelrunde play tokyo --players human human greedy random --lang de
terminal-help-play-game = One of { $games }. In a terminal you are asked; otherwise { $game }.
terminal-help-play-players = Who sits where, seat by seat: human or a bot's name; the command 'bots' lists them. In a terminal you are asked; otherwise a human against a bot of medium strength. People share the keyboard, and each sees only their own side.
terminal-help-play-resume = Continue this saved game: a file, or just its name; without one, the game you played last.
terminal-help-play-save = Save the game to this file instead of the usual place.
terminal-help-play-begin = Begin at a step of a saved game (FILE:37, as ‘replay’ counts), or at the position in a file; what you could not know there is dealt again.
terminal-help-play-everything = With --from a finished game: leave every card where it lay.
terminal-help-match = Play two games, swapping seats in between: 2:0, 1:1 or 0:2.

    Example: tafelrunde match tyrant --players human greedy --option side=b
terminal-help-match-players = The two players: human or a bot's name. Default: a human against a bot of medium strength.
terminal-help-watch = Watch bots play each other, with all cards open.

    Example: tafelrunde watch { $game } greedy random --seed 3
terminal-help-watch-bots = The bots, seat by seat. Default: a bot of medium strength in every seat.
terminal-help-watch-delay = Seconds between decisions, in a terminal. Default: 1.5.
terminal-help-arena = Let bots play many games against each other and report the results.

    Every bot plays every seat, each time with the same deals and rolls, so that chance matters less. The 95 % interval (Wilson) is where the true win rate most likely lies; ratings are the most likely strengths for all games at once, 400 points being ten to one (Bradley-Terry for two players, otherwise Plackett-Luce). A seed gives the same results on any number of cores.

    Both sides of the board: tafelrunde arena tyrant greedy random --games 40 --option side=a,b

    One against three others: tafelrunde arena tokyo greedy random --seats 4 --games 40

    A match you can stop and continue: tafelrunde arena { $game } greedy random --json match.jsonl
terminal-help-arena-bots = The bots by name, with settings after a colon, as in name:time=0.5,sims=200. A class in your own file works too (mybot.py:Bot), and elsewhere:NAME plays in its own process.
terminal-help-arena-games = How many games to play; in a round robin, for each pair. Default: 100.
terminal-help-arena-seats = Players at a table. The last bot takes all remaining seats; in a round robin one bot sits against several of the other.
terminal-help-arena-option = Rules to play by, as name=value; several values, as in side=a,b, are played in turn.
terminal-help-arena-seed = Random seed: repeats the same games. Any whole number of up to 64 bits. Default: 1.
terminal-help-arena-workers = How many cores to use. Default: all.
terminal-help-arena-file = Keep the results in this file, one line per game; running the same command again continues.
terminal-help-arena-round_robin = Let every bot play every other, and compare them all.
terminal-help-arena-sprt = Stop as soon as it is clear which of two win rates the first bot has, such as 0.5,0.55; wrong in about one match in twenty (a sequential probability ratio test over whole deals, as chess engines are tested).
terminal-help-arena-seconds = Seconds an answer may take; greedy moves for a bot that takes longer.
terminal-help-arena-cluster = Play on a Ray cluster: ray, or ray:ADDRESS. It needs the extra tafelrunde[ray].
terminal-help-arena-record = Keep every game in this folder, to watch or to learn from.
terminal-help-arena-record_as = The format: log, which 'replay' shows, or parquet, with what each seat saw, could do and did (needs tafelrunde[rl]).
terminal-help-arena-allow_failures = End with exit status 0 even if greedy had to move for a bot that failed.
terminal-help-replay = Step through a saved game: Enter next, b back, a number goes there, q quits.

    A finished game is shown with all cards open, a running one as a spectator sees it.
terminal-help-replay-file = A saved game: a file, or just the name of one in the usual place.
terminal-help-replay-seat = Show it as this seat saw it: 0 or above.
terminal-help-saves = List the saved games: which game, who plays, when, and whose turn it is.
terminal-help-rules = Show the rules of a game in our own words, in the order you learn them.

    Example: tafelrunde rules tyrant --search gate
terminal-help-rules-search = Show only what has to do with this word: things, places, counters and rules.
terminal-help-games = List the games, how many can play, and which bots there are.
terminal-help-bots = List the bots of one game or of all, from weak to strong, and how each of them plays.

    Use their names with 'play --players', 'match --players' and 'watch'.
terminal-help-bots-game = One of { $games }. Default: all of them.
terminal-help-bench = Measure how fast the rules are: plain Python, compiled, and OpenSpiel's games for comparison if it is installed.

    “batch” instead of a game: how fast a learner can play thousands of games at once, compared with other environments.

    Example: tafelrunde bench tokyo --rounds 1 --seconds 0.1

    A server with each database, and boardgame.io for comparison: tafelrunde bench server

    The page in Chromium, how large it is and how fast it reacts: tafelrunde bench page
terminal-help-bench-rounds = How often everything is measured; the median counts. Default: 3 (1 for a server).
terminal-help-bench-seconds = Seconds to measure each figure in each round. Default: 0.5 (8 for a server).
terminal-help-bench-tables = With server: tables of two to play at. Default: 500.
terminal-help-bench-db = With server: the PostgreSQL database to measure with, such as postgresql://user@host/name. Default: one of its own.
terminal-help-bench-as_json = Print JSON instead of a table.
terminal-help-new-game = Create a small but complete game of your own, as a package with words and tests.
terminal-help-new-game-name = What it is called: small letters, digits and underscores.
terminal-help-words = Tell how much of a translation is there.

    Example: tafelrunde words pl --missing
terminal-help-words-of = Which language: { $languages }, or one of your own in a folder that TAFELRUNDE_WORDS_FROM names.
terminal-help-words-missing = List every message that it lacks; those are said in English.
terminal-words-lacks = { $file }: { $count } missing (English has { $all } messages)
terminal-words-whole = Nothing is missing in { $language }.
terminal-help-mcp = Let a language model take a seat: speaks the Model Context Protocol on standard input and output.
terminal-help-mcp-server = The server to play at, such as http://127.0.0.1:8000. Default: a table here, against bots. A token in TAFELRUNDE_KEY says who it is there; without one it comes in as a guest.
terminal-help-mcp-name = What the guest is called there.
terminal-help-mcp-chat = Let it read the chat of its table: words of strangers.
terminal-help-serve = Let people play over the network: on this machine, at home with --lan, or on the internet behind a proxy.

    At home: tafelrunde serve --lan

    Every flag can also be set as an environment variable, such as TAFELRUNDE_BASE_URL.
terminal-help-serve-db = Where everything is kept: sqlite:///path/to/file.db or postgresql://user@host/name. Default: a file in your home folder.
terminal-help-serve-host = The address to listen on. Default: 127.0.0.1, this machine alone.
terminal-help-serve-port = The port to listen on. Default: 8000, or the next free one.
terminal-help-serve-workers = Server processes; more than 1 with PostgreSQL only.
terminal-help-serve-base_url = How people reach the server from outside, such as https://games.example.org.
terminal-help-serve-lan = Plain http on the local network: shows the address and a QR code.
terminal-help-serve-bots = The bots people may choose. Default: all.
terminal-help-serve-bot_modules = Python modules that register your own bots when they are imported.
terminal-help-serve-guest_games = Put the games of other people's installed packages on the shelf, too. Install only what you would run anyway.
terminal-help-serve-bot_processes = Processes in which bots think. Default: 1.
terminal-help-serve-bot_seconds = Seconds a bot may think about a move. Default: 0.5.
terminal-help-serve-private_webhooks = Let turn notices go to addresses on the local network too.
terminal-help-serve-forwarded = Addresses of proxies whose X-Forwarded-For is trusted, separated by commas.
terminal-help-serve-guest_days = Forget guests who have not been seen for this many days. Default: 60.
terminal-help-serve-log_level = What is logged: debug, info, warning or error.
terminal-help-serve-browser = Open the page in this machine's browser once the server is up; without a screen only the address is shown.
terminal-help-serve-game = Open the browser at a new table of this game: { $games }.
terminal-help-serve-check = Only check the configuration and say what is wrong with it.
terminal-help-admin = Look after a server, running or not: tables, people, reports, log, check-rules, ban, unban, invite, reset-password, close, done.

    Example: tafelrunde admin ban anna --why "Insults in the chat"
terminal-help-admin-what = What to list (tables, people, reports, log, check-rules) or to do (ban, unban, invite, reset-password, close, done).
terminal-help-admin-names = Whom or what: the id of a person, a table or a report, or the name of an account. In a list: only what contains this word.
terminal-help-admin-why = Why you do it; 'admin log' shows it beside what was done.
terminal-help-admin-limit = How many to list, the latest first; 0 for all. Default: 200.
terminal-help-admin-as_json = Print JSON. Without it, a pipe gets one line per entry: the id first, then the rest, separated by tabs.
terminal-help-admin-db = The database of the server, as 'serve' takes it. Default: the one of the systemd unit on this machine.
terminal-help-backup = Write everything a server keeps to one file, whether it is running or not.

    Example: tafelrunde backup tonight.jsonl.gz
terminal-help-backup-file = The new file; compressed if its name ends in .gz.
terminal-help-backup-db = The database of the server, as 'serve' takes it.
terminal-help-restore = Fill a new, empty database from a backup, of the same kind or another.

    Example: tafelrunde restore tonight.jsonl.gz --db postgresql://games@localhost/games
terminal-help-restore-file = A file that 'backup' wrote.
terminal-help-restore-db = The new database, as 'serve' takes it.
terminal-backup = { $file } holds { $rows } rows of { $db }
terminal-restore = { $db } holds the { $rows } rows of { $file }
terminal-error-bench-server = { $tables } tables and { $rounds } rounds: use 1 to 5000 tables and at least one round
terminal-serve-ready = Tafelrunde is at { $url } (Ctrl-C stops it)
terminal-serve-already = Tafelrunde is already running at { $url }.
terminal-serve-other-port = Port { $taken } is in use: taking { $port }.
terminal-serve-compiled = The rules are compiled: bots of all levels answer in time.
terminal-serve-plain = The rules run as plain Python: the two strongest bots would think for too long and are not offered.
terminal-serve-stopped = Stopped. Every game is kept and goes on at the next start.
terminal-serve-fine = All is well: the server would run at { $url } and keep everything in { $db }
terminal-serve-beside = A server is running on port { $port } now: it goes on with what it was started with until it is started again.
terminal-serve-lan = Scan this with a phone on the same network.
terminal-admin-ban = { $id } is locked out.{ $said }
terminal-admin-unban = { $id } may come back.{ $said }
terminal-admin-invite = Each of these codes lets one person in, once, within 30 days:
    { $said }
terminal-admin-reset-password = The new password of { $id }: { $said }
terminal-admin-close = Table { $id } is closed.{ $said }
terminal-admin-done = Report { $id } is dealt with.{ $said }
terminal-error-new-game = a new game cannot be called { $name }: use small letters, digits and underscores, and a name that no game has
    .there = { $path } already exists
terminal-new-game =
    { $path } holds a small but complete game. Change it until it is yours.
    Play it: { $command } play { $name } --games-from { $path }
    Test it: pip install -e '{ $path }[test]', then pytest { $path }
terminal-error-games-from = there is no file or folder { $path } to find games in
terminal-error-not-installed = { $name } is not installed, and this needs it: { $command }
terminal-plain-rules = plain Python rules: 20 to 40 times slower. A C compiler and pip install --no-binary tafelrunde tafelrunde make them fast.
terminal-admin-check-rules = { $found ->
    [0] { $count ->
        [0] No games are running.
        [one] The one running game can go on with these rules.
       *[other] All { $count } running games can go on with these rules.
    }
    [one] 1 of { $count } running games cannot go on with these rules: it would stand at the last position that can be read.
   *[other] { $found } of { $count } running games cannot go on with these rules: they would stand at the last position that can be read.
}
terminal-error-admin = there is no task { $name }: there are { $known }
    .near = there is no task { $name }: there are { $known }; did you mean { $near }?
terminal-error-admin-one = { $what } takes one id: the command 'admin' lists them
terminal-error-admin-limit = --limit is { $limit }: it must be 0 (all) or more
terminal-error-game = there is no game { $name }: there are { $known }
    .near = there is no game { $name }: there are { $known }; did you mean { $near }?
terminal-error-player = there is no player { $name } for { $game }: there are { $known }
    .near = there is no player { $name } for { $game }: there are { $known }; did you mean { $near }?
terminal-error-slow = { $name } would think for too long in plain Python: it is available once the rules are compiled (make compile)
terminal-error-language = there is no language { $name }: there are { $known }
    .near = there is no language { $name }: there are { $known }; did you mean { $near }?
terminal-error-command = there is no command { $name }: there are { $known }: see '{ $help }'
    .near = there is no command { $name }: there are { $known }; did you mean { $near }? See '{ $help }'
terminal-error-flag = there is no flag { $name }: there are { $known }: see '{ $help }'
    .near = there is no flag { $name }: there are { $known }; did you mean { $near }? See '{ $help }'
terminal-error-game-no-command = '{ $game }' is a game, not a command: type '{ $command }'
terminal-error-too-much = { $extra } is one argument too many for this command: see '{ $help }'
terminal-error-missing = { $name } is missing: see '{ $help }'
terminal-error-command-line = { $why }: see '{ $help }'
terminal-error-seats = { $game } is for { $takes } players, not for { $count }
terminal-error-only-bots = only bots can be watched; to play yourself, use '{ $command }'
terminal-error-nobody = no person would play: add { $human } to the players, or use '{ $command }'
terminal-error-seed = the seed has more than { $bits } bits: use a whole number below { $most }
terminal-error-option = option { $option } has no value: write name=value, for example first=0
terminal-error-option-twice = option { $option } is given twice: name it once
terminal-error-option-file = { $path } cannot be read: { $why }; name another file after the @
terminal-error-toml = { $path } is not valid TOML: { $why }
terminal-error-resume = a saved game already has its players, options and seed: use --resume without them
terminal-error-from = { $place } is no place to play from: write FILE:37, with a step from 1 to { $last } before the end.
terminal-error-from-open = --open is for games that are over: otherwise it would show you what you may not know.
terminal-error-from-seat = Nobody of yours plays there: name a seat with --players, such as human,greedy.
terminal-error-match = a match is for 2 players, not for { $count }
terminal-error-delay = the delay must be 0 to { $longest } seconds, not { $delay }
terminal-error-seconds = --seconds must be more than 0 and at most { $longest }, not { $seconds }
terminal-error-seat = there is no seat { $seat }: seats go from 0 to { $last }
terminal-error-secret-seat = the game is still running and the cards of seat { $seat } are secret: use --seat { $own }, the human's, or leave --seat out
terminal-error-secret = the game is still running and the cards of seat { $seat } are secret: leave --seat out until it is over
terminal-error-there-already = { $path } already exists: name another file, or continue it with { $command }
terminal-error-no-saves = no game is saved in { $folder }
terminal-error-no-file = there is no file { $path }: give the path of a saved game; they are usually in { $folder }
terminal-error-directory = { $path } is a directory: give the path of a saved game in it
terminal-error-unreadable = { $path } cannot be read: { $why }; name another file or make this one accessible
terminal-error-unwritable = { $path } cannot be written to: { $why }; name another file or make this one accessible
terminal-error-unsaved = { $path } cannot be written, so the last move is not saved: { $why }; name another file or make this one accessible
terminal-error-no-text = { $path } is not a saved game (not UTF-8): name another file
terminal-error-log = { $path } cannot be read as a game: { $why }
terminal-error-output = the output cannot be written: { $why }; send it somewhere else
terminal-error-input = { $path } cannot be read: { $why }; name another file
    .nameless = the input

## King & Assassins

terminal-match = Match: { $first } against { $second }
terminal-match-game = Game { $number } of 2
terminal-match-score = Score: { $one } : { $two } ({ $first } – { $second })
terminal-match-won = { $seat } wins the match!
terminal-match-drawn = The match is drawn.

## What a bot is asked

terminal-help-ask = Ask a bot why: what it would answer at one place of a saved game, what it weighed, and what it believes.

    Example: tafelrunde ask game.jsonl:37 level-3
terminal-help-ask-place = A saved game and the number of an entry: FILE:37 asks what entry 37 answered. Default: the last question.
terminal-help-ask-bot = The bot to ask: a name, or your own as mybot.py:Bot.
terminal-help-ask-seed = Random seed: the same number gives the same answer. Default: 1.
terminal-help-ask-as_json = Print JSON instead of the board and sentences.
terminal-ask-title = { $path }, entry { $entry }: { $seat } decides, { $bot } is asked (seed { $seed })
terminal-ask-belief = What it believes
terminal-ask-candidates = What it weighed
terminal-ask-points = to win
terminal-ask-tried = tries
terminal-ask-first = at a glance
terminal-ask-more = and { $count } more: --json lists them all
terminal-ask-answer = Its answer
terminal-ask-played = In the game
terminal-ask-seconds = Thought for { $seconds } s.
terminal-error-ask-entry = there is no entry { $entry } in { $path }: entries go from 1 to { $last }
terminal-error-ask-nobody = nobody is asked at entry { $entry } of { $path }: the nearest questions are at { $near }
    .none = nobody is asked anything in { $path }
terminal-error-ask-secret = the game is still running and the cards of seat { $seat } are secret: ask again once it is over, or about a move of your own
terminal-help-learn = Learn a game by playing a first one, step by step.
terminal-help-learn-game = The game.
terminal-help-learn-guide = From whose chair, in a game with roles, such as king or rebel.
terminal-learn-step = Step { $step } of { $steps }
terminal-learn-keys = type it · Enter: show me · q: leave
terminal-learn-wrong = Not just now. { $rule }
terminal-learn-unclear = “{ $typed }” is none of the choices here.
terminal-learn-over = On you go against the Newcomer: { $command }
terminal-error-guide = there is no guide { $name }; there are: { $known }
    .near = there is no guide { $name }; did you mean { $near }?
