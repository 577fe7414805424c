"""Stones on a Go board, `B` and `W`, or a dot for a free point; points count from 0, from the top and from the left."""

from typing import Annotated, TypeAlias

from msgspec import Meta

Row: TypeAlias = Annotated[str, Meta(pattern=r"^[BW.]+(?!\n)$", min_length=5, max_length=19)]
Rows: TypeAlias = Annotated[tuple[Row, ...], Meta(min_length=5, max_length=19, description="from the top")]
Line: TypeAlias = Annotated[int, Meta(ge=0, le=18, description="row, column")]
Point: TypeAlias = tuple[Line, Line]
Numbers: TypeAlias = tuple[int, int, int, int]
