"""Puts candidates into categories: by hand, or as a model that sees them says."""

from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path
from tempfile import TemporaryDirectory

from puzzlegen.candidates.showing import item_of
from puzzlegen.catalog.labels import PLACES
from puzzlegen.core.errors import WrongUsage
from puzzlegen.evaluation.client import Server
from puzzlegen.evaluation.tasks import Task
from puzzlegen.materials import approvals
from puzzlegen.materials.approvals import Categorised
from puzzlegen.materials.proposals import Candidate
from puzzlegen.scoring.extract import candidates as read_answers


class NoSuchPlace(WrongUsage):
    """Nothing is called so among the categories."""


def place(name: str) -> str:
    """The category, or ``category: subcategory``, of this name, however it is capitalised.

    Raises:
        NoSuchPlace: with those that may have been meant.
    """
    known = {one.casefold(): one for one in PLACES}
    if name.casefold() in known:
        return known[name.casefold()]
    near = get_close_matches(name.casefold(), known, n=2, cutoff=0.6)
    meant = f"; did you mean {' or '.join(repr(known[one]) for one in near)}?" if near else "."
    raise NoSuchPlace(
        f"{name!r} is neither a category of VisReason, such as 'Cue insight', nor one with a subcategory, such as "
        f"'Cue insight: detective'{meant}"
    )


def by_hand(folder: Path, chosen: Sequence[Candidate], name: str) -> None:
    """Put candidates into a category; raises `NoSuchPlace`."""
    found = place(name)
    approvals.note(folder, [Categorised(one.digest, found, approvals.HAND) for one in chosen])


def as_proposed(folder: Path, chosen: Sequence[Candidate]) -> list[Candidate]:
    """Put candidates where their authors want them, as far as these want anything; returns those.

    Raises:
        NoSuchPlace: an author names no category that there is; nothing is noted.
    """
    wanting = [one for one in chosen if one.proposal.category]
    approvals.note(folder, [Categorised(one.digest, place(one.proposal.category), approvals.AUTHOR) for one in wanting])
    return wanting


async def asked(server: Server, name: str, folder: Path, candidate: Candidate) -> str | None:
    """The category that a model names for a candidate, which is noted; None if it named none that there is.

    Raises:
        Refused, Unanswered: it does not answer.
    """
    language = next(iter(candidate.proposal.words))
    shown = item_of(candidate, language)
    listed = "\n".join(f"- {one}" for one in PLACES)
    options = "".join(f"\n{option.letter}. {option.text}" for option in shown.item.options if option.text)
    prompt = (
        "Below is a visual puzzle: its picture, and its question. Which of these categories does it belong to? Take "
        f"one with a subcategory only if it fits.\n\n{listed}\n\nThe question: {shown.item.ask}{options}\n\nDo not "
        "solve it. Reply with one line that reads 'Answer: X', where X is a line of the list, letter by letter."
    )
    with TemporaryDirectory() as place_of:
        paths = []
        for number, png in enumerate(shown.pictures):
            path = Path(place_of) / f"{number}.png"
            path.write_bytes(png)
            paths.append(path)
        response = await server.ask(Task(candidate.name, prompt, tuple(paths)))
    for said in read_answers(response.text):
        try:
            found = place(said.text.strip(" -'\"."))
        except NoSuchPlace:
            continue
        approvals.note(folder, [Categorised(candidate.digest, found, name)])
        return found
    return None
