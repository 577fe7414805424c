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
    "cells{each}; growing or shrinking by equally many cells along {path}; at each step some cells switching between "
    "empty and filled, in places that themselves move on like this from step to step; two or three states in turns."
    "{shading}",
    "zh": "最上面一行按顺序给出 {shown} 个小图，下一个小图缺失。{who}，每相邻两个小图之间的变化都相同。规律有："
    "保持不变；整体一起移动，即{shift}绕小图中心旋转、以过中心的直线为轴翻转，或沿环绕中心的各圈格子前进"
    "（每一圈有自己的步数）{each}；沿{path}每次增加或减少同样多的格子；每次有若干格在有与无之间切换，"
    "这些位置本身每次也照上述方式移动；两种或三种状态轮流出现。{shading}",
}
_ALONE: Final = {"en": "{subject} follow a rule", "zh": "{subject}遵循一条规律"}
_SEVERAL: Final = {"en": "{subjects} each follow a rule of their own", "zh": "{subjects}各自遵循一条规律"}
_EACH: Final = {
    "en": "; two or three marks of a kind each moving in its own way by equal steps",
    "zh": "；同类的两三个标记各自以相等的步长移动",
}
_SHADING: Final = {
    "en": " Besides, each shade may always become the same other shade, or two or three shades may take turns.",
    "zh": "此外，每种深浅可能总是变成另一种固定的深浅，或者两三种深浅轮流出现。",
}
_SHIFT: Final = {
    "en": "by the same number of rows and columns each time (coming back in on the other side), ",
    "zh": "每次移动相同的行数和列数（移出一侧后从另一侧回来）、",
}
_PATH: Final[Mapping[bool, Text]] = {
    False: {"en": "the rings", "zh": "各圈"},
    True: {
        "en": "the rows (one way or to and fro, from any side) or the rings",
        "zh": "各行（同向或来回，可从任一侧看）或沿各圈",
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
            each=_EACH if few else "",
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
