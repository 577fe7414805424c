"""What the keeper of candidates says to people who hold one of them to be wrong, and to findings of a check."""

from pathlib import Path
from typing import Final

from puzzlegen.core import foreign
from puzzlegen.core.errors import WrongUsage
from puzzlegen.core.foreign import Prose
from puzzlegen.materials import approvals, proposals
from puzzlegen.materials.approvals import Overruled, Replied

RIGHTS: Final = ("It has no ", "Its licence ")
"""How findings begin that nobody can overrule."""


class NoObjection(WrongUsage):
    """There is nothing to reply to, or nothing is said."""


def reply(folder: Path, name: str, participant: str, why: str) -> None:
    """Note a reply.

    Raises:
        Missing: there is no such candidate.
        NoObjection: nobody of this id objects to it, or the reply says nothing.
    """
    candidate = proposals.read(folder).named(name)
    _demand(why, 300)
    said = approvals.records(folder)
    shown = [one.shown for one in said.answers if (one.participant, bool(one.wrong)) == (participant, True)]
    mine = [digest for digest in shown if digest in candidate.languages]
    if not mine:
        raise NoObjection(f"Nobody of the id {foreign.shown(participant)!r} holds {candidate.name} to be wrong.")
    approvals.note(folder, [Replied(digest, participant, why.strip()) for digest in mine])


def overrule(folder: Path, name: str, why: str) -> tuple[str, ...]:
    """Note that what was found wrong with a candidate is mistaken; returns the findings.

    Raises:
        Missing: there is no such candidate.
        NoObjection: nothing is found, only what nobody can overrule, or the reason says nothing.
    """
    candidate = proposals.read(folder).named(name)
    _demand(why, 2000)
    standing = approvals.records(folder).standing(candidate)
    found = tuple(one for one in standing.findings if not one.startswith(RIGHTS))
    if not found:
        raise NoObjection(f"There is no finding about {candidate.name} that could be overruled.")
    approvals.note(folder, [Overruled(candidate.digest, one, why.strip()) for one in found])
    return found


def _demand(why: str, most: int) -> None:
    if not why.strip() or len(why) > most or not foreign.is_a(Prose, why):
        raise NoObjection(f"A reason has 1 to {most:,} characters, and no control characters.")
