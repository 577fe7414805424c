"""How few of some things decide a question: clocks, counts or plants that have to be known, at least."""

from collections.abc import Callable, Iterable
from itertools import combinations
from typing import TypeVar

T = TypeVar("T")


def fewest_that_decide(things: Iterable[T], decide: Callable[[tuple[T, ...]], bool]) -> int:
    """The size of the smallest group that decides, in the order of the things; all of them if none smaller does."""
    every = tuple(things)
    smaller = (some for size in range(len(every)) for some in combinations(every, size))
    return next((len(some) for some in smaller if decide(some)), len(every))
