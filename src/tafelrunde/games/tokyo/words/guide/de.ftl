# King of Tokyo, wie ein erstes Spiel es lehrt.

tokyo-guide-first-goal = Mit 20 ★ gewinnst du, oder als letztes Monster. Drei gleiche Zahlen bringen ★.
    .do = Behalte beide Einsen und würfle den Rest neu.
tokyo-guide-first-stop = Eine dritte Eins! Ein Wurf bliebe noch, aber das ist gut: ⚡ für Karten, eine Kralle zum Schlagen.
    .do = Behalte alle sechs Würfel und hör auf.
tokyo-guide-first-stars = Drei Einsen bringen 1 ★, drei Dreien 3 ★. Einsen und Zweien machen dich dazu böse.
    .do = Werte die Einsen.
tokyo-guide-first-wicked = Deine Bosheit hat 3 erreicht: Du wählst ein Plättchen und behältst es, bis du fällst.
    .do = Nimm Durchtrieben: ein Wurf mehr in jedem Zug.
tokyo-guide-first-claw = Deine Kralle trifft, wer in Tokyo ist. Zieht er ab, musst du an seine Stelle.
    .do = Werte die Energie, die Kralle folgt.
tokyo-guide-first-buy = Tokyo gehört dir: 1 ★ fürs Erobern, 2 ★, wenn dein Zug hier beginnt. Nun gib ⚡ aus.
    .do = Kauf Stachelschwanz: eine Kralle mehr zu deinen Krallen.
tokyo-guide-first-yield = In Tokyo schlagen alle auf dich ein, und Herzen heilen nicht. Wer getroffen ist, darf gehen.
    .do = Verlass Tokyo und heile draußen.
tokyo-guide-first-heal = Einige Züge später, mit vier Dreien! Draußen heilt jedes Herz, bis zu 10 ♥.
    .do = Werte zuerst das Herz.
tokyo-guide-first-win = Drei Dreien bringen 3 ★, die vierte noch einen. 16 und 4 sind 20, wenn du den Zug überlebst.
    .do = Werte die Dreien und gewinn.
tokyo-guide-first-over = Du bist King of Tokyo! Nächstes Mal fallen die Würfel, wie sie wollen.
tokyo-surprise-yield = Wer Tokyo verlässt, ist trotzdem getroffen; der Angreifer muss hinein.
tokyo-surprise-enter = In ein leeres Tokyo muss man hinein, auch ohne Kralle.
tokyo-surprise-wicked = Drei Einsen geben 2 Bosheit, drei Zweien 1, Dreien keine.
tokyo-surprise-tile = Bei Bosheit 3, 6 und 10 gibt es je ein Plättchen.
tokyo-surprise-start = Wer seinen Zug in Tokyo beginnt, bekommt 2 ★.
