"""Settles by retrograde analysis whether an enclosed chain can be captured; judges `boards/go_life_death`.

All positions that can arise inside are listed first; then, backwards from captures and from safe shapes, each is marked
as captured or safe where that is certain. What stays unmarked goes round in circles: it hangs on a ko, so that nothing
is proven. A marked position never hangs on one: play towards the mark makes progress with each move, and the other side
was free to retake, to repeat and to pass.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

import numpy as np

from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement, Verdict
from puzzlegen.core.family import Faults
from puzzlegen.formats.boards.go_life_death import (
    QUESTIONS,
    Began,
    Decided,
    Kill,
    Lines,
    Live,
    Part,
    Query,
    Refuted,
    Status,
)
from puzzlegen.formats.boards.kits.stones import Point
from puzzlegen.kernels.validators import go_captures
from puzzlegen.validators.boards.kits.go_position import OPPONENT, Position, colourless, name, read
from puzzlegen.validators.kits.answers import Findings, fingerprint, verdict_on

BUDGET: Final = 40_000  # positions
_MOST_POINTS: Final = 62  # of an area
_SIDES: Final = (False, True)  # that may move first: whether it is the defender
_OUTCOMES: Final = {go_captures.CAPTURED: True, go_captures.SAFE: False}

State: TypeAlias = tuple[int, int, bool]  # the attacker's stones, the defender's, whether it is the defender's turn


class Area(NamedTuple):
    """What is enclosed; sets of points are whole numbers with one bit for each entry of ``points``.

    Attributes:
        points: all points but the free ones outside and the attacker's stones that are safe.
        beside: for each point the set of its neighbours.
        anchored: the points next to the attacker's safe stones: a chain of his with such a stone is safe, too.
        attacker, defender: the stones.
        target: a stone of the chain in question.
    """

    points: tuple[Point, ...]
    beside: tuple[int, ...]
    anchored: int
    attacker: int
    defender: int
    target: int


def certify(part: Part, query: Query) -> Certificate:
    """Settle all positions inside; the difficulty is their number.

    The depth is that of a reader who follows all moves in reading order until one does what its side wants, and knows
    again what was read before.

    Raises:
        MalformedStatement: there is no such part of a board, or its chain is not enclosed, or not as the question says.
    """
    position, defender = _read(part, query)
    area = _enclosed(position, part, defender)
    analysis = Analysis(area)
    asked = _SIDES if isinstance(query, Status) else (isinstance(query, Live),)
    if analysis.spent:
        verdict, findings = Verdict.UNDECIDED, Findings(())
    elif isinstance(query, Status):
        verdict, findings = _status(analysis)
    else:
        verdict, points = _points(analysis, isinstance(query, Live))
        names = [name(part.size, (part.top + row, part.left + column)) for row, column in points]
        findings = Findings(tuple(names[:2]))
    sides = (part.top, part.left, part.size - part.top - position.height, part.size - part.left - position.width)
    return Certificate(
        verdict=verdict,
        answers=findings.answers,
        method="retrograde analysis",
        effort={"positions": analysis.count},
        difficulty=analysis.count,
        unit=QUESTIONS[type(query)].unit,
        canonical=fingerprint(colourless(position, part.marked)),
        structure=f"{'corner' if sum(side == 0 for side in sides) > 1 else 'side'}, {len(area.points)} points",
        refuted=findings.refuted,
        depth=Depth.search(analysis.read(asked)),
    )


def _read(part: Part, query: Query) -> tuple[Position, str]:
    """The position, and whose chain is marked; raises `MalformedStatement`."""
    position = read(part.rows)
    if max(part.top + position.height, part.left + position.width) > part.size:
        raise MalformedStatement("the part lies on the board")
    if part.marked not in position.stones:
        raise MalformedStatement("a stone is marked")
    if len(position.chain(part.marked)) == 1:  # taking it might be taking a ko
        raise MalformedStatement("the marked chain has two stones or more")
    defender = position.stones[part.marked]
    if not isinstance(query, Status) and defender != ("W" if isinstance(query, Kill) else "B"):
        raise MalformedStatement("black captures a white chain or saves a black one")
    return position, defender


def _enclosed(position: Position, part: Part, defender: str) -> Area:
    """The enclosed area; raises `MalformedStatement` where the chain is not enclosed."""
    last_row, last_column = position.height - 1, position.width - 1
    brink = {
        (row, column)
        for row in range(position.height)
        for column in range(position.width)
        if (row == 0 and part.top > 0)
        or (column == 0 and part.left > 0)
        or (row == last_row and part.top + position.height < part.size)
        or (column == last_column and part.left + position.width < part.size)
    }
    outside = {point for point in brink if point not in position.stones}
    rest = sorted(outside)
    while rest:
        for near in position.neighbours(rest.pop()):
            if near not in position.stones and near not in outside:
                outside.add(near)
                rest.append(near)
    safe: set[Point] = set()
    for chain in position.chains():
        if chain & brink or position.liberties(chain) & outside:
            if position.stones[min(chain)] == defender:
                raise MalformedStatement("all stones of the marked one's colour are enclosed")
            safe |= chain
    points = tuple(
        (row, column)
        for row in range(position.height)
        for column in range(position.width)
        if (row, column) not in outside and (row, column) not in safe
    )
    place = {point: 1 << bit for bit, point in enumerate(points)}

    def bits(chosen: set[Point]) -> int:
        return sum(place[point] for point in chosen if point in place)

    return Area(
        points=points,
        beside=tuple(bits(set(position.neighbours(point))) for point in points),
        anchored=bits({near for point in safe for near in position.neighbours(point)}),
        attacker=bits({point for point, stone in position.stones.items() if stone == OPPONENT[defender]}),
        defender=bits({point for point, stone in position.stones.items() if stone == defender}),
        target=place[part.marked],
    )


class Analysis:
    """All positions of an area that can arise from either side's first move, and what becomes of the chain in each.

    Attributes:
        count: how many there are.
        spent: whether there are more than `BUDGET`, or too many points.
    """

    def __init__(self, area: Area, passing: bool = False) -> None:
        """Settle all positions; with ``passing`` those too that the attacker's passes lead to."""
        self.area = area
        self.count, self.spent = len(_SIDES), len(_SIDES) > BUDGET or len(area.points) > _MOST_POINTS
        if self.spent:
            return
        beside = np.array(area.beside, np.uint64)
        unions = np.zeros((len(beside) + 7 >> 3, 256), np.uint64)
        for number, near in enumerate(beside):
            eight, bit = unions[number >> 3], 1 << (number & 7)
            eight[bit : 2 * bit] = eight[:bit] | near
        self._positions = go_captures.Positions(
            beside,
            unions,
            area.anchored,
            area.target,
            np.empty(BUDGET, np.uint64),
            np.empty(BUDGET, np.uint64),
            np.empty(BUDGET, np.int32),
            np.empty(BUDGET, np.int32),
            np.zeros(1 << (2 * BUDGET).bit_length(), np.int32),
            np.empty(BUDGET + 1, np.int32),
            np.empty(BUDGET * (len(beside) + 1), np.int32),
        )
        self.spent = not self._positions.explore(area.attacker, area.defender, passing)
        self.count = self._positions.known

    def read(self, turns: Sequence[bool]) -> int:
        """How many positions are looked at if these sides move first, and nobody looks further once a move is good."""
        if self.spent:
            return len(turns)
        return self._positions.read(np.array(turns, np.int32), np.zeros((3, self.count), np.int32))

    def settled(self, state: State) -> bool | None:
        """What becomes of the chain: True if it is captured, None where that hangs on a ko or is not known."""
        return _OUTCOMES.get(self._positions.found(*state))

    def evident(self, state: State) -> bool | None:
        """What needs no reading: the chain is gone, or can be taken at once, or has two eyes of one point."""
        return _OUTCOMES.get(self._positions.evident(*state))

    def moves(self, state: State) -> list[tuple[int, State]]:
        """What may be played: ``(point, position after it)``; the defender may pass, point 0.

        The attacker need not pass: then the defender passes as well, and nothing is captured.
        """
        return self._positions.moves(*state)


def _passed(state: State) -> State:
    attacker, defender, turn = state
    return attacker, defender, not turn


def _status(analysis: Analysis) -> tuple[Verdict, Findings]:
    """Which of the three options is right."""
    area = analysis.area
    attacked, defended = (analysis.settled((area.attacker, area.defender, turn)) for turn in _SIDES)
    if attacked is None or defended is None:
        return Verdict.UNDECIDED, Findings(())
    right = {(True, True): "A", (False, False): "B", (True, False): "C"}.get((attacked, defended))
    if right is None:  # moving first is a disadvantage
        return Verdict.UNSOLVABLE, Findings(())
    words = [
        f"it is {'captured' if captured else 'safe'} if {who} moves first"
        for captured, who in (
            (attacked, "the other side"),
            (defended, "its own side"),
        )
    ]
    return Verdict.UNIQUE, Findings((right,), {letter: " and ".join(words) for letter in "ABC" if letter != right})


def _points(analysis: Analysis, defending: bool) -> tuple[Verdict, list[Point]]:
    """The first moves after which black has his will, while all others, passing included, are proven to fail."""
    area = analysis.area
    root = (area.attacker, area.defender, defending)
    passed = (area.attacker, area.defender, not defending)
    outcomes = [(point, analysis.settled(then)) for point, then in analysis.moves(root) if point]
    outcomes.append((0, analysis.settled(passed)))
    if any(outcome is None for _, outcome in outcomes):
        return Verdict.UNDECIDED, []
    good = [point for point, captured in outcomes if captured != defending]
    if 0 in good:  # any move will do that does no harm
        return Verdict.AMBIGUOUS, []
    return verdict_on(good), [area.points[point.bit_length() - 1] for point in good]


def certify_why(part: Part, query: Query, answer: str, why: Refuted | Decided) -> Faults:
    """What is false in the lines of play: one that fails, or goes on too long, or not long enough, or is missing.

    A move of the side that loses needs an answer if the outcome is another one where the other side passes after it.
    The lines have all moves that need one, in reading order; each goes on with such a move and an answer to it until
    nothing needs one. First moves that fail are listed in full.
    """
    position, defender = _read(part, query)
    area = _enclosed(position, part, defender)
    lines = _Lines(Analysis(area, passing=True), part)
    attacked, defended = (area.attacker, area.defender, False), (area.attacker, area.defender, True)
    match why:
        case Refuted():
            wanted = not isinstance(query, Live)
            start = attacked if wanted else defended
            return (*lines.tries(start, answer, why.tries, wanted), *lines.refuted(start, why.refuted, not wanted))
        case Decided(tries=None, saving=Began() as saving, taking=Began() as taking) if answer == "C":
            return (
                *lines.tries(defended, saving.at, saving.tries, False),
                *lines.tries(attacked, taking.at, taking.tries, True),
            )
        case Decided(tries=tuple() as tries, saving=None, taking=None) if answer != "C":
            return lines.all_tries(defended if answer == "A" else attacked, tries, answer == "A")
    return ("the lines are those of another status",)


class _Lines:
    """Judges lines of play by what is settled; outcomes are True for a captured chain."""

    def __init__(self, analysis: Analysis, part: Part) -> None:
        self.analysis = analysis
        self.names = {
            1 << bit: name(part.size, (part.top + row, part.left + column))
            for bit, (row, column) in enumerate(analysis.area.points)
        }

    def tries(self, start: State, first: str, lines: Lines, outcome: bool) -> Faults:
        """What is wrong with the tries after a first move that does what is asked."""
        then = self._after(start, first)
        if then is None or self._outcome(then) != outcome:
            return ("a first move does not do what is said",)
        return self.all_tries(then, lines, outcome)

    def all_tries(self, state: State, lines: Lines, outcome: bool) -> Faults:
        """What is wrong with the lines of all moves that need an answer."""
        if [line[:1] for line in lines] != [(move,) for move in self._needing(state, outcome)]:
            return ("the moves that need an answer are others",)
        return () if all(self._holds(state, line, outcome) for line in lines) else (_FALSE,)

    def refuted(self, state: State, lines: Lines, outcome: bool) -> Faults:
        """What is wrong with the lines of all first moves that fail, one of which alone does not."""
        failing = {move: then for move, then in self._moves(state) if self._outcome(then) == outcome}
        if [line[:1] for line in lines] != [(move,) for move in failing]:
            return ("the first moves that fail are others",)
        for move, *rest in lines:
            then = failing[move]
            quiet = self._outcome(_passed(then)) == outcome
            if quiet if rest else not quiet:
                return (_FALSE,)
            if rest and not self._answers(then, rest, outcome):
                return (_FALSE,)
        return ()

    def _holds(self, state: State, line: Sequence[str], outcome: bool) -> bool:
        """True if a line goes from a try to an answer until nothing more needs one."""
        if not line:
            return not self._needing(state, outcome)
        then = self._after(state, line[0])
        return then is not None and line[0] in self._needing(state, outcome) and self._answers(then, line[1:], outcome)

    def _answers(self, state: State, line: Sequence[str], outcome: bool) -> bool:
        """The same, beginning with the answer."""
        then = self._after(state, line[0]) if line else None
        return then is not None and self._outcome(then) == outcome and self._holds(then, line[1:], outcome)

    def _needing(self, state: State, outcome: bool) -> list[str]:
        """The moves after which the other side cannot pass, in reading order."""
        if not state[1] & self.analysis.area.target:
            return []
        return [move for move, then in self._moves(state) if self._outcome(_passed(then)) != outcome]

    def _moves(self, state: State) -> list[tuple[str, State]]:
        return [(self.names[point], then) for point, then in sorted(self.analysis.moves(state)) if point]

    def _after(self, state: State, move: str) -> State | None:
        return dict(self._moves(state)).get(move)

    def _outcome(self, state: State) -> bool | None:
        known = self.analysis.settled(state)
        return self.analysis.evident(state) if known is None else known


_FALSE: Final = "a line of play does not show what is said"
