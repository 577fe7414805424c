"""What kernels are given to read and to write in: any vectors and tables of numbers, mostly those of numpy."""

from typing import Any, Protocol, TypeAlias, TypeVar

T = TypeVar("T")


class Vector(Protocol[T]):
    """Numbers one after the other."""

    def __getitem__(self, place: int, /) -> T: ...
    def __setitem__(self, place: int, number: T, /) -> None: ...
    def __len__(self) -> int: ...


class Table(Protocol[T]):
    """Numbers in rows and columns."""

    shape: Any

    def __getitem__(self, place: tuple[int, ...], /) -> T: ...
    def __setitem__(self, place: tuple[int, ...], number: T, /) -> None: ...
    def __len__(self) -> int: ...


Ints: TypeAlias = Vector[int]
Floats: TypeAlias = Vector[float]
Points: TypeAlias = Vector[complex]
IntTable: TypeAlias = Table[int]
FloatTable: TypeAlias = Table[float]
