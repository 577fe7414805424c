"""What the families of Sudoku publish; all share one form, and differ in what is asked of whole grids."""
