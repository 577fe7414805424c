"""The gate of a release that was reviewed: no flag stands. What it records is checked by whoever audits the release.

What people said cannot be derived from anything; what is recorded of it has to agree with the items and with itself.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations
from typing import Any, Final

import msgspec

from puzzlegen.core.foreign import Count, Id, Positive
from puzzlegen.core.item import Document, Item, so_many
from puzzlegen.fairness import agreement
from puzzlegen.fairness.agreement import Kappa
from puzzlegen.fairness.gate import Gate
from puzzlegen.releases.reviewed import REASONS, BadReview, Opinion, Review, Sampled, sample

NAME: Final = "reviewed"
_NAMED: Final = 5  # flagged items that a sentence names


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
    """Checks whether a release may appear as reviewed.

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
    return passed(figures)


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


def passed(figures: Figures) -> Gate:
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
    if not _consistent(figures) or _plain(passed(figures)) != _plain(gate):
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
