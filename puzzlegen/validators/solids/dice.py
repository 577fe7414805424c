"""Finds every die that agrees with the published views, and what it has on the face that is asked about.

The six marks are put on the faces in all ways; the first view holds the die still. A die agrees with a view if one of
the 24 ways to hold it shows the view's marks, and all views agree on how each mark is turned.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import permutations
from typing import Final, TypeAlias

from msgspec import UNSET
from msgspec.structs import astuple

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement, Verdict
from puzzlegen.core.family import Faults
from puzzlegen.core.question import task_whatever_form
from puzzlegen.formats.solids.dice import (
    QUESTIONS,
    Bottom,
    BottomOffered,
    Facts,
    Given,
    Missing,
    MissingOffered,
    Opposite,
    OppositeOffered,
    Query,
)
from puzzlegen.formats.solids.kits.signs import Sign
from puzzlegen.validators.kits.answers import fingerprint, verdict_on
from puzzlegen.validators.solids.kits.choices import demand_different
from puzzlegen.validators.solids.kits.folding import Place, fold, positions
from puzzlegen.validators.solids.kits.signs import NUMBERS, PERIODS, demand_turns, turned

METHOD: Final = "enumeration of all dice"

Way: TypeAlias = tuple[tuple[Place, int], ...]  # top, front, right: a face, and how it is turned


_Signs: TypeAlias = tuple[Sign | None, Sign | None, Sign | None]  # of a view: top, front, right
_Views: TypeAlias = Sequence[_Signs]


def certify(given: Given, query: Query) -> Certificate:
    """Find everything that a die which agrees with the views may have on the face that is asked about.

    The difficulty is the least of three ways to look at the views that forces the answer: 1, only which marks lie side
    by side; 2, also in which order they lie around a corner; 3, also how they are turned. It is 4 if faces are covered,
    turns count, and without any one of the views with a covered face there would be another answer. Each of the ways
    looks at one property more than the one before, and none of these can be left out: it is the depth as well.

    Raises:
        MalformedStatement: there is no such cube, or no such question about it.
    """
    views = _read(given)
    options = _options(query)
    marks = _check(views, query)
    found = {tier: sorted(set(_answers(views, marks, query, tier))) for tier in (1, 2, 3)}
    answers = found[3]
    refuted: dict[str, str] = {}
    spelled = [str(NUMBERS.index(answer) + 1) for answer in answers] if marks is NUMBERS else []
    if options:
        spell = _spell_sign if isinstance(query, Missing) else _mark
        letters = dict(zip(map(spell, options), LETTERS, strict=False))
        # what no option shows is still an answer, which makes the others doubtful
        spelled = [letters.get(answer, "none") for answer in answers if len(answers) > 1 or answer in letters]
        refuted = {
            letter: "no die that agrees with the views has this mark there"
            for option, letter in letters.items()
            if option not in answers
        }
    verdict = verdict_on(spelled)
    unique = verdict is Verdict.UNIQUE
    tier = min(tier for tier in found if len(found[tier]) == 1) if unique else 0
    if tier == 3 and _all_needed(views, marks, query, answers):
        tier = 4
    kind = "pips" if marks is NUMBERS else "figures"
    return Certificate(
        verdict=verdict,
        answers=tuple(spelled[:2]),
        method=METHOD,
        effort={"views": len(views), "answers_left_without_turns": len(found[2])},
        difficulty=float(tier),
        unit=QUESTIONS[type(query)].unit,
        canonical=fingerprint(_canonical(views, query)) if unique else "",
        structure=f"{task_whatever_form(query, QUESTIONS)}; {kind}; {len(views)} views; tier {tier}" if unique else "",
        refuted=refuted,
        depth=Depth.properties(tier) if unique else UNSET,
    )


def certify_why(given: Given, query: Query, answer: str, why: Facts) -> Faults:  # noqa: ARG001 - of the die alone
    """Every die that agrees with the views has these marks behind the faces of the first one.

    Of marks that no view shows, nothing is told.
    """
    views = _read(given)
    marks = _check(views, query)
    for where in _dice(views, marks):
        ways = _held(views, where)
        if not ways or _flat(views, ways) is None:
            continue
        on = {place: mark for mark, place in where.items()}
        for (place, _), mark in zip(_ways()[0], astuple(why.behind), strict=True):
            found = on[_opposites()[place]]
            if found != mark and (mark in where or not found.startswith("unseen")):
                return ("another mark may be behind a face of the first view",)
    return ()


def _read(given: Given) -> list[_Signs]:
    return [(look.top, look.front, look.right) for look in given.views]


def _options(query: Query) -> tuple[Sign, ...]:
    return query.options if isinstance(query, OppositeOffered | BottomOffered | MissingOffered) else ()


def _check(views: _Views, query: Query) -> tuple[str, ...]:
    """Refuse what no picture or question can be like; returns the six marks, unseen ones by other names."""
    shown = [sign for look in views for sign in look if sign is not None]
    options = _options(query)
    demand_turns([*shown, *options])
    seen = {sign.mark: sign for sign in shown}
    *others, last = (look.count(None) for look in views)
    missing = isinstance(query, Missing)
    if last != missing or max(others) > (missing and bool(options)):
        raise MalformedStatement("one face of the last view is hidden if it is asked for, and no other ones with pips")
    if any(sign.hue != seen[sign.mark].hue for sign in shown):
        raise MalformedStatement("a mark has the same hue in all views")
    if any(len({sign.mark for sign in look if sign}) < 3 - look.count(None) for look in views):
        raise MalformedStatement("the faces of a view show different marks")
    if isinstance(query, Opposite) and (query.asked.mark not in seen or seen[query.asked.mark].hue != query.asked.hue):
        raise MalformedStatement("the mark that is asked about is in no view")
    pips = seen.keys() & set(NUMBERS)
    if pips and len(pips) < len(seen):
        raise MalformedStatement("a die has pips or figures")
    if None in views[0]:
        raise MalformedStatement("the first view shows three marks")
    if len(seen) > 6:
        raise MalformedStatement("a die has six marks")
    if bool(pips) == bool(options):
        raise MalformedStatement("the answer to a question about pips is a number, to one about figures an option")
    if pips:
        return NUMBERS
    if len({sign.hue for sign in seen.values()}) < len(seen):
        raise MalformedStatement("the marks of a die have different hues")
    demand_different(options)
    return (*sorted(seen), *(f"unseen {number}" for number in range(6 - len(seen))))


@cache
def _ways() -> tuple[Way, ...]:
    """The 24 ways to hold a die, whose faces are named by the squares of a net."""
    folded = fold(((0, 1), (1, 0), (1, 1), (1, 2), (1, 3), (2, 1)))
    assert folded is not None, "the cross folds to a cube"
    return tuple(positions(folded))


@cache
def _opposites() -> Mapping[Place, Place]:
    """Each face and the one that is never seen together with it."""
    places = sorted({place for way in _ways() for place, _ in way})
    together = {(one, other) for way in _ways() for one, _ in way for other, _ in way}
    return {one: next(other for other in places if (one, other) not in together) for one in places}


def _dice(views: _Views, marks: Sequence[str]) -> Iterator[dict[str, Place]]:
    """Where the marks are on each die that is held as the first of all ways does and looks like the first view."""
    first = [sign.mark for sign in views[0] if sign is not None]
    fixed = [place for place, _ in _ways()[0]]
    free = [place for place in _opposites() if place not in fixed]
    for order in permutations(mark for mark in marks if mark not in first):
        yield dict(zip((*first, *order), (*fixed, *free), strict=True))


def _answers(views: _Views, marks: Sequence[str], query: Query, tier: int) -> Iterator[str]:
    """What the dice that agree with the views, as far as the tier looks, have on the face that is asked about.

    Where turns count and the tier does not look at them, a mark is spelled with a question mark, since nothing is
    forced.
    """
    for where in _dice(views, marks):
        on = {place: mark for mark, place in where.items()}
        if tier == 1:
            if all(_side_by_side(look, where) for look in views):
                yield from (_spell_mark(on[place], query) for place in _asked_places(views, query, where))
            continue
        ways = _held(views, where)
        if not ways:
            continue
        flat = _flat(views, ways) if tier == 3 else {}
        if flat is None:
            continue
        if isinstance(query, Missing):
            place, turn = ways[-1][views[-1].index(None)]
            known = flat.get(place)
            offered = isinstance(query, MissingOffered)
            yield _spell_sign(turned(known, turn)) if known and offered else _spell_mark(on[place], query)
        else:
            yield from (on[place] for place in _asked_places(views, query, where))


def _all_needed(views: _Views, marks: Sequence[str], query: Query, answers: Sequence[str]) -> bool:
    """True if faces are covered, and without any one of these views there would be other answers."""
    covered = [number for number, look in enumerate(views[:-1]) if None in look]
    fewer = ([*views[:number], *views[number + 1 :]] for number in covered)
    return bool(covered) and all(set(_answers(some, marks, query, 3)) != set(answers) for some in fewer)


def _mark(option: Sign) -> str:
    return option.mark


def _spell_mark(mark: str, query: Query) -> str:
    if not isinstance(query, MissingOffered):
        return mark
    return f"{mark} {'?' if PERIODS.get(mark, 4) > 1 else 0}"


def _spell_sign(sign: Sign) -> str:
    return f"{sign.mark} {sign.turn}"


def _asked_places(views: _Views, query: Query, where: Mapping[str, Place]) -> list[Place]:
    """The faces that may be meant, for those who see only what lies side by side."""
    if isinstance(query, Opposite):
        return [_opposites()[where[query.asked.mark]]]
    if isinstance(query, Bottom):
        return [_opposites()[_ways()[0][0][0]]]
    shown = [where[sign.mark] for sign in views[-1] if sign is not None]
    return [place for place in _opposites() if place not in shown and _opposites()[place] not in shown]


def _side_by_side(look: _Signs, where: Mapping[str, Place]) -> bool:
    places = [where[sign.mark] for sign in look if sign is not None]
    return not any(_opposites()[one] in places for one in places)


def _held(views: _Views, where: Mapping[str, Place]) -> list[Way]:
    """The ways to hold the die that show the views: no two have two such faces in common; none if one is missing."""
    found: list[Way] = []
    for look in views:
        for way in _ways():
            if all(sign is None or where[sign.mark] == place for sign, (place, _) in zip(look, way, strict=True)):
                found.append(way)
                break
        else:
            return []
    return found


def _flat(views: _Views, ways: Sequence[Way]) -> dict[Place, Sign] | None:
    """How the marks lie in the net; None if the views contradict one another there."""
    flat: dict[Place, Sign] = {}
    for look, way in zip(views, ways, strict=True):
        for sign, (place, turn) in zip(look, way, strict=True):
            if sign is not None and flat.setdefault(place, turned(sign, -turn)) != turned(sign, -turn):
                return None
    return flat


def _canonical(views: _Views, query: Query) -> object:
    """Equal exactly for the same puzzle with other marks of the same symmetry and another order of the options.

    Marks are named in the order in which the views show them, and their turns told from the first one; pips are numbers
    and keep their names.
    """
    names: dict[str, tuple[int, int]] = {}

    def name(sign: Sign | None) -> tuple[int, int, int]:
        if sign is None:
            return -1, 0, 0
        start = (NUMBERS.index(sign.mark), 0) if sign.mark in NUMBERS else (len(names), sign.turn)
        number, turn = names.setdefault(sign.mark, start)
        period = PERIODS[sign.mark]
        return number, period, (sign.turn - turn) % period

    seen = [[name(sign) for sign in look] for look in views]
    asked = names[query.asked.mark][0] if isinstance(query, Opposite) else -1
    missing = isinstance(query, Missing)
    options = sorted(name(option) if missing else name(option)[:2] for option in _options(query))
    return task_whatever_form(query, QUESTIONS), seen, asked, options
