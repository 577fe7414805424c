"""Outside measures of difficulty: what a plain program needs for an item, apart from the validators.

Each category has a module here whose `MEASURES` maps the full name of each of its families to what is counted and the
function that counts it, from the published statement and query alone. ``python -m benchmarks.survey`` compares their
means at the three levels; no measure shares code with the validator of its family.
"""

from collections.abc import Callable
from dataclasses import dataclass

from puzzlegen.core.item import Statement


@dataclass(frozen=True)
class Measure:
    """What is counted, in a few words (``search nodes of a backtracker``), and how.

    ``count`` gets statement and query, and returns None for tasks that it does not apply to.
    """

    counts: str
    count: Callable[[Statement, Statement], float | None]
