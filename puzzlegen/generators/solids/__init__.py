"""Families about solids: nets, dice, views, sections, assemblies."""
