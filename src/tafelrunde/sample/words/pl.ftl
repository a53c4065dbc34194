sample-name = Sample
sample-summary = Każdy losuje tajny kamień i może go raz wymienić. Wygrywa najwyższy.

sample-stone-stone = kamień { $value }
sample-stone-hidden = zakryty kamień

sample-place-hands = Kamień
sample-place-shown = Odkryte kamienie
sample-counter-turns = Rozegrane tury

sample-event-draws = { $seat } losuje: { $stone }.
    .you = Losujesz: { $stone }.
    .hidden-stone = { $seat } losuje zakryty kamień.
sample-event-keeps = { $seat } zatrzymuje kamień.
    .you = Zatrzymujesz kamień.
sample-event-swaps = { $seat } wymienia: { $stone }.
    .you = Wymieniasz: { $stone }.

sample-ask-draw = Jaki kamień losuje { $seat }?
sample-ask-choose = Masz { $stone }. Zatrzymujesz go?
sample-action-keep = Zatrzymaj
sample-action-swap = Odkryj i wylosuj inny
sample-outcome-draw = { $stone }

rule-sample-draw = Każdy losuje kamień z worka i nikomu go nie pokazuje. W worku są kamienie od 1 do 9, po jednym.
    .title = Kamienie
rule-sample-choose = W swojej turze zatrzymaj kamień albo pokaż go wszystkim i wylosuj inny.
    .title = Zatrzymać czy wymienić
rule-sample-end = Gdy każdy miał jedną turę, wygrywa najwyższy kamień.
    .title = Koniec
