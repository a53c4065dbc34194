# Claim. Namen, Karten und Fraktionen werden unverändert eingesetzt: Kein Satz darf sie beugen.

claim-name = Duell um den Thron!
    .words =
        Farbe: Fraktion
        Stich Stiche: Runde
        Vorhand: ausgespielt ausspielen
        Sonderfähigkeit Spezialfähigkeit Effekt: Fähigkeit
        Startspieler: ausspielen
claim-summary = Ein Stichspiel in zwei Phasen: Erst wirbst du Anhänger an, dann gewinnst du mit ihnen die Gunst von fünf Fraktionen.

## Dinge

claim-card-goblin = Kobold { $value }
claim-card-knight = Ritter { $value }
claim-card-undead = Untoter { $value }
claim-card-dwarf = Zwerg { $value }
claim-card-doppelganger = Doppelgänger { $value }
claim-card-hidden = eine verdeckte Karte

claim-faction-goblin = Kobolde
claim-faction-knight = Ritter
claim-faction-undead = Untote
claim-faction-dwarf = Zwerge
claim-faction-doppelganger = Doppelgänger

claim-phase-recruit = Phase 1: Anhänger anwerben
claim-phase-favour = Phase 2: Gunst gewinnen

## Was geschieht

claim-event-leads-first = { $seat } spielt zur ersten Runde aus.
    .you = Du spielst zur ersten Runde aus.
claim-event-is-dealt = { $seat } bekommt: { $card }.
    .you = Du bekommst: { $card }.
    .hidden-card = { $seat } bekommt eine Karte.
claim-event-turned-up = Einsatz dieser Runde: { $card }.
claim-event-plays = { $seat } spielt: { $card }.
    .you = Du spielst: { $card }.
claim-event-wins-round = { $seat } gewinnt die Runde.
    .you = Du gewinnst die Runde.
claim-event-takes-stake = { $seat } wirbt an: { $card }.
    .you = Du wirbst an: { $card }.
claim-event-draws = Für die verlorene Runde zieht { $seat } als Anhänger: { $card }.
    .you = Für die verlorene Runde ziehst du als Anhänger: { $card }.
    .hidden-card = Für die verlorene Runde zieht { $seat } verdeckt einen Anhänger.
claim-event-scores = { $seat } legt auf den Punktestapel: { $card }.
    .you = Du legst auf deinen Punktestapel: { $card }.
claim-event-discarded = Auf den Ablagestapel kommt: { $card }.
claim-event-favour-begins = Die Anhänger kommen auf die Hand, Phase 2 beginnt. { $seat } hat die letzte Runde gewonnen und spielt aus.
    .you = Die Anhänger kommen auf die Hand, Phase 2 beginnt. Du hast die letzte Runde gewonnen und spielst aus.
claim-event-favours = { $faction }: Die Gunst geht an { $seat }.
    .you = { $faction }: Die Gunst geht an dich.
    .no-seat = { $faction }: Ihre Gunst gewinnt niemand.
claim-event-wins = { $seat } gewinnt das Spiel!
    .you = Du gewinnst das Spiel!
claim-event-draw = Das Spiel endet unentschieden.

claim-told-leads = { $seat } spielt aus: { $card }.
    .you = Du spielst aus: { $card }.
claim-told-wins-stake = { $seat } antwortet: { $card }. Das gewinnt den Einsatz ({ $stake }).
    .you = Du antwortest: { $card }. Damit gewinnst du den Einsatz ({ $stake }).
claim-told-loses-stake = { $seat } antwortet: { $card }. Der Einsatz ({ $stake }) geht an { $other }.
    .you = Du antwortest: { $card }. Der Einsatz ({ $stake }) geht an { $other }.
    .other-you = { $seat } antwortet: { $card }. Der Einsatz ({ $stake }) geht an dich.
claim-told-wins-both = { $seat } antwortet: { $card }. Beide Karten gehen auf den eigenen Punktestapel.
    .you = Du antwortest: { $card }. Beide Karten gehen auf deinen Punktestapel.
claim-told-loses-both = { $seat } antwortet: { $card }. Beide Karten gehen auf den Punktestapel von { $other }.
    .you = Du antwortest: { $card }. Beide Karten gehen auf den Punktestapel von { $other }.
    .other-you = { $seat } antwortet: { $card }. Beide Karten gehen auf deinen Punktestapel.
claim-told-wins-round = { $seat } antwortet: { $card }. Das gewinnt die Runde.
    .you = Du antwortest: { $card }. Damit gewinnst du die Runde.
claim-told-loses-round = { $seat } antwortet: { $card }. Die Runde geht an { $other }.
    .you = Du antwortest: { $card }. Die Runde geht an { $other }.
    .other-you = { $seat } antwortet: { $card }. Die Runde geht an dich.
claim-told-higher = , denn { $card } ist höher als { $over }
claim-told-equal = , denn bei gleichem Wert gewinnt, wer ausgespielt hat
claim-told-other-faction = , denn { $over } gehört zu einer anderen Fraktion
claim-told-knight = , denn ein Ritter, der auf einen Kobold antwortet, gewinnt immer
claim-told-doppelganger-wins = , denn { $card } zählt zur ausgespielten Fraktion und ist höher als { $over }
claim-told-doppelganger-loses = , denn { $over } zählt zwar zur ausgespielten Fraktion, aber { $card } ist höher
claim-told-undead = ; { $card } kommt sofort auf den Punktestapel von { $seat }, wie jeder in Phase 1 gespielte Untote
    .you = ; { $card } kommt sofort auf deinen Punktestapel, wie jeder in Phase 1 gespielte Untote
claim-told-two-undead = ; beide Karten kommen sofort auf den Punktestapel von { $seat }, wie alle in Phase 1 gespielten Untoten
    .you = ; beide Karten kommen sofort auf deinen Punktestapel, wie alle in Phase 1 gespielten Untoten
claim-told-dwarf = ; { $card } geht an { $seat }, weil der Verlierer die Zwerge bekommt, { $over } an { $other }
    .you = ; { $card } geht an dich, weil der Verlierer die Zwerge bekommt, { $over } an { $other }
    .other-you = ; { $card } geht an { $seat }, weil der Verlierer die Zwerge bekommt, { $over } an dich
claim-told-two-dwarves = ; beide Karten gehen an { $seat }, weil der Verlierer die Zwerge bekommt
    .you = ; beide Karten gehen an dich, weil der Verlierer die Zwerge bekommt
claim-told-more-cards = , mit { $count } zu { $against } Karten
claim-told-top-card = , denn bei je { $count } { $count ->
        [one] Karte
       *[other] Karten
    } ist { $card } die höchste
claim-told-as-many = { $count ->
        [0] , denn keiner hat eine Karte von ihnen
        [one] , denn jeder hat eine Karte, und beide sind gleich hoch
       *[other] , denn jeder hat { $count } Karten, und die höchsten sind gleich hoch
    }
claim-told-more-factions = { $count } zu { $against } Fraktionen
claim-told-higher-sum = , denn bei je { $count } { $count ->
        [one] Fraktion
       *[other] Fraktionen
    } ergeben die Karten dafür { $sum } zu { $less }
claim-told-equal-sum = , denn bei je { $count } { $count ->
        [one] Fraktion
       *[other] Fraktionen
    } ergeben die Karten dafür beide Male { $sum }

## Noch einmal anschauen

claim-moment-certain = Von hier an waren { $count } der Fraktionen { $seat } nicht mehr zu nehmen.
    .you = Von hier an waren dir { $count } der Fraktionen nicht mehr zu nehmen.
claim-moment-lead = { $seat } geht bei den Fraktionen mit { $count } zu { $against } in Führung.
    .you = Du gehst bei den Fraktionen mit { $count } zu { $against } in Führung.
claim-moment-turns = { $faction }: Die Gunst wechselt zu { $seat }.
    .you = { $faction }: Die Gunst wechselt zu dir.

## Was gefragt wird, und was man antworten kann

claim-ask-first = Wer spielt zur ersten Runde aus?
claim-ask-deal = Welche Karte bekommt { $seat }?
claim-ask-turn_up = Welche Karte wird aufgedeckt?
claim-ask-lead = Du spielst aus: Wähle eine beliebige Karte.
claim-ask-follow = Ausgespielt ist: { $card }. Womit antwortest du?
claim-ask-draw = Welche Karte zieht { $seat }?

claim-action-play = Spielen: { $card }
claim-outcome-card = { $card }
claim-outcome-first = { $seat } spielt aus

## Was auf dem Tisch liegt, und was dazu zu sagen ist

claim-place-pile = Stapel
    .about = Die verdeckten Karten, aus denen Anhänger kommen. Ihre Reihenfolge kennt niemand.
claim-place-stake = Einsatz
    .about = Die offene Karte, die der Gewinner dieser Runde als Anhänger bekommt.
claim-place-trick = Tisch
    .about = Die Karte, die zu dieser Runde ausgespielt ist.
claim-place-discard = Ablagestapel
    .about = In Phase 1 gespielte Karten, die nicht mehr zählen. Du darfst sie durchsehen.
claim-place-hand = Hand
    .about = Karten, die noch auf der Hand sind.
claim-place-won = Gewonnene Anhänger
    .about = Offen gewonnene Anhänger; alle kennen sie.
claim-place-drawn = Gezogene Anhänger
    .about = Vom Stapel gezogene Anhänger; nur ihr Besitzer kennt sie.
claim-place-score = Punktestapel
    .about = Karten, die am Ende über die Gunst ihrer Fraktion entscheiden.

claim-counter-favours = Gewonnene Fraktionen
    .about = Wie viele Fraktionen jeder gewonnen hätte, wenn das Spiel jetzt endete.
claim-counter-faction = Karten auf dem Punktestapel
    .about = Wie viele Karten einer Fraktion jeder auf dem Punktestapel hat. Mehr Karten gewinnen ihre Gunst; bei gleich vielen entscheidet die höchste.

claim-mark-leads = spielt aus
claim-mark-shown = beiden bekannt
claim-mark-void_goblin = keine Kobolde
claim-mark-void_knight = keine Ritter
claim-mark-void_undead = keine Untoten
claim-mark-void_dwarf = keine Zwerge
claim-mark-void_doppelganger = keine Doppelgänger

claim-goal-factions = Die Gunst von mindestens { $goal } der { $factions } Fraktionen
claim-goal-sum = Bei gleich vielen Fraktionen: die höhere Summe der Karten, mit denen sie gewonnen wurden
claim-brief-want = Du willst die Gunst von mehr Fraktionen als dein Gegner: Mit { $goal } von { $factions } hast du sicher gewonnen.
claim-brief-first = Phase 1, { $rounds } Runden: Wer eine Runde gewinnt, bekommt die offene Karte als Anhänger, der andere zieht einen verdeckt.
claim-brief-second = Phase 2, { $rounds } Runden: Deine Anhänger sind jetzt deine Hand, und wer eine Runde gewinnt, legt beide Karten auf den Punktestapel.
claim-brief-win = Am Ende gewinnt die Gunst einer Fraktion, wer mehr von ihren Karten auf dem Punktestapel hat. Die meisten Fraktionen haben eine eigene Fähigkeit.

claim-follows-wins = Damit gewinnst du die Runde.
claim-follows-loses = Damit verlierst du die Runde.
claim-follows-scores = { $seat } legt auf den Punktestapel: { $card }.
    .you = Du legst auf deinen Punktestapel: { $card }.

## Optionen

claim-option-first = Wer die erste Runde beginnt: einer der beiden Plätze oder wer ausgelost wird.
claim-option-memory_aid = Gedächtnisstütze: In Phase 2 siehst du die Hand des Gegners, die du durch Mitzählen kennen könntest (true oder false).
claim-option-hand = Zum Studieren: wie viele Karten jeder auf die Hand bekommt; im echten Spiel 13.
claim-option-cards = Zum Studieren: die Karten des Spiels, viermal so viele wie auf einer Hand.
claim-option-pile = Reihenfolge des Stapels, zum Studieren: gemischt (shuffled) oder wie in der Kartenliste (listed).

## Was die Fraktionen können

claim-explain-goblin = Kobolde haben keine Fähigkeit, aber sie sind viele: 14 Karten, davon fünf mit dem Wert 0. Antwortet ein Ritter auf einen ausgespielten Kobold, schlägt er ihn.
claim-explain-knight = Antwortet ein Ritter auf einen ausgespielten Kobold, gewinnt er die Runde, egal mit welchem Wert. So antworten darfst du aber nur, wenn du selbst keinen Kobold auf der Hand hast.
claim-explain-undead = Untote wirken nur in Phase 1: Wer die Runde gewinnt, nimmt jeden Untoten, der darin gespielt wurde, auf den Punktestapel; abgelegt werden sie nie. In Phase 2 haben sie keine Fähigkeit.
claim-explain-dwarf = Zwerge wirken nur in Phase 2: Wer die Runde verliert, bekommt jeden Zwerg, der darin gespielt wurde. In Phase 1 haben sie keine Fähigkeit.
claim-explain-doppelganger = Mit einem Doppelgänger darfst du immer antworten. Er zählt dann zur ausgespielten Fraktion, mit seinem eigenen Wert, hat aber nicht ihre Fähigkeit. Auf einen ausgespielten Doppelgänger musst du mit einem Doppelgänger antworten, wenn du einen hast.

## Die Regeln in unseren Worten

rule-claim-setup-deal = Das Spiel hat 52 Karten: 14 Kobolde, 8 Ritter und je 10 Untote, Zwerge und Doppelgänger. Jeder bekommt 13 davon auf die Hand, die übrigen 26 bilden den verdeckten Stapel.
    .title = Das Austeilen
    .words = wie viele Karten Handkarten Start Aufbau
rule-claim-setup-first = Einer von beiden spielt zur ersten Runde aus. Wer das ist, entscheidet der Zufall, sofern kein Platz vereinbart ist.
    .title = Wer beginnt
    .note = Nach der Spielregel beginnt der Jüngste. Wir fragen nicht nach dem Alter: Wer einen Tisch öffnet, kann mit der Option „Wer die erste Runde beginnt“ einen Platz bestimmen.
    .words = Startspieler anfangen jüngster
rule-claim-recruit-turn_up = Am Anfang jeder der 13 Runden von Phase 1 kommt die oberste Karte des Stapels offen auf den Tisch. Um sie geht es.
    .title = Der Einsatz
    .words = offene Karte Mitte aufgedeckte Karte
rule-claim-play-own_hand = Du spielst immer genau eine Karte, und zwar eine von deiner eigenen Hand.
    .title = Eine eigene Karte
rule-claim-lead-any = Wer ausspielt, hat die freie Wahl unter seinen Handkarten, egal welche Fraktion offen auf dem Tisch liegt.
    .title = Ausspielen
    .words = Vorhand ausspielen beliebige Karte
rule-claim-lead-winner = Wer eine Runde gewinnt, spielt zur nächsten aus. Wer die letzte Runde von Phase 1 gewinnt, spielt zur ersten von Phase 2 aus.
    .title = Der Gewinner spielt aus
    .words = nächster Stich Vorhand wer spielt aus
rule-claim-follow-suit = Die ausgespielte Karte musst du bedienen: Hast du Karten ihrer Fraktion, kommen nur diese und Doppelgänger in Frage. Hast du keine, darfst du jede Karte spielen. Das gilt in beiden Phasen.
    .title = Bedienen
    .words = bedienen Farbe bekennen Bedienregel Farbzwang
rule-claim-follow-doppelganger_led = Auf einen ausgespielten Doppelgänger muss ein Doppelgänger folgen. Wer keinen hat, darf jede Karte spielen.
    .title = Ausgespielter Doppelgänger
    .words = Doppelgänger als erste Karte
rule-claim-trick-high = Zählen beide Karten zur ausgespielten Fraktion, gewinnt der höhere Wert. Am niedrigsten ist die 0, am höchsten die 9.
    .title = Die höhere Karte gewinnt
    .words = wer bekommt den Stich höchste Karte
rule-claim-trick-tie = Bei gleichem Wert gewinnt, wer ausgespielt hat.
    .title = Gleicher Wert
    .words = Gleichstand Stich gleich hoch
rule-claim-trick-other_faction = Wer mit einer anderen Fraktion antwortet, verliert die Runde, und sei die Karte noch so hoch. Ausgenommen sind nur Doppelgänger sowie Ritter auf Kobolde.
    .title = Eine andere Fraktion verliert
    .words = nicht bedienen andere Farbe abwerfen Trumpf
rule-claim-recruit-stake = Die offene Karte kommt zu den Anhängern dessen, der die Runde gewinnt. Das gilt auch für einen Untoten, denn er wurde ja nicht gespielt.
    .title = Der Einsatz geht an den Gewinner
    .words = Sieger nimmt offene Karte
rule-claim-recruit-draw = Wer die Runde verliert, bekommt die nächste Karte des Stapels als Anhänger, und nur er sieht sie. So kostet jede Runde zwei Karten des Stapels.
    .title = Der Verlierer zieht
    .words = Unterlegener Verlierer zieht Karte Phase 1
rule-claim-recruit-discard = Die beiden gespielten Karten kommen in Phase 1 auf den Ablagestapel, nur Untote nicht. Beide dürfen den Ablagestapel durchsehen.
    .title = Der Ablagestapel
    .words = Ablagestapel gespielte Karten ansehen
rule-claim-recruit-undead = Jeder Untote, der in einer Runde von Phase 1 gespielt wird, kommt offen auf den Punktestapel des Gewinners – egal von wem, ob bedient oder nicht, ob einer oder zwei.
    .title = Untote in Phase 1
    .words = Untote Punktestapel Phase 1
rule-claim-favour-hand = In Phase 2 nehmen beide ihre 13 Anhänger als neue Handkarten. Einen Stapel und eine offene Karte gibt es nicht mehr.
    .title = Der Auftritt der Anhänger
    .words = Phase 2 zweite Phase Handkarten
rule-claim-favour-collect = Wer in Phase 2 eine Runde gewinnt, bekommt beide gespielten Karten auf seinen Punktestapel, nur Zwerge nicht.
    .title = Karten gewinnen
    .words = Phase 2 Sieger nimmt beide Karten Stich
rule-claim-favour-dwarf = Jeder Zwerg, der in einer Runde von Phase 2 gespielt wird, kommt auf den Punktestapel des Verlierers – egal von wem, ob einer oder zwei. Die andere Karte bekommt trotzdem der Gewinner.
    .title = Zwerge in Phase 2
    .words = Zwerge Verlierer Phase 2
rule-claim-score-faction = Am Ende gewinnt die Gunst einer Fraktion, wer von ihr mehr Karten auf dem Punktestapel hat.
    .title = Die Gunst einer Fraktion
    .words = Mehrheit Wertung zählen
rule-claim-score-top_card = Haben beide gleich viele Karten einer Fraktion, zählt die höchste: Wer sie hat, gewinnt die Gunst.
    .title = Gleich viele Karten
    .words = Gleichstand bei einer Fraktion gleich viele höchste Karte
rule-claim-score-nobody = Sind auch die höchsten Karten gleich, oder hat niemand eine Karte der Fraktion, gewinnt niemand ihre Gunst.
    .title = Niemandes Gunst
    .note = Die Spielregel sagt dazu nichts. Vorkommen kann es nur, wenn alle Kobolde auf den Punktestapeln den Wert 0 haben oder wenn niemand eine Karte der Fraktion gewonnen hat.
    .words = Fraktion ohne Karten
rule-claim-score-most_factions = Ist die letzte Karte gespielt, gewinnt, wer die Gunst von mehr Fraktionen hat.
    .title = Der Sieg
    .words = wer gewinnt Sieger Spielende
rule-claim-score-sum = Haben beide gleich viele Fraktionen, zählt jeder die Werte seiner eigenen Karten der gewonnenen Fraktionen zusammen. Die höhere Summe gewinnt.
    .title = Gleich viele Fraktionen
    .words = Gleichstand am Ende gleich viele Fraktionen Punktsumme
rule-claim-score-draw = Sind auch diese Summen gleich, endet das Spiel unentschieden.
    .title = Unentschieden
    .note = Die Spielregel nennt keinen weiteren Vergleich, und wir auch nicht.
    .words = Unentschieden Gleichstand am Ende
rule-claim-knight-beats_goblin = Antwortet ein Ritter auf einen Kobold, gewinnt er, egal mit welchem Wert; so antworten darf wie immer nur, wer selbst keinen Kobold auf der Hand hat. Umgekehrt geht es nicht: Ein Kobold als Antwort auf einen Ritter ist bloß eine andere Fraktion.
    .title = Ritter schlagen Kobolde
    .words = Ritter schlägt immer Kobold Trumpf
rule-claim-doppelganger-as_led = Ein Doppelgänger darf auf jede Karte folgen, selbst wenn du bedienen könntest. Er zählt dann mit seinem eigenen Wert zur ausgespielten Fraktion. Auf den Stapeln ist er wieder ein Doppelgänger.
    .title = Doppelgänger
    .words = Joker Trumpf als zweite Karte kopiert
rule-claim-doppelganger-no_ability = Ein Doppelgänger übernimmt keine Fähigkeit: Als Antwort auf einen Untoten kommt er in Phase 1 auf den Ablagestapel, als Antwort auf einen Zwerg in Phase 2 zum Gewinner. Einen Kobold schlägt er nicht wie ein Ritter, und ein Ritter schlägt keinen ausgespielten Doppelgänger.
    .title = Doppelgänger haben keine Fähigkeit
    .note = Dass die Fähigkeit der Ritter bei Doppelgängern nicht wirkt, folgt aus den anderen Regeln: Ein Doppelgänger übernimmt nur die Fraktion, und auch das nur als Antwort.
    .words = kopiert Fähigkeit übernimmt
rule-claim-known = Alle kennen die gespielten und aufgedeckten Karten, die Punktestapel und den Ablagestapel, und alle wissen, wer welche offene Karte als Anhänger gewonnen hat. Deine Hand und die Anhänger, die du gezogen hast, kennst nur du. Den Stapel kennt niemand.
    .title = Was man wissen darf
    .words = Karten ansehen geheim
rule-claim-memory_aid = Wer mitgezählt hat, kennt zu Beginn von Phase 2 alle Karten des Gegners: Es sind die, die noch fehlen. Deshalb zeigen wir sie dir.
    .title = Die Gedächtnisstütze
    .note = Nach der Spielregel ist das Mitzählen Sache des Gedächtnisses. Wem das lieber ist, der schaltet beim Öffnen des Tisches die Option „Gedächtnisstütze“ aus: Dann zeigt die Hand nur die offen gewonnenen Anhänger.
