"""The terms in which differences are spoken of: arrangements of two pictures, and sorts of changes."""

from typing import Final, Literal, TypeAlias

Arrangement: TypeAlias = Literal["beside", "below", "files"]
Change: TypeAlias = Literal[
    "outline",
    "added",
    "removed",
    "colour",
    "position",
    "size",
    "rotation",
    "mirrored",
    "replaced",
    "pattern",
    "count",
    "symbol",
]

ARRANGEMENTS: Final[tuple[Arrangement, ...]] = ("beside", "below", "files")
