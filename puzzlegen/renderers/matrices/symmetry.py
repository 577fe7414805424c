"""Words and draws the figures of `puzzlegen.generators.matrices.symmetry`."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Final

from puzzlegen.answers.kinds import Kind
from puzzlegen.core.item import LANGUAGES, Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.facts.matrices.lattices import LATTICES
from puzzlegen.renderers.kits.telling import lines, listed, named, options, said
from puzzlegen.renderers.kits.wording import joined
from puzzlegen.renderers.matrices.kits.cell_descriptions import cells, lattice
from puzzlegen.renderers.matrices.kits.cell_panels import draw_incomplete, draw_panel, draw_rows
from puzzlegen.renderers.matrices.kits.panel_descriptions import completion
from puzzlegen.renderers.matrices.kits.panels import draw_grid
from puzzlegen.renderers.matrices.kits.symmetry_reasons import PARTS, completed, followed, turned

_ENLARGED: Final = 1.7  # how many times as large as an option a half-drawn figure is

_COVERED: Final = {"en": "; hatched cells are covered", "zh": "；画斜线的格子被遮住"}
_MIRROR: Final = {
    "en": "The whole figure is its own mirror image in the dashed line.",
    "zh": "整个图形关于虚线成轴对称。",
}
_AXES: Final = {
    "en": "The whole figure is its own mirror image in each of the two dashed lines.",
    "zh": "整个图形关于两条虚线中的每一条都成轴对称。",
}
_TURNS: Final[Mapping[int, Text]] = {
    2: {
        "en": "The whole figure looks the same after a half turn about the marked centre.",
        "zh": "整个图形绕标出的中心旋转半圈后与自身重合。",
    },
    3: {
        "en": "The whole figure looks the same after a third of a turn about the marked centre.",
        "zh": "整个图形绕标出的中心旋转三分之一圈后与自身重合。",
    },
    4: {
        "en": "The whole figure looks the same after a quarter turn about the marked centre.",
        "zh": "整个图形绕标出的中心旋转四分之一圈后与自身重合。",
    },
    6: {
        "en": "The whole figure looks the same after a sixth of a turn about the marked centre.",
        "zh": "整个图形绕标出的中心旋转六分之一圈后与自身重合。",
    },
}
_MATTERS: Final = {
    "en": "Only the symmetry of each figure of shaded cells matters: its axes (lines through the centre of its panel "
    "in which it is its own mirror image) and the turns about the centre after which it looks the same. Shades count; "
    "a figure may have no symmetry.",
    "zh": "只看每个涂色图形的对称性：它的对称轴（过小图中心、使图形成轴对称的直线），以及绕中心旋转哪些角度后"
    "与自身重合。颜色深浅也算在内；图形可以没有任何对称性。",
}
_RULES: Final[Mapping[str, Text]] = {
    "half": {
        "en": "The panel at the top shows a figure of shaded cells on a lattice{covered}. {whole} The area with the "
        "question mark has been taken out.",
        "zh": "最上面的小图是格子上的一个涂色图形{covered}。{whole}标有问号的区域被取走了。",
    },
    "row": {
        "en": "The top row shows figures in their order; the next one is missing. {matters} From each figure to "
        "the next, the symmetry stays the same, or all axes turn by the same angle, or two or three symmetries take "
        "turns.",
        "zh": "最上面一行按顺序给出若干图形，下一个缺失。{matters}从每个图形到下一个，对称性保持不变，"
        "或所有对称轴旋转相同的角度，或两三种对称性轮流出现。",
    },
    "matrix": {
        "en": "The upper part of the picture shows 3 rows and 3 columns of figures; the last one is missing. {matters} "
        "One rule holds in all rows (left to right) or in all columns (top to bottom): the symmetry stays the same; "
        "all axes turn by the same angle at each step, the same in all lines; the same three symmetries occur once "
        "each, in some order; the third figure has just those axes that both others have; or just those that at least "
        "one of them has.",
        "zh": "图的上半部分是 3 行 3 列图形，最后一个缺失。{matters}有一条规律对所有的行（从左到右）或所有的列"
        "（从上到下）都成立：对称性保持不变；所有对称轴每一步旋转相同的角度（各行列都一样）；相同的三种对称性以某种顺序"
        "各出现一次；第三个图形的对称轴正好是另外两个图形共有的对称轴；或正好是另外两个图形中至少一个具有的对称轴。",
    },
    "analogy": {
        "en": "In the first row, the left figure of shaded cells becomes the right one by {changes}; the figure in the "
        "second row does the same. A change is one of these: the figure turns about the centre of its panel; it is "
        "mirrored in a line through the centre; or it becomes symmetric, either by shading as few cells as possible "
        "or by clearing as few shaded cells as possible. Symmetric means that it is its own mirror image in a line "
        "through the centre or in each of two such lines at right angles, or that it looks the same after a "
        "{turns} of a turn about the centre.",
        "zh": "第一行中，左边的涂色图形经过{changes}变成右边的图形；第二行的图形也照样变化。变化有以下几种："
        "图形绕小图中心旋转；以过中心的一条直线为轴翻转；或变为对称图形，方法是添涂尽可能少的格子，或擦去尽可能少的涂色格子。"
        "对称是指：关于过中心的一条直线、或关于两条互相垂直的这种直线中的每一条成轴对称，或绕中心旋转{turns}圈后与自身重合。",
    },
}
_TURNS_OF: Final[Mapping[int, Text]] = {  # after which a figure of a lattice can look the same
    4: {"en": "half or a quarter", "zh": "二分之一或四分之一"},
    6: {"en": "half, a third or a sixth", "zh": "二分之一、三分之一或六分之一"},
}
_CHANGES: Final[Mapping[int, Text]] = {
    1: {"en": "one change", "zh": "一次变化"},
    2: {"en": "two changes, one after the other", "zh": "先后两次变化"},
}
_LINES: Final[Mapping[int, Text]] = {
    0: {"en": "the upright line", "zh": "竖直线"},
    45: {"en": "the rising diagonal", "zh": "左下到右上的对角线"},
    90: {"en": "the level line", "zh": "水平线"},
    135: {"en": "the falling diagonal", "zh": "左上到右下的对角线"},
}
_LINE: Final = {"en": "the line {angle}° clockwise from upright", "zh": "从竖直方向顺时针偏 {angle}° 的直线"}
_MADE: Final[Mapping[str, Text]] = {
    "moved mirror": {"en": "mirror the figure in {line}", "zh": "把图形以{line}为轴翻转"},
    "moved turn": {"en": "turn the figure {part}", "zh": "把图形{part}"},
    "filled": {"en": "shade cells until the figure {whole}", "zh": "添涂格子，直到图形{whole}"},
    "cleared": {"en": "clear cells until the figure {whole}", "zh": "擦去格子，直到图形{whole}"},
}
_WHOLE: Final[Mapping[str, Text]] = {
    "mirror": {"en": "is its own mirror image in {line}", "zh": "关于{line}成轴对称"},
    "axes": {"en": "is its own mirror image in {line} and in the one across it", "zh": "关于{line}及其垂线都成轴对称"},
    "turn": {"en": "looks the same after {part}", "zh": "旋转{part}后与自身重合"},
}
_SEEN: Final[Mapping[str, Text]] = {
    "moved": {
        "en": "What makes the right figure of the first row of the left one: {made}.",
        "zh": "第一行的变化：{made}。",
    },
    "filled": {
        "en": "The right figure of the first row keeps all cells of the left one and {whole}: cells were shaded to "
        "make it symmetric.",
        "zh": "第一行右图保留了左图的所有涂色格，并且{whole}：添涂的格子使它变为对称。",
    },
    "cleared": {
        "en": "The right figure of the first row has no cells but those of the left one and {whole}: cells were "
        "cleared to make it symmetric.",
        "zh": "第一行右图的涂色格都是左图原有的，并且{whole}：擦去的格子使它变为对称。",
    },
}
_TWO: Final = {"en": "In the first row: {first}, then {then}.", "zh": "第一行的变化：先{first}，再{then}。"}
_LED: Final = {"en": "Done in the second row, this gives {letter}.", "zh": "对第二行照做，得到 {letter}。"}
_ASK: Final[Mapping[str, Text]] = {
    "half": {
        "en": "Which of the options A to D shows it, as it lies in the panel?",
        "zh": "选项 A 到 D 中，哪一个是这个区域（位置与方向和原图中一致）？",
    },
    "row": {
        "en": "Which of the options A to D is the next figure?",
        "zh": "选项 A 到 D 中，哪一个是下一个图形？",
    },
    "matrix": {
        "en": "Which of the options A to D is the missing figure?",
        "zh": "选项 A 到 D 中，哪一个是缺失的图形？",
    },
    "analogy": {
        "en": "Which of the options A to D does the figure in the second row become?",
        "zh": "第二行的图形变成选项 A 到 D 中的哪一个？",
    },
}
_SHORT: Final[Mapping[str, Text]] = {
    "half": {
        "en": "{whole} Which of the options shows the area with the question mark, as it lies?",
        "zh": "{whole}选项 A 到 D 中，哪一个是标有问号的区域（位置与方向和原图中一致）？",
    },
    "row": {
        "en": "Only the symmetry of the figures (shades count) follows a rule along the row. Which of the options A "
        "to D is the next figure?",
        "zh": "只有图形的对称性（包括颜色深浅）在这一行中遵循规律。选项 A 到 D 中，哪一个是下一个图形？",
    },
    "matrix": {
        "en": "Only the symmetry of the figures (shades count) follows a rule in all rows or columns. Which of the "
        "options A to D is the missing figure?",
        "zh": "只有图形的对称性（包括颜色深浅）在所有的行或所有的列中遵循规律。选项 A 到 D 中，哪一个是缺失的图形？",
    },
    "analogy": {
        "en": "In each row, the figure is turned, mirrored or made symmetric by {changes}. Which of the options A to D "
        "does the figure in the second row become?",
        "zh": "每一行中，图形经过{changes}（旋转、翻转或变为对称）。第二行的图形变成选项 A 到 D 中的哪一个？",
    },
}

_PANEL: Final = {"en": "The panel at the top", "zh": "最上面的小图"}
_AXIS: Final = {
    "en": "A dashed line runs through the centre of the panel, {angle}° clockwise from upright.",
    "zh": "一条虚线经过小图的中心，从竖直方向顺时针偏 {angle}°。",
}
_CENTRE: Final = {"en": "The centre of the panel is marked.", "zh": "小图的中心标有一点。"}
_GAP: Final = {"en": " ", "zh": ""}


def word(statement: Statement, query: Statement) -> Wording:
    """Ask for the missing cells, or for the missing figure."""
    layout = statement["layout"]
    whole: Text = {}
    covered: Text = dict.fromkeys(LANGUAGES, "")
    if layout == "half":
        kind, number = statement["symmetry"]["kind"], statement["symmetry"]["number"]
        whole = _TURNS[number] if kind == "turn" else _MIRROR if kind == "mirror" else _AXES
        if len(statement["given"]) + len(statement["asked"]) < LATTICES[statement["lattice"]].cells:
            covered = _COVERED
    rules, short = (
        {
            language: text[language].format(
                whole=whole.get(language),
                covered=covered[language],
                matters=_MATTERS[language],
                turns=_TURNS_OF[LATTICES[statement["lattice"]].order][language],
                changes=_CHANGES[statement.get("changes", 1)][language],
            )
            for language in LANGUAGES
        }
        for text in (_RULES[layout], _SHORT[layout])
    )
    return Wording(_ASK[layout], Kind.LETTER, rules, short, (None,) * len(query["options"]))


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:
    """The rule that a series follows, or how a figure is completed."""
    match statement["layout"]:
        case "analogy":
            return joined(_changed(why["changes"], LATTICES[statement["lattice"]].order), said(_LED, letter=answer))
        case "half":
            return completed(statement, query["options"], answer)
        case _:
            return followed(statement, query["options"], answer, why["rule"], why["down"])


def _changed(changes: Sequence[Statement], order: int) -> Text:
    """How the right figure of the first row comes from the left one."""
    wholes, made = [], []
    for change in changes:
        verb, kind, number = change["verb"], change["kind"], change["number"]
        if kind == "turn":
            terms = {"part": turned(number, order) if verb == "moved" else PARTS[Fraction(1, number)]}
        else:
            angle = 180 * number // order
            terms = {"line": _LINES.get(angle, said(_LINE, angle=angle))}
        wholes.append(said(_WHOLE[kind], **terms))
        made.append(said(_MADE[f"moved {kind}" if verb == "moved" else verb], whole=wholes[-1], **terms))
    if len(changes) > 1:
        return said(_TWO, first=made[0], then=made[1])
    return said(_SEEN[changes[0]["verb"]], whole=wholes[0], made=made[0])


def describe(statement: Statement, query: Statement) -> Text:
    """The cells of each figure and of each option, and the axes that are drawn."""
    name, layout, offered = statement["lattice"], statement["layout"], query["options"]
    if layout != "half":
        shown = statement["panels"]
        columns = {"matrix": 3, "analogy": 2}.get(layout, len(shown) + 1)
        drawn = completion([cells(name, one) for one in shown], columns, [cells(name, one) for one in offered])
        return lines(lattice(name, (*shown, *offered)), drawn)
    panel, given, asked = statement["panel"], statement["given"], statement["asked"]
    angles = _angles(statement)
    return lines(
        lattice(name, (panel, *offered), incomplete=True),
        named(_PANEL, cells(name, panel, given, asked)),
        listed((said(_AXIS, angle=f"{angle:g}") for angle in angles), _GAP) if angles else _CENTRE,
        options(cells(name, one, asked) for one in offered),
    )


def _angles(statement: Statement) -> list[float]:
    """The angles of the axes that are drawn, in degrees clockwise from the top."""
    order, symmetry = LATTICES[statement["lattice"]].order, statement["symmetry"]
    axes = {"mirror": (0,), "axes": (0, order // 2), "turn": ()}[symmetry["kind"]]
    return [180 * (symmetry["number"] + axis) / order for axis in axes]


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """Draw the figures above the options."""
    lattice, layout = statement["lattice"], statement["layout"]
    if layout == "half":
        asked = statement["asked"]
        figure = draw_incomplete(lattice, statement["panel"], statement["given"], asked, _angles(statement))
        return (draw_rows([[figure]], [draw_panel(lattice, one, asked) for one in query["options"]], _ENLARGED),)
    if layout == "analogy":
        pairs, offered = (
            [(draw_panel(lattice, one),) for one in some] for some in (statement["panels"], query["options"])
        )
        return (draw_grid(pairs, 2, offered, arrows=True),)
    shown = [*(draw_panel(lattice, one) for one in statement["panels"]), None]
    width = 3 if layout == "matrix" else len(shown)
    rows = [shown[start : start + width] for start in range(0, len(shown), width)]
    return (draw_rows(rows, [draw_panel(lattice, one) for one in query["options"]]),)
