"""Cracked panes in disguise, and how much a plain program has to compare on them."""

from collections.abc import Callable
from random import Random

from msgspec.structs import replace

from puzzlegen.formats.cues.crack_order import (
    Among,
    Before,
    Crack,
    OrderOffered,
    Pair,
    Pane,
    Point,
    Query,
    Thing,
)


def mirrored(pane: Pane, query: Query, random: Random) -> tuple[Pane, Query]:
    """Left and right exchanged, or above and below."""
    across, (width, height) = random.random() < 0.5, pane.size
    return _moved(pane, lambda x, y: (width - x, y) if across else (x, height - y)), query


def transposed(pane: Pane, query: Query, random: Random) -> tuple[Pane, Query]:
    """Columns as rows, and another thing of the same shape."""
    flat: tuple[Thing, ...] = ("window", "ice", "screen")
    thing = "plate" if pane.thing == "plate" else random.choice(flat)
    return replace(_moved(pane, lambda x, y: (y, x)), thing=thing, size=pane.size[::-1]), query


def renumbered(pane: Pane, query: Query, random: Random) -> tuple[Pane, Query]:
    """Other numbers for the impacts, and the cracks in another order."""
    old = list(range(1, len(pane.impacts) + 1))
    name = dict(zip(old, random.sample(old, len(old)), strict=True))
    cracks = [Crack(name[impact], points) for impact, points in pane.cracks]
    random.shuffle(cracks)
    impacts = tuple(pane.impacts[number - 1] for number in sorted(old, key=name.__getitem__))
    if isinstance(query, Pair | Before):
        query = replace(query, impacts=tuple(name[impact] for impact in query.impacts))
    elif isinstance(query, Among):
        query = replace(query, options=tuple(name[impact] for impact in query.options))
    elif isinstance(query, OrderOffered):
        options = (int("".join(str(name[int(digit)]) for digit in str(option))) for option in query.options)
        query = replace(query, options=tuple(options))
    return replace(pane, impacts=impacts, cracks=tuple(cracks)), query


def _moved(pane: Pane, move: Callable[[int, int], Point]) -> Pane:
    cracks = tuple(Crack(impact, tuple(move(*place) for place in points)) for impact, points in pane.cracks)
    return replace(pane, impacts=tuple(move(*place) for place in pane.impacts), cracks=cracks)


def compared(pane: Pane, query: Query) -> float:  # noqa: ARG001 - all questions are about all cracks
    """Ends of cracks times straight pieces of cracks of other impacts, on which they might lie."""
    pieces: dict[int, int] = {}
    for impact, points in pane.cracks:
        pieces[impact] = pieces.get(impact, 0) + len(points) - 1
    return sum(sum(pieces.values()) - pieces[impact] for impact, _ in pane.cracks)
