"""Matchsticks: the validator against moving matches one by one, the word list and the corners of squares."""

from itertools import combinations, product

import pytest

from puzzlegen.core.family import Level, Rejected
from puzzlegen.core.scene import Element, Group, Painted
from puzzlegen.core.stream import Stream
from puzzlegen.facts import words
from puzzlegen.facts.cues.segments import DIGITS, LETTERS, OPERATORS
from puzzlegen.generators.cues.matchsticks import LEVELS
from puzzlegen.renderers.cues.kits.matches import box, match
from puzzlegen.words import say
from tests.support.published import Published

MATCHES = Published("cues/matchsticks")
certify, certify_why, explain, depict = MATCHES.certify, MATCHES.faults, MATCHES.explain, MATCHES.depict

SIGNS = {slots: sign for sign, slots in (DIGITS | OPERATORS).items()} | {"=": "="}


def puzzles(level, count, *tasks):
    """Puzzles of these tasks, with ambiguous ones among them."""
    for index in range(count):
        try:
            puzzle = MATCHES.invent(Stream("matches", level, index, index=index, series=b"matches"), level)
        except Rejected:
            continue
        if puzzle.query["task"].removesuffix("_choice") in tasks:
            yield puzzle


def all_slots(signs):
    return {(at, slot) for at, sign in enumerate(signs) if sign != "=" for slot in ("hv" if "h" in sign else "abcdefg")}


def read(signs, matches):
    """What matches spell; None if a place holds no sign."""
    shown = "".join(
        SIGNS.get("=" if sign == "=" else "".join(sorted(slot for where, slot in matches if where == at)), "?")
        for at, sign in enumerate(signs)
    )
    return None if "?" in shown else shown


def is_true(shown):
    left, right = shown.split("=")
    numbers = [*left.replace("-", "+").split("+"), right]
    if any(len(number) > 1 and number[0] == "0" for number in numbers):
        return False
    return eval(left) == int(right)


@pytest.mark.parametrize("level", [Level.EASY, Level.MEDIUM])
def test_an_equation_has_the_results_of_all_changes_match_by_match(level):
    done = set()
    for puzzle in puzzles(level, 150, "equation"):
        signs, change, count = puzzle.statement["signs"], puzzle.query["change"], puzzle.query["count"]
        if (change, count) in done:
            continue
        done.add((change, count))
        there = {(at, slot) for at, sign in enumerate(signs) if sign != "=" for slot in sign}
        empty = all_slots(signs) - there
        taken = combinations(sorted(there), count if change != "add" else 0)
        put = list(combinations(sorted(empty), count if change != "remove" else 0))
        texts = {read(signs, there - set(gone) | set(new)) for gone, new in product(taken, put)} - {None}
        certificate = certify(puzzle.statement, puzzle.query)
        assert certificate.difficulty == len(texts)
        true = set(filter(is_true, texts))
        assert set(certificate.answers) <= true
        assert len(certificate.answers) == min(2, len(true))
        assert puzzle.answer in texts
    assert done == {*LEVELS[level].changes}


def test_a_word_is_the_only_known_one_with_so_many_matches_less():
    verdicts = set()
    for puzzle in puzzles(Level.EASY, 60, "word"):
        signs, count = puzzle.statement["signs"], puzzle.query["count"]
        fitting = {
            word.upper()
            for word in words.known()
            if len(word) == len(signs)
            and all(
                letter in LETTERS and set(LETTERS[letter]) <= set(sign)
                for letter, sign in zip(word, signs, strict=True)
            )
            and sum(len(LETTERS[letter]) for letter in word) == sum(map(len, signs)) - count
        }
        certificate = certify(puzzle.statement, puzzle.query)
        verdicts.add(certificate.verdict)
        assert puzzle.answer in fitting
        assert (certificate.verdict == "unique") == (len(fitting) == 1)
        assert set(certificate.answers) <= fitting
    assert verdicts == {"unique", "ambiguous"}


def squares(across, down, gone=""):
    """Squares by their corners."""
    rows, columns = len(down), len(across[0])
    laid = set("".join((*across, *down))) - {".", *gone}
    return sum(
        all(across[y][x + step] in laid and across[y + size][x + step] in laid for step in range(size))
        and all(down[y + step][x] in laid and down[y + step][x + size] in laid for step in range(size))
        for y, x, size in product(range(rows), range(columns), range(1, 9))
        if y + size <= rows and x + size <= columns
    )


@pytest.mark.parametrize("level", list(LEVELS))
def test_squares_are_counted_by_their_corners(level):
    seen = set()
    for puzzle in puzzles(level, 60, "squares", "left", "colour"):
        task, across, down = puzzle.query["task"], puzzle.statement["across"], puzzle.statement["down"]
        seen.add(task.removesuffix("_choice"))
        if task == "colour":
            left = [squares(across, down, hue[0]) == puzzle.query["left"] for hue in puzzle.query["options"]]
            expected = "ABCD"[left.index(True)]
        else:
            number = squares(across, down, "r")
            expected = "ABCD"[puzzle.query["options"].index(number)] if "options" in puzzle.query else str(number)
        assert certify(puzzle.statement, puzzle.query).answers == (expected,)
    assert seen == ({"squares"} if level is Level.EXTREME else {"squares", "left", "colour"})


def test_no_two_signs_look_alike():
    assert len(set(DIGITS.values())) == 10
    assert len(set(LETTERS.values())) == len(LETTERS)


def test_a_long_word_is_drawn():
    signs = [LETTERS[sign] for sign in "appeals"]
    long, short = (
        depict({"figure": "word", "surface": "walnut", "signs": some}, {"task": "word", "count": 7})[0]
        for some in (signs, signs[:3])
    )
    assert long.width > short.width


def test_every_match_is_drawn_and_can_be_boxed():
    for puzzle in puzzles(Level.MEDIUM, 40, "moved_box"):
        (scene,) = depict(puzzle.statement, puzzle.query)
        figure = next(node for node in scene.nodes if isinstance(node, Group))
        boxes = {node.id for node in figure.children if isinstance(node, Element)}
        signs = puzzle.statement["signs"]
        assert boxes == {f"match-{at}-{slot}" for at, sign in enumerate(signs) if sign != "=" for slot in sign}
        empty = len(all_slots(signs)) - len(boxes)
        assert sum(isinstance(node, Painted) for node in figure.children) == empty + 6 * (len(boxes) + 2)


def test_a_box_holds_all_of_a_match_but_its_shadow_and_nothing_more():
    for number, line in enumerate([(0, 0, 1, 0), (1, 1, 1, 0), (0.4, 1.4, 0.4, 0.6)] * 5):
        drawn = match(line, number, "red")
        left, top, width, height = box(drawn)
        points = [point for part in drawn[1:] for point in part.points]
        for low, size, axis in ((left, width, 0), (top, height, 1)):
            assert min(point[axis] for point in points) == pytest.approx(low)
            assert max(point[axis] for point in points) == pytest.approx(low + size)


MOVED = {"figure": "equation", "surface": "oak", "signs": ["acdfg", "hv", "abc", "=", "abdeg"]}
ONE = {"task": "equation", "change": "move", "count": 1}
TWO_BY_TWO = {"figure": "squares", "surface": "linen", "across": ["##", ".#", "##"], "down": ["###", "###"]}
REDDENED = {**TWO_BY_TWO, "across": ["##", "r#", "##"]}
COLOURED = {**TWO_BY_TWO, "across": ["##", "rg", "b#"], "down": ["###", "#y#"]}
COLOUR = {"task": "colour", "left": 1, "options": ["red", "green", "blue", "yellow"]}


@pytest.mark.parametrize(
    ("statement", "query", "answer", "true", "false"),
    [
        (MOVED, ONE, "9-7=2", {"result": "9-7=2"}, [{"result": "9-7=3"}, {"result": "2"}]),
        (
            TWO_BY_TWO,
            {"task": "squares"},
            "3",
            {"sizes": [[1, 1], [1]]},
            [{"sizes": [[0, 2], [1]]}, {"sizes": [[1, 1]]}],
        ),
        (REDDENED, {"task": "left"}, "3", {"sizes": [[1, 1], [1]]}, [{"sizes": [[2, 2], [1]]}]),
        (COLOURED, COLOUR, "A", {"left": [3, 3, 3, 3]}, [{"left": [3, 3, 3, 2]}]),
    ],
)
def test_explanations_are_judged(statement, query, answer, true, false):
    assert not certify_why(statement, query, answer, true)
    assert all(certify_why(statement, query, answer, why) for why in false)


def test_an_explanation_says_what_the_figure_reads_and_where_it_changes():
    told = say(explain(MOVED, ONE, "9-7=2", {"result": "9-7=2"}), "en")
    assert told.startswith(
        "The figure reads 5+7=2. Number 1: add the upper right match, which makes it 9; sign 1: take away the vertical "
        "match, which"
    )
