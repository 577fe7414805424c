"""Shows figures of `puzzlegen.generators.matrices.odd_one_out`."""

from collections.abc import Sequence
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.message import Phrase, messages
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.drawing.marking import answered, pen
from puzzlegen.formats.matrices.kits.line_figures import Trait
from puzzlegen.formats.matrices.odd_one_out import OddOneOut, Row
from puzzlegen.renderers.kits.telling import lines, options
from puzzlegen.renderers.matrices.kits.line_figure_descriptions import AXES, line_figure
from puzzlegen.renderers.matrices.kits.line_figure_explanations import odd_told
from puzzlegen.renderers.matrices.kits.line_figure_wording import properties
from puzzlegen.renderers.matrices.kits.line_figures import Drawing, counted, draw_choices

msg: Final = messages(__name__)


def word(shown: Row, query: OddOneOut) -> Wording:  # noqa: ARG001 - the figures are the options
    """Ask for the odd one."""
    count = len(shown.figures)
    all_dotted = all(figure.dots for figure in shown.figures)
    listed = properties(dots_compared=all_dotted)
    rules = msg("setting", first=LETTERS[0], last=LETTERS[count - 1], properties=listed)
    return Wording(msg("ask"), Kind.LETTER, rules, msg("short"), (None,) * count)


def explain(shown: Row, query: OddOneOut, answer: str, why: Trait) -> Phrase:  # noqa: ARG001 - the figures are the options
    """The property that tells, with its value in each figure."""
    return odd_told(why, LETTERS[: len(shown.figures)], answer)


def describe(shown: Row, query: OddOneOut) -> Phrase:  # noqa: ARG001 - the figures are the options
    """The lines and dots of each figure."""
    return lines(AXES, options(map(line_figure, shown.figures)))


def depict(shown: Row, query: OddOneOut) -> tuple[Scene, ...]:  # noqa: ARG001
    """Draw the figures in rows."""
    return (draw_choices(shown.figures, LETTERS, _across(shown.figures)),)


def _across(figures: Sequence[Drawing]) -> int:
    """How many figures a row holds."""
    return 3 if len(figures) < 7 else 4


def depict_solution(shown: Row, query: OddOneOut, answer: str, why: Trait) -> tuple[Scene, ...]:
    """What is counted in each figure, and the odd one."""
    figures = counted(shown.figures, why, pen(depict(shown, query)[0]))
    return answered([draw_choices(figures, LETTERS, _across(figures))], answer, LETTERS[: len(figures)])
