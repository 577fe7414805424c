"""Shows panels of parts of `puzzlegen.generators.matrices.logic_panels`."""

import math
from collections.abc import Mapping, Sequence
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import LANGUAGES, Statement
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Circle, Group, Polyline, Rect, Scene, Segments
from puzzlegen.facts.matrices.part_lattices import LATTICES
from puzzlegen.renderers.kits.telling import SEMICOLON, in_rows, legend, lines, listed, numbered, options, said
from puzzlegen.renderers.kits.wording import divisions
from puzzlegen.renderers.matrices.kits.panel_descriptions import EIGHT, completion
from puzzlegen.renderers.matrices.kits.panels import PANEL, draw_grid, draw_threes

msg: Final = messages(__name__)

_ALIKE: Final[Mapping[str, Mapping[bool, Phrase]]] = {
    "odd_one_out": {
        False: msg("alike-odd_one_out-no"),
        True: msg("alike-odd_one_out-yes"),
    },
    "grouping": {
        False: msg("alike-grouping-no"),
        True: msg("alike-grouping-yes"),
    },
}
"""What threes have in common, where nothing is turned or something may be."""
_PARTS: Final = {
    "en": {"cells": "filled cell", "dots": "dot", "squares": "stroke between neighbouring points", "wheel": "stroke"},
    "zh": {"cells": "涂黑的格子", "dots": "圆点", "squares": "相邻两点间的线段", "wheel": "线段"},
}
_ALONG: Final = {
    False: msg("along-no"),
    True: msg("along-yes"),
}
_COUNTED: Final[Mapping[str, tuple[Phrase, Phrase]]] = {
    "cells": (
        msg("counted-cells-1"),
        msg("counted-cells-2"),
    ),
    "dots": (msg("counted-dots-1"), msg("counted-dots-2")),
    "squares": (msg("counted-squares-1"), msg("counted-squares-2")),
    "wheel": (msg("counted-wheel-1"), msg("counted-wheel-2")),
}
"""One part, and several."""
_RULES: Final = {
    "en": {
        "and": "in both of the first two",
        "or": "in at least one of the first two",
        "xor": "in exactly one of the first two",
        "minus": "in the first but not in the second",
        "reverse": "in the second but not in the first",
    },
    "zh": {
        "and": "前两个小图共有的部分",
        "or": "前两个小图至少一个有的部分",
        "xor": "恰好在前两个小图之一中的部分",
        "minus": "在第一个而不在第二个中的部分",
        "reverse": "在第二个而不在第一个中的部分",
    },
}
_TURNS: Final = {
    "en": (".", ", turned clockwise by a quarter.", ", turned by half a turn.", ", turned anticlockwise by a quarter."),
    "zh": ("。", "，再顺时针转四分之一圈。", "，再转半圈。", "，再逆时针转四分之一圈。"),
}
_FIRST_TURNS: Final[Mapping[int, Phrase]] = {
    1: msg("first-turns-1"),
    2: msg("first-turns-2"),
    3: msg("first-turns-3"),
}

_HOW: Final = {
    "cells": legend({"#": msg("how-cells-x"), ".": msg("how-cells-x-2")}),
    "dots": legend({"#": msg("how-dots-x"), ".": msg("how-dots-x-2")}),
    "squares": legend(
        {
            "o": msg("how-squares-o"),
            "-": msg("how-squares-x"),
            "|": msg("how-squares-x-2"),
        }
    ),
    "wheel": msg("how-wheel"),
}
_LEVEL: Final = ((0, 1), (2, 3), (4, 5))
_UPRIGHT: Final = ((6, 7, 8), (9, 10, 11))
"""The numbers of the strokes between nine points, see ``docs/panels.md``."""
_NUMBERS: Final = "123456"


_NO_WORDS: Final = dict.fromkeys(LANGUAGES, "")


def word(statement: Statement, query: Statement) -> Wording:
    """Say how three panels go together, then ask."""
    task = query["task"]
    part = {language: _PARTS[language][statement["lattice"].split("_")[0]] for language in LANGUAGES}
    columns = msg("columns") if statement.get("rows") == 3 else _NO_WORDS
    rule, turning = msg("rule", part=part), not statement.get("unturned")
    if statement.get("turned_first"):
        rule = msg("turned-first", rule=rule)
    terms = {"rows": statement.get("rows"), "columns": columns, "rule": rule, "turned": _NO_WORDS}
    if turning:
        terms["turned"] = msg("turned", same=_NO_WORDS if task in _ALIKE else msg("same"))
    if task in _ALIKE:
        terms["alike"] = _ALIKE[task][turning]
    rules = msg(f"setting-{task}", **terms)
    options = divisions(query["options"]) if task == "grouping" else (None,) * len(query["options"])
    return Wording(rules=rules, ask=msg(f"ask-{task}"), kind=Kind.LETTER, options=options)


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:
    """The operation, and the turn that follows it; of each group, where there are two."""
    if "rules" not in why:
        pattern = msg("next") if query["task"] == "next" else _ALONG[why["by_columns"]]
        held = _held(pattern, why["operation"], why["turn"])
        parts = len(query["options"][LETTERS.index(answer)])
        counted = said(_COUNTED[statement["lattice"].split("_")[0]][parts != 1], count=parts)
        made = msg("made", count=counted, letter=answer)
        return sentences(*([_FIRST_TURNS[why["first_turn"]]] if "first_turn" in why else []), held, made)
    if query["task"] == "odd_one_out":
        groups: list[Sequence[object]] = [[letter for letter in LETTERS[:4] if letter != answer], [answer]]
    else:
        groups = query["options"][LETTERS.index(answer)]
    return sentences(
        *(
            _held(msg("holds", threes=_all(group), rule="{rule}"), *rule)
            for group, rule in zip(groups, why["rules"], strict=True)
        )
    )


def _held(pattern: Phrase, operation: str, turn: int) -> Phrase:
    rule = {language: _RULES[language][operation] + _TURNS[language][turn] for language in LANGUAGES}
    return said(pattern, rule=rule)


def _all(names: Sequence[object]) -> Phrase:
    *first, last = map(str, names)
    return listed((listed(first), last), msg("and")) if first else last


def describe(statement: Statement, query: Statement) -> Phrase:
    """What is there in each panel and in each option."""
    name, task = statement["lattice"], query["task"]
    how = _HOW[name.split("_")[0]]
    if task in ("odd_one_out", "grouping"):
        threes = query["options"] if task == "odd_one_out" else statement["threes"]
        told = [numbered(msg("panel"), [_described(name, set(panel)) for panel in three]) for three in threes]
        return lines(how, options(told) if task == "odd_one_out" else numbered(msg("three"), told))
    shown, offered = (
        [_described(name, set(panel)) for panel in panels] for panels in (statement["panels"], query["options"])
    )
    return lines(how, completion(shown, 7 if task == "next" else 3, offered))


def _described(name: str, parts: set[int]) -> Phrase:
    if name == "wheel":
        spokes = listed(EIGHT[place] for place in range(8) if place in parts)
        rim = listed(
            msg("between", one=EIGHT[place], other=EIGHT[(place + 1) % 8]) for place in range(8) if 8 + place in parts
        )
        return listed((msg("spokes", spokes=spokes), msg("rim", rim=rim)), SEMICOLON)
    if name == "squares":
        level, upright = (
            [gap.join(sign if part in parts else " " for part in row) for row in rows]
            for gap, sign, rows in (("o", "-", _LEVEL), (" ", "|", _UPRIGHT))
        )
        return "\n".join((f"o{level[0]}o", upright[0], f"o{level[1]}o", upright[1], f"o{level[2]}o"))
    cells = len(LATTICES[name].middles)
    return in_rows(["#" if part in parts else "." for part in range(cells)], math.isqrt(cells))


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """Draw the panels, and the options below them."""
    name, task = statement["lattice"], query["task"]
    if task in ("odd_one_out", "grouping"):
        threes = query["options"] if task == "odd_one_out" else statement["threes"]
        drawn = [[_drawn(name, panel) for panel in three] for three in threes]
        return (draw_threes(drawn, LETTERS if task == "odd_one_out" else _NUMBERS),)
    shown, offered = ([_drawn(name, panel) for panel in panels] for panels in (statement["panels"], query["options"]))
    return (draw_grid(shown, 7 if task == "next" else 3, offered),)


def _drawn(name: str, parts: Sequence[int]) -> list[AnyNode]:
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
