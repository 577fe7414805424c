"""Words and draws the figures of `puzzlegen.generators.matrices.element_count`."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.drawing.marking import answered, pen
from puzzlegen.formats.matrices.element_count import Facts, MissingFigure, Series
from puzzlegen.renderers.kits.telling import SEMICOLON, comma_list, lines
from puzzlegen.renderers.matrices.kits.line_figure_descriptions import AXES, line_figure
from puzzlegen.renderers.matrices.kits.line_figure_wording import COUNTS, several
from puzzlegen.renderers.matrices.kits.line_figures import draw_completion, told
from puzzlegen.renderers.matrices.kits.panel_descriptions import completion

msg: Final = messages(__name__)

_ROW: Final = {"sequence": 6, "matrix": 3}  # the missing one included
_WORKED: Final = {
    "progression": "{0} → {1} → {2}",
    "sum": "{0} + {1} = {2}",
    "difference": "{0} − {1} = {2}",
    "equal totals": "{0} + {1} + {2} = {3}",
}


def word(series: Series, query: MissingFigure) -> Wording:
    """Ask for the figure that goes on."""
    layout = series.layout
    rules = sentences(msg(f"rules-{layout}"), msg("counting", counts=COUNTS))
    return Wording(msg("ask"), Kind.LETTER, rules, msg(f"short-{layout}"), (None,) * len(query.options))


def explain(series: Series, query: MissingFigure, answer: str, why: Facts) -> Phrase:  # noqa: ARG001
    """What is counted, the rule worked out in each line or along the row, and where it leads."""
    layout, numbers = series.layout, why.numbers
    counted = several(why.trait)
    if layout == "sequence":
        law = msg(f"along-{why.rule.replace(' ', '-')}", **_terms(why.rule, numbers))
        shown = comma_list(map(str, numbers[:-1]))
        found = msg("row-told", counted=counted, shown=shown, rule=law, key=numbers[-1], letter=answer)
    else:
        lines_of = [numbers[place::3] if why.by_columns else numbers[3 * place : 3 * place + 3] for place in range(3)]
        rule = why.rule
        step, total = lines_of[0][1] - lines_of[0][0], sum(lines_of[0])
        line = msg("column" if why.by_columns else "row")
        law = msg(f"lines-{rule.replace(' ', '-')}", line=line, by=_signed(step), total=total)
        sums = comma_list((_WORKED[rule].format(*some, total) for some in lines_of), SEMICOLON)
        found = msg(
            "matrix-told", counted=counted, shown=_grid(numbers), rule=law, sums=sums, key=numbers[-1], letter=answer
        )
    others = (
        msg("other", counted=several(one.trait), shown=_shown(layout, one.numbers), letter=answer) for one in why.others
    )
    return sentences(found, *others)


def _terms(rule: str, numbers: Sequence[int]) -> dict[str, Phrase]:
    """What the words for a rule of a row speak of."""
    steps = [other - one for one, other in pairwise(numbers)]
    match rule:
        case "progression":
            return {"by": _signed(steps[0])}
        case "alternation":
            return {"one": str(numbers[0]), "other": str(numbers[1])}
        case "growing steps":
            return {"steps": comma_list(map(str, map(_signed, steps[:-1]))), "last": _signed(steps[-1])}
        case _:
            return {"one": str(numbers[-3]), "other": str(numbers[-2])}


def _signed(step: int) -> str:
    return f"{step:+d}".replace("-", "−") if step else "0"


def _shown(layout: str, numbers: Sequence[int]) -> Phrase:
    return comma_list(map(str, numbers)) if layout == "sequence" else _grid(numbers, str(numbers[-1]))


def _grid(numbers: Sequence[int], last: str = "?") -> str:
    """Nine numbers row by row, the last of which may be asked for."""
    cells = [*map(str, numbers[:-1]), last]
    return " / ".join(" ".join(cells[start : start + 3]) for start in (0, 3, 6))


def describe(series: Series, query: MissingFigure) -> Phrase:
    """The lines and dots of each figure and of each option."""
    shown, offered = ([line_figure(one) for one in figures] for figures in (series.figures, query.options))
    return lines(AXES, completion(shown, _ROW[series.layout], offered))


def depict(series: Series, query: MissingFigure) -> tuple[Scene, ...]:
    """Draw what is shown, and the options below it."""
    options = query.options
    return (draw_completion(series.figures, _ROW[series.layout], options, series),)


def depict_solution(series: Series, query: MissingFigure, answer: str, why: Facts) -> tuple[Scene, ...]:
    """What is counted in each figure and in the right option."""
    width, right = pen(depict(series, query)[0]), LETTERS.index(answer)
    *numbers, key = ((number,) for number in why.numbers)
    options = told(
        query.options, [key if place == right else () for place in range(len(query.options))], width, below=True
    )
    letters = LETTERS[: len(options)]
    figures = told(series.figures, numbers, width, below=False)
    return answered([draw_completion(figures, _ROW[series.layout], options, series)], answer, letters)
