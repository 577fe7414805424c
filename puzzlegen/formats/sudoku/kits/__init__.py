"""What the forms of several families of Sudoku share."""
