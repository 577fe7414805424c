"""Changes of a figure on a lattice: it is turned or mirrored, or made symmetric by as few cells as possible.

All changes are tried on the first figure, and those that lead to the second one are done to the third.
"""

from collections.abc import Sequence
from functools import cache
from itertools import combinations, product
from typing import Final, NamedTuple, TypeAlias

from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.formats.matrices import symmetry as form
from puzzlegen.formats.matrices.kits.cell_panels import Panel
from puzzlegen.validators.kits.answers import (
    LETTERS,
    demand_different,
    fingerprint,
    verdict_on,
)
from puzzlegen.validators.matrices.kits.cell_panels import SHADES, check_panel
from puzzlegen.validators.matrices.kits.lattices import Path, bits, image, lattice, orbits

Cells: TypeAlias = int  # a bit for each shaded cell
NEAR: Final = 3  # cells; what misses the second figure by fewer might pass for it
_TURNED: Final = 2  # weight of a turn; on hexagonal lattices of any but the half one it is one more
_ROUND: Final = {2: 3}  # weight of looking the same after a half turn; after other turns:
_ROUND_OTHER: Final = 5
_TWO: Final = 2  # a second axis weighs so much


class Change(NamedTuple):
    """Where a move takes each cell; or the sets of cells of which all are shaded, or none, after the change."""

    kind: str
    name: str
    weight: int
    path: Path = ()
    orbits: tuple[Cells, ...] = ()
    clears: bool = False

    def after(self, before: Cells) -> Cells:
        """The figure that a figure becomes."""
        if self.path:
            return image(before, self.path)
        if self.clears:
            return sum(orbit for orbit in self.orbits if orbit & ~before == 0)
        return sum(orbit for orbit in self.orbits if orbit & before)


Way: TypeAlias = tuple[Change, ...]


@cache
def changes(name: str) -> tuple[Change, ...]:
    """All changes on a lattice."""
    on = lattice(name)
    order, half = on.order, on.order // 2
    slanted = 2 if on.side else 3
    axes = [1 if axis % half == 0 else slanted for axis in range(order)]
    found = [Change("mirrored", f"mirrored in axis {axis}", axes[axis], on.mirrors[axis]) for axis in range(order)]
    found += (
        Change("turned", f"turned by {steps}/{order}", _TURNED + (order > 4 and steps != half), on.turns[steps])
        for steps in range(1, order)
    )
    wholes = [(f"axis {axis}", axes[axis], [on.mirrors[axis]]) for axis in range(order)]
    wholes += (
        (
            f"axes {axis} and {axis + half}",
            max(axes[axis], axes[axis + half]) + _TWO,
            [on.mirrors[axis], on.mirrors[axis + half]],
        )
        for axis in range(half)
    )
    wholes += (
        (f"turns by 1/{count}", _ROUND.get(count, _ROUND_OTHER), [on.turns[order // count]])
        for count in range(2, order + 1)
        if order % count == 0
    )
    for whole, weight, generators in wholes:
        alike = tuple(map(bits, orbits(generators, len(on.centres))))
        kind = whole.split()[0]
        found.append(Change(f"{kind} filled", f"filled up to {whole}", weight + 1, orbits=alike))
        found.append(Change(f"{kind} cleared", f"cleared to {whole}", weight + 2, orbits=alike, clears=True))
    return tuple(found)


def certify(analogy: form.Pairs, query: form.Analogy) -> Certificate:
    """Find every option that the third figure becomes by changes that make the second figure of the first one.

    The difficulty is the weight of the lightest such changes. The depth is that of the search: the changes that are
    tried on the first figure, the lightest first, and after each of them all again if there are two, until the second
    figure is there.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    (before, after, third), options = _figures(analogy, query.options)
    ends, near, others = _led(before, after, third, analogy)
    demand_different(options)
    right = [letter for letter, option in zip(LETTERS, options, strict=True) if option in ends]
    against = {
        letter: f"to be {_said(others[option])} would lead there, which does not make the second figure of the first"
        if option in others
        else "no changes make it of the third figure"
        for letter, option in zip(LETTERS, options, strict=True)
        if option not in ends
    }
    way = ends[options[LETTERS.index(right[0])]] if right else ()
    faults = []
    if any(option in near and option not in ends for option in options):
        faults.append("changes that lead to a wrong option almost make the second figure")
    if analogy.changes > 1 and any(change.after(before) == after for change in changes(analogy.lattice)):
        faults.append("one change would do")
    if right and len(ends) > len(right):
        faults.append("changes lead to a figure that is not on offer")
    if any((one ^ other).bit_count() < NEAR for one, other in combinations(options, 2)):
        faults.append("two options differ too little")
    unique = len(right) == 1
    return Certificate(
        verdict=verdict_on(right),
        answers=tuple(right[:2]),
        method="all changes",
        effort={"ways": len(changes(analogy.lattice)) ** analogy.changes},
        difficulty=float(_weight(way)) if unique else 0.0,
        unit=form.QUESTIONS[type(query)].unit,
        canonical=fingerprint(_form(analogy, (before, after, third), options)) if unique else "",
        structure=f"2 rows; {analogy.lattice}; {', '.join(sorted(change.kind for change in way))}" if unique else "",
        refuted=against,
        faults=tuple(faults),
        depth=Depth.search(_tried(before, after, analogy)),
    )


def _tried(before: Cells, after: Cells, analogy: form.Pairs) -> int:
    """How many changes are tried until one, or one after another, makes the second figure of the first."""
    every = sorted(changes(analogy.lattice), key=lambda change: change.weight)
    tried = 0
    for first in every:
        tried += 1
        once = first.after(before)
        for then in every if analogy.changes > 1 else ():
            tried += 1
            if then.after(once) == after:
                return tried
        if analogy.changes == 1 and once == after:
            return tried
    return tried


def certify_why(analogy: form.Pairs, query: form.Analogy, key: int, why: form.Changed) -> Faults:
    """What is false in the changes: they make the second figure of the first one, and the answer of the third one."""
    (before, after, third), options = _figures(analogy, query.options)
    named = {change.name: change for change in changes(analogy.lattice)}
    order = lattice(analogy.lattice).order
    if len(why.changes) != analogy.changes:
        return ("another number of changes",)
    for change in why.changes:
        found = named.get(_name(change, order))
        if found is None:
            return ("there is no such change",)
        before, third = found.after(before), found.after(third)
    holds = before == after and third == options[key]
    return () if holds else ("the changes lead elsewhere",)


def _name(change: form.Change, order: int) -> str:
    """A published change by its name among all of them."""
    number = change.number
    if change.verb == "moved":
        return f"mirrored in axis {number}" if change.kind == "mirror" else f"turned by {number}/{order}"
    wholes = {
        "mirror": f"axis {number}",
        "axes": f"axes {number} and {number + order // 2}",
        "turn": f"turns by 1/{number}",
    }
    return f"{'filled up' if change.verb == 'filled' else 'cleared'} to {wholes[change.kind]}"


def _form(analogy: form.Pairs, shown: Sequence[Cells], options: Sequence[Cells]) -> object:
    """What stays the same if all figures are turned or reflected, and shades or options change places."""
    on = lattice(analogy.lattice)
    return analogy.lattice, min(
        ([image(one, move) for one in shown], sorted(image(one, move) for one in options))
        for move in (*on.turns, *on.mirrors)
    )


def _figures(analogy: form.Pairs, options: Sequence[Panel]) -> tuple[list[Cells], list[Cells]]:
    """The cells of the three figures and of the options.

    Raises:
        MalformedStatement: a figure is empty, or figures have several shades or marks.
    """
    shades = set()
    found = []
    for panel in (*analogy.panels, *options):
        check_panel(panel, len(lattice(analogy.lattice).centres))
        held = [(shade, bits(getattr(panel, shade))) for shade in SHADES if getattr(panel, shade)]
        if panel.dot or panel.ring or len(held) != 1:
            raise MalformedStatement("each figure of an analogy has cells of one shade and no marks")
        shades.add(held[0][0])
        found.append(held[0][1])
    if len(shades) > 1:
        raise MalformedStatement("all figures of an analogy have the same shade")
    return found[:3], found[3:]


def _led(
    before: Cells, after: Cells, third: Cells, analogy: form.Pairs
) -> tuple[dict[Cells, Way], set[Cells], dict[Cells, Way]]:
    """Try all ways to the second figure, and do them to the third one.

    Returns:
        What the third figure can become, with the lightest way to each; what it becomes by ways that miss the second
        figure by a few cells; and what it becomes by any way at all, with the lightest one.
    """
    every = changes(analogy.lattice)
    ways = product(every, repeat=analogy.changes)
    reached = zip(ways, _reached(before, every, analogy), _reached(third, every, analogy), strict=True)
    ends: dict[Cells, Way] = {}
    others: dict[Cells, Way] = {}
    near: set[Cells] = set()
    for way, second, end in sorted(reached, key=lambda one: _weight(one[0])):
        others.setdefault(end, way)
        misses = (second ^ after).bit_count()
        if not misses:
            ends.setdefault(end, way)
        elif misses < NEAR:
            near.add(end)
    return ends, near, others


def _reached(start: Cells, every: Sequence[Change], analogy: form.Pairs) -> list[Cells]:
    """What a figure becomes by each way, in the order of ways."""
    held = [start]
    for _ in range(analogy.changes):
        held = [change.after(one) for one in held for change in every]
    return held


def _weight(way: Way) -> int:
    """How hard it is to see and to do a change after another."""
    return sum(change.weight for change in way)


def _said(way: Way) -> str:
    """The changes by their names."""
    return ", then ".join(change.name for change in way)
