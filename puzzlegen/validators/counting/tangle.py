"""Joins the strands of a tangle to ropes; judges `counting/tangle`.

The format is that of ``docs/counting.md``.
"""

from collections import Counter
from collections.abc import Iterable
from itertools import product
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.certificate import Certificate, MalformedStatement
from puzzlegen.core.item import Statement
from puzzlegen.validators.kits.answers import Findings, fingerprint, letter_of_number, parse, verdict_on

Side: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=3)]
Stub: TypeAlias = tuple[int, int, Side]  # row and column of a tile, and its side: 0 up, 1 right, 2 down, 3 left
Middle: TypeAlias = tuple[int, int]  # of a side: twice its y and twice its x, with tiles of side 1

_MIDDLES: Final = ((0, 1), (1, 2), (2, 1), (1, 0))  # of a tile's sides, from its upper left corner
_STRANDS: Final = {"h": ((0, 2), (1, 3)), "v": ((0, 2), (1, 3)), "a": ((0, 3), (1, 2)), "b": ((0, 1), (2, 3))}
_UPPER: Final = {"h": (1, 3), "v": (0, 2)}
_REFLECTED: Final = {"h": "h", "v": "v", "a": "b", "b": "a"}
_TRANSPOSED: Final = {"h": "v", "v": "h", "a": "a", "b": "b"}


class _Tangle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tiles: tuple[str, ...]
    caps: tuple[tuple[Stub, Stub], ...]
    ends: tuple[tuple[int, int, Side, str], ...]

    @property
    def rows(self) -> int:
        return len(self.tiles)

    @property
    def columns(self) -> int:
        return len(self.tiles[0])


class _Query(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["count", "count_choice", "loops", "over", "lead"]
    options: tuple[int, int, int, int] | None = None


class _LeadChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["lead_choice"]
    options: tuple[Stub, Stub, Stub, Stub]


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


def certify(statement: Statement, query: Statement) -> Certificate:
    """Join the middles of sides that a strand or an arc connects.

    The difficulty is the number of crossings; where one rope has to be followed, that of the tiles it runs over, as
    often as it does.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    tangle = parse(statement, _Tangle, "statement")
    lettered = query.get("task") == "lead_choice"
    asked = parse(query, _LeadChoice, "query") if lettered else parse(query, _Query, "query")
    _check(tangle, asked)
    middles = {
        _middle(row, column, side) for row, column, side in product(range(tangle.rows), range(tangle.columns), range(4))
    }
    ropes = _Groups(middles)
    for row, column, strand in _strands(tangle):
        ropes.join(*(_middle(row, column, side) for side in strand))
    for one, other in tangle.caps:
        ropes.join(_middle(*one), _middle(*other))
    findings = _answer(tangle, asked, ropes)
    difficulty, unit = sum(row.count("h") + row.count("v") for row in tangle.tiles), "crossings"
    if asked.task in ("over", "lead", "lead_choice"):
        dotted = _dotted(tangle, ropes)
        difficulty = sum(ropes.root(_middle(row, column, one)) == dotted for row, column, (one, _) in _strands(tangle))
        unit = "tiles along the rope"
    return Certificate(
        verdict=verdict_on(findings.answers),
        answers=findings.answers,
        method="disjoint sets",
        effort={"tiles": tangle.rows * tangle.columns, "ropes": len(ropes.roots())},
        difficulty=difficulty,
        unit=unit,
        canonical=fingerprint((asked.task == "over", _canonical_form(tangle, ropes, asked.task == "over"))),
        structure=f"{asked.task}, {min(tangle.rows, tangle.columns)}x{max(tangle.rows, tangle.columns)} tiles",
        refuted=findings.refuted,
    )


def _middle(row: int, column: int, side: int) -> Middle:
    """The middle of a tile's side; the tile beyond calls it the same."""
    down, right = _MIDDLES[side]
    return 2 * row + down, 2 * column + right


def _strands(tangle: _Tangle) -> Iterable[tuple[int, int, tuple[int, int]]]:
    """Row, column, and the two sides that it joins, of every strand."""
    for row, tiles in enumerate(tangle.tiles):
        for column, tile in enumerate(tiles):
            for strand in _STRANDS[tile]:
                yield row, column, strand


def _check(tangle: _Tangle, query: _Query | _LeadChoice) -> None:
    if not tangle.tiles or not tangle.tiles[0] or len(set(map(len, tangle.tiles))) > 1:
        raise MalformedStatement("the rows of tiles must have one length, and there must be some")
    if set("".join(tangle.tiles)) - set(_STRANDS):
        raise MalformedStatement(f"a tile is one of {', '.join(_STRANDS)}")
    around = [(0, x, 0) for x in range(tangle.columns)] + [(y, tangle.columns - 1, 1) for y in range(tangle.rows)]
    around += [(tangle.rows - 1, x, 2) for x in reversed(range(tangle.columns))]
    around += [(y, 0, 3) for y in reversed(range(tangle.rows))]
    stubs = [stub for cap in tangle.caps for stub in cap] + [end[:3] for end in tangle.ends]
    if sorted(stubs) != sorted(around):
        raise MalformedStatement("every side on the border has one arc or one end, and no other side has any")
    for one, other in tangle.caps:
        if (around.index(one) - around.index(other)) % len(around) not in (1, len(around) - 1):
            raise MalformedStatement("an arc joins neighbouring sides of the border")
    marks = sorted(end[3] for end in tangle.ends if end[3])
    wanted = {
        "over": ["dot"],
        "lead": [*map(str, range(1, len(tangle.ends))), "dot"],
        "lead_choice": ["dot"],
    }.get(query.task, [])
    if marks != sorted(wanted):
        raise MalformedStatement("the ends are not marked as the task needs it")
    if isinstance(query, _LeadChoice):
        plain = {end[:3] for end in tangle.ends if not end[3]}
        if len(plain.intersection(query.options)) < len(query.options):
            raise MalformedStatement("the options are four different ends without a mark")
    elif (query.options is None) == (query.task == "count_choice"):
        raise MalformedStatement("four numbers are on offer exactly where the task needs them")


def _answer(tangle: _Tangle, query: _Query | _LeadChoice, ropes: _Groups) -> Findings:
    ends = {(row, column, side): mark for row, column, side, mark in tangle.ends}
    with_ends = Counter(ropes.root(_middle(*stub)) for stub in ends)
    count = len(ropes.roots())
    if isinstance(query, _LeadChoice):
        lettered = dict(zip(LETTERS, (ropes.root(_middle(*stub)) for stub in query.options), strict=False))
        dotted = _dotted(tangle, ropes)
        return Findings(
            tuple(letter for letter, root in lettered.items() if root == dotted),
            {letter: "another rope ends there" for letter, root in lettered.items() if root != dotted},
        )
    if query.options is not None:
        return letter_of_number(query.options, count)
    if query.task == "count":
        return Findings((str(count),))
    if query.task == "loops":
        return Findings((str(count - len(with_ends)),))
    dotted = _dotted(tangle, ropes)
    if query.task == "over":
        over = sum(
            strand == _UPPER.get(tangle.tiles[row][column]) and ropes.root(_middle(row, column, strand[0])) == dotted
            for row, column, strand in _strands(tangle)
        )
        return Findings((str(over),))
    return Findings(
        tuple(mark for stub, mark in ends.items() if ropes.root(_middle(*stub)) == dotted and mark != "dot")
    )


def _dotted(tangle: _Tangle, ropes: _Groups) -> Middle:
    """What stands for the rope with the dot."""
    (dotted,) = (ropes.root(_middle(row, column, side)) for row, column, side, mark in tangle.ends if mark == "dot")
    return dotted


def _canonical_form(tangle: _Tangle, ropes: _Groups, layered: bool) -> tuple[object, ...]:
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
        rows, columns = tangle.rows, tangle.columns
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
