"""What an operator does and looks at: health, figures, people, tables, what is thrown away."""
