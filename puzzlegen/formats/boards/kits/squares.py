"""Squares of a board; they are counted from 0, from the top and from the left."""

from typing import Annotated, TypeAlias

from msgspec import Meta

Size: TypeAlias = Annotated[int, Meta(ge=3, le=14, description="squares each way")]
Line: TypeAlias = Annotated[int, Meta(ge=0, le=13, description="row, column")]
Square: TypeAlias = tuple[Line, Line]
Squares: TypeAlias = Annotated[tuple[Square, ...], Meta(max_length=196)]
Numbers: TypeAlias = tuple[int, int, int, int]
