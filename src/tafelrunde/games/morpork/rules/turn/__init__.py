"""What happens in a turn, one subject each: pieces, money, hand cards, interrupts, city-area cards, symbols."""
