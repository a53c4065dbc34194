sample-name = Sample
sample-summary = Everybody draws a secret stone and may swap it once. The highest stone wins.

sample-stone-stone = stone { $value }
sample-stone-hidden = a stone unseen

sample-place-hands = Stone
sample-place-shown = Shown stones
sample-counter-turns = Turns taken

sample-event-draws = { $seat } draws { $stone }.
    .you = You draw { $stone }.
    .hidden-stone = { $seat } draws a stone unseen.
sample-event-keeps = { $seat } keeps their stone.
    .you = You keep your stone.
sample-event-swaps = { $seat } swaps { $stone }.
    .you = You swap { $stone }.

sample-ask-draw = Which stone does { $seat } draw?
sample-ask-choose = You hold { $stone }. Keep it?
sample-action-keep = Keep it
sample-action-swap = Show it and draw another
sample-outcome-draw = { $stone }

rule-sample-draw = Everybody draws a stone from the bag and shows it to nobody. There is one of each value from 1 to 9.
    .title = The stones
rule-sample-choose = On your turn, keep your stone, or show it to all and draw another.
    .title = Keep or swap
rule-sample-end = When everybody has had one turn, the highest stone wins.
    .title = The end
