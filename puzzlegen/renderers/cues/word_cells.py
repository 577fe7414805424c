"""Words and draws the grids of `puzzlegen.generators.cues.word_cells`."""

from collections.abc import Mapping
from typing import Final

from puzzlegen.answers.kinds import Kind
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Element, Group, Label, Scene
from puzzlegen.renderers.cues.kits.letter_sheets import DRESSES
from puzzlegen.renderers.kits.telling import PAIRS, grid, lines, listed, named, pair, said, same
from puzzlegen.renderers.kits.wording import joined

_CAPITAL: Final = 0.4  # height of a letter, in cells
_MARGIN: Final = 0.5
_WHAT: Final[Mapping[str, Text]] = {
    "tiles": {"en": "this set of letter tiles", "zh": "这组字母牌"},
    "biscuits": {"en": "this tray of letter biscuits", "zh": "这盘字母饼干"},
    "quilt": {"en": "this quilt of letters", "zh": "这床字母拼布被"},
    "stamps": {"en": "this sheet of letter stamps", "zh": "这版字母邮票"},
}
_RULES: Final[Text] = {
    "en": "Divide {what} into groups of {lengths} cells so that none is left over. Each group spells an English word "
    "(no names, no abbreviations): it begins in one of the cells of the group and goes on from cell to cell, each "
    "time across a common side, {ways}, through each cell of the group once. There is only one way to do it.",
    "zh": "把{what}分成若干组，每组 {lengths} 格，一格不剩。每组拼出一个英文单词（不是人名、地名或缩写）：从该组"
    "的某一格开始，逐格走到有公共边的相邻格，{ways}，组内每格恰好经过一次。分法只有一种。",
}
_WAYS: Final[Mapping[str, Text]] = {
    "onward": {"en": "to the right or down only", "zh": "每步只能向右或向下"},
    "any": {"en": "to the right, to the left, up or down", "zh": "每步可以向右、左、上或下"},
}
_ASK: Final[Mapping[str, Text]] = {
    "words": {"en": "Which words are they?", "zh": "是哪些单词？"},
    "holding": {"en": "Which word goes through the highlighted cell?", "zh": "经过高亮格的是哪个单词？"},
    "among": {"en": "Which one of these words is among them?", "zh": "下面哪个单词是其中之一？"},
    "stranger": {
        "en": "Three of these words are among them. Which one is not?",
        "zh": "下面的单词中有三个在其中，哪一个不在？",
    },
    "begins": {
        "en": "One of the words is {word}. In which cell does it begin?",
        "zh": "其中一个单词是 {word}。它从哪一格开始？",
    },
}
_SHORT: Final[Text] = {
    "en": "Divide the letters into words of {lengths} neighbouring cells, with no cell left over.",
    "zh": "把字母分成由 {lengths} 个相邻格组成的英文单词，一格不剩。",
}
_OR: Final[Text] = {"en": " or ", "zh": " 或 "}
_PIECE: Final[Text] = {"en": "{word} along {cells}", "zh": "{word} 依次经过 {cells}"}
_GRID: Final[Text] = {"en": "The letters, row by row", "zh": "逐行的字母"}
_HOLES: Final[Text] = {"en": "A point stands where there is no cell.", "zh": "点表示那里没有格。"}
_MARKED: Final[Text] = {"en": "Highlighted cell", "zh": "高亮格"}


def word(statement: Statement, query: Statement) -> Wording:
    """Ask for all words, for one of them, or for where one begins."""
    task = query["task"]
    *shorter, longest = map(same, statement["lengths"])
    lengths = listed((listed(shorter), longest), _OR) if shorter else longest
    what, ways = _WHAT[statement["dress"]], _WAYS[statement["ways"]]
    ask = said(_ASK[task], word=query.get("word", ""))
    kinds = {"words": Kind.WORDS, "holding": Kind.WORD, "begins": Kind.BOX}
    return Wording(
        ask,
        kinds.get(task, Kind.LETTER),
        said(_RULES, what=what, lengths=lengths, ways=ways),
        joined(said(_SHORT, lengths=lengths), ask),
        tuple(map(same, query.get("options", ()))),
    )


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:  # noqa: ARG001
    """The pieces with their cells, in the order of the words."""
    pieces = listed(
        (
            said(_PIECE, word=one, cells=listed((pair(*cell) for cell in cells), {"en": " ", "zh": " "}))
            for one, cells in why["pieces"]
        ),
        {"en": "; ", "zh": "；"},
    )
    return joined(said({"en": "{pieces}.", "zh": "{pieces}。"}, pieces=pieces), PAIRS)


def describe(statement: Statement, query: Statement) -> Text:
    """The letters row by row, and the highlighted cell."""
    parts = [named(_GRID, grid(statement["rows"]))]
    if any("." in row for row in statement["rows"]):
        parts.append(_HOLES)
    if "cell" in query:
        parts += [PAIRS, named(_MARKED, pair(*query["cell"]))]
    return lines(*parts)


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The cells with their letters; a unit is the side of a cell."""
    rows = statement["rows"]
    under, cell = DRESSES[statement["dress"]]
    places = [(x, y, letter) for y, row in enumerate(rows) for x, letter in enumerate(row) if letter != "."]
    nodes: list[AnyNode] = [one for x, y, _ in places for one in under(x, y)]
    for x, y, letter in places:
        marked = [y, x] == list(query.get("cell", ()))
        nodes.append(Group((*cell("highlight" if marked else "soft"), Label(0.5, 0.5, letter, _CAPITAL)), x, y))
        if query["task"] == "begins":
            nodes.append(Element(f"cell-{y + 1}-{x + 1}", x, y, 1, 1))
    across, down = len(rows[0]) + 2 * _MARGIN, len(rows) + 2 * _MARGIN
    return (Scene(across, down, (Group(tuple(nodes), _MARGIN, _MARGIN),), (56, 80)),)
