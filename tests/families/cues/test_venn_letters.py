"""Hoops with letters: the validator against sets spelled out, synonyms, and what the picture shows of each region."""

from itertools import product
from string import ascii_lowercase
from typing import get_args

import pytest

from puzzlegen.answers.kinds import LETTERS, instruction
from puzzlegen.core.family import Level, Rejected
from puzzlegen.core.scene import Circle, Element, Group, Hue, Label, Painted, Rect, Segments
from puzzlegen.core.stream import Stream
from puzzlegen.facts.things import facts
from puzzlegen.generators.cues.venn_letters import LEVELS
from puzzlegen.words import say
from tests.support.published import Published

HOOPS = Published("cues/venn_letters")
certify, depict, word = HOOPS.certify, HOOPS.depict, HOOPS.word
NAMES = {**facts().hues, **facts().called}


def invented(level, count):
    found, index = [], 0
    while len(found) < count:
        index += 1
        try:
            found.append(HOOPS.invent(Stream("hoops", index, index=index), level))
        except Rejected:
            continue
    return found


def oracle(statement, query):
    """The answers, by writing out every region under every code and crossing out what is seen."""
    answers = set()
    for place, option in enumerate(query["options"] if query["task"] == "which" else [None]):
        names = [NAMES[option if hoop is None else hoop] for hoop in statement["hoops"]]
        ways = (1, -1) if statement["code"] == "either way" else (1,)
        for words, code, way in product(product(*names), range(1 if statement["code"] == "plain" else 26), ways):
            regions = {}
            for number, letter in enumerate(ascii_lowercase):
                inside = tuple(letter in name for name in words)
                regions.setdefault(inside, set()).add((way * number + code) % 26 + 1)
            keys = product((False, True), repeat=len(words))
            region_of = {sum(held << hoop for hoop, held in enumerate(inside)): inside for inside in keys}
            letter = ascii_lowercase[way * (query.get("number", 1) - 1 - code) % 26]
            right = sum((letter in name) << hoop for hoop, name in enumerate(words))
            left = {}
            for number, beads in enumerate(statement["beads"], 1):
                full = set(regions.get(region_of[number], ()))
                away = query["task"] == "place" and number in query["options"]
                seen = {bead for bead in beads if isinstance(bead, int)}
                left[number] = full - seen if seen <= full and len(beads) == len(full) - away else None
            if None in left.values():
                continue
            match query["task"]:
                case "missing":
                    asked = next(number for number, beads in enumerate(statement["beads"], 1) if "?" in beads)
                    sign = (lambda bead: chr(64 + bead)) if statement["written"] == "letters" else str
                    answers |= {sign(bead) for bead in left[asked]}
                case "place":
                    answers |= {LETTERS[query["options"].index(right)]} if right in query["options"] else set()
                case "which":
                    answers.add(LETTERS[place])
                case _:
                    answers.add(chr(way * (query["number"] - 1 - code) % 26 + 65))
    return answers


@pytest.mark.parametrize("level", LEVELS)
def test_the_validator_agrees_with_regions_written_out(level):
    for puzzle in invented(level, 25):
        certificate = certify(puzzle.statement, puzzle.query)
        assert puzzle.answer in (answers := oracle(puzzle.statement, puzzle.query))
        assert {*certificate.answers} == answers or certificate.verdict == "ambiguous"


def test_another_name_of_a_thing_counts():
    """A rope with a kitten's letters is a cat's: so is one where nothing tells the two words apart."""
    kitten = {
        "hoops": ["cat", "red"],
        "beads": [["?", 9, 20, 14], [18, 4], [5]],
        "code": "plain",
        "written": "numbers",
        "turn": 0,
    }
    missing = {"task": "missing"}
    assert certify(kitten, missing).answers == ("11",)
    assert certify({**kitten, "beads": [["?", 1, 20], [18, 5, 4], []]}, missing).answers == ("3",)
    blank = {**kitten, "beads": [[20, None, None], [18, None, 4], []]}
    assert certify(blank, {"task": "letter", "number": 12}).answers == ("L",)


@pytest.mark.parametrize("number", range(26))
def test_a_code_may_begin_anywhere(number):
    purple = [(ord(letter) - ord("a") + number) % 26 + 1 for letter in "purle"]
    statement = {
        "hoops": ["purple", "cat"],
        "beads": [purple, [None] * 3, []],
        "code": "secret",
        "written": "numbers",
        "turn": 0,
    }
    asked = {"task": "letter", "number": number + 1}
    assert certify(statement, asked).answers == ("A",)


def test_colours_are_those_that_can_be_drawn():
    assert {*facts().hues} == {*get_args(Hue)}
    assert all(hue == first for hue, (first, *_) in facts().hues.items())


def test_hoops_are_things_whose_usual_name_is_theirs():
    for level in LEVELS:
        for puzzle in invented(level, 20):
            for name in puzzle.statement["hoops"]:
                assert name is None or NAMES[name][0] == name


def around(points):
    """The middle and the radius of a ring of points, or of dashes that begin there."""
    x, y = (sum(point[axis] for point in points) / len(points) for axis in (0, 1))
    return x, y, points[0][0] - x


def ring(node):
    """The middle and the radius of what is drawn of a hoop: a coloured one, a dashed one, or a rope; else none."""
    match node:
        case Circle() if node.radius > 2:
            return [(node.x, node.y, node.radius)]
        case Segments() if len(node.lines) == 36:
            return [around(node.lines)]
        case Painted() if len(node.points) == 121:
            return [around(node.points[1:])]
    return []


@pytest.mark.parametrize("level", [Level.MEDIUM, Level.HARD])
def test_no_bead_that_lies_alone_tells_the_code(level):
    for puzzle in invented(level, 20):
        words = [*map(set, map(str.lower, puzzle.why["words"]))]
        for region, beads in enumerate(puzzle.statement["beads"], 1):
            held = [
                letter
                for letter in set.union(*words)
                if sum((letter in one) << hoop for hoop, one in enumerate(words)) == region
            ]
            assert len(held) > 1 or not any(isinstance(bead, int) for bead in beads)


@pytest.mark.parametrize("level", LEVELS)
def test_beads_lie_within_their_regions(level):
    """Read back from the picture alone: how many beads lie within each set of hoops."""
    for puzzle in invented(level, 20):
        (scene,) = depict(puzzle.statement, puzzle.query)
        drawn = next(node for node in scene.nodes if isinstance(node, Group)).children
        rings = [found for one in drawn for found in ring(one)]
        hoops = list(dict.fromkeys((round(x, 6), round(y, 6)) for x, y, _ in rings))
        radius = max(radius for _, _, radius in rings) - 0.15
        beads = [(one.x, one.y) for one in drawn if isinstance(one, Circle) and one.radius < 1 and one.stroke]
        beads += [
            (one.x + one.width / 2, one.y + one.height / 2) for one in drawn if isinstance(one, Rect) and one.width < 1
        ]
        found = [0] * 2 ** len(hoops)
        for x, y in beads:
            found[sum(((x - a) ** 2 + (y - b) ** 2 < radius**2) << hoop for hoop, (a, b) in enumerate(hoops))] += 1
        assert found == [0, *map(len, puzzle.statement["beads"])]
        if puzzle.query["task"] == "place":
            assert len([one for one in drawn if isinstance(one, Element)]) == 4
        assert all(text.text for text in drawn if isinstance(text, Label))


def test_the_question_says_what_is_secret():
    statement = {
        "hoops": ["red", "blue"],
        "beads": [[18, 4], [12, 21, 2], ["?"]],
        "code": "secret",
        "written": "letters",
        "turn": 1,
    }
    assert "after Z comes A" in say(word(statement, {"task": "missing"}).rules, "en")
    assert "rubbed out" not in say(word(statement, {"task": "missing"}).rules, "en")
    assert "backwards" in say(word({**statement, "code": "either way"}, {"task": "missing"}).rules, "en")


def test_nobody_who_is_asked_for_a_letter_is_told_that_it_may_be_a_digit():
    statement = {"hoops": ["red", "blue"], "beads": [[18], [12], []], "code": "secret", "written": "numbers", "turn": 1}
    asked = word(statement, {"task": "letter", "number": 12})
    assert say(asked.ask, "en").startswith("Which letter does 12 stand for")
    assert "digit" not in say(instruction(asked.kind), "en")
