"""Shows figures of `puzzlegen.generators.matrices.odd_one_out`."""

from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement
from puzzlegen.core.message import Phrase, messages
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.renderers.kits.telling import lines, options
from puzzlegen.renderers.matrices.kits.line_figure_descriptions import AXES, line_figure
from puzzlegen.renderers.matrices.kits.line_figure_explanations import odd_told
from puzzlegen.renderers.matrices.kits.line_figure_wording import properties
from puzzlegen.renderers.matrices.kits.line_figures import draw_choices

msg: Final = messages(__name__)


def word(statement: Statement, query: Statement) -> Wording:  # noqa: ARG001 - the figures are the options
    """Ask for the odd one."""
    count = len(statement["figures"])
    all_dotted = all(figure["dots"] for figure in statement["figures"])
    listed = properties(dots_compared=all_dotted)
    rules = msg("setting", first=LETTERS[0], last=LETTERS[count - 1], properties=listed)
    return Wording(msg("ask"), Kind.LETTER, rules, msg("short"), (None,) * count)


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:  # noqa: ARG001 - the figures are the options
    """The property that tells, with its value in each figure."""
    return odd_told(why, LETTERS[: len(statement["figures"])], answer)


def describe(statement: Statement, query: Statement) -> Phrase:  # noqa: ARG001 - the figures are the options
    """The lines and dots of each figure."""
    return lines(AXES, options(map(line_figure, statement["figures"])))


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:  # noqa: ARG001
    """Draw the figures, three in a row."""
    return (draw_choices(statement["figures"], LETTERS, 3),)
