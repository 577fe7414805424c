"""Shows figures of `puzzlegen.generators.matrices.odd_one_out`."""

from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import LANGUAGES, Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.renderers.kits.telling import lines, options
from puzzlegen.renderers.matrices.kits.line_figure_descriptions import AXES, line_figure
from puzzlegen.renderers.matrices.kits.line_figure_explanations import odd_told
from puzzlegen.renderers.matrices.kits.line_figure_wording import properties
from puzzlegen.renderers.matrices.kits.line_figures import draw_choices

_SETTING: Final = {
    "en": "The figures {first} to {last} are made of lines, some with dots. All but one agree in one of these "
    "properties: {properties}.",
    "zh": "图形 {first} 到 {last} 由线条组成，有的还有点。除一个外，其余图形在以下某一方面相同，而那一个不同："
    "{properties}。",
}
_ASK: Final = {"en": "Which figure is the odd one out?", "zh": "哪一个图形与众不同？"}
_SHORT: Final = {
    "en": "Which figure lacks a property that all the others share? Size and place do not matter.",
    "zh": "哪一个图形没有其余图形都有的某个特征？大小和位置不必考虑。",
}


def word(statement: Statement, query: Statement) -> Wording:  # noqa: ARG001 - the figures are the options
    """Ask for the odd one."""
    count = len(statement["figures"])
    all_dotted = all(figure["dots"] for figure in statement["figures"])
    rules = {
        language: _SETTING[language].format(
            first=LETTERS[0], last=LETTERS[count - 1], properties=properties(language, dots_compared=all_dotted)
        )
        for language in LANGUAGES
    }
    return Wording(rules=rules, ask=_ASK, short=_SHORT, kind=Kind.LETTER, options=(None,) * count)


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:  # noqa: ARG001 - the figures are the options
    """The property that tells, with its value in each figure."""
    return odd_told(why, LETTERS[: len(statement["figures"])], answer)


def describe(statement: Statement, query: Statement) -> Text:  # noqa: ARG001 - the figures are the options
    """The lines and dots of each figure."""
    return lines(AXES, options(map(line_figure, statement["figures"])))


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:  # noqa: ARG001
    """Draw the figures, three in a row."""
    return (draw_choices(statement["figures"], LETTERS, 3),)
