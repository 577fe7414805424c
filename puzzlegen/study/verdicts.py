"""What came out of a review: who agreed with whom, what was flagged and why, and the files that go on from there."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any

import msgspec

from puzzlegen.core.foreign import shown
from puzzlegen.core.item import Document, so_many
from puzzlegen.fairness.agreement import Kappa, kappa
from puzzlegen.releases import reviewed
from puzzlegen.releases.reviewed import REASONS, Opinion, Review
from puzzlegen.scoring.error_types import UNTOLD, Label
from puzzlegen.study.judgements import Case, Judgements
from puzzlegen.study.kept import Participant
from puzzlegen.study.questions import Question


class Person(Document, frozen=True):
    """Somebody who judges: how many items, how many of them flagged now, and how many right before the key."""

    id: str
    judged: int
    flagged: int
    answered: int
    right: int


class Agreement(Document, frozen=True):
    """Two people, by what they said in their own first pass."""

    one: str
    other: str
    agreement: Kappa


class Group(Document, frozen=True):
    """A family and level of the sample: its items, those that somebody judged, and those with a flag that stands."""

    family: str
    level: str
    items: int
    judged: int
    flagged: int


class Flag(Document, frozen=True):
    """A flag, by somebody, for a reason; one that does not stand was withdrawn."""

    id: str
    family: str
    level: str
    reviewer: str
    reason: str
    note: str
    standing: bool

    @property
    def why(self) -> str:
        """The reason in one sentence."""
        reason = REASONS[self.reason]
        said = f"{reason}: {self.note}" if self.note and self.reason != "other" else self.note or reason
        return " ".join(f"{said[0].upper()}{said[1:].rstrip('.')}.".split())


class Summary(Document, frozen=True):
    """What a review says so far; for labels of errors ``types`` counts what was said, and nothing is flagged."""

    benchmark: str
    sampled: int
    people: tuple[Person, ...]
    agreements: tuple[Agreement, ...]
    groups: tuple[Group, ...]
    flags: tuple[Flag, ...]
    scheme: str = ""
    types: Mapping[str, int] = {}


class _Said(msgspec.Struct, frozen=True):
    """Somebody's judgement of an item: ``first`` is what stood when he had judged all items for the first time."""

    person: Participant
    case: Case
    first: str
    note: str

    @property
    def last(self) -> str:
        return self.case.judged[-1][1].said

    def blind(self, questions: Mapping[str, Question]) -> bool | None:
        """True if the answer before the key was right; None if there was none."""
        return _blind(self.case, questions)


def _blind(case: Case, questions: Mapping[str, Question]) -> bool | None:
    return questions[case.item].right(case.look.response) if case.look else None


def _said(store: Judgements) -> Iterator[_Said]:
    for person in store.participants():
        cases = store.cases(person)
        begun = [case.judged[0][0] for case in cases if case.judged]
        passed = max(begun) if len(begun) == len(cases) else None
        for case in cases:
            if case.judged:
                early = [one for number, one, _ in case.judged if passed is None or number <= passed]
                notes = [one.note for _, one, _ in case.judged if one.said]
                yield _Said(person, case, early[-1].said, notes[-1] if notes else "")


def count(store: Judgements) -> int:
    """How many items were judged, each time by one person."""
    return sum(1 for _ in _said(store))


def review(store: Judgements, questions: Mapping[str, Question]) -> Review:
    """The document that ``puzzlegen release --reviewed`` reads."""
    said = list(_said(store))
    numbers = {person: 1 + turn for turn, person in enumerate(dict.fromkeys(one.person.id for one in said))}
    opinions = [
        Opinion(
            reviewer=numbers[one.person.id],
            item=one.case.item,
            first=one.first,
            last=one.last,
            note=one.note,
            right=one.blind(questions),
        )
        for one in said
    ]
    settings = store.settings
    return reviewed.review(
        settings.benchmark, settings.seed, settings.items, sorted(questions), opinions, reviewers=len(numbers)
    )


def document(store: Judgements, questions: Mapping[str, Question]) -> bytes:
    """A file of `review`."""
    return msgspec.json.format(msgspec.json.encode(review(store, questions))) + b"\n"


def lines(store: Judgements, questions: Mapping[str, Question]) -> bytes:
    """A line for every judgement that was ever given, or for every label."""
    found = labels(store) if store.settings.scheme else _decisions(store, questions)
    return b"".join(msgspec.json.encode(line) + b"\n" for line in found)


def labels(store: Judgements) -> Iterator[Label]:
    """What ``puzzlegen score --labels`` reads."""
    settings = store.settings
    for one in _said(store):
        yield Label(one.case.item, settings.predictions, settings.scheme, one.person.id, one.first, one.last)


def _decisions(store: Judgements, questions: Mapping[str, Question]) -> Iterator[dict[str, Any]]:
    for person in store.participants():
        for case in store.cases(person):
            question = questions[case.item]
            for turn, (_, judged, received) in enumerate(case.judged, start=1):
                yield {
                    "id": case.item,
                    "family": question.item.kind,
                    "level": question.item.level,
                    "reviewer": person.id,
                    "decision": "flag" if judged.said else "approve",
                    "reason": judged.said,
                    "note": judged.note,
                    "answer": case.look.response if case.look else None,
                    "right": _blind(case, questions),
                    "seconds": round(judged.seconds / 1000, 3),
                    "received": received,
                    "standing": turn == len(case.judged),
                }


def flags(store: Judgements, questions: Mapping[str, Question]) -> list[Flag]:
    """All flags: those that stand, and those that were withdrawn."""
    found = []
    for one in _said(store):
        raised = [judged for _, judged, _ in one.case.judged if judged.said]
        if raised:
            item = questions[one.case.item].item
            last = raised[-1]
            found.append(
                Flag(item.id, item.kind, item.level, one.person.id, last.said, last.note, standing=bool(one.last))
            )
    return sorted(found, key=lambda flag: (not flag.standing, flag.family, flag.level, flag.id))


def summary(store: Judgements, questions: Mapping[str, Question]) -> Summary:
    """What the review says so far."""
    said = list(_said(store))
    labelling = bool(store.settings.scheme)
    raised = [] if labelling else flags(store, questions)
    bad = {flag.id for flag in raised if flag.standing}
    judged = {one.case.item for one in said}
    strata: dict[tuple[str, str], list[str]] = {}
    for name, question in sorted(questions.items()):
        strata.setdefault((question.item.kind, question.item.level), []).append(name)
    types = Counter(one.last for one in said)
    names = [*store.settings.types, UNTOLD]
    return Summary(
        benchmark=store.settings.benchmark,
        sampled=len(questions),
        people=tuple(_people(said, questions, labelling=labelling)),
        agreements=tuple(_agreements(said, labelling=labelling)),
        groups=tuple(
            Group(*kind, len(items), len(judged.intersection(items)), len(bad.intersection(items)))
            for kind, items in sorted(strata.items())
        ),
        flags=tuple(raised),
        scheme=store.settings.scheme,
        types={name: types[name] for name in names} if labelling else {},
    )


def _people(said: Sequence[_Said], questions: Mapping[str, Question], *, labelling: bool) -> Iterator[Person]:
    for name in dict.fromkeys(one.person.id for one in said):
        own = [one for one in said if one.person.id == name]
        blind = [one.blind(questions) for one in own]
        yield Person(
            id=name,
            judged=len(own),
            flagged=0 if labelling else sum(bool(one.last) for one in own),
            answered=sum(one is not None for one in blind),
            right=sum(one is True for one in blind),
        )


def _agreements(said: Sequence[_Said], *, labelling: bool) -> Iterator[Agreement]:
    """Of items by approval or flag, whatever the reason; of errors by the type."""
    people: dict[str, dict[str, str]] = {}
    for each in said:
        people.setdefault(each.person.id, {})[each.case.item] = each.first if labelling else str(bool(each.first))
    for one, other in combinations(people, 2):
        both = sorted(people[one].keys() & people[other].keys())
        yield Agreement(one, other, kappa([(people[one][item], people[other][item]) for item in both]))


def told(found: Summary) -> Iterator[str]:
    """The lines of the summary."""
    yield f"{shown(found.benchmark)}: {so_many(found.sampled)} in the sample"
    for person in found.people:
        blind = f", {person.right} of {person.answered} answers before the key right" if person.answered else ""
        flagged = "" if found.scheme else f", {person.flagged} flagged"
        yield f"  {person.id}: {person.judged} judged{flagged}{blind}"
    for pair in found.agreements:
        both = pair.agreement
        if both.items:
            yield f"  {pair.one} and {pair.other}: the same of {both.same} of {both.items}; {both}"
    yield ""
    width = max(len(f"{group.family} {group.level}") for group in found.groups)
    yield f"{'':<{width}}  items  judged" + ("" if found.scheme else "  flagged")
    for group in found.groups:
        flagged = "" if found.scheme else f"{group.flagged:>9}"
        yield f"{f'{group.family} {group.level}':<{width}}{group.items:>7}{group.judged:>8}{flagged}"
    if found.scheme:
        yield f"\n{found.scheme}"
        yield from (f"{number:>7}  {name or 'cannot tell'}" for name, number in found.types.items())
    elif found.flags:
        yield ""
        for flag in found.flags:
            state = "" if flag.standing else " (withdrawn)"
            yield f"{flag.id}  {flag.family} {flag.level}  {shown(flag.why)}{state}"
