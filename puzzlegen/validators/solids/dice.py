"""Finds every die that agrees with the published views, and what it has on the face that is asked about.

The six marks are put on the faces in all ways; the first view holds the die still. A die agrees with a view if one of
the 24 ways to hold it shows the view's marks, and all views agree on how each mark is turned.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import permutations
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.certificate import Certificate, MalformedStatement, Verdict
from puzzlegen.core.item import Statement
from puzzlegen.validators.kits.answers import fingerprint, parse, verdict_on
from puzzlegen.validators.solids.kits.folding import Place, fold, positions
from puzzlegen.validators.solids.kits.signs import HUES, NUMBERS, PERIODS, Sign

METHOD: Final = "enumeration of all dice"
UNIT: Final = "tier"

Way: TypeAlias = tuple[tuple[Place, int], ...]  # top, front, right: a face, and how it is turned


class Look(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A view: front and right stand upright, the upper side of the top is at the back; None hides a mark."""

    top: Sign | None
    front: Sign | None
    right: Sign | None

    @property
    def signs(self) -> tuple[Sign | None, Sign | None, Sign | None]:
        """Top, front, right."""
        return self.top, self.front, self.right


class _Views(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    views: Annotated[tuple[Look, ...], msgspec.Meta(min_length=2, max_length=4)]


class _Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    mark: Literal[tuple(PERIODS)]  # type: ignore[valid-type]
    hue: Literal[HUES]  # type: ignore[valid-type]


class _Query(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["opposite", "bottom", "missing"]
    asked: _Asked | None = None
    options: Annotated[tuple[Sign, ...], msgspec.Meta(max_length=4)] = ()


def certify(statement: Statement, query: Statement) -> Certificate:
    """Find everything that a die which agrees with the views may have on the face that is asked about.

    The difficulty is the least of three ways to look at the views that forces the answer: 1, only which marks lie side
    by side; 2, also in which order they lie around a corner; 3, also how they are turned. It is 4 if faces are covered,
    turns count, and without any one of the views with a covered face there would be another answer.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    views = parse(statement, _Views, "statement").views
    asked = parse(query, _Query, "query")
    marks = _check(views, asked)
    found = {tier: sorted(set(_answers(views, marks, asked, tier))) for tier in (1, 2, 3)}
    answers = found[3]
    refuted: dict[str, str] = {}
    spelled = [str(NUMBERS.index(answer) + 1) for answer in answers] if marks is NUMBERS else []
    if asked.options:
        spell = _spell_sign if asked.task == "missing" else _mark
        letters = dict(zip(map(spell, asked.options), LETTERS, strict=False))
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
    if tier == 3 and _all_needed(views, marks, asked, answers):
        tier = 4
    kind = "pips" if marks is NUMBERS else "figures"
    return Certificate(
        verdict=verdict,
        answers=tuple(spelled[:2]),
        method=METHOD,
        effort={"views": len(views), "answers_left_without_turns": len(found[2])},
        difficulty=float(tier),
        unit=UNIT,
        canonical=fingerprint(_canonical(views, asked)) if unique else "",
        structure=f"{asked.task}; {kind}; {len(views)} views; tier {tier}" if unique else "",
        refuted=refuted,
    )


def _check(views: Sequence[Look], query: _Query) -> tuple[str, ...]:
    """Refuse what no picture or question can be like; returns the six marks, unseen ones by other names."""
    seen = {sign.mark: sign for look in views for sign in look.signs if sign is not None}
    *others, last = (look.signs.count(None) for look in views)
    missing = query.task == "missing"
    if last != missing or max(others) > (missing and bool(query.options)):
        raise MalformedStatement("one face of the last view is hidden if it is asked for, and no other ones with pips")
    if any(sign is not None and sign.hue != seen[sign.mark].hue for look in views for sign in look.signs):
        raise MalformedStatement("a mark has the same hue in all views")
    if any(len({sign.mark for sign in look.signs if sign}) < 3 - look.signs.count(None) for look in views):
        raise MalformedStatement("the faces of a view show different marks")
    if (query.asked is not None) != (query.task == "opposite"):
        raise MalformedStatement("a mark is asked about in the task 'opposite', and only there")
    if query.asked is not None and (query.asked.mark not in seen or seen[query.asked.mark].hue != query.asked.hue):
        raise MalformedStatement("the mark that is asked about is in no view")
    pips = seen.keys() & set(NUMBERS)
    if pips and len(pips) < len(seen):
        raise MalformedStatement("a die has pips or figures")
    if views[0].signs.count(None):
        raise MalformedStatement("the first view shows three marks")
    if len(seen) > 6:
        raise MalformedStatement("a die has six marks")
    if pips:
        if query.options:
            raise MalformedStatement("the answer to a question about pips is a number")
        return NUMBERS
    if len({sign.hue for sign in seen.values()}) < len(seen):
        raise MalformedStatement("the marks of a die have different hues")
    if len(query.options) < 2 or len(set(query.options)) < len(query.options):
        raise MalformedStatement("a question about figures offers two to four different marks")
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


def _answers(views: Sequence[Look], marks: Sequence[str], query: _Query, tier: int) -> Iterator[str]:
    """What the dice that agree with the views, as far as the tier looks, have on the face that is asked about.

    The first view holds each die as the first of all ways does. Where turns count and the tier does not look at them,
    a mark is spelled with a question mark, since nothing is forced.
    """
    first = [sign.mark for sign in views[0].signs if sign is not None]
    fixed = [place for place, _ in _ways()[0]]
    rest = [mark for mark in marks if mark not in first]
    free = [place for place in _opposites() if place not in fixed]
    for order in permutations(rest):
        where = dict(zip((*first, *order), (*fixed, *free), strict=True))
        on = {place: mark for mark, place in where.items()}
        if tier == 1:
            if all(_side_by_side(look, where) for look in views):
                yield from (_spell_mark(on[place], query) for place in _asked_places(views, query, where))
            continue
        held = [_held(look, where) for look in views]
        ways = [way for way in held if way is not None]
        if len(ways) < len(views):
            continue
        flat = _flat(views, ways) if tier == 3 else {}
        if flat is None:
            continue
        if query.task == "missing":
            place, turn = ways[-1][views[-1].signs.index(None)]
            known = flat.get(place)
            yield (
                _spell_mark(on[place], query) if known is None or not query.options else _spell_sign(known.turned(turn))
            )
        else:
            yield from (on[place] for place in _asked_places(views, query, where))


def _all_needed(views: Sequence[Look], marks: Sequence[str], query: _Query, answers: Sequence[str]) -> bool:
    """True if faces are covered, and without any one of these views there would be other answers."""
    covered = [number for number, look in enumerate(views[:-1]) if None in look.signs]
    fewer = ([*views[:number], *views[number + 1 :]] for number in covered)
    return bool(covered) and all(set(_answers(some, marks, query, 3)) != set(answers) for some in fewer)


def _mark(option: Sign) -> str:
    return str(option.mark)


def _spell_mark(mark: str, query: _Query) -> str:
    turns = query.task == "missing" and bool(query.options) and PERIODS.get(mark, 4) > 1
    return f"{mark} ?" if turns else f"{mark} 0" if query.task == "missing" and query.options else mark


def _spell_sign(sign: Sign) -> str:
    return f"{sign.mark} {sign.turn}"


def _asked_places(views: Sequence[Look], query: _Query, where: Mapping[str, Place]) -> list[Place]:
    """The faces that may be meant, for those who see only what lies side by side."""
    if query.asked is not None:
        return [_opposites()[where[query.asked.mark]]]
    if query.task == "bottom":
        return [_opposites()[_ways()[0][0][0]]]
    shown = [where[sign.mark] for sign in views[-1].signs if sign is not None]
    return [place for place in _opposites() if place not in shown and _opposites()[place] not in shown]


def _side_by_side(look: Look, where: Mapping[str, Place]) -> bool:
    places = [where[sign.mark] for sign in look.signs if sign is not None]
    return not any(_opposites()[one] in places for one in places)


def _held(look: Look, where: Mapping[str, Place]) -> Way | None:
    """The way to hold the die that shows these marks in their places: no two ways have two such faces in common."""
    for way in _ways():
        if all(sign is None or where[sign.mark] == place for sign, (place, _) in zip(look.signs, way, strict=True)):
            return way
    return None


def _flat(views: Sequence[Look], ways: Sequence[Way]) -> dict[Place, Sign] | None:
    """How the marks lie in the net; None if the views contradict one another there."""
    flat: dict[Place, Sign] = {}
    for look, way in zip(views, ways, strict=True):
        for sign, (place, turn) in zip(look.signs, way, strict=True):
            if sign is not None and flat.setdefault(place, sign.turned(-turn)) != sign.turned(-turn):
                return None
    return flat


def _canonical(views: Sequence[Look], query: _Query) -> object:
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

    seen = [[name(sign) for sign in look.signs] for look in views]
    asked = -1 if query.asked is None else names[query.asked.mark][0]
    options = sorted(name(option) if query.task == "missing" else name(option)[:2] for option in query.options)
    return query.task, seen, asked, options
