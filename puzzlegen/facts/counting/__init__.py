"""What inventing and drawing puzzles about counting both have to know."""
