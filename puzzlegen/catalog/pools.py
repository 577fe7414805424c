"""How many different puzzles each family has at each level, where that was measured.

``python -m benchmarks.pools`` copies the table ``pools.json`` from ``docs/pools.md``, which says how.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from puzzlegen.core.family import Level

FILE: Final = files("puzzlegen.catalog") / "pools.json"


class Pool(msgspec.Struct, frozen=True):
    """How many different puzzles there are; no size where no two were found to be equal."""

    at_least: int
    size: int | None = None


@cache
def table() -> Mapping[str, Mapping[Level, Pool]]:
    """``category/family`` -> level -> its pool; families that were not measured have none."""
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, dict[Level, Pool]])


def of(family: str, level: Level) -> Pool | None:
    """That of ``category/family`` at a level; None if it was not measured."""
    return table().get(family, {}).get(level)
