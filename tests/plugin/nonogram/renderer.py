"""Shows nonograms."""

from nonogram.format import Count, Grid, Query, Solution, State, Which
from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Label, Rect, Scene
from puzzlegen.renderers.kits.telling import PAIRS, comma_list, labelled, lines, options, pair
from puzzlegen.renderers.kits.telling import grid as table

RULES = {
    "en": "Each number is the length of a run of filled cells in its line, in this order; there is one solution only.",
    "zh": "每个数是所在行或列中一段连续涂黑的格子的长度，各段按此顺序排列，互不相连；解唯一。",
}
ASK = {
    Count: {"en": "How many of the shaded cells are filled?", "zh": "带底色的格子中有几个被涂黑？"},
    State: {"en": "Is the shaded cell filled or empty?", "zh": "带底色的格子是涂黑的还是空的？"},
    Which: {"en": "Which one of the lettered cells is filled?", "zh": "标有字母的格子中，哪一个被涂黑？"},
}
STATES = ({"en": "filled", "zh": "涂黑"}, {"en": "empty", "zh": "空"})


def word(grid: Grid, query: Query) -> Wording:
    """Ask for a number, for the state of a cell, or for the right one of four cells."""
    texts = {Count: (), State: STATES, Which: (None,) * 4}[type(query)]
    return Wording(ASK[type(query)], Kind.LETTER if texts else Kind.NUMBER, RULES, options=texts)


def explain(grid: Grid, query: Query, answer: str, why: Solution) -> Text:
    """The solution, row by row."""
    rows = " ".join(why.solution)
    return {"en": f"{rows} is the grid row by row, with # for filled cells.", "zh": f"{rows} 是逐行的解（# 为涂黑）。"}


def describe(grid: Grid, query: Query) -> Text:
    """The numbers line by line, and the cells."""
    rows, columns = (table(runs or [0] for runs in side) for side in (grid.rows, grid.columns))
    cells = (options if isinstance(query, Which) else comma_list)([pair(*cell) for cell in query.options])
    titles = {"en": "Numbers of each row", "zh": "各行的数"}, {"en": "Numbers of each column", "zh": "各列的数"}
    asked = labelled({"en": "Shaded", "zh": "带底色的格子"}, cells)
    return lines(labelled(titles[0], rows), labelled(titles[1], columns), PAIRS, asked)


def depict(grid: Grid, query: Query) -> tuple[Scene, ...]:
    """The grid with its numbers; a unit is the side of a cell."""
    rows, columns = grid.rows, grid.columns
    left, top = (max(1, *map(len, lines)) * 0.6 + 0.5 for lines in (rows, columns))
    right, bottom = left + len(columns), top + len(rows)
    nodes = [Rect(0, 0, right + 0.5, bottom + 0.5, fill="paper")]
    for letter, (row, column) in zip(LETTERS, query.options):
        nodes.append(Rect(left + column, top + row, 1, 1, fill="highlight"))
        if isinstance(query, Which):
            nodes.append(Label(left + column + 0.5, top + row + 0.5, letter, 0.4, "label"))
    nodes += [Rect(left + x, top + y, 1, 1, stroke="line") for x in range(len(columns)) for y in range(len(rows))]
    beside = [(left - 0.4, top + y + 0.5, -0.6, 0, runs) for y, runs in enumerate(rows)]
    above = [(left + x + 0.5, top - 0.4, 0, -0.6, runs) for x, runs in enumerate(columns)]
    for x, y, right_on, down_on, runs in (*beside, *above):
        for number, run in enumerate(reversed(runs or (0,))):
            nodes.append(Label(x + number * right_on, y + number * down_on, str(run), 0.3, "label", "label"))
    return (Scene(right + 0.5, bottom + 0.5, tuple(nodes)),)
