"""Shows the positions of `puzzlegen.generators.boards.go_capture`."""

from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.renderers.boards.kits.go_diagram import described, diagram
from puzzlegen.renderers.kits.telling import listed, said, strung
from puzzlegen.renderers.kits.wording import counting

msg: Final = messages(__name__)

_OUTCOMES: Final[tuple[Phrase, ...]] = (
    msg("outcomes-1"),
    msg("outcomes-2"),
)

_SHOWN: Final[tuple[Phrase, ...]] = (
    msg("shown-1"),
    msg("shown-2"),
)


def word(statement: Statement, query: Statement) -> Wording:  # noqa: ARG001 - the question is the same of all boards
    """Ask for captures, or for the outcome of a ladder."""
    match query["task"]:
        case "ladder":
            rules = sentences(msg("rules"), msg("ladder"))
            return Wording(
                rules=rules, ask=msg("outcome"), short=msg("short-ladder"), kind=Kind.LETTER, options=_OUTCOMES
            )
        case "point":
            return Wording(rules=msg("rules"), ask=msg("point"), kind=Kind.POINT)
    kind, options = counting(query)
    return Wording(rules=msg("rules"), ask=msg("count"), kind=kind, options=options)


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:  # noqa: ARG001
    """All captures, or one line of the ladder."""
    if query["task"] == "ladder":
        lines = [listed((str(point) if point else msg("pass") for point in line), "-") for line in why["lines"]]
        shown = said(_SHOWN[LETTERS.index(answer)], lines=strung(lines, msg("or")))
        return sentences(_OUTCOMES[LETTERS.index(answer)], shown)
    captures = [f"{point} ({count})" for point, count in why["captures"]]
    return {
        "en": f"Points where Black captures, with the number of stones: {', '.join(captures)}.",
        "zh": f"黑方能提子的点及所提子数：{'、'.join(captures)}。",
    }


def describe(statement: Statement, query: Statement) -> Phrase:  # noqa: ARG001
    """The whole board."""
    return described(statement["rows"], statement["marked"])


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:  # noqa: ARG001
    """The whole board."""
    return (diagram(statement["rows"], statement["marked"]),)
