"""Words and draws the grids of `puzzlegen.generators.cues.word_cells`."""

from collections.abc import Mapping
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Element, Group, Label, Scene
from puzzlegen.renderers.cues.kits.letter_sheets import DRESSES
from puzzlegen.renderers.kits.telling import PAIRS, SEMICOLON, grid, lines, listed, named, pair, said, same
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
    "en": "Divide {what} into groups of {lengths}, using every letter exactly once, so that each group spells a "
    "common English word (no names, no abbreviations). A word runs from letter to neighbouring letter, {ways}, and "
    "never diagonally. There is only one way to do it.",
    "zh": "把{what}分成若干组，每组 {lengths} 格，每格恰好用一次，使每组拼出一个常见的英文单词"
    "（不是人名、地名或缩写）。单词逐格走到有公共边的相邻格，{ways}，不能斜走。分法只有一种。",
}
_WAYS: Final[Mapping[str, Text]] = {
    "onward": {"en": "to the right or downwards only", "zh": "每步只能向右或向下"},
    "any": {"en": "right, left, up or down", "zh": "每步可以向右、左、上或下"},
}
_ASK: Final[Mapping[str, Text]] = {
    "words": {"en": "Which words are they?", "zh": "是哪些单词？"},
    "holding": {"en": "Which word uses the highlighted letter?", "zh": "经过高亮格的是哪个单词？"},
    "among": {"en": "Which of these words appears in the solution?", "zh": "下面哪个单词出现在答案中？"},
    "stranger": {
        "en": "Which of these words does not appear in the solution?",
        "zh": "下面哪个单词不出现在答案中？",
    },
    "begins": {
        "en": "One of the words is {word}. In which cell does it begin?",
        "zh": "其中一个单词是 {word}。它从哪一格开始？",
    },
}
_SHORT: Final[Text] = {
    "en": "Divide the letters into words of {lengths} neighbouring letters, with none left over.",
    "zh": "把字母分成由 {lengths} 个相邻格组成的英文单词，一格不剩。",
}
_SPACE: Final[Text] = {"en": " ", "zh": " "}
_OR: Final[Text] = {"en": " or ", "zh": " 或 "}
_ONLY: Final[Text] = {
    "en": "The {letter} at {cell} can only belong to {word}, along {path}.",
    "zh": "{cell} 的 {letter} 只能属于 {word}：{path}。",
}
_NOT: Final[Text] = {
    "en": "The {letter} at {cell} belongs to {word}, along {path}: {against}.",
    "zh": "{cell} 的 {letter} 属于 {word}：{path}；因为{against}。",
}
_LONE: Final[Text] = {"en": "{word} would leave no word for {cell}", "zh": "若是 {word}，{cell} 就没有单词可用"}
_AGAIN: Final[Text] = {"en": "another {word}", "zh": "另一个 {word}"}
_LATER: Final[Text] = {
    "en": "with {others}, the rest cannot be divided",
    "zh": "若是 {others}，其余的字母就分不开",
}
_THUS: Final[Mapping[str, Text]] = {
    "words": {"en": "So the words are {answer}.", "zh": "所以单词是 {answer}。"},
    "holding": {"en": "So the highlighted letter belongs to {answer}.", "zh": "所以高亮的字母属于 {answer}。"},
    "among": {"en": "So {answer} appears, and the others do not.", "zh": "所以只有 {answer} 出现。"},
    "stranger": {"en": "So {answer} does not appear.", "zh": "所以 {answer} 没有出现。"},
    "begins": {"en": "So {word} begins at {begin}.", "zh": "所以 {word} 从 {begin} 开始。"},
}
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


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:
    """The words in the order in which they are found, and what rules out others."""
    told = []
    for step in why["found"]:
        row, column = step["cell"]
        letter, path = statement["rows"][row][column], listed((pair(*cell) for cell in step["path"]), _SPACE)
        others = [
            (said(_AGAIN, word=word) if word == step["word"] else same(word), cell) for word, cell in step["against"]
        ]
        lone = [said(_LONE, word=word, cell=pair(*cell)) for word, cell in others if cell]
        later = [word for word, cell in others if not cell]
        against = [*lone, *([said(_LATER, others=listed(later, _OR))] if later else [])]
        told.append(
            said(
                _NOT if against else _ONLY,
                letter=letter,
                cell=pair(row, column),
                word=step["word"],
                path=path,
                against=listed(against, SEMICOLON),
            )
        )
    begin = next((step["path"][0] for step in why["found"] if step["word"] == query.get("word")), (0, 0))
    meant = query["options"][LETTERS.index(answer)] if "options" in query else answer
    thus = said(_THUS[query["task"]], answer=meant, word=query.get("word", ""), begin=pair(*begin))
    return joined(*told, thus, PAIRS)


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
