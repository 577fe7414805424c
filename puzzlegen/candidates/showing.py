"""Candidates as items, before anybody has approved them: what people and models are shown."""

from typing import Final, NamedTuple

import msgspec

from puzzlegen.answers import kinds
from puzzlegen.catalog import find, load_renderer
from puzzlegen.core.item import Item, Key, Presentation
from puzzlegen.core.scene import Rendered
from puzzlegen.drawing.legibility import legibility
from puzzlegen.drawing.style import DEFAULT_STYLE
from puzzlegen.generators.candidates import approved
from puzzlegen.materials.approvals import Records
from puzzlegen.materials.proposals import Candidate
from puzzlegen.snapshots import pipeline, presenting

FAMILY: Final = "candidates/approved"
_NOBODY: Final = Records((), ())


class Draft(NamedTuple):
    """A candidate as an item in one language, with its key and its pictures as PNG."""

    item: Item
    key: Key
    pictures: tuple[bytes, ...]
    faults: tuple[str, ...]


def item_of(candidate: Candidate, language: str) -> Draft:
    """What a reader of this language is shown.

    Raises:
        Missing: a picture has changed.
    """
    (row,) = find(FAMILY)
    renderer = load_renderer(FAMILY)
    puzzle = approved.puzzle(candidate, _NOBODY.standing(candidate))
    presentation = Presentation(DEFAULT_STYLE.look)
    worded = presenting.word(renderer, puzzle.statement, puzzle.query, presentation)
    drawn = presenting.draw(renderer, puzzle.statement, puzzle.query, presentation, puzzle.material, kept=True)
    name = candidate.shown(language)
    item = Item(
        id=name,
        category=row.category,
        family=row.family,
        family_version=row.version,
        level=row.levels[0],
        images=pipeline.image_names(name, len(drawn)),
        language=language,
        capabilities=(),
        taxonomy={},
        **msgspec.structs.asdict(worded.say(language)),
    )
    answer = kinds.published(worded.kind, puzzle.key, drawn[0].boxes)
    key = Key(name, answer, candidate.spellings[1:], "", worded.kind)
    return Draft(item, key, tuple(picture.png for picture in drawn), tuple(_faults(drawn, puzzle.answer)))


def _faults(drawn: tuple[Rendered, ...], answer: str | tuple[str, ...]) -> list[str]:
    """Why the regions of a candidate's first picture cannot be boxed."""
    if isinstance(answer, str):
        return []
    picture = drawn[0]
    return list(legibility(picture, [picture.boxes[name] for name in answer]))
