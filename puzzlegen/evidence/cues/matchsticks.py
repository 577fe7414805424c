"""What judges `cues/matchsticks`."""

from itertools import product
from random import Random
from typing import Final, get_args

from msgspec.structs import replace

from puzzlegen.evidence import Measure
from puzzlegen.facts.cues.segments import LETTERS
from puzzlegen.formats.cues.matchsticks import (
    Change,
    Colour,
    Head,
    Hue,
    Lattice,
    Moved,
    MovedOffered,
    Query,
    Spell,
    Statement,
    Surface,
)


def another_table(figure: Statement, query: Query, rng: Random) -> tuple[Statement, Query]:
    """The same matches on something else."""
    return replace(figure, surface=rng.choice(get_args(Surface))), query


def walked_round(figure: Statement, query: Query, rng: Random) -> tuple[Statement, Query] | None:
    """Squares seen from another side of the table."""
    if not isinstance(figure, Lattice):
        return None
    across, down = figure.across, figure.down
    if rng.random() < 0.5:
        across, down = (tuple("".join(line) for line in zip(*lines, strict=True)) for lines in (down, across))
    if rng.random() < 0.7:
        across, down = across[::-1], down[::-1]
    return replace(figure, across=across, down=down), query


def other_heads(figure: Statement, query: Query, rng: Random) -> tuple[Statement, Query] | None:
    """Other colours of the heads that are asked about."""
    hues: list[Hue] = rng.sample(get_args(Hue), 4)
    if isinstance(query, MovedOffered):
        offered = tuple(Head(one.at, one.slot, hue) for one, hue in zip(query.options, hues, strict=True))
        return figure, replace(query, options=offered)
    if not isinstance(query, Colour) or not isinstance(figure, Lattice):
        return None
    names = str.maketrans({old[0]: new[0] for old, new in zip(query.options, hues, strict=True)})
    across, down = (tuple(line.translate(names) for line in lines) for lines in (figure.across, figure.down))
    return replace(figure, across=across, down=down), replace(query, options=tuple(hues))


def looks(figure: Statement, query: Query) -> float:
    """Ways to fill single places with signs, or ends of squares: what lies before somebody who starts to try."""
    if isinstance(figure, Lattice):
        lines = [*figure.across, *figure.down]
        corners = list(product(range(len(figure.across)), range(len(figure.down[0]))))
        diagonals = sum(a < c and c - a == d - b for (a, b), (c, d) in product(corners, repeat=2))
        return float(diagonals) + sum(len(line) - line.count(".") for line in lines)
    if isinstance(query, Spell):
        fitting = [sum(set(slots) <= set(sign) for slots in LETTERS.values()) for sign in figure.signs]
        return sum(fitting) * float(query.count)
    assert isinstance(query, Change | Moved)
    matches = sum(len(sign) for sign in figure.signs if sign != "=")
    empty = sum((2 if "h" in sign else 7) - len(sign) for sign in figure.signs if sign != "=")
    at_once = {"move": matches * empty, "remove": matches, "add": empty}[query.change]
    return float(at_once) ** query.count


DISGUISES: Final = (another_table, walked_round, other_heads)
MEASURE: Final = Measure("things to try one after the other", looks)
