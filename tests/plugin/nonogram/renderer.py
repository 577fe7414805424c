"""Shows nonograms."""

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Label, Rect, Scene
from puzzlegen.renderers.kits.telling import PAIRS, comma_list, grid, labelled, lines, options, pair

RULES = {
    "en": "Each number is the length of a run of filled cells in its line, in this order; there is one solution only.",
    "zh": "每个数是所在行或列中一段连续涂黑的格子的长度，各段按此顺序排列，互不相连；解唯一。",
}
ASK = {
    "count": {"en": "How many of the shaded cells are filled?", "zh": "带底色的格子中有几个被涂黑？"},
    "cell": {"en": "Is the shaded cell filled or empty?", "zh": "带底色的格子是涂黑的还是空的？"},
    "which": {"en": "Which one of the lettered cells is filled?", "zh": "标有字母的格子中，哪一个被涂黑？"},
}
STATES = ({"en": "filled", "zh": "涂黑"}, {"en": "empty", "zh": "空"})


def word(statement: Statement, query: Statement) -> Wording:
    """Ask for a number, for the state of a cell, or for the right one of four cells."""
    texts = {"count": (), "cell": STATES, "which": (None,) * 4}[query["task"]]
    return Wording(ASK[query["task"]], Kind.LETTER if texts else Kind.NUMBER, RULES, options=texts)


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:
    """The solution, row by row."""
    rows = " ".join(why["solution"])
    return {"en": f"The grid row by row, with # for filled cells: {rows}.", "zh": f"逐行的解（# 为涂黑）：{rows}。"}


def describe(statement: Statement, query: Statement) -> Text:
    """The numbers line by line, and the cells."""
    rows, columns = (grid(runs or [0] for runs in statement[side]) for side in ("rows", "columns"))
    cells = (options if query["task"] == "which" else comma_list)([pair(*cell) for cell in query["options"]])
    titles = {"en": "Numbers of each row", "zh": "各行的数"}, {"en": "Numbers of each column", "zh": "各列的数"}
    asked = labelled({"en": "Shaded", "zh": "带底色的格子"}, cells)
    return lines(labelled(titles[0], rows), labelled(titles[1], columns), PAIRS, asked)


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The grid with its numbers; a unit is the side of a cell."""
    rows, columns = statement["rows"], statement["columns"]
    left, top = (max(1, *map(len, lines)) * 0.6 + 0.5 for lines in (rows, columns))
    right, bottom = left + len(columns), top + len(rows)
    nodes = [Rect(0, 0, right + 0.5, bottom + 0.5, fill="paper")]
    for letter, (row, column) in zip(LETTERS, query["options"]):
        nodes.append(Rect(left + column, top + row, 1, 1, fill="highlight"))
        if query["task"] == "which":
            nodes.append(Label(left + column + 0.5, top + row + 0.5, letter, 0.4, "label"))
    nodes += [Rect(left + x, top + y, 1, 1, stroke="line") for x in range(len(columns)) for y in range(len(rows))]
    beside = [(left - 0.4, top + y + 0.5, -0.6, 0, runs) for y, runs in enumerate(rows)]
    above = [(left + x + 0.5, top - 0.4, 0, -0.6, runs) for x, runs in enumerate(columns)]
    for x, y, right_on, down_on, runs in (*beside, *above):
        for number, run in enumerate(reversed(runs or [0])):
            nodes.append(Label(x + number * right_on, y + number * down_on, str(run), 0.3, "label", "label"))
    return (Scene(right + 0.5, bottom + 0.5, tuple(nodes), unit=(40, 56)),)
