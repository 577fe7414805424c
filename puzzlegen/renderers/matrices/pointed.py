"""Shows figures of `puzzlegen.generators.matrices.pointed`."""

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any, Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
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
from puzzlegen.renderers.matrices.kits.line_figures import draw_choices, draw_completion
from puzzlegen.renderers.matrices.kits.panel_descriptions import completion

msg: Final = messages(__name__)

_UNNUMBERED: Final = ("arrow", "line")  # what has a property that is no number by itself
_COUNTING: Final = {
    "dot": ("counted",),
    "arrow": ("counted", "leave"),
    "line": ("counted", "leave"),
    "ring": ("leave",),
}
_PROPERTIES: Final = {
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
_ACROSS: Final = {"next": 6, "analogy": 2, "matrix": 3, "belongs": 5}


def word(statement: Statement, query: Statement) -> Wording:
    """Say what is marked and what counts, then ask."""
    task, mark = query["task"], statement["mark"]
    rule = msg(f"rule-{task}", counted=msg(f"as-numbers-{mark}") if mark in _UNNUMBERED else "")
    rules, ask = sentences(msg(f"marked-{mark}"), *map(msg, _COUNTING[mark]), rule), msg(f"ask-{task}")
    options = divisions(query["options"]) if task == "grouping" else (None,) * 4
    return Wording(ask, Kind.LETTER, rules, sentences(msg("only"), ask), options)


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:
    """The numbers of each property that decides, where they lead, and which options have that."""
    mark, task, properties = statement["mark"], query["task"], why["properties"]
    names = [msg(f"{mark}-{_PROPERTIES[mark][one['property']]}") for one in properties]
    if task in ("odd_one_out", "grouping"):
        (one,), (name,) = properties, names
        shown = _shared(task, one["offered"] if task == "odd_one_out" else one["values"])
        return msg(task, name=capitalised(name), shown=shown, letter=answer)
    told = []
    for one, name in zip(properties, names, strict=True):
        values, offered = one["values"], one["offered"]
        key = offered[LETTERS.index(answer)]
        letters = sentence_list(
            (letter for letter, number in zip(LETTERS, offered, strict=False) if number == key), AND
        )
        rule = _law(task, [*values, key])
        told.append(msg("seen", name=name, shown=_shown(task, values), rule=rule, key=key, letters=letters))
    return sentences(*map(capitalised, told), msg("so", letter=answer))


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


def _shown(task: str, values: Sequence[int]) -> str:
    """The numbers, in rows as the figures stand."""
    across = _ACROSS[task]
    rows = [values[start : start + across] for start in range(0, len(values), across)]
    return " / ".join(", ".join(map(str, row)) for row in rows)


def _law(task: str, values: Sequence[int]) -> Phrase:
    """The rule that numbers follow, the last one included."""
    if len({*values}) == 1:
        return msg("law-same")
    if task == "analogy":
        return _grown("right", values[1] - values[0])
    if task == "next":
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


def describe(statement: Statement, query: Statement) -> Phrase:
    """The lines of each figure, and what is marked."""

    def figure(panel: Statement) -> Phrase:
        mark = "arc" if len(panel["at"]) == 6 else statement["mark"]
        points = (f"({x}, {y})" for x, y in zip(panel["at"][::2], panel["at"][1::2], strict=True))
        pointed = msg(f"pointed-{mark}", **dict(zip("abc", points, strict=False)))
        shown = line_figure({name: panel.get(name, ()) for name in ("segments", "arcs", "dots")})
        return comma_list((shown, pointed), SEMICOLON)

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
