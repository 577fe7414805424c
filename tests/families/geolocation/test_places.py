"""Where on earth a position is: places, borders, and what both say together."""

import math
import re
from functools import partial
from hashlib import sha256
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from benchmarks.places import trials
from puzzlegen import catalog
from puzzlegen.core.certificate import Certificate, Verdict
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.facts.places import (
    Country,
    Ground,
    Located,
    Near,
    Refused,
    Region,
    Rule,
    accepted,
    agreed,
    by_borders,
    by_places,
    countries,
    digest,
    km_to,
    locate,
    near_countries,
    near_regions,
    places_near,
    regions,
    regions_of,
)
from puzzlegen.facts.places.by_borders import face_at
from puzzlegen.facts.places.by_places import sites
from puzzlegen.facts.places.files import SCALE
from puzzlegen.validators.geolocation.photo_place import certify, certify_picture

AT_CORNERS = (14100, 38748, 66247, 79467, 148361)  # places as far north as a corner of the nearest line

LOCATED = {
    "Bordeaux": (44.838, -0.579, "FR/Nouvelle-Aquitaine"),
    "Munich": (48.137, 11.575, "DE/Bavaria"),
    "Seville": (37.389, -5.984, "ES/Andalusia"),
    "Denver": (39.739, -104.990, "US/Colorado"),
    "Honolulu": (21.330, -157.830, "US/Hawaii"),
    "Anchorage": (61.190, -149.870, "US/Alaska"),
    "Calgary": (51.045, -114.072, "CA/Alberta"),
    "Oaxaca": (17.066, -96.721, "MX/Oaxaca"),
    "Cusco": (-13.532, -71.967, "PE/Cuzco Department"),
    "Manaus": (-3.100, -60.010, "BR/Amazonas"),
    "Calama": (-22.454, -68.929, "CL/Antofagasta"),
    "Cape Town": (-33.940, 18.450, "ZA/Western Cape"),
    "Arusha": (-3.367, 36.683, "TZ/Arusha"),
    "Marrakesh": (31.630, -8.000, "MA/Marrakesh-Safi"),
    "Uluru": (-25.344, 131.037, "AU/Northern Territory"),
    "Dunedin": (-45.860, 170.480, "NZ/Otago"),
    "Lhasa": (29.650, 91.110, "CN/Tibet"),
    "Sapporo": (43.060, 141.350, "JP/Hokkaido"),
    "Jaipur": (26.912, 75.787, "IN/Rajasthan"),
    "Petropavlovsk": (53.030, 158.650, "RU/Kamchatka"),
}
REFUSED = {
    "the middle of the Atlantic": (30.0, -40.0, Refused.NO_GROUND),
    "the North Pole": (90.0, 0.0, Refused.NO_GROUND),
    "the Pacific on the date line": (0.0, 180.0, Refused.NO_GROUND),
    "its other side": (0.0, -180.0, Refused.NO_GROUND),
    "the South Pole": (-90.0, 0.0, Refused.NO_REGION),
    "Four Corners": (36.999, -109.045, Refused.NEAR_BORDER),
    "the border of Colorado and Nebraska": (40.995, -102.3, Refused.NEAR_BORDER),
    "the Vatican within Rome": (41.9029, 12.4534, Refused.NEAR_BORDER),
    "Simferopol, which the sources give to two countries": (44.952, 34.102, Refused.COUNTRIES_DIFFER),
    "Prishtina, whose country has no code in ISO 3166-1": (42.663, 21.162, Refused.NO_COUNTRY),
    "Brussels, where a line is missing": (50.850, 4.350, Refused.NO_REGION),
}


@pytest.mark.parametrize("name", LOCATED)
def test_well_known_places_are_where_everybody_knows_them(name: str) -> None:
    latitude, longitude, code = LOCATED[name]
    found = locate(latitude, longitude)
    assert isinstance(found, Located), found
    assert found.region == regions()[code]
    assert by_borders(latitude, longitude).region == code
    assert km_to(code, latitude, longitude) == pytest.approx(found.km_to_place)


def test_they_lie_on_all_continents() -> None:
    reached = {countries()[code.partition("/")[0]].continent for _, _, code in LOCATED.values()}
    assert reached == {"Africa", "Asia", "Europe", "North America", "Oceania", "South America"}


@pytest.mark.parametrize("name", REFUSED)
def test_what_the_sources_do_not_agree_upon_is_refused(name: str) -> None:
    latitude, longitude, reason = REFUSED[name]
    assert locate(latitude, longitude) is reason


def test_of_places_that_were_held_out_all_that_are_accepted_are_right() -> None:
    """A small version of ``python -m benchmarks.places``; one wrong one of these is less than 99.5 %."""
    made = list(trials(250, seed=3))
    located = [trial for trial in made if isinstance(trial.found, Located)]
    assert len(located) > 0.55 * len(made)
    assert not any(trial.wrong for trial in located)


GROUND = Ground("FR", "FR/Brittany", 30.0)
NEAR = (Near("Rennes", "FR/Brittany", 3.0),) * 6


@pytest.mark.parametrize(
    ("ground", "near", "reason"),
    [
        (Ground("", "FR/Brittany", 30.0), NEAR, Refused.NO_GROUND),
        (Ground("ZZ", "FR/Brittany", 30.0), NEAR, Refused.NO_COUNTRY),
        (Ground("FR", "", 30.0), NEAR, Refused.NO_REGION),
        (Ground("FR", "FR/Brittany", 1.99), NEAR, Refused.NEAR_BORDER),
        (GROUND, (Near("Rennes", "FR/Brittany", 100.1),) * 6, Refused.FAR_FROM_PLACES),
        (GROUND, (*NEAR[:5], Near("Laval", "FR/Pays de la Loire", 60.0)), Refused.PLACES_DIFFER),
        (Ground("DE", "FR/Brittany", 30.0), NEAR, Refused.COUNTRIES_DIFFER),
        (Ground("FR", "FR/Normandy", 30.0), NEAR, Refused.REGIONS_DIFFER),
    ],
)
def test_each_part_of_the_rule_refuses_alone(ground: Ground, near: tuple[Near, ...], reason: Refused) -> None:
    assert isinstance(agreed(GROUND, NEAR), Located)
    assert agreed(ground, near) is reason


def test_each_reason_is_one_phrase() -> None:
    assert len(set(Refused)) == len(Refused.__members__)
    assert all(re.fullmatch("[a-z][^.]*[a-z0-9]|[a-z][^.]*", reason.value) for reason in Refused)


def test_a_stricter_rule_accepts_less() -> None:
    latitude, longitude, _ = LOCATED["Denver"]
    assert isinstance(locate(latitude, longitude, Rule(km_to_border=49.0)), Located)
    assert locate(latitude, longitude, Rule(km_to_place=0.0)) is Refused.FAR_FROM_PLACES
    assert locate(latitude, longitude, Rule(nearest=20_000)) is Refused.PLACES_DIFFER


def test_the_nearest_places_are_the_nearest() -> None:
    near = by_places(35.0, 179.9, 10)
    assert [one.km for one in near] == sorted(one.km for one in near)
    assert places_near(35.0, 179.9, near[-1].km) == near
    assert by_places(48.8566, 2.3522, 1)[0].name == "Paris"


def test_places_lie_in_the_faces_that_another_program_found() -> None:
    """The faces of the data were found by GEOS; five of these lie as far north as a corner of a line."""
    known = sites()
    some = [place for place in (*range(0, len(known.faces), 700), *AT_CORNERS) if known.faces[place] >= 0]
    assert len(some) > 190
    for place in some:
        longitude, latitude = known.positions[:, place] / SCALE
        assert face_at(latitude, longitude) == known.faces[place]


def test_distances_are_those_of_a_sphere() -> None:
    """From Suva in Fiji across the date line to Apia in Samoa it is 1,140 km, and not once round the earth."""
    assert math.isclose(km_to("WS", -18.14, 178.44), 1130, rel_tol=0.05)
    assert km_to("NZ", -41.29, 174.78) < 5


def test_borders_are_as_far_as_they_are() -> None:
    """Colorado's border with Nebraska lies on the 41st parallel; a degree is 111.2 km."""
    assert by_borders(40.9, -103.0).km == pytest.approx(11.1, abs=0.3)
    assert by_borders(39.0, -105.0).km == 50.0  # none within reach
    assert by_borders(0.0, -179.999).km == 50.0


def test_the_date_line_is_no_border() -> None:
    """On both sides of it lies Chukotka; the map is only cut there."""
    for longitude in (179.9, 180.0, -180.0, -179.9):
        ground = by_borders(66.5, longitude)
        assert (ground.country, ground.km) == ("RU", 50.0)
    assert face_at(66.5, 180.0) == face_at(66.5, -180.0)


def test_enclaves_are_not_what_surrounds_them() -> None:
    assert by_borders(-29.6, 28.2).country == "LS"
    assert by_borders(43.94, 12.46).country == "SM"
    assert by_borders(52.52, 13.40).region == "DE/State of Berlin"


def test_near_regions_and_countries_begin_at_home() -> None:
    latitude, longitude, code = LOCATED["Bordeaux"]
    some = near_regions(latitude, longitude, "FR")
    assert [one for one, _ in some[:2]] == [code, "FR/Occitanie"]
    assert {one for one, _ in some} == {region.code for region in regions_of("FR")}
    lands = near_countries(latitude, longitude)
    assert [one for one, _ in lands[:2]] == ["FR", "ES"]
    assert len(lands) == len(countries())
    assert all(one[1] <= other[1] for one, other in pairwise(lands))


def test_names_are_accepted_in_english_chinese_and_the_own_language() -> None:
    names = accepted("DE/Bavaria")
    assert names[0] == "Germany, Bavaria"
    assert {"德国, 巴伐利亚州", "德国, 巴伐利亚", "Deutschland, Bayern", "Germany, Bayern"} <= set(names)
    assert "United States of America, New York" in accepted("US/New York")
    assert "Japan, 東京都" in accepted("JP/Tokyo")
    assert "Brazil, Sao Paulo" in accepted("BR/São Paulo")


def test_no_answer_is_right_for_two_regions() -> None:
    owners: dict[str, str] = {}
    for code in regions():
        for name in accepted(code):
            assert owners.setdefault(name.casefold(), code) == code, name


def test_every_country_has_names_in_both_languages() -> None:
    for country in countries().values():
        assert country.names["en"], country.code
        assert country.names["zh"], country.code
        assert re.search("[\u4e00-\u9fff]", country.names["zh"][0])
    assert all("," not in name for one in (countries(), regions()) for each in one.values() for name in _all(each))


def _all(named: Country | Region) -> list[str]:
    return [name for names in named.names.values() for name in names]


PICTURE = np.arange(4 * 6 * 3, dtype=np.uint8).reshape(4, 6, 3)
STATEMENT = {
    "photo": {
        "sha256": sha256(PICTURE.tobytes()).hexdigest(),
        "title": "",
        "author": "N. N.",
        "licence": "CC0-1.0",
        "origin": "a test",
    },
    "position": {"latitude": "44.838", "longitude": "-0.579"},
    "scene": "street",
    "width": 6,
    "height": 4,
    "places": digest(),
}
OFFERED = {"task": "region_choice", "options": ["FR/Brittany", "FR/Nouvelle-Aquitaine", "FR/Normandy", "FR/Occitanie"]}
REGION = {"task": "region"}


def read(query: Any, **changes: Any) -> Puzzle:
    """The published data as the validator gets them."""
    return catalog.load_format("geolocation/photo_place").puzzle(STATEMENT | changes, query)


def judged(query: Any, **changes: Any) -> Certificate:
    """The certificate of these data."""
    one = read(query, **changes)
    return certify(one.statement, one.query)


def test_a_choice_is_located_and_its_distractors_are_refuted_by_name() -> None:
    certificate = judged(OFFERED)
    assert (certificate.verdict, certificate.answers, certificate.faults) == (Verdict.LOCATED, ("B",), ())
    assert certificate.refuted.keys() == set("ACD")
    km = km_to("FR/Occitanie", 44.838, -0.579)
    assert certificate.refuted["D"] == (
        f"it is in Nouvelle-Aquitaine; the nearest place of Occitanie is {km:.0f} km away"
    )
    assert certificate.difficulty == pytest.approx(math.log2(20000 / km), abs=0.01)


def test_the_open_question_accepts_every_spelling() -> None:
    certificate = judged(REGION)
    assert (*certificate.answers, *certificate.accepted) == accepted("FR/Nouvelle-Aquitaine")
    assert certificate.refuted == {}


@pytest.mark.parametrize("name", REFUSED)
def test_no_refused_position_is_ever_certified(name: str) -> None:
    latitude, longitude, reason = REFUSED[name]
    position = {"latitude": f"{latitude:.4f}", "longitude": f"{longitude:.4f}"}
    certificate = judged(REGION, position=position)
    assert certificate.verdict in (Verdict.AMBIGUOUS, Verdict.UNSOLVABLE)
    assert certificate.faults == (reason.value,)


def test_the_digest_is_that_of_the_pixels_in_the_frame() -> None:
    sheet = np.zeros((8, 9, 3), dtype=np.uint8)
    sheet[2:6, 1:7] = PICTURE
    layout = {"photograph": (1, 2, 7, 6)}
    one = read(OFFERED)
    faults = partial(certify_picture, shown=one.statement, query=one.query)
    assert faults([sheet], layout=layout) == ()
    sheet[3, 3, 0] ^= 1
    assert faults([sheet], layout=layout) == ("the photograph does not hold the stated pixels",)
    moved = {"photograph": (1, 2, 6, 6)}
    assert faults([sheet], layout=moved) == ("the photograph is not of the stated size",)
    assert faults([sheet, sheet], layout=layout)
    assert faults([sheet], layout={})
