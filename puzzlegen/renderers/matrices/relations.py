"""Shows panels of `puzzlegen.generators.matrices.relations`."""

import math
from collections.abc import Mapping, Sequence
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Circle, Group, Painted, Polyline, Scene, option_element
from puzzlegen.drawing.marking import answered, chosen
from puzzlegen.formats.matrices import relations as form
from puzzlegen.renderers.kits.telling import (
    AND,
    SEMICOLON,
    capitalised,
    comma_list,
    labelled,
    lines,
    numbered,
    options,
    sentence_list,
)
from puzzlegen.renderers.kits.wording import numbers
from puzzlegen.renderers.matrices.kits.line_figures import draw_above, draw_choices, draw_completion
from puzzlegen.renderers.matrices.kits.pages import PANEL
from puzzlegen.renderers.matrices.kits.panel_descriptions import completion

msg: Final = messages(__name__)

_CORNERS: Final[Mapping[form.Shape, tuple[tuple[float, float], ...]]] = {  # of outlines of size 1
    "circle": tuple((math.cos(math.tau * turn / 60), math.sin(math.tau * turn / 60)) for turn in range(60)),
    "square": ((-1, -1), (1, -1), (1, 1), (-1, 1)),
    "diamond": ((0, -1), (1, 0), (0, 1), (-1, 0)),
    "hexagon": ((-0.5, -1), (0.5, -1), (1, 0), (0.5, 1), (-0.5, 1), (-1, 0)),
}
_WASHES: Final[Mapping[form.Shape, str]] = {
    "circle": "#5b9bd5",
    "square": "#f0a63a",
    "diamond": "#d9647c",
    "hexagon": "#6fae66",
}
_SHEER: Final = 0.38  # opacity of a wash, so that what overlaps is seen
_FILLED: Final = 0.72 * PANEL  # by the outlines of a panel, across or down
_LARGEST: Final = 0.09 * PANEL  # of a step, lest two small outlines look large
_VALUES: Final[Mapping[str, tuple[str, ...]]] = {
    "contact": ("apart", "crossing", "one-inside", "other-inside"),
    "size": ("one-wider", "equally-wide", "other-wider"),
    "side": ("one-left", "same-side", "other-left"),
    "height": ("one-higher", "same-height", "other-higher"),
}
_ACROSS: Final[Mapping[type[form.Query], int]] = {form.Next: 6, form.Analogy: 2, form.Matrix: 3, form.Belongs: 5}


def word(given: form.Panels, query: form.Query) -> Wording:
    """Say what counts and how it goes on, then ask."""
    task, last = ("count", len(query.figures)) if isinstance(query, form.Count) else (task_of(query), 0)
    relations = comma_list((msg(f"asked-{kind}") for kind in given.relations), SEMICOLON)
    ask = msg(f"ask-{task}", last=last)
    setting = msg("setting" if len(given.outlines) > 2 else "two", relations=relations)
    rules = sentences(setting, msg(f"rules-{task}"))
    kind = Kind.LETTER
    texts: tuple[Phrase | None, ...] = (None,) * 4
    if isinstance(query, form.Count):
        kind, texts = Kind.NUMBER, ()
    if isinstance(query, form.CountOffered):
        kind, texts = Kind.LETTER, numbers(query.options)
    return Wording(rules=rules, ask=ask, short=sentences(msg("only"), ask), kind=kind, options=texts)


def explain(given: form.Panels, query: form.Query, answer: str, why: form.Facts) -> Phrase:
    """The relations that decide, from panel to panel, and where they lead."""
    shown = len(given.panels)
    steps = []
    for each in why.relations:
        one, other = (msg(f"shape-{name}") for name in each.pair)
        values = [msg(_VALUES[each.kind][value], one=one, other=other) for value in each.values]
        if isinstance(query, form.OddOneOut):
            pair = msg("pair", one=one, other=other, shown=comma_list(values))
            return capitalised(msg("odd", pair=pair, answer=answer))
        if each.rule == "same":
            steps.append(capitalised(msg("alike", count=shown, one=one, other=other, value=values[0])))
        else:
            lined = "lines" if each.rule.startswith(("rows", "columns")) else "pair"
            pair = msg(lined, one=one, other=other, shown=_in_lines(values[:-1], each.rule))
            rule = msg(f"why-{each.rule.replace(' ', '-')}")
            steps.append(capitalised(msg("so", pair=pair, rule=rule, key=values[-1])))
    if not isinstance(query, form.Count):
        return sentences(*steps, msg("last", steps=len(steps), answer=answer))
    rows = list(zip(*(each.values for each in why.relations), strict=True))
    fitting = [str(number) for number, row in enumerate(rows[shown:], start=1) if row == rows[0]]
    return sentences(*steps, msg("fitting", found=sentence_list(fitting, AND), number=str(len(fitting))))


def _in_lines(values: Sequence[Phrase], rule: str) -> Phrase:
    """What is seen from panel to panel: pair by pair, or in the first and the last line of a grid."""
    if rule in ("kept", "reversed"):
        return comma_list((comma_list(values[start : start + 2], msg("to")) for start in (0, 2, 4)), SEMICOLON)
    if rule.startswith(("rows", "columns")):
        across = rule.startswith("rows")
        found = [values[3 * at : 3 * at + 3] if across else values[at::3] for at in range(3)]
        return comma_list(
            (
                labelled(msg("row" if across else "column", number=number), comma_list(line))
                for number, line in ((1, found[0]), (3, found[2]))
            ),
            SEMICOLON,
        )
    return comma_list(values)


def describe(given: form.Panels, query: form.Query) -> Phrase:
    """Where the outlines of each panel are, and how large."""

    def told(panel: form.Panel) -> Phrase:
        return comma_list(
            (
                msg("placed", shape=msg(f"shape-{name}"), x=x, y=y, across=2 * size)
                for name, (x, y, size) in zip(given.outlines, panel, strict=True)
            ),
            SEMICOLON,
        )

    panels = _offered(query)
    shown, offered = (list(map(told, some)) for some in (given.panels, panels))
    note = sentences(msg("axes"), msg("diamond"))
    if isinstance(query, form.Count):
        return lines(note, numbered(msg("above"), shown), numbered(msg("panel"), offered))
    if isinstance(query, form.OddOneOut):
        return lines(note, options(offered))
    if isinstance(query, form.Belongs):
        return lines(note, numbered(msg("panel"), shown), options(offered))
    return lines(note, completion(shown, _ACROSS[type(query)], offered))


def depict(given: form.Panels, query: form.Query) -> tuple[Scene, ...]:
    """Draw the panels, and the options below them."""
    panels = _offered(query)
    shown, offered = ([_outlines(given.outlines, panel) for panel in some] for some in (given.panels, panels))
    if isinstance(query, form.Count):
        return (draw_above(shown, offered, "12345678"),)
    if isinstance(query, form.OddOneOut):
        return (draw_choices(offered, LETTERS, 2),)
    return (draw_completion(shown, _ACROSS[type(query)], offered, given),)


def _offered(query: form.Query) -> tuple[form.Panel, ...]:
    """The panels to choose from, or to count."""
    return query.figures if isinstance(query, form.Count) else query.options


def _outlines(names: Sequence[form.Shape], panel: form.Panel) -> Group:
    """The outlines of a panel, moved to its middle and enlarged, since only how they lie to each other matters."""
    left, right = min(x - size for x, _, size in panel), max(x + size for x, _, size in panel)
    top, bottom = min(y - size for _, y, size in panel), max(y + size for _, y, size in panel)
    step = min(_FILLED / max(right - left, bottom - top), _LARGEST)
    washes: list[AnyNode] = []
    lines: list[AnyNode] = []
    for name, (x, y, size) in zip(names, panel, strict=True):
        a, b = (PANEL + (2 * x - left - right) * step) / 2, (PANEL + (2 * y - top - bottom) * step) / 2
        corners = tuple((a + size * step * across, b + size * step * down) for across, down in _CORNERS[name])
        washes.append(Painted(corners, fill=_WASHES[name], opacity=_SHEER))
        round_one = Circle(a, b, size * step, None, "ink", "thick")
        lines.append(round_one if name == "circle" else Polyline(corners, "ink", "thick", closed=True))
    return Group((*washes, *lines))


def depict_solution(given: form.Panels, query: form.Query, answer: str, why: form.Facts) -> tuple[Scene, ...]:
    """The panels that agree; or the right option, also where one is missing."""
    (scene,) = depict(given, query)
    if not isinstance(query, form.Count):
        return answered([scene], answer, LETTERS[:4])
    first, *rows = zip(*(each.values for each in why.relations), strict=True)
    offered = {option_element(str(at)): row == first for at, row in enumerate(rows[len(given.panels) - 1 :], 1)}
    return (
        chosen(scene, [one for one, fits in offered.items() if fits], [one for one in offered if not offered[one]]),
    )
