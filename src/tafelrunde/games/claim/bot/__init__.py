"""How Claim is played well."""
