"""Plays all games of peg solitaire to their ends; judges `boards/peg_solitaire`."""

from collections.abc import Iterable, Sequence
from typing import Any, Final, TypeAlias

from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.core.item import task_of
from puzzlegen.formats.boards import peg_solitaire as form
from puzzlegen.formats.boards.peg_solitaire import Cell, Way
from puzzlegen.validators.kits.answers import (
    LETTERS,
    Findings,
    demand_different,
    fingerprint,
    least,
    letters_of,
    proven,
)

BUDGET: Final = 40_000  # positions
Position: TypeAlias = frozenset[Cell]
_Tried: TypeAlias = tuple[float, bool]  # positions looked at, and whether it is won
Step: TypeAlias = tuple[int, int, int, int]  # the holes of the piece, of the one taken and of the landing; what follows


def certify(shown: form.Board, query: form.Query) -> Certificate:
    """Play every game, whose positions lie in layers by the number of pieces.

    The difficulty is the number of games at random, in each of which all possible jumps are equally likely, that it
    takes on average until one comes to what is asked for; of ``fewest`` and ``good``, the positions; of ``untaken``,
    the jumps that have to come before each of the other pieces can be taken, added up. The depth is that of a player
    who tries jumps until one leads to the end, in any order, takes them back where they fail, and remembers nothing.

    Raises:
        MalformedStatement: boards or options are not of one kind, or what is asked about is not there.
    """
    holes, pieces = _read(shown.rows)
    table = _Table(shown.slanted, holes)
    extras = _extras(query, holes, pieces, table)
    if isinstance(query, form.Solvable):
        found, work, nodes = _solvable(table, [frozenset(one) for one in extras])
    elif isinstance(query, form.Reach):
        found, work, nodes = _reached(table, table.mask(pieces), [table.mask(one) for one in extras])
    else:
        found, work, nodes = _played(table, table.mask(pieces), query, extras)
    return proven(
        found,
        BUDGET,
        method="all games, layer by layer",
        effort={"positions": table.met},
        difficulty=round(work, 1),
        unit=form.QUESTIONS[type(query)].unit,
        canonical=fingerprint((task_of(query), shown.slanted, _canonical(shown.slanted, holes, pieces, query, extras))),
        structure=f"{max(map(len, (pieces, *extras)))} pieces in {len(holes)} holes",
        depth=Depth.search(max(1, round(nodes))),
    )


def _read(rows: Sequence[str]) -> tuple[Position, Position]:
    """The holes, and those with a piece."""
    if len({len(row) for row in rows}) > 1:
        raise MalformedStatement("all rows are equally long")
    holes = {(y, x): sign for y, row in enumerate(rows) for x, sign in enumerate(row) if sign != " "}
    return frozenset(holes), frozenset(cell for cell, sign in holes.items() if sign == "o")


def _extras(query: form.Query, holes: Position, pieces: Position, table: "_Table") -> list[tuple[Cell, ...]]:
    """What the options show, as holes."""
    if isinstance(query, form.Solvable) and pieces:
        raise MalformedStatement("the pieces are those of the options")
    if not isinstance(query, form.Solvable) and not pieces:
        raise MalformedStatement("there is a piece")
    if not isinstance(query, form.First | form.Solvable | form.Reach):
        return []
    demand_different(query.options)
    if isinstance(query, form.Solvable | form.Reach):
        boards = [_read(rows) for rows in query.options]
        if any(others != holes for others, _ in boards):
            raise MalformedStatement("all boards have the same holes")
        if not all(some for _, some in boards):
            raise MalformedStatement("there is a piece")
        return [tuple(sorted(some)) for _, some in boards]
    possible = {(table.cells[one], table.cells[over]) for one, over, *_ in table.steps(table.mask(pieces))}
    if not possible.issuperset(query.options):
        raise MalformedStatement("the options are jumps that are possible")
    return list(query.options)


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


def _tried(layers: Sequence[dict[int, list[Step]]], goals: set[int]) -> dict[int, _Tried]:
    """Of each position, how many are looked at until one is a goal, and whether one is.

    Goals are alike in their numbers of pieces: beyond them nobody plays on.
    """
    found: dict[int, _Tried] = {}
    few = min((goal.bit_count() for goal in goals), default=0)
    for layer in reversed(layers):
        for position, steps in layer.items():
            ends = position in goals
            on = [found[step[3]] for step in steps] if not ends and position.bit_count() > few else []
            found[position] = 1 + _until(on), ends or any(won for _, won in on)
    return found


def _until(tried: Sequence[_Tried]) -> float:
    """How many positions are looked at until one of these is won, all orders being equally likely; or all of them."""
    won = [nodes for nodes, ends in tried if ends]
    lost = sum(nodes for nodes, ends in tried if not ends)
    return lost / (len(won) + 1) + sum(won) / max(1, len(won))


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


def _played(
    table: _Table, start: int, query: form.Query, extras: Sequence[tuple[Cell, ...]]
) -> tuple[list[Findings], float, float]:
    """The answers to a question about one position, how hard it is, and how many positions a plain player looks at."""
    layers = table.layers(start)
    if table.met > BUDGET:
        return [], 0, 0
    left, steps = _fewest(layers), layers[0][start]
    numbers = _numbered(start)
    tried = _tried(layers, {position for layer in layers for position in layer if position.bit_count() == 1})
    if isinstance(query, form.Good | form.Fewest):
        count = left[start] if isinstance(query, form.Fewest) else sum(left[step[3]] == 1 for step in steps)
        if isinstance(query, form.Fewest):
            return [Findings((str(count),))], table.met, tried[start][0]
        return [Findings((str(count),))], table.met, sum(tried[step[3]][0] for step in steps)
    if isinstance(query, form.Untaken):
        early, whole = _earliest(layers)[start], _tried(layers, set())[start][0]
        never = [hole for hole in range(len(table.cells)) if start >> hole & 1 and hole not in early]
        return [Findings((f"piece-{numbers[hole]}",)) for hole in never[:2]], sum(early.values()) - len(early), whole
    goals = {position for layer in layers for position in layer if position.bit_count() == left[start]}
    work = _games(layers, goals)
    if left[start] > 1:
        return [], work, 0
    right = [step for step in steps if left[step[3]] == 1]
    nodes = tried[start][0]
    match query:
        case form.First():
            good = {(table.cells[step[0]], table.cells[step[1]]) for step in right}
            against = {
                letter: f"{left[step[3]]} pieces at least are left after it"
                for letter, option in zip(LETTERS, extras, strict=True)
                for step in steps
                if (table.cells[step[0]], table.cells[step[1]]) == option and option not in good
            }
            nodes = _until([tried[step[3]] for step in steps if (table.cells[step[0]], table.cells[step[1]]) in extras])
            return [Findings(letters_of([one in good for one in extras], "").answers, against)], work, nodes
        case form.Last():
            named = sorted(_lasting(layers)[start])
            if not steps:
                named = [goal.bit_length() - 1 for goal in goals]
        case _:
            named = sorted({step[0] for step in right})
    box = "piece-" if isinstance(query, form.MoverBox) else ""
    return [Findings((f"{box}{numbers[hole]}",)) for hole in named[:2]], work, nodes


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


def _solvable(table: _Table, boards: Sequence[Position]) -> tuple[list[Findings], float, float]:
    """Which of the boards can be brought down to one piece; how many games at random that takes, and positions."""
    left, work, tried = list[int](), 0.0, list[_Tried]()
    for board in boards:
        layers = table.layers(table.mask(board))
        if table.met > BUDGET:
            return [], 0, 0
        goals = {one for layer in layers for one in layer if one.bit_count() == 1}
        tried.append(_tried(layers, goals)[table.mask(board)])
        left.append(_fewest(layers)[table.mask(board)])
        if left[-1] == 1:
            work = max(work, _games(layers, goals))
    answers = tuple(letter for letter, few in zip(LETTERS, left, strict=True) if few == 1)
    against = {letter: f"{few} pieces at least are left" for letter, few in zip(LETTERS, left, strict=True) if few > 1}
    return [Findings(answers, against)], work, _until(tried)


def _reached(table: _Table, start: int, goals: Sequence[int]) -> tuple[list[Findings], float, float]:
    """Which of the positions can arise, how many games at random it takes until it does, and how many positions."""
    layers = table.layers(start)
    if table.met > BUDGET:
        return [], 0, 0
    met = [any(goal in layer for layer in layers) for goal in goals]
    work = max((_games(layers, {goal}) for goal, holds in zip(goals, met, strict=True) if holds), default=0.0)
    nodes = _tried(layers, {*goals})[start][0]
    return [letters_of(met, "no game comes to it")], work, nodes


def certify_why(shown: form.Board, query: form.Query, answer: str, why: form.Led | form.Takes) -> Faults:
    """What is false in the facts of an explanation: a way, and what each first jump or each board can be brought to.

    The way leads to as few pieces as can be left, or to the board asked for; first jumps are all there are, by their
    numbers. Of ``untaken``, there is a way to take each other piece, by their numbers, and none is longer than needed.
    """
    holes, pieces = _read(shown.rows)
    table = _Table(shown.slanted, holes)
    extras = _extras(query, holes, pieces, table)
    if isinstance(why, form.Takes):
        return _faults_of_takings(table, table.mask(pieces), why.takes)
    if isinstance(why, form.Left):
        boards = [table.mask(one) for one in extras]
        least_left = [_fewest(table.layers(board))[board] for board in boards]
        after = _after(table, boards[LETTERS.index(answer)], why.way)
        faults = () if tuple(least_left) == why.left else (_FEWEST,)
        return faults if after is not None and after.bit_count() == min(least_left) else (*faults, _FALSE)
    if not isinstance(why, form.Firsts):
        goal = table.mask(extras[LETTERS.index(answer)])
        return () if _after(table, table.mask(pieces), why.way) == goal else (_FALSE,)
    start = table.mask(pieces)
    left, numbers = _fewest(table.layers(start)), _numbered(start)
    firsts = sorted((numbers[one], numbers[over], left[then]) for one, over, _, then in table.steps(start))
    faults = () if tuple(firsts) == why.firsts else (_FEWEST,)
    after = _after(table, start, why.way)
    if after is None or after.bit_count() != left[start]:
        return (*faults, _FALSE)
    if isinstance(query, form.First):
        begun = [table.cells[hole] for number in why.way[0] for hole in numbers if numbers[hole] == number]
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
    slanted: bool, holes: Position, pieces: Position, query: form.Query, extras: Sequence[tuple[Cell, ...]]
) -> tuple[Any, ...]:
    """The same for a board in every position; options stand in order, and so do the cells of one that is a jump."""
    order = list if isinstance(query, form.First) else sorted

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
