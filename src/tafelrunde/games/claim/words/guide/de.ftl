# Claim, wie ein erstes Spiel es lehrt; `do` sagt, was zu tun ist.

claim-guide-first-goal = Mit drei von fünf Fraktionen gewinnst du. Erst brauchst du Anhänger wie diesen Ritter 9.
    .do = Kobold 3 liegt. Antworte mit Kobold 8: Er ist höher.
claim-guide-first-lose = Kobold 0 taugt wenig. Lass ihn gehen: Wer verliert, zieht verdeckt einen anderen Anhänger.
    .do = Spiel Zwerg 1 aus. Diese Runde willst du verlieren.
claim-guide-first-knight = Du hast keinen Kobold mehr und darfst alles spielen. Ritter schlagen Kobolde, egal wie hoch.
    .do = Spiel Ritter 2 auf Kobold 5.
claim-guide-first-undead = Gespielte Karten kommen aus dem Spiel. Untote aber punkten sofort für den Gewinner der Runde.
    .do = Spiel Untoter 4 aus.
claim-guide-first-favour = Phase 2: Deine Anhänger sind jetzt deine Hand. Wer eine Runde gewinnt, punktet mit beiden Karten.
    .do = Schlag Ritter 6 mit Ritter 9.
claim-guide-first-dwarf = Zwerge sind eigen: In Phase 2 bekommt sie, wer die Runde verliert. Also verlier sie!
    .do = Spiel Zwerg 2 aus.
claim-guide-first-doppelganger = Du hast Untote und musst bedienen. Nur ein Doppelgänger darf immer einspringen.
    .do = Spiel Doppelgänger 9: Er gilt als Untoter 9.
claim-guide-first-tie = Schlagen könnte dich nur Doppelgänger 7. Doch bei gleichem Wert gewinnt, wer ausgespielt hat.
    .do = Spiel Kobold 7 aus.
claim-guide-first-last = Die letzte Runde. Wer mehr Karten einer Fraktion hat, gewinnt ihre Gunst. Zähl nach!
    .do = Spiel Untoter 3 aus: Er gewinnt.
claim-guide-first-over = Du herrschst! Das war ganz Claim. Das nächste Spiel gehört dir.
claim-surprise-dwarf = Zwerge bekommt, wer die Runde verliert.
claim-surprise-undead = Untote punkten schon in Phase 1 für den Gewinner der Runde.
claim-surprise-knight = Ein Ritter, der auf einen Kobold antwortet, gewinnt immer.
claim-surprise-tie = Bei gleichem Wert gewinnt, wer ausgespielt hat.
claim-surprise-doppelganger = Ein Doppelgänger, der antwortet, gilt als die ausgespielte Fraktion.
claim-surprise-other = Eine andere Fraktion verliert, egal wie hoch die Karte ist.
