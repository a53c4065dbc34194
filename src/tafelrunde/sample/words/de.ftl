sample-name = Sample
sample-summary = Alle ziehen einen geheimen Stein und dürfen ihn einmal tauschen. Der höchste Stein gewinnt.

sample-stone-stone = Stein { $value }
sample-stone-hidden = ein verdeckter Stein

sample-place-hands = Stein
sample-place-shown = Aufgedeckte Steine
sample-counter-turns = Züge bisher

sample-event-draws = { $seat } zieht { $stone }.
    .you = Du ziehst { $stone }.
    .hidden-stone = { $seat } zieht verdeckt einen Stein.
sample-event-keeps = { $seat } behält den Stein.
    .you = Du behältst deinen Stein.
sample-event-swaps = { $seat } tauscht { $stone }.
    .you = Du tauschst { $stone }.

sample-ask-draw = Welchen Stein zieht { $seat }?
sample-ask-choose = Du hast { $stone }. Behältst du ihn?
sample-action-keep = Behalten
sample-action-swap = Aufdecken und neu ziehen
sample-outcome-draw = { $stone }

rule-sample-draw = Alle ziehen einen Stein aus dem Beutel und zeigen ihn niemandem. Jeden Wert von 1 bis 9 gibt es einmal.
    .title = Die Steine
rule-sample-choose = Wer am Zug ist, behält den Stein oder zeigt ihn allen und zieht einen neuen.
    .title = Behalten oder tauschen
rule-sample-end = Waren alle einmal am Zug, gewinnt der höchste Stein.
    .title = Das Ende
