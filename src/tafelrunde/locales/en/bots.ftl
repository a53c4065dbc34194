# How the bots play: `bot-<game>-<name>`, or `bot-<name>` of one that plays every game in the same way.

bot-random = plays any of its choices, each as likely as the others
bot-greedy-1 = as greedy first played: the yardstick for all others, never changed
bot-claim-greedy = thinks about the round being played, and no further
bot-tyrant-greedy = thinks about its own turn, and no further
bot-tokyo-greedy = weighs what the dice and cards of its turn are worth, and thinks no further
bot-morpork-greedy = thinks each move through to the end of its own turn, with a guess at what is hidden
