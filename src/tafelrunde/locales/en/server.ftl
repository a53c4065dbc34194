# What the server says by itself: why something cannot be.

server-problem-malformed = This cannot be read ({ $place }): { $why }.
server-problem-invalid = { $place } is not valid: { $why }.
server-problem-unfit = That is not valid: { $why }.
server-problem-signed-out = The server does not know you: choose a name, or sign in.
server-problem-wrong-password = Name and password do not match.
server-problem-wrong-code = Name and recovery code do not match, or the code has been used.
server-problem-foreign-origin = This request comes from another site ({ $origin }): open the server’s own page.
server-problem-misdirected = This server does not go by the name { $host }. Open { $url }, or let the operator add the name to TAFELRUNDE_HOSTS.
server-problem-not-your-seat = Seat { $seat } is not yours.
server-problem-seat-key = This key is for seat { $seat } of table { $table } alone: for anything else, sign in.
server-problem-bot-key = The key of the bot { $name } finds games and plays them: for anything else, sign in as its owner.
server-problem-not-the-host = Only the host can do that.
server-problem-not-seated = You have no seat at this table.
server-problem-banned = The operator of this server has locked you out.
server-problem-muted = You cannot write here.
server-problem-blocked = You cannot play at this table.
server-problem-not-for-you = Only this server's own machine and the networks in TAFELRUNDE_METRICS_FROM may read this; you come from { $address }.
server-problem-no-spectators = Nobody may watch this table.
server-problem-hidden-until-the-end = This is shown once the game is over.
server-problem-unknown = There is nothing here.
server-problem-unknown-table = There is no table { $table }: the link may have expired.
server-problem-unknown-game = There is no game { $game }.
server-problem-unknown-seat = There is no seat { $seat }: seats go from 0 to { $last }.
server-problem-unknown-person = There is no one called { $person } here.
server-problem-unknown-group = There is no such group here, or you are not in it: ask a friend for its link.
server-problem-unknown-link = This link is invalid or has expired: ask for a new one.
server-problem-unknown-code = This code is not valid, or has already been used.
server-problem-code-needed = Somebody on your network was locked out: until tomorrow, new guests from there need a code from the operator.
server-problem-method = This cannot be done here.
server-problem-stale = The game has moved on: you answered version { $given }, it is now at { $version }.
server-problem-refused = That is not possible now.
server-problem-illegal = The rules do not allow that.
server-problem-over = The game is over.
server-problem-not-open = That is only possible before the game starts; this game { $status ->
        [running] is under way
        [over] is over
        [cancelled] was cancelled
       *[other] is { $status }
    }.
server-problem-not-running = No game is running at table { $table }.
server-problem-imported = This game was imported, so the person who imported it may know every card to come: only they and bots can play on. To play on with others, have everything hidden dealt again.
server-problem-no-moment = The game was already over by then: choose an earlier moment.
server-problem-not-imported = Only an imported game that is still being played can go on with everything dealt again.
server-problem-full = The table is full: find another, or open your own.
server-problem-taken = Seat { $seat } is taken: choose another.
server-problem-not-ready = Seat { $seat } is empty: invite somebody, or put a bot there.
server-problem-name-taken = The name { $name } is taken: choose another.
server-problem-already = You are already { $name }.
server-problem-no-account = You have no account: choose “Keep my games” first.
server-problem-no-hints = There are no hints at this table.
server-problem-paused = The game is paused.
server-problem-too-large = This is too large: at most { $most } bytes are allowed.
server-problem-too-often = That was too fast: try again in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
server-problem-failed = Something went wrong on our side.
server-problem-storage = Nothing can be saved right now, so nothing was done: try again shortly.
server-problem-unreadable = This server cannot read the game at table { $table }: it is a game that is not installed here, or it was played by the rules of a newer Tafelrunde. Nothing is lost: it goes on once the operator installs what is missing.
server-problem-stopping = The server is restarting: try again shortly.

server-refused-not-asked = It is not your turn.
server-refused-too-many = After { $done } of { $given } steps it is someone else's turn: nothing was done.
server-refused-nothing-to-undo = There is nothing to take back: something has been drawn, revealed or decided since.
server-refused-no-draw = This game has no draws.
server-refused-only-bots = There is nobody to agree to a draw: the others are bots.
server-refused-asked-already = Another request is waiting for an answer: that comes first.
server-refused-no-request = There is no request for you to answer.
server-refused-no-standing = This question cannot be passed in advance: answer it.
server-refused-no-advice = No hint was ready in time: ask again.
server-refused-bots-seat = A bot plays there, not a person.
server-refused-not-away = Nobody is playing for you: the seat is yours.
server-refused-not-paused = The game is not paused.
server-refused-long-log = The log of this game is full ({ $entries } entries): from now on it records moves only. Play on.
server-refused-nobody-waited-for = Nobody else is being waited for right now.
server-refused-said-already = You have said so already.
server-refused-too-early = { $minutes ->
        [0] At this table no bot sits in for anybody.
        [one] It is too early for a bot: wait one more minute.
       *[other] It is too early for a bot: wait another { $minutes } minutes.
    }
server-refused-other-rules = The present rules cannot follow this game beyond entry { $entry } of its log: you can look at it or leave it.
server-refused-stopped-game = The rules of this game failed, so it stands where it was: nothing is lost, and it goes on once they are mended. You can look at it or leave it.
server-refused-goes-on = This game is running on another server and cannot be ended here.
server-unknown-link-needed = This table is not public: ask somebody who sits there for its link.
server-wrong-password-alone = This is not your password.
server-code-needed-invited = This server is for invited guests: follow a link to a table, sign in, or enter a code from the operator.
server-code-needed-members = This server is for its members: sign in, create an account with a code from the operator, or follow a link to a friend’s table.
server-unfit-text = Use letters or digits.
server-full-group = This group is full: it has { $most } members.
server-full-groups = You are in { $most } groups already: leave one first.
server-full-tables = This group has { $most } tables already: finish a game first.
server-blocked-group = You cannot join this group.
server-taken-look = Somebody in the group has this shape in this colour: choose another one.
server-taken-monster = Somebody in the group has this monster: choose another one.
server-taken-opponent = You are playing at the same table as { $name }: finish that game first.
server-not-the-host-group = Only the host of the group may do that.
server-not-the-host-begins = Somebody else starts the next game.
server-not-the-host-there = { $name } is still here on the other device: say yes over there.
server-name-taken-account = { $name } has an account: sign in on this device.
server-unknown-claim = Nobody is waiting for that answer any more.
