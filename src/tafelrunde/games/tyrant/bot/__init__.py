"""What is known about playing King & Assassins."""
