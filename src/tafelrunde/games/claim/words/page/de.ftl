page-claim-led = { $seat } spielt aus
page-claim-led-you = Du spielst aus
page-claim-stake = Einsatz
page-claim-your-card = deine Karte
page-claim-their-card = die Antwort
page-claim-pile = Stapel
page-claim-factions = { $count ->
        [one] Fraktion
       *[other] Fraktionen
    }
page-claim-in-hand = auf der Hand
page-claim-followers = { $count ->
        [one] Anhänger
       *[other] Anhänger
    }
page-claim-followers-cap = Anhänger: { $won } gewonnen, { $drawn } verdeckt gezogen
page-claim-score-cap = Die Punktestapel liegen in der Mitte, nach Fraktionen.
page-claim-hand-cap = Diese Handkarten ergeben sich aus dem, was du gesehen hast
page-claim-none = noch keine
page-claim-nobody = noch niemand
page-claim-nobody-won = niemand
page-claim-leads = { $seat } führt
page-claim-you-lead = du führst
page-claim-tie = gleichauf
page-claim-tips = { $count ->
        [one] eine Karte mehr, und es kippt
       *[other] { $count } Karten mehr, und es kippt
    }
page-claim-favour = Gunst der Fraktionen
page-claim-column = { $faction }: du { $mine }, { $seat } { $theirs }
page-claim-column-watched = { $faction }: { $first } { $mine }, { $seat } { $theirs }
page-claim-where = Wo die Karten sind
page-claim-yours = deine
page-claim-theirs = { $seat }
page-claim-gone = weg
page-claim-unseen = unbekannt
page-claim-holds = { $seat }: { $count ->
        [one] eine Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
page-claim-you-follow = du antwortest
page-claim-follows-other = { $seat } antwortet
page-claim-wins = { $seat } gewinnt mit { $card }
page-claim-you-win = Du gewinnst mit { $card }
page-claim-win = gewinnt
page-claim-last-cards = Die letzte Runde.
page-claim-last-round = Vorige Runde
page-claim-new-hand = { $count ->
        [one] Phase 1 ist vorbei: Dieser Anhänger ist deine neue Hand.
       *[other] Phase 1 ist vorbei: Diese { $count } Anhänger sind deine neue Hand.
    }
page-claim-lead-favour = Du darfst jede Karte ausspielen: Wer die Runde gewinnt, legt beide auf den Punktestapel.
page-claim-higher-card = durch die höhere Karte
page-game-claim = Duell um den Thron!
page-line-claim = Gewinne die Runden, die dir Anhänger bringen, dann die Gunst von fünf Fraktionen.
page-won-claim = Du herrschst.
page-counted-claim = Gewonnene Fraktionen
page-claim-stat-won = { $count ->
        [one] Runde gewonnen
       *[other] Runden gewonnen
    }
page-claim-stat-mine = { $count ->
        [one] Karte auf deinem Punktestapel
       *[other] Karten auf deinem Punktestapel
    }
page-claim-stat-theirs = { $count ->
        [one] Karte auf dem des Gegners
       *[other] Karten auf dem des Gegners
    }

## The end of a game

page-lost-claim = { $seat } herrscht.
page-claim-bow = In der Gunst von { $seat }: { $factions }.
page-claim-bow-you = In deiner Gunst: { $factions }.
