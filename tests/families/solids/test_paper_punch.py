"""Punched paper: the validator against points that are folded one by one, and against the layers that are drawn."""

import re

import pytest

from puzzlegen import catalog
from puzzlegen.catalog.format import plain
from puzzlegen.core.certificate import MalformedStatement
from puzzlegen.core.family import Rejected
from puzzlegen.core.scene import Element, Group, Painted
from puzzlegen.core.stream import Stream
from puzzlegen.generators.solids.paper_punch import LEVELS
from puzzlegen.renderers.solids import paper_punch as renderer
from puzzlegen.renderers.solids.kits.folded_sheets import folded
from puzzlegen.snapshots import pipeline
from puzzlegen.validators.solids import paper_punch as validator
from puzzlegen.words import say

LOADED = catalog.load("solids/paper_punch")
FORM = catalog.load_format("solids/paper_punch")
TASKS = ("unfold", "count", "layers", "place", "partner")
SQUARE = [[0, 0], [8, 0], [8, 8], [0, 8]]


def certify(statement, query):
    one = FORM.puzzle(statement, query)
    return validator.certify(one.statement, one.query)


def certify_why(statement, query, answer, why):
    one = FORM.puzzle(statement, query, why)
    return validator.certify_why(one.statement, one.query, answer, one.why)


def told(name, level, index):
    """A puzzle as it is published: statement, query, answer and facts."""
    puzzle = pipeline.invent(LOADED, level, LEVELS[level], Stream.for_item(name, 1, "", 0, index, 0))
    return plain(puzzle.statement), plain(puzzle.query), puzzle.answer, plain(puzzle.why)


def invented(level, count, task=None):
    found, index = [], 0
    while len(found) < count and index < 2000:
        index += 1
        try:
            puzzle = told("paper", level, index)
        except Rejected:
            continue
        if task in (None, puzzle[1]["task"]) and not certify(*puzzle[:2]).faults:
            found.append(puzzle)
    return found


def winding(sheet, x, y):
    """True if a point is on the sheet, by its winding number."""
    turns = 0
    for (a, b), (c, d) in zip(sheet, sheet[1:] + sheet[:1], strict=True):
        cross = (c - a) * (y - b) - (x - a) * (d - b)
        turns += (b <= y < d and cross > 0) - (d <= y < b and cross < 0)
    return turns != 0


def mirrored(fold, point):
    """A complex number in the mirror of a fold's line."""
    normal = complex(fold[0], fold[1])
    foot = normal * fold[2] / abs(normal) ** 2
    return foot - normal * ((point - foot) / normal).conjugate()


def landed(folds, x, y, tip=0j):
    """Where a point of the sheet comes to lie, and where a tip on it then points."""
    point = complex(x, y)
    for fold in folds:
        if fold[0] * point.real + fold[1] * point.imag > fold[2] + 1e-9:
            tip = mirrored((*fold[:2], 0), tip)
            point = mirrored(fold, point)
    return tuple(round(part, 6) + 0.0 for part in (point.real, point.imag, tip.real, tip.imag))


def moves(folds, x, y):
    """True if some fold turns a point of the sheet over."""
    return any(a * x + b * y > c for a, b, c in folds)


def brute(statement, x, y, right=0, down=0):
    """All holes of the sheet that come to lie on one."""
    sheet = statement["sheet"]
    tips = [(a, b) for a in (-1, 0, 1) for b in (-1, 0, 1)] if right or down else [(0, 0)]
    inside = [(u, v) for u in range(1, 16, 2) for v in range(1, 16, 2) if winding(sheet, u, v)]
    return {
        (u, v, *tip)
        for u, v in inside
        for tip in tips
        if landed(statement["folds"], u, v, complex(*tip)) == (x, y, right, down)
    }


def answer_of(statement, query):
    """The answer as brute force finds it."""
    match query["task"]:
        case "count":
            return str(sum(len(brute(statement, *hole)) for hole in statement["punches"]))
        case "unfold":
            made = set().union(*(brute(statement, *hole) for hole in statement["punches"]))
            right = [{tuple(hole) for hole in option} == made for option in query["options"]]
        case "layers":
            right = [len(brute(statement, *spot)) == query["layers"] for spot in query["options"]]
        case "place":
            made = {tuple(hole) for hole in query["holes"]}
            right = [
                {hole for hole in brute(statement, *spot) if moves(statement["folds"], *hole[:2])} == made
                for spot in query["options"]
            ]
        case _:
            place = landed(statement["folds"], *query["given"])
            right = [landed(statement["folds"], *spot) == place for spot in query["options"]]
    (key,) = [letter for letter, holds in zip("ABCD", right, strict=True) if holds]
    return key


NOT_ASKED = (("easy", "place"), ("easy", "partner"), ("extreme", "place"))


@pytest.mark.parametrize(
    ("level", "task"),
    [(level, task) for level in LEVELS for task in TASKS if (level, task) not in NOT_ASKED],
)
def test_the_validator_agrees_with_points_that_are_folded_one_by_one(level, task):
    puzzles = invented(level, 3, task)
    assert len(puzzles) == 3
    for statement, query, key, why in puzzles:
        assert certify(statement, query).answers == (key,) == (answer_of(statement, query),)
        assert certify_why(statement, query, key, why) == ()


def holes_apart(statement, query):
    """The holes of the unfolded sheet, and where those of each option are."""
    made = set().union(*(brute(statement, *hole) for hole in statement["punches"]))
    return made, {letter: {tuple(hole) for hole in one} for letter, one in zip("ABCD", query["options"], strict=True)}


@pytest.mark.parametrize("level", ["medium", "extreme"])
def test_wrong_sheets_lack_the_holes_that_are_named(level):
    for statement, query, key, why in invented(level, 4, "unfold"):
        made, sheets = holes_apart(statement, query)
        assert {*why["against"]} == {*"ABCD"} - {key}
        for letter, (kind, spot) in why["against"].items():
            right, wrong = ({hole for hole in some if [*hole[:2]] == spot} for some in (made, sheets[letter]))
            assert kind == ("lacks" if not wrong else "turns" if right else "has")
            assert right != wrong


@pytest.mark.parametrize("task", TASKS)
def test_false_explanations_are_refused(task):
    for statement, query, key, why in invented("hard", 2, task):
        ((name, facts), *_) = why.items()
        if task == "unfold":
            letter, (kind, (x, y)) = next(iter(facts.items()))
            other = {"lacks": "has", "has": "lacks", "turns": "has"}[kind]
            changes = [{letter: [other, [x, y]]}, {letter: [kind, [x + 2, y]]}, {key: [kind, [x, y]]}]
            false = [facts | change for change in changes]
        else:
            false = [[*facts[:-1], [*facts[-1], 1]], facts[:-1], [*facts, facts[-1]]]
            if task in ("count", "layers"):
                false.append([*facts[:-1], [*facts[-1][:-1], facts[-1][-1] + 1]])
        for instead in false:
            try:
                assert certify_why(statement, query, key, why | {name: instead})
            except MalformedStatement:
                assert task in ("place", "partner")  # a point has two numbers
        with pytest.raises(MalformedStatement):
            certify_why(statement, query, key, {})


@pytest.mark.parametrize("level", LEVELS)
def test_holes_are_explained_in_reading_order(level):
    """The last number of each chain is how many holes that punch makes, counted by folding points one by one."""
    explained = 0
    for index in range(600):
        try:
            statement, query, answer, why = told("told", level, index)
        except Rejected:
            continue
        if query["task"] != "count":
            continue
        one = FORM.puzzle(statement, query, why)
        text = say(renderer.explain(one.statement, one.query, answer, one.why), "en")
        ordered = sorted(statement["punches"], key=lambda hole: (hole[1], hole[0]))
        chains = re.findall(r"hole(?: \d+)?: ([0-9 →]+)", text, re.IGNORECASE)
        assert [int(chain.split()[-1]) for chain in chains] == [len(brute(statement, *hole[:2])) for hole in ordered]
        explained += 1
        if explained > 20:
            break
    assert explained > 3


def holds(ring, x, y):
    odd = False
    for (a, b), (c, d) in zip(ring, ring[1:] + ring[:1], strict=True):
        odd ^= (b > y) != (d > y) and x < a + (y - b) * (c - a) / (d - b)
    return odd


@pytest.mark.parametrize("level", LEVELS)
def test_as_many_layers_are_drawn_as_holes_are_counted(level):
    for statement, _, key, _ in invented(level, 4, "count"):
        layers = folded(statement["sheet"], statement["folds"])[-1]
        assert sum(holds(layer.ring, x, y) for x, y, *_ in statement["punches"] for layer in layers) == int(key)


def test_drawn_layers_keep_their_area_and_show_their_backs():
    def area(ring):
        return sum(a * d - b * c for (a, b), (c, d) in zip(ring, ring[1:] + ring[:1], strict=True)) / 2

    for statement, *_ in invented("hard", 12):
        states = folded(statement["sheet"], statement["folds"])
        whole = abs(area(states[0][0].ring))
        for layers in states:
            assert sum(abs(area(layer.ring)) for layer in layers) == pytest.approx(whole)
            shown = [layer for layer in layers if area(layer.ring)]  # a fold may only touch a corner of some layer
            assert len({(area(layer.ring) > 0) == layer.front for layer in shown}) == 1  # seen from behind: mirrored
        assert {layer.front for layer in states[-1]} == {True, False}


@pytest.mark.parametrize("level", LEVELS)
def test_no_sheet_on_offer_is_most_like_the_others(level):
    """Two changes in all four combinations: whatever is on some sheets is on two of them, or on one or all."""
    for _, query, *_ in invented(level, 3, "unfold"):
        sheets = [{tuple(hole) for hole in option} for option in query["options"]]
        assert all(len(one - other) + len(other - one) >= 2 for one in sheets for other in sheets if one is not other)
        assert len(set.intersection(*sheets)) < min(map(len, sheets))


@pytest.mark.parametrize("level", LEVELS)
def test_holes_are_not_twice_as_many_for_every_fold(level):
    """The lazy count, two to the power of the folds for each punch, is seldom right."""
    counts = [
        int(key) == len(statement["punches"]) << len(statement["folds"])
        for statement, _, key, _ in invented(level, 10, "count")
    ]
    assert sum(counts) <= 1


def test_a_hole_that_touches_a_layer_below_is_a_fault():
    statement = {"sheet": SQUARE, "folds": [[1, 0, 5]], "punch": "disc", "turn": 0, "hue": "red"}
    assert certify({**statement, "punches": [[2, 3, 0, 0]]}, {"task": "count"}).faults
    assert certify({**statement, "punches": [[1, 3, 0, 0]]}, {"task": "count"}).answers == ("1",)


def test_pictures_have_a_drawing_for_each_step_and_a_box_for_each_sheet():
    for statement, query, *_ in invented("hard", 2, "unfold"):
        one = FORM.puzzle(statement, query)
        (scene,) = renderer.depict(one.statement, one.query)
        nodes = [node for block in scene.nodes[1:] for node in block.children]  # the first one is the card
        drawings = [node for node in nodes if isinstance(node, Group)]
        assert len(drawings) == len(statement["folds"]) + 5
        (first,) = drawings[0].children if len(drawings[0].children) == 1 else drawings[:1]  # within its enlargement
        assert sum(isinstance(one, Painted) for one in first.children) == 1
        assert sum(isinstance(node, Element) for node in nodes) == 4
        rules = say(renderer.word(one.statement, one.query).rules, "en")
        assert "quarter turn" in rules or "half a turn" in rules
