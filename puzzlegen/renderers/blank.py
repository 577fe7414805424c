"""Shows the tiles of `puzzlegen.generators.blank`; the template of a renderer."""

from typing import Final

from puzzlegen.answers.kinds import Kind
from puzzlegen.core.message import Phrase, messages
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.question import NoFacts
from puzzlegen.core.scene import AnyNode, Label, Rect, Scene
from puzzlegen.formats.blank import Query, Statement
from puzzlegen.renderers.kits.telling import comma_list

msg: Final = messages(__name__)


def word(statement: Statement, query: Query) -> Wording:  # noqa: ARG001 - there is only one question
    """Ask for the missing number."""
    return Wording(msg("ask"), Kind.NUMBER, msg("rules", last=len(statement.tiles) + 1))


def explain(statement: Statement, query: Query, answer: str, why: NoFacts) -> Phrase:  # noqa: ARG001
    """The other numbers are there."""
    return msg("explain", last=len(statement.tiles) + 1)


def describe(statement: Statement, query: Query) -> Phrase:  # noqa: ARG001
    """The tiles as they stand."""
    return msg("describe", numbers=comma_list(map(str, statement.tiles)))


def depict(statement: Statement, query: Query) -> tuple[Scene, ...]:  # noqa: ARG001
    """One row of tiles; a unit is the pitch from tile to tile."""
    tiles = statement.tiles
    nodes: list[AnyNode] = [Rect(0, 0, len(tiles) + 1, 2, fill="paper")]
    for place, number in enumerate(tiles, start=1):
        nodes.append(Rect(place - 0.45, 0.55, 0.9, 0.9, fill="tint", stroke="ink", weight="medium", radius=0.08))
        nodes.append(Label(place, 1, str(number), 0.34))
    return (Scene(len(tiles) + 1, 2, tuple(nodes)),)
