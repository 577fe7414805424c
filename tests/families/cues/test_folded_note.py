"""Folded notes: the validator against points of ink that are reflected one by one, the signs, the picture."""

from fractions import Fraction
from itertools import combinations, pairwise

import pytest

from puzzlegen.answers.kinds import LETTERS as OPTION_LETTERS
from puzzlegen.core.family import Rejected
from puzzlegen.core.scene import Element, Group, Label, Polyline, Segments
from puzzlegen.core.stream import Stream
from puzzlegen.facts.cues.lettering import DIGITS, LETTERS
from puzzlegen.formats.cues.folded_note import QUESTIONS, ReadOffered, Which
from puzzlegen.generators.cues.folded_note import LEVELS
from puzzlegen.words import say
from tests.support.published import Published

NOTES = Published("cues/folded_note")
certify, certify_why, word, explain, depict = NOTES.certify, NOTES.faults, NOTES.word, NOTES.explain, NOTES.depict

QUARTERS = [Fraction(step, 8) for step in range(1, 8, 2)]


def points(strokes):
    """Points of ink, four in each half cell of a stroke, none of them at an end."""
    found = set()
    for a, b, c, d in strokes:
        steps = max(abs(c - a), abs(d - b))
        for step in range(steps):
            found |= {(a + (c - a) * (step + q) / steps, b + (d - b) * (step + q) / steps) for q in QUARTERS}
    return found


def folded(strokes, folds):
    ink = points(strokes)
    for axis, at in folds:
        if axis == "x":
            ink = {(2 * at - x if x > at else x, y) for x, y in ink}
        else:
            ink = {(x, 2 * at - y if y > at else y) for x, y in ink}
    left, top = min(x for x, _ in ink), min(y for _, y in ink)
    return {(x - left, y - top) for x, y in ink}


def shown(sign):
    """The points of a sign that is drawn at once."""
    table = DIGITS if sign.isdigit() else LETTERS
    return folded(
        [
            (6 * number + 2 * a, 2 * b, 6 * number + 2 * c, 2 * d)
            for number, one in enumerate(sign)
            for line in table[one]
            for (a, b), (c, d) in pairwise(line)
        ],
        [],
    )


def invented(level, count, task=None):
    found, index = [], 0
    while len(found) < count:
        index += 1
        try:
            puzzle = NOTES.invent(Stream.for_item("notes", 1, "", 0, index, 0), level)
        except Rejected:
            continue
        if task in (None, puzzle.query["task"]):
            found.append(puzzle)
    return found


@pytest.mark.parametrize("level", LEVELS)
def test_the_validator_agrees_with_points_of_ink(level):
    for puzzle in invented(level, 12):
        statement, query = puzzle.statement, puzzle.query
        sign = statement["sign"] or puzzle.why["sign"]
        certificate = certify(statement, query)
        folds = [tuple(fold) for fold in statement["folds"]]
        match query["task"]:
            case "read" | "read_choice":
                assert folded(statement["strokes"], folds) == shown(sign)
                says = query["options"][OPTION_LETTERS.index(puzzle.answer)] if "options" in query else puzzle.answer
                assert says == sign
            case "line":
                right = [folded(statement["strokes"], [*folds, ("x", at)]) == shown(sign) for at in query["options"]]
                assert right == [letter == puzzle.answer for letter in "ABCD"]
            case _:
                right = [folded(strokes, folds) == shown(sign) for strokes in query["options"]]
                assert right == [letter == puzzle.answer for letter in "ABCD"]
        # Where a note is ambiguous, two of its answers are told, and there may be more.
        assert certificate.answers == (puzzle.answer,) or certificate.verdict == "ambiguous"


@pytest.mark.parametrize("level", QUESTIONS[Which].levels)
def test_no_note_on_offer_is_more_like_the_others_than_another(level):
    """Each of three strokes is drawn in either way on two of the notes, so that a majority says nothing."""
    for puzzle in invented(level, 6, "which"):
        notes = [points(strokes) for strokes in puzzle.query["options"]]
        shown_by = [sum(point in note for note in notes) for point in set().union(*notes)]
        assert {*shown_by} == {2, 4}
        assert all(len(one ^ other) >= 16 for one, other in combinations(notes, 2))


@pytest.mark.parametrize("level", QUESTIONS[ReadOffered].levels)
def test_each_part_of_a_word_on_offer_is_that_of_just_one_other(level):
    for puzzle in invented(level, 12, "read_choice"):
        for place in range(len(puzzle.why["sign"])):
            letters = [word[place] for word in puzzle.query["options"]]
            assert {letters.count(letter) for letter in letters} <= {2, 4}


def test_what_is_almost_a_number_along_another_line_is_arguable():
    statement = {"size": [60, 12], "folds": [], "sign": None, "paper": "squared", "ink": "red"}
    eight = [[2, 2, 6, 2], [2, 2, 2, 10], [2, 10, 6, 10], [2, 6, 6, 6]]  # its right side lies behind the fold at 10
    note = {**statement, "strokes": [*eight, [14, 2, 14, 10], [40, 2, 40, 10]]}
    line = {"task": "line", "kind": "number", "options": [10, 12, 14, 16]}
    assert certify({**note, "strokes": note["strokes"][:-1]}, line).answers == ("A",)
    assert certify(note, line).verdict == "unsolvable"
    stray = {**note, "strokes": [*note["strokes"][:-1], [16, 4, 16, 5]]}
    assert certify(stray, line).answers == ("A",)


@pytest.mark.parametrize("table", [DIGITS, LETTERS])
def test_signs_differ_and_reach_every_side(table):
    drawn = {sign: shown(sign) for sign in table}
    for ink in drawn.values():
        ends = [max(x for x, _ in ink), max(y for _, y in ink), min(x for x, _ in ink), min(y for _, y in ink)]
        assert ends[0] > 3.5
        assert ends[1] > 7.5
    assert all(len(drawn[one] ^ drawn[other]) >= 8 for one, other in combinations(table, 2))


@pytest.mark.parametrize("level", LEVELS)
def test_ink_and_lines_are_where_the_note_has_them(level):
    for puzzle in invented(level, 12):
        statement, query = puzzle.statement, puzzle.query
        (scene,) = depict(statement, query)
        notes = [node for node in scene.nodes if isinstance(node, Group)]
        if query["task"] == "which":
            notes = notes[1:]
            assert len([node for node in scene.nodes if isinstance(node, Element)]) == 4
        inked = query["options"] if query["task"] == "which" else [statement["strokes"]]
        for note, strokes in zip(notes, inked, strict=True):
            drawn = [one for one in note.children if isinstance(one, Polyline) and one.stroke == statement["ink"]]
            assert [[2 * at for point in one.points for at in point] for one in drawn] == [*map(list, strokes)]
            lines = [one for one in note.children if isinstance(one, Segments) and one.dashed]
            assert len(lines) == len(statement["folds"])
            for line, (axis, at) in zip(lines, statement["folds"], strict=True):
                ((x1, y1, x2, y2),) = line.lines
                assert (x1 == x2 == at / 2) if axis == "x" else (y1 == y2 == at / 2)
            if query["task"] == "line":
                letters = {
                    one.text: one.x * 2 for one in note.children if isinstance(one, Label) and one.text in "ABCD"
                }
                assert letters == dict(zip("ABCD", query["options"], strict=True))


def test_the_question_says_how_the_paper_is_turned():
    statement = FORTY_SEVEN | {"size": [28, 24], "folds": [["y", 12], ["x", 14]]}
    rules = say(word(statement, {"task": "read", "kind": "number"}).rules, "en")
    assert "the right part is folded over onto the left part" in rules
    assert "the lower part is folded up" in rules
    assert "in numerical order" in say(word(statement, {"task": "read", "kind": "number"}).ask, "en")
    upright = word({**statement, "folds": [["x", 14]]}, {"task": "read", "kind": "number"})
    assert "lower part" not in say(upright.rules, "en")


@pytest.mark.parametrize("level", LEVELS)
def test_the_right_line_is_not_the_one_that_crosses_no_ink_nor_the_one_in_the_middle(level):
    ranks = set()
    for puzzle in invented(level, 60, "line"):
        strokes, lines = puzzle.statement["strokes"], puzzle.query["options"]
        assert not any(a <= at <= c for a, _, c, _ in strokes for at in lines)
        ends = [x for stroke in strokes for x in stroke[::2]]
        nearest = sorted(lines, key=lambda at: abs(2 * at - min(ends) - max(ends)))
        ranks.add(nearest.index(lines[OPTION_LETTERS.index(puzzle.answer)]))
    assert ranks >= {0, 1, 2}


FORTY_SEVEN = {
    "size": [28, 12],
    "strokes": [[2, 2, 2, 6], [2, 6, 6, 6], [22, 2, 22, 10], [8, 2, 12, 2], [16, 2, 16, 10]],
    "folds": [["x", 14]],
    "sign": None,
    "paper": "dotted",
    "ink": "blue",
}
FOUR = [[[], ["middle left", "middle right", "upper left"]], [[1], ["lower right", "upper right"]]]
SEVEN = [[[], ["top left", "top right"]], [[1], ["lower right", "upper right"]]]
READ = {"task": "read", "kind": "number"}


def test_an_explanation_says_where_strokes_come_from():
    why = {"sign": "47", "parts": [FOUR, SEVEN]}
    assert certify_why(FORTY_SEVEN, READ, "47", why) == ()
    assert "4: middle and upper left; right side (1). 7: top; right side (1)." in say(
        explain(FORTY_SEVEN, READ, "47", why), "en"
    )


@pytest.mark.parametrize(
    "why",
    [
        {"sign": "41", "parts": [FOUR, SEVEN]},  # which is not what is to be read
        {"sign": "47", "parts": [FOUR, SEVEN[:1]]},  # a stroke is forgotten
        {"sign": "47", "parts": [FOUR, [[[], ["top left", "top right"]], [[], ["lower right", "upper right"]]]]},
        {"sign": "47", "parts": [[FOUR[0], [[1], ["lower right"]]], SEVEN]},
    ],
)
def test_false_explanations_are_refused(why):
    assert certify_why(FORTY_SEVEN, READ, "47", why)


def test_what_is_wrong_with_a_note_is_judged():
    (puzzle,) = invented("easy", 1, "which")
    true = puzzle.why["spoiled"]
    assert certify_why(puzzle.statement, puzzle.query, puzzle.answer, {"spoiled": true}) == ()
    for option, notes in enumerate(true):
        worse = [*true[:option], notes[1:] or [(1, ["top left"], [])], *true[option + 1 :]]
        assert certify_why(puzzle.statement, puzzle.query, puzzle.answer, {"spoiled": worse})
