# How the bots play: `bot-<game>-<name>`, or `bot-<name>` of one that plays every game in the same way.

bot-random = plays any of its choices, each as likely as the others
bot-greedy-1 = as greedy first played: the yardstick for all others, never changed
bot-greedy = does what looks best at first sight, and thinks no further
bot-search = plays guesses at what is hidden on and on, and does what comes out best
bot-level-1 = new at the table: knows the rules, and often plays without a thought
    .called = Newcomer
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
hint-computed = computed, not guessed: nothing promises more
hint-plain = looks best at first sight, and holds up
hint-deeper = looks weaker at first sight, and came out best
hint-first-sight = looks best at first sight
hint-also = the next best
hint-any = as good as many others, as long as nobody can foresee it
