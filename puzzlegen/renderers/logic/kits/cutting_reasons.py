"""How a person finds the way to cut a figure into equal pieces; for `logic/dissection`."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias

from puzzlegen.core.message import Phrase, messages
from puzzlegen.formats.logic.dissection import Division, Fills, Shapes, Shares
from puzzlegen.renderers.kits.telling import PAIRS, comma_list

msg: Final = messages(__name__)

Cell: TypeAlias = tuple[int, int]

_FEW: Final = 4  # pieces that a reader can go through
_PAIRS: Final[dict[str, Phrase]] = {"square": PAIRS, "triangle": msg("pairs-triangle"), "round": msg("pairs-round")}


def of_shapes(kind: str, cells: Collection[Cell], names: str, why: Shapes, terms: dict[str, Any]) -> Iterator[Phrase]:
    """Which shapes fill the figure, and where the others fail."""
    places = _places(kind, cells)
    yield _PAIRS[kind]
    for name, one in zip(names, why.shapes, strict=False):
        if isinstance(one, Fills):
            yield msg("fills", name=name, map=_drawn(one.map), **terms)
            continue
        fails = "fails" if one.ways > 1 else "fails-at-once"
        yield msg(fails, name=name, here=places[one.cell], ways=one.ways, **terms)


def of_shares(
    kind: str, cells: Mapping[Cell, str], answer: str, why: Shares, terms: dict[str, Any]
) -> Iterator[Phrase]:
    """Which numbers of people fail, from the greatest on, and how the next one is served."""
    places, counts = _places(kind, cells), Counter(cells.values())
    yield _PAIRS[kind]
    told = {"total": len(cells), "first": counts["o"], "more": counts["x"]}
    yield msg("divides-both" if counts["x"] else "divides", **told, **terms)
    for number, cell, ways in why.tried:
        told = {"people": number, "size": len(cells) // number, "ways": ways}
        words = ("no-piece", "unfair-at-once", "unfair")[min(ways, 2)] if ways <= _FEW else "unfair-many"
        yield msg(words, here=places[cell], **told, **terms)
    yield msg("fair", answer=answer, map=_drawn(why.map), **terms)


def of_division(
    kind: str, cells: Collection[Cell], count: int, why: Division, terms: dict[str, Any]
) -> Iterator[Phrase]:
    """What is clear at once, where to begin, and the only division."""
    places = _places(kind, cells)
    if why.forced:
        yield _PAIRS[kind]
    yield msg("sizes", total=len(cells), number_of=count, size=len(cells) // count, **terms)
    if why.forced:
        yield msg("forced", some=comma_list(places[cell] for cell in why.forced), one=why.start, **terms)
    start = "start" if why.ways > 1 else "start-one"
    yield msg(start, one=why.start, ways=why.ways, left=why.left, **terms)
    yield msg("divided", map=_drawn(why.map), **terms)


def _places(kind: str, cells: Collection[Cell]) -> dict[Cell, str]:
    """What cells are called in explanations: row and column, row and place in the row, or ring and place."""
    first = {y: min(x for row, x in cells if row == y) if kind == "triangle" else 0 for y, _ in cells}
    return {(y, x): f"({y + 1}, {x - first[y] + 1})" for y, x in cells}


def _drawn(rows: Sequence[str]) -> str:
    """A map on one line."""
    return " / ".join(row.replace(" ", "-") for row in rows)
