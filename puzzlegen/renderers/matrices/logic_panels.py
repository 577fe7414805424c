"""Shows panels of parts of `puzzlegen.generators.matrices.logic_panels`."""

import math
from collections.abc import Sequence
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Circle, Group, Polyline, Rect, Scene, Segments
from puzzlegen.drawing.marking import answered, grouped
from puzzlegen.facts.matrices.part_lattices import LATTICES
from puzzlegen.formats.matrices import logic_panels as form
from puzzlegen.renderers.kits.telling import (
    SEMICOLON,
    comma_list,
    in_rows,
    legend,
    lines,
    numbered,
    options,
    sentence_list,
)
from puzzlegen.renderers.kits.wording import divisions
from puzzlegen.renderers.matrices.kits.pages import PANEL, draw_grid, draw_threes
from puzzlegen.renderers.matrices.kits.panel_descriptions import EIGHT, completion

msg: Final = messages(__name__)

_HOW: Final = {
    "cells": legend({"#": msg("filled"), ".": msg("empty")}),
    "dots": legend({"#": msg("dot"), ".": msg("no-dot")}),
    "squares": legend({"o": msg("point"), "-": msg("level"), "|": msg("upright")}),
    "wheel": msg("around"),
}
_LEVEL: Final = ((0, 1), (2, 3), (4, 5))
_UPRIGHT: Final = ((6, 7, 8), (9, 10, 11))
"""The numbers of the strokes between nine points, see ``docs/panels.md``."""
_NUMBERS: Final = "123456"


def word(shown: form.Shown, query: form.Query) -> Wording:
    """Say how three panels go together, then ask."""
    task, turning = task_of(query), not shown.unturned
    compared = isinstance(query, form.OddOneOut | form.Grouping)
    rule = msg("rule", part=msg(f"part-{shown.lattice.split('_')[0]}"))
    rules = msg(
        f"setting-{task}",
        columns=msg("columns") if shown.rows == 3 else "",
        rule=msg("turned-first", rule=rule) if shown.turned_first else rule,
        turned=msg("turned", same="" if compared else msg("same")) if turning else "",
        alike=msg(f"alike-{task}-{'turned' if turning else 'unturned'}") if compared else None,
    )
    options = divisions(query.options) if isinstance(query, form.Grouping) else (None,) * len(query.options)
    return Wording(msg(f"ask-{task}"), Kind.LETTER, rules, options=options)


def explain(shown: form.Shown, query: form.Query, answer: str, why: form.Rule | form.TwoRules) -> Phrase:
    """The operation, and the turn that follows it; of each group, where there are two."""
    place = LETTERS.index(answer)
    if isinstance(why, form.Rule):
        where = "next" if isinstance(query, form.Next) else "columns" if why.by_columns else "rows"
        first = msg("first-turn", turn=why.first_turn) if why.first_turn else ""
        counted = msg(f"counted-{shown.lattice.split('_')[0]}", count=len(query.options[place]))
        held = msg(f"held-{where}", rule=_ruled(why.operation, why.turn))
        return sentences(first, held, msg("made", count=counted, letter=answer))
    groups: Sequence[Sequence[object]] = [letter for letter in LETTERS[:4] if letter != answer], [answer]
    if isinstance(query, form.Grouping):
        groups = query.options[place]
    return sentences(
        *(
            msg("held", threes=sentence_list(map(str, group), msg("and")), rule=_ruled(*rule))
            for group, rule in zip(groups, why.rules, strict=True)
        )
    )


def _ruled(operation: str, turn: int) -> Phrase:
    """Which parts the third panel holds, and how it is turned: the end of a sentence."""
    return msg("ruled", parts=msg(f"parts-{operation}"), turn=turn)


def describe(shown: form.Shown, query: form.Query) -> Phrase:
    """What is there in each panel and in each option."""
    name = shown.lattice
    how = _HOW[name.split("_")[0]]
    match query:
        case form.OddOneOut():
            return lines(how, options(_threes_described(name, query.options)))
        case form.Grouping():
            return lines(how, numbered(msg("three"), _threes_described(name, shown.threes or ())))
    given, offered = ([_described(name, set(panel)) for panel in panels] for panels in (shown.panels, query.options))
    return lines(how, completion(given, 7 if isinstance(query, form.Next) else 3, offered))


def _threes_described(name: form.LatticeName, threes: Sequence[form.Three]) -> list[Phrase]:
    return [numbered(msg("panel"), [_described(name, set(panel)) for panel in three]) for three in threes]


def _described(name: form.LatticeName, parts: set[int]) -> Phrase:
    if name == "wheel":
        spokes = comma_list(EIGHT[place] for place in range(8) if place in parts)
        rim = comma_list(
            msg("between", one=EIGHT[place], other=EIGHT[(place + 1) % 8]) for place in range(8) if 8 + place in parts
        )
        return comma_list((msg("spokes", spokes=spokes), msg("rim", rim=rim)), SEMICOLON)
    if name == "squares":
        level, upright = (
            [gap.join(sign if part in parts else " " for part in row) for row in rows]
            for gap, sign, rows in (("o", "-", _LEVEL), (" ", "|", _UPRIGHT))
        )
        return "\n".join((f"o{level[0]}o", upright[0], f"o{level[1]}o", upright[1], f"o{level[2]}o"))
    cells = len(LATTICES[name].middles)
    return in_rows(["#" if part in parts else "." for part in range(cells)], math.isqrt(cells))


def depict(shown: form.Shown, query: form.Query) -> tuple[Scene, ...]:
    """Draw the panels, and the options below them."""
    name = shown.lattice
    if isinstance(query, form.OddOneOut | form.Grouping):
        odd = isinstance(query, form.OddOneOut)
        threes = query.options if isinstance(query, form.OddOneOut) else shown.threes or ()
        drawn = [[_drawn(name, panel) for panel in three] for three in threes]
        return (draw_threes(drawn, LETTERS if odd else _NUMBERS),)
    given, offered = ([_drawn(name, panel) for panel in panels] for panels in (shown.panels, query.options))
    return (draw_grid(given, 7 if isinstance(query, form.Next) else 3, offered, of=shown),)


def _drawn(name: form.LatticeName, parts: Sequence[int]) -> list[AnyNode]:
    """What is in a panel: the points or cells of its lattice, and the parts that are there."""
    middles, lines = LATTICES[name].middles, LATTICES[name].lines
    nodes: list[AnyNode]
    if name.startswith("cells"):
        side = math.isqrt(len(middles))
        edge = 0.84 / side
        places = [0.08 + place * edge for place in range(side + 1)]
        grid = [(x, 0.08, x, 0.92) for x in places] + [(0.08, y, 0.92, y) for y in places]
        nodes = [Segments(tuple(grid), "soft", "hair")]
        for part in parts:
            x, y = places[part % side] + 0.12 * edge, places[part // side] + 0.12 * edge
            nodes.append(Rect(x, y, 0.76 * edge, 0.76 * edge, "ink"))
    elif lines:
        touched = {end for part in parts for end in lines[part]}
        ends = dict.fromkeys(end for line in lines for end in line)
        nodes = [Circle(x, y, 0.02, "line") for x, y in ends if (x, y) not in touched]
        nodes += (Polyline(lines[part], "ink", "medium") for part in parts)
    else:
        nodes = [Circle(x, y, 0.02, "line") for part, (x, y) in enumerate(middles) if part not in parts]
        nodes += (Circle(*middles[part], 0.075, "ink") for part in parts)
    return [Group(tuple(nodes), scale=PANEL)]


def depict_solution(shown: form.Shown, query: form.Query, answer: str, why: object) -> tuple[Scene, ...]:  # noqa: ARG001
    """Both groups in frames of two kinds; or the right option, also where one is missing."""
    (scene,) = depict(shown, query)
    if isinstance(query, form.Grouping):
        return (grouped(scene, query.options[LETTERS.index(answer)]),)
    return answered([scene], answer, LETTERS[: len(query.options)])
