"""Words and draws the sequences of `puzzlegen.generators.matrices.shape_sequence`."""

from collections.abc import Mapping, Sequence
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.facts.matrices.lattices import LATTICES
from puzzlegen.renderers.kits.telling import AND, lines, listed, said, same, strung
from puzzlegen.renderers.kits.wording import joined, sentence
from puzzlegen.renderers.matrices.kits.cell_descriptions import cells, lattice
from puzzlegen.renderers.matrices.kits.cell_panels import PAINTS, draw_panel, draw_rows
from puzzlegen.renderers.matrices.kits.cell_rules import PLACES, clause, names_places
from puzzlegen.renderers.matrices.kits.panel_descriptions import completion

_RULES: Final = {
    "en": "The top row shows {shown} panels in their order; the next one is missing. {who}, the same at every step. "
    "The rules: staying as they are; all moving alike: {shift}turning about the centre, being mirrored in a line "
    "through the centre, or going on along the rings of cells around the centre, in each ring by its own number of "
    "cells{each}; an unbroken run of cells that starts {path}, gaining or losing equally many cells at its end each "
    "time; at each step some cells switching between empty and filled, whose places all move alike from step to step; "
    "two or three states in turns.{shading}",
    "zh": "最上面一行按顺序给出 {shown} 个小图，下一个小图缺失。{who}，每相邻两个小图之间的变化都相同。规律有："
    "保持不变；整体一起移动，即{shift}绕小图中心旋转、以过中心的直线为轴翻转，或沿环绕中心的各圈格子前进"
    "（每一圈有自己的步数）{each}；一串不间断的格子，{path}，每次在末端增加或减少同样多的格子；"
    "每次有若干格在有与无之间切换，而这些位置每次整体一起移动；两种或三种状态轮流出现。{shading}",
}
_ALONE: Final = {"en": "{subject} follow a rule", "zh": "{subject}遵循一条规律"}
_SEVERAL: Final = {"en": "{subjects} each follow a rule of their own", "zh": "{subjects}各自遵循一条规律"}
_EACH: Final[Mapping[bool, Text]] = {  # by whether the cells are squares
    False: {
        "en": "; two or three marks of a kind each going on by its own number of cells along its ring",
        "zh": "；同类的两三个标记各自沿所在的圈每次前进自己的步数",
    },
    True: {
        "en": "; two or three marks of a kind each moving by its own number of rows and columns, or of cells along its "
        "ring",
        "zh": "；同类的两三个标记各自每次移动自己的行数和列数，或沿所在的圈前进自己的步数",
    },
}
_SHADING: Final = {
    "en": " Besides, when all move alike, each shade may always become the same other shade; or all shaded cells may "
    "take two or three shades in turns.",
    "zh": "此外，整体一起移动时，每种深浅可能总是变成另一种固定的深浅；或者所有涂色的格子轮流取两三种深浅。",
}
_SHIFT: Final = {
    "en": "by the same number of rows and columns each time (coming back in on the other side), ",
    "zh": "每次移动相同的行数和列数（移出一侧后从另一侧回来）、",
}
_PATH: Final[Mapping[bool, Text]] = {
    False: {
        "en": "at any cell of the outer ring and goes around it, then around the rings inside it the same way round",
        "zh": "从外圈任一格开始，沿一个方向绕外圈，再同样绕里面各圈",
    },
    True: {
        "en": "in a corner and fills row after row or column after column (one way or to and fro), or at any cell of "
        "the outer ring and goes around it, then around the rings inside it the same way round",
        "zh": "从一角开始逐行或逐列填满（同向或来回），或从外圈任一格开始，沿一个方向绕外圈，再同样绕里面各圈",
    },
}
_FEW: Final = (2, 3)  # marks that may each move in their own way
_KINDS: Final[Mapping[str, Sequence[str]]] = {"cells": tuple(PAINTS), "dot": ("dot",), "ring": ("ring",)}
_SUBJECTS: Final[Mapping[str, Text]] = {
    "cells": {"en": "the shaded cells", "zh": "涂色的格子"},
    "dot": {"en": "the dots", "zh": "圆点"},
    "ring": {"en": "the circles", "zh": "圆环"},
}
_SAYS: Final = {"en": "{subject} {clauses}.", "zh": "{subject}{clauses}。"}
_THEN: Final = {"en": ", and ", "zh": "，并且"}
_FITS: Final = {"en": "That fits {letters}.", "zh": "符合的有 {letters}。"}
_ASK: Final = {
    "en": "Which of the options A to {last} is the next panel?",
    "zh": "选项 A 到 {last} 中，哪一个是下一个小图？",
}
_SHORT: Final = {
    "en": "The panels of the top row follow one another by fixed rules. Which of the options A to {last} comes next?",
    "zh": "最上面一行的小图按固定的规律依次变化。选项 A 到 {last} 中，哪一个是下一个小图？",
}


def word(statement: Statement, query: Statement) -> Wording:
    """Ask for the next panel; the rules name every kind that counts on this lattice.

    What shades become is left out where there is only one in all panels and options, and how marks move one by one
    where there are not two or three of a kind.
    """
    lattice, panels, options = statement["lattice"], statement["panels"], query["options"]
    every = (*panels, *options)
    shades = sum(any(panel.get(shade) for panel in every) for shade in PAINTS)
    square = lattice.startswith("square")
    present = [subject for subject, kinds in _KINDS.items() if any(_held(panel, kinds) for panel in every)]
    names = [_SUBJECTS[subject] for subject in present]
    few = any(len(panels[0].get(mark, ())) in _FEW for mark in present)
    who = said(_SEVERAL, subjects=strung(names, AND)) if len(names) > 1 else said(_ALONE, subject=names[0])
    rules, ask, short = (
        said(
            text,
            shown=len(panels),
            last=LETTERS[len(options) - 1],
            who=sentence(who),
            shift=_SHIFT if square else "",
            each=_EACH[square] if few else "",
            path=_PATH[square],
            shading=_SHADING if shades > 1 else "",
        )
        for text in (_RULES, _ASK, _SHORT)
    )
    return Wording(ask, Kind.LETTER, rules, short, (None,) * len(options))


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:
    """What each part does and which options agree, in the order of the parts."""
    grid, options = LATTICES[statement["lattice"]], query["options"]
    panels = (*statement["panels"], options[LETTERS.index(answer)])
    sentences: list[Text] = []
    for subject, kinds in _KINDS.items():
        rules = [told for told in why["rules"] if told["of"] == subject]
        if not rules:
            continue
        held = [_held(panel, kinds) for panel in panels]
        words = said(
            _SAYS, subject=_SUBJECTS[subject], clauses=listed((clause(one, grid, held) for one in rules), _THEN)
        )
        fitting = [same(letter) for letter, one in zip(LETTERS, options, strict=False) if _held(one, kinds) == held[-1]]
        sentences += (sentence(words), said(_FITS, letters=strung(fitting, AND)))
    if any(names_places(told) for told in why["rules"]):
        sentences.append(PLACES[bool(grid.side)])
    return joined(*sentences)


def _held(panel: Mapping[str, Sequence[int]], kinds: Sequence[str]) -> dict[str, int]:
    """What a part holds in a panel, by kind: the cells as bits."""
    return {kind: sum(1 << cell for cell in panel[kind]) for kind in kinds if panel.get(kind)}


def describe(statement: Statement, query: Statement) -> Text:
    """The cells of each panel and of each option."""
    name, shown, offered = statement["lattice"], statement["panels"], query["options"]
    pictures = ([cells(name, one) for one in panels] for panels in (shown, offered))
    return lines(lattice(name, (*shown, *offered)), completion(next(pictures), len(shown) + 1, next(pictures)))


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """Draw the panels in a row, and the options."""
    row = [*(draw_panel(statement["lattice"], one) for one in statement["panels"]), None]
    return (draw_rows([row], [draw_panel(statement["lattice"], one) for one in query["options"]]),)
