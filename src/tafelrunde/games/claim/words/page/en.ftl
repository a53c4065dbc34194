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
page-claim-followers-cap = Followers: { $won } won, { $drawn } drawn unseen
page-claim-score-cap = The score piles are in the middle, by faction.
page-claim-hand-cap = Their hand, worked out from the cards you have seen
page-claim-none = none yet
page-claim-nobody = nobody yet
page-claim-nobody-won = nobody
page-claim-leads = { $seat } leads
page-claim-you-lead = you lead
page-claim-tie = tied
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
page-claim-wins = { $seat } wins with { $card }
page-claim-you-win = You win with { $card }
page-claim-win = wins
page-claim-last-cards = The last cards.
page-claim-last-round = Last round
page-claim-new-hand = { $count ->
        [one] Phase 1 is over. This follower is your new hand.
       *[other] Phase 1 is over. These { $count } followers are your new hand.
    }
page-claim-lead-favour = Lead any card. The winner of the round scores both.
page-claim-higher-card = by the higher card
page-game-claim = Claim
page-line-claim = Win followers, then lead them to win the favour of five factions.
page-won-claim = You rule.
page-counted-claim = Factions won
page-claim-stat-won = { $count ->
        [one] round won by you
       *[other] rounds won by you
    }
page-claim-stat-mine = { $count ->
        [one] card in your score pile
       *[other] cards in your score pile
    }
page-claim-stat-theirs = { $count ->
        [one] card in your opponent’s
       *[other] cards in your opponent’s
    }

## The end of a game

page-lost-claim = { $seat } rules.
page-claim-bow = { $factions } bow to { $seat }.
page-claim-bow-you = { $factions } bow to you.
