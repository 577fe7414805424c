"""Shows the chains of `puzzlegen.generators.boards.go_liberties`."""

from typing import Final

from puzzlegen.answers.kinds import Kind
from puzzlegen.core.item import Statement
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.renderers.boards.kits.go_diagram import COLOURS, POINT_BOX, described, diagram
from puzzlegen.renderers.kits.telling import comma_list
from puzzlegen.renderers.kits.wording import counting

msg: Final = messages(__name__)


def word(statement: Statement, query: Statement) -> Wording:  # noqa: ARG001 - the question is the same of all boards
    """Ask for the number of liberties, or for all of them."""
    if query["task"] == "boxes":
        return Wording(rules=msg("rules"), ask=sentences(msg("find"), POINT_BOX), kind=Kind.BOXES)
    kind, options = counting(query)
    return Wording(rules=msg("rules"), ask=msg("count"), kind=kind, options=options)


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:  # noqa: ARG001
    """The liberties by name."""
    row, column = statement["marked"]
    colour, points = COLOURS[statement["rows"][row][column]], why["liberties"]
    return msg("liberties", colour=colour, stones=why["stones"], points=comma_list(points), count=len(points))


def describe(statement: Statement, query: Statement) -> Phrase:  # noqa: ARG001
    """The whole board."""
    return described(statement["rows"], statement["marked"])


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The whole board."""
    return (diagram(statement["rows"], statement["marked"], boxed=query["task"] == "boxes"),)
