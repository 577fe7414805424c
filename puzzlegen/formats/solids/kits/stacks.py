"""The published form of stacks of cubes and wedges."""

from typing import Annotated, TypeAlias

from msgspec import Meta

Column: TypeAlias = Annotated[
    str,
    Meta(
        pattern=r"^[0-5][FL]?(?!\n)$",
        max_length=2,
        description="cubes; `F` with a wedge upon them that falls to the front, `L` to the left",
    ),
]
Row: TypeAlias = Annotated[tuple[Column, ...], Meta(min_length=1, max_length=5)]
Columns: TypeAlias = Annotated[
    tuple[Row, ...],
    Meta(min_length=1, max_length=5, description="rows from the front to the back, each from left to right"),
]
