"""Shows the ropes of `puzzlegen.generators.counting.tangle`."""

import math
from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias, get_args

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.question import Published
from puzzlegen.core.scene import AnyNode, Circle, Group, Hue, Label, Paint, Polyline, Scene
from puzzlegen.drawing.marking import over, pen, tag
from puzzlegen.facts.counting.ropes import ACROSS, Rope, Stub, Tile, Weave
from puzzlegen.formats.counting.kits.counts import Count, CountOffered
from puzzlegen.formats.counting.tangle import Closed, LeadOffered, Query, Tangle, Way, WayOver
from puzzlegen.renderers.counting.kits.rope_walks import ARCS, arc_names, inner, loop
from puzzlegen.renderers.kits.telling import PAIRS, SEMICOLON, comma_list, grid, labelled, legend, lines, pair
from puzzlegen.renderers.kits.wording import numbers

msg: Final = messages(__name__)

Point: TypeAlias = tuple[float, float]

_ROPE: Final = 0.3  # width with its outline
_CORE: Final = 0.19
_TAIL: Final = 0.42  # beyond the grid
_MARGIN: Final = 1.1
_STEPS: Final = 20  # of a quarter circle
_HAIR: Final = 1e-6  # far less than a pixel
_FILLS: Final[tuple[Paint, ...]] = ("highlight", "soft")  # straw and slate, by the size of the grid
_OUTWARDS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))  # x and y
_SIGNS: Final[dict[str, Phrase]] = {tile: msg(f"tile-{tile}") for tile in get_args(Tile)}
_TOLD: Final = 4  # arcs along a way
_LOOPS: Final = 6  # those inside are told as long as no more are
_SIDES: Final = ("upper", "right", "lower", "left")


def word(tangle: Tangle, query: Query) -> Wording:  # noqa: ARG001 - ropes say nothing
    """What a rope is, and what is asked about them."""
    match query:
        case LeadOffered(ends):
            return Wording(msg("ask-lead-letter"), Kind.LETTER, msg("rules"), options=(None,) * len(ends))
        case CountOffered(offered):
            return Wording(msg("ask-count"), Kind.LETTER, msg("rules"), options=numbers(offered))
    return Wording(msg(f"ask-{task_of(query)}"), Kind.NUMBER, msg("rules"))


def explain(tangle: Tangle, query: Query, answer: str, why: Published) -> Phrase:
    """The way along the rope with the dot, or the ends and the loops by which ropes are counted."""
    arcs = arc_names(tangle)
    match why:
        case Closed():
            outer = [loop(one, arcs) for one in why.loops]
            shown = [*outer, *map(inner, why.inner[: max(0, _LOOPS - len(outer))])]
            count = len(outer) + len(why.inner)
            return sentences(_told_loops(shown, count, len(tangle.ends), query), *[ARCS] * bool(outer))
        case WayOver():
            return sentences(_told_over(why, arcs), *[ARCS] * bool(why.arcs))
        case Way():
            return sentences(_told_way(why, arcs, answer), *[ARCS] * bool(why.arcs))
    raise TypeError(why)


def _told_loops(shown: list[Phrase], count: int, ends: int, query: Query) -> Phrase:
    """How many ropes have ends, which ones are loops, of which some are shown, and how many that makes."""
    with_ends = ends // 2
    parts = [msg("with-ends", ends=ends, ropes=with_ends)]
    if count > len(shown):
        shown = [*shown, msg("more-loops", count=count - len(shown))]
    parts.append(msg("closed", count=count, loops=comma_list(shown, SEMICOLON)) if count else msg("no-loops"))
    if isinstance(query, Count):
        added = f"{with_ends} + {count} = " if count and with_ends else ""
        parts.append(msg("sum", sum=f"{added}{with_ends + count}"))
    return sentences(*parts)


def _told_way(way: Way, arcs: dict[int, Phrase], mark: str) -> Phrase:
    """The arcs that a rope passes from its dot to the mark at its other end, with the crossings between."""
    *before, last = way.crossings
    steps = [
        msg("step" if place else "first-step", crossings=crossings, arc=arcs[arc])
        for place, (crossings, arc) in enumerate(zip(before[:_TOLD], way.arcs, strict=False))
    ]
    if before[_TOLD:]:
        steps.append(msg("more-arcs", arcs=len(before) - _TOLD, crossings=sum(before[_TOLD:])))
    steps.append(msg("last-step" if before else "only-step", crossings=last, mark=mark))
    return msg("why-way", steps=comma_list(steps, msg("then")))


def _told_over(way: WayOver, arcs: dict[int, Phrase]) -> Phrase:
    """On how many crossings of each stretch a rope is on top, and with what it crosses there."""
    (*before, last), (*tops_before, last_top) = way.crossings, way.on_top
    steps = [
        msg("over-step" if place else "first-over", top=top, crossings=crossings, arc=arcs[arc])
        for place, (top, crossings, arc) in enumerate(zip(tops_before, before[:_TOLD], way.arcs, strict=False))
    ]
    if before[_TOLD:]:
        top, crossings = sum(tops_before[_TOLD:]), sum(before[_TOLD:])
        steps.append(msg("more-over", top=top, crossings=crossings, arcs=len(before) - _TOLD))
    steps.append(msg("last-over" if before else "only-over", top=last_top, crossings=last))
    total, itself = sum(way.on_top), way.itself
    tops = [top for top in (*tops_before[:_TOLD], sum(tops_before[_TOLD:]), last_top) if top]
    summed = f"{' + '.join(map(str, tops))} = {total}" if tops[1:] else str(total)
    others = sum(way.crossings) - 2 * itself  # a crossing with itself is passed twice, once on top
    return sentences(
        msg("why-over", steps=comma_list(steps, msg("then")), sum=summed),
        msg("with-itself", itself=itself, others=others, on_top=total - itself),
    )


def _marks(tangle: Tangle, query: Query) -> dict[Stub, str]:
    """What stands at ends: the dot, and numbers or letters."""
    marks = {(row, column, side): mark for row, column, side, mark in tangle.ends}
    return marks | dict(zip(query.options, LETTERS, strict=False)) if isinstance(query, LeadOffered) else marks


def describe(tangle: Tangle, query: Query) -> Phrase:
    """The tiles, what joins their sides beyond the border, and where ropes end."""
    used = {sign: meaning for sign, meaning in _SIGNS.items() if any(sign in row for row in tangle.tiles)}
    caps = (msg("cap", one=_side(one), other=_side(other)) for one, other in tangle.caps)
    ends = []
    for stub, shown in _marks(tangle, query).items():
        end = _side(stub)
        ends.append(msg("marked", end=end, mark=msg("dot") if shown == "dot" else shown) if shown else end)
    return lines(
        labelled(msg("tiles"), grid(tangle.tiles)),
        legend(used),
        PAIRS,
        labelled(msg("caps"), comma_list(caps, SEMICOLON)),
        labelled(msg("ends"), comma_list(ends, SEMICOLON)),
    )


def _side(stub: Stub) -> Phrase:
    row, column, side = stub
    return msg(f"side-{_SIDES[side]}", cell=pair(row, column))


def depict(tangle: Tangle, query: Query) -> tuple[Scene, ...]:
    """The ropes: all outlines, all cores above them, and at each crossing the upper strand once more."""
    weave = Weave(tangle.tiles, tangle.caps)
    fill = _FILLS[(len(tangle.tiles) + len(tangle.tiles[0])) % len(_FILLS)]
    return (_scene(tangle, query, weave, [(rope, fill) for rope in weave.ropes()]),)


def _scene(tangle: Tangle, query: Query, weave: Weave, ropes: Sequence[tuple[Rope, Paint]]) -> Scene:
    """Ropes in these colours, with all marks."""
    rows, columns = len(tangle.tiles), len(tangle.tiles[0])
    courses = [(_course(rope, weave), rope.closed, fill) for rope, fill in ropes]
    fills = {(row, column, side % 2): fill for rope, fill in ropes for row, column, side in rope.entries}
    marks = _marks(tangle, query)
    nodes: list[AnyNode] = [_at(stub, 0.78, mark) for stub, mark in marks.items() if mark not in ("", "dot")]
    nodes += [Polyline(points, "ink", width=_ROPE, closed=closed) for points, closed, _ in courses]
    nodes += [Polyline(points, fill, width=_CORE, closed=closed) for points, closed, fill in courses]
    for y, row in enumerate(tangle.tiles):
        for x, tile in enumerate(row):
            if tile in "hv":
                nodes += _upper(x + 0.5, y + 0.5, tile == "h", fills[y, x, int(tile == "h")])
    nodes += [_at(stub, _TAIL, mark) for stub, mark in marks.items() if mark == "dot"]
    board = Group(tuple(nodes), x=_MARGIN, y=_MARGIN)
    return Scene(columns + 2 * _MARGIN, rows + 2 * _MARGIN, (board,))


def _upper(x: float, y: float, horizontal: bool, fill: Paint) -> tuple[AnyNode, AnyNode]:
    """The upper strand of the crossing at (x, y): its outline, which ends before the tile does, and its core.

    It is a hair off the straight: level lines are moved to whole pixels, outline and core by different parts of one.
    """

    def strand(reach: float) -> tuple[Point, Point]:
        a, b = (reach, _HAIR) if horizontal else (_HAIR, reach)
        return (x - a, y - b), (x + a, y + b)

    return Polyline(strand(0.16), "ink", width=_ROPE), Polyline(strand(0.36), fill, width=_CORE)


def _at(stub: Stub, beyond: float, mark: str) -> AnyNode:
    """A mark so far beyond the side where a rope ends: a black dot or a text."""
    (x, y), (a, b) = _middle(stub), _OUTWARDS[stub[2]]
    x, y = x + beyond * a, y + beyond * b
    return Circle(x, y, 0.21, "ink") if mark == "dot" else Label(x, y, mark, 0.3)


def _middle(stub: Stub) -> Point:
    """The middle of a tile's side."""
    row, column, side = stub
    a, b = _OUTWARDS[side]
    return column + 0.5 + a / 2, row + 0.5 + b / 2


def _course(rope: Rope, weave: Weave) -> tuple[Point, ...]:
    """The points of a rope, from its middle of the first side it enters by; with its tails, if it has ends."""
    cap = weave.cap
    points: list[Point] = []
    if not rope.closed:
        points.append(_tail(rope.entries[0]))
    for entry in rope.entries:
        row, column, side = entry
        tile = weave.tiles[row][column]
        left = row, column, ACROSS[tile][side]
        points.append(_middle(entry))
        if tile in "ab":
            points += _arc(_middle(entry), _middle(left), _corner(entry, left))
        if left in cap:
            points.append(_middle(left))
            points += _arc(_middle(left), _middle(cap[left]), _corner(left, cap[left]), (left[2], cap[left][2]))
    if rope.exit is not None:
        points += (_middle(rope.exit), _tail(rope.exit))
    return tuple(points)


def _tail(stub: Stub) -> Point:
    """Where a rope ends beyond a side; a hair off the straight, as the upper strands of crossings are."""
    (x, y), (a, b) = _middle(stub), _OUTWARDS[stub[2]]
    return x + _TAIL * a + _HAIR, y + _TAIL * b + _HAIR


def _corner(one: Stub, other: Stub) -> Point:
    """The corner of tiles around which an arc runs between two sides, both of them half a tile away from it."""
    (ax, ay), (bx, by) = _middle(one), _middle(other)
    if one[2] == other[2]:
        return (ax + bx) / 2, (ay + by) / 2
    return (ax, by) if ax == round(ax) else (bx, ay)


def _arc(start: Point, stop: Point, centre: Point, sides: tuple[int, int] | None = None) -> Iterator[Point]:
    """The points between both ends of an arc: of the shorter one, or of the one that lies beyond these sides."""
    x, y = centre
    begin = math.atan2(start[1] - y, start[0] - x)
    sweep = (math.atan2(stop[1] - y, stop[0] - x) - begin) % math.tau
    if sides is None:
        clockwise = sweep < math.pi
    else:
        (a, b), (c, d) = (_OUTWARDS[side] for side in sides)
        clockwise = (a + c) * math.cos(begin + sweep / 2) + (b + d) * math.sin(begin + sweep / 2) > 0
    if not clockwise:
        sweep -= math.tau
    steps = round(abs(sweep) / math.pi * 2 * _STEPS)
    for step in range(1, steps):
        angle = begin + sweep * step / steps
        yield x + math.cos(angle) / 2, y + math.sin(angle) / 2


def depict_solution(tangle: Tangle, query: Query, answer: str, why: Published) -> tuple[Scene, ...]:  # noqa: ARG001
    """The rope with the dot; or each rope, or each closed one, in a colour and with a number of its own."""
    weave = Weave(tangle.tiles, tangle.caps)
    ropes = weave.ropes()
    if not isinstance(why, Closed):
        dotted = {(row, column, side) for row, column, side, mark in tangle.ends if mark == "dot"}
        fills: list[Paint] = ["highlight" if dotted & {rope.entries[0], rope.exit} else "paper" for rope in ropes]
        return (_scene(tangle, query, weave, [*zip(ropes, fills, strict=True)]),)
    hues = get_args(Hue)
    counted = [rope.closed or isinstance(query, Count) for rope in ropes]
    fills = [hues[sum(counted[:place]) % len(hues)] if one else "paper" for place, one in enumerate(counted)]
    scene = _scene(tangle, query, weave, [*zip(ropes, fills, strict=True)])
    numbered = [
        mark
        for number, rope in enumerate((rope for rope, one in zip(ropes, counted, strict=True) if one), 1)
        for mark in tag(*_middle(rope.entries[len(rope.entries) // 2]), str(number), 0.7 * pen(scene))
    ]
    return (over(scene, numbered, _MARGIN, _MARGIN),)
