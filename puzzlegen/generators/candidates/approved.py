"""A question that somebody proposed, and that people who did not know its key answered: which one, and what is shown.

Nothing is invented here. A level holds the approved candidates whose answer took people as long as its band says.
"""

from collections.abc import Iterable
from typing import Final

import msgspec

from puzzlegen.core.family import Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.formats.candidates import approved as form
from puzzlegen.formats.candidates.approved import QUESTIONS, Category, Origin, Picture, Query, Quoted
from puzzlegen.materials import proposals
from puzzlegen.materials.approvals import Standing
from puzzlegen.materials.candidates import Candidates
from puzzlegen.materials.material import Findings, Missing, NothingUsable, Report
from puzzlegen.materials.proposals import Candidate


class ApprovedParams(Params, frozen=True, kw_only=True):
    """The seconds that the answer takes people.

    Attributes:
        candidates: to choose from; whoever makes items puts them in.
    """

    candidates: Candidates | None = None


# VisualPuzzles: easy below a minute, medium up to three, hard beyond
LEVELS: Final = {
    Level.EASY: ApprovedParams(band=(0, 59)),
    Level.MEDIUM: ApprovedParams(band=(60, 180)),
    Level.HARD: ApprovedParams(band=(181, 86_400)),
}


_KINDS: Final = {question.__struct_config__.tag: question for question in QUESTIONS}


def invent(rng: Stream, params: ApprovedParams, asked: Drawn) -> Puzzle:  # noqa: ARG001 - candidates say what is asked
    """Take one of the candidates of the level, each in its turn.

    The material of the puzzle is R, G and B of each pixel of its pictures, row by row.
    """
    if params.candidates is None:
        raise Missing(f"candidates/approved {Candidates.NEEDED}.")
    low, high = params.band
    found = [one for one in params.candidates.open() if low <= one.standing.seconds <= high]
    if not found:
        raise Rejected("no approved candidate is of this level")
    chosen = found[rng.cycle_by_index(len(found), "candidate")]
    return puzzle(chosen.candidate, chosen.standing)


def survey(candidates: Candidates, levels: Iterable[Level], report: Report, workers: object) -> Findings:  # noqa: ARG001
    """Look whether there is a candidate of each of these levels.

    Raises:
        NothingUsable: there is none of one.
    """
    seconds = [one.standing.seconds for one in candidates.open()]
    for level in levels:
        low, high = LEVELS[level].band
        if not any(low <= one <= high for one in seconds):
            raise NothingUsable(
                f"No approved candidate of {candidates.path} is {level}: none took people {low} to {high} seconds; "
                "name another --level."
            )
    return Findings(len(seconds), len(seconds))


def puzzle(candidate: Candidate, standing: Standing) -> Puzzle:
    """A candidate, whatever people think of it."""
    explanations = {name: words.explanation for name, words in candidate.proposal.words.items() if words.explanation}
    return Puzzle(
        _statement(candidate, standing),
        _query(candidate, standing),
        tuple(candidate.key.split()) if candidate.proposal.regions else candidate.key,
        Quoted(explanations),
        material=proposals.pixels(candidate),
    )


def _statement(candidate: Candidate, standing: Standing) -> form.Candidate:
    proposal = candidate.proposal
    return form.Candidate(
        origin=Origin(proposal.source, proposal.licence, proposal.author, proposal.proposed_by),
        category=Category(standing.category, standing.categorised_by),
        pictures=tuple(Picture(**msgspec.structs.asdict(one)) for one in candidate.pictures),
        regions=dict(proposal.regions),
        spellings=tuple(candidate.spellings),
        answers=tuple(form.Answer(**msgspec.structs.asdict(one)) for one in standing.blind),
    )


def _query(candidate: Candidate, standing: Standing) -> Query:
    """What is asked; ``languages`` are those in which somebody who gave the key read it, or all before anybody did."""
    proposal = candidate.proposal
    words = proposal.words
    texts = tuple(
        {name: one.options[place] for name, one in words.items()}
        for place in range(0 if proposal.lettered else proposal.options)
    )
    query: Query = _KINDS[proposal.kind](
        question={name: one.question for name, one in words.items()},
        languages=standing.read or tuple(words),
        options=texts or (None,) * proposal.lettered,
    )
    return query
