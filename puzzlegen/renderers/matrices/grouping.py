"""Shows figures of `puzzlegen.generators.matrices.grouping`."""

from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import LANGUAGES, Statement
from puzzlegen.core.message import Phrase, messages
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.renderers.kits.telling import lines, numbered
from puzzlegen.renderers.kits.wording import divisions
from puzzlegen.renderers.matrices.kits.line_figure_descriptions import AXES, line_figure
from puzzlegen.renderers.matrices.kits.line_figure_explanations import groups_told
from puzzlegen.renderers.matrices.kits.line_figure_wording import properties
from puzzlegen.renderers.matrices.kits.line_figures import draw_choices

msg: Final = messages(__name__)

_NUMBERS: Final = "12345678"
_HALF: Final = {6: msg("half-6"), 8: msg("half-8")}  # figures of a group
_ASK: Final = msg("ask")
_SHORT: Final = {
    "en": "One property divides the figures into two groups of {half}; size and place do not matter. " + _ASK["en"],
    "zh": "按某一个特征可把图形分成两组，每组{half}个；大小和位置不必考虑。" + _ASK["zh"],
}


def word(statement: Statement, query: Statement) -> Wording:
    """Ask for the two groups."""
    count = len(statement["figures"])
    rules, short = (
        {
            language: text[language].format(last=count, half=_HALF[count][language], properties=properties(language))
            for language in LANGUAGES
        }
        for text in (msg("setting"), _SHORT)
    )
    return Wording(rules=rules, ask=_ASK, short=short, kind=Kind.LETTER, options=divisions(query["options"]))


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:  # noqa: ARG001 - the values are in it
    """The property that divides, with its value in each figure."""
    return groups_told(why, query["options"][LETTERS.index(answer)], answer)


def describe(statement: Statement, query: Statement) -> Phrase:  # noqa: ARG001 - the options are words
    """The lines and dots of each figure."""
    return lines(AXES, numbered(msg("figure"), map(line_figure, statement["figures"])))


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:  # noqa: ARG001
    """Draw the figures, in two rows."""
    return (draw_choices(statement["figures"], _NUMBERS, len(statement["figures"]) // 2),)
