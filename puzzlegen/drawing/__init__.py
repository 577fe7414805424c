"""Scenes to pixels, and whether these can be read."""
