"""What the keeper of candidates says to somebody who holds one of them to be wrong."""

from pathlib import Path

from puzzlegen.core import foreign
from puzzlegen.core.errors import WrongUsage
from puzzlegen.core.foreign import Prose
from puzzlegen.materials import approvals, proposals
from puzzlegen.materials.approvals import Replied


class NoObjection(WrongUsage):
    """There is nothing to reply to, or nothing is said."""


def reply(folder: Path, name: str, participant: str, why: str) -> None:
    """Note a reply.

    Raises:
        Missing: there is no such candidate.
        NoObjection: nobody of this id objects to it, or the reply says nothing.
    """
    candidate = proposals.read(folder).named(name)
    if not why.strip() or len(why) > 2000 or not foreign.is_a(Prose, why):
        raise NoObjection("A reply has one to 2,000 characters, and no control characters.")
    said = approvals.records(folder)
    shown = [one.shown for one in said.answers if (one.participant, bool(one.wrong)) == (participant, True)]
    mine = [digest for digest in shown if digest in candidate.languages]
    if not mine:
        raise NoObjection(f"Nobody of the id {foreign.shown(participant)!r} holds {candidate.name} to be wrong.")
    approvals.note(folder, [Replied(digest, participant, why.strip()) for digest in mine])
