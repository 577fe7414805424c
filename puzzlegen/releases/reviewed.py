"""What people saw of the items of a release before it was published, and what they said of them.

They see a sample, which follows from the items, a number and a seed alone, so that nobody chooses what is looked at:
who publishes the release draws it again, and so does who audits it. Nobody is named.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Final, NamedTuple

import msgspec

from puzzlegen.core import foreign
from puzzlegen.core.errors import WrongUsage
from puzzlegen.core.foreign import Count, Digest, Id, InvalidInput, Positive
from puzzlegen.core.item import Document, Item
from puzzlegen.snapshots import digest

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
    except InvalidInput as error:
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
