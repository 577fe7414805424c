"""What explanations say of dice: of all dice that agree with the views, it is so."""

import re

import msgspec
import pytest

from puzzlegen import catalog
from puzzlegen.catalog.format import plain
from puzzlegen.conformance.drafts import accepted
from puzzlegen.core.family import Level
from puzzlegen.formats.solids.kits.signs import Sign
from puzzlegen.renderers.solids.kits.mark_descriptions import lying
from puzzlegen.words import say
from tests.oracles.solids_oracle import PERIODS, PIPS, dice, minus

CORNER = ("top", "right", "front")  # clockwise
BESIDE = {("top", "back"): 0, ("top", "right"): 1, ("top", "front"): 2, ("front", "top"): 0, ("front", "right"): 1}
BESIDE |= {("right", "top"): 0, ("right", "front"): 3}
SIDES = ("above it", "to the right of it", "below it", "to the left of it")
OPPOSITE = (
    r"so (?P<a>\w+) and (?P<b>\w+) are opposite\.",
    r"(?P<a>\w+) and (?P<b>\w+) lie on either side: opposites",
    r"That leaves (?P<a>\w+) opposite (?P<b>\w+)",
    r"only (?P<a>\w+) can be opposite (?P<b>\w+)",
    r"(?P<a>\w+) is opposite (?P<b>\w+)",
    r"only (?P<a>\w+) is left to be opposite (?P<b>\w+)",
    r"(?P<a>\w+) \(opposite (?P<b>\w+)\)",
    r"(?P<a>\w+) and (?P<b>\w+) are never seen together",
)
TURN = re.compile(
    r"view (?P<k>\d) has (?P<m>\w+) (?P<how>.+?), (?P<w>\w+) (?P<side>[a-z]+ (?:[a-z ]+ )?it); in the last "
    r"view (?P=w) (?:\(opposite (?P<p>\w+)\) )?is (?P<there>[a-z ]+?), so that view has (?P=m) (?P<so>.+?)\.",
    re.IGNORECASE,
)


def name(sign):
    return str(PIPS.index(sign[0]) + 1) if sign[0] in PIPS else sign[1]


def items(level, count):
    loaded = catalog.load("solids/dice")
    for index in range(count):
        puzzle = accepted(loaded, level, "die reasons", index, most=1000).draft.puzzle
        text = say(loaded.renderer.explain(puzzle.statement, puzzle.query, puzzle.answer, puzzle.why), "en")
        yield plain(puzzle.statement), plain(puzzle.query), puzzle.answer, text


def named(view):
    """What a view shows, by name: the face and the sign."""
    return {name((sign["mark"], sign["hue"])): (face, sign) for face, sign in view.items() if sign}


def relative(view, mark, other):
    """On which side of a mark another one lies, as that is turned."""
    (face, sign), (its, _) = view[mark], view[other]
    return (BESIDE[face, its] - sign["turn"]) % PERIODS.get(sign["mark"], 1)


@pytest.mark.parametrize("level", Level)
def test_what_is_said_of_dice_is_so(level, everything):
    told = {"opposite": 0, "turn": 0, "against": 0}
    count = 20 if everything else 8
    for statement, query, answer, text in items(level, count):
        all_dice = [cube for cube, _ in dice(statement["views"])]
        views = [named(view) for view in statement["views"]]
        for pattern in OPPOSITE:
            for found in re.finditer(pattern, text):
                told["opposite"] += 1
                one, other = found["a"].lower(), found["b"].lower()
                assert any(
                    {name(cube[out]), name(cube[minus(out)])} == {one, other} for cube in all_dice for out in cube
                ), (found[0], text)
                if "a die that agrees" not in text:
                    for cube in all_dice:
                        out = next(out for out, sign in cube.items() if name(sign) == one)
                        assert name(cube[minus(out)]) == other, (found[0], text)
        check_shown(text, views)
        if found := re.search(r"a die that agrees with all views has (.*?)\.", text):
            held = dict(one.split(" ", 1) for one in found[1].split(", "))
            places = {
                "at the bottom": (0, 0, -1),
                "opposite the left face": (0, 1, 0),
                "opposite the right face": (-1, 0, 0),
            }
            assert all(name(cube[places[where]]) == one for one, where in held.items() for cube in all_dice)
        if query["task"].startswith("missing"):
            check_missing(text, statement, query, answer, views, told)
    often = {Level.EASY: 1, Level.MEDIUM: 1.7, Level.HARD: 0.12, Level.EXTREME: 2.4}  # what is asked differs by level
    assert told["opposite"] >= often[level] * count
    assert told["turn"] >= (0.85 * count if level in (Level.HARD, Level.EXTREME) else 0)


def check_shown(text, views):
    """What views are said to show together, and in which order."""
    for found in re.finditer(
        r"Views (\d) and (\d) both show (\w+) and (\w+); beside them, one shows (\w+) [^:]* (\w+):", text
    ):
        for number, third in ((1, found[5]), (2, found[6])):
            assert views[int(found[number]) - 1].keys() == {found[3], found[4], third}
    for found in re.finditer(r"(\w+) is seen beside ([^:]*):", text):
        mark = found[1].lower()
        beside = set().union(*(view.keys() for view in views if mark in view)) - {mark}
        assert set(re.split(r", | and ", found[2])) == beside
    pattern = r"round (\w+) come (\w+), then (\w+) in view (\d), and (\w+), then (\w+) in view (\d)"
    for found in re.finditer(pattern, text):
        for one, other, number in ((2, 3, 4), (5, 6, 7)):
            faces = [views[int(found[number]) - 1][found[part]][0] for part in (1, one, other)]
            assert cyclic(faces, CORNER)
    for found in re.finditer(
        r"[Ww]ith (\w+) turned alike in views (\d) and (\d), (\w+) and (\w+) lie on either side", text
    ):
        sides = [relative(views[int(found[number]) - 1], found[1], found[number + 2]) for number in (2, 3)]
        assert (sides[0] - sides[1]) % 2 == 0


def cyclic(some, others):
    return any([*some] == [*others[start:], *others[:start]] for start in range(3))


def check_missing(text, statement, query, answer, views, told):
    last = statement["views"][-1]
    asked = next(face for face, sign in last.items() if sign is None)
    offered = dict(zip("ABCD", query.get("options", ()), strict=False))
    ours = name((offered[answer]["mark"], offered[answer]["hue"])) if offered else answer
    excluded = set()
    if found := re.search(r"last view has (?:the same: )?(\w+), (\w+), (\w+)\.", text):
        known = views[-1] | {ours: (asked, None)}
        assert {*found.groups()} == known.keys()
        excluded |= {letter for letter, one in offered.items() if name((one["mark"], one["hue"])) != ours}
        assert cyclic([known[found[part]][0] for part in (1, 2, 3)], CORNER)
        seen = re.search(r"shows? (\w+), (\w+), (\w+); (.*?)last view has", text)
        replaced = len({*seen.groups()[:3]} - known.keys())
        assert seen[4].startswith(("the", "one", "two", "three")[replaced])
        assert ("reverse" in seen[4], "keep it" in seen[4]) == (replaced % 2, replaced == 2)
    if found := re.search(r"view (\d) shows (\w+), (\w+), (\w+); ", text):
        assert cyclic([views[int(found[1]) - 1][found[part]][0] for part in (2, 3, 4)], CORNER)
    together = r"views (\d) and (\d) together \((\w+) turned alike\) show (\w+), (\w+), (\w+); "
    for found in re.finditer(together, text):
        sides = {}
        for view in (views[int(found[number]) - 1] for number in (1, 2)):
            sides |= {mark: relative(view, found[3], mark) for mark in view if mark in (found[5], found[6])}
        assert found[3] == found[4]
        assert (sides[found[6]] - sides[found[5]]) % 4 == 1, text
    for found in re.finditer(r"not ([A-D](?: or [A-D])*)\.|With ([A-D](?:(?:, | or )[A-D])*), (.*?)\.", text):
        told["against"] += 1
        excluded |= set(re.findall(r"\b[A-D]\b", found[1] or found[2]))
    assert answer not in excluded
    if found := TURN.search(text):
        told["turn"] += 1
        mark, beside = found["m"].lower(), found["w"]
        face, sign = views[int(found["k"]) - 1][mark]
        assert found["how"] == say(lying(msgspec.convert(sign, Sign)), "en")
        assert found["so"] == say(lying(msgspec.convert(offered[answer], Sign)), "en")
        side, there = SIDES.index(found["side"]), SIDES.index(found["there"])
        assert BESIDE[face, views[int(found["k"]) - 1][beside][0]] == side
        seen = found["p"] or beside
        assert (BESIDE[asked, views[-1][seen][0]] + 2 * bool(found["p"])) % 4 == there
        assert (sign["turn"] + there - side - offered[answer]["turn"]) % PERIODS[sign["mark"]] == 0
        assert mark == ours
        excluded |= {letter for letter, one in offered.items() if one["mark"] == sign["mark"]} - {answer}
    assert excluded == offered.keys() - {answer}, text
