# Tod dem Tyrannen! Namen von Spielern, Figuren und Feldern werden eingesetzt, wie sie sind: Kein Satz darf sie beugen.

tyrant-name = Tod dem Tyrannen!
    .words =
        Wache Wachen Soldat: Ritter
        Einwohner Dorfbewohner Leute: Bürger
        verhaften Gefängnis: gefangen
        Mörder Attentäter Assassine: Meuchler
        Schloss Palast: Burg
        schieben stoßen drücken: schubsen
        Aktionspunkte AP: Punkte
        Leben Wunde: Treffer
tyrant-summary = Der verhasste König geht mitten durch sein Volk nach Hause, und drei Bürger sind Meuchler: Nur der Rebell weiß, welche.
tyrant-role-king = Der König
    .about = geht mit sieben Rittern nach Hause, bevor die Runden um sind
tyrant-role-rebel = Der Rebell
    .about = führt zwölf Bürger, darunter drei heimliche Meuchler, und will, dass der König stirbt oder zu spät kommt

## Things

-tyrant-citizen = Geht mit den Punkten des Rebellen: 1 für ein Feld, 2 auf ein Dach. Betritt nur freie Felder und schubst nie, kann aber geschubst und in einer Runde mit Fessel gefangen genommen werden. Vielleicht einer der drei heimlichen Meuchler: Die können zuschlagen, sobald sie enttarnt sind.
tyrant-figure-monk = Mönch
    .about = { -tyrant-citizen }
tyrant-figure-plumwoman = Pflaumenverkäuferin
    .about = { -tyrant-citizen }
tyrant-figure-appleman = Apfelverkäufer
    .about = { -tyrant-citizen }
tyrant-figure-courtesan = Kurtisane
    .about = { -tyrant-citizen }
tyrant-figure-fishwoman = Fischhändlerin
    .about = { -tyrant-citizen }
tyrant-figure-butcher = Metzger
    .about = { -tyrant-citizen }
tyrant-figure-blacksmith = Schmied
    .about = { -tyrant-citizen }
tyrant-figure-shepherd = Schäfer
    .about = { -tyrant-citizen }
tyrant-figure-squire = Knappe
    .about = { -tyrant-citizen }
tyrant-figure-carpenter = Zimmermann
    .about = { -tyrant-citizen }
tyrant-figure-witchhunter = Hexenjäger
    .about = { -tyrant-citizen }
tyrant-figure-farmer = Bauer
    .about = { -tyrant-citizen }
tyrant-figure-knight = Ritter { $value }
    .about = Geht, klettert (2 Punkte), schubst Bürger und Meuchler, nimmt in einer Runde mit Fessel einen Bürger gefangen und schaltet enttarnte Meuchler aus. Alle Ritter teilen sich ihre Punkte.
tyrant-figure-king = König
    .about = Geht nur auf freien Straßenfeldern und muss durch ein Tor in die Burg. Der zweite Treffer eines Meuchlers tötet ihn.

tyrant-citizen-monk = Mönch
tyrant-citizen-plumwoman = Pflaumenverkäuferin
tyrant-citizen-appleman = Apfelverkäufer
tyrant-citizen-courtesan = Kurtisane
tyrant-citizen-fishwoman = Fischhändlerin
tyrant-citizen-butcher = Metzger
tyrant-citizen-blacksmith = Schmied
tyrant-citizen-shepherd = Schäfer
tyrant-citizen-squire = Knappe
tyrant-citizen-carpenter = Zimmermann
tyrant-citizen-witchhunter = Hexenjäger
tyrant-citizen-farmer = Bauer
tyrant-citizen-hidden = irgendein Bürger

tyrant-direction-north = nach Norden
tyrant-direction-east = nach Osten
tyrant-direction-south = nach Süden
tyrant-direction-west = nach Westen

tyrant-square = { $place }

tyrant-card-1-6-5-fetter = König 1, Ritter 6, Rebell 5, Fessel
tyrant-card-1-5-4 = König 1, Ritter 5, Rebell 4
tyrant-card-1-5-4-fetter = König 1, Ritter 5, Rebell 4, Fessel
tyrant-card-1-5-5-fetter = König 1, Ritter 5, Rebell 5, Fessel
tyrant-card-2-5-4 = König 2, Ritter 5, Rebell 4
tyrant-card-2-7-4 = König 2, Ritter 7, Rebell 4
tyrant-card-2-7-5 = König 2, Ritter 7, Rebell 5

tyrant-start-first = erstes Startfeld
tyrant-start-second = zweites Startfeld

## What happens

tyrant-event-placed = Auf { $square } steht: { $citizen }.
tyrant-event-chooses = { $seat } wählt als Meuchler: { $citizen }.
    .you = Du wählst als Meuchler: { $citizen }.
    .hidden-citizen = { $seat } wählt heimlich einen Meuchler.
tyrant-event-starts = { $seat } stellt den König auf { $square }.
    .you = Du stellst den König auf { $square }.
tyrant-event-stationed = Auf { $square } steht: { $figure }.
tyrant-event-turned-up = Runde { $round }: { $card }.
tyrant-event-moves = { $figure }: von { $from } nach { $to }.
    .figure-king = Der König geht von { $from } nach { $to }.
tyrant-event-climbs = { $figure }: von { $from } hinauf auf das Dach { $to }.
tyrant-event-descends = { $figure }: von { $from } hinunter nach { $to }.
tyrant-event-pushed = { $figure }: von { $from } nach { $to } geschubst.
tyrant-event-arrested = { $by } nimmt auf { $square } mit der Fessel dieser Runde gefangen: { $figure }.
tyrant-event-killed = Ausgeschaltet auf { $square }: { $figure } (durch { $by }).
tyrant-event-hit = { $by } greift den König von { $square } aus an: { $hits ->
        [1] Das ist der erste Treffer, am zweiten stirbt er.
       *[other] An diesem zweiten Treffer stirbt er.
    }
tyrant-event-revealed = Meuchler enttarnt auf { $square }: { $citizen }!
tyrant-event-turn-ends = { $seat } beendet den Zug.
    .you = Du beendest den Zug.
tyrant-event-leaves = Der König betritt seine Burg durch das Tor { $square }.
tyrant-event-was-assassin = Die Meuchler waren: { $citizen }.
tyrant-event-wins = { $seat } gewinnt das Spiel!
    .you = Du gewinnst das Spiel!

tyrant-told-pushing = , { $figure } wird nach { $to } geschubst
tyrant-told-pushing-also = , { $figure } nach { $to }
tyrant-told-with = , auf { $square }: { $figure }
tyrant-told-also = , { $citizen }
tyrant-told-reveals = { $seat } enttarnt auf { $square } einen Meuchler: { $citizen }.
    .you = Du enttarnst auf { $square } einen Meuchler: { $citizen }.
tyrant-told-kills-assassin = { $by } schaltet auf { $square } einen enttarnten Meuchler aus: { $figure }.
tyrant-told-kills-knight = { $by } schaltet auf { $square } den { $count ->
        [1] ersten
       *[other] zweiten
    } Ritter dieser Runde aus: { $figure }.
tyrant-told-not-the-last = ; das Spiel geht weiter, also ist noch mindestens ein Meuchler frei
tyrant-told-castle = : Der König hat seine Burg erreicht
tyrant-told-assassins = : Alle drei Meuchler sind gefasst
tyrant-told-killed = : Der zweite Treffer hat den König getötet
tyrant-told-rounds = : Die letzte Runde ist vorbei, und der König ist noch in der Stadt

## Noch einmal anschauen

tyrant-moment-assassin = { $citizen } gehörte zu den Meuchlern.

## What is asked, and what can be answered

tyrant-ask-place = Wer steht auf { $square }?
tyrant-ask-choose = Wähle heimlich die drei Meuchler.
tyrant-ask-start = Wo beginnt der König?
tyrant-ask-draw = Welche Rundenkarte wird aufgedeckt?
tyrant-ask-king = Du bist am Zug. Punkte übrig: König { $king_points }, Ritter { $knight_points }.
tyrant-ask-rebel = Du bist am Zug. Punkte übrig: { $points }.

tyrant-action-end = Zug beenden
tyrant-action-move = { $figure }: { $direction } ziehen
tyrant-action-strike = { $figure }: { $direction } zuschlagen
tyrant-action-reveal = Meuchler enttarnen: { $citizen }
tyrant-action-choose = Meuchler wählen: { $citizen }
tyrant-action-start = Den König hierher stellen: { $start }
tyrant-offer-move = { $figure }: { $direction } auf { $to }
tyrant-offer-castle = { $figure }: durch das Tor in die Burg
tyrant-offer-arrest = { $figure }: auf { $to } gefangen nehmen ({ $victim })
tyrant-offer-kill = { $figure }: auf { $to } ausschalten ({ $victim })
tyrant-offer-attack = { $figure }: den König auf { $to } angreifen
tyrant-offer-start = Den König auf { $to } stellen
tyrant-outcome-place = { $citizen }
tyrant-outcome-card = { $card }

## Was auf dem Tisch liegt, und was dazu zu sagen ist

tyrant-place-castle = Burg
    .about = Dort ist der König in Sicherheit: Er betritt sie von einem Tor aus.
tyrant-place-arrested = Gefangene
    .about = Bürger, die von Rittern abgeführt wurden. Ob ein Meuchler darunter ist, weiß nur der Rebell.
tyrant-place-killed = Ausgeschaltete
    .about = Ritter und Meuchler, die gefallen sind.
tyrant-place-round = Rundenkarte
    .about = Sie gibt an, wie viele Punkte jeder in dieser Runde hat und ob eine Gefangennahme möglich ist.
tyrant-place-deck = Kommende Rundenkarten
    .about = Eine für jede Runde, die noch kommt, in unbekannter Reihenfolge.

tyrant-counter-king_points = Punkte des Königs
    .about = Was der König in dieser Runde noch ausgeben kann.
tyrant-counter-knight_points = Punkte der Ritter
    .about = Was alle Ritter zusammen in dieser Runde noch ausgeben können.
tyrant-counter-rebel_points = Punkte des Rebellen
    .about = Was alle Bürger und Meuchler zusammen in dieser Runde noch ausgeben können.
tyrant-counter-wounds = Treffer am König
    .about = Der zweite tötet ihn.
tyrant-counter-kills = Ausgeschaltete Ritter in dieser Runde
    .about = Höchstens zwei; der zweite kostet 2 Punkte.
tyrant-counter-arrests = Gefangennahmen in dieser Runde
    .about = Höchstens eine, und nur, wenn die Rundenkarte die Fessel zeigt.

tyrant-mark-roof = Dach
tyrant-mark-gate = Tor
tyrant-mark-exit_north = Ausgang nach Norden
tyrant-mark-exit_east = Ausgang nach Osten
tyrant-mark-exit_south = Ausgang nach Süden
tyrant-mark-exit_west = Ausgang nach Westen
tyrant-mark-start = Startfeld des Königs
tyrant-mark-guard = Startfeld eines Ritters
tyrant-mark-assassin = Meuchler
tyrant-mark-secret = heimlicher Meuchler

tyrant-phase-place = Die Bürger nehmen ihre Plätze ein
tyrant-phase-choose = Der Rebell wählt die Meuchler
tyrant-phase-start = Der König wählt sein Startfeld
tyrant-phase-draw = Die Rundenkarte wird aufgedeckt
tyrant-phase-king = Zug des Königs
tyrant-phase-rebel = Zug des Rebellen
tyrant-phase-over = Spielende

tyrant-card-hidden = eine Rundenkarte

tyrant-goal-castle = Der König erreicht die Burg
tyrant-goal-assassins = Meuchler gefasst oder tot
tyrant-goal-wounds = Treffer am König
tyrant-goal-rounds = Alle Runden sind gespielt
tyrant-brief-king = Der König ({ $seat }) will in { $rounds } Runden durch ein Tor in seine Burg gelangen oder alle { $assassins } Meuchler fassen, tot oder lebendig.
    .you = Du bist der König: Gelange in { $rounds } Runden durch ein Tor in deine Burg, oder fasse alle { $assassins } Meuchler, tot oder lebendig.
tyrant-brief-rebel = Der Rebell ({ $seat }) will den König { $wounds }-mal treffen oder ihn { $rounds } Runden lang aufhalten.
    .you = Du bist der Rebell: Triff den König { $wounds }-mal, oder halte ihn { $rounds } Runden lang auf.
tyrant-brief-turn = In jeder Runde gibt eine Karte dem König, seinen Rittern und dem Rebellen Punkte: Erst zieht die Seite des Königs, dann der Rebell.
tyrant-brief-secret = { $assassins } der { $citizens } Bürger sind Meuchler. Welche, weiß nur der Rebell, bis sie enttarnt sind.

tyrant-follows-pushed = { $figure }: nach { $to } geschubst.
tyrant-follows-castle = Der König ist in Sicherheit, und seine Seite gewinnt.
tyrant-follows-arrest = { $figure }: kommt vom Brett.
tyrant-follows-kill = { $figure }: fällt.
tyrant-follows-hit = Das ist Treffer { $hits } von { $wounds }.
tyrant-follows-revealed = Alle wissen dann, wer ein Meuchler ist: { $citizen }.
tyrant-follows-tells = War das der letzte Meuchler, gewinnt der König. Geht das Spiel weiter, ist noch mindestens einer frei.
tyrant-follows-last = Das ist der letzte Meuchler: Der König gewinnt.

## Options

tyrant-option-side = Die Seite des Bretts: a (zwei Tore, 15 Runden) oder b (ein Tor, zwei Startfelder, 14 Runden).
    .asked = Welche Seite des Bretts?
    .a = zwei Tore, 15 Runden
    .b = ein Tor, zwei Startfelder für den König, 14 Runden
tyrant-option-board = Ein eigenes Brett statt Seite a oder b, als JSON; im Terminal liest board=@Datei es aus einer Datei (JSON oder TOML).
tyrant-option-citizens = Wer am Anfang wo steht: random (der Zufall entscheidet), listed (immer gleich) oder alle zwölf Kennungen, durch Kommas getrennt, in der Reihenfolge der Felder: monk, plumwoman, appleman, courtesan, fishwoman, butcher, blacksmith, shepherd, squire, carpenter, witchhunter, farmer.
tyrant-option-memory_aid = Gedächtnisstütze: Du siehst, welche Rundenkarten noch kommen; aus den gespielten könntest du es selbst ausrechnen (true oder false).

## What the cards do

tyrant-explain-1-6-5-fetter = König 1 Punkt, Ritter 6, Rebell 5. Mit der Fessel dürfen die Ritter einen Bürger gefangen nehmen. Diese Karte gibt es fünfmal.
tyrant-explain-1-5-4 = König 1 Punkt, Ritter 5, Rebell 4; keine Gefangennahme. Diese Karte gibt es viermal; eine davon, die mit dem Edelstein, fällt auf Seite B weg.
tyrant-explain-1-5-4-fetter = König 1 Punkt, Ritter 5, Rebell 4. Mit der Fessel dürfen die Ritter einen Bürger gefangen nehmen.
tyrant-explain-1-5-5-fetter = König 1 Punkt, Ritter 5, Rebell 5. Mit der Fessel dürfen die Ritter einen Bürger gefangen nehmen.
tyrant-explain-2-5-4 = König 2 Punkte, Ritter 5, Rebell 4; keine Gefangennahme.
tyrant-explain-2-7-4 = König 2 Punkte, Ritter 7, Rebell 4; keine Gefangennahme.
tyrant-explain-2-7-5 = König 2 Punkte, Ritter 7, Rebell 5; keine Gefangennahme. Diese Karte gibt es zweimal.

## The rules, in our words

rule-tyrant-setup-citizens = Die zwölf Bürger stehen auf den Feldern, die für sie markiert sind. Wer wo steht, entscheidet der Zufall, und zwar bevor der Rebell wählt.
    .title = Die Bürger
    .note = Die Spielregel sagt nur, dass jedes markierte Feld eine Figur bekommt. Wer ein Spiel im Terminal beginnt, kann sie auch jedes Mal gleich aufstellen.
rule-tyrant-setup-knights = Die sieben Ritter stehen auf ihren markierten Feldern, der König auf seinem. Auf Seite B stehen fünf Ritter beim gewählten Startfeld des Königs und zwei im oberen Teil des Bretts.
    .title = König und Ritter
rule-tyrant-setup-assassins = Der Rebell wählt heimlich drei verschiedene Bürger: Das sind die Meuchler. Gewählt wird mit Bürgerkarten; der König darf keine davon sehen, auch nicht die übrigen. In welcher Reihenfolge der Rebell wählt, ist egal.
    .title = Die geheime Wahl
    .words = Meuchler auswählen geheim
rule-tyrant-setup-start = Auf Seite B sucht sich der König eines von zwei Startfeldern aus, nachdem der Rebell die Meuchler gewählt hat.
    .title = Seite B: der Start des Königs
rule-tyrant-setup-side_b = Seite B hat ein Tor und zwei Startfelder für den König.
    .title = Seite B: das Brett
    .note = Diese Seite haben wir rekonstruiert. Straßen, Dächer, Bürger, das Tor und die beiden oberen Ritter stammen von einem einzigen kleinen Foto; zwölf Felder davon sind unsicher. Dass der König in den unteren Ecken beginnt, ist bekannt, die genauen Felder und die Ritter darum herum sind unser Entwurf. Im Terminal kannst du auf einem eigenen Brett spielen.
    .words = Seite B Unterschied Spielplan
rule-tyrant-setup-gem = Auf Seite B bleibt die Rundenkarte mit dem roten Edelstein weg: Es gibt 14 Runden statt 15.
    .title = Die Karte mit dem Edelstein
    .note = Keine Quelle verrät, welche Karte den Edelstein trägt. Wir lassen eine mit König 1, Ritter 5, Rebell 4 weg, weil das die Summen am wenigsten verändert.
rule-tyrant-board-one_figure = Auf jedem Feld steht höchstens eine Figur, und niemand zieht über ein besetztes. Bewegt und angegriffen wird nur waagerecht und senkrecht, nie diagonal.
    .title = Eine Figur pro Feld
    .words = diagonal schräg zwei Figuren auf einem Feld durchgehen
rule-tyrant-board-rim = Niemand verlässt das Brett außer dem König, und der nur durch ein Tor.
    .title = Der Rand
    .note = Die Spielregel sagt das von geschubsten Figuren und vom König; es gilt für alle.
rule-tyrant-round-card = Jede Runde beginnt mit einer neuen Rundenkarte. Sie gibt dem König, den Rittern und dem Rebellen Punkte und zeigt vielleicht eine Fessel. Zuerst zieht die Seite des Königs, dann der Rebell. Neu gemischt wird nicht.
    .title = Die Runde
    .words = Aktionspunkte AP wie viele Punkte
rule-tyrant-memory_aid = Welche Rundenkarten noch kommen, lässt sich aus den gespielten ausrechnen. Darum zeigen wir es; die Reihenfolge kennt niemand.
    .title = Die Gedächtnisstütze
    .note = Nach der Spielregel liegt nur die aktuelle Karte offen. Schalte beim Öffnen des Tisches die Option „Gedächtnisstütze“ aus, um dir die gespielten selbst zu merken.
rule-tyrant-turn-figures = Die Seite des Königs führt den König und die Ritter, der Rebell die Bürger und Meuchler, jeder in seinem eigenen Zug.
    .title = Wer wen führt
rule-tyrant-turn-points = Die Punkte des Königs gelten nur für den König, die der Ritter nur für die Ritter, die des Rebellen für alle Bürger und Meuchler. Die Reihenfolge ist frei, und jede Figur darf mehrmals handeln. Was übrig bleibt, verfällt.
    .title = Punkte
    .words = Aktionspunkte AP ungenutzt verfallen aufheben
rule-tyrant-turn-end = Ein Zug endet erst, wenn der Spieler ihn beendet.
    .title = Das Ende eines Zuges
    .note = Ein Zug endet nicht von selbst, wenn alle Punkte ausgegeben sind: Auch ohne Punkte kann ein Meuchler noch hinunterklettern oder enttarnt werden.
    .words = Zug beenden passen
rule-tyrant-king-move = Für 1 Punkt zieht der König auf ein leeres Straßenfeld neben sich.
    .title = Der König geht
    .words = König bewegen
rule-tyrant-king-street = Der König betritt nie ein Dach.
    .title = Der König bleibt auf der Straße
    .words = König Dach klettern
rule-tyrant-king-no_push = Der König geht nur: Er schubst nicht, nimmt niemanden gefangen und schaltet niemanden aus.
    .title = Der König geht nur
    .words = König schubsen kämpfen töten
rule-tyrant-knight-move = Für 1 Punkt zieht ein Ritter ein Feld weit auf der Straße, oder über die Dächer, wenn er schon oben ist.
    .title = Ritter ziehen
rule-tyrant-knight-climb = Von der Straße auf ein Dach zu klettern kostet einen Ritter 2 Punkte.
    .title = Ritter klettern hinauf
    .words = Ritter Dach Kosten Hochklettern hinauf
rule-tyrant-knight-descend = Von einem Dach auf die Straße hinunterzuklettern kostet einen Ritter 1 Punkt.
    .title = Ritter klettern hinunter
    .words = Runterklettern herunter Kosten
rule-tyrant-knight-kill = Für 1 Punkt schaltet ein Ritter einen enttarnten Meuchler neben sich aus, so oft die Punkte reichen und auch ohne Fessel. Der Ritter bleibt stehen.
    .title = Ritter schalten Meuchler aus
    .words = Ritter Meuchler töten angreifen
rule-tyrant-knight-arrest = Für 1 Punkt nimmt ein Ritter einen Bürger neben sich gefangen: Der kommt vom Brett. Ein enttarnter Meuchler wird ausgeschaltet, nicht gefangen genommen.
    .title = Ritter nehmen Bürger gefangen
    .note = Die Spielregel spricht davon, Bürger gefangen zu nehmen. Dass ein enttarnter Meuchler nicht mehr als Bürger gilt, mit Fessel oder ohne, ist unsere Festlegung.
    .words = festnehmen verhaften gefangen nehmen fangen
rule-tyrant-arrest-fetter = Gefangen genommen wird nur in einer Runde, deren Karte die Fessel zeigt.
    .title = Die Fessel
    .words = wann gefangen nehmen verhaften Handschellen Fesselsymbol
rule-tyrant-arrest-once = Pro Runde wird höchstens ein Bürger gefangen genommen.
    .title = Einer pro Runde
    .words = wie viele Gefangene pro Runde verhaften
rule-tyrant-reach-neighbour = Ritter und Meuchler schlagen nur nach einem Gegner auf einem der vier Felder neben sich.
    .title = Nebeneinander
    .words = benachbart Reichweite diagonal
rule-tyrant-reach-level = Vom Dach aus trifft man auf Dächer und Straßen, von der Straße aus nur auf die Straße.
    .title = Kein Schlag nach oben
    .words = Angriff von Straße auf Dach nach oben
rule-tyrant-push-line = Ein Ritter darf ein Feld mit einem Bürger oder Meuchler betreten: Er schubst ihn ein Feld weiter, und wer dort steht, wird ebenfalls weitergeschubst. Das Schubsen selbst kostet nichts.
    .title = Schubsen
    .words = schubsen schieben mehrere Reihe kostet
rule-tyrant-push-fall = Figuren dürfen von einem Dach auf die Straße geschubst werden. Dabei passiert ihnen nichts.
    .title = Vom Dach geschubst
    .words = vom Dach schubsen herunterstoßen fallen
rule-tyrant-push-climb = Der Ritter selbst darf beim Schubsen hinaufklettern, solange die Geschubsten es nicht müssen.
    .title = Klettern und schubsen
rule-tyrant-push-roof = Niemand wird von der Straße auf ein Dach geschubst. Müsste auch nur eine Figur der Reihe hinauf, ist der ganze Schritt nicht möglich.
    .title = Niemand wird hinaufgeschubst
    .note = Wir betrachten jede Figur der Reihe für sich, egal wo die Reihe beginnt.
    .words = aufs Dach schubsen
rule-tyrant-push-figures = König und Ritter werden nie geschubst, und niemand wird auf ihre Felder geschubst.
    .title = König und Ritter stehen fest
    .words = König schubsen Ritter schubsen
rule-tyrant-push-rim = Niemand wird vom Brett geschubst, auch nicht durch ein Tor.
    .title = Niemand fällt vom Brett
    .words = vom Brett schubsen Rand
rule-tyrant-arrest-silent = War ein gefangener Bürger ein Meuchler, sagt der Rebell nichts, und enttarnen kann er ihn nicht mehr. Der König weiß also nie, wie viele Meuchler noch frei sind.
    .title = Stille Gefangennahme
    .words = sagen verraten gefangener Meuchler getarnt
rule-tyrant-assassin-hidden = Ein getarnter Meuchler handelt und zahlt wie ein Bürger. Eine Figur darf im selben Zug als Bürger laufen, enttarnt werden und zuschlagen.
    .title = Getarnte Meuchler
rule-tyrant-assassin-reveal = Im eigenen Zug darf der Rebell jederzeit und kostenlos beliebig viele Meuchler enttarnen, die noch auf dem Brett sind. Enttarnt wird nur, wer zu den dreien gehört, und jeder nur einmal: Zurücknehmen lässt sich das nicht.
    .title = Enttarnen
    .note = Laut Spielregel darf der Rebell das in seinem Zug, wann er will. Wir nehmen das wörtlich: nie als Antwort auf eine Gefangennahme.
    .words = enttarnen aufdecken kostenlos
rule-tyrant-rebel-no_push = Bürger und Meuchler betreten nur leere Felder. Sie schubsen nie.
    .title = Das Volk schubst nicht
    .words = schubsen Bürger Volk
rule-tyrant-citizen-move = Für 1 Punkt zieht ein Bürger ein Feld weit auf der Straße, oder über die Dächer, wenn er schon oben ist.
    .title = Bürger ziehen
rule-tyrant-citizen-climb = Auf ein Dach zu klettern kostet einen Bürger 2 Punkte.
    .title = Bürger klettern hinauf
    .words = Bürger Dach Kosten Hochklettern hinauf
rule-tyrant-citizen-descend = Von einem Dach hinunterzuklettern kostet einen Bürger 1 Punkt.
    .title = Bürger klettern hinunter
    .words = Runterklettern herunter Kosten
rule-tyrant-assassin-move = Für 1 Punkt zieht ein enttarnter Meuchler ein Feld weit auf der Straße oder über die Dächer.
    .title = Meuchler ziehen
rule-tyrant-assassin-climb = Auf ein Dach zu klettern kostet einen enttarnten Meuchler 1 Punkt.
    .title = Meuchler klettern hinauf
    .words = Meuchler Dach Kosten Hochklettern hinauf
rule-tyrant-assassin-descend = Von einem Dach hinunterzuklettern kostet einen enttarnten Meuchler nichts, es geht also auch ohne Punkte.
    .title = Meuchler klettern hinunter
    .words = Runterklettern herunter gratis Kosten
rule-tyrant-assassin-kill = Ein enttarnter Meuchler schaltet einen Ritter neben sich aus: Der kommt vom Brett. Der erste Ritter einer Runde kostet 1 Punkt, der zweite 2, egal welcher Meuchler es tut.
    .title = Meuchler schalten Ritter aus
    .words = Ritter töten Kosten angreifen
rule-tyrant-assassin-kill_limit = Pro Runde werden höchstens zwei Ritter ausgeschaltet.
    .title = Zwei Ritter pro Runde
    .words = wie viele Ritter töten höchstens
rule-tyrant-assassin-attack = Ein enttarnter Meuchler neben dem König, auf der Straße oder auf einem Dach, greift ihn für 2 Punkte an. Jeder Angriff ist ein Treffer.
    .title = Den König angreifen
    .words = König treffen Angriff Kosten Treffer verwunden
rule-tyrant-gate-stop = Auf einem Torfeld zu stehen reicht noch nicht zum Sieg; der König kann dort sogar angegriffen werden.
    .title = Auf dem Tor
    .words = Burgtor erreichen stehen reicht
rule-tyrant-gate-leave = Von einem Torfeld aus betritt der König für 1 Punkt die Burg, über die Kante mit dem Tor. Keine andere Kante führt vom Brett. Mit 2 Punkten darf er im selben Zug auf das Tor treten und hinausgehen.
    .title = Durch das Tor
    .note = Die deutsche Spielregel sagt nur, dass der König das Brett von einem Torfeld aus verlässt. Dass er in das Gebäude geht, sagt die polnische; an welcher Kante es liegt, zeigt das Brett.
    .words = Ausgang Burg verlassen Burgtor
rule-tyrant-gate-roof = Der König geht auch über einem Tor nicht aufs Dach: Wer dort steht, hält ihn nicht auf. Für alle anderen ist es ein Dach wie jedes andere.
    .title = Das Dach über dem Tor
    .note = Die Spielregel sagt nichts über dieses Dach. So kann niemand die Burg von oben zusperren.
    .words = Dach Burgtor
rule-tyrant-gate-square = Sonst ist ein Tor ein Straßenfeld: Jeder darf darauf stehen und es versperren, und Figuren dürfen darauf geschubst werden. Hinaus geht nur der König.
    .title = Tore sind Straßen
    .note = Das folgt daraus, dass Tore Felder des Bretts sind; ausdrücklich sagt es die Spielregel nicht.
    .words = Burgtor blockieren zustellen
rule-tyrant-end-castle = Die Seite des Königs gewinnt sofort, wenn er die Burg betritt, verwundet oder nicht.
    .title = Der König kommt heim
    .words = Schloss Palast wie gewinnt der König Burg erreichen
rule-tyrant-end-assassins = Die Seite des Königs gewinnt sofort, wenn der dritte Meuchler gefangen oder ausgeschaltet ist. Dann sehen alle, wer die drei waren.
    .title = Alle Meuchler gefasst
    .words = alle drei Meuchler fangen König gewinnt
rule-tyrant-end-killed = Der Rebell gewinnt sofort mit dem zweiten Treffer auf den König, egal wann und durch welche Meuchler.
    .title = Der König ist tot
    .words = wie viele Treffer Leben König getroffen Rebell gewinnt
rule-tyrant-end-rounds = Der Rebell gewinnt, wenn auch die letzte Runde zu Ende gespielt ist und der König noch auf dem Brett steht.
    .title = Die Zeit ist um
    .words = Rundenstapel leer keine Rundenkarten mehr letzte Runde wie viele Runden
rule-tyrant-end-shown = Am Ende werden die drei Meuchler gezeigt, egal wie das Spiel ausgegangen ist.
    .title = Karten auf den Tisch
    .note = Die Spielregel verlangt das nur, wenn der letzte Meuchler gefasst ist. Am Ende gibt es keinen Grund, sie zu verbergen.
rule-tyrant-match = Weil die Rollen verschieden sind, spielt ihr zwei Partien und tauscht dazwischen: Wer beide gewinnt, gewinnt das Match. In einer einzelnen Partie gibt es kein Unentschieden.
    .title = Ein Match
    .words = Rollen tauschen zweite Partie
