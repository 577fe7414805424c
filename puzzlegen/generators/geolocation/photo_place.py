"""Where was this photograph taken: the country and its region, or which of four regions or countries?

The nearer the wrong options lie to where it was taken, the more they are alike, and the harder is the question.
"""

import math
from functools import lru_cache
from typing import Annotated, Any, Final

import msgspec

from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.facts import places
from puzzlegen.formats.geolocation.photo_place import (
    QUESTIONS,
    CountryOffered,
    Photo,
    Position,
    Region,
    RegionOffered,
    Shown,
    Where,
)
from puzzlegen.generators.kits.asking import LETTERS, drawn_task
from puzzlegen.materials.material import Findings, Missing, Report
from puzzlegen.materials.places import Places
from puzzlegen.materials.shots import Shot, pixels

_FARTHEST: Final = 20_000  # kilometres; half way round the earth
_WRONG: Final = len(LETTERS) - 1  # options


class PhotoPlaceParams(Params, frozen=True, kw_only=True):
    """What a level asks; the bands say how much has to be told apart.

    Attributes:
        distance: kilometres from the photograph to the nearest place of each wrong option, the second one excluded.
        places: photographs; whoever makes items puts them in.
    """

    distance: Annotated[tuple[int, int], Knob("wrong options that lie farther away", 0, _FARTHEST)]
    places: Places | None = None


def _bits(km: float) -> float:
    """How often half the way round the earth is to be halved down to a wrong option that is so near."""
    return round(math.log2(_FARTHEST / max(km, 1)), 2)


def _params(distance: tuple[int, int], regions: tuple[float, float]) -> PhotoPlaceParams:
    low, high = distance
    return PhotoPlaceParams(distance=distance, band=(_bits(high), _bits(low)), bands={Region: regions})


LEVELS: Final = {
    Level.EASY: _params((800, _FARTHEST), (0, 11.3)),
    Level.MEDIUM: _params((200, 800), (11.31, 12.6)),
    Level.HARD: _params((0, 200), (12.61, 20)),
}


class Offer(msgspec.Struct, frozen=True):
    """What can be asked about a photograph: question -> the wrong options that there are; of the open one, none."""

    shot: Shot
    wrong: dict[type[Any], tuple[str, ...]]


def invent(rng: Stream, params: PhotoPlaceParams, asked: Drawn) -> Puzzle:
    """Draw a photograph that the question can be asked about, and wrong options at that distance.

    Where there is no such photograph, another question is drawn. The material of the puzzle is what is shown: R, G
    and B of each pixel, row by row.
    """
    if params.places is None:
        raise Missing(f"geolocation/photo_place {Places.NEEDED}.")
    rng = rng.child("state")
    found = offers(params.places, params.distance, params.bands[Region])
    possible = tuple(one for one in QUESTIONS if any(one in offer.wrong for offer in found))
    if not possible:
        raise Rejected("no photograph has wrong options at that distance")
    question, place = asked if asked.question in possible else drawn_task(possible, rng)
    offer = rng.choice([offer for offer in found if question in offer.wrong])
    shot, located = offer.shot, offer.shot.place
    answer = places.accepted(located.region.code)[0]
    further = {}
    if question is not Region:
        options = rng.sample(offer.wrong[question], _WRONG)
        options.insert(place, located.region.code if question is RegionOffered else located.region.country)
        further["options"] = tuple(options)
        answer = LETTERS[place]
    shown = Shown(
        photo=Photo(shot.sha256, **msgspec.structs.asdict(shot.credit)),
        position=Position(shot.latitude, shot.longitude),
        scene=shot.scene,
        width=shot.width,
        height=shot.height,
        places=places.digest(),
    )
    why = Where(located.region.code, located.place, round(located.km_to_place))
    return Puzzle(shown, question(**further), answer, why, material=pixels(shot).tobytes())


@lru_cache(maxsize=len(LEVELS))
def offers(found: Places, distance: tuple[int, int], band: tuple[float, float]) -> tuple[Offer, ...]:
    """The photographs about which something can be asked.

    Args:
        found: the photographs.
        distance: kilometres to wrong options.
        band: bits to name the region.
    """
    offered = (Offer(shot, _asked(shot, distance, band)) for shot in found.open().shots)
    return tuple(offer for offer in offered if offer.wrong)


def _asked(shot: Shot, distance: tuple[int, int], band: tuple[float, float]) -> dict[type[Any], tuple[str, ...]]:
    region = shot.place.region
    number = len(places.regions_of(region.country))
    asked: dict[type[Any], tuple[str, ...]] = {}
    if band[0] <= math.log2(number) + math.log2(len(places.countries())) <= band[1]:
        asked[Region] = ()
    near = {
        RegionOffered: (region.code, places.near_regions(*shot.position, region.country)),
        CountryOffered: (region.country, places.near_countries(*shot.position)),
    }
    low, high = distance
    for question, (key, others) in near.items():
        wrong = tuple(code for code, km in others if code != key and low <= km < high)
        if len(wrong) >= _WRONG:
            asked[question] = wrong
    return asked


def survey(found: Places, levels: object, report: Report, workers: object) -> Findings:  # noqa: ARG001
    """Tell why photographs are refused; the others serve all levels alike."""
    look = found.open()
    refused = [finding.why for finding in look.findings if not finding.accepted]
    report(len(look.findings), len(look.findings))
    return Findings(len(look.findings), len(look.shots), tuple(refused))
