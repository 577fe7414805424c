"""Cue insight: what happened, what is hidden, what it spells."""
