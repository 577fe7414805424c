"""Shows figures of `puzzlegen.generators.matrices.grouping`."""

from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.drawing.marking import grouped, pen
from puzzlegen.formats.matrices.grouping import Figures, Grouping
from puzzlegen.formats.matrices.kits.line_figures import Trait
from puzzlegen.renderers.kits.telling import lines, numbered
from puzzlegen.renderers.kits.wording import divisions
from puzzlegen.renderers.matrices.kits.line_figure_descriptions import AXES, line_figure
from puzzlegen.renderers.matrices.kits.line_figure_explanations import groups_told
from puzzlegen.renderers.matrices.kits.line_figure_wording import properties
from puzzlegen.renderers.matrices.kits.line_figures import counted, draw_choices

msg: Final = messages(__name__)

_NUMBERS: Final = "12345678"


def word(shown: Figures, query: Grouping) -> Wording:
    """Ask for the two groups."""
    count, ask = len(shown.figures), msg("ask")
    rules = msg("setting", half=count // 2, properties=properties())
    short = sentences(msg("short", half=count // 2), ask)
    return Wording(ask, Kind.LETTER, rules, short, divisions(query.options))


def explain(shown: Figures, query: Grouping, answer: str, why: Trait) -> Phrase:  # noqa: ARG001 - the values are in it
    """The property that divides, with its value in each figure."""
    return groups_told(why, query.options[LETTERS.index(answer)], answer)


def describe(shown: Figures, query: Grouping) -> Phrase:  # noqa: ARG001 - the options are words
    """The lines and dots of each figure."""
    return lines(AXES, numbered(msg("figure"), map(line_figure, shown.figures)))


def depict(shown: Figures, query: Grouping) -> tuple[Scene, ...]:  # noqa: ARG001
    """Draw the figures, in two rows."""
    return (draw_choices(shown.figures, _NUMBERS, len(shown.figures) // 2),)


def depict_solution(shown: Figures, query: Grouping, answer: str, why: Trait) -> tuple[Scene, ...]:
    """What is counted in each figure, and both groups in frames of two kinds."""
    figures = counted(shown.figures, why, pen(depict(shown, query)[0]))
    return (grouped(draw_choices(figures, _NUMBERS, len(figures) // 2), query.options[LETTERS.index(answer)]),)
