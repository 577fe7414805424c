"""Explanations of line figures say what an independent look at the figures finds, and name the right option."""

import re
from collections.abc import Sequence
from itertools import chain, pairwise
from typing import Any

import msgspec
import pytest

from puzzlegen import catalog
from puzzlegen.answers.kinds import LETTERS
from puzzlegen.catalog.format import plain
from puzzlegen.conformance.drafts import drafts
from puzzlegen.core.certificate import MalformedStatement
from puzzlegen.core.family import Level
from puzzlegen.core.item import LANGUAGES
from puzzlegen.formats.matrices.kits.line_figures import Figure
from puzzlegen.snapshots import pipeline
from puzzlegen.validators.matrices.kits.figure_properties import Value, see
from tests.support.published import Published

_ITEMS = 16  # of each level
_COUNTED = {
    "dots?": "dots",
    "separate pieces?": "pieces",
    "enclosed areas?": "areas",
    "straight lines?": "straight lines",
    "curved lines?": "curved lines",
    "lines?": "lines",
    "free line ends?": "ends",
    "corners?": "corners",
    "junctions?": "junctions",
    "right angles?": "right angles",
    "mirror ax[ie]s": "mirror axes",
    "pen strokes?": "pen strokes",
}
_LIKE: dict[str, tuple[str, Value]] = {
    "straight lines only": ("line kind", "straight"),
    "curved lines only": ("line kind", "curved"),
    "straight and curved lines": ("line kind", "mixed"),
    "looks? the same after half a turn": ("half-turn symmetry", True),
    "looks? different after half a turn": ("half-turn symmetry", False),
    "can be drawn in one stroke": ("one go", True),
    "cannot be drawn in one stroke": ("one go", False),
    "no mirror axis": ("axis direction", "none"),
    "several mirror axes": ("axis direction", "several"),
    "one mirror axis, vertical": ("axis direction", "vertical"),
    "one mirror axis, horizontal": ("axis direction", "horizontal"),
    "one mirror axis, rising to the right": ("axis direction", "rising"),
    "one mirror axis, falling to the right": ("axis direction", "falling"),
    "consists? of two outlines that lie apart": ("relation", "apart"),
    "two outlines that touch from outside": ("relation", "touching"),
    "touches another from inside": ("relation", "touching from inside"),
    "two outlines that overlap": ("relation", "overlapping"),
    "one outline inside another": ("relation", "inside"),
    "not consist of two outlines": ("relation", "none"),
}
_AXES = {
    "none": 0,
    "both diagonals": 2,
    "in every direction": 99,
    "horizontal and vertical": 2,
    "horizontal, vertical and both diagonals": 4,
}

Seen = Any


def look(figures: Sequence[Any]) -> list[Seen]:
    return [see(msgspec.convert(figure, Figure)).values for figure in figures]


def holds(clause: str, values: Seen) -> bool:
    """True if what is said of figures is true of one of them."""
    counted = re.search(r"(?:has|have|needs?) (no|\d+) (\w[\w ]*?)(?: each)?$", clause)
    for pattern, name in _COUNTED.items():
        if counted and re.fullmatch(pattern, counted[2]):
            return bool(values[name] == (0 if counted[1] == "no" else int(counted[1])))
        if re.search(rf"(?:has|have) {pattern}$", clause):
            return bool(values[name] > 0)
    for pattern, (name, value) in _LIKE.items():
        if re.search(f"{pattern}$", clause):
            return bool(values[name] == value)
    if re.search("have mirror axes in every direction|has mirror axes in every direction", clause):
        return bool(values["mirror axes"] == 99)
    raise AssertionError(clause)


def named(clause: str) -> list[str]:
    """The figures of which a clause speaks, at its beginning."""
    found = re.match(r"(?:[Ff]igures )?((?:[A-H1-8](?:, | and )?)+) (?=[a-z])", clause)
    assert found, clause
    return re.findall("[A-H1-8]", found[1])


def looked_at(text: str, names: str, seen: Sequence[Seen]) -> None:
    """Points with odd numbers of lines, or axes, of each figure."""
    told = re.search(r"– (.*)\.$", text)
    if not told:
        return
    parts = dict(part.split(": ") for part in told[1].split("; "))
    assert "".join(parts) == names
    for part, values in zip(parts.values(), seen, strict=True):
        if "Such points" in text:
            points = [int(number) for number in part.split(" + ")]
            assert len(points) == values["pieces"]
            assert sum(max(1, number // 2) for number in points) == values["pen strokes"]
        else:
            assert _AXES.get(part, 1) == values["mirror axes"]
            if values["mirror axes"] == 1:
                assert part.split()[0] == values["axis direction"]


def made_of(family: str) -> Any:
    loaded = catalog.load(f"matrices/{family}")
    for level in loaded.levels:
        for index in range(_ITEMS):
            made = pipeline.make_item(loaded, level, 32, index, "en")
            texts = {
                language: pipeline.make_item(loaded, level, 32, index, language).key.explanation
                for language in (LANGUAGES if index < 2 else ("en",))
            }
            assert not any("{" in text for text in texts.values())
            yield made.proof.statement, made.proof.query, made.proof.certificate.answers[0], texts["en"]


def test_the_odd_one_and_the_others_have_what_is_said() -> None:
    equal = 0
    for statement, _, key, text in made_of("odd_one_out"):
        seen = look(statement["figures"])
        names = LETTERS[: len(seen)]
        assert f"{key} is the odd one out." in text
        if told := re.match(r"(.*) have as many dots as (.*) \((.*)\); (.) has (\w+) dots? and (\w+) ", text):
            (count,) = {count for pattern, count in _COUNTED.items() if re.fullmatch(pattern, told[2])}
            others = re.findall("[A-H]", told[1])
            assert {*others, key} == {*names}
            assert told[4] == key
            for name, number in zip(others, told[3].split(", "), strict=True):
                assert seen[names.index(name)]["dots"] == seen[names.index(name)][count] == int(number)
            odd = seen[names.index(key)]
            assert [odd["dots"], odd[count]] == [0 if one == "no" else int(one) for one in (told[5], told[6])]
            assert odd["dots"] != odd[count]
            equal += 1
            continue
        others, odd = text.split(", so ")[0].split("; ")
        assert {*named(others), key} == {*names}
        assert named(odd) == [key]
        for name, values in zip(names, seen, strict=True):
            assert holds(odd if name == key else others, values), text
            assert not holds(others if name == key else odd, values), text
        looked_at(text, names, seen)
    assert equal


def test_groups_have_what_is_said() -> None:
    for statement, query, key, text in made_of("grouping"):
        seen = look(statement["figures"])
        divided, rest = text.split(" That is option ")
        assert rest[0] == key
        clauses = divided.rstrip(".").split("; ")
        groups = [[int(name) for name in named(clause)] for clause in clauses]
        assert groups == [[*group] for group in query["options"][LETTERS.index(key)]]
        for group, clause, other in zip(groups, clauses, clauses[::-1], strict=True):
            assert all(holds(clause, seen[number - 1]) for number in group), text
            assert not any(holds(other, seen[number - 1]) for number in group), text
        looked_at(text, "12345678"[: len(seen)], seen)


def counted(words: str) -> str:
    (name,) = {name for pattern, name in _COUNTED.items() if re.fullmatch(pattern, words)}
    return name


def worked_out(part: str) -> list[int]:
    """The numbers of a line, once what is said of them is right."""
    if "=" in part:
        left, right = part.replace("−", "-").split(" = ")
        numbers = [int(number) for number in re.findall(r"\d+", left)]
        signs = [-1 if sign == "-" else 1 for sign in re.findall(r"[+-]", left)]
        assert numbers[0] + sum(sign * number for sign, number in zip(signs, numbers[1:], strict=True)) == int(right)
        return numbers if len(numbers) == 3 else [*numbers, int(right)]
    numbers = [int(number) for number in part.split(" → ")]
    assert numbers[1] - numbers[0] == numbers[2] - numbers[1] != 0
    return numbers


def continued(numbers: Sequence[int], rule: str) -> int:
    """What a rule of a row in words leads to."""
    steps = [other - one for one, other in pairwise(numbers)]
    signed = [int(number.replace("−", "-")) for number in re.findall(r"[+−]\d+|\b0\b", rule)]
    if "always" in rule:
        assert {*steps} == {*signed}
        return numbers[-1] + steps[0]
    if "take turns" in rule:
        one, other = (int(number) for number in re.findall(r"\d+", rule))
        assert [*numbers] == [one, other, one, other, one]
        return other
    if "the steps are" in rule:
        assert signed[:-1] == steps
        assert len({other - one for one, other in pairwise(signed)}) == 1
        return numbers[-1] + signed[-1]
    assert "sum of the two before" in rule
    assert all(a + b == c for a, b, c in zip(numbers, numbers[1:], numbers[2:], strict=False))
    assert f"{numbers[-2]} + {numbers[-1]}" in rule
    return numbers[-2] + numbers[-1]


def test_counts_and_their_rules_are_as_said() -> None:
    rules, more = set(), 0
    for statement, query, key, text in made_of("element_count"):
        seen, offered = look(statement["figures"]), look(query["options"])
        place = LETTERS.index(key)
        first, *others = text.split(" The ")
        told = re.fullmatch(r"Count the (.*?): (.*?); (.*)\. So the missing figure has (\d+), as (.) has\.", first)
        assert told, text
        name = counted(told[1])
        numbers = [values[name] for values in seen]
        assert told[5] == key
        assert [number for number, values in enumerate(offered) if values[name] == int(told[4])] == [place]
        assert [int(number) for number in re.findall(r"\d+", told[2])] == numbers
        if statement["layout"] == "sequence":
            assert continued(numbers, told[3]) == int(told[4])
        else:
            grid = [*numbers, int(told[4])]
            by_columns = "column" in told[3]
            lines = [grid[line::3] if by_columns else grid[3 * line : 3 * line + 3] for line in range(3)]
            assert [worked_out(part) for part in told[3].split(" (")[1].rstrip(")").split("; ")] == lines
            if total := re.search(r"adds up to (\d+)", told[3]):
                assert {sum(line) for line in lines} == {int(total[1])}
        rules.add(re.sub(r"[\d(].*|row|column", "", told[3]))
        for other in others:
            said = re.match(r"(.*?) \((.*), with (.) as the last figure\)", other)
            assert said
            shown = [int(number) for number in re.findall(r"\d+", said[2])]
            assert shown == [values[counted(said[1])] for values in (*seen, offered[place])]
            assert said[3] == key
            more += 1
    assert len(rules) > 6
    assert more


@pytest.mark.parametrize("family", ["odd_one_out", "grouping", "element_count"])
def test_questions_say_what_lines_in_all_are(family: str) -> None:
    loaded = catalog.load(f"matrices/{family}")
    made = pipeline.make_item(loaded, next(iter(loaded.levels)), 1, 0, "en")
    assert "lines (straight, curved, all" in made.item.question


def test_dots_are_compared_in_words_where_all_figures_have_some() -> None:
    asked = set()
    loaded = catalog.load("matrices/odd_one_out")
    for level in loaded.levels:
        for index in range(8):
            made = pipeline.make_item(loaded, level, 31, index, "en")
            dotted = all(figure["dots"] for figure in made.proof.statement["figures"])
            assert ("as many dots as" in made.item.question) == dotted
            asked.add(dotted)
    assert asked == {True, False}


@pytest.mark.parametrize("family", ["odd_one_out", "grouping"])
def test_false_explanations_are_refused(family: str) -> None:
    loaded, published = catalog.load(f"matrices/{family}"), Published(f"matrices/{family}")
    facts = set()
    for one in chain(drafts(loaded, Level.HARD, 8, 6), drafts(loaded, Level.EXTREME, 8, 6)):
        statement, query, why = map(plain, (one.statement, one.query, one.draft.puzzle.why))

        def faults(changed: Any, answer: str = one.answer, why: Any = why, shown: Any = (statement, query)) -> Any:
            return published.faults(*shown, answer, {**why, **changed})

        assert faults({}) == ()
        assert all(faults({}, letter) for letter in "ABCD" if letter != one.answer)
        first, *rest = why["values"]
        assert faults({"values": rest})
        assert faults({"values": [next(value for value in [*rest, "no"] if value != first), *rest]})
        assert all(faults({"trait": trait}) for trait in ("dots", "any dots") if trait != why["trait"])
        for fact in why.keys() & {"axes", "odd_points", "dots", "others"}:
            assert faults({fact: why[fact][1:]})
            facts.add(fact)
        with pytest.raises(MalformedStatement):
            faults({"trait": "beauty"})
    assert facts


@pytest.mark.parametrize("level", [Level.EASY, Level.HARD])
def test_false_counts_are_refused(level: Level) -> None:
    loaded, published = catalog.load("matrices/element_count"), Published("matrices/element_count")
    more = 0
    for one in drafts(loaded, level, 32, 20):
        statement, query, why = map(plain, (one.statement, one.query, one.draft.puzzle.why))

        def faults(changed: Any, answer: str = one.answer, why: Any = why, shown: Any = (statement, query)) -> Any:
            return published.faults(*shown, answer, {**why, **changed})

        numbers, others = why["numbers"], why["others"]
        assert faults({}) == ()
        assert all(faults({}, letter) for letter in "ABCD" if letter != one.answer)
        assert faults({"numbers": [*numbers[:-1], numbers[-1] + 1]})
        assert faults({"numbers": [numbers[0] + 1, *numbers[1:]]})
        assert faults({"numbers": numbers[1:]})
        assert faults({"rule": "beauty"})
        assert faults({"trait": "arcs"})
        assert faults({"others": [*others, {"trait": why["trait"], "numbers": numbers}]})
        more += bool(others) and bool(faults({"others": others[1:]}))
        if statement["layout"] == "sequence":
            with pytest.raises(MalformedStatement):
                faults({"by_columns": True})
    assert more or level is Level.EASY  # where few leads have to be excluded
