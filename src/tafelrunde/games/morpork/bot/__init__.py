"""What is known about playing Ankh-Morpork well."""
