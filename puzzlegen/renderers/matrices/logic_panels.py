"""Shows panels of parts of `puzzlegen.generators.matrices.logic_panels`."""

import math
from collections.abc import Mapping, Sequence
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import LANGUAGES, Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Circle, Group, Polyline, Rect, Scene, Segments
from puzzlegen.facts.matrices.part_lattices import LATTICES
from puzzlegen.renderers.kits.telling import SEMICOLON, in_rows, legend, lines, listed, numbered, options, said, same
from puzzlegen.renderers.kits.wording import divisions, joined
from puzzlegen.renderers.matrices.kits.panel_descriptions import EIGHT, completion
from puzzlegen.renderers.matrices.kits.panels import PANEL, draw_grid, draw_threes

_RULE: Final = {
    "en": "a {part} is in the third panel if and only if it is in both of the first two panels, in at least one of "
    "them, in exactly one of them, in the first but not in the second, or in the second but not in the first",
    "zh": "{part}出现在第三个小图中，当且仅当它在前两个小图中都出现、至少在其中一个出现、恰好在其中一个出现、"
    "在第一个出现而在第二个不出现，或者在第二个出现而在第一个不出现",
}
_TURNED_FIRST: Final = {
    "en": "first turn the first panel as a whole (a quarter, a half or not at all, the same each time); then {rule}",
    "zh": "先把第一个小图整体转动四分之一圈或半圈（也可能不转，每次的转法都相同），然后{rule}",
}
_TURNED: Final = {
    "en": " After that, the third panel may have been turned as a whole, by a quarter or half a turn{same}.",
    "zh": "此后，第三个小图还可能整体转动四分之一圈或半圈{same}。",
}
_SAME: Final = {"en": ", the same each time", "zh": "，每次的转法都相同"}
_SETTING: Final[Mapping[str, Text]] = {
    "logic_panel": {
        "en": "The upper part of the picture shows {rows} rows of three panels; the last panel is missing. One of five "
        "rules holds in all rows, read from left to right{columns}: {rule}.{turned}",
        "zh": "图的上半部分有 {rows} 行小图，每行三个，最后一个小图缺失。以下五条规律之一对所有的行（从左到右）"
        "{columns}都成立：{rule}。{turned}",
    },
    "next": {
        "en": "The row in the upper part of the picture is read in overlapping groups of three: panels 1, 2 and 3, "
        "then 3, 4 and 5, then 5, 6 and 7, the missing one. One of five rules holds in every group: {rule}.{turned}",
        "zh": "图的上半部分有一行小图，每三个一组来读，前后两组共用一个：先是第 1、2、3 个，再是第 3、4、5 个，"
        "最后是第 5、6、7 个，其中第 7 个缺失。以下五条规律之一对每一组都成立：{rule}。{turned}",
    },
    "odd_one_out": {
        "en": "In each of A to D, the first two panels make the third one by one of five rules: {rule}.{turned} "
        "{alike}",
        "zh": "在 A 到 D 的每一组中，前两个小图按以下五条规律之一得到第三个小图：{rule}。{turned}{alike}",
    },
    "grouping": {
        "en": "In each of 1 to 6, the first two panels make the third one by one of five rules: {rule}.{turned} "
        "{alike}",
        "zh": "在 1 到 6 的每一组中，前两个小图按以下五条规律之一得到第三个小图：{rule}。{turned}{alike}",
    },
}
_ALIKE: Final[Mapping[str, Mapping[bool, Text]]] = {
    "odd_one_out": {
        False: {
            "en": "Three of A to D have the same rule; the odd one has another.",
            "zh": "A 到 D 中有三组的规律相同；另一组的规律不同。",
        },
        True: {
            "en": "Three of A to D have the same rule and the same turn, or all three no turn. In the odd one, the "
            "rule, the turn or both differ.",
            "zh": "A 到 D 中有三组的规律和转法都相同（或都不转）；另一组的规律不同，或转法不同，或两者都不同。",
        },
    },
    "grouping": {
        False: {
            "en": "Three of 1 to 6 have the same rule; the other three share another one.",
            "zh": "1 到 6 可分成两类，每类三组：同类的规律相同，两类的规律不同。",
        },
        True: {
            "en": "Three of 1 to 6 have the same rule and the same turn, or no turn; so have the other three, but "
            "their rule, their turn or both differ from those of the first three.",
            "zh": "1 到 6 可分成两类，每类三组：同类的规律和转法都相同（或都不转）；"
            "两类之间规律不同，或转法不同，或两者都不同。",
        },
    },
}
"""What threes have in common, where nothing is turned or something may be."""
_ASK: Final[Mapping[str, Text]] = {
    "logic_panel": {"en": "Which option is the missing panel?", "zh": "哪个选项是缺失的小图？"},
    "next": {"en": "Which option comes next?", "zh": "接下来应是哪个选项？"},
    "odd_one_out": {"en": "Which is the odd one out?", "zh": "哪一组与众不同？"},
    "grouping": {"en": "Which option names the two groups?", "zh": "哪个选项给出了这两类？"},
}
_COLUMNS: Final = {
    "en": ", or in all columns, read from top to bottom",
    "zh": "或对所有的列（从上到下）",
}
_PARTS: Final = {
    "en": {"cells": "filled cell", "dots": "dot", "squares": "stroke between neighbouring points", "wheel": "stroke"},
    "zh": {"cells": "涂黑的格子", "dots": "圆点", "squares": "相邻两点间的线段", "wheel": "线段"},
}
_ALONG: Final = {
    False: {"en": "Along each row, the third panel holds what is {rule}", "zh": "每一行的第三个小图包含{rule}"},
    True: {"en": "Along each column, the third panel holds what is {rule}", "zh": "每一列的第三个小图包含{rule}"},
}
_NEXT: Final = {
    "en": "In every group of three, the third panel holds what is {rule}",
    "zh": "每一组的第三个小图包含{rule}",
}
_HOLDS: Final = {
    "en": "In {threes}, the third panel holds what is {rule}",
    "zh": "在 {threes} 中，第三个小图包含{rule}",
}
_MADE: Final = {
    "en": "That makes the missing panel, with {count}, as in {letter}.",
    "zh": "由此得到缺失的小图，其中有 {count}，即 {letter}。",
}
_COUNTED: Final[Mapping[str, tuple[Text, Text]]] = {
    "cells": (
        {"en": "1 filled cell", "zh": "1 个涂黑的格子"},
        {"en": "{count} filled cells", "zh": "{count} 个涂黑的格子"},
    ),
    "dots": ({"en": "1 dot", "zh": "1 个圆点"}, {"en": "{count} dots", "zh": "{count} 个圆点"}),
    "squares": ({"en": "1 stroke", "zh": "1 条线段"}, {"en": "{count} strokes", "zh": "{count} 条线段"}),
    "wheel": ({"en": "1 stroke", "zh": "1 条线段"}, {"en": "{count} strokes", "zh": "{count} 条线段"}),
}
"""One part, and several."""
_AND: Final = {"en": " and ", "zh": "、"}
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
_FIRST_TURNS: Final[Mapping[int, Text]] = {
    1: {"en": "First, the first panel is turned clockwise by a quarter.", "zh": "先将第一个小图顺时针转四分之一圈。"},
    2: {"en": "First, the first panel is turned by half a turn.", "zh": "先将第一个小图转半圈。"},
    3: {
        "en": "First, the first panel is turned anticlockwise by a quarter.",
        "zh": "先将第一个小图逆时针转四分之一圈。",
    },
}

_HOW: Final = {
    "cells": legend({"#": {"en": "a filled cell", "zh": "涂黑的格子"}, ".": {"en": "an empty one", "zh": "空格"}}),
    "dots": legend(
        {"#": {"en": "a dot", "zh": "圆点"}, ".": {"en": "a point of the lattice without one", "zh": "没有圆点的格点"}}
    ),
    "squares": legend(
        {
            "o": {"en": "one of nine points, three in each of three rows", "zh": "九个点之一，共三行，每行三个"},
            "-": {"en": "a level stroke", "zh": "横线段"},
            "|": {"en": "an upright stroke", "zh": "竖线段"},
        }
    ),
    "wheel": {
        "en": "Each panel has a point in its middle and eight around it, which are named by where they lie.",
        "zh": "每个小图的中心有一个点，周围有八个点，按所在的方位称呼。",
    },
}
_LEVEL: Final = ((0, 1), (2, 3), (4, 5))
_UPRIGHT: Final = ((6, 7, 8), (9, 10, 11))
"""The numbers of the strokes between nine points, see ``docs/panels.md``."""
_BETWEEN: Final = {"en": "{one} to {other}", "zh": "{one}到{other}"}
_PANEL: Final = {"en": "panel {number}", "zh": "第 {number} 个小图"}
_THREE: Final = {"en": "Three panels numbered {number}", "zh": "标号 {number} 的一组"}
_NUMBERS: Final = "123456"
_SPOKES: Final = {"en": "strokes from the middle to: {spokes}", "zh": "从中心到以下各点的线段：{spokes}"}
_RIM: Final = {"en": "strokes along the rim: {rim}", "zh": "沿边缘的线段：{rim}"}


_NO_WORDS: Final = dict.fromkeys(LANGUAGES, "")


def word(statement: Statement, query: Statement) -> Wording:
    """Say how three panels go together, then ask."""
    task = query["task"]
    part = {language: _PARTS[language][statement["lattice"].split("_")[0]] for language in LANGUAGES}
    columns = _COLUMNS if statement.get("rows") == 3 else _NO_WORDS
    rule, turning = said(_RULE, part=part), not statement.get("unturned")
    if statement.get("turned_first"):
        rule = said(_TURNED_FIRST, rule=rule)
    terms = {"rows": statement.get("rows"), "columns": columns, "rule": rule, "turned": _NO_WORDS}
    if turning:
        terms["turned"] = said(_TURNED, same=_NO_WORDS if task in _ALIKE else _SAME)
    if task in _ALIKE:
        terms["alike"] = _ALIKE[task][turning]
    rules = said(_SETTING[task], **terms)
    options = divisions(query["options"]) if task == "grouping" else (None,) * len(query["options"])
    return Wording(rules=rules, ask=_ASK[task], kind=Kind.LETTER, options=options)


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:
    """The operation, and the turn that follows it; of each group, where there are two."""
    if "rules" not in why:
        pattern = _NEXT if query["task"] == "next" else _ALONG[why["by_columns"]]
        held = _held(pattern, why["operation"], why["turn"])
        parts = len(query["options"][LETTERS.index(answer)])
        counted = said(_COUNTED[statement["lattice"].split("_")[0]][parts != 1], count=parts)
        made = said(_MADE, count=counted, letter=answer)
        return joined(*([_FIRST_TURNS[why["first_turn"]]] if "first_turn" in why else []), held, made)
    if query["task"] == "odd_one_out":
        groups: list[Sequence[object]] = [[letter for letter in LETTERS[:4] if letter != answer], [answer]]
    else:
        groups = query["options"][LETTERS.index(answer)]
    return joined(
        *(
            _held(said(_HOLDS, threes=_all(group), rule="{rule}"), *rule)
            for group, rule in zip(groups, why["rules"], strict=True)
        )
    )


def _held(pattern: Text, operation: str, turn: int) -> Text:
    rule = {language: _RULES[language][operation] + _TURNS[language][turn] for language in LANGUAGES}
    return said(pattern, rule=rule)


def _all(names: Sequence[object]) -> Text:
    *first, last = map(same, names)
    return listed((listed(first), last), _AND) if first else last


def describe(statement: Statement, query: Statement) -> Text:
    """What is there in each panel and in each option."""
    name, task = statement["lattice"], query["task"]
    how = _HOW[name.split("_")[0]]
    if task in ("odd_one_out", "grouping"):
        threes = query["options"] if task == "odd_one_out" else statement["threes"]
        told = [numbered(_PANEL, [_described(name, set(panel)) for panel in three]) for three in threes]
        return lines(how, options(told) if task == "odd_one_out" else numbered(_THREE, told))
    shown, offered = (
        [_described(name, set(panel)) for panel in panels] for panels in (statement["panels"], query["options"])
    )
    return lines(how, completion(shown, 7 if task == "next" else 3, offered))


def _described(name: str, parts: set[int]) -> Text:
    if name == "wheel":
        spokes = listed(EIGHT[place] for place in range(8) if place in parts)
        rim = listed(
            said(_BETWEEN, one=EIGHT[place], other=EIGHT[(place + 1) % 8]) for place in range(8) if 8 + place in parts
        )
        return listed((said(_SPOKES, spokes=spokes), said(_RIM, rim=rim)), SEMICOLON)
    if name == "squares":
        level, upright = (
            [gap.join(sign if part in parts else " " for part in row) for row in rows]
            for gap, sign, rows in (("o", "-", _LEVEL), (" ", "|", _UPRIGHT))
        )
        return same("\n".join((f"o{level[0]}o", upright[0], f"o{level[1]}o", upright[1], f"o{level[2]}o")))
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
