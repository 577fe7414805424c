"""Items for a look at their pictures: those that most people miss, and those that somebody holds to be wrong."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from puzzlegen.core.item import Document
from puzzlegen.scoring.grading import Graded
from puzzlegen.scoring.participants import marks
from puzzlegen.scoring.reading import Entry
from puzzlegen.snapshots.reading import spoken

FEWEST: Final = 3
"""People below whom an item that they miss says nothing."""
MOST: Final = 2 / 3
"""The share of people who miss an item from which on it is listed."""
_HALF: Final = 0.5  # credit below which an answer misses


class Missed(Document, frozen=True):
    """An item that most people miss, though its answer is proven.

    Attributes:
        id, family, level: of the item.
        people: who were shown it.
        missed: those who got less than half of the credit, or gave up.
        given_up: those who gave up.
        key: the answer.
        said: the wrong answer that was given most often; empty if none was read.
        times: how often it was.
        picture: the path of the first one; empty if there is none.
    """

    id: str
    family: str
    level: str
    people: int
    missed: int
    given_up: int
    key: str
    said: str
    times: int
    picture: str


class Disputed(Document, frozen=True):
    """An item that somebody holds to be wrong.

    Attributes:
        id, family, level: of the item.
        people: who were shown it.
        reasons: of those who hold it to be wrong.
        key: the answer.
        picture: the path of the first one; empty if there is none.
    """

    id: str
    family: str
    level: str
    people: int
    reasons: tuple[str, ...]
    key: str
    picture: str


def missed(entries: Sequence[Entry], files: Sequence[Graded]) -> tuple[Missed, ...]:
    """The items that at least `MOST` of at least `FEWEST` people miss; those most often missed come first."""
    found = []
    for place, entry in enumerate(entries):
        answers = [(said, result) for one in files for _, said, result in marks(one, place)]
        misses = [(said, result) for said, result in answers if result.credit < _HALF]
        if len(answers) < FEWEST or len(misses) < MOST * len(answers):
            continue
        wrong = Counter(result.answer for _, result in misses if result.answer)
        ((often, times),) = wrong.most_common(1) or [("", 0)]
        found.append(
            Missed(
                id=entry.item.id,
                family=entry.item.kind,
                level=entry.item.level,
                people=len(answers),
                missed=len(misses),
                given_up=sum(said.given_up for said, _ in answers),
                key=spoken(entry.key.answer),
                said=often,
                times=times,
                picture=_picture(entry),
            )
        )
    return tuple(sorted(found, key=lambda one: (-one.missed / one.people, -one.people, one.id)))


def disputed(entries: Sequence[Entry], files: Sequence[Graded]) -> tuple[Disputed, ...]:
    """The items that somebody holds to be wrong; those with most reasons come first."""
    found = []
    for place, entry in enumerate(entries):
        answers = [said for one in files for _, said, _ in marks(one, place)]
        reasons = tuple(said.wrong for said in answers if said.wrong)
        if reasons:
            item = entry.item
            key = spoken(entry.key.answer)
            found.append(Disputed(item.id, item.kind, item.level, len(answers), reasons, key, _picture(entry)))
    return tuple(sorted(found, key=lambda one: (-len(one.reasons), one.id)))


def _picture(entry: Entry) -> str:
    return str(entry.folder / entry.item.images[0]) if entry.folder is not None and entry.item.images else ""
