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
page-claim-score-cap = The score piles lie in the middle, by faction.
page-claim-hand-cap = This hand, as it follows from what you saw
page-claim-none = none yet
page-claim-nobody = nobody yet
page-claim-nobody-won = nobody
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
page-claim-wins = { $seat } wins: { $card }
page-claim-you-win = You win: { $card }
page-claim-win = wins
page-claim-last-cards = The last cards.
page-claim-last-round = The round before
page-claim-new-hand = { $count ->
        [one] Phase 1 is over: this follower is your new hand.
       *[other] Phase 1 is over: these { $count } followers are your new hand.
    }
page-claim-lead-favour = You may lead any card: whoever wins the round scores both.
page-claim-higher-card = by the higher card
page-game-claim = Claim
page-line-claim = Win the rounds that bring you followers, then the favour of five factions.
page-won-claim = You rule.
page-counted-claim = Factions won
page-claim-stat-won = { $count ->
        [one] round won by you
       *[other] rounds won by you
    }
page-claim-stat-mine = { $count ->
        [one] card on your score pile
       *[other] cards on your score pile
    }
page-claim-stat-theirs = { $count ->
        [one] card on your opponent’s
       *[other] cards on your opponent’s
    }
