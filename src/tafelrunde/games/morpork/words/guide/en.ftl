# Ankh-Morpork, as a first game teaches it, up to the first interrupt.

morpork-guide-first-goal = Secretly you are Lord Selachii: begin a turn in control of seven areas, and you win.
    .do = Play Gimlet's Dwarf Delicatessen. It pays $3 at once.
morpork-guide-first-place = Symbols are used from left to right. Next comes a minion, where you have one or next door.
    .do = Place it in Dimwell: nobody is there, so you control it.
morpork-guide-first-trouble = The Newcomer has come to Dimwell. Two pieces in one area make trouble: nobody builds there.
    .do = Play Dr Cruces, your assassin.
morpork-guide-first-assassinate = Where there is trouble, minions can be assassinated. Once one is gone, so is the trouble.
    .do = Remove the Newcomer's minion from Dimwell.
morpork-guide-first-build = You always draw back to five cards. Buildings count towards control, and they last.
    .do = Play The Royal Mint.
morpork-guide-first-where = You build where you have a minion, and where there is no trouble. You pay the area's cost.
    .do = Build in Dimwell for $6.
morpork-guide-first-benefit = A building brings the card of its area, good once a turn. Yours in The Hippo pays $2.
    .do = Use your city-area card of The Hippo.
morpork-guide-first-interrupt = Mr Gryle wants your minion in The Shades! An interrupt is played in another's turn.
    .do = Play Gaspode: your minion stays.
morpork-guide-first-over = You know what you need to rule the city. The rest is told when it comes.
morpork-surprise-trouble = A second piece in an area makes trouble; the first one did not.
morpork-surprise-calm = As soon as a piece leaves an area, its trouble ends.
morpork-surprise-build = A new city-area card can be used from your next turn on.
morpork-surprise-window = You are asked whether you hold an interrupt or not: so nobody learns anything.
morpork-surprise-removed = A removed minion goes back to its owner, who may place it again.
