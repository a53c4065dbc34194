"""What is known about playing King of Tokyo well: dice by exact expectation, positions by fitted weights."""
