"""What people saw of the items of a release before it was published, and what they said.

They see a sample, which follows from the items, a number and a seed alone, so that nobody chooses what is looked at:
who publishes the release draws it again, and so does who audits it. What people said cannot be derived from anything;
what is recorded of it has to agree with itself. Nobody is named.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import blake2b
from itertools import combinations
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple

import msgspec

from puzzlegen.core import foreign
from puzzlegen.core.errors import WrongUsage
from puzzlegen.core.foreign import Count, Digest, Id, Positive, Unfit
from puzzlegen.core.item import Document, Item, so_many
from puzzlegen.releases import agreement
from puzzlegen.releases.agreement import Kappa
from puzzlegen.releases.documents import Gate
from puzzlegen.snapshots import digest

NAME: Final = "reviewed"
REASONS: Final = {
    "illegible": "picture illegible",
    "unclear": "question unclear",
    "ambiguous": "another answer is defensible",
    "key": "key wrong",
    "ugly": "ugly",
    "leak": "leaks the answer",
    "other": "other",
}
"""Why an item is flagged: the code in files, and what is said to people."""
_SCHEMA: Final = 1
_NAMED: Final = 5  # flagged items that a sentence names


class BadReview(WrongUsage):
    """A file is no review, or not one of the items to be published."""


class Sampled(NamedTuple):
    """What the sample is drawn by: an item's id, its family and its level."""

    id: str
    family: str
    level: str

    @classmethod
    def of(cls, item: Item) -> "Sampled":
        """The one for an item."""
        return cls(item.id, item.kind, item.level)


def sample(items: Iterable[Sampled], size: int, seed: int) -> tuple[str, ...]:
    """The ids of the items that people look at, sorted.

    Every family and level is there, families first, as far as ``size`` reaches; beyond that each has its share.

    Args:
        items: all of them, in any order.
        size: of the sample; it is smaller if there are not so many items.
        seed: of what is left to chance.
    """
    strata: dict[tuple[str, str], list[Sampled]] = defaultdict(list)
    for one in sorted(items, key=lambda one: _lot(seed, one.id)):
        strata[one.family, one.level].append(one)
    taken: Counter[tuple[str, str]] = Counter()
    families: Counter[str] = Counter()

    lots = {stratum: _lot(seed, "\n".join(stratum)) for stratum in strata}

    def rank(stratum: tuple[str, str]) -> tuple[bool, int, float, str]:
        seen = taken[stratum] > 0
        share = taken[stratum] / len(strata[stratum])
        return seen, 0 if seen else families[stratum[0]], share, lots[stratum]

    chosen: list[str] = []
    while len(chosen) < size and (left := [one for one in strata if taken[one] < len(strata[one])]):
        stratum = min(left, key=rank)
        chosen.append(strata[stratum][taken[stratum]].id)
        taken[stratum] += 1
        families[stratum[0]] += 1
    return tuple(sorted(chosen))


def _lot(seed: int, text: str) -> str:
    return blake2b(f"{seed}\n{text}".encode(), digest_size=8).hexdigest()


class Opinion(Document, frozen=True):
    """What somebody said of an item.

    Attributes:
        reviewer: a number from 1 on.
        item: its id.
        first: the code of the reason for a flag, or empty for approval, before anybody talked about it.
        last: the same, as it stands now.
        note: on the flag, in the reviewer's words.
        right: whether the answer before the key was shown was right; None if there was none.
    """

    reviewer: Positive
    item: Id
    first: str
    last: str
    note: Annotated[str, msgspec.Meta(max_length=2000)] = ""
    right: bool | None = None


class Review(Document, frozen=True):
    """What people said of a sample.

    Attributes:
        schema: version of this format.
        benchmark: name of the folder that they saw.
        seed, asked: the sample is drawn from these; ``asked`` is the size that it was to have.
        items: the ids of the sample.
        reviewers: how many people said something.
        opinions: what they said.
        digest: of all that, which tells a file that was damaged, not one that was forged.
    """

    schema: int
    benchmark: str
    seed: Count
    asked: Positive
    items: tuple[Id, ...]
    reviewers: Count
    opinions: tuple[Opinion, ...]
    digest: Digest = ""

    def sealed(self) -> "Review":
        """The same with its digest."""
        return msgspec.structs.replace(self, digest=digest.of_document(msgspec.structs.replace(self, digest="")))

    @property
    def standing(self) -> tuple[Opinion, ...]:
        """The flags that stand."""
        return tuple(one for one in self.opinions if one.last)


def review(
    benchmark: str, seed: int, asked: int, items: Sequence[str], opinions: Sequence[Opinion], reviewers: int
) -> Review:
    """The document of what was said."""
    return Review(_SCHEMA, benchmark, seed, asked, tuple(items), reviewers, tuple(opinions)).sealed()


def read(path: Path) -> Review:
    """The review in a file that ``puzzlegen review --export`` wrote.

    Raises:
        BadReview: with a sentence for the user.
    """
    try:
        found = foreign.decoded(foreign.read(path, foreign.MOST_TABLE), Review)
    except Unfit as error:
        raise BadReview(
            f"{path} is no review: --reviewed takes the file that puzzlegen review DIR --export FILE.json writes."
        ) from error
    if found.schema != _SCHEMA:
        raise BadReview(f"{path} was written by another version of puzzlegen: export the review again.")
    if found.sealed() != found:
        raise BadReview(f"{path} was changed after it was exported: export the review again.")
    if reason := _unsound(found):
        raise BadReview(f"{path} is no review that anybody can have made: {reason}.")
    return found


def _unsound(found: Review) -> str:
    """What no review has; empty if all is well."""
    who = [(one.reviewer, one.item) for one in found.opinions]
    if len(set(who)) < len(who):
        return "somebody said two things of one item"
    if not {item for _, item in who} <= set(found.items):
        return "an opinion is of an item that is not in the sample"
    if {reviewer for reviewer, _ in who} != set(range(1, found.reviewers + 1)):
        return "it counts its people wrongly"
    if any({one.first, one.last} - {"", *REASONS} for one in found.opinions):
        return f"a flag has no reason; reasons are {', '.join(REASONS)}"
    return ""


class Pair(Document, frozen=True):
    """What two people first said of the items that both saw, and their agreement."""

    both_approved: Count
    first_flagged: Count
    second_flagged: Count
    both_flagged: Count
    agreement: Kappa


def pair(both_approved: int, first_flagged: int, second_flagged: int, both_flagged: int) -> Pair:
    """The pair of these counts."""
    said = [
        *[(False, False)] * both_approved,
        *[(True, False)] * first_flagged,
        *[(False, True)] * second_flagged,
        *[(True, True)] * both_flagged,
    ]
    return Pair(both_approved, first_flagged, second_flagged, both_flagged, agreement.kappa(said))


def pairs(opinions: Iterable[Opinion]) -> tuple[Pair, ...]:
    """Each two people, by what they said before they talked about it."""
    flagged: dict[int, dict[str, bool]] = defaultdict(dict)
    for opinion in opinions:
        flagged[opinion.reviewer][opinion.item] = bool(opinion.first)
    found = []
    for one, other in combinations(sorted(flagged), 2):
        seen = flagged[one].keys() & flagged[other].keys()
        counts = Counter((flagged[one][item], flagged[other][item]) for item in seen)
        found.append(pair(*(counts[said] for said in ((False, False), (True, False), (False, True), (True, True)))))
    return tuple(found)


class Figures(Document, frozen=True):
    """What a release records of its review.

    Attributes:
        new: how many items the release brings, of which the sample is.
        seed, asked: see `Review`.
        items: the ids of the sample.
        reviewers: how many people said something.
        complete: how many of them said something of every item.
        raised: flags at first; none stands in what is published.
        blind: answers given before the key was shown.
        right: how many of them were right.
        pairs: each two people.
    """

    new: Count
    seed: Count
    asked: Positive
    items: tuple[Id, ...]
    reviewers: Positive
    complete: Count
    raised: Count
    blind: Count
    right: Count
    pairs: tuple[Pair, ...]


def judge(found: Review, fresh: Iterable[Item]) -> Gate:
    """Whether a release may appear as reviewed.

    Args:
        found: the review.
        fresh: the items that the release brings.

    Raises:
        BadReview: it is of other items, or nobody has finished it.
    """
    drawn = [Sampled.of(item) for item in fresh]
    if not drawn:
        raise BadReview("The release brings no new items: there is nothing to review.")
    if found.items != sample(drawn, found.asked, found.seed):
        raise BadReview(
            f"The review is not of the {so_many(len(drawn))} that the release brings: review the folder that puzzlegen "
            "release --preview writes for the same spec, version, series, secret and beacon."
        )
    counts = Counter(one.reviewer for one in found.opinions)
    complete = sum(count == len(found.items) for count in counts.values())
    if not complete:
        raise BadReview(f"Nobody has looked at all {len(found.items)} items of the sample: finish the review first.")
    if found.standing:
        return _refused(found)
    figures = Figures(
        new=len(drawn),
        seed=found.seed,
        asked=found.asked,
        items=found.items,
        reviewers=found.reviewers,
        complete=complete,
        raised=sum(bool(one.first) for one in found.opinions),
        blind=sum(one.right is not None for one in found.opinions),
        right=sum(one.right is True for one in found.opinions),
        pairs=pairs(found.opinions),
    )
    return _passed(figures)


def _refused(found: Review) -> Gate:
    flags: dict[str, list[str]] = defaultdict(list)
    for one in found.standing:
        flags[one.item].append(REASONS[one.last])
    named = [f"{item} ({', '.join(dict.fromkeys(reasons))})" for item, reasons in sorted(flags.items())]
    more = f" and {len(named) - _NAMED} more" if len(named) > _NAMED else ""
    detail = (
        f"Flags stand on {so_many(len(flags))}: {', '.join(named[:_NAMED])}{more}; make them anew under another "
        "version, or have the flags withdrawn."
    )
    return Gate(NAME, False, detail, {"flagged": dict(flags)})


def _passed(figures: Figures) -> Gate:
    """The finding that follows from the figures."""
    people = "1 person" if figures.reviewers == 1 else f"{figures.reviewers} people"
    flags = "none was flagged"
    if figures.raised:
        flags = f"{figures.raised} flag{'s were' if figures.raised > 1 else ' was'} raised and withdrawn"
    agreed = f"; {figures.pairs[0].agreement}" if len(figures.pairs) == 1 else ""
    detail = f"{people} looked at {len(figures.items)} of {figures.new} new items: {flags}{agreed}."
    return Gate(NAME, True, detail, msgspec.to_builtins(figures))


def complaints(gate: Gate, fresh: Iterable[Item]) -> Iterator[str]:
    """What is wrong with the record of a review, as far as anybody can tell; each goes on after the file's name."""
    figures = _figures(gate.figures)
    if figures is None:
        yield "records a review in figures that none has"
        return
    drawn = [Sampled.of(item) for item in fresh]
    if figures.new != len(drawn) or figures.items != sample(drawn, figures.asked, figures.seed):
        yield "records a review of other items than it brings"
    if not _consistent(figures) or _plain(_passed(figures)) != _plain(gate):
        yield "records a review that does not agree with itself"


def _figures(figures: Mapping[str, Any]) -> Figures | None:
    try:
        return msgspec.convert(figures, Figures)
    except msgspec.ValidationError:
        return None


def _consistent(figures: Figures) -> bool:
    size, people = len(figures.items), figures.reviewers
    most = people * size
    flags = [
        one.first_flagged + one.second_flagged + 2 * one.both_flagged
        for one in figures.pairs
        if one.agreement.items == size
    ]
    return (
        1 <= figures.complete <= people
        and figures.right <= figures.blind <= most
        and figures.raised <= most
        and len(figures.pairs) == people * (people - 1) // 2
        and all(one.agreement.items <= size for one in figures.pairs)
        and sum(one.agreement.items == size for one in figures.pairs) == figures.complete * (figures.complete - 1) // 2
        and all(one <= figures.raised for one in flags)
        and (people != 2 or figures.complete != 2 or flags == [figures.raised])
        and all(_plain(one) == _plain(_again(one)) for one in figures.pairs)
    )


def _again(one: Pair) -> Pair:
    """A pair with its agreement computed again; absurd counts make no work."""
    counts = (one.both_approved, one.first_flagged, one.second_flagged, one.both_flagged)
    return pair(*counts) if sum(counts) == one.agreement.items else pair(0, 0, 0, 0)


def _plain(value: Any) -> Any:
    """A document as it is read back from JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))
