"""Shows figures of `puzzlegen.generators.matrices.pointed`."""

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any, Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import LANGUAGES, Statement
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.renderers.kits.telling import (
    AND,
    SEMICOLON,
    lines,
    listed,
    numbered,
    options,
    said,
    sentence,
    strung,
)
from puzzlegen.renderers.kits.wording import divisions
from puzzlegen.renderers.matrices.kits.line_figure_descriptions import AXES, line_figure
from puzzlegen.renderers.matrices.kits.line_figures import draw_choices, draw_completion
from puzzlegen.renderers.matrices.kits.panel_descriptions import completion

msg: Final = messages(__name__)

_AS_NUMBERS: Final[Mapping[str, Phrase]] = {  # what is no number by itself
    "arrow": msg("as-numbers-arrow"),
    "line": msg("as-numbers-line"),
}
_COUNTING: Final = {
    "dot": (msg("counted"),),
    "arrow": (msg("counted"), msg("leave")),
    "line": (msg("counted"), msg("leave")),
    "ring": (msg("leave"),),
}
_TASKS: Final[Mapping[str, tuple[Phrase, Phrase]]] = {
    "odd_one_out": (
        msg("tasks-odd_one_out-1"),
        msg("tasks-odd_one_out-2"),
    ),
    "grouping": (
        msg("tasks-grouping-1"),
        msg("tasks-grouping-2"),
    ),
    "belongs": (
        msg("tasks-belongs-1"),
        msg("tasks-belongs-2"),
    ),
    "next": (
        msg("tasks-next-1"),
        msg("tasks-next-2"),
    ),
    "analogy": (
        msg("tasks-analogy-1"),
        msg("tasks-analogy-2"),
    ),
    "matrix": (
        msg("tasks-matrix-1"),
        msg("tasks-matrix-2"),
    ),
}
_NAMES: Final[Mapping[str, tuple[Phrase, ...]]] = {
    "dot": (
        msg("names-dot-1"),
        msg("names-dot-2"),
        msg("names-dot-3"),
        msg("names-dot-4"),
    ),
    "arrow": (
        msg("names-arrow-1"),
        msg("names-arrow-2"),
        msg("names-arrow-3"),
        msg("names-arrow-4"),
    ),
    "line": (
        msg("names-line-1"),
        msg("names-line-2"),
        msg("names-line-3"),
        msg("names-line-4"),
    ),
    "ring": (
        msg("names-ring-1"),
        msg("names-ring-2"),
        msg("names-ring-3"),
        msg("names-ring-4"),
    ),
}
_LAWS: Final[Mapping[str, Phrase]] = {
    "same": msg("laws-same"),
    "alike": msg("laws-alike"),
    "more": msg("laws-more"),
    "less": msg("laws-less"),
    "again": msg("laws-again"),
    "right_more": msg("laws-right_more"),
    "right_less": msg("laws-right_less"),
    "right_same": msg("laws-right_same"),
    "along_more": msg("laws-along_more"),
    "along_less": msg("laws-along_less"),
    "sum": msg("laws-sum"),
    "difference": msg("laws-difference"),
    "values": msg("laws-values"),
}
_GRID: Final[Mapping[str, Callable[[Sequence[int], Sequence[int]], bool]]] = {  # of a line and the first one
    "alike": lambda line, _: len({*line}) == 1,
    "along": lambda line, first: line[1] - line[0] == line[2] - line[1] == first[1] - first[0],
    "values": lambda line, first: len({*line}) == 3 and {*line} == {*first},
    "sum": lambda line, _: line[0] + line[1] == line[2],
    "difference": lambda line, _: abs(line[0] - line[1]) == line[2],
}
_POINTED: Final[Mapping[str, Phrase]] = {
    "dot": {"en": "the dot is at ({0}, {1})", "zh": "圆点在 ({0}, {1})"},
    "ring": {"en": "the ring is around ({0}, {1})", "zh": "圆圈套住 ({0}, {1})"},
    "arrow": {
        "en": "the arrow starts at ({0}, {1}) and points at ({2}, {3})",
        "zh": "箭头从 ({0}, {1}) 指向 ({2}, {3})",
    },
    "line": {
        "en": "the straight line from ({0}, {1}) to ({2}, {3}) is thick",
        "zh": "从 ({0}, {1}) 到 ({2}, {3}) 的直线段加粗",
    },
    "arc": {
        "en": "the arc around ({0}, {1}), clockwise from ({2}, {3}) to ({4}, {5}), is thick",
        "zh": "以 ({0}, {1}) 为圆心、从 ({2}, {3}) 顺时针到 ({4}, {5}) 的弧加粗",
    },
}
_ACROSS: Final = {"next": 6, "analogy": 2, "matrix": 3, "belongs": 5}


def word(statement: Statement, query: Statement) -> Wording:
    """Say what is marked and what counts, then ask."""
    rule, ask = _TASKS[query["task"]]
    counted = _AS_NUMBERS.get(statement["mark"], dict.fromkeys(LANGUAGES, ""))
    rules = sentences(msg(f"marked-{statement['mark']}"), *_COUNTING[statement["mark"]], said(rule, counted=counted))
    short = sentences(msg("only"), ask)
    if query["task"] != "grouping":
        return Wording(rules=rules, ask=ask, short=short, kind=Kind.LETTER, options=(None,) * 4)
    return Wording(rules=rules, ask=ask, short=short, kind=Kind.LETTER, options=divisions(query["options"]))


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:
    """The numbers of each property that decides, where they lead, and which options have that."""
    names, task, properties = _NAMES[statement["mark"]], query["task"], why["properties"]
    if task in ("odd_one_out", "grouping"):
        (one,) = properties
        shown = _shared(task, one["offered"] if task == "odd_one_out" else one["values"])
        pattern = msg("odd") if task == "odd_one_out" else msg("halves")
        return said(pattern, name=sentence(names[one["property"]]), shown=shown, letter=answer)
    told = []
    for one in properties:
        values, offered = one["values"], one["offered"]
        key = offered[LETTERS.index(answer)]
        letters = strung((str(letter) for letter, number in zip(LETTERS, offered, strict=False) if number == key), AND)
        rule = _law(task, [*values, key])
        told.append(
            msg("seen", name=names[one["property"]], shown=_shown(task, values), rule=rule, key=key, letters=letters)
        )
    return sentences(*map(sentence, told), msg("so", letter=answer))


def _shared(task: str, values: Sequence[int]) -> Phrase:
    """Each number with the figures that have it."""
    names = LETTERS if task == "odd_one_out" else "123456"
    return listed(
        (
            msg(
                f"each-{task}",
                number=number,
                figures=strung((str(name) for name, one in zip(names, values, strict=False) if one == number), AND),
            )
            for number in dict.fromkeys(values)
        ),
        SEMICOLON,
    )


def _shown(task: str, values: Sequence[int]) -> str:
    """The numbers, in rows as the figures stand."""
    across = _ACROSS[task]
    rows = [values[start : start + across] for start in range(0, len(values), across)]
    return " / ".join(", ".join(map(str, row)) for row in rows)


def _law(task: str, values: Sequence[int]) -> Phrase:
    """The rule that numbers follow, the last one included."""
    if len({*values}) == 1:
        return _LAWS["same"]
    if task == "analogy":
        return _grown("right", values[1] - values[0])
    if task == "next":
        steps = {b - a for a, b in pairwise(values)}
        if len(steps) == 1:
            return said(_LAWS["more" if min(steps) > 0 else "less"], by=abs(min(steps)))
        return said(_LAWS["again"], by=2 if values[2:] == values[:-2] else 3)
    rows = [values[start : start + 3] for start in range(0, 9, 3)]
    columns = [values[start::3] for start in range(3)]
    law, line, first = next(
        (law, line, lines[0])
        for law, holds in _GRID.items()
        for lines, line in ((rows, msg("row")), (columns, msg("column")))
        if all(holds(some, lines[0]) for some in lines)
    )
    return _grown("along", first[1] - first[0], line) if law == "along" else said(_LAWS[law], line=line)


def _grown(way: str, by: int, line: Phrase = msg("row")) -> Phrase:
    if by == 0:
        return _LAWS["right_same"]
    return said(_LAWS[f"{way}_{'more' if by > 0 else 'less'}"], by=abs(by), line=line)


def describe(statement: Statement, query: Statement) -> Phrase:
    """The lines of each figure, and what is marked."""

    def figure(panel: Statement) -> Phrase:
        mark = "arc" if len(panel["at"]) == 6 else statement["mark"]
        pointed = {each: _POINTED[mark][each].format(*panel["at"]) for each in LANGUAGES}
        return listed(
            (line_figure({name: panel.get(name, ()) for name in ("segments", "arcs", "dots")}), pointed), SEMICOLON
        )

    shown = [figure(panel) for panel in statement["panels"]]
    if query["task"] == "grouping":
        return lines(AXES, numbered(msg("figure"), shown))
    offered = [figure(panel) for panel in query["options"]]
    if query["task"] == "odd_one_out":
        return lines(AXES, options(offered))
    if query["task"] == "belongs":
        return lines(AXES, numbered(msg("figure"), shown), options(offered))
    return lines(AXES, completion(shown, _ACROSS[query["task"]], offered))


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """Draw the figures, and the options below them."""

    def marked(panels: Sequence[Any]) -> list[Any]:
        return [{**panel, "mark": statement["mark"]} for panel in panels]

    shown = marked(statement["panels"])
    if query["task"] == "grouping":
        return (draw_choices(shown, "123456", 3),)
    offered = marked(query["options"])
    if query["task"] == "odd_one_out":
        return (draw_choices(offered, LETTERS, 2),)
    return (draw_completion(shown, _ACROSS[query["task"]], offered, LETTERS),)
