"""Solves every Sudoku variant from its published statement."""
