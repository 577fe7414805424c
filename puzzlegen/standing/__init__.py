"""Scores over months: on a frozen reference, as a trend, and what of them is due to exposure. ``docs/standing.md``."""
