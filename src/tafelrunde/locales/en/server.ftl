# What the server says by itself: why something cannot be.

server-problem-malformed = This cannot be read ({ $place }): { $why }.
server-problem-invalid = { $place } does not fit: { $why }.
server-problem-unfit = That does not fit: { $why }.
server-problem-signed-out = The server does not know you: give yourself a name, or sign in.
server-problem-wrong-password = Name and password do not fit together.
server-problem-wrong-code = Name and recovery code do not fit together, or the code was used before.
server-problem-foreign-origin = This request comes from another site ({ $origin }): open the server’s own page.
server-problem-misdirected = This server does not go by the name { $host }. Open { $url }, or let the operator add the name to TAFELRUNDE_HOSTS.
server-problem-not-your-seat = Seat { $seat } is not yours.
server-problem-seat-key = This key is for seat { $seat } of table { $table } alone: for anything else, sign in.
server-problem-not-the-host = Only the host of the table may do that.
server-problem-not-seated = You have no seat at this table.
server-problem-banned = The operator of this server has locked you out.
server-problem-muted = You cannot write here.
server-problem-blocked = You cannot play at this table.
server-problem-not-for-you = Only this server's own machine and the networks in TAFELRUNDE_METRICS_FROM may read this; you come from { $address }.
server-problem-no-spectators = Nobody may watch this table.
server-problem-hidden-until-the-end = That is shown when the game is over.
server-problem-unknown = There is nothing here.
server-problem-unknown-table = There is no table { $table }: the link may be too old.
server-problem-unknown-game = There is no game { $game }.
server-problem-unknown-seat = There is no seat { $seat }: there are 0 to { $last }.
server-problem-unknown-person = There is nobody { $person }.
server-problem-unknown-group = There is no such group here, or you are not in it: ask a friend for its link.
server-problem-unknown-link = This link is good for nothing, or no longer: ask for a new one.
server-problem-unknown-code = This code is not valid, or somebody has used it already.
server-problem-code-needed = Somebody on your network was locked out: until tomorrow, new guests from there need a code from the operator.
server-problem-method = This cannot be done here.
server-problem-stale = The game has gone on: version { $given } is not the present one, { $version } is.
server-problem-refused = That cannot be now.
server-problem-illegal = The rules do not allow it.
server-problem-over = The game is over.
server-problem-not-open = That can be done only before the game; this table is { $status ->
        [running] being played
        [over] over
        [cancelled] cancelled
       *[other] { $status }
    }.
server-problem-not-running = At table { $table } no game is being played.
server-problem-imported = This game was imported, so whoever brought it may know every card to come: it goes on with them and bots alone. To play on with others, have everything hidden dealt anew.
server-problem-not-imported = Only an imported game that is still being played can go on with everything dealt anew.
server-problem-full = The table is full: find another one, or open your own.
server-problem-taken = Seat { $seat } is taken: choose another one.
server-problem-not-ready = Seat { $seat } is empty: invite somebody, or put a bot there.
server-problem-name-taken = The name { $name } is taken: choose another one.
server-problem-already = You are { $name } already.
server-problem-no-account = You have no account: choose “Keep my games” first.
server-problem-no-hints = There are no hints at this table.
server-problem-paused = The game is paused.
server-problem-too-large = This is too large: { $most } bytes are the most.
server-problem-too-often = That was too much at once: try again in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
server-problem-failed = Something went wrong here; it was not you.
server-problem-storage = Nothing can be stored at the moment, so nothing was done: try again shortly.
server-problem-unreadable = This server cannot read the game at table { $table }: it may have been played by the rules of a newer Tafelrunde, to which the operator can update.
server-problem-stopping = The server is about to stop: try again shortly.

server-refused-not-asked = It is not your turn.
server-refused-too-many = After { $done } of { $given } steps somebody else is asked: nothing was done.
server-refused-nothing-to-undo = There is nothing to take back: something was drawn, revealed or decided since.
server-refused-no-draw = This game knows no draw.
server-refused-only-bots = There is nobody to agree to a draw: the others are bots.
server-refused-asked-already = Somebody has asked for something already: that is answered first.
server-refused-no-request = Nothing is asked of you that could be answered with yes or no.
server-refused-no-standing = This question cannot be passed on once for all: answer it.
server-refused-no-advice = Nobody has thought of a hint in time: ask again.
server-refused-bots-seat = A bot plays there, not a person.
server-refused-not-away = Nobody plays for you: there is nothing to take back.
server-refused-not-paused = The game is not paused.
server-refused-long-log = The log of this game has { $entries } entries: nothing more is kept in it but moves. Play on.
server-refused-nobody-waited-for = Nobody else is being waited for right now.
server-refused-said-already = You have said so already.
server-refused-too-early = { $minutes ->
        [0] At this table no bot sits in for anybody.
        [one] It is too early for a bot: wait one more minute.
       *[other] It is too early for a bot: wait another { $minutes } minutes.
    }
server-refused-other-rules = From entry { $entry } of its log on, the present rules cannot follow this game: you can look at it or leave it.
server-refused-goes-on = This game goes on at another server: it cannot be ended here.
server-unknown-link-needed = This table is not public: ask somebody who sits there for its link.
server-wrong-password-alone = This is not your password.
server-code-needed-invited = This server is for invited guests: follow a link to a table, sign in, or enter a code from the operator.
server-code-needed-members = This server is for its members: sign in, create an account with a code from the operator, or follow a link to a friend’s table.
server-unfit-text = That needs letters or digits.
server-full-group = This group is full: it has { $most } members.
server-full-groups = You are in { $most } groups already: leave one first.
server-full-tables = This group has { $most } tables already: finish a game first.
server-blocked-group = You cannot come into this group.
server-taken-look = Somebody in the group has this shape in this colour: choose another one.
server-taken-monster = Somebody in the group has this monster: choose another one.
server-not-the-host-group = Only the host of the group may do that.
server-not-the-host-begins = Somebody else begins the next game.
server-name-taken-account = { $name } has an account: sign in on this device.
server-unknown-claim = Nobody is waiting for that any more.
