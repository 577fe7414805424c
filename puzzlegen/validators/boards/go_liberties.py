"""Counts the liberties of a chain; judges `boards/go_liberties`."""

from puzzlegen.core.certificate import Certificate, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.formats.boards.go_liberties import QUESTIONS, Board, Count, CountOffered, Facts, Query
from puzzlegen.validators.boards.kits.go_position import colourless, name, read_board
from puzzlegen.validators.kits.answers import Findings, fingerprint, letter_of_number, verdict_on


def certify(board: Board, query: Query) -> Certificate:
    """Follow the chain of the marked stone; the difficulty is the number of its stones and of the points around it.

    Raises:
        MalformedStatement: there is no such board, no stone is marked, or two options say the same.
    """
    position = read_board(board.rows)
    if board.marked not in position.stones:
        raise MalformedStatement("a stone is marked")
    chain = position.chain(board.marked)
    liberties = position.liberties(chain)
    match query:
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
    )


def certify_why(board: Board, query: Query, answer: str, why: Facts) -> Faults:  # noqa: ARG001
    """What is false in the facts of an explanation: the number of the chain's stones, and its liberties in order."""
    position = read_board(board.rows)
    chain = position.chain(board.marked)
    liberties = tuple(name(position.height, point) for point in sorted(position.liberties(chain)))
    holds = {
        "the chain has another number of stones": why.stones == len(chain),
        "the liberties are others": why.liberties == liberties,
    }
    return tuple(fault for fault, true in holds.items() if not true)
