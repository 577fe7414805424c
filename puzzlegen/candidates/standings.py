"""How far each candidate of a folder has come, and what it waits for."""

from collections.abc import Iterator
from pathlib import Path

import msgspec

from puzzlegen.core import foreign
from puzzlegen.materials import approvals, proposals
from puzzlegen.materials.approvals import LEAST, Standing
from puzzlegen.materials.proposals import Candidate, Folder


class Line(msgspec.Struct, frozen=True):
    """A candidate.

    Attributes:
        name: of its file.
        state: proposed, categorised, checked or approved.
        category: and whether a hand, its author or which model put it there; both empty if nobody did.
        by: see there.
        people: how many answered who did not know it,
        agreeing: and how many of these gave the key.
        seconds: the median time of these.
        languages: in which it can be published, once it is approved.
        waits: for what, a sentence each.
    """

    name: str
    state: str
    category: str
    by: str
    people: int
    agreeing: int
    seconds: int
    languages: tuple[str, ...]
    waits: tuple[str, ...]


def lines(folder: Path) -> tuple[Folder, tuple[Line, ...]]:
    """The candidates of a folder; raises `Missing` if it cannot be read."""
    there, said = proposals.read(folder), approvals.records(folder)
    return there, tuple(_line(one, said.standing(one)) for one in there.candidates)


def _line(candidate: Candidate, standing: Standing) -> Line:
    same = {candidate.key, *candidate.spellings}
    return Line(
        name=candidate.name,
        state=standing.state(candidate.key),
        category=standing.category,
        by=standing.categorised_by,
        people=len(standing.blind),
        agreeing=sum(one.response in same for one in standing.blind),
        seconds=standing.seconds,
        languages=standing.read,
        waits=tuple(_waits(candidate, standing)),
    )


def _waits(candidate: Candidate, standing: Standing) -> Iterator[str]:
    match standing.state(candidate.key):
        case "proposed":
            yield "It has no category yet."
        case "categorised":
            yield from standing.findings or ("It is not checked as it is now.",)
        case "checked":
            for participant, wrong in standing.objections.items():
                yield f"{participant} holds it to be wrong ({foreign.shown(wrong)}); change it, or reply."
            given = [one.response for one in standing.blind if one.response is not None]
            if standing.answer not in (None, candidate.key):
                yield "People give another answer than its key; look at both."
            elif standing.answer is None and len(given) < LEAST:
                yield f"{len(given)} of {LEAST} people have answered it."
            elif standing.answer is None:
                yield "People do not agree; ask more of them, or change it."
