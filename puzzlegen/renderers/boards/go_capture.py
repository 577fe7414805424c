"""Shows the positions of `puzzlegen.generators.boards.go_capture`."""

from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.renderers.boards.kits.go_diagram import described, diagram
from puzzlegen.renderers.kits.telling import OR, comma_list, sentence_list
from puzzlegen.renderers.kits.wording import counting

msg: Final = messages(__name__)

_OUTCOMES: Final = ("captured", "escapes")


def word(statement: Statement, query: Statement) -> Wording:  # noqa: ARG001 - the question is the same of all boards
    """Ask for captures, or for the outcome of a ladder."""
    match query["task"]:
        case "ladder":
            rules = sentences(msg("rules"), msg("ladder"))
            outcomes = tuple(map(msg, _OUTCOMES))
            return Wording(
                rules=rules, ask=msg("outcome"), short=msg("ladder-briefly"), kind=Kind.LETTER, options=outcomes
            )
        case "point":
            return Wording(rules=msg("rules"), ask=msg("point"), kind=Kind.POINT)
    kind, options = counting(query)
    return Wording(rules=msg("rules"), ask=msg("count"), kind=kind, options=options)


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:  # noqa: ARG001
    """All captures, or one line of the ladder."""
    if query["task"] == "ladder":
        lines = [comma_list((point or msg("pass") for point in line), "-") for line in why["lines"]]
        outcome = _OUTCOMES[LETTERS.index(answer)]
        return sentences(msg(outcome), msg(f"{outcome}-after", lines=sentence_list(lines, OR)))
    return msg("captures", points=comma_list(f"{point} ({count})" for point, count in why["captures"]))


def describe(statement: Statement, query: Statement) -> Phrase:  # noqa: ARG001
    """The whole board."""
    return described(statement["rows"], statement["marked"])


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:  # noqa: ARG001
    """The whole board."""
    return (diagram(statement["rows"], statement["marked"]),)
