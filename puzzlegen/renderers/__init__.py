"""Scenes to pixels."""
