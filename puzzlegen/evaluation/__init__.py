"""Asks models the questions of a benchmark; ``docs/evaluation.md`` says how."""
