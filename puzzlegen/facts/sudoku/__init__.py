"""What is true of Sudokus, whoever makes or draws them."""
