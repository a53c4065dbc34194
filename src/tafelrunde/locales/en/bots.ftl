# How the bots play: `bot-<game>-<name>`, or `bot-<name>` of one that plays every game in the same way.

bot-random = picks any choice at random
bot-greedy-1 = greedy as it first played: the yardstick for all others, never changed
bot-greedy = does what looks best at a glance, and thinks no further
bot-search = guesses what is hidden, plays on from there many times, and does what turns out best
bot-level-1 = new at the table: knows the rules, but often plays without thinking
    .called = Newcomer
bot-level-2 = plays on instinct, still slips up
    .called = Learner
bot-level-3 = thinks ahead, and misses nothing in plain sight
    .called = Regular
bot-level-4 = thinks longer, and counts whatever can be counted
    .called = Veteran
bot-level-5 = the strongest: takes up to two seconds for a move
    .called = Master

# What speaks for an answer that a hint names.
hint-only = your only move
hint-certain = best, whatever is hidden
hint-computed = best choice, calculated exactly
hint-plain = looks best at a glance, and holds up
hint-deeper = looks weaker, but wins most often
hint-stops = stops somebody else from winning next turn
hint-first-sight = looks best at a glance
hint-also = an alternative
hint-any = as good as many others, as long as nobody can predict it

# How a bot that is asked why found its answer.
answer-only = the only move there is
answer-slip = a slip: any move at all, picked by chance
answer-glance = plays on instinct, and did not search
answer-loose = not its best: picked by chance among its candidates
answer-hides = nearly as good as the best, and tells the others less
