"""Lets people answer candidates on the page of `puzzlegen.study`, without their keys, and keeps what they say.

The answers lie in a file of the study, and, after each of them, without what is no business of readers in
``approvals.jsonl`` beside the candidates.
"""

from pathlib import Path
from typing import Final

import msgspec

from puzzlegen.candidates.showing import item_of
from puzzlegen.core.item import LANGUAGES
from puzzlegen.core.writing import put
from puzzlegen.materials import approvals, proposals
from puzzlegen.materials.approvals import Answer
from puzzlegen.study import server
from puzzlegen.study.design import Candidate as Dealt
from puzzlegen.study.kept import Participant
from puzzlegen.study.questions import Question
from puzzlegen.study.results import answers
from puzzlegen.study.server import Study
from puzzlegen.study.store import Said, Settings, Store

STORE: Final = "approvals.sqlite"
_SETTINGS: Final = Settings("candidates", "", 0, 0)  # whatever lies in the folder: answers are bound to digests


class Approvals(Store):
    """The file of the answers to the candidates of a folder; `approvals.ANSWERS` follows it at each change."""

    def __init__(self, folder: Path) -> None:
        """Open the file, or make it; raises `OtherStudy` if it is no such file."""
        self._folder = folder
        super().__init__(folder / STORE, _SETTINGS)

    def answer(self, participant: Participant, position: int, said: Said, received: str) -> None:
        """Keep an answer."""
        super().answer(participant, position, said, received)
        self.write()

    def forget(self, name: str) -> None:
        """Delete a participant with all answers; what was published of them stays where it is."""
        super().forget(name)
        self.write()

    def write(self) -> None:
        """Write the answers for whoever makes items; the file appears whole or not at all, for its owner alone."""
        lines = [
            msgspec.json.encode(
                Answer(
                    shown=trial.item,
                    language=participant.language,
                    participant=participant.id,
                    response=None if said.given_up else said.response,
                    wrong=said.wrong,
                    known=said.known,
                    seconds=round(max(said.sent, 0) / 1000),
                )
            )
            for participant, trial, said in answers(self)
        ]
        put(self._folder / approvals.ANSWERS, b"".join(line + b"\n" for line in lines), 0o600)


def study(store: Approvals, folder: Path, size: int, seed: int, left_out: str = "") -> Study:
    """A study of the candidates that are checked and not yet approved; whatever else was dealt is withdrawn.

    Args:
        store: of the folder.
        folder: of the candidates.
        size: of a sitting.
        seed: of who gets which.
        left_out: an author whose candidates nobody is shown, since he takes part himself.

    Raises:
        NothingToPlay: there are none.
    """
    said = approvals.records(folder)
    known: dict[str, Question] = {}
    pools: dict[str, list[Dealt]] = {language: [] for language in LANGUAGES}
    for candidate in proposals.read(folder).candidates:
        standing = said.standing(candidate)
        if standing.state(candidate.key) != "checked" or candidate.proposal.author == left_out:
            continue
        for language in candidate.proposal.words:
            shown = item_of(candidate, language)
            known[shown.item.id] = Question(shown.item, shown.key, candidate.digest, shown.pictures)
            pools[language].append(Dealt(shown.item.id, standing.category.partition(":")[0], candidate.digest))
    store.withdraw(known.keys())
    store.write()
    return server.study(store, known, pools, size, seed, "approval")
