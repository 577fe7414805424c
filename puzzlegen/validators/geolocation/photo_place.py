"""Finds by two independent sources where a position is; judges `geolocation/photo_place`.

No proof can tell where a photograph was taken: that it was taken at the
stated position is its author's word, and that both sources agree upon the region there is the evidence.
"""

import math
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Final

from puzzlegen.core.certificate import Certificate, MalformedStatement, Verdict
from puzzlegen.core.family import Faults, Layout, Pixels
from puzzlegen.facts.places import (
    Ground,
    Located,
    Near,
    Refused,
    Rule,
    accepted,
    agreed,
    by_borders,
    by_places,
    countries,
    digest,
    km_to,
    regions,
    regions_of,
)
from puzzlegen.formats.geolocation.photo_place import (
    QUESTIONS,
    CountryOffered,
    Query,
    Region,
    RegionOffered,
    Shown,
    Where,
)
from puzzlegen.validators.kits.answers import LETTERS, demand_different, fingerprint

RULE: Final = Rule(nearest=6, km_to_border=2.0, km_to_place=100.0)
AROUND: Final = 1000  # places that tell what is beyond a border
HALF_ROUND: Final = 20000
"""Kilometres; nothing on earth is farther away."""


def certify(shown: Shown, query: Query) -> Certificate:
    """Look the position up among the nearest places and on the map.

    The difficulty of a choice is how often half the way round the earth has to be halved to come as near as the nearest
    place of a wrong option; that of the open question is the logarithm of the number of countries and regions to choose
    from. Where the sources do not agree, or one of them is near a border, the regions that either names are answers.

    Raises:
        MalformedStatement: the position is none on earth, or options are none that there are, alike, or regions of
            several countries.
    """
    _check(query)
    latitude, longitude = _degrees(shown)
    ground, near = by_borders(latitude, longitude), by_places(latitude, longitude, RULE.nearest)
    found = agreed(ground, near, RULE)
    faults = [] if shown.places == digest() else ["the data on places are not the stated ones"]
    certain = isinstance(found, Located)
    if isinstance(found, Located):
        named: tuple[str, ...] = (found.region.code,)
    else:
        named = _rivals(found, ground, near, latitude, longitude)
        faults.append(found.value)
    answers = tuple(dict.fromkeys(answer for code in named for answer in _answers(query, code)))[:2]
    return Certificate(
        verdict=Verdict.LOCATED if certain and answers else Verdict.AMBIGUOUS if answers else Verdict.UNSOLVABLE,
        answers=answers,
        method="agreement of the nearest places with the map's borders",
        effort={"places": len(near)},
        difficulty=_difficulty(query, named, latitude, longitude),
        unit=QUESTIONS[type(query)].unit,
        canonical=fingerprint((shown.photo.sha256,)),  # two questions about a photograph answer one another
        structure=f"{shown.scene}, photograph {shown.photo.sha256[:16]}",
        refuted=_refuted(query, named[0], latitude, longitude) if certain else {},
        faults=tuple(faults),
        accepted=accepted(named[0])[1:] if certain and isinstance(query, Region) else (),
    )


def _check(query: Query) -> None:
    known: Mapping[str, object] = countries() if isinstance(query, CountryOffered) else regions()
    options = _offered(query)
    if not all(option in known for option in options):
        raise MalformedStatement("an option is no code of a country or a region that there is")
    if isinstance(query, RegionOffered) and len({regions()[option].country for option in options}) > 1:
        raise MalformedStatement("the options are not regions of one country")
    demand_different(options)


def _offered(question: Query) -> tuple[str, ...]:
    """The codes on offer; none where nothing is."""
    return () if isinstance(question, Region) else question.options


def _degrees(shown: Shown) -> tuple[float, float]:
    """Latitude and longitude."""
    latitude, longitude = float(shown.position.latitude), float(shown.position.longitude)
    if not (abs(latitude) <= 90 and abs(longitude) <= 180):
        raise MalformedStatement("latitudes are -90 to 90 degrees, and longitudes -180 to 180")
    return latitude, longitude


def _rivals(why: Refused, ground: Ground, near: Sequence[Near], latitude: float, longitude: float) -> tuple[str, ...]:
    """The regions that a position may be in where it is refused; none where nothing tells of any."""
    if why not in (Refused.NEAR_BORDER, Refused.PLACES_DIFFER, Refused.REGIONS_DIFFER):
        return ()
    around = by_places(latitude, longitude, AROUND)
    return tuple(dict.fromkeys([*filter(None, [ground.region]), *(place.region for place in (*near, *around))]))


def _answers(question: Query, code: str) -> tuple[str, ...]:
    """What says that a position is in this region; nothing where no option does."""
    if isinstance(question, Region):
        return (accepted(code)[0],)
    right = regions()[code].country if isinstance(question, CountryOffered) else code
    return tuple(letter for letter, option in zip(LETTERS, question.options, strict=True) if option == right)


def _difficulty(question: Query, named: Sequence[str], latitude: float, longitude: float) -> float:
    options = _offered(question)
    if not options:
        others = len(regions_of(regions()[named[0]].country)) if named else 1
        return round(math.log2(others) + math.log2(len(countries())), 2)
    right = {code for one in named[:1] for code in (one, regions()[one].country)}
    nearest = min(km_to(option, latitude, longitude) for option in options if option not in right)
    return round(math.log2(HALF_ROUND / max(nearest, 1.0)), 2)


def _refuted(question: Query, code: str, latitude: float, longitude: float) -> dict[str, str]:
    """Why each wrong option is wrong."""
    known = countries() if isinstance(question, CountryOffered) else regions()
    right = regions()[code].country if isinstance(question, CountryOffered) else code
    return {
        letter: f"it is in {known[right].names['en'][0]}; the nearest place of {known[option].names['en'][0]} is "
        f"{km_to(option, latitude, longitude):.0f} km away"
        for letter, option in zip(LETTERS, _offered(question), strict=False)
        if option != right
    }


def certify_why(shown: Shown, query: Query, answer: str, why: Where) -> Faults:  # noqa: ARG001 - proven already
    """What is false in the facts of an explanation: the region, and the nearest place with its distance in kilometres.

    Raises:
        MalformedStatement: the position is none on earth.
    """
    latitude, longitude = _degrees(shown)
    near = by_places(latitude, longitude, RULE.nearest)
    found = agreed(by_borders(latitude, longitude), near, RULE)
    if not isinstance(found, Located):
        return ("nobody knows where it is",)
    holds = {
        "the region is another": why.region == found.region.code,
        "the nearest place is another": (why.place, why.km) == (found.place, round(found.km_to_place)),
    }
    return tuple(fault for fault, true in holds.items() if not true)


def certify_picture(pictures: Sequence[Pixels], shown: Shown, query: Query, layout: Layout) -> Faults:  # noqa: ARG001
    """Hold the photograph's digest and size against the pixels; where it was taken is nothing that these prove."""
    if len(pictures) != 1 or "photograph" not in layout:
        return ("there is not one picture with a photograph",)
    left, top, right, bottom = layout["photograph"]
    photograph = pictures[0][top:bottom, left:right]
    if photograph.shape != (shown.height, shown.width, 3):
        return ("the photograph is not of the stated size",)
    if sha256(photograph.tobytes()).hexdigest() != shown.photo.sha256:
        return ("the photograph does not hold the stated pixels",)
    return ()
