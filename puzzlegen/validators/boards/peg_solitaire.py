"""Plays all games of peg solitaire to their ends; judges `boards/peg_solitaire`.

The format is that of ``docs/small-boards.md``.
"""

from collections.abc import Iterable, Sequence
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec

from puzzlegen.core.certificate import Certificate, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.core.item import Statement
from puzzlegen.validators.kits.answers import (
    LETTERS,
    Findings,
    demand_different,
    fingerprint,
    least,
    letters_of,
    parse,
    proven,
    read,
)

BUDGET: Final = 40_000  # positions
Cell: TypeAlias = tuple[int, int]
Position: TypeAlias = frozenset[Cell]
Row: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=12, pattern=r"\A[ .o]+\Z")]
Rows: TypeAlias = Annotated[tuple[Row, ...], msgspec.Meta(min_length=1, max_length=12)]
Step: TypeAlias = tuple[int, int, int, int]  # the holes of the piece, of the one taken and of the landing; what follows


class _Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    dress: Literal["marbles", "pegs", "frogs", "counters"]
    colour: Literal["red", "orange", "yellow", "green", "blue", "purple", "pink", "brown"]
    slanted: bool
    rows: Rows


class _Query(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["fewest", "mover", "mover_box", "last", "good", "untaken"]


class _First(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["first"]
    options: tuple[tuple[Cell, Cell], tuple[Cell, Cell], tuple[Cell, Cell], tuple[Cell, Cell]]


class _End(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["end"]
    options: tuple[Cell, Cell, Cell, Cell]


class _Boards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["solvable", "reach"]
    options: tuple[Rows, Rows, Rows, Rows]


_FORMATS: Final[dict[Any, Any]] = {"first": _First, "end": _End, "solvable": _Boards, "reach": _Boards}


def certify(statement: Statement, query: Statement) -> Certificate:
    """Play every game, whose positions lie in layers by the number of pieces.

    The difficulty is the number of games at random, in each of which all possible jumps are equally likely, that it
    takes on average until one comes to what is asked for; of ``fewest`` and ``good``, the positions; of ``untaken``,
    the jumps that have to come before each of the other pieces can be taken, added up.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    shown = parse(statement, _Board, "statement")
    asked = parse(query, _FORMATS.get(query.get("task"), _Query), "query")
    holes, pieces = _read(shown.rows)
    table = _Table(shown.slanted, holes)
    extras = _extras(asked, holes, pieces, table)
    if asked.task == "solvable":
        found, work = _solvable(table, [frozenset(one) for one in extras])
    elif asked.task == "reach":
        found, work = _reached(table, table.mask(pieces), [table.mask(one) for one in extras])
    else:
        found, work = _played(table, table.mask(pieces), asked, extras)
    unit = {"fewest": "positions", "good": "positions", "untaken": "jumps before"}.get(asked.task, "games at random")
    return proven(
        found,
        BUDGET,
        method="all games, layer by layer",
        effort={"positions": table.met},
        difficulty=round(work, 1),
        unit=unit,
        canonical=fingerprint((asked.task, shown.slanted, _canonical(shown.slanted, holes, pieces, asked, extras))),
        structure=f"{max(map(len, (pieces, *extras)))} pieces in {len(holes)} holes",
    )


def _read(rows: Sequence[str]) -> tuple[Position, Position]:
    """The holes, and those with a piece."""
    if len({len(row) for row in rows}) > 1:
        raise MalformedStatement("all rows are equally long")
    holes = {(y, x): sign for y, row in enumerate(rows) for x, sign in enumerate(row) if sign != " "}
    return frozenset(holes), frozenset(cell for cell, sign in holes.items() if sign == "o")


def _extras(asked: Any, holes: Position, pieces: Position, table: "_Table") -> list[tuple[Cell, ...]]:
    """What the options show, as holes."""
    if asked.task == "solvable" and pieces:
        raise MalformedStatement("the pieces are those of the options")
    if asked.task != "solvable" and not pieces:
        raise MalformedStatement("there is a piece")
    if not hasattr(asked, "options"):
        return []
    demand_different(asked.options)
    if isinstance(asked, _Boards):
        boards = [_read(rows) for rows in asked.options]
        if any(others != holes for others, _ in boards):
            raise MalformedStatement("all boards have the same holes")
        if not all(some for _, some in boards):
            raise MalformedStatement("there is a piece")
        return [tuple(sorted(some)) for _, some in boards]
    if isinstance(asked, _End):
        if any(cell not in holes or cell in pieces for cell in asked.options):
            raise MalformedStatement("the options are empty holes")
        return [(cell,) for cell in asked.options]
    possible = {(table.cells[one], table.cells[over]) for one, over, *_ in table.steps(table.mask(pieces))}
    if not possible.issuperset(asked.options):
        raise MalformedStatement("the options are jumps that are possible")
    return list(asked.options)


class _Table:
    """A board, whose holes are numbered, and the number of positions that were met."""

    def __init__(self, slanted: bool, holes: Position) -> None:
        self.cells = sorted(holes)
        place = {cell: number for number, cell in enumerate(self.cells)}
        self.lines: list[tuple[int, int, int]] = []
        for down, right in ((0, 1), (1, 0), (1, -1))[: 3 if slanted else 2]:
            for y, x in self.cells:
                line = [place.get((y + n * down, x + n * right)) for n in range(3)]
                if None not in line:
                    a, b, c = (number for number in line if number is not None)
                    self.lines += [(a, b, c), (c, b, a)]
        self.met = 0

    def mask(self, cells: Iterable[Cell]) -> int:
        """A position as a number."""
        return sum(1 << self.cells.index(cell) for cell in cells)

    def steps(self, position: int) -> list[Step]:
        """All jumps."""
        return [
            (a, b, c, position ^ (1 << a | 1 << b | 1 << c))
            for a, b, c in self.lines
            if position >> a & 1 and position >> b & 1 and not position >> c & 1
        ]

    def layers(self, start: int) -> list[dict[int, list[Step]]]:
        """All positions that can arise, those with most pieces first, each with its jumps; none beyond the budget."""
        found: list[dict[int, list[Step]]] = []
        layer = {start: self.steps(start)}
        while layer and self.met <= BUDGET:
            self.met += len(layer)
            found.append(layer)
            after = {step[3] for steps in layer.values() for step in steps}
            layer = {position: self.steps(position) for position in after}
        return found


def _fewest(layers: Sequence[dict[int, list[Step]]]) -> dict[int, int]:
    """The fewest pieces that each position can be brought down to."""
    least_left: dict[int, int] = {}
    for layer in reversed(layers):
        for position, steps in layer.items():
            least_left[position] = min((least_left.get(step[3], 99) for step in steps), default=position.bit_count())
    return least_left


def _games(layers: Sequence[dict[int, list[Step]]], goals: set[int]) -> float:
    """How many games at random it takes until one comes to a goal; 0 where none does."""
    chance: dict[int, float] = {}
    for layer in reversed(layers):
        for position, steps in layer.items():
            if position in goals:
                chance[position] = 1.0
            else:
                chance[position] = sum(chance.get(step[3], 0.0) for step in steps) / max(1, len(steps))
    (start,) = layers[0]
    return 1 / chance[start] if chance[start] else 0.0


def _back(cells: frozenset[int], step: Step) -> frozenset[int]:
    """Where pieces stood before a jump."""
    return frozenset(step[0] if cell == step[2] else cell for cell in cells)


def _played(table: _Table, start: int, asked: Any, extras: Sequence[tuple[Cell, ...]]) -> tuple[list[Findings], float]:
    """The answers to a question about one position, and how hard it is."""
    layers = table.layers(start)
    if table.met > BUDGET:
        return [], 0
    left, steps = _fewest(layers), layers[0][start]
    numbers = _numbered(start)
    if asked.task in ("good", "fewest"):
        count = left[start] if asked.task == "fewest" else sum(left[step[3]] == 1 for step in steps)
        return [Findings((str(count),))], table.met
    if asked.task == "untaken":
        early = _earliest(layers)[start]
        never = [hole for hole in range(len(table.cells)) if start >> hole & 1 and hole not in early]
        return [Findings((f"piece-{numbers[hole]}",)) for hole in never[:2]], sum(early.values()) - len(early)
    goals = {position for layer in layers for position in layer if position.bit_count() == left[start]}
    work = _games(layers, goals)
    if left[start] > 1:
        return [], work
    right = [step for step in steps if left[step[3]] == 1]
    match asked.task:
        case "first":
            good = {(table.cells[step[0]], table.cells[step[1]]) for step in right}
            against = {
                letter: f"{left[step[3]]} pieces at least are left after it"
                for letter, option in zip(LETTERS, extras, strict=True)
                for step in steps
                if (table.cells[step[0]], table.cells[step[1]]) == option and option not in good
            }
            return [Findings(letters_of([one in good for one in extras], "").answers, against)], work
        case "end":
            ends = {table.cells[goal.bit_length() - 1] for goal in goals}
            if len(ends) > 1:
                return [Findings((str(end),)) for end in sorted(ends)[:2]], work
            return [letters_of([{*one} == ends for one in extras], "no game leaves a single piece there")], work
        case "last":
            named = sorted(_lasting(layers)[start])
            if not steps:
                named = [goal.bit_length() - 1 for goal in goals]
        case _:
            named = sorted({step[0] for step in right})
    box = "piece-" if asked.task == "mover_box" else ""
    return [Findings((f"{box}{numbers[hole]}",)) for hole in named[:2]], work


def _lasting(layers: Sequence[dict[int, list[Step]]]) -> dict[int, frozenset[int]]:
    """The holes of those pieces of each position that can be the only one left."""
    found: dict[int, frozenset[int]] = {}
    for layer in reversed(layers):
        for position, steps in layer.items():
            if position.bit_count() == 1:
                found[position] = frozenset({position.bit_length() - 1})
            else:
                found[position] = frozenset().union(*(_back(found[step[3]], step) for step in steps))
    return found


def _earliest(layers: Sequence[dict[int, list[Step]]]) -> dict[int, dict[int, int]]:
    """Of each position, the holes of those pieces that can be taken, and after how many jumps at the earliest."""
    found: dict[int, dict[int, int]] = {}
    for layer in reversed(layers):
        for position, steps in layer.items():
            early = found[position] = dict[int, int]()
            for a, b, c, after in steps:
                early[b] = 1
                for hole, jumps in found[after].items():
                    before = a if hole == c else hole
                    early[before] = min(early.get(before, 99), jumps + 1)
    return found


def _solvable(table: _Table, boards: Sequence[Position]) -> tuple[list[Findings], float]:
    """Which of the boards can be brought down to one piece, and how many games at random that takes on it."""
    left, work = list[int](), 0.0
    for board in boards:
        layers = table.layers(table.mask(board))
        if table.met > BUDGET:
            return [], 0
        left.append(_fewest(layers)[table.mask(board)])
        if left[-1] == 1:
            work = max(work, _games(layers, {one for layer in layers for one in layer if one.bit_count() == 1}))
    answers = tuple(letter for letter, few in zip(LETTERS, left, strict=True) if few == 1)
    against = {letter: f"{few} pieces at least are left" for letter, few in zip(LETTERS, left, strict=True) if few > 1}
    return [Findings(answers, against)], work


def _reached(table: _Table, start: int, goals: Sequence[int]) -> tuple[list[Findings], float]:
    """Which of the positions can arise, and how many games at random it takes until it does."""
    layers = table.layers(start)
    if table.met > BUDGET:
        return [], 0
    met = [any(goal in layer for layer in layers) for goal in goals]
    work = max((_games(layers, {goal}) for goal, holds in zip(goals, met, strict=True) if holds), default=0.0)
    return [letters_of(met, "no game comes to it")], work


Way: TypeAlias = tuple[tuple[int, int], ...]  # the numbers of the jumping piece and of the one taken


def certify_why(statement: Statement, query: Statement, answer: str, why: Statement) -> Faults:
    """What is false in the facts of an explanation: a way, and what each first jump or each board can be brought to.

    The way leads to as few pieces as can be left, or to the board asked for; first jumps are all there are, by their
    numbers. Of ``untaken``, there is a way to take each other piece, by their numbers, and none is longer than needed.

    Raises:
        MalformedStatement: the data break the format.
    """
    shown = parse(statement, _Board, "statement")
    asked = parse(query, _FORMATS.get(query.get("task"), _Query), "query")
    holes, pieces = _read(shown.rows)
    table = _Table(shown.slanted, holes)
    extras = _extras(asked, holes, pieces, table)
    if asked.task == "untaken":
        return _faults_of_takings(table, table.mask(pieces), read(why, "explanation", takes=tuple[Way, ...]).takes)
    if asked.task == "reach":
        told = read(why, "explanation", way=Way)
        goal = table.mask(extras[LETTERS.index(answer)])
        return () if _after(table, table.mask(pieces), told.way) == goal else (_FALSE,)
    if asked.task == "solvable":
        told = read(why, "explanation", way=Way, left=tuple[int, int, int, int])
        boards = [table.mask(one) for one in extras]
        least_left = [_fewest(table.layers(board))[board] for board in boards]
        after = _after(table, boards[LETTERS.index(answer)], told.way)
        faults = () if tuple(least_left) == told.left else (_FEWEST,)
        return faults if after is not None and after.bit_count() == min(least_left) else (*faults, _FALSE)
    told = read(why, "explanation", way=Way, firsts=tuple[tuple[int, int, int], ...])
    start = table.mask(pieces)
    left, numbers = _fewest(table.layers(start)), _numbered(start)
    firsts = sorted((numbers[one], numbers[over], left[then]) for one, over, _, then in table.steps(start))
    faults = () if tuple(firsts) == told.firsts else (_FEWEST,)
    after = _after(table, start, told.way)
    if after is None or after.bit_count() != left[start]:
        return (*faults, _FALSE)
    if asked.task == "first":
        begun = [table.cells[hole] for number in told.way[0] for hole in numbers if numbers[hole] == number]
        if tuple(begun) != extras[LETTERS.index(answer)]:
            return (*faults, "the way begins with another jump than the one asked for")
    return faults


_FALSE: Final = "a way of jumps does not lead to what is said"
_FEWEST: Final = "other numbers of pieces can be left"


def _numbered(position: int) -> dict[int, int]:
    """The number of the piece in each hole that has one: in reading order."""
    return {hole: 1 + (position & (1 << hole) - 1).bit_count() for hole in range(64) if position >> hole & 1}


def _after(table: _Table, position: int, way: Way) -> int | None:
    """The position after a way; None where one of its jumps is not possible."""
    numbers = _numbered(position)
    for jump in way:
        made = [step for step in table.steps(position) if (numbers[step[0]], numbers[step[1]]) == jump]
        if not made:
            return None
        one, over, to, position = made[0]
        numbers[to] = numbers.pop(one)
        del numbers[over]
    return position


def _faults_of_takings(table: _Table, start: int, takes: Sequence[Way]) -> Faults:
    numbers, early = _numbered(start), _earliest(table.layers(start))[start]
    if [way[-1][1] if way else 0 for way in takes] != sorted(numbers[hole] for hole in early):
        return ("there is not one line for each other piece",)
    lengths = {numbers[hole]: jumps for hole, jumps in early.items()}
    holds = all(_after(table, start, way) is not None and len(way) == lengths[way[-1][1]] for way in takes)
    return () if holds else (_FALSE,)


def _canonical(
    slanted: bool, holes: Position, pieces: Position, asked: Any, extras: Sequence[tuple[Cell, ...]]
) -> tuple[Any, ...]:
    """The same for a board in every position; options stand in order, and so do the cells of one that is a jump."""
    order = list if isinstance(asked, _First) else sorted

    def moved(form: Any, turn: Any) -> Any:
        one, two, options = ([[turn(*cell) for cell in group] for group in part] for part in form)
        top, left = (min(cell[axis] for cell in one[0]) for axis in (0, 1))
        placed = ([[(y - top, x - left) for y, x in group] for group in part] for part in (one, two, options))
        one, two, options = placed
        return (
            (tuple(sorted(one[0])),),
            (tuple(sorted(two[0])),),
            tuple(sorted(tuple(order(group)) for group in options)),
        )

    def mirrored(form: Any) -> Any:
        return moved(form, lambda y, x: (x, y))

    def turned(form: Any) -> Any:
        return moved(form, (lambda y, x: (y + x, -y)) if slanted else (lambda y, x: (x, -y)))

    return least(moved(((holes,), (pieces,), extras), lambda y, x: (y, x)), mirrored, turned)
