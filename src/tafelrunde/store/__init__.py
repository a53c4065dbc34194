"""Where logs, tables and people are kept: one protocol, for a file of one's own and for a database of several servers."""
