"""Puzzles of panels and the rules that lead from one to the next."""
