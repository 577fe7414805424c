"""Scores the responses of a model against the keys of a benchmark; ``docs/scoring.md`` has the rules."""
