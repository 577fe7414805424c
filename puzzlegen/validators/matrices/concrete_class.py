"""Judges groups of things by every property and relation of the published facts.

A fact is true, false or arguable (`puzzlegen.facts.things`). An answer counts if some property supports it beyond
argument, and it is the only one if no property could support another answer, even if every arguable fact were decided
in that one's favour. The format is that of ``docs/numbers-and-things.md``.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations, permutations
from typing import Final, TypeAlias

import msgspec

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement, Verdict
from puzzlegen.core.family import Faults
from puzzlegen.core.item import task_of
from puzzlegen.facts.things import Facts, Property, facts
from puzzlegen.formats.matrices import concrete_class as form
from puzzlegen.validators.kits.answers import fingerprint

METHOD: Final = "every property and relation of the facts"
Things: TypeAlias = tuple[str, ...]
Why: TypeAlias = form.Shared | form.Joined | form.Divided | form.Related | form.Classes | form.Crossing

_SHOWN: Final[Mapping[type[form.Query], int]] = {
    form.OddOneOut: 5,
    form.Belongs: 3,
    form.Grouping: 6,
    form.Matrix: 8,
    form.Analogy: 3,
    form.Crossed: 6,
}


class _Findings(msgspec.Struct, frozen=True):
    """What the facts say.

    Attributes:
        sure: the answers that some fact supports beyond argument.
        possible: those that could be supported if what is arguable were decided for them.
        difficulty: in the unit of the task.
        reason: the fact that settles it.
        canonical: what is asked, without its order.
    """

    sure: frozenset[str]
    possible: frozenset[str]
    difficulty: int
    reason: str
    canonical: tuple[object, ...]


def certify(shown: form.Shown, query: form.Query) -> Certificate:
    """Find every answer that the facts support or could support.

    The difficulty of an odd one out is the weight of the nearest property that settles it. Else it counts candidates,
    the right ones included: options that have something in common with two of the things shown, or are tied to the
    third thing of an analogy; or things that have something in common with two of the class that settles a grouping.
    For a grid it counts the properties that exactly one thing of each full row has. The depth is how many different
    likenesses there are among the things: sets of two or more, but not all, that have something in common.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    known, things = facts(), shown.things
    _check(things, query, known)
    match query:
        case form.OddOneOut():
            findings = _odd(things, known)
        case form.Belongs(options=options):
            findings = _belongs(things, options, known)
        case form.Grouping(options=splits):
            findings = _grouping(things, splits, known)
        case form.Matrix(options=options):
            findings = _matrix(things, options, known)
        case form.Crossed():
            findings = _crossed(things, query, known)
        case form.Analogy(options=options):
            findings = _analogy(things, options, known)
    offered = query.options if isinstance(query, form.Choice) else ()
    answers = tuple(sorted(findings.sure | findings.possible))
    if not findings.sure & set(LETTERS):
        verdict = Verdict.UNSOLVABLE
    else:
        verdict = Verdict.UNIQUE if len(answers) == 1 else Verdict.AMBIGUOUS
    unique = verdict is Verdict.UNIQUE
    return Certificate(
        verdict=verdict,
        answers=answers[:2] if verdict is not Verdict.UNSOLVABLE else (),
        method=METHOD,
        effort={"properties": len(known.properties), "relations": len(known.relations)},
        difficulty=float(findings.difficulty) if unique else 0.0,
        unit=form.QUESTIONS[type(query)].unit,
        canonical=fingerprint((task_of(query), findings.canonical)) if unique else "",
        structure=f"{task_of(query)}: {findings.reason}" if unique else "",
        refuted={
            letter: f"no fact could support it, and {findings.reason} supports {answers[0]}"
            for letter in LETTERS[: len(things) if isinstance(query, form.OddOneOut) else 4]
            if unique and letter != answers[0]
        },
        depth=Depth.properties(_likenesses((*things, *offered), known)),
    )


def _likenesses(things: Things, known: Facts) -> int:
    """How many different sets of two or more of the things, but not all, have something in common beyond argument."""
    sets = {held.yes.intersection(things) for held in known.properties}
    return sum(1 < len(some) < len(things) for some in sets)


def certify_why(shown: form.Shown, query: form.Query, answer: str, why: Why) -> Faults:
    """What is false in the facts that settle it; of several properties, the nearest one is to be told."""
    things, place, known = shown.things, LETTERS.index(answer), facts()
    holds = True
    match query, why:
        case form.OddOneOut(), form.Shared(fact=fact):
            odd = things[place]
            holds = fact == _setting_off([thing for thing in things if thing != odd], [odd], known)
        case form.Belongs(options=options), form.Joined(fact=fact):
            right = options[place]
            holds = fact == _setting_off([*things, right], [option for option in options if option != right], known)
        case form.Grouping(options=splits), form.Divided(facts=told):
            one, other = ([things[number - 1] for number in numbers] for numbers in splits[place])
            holds = told == (_setting_off(one, other, known), _setting_off(other, one, known))
        case form.Analogy(options=options), form.Related(relation=name):
            first, second, third = things
            pairs = {(first, second), (third, options[place])}
            holds = any(pairs <= relation.yes for relation in known.relations if relation.name == name)
        case form.Crossed(options=options), form.Crossing(facts=names):
            rows = things[:3], things[3:]
            fitting = [[one for one in options if _shares(one, row, known, sure=True)] for row in rows]
            holds = names == tuple(
                _setting_off([*row, *some], [one for one in options if one not in some], known)
                for row, some in zip(rows, fitting, strict=True)
            )
        case form.Matrix(options=options), form.Classes(facts=names):
            holds = _make_rows((*things, options[place]), [_property(name, known) for name in names])
    return () if holds else ("the answer does not follow from this",)


def _property(name: str, known: Facts) -> Property:
    found = [held for held in known.properties if held.name == name]
    if not found:
        raise MalformedStatement("an explanation names a property")
    return found[0]


def _first(properties: Iterable[Property]) -> str | None:
    """The name of the nearest property; of several the narrowest, then the first in the order of the facts."""
    found = min(properties, key=lambda held: (held.weight, len(held.yes)), default=None)
    return found.name if found else None


def _setting_off(things: Sequence[str], others: Sequence[str], known: Facts) -> str | None:
    """The nearest property that things have and others lack."""
    return _first(held for held in known.properties if held.yes.issuperset(things) and all(map(held.lacks, others)))


def _make_rows(things: Things, classes: Sequence[Property]) -> bool:
    """True if each row has one thing of each class, and the last row those of the second, the third and the first."""
    rows = (things[:3], things[3:6], things[6:])
    places = [[_singled(row, held, sure=True) for held in classes] for row in rows]
    return places[2] == [{2}, {0}, {1}] and all(frozenset().union(*some) == {0, 1, 2} for some in places)


def _check(things: Things, query: form.Query, known: Facts) -> None:
    """Refuse unknown things, repeated ones, wrong numbers of them, and options that do not fit the task."""
    offered = query.options if isinstance(query, form.Choice) else ()
    for thing in (*things, *offered):
        if thing not in known.names:
            raise MalformedStatement(f"nothing is known about a thing called {thing!r}")
    if len({*things, *offered}) < len(things) + len(offered):
        raise MalformedStatement("a thing is shown twice")
    if len(things) != _SHOWN[type(query)]:
        raise MalformedStatement(f"this task shows {_SHOWN[type(query)]} things, not {len(things)}")
    if isinstance(query, form.Grouping):
        classes = [frozenset(map(frozenset, split)) for split in query.options]
        if any(sorted((*one, *other)) != [1, 2, 3, 4, 5, 6] for one, other in query.options):
            raise MalformedStatement("each option divides the numbers 1 to 6 into two classes of three")
        if len(set(classes)) < len(classes):
            raise MalformedStatement("two options say the same")


def _nearest(settling: Sequence[Property]) -> tuple[int, str]:
    """The weight and the name of the nearest property that settles it."""
    if not settling:
        return 0, ""
    nearest = min(settling, key=lambda held: (held.weight, held.name))
    return nearest.weight, nearest.name


def _candidates(members: Iterable[str], things: Iterable[str], known: Facts) -> frozenset[str]:
    """The things that have something in common with two others of the members."""
    among = frozenset(members)
    return frozenset(
        thing
        for thing in things
        for held in known.properties
        if thing in held.yes and len(held.yes & among - {thing}) > 1
    )


def _odd(things: Things, known: Facts) -> _Findings:
    """The thing that lacks what all others have in common."""
    sure: set[str] = set()
    possible: set[str] = set()
    settling: list[Property] = []
    for held in known.properties:
        for letter, thing in zip(LETTERS, things, strict=False):
            others = [other for other in things if other != thing]
            if held.lacks(thing) and all(other in held.yes for other in others):
                sure.add(letter)
                settling.append(held)
            if thing not in held.yes and not any(held.lacks(other) for other in others):
                possible.add(letter)
    weight, reason = _nearest(settling)
    return _Findings(frozenset(sure), frozenset(possible), weight, reason, tuple(sorted(things)))


def _belongs(things: Things, options: Things, known: Facts) -> _Findings:
    """The option that has what all the things have in common, and no other option has.

    Another one is possible if it has anything that all of them may have, as the first option may have, too; or if it
    may share something with them that the first does not have beyond argument.
    """
    sure: set[str] = set()
    settling: list[Property] = []
    shared = [held for held in known.properties if not any(held.lacks(thing) for thing in things)]
    for held in shared:
        fitting = [option for option in options if not held.lacks(option)]
        if len(fitting) == 1 and held.yes.issuperset((*things, *fitting)):
            sure.update(fitting)
            settling.append(held)
    possible = {
        option
        for held in shared
        for option in options
        if option in held.yes or not (held.yes.issuperset(sure) or held.lacks(option))
    }
    letters = dict(zip(options, LETTERS, strict=False))
    return _Findings(
        frozenset(letters[option] for option in sure),
        frozenset(letters[option] for option in possible),
        len(_candidates(things, options, known)),
        _nearest(settling)[1],
        (tuple(sorted(things)), tuple(sorted(options))),
    )


def _shares(option: str, row: Things, known: Facts, sure: bool) -> bool:
    """True if an option could share something that all things of a row could have in common; or beyond argument does.

    That is beyond argument if it shares all that they certainly have in common: somebody may think of any part of it.
    """
    if not sure:
        return any(not any(map(held.lacks, (*row, option))) for held in known.properties)
    common = [held.yes for held in known.properties if held.yes.issuperset(row)]
    return bool(common) and all(option in some for some in common)


_WANTED: Final = {"both": (True, True), "first": (True, False), "second": (False, True), "neither": (False, False)}


def _crossed(things: Things, query: form.Crossed, known: Facts) -> _Findings:
    """The option that shares what is in common to the things of those rows that it is to fit, and of no other."""
    rows, wanted = (things[:3], things[3:]), _WANTED[query.fits]
    found: dict[bool, set[str]] = {True: set(), False: set()}
    for letter, option in zip(LETTERS, query.options, strict=False):
        held = [(_shares(option, row, known, sure=True), _shares(option, row, known, sure=False)) for row in rows]
        if all(sure if fits else not possible for (sure, possible), fits in zip(held, wanted, strict=True)):
            found[True].add(letter)
        if all(possible if fits else not sure for (sure, possible), fits in zip(held, wanted, strict=True)):
            found[False].add(letter)
    common = [_first(held for held in known.properties if held.yes.issuperset(row)) for row in rows]
    if None in common:  # a row without anything in common: nothing can be shared with it, or lacked
        found[True].clear()
    parts = sorted((tuple(sorted(row)), fits) for row, fits in zip(rows, wanted, strict=True))
    return _Findings(
        frozenset(found[True]),
        frozenset(found[False]),
        len(_candidates(rows[0], query.options, known) | _candidates(rows[1], query.options, known)),
        f"{query.fits}: {' and '.join(sorted(map(str, common)))}",
        (tuple(parts), tuple(sorted(query.options))),
    )


def _grouping(things: Things, splits: Sequence[form.Split], known: Facts) -> _Findings:
    """The split into two classes of three such that all of one class have what none of the other has.

    All ten splits are tried; one that is not on offer goes by its numbers instead of a letter.
    """
    letters = {frozenset(one): letter for split, letter in zip(splits, LETTERS, strict=False) for one in split}
    sure: set[str] = set()
    possible: set[str] = set()
    settling: list[Property] = []
    candidates: list[int] = []
    numbered = dict(enumerate(things, start=1))
    for one in map(frozenset, combinations(numbered, 3)):
        other = frozenset(numbered) - one
        name = letters.get(one, " ".join(map(str, min(sorted(one), sorted(other)))))
        for held in known.properties:
            if all(numbered[place] in held.yes for place in one) and all(
                held.lacks(numbered[place]) for place in other
            ):
                sure.add(name)
                settling.append(held)
                candidates.append(len(_candidates([numbered[place] for place in one], things, known)))
            if not any(held.lacks(numbered[place]) for place in one) and not any(
                numbered[place] in held.yes for place in other
            ):
                possible.add(name)
    reason = _nearest(settling)[1]
    return _Findings(frozenset(sure), frozenset(possible), min(candidates, default=0), reason, tuple(sorted(things)))


def _singled(row: Things, held: Property, sure: bool) -> frozenset[int]:
    """The places at which a thing of a row could be the only one that has the property; or is, beyond argument."""
    return frozenset(
        place
        for place, thing in enumerate(row)
        if (thing in held.yes if sure else not held.lacks(thing))
        and all(held.lacks(other) if sure else other not in held.yes for other in row if other != thing)
    )


def _fits(row: Things, classes: Sequence[Property], sure: bool) -> bool:
    """True if a row could hold one thing of each of three classes; or does, beyond argument."""
    places = [_singled(row, held, sure) for held in classes]
    return any(all(map(frozenset.__contains__, places, order)) for order in permutations(range(3)))


def _matrix(things: Things, options: Things, known: Facts) -> _Findings:
    """The option with which the last row, as the others, holds one thing of each of three classes."""
    full, rest = (things[:3], things[3:6]), things[6:]
    found: dict[bool, set[str]] = {}
    reasons: set[str] = set()
    for sure in (True, False):
        found[sure] = set()
        fitting = [held for held in known.properties if all(_singled(row, held, sure) for row in full)]
        for classes in combinations(fitting, 3):
            if all(_fits(row, classes, sure) for row in full):
                leading = [option for option in options if _fits((*rest, option), classes, sure)]
                found[sure].update(leading)
                if sure and leading:
                    reasons.add(", ".join(held.name for held in classes))
    classes_that_fit = sum(all(_singled(row, held, sure=True) for row in full) for held in known.properties)
    letters = dict(zip(options, LETTERS, strict=False))
    return _Findings(
        frozenset(letters[option] for option in found[True]),
        frozenset(letters[option] for option in found[False]),
        classes_that_fit,
        min(reasons, default=""),
        (tuple(sorted(tuple(sorted(row)) for row in full)), tuple(sorted(rest)), tuple(sorted(options))),
    )


def _analogy(things: Things, options: Things, known: Facts) -> _Findings:
    """The option to which the third thing is related as the first to the second.

    Another one is possible if one could say that it is so related, or that it has in common with the third thing what
    the first and the second have in common, unless the answer has that beyond argument. An option is tied to the third
    thing if it is related to it in any way, or of its kind.
    """
    first, second, third = things
    sure: set[str] = set()
    possible: set[str] = set()
    reasons: list[str] = []
    tied: set[str] = set()
    for relation in known.relations:
        related = [option for option in options if not relation.denies(third, option)]
        tied.update(related)
        if relation.denies(first, second):
            continue
        possible.update(related)
        reached = [option for option in options if (third, option) in relation.yes]
        if (first, second) in relation.yes and len(reached) == 1:
            sure.update(reached)
            reasons.append(relation.name)
    for held in known.properties:
        if held.weight == 1 and third in held.yes:
            tied.update(option for option in options if option in held.yes)
        if not any(map(held.lacks, things)) and not held.yes.issuperset(sure):
            possible.update(option for option in options if not held.lacks(option))
    letters = dict(zip(options, LETTERS, strict=False))
    return _Findings(
        frozenset(letters[option] for option in sure),
        frozenset(letters[option] for option in possible),
        len(tied),
        " and ".join(reasons),
        (*things, *sorted(options)),
    )
