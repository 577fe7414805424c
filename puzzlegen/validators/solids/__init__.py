"""Validators of the families about solids."""
