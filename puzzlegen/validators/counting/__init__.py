"""Counting: exact numbers of things in crowded pictures."""
