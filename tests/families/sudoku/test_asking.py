"""Questions about Sudokus: well formed, right, and giving nothing away."""

from collections import Counter
from itertools import combinations
from typing import get_args

import pytest

from puzzlegen import catalog
from puzzlegen.catalog.format import plain
from puzzlegen.core.family import Level, Rejected
from puzzlegen.core.item import LANGUAGES, task_of
from puzzlegen.core.puzzle import Puzzle, Wording
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.facts.sudoku.grid import SYMBOLS, Layout, MarkKind, Rule, boxes, write
from puzzlegen.formats.sudoku.kits.puzzle import Continuation, GridChoice, Mark, Solve
from puzzlegen.generators.sudoku import classic, diagonal, thermometer
from puzzlegen.generators.sudoku.kits import asking, offering
from puzzlegen.generators.sudoku.kits.fillings import random_filling
from puzzlegen.generators.sudoku.kits.state import State
from puzzlegen.generators.sudoku.kits.variant import boxed, filled, unmarked
from puzzlegen.renderers.sudoku.sudoku import explain, word
from puzzlegen.words import say
from tests.oracles.sudoku_oracle import grids_of
from tests.support.sudoku_cases import certify, houses, query_of, state_of

JIGSAW = "AAABBB AABBBC ADDCCC DDDECC DEEEFF EEFFFF".replace(" ", "")
LAYOUTS = {
    "4x4": Layout(4, boxes(4)),
    "6x6": Layout(6, boxes(6)),
    "9x9": Layout(9, boxes(9)),
    "16x16": Layout(16, boxes(16)),
    "jigsaw": Layout(6, tuple("ABCDEF".index(piece) for piece in JIGSAW)),
    "diagonals": Layout(9, boxes(9), ("diagonals",)),
    "windows": Layout(9, boxes(9), ("windows",)),
}

BARE = catalog.load_format("sudoku/classic")


def stream(index: int, *key: str) -> Stream:
    return Stream.for_item("sudoku", 1, "-".join(key), 7, index, 0)


def puzzle(layout: Layout, share: int = 3, key: int = 0) -> State:
    """A random filling of which every third cell or so is given; it need not have one solution."""
    for attempt in range(50):
        rng = Stream("puzzle", layout.size, *layout.rules, key, attempt)
        solution = random_filling(layout, rng)
        if solution:
            givens = tuple(0 if rng.below(share) else value for value in solution)
            return State(layout, givens, (), solution, minimal=False)
    raise AssertionError("no filling was found")


def asked(state: State, task: str, index: int = 0):
    """The first question of this kind from the given index on."""
    question = type(query_of(task))
    for i in range(index, index + 40):
        try:
            return asking.ask(state, Drawn(question, i % 4), stream(i))
        except Rejected:
            continue
    raise AssertionError("no question")


def worded(item: Puzzle) -> Wording:
    return word(item.statement, item.query)


def whole(state: State, task: str) -> dict[str, str]:
    """Rules and question."""
    wording = word(state.statement, query_of(task))
    return {language: say(wording.rules, language) + say(wording.ask, language) for language in LANGUAGES}


@pytest.fixture(scope="module", params=sorted(LAYOUTS))
def state(request) -> State:
    return puzzle(LAYOUTS[request.param])


def test_each_task_is_asked_with_each_letter():
    state = puzzle(LAYOUTS["6x6"])
    tasks: Counter[str] = Counter()
    letters: Counter[str] = Counter()
    for index in range(400):
        try:
            drawn = BARE.drawn(Level.EASY, None, None, stream(index))
            item = asking.ask(state, drawn, stream(index))
        except Rejected:
            continue
        tasks[task_of(item.query)] += 1
        if item.answer in ("A", "B", "C", "D") and len(item.answer) == 1:
            letters[item.answer] += 1
    assert set(tasks) == {"digit", "cell_choice", "continuation", "grid", "wrong_entry"}
    assert min(tasks.values()) > 50
    assert set(letters) == set("ABCD")
    assert min(letters.values()) > 20


def test_the_same_stream_asks_the_same():
    state = puzzle(LAYOUTS["6x6"])
    for index in range(20):
        drawn = BARE.drawn(Level.EASY, None, None, stream(index))
        assert asking.ask(state, drawn, stream(index)) == asking.ask(state, drawn, stream(index))


def test_digit(state):
    item = asked(state, "digit")
    cell = item.query.cell
    row, column = divmod(cell, state.layout.size)
    assert state.givens[cell] == 0
    assert item.answer == SYMBOLS[state.solution[cell] - 1]
    assert f"row {row + 1}, column {column + 1}," in say(worded(item).ask, "en")
    assert f"第 {row + 1} 行第 {column + 1} 列" in say(worded(item).ask, "zh")


def test_cell_choice(state):
    n = state.layout.size
    for index in range(0, 100, 20):
        item = asked(state, "cell_choice", index)
        cell, symbols = item.query.cell, item.query.options
        assert state.givens[cell] == 0
        assert len(set(symbols)) == 4
        assert set(symbols) <= set(SYMBOLS[:n])
        assert worded(item).options == tuple(symbols)
        assert symbols["ABCD".index(item.answer)] == SYMBOLS[state.solution[cell] - 1]
        seen = {state.givens[other] for house in houses(state.layout)[: 3 * n] if cell in house for other in house}
        implausible = sum(SYMBOLS.index(symbol) + 1 in seen for symbol in symbols)
        assert implausible == max(0, 4 - (n - len(seen - {0})))


def marked(state: State) -> State:
    """The same puzzle with signs between some neighbours, and with fewer givens."""
    n, solution = state.layout.size, state.solution
    pairs = [(cell, cell + 1) for cell in range(0, n * n, 2) if (cell + 1) % n]
    signs = tuple(Mark("greater", (a, b) if solution[a] > solution[b] else (b, a)) for a, b in pairs)
    givens = tuple(value if cell % 3 else 0 for cell, value in enumerate(state.givens))
    return State(state.layout, givens, signs, solution, minimal=False)


@pytest.mark.parametrize("name", ["9x9", "diagonals", "windows"])  # small ones have too few ways; large ones no marks
def test_full_grids_agree_with_the_givens_and_fill_every_house(name):
    state = marked(puzzle(LAYOUTS[name]))
    item = asked(state, "grid_choice")
    grids = item.query.options
    assert worded(item).options == (None,) * 4
    assert grids["ABCD".index(item.answer)] == write(state.solution)
    for one, other in combinations(grids, 2):
        assert sum(a != b for a, b in zip(one, other, strict=True)) >= 8  # at two places
    # Nothing tells the right one from the others: neither majority nor distance.
    assert {tuple(Counter(values).values()) for values in zip(*grids, strict=True)} == {(4,), (2, 2)}
    assert len({sum(a != b for other in grids for a, b in zip(grid, other, strict=True)) for grid in grids}) == 1
    for grid in grids:
        assert all(given in (".", symbol) for given, symbol in zip(write(state.givens), grid, strict=True))
        for house in houses(state.layout):
            assert sorted(grid[cell] for cell in house) == sorted(SYMBOLS[: state.layout.size])


def test_begun_grids_are_alike_in_all_but_being_right(state):
    """Three cells, two values each: any two grids differ in two of them, and no entry is forbidden at sight."""
    n = state.layout.size
    for index in range(0, 60, 20):
        item = asked(state, "continuation", index)
        grids = item.query.options
        right = "ABCD".index(item.answer)
        added = [
            {cell: symbol for cell, symbol in enumerate(grid) if symbol != "." and not state.givens[cell]}
            for grid in grids
        ]
        assert len({tuple(entries) for entries in added}) == 1
        for cell in added[0]:
            assert sorted(Counter(entries[cell] for entries in added).values()) == [2, 2]
        for one, other in combinations(added, 2):
            assert sum(one[cell] != other[cell] for cell in one) == 2
        for option, (grid, entries) in enumerate(zip(grids, added, strict=True)):
            assert len(entries) == 3
            assert (option == right) == all(symbol == write(state.solution)[cell] for cell, symbol in entries.items())
            assert all(given in (".", symbol) for given, symbol in zip(write(state.givens), grid, strict=True))
            for house in houses(state.layout)[: 3 * n]:
                held = [grid[cell] for cell in house if grid[cell] != "."]
                assert len(set(held)) == len(held)


def test_four_grids_or_a_rejection(monkeypatch):
    monkeypatch.setattr(offering, "other_filling", lambda *_: None)
    with pytest.raises(Rejected, match="no three places"):
        asking.ask(marked(puzzle(LAYOUTS["4x4"])), Drawn(GridChoice, 0), stream(0))


def test_three_cells_or_a_rejection():
    solution = (1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1)
    crowded = State(LAYOUTS["4x4"], (*solution[:-1], 0), (), solution, minimal=False)
    with pytest.raises(Rejected, match="too few cells"):
        asking.ask(crowded, Drawn(Continuation, 0), stream(0))


def test_grid(state):
    item = asked(state, "grid")
    assert item.query == Solve()
    assert item.answer == write(state.solution)


def test_a_wrong_entry_is_not_forbidden_at_sight(state):
    n = state.layout.size
    item = asked(state, "wrong_entry")
    entries = item.query.entries
    wrong = [cell for cell in range(n * n) if entries[cell] not in (".", write(state.solution)[cell])]
    assert len(wrong) == 1
    row, column = divmod(wrong[0], n)
    assert state.givens[wrong[0]] == 0
    assert all(given in (".", entry) for given, entry in zip(write(state.givens), entries, strict=True))
    assert sum(entry != "." for entry in entries) >= sum(map(bool, state.givens)) + 4
    for house in houses(state.layout)[: 3 * n]:
        held = [entries[cell] for cell in house if entries[cell] != "."]
        assert len(set(held)) == len(held)
    assert item.answer == f"r{row + 1}c{column + 1}"
    right = write(state.solution)[wrong[0]]
    told = explain(item.statement, item.query, item.answer, item.why)
    assert f"Row {row + 1}, column {column + 1} must hold {right}, not {entries[wrong[0]]}." in say(told, "en")
    assert f"应填 {right}，而不是 {entries[wrong[0]]}" in say(told, "zh")


@pytest.mark.parametrize("family", [thermometer, diagonal], ids=lambda family: family.__name__)
def test_a_wrong_entry_is_wrong_only_by_the_rules_of_its_variant(family):
    """Without its marks and rules the puzzle can be completed with it."""
    state = state_of(family.invent(stream(0, family.__name__), family.LEVELS[Level.EASY], Drawn(Solve, 0)))
    item = asked(state, "wrong_entry")
    statement = {**plain(state.statement), "givens": item.query.entries, "rules": [], "marks": []}
    assert grids_of(statement, 1)


@pytest.mark.parametrize("level", [Level.MEDIUM, Level.HARD])
@pytest.mark.parametrize("family", [classic, thermometer], ids=lambda family: family.__name__)
def test_a_wrong_entry_is_not_refuted_by_singles_even_if_all_others_are_trusted(family, level):
    for index in range(60):
        try:
            mark = getattr(family, "_mark", unmarked)
            state = filled(boxed(9), mark, stream(index, family.__name__), family.LEVELS[level])
            entries, cell = asking._wrong_entry(state, stream(index))
        except Rejected:
            continue
        statement = {
            **plain(state.statement),
            "givens": entries[:cell] + "." + entries[cell + 1 :],
            "minimal": False,
        }
        assert certify(statement, {"task": "digit", "cell": cell}).difficulty >= 2
        return
    raise AssertionError("no puzzle")


def test_what_the_level_leaves_open_is_asked_about():
    for index in range(60):
        try:
            state = filled(boxed(9), unmarked, stream(index, "left"), classic.LEVELS[Level.HARD])
        except Rejected:
            continue
        assert sum(mask.bit_count() - 1 for mask in state.left) >= 80
        cells = [asked(state, task, start).query.cell for task in ("digit", "cell_choice") for start in (0, 40)]
        assert all(state.left[cell].bit_count() > 1 for cell in cells)
        return
    raise AssertionError("no puzzle")


def test_the_least_obvious_cell_is_asked_about():
    solution = (1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1)
    empty = (0, 1, 8, 9, 6)  # two values may change places in the first four; the last one is a single
    givens = tuple(0 if cell in empty else value for cell, value in enumerate(solution))
    state = State(LAYOUTS["4x4"], givens, (), solution, minimal=False)
    assert all(asking._least_obvious(state, stream(index))[0] != 6 for index in range(20))


RULE_WORDS = {
    "diagonals": ("diagonals", "对角线"),
    "windows": ("four shaded squares", "四个带底色"),
    "anti_knight": ("knight", "马"),
    "all_dots": ("All dots are given", "圆点没有遗漏"),
    "all_bars": ("All bars are given", "短条没有遗漏"),
}
MARK_WORDS = {
    "cage": ("dashed outline", "虚线框"),
    "thermometer": ("thermometer", "温度计"),
    "arrow": ("arrow's circle", "箭头圆圈"),
    "white_dot": ("white dot", "白点"),
    "black_dot": ("black dot", "黑点"),
    "bar": ("Across a bar", "短条两侧"),
    "greater": ("opens towards the larger", "开口朝向较大"),
    "even": ("marks an even", "表示偶数"),
    "odd": ("marks an odd", "表示奇数"),
    "sandwich": ("between the 1 and the 9", "1 与 9 之间"),
    "little_killer": ("A number with an arrow", "带箭头的数"),
}


def bare(layout: Layout, *marks: Mark) -> State:
    none = (0,) * layout.size**2
    return State(layout, none, marks, none, minimal=False)


SUMS = ("cage", "sandwich", "little_killer")
TEXTS = ("digit", "cell_choice", "grid_choice", "continuation", "grid", "wrong_entry")


@pytest.mark.parametrize("task", TEXTS)
def test_the_text_states_every_rule_in_force_and_no_other(task):
    assert set(RULE_WORDS) == set(get_args(Rule))
    assert set(MARK_WORDS) == set(get_args(MarkKind))
    every = bare(
        Layout(9, boxes(9), tuple(get_args(Rule))),
        *(
            Mark(kind, (0, 1), 3 if kind in ("cage", "sandwich", "little_killer") else None)
            for kind in get_args(MarkKind)
        ),
    )
    none = bare(Layout(9, boxes(9)))
    full, plain = (whole(state, task) for state in (every, none))
    for place, language in enumerate(("en", "zh")):
        for words in (*RULE_WORDS.values(), *MARK_WORDS.values()):
            assert words[place].lower() in full[language].lower(), words
            assert words[place].lower() not in plain[language].lower(), words
        assert not set("{}") & set(full[language])
        assert "  " not in full[language]


def test_the_text_says_what_the_grid_is_made_of():
    assert "every box framed by thick lines" in whole(bare(LAYOUTS["6x6"]), "grid")["en"]
    assert "every region framed by thick lines" in whole(bare(LAYOUTS["jigsaw"]), "grid")["en"]
    assert "the digits 1 to 4 exactly once" in whole(bare(LAYOUTS["4x4"]), "grid")["en"]
    giant = whole(bare(LAYOUTS["16x16"]), "grid")
    assert "symbols 1 to 9 and A to G (A stands for 10, and so on up to G for 16)" in giant["en"]
    assert "A 代表 10" in giant["zh"]
    assert "digit" not in giant["en"]


def test_a_dot_between_one_and_two_is_explained_where_both_kinds_occur():
    white, black = Mark("white_dot", (0, 1)), Mark("black_dot", (1, 2))
    layout = LAYOUTS["9x9"]
    assert "Between 1 and 2" in whole(bare(layout, white, black), "grid")["en"]
    assert "Between 1 and 2" not in whole(bare(layout, white), "grid")["en"]


def test_givens_are_only_mentioned_where_there_are_some():
    some = puzzle(LAYOUTS["4x4"])
    assert "Bold digits" in whole(some, "wrong_entry")["en"]
    assert "Bold" not in whole(bare(LAYOUTS["4x4"]), "wrong_entry")["en"]


NINE = boxes(9)
DOTS = (Mark("white_dot", (0, 1)), Mark("black_dot", (1, 2)))
SHORT = [
    *((layout, ()) for layout in LAYOUTS.values()),
    *((Layout(9, NINE, (rule,)), ()) for rule in get_args(Rule)),
    *((Layout(9, NINE), (Mark(kind, (0, 1), 3 if kind in SUMS else None),)) for kind in get_args(MarkKind)),
    (Layout(9, NINE), DOTS),
    (Layout(9, NINE, ("all_dots",)), DOTS),
    (Layout(9, NINE, ("all_bars",)), (Mark("bar", (0, 1)),)),
    (Layout(9, NINE), (Mark("even", (0,)), Mark("odd", (1,)))),
]


@pytest.mark.parametrize("task", TEXTS)
def test_the_short_question_is_short(task):
    for layout, marks in SHORT:
        short = word(bare(layout, *marks).statement, query_of(task, 3)).short
        text = say(short, "en")
        assert len(text.split()) <= 30, text
        assert not set("{}") & set(text + say(short, "zh"))
