"""Pouring, against a plain closure over all fillings of tiny jugs."""

import itertools
from random import Random

import pytest
from msgspec.structs import replace

from puzzlegen import catalog
from puzzlegen.core.family import Rejected
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.formats.logic import pour as form
from puzzlegen.generators.logic import pour as generator
from puzzlegen.validators.logic import pour as validator
from puzzlegen.validators.logic.pour import certify_why

FORM = catalog.load_format("logic/pour")


def certify(statement, query):
    """The certificate of published data."""
    one = FORM.puzzle(statement, query)
    return validator.certify(one.statement, one.query)


def _poured(filling, sizes, a, b):
    new = list(filling)
    if a is None:
        new[b] = sizes[b]
    elif b is None:
        new[a] = 0
    else:
        while new[a] and new[b] < sizes[b]:
            new[a] -= 1
            new[b] += 1
    return tuple(new)


def _distances(start, sizes, tap):
    """Relax all edges between all fillings until nothing changes."""
    places = [*range(len(sizes)), *([None] if tap else [])]
    far = dict.fromkeys(itertools.product(*(range(size + 1) for size in sizes)), 999)
    far[start] = 0
    changed = True
    while changed:
        changed = False
        for filling in far:
            for a, b in itertools.permutations(places, 2):
                after = _poured(filling, sizes, a, b)
                if far[after] > far[filling] + 1:
                    far[after], changed = far[filling] + 1, True
    return far


def test_search_agrees_with_relaxation() -> None:
    random = Random(1)
    for _ in range(25):
        tap = random.random() < 0.5
        sizes = tuple(random.sample(range(2, 7), 2 if tap else 3))
        start = tuple(random.randint(0, size) for size in sizes)
        far = _distances(start, sizes, tap)
        vessels = [{"holds": size, "has": has} for size, has in zip(sizes, start, strict=True)]
        statement = {"dress": "jugs", "liquid": "blue", "tap": tap, "vessels": vessels}
        for litres in range(1, max(sizes) + 1):
            least = min(far[filling] for filling in far if litres in filling)
            found = certify(statement, {"task": "fewest", "litres": litres})
            assert found.answers == ((str(least),) if least < 999 else ())
            assert found.depth.value == (least if least < 999 else 0)
            if least < 999:
                ends = [filling for filling in far if litres in filling and far[filling] == least]
                jugs = {"WXYZ"[jug] for filling in ends for jug, has in enumerate(filling) if has == litres}
                assert set(certify(statement, {"task": "ends", "litres": litres}).answers) == set(sorted(jugs)[:2])
        if max(sizes) > 3:
            asked = random.sample(range(1, max(sizes) + 1), 4)
            never = ["ABCD"[n] for n, one in enumerate(asked) if min(far[f] for f in far if one in f) == 999]
            assert list(certify(statement, {"task": "never", "options": asked}).answers) == never[:2]
            made = [least for one in asked if (least := min(far[f] for f in far if one in f)) < 999]
            assert certify(statement, {"task": "never", "options": asked}).depth.value == max(made, default=0)
        wanted = random.choice(sorted(far))
        answers = certify(statement, {"task": "target", "wanted": wanted}).answers
        assert answers == ((str(far[wanted]),) if far[wanted] < 999 else ())


def falsified(why):
    """False facts: a pouring too few, one of another jug, other litres, other numbers."""
    if isinstance(why, form.Reached):
        yield replace(why, amounts=why.amounts[1:])
        yield replace(why, divisor=why.divisor + 1)
        yield replace(why, made=why.made[1:])
        yield replace(why, made=(form.Made(why.made[0].litres + 1, why.made[0].steps), *why.made[1:]))
        return
    first, *rest = why.steps
    yield replace(why, steps=tuple(rest))
    yield replace(why, steps=(first._replace(pouring=first.pouring[::-1]), *rest))
    yield replace(why, steps=(first._replace(filling=(21, *first.filling[1:])), *rest))
    if isinstance(why, form.Shortest):
        yield replace(why, states=why.states + 1)
    if isinstance(why, form.Measured):
        yield replace(why, amounts=((*why.amounts[0], 20), *why.amounts[1:]))
        yield replace(why, amounts=why.amounts[:-1])
    if isinstance(why, form.Tried):
        yield replace(why, left=why.left[1:])
    if isinstance(why, form.Blotted):
        yield replace(why, others=((why.others[0][0] + 1, *why.others[0][1:]), *why.others[1:]))
    if isinstance(why, form.Beginnings):
        yield replace(why, later=(why.later[0] + 1, *why.later[1:]))


@pytest.mark.parametrize("question", form.QUESTIONS)
def test_false_explanations_are_refused(question):
    """Ways that nobody can pour, and numbers that are others."""
    for attempt in range(60):
        rng = Stream.for_item("jugs", 1, "", 1, attempt, 0)
        try:
            puzzle = generator.invent(
                rng, generator.LEVELS[form.QUESTIONS[question].levels[0]], Drawn(question, attempt % 4)
            )
        except Rejected:
            continue
        shown = puzzle.statement, puzzle.query, puzzle.key
        if validator.certify(*shown[:2]).answers == (puzzle.key,):
            assert not certify_why(*shown, puzzle.why)
            assert all(certify_why(*shown, false) for false in falsified(puzzle.why))
            return
    pytest.fail("nothing comes out")
