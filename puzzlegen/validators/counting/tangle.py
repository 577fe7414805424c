"""Joins the strands of a tangle to ropes; judges `counting/tangle`."""

from collections import Counter
from collections.abc import Iterable
from itertools import product
from typing import Final, TypeAlias

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.core.item import task_of
from puzzlegen.core.question import Published
from puzzlegen.formats.counting.kits.counts import CountOffered
from puzzlegen.formats.counting.tangle import (
    QUESTIONS,
    Box,
    Closed,
    Lead,
    LeadOffered,
    Loops,
    Over,
    Query,
    Tangle,
    Way,
    WayOver,
)
from puzzlegen.validators.kits.answers import Findings, fingerprint, letter_of_number, verdict_on

Middle: TypeAlias = tuple[int, int]  # of a side: twice its y and twice its x, with tiles of side 1

_MIDDLES: Final = ((0, 1), (1, 2), (2, 1), (1, 0))  # of a tile's sides, from its upper left corner
_STRANDS: Final = {"h": ((0, 2), (1, 3)), "v": ((0, 2), (1, 3)), "a": ((0, 3), (1, 2)), "b": ((0, 1), (2, 3))}
_BEYOND: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))  # rows and columns to the tile beyond a side
_UPPER: Final = {"h": (1, 3), "v": (0, 2)}
_REFLECTED: Final = {"h": "h", "v": "v", "a": "b", "b": "a"}
_TRANSPOSED: Final = {"h": "v", "v": "h", "a": "a", "b": "b"}


class _Groups:
    """Things that belong together (disjoint sets)."""

    def __init__(self, things: Iterable[Middle]) -> None:
        self._above = {thing: thing for thing in things}

    def root(self, thing: Middle) -> Middle:
        """What stands for the whole group."""
        while self._above[thing] != thing:
            self._above[thing] = thing = self._above[self._above[thing]]
        return thing

    def join(self, one: Middle, other: Middle) -> None:
        """Make one group of two."""
        self._above[self.root(one)] = self.root(other)

    def roots(self) -> set[Middle]:
        """One thing of every group."""
        return {thing for thing, above in self._above.items() if thing == above}


def certify(tangle: Tangle, query: Query) -> Certificate:
    """Join the middles of sides that a strand or an arc connects.

    The difficulty is the number of crossings; where one rope has to be followed, that of the tiles it runs over, as
    often as it does. An eye follows a straight run at a glance, and needs its end to find the next one: the depth is
    the chain of straight runs along the rope, or along the longest one where all have to be followed.

    Raises:
        MalformedStatement: sides of the border have no arc or end, or several, arcs join others, marks or options are
            not what the question needs, or two options say the same.
    """
    _check(tangle, query)
    rows, columns = len(tangle.tiles), len(tangle.tiles[0])
    ropes = _joined(tangle)
    findings = _answer(tangle, query, ropes)
    difficulty, over = sum(row.count("h") + row.count("v") for row in tangle.tiles), isinstance(query, Over)
    turns = Counter(
        ropes.root(_middle(y, x, strand[0]))
        for y, x, strand in _strands(tangle)
        if sum(strand) % 2  # round a corner
    )
    turns.update(ropes.root(_middle(*one)) for one, _ in tangle.caps)
    if isinstance(query, Over | Lead):
        dotted = _dotted(tangle, ropes)
        difficulty = sum(ropes.root(_middle(row, column, one)) == dotted for row, column, (one, _) in _strands(tangle))
        turns = Counter({dotted: turns[dotted]})
    return Certificate(
        verdict=verdict_on(findings.answers),
        answers=findings.answers,
        method="disjoint sets",
        effort={"tiles": rows * columns, "ropes": len(ropes.roots())},
        difficulty=difficulty,
        unit=QUESTIONS[type(query)].unit,
        canonical=fingerprint((over, _canonical_form(tangle, ropes, over))),
        structure=f"{task_of(query)}, {min(rows, columns)}x{max(rows, columns)} tiles",
        refuted=findings.refuted,
        depth=Depth.chain(1 + max(turns.values(), default=0)),
    )


def certify_why(tangle: Tangle, query: Query, answer: str, why: Published) -> Faults:  # noqa: ARG001 - proven already
    """Judges whether these ropes are closed, and no others, or whether the rope with the dot runs so."""
    match why:
        case Closed():
            return () if why == _closed(tangle) else ("other ropes are closed",)
        case WayOver():
            return () if why == _followed(tangle) else ("the rope runs otherwise",)
        case Way(arcs, crossings):
            way = _followed(tangle)
            return () if (arcs, crossings) == (way.arcs, way.crossings) else ("the rope leads otherwise",)
    return ()


def _closed(tangle: Tangle) -> Closed:
    """The ropes without ends: the arcs of each, or where it lies."""
    ropes = _joined(tangle)
    ended = {ropes.root(_middle(*end[:3])) for end in tangle.ends}
    arcs: dict[Middle, list[int]] = {root: [] for root in ropes.roots() - ended}
    for place, (one, _) in enumerate(tangle.caps):
        arcs.get(ropes.root(_middle(*one)), []).append(place)
    inner = []
    for root in (root for root, some in arcs.items() if not some):
        tiles = [(y, x) for y, x, (side, _) in _strands(tangle) if ropes.root(_middle(y, x, side)) == root]
        rows, columns = zip(*tiles, strict=True)
        inner.append(Box(min(columns), max(columns), min(rows), max(rows)))
    return Closed(tuple(sorted(tuple(some) for some in arcs.values() if some)), tuple(sorted(inner)))


def _followed(tangle: Tangle) -> WayOver:
    """The way of the rope with the dot, tile by tile."""
    ((row, column, side, _),) = (end for end in tangle.ends if end.mark == "dot")
    feet = {foot: (place, cap[1 - which]) for place, cap in enumerate(tangle.caps) for which, foot in enumerate(cap)}
    others = {end[:3] for end in tangle.ends}
    arcs, crossings, on_top, passed = list[int](), [0], [0], Counter[tuple[int, int]]()
    while True:
        tile = tangle.tiles[row][column]
        (strand,) = (strand for strand in _STRANDS[tile] if side in strand)
        left = row, column, sum(strand) - side
        if tile in _UPPER:
            passed[row, column] += 1
            crossings[-1] += 1
            on_top[-1] += strand == _UPPER[tile]
        if left in others:
            return WayOver(tuple(arcs), tuple(crossings), tuple(on_top), sum(times == 2 for times in passed.values()))
        if left in feet:
            place, (row, column, side) = feet[left]
            arcs.append(place)
            crossings.append(0)
            on_top.append(0)
        else:
            down, right = _BEYOND[left[2]]
            row, column, side = row + down, column + right, (left[2] + 2) % 4


def _joined(tangle: Tangle) -> _Groups:
    """The middles of sides, those of each rope as a group."""
    rows, columns = len(tangle.tiles), len(tangle.tiles[0])
    ropes = _Groups({_middle(*stub) for stub in product(range(rows), range(columns), range(4))})
    for row, column, strand in _strands(tangle):
        ropes.join(*(_middle(row, column, side) for side in strand))
    for one, other in tangle.caps:
        ropes.join(_middle(*one), _middle(*other))
    return ropes


def _middle(row: int, column: int, side: int) -> Middle:
    """The middle of a tile's side; the tile beyond calls it the same."""
    down, right = _MIDDLES[side]
    return 2 * row + down, 2 * column + right


def _strands(tangle: Tangle) -> Iterable[tuple[int, int, tuple[int, int]]]:
    """Row, column, and the two sides that it joins, of every strand."""
    for row, tiles in enumerate(tangle.tiles):
        for column, tile in enumerate(tiles):
            for strand in _STRANDS[tile]:
                yield row, column, strand


def _check(tangle: Tangle, query: Query) -> None:
    if len(set(map(len, tangle.tiles))) > 1:
        raise MalformedStatement("the rows of tiles must have one length")
    rows, columns = len(tangle.tiles), len(tangle.tiles[0])
    around = [(0, x, 0) for x in range(columns)] + [(y, columns - 1, 1) for y in range(rows)]
    around += [(rows - 1, x, 2) for x in reversed(range(columns))]
    around += [(y, 0, 3) for y in reversed(range(rows))]
    stubs = [stub for cap in tangle.caps for stub in cap] + [end[:3] for end in tangle.ends]
    if sorted(stubs) != sorted(around):
        raise MalformedStatement("every side on the border has one arc or one end, and no other side has any")
    for one, other in tangle.caps:
        if (around.index(one) - around.index(other)) % len(around) not in (1, len(around) - 1):
            raise MalformedStatement("an arc joins neighbouring sides of the border")
    marks = sorted(end[3] for end in tangle.ends if end[3])
    wanted = ["dot"] if isinstance(query, Over | Lead) else []
    if isinstance(query, Lead) and not isinstance(query, LeadOffered):
        wanted += map(str, range(1, len(tangle.ends)))
    if marks != sorted(wanted):
        raise MalformedStatement("the ends are not marked as the task needs it")
    if isinstance(query, LeadOffered):
        plain = {end[:3] for end in tangle.ends if not end[3]}
        if len(plain.intersection(query.options)) < len(query.options):
            raise MalformedStatement("the options are four different ends without a mark")


def _answer(tangle: Tangle, query: Query, ropes: _Groups) -> Findings:
    ends = {(row, column, side): mark for row, column, side, mark in tangle.ends}
    with_ends = Counter(ropes.root(_middle(*stub)) for stub in ends)
    count = len(ropes.roots())
    if isinstance(query, LeadOffered):
        lettered = dict(zip(LETTERS, (ropes.root(_middle(*stub)) for stub in query.options), strict=False))
        dotted = _dotted(tangle, ropes)
        return Findings(
            tuple(letter for letter, root in lettered.items() if root == dotted),
            {letter: "another rope ends there" for letter, root in lettered.items() if root != dotted},
        )
    if isinstance(query, CountOffered):
        return letter_of_number(query.options, count)
    if not isinstance(query, Over | Lead):
        return Findings((str(count - len(with_ends) if isinstance(query, Loops) else count),))
    dotted = _dotted(tangle, ropes)
    if isinstance(query, Over):
        over = sum(
            strand == _UPPER.get(tangle.tiles[row][column]) and ropes.root(_middle(row, column, strand[0])) == dotted
            for row, column, strand in _strands(tangle)
        )
        return Findings((str(over),))
    return Findings(
        tuple(mark for stub, mark in ends.items() if ropes.root(_middle(*stub)) == dotted and mark != "dot")
    )


def _dotted(tangle: Tangle, ropes: _Groups) -> Middle:
    """What stands for the rope with the dot."""
    (dotted,) = (ropes.root(_middle(row, column, side)) for row, column, side, mark in tangle.ends if mark == "dot")
    return dotted


def _canonical_form(tangle: Tangle, ropes: _Groups, layered: bool) -> tuple[object, ...]:
    """The least of the tangle's reflections and turns; without what is on top, unless that is ``layered``.

    Marks but the dot are names: they are left out. Where it is asked what is on top, a rope may have its dot at either
    end.
    """
    dots = {end for end in tangle.ends if end[3] == "dot"}
    if layered:
        dots = {end for end in tangle.ends if ropes.root(_middle(*end[:3])) == _dotted(tangle, ropes)}
    forms = []
    for transpose, flip, mirror in product((False, True), repeat=3):
        tiles = [list(row) for row in tangle.tiles]
        rows, columns = len(tangle.tiles), len(tangle.tiles[0])
        ends = [(*_middle(*end[:3]), end in dots) for end in tangle.ends]
        caps = [[_middle(*stub) for stub in cap] for cap in tangle.caps]
        if mirror:
            tiles = [[_REFLECTED[tile] for tile in row[::-1]] for row in tiles]
            ends = [(y, 2 * columns - x, dot) for y, x, dot in ends]
            caps = [[(y, 2 * columns - x) for y, x in cap] for cap in caps]
        if flip:
            tiles = [[_REFLECTED[tile] for tile in row] for row in tiles[::-1]]
            ends = [(2 * rows - y, x, dot) for y, x, dot in ends]
            caps = [[(2 * rows - y, x) for y, x in cap] for cap in caps]
        if transpose:
            tiles = [[_TRANSPOSED[tile] for tile in column] for column in zip(*tiles, strict=True)]
            ends = [(x, y, dot) for y, x, dot in ends]
            caps = [[(x, y) for y, x in cap] for cap in caps]
        seen = ["".join(row) if layered else "".join(row).replace("h", "v") for row in tiles]
        forms.append((seen, sorted(ends), sorted(sorted(cap) for cap in caps)))
    return tuple(min(forms))
