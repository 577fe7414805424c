"""Shows a candidate as its author wrote it, pixel for pixel."""

from typing import Final

from puzzlegen.core.item import Kind, task_of
from puzzlegen.core.message import Phrase, Series, messages
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Element, Raster, Scene
from puzzlegen.formats.candidates.approved import Candidate, Query, Quoted

msg: Final = messages(__name__)


def word(candidate: Candidate, query: Query) -> Wording:  # noqa: ARG001 - the question says it all
    """The author's words, in the languages in which people approved them."""
    return Wording(
        ask={language: query.question[language] for language in query.languages},
        kind=Kind(task_of(query)),
        options=tuple(
            None if option is None else {language: option[language] for language in query.languages}
            for option in query.options
        ),
    )


def explain(candidate: Candidate, query: Query, answer: str, why: Quoted) -> Phrase:
    """What the author says, in quotes, since nobody judges it; how many people gave the answer; whose the item is."""
    origin, people = candidate.origin, len(candidate.answers)
    agreeing = sum(one.response in (answer, *candidate.spellings) for one in candidate.answers)
    words = {language: why.explanation.get(language, "") for language in query.question}
    given = {language: "yes" if text else "no" for language, text in words.items()}
    credit = {"author": origin.author, "source": origin.source, "licence": origin.licence}
    told = msg("explained", given=given, words=words), msg("agreed", agreeing=agreeing, people=people, **credit)
    return Series(told, " ")


def depict(candidate: Candidate, query: Query, material: tuple[bytes, ...]) -> tuple[Scene, ...]:  # noqa: ARG001
    """Its pictures, given as R, G and B of each pixel; a unit is a pixel."""
    regions = tuple(
        Element(name, left, top, right - left, bottom - top)
        for name, (left, top, right, bottom) in candidate.regions.items()
    )
    return tuple(
        Scene(
            shown.width,
            shown.height,
            (Raster(0, 0, shown.width, shown.height, rgb), *(() if number else regions)),
            exact=True,
        )
        for number, (shown, rgb) in enumerate(zip(candidate.pictures, material, strict=True))
    )
