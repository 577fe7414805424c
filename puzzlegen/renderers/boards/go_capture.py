"""Shows the positions of `puzzlegen.generators.boards.go_capture`."""

from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.formats.boards.go_capture import Board, Captures, Ladder, Lines, Place, Query
from puzzlegen.renderers.boards.kits.go_diagram import described, diagram
from puzzlegen.renderers.boards.kits.go_marks import Marks
from puzzlegen.renderers.kits.telling import OR, comma_list, sentence_list
from puzzlegen.renderers.kits.wording import counting

msg: Final = messages(__name__)

_OUTCOMES: Final = ("captured", "escapes")


def word(board: Board, query: Query) -> Wording:  # noqa: ARG001 - the question is the same of all boards
    """Ask for captures, or for the outcome of a ladder."""
    match query:
        case Ladder():
            rules = sentences(msg("rules"), msg("ladder"))
            outcomes = tuple(map(msg, _OUTCOMES))
            return Wording(
                rules=rules, ask=msg("outcome"), short=msg("ladder-briefly"), kind=Kind.LETTER, options=outcomes
            )
        case Place():
            return Wording(rules=msg("rules"), ask=msg("point"), kind=Kind.POINT)
    kind, options = counting(query)
    return Wording(rules=msg("rules"), ask=msg("count"), kind=kind, options=options)


def explain(board: Board, query: Query, answer: str, why: Captures | Lines) -> Phrase:  # noqa: ARG001
    """All captures, or one line of the ladder."""
    if isinstance(why, Lines):
        lines = [comma_list((point or msg("pass") for point in line), "-") for line in why.lines]
        outcome = _OUTCOMES[LETTERS.index(answer)]
        return sentences(msg(outcome), msg(f"{outcome}-after", lines=sentence_list(lines, OR)))
    return msg("captures", points=comma_list(f"{point} ({count})" for point, count in why.captures))


def describe(board: Board, query: Query) -> Phrase:  # noqa: ARG001
    """The whole board."""
    return described(board.rows, board.marked)


def depict(board: Board, query: Query) -> tuple[Scene, ...]:  # noqa: ARG001
    """The whole board."""
    return (diagram(board.rows, board.marked),)


def depict_solution(board: Board, query: Query, answer: str, why: Captures | Lines) -> tuple[Scene, ...]:  # noqa: ARG001
    """How many stones each point captures, or one line of the ladder."""
    (scene,) = depict(board, query)
    marks = Marks(scene, len(board.rows))
    if isinstance(why, Lines):
        marks.play(max(why.lines, key=len, default=()), black=True)
    else:
        marks.numbers(why.captures)
        marks.rings(point for point, count in why.captures if count == max(count for _, count in why.captures))
    return (marks.scene,)
