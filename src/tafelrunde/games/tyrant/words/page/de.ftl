page-game-tyrant = Tod dem Tyrannen!
page-line-tyrant = Ein König geht heim, mitten durch sein Volk, und drei Bürger tragen ein Messer.
page-tyrant-stat-pushed = { $count ->
        [one] Mal geschubst
       *[other] Mal geschubst
    }
page-tyrant-stat-arrested = { $count ->
        [one] Gefangennahme
       *[other] Gefangennahmen
    }
page-tyrant-king = König
page-tyrant-rebel = Rebell
page-tyrant-wounds = { $count ->
        [0] unverletzt
        [one] einmal getroffen
       *[other] { $count }-mal getroffen
    }
page-tyrant-knights = { $count } Ritter
page-tyrant-citizens = { $count } Bürger
page-tyrant-unknown = Meuchler unbekannt
page-tyrant-known = { $count ->
        [0] kein Meuchler enttarnt
       *[other] { $count } Meuchler enttarnt
    }
page-tyrant-hidden = { $count ->
        [one] 1 getarnter Meuchler
       *[other] { $count } getarnte Meuchler
    }
page-tyrant-no-arrest = in dieser Runde ohne Fessel
page-tyrant-may-arrest = eine Gefangennahme möglich
page-tyrant-arrest-used = Fessel verbraucht
page-tyrant-arrested = Gefangen
page-tyrant-fallen = Gefallen
page-tyrant-town = Stadt, { $columns } mal { $rows } Felder
page-tyrant-street = Straße
page-tyrant-reachable = { $cost ->
        [0] kostenlos erreichbar
        [one] für 1 Punkt erreichbar
       *[other] für { $cost } Punkte erreichbar
    }
page-tyrant-walk = { $figure }, { $from } nach { $to }: { $cost ->
        [0] kostenlos
        [one] 1 Punkt
       *[other] { $cost } Punkte
    }
page-tyrant-left = { $counter }: dann noch { $left }.
page-tyrant-go = Nach { $to }
page-tyrant-go-push = Schubsen, nach { $to }
page-tyrant-go-castle = In die Burg
page-tyrant-where = { $figure } auf { $square }: wohin?
page-tyrant-where-why = Wähle ein leuchtendes Feld: Die Zahl sagt, was der ganze Weg kostet.
page-tyrant-who-why = Wähle eine leuchtende Figur: Du siehst, wohin sie kann und was es kostet.
page-tyrant-pick = Wähle heimlich { $all } Meuchler.
page-tyrant-pick-why = Tippe die Bürger an. Niemand sonst erfährt, wer es ist.
page-tyrant-picked = { $count } von { $all }: { $names }
page-tyrant-pick-go = Diese { $all } wählen
page-tyrant-noting = Verdacht notieren
page-tyrant-noting-how = Tippe einen Bürger an: verdächtig, unverdächtig, ohne Notiz. Nur du siehst das.
page-tyrant-note-suspect = verdächtig
page-tyrant-note-trusted = unverdächtig
page-tyrant-note-none = ohne Notiz
page-tyrant-they-were = Das waren sie:
page-tyrant-you-suspected = Dein Verdacht war: { $names }.
page-tyrant-fork = { $figure }: Was geschieht auf { $to }?
page-tyrant-do-push = Schubsen ({ $cost })
page-tyrant-do-arrest = Gefangen nehmen ({ $cost })
page-tyrant-do-kill = Ausschalten ({ $cost })
page-tyrant-do-hit = Angreifen ({ $cost })
page-tyrant-showing = Das ist gerade geschehen.
page-tyrant-go-on = Tippe auf das Brett, dann geht es weiter.
page-tyrant-not-the-last = Das Spiel geht weiter: Das war nicht der letzte Meuchler.
page-tyrant-end-now = Den Zug beenden?
page-tyrant-unused = { $points ->
        [0] Alle Punkte sind ausgegeben.
        [one] 1 Punkt ist noch übrig.
       *[other] { $points } Punkte sind noch übrig.
    }
page-tyrant-no-points = Keine Punkte mehr: Beende den Zug.
page-tyrant-free-why = Keine Punkte mehr. Was nichts kostet, geht noch: Wähle eine leuchtende Figur oder beende den Zug.
page-tyrant-caught = Meuchler gefasst oder tot { $value }/{ $goal }
page-tyrant-hits = König getroffen { $value }/{ $goal }
page-tyrant-suspects = Verdacht
page-tyrant-stuck-gone = Diese Figur ist nicht mehr in der Stadt.
page-tyrant-stuck-points = Für diese Figur hast du in diesem Zug keine Punkte mehr.
page-tyrant-stuck-taken = Alle Felder daneben sind besetzt. Schaff erst mit einer anderen Figur Platz.
page-tyrant-stuck-roofs = Daneben sind nur Dächer frei, und der König bleibt auf der Straße.
page-tyrant-stuck-dear = Daneben sind nur Dächer frei, und ein Dach kostet 2 Punkte. Übrig: { $points }.
page-tyrant-stuck-shut = Kein Feld daneben ist jetzt erreichbar: Dort lässt sich niemand weiterschubsen, oder die Punkte reichen nicht.
page-tyrant-not-far = { $points ->
        [one] Zu weit: Du hast dafür nur noch einen Punkt.
       *[other] Zu weit: Du hast dafür nur noch { $points } Punkte.
    }
page-tyrant-not-king = Der König bleibt auf der Straße.
page-tyrant-not-taken = Dort steht jemand, der sich jetzt nicht wegschubsen lässt.

## The end of a game

page-head-tyrant-end-castle = Der König ist daheim.
page-head-tyrant-end-assassins = Der König lebt.
page-head-tyrant-end-killed = Der König ist tot.
page-head-tyrant-end-rounds = Der König kam zu spät.
page-far-tyrant-goal-assassins = { $value } von { $goal } Meuchlern waren gefasst oder tot.
page-far-tyrant-goal-wounds = { $value ->
    [0] Niemand hatte den König getroffen.
   *[other] Der König war einmal getroffen, ein zweites Mal wäre sein Ende gewesen.
}
