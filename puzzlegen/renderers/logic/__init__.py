"""Everyday reasoning: what follows from a plan, a map, a table or a rule."""
