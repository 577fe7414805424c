"""Questions about Sudokus: well formed, right, and giving nothing away."""

from collections import Counter
from itertools import combinations
from typing import get_args

import pytest

from puzzlegen.family import Level, Rejected
from puzzlegen.generators.sudoku import asking, classic, classic_6x6, wording
from puzzlegen.generators.sudoku.fillings import random_filling
from puzzlegen.generators.sudoku.grid import SYMBOLS, Kind, Layout, Mark, Rule, State, boxes, write
from puzzlegen.item import AnswerForm, Choice, Elements, FillIn, OpenEnded
from puzzlegen.stream import Stream

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
    return next(
        question
        for i in range(index, index + 40)
        if (question := asking.ask(state, stream(i))).question.query["task"] == task
    )


def houses(layout: Layout) -> list[list[int]]:
    n = layout.size
    found = [[row * n + i for i in range(n)] for row in range(n)]
    found += [[i * n + column for i in range(n)] for column in range(n)]
    found += [[cell for cell in range(n * n) if layout.regions[cell] == region] for region in range(n)]
    if "diagonals" in layout.rules:
        found += [[i * n + i for i in range(n)], [i * n + n - 1 - i for i in range(n)]]
    if "windows" in layout.rules:
        found += [[(top + i) * n + left + j for i in range(3) for j in range(3)] for top in (1, 5) for left in (1, 5)]
    return found


@pytest.fixture(scope="module", params=sorted(LAYOUTS))
def state(request) -> State:
    return puzzle(LAYOUTS[request.param])


def test_twenty_items_ask_each_task_with_each_letter():
    state = puzzle(LAYOUTS["4x4"])
    for start in (0, 20):
        letters: dict[str, list[str]] = {}
        for index in range(start, start + 20):
            item = asking.ask(state, stream(index))
            letter = item.answer.letter if isinstance(item.answer, Choice) else ""
            letters.setdefault(item.question.query["task"], []).append(letter)
        assert set(letters) == set(asking.TASKS)
        assert all(len(found) == 4 for found in letters.values())
        assert sorted(letters["cell_choice"]) == sorted(letters["grid_choice"]) == list("ABCD")


def test_the_same_stream_asks_the_same():
    state = puzzle(LAYOUTS["6x6"])
    for index in range(20):
        assert asking.ask(state, stream(index)) == asking.ask(state, stream(index))


def test_digit(state):
    item = asked(state, "digit")
    cell = item.question.query["cell"]
    row, column = divmod(cell, state.layout.size)
    assert item.question.form is AnswerForm.FILL_IN
    assert state.givens[cell] == 0
    assert item.answer == FillIn(SYMBOLS[state.solution[cell] - 1])
    assert f"row {row + 1}, column {column + 1} " in item.question.text["en"]
    assert f"第 {row + 1} 行第 {column + 1} 列" in item.question.text["zh"]


def test_cell_choice(state):
    n = state.layout.size
    for index in range(0, 100, 20):
        item = asked(state, "cell_choice", index)
        cell, symbols = item.question.query["cell"], item.question.query["symbols"]
        assert item.question.form is AnswerForm.CHOICE
        assert state.givens[cell] == 0
        assert len(set(symbols)) == 4
        assert set(symbols) <= set(SYMBOLS[:n])
        assert [option.text for option in item.question.options] == [{"en": s, "zh": s} for s in symbols]
        assert isinstance(item.answer, Choice)
        assert symbols["ABCD".index(item.answer.letter)] == SYMBOLS[state.solution[cell] - 1]
        seen = {state.givens[other] for house in houses(state.layout)[: 3 * n] if cell in house for other in house}
        implausible = sum(SYMBOLS.index(symbol) + 1 in seen for symbol in symbols)
        assert implausible == max(0, 4 - (n - len(seen - {0})))


def test_grid_choice(state):
    item = asked(state, "grid_choice")
    grids = item.question.query["grids"]
    assert [(option.letter, option.text) for option in item.question.options] == [(x, None) for x in "ABCD"]
    assert isinstance(item.answer, Choice)
    assert grids["ABCD".index(item.answer.letter)] == write(state.solution)
    for one, other in combinations(grids, 2):
        assert sum(a != b for a, b in zip(one, other, strict=True)) >= 4
    for grid in grids:
        for house in houses(state.layout):
            assert sorted(grid[cell] for cell in house) == sorted(SYMBOLS[: state.layout.size])


@pytest.mark.parametrize("family", [classic.FAMILY, classic_6x6.FAMILY], ids=lambda family: family.name)
def test_every_wrong_grid_breaks_a_given_where_the_solution_is_unique(family):
    state = family.generate(stream(3, family.name), family.levels[Level.EASY])
    for index in range(0, 60, 20):
        item = asked(state, "grid_choice", index)
        assert isinstance(item.answer, Choice)
        for letter, grid in zip("ABCD", item.question.query["grids"], strict=True):
            broken = [c for c, value in enumerate(state.givens) if value and grid[c] != SYMBOLS[value - 1]]
            assert bool(broken) == (letter != item.answer.letter)


def test_option_grids_alone_do_not_give_the_key_away():
    """Majority per cell, medoid and outlier stay at chance; with 400 items, 0.09 is more than four sigmas."""
    items = 400
    hits: Counter[str] = Counter()
    for index in range(items):
        state = puzzle(LAYOUTS["6x6"], key=index)
        place = index % 4
        grids = asking._option_grids(state, stream(index, "baseline"), place)
        distance = [sum(a != b for other in grids for a, b in zip(grid, other, strict=True)) for grid in grids]
        votes = [Counter(values).most_common(1)[0][0] for values in zip(*grids, strict=True)]
        agree = [sum(a == b for a, b in zip(grid, votes, strict=True)) for grid in grids]
        for guesser, scores in (
            ("medoid", [-d for d in distance]),
            ("outlier", distance),
            ("majority", agree),
        ):
            best = [option for option in range(4) if scores[option] == max(scores)]
            hits[guesser] += 12 // len(best) * (place in best)
    for guesser, twelfths in hits.items():
        assert abs(twelfths / 12 / items - 0.25) < 0.09, guesser


def test_four_grids_or_a_rejection(monkeypatch):
    monkeypatch.setattr(asking, "other_filling", lambda _layout, grid, _kept, _rng: grid)
    with pytest.raises(Rejected, match="no four fillings"):
        asked(puzzle(LAYOUTS["4x4"]), "grid_choice")


def test_where_marks_leave_room_all_options_agree_with_the_givens():
    plain = puzzle(LAYOUTS["9x9"], share=8)
    givens = plain.givens
    for marks in ((), (Mark("cage", (0, 1), plain.solution[0] + plain.solution[1]),)):
        state = State(plain.layout, givens, marks, plain.solution, minimal=False)
        grids = asked(state, "grid_choice").question.query["grids"]
        kept = all(SYMBOLS[value - 1] == grid[cell] for grid in grids for cell, value in enumerate(givens) if value)
        assert kept is bool(marks)
    crowded = State(plain.layout, (*plain.solution[:-1], 0), marks, plain.solution, minimal=False)
    assert len(set(asked(crowded, "grid_choice").question.query["grids"])) == 4


def test_grid(state):
    item = asked(state, "grid")
    assert item.question.form is AnswerForm.OPEN_ENDED
    assert item.question.query == {"task": "grid"}
    assert item.answer == OpenEnded(write(state.solution))
    assert f" {state.layout.size**2} " in item.question.text["en"]


def test_wrong_entry(state):
    n = state.layout.size
    item = asked(state, "wrong_entry")
    entries = item.question.query["entries"]
    wrong = [cell for cell in range(n * n) if entries[cell] != write(state.solution)[cell]]
    assert len(wrong) == 1
    row, column = divmod(wrong[0], n)
    assert state.givens[wrong[0]] == 0
    assert item.question.form is AnswerForm.BOUNDING_BOXES
    assert item.answer == Elements((f"r{row + 1}c{column + 1}",))
    twins = [i + 1 for i in range(n) if entries[row * n + i] == entries[wrong[0]] and i != column]
    assert f"Row {row + 1}, column {column + 1} must hold" in item.explanation["en"]
    assert f"column {twins[0]} as well" in item.explanation["en"]
    assert f"第 {twins[0]} 列也有" in item.explanation["zh"]


def test_the_least_obvious_cell_is_asked_about():
    solution = (1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1)
    empty = (0, 1, 8, 9, 6)  # two values may change places in the first four; the last one is a single
    givens = tuple(0 if cell in empty else value for cell, value in enumerate(solution))
    state = State(LAYOUTS["4x4"], givens, (), solution, minimal=False)
    assert all(asking._least_obvious(state, stream(index)) != 6 for index in range(20))


RULE_WORDS = {
    "diagonals": ("diagonals", "对角线"),
    "windows": ("four shaded squares", "四个带底色"),
    "anti_knight": ("knight", "马"),
    "all_dots": ("No dot has been left out", "圆点没有遗漏"),
    "all_bars": ("No bar has been left out", "短条没有遗漏"),
}
MARK_WORDS = {
    "cage": ("dashed outline", "虚线框"),
    "thermometer": ("thermometer", "温度计"),
    "arrow": ("arrow's circle", "箭头圆圈"),
    "white_dot": ("white dot", "白点"),
    "black_dot": ("black dot", "黑点"),
    "bar": ("A bar between", "之间的短条表示"),
    "greater": ("opens towards the larger", "开口朝向较大"),
    "even": ("holds an even", "填偶数"),
    "odd": ("holds an odd", "填奇数"),
    "sandwich": ("between the 1 and the 9", "1 与 9 之间"),
    "little_killer": ("arrow outside the grid", "盘面外带箭头"),
}


def bare(layout: Layout, *marks: Mark) -> State:
    none = (0,) * layout.size**2
    return State(layout, none, marks, none, minimal=False)


@pytest.mark.parametrize("task", asking.TASKS)
def test_the_text_states_every_rule_in_force_and_no_other(task):
    assert set(RULE_WORDS) == set(get_args(Rule))
    assert set(MARK_WORDS) == set(get_args(Kind))
    every = bare(
        Layout(9, boxes(9), tuple(get_args(Rule))),
        *(Mark(kind, (0, 1), 3 if kind in ("cage", "sandwich", "little_killer") else None) for kind in get_args(Kind)),
    )
    none = bare(Layout(9, boxes(9)))
    full, plain = (wording.question(state, task, 40 if task == "digit" else None) for state in (every, none))
    for place, language in enumerate(("en", "zh")):
        for words in (*RULE_WORDS.values(), *MARK_WORDS.values()):
            assert words[place].lower() in full[language].lower(), words
            assert words[place].lower() not in plain[language].lower(), words
        assert not set("{}") & set(full[language])
        assert "  " not in full[language]


def test_the_text_says_what_the_grid_is_made_of():
    assert "box of 2 rows and 3 columns" in wording.question(bare(LAYOUTS["6x6"]), "grid")["en"]
    assert "6 irregular regions" in wording.question(bare(LAYOUTS["jigsaw"]), "grid")["en"]
    assert "from 1 to 4." in wording.question(bare(LAYOUTS["4x4"]), "grid")["en"]
    giant = wording.question(bare(LAYOUTS["16x16"]), "grid")
    assert "symbol from 1 to 9 and A to G (A stands for 10, and so on up to G for 16)" in giant["en"]
    assert "A 代表 10" in giant["zh"]
    assert "digit" not in giant["en"]


def test_a_dot_between_one_and_two_is_explained_where_both_kinds_occur():
    white, black = Mark("white_dot", (0, 1)), Mark("black_dot", (1, 2))
    layout = LAYOUTS["9x9"]
    assert "Between 1 and 2" in wording.question(bare(layout, white, black), "grid")["en"]
    assert "Between 1 and 2" not in wording.question(bare(layout, white), "grid")["en"]


def test_givens_are_only_mentioned_where_there_are_some():
    some = puzzle(LAYOUTS["4x4"])
    assert "bold" in wording.question(some, "wrong_entry")["en"]
    assert "bold" not in wording.question(bare(LAYOUTS["4x4"]), "wrong_entry")["en"]
