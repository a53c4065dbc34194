"""Where logs, tables and people are kept: one protocol, for one process with a file and for several with a database."""
