"""Where the corpora lie, and what chance allows."""

from pathlib import Path

from puzzlegen import evidence

EVIDENCE = Path(evidence.__file__).parent


def by_chance(number: int, share: float) -> float:
    """How many of a number of independent draws may have an outcome of this share, short of a miracle."""
    return number * share + 4 * (number * share * (1 - share)) ** 0.5
