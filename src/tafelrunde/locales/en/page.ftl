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
page-clock-stands = clock stands
page-undo = Take back
page-what-is-this = What is this?
page-asking = Touch what you want to know about.
page-you-may = You may
page-others-decide = Nothing to decide
page-keys = keys
page-ways = { $what }: { $count ->
        [one] one way
       *[other] { $count } ways
    }
page-over = The game is over.
page-waiting-for = { $seat } decides.
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
page-say = Say something
page-chat-empty = Nobody has said anything yet.
page-lost = Connection lost. Trying again in { $seconds } s.
page-lost-now = Connection lost. Trying again …
page-back-again = Connected again

## What is this

page-here-and-now = Here and now
page-lies-at = Place: { $place }
page-belongs-to = Belongs to: { $seat }
page-costs = Costs: { $count }
page-so-many = Here: { $count }
page-here-lie = Here: { $names }
page-you-may-now = You may: { $what }
page-source = Source
page-ruling = Ruling
page-rulebook = Rulebook: “{ $heading }”
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
page-empty-place = nothing
page-numbers = Numbers
page-hidden-cards = { $count ->
        [one] one hidden
       *[other] { $count } hidden
    }

## Claim

page-claim-led = { $seat } leads
page-claim-led-you = You lead
page-claim-stake = At stake
page-claim-your-card = your card
page-claim-their-card = their card
page-claim-pile = Pile
page-claim-factions = { $count ->
        [one] faction
       *[other] factions
    }
page-claim-in-hand = in hand
page-claim-followers = { $count ->
        [one] follower
       *[other] followers
    }
page-claim-followers-cap = Followers { $count }: won, and drawn unseen
page-claim-score-cap = The score piles lie in the middle, by faction.
page-claim-hand-cap = This hand, worked out from what you saw
page-claim-none = none yet
page-claim-nobody = nobody yet
page-claim-leads = { $seat } leads
page-claim-you-lead = you lead
page-claim-tie = level
page-claim-tips = { $count ->
        [one] one more card tips it
       *[other] { $count } more cards tip it
    }
page-claim-favour = Favour of the factions
page-claim-column = { $faction }: you { $mine }, { $seat } { $theirs }
page-claim-column-watched = { $faction }: { $first } { $mine }, { $seat } { $theirs }
page-claim-where = Where the cards are
page-claim-yours = yours
page-claim-theirs = { $seat }
page-claim-gone = gone
page-claim-unseen = unseen
page-claim-holds = { $seat }: { $count ->
        [one] one card in hand
       *[other] { $count } cards in hand
    }
page-claim-you-follow = you answer
page-claim-follows-other = { $seat } answers
