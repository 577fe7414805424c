"""The published form of `geolocation/photo_place`; regions are coded as `FR/Brittany`, countries as in ISO 3166-1.

A question is asked as often as any other, if some photograph allows it.
"""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions

Digest: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}(?!\n)$", description="SHA-256")]
Length: TypeAlias = Annotated[int, Meta(ge=1, le=4096)]
Degrees: TypeAlias = Annotated[str, Meta(pattern=r"^-?(0|[1-9][0-9]{0,2})\.[0-9]{1,6}(?!\n)$")]
Told: TypeAlias = Annotated[str, Meta(min_length=1)]


class Photo(Published, frozen=True):
    """The digest of R, G and B of each pixel that is shown, row by row, and the credit of the photograph."""

    sha256: Digest
    title: str
    author: Told
    licence: Told
    origin: Told


class Position(Published, frozen=True):
    """Where it was taken, in degrees."""

    latitude: Degrees
    longitude: Degrees


class Shown(Published, frozen=True):
    """A photograph, and the digest of the data on places."""

    photo: Photo
    position: Position
    scene: Literal["nature", "street", "indoor"]
    width: Length
    height: Length
    places: Annotated[str, Meta(pattern=r"^[0-9a-f]{16}(?!\n)$")]


class Region(Question, frozen=True, tag="region"):
    """In which country and region was it taken? `France, Brittany`, in any accepted name, in either order."""


class RegionOffered(Question, frozen=True, tag="region_choice"):
    """In which of four regions of one country, which is told, was it taken?"""

    options: tuple[str, str, str, str]


class CountryOffered(Question, frozen=True, tag="country_choice"):
    """In which of four countries was it taken?"""

    options: tuple[str, str, str, str]


class Where(Published, frozen=True):
    """The region, and the nearest place with its distance in kilometres."""

    region: str
    place: str
    km: int


Statement: TypeAlias = Shown
Query: TypeAlias = Region | RegionOffered | CountryOffered

_HALVINGS: Final = "bits: halvings of 20000 km"
QUESTIONS: Final[Questions] = {
    Region: Asked(form=AnswerForm.FILL_IN, unit="bits: of the number of countries and regions", why=Where),
    RegionOffered: Asked(form=AnswerForm.CHOICE, options=4, unit=_HALVINGS, why=Where),
    CountryOffered: Asked(form=AnswerForm.CHOICE, options=4, unit=_HALVINGS, why=Where),
}
