# How the bots play: `bot-<game>-<name>`, or `bot-<name>` of one that plays every game in the same way.

bot-random = plays any of its choices, each as likely as the others
bot-greedy-1 = as greedy first played: the yardstick for all others, never changed
bot-claim-greedy = thinks about the round being played, and no further
bot-tyrant-greedy = thinks about its own turn, and no further
bot-tokyo-greedy = weighs what the dice and cards of its turn are worth, and thinks no further
bot-morpork-greedy = thinks each move through to the end of its own turn, with a guess at what is hidden
bot-search = plays guesses at what is hidden on and on, and does what comes out best
bot-level-1 = new at the table: knows the rules, and often plays without a thought
    .called = Guest
bot-level-2 = plays by first sight, and still slips
    .called = Learner
bot-level-3 = thinks ahead, and misses nothing that lies open
    .called = Regular
bot-level-4 = thinks for longer, and counts what can be counted
    .called = Veteran
bot-level-5 = the strongest: up to two seconds for an answer
    .called = Master

# What speaks for an answer that a hint names.
hint-only = there is nothing else to do
hint-certain = nothing is better, whatever is hidden
hint-plain = looks best at first sight, and holds up
hint-deeper = looks weaker at first sight, and came out best
hint-first-sight = looks best at first sight
hint-also = nearly as good
