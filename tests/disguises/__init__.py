"""The disguises of every family: ways of publishing the same puzzle in other data.

Each category has a module here whose `DISGUISES` maps the full name of each of its families to the disguises that it
declares; one whose puzzles have none has an empty tuple. The sweep puts drafts into them: the canonical form must
stay, and so must the verdict, the number of answers and the difficulty.
"""

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from puzzlegen.core.item import Statement

Disguise: TypeAlias = Callable[[Statement, Statement, Random], tuple[Statement, Statement] | None]
"""Statement and query in, the same puzzle in disguise out; None where this puzzle has no such disguise."""
