"""The live table: seats, commands, those who look on, clocks, and bots that play there."""
