"""Games that are over, and logs that people bring: replayed, exported, imported."""
