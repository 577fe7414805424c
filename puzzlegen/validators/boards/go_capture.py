"""Finds what black can capture at once or in a ladder; judges `boards/go_capture`."""

from collections.abc import Sequence
from itertools import product
from typing import Final

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement, Verdict
from puzzlegen.core.family import Faults
from puzzlegen.formats.boards.go_capture import (
    QUESTIONS,
    Board,
    Captures,
    Count,
    CountOffered,
    Ladder,
    Lines,
    Query,
)
from puzzlegen.formats.boards.kits.stones import Point
from puzzlegen.validators.boards.kits.go_position import Position, disguises, name, read_board
from puzzlegen.validators.kits.answers import Findings, fingerprint, letter_of_number, verdict_on

BUDGET: Final = 2_000  # positions of ladders
_WORKING: Final = ((True, False), (False, True), (True, True), (False, False))  # ladders, by letter


def certify(board: Board, query: Query) -> Certificate:
    """Try every move of black, or all lines of both ladders; which stone of its chain carries the mark changes nothing.

    The difficulty is the number of points looked at: all white stones and the free points beside them; in ladders, the
    chain and the points around it in each position.

    Raises:
        MalformedStatement: there is no such board, the marked stone is not where a ladder begins, or options are alike.
    """
    position = read_board(board.rows)
    if isinstance(query, Ladder) != (board.marked is not None):
        raise MalformedStatement("a stone is marked exactly where the question is about a ladder")
    if board.marked is not None and board.marked not in position.stones:
        raise MalformedStatement("a stone is marked")
    chain = () if board.marked is None else sorted(position.chain(board.marked))
    if board.marked is not None:
        verdict, findings, looked, depth = _ladder(position, board.marked)
        method = "all lines of both ladders"
    else:
        whites = {point for point, stone in position.stones.items() if stone == "W"}
        looked = len(whites) + len(position.liberties(whites))
        method = "trying every move"
        captures = _captures(position)
        depth = Depth.properties(len(captures))
        most = max(captures.values(), default=0)
        match query:
            case CountOffered(options=options):
                findings = letter_of_number(options, most)
            case Count():
                findings = Findings((str(most),) if most else ())
            case _:
                findings = Findings(tuple(name(position.height, point) for point in sorted(captures))[:2])
        verdict = verdict_on(findings.answers)
    return Certificate(
        verdict=verdict,
        answers=findings.answers,
        method=method,
        effort={"points": looked},
        difficulty=looked,
        unit=QUESTIONS[type(query)].unit,
        canonical=fingerprint(min(disguises(position, chain))),
        structure=f"board of {position.height} lines",
        refuted=findings.refuted,
        depth=depth,
    )


def certify_why(board: Board, query: Query, answer: str, why: Captures | Lines) -> Faults:  # noqa: ARG001
    """What is false in the facts of an explanation: all captures in reading order, or a line of each ladder.

    Black's moves leave the chain one liberty, and White's may be any, until the chain is taken or no atari is left; the
    answer says which.
    """
    position = read_board(board.rows)
    if isinstance(why, Captures):
        captures = tuple((name(position.height, point), count) for point, count in sorted(_captures(position).items()))
        return () if why.captures == captures else ("the captures are others",)
    assert board.marked is not None, "a ladder has a marked stone"
    ataris = [name(position.height, point) for point in _ataris(position, board.marked)]
    if [line[:1] for line in why.lines] != [(atari,) for atari in ataris]:
        return ("the ataris are others",)
    working = _WORKING[LETTERS.index(answer)]
    holds = all(_shows(position, board.marked, line, works) for line, works in zip(why.lines, working, strict=True))
    return () if holds else ("a line does not show what is said",)


def _ataris(position: Position, stone: Point) -> list[Point]:
    """Where black can leave a chain exactly one liberty, or take it, in reading order."""
    found = []
    for point in sorted(position.liberties(position.chain(stone))):
        after = position.after(point, "B")
        if after is not None and (stone not in after.stones or len(after.liberties(after.chain(stone))) == 1):
            found.append(point)
    return found


def _shows(position: Position, stone: Point, line: Sequence[str], captured: bool) -> bool:
    """True if a line of ataris and answers ends with the capture of the chain, or where black has no atari."""
    every = product(range(position.height), range(position.height))
    names = {name(position.height, point): point for point in every}
    for number, move in enumerate(line):
        if stone not in position.stones:
            return False
        if not move:
            after = None if number % 2 == 0 or _possible(position, stone) else position
        else:
            point = names.get(move)
            fits = point is not None and point not in position.stones
            fits = fits and (number % 2 == 1 or point in _ataris(position, stone))
            after = position.after(point, "WB"[number % 2 == 0]) if fits and point is not None else None
        if after is None:
            return False
        position = after
    if captured:
        return stone not in position.stones
    return len(line) % 2 == 0 and stone in position.stones and not _ataris(position, stone)


def _possible(position: Position, stone: Point) -> list[Position]:
    """What comes of white's answers to an atari: onto the last liberty, or taking one of the black chains around."""
    chain = position.chain(stone)
    answers = set(position.liberties(chain))
    for point in position.around(chain):
        if position.stones.get(point) == "B":
            liberties = position.liberties(position.chain(point))
            if len(liberties) == 1:
                answers |= liberties
    found = (position.after(point, "W") for point in sorted(answers))
    return [after for after in found if after is not None]


def _captures(position: Position) -> dict[Point, int]:
    """How many white stones black takes at each point where there are any."""
    captures: dict[Point, int] = {}
    for chain in position.chains():
        liberties = position.liberties(chain)
        if position.stones[min(chain)] == "W" and len(liberties) == 1:
            (point,) = liberties
            captures[point] = captures.get(point, 0) + len(chain)
    return captures


def _ladder(position: Position, marked: Point) -> tuple[Verdict, Findings, int, Depth]:
    if position.stones.get(marked) != "W" or len(_ataris(position, marked)) != 2:
        raise MalformedStatement("ladders begin with a white chain that has two liberties, with an atari at both")
    reading = _Reading(marked)
    begun = reading.begun(position)
    depth = Depth.search(max(1, reading.positions))
    if reading.positions >= BUDGET:
        return Verdict.UNDECIDED, Findings(()), BUDGET, depth
    if None in begun:
        return Verdict.UNDECIDED, Findings(()), reading.points, depth
    right = LETTERS[_WORKING.index((bool(begun[0]), bool(begun[1])))]
    refuted = {}
    for letter, working in zip(LETTERS, _WORKING, strict=False):
        for liberty, found, said in zip(("first", "second"), begun, working, strict=True):
            if found != said:
                refuted[letter] = f"black {'captures' if found else 'cannot capture'} beginning at the {liberty}"
    return Verdict.UNIQUE, Findings((right,), refuted), reading.points, depth


class _Reading:
    """The reading of a ladder about one stone; ``positions`` and ``points`` count what was looked at.

    All lines are read, also where one is enough: so their number does not depend on how the board is turned. A position
    that comes up again on the way to itself proves nothing, and so does a budget that runs out.
    """

    def __init__(self, stone: Point) -> None:
        self.stone = stone
        self.positions = self.points = 0
        self.way: list[dict[Point, str]] = []

    def captured(self, position: Position) -> bool | None:
        """True if black, to move, captures by giving atari with every move; None: undecided."""
        chain = position.chain(self.stone)
        liberties = position.liberties(chain)
        self.points += len(chain) + len(position.around(chain))
        if len(liberties) != 2:
            return len(liberties) < 2
        if position.stones in self.way or self.positions >= BUDGET:
            return None
        return _either(self.begun(position))

    def begun(self, position: Position) -> list[bool | None]:
        """The same for each atari that black can give, in reading order of the points."""
        self.positions += 1
        self.way.append(position.stones)
        outcomes = []
        for point in sorted(position.liberties(position.chain(self.stone))):
            after = position.after(point, "B")
            if after is not None and len(after.liberties(after.chain(self.stone))) == 1:
                outcomes.append(self._answered(after))
        self.way.pop()
        return outcomes

    def _answered(self, position: Position) -> bool | None:
        """True if the chain, in atari with white to move, is captured whatever white does."""
        escapes: list[bool | None] = []
        for after in _possible(position, self.stone):
            captured = self.captured(after)
            escapes.append(None if captured is None else not captured)
        escaped = _either(escapes)
        return None if escaped is None else not escaped


def _either(outcomes: list[bool | None]) -> bool | None:
    """True if one of the outcomes is a success; None where that is not known."""
    if True in outcomes:
        return True
    return None if None in outcomes else False
