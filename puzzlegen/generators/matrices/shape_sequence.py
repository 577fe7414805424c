"""Sequences of panels whose cells are shaded and marked: which panel comes next.

A panel has up to three parts that change each by a rule of its own: the shaded cells, the dots and the rings. In each
of two or three *respects* options show one of two states, and every combination is offered; any one of them is picked
as the answer, and the sequence is made backwards from it. So the options would have been as likely with another answer.
"""

from collections.abc import Callable, Mapping
from itertools import product
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.facts.matrices.lattices import LATTICES, Lattice, Move, back, members, moved
from puzzlegen.formats.matrices import shape_sequence as form
from puzzlegen.formats.matrices.kits.cell_panels import LatticeName, Mark, Panel
from puzzlegen.generators.matrices.kits.cell_panels import SHADES, panel

Rule: TypeAlias = Literal["shift", "turn", "mirror", "rings", "growth", "toggle", "return", "each"]
Tiles: TypeAlias = Literal["figure", "shaded", "mosaic"]
Cast: TypeAlias = tuple[Tiles | Literal["none"], tuple[Mark, ...]]
Held: TypeAlias = dict[str, int]  # kind -> the cells that hold it, as bits
Past: TypeAlias = Callable[[int], list[Held]]  # from the number of a last state to all states that lead to it


class Part(msgspec.Struct, frozen=True):
    """A part of all panels.

    Attributes:
        lasts: the states that options show, two or four of them.
        past: the states before each of them, first to last.
        told: what leads to a last state, for the explanation.
        shading: how the shades change, if there are several.
    """

    lasts: tuple[Held, ...]
    past: Past
    told: Callable[[int], form.Moving]
    shading: form.Shading | None = None


class ShapeSequenceParams(Params, frozen=True, kw_only=True):
    """What a level's sequences are made of.

    Attributes:
        lattices: names in `LATTICES`.
        shown: how many panels are shown.
        casts: per kind of sequence, what is shaded and which marks there are.
        figure_rules, mark_rules: those that the parts may follow.
        apart: how many marks of a kind may each move in their own way, at most.
    """

    lattices: tuple[LatticeName, ...]
    shown: Annotated[tuple[int, int], Knob("more panels to learn from", 4, 6)]
    casts: tuple[Cast, ...]
    figure_rules: tuple[Rule, ...]
    mark_rules: tuple[Rule, ...]
    apart: Annotated[int, Knob("more marks of a kind that each move in their own way", 2, 3)] = 2


LEVELS: Final = {
    Level.EASY: ShapeSequenceParams(
        band=(3, 5),
        depth=(2, 3),
        lattices=("square_3", "square_4", "honeycomb_19", "triangles_24"),
        shown=(4, 4),
        casts=(("figure", ("dot",)), ("figure", ("ring",)), ("shaded", ()), ("none", ("dot", "ring"))),
        figure_rules=("shift", "turn", "mirror", "growth"),
        mark_rules=("shift", "turn", "rings"),
    ),
    Level.MEDIUM: ShapeSequenceParams(
        band=(6, 7),
        depth=(3, 4),
        lattices=("square_4", "square_5", "honeycomb_19", "triangles_24"),
        shown=(4, 5),
        casts=(("figure", ("dot", "ring")), ("shaded", ("dot",)), ("shaded", ("ring",)), ("mosaic", ("dot",))),
        figure_rules=("shift", "turn", "mirror", "rings", "growth", "return"),
        mark_rules=("shift", "turn", "mirror", "rings"),
    ),
    Level.HARD: ShapeSequenceParams(
        band=(8, 14),
        depth=(4, 6),
        lattices=("square_4", "square_5", "honeycomb_19", "triangles_24"),
        shown=(5, 5),
        casts=(("figure", ("dot", "ring")), ("shaded", ("dot",)), ("mosaic", ("ring",)), ("mosaic", ("dot",))),
        figure_rules=("rings", "toggle", "return", "growth"),
        mark_rules=("each", "rings", "toggle", "shift"),
    ),
    Level.EXTREME: ShapeSequenceParams(
        band=(12, 16),
        depth=(6, 9),
        lattices=("square_5", "honeycomb_19", "triangles_24"),
        shown=(5, 5),
        casts=(("figure", ("dot", "ring")),),
        figure_rules=("toggle", "return", "growth", "rings"),
        mark_rules=("each", "toggle"),
        apart=3,
    ),
}


_TWO_PARTS: Final[tuple[Cast, ...]] = (
    ("figure", ("dot",)),
    ("figure", ("ring",)),
    ("shaded", ()),
    ("mosaic", ()),
    ("none", ("dot", "ring")),
)
LEVELS_BY_OPTIONS: Final = {
    4: {
        Level.MEDIUM: msgspec.structs.replace(LEVELS[Level.MEDIUM], depth=msgspec.UNSET, band=(5, 6), casts=_TWO_PARTS),
        Level.HARD: msgspec.structs.replace(LEVELS[Level.HARD], depth=msgspec.UNSET, band=(7, 10), casts=_TWO_PARTS),
        Level.EXTREME: msgspec.structs.replace(
            LEVELS[Level.EXTREME], depth=msgspec.UNSET, band=(8, 14), casts=_TWO_PARTS
        ),
    }
}
"""Two parts instead of three, whose rules weigh less together."""


def invent(rng: Stream, params: ShapeSequenceParams, asked: Drawn) -> Puzzle:  # noqa: ARG001 - there is one question
    """Draw the parts with the states that options show, pick one of these, and let the parts lead to it."""
    rng = rng.child("state")
    name = rng.choice(params.lattices)
    lattice = LATTICES[name]
    shown = rng.between(*params.shown)
    tiles, marks = rng.choice(params.casts)
    parts = [] if tiles == "none" else [_tiles(tiles, lattice, params.figure_rules, shown, rng)]
    parts += (_mark(kind, lattice, params, shown, rng) for kind in marks)
    combinations = list(product(*(range(len(part.lasts)) for part in parts)))
    place = rng.class_by_index(len(combinations), "place")
    rng.shuffle(combinations)
    pasts = [part.past(which) for part, which in zip(parts, combinations[place], strict=True)]
    panels = tuple(_merged(states) for states in zip(*pasts, strict=True))
    options = tuple(
        _merged(tuple(part.lasts[which] for part, which in zip(parts, one, strict=True))) for one in combinations
    )
    subjects: tuple[Literal["cells"] | Mark, ...] = marks if tiles == "none" else ("cells", *marks)
    rules = tuple(
        form.Part(subject, part.told(which), part.shading)
        for subject, part, which in zip(subjects, parts, combinations[place], strict=True)
    )
    return Puzzle(form.Row(name, panels), form.NextPanel(options), LETTERS[place], form.Facts(rules))


def _merged(states: tuple[Held, ...]) -> Panel:
    """The panel that holds all of these."""
    return panel(**{kind: cells for state in states for kind, cells in state.items()})


# --- the parts


def _tiles(tiles: Tiles, lattice: Lattice, rules: tuple[Rule, ...], shown: int, rng: Stream) -> Part:
    """The shaded cells."""
    if tiles == "mosaic":
        return _mosaic(lattice, shown, rng)
    rule = rng.choice([rule for rule in rules if rule != "shift" or lattice.side])
    figure = _followed(rule, lattice, _figure, shown, rng)
    if tiles == "figure":
        shade = rng.choice(SHADES)
        return Part(
            tuple({shade: cells} for cells in figure.lasts),
            lambda which: [{shade: cells} for cells in figure.past(which)],
            figure.told,
        )
    cycle = rng.sample(SHADES, rng.between(2, 3))
    ends = rng.sample(range(len(cycle)), 2)
    lasts = [(cells, end) for cells in range(len(figure.lasts)) for end in ends]

    def past(which: int) -> list[Held]:
        number, end = lasts[which]
        states = figure.past(number)
        return [{cycle[(end - shown + panel) % len(cycle)]: cells} for panel, cells in enumerate(states)]

    return Part(
        tuple({cycle[end]: figure.lasts[number]} for number, end in lasts),
        past,
        lambda which: figure.told(lasts[which][0]),
        form.InTurns(2 if len(cycle) == 2 else 3),
    )


def _mosaic(lattice: Lattice, shown: int, rng: Stream) -> Part:
    """Cells of two or three shades that move together, while each shade becomes another."""
    shades = rng.sample(SHADES, rng.between(2, 3))
    pool = rng.permutation(lattice.cells)
    size = min(3, lattice.cells // 4)
    last: Held = {
        shade: sum(1 << cell for cell in pool[number * size : (number + 1) * size])
        for number, shade in enumerate(shades)
    }
    rule: Rule = rng.choice(("shift", "turn", "mirror") if lattice.side else ("turn", "mirror"))
    (move, told), (other, _) = _move(rule, lattice, rng), _move(rule, lattice, rng)
    step, slip = 1, rng.between(1, len(shades) - 1)
    before = back(move)

    def recoloured(state: Held, by: int) -> Held:
        return {shades[(number + by) % len(shades)]: state[shade] for number, shade in enumerate(shades)}

    def displaced(state: Held, by: Move) -> Held:
        return {shade: moved(cells, by) for shade, cells in state.items()}

    lasts = [recoloured(state, by) for state in (last, displaced(last, other)) for by in (0, slip)]
    if displaced(last, other) in (last, recoloured(last, slip)):
        raise Rejected("two options would be alike")

    def past(which: int) -> list[Held]:
        states = [lasts[which]]
        for _ in range(shown):
            states.append(recoloured(displaced(states[-1], before), -step))
        return states[:0:-1]

    first = shades.index(min(shades, key=SHADES.index))
    return Part(tuple(lasts), past, lambda _: told, form.Shades((*shades[first:], *shades[:first])))


class _Followed(msgspec.Struct, frozen=True):
    """Two last sets of cells, those before each, and the rule for the explanation."""

    lasts: tuple[int, int]
    past: Callable[[int], list[int]]
    told: Callable[[int], form.Moving]


Draw: TypeAlias = Callable[[Lattice, Stream], int]


def _mark(kind: str, lattice: Lattice, params: ShapeSequenceParams, shown: int, rng: Stream) -> Part:
    """One or two marks of a kind, or three."""
    rule = rng.choice([rule for rule in params.mark_rules if rule != "shift" or lattice.side])
    count = rng.between(2, params.apart) if rule == "each" else rng.between(1, 2)
    followed = _followed(rule, lattice, lambda on, rng: _scattered(on, count, rng), shown, rng)
    return Part(
        tuple({kind: cells} for cells in followed.lasts),
        lambda which: [{kind: cells} for cells in followed.past(which)],
        followed.told,
    )


def _figure(lattice: Lattice, rng: Stream) -> int:
    """A connected set of cells, a quarter to a half of them."""
    size = rng.between(max(3, lattice.cells // 5), max(4, lattice.cells * 2 // 5))
    cells = [rng.below(lattice.cells)]
    while len(cells) < size:
        cells.append(rng.choice([one for cell in cells for one in lattice.neighbours[cell] if one not in cells]))
    return sum(1 << cell for cell in cells)


def _scattered(lattice: Lattice, count: int, rng: Stream) -> int:
    return sum(1 << cell for cell in rng.sample(range(lattice.cells), count))


def _followed(rule: Rule, lattice: Lattice, draw: Draw, shown: int, rng: Stream) -> _Followed:
    """Two last sets and their pasts under a rule."""
    return _MAKERS.get(rule, _moving)(rule, lattice, draw, shown, rng)


def _move(rule: Rule, lattice: Lattice, rng: Stream) -> tuple[Move, form.Move]:
    """A move of this kind that does move something."""
    if rule == "shift":
        down, right = rng.choice(((0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (-1, 1), (1, -1), (-1, -1)))
        return lattice.shift(down, right), form.Shift(down, right)
    if rule == "turn":
        step = rng.between(1, lattice.order - 1)
        return lattice.turns[step], form.Turn(step)
    if rule == "mirror":
        axis = rng.below(len(lattice.mirrors))
        return lattice.mirrors[axis], form.Mirror(axis)
    steps = [rng.choice((-3, -2, -1, 1, 2, 3)), *(rng.choice((-1, 0, 1)) for _ in lattice.rings[1:])]
    return lattice.around(steps), form.Rings(tuple(steps))


def _moving(rule: Rule, lattice: Lattice, draw: Draw, shown: int, rng: Stream) -> _Followed:
    """All cells move alike; the other last set is moved once more, by a move of the same kind."""
    (move, told), (other, _) = _move(rule, lattice, rng), _move(rule, lattice, rng)
    last = draw(lattice, rng)
    lasts = (last, moved(last, other))
    before = back(move)
    if lasts[0] == lasts[1] or moved(last, move) == last:
        raise Rejected("the move would not show")
    return _Followed(lasts, lambda which: _traced(lasts[which], before, shown), lambda _: told)


def _traced(last: int, before: Move, shown: int) -> list[int]:
    states = [last]
    for _ in range(shown):
        states.append(moved(states[-1], before))
    return states[:0:-1]


def _growing(rule: Rule, lattice: Lattice, draw: Draw, shown: int, rng: Stream) -> _Followed:  # noqa: ARG001
    """Cells are added or taken away along a path, as many each time; the other last set has another number of them."""
    path = _path(lattice, rng)
    most = len(path)
    step = rng.between(1, max(1, (most - 2) // shown))
    lengths = rng.sample(range(shown * step + 1, most + 1), 2) if most - shown * step > 1 else []
    if not lengths or abs(lengths[0] - lengths[1]) > 2:
        raise Rejected("no room to grow")
    if rng.below(2):
        step = -step
        lengths = [most + 1 - length for length in lengths]
    prefixes = [sum(1 << cell for cell in path[:length]) for length in range(most + 1)]

    def past(which: int) -> list[int]:
        return [prefixes[lengths[which] - step * (shown - panel)] for panel in range(shown)]

    return _Followed((prefixes[lengths[0]], prefixes[lengths[1]]), past, lambda _: form.Growth(tuple(path)))


def _path(lattice: Lattice, rng: Stream) -> list[int]:
    """Row by row, to and fro, or along the rings, seen from any side."""
    kind = rng.below(3)
    if kind == 0 or not lattice.side:
        path: list[int] = []
        shift, sense = rng.below(len(lattice.rings[0])), rng.choice((1, -1))
        for ring in lattice.rings:
            start = shift * len(ring) // len(lattice.rings[0])
            path += (ring[(start + sense * place) % len(ring)] for place in range(len(ring)))
        return path if lattice.side == 0 and rng.below(2) else path[: len(lattice.rings[0])]
    rows = [list(range(row * lattice.side, (row + 1) * lattice.side)) for row in range(lattice.side)]
    path = [cell for number, row in enumerate(rows) for cell in (row[::-1] if kind == 1 and number % 2 else row)]
    view = rng.choice((*lattice.turns, *lattice.mirrors))
    return [view[cell] for cell in path]


def _toggling(rule: Rule, lattice: Lattice, draw: Draw, shown: int, rng: Stream) -> _Followed:  # noqa: ARG001
    """Some cells change from empty to held or back, next time those to which they have moved."""
    kinds: tuple[Rule, ...] = ("shift", "turn") if lattice.side else ("turn", "rings")
    kind: Rule = rng.choice(kinds)
    (move, told), (other, _) = _move(kind, lattice, rng), _move(kind, lattice, rng)
    assert not isinstance(told, form.Mirror)
    change = _scattered(lattice, rng.between(1, 2), rng)
    last = draw(lattice, rng)
    lasts = (last, last ^ change ^ moved(change, other))
    before = back(move)
    if lasts[0] == lasts[1] or moved(change, move) == change:
        raise Rejected("the move would not show")

    def past(which: int) -> list[int]:
        states, toggled = [lasts[which]], change
        for _ in range(shown):
            states.append(states[-1] ^ toggled)
            toggled = moved(toggled, before)
        if 0 in states:
            raise Rejected("a panel would be empty")
        return states[:0:-1]

    return _Followed(lasts, past, lambda _: form.Toggle(told))


def _returning(rule: Rule, lattice: Lattice, draw: Draw, shown: int, rng: Stream) -> _Followed:  # noqa: ARG001
    """Two or three states take turns."""
    period = rng.between(2, 3)
    one = draw(lattice, rng)
    lasts = (one, moved(one, rng.choice((*lattice.turns[1:], *lattice.mirrors))))
    others = [draw(lattice, rng) for _ in range(period - 1)]
    if lasts[0] == lasts[1]:
        raise Rejected("the move would not show")

    def past(which: int) -> list[int]:
        cycle = [lasts[which], *others]
        return [cycle[(panel - shown) % period] for panel in range(shown)]

    return _Followed(lasts, past, lambda _: form.Return(2 if period == 2 else 3))


def _apart(rule: Rule, lattice: Lattice, draw: Draw, shown: int, rng: Stream) -> _Followed:  # noqa: ARG001
    """Each of two or three marks moves in its own way; in the other last set one of them lies elsewhere."""
    kinds: tuple[Rule, ...] = ("shift", "rings") if lattice.side else ("rings",)
    *still, one = members(draw(lattice, rng))
    other = rng.choice([cell for cell in range(lattice.cells) if cell not in (*still, one)])
    moves = [_move(rng.choice(kinds), lattice, rng) for _ in (*still, one)]
    ways = [back(move) for move, _ in moves]
    ends = [[*still, one], [*still, other]]

    def past(which: int) -> list[int]:
        cells = ends[which]
        states: list[int] = []
        for _ in range(shown):
            cells = [way[cell] for way, cell in zip(ways, cells, strict=True)]
            if len(set(cells)) < len(cells):
                raise Rejected("two marks would meet")
            states.append(sum(1 << cell for cell in cells))
        return states[::-1]

    one_way, other_way = (sum(1 << cell for cell in cells) for cells in ends)
    told = tuple(way for _, way in moves if isinstance(way, form.Shift | form.Rings))
    return _Followed((one_way, other_way), past, lambda which: form.Each(told, tuple(ends[which])))


_MAKERS: Final[Mapping[Rule, Callable[[Rule, Lattice, Draw, int, Stream], _Followed]]] = {
    "growth": _growing,
    "toggle": _toggling,
    "return": _returning,
    "each": _apart,
}
