"""What is said about candidates: notes of their keeper, the answers of people, and what follows from these.

Notes are lines that are only ever added; answers are a file that the page for people keeps. Both are bound to digests,
so that nothing counts for a candidate that was changed since.

A candidate's answer is the one that at least `LEAST` people gave who did not know it, and more than two thirds of all
such people who gave any. Two who agree on one of four options by chance alone do so once in sixteen times, and on a
word hardly ever; one who contradicts two leaves a doubt, so that a third or a fourth has to agree. Whoever gives up
contradicts nobody. Whoever says that the item is wrong stands against it until its keeper has replied.
"""

import os
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from statistics import median
from typing import Annotated, Final, TypeAlias, TypeVar

import msgspec

from puzzlegen.answers import boxes
from puzzlegen.answers.markup import first_line, plain
from puzzlegen.core import foreign
from puzzlegen.core.foreign import Digest, InvalidInput, Language, Prose
from puzzlegen.core.item import Document
from puzzlegen.core.writing import room
from puzzlegen.materials.material import Missing
from puzzlegen.materials.proposals import Candidate, spelling

NOTES: Final = "notes.jsonl"
ANSWERS: Final = "approvals.jsonl"
OURSELVES: Final = "puzzlegen"
HAND: Final = "hand"
AUTHOR: Final = "author"
LEAST: Final = 2  # people who give the answer
MOST: Final = 40  # people whose answers to a candidate count, the first ones: all of these are published
LONGEST_ANSWER: Final = 100  # characters
OTHER: Final = "?"  # an answer that is none of the kind that is asked for
LONGEST: Final = 86_400  # seconds

T = TypeVar("T")
Participant: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"\A[0-9a-f]{16}\Z")]
_By: TypeAlias = Annotated[Prose, msgspec.Meta(min_length=1, max_length=200)]
_Said: TypeAlias = Annotated[Prose, msgspec.Meta(max_length=2000)]


class Categorised(Document, frozen=True, tag_field="note", tag="category"):
    """Which category a candidate belongs to, and whether a hand, its author or which model says so."""

    candidate: Digest
    category: str
    by: _By


class Checked(Document, frozen=True, tag_field="note", tag="check"):
    """What a check by us, or by a model that did not see the pictures, found wrong with a candidate."""

    candidate: Digest
    by: _By
    findings: tuple[_Said, ...]


class Overruled(Document, frozen=True, tag_field="note", tag="overruled"):
    """A finding about a candidate that its keeper holds to be mistaken, and why."""

    candidate: Digest
    finding: _Said
    why: Annotated[_Said, msgspec.Meta(min_length=1)]


class Replied(Document, frozen=True, tag_field="note", tag="reply"):
    """What the keeper says to somebody who held what he was shown to be wrong."""

    shown: Digest
    participant: Participant
    reply: Annotated[Prose, msgspec.Meta(min_length=1, max_length=300)]


Note: TypeAlias = Categorised | Checked | Overruled | Replied


class Answer(Document, frozen=True):
    """What somebody did with a candidate.

    Attributes:
        shown: the digest of what he was shown.
        language: in which.
        participant: a random id.
        response: as he gave it; None if he gave up.
        wrong: why he holds it to be wrong; empty if he does not.
        known: whether he says that he knew it before.
        seconds: that it took him.
    """

    shown: Digest
    language: Language
    participant: Participant
    response: str | None
    wrong: str
    known: bool
    seconds: Annotated[int, msgspec.Meta(ge=0)]


class Blind(Document, frozen=True):
    """An answer of somebody who did not know the candidate, as it is published; ``response`` is spelled as keys are."""

    participant: str
    shown: str
    language: str
    response: str | None
    seconds: int
    objection: str | None = None


class Standing(msgspec.Struct, frozen=True):
    """What all that is said about a candidate amounts to.

    Attributes:
        category: empty if nobody has put it into one.
        categorised_by: a hand, the author, or the name of a model.
        checked: whether it was looked at as it is.
        findings: what is wrong with it, but for what was overruled.
        blind: the answers that count.
        answer: the one that people give, by the rule; None if there is none yet.
        objections: participants that say it is wrong, and what; nobody has replied to these.
        seconds: the median time of those who gave the answer.
        read: the languages in which somebody gave it.
    """

    category: str
    categorised_by: str
    checked: bool
    findings: tuple[str, ...]
    blind: tuple[Blind, ...]
    answer: str | None
    objections: Mapping[str, str]
    seconds: int
    read: tuple[str, ...]

    def state(self, key: str) -> str:
        """How far a candidate with this key has come; each state needs those before."""
        if not self.category:
            return "proposed"
        if not self.checked or self.findings:
            return "categorised"
        if self.answer != key or self.objections:
            return "checked"
        return "approved"


class Records(msgspec.Struct, frozen=True):
    """All that is said about the candidates of a folder."""

    notes: tuple[Note, ...]
    answers: tuple[Answer, ...]

    def standing(self, candidate: Candidate) -> Standing:
        """What this amounts to for a candidate."""
        digest = candidate.digest
        category = ("", "")
        checks: dict[str, tuple[str, ...]] = {}
        overruled: set[str] = set()
        replies: dict[tuple[str, str], str] = {}
        for note in self.notes:
            if isinstance(note, Replied):
                replies[note.shown, note.participant] = note.reply
            elif note.candidate == digest and isinstance(note, Categorised):
                category = (note.category, note.by)
            elif note.candidate == digest and isinstance(note, Checked):
                checks[note.by] = note.findings
            elif note.candidate == digest and isinstance(note, Overruled):
                overruled.add(note.finding)
        languages = candidate.languages
        answers = [one for one in self.answers if languages.get(one.shown) == one.language]
        blind = tuple(_counted(candidate, answers, replies))
        answer = agreed(_merged(candidate, one.response) for one in blind if one.response is not None)
        agreeing = [one for one in blind if answer is not None and _merged(candidate, one.response or "") == answer]
        open_ = {one.participant: _wrong(answers, one) for one in blind if one.objection == ""}
        return Standing(
            category=category[0],
            categorised_by=category[1],
            checked=OURSELVES in checks,
            findings=tuple(one for found in checks.values() for one in found if one not in overruled),
            blind=blind,
            answer=answer,
            objections=open_,
            seconds=int(median(one.seconds for one in agreeing)) if agreeing else 0,
            read=tuple(language for language in languages.values() if any(a.language == language for a in agreeing)),
        )


def agreed(responses: Iterator[str]) -> str | None:
    """The answer that these responses, one of each person, give by the rule; None if there is none."""
    counts = Counter(responses)
    for answer, count in counts.most_common(1):
        if answer != OTHER and count >= LEAST and 3 * count > 2 * counts.total():
            return answer
    return None


def _merged(candidate: Candidate, response: str) -> str:
    return candidate.key if response in candidate.spellings else response


def _wrong(answers: list[Answer], blind: Blind) -> str:
    return next(one.wrong for one in answers if (one.participant, one.shown) == (blind.participant, blind.shown))


def _counted(candidate: Candidate, answers: list[Answer], replies: Mapping[tuple[str, str], str]) -> Iterator[Blind]:
    """The first answer of each person who did not know the candidate."""
    seen: defaultdict[str, int] = defaultdict(int)
    for one in answers:
        seen[one.participant] += 1
        if one.known or seen[one.participant] > 1 or len(seen) > MOST:
            continue
        yield Blind(
            participant=one.participant,
            shown=one.shown,
            language=one.language,
            response=None if one.response is None else spelled(candidate, one.response),
            seconds=min(one.seconds, LONGEST),
            objection=replies.get((one.shown, one.participant), "") if one.wrong else None,
        )


def spelled(candidate: Candidate, response: str) -> str:
    """A response as keys are spelled; `OTHER` if it cannot be read as an answer of the kind."""
    proposal = candidate.proposal
    if proposal.regions:
        drawn = boxes.read(response, remarks=False) or ()
        names = [
            next((name for name, region in proposal.regions.items() if boxes.overlaps(box, region)), None)
            for box in drawn
        ]
        found = {name for name in names if name is not None}
        whole = found and len(found) == len(names) and (proposal.kind == "boxes" or len(names) == 1)
        return " ".join(sorted(found)) if whole else OTHER
    said = spelling(proposal.kind, first_line(plain(response), remarks=False))
    if said is None or (proposal.kind == "letter" and said not in "ABCDEFGH"[: proposal.options]):
        return OTHER
    return said if len(said) <= LONGEST_ANSWER else OTHER


def records(folder: Path) -> Records:
    """What is said about the candidates of a folder.

    Raises:
        Missing: a line cannot be read.
    """
    return Records(tuple(_lines(folder / NOTES, Note)), tuple(_lines(folder / ANSWERS, Answer)))  # type: ignore[arg-type]


def _lines(path: Path, kind: type[T]) -> Iterator[T]:
    if not path.exists():
        return
    try:
        for number, line in enumerate(foreign.lines(path, foreign.MOST_RECORD), start=1):
            if not line.endswith(b"\n"):
                return  # whoever wrote it was killed: it was not said
            try:
                yield foreign.decoded(line, kind)
            except InvalidInput as error:
                raise Missing(f"{path}, line {number}, cannot be read: {str(error).removesuffix('.')}.") from error
    except OSError as error:
        raise Missing(f"{path} cannot be read: {error.strerror}.") from error


def note(folder: Path, notes: list[Note]) -> None:
    """Add notes; they are on the disk when this returns."""
    path = folder / NOTES
    kept = foreign.read(path, foreign.MOST_TABLE) if path.exists() else b""
    if kept and not kept.endswith(b"\n"):  # whoever wrote was killed: what is half said is taken back
        os.truncate(path, kept.rfind(b"\n") + 1)
    with room(path), path.open("ab") as stream:
        stream.write(b"".join(msgspec.json.encode(one) + b"\n" for one in notes))
        stream.flush()
        os.fsync(stream.fileno())
