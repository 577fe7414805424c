"""Shows figures of `puzzlegen.generators.matrices.pointed`."""

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.drawing.marking import answered, grouped, pen
from puzzlegen.formats.matrices import pointed as form
from puzzlegen.formats.matrices.kits.line_figures import Figure
from puzzlegen.renderers.kits.telling import (
    AND,
    SEMICOLON,
    capitalised,
    comma_list,
    lines,
    numbered,
    options,
    sentence_list,
)
from puzzlegen.renderers.kits.wording import divisions
from puzzlegen.renderers.matrices.kits.line_figure_descriptions import AXES, line_figure
from puzzlegen.renderers.matrices.kits.line_figures import Drawing, Marked, draw_choices, draw_completion, told
from puzzlegen.renderers.matrices.kits.panel_descriptions import completion

msg: Final = messages(__name__)

_UNNUMBERED: Final = ("arrow", "line")  # what has a property that is no number by itself
_COUNTING: Final[Mapping[form.Mark, tuple[str, ...]]] = {
    "dot": ("counted",),
    "arrow": ("counted", "leave"),
    "line": ("counted", "leave"),
    "ring": ("leave",),
}
_PROPERTIES: Final[Mapping[form.Mark, tuple[str, ...]]] = {
    "dot": ("curved-sides", "outer-sides", "sides", "neighbours"),
    "arrow": ("angle", "curved-sides", "lines", "sides"),
    "line": ("curved", "areas", "lines", "sides"),
    "ring": ("curved-lines", "areas", "lines", "right-angles"),
}
_GRID: Final[Mapping[str, Callable[[Sequence[int], Sequence[int]], bool]]] = {  # of a line and the first one
    "alike": lambda line, _: len({*line}) == 1,
    "along": lambda line, first: line[1] - line[0] == line[2] - line[1] == first[1] - first[0],
    "values": lambda line, first: len({*line}) == 3 and {*line} == {*first},
    "sum": lambda line, _: line[0] + line[1] == line[2],
    "difference": lambda line, _: abs(line[0] - line[1]) == line[2],
}
_ACROSS: Final[Mapping[type[form.Query], int]] = {form.Next: 6, form.Analogy: 2, form.Matrix: 3, form.Belongs: 5}


def word(shown: form.Figures, query: form.Query) -> Wording:
    """Say what is marked and what counts, then ask."""
    task, mark = task_of(query), shown.mark
    rule = msg(f"rule-{task}", counted=msg(f"as-numbers-{mark}") if mark in _UNNUMBERED else "")
    rules, ask = sentences(msg(f"marked-{mark}"), *map(msg, _COUNTING[mark]), rule), msg(f"ask-{task}")
    options = divisions(query.options) if isinstance(query, form.Grouping) else (None,) * 4
    return Wording(ask, Kind.LETTER, rules, sentences(msg("only"), ask), options)


def explain(shown: form.Figures, query: form.Query, answer: str, why: form.Facts) -> Phrase:
    """The numbers of each property that decides, where they lead, and which options have that."""
    mark, properties = shown.mark, why.properties
    names = [msg(f"{mark}-{_PROPERTIES[mark][one.property]}") for one in properties]
    if isinstance(query, form.OddOneOut | form.Grouping):
        (one,), (name,) = properties, names
        shared = _shared(task_of(query), one.offered or one.values)
        return msg(task_of(query), name=capitalised(name), shown=shared, letter=answer)
    seen = []
    for one, name in zip(properties, names, strict=True):
        values, offered = one.values, one.offered
        key = offered[LETTERS.index(answer)]
        letters = sentence_list(
            (letter for letter, number in zip(LETTERS, offered, strict=False) if number == key), AND
        )
        rule = _law(type(query), [*values, key])
        seen.append(
            msg("seen", name=name, shown=_rows(values, _ACROSS[type(query)]), rule=rule, key=key, letters=letters)
        )
    return sentences(*map(capitalised, seen), msg("so", letter=answer))


def _shared(task: str, values: Sequence[int]) -> Phrase:
    """Each number with the figures that have it."""
    names = LETTERS if task == "odd_one_out" else "123456"
    return comma_list(
        (
            msg(
                f"each-{task}",
                number=number,
                figures=sentence_list((name for name, one in zip(names, values, strict=False) if one == number), AND),
            )
            for number in dict.fromkeys(values)
        ),
        SEMICOLON,
    )


def _rows(values: Sequence[int], across: int) -> str:
    """The numbers, in rows as the figures stand."""
    rows = [values[start : start + across] for start in range(0, len(values), across)]
    return " / ".join(", ".join(map(str, row)) for row in rows)


def _law(question: type[form.Query], values: Sequence[int]) -> Phrase:
    """The rule that numbers follow, the last one included."""
    if len({*values}) == 1:
        return msg("law-same")
    if question is form.Analogy:
        return _grown("right", values[1] - values[0])
    if question is form.Next:
        steps = {b - a for a, b in pairwise(values)}
        if len(steps) == 1:
            return msg("law-more" if min(steps) > 0 else "law-less", by=abs(min(steps)))
        return msg("law-again", by=2 if values[2:] == values[:-2] else 3)
    rows = [values[start : start + 3] for start in range(0, 9, 3)]
    columns = [values[start::3] for start in range(3)]
    law, line, first = next(
        (law, line, lines[0])
        for law, holds in _GRID.items()
        for lines, line in ((rows, msg("row")), (columns, msg("column")))
        if all(holds(some, lines[0]) for some in lines)
    )
    return _grown("along", first[1] - first[0], line) if law == "along" else msg(f"law-{law}", line=line)


def _grown(way: str, by: int, line: Phrase | None = None) -> Phrase:
    return msg(f"law-{way}-{'more' if by > 0 else 'less' if by else 'same'}", by=abs(by), line=line)


def describe(shown: form.Figures, query: form.Query) -> Phrase:
    """The lines of each figure, and what is marked."""

    def figure(panel: form.Panel) -> Phrase:
        mark = "arc" if len(panel.at) == 6 else shown.mark
        points = (f"({x}, {y})" for x, y in zip(panel.at[::2], panel.at[1::2], strict=True))
        pointed = msg(f"pointed-{mark}", **dict(zip("abc", points, strict=False)))
        return comma_list((line_figure(Figure(panel.segments, panel.arcs, ())), pointed), SEMICOLON)

    known = [figure(panel) for panel in shown.panels]
    if isinstance(query, form.Grouping):
        return lines(AXES, numbered(msg("figure"), known))
    offered = [figure(panel) for panel in query.options]
    if isinstance(query, form.OddOneOut):
        return lines(AXES, options(offered))
    if isinstance(query, form.Belongs):
        return lines(AXES, numbered(msg("figure"), known), options(offered))
    return lines(AXES, completion(known, _ACROSS[type(query)], offered))


def depict(shown: form.Figures, query: form.Query) -> tuple[Scene, ...]:
    """Draw the figures, and the options below them."""
    offered = () if isinstance(query, form.Grouping) else query.options
    return (_sheet(shown, query, _marked(shown.panels, shown.mark), _marked(offered, shown.mark)),)


def _marked(panels: Sequence[form.Panel], mark: form.Mark) -> list[Drawing]:
    return [Marked(panel, mark) for panel in panels]


def _sheet(shown: form.Figures, query: form.Query, figures: Sequence[Drawing], offered: Sequence[Drawing]) -> Scene:
    if isinstance(query, form.Grouping):
        return draw_choices(figures, "123456", 3)
    if isinstance(query, form.OddOneOut):
        return draw_choices(offered, LETTERS, 2)
    return draw_completion(figures, _ACROSS[type(query)], offered, shown)


def depict_solution(shown: form.Figures, query: form.Query, answer: str, why: form.Facts) -> tuple[Scene, ...]:
    """Both groups in frames of two kinds, or the right option; with the number that decides alone."""
    (scene,) = depict(shown, query)
    if isinstance(query, form.OddOneOut | form.Grouping):
        panels = shown.panels if isinstance(query, form.Grouping) else query.options
        numbers = why.properties[0].offered or why.properties[0].values
        figures = told(_marked(panels, shown.mark), [(number,) for number in numbers], pen(scene), below=True)
        scene = _sheet(shown, query, figures, figures)
    if isinstance(query, form.Grouping):
        return (grouped(scene, query.options[LETTERS.index(answer)]),)
    return answered([scene], answer, LETTERS[: len(query.options)])
