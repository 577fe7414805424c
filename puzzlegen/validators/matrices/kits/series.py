"""Which rules explain a row of values, and what each says comes next.

The rules are those of ``docs/panels.md``, and there are finitely many: every rule is tried on every row. What has to be
seen before a rule counts is part of it: a cycle is known once two of its values came back.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from typing import Final

from puzzlegen.validators.matrices.kits.evidence import Lead
from puzzlegen.validators.matrices.kits.induction import images

WEIGHTS: Final = {
    "constant": 1,
    "progression": 2,
    "walk": 2,
    "cycle of 2": 2,
    "diagonal": 3,
    "cycle of 3": 3,
    "growing": 4,
}
"""The order is that of the rules of matrices; a cycle of three asks to look back by three panels, and growing steps ask
for the steps between steps. A diagonal walk crosses two sides at once."""

STEPS: Final = range(1, 5)  # of progressions; a longer one would leave any range
FIRST: Final = range(8)  # of growing steps, around eight places
_BORDER: Final = (0, 1, 2, 5, 8, 7, 6, 3)
_COMPASS: Final = ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))


def name_leads(row: Sequence[int]) -> tuple[Lead, ...]:
    """The rules that explain values in no order."""
    return tuple(_plain(row))


def scale_leads(row: Sequence[int]) -> tuple[Lead, ...]:
    """The rules that explain values of a scale: corners, sizes, fills, numbers."""
    found = list(_plain(row))
    step = row[1] - row[0]
    if abs(step) in STEPS and all(b - a == step for a, b in pairwise(row)):
        found.append(_lead("progression", f"{step:+}", row[-1] + step))
    return tuple(found)


def turn_leads(row: Sequence[int]) -> tuple[Lead, ...]:
    """The rules that explain directions, in eighths of a turn."""
    found = list(_plain(row))
    steps = [(b - a) % 8 for a, b in pairwise(row)]
    for step in range(1, 8):
        if all(one == step for one in steps):
            found.append(_lead("progression", f"{step if step <= 4 else step - 8:+}", (row[-1] + step) % 8))
    for sign in (1, -1):
        for first in FIRST:
            if all(one == sign * (first + place) % 8 for place, one in enumerate(steps)):
                found.append(_lead("growing", f"{sign * first:+}", (row[-1] + sign * (first + len(steps))) % 8))
    return tuple(found)


def place_leads(row: Sequence[int], cells: int) -> tuple[Lead, ...]:
    """The rules that explain sets of cells, as bits ``1 << cell``."""
    found = list(_plain(row))
    if len(set(row)) == 1:  # what stays where it is does not walk
        return tuple(found)
    for name, after in _walks(cells).items():
        if all(after[a] == b for a, b in pairwise(row)):
            found.append(_lead(*name, after[row[-1]]))
    for sign in (1, -1):
        for first in FIRST:
            around = [_around(cells)[sign * (first + place) % 8] for place in range(len(row))]
            if all(around[place][a] == b for place, (a, b) in enumerate(pairwise(row))):
                found.append(_lead("growing", f"{sign * first:+}", around[-1][row[-1]]))
    return tuple(found)


def tried(kind: str, cells: int = 1) -> int:
    """How many rules there are for values in no order, a scale, a turn or places."""
    return {
        "name": 3,
        "scale": 3 + 2 * len(STEPS),
        "turn": 10 + 2 * len(FIRST),
        "place": 3 + 2 * len(FIRST) + len(_walks(cells)),
    }[kind]


def _plain(row: Sequence[int]) -> Iterator[Lead]:
    """The rules that any values can follow."""
    if len(set(row)) == 1:
        yield _lead("constant", "", row[-1])
        return
    for length in (2, 3):
        if len(row) >= length + 2 and all(row[place] == row[place - length] for place in range(length, len(row))):
            yield _lead(f"cycle of {length}", "", row[-length])


def _lead(kind: str, how: str, value: int) -> Lead:
    return Lead(f"{kind} {how}".strip(), WEIGHTS[kind], value)


@cache
def _around(cells: int) -> tuple[tuple[int, ...], ...]:
    """Per number of steps, 0 to 7, what becomes of each set of cells that goes around clockwise."""
    ring = tuple(range(8)) if cells == 8 else _BORDER
    paths = [
        [ring[(ring.index(cell) + step) % 8] if cell in ring else cell for cell in range(cells)] for step in range(8)
    ]
    return tuple(images(path) for path in paths)


@cache
def _walks(cells: int) -> dict[tuple[str, str], tuple[int, ...]]:
    """What becomes of each set of cells in each walk, by the kind of rule and how it goes."""
    if cells == 1:
        return {}
    walks = {("walk", f"around {step if step <= 4 else step - 8:+}"): _around(cells)[step] for step in range(1, 8)}
    if cells == 9:
        for down, right in _COMPASS:
            path = [(cell // 3 + down) % 3 * 3 + (cell % 3 + right) % 3 for cell in range(9)]
            walks["diagonal" if down and right else "walk", f"shift {down:+} {right:+}"] = images(path)
    return walks
