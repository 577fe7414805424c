"""Things: the facts, the icons, and the validator against all ways to decide what is arguable."""

import re
from collections import Counter
from itertools import combinations, product

import pytest

from puzzlegen import catalog
from puzzlegen.catalog.format import plain
from puzzlegen.core.family import Level, Rejected
from puzzlegen.core.item import LANGUAGES
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.scene import Circle, Painted, Polyline
from puzzlegen.core.stream import Stream
from puzzlegen.facts.things import facts
from puzzlegen.formats.matrices import concrete_class as form
from puzzlegen.generators.matrices.concrete_class import LEVELS, _analogy, _divides, _leads_to, _stands_out
from puzzlegen.renderers.kits.icons import ICONS
from puzzlegen.renderers.kits.icons.coats import coated
from puzzlegen.renderers.kits.icons.pen import points_of
from puzzlegen.renderers.matrices.concrete_class import explain, word
from puzzlegen.renderers.matrices.kits.things import one_of
from puzzlegen.snapshots import pipeline
from puzzlegen.validators.matrices import concrete_class as validator
from puzzlegen.words import say

KNOWN = facts()
FAMILY = catalog.load("matrices/concrete_class")


def certify(statement, query):
    puzzle = FAMILY.format.puzzle(statement, plain(query))
    return validator.certify(puzzle.statement, puzzle.query)


def invent(rng, level):
    """A puzzle with plain data."""
    puzzle = pipeline.invent(FAMILY, level, LEVELS[level], rng)
    statement, query, why = map(plain, (puzzle.statement, puzzle.query, puzzle.why))
    return Puzzle(statement, query, puzzle.answer, why)


def explained(puzzle):
    made = FAMILY.format.puzzle(puzzle.statement, puzzle.query, puzzle.why)
    return explain(made.statement, made.query, puzzle.answer, made.why)


def ask(task, options=()):
    return {"task": task, **({"options": options} if options else {})}


def test_facts_are_of_known_things_and_either_sure_or_arguable():
    for held in KNOWN.properties:
        assert held.yes | held.arguable <= set(KNOWN.names)
        assert not held.yes & held.arguable
        assert len(held.yes) >= 4
        assert held.weight in (1, 2, 3)
    for relation in KNOWN.relations:
        assert {thing for pair in relation.yes | relation.arguable for thing in pair} <= set(KNOWN.names)
        assert not relation.yes & relation.arguable
        assert len(relation.yes) >= 4
        if not relation.name.startswith("converse"):
            assert len({one for one, _ in relation.yes}) == len(relation.yes)
    for language in LANGUAGES:
        names = Counter(say(name, language) for name in KNOWN.names.values())
        assert max(names.values()) == 1


def test_narrower_kinds_lie_within_wider_ones():
    held = {one.name: one for one in KNOWN.properties}
    for narrow, wide in (
        ("bird", "animal"),
        ("mammal", "animal"),
        ("fruit", "food"),
        ("vegetable", "food"),
        ("fruit", "plant"),
        ("vegetable", "plant"),
        ("feathers", "bird"),
        ("fur", "mammal"),
        ("tail", "animal"),
        ("swims", "animal"),
        ("lays_eggs", "animal"),
        ("strings", "instrument"),
        ("on_road", "wheels"),
    ):
        assert held[narrow].yes <= held[wide].yes, (narrow, wide)
    for one, other in combinations(("animal", "vehicle", "furniture", "clothing", "instrument", "sky"), 2):
        assert not held[one].yes & (held[other].yes | held[other].arguable)


@pytest.mark.parametrize("name", sorted(KNOWN.names))
def test_every_thing_has_an_icon_in_the_one_style(name):
    """Each shows both fills, so that no fill singles a thing out, and fills its unit square well."""
    nodes = ICONS[name]
    fills = [node.fill for node in nodes] + [node.stroke for node in nodes if getattr(node, "width", None)]
    assert "soft" in fills
    assert "highlight" in fills
    points = [point for node in nodes if isinstance(node, Polyline) for point in node.points]
    for node in nodes:
        if isinstance(node, Circle):
            points += [(node.x - node.radius, node.y - node.radius), (node.x + node.radius, node.y + node.radius)]
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    top, bottom = min(y for _, y in points), max(y for _, y in points)
    assert min(left, top) >= -0.03
    assert max(right, bottom) <= 1.03
    assert max(right - left, bottom - top) >= 0.7


def test_icons_are_different_and_none_is_left_over():
    assert set(ICONS) == set(KNOWN.names)
    assert len(set(ICONS.values())) == len(ICONS)


@pytest.mark.parametrize("name", sorted(KNOWN.names))
def test_every_thing_has_its_own_colours(name):
    """Nothing that an outline encloses is left in a colour of the style, and nothing is drawn elsewhere."""
    coat = coated(name)
    assert {node.fill for node in coat if isinstance(node, Circle | Polyline)} <= {None, "ink"}
    painted = [node.points for node in coat if isinstance(node, Painted)]
    enclosed = [node for node in ICONS[name] if node.fill not in (None, "ink") or node.stroke not in (None, "ink")]
    assert len(painted) == len(enclosed)
    for points, node in zip(painted, enclosed, strict=True):
        if isinstance(node, Polyline):
            assert points == node.points
        else:
            assert min(x for x, _ in points) == pytest.approx(node.x - node.radius, abs=0.001)


def test_courses_are_read_as_written():
    assert points_of("M10 20 L30 40 50 60") == ((0.1, 0.2), (0.3, 0.4), (0.5, 0.6))
    curve = points_of("M0 0 Q50 100 100 0")
    assert curve[-1] == (1.0, 0.0)
    assert max(y for _, y in curve) == pytest.approx(0.5)


def decided(held, things):
    """All ways to decide which things have a property."""
    choices = [(True,) if one in held.yes else (False, True) if one in held.arguable else (False,) for one in things]
    return product(*choices)


def odd_oracle(things):
    """Which things some property singles out beyond argument, and which in some way to decide what is arguable."""
    sure, possible = set(), set()
    for held in KNOWN.properties:
        ways = [way.index(False) if way.count(False) == 1 else None for way in decided(held, things)]
        possible |= {way for way in ways if way is not None}
        if len(ways) == 1 and ways[0] is not None:
            sure.add(ways[0])
    return sure, possible


def grouping_oracle(things):
    sure, possible = set(), set()
    for held in KNOWN.properties:
        ways = [frozenset(i for i, one in enumerate(way) if one) for way in decided(held, things) if sum(way) == 3]
        splits = {one if 0 in one else frozenset(range(6)) - one for one in ways}
        possible |= splits
        if splits and not held.arguable & set(things):
            sure |= splits
    return sure, possible


def drawn(rng, count):
    """Things of which most share a property."""
    held = rng.choice(KNOWN.properties)
    inside = sorted(held.yes | held.arguable)
    some = rng.sample(inside, min(len(inside), rng.between(count - 2, count)))
    rest = [thing for thing in sorted(KNOWN.names) if thing not in some]
    things = [*some, *rng.sample(rest, count - len(some))]
    rng.shuffle(things)
    return things


def test_the_odd_one_agrees_with_the_oracle():
    verdicts = Counter()
    for seed in range(600):
        things = drawn(Stream("odd", seed), 5)
        sure, possible = odd_oracle(things)
        certificate = certify({"things": things}, ask("odd_one_out"))
        expected = "unsolvable" if not sure else "unique" if sure == possible and len(sure) == 1 else "ambiguous"
        assert certificate.verdict == expected
        if expected == "unique":
            assert certificate.answers == tuple("ABCDE"[place] for place in sure)
        verdicts[expected] += 1
    assert min(verdicts.values()) > 20, verdicts


def test_groupings_agree_with_the_oracle():
    splits = [((1, *pair), tuple(sorted({2, 3, 4, 5, 6} - set(pair)))) for pair in combinations(range(2, 7), 2)]
    verdicts = Counter()
    for seed in range(600):
        rng = Stream("grouping", seed)
        held = rng.choice(KNOWN.properties)
        inside = rng.sample(sorted(held.yes), 3)
        things = [*inside, *rng.sample([one for one in sorted(KNOWN.names) if one not in inside], 3)]
        rng.shuffle(things)
        sure, possible = grouping_oracle(things)
        offered = rng.sample(splits, 4)
        letters = {frozenset(n - 1 for n in one): "ABCD"[place] for place, (one, _) in enumerate(offered)}
        certificate = certify({"things": things}, ask("grouping", offered))
        if not any(split in letters for split in sure):
            assert certificate.verdict == "unsolvable"
        elif len(possible) == 1:
            assert certificate.answers == tuple(letters[split] for split in sure)
        else:
            assert certificate.verdict == "ambiguous"
        verdicts[certificate.verdict.value] += 1
    assert min(verdicts.values()) > 20, verdicts


def settled(statement, query, band):
    """The only answer if it is as far to seek as the band wants it."""
    certificate = certify(statement, query)
    fits = certificate.verdict == "unique" and band[0] <= certificate.difficulty <= band[1]
    return certificate.answers[0] if fits else None


BANDS = {"odd_one_out": (1, 2), "grouping": (3, 4), "belongs": (1, 3)}


def test_generated_sets_are_those_that_the_validator_takes():
    """Both work with sets of their own; what the generator offers as equally possible must be so for the validator."""
    taken = Counter()
    for seed in range(900):
        rng = Stream("taken", seed)
        five = drawn(rng, 5)
        band = BANDS["odd_one_out"]
        found = settled({"things": five}, ask("odd_one_out"), band)
        taken["odd_one_out", found is not None] += 1
        for letter, odd in zip("ABCDE", five, strict=True):
            assert _stands_out(odd, [one for one in five if one != odd], band) == (found == letter)
        held = rng.choice(KNOWN.properties)
        six = [*rng.sample(sorted(held.yes), 3), *rng.sample(sorted({*KNOWN.names} - held.yes), 3)]
        splits = [((1, 2, 3), (4, 5, 6)), *(((1, 2, n), tuple({3, 4, 5, 6} - {n})) for n in (4, 5, 6))]
        band = BANDS["grouping"]
        found = settled({"things": six}, ask("grouping", splits), band)
        taken["grouping", found == "A"] += 1
        assert _divides(six[:3], six[3:], band) == (found == "A")
        trio, options = six[:3], drawn(rng, 7)
        options = [one for one in options if one not in trio][:4]
        band = BANDS["belongs"]
        found = settled({"things": trio}, ask("belongs", options), band)
        taken["belongs", found is not None] += 1
        for letter, option in zip("ABCD", options, strict=True):
            assert _leads_to(trio, option, tuple(options), band) == (found == letter)
    assert len(taken) == 6
    assert min(taken.values()) > 20, taken


def analogies(level, count):
    """Analogies of a level, each with its certificate."""
    for index in range(count):
        puzzle = _analogy(index % 4, LEVELS[level], Stream("analogy", level, index))
        statement, query, why = map(plain, (puzzle.statement, puzzle.query, puzzle.why))
        yield Puzzle(statement, query, puzzle.answer, why), validator.certify(puzzle.statement, puzzle.query)


def the_right_one(puzzle):
    return puzzle.query["options"]["ABCDE".index(puzzle.answer)]


@pytest.mark.parametrize("level", [Level.EASY, Level.MEDIUM])
def test_analogies_are_those_that_the_validator_takes(level):
    low, high = LEVELS[level].bands[form.Analogy]
    answers = Counter()
    for puzzle, certificate in analogies(level, 60):
        assert certificate.answers == (puzzle.answer,)
        assert low <= certificate.difficulty <= high
        answers[the_right_one(puzzle)] += 1
    assert max(answers.values()) < 15


def test_classes_cross_where_they_are_to_be_found():
    """Some thing that is not of the class has something in common with two that are."""
    seen = Counter()
    for index in range(120):
        try:
            puzzle = invent(Stream.for_item("things", 1, "crossing", 7, index, 0), Level.MEDIUM)
        except Rejected:
            continue
        task, things = puzzle.query["task"], puzzle.statement["things"]
        seen[task] += 1
        if task == "grouping":
            classes = [{things[n - 1] for n in one} for one in the_right_one(puzzle)]
        elif task == "belongs":
            classes = [{*things}, {*puzzle.query["options"]} - {the_right_one(puzzle)}]
        else:
            continue
        assert any(
            len(held.yes & one) >= 2 and held.yes & other
            for held in KNOWN.properties
            for one, other in (classes, classes[::-1])
        )
    assert seen["grouping"] > 15


def test_reasons_are_sentences():
    for puzzle, _ in analogies(Level.EASY, 8):
        reason = explained(puzzle)
        assert say(reason, "en").endswith(".")
        assert say(reason, "zh").endswith("。")
        assert " " not in say(reason, "zh")


def told(level, count):
    """Puzzles of a level, each with its explanation, and the things in it as the explanation calls them."""
    for index in range(count):
        try:
            puzzle = invent(Stream.for_item("things", 1, "told", 7, index, 0), level)
        except Rejected:
            continue
        yield puzzle, say(explained(puzzle), "en")


def held_by(words):
    return next(held for held in KNOWN.properties if say(held.text, "en") == words)


def called(words):
    """The things that a list of names with articles means."""
    plain = {name: say(one_of(name), "en") for name in KNOWN.names}
    parts = {part.lower() for part in re.split(r", | and ", words)}
    found = {name for name, said in plain.items() if said.lower() in parts}
    assert len(found) == len(parts), words
    return found


@pytest.mark.parametrize("level", LEVELS)
def test_explanations_name_classes_and_their_members(level):
    seen = Counter()
    for puzzle, text in told(level, 120):
        task, things = puzzle.query["task"], puzzle.statement["things"]
        seen[task] += 1
        if task == "analogy":
            continue
        if task == "matrix":
            classes = re.findall(r"one ([^()]+) \(([^()]+)\)", text)
            assert sorted(name for _, names in classes for name in names.split(", ")) == sorted(
                say(KNOWN.names[thing], "en") for thing in things
            )
            for words, names in classes:
                held = held_by(words)
                members = {say(KNOWN.names[thing], "en") for thing in things if thing in held.yes}
                assert members == {*names.split(", ")}
            assert the_right_one(puzzle) in held_by(classes[-1][0]).yes
            continue
        for names, words in re.findall(r"(?:^|\. )([^:.]+): each ([^.]+)\.", text):
            members = called(names)
            outside = {*things} - members
            assert members <= held_by(words).yes
            if task == "crossed":
                outside = set()  # things of the other row may have it, too
            assert all(map(held_by(words).lacks, outside))
            assert len(members) == (4 if task == "odd_one_out" else 3)
        if task == "crossed":
            one, other = (held_by(words).yes for words in re.findall(r"each ([^.]+)\.", text))
            fitting = {
                "both": one & other,
                "first": one - other,
                "second": other - one,
                "neither": {*KNOWN.names} - one - other,
            }
            fits = fitting[puzzle.query["fits"]]
            assert [option for option in puzzle.query["options"] if option in fits] == [the_right_one(puzzle)]
        if task == "belongs":
            first = held_by(re.search(r"each ([^.]+)\.", text)[1])
            assert [one for one in puzzle.query["options"] if one in first.yes] == [the_right_one(puzzle)]
        if task == "grouping":
            classes = [{things[number - 1] for number in side} for side in the_right_one(puzzle)]
            parts = re.findall(r"(?:^|\. )([^:.]+): each|shares this: ([^.]+)\.", text)
            assert {frozenset(called(one or other)) for one, other in parts} == set(map(frozenset, classes))
    assert seen["grouping"] > 15


def test_no_wrong_option_shares_anything_with_all_three_things():
    """Milk, cheese and egg are food: honey, which bees make, is not to be found among cherries."""
    options = ["honey", "cherries", "car", "star"]
    assert certify({"things": ["milk", "cheese", "egg"]}, ask("belongs", options)).verdict == "ambiguous"
    options[1] = "hammer"
    assert certify({"things": ["milk", "cheese", "egg"]}, ask("belongs", options)).answers == ("A",)


def test_each_option_has_a_part_of_its_own_of_two_classes_that_cross():
    """So the right one is like either row no more than another one is."""
    seen = Counter()
    for puzzle, _ in told(Level.MEDIUM, 60):
        if puzzle.query["task"] == "crossed":
            one, other = (next(held for held in KNOWN.properties if held.name == name) for name in puzzle.why["facts"])
            first, second = puzzle.statement["things"][:3], puzzle.statement["things"][3:]
            assert one.yes.issuperset(first)
            assert other.yes.issuperset(second)
            assert len({(option in one.yes, option in other.yes) for option in puzzle.query["options"]}) == 4
            seen[puzzle.query["fits"]] += 1
    assert {*seen} == {"both", "first", "second", "neither"}


def test_no_class_takes_the_place_of_all_others():
    facts_used = Counter(
        (puzzle.query["task"], str(puzzle.why.get("fact") or puzzle.why.get("facts")))
        for puzzle, _ in told(Level.MEDIUM, 200)
    )
    for task in ("odd_one_out", "grouping"):
        counts = [count for (one, _), count in facts_used.items() if one == task]
        assert max(counts) < 0.4 * sum(counts)


def test_things_in_a_grouping_are_never_divided_by_rows():
    for puzzle, _ in told(Level.EASY, 100):
        if puzzle.query["task"] == "grouping":
            assert all([*one] != [1, 2, 3] for one, _ in puzzle.query["options"])


def test_things_have_their_articles():
    words = [
        say(one_of(name), "en") for name in ("saw", "log", "acorn", "hourglass", "milk", "sun", "scissors", "shirt")
    ]
    assert words == ["a saw", "a log", "an acorn", "an hourglass", "milk", "the sun", "a pair of scissors", "a T-shirt"]


def test_the_order_of_things_is_a_disguise():
    things = ["cat", "dog", "hammer", "rabbit", "sheep"]
    plain = certify({"things": things}, ask("odd_one_out"))
    turned = certify({"things": things[2:] + things[:2]}, ask("odd_one_out"))
    assert turned.canonical == plain.canonical
    assert turned.structure == plain.structure
    assert (plain.answers, turned.answers) == (("C",), ("A",))


def test_every_question_says_what_counts():
    for query in (form.OddOneOut(), *(kind(()) for kind in (form.Belongs, form.Grouping, form.Matrix))):
        assert "not about how they are drawn" in say(word(form.Shown(()), query).rules, "en")
