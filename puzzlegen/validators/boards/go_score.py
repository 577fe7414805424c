"""Counts both areas of a finished board; judges `boards/go_score`."""

from puzzlegen.core.certificate import Certificate, Depth
from puzzlegen.core.family import Faults
from puzzlegen.formats.boards.go_score import QUESTIONS, Board, Count, CountOffered, Facts, Query
from puzzlegen.formats.boards.kits.stones import Point
from puzzlegen.validators.boards.kits.go_position import OPPONENT, Position, colourless, name, read_board
from puzzlegen.validators.kits.answers import Findings, fingerprint, letter_of_number, verdict_on


def certify(board: Board, query: Query) -> Certificate:
    """Give every free region to the colour around it; the difficulty is the length of the border between the colours.

    Its length counts the neighbours of different colours, and those of a colour and a point that belongs to nobody. The
    depth is the number of areas, whose owners have to be found one by one.

    Raises:
        MalformedStatement: there is no such board, or two options say the same.
    """
    position = read_board(board.rows)
    owners = _owners(position)
    black, white = (sum(owner == colour for owner in owners.values()) for colour in "BW")
    border = sum(
        owner != owners.get(near)
        for point, owner in owners.items()
        for near in position.neighbours(point)
        if near not in owners or point < near
    )
    match query:
        case CountOffered(options=options):
            findings = letter_of_number(options, black)
        case Count():
            findings = Findings((str(black),))
        case _:
            lead = black - white
            findings = Findings((f"{'B' if lead > 0 else 'W'}+{abs(lead)}",) if lead else ())  # a draw has no winner
    return Certificate(
        verdict=verdict_on(findings.answers),
        answers=findings.answers,
        method="flooding the free regions",
        effort={"points": position.height**2},
        difficulty=border,
        unit=QUESTIONS[type(query)].unit,
        canonical=fingerprint(colourless(position)),
        structure=f"board of {position.height} lines",
        refuted=findings.refuted,
        depth=Depth.properties(len(Position(position.height, position.width, owners).chains())),
    )


def certify_why(board: Board, query: Query, answer: str, why: Facts) -> Faults:  # noqa: ARG001
    """What is false in the facts of an explanation: the stones and all points of each side, and whose no point is."""
    position = read_board(board.rows)
    owners, stones = _owners(position), [*position.stones.values()]
    black, white = ((stones.count(colour), [*owners.values()].count(colour)) for colour in "BW")
    neutral = tuple(name(position.height, point) for point in position.free() if point not in owners)
    holds = {
        "the sides have other points": (why.black, why.white) == (black, white),
        "other points are nobody's": why.neutral == neutral,
    }
    return tuple(fault for fault, true in holds.items() if not true)


def _owners(position: Position) -> dict[Point, str]:
    """The owner of each point that has one: its stone's colour, or that of all stones around its free region."""
    owners = dict(position.stones)
    reached: dict[str, set[Point]] = {}
    for colour in OPPONENT:
        rest = [point for point, stone in position.stones.items() if stone == colour]
        reached[colour] = set()
        while rest:
            for near in position.neighbours(rest.pop()):
                if near not in position.stones and near not in reached[colour]:
                    reached[colour].add(near)
                    rest.append(near)
    for colour, other in OPPONENT.items():
        owners |= dict.fromkeys(sorted(reached[colour] - reached[other]), colour)
    return owners
