"""Which rules of the language explain the panels that are shown, and what each predicts for the missing one.

The language is that of ``docs/matrices.md``, and it is finite: every rule is tried on every attribute of every part,
along the rows and along the columns. A rule is a function that says what follows two values, or nothing where it does
not apply.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from typing import Final, TypeAlias

from puzzlegen.formats.matrices.kits.panels import Attribute, Figure, Panel
from puzzlegen.validators.matrices.kits.evidence import Clue, Lead
from puzzlegen.validators.matrices.kits.statement import CORNERED, FILLS, POINTING, SHAPES

Follow: TypeAlias = Callable[[int, int], int | None]

WEIGHTS: Final = {
    "constant": 1,
    "progression": 2,
    "movement": 2,
    "arithmetic": 3,
    "and": 3,
    "or": 3,
    "minus": 3,
    "distribute_three": 4,
    "xor": 5,
}
"""In the order in which people find them harder: P. Carpenter, M. Just and P. Shell, "What one intelligence test
measures", Psychological Review 97 (1990): constant in a row, pairwise progression, addition or subtraction,
distribution of three, distribution of two. A movement is a progression of places; "and" stands beside "or", the
addition of figures."""

_LINES: Final = {"rows": ((0, 1, 2), (3, 4, 5), (6, 7)), "columns": ((0, 3, 6), (1, 4, 7), (2, 5))}


def induce(cells: Sequence[int], panels: Sequence[Panel], options: Sequence[Panel]) -> tuple[Clue, ...]:
    """All attributes that count, with the rules that explain them.

    Where positions follow a rule, they say how many figures there are, and the number is no attribute of its own: a
    rule that it seems to follow besides cannot refute anything.
    """
    clues = every_clue(cells, panels, options)
    settled = {part for (part, attribute), clue in clues.items() if attribute == "position" and clue.leads}
    return tuple(clue for (part, attribute), clue in clues.items() if attribute != "number" or part not in settled)


def every_clue(
    cells: Sequence[int], panels: Sequence[Panel], options: Sequence[Panel]
) -> dict[tuple[int, Attribute], Clue]:
    """Each attribute of each part with the rules that explain it, whether it counts or not.

    Args:
        cells: the number of cells in each part.
        panels: the eight panels, row by row.
        options: the panels on offer.
    """
    clues: dict[tuple[int, Attribute], Clue] = {}
    everything = (*panels, *options)
    for part, count in enumerate(cells):
        figures = [panel[part] for panel in everything]
        for attribute, read in READERS.items():
            if count == 1 and attribute in ("number", "position"):
                continue
            values = tuple(read(one) for one in figures)
            if attribute == "turn" and values == (None,) * len(values):
                continue
            rules = language(attribute, count)
            known = tuple(value for value in values[:8] if value is not None)
            leads = tuple(_explain(rules, known)) if len(known) == 8 else ()
            tried = len(_LINES) * (len(rules) + 1)
            clue = Clue(f"part {part}: {attribute}", leads, values[8:], tried, partial(spell, attribute))
            clues[part, attribute] = clue
    return clues


def _explain(rules: Mapping[str, Follow], shown: tuple[int, ...]) -> list[Lead]:
    """The rules that hold in both whole lines of a direction and apply to the third."""
    found: list[Lead] = []
    for along, ((a, b, c), (d, e, f), (g, h)) in _LINES.items():
        one, other = (shown[a], shown[b], shown[c]), (shown[d], shown[e], shown[f])
        start, middle = shown[g], shown[h]
        for name, follow in rules.items():
            if follow(one[0], one[1]) == one[2] and follow(other[0], other[1]) == other[2]:
                value = follow(start, middle)
                if value is not None:
                    found.append(Lead(f"{name} along {along}", WEIGHTS[name.split()[0]], value))
        trio = set(one)
        if len(trio) == 3 and trio == set(other) and start != middle and start in trio and middle in trio:
            (left,) = trio - {start, middle}
            found.append(Lead(f"distribute_three along {along}", WEIGHTS["distribute_three"], left))
    return found


@cache
def language(attribute: str, cells: int) -> Mapping[str, Follow]:
    """Every rule for an attribute but `distribute_three`, which is no function of two values alone.

    Args:
        attribute: its name.
        cells: how many cells its part has.
    """
    rules: dict[str, Follow] = {"constant": lambda a, b: a if a == b else None}
    if attribute == "turn":
        rules |= {f"progression {step:+}": _rotation(step) for step in (1, -1, 2, -2, 3, -3, 4)}
    elif attribute != "position":  # a step of more than four would leave any range
        steps = (sign * step for step in range(1, 5) for sign in (1, -1))
        rules |= {f"progression {step:+}": _progression(step) for step in steps}
    if attribute == "number":
        rules |= {"arithmetic +": lambda a, b: a + b, "arithmetic -": lambda a, b: a - b}
    if attribute == "position":
        rules |= {f"movement {name}": _movement(after) for name, after in _movements(cells).items()}
        rules |= {
            "and": lambda a, b: a & b,
            "or": lambda a, b: a | b,
            "xor": lambda a, b: a ^ b,
            "minus": lambda a, b: a & ~b,
        }
    return rules


def _progression(step: int) -> Follow:
    return lambda a, b: b + step if b - a == step else None


def _rotation(step: int) -> Follow:
    return lambda a, b: (b + step) % 8 if (b - a - step) % 8 == 0 else None


def _movement(after: tuple[int, ...]) -> Follow:
    return lambda a, b: after[b] if after[a] == b else None


def _movements(cells: int) -> dict[str, tuple[int, ...]]:
    """Of each movement in a part, the set of cells that follows each set, as bits 1 << cell."""
    paths: dict[str, list[int]]
    if cells == 4:  # 0 1 / 2 3
        paths = {"clockwise": [1, 3, 0, 2], "anticlockwise": [2, 0, 3, 1], "across": [3, 2, 1, 0]}
    elif cells == 8:  # clockwise from the top
        paths = {f"around by {step:+}": [(cell + step) % 8 for cell in range(8)] for step in (1, -1, 2, -2, 3, -3, 4)}
    else:  # row by row; what leaves on one side comes back on the other
        paths = {
            "right": [1, 2, 0, 4, 5, 3, 7, 8, 6],
            "left": [2, 0, 1, 5, 3, 4, 8, 6, 7],
            "down": [3, 4, 5, 6, 7, 8, 0, 1, 2],
            "up": [6, 7, 8, 0, 1, 2, 3, 4, 5],
        }
    return {name: images(path) for name, path in paths.items()}


def images(path: Sequence[int]) -> tuple[int, ...]:
    """Of each set of cells, the set after cell i has gone to ``path[i]``."""
    after = [0] * (1 << len(path))
    for held in range(1, len(after)):
        low = held & -held
        after[held] = after[held ^ low] | 1 << path[low.bit_length() - 1]
    return tuple(after)


# No value of a shape without corners lies a step from another, so that no progression passes it.
_SHAPE_VALUE: Final = {
    shape: number if shape in CORNERED else 10 * number for number, shape in enumerate(SHAPES, start=3)
}
_FILL_VALUE: Final = {fill: number for number, fill in enumerate(FILLS)}


def _shape(figure: Figure) -> int:
    return _SHAPE_VALUE[figure.shape]


def _turn(figure: Figure) -> int | None:
    return figure.turn if figure.shape in POINTING else None


def _common(read: Callable[[Figure], int | None]) -> Callable[[tuple[Figure, ...]], int | None]:
    """The value that all figures of a part share, or None."""

    def shared(figures: tuple[Figure, ...]) -> int | None:
        value = read(figures[0])
        return value if all(read(figure) == value for figure in figures[1:]) else None

    return shared


READERS: Final[Mapping[Attribute, Callable[[tuple[Figure, ...]], int | None]]] = {
    "shape": _common(_shape),
    "size": _common(lambda figure: figure.size),
    "fill": _common(lambda figure: _FILL_VALUE[figure.fill]),
    "turn": _common(_turn),
    "number": len,
    "position": lambda figures: sum(1 << figure.cell for figure in figures),
}


def spell(attribute: str, value: int | None) -> str:
    """A value in words."""
    if value is None:
        return "mixed"
    if attribute == "shape":
        return next((shape for shape, number in _SHAPE_VALUE.items() if number == value), f"{value} corners")
    if attribute == "fill":
        return FILLS[value] if 0 <= value < len(FILLS) else "beyond all fills"
    if attribute == "position":
        return "cells " + " ".join(str(cell) for cell in range(value.bit_length()) if value >> cell & 1)
    return str(value)
