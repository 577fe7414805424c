"""Counts the liberties of a chain; judges `boards/go_liberties`."""

from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.formats.boards.go_liberties import QUESTIONS, Board, Count, CountOffered, Extend, Extended, Facts, Query
from puzzlegen.formats.boards.kits.stones import Point
from puzzlegen.validators.boards.kits.go_position import Position, colourless, name, read_board
from puzzlegen.validators.kits.answers import Findings, fingerprint, letter_of_number, verdict_on


def certify(board: Board, query: Query) -> Certificate:
    """Follow the chain of the marked stone; the difficulty is the number of its stones and of the points around it.

    The depth is the number of stones on the longest way along the chain that could not be shorter; where a stone is
    added, that of the effects without which another point would seem best.

    Raises:
        MalformedStatement: there is no such board, no stone is marked, or two options say the same.
    """
    position = read_board(board.rows)
    if board.marked not in position.stones:
        raise MalformedStatement("a stone is marked")
    chain = position.chain(board.marked)
    liberties = position.liberties(chain)
    depth = Depth.chain(_long(position, chain))
    match query:
        case Extend():
            best = _best(_extended(position, board.marked))
            findings = Findings(tuple(name(position.height, point) for point in best[:2]))
            depth = Depth.properties(_effects(position, board.marked))
        case CountOffered(options=options):
            findings = letter_of_number(options, len(liberties))
        case Count():
            findings = Findings((str(len(liberties)),))
        case _:
            findings = Findings((" ".join(sorted(name(position.height, point) for point in liberties)),))
    points = len(chain) + len(position.around(chain))
    return Certificate(
        verdict=verdict_on(findings.answers),
        answers=findings.answers,
        method="following the chain",
        effort={"points": points},
        difficulty=points,
        unit=QUESTIONS[type(query)].unit,
        canonical=fingerprint(colourless(position, board.marked)),
        structure=f"board of {position.height} lines",
        refuted=findings.refuted,
        depth=depth,
    )


def _extended(position: Position, marked: Point) -> dict[Point, int]:
    """How many liberties the chain has after a stone on each of its own where that may be, in reading order."""
    found = {}
    for point in sorted(position.liberties(position.chain(marked))):
        after = position.after(point, position.stones[marked])
        if after is not None:
            found[point] = len(after.liberties(after.chain(point)))
    return found


def _best(counts: dict[Point, int]) -> list[Point]:
    most = max(counts.values(), default=0)
    return [point for point, count in counts.items() if count == most]


def _effects(position: Position, marked: Point) -> int:
    """How many effects of a stone cannot be left out: what it frees, joins, takes, and shares with what it joins."""
    colour, chain = position.stones[marked], position.chain(marked)
    own, whole = position.liberties(chain), _extended(position, marked)
    guesses: tuple[dict[Point, int], ...] = ({}, {}, {}, {})
    for point in whole:
        beside = position.neighbours(point)
        fresh = {near for near in beside if near not in position.stones}
        others = {position.chain(near) for near in beside if position.stones.get(near) == colour} - {chain}
        joined = [position.liberties(other) for other in others]
        every = own.union(*joined)
        guesses[0][point] = len(every - {point})
        guesses[1][point] = len((own | fresh) - {point})
        guesses[2][point] = len((every | fresh) - {point})
        guesses[3][point] = len(own) + len(fresh) + sum(map(len, joined))
        taken = whole[point] - guesses[2][point]
        for guess in (guesses[0], guesses[1], guesses[3]):
            guess[point] += taken
    return sum(_best(guess) != _best(whole) for guess in guesses)


def _long(position: Position, chain: frozenset[Point]) -> int:
    """The number of stones from one end of a chain to the other: of the longest one among the shortest ways in it."""
    longest = 0
    for first in chain:
        layer, seen, count = {first}, {first}, 0
        while layer:
            layer = {near for stone in layer for near in position.neighbours(stone) if near in chain} - seen
            seen |= layer
            count += 1
        longest = max(longest, count)
    return longest


def certify_why(board: Board, query: Query, answer: str, why: Facts | Extended) -> Faults:  # noqa: ARG001
    """What is false in the facts of an explanation: the number of the chain's stones, and its liberties in order."""
    position = read_board(board.rows)
    if isinstance(why, Extended):
        extended = _extended(position, board.marked)
        true = tuple((name(position.height, point), count) for point, count in extended.items())
        return () if why.liberties == true else ("the chain would have other liberties",)
    chain = position.chain(board.marked)
    liberties = tuple(name(position.height, point) for point in sorted(position.liberties(chain)))
    holds = {
        "the chain has another number of stones": why.stones == len(chain),
        "the liberties are others": why.liberties == liberties,
    }
    return tuple(fault for fault, true in holds.items() if not true)
