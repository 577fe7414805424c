"""Records of weighings, against things that really weigh something and plans that are tried one by one."""

import itertools
import re
from functools import cache
from random import Random
from typing import get_args

import pytest

from puzzlegen.core.family import Level, Rejected
from puzzlegen.core.item import LANGUAGES
from puzzlegen.core.stream import Stream
from puzzlegen.formats.logic import weighing as form
from puzzlegen.generators.logic.kits.weighings import Record, any_signs
from puzzlegen.renderers.logic.weighing import word
from puzzlegen.words import say
from tests.support.published import Published

BALANCES = Published("logic/weighing")
certify = BALANCES.certify

KINDS = {
    "heavy": (11,),
    "light": (9,),
    "either": None,
    "both_heavy": (11, 11),
    "both_light": (9, 9),
    "opposite": (11, 9),
}


def _worlds(faulty, count):
    """All weights that the words allow, as tuples."""
    ways = [(11,), (9,)] if faulty == "either" else [KINDS[faulty]]
    found = set()
    for some in ways:
        for places in itertools.permutations(range(count), len(some)):
            world = [10] * count
            for place, weight in zip(places, some, strict=True):
                world[place] = weight
            found.add(tuple(world))
    return sorted(found)


def _shown(world, left, right):
    lean = sum(world[one - 1] for one in left) - sum(world[one - 1] for one in right)
    return "left" if lean > 0 else "right" if lean < 0 else "level"


def _faulty(world):
    return tuple(number for number, weight in enumerate(world, 1) if weight != 10)


def _any(random, count):
    things = random.sample(range(1, count + 1), 2 * random.randint(1, count // 2))
    return things[: len(things) // 2], things[len(things) // 2 :]


def _record(random, faulty, slips):
    count = random.randint(4, 6)
    world = random.choice(_worlds(faulty, count))
    weighings = []
    for _ in range(random.randint(2, 4)):
        left, right = _any(random, count)
        weighings.append({"left": left, "right": right, "tilt": _shown(world, left, right)})
    if slips:
        one = random.choice(weighings)
        one["tilt"] = random.choice([tilt for tilt in ("left", "right", "level") if tilt != one["tilt"]])
    return {"dress": "coins", "hue": "yellow", "count": count, "faulty": faulty, "slips": slips, "weighings": weighings}


def _wrong(world, statement):
    weighings = statement["weighings"]
    return [n for n, one in enumerate(weighings, 1) if _shown(world, one["left"], one["right"]) != one["tilt"]]


def _answers(values):
    return tuple(sorted(values))[:2]


@pytest.mark.parametrize("faulty", KINDS)
def test_cases_agree_with_weights(faulty) -> None:
    random = Random(faulty)
    for _ in range(60):
        statement = _record(random, faulty, random.randint(0, 1))
        worlds = _worlds(faulty, statement["count"])
        left = [world for world in worlds if len(_wrong(world, statement)) == statement["slips"]]
        sets = {_faulty(world) for world in left}
        found = certify(statement, {"task": "which"}).answers
        assert set(found) <= {", ".join(map(str, one)) for one in sets}
        assert len(found) == min(len(sets), 2)
        suspects = set().union(*sets)
        assert certify(statement, {"task": "suspects"}).answers == (str(len(suspects)),)
        assert certify(statement, {"task": "normal"}).answers == (str(statement["count"] - len(suspects)),)
        pans = _any(random, statement["count"])
        shown = {_shown(world, *pans) for world in left}
        letters = [letter for letter, tilt in zip("ABC", ("left", "right", "level"), strict=True) if tilt in shown]
        assert list(certify(statement, {"task": "predict", "left": pans[0], "right": pans[1]}).answers) == letters[:2]
        if statement["slips"]:
            wrong = {_wrong(world, statement)[0] for world in left}
            assert certify(statement, {"task": "slip"}).answers == _answers(map(str, wrong))
        else:
            idle = []
            for number in range(1, len(statement["weighings"]) + 1):
                rest = {_faulty(world) for world in worlds if set(_wrong(world, statement)) <= {number}}
                idle += [str(number)] if len(rest) == len(sets) == 1 else []
            assert certify(statement, {"task": "idle"}).answers == tuple(idle[:2])


@pytest.mark.parametrize("faulty", ["heavy", "light", "either"])
def test_fewest_weighings_agree_with_plain_plans(faulty) -> None:
    random = Random(faulty)
    for _ in range(8):
        statement = _record(random, faulty, 0)
        statement["weighings"] = statement["weighings"][:1]
        things = range(1, statement["count"] + 1)
        pans = [
            (left, right)
            for size in range(1, statement["count"] // 2 + 1)
            for left in itertools.combinations(things, size)
            for right in itertools.combinations(set(things) - set(left), size)
        ]

        @cache
        def needed(worlds):
            if len({_faulty(world) for world in worlds}) == 1:
                return 0
            best = 9
            for left, right in pans:  # noqa: B023 - used at once
                parts = {}
                for world in worlds:
                    parts.setdefault(_shown(world, left, right), []).append(world)
                if len(parts) > 1:
                    best = min(best, 1 + max(needed(tuple(part)) for part in parts.values()))
            return best

        left = tuple(world for world in _worlds(faulty, statement["count"]) if not _wrong(world, statement))
        assert certify(statement, {"task": "fewest"}).answers == (str(needed(left)),)


@pytest.mark.parametrize("seed", range(20))
def test_contradictions_leave_what_can_be_the_wrong_balance(seed) -> None:
    rng = Stream("contradictions", seed)
    record = Record("either", 9, any_signs(5, 9, (2, 3), rng), 1, rng)
    groups = record.contradictions()
    assert all(steps[-1].left == () != steps[-2].left for steps in groups)
    together = {1, 2, 3, 4, 5}.intersection(*({number for number, _ in steps} for steps in groups))
    assert together == {number for number, left in enumerate(record.supposed(), 1) if left}


def test_no_false_explanation_is_believed() -> None:
    """A step that rules out too much, steps that end early, another wrong balance, results that are left out."""
    refused = set()
    for index, level in itertools.product(range(60), (Level.EASY, Level.EXTREME)):
        try:
            puzzle = BALANCES.invent(Stream("weighing", level, index, index=index, series=b"weighing"), level)
        except Rejected:
            continue
        why, asked = puzzle.why, (puzzle.statement, puzzle.query, puzzle.key)
        assert not BALANCES.faults(*asked, why)
        for field in [field for field in why if why[field]]:
            shorter = [why[field][0][:-1], *why[field][1:]] if field == "shows" else why[field][:-1]
            assert BALANCES.faults(*asked, why | {field: shorter})
            refused.add(field)
        if why["steps"]:
            (number, left), *rest = why["steps"]
            assert BALANCES.faults(*asked, why | {"steps": [[number, left[1:]], *rest]})
        else:
            assert BALANCES.faults(*asked, why | {"supposed": [*why["supposed"][1:], why["supposed"][0]]})
    assert refused == {"steps", "supposed", "contradictions", "without", "shows"}


SIDES = {"en": ("heavier", "lighter"), "zh": ("重", "轻"), "es": (r"\bmás\b", r"\bmenos\b")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", get_args(form.Theme))
@pytest.mark.parametrize(("faulty", "weights"), KINDS.items())
def test_words_say_how_the_faulty_ones_weigh(faulty, weights, theme, language) -> None:
    weighing = form.Weighing((1,), (2,), "level")
    rules = say(word(form.Record(theme, "red", 3, faulty, 0, (weighing,)), form.Which()).rules, language)
    heavier, _ = SIDES[language]
    found = [11 if re.fullmatch(heavier, one) else 9 for one in re.findall("|".join(SIDES[language]), rules)]
    wanted = [*dict.fromkeys(weights or (11, 9))]
    assert found[: len(wanted)] == wanted, rules


def test_depth_is_the_number_of_balances_that_are_needed() -> None:
    """One of nine heavy things takes two balances; a third one that says the same again takes nothing more."""
    first = {"left": [1, 2, 3], "right": [4, 5, 6], "tilt": "left"}
    second = {"left": [1, 4, 7], "right": [2, 5, 8], "tilt": "level"}
    record = {"dress": "coins", "hue": "yellow", "count": 9, "faulty": "heavy", "slips": 0}
    for more, wanted in (([], 2), ([{"left": [1, 4], "right": [2, 5], "tilt": "level"}], 2)):
        found = certify({**record, "weighings": [first, second, *more]}, {"task": "which"})
        assert (found.answers, found.depth.kind, found.depth.value) == (("3",), "properties", wanted)
    shown = {**record, "weighings": [first, second]}
    assert certify(shown, {"task": "which_choice", "options": [[3], [4], [5], [6]]}).depth.value == 1
    assert certify(shown, {"task": "which_choice", "options": [[3], [1], [5], [6]]}).depth.value == 2
