"""The published form of `differences/photo_difference`; boxes are in pixels of a version, without the margins.

What an item asks depends on its photograph: each takes one of the slots that are laid out for all photographs together.
"""

from typing import Annotated, Final, TypeAlias

from msgspec import Meta

from puzzlegen.core.item import AnswerForm, Box
from puzzlegen.core.question import Asked, Published, Questions
from puzzlegen.formats.differences.kits.pairs import Boxes, Count, Single

Digest: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}(?!\n)$", description="SHA-256")]
Length: TypeAlias = Annotated[int, Meta(ge=1, le=4096)]
Told: TypeAlias = Annotated[str, Meta(min_length=1)]


class Photo(Published, frozen=True):
    """The digest of its file, and its credit."""

    sha256: Digest
    title: str
    author: str
    licence: Told
    origin: Told


class Patch(Published, frozen=True):
    """A place in the photograph, and the digests of R, G and B of each of its pixels in both versions, row by row."""

    name: Annotated[str, Meta(pattern=r"^patch-[0-9]{2}(?!\n)$", max_length=8)]
    box: Box
    first: Digest
    second: Digest


class Versions(Published, frozen=True):
    """The size of both versions, and places from the top: those that differ, and three at least that do not."""

    photo: Photo
    width: Length
    height: Length
    patches: tuple[Patch, ...]


Statement: TypeAlias = Versions
Query: TypeAlias = Boxes | Single | Count

_UNIT: Final = "bits to find the smallest difference"
QUESTIONS: Final[Questions] = {
    Boxes: Asked(form=AnswerForm.BOUNDING_BOXES, weight=3, unit=_UNIT),
    Single: Asked(form=AnswerForm.BOUNDING_BOXES, unit=_UNIT),
    Count: Asked(form=AnswerForm.FILL_IN, unit=_UNIT),
}
