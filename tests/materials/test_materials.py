"""Materials by their protocol: what the table promises to whoever makes or checks items."""

from importlib import import_module
from pathlib import Path

import pytest

from puzzlegen import catalog
from puzzlegen.conformance import candidates as candidate_cases
from puzzlegen.conformance import photographs as photo_cases
from puzzlegen.conformance import views
from puzzlegen.core.family import Level
from puzzlegen.materials.engines import Engine, Identity
from puzzlegen.materials.material import Findings, Missing, NothingUsable
from puzzlegen.materials.meshes import Meshes, Meshing
from puzzlegen.materials.photos import PhotoFindings
from puzzlegen.materials.sources import GoSource, Provenance, Source
from puzzlegen.materials.table import JUDGES, KINDS, Named, demand, kind_of, located
from puzzlegen.snapshots import pipeline
from puzzlegen.snapshots.item_options import ItemOptions

SOURCE = Source("games.pgn", Provenance("pgn", "0" * 64, "CC0-1.0", "a test"))
SGF = GoSource("games.sgf", Provenance("sgf", "0" * 64, "CC0-1.0", "a test"))
ENGINE = Engine("program", Identity("Fish 1", "0" * 64, 1000, {}))
MESHES = Meshes("folder", Meshing("0" * 64, 1, ("0" * 64,), {"CC0-1.0": 1}))
kinds = pytest.mark.parametrize("kind", KINDS, ids=[kind.NAME for kind in KINDS])


def named(kind):
    """A request that names one material."""
    made = (photo_cases.material(), views.material(), candidate_cases.material())
    named_ones = (SOURCE, SGF, ENGINE, MESHES, *made)
    return Named(**{one.NAME: one.identity for one in named_ones if one.NAME == kind.NAME})


@kinds
def test_a_kind_has_a_field_in_requests_and_an_option_of_its_name(kind):
    assert kind.NAME in Named.__struct_fields__
    assert kind.OPTIONS[0].flag == f"--{kind.NAME}"
    assert kind.OPTIONS[0].kind == "path"
    assert bool(kind.AGAIN) != bool(kind.UNREPEATABLE), "either it is found again, or there is a reason why not"


def test_every_field_of_requests_is_a_kind_and_no_two_share_an_option():
    assert {kind.NAME for kind in KINDS} == set(Named.__struct_fields__)
    flags = [option.flag for kind in KINDS for option in kind.OPTIONS]
    assert len(set(flags)) == len(flags)


@kinds
def test_some_family_takes_it_and_its_surveyor_is_there(kind):
    assert any(catalog.load(row.name).takes(kind.NAME) for row in catalog.ROWS)
    if kind.SURVEYOR:
        assert callable(import_module(f"puzzlegen.{kind.SURVEYOR}").survey)


def test_what_families_need_is_a_material():
    for row in catalog.ROWS:
        if row.needs:
            assert kind_of(row.needs).NEEDED
            assert catalog.load(row.name).takes(row.needs)


def test_what_takes_the_place_of_inventions_is_a_material_that_is_credited():
    used = [row for row in catalog.ROWS if row.uses]
    assert {row.category for row in used} == {"parts"}
    for row in used:
        assert kind_of(row.uses).CREDITED
        assert catalog.load(row.name).takes(row.uses)


@kinds
def test_one_that_is_missing_is_named_by_its_identity(kind):
    request = named(kind)
    with pytest.raises(Missing) as told:
        located(request, {})
    with pytest.raises(Missing, match=f"--{kind.NAME}"):
        demand(request, ())
    assert f"--{kind.NAME}" in str(told.value)


@kinds
def test_one_that_no_request_names_is_refused(kind):
    with pytest.raises(Missing, match=f"names no {kind.NAME}"):
        located(Named(), {kind.NAME: Path("somewhere")})


def test_only_judges_are_looked_for_where_only_they_are_wanted():
    both = Named(source=SOURCE.identity, engine=ENGINE.identity)
    with pytest.raises(Missing, match="there is no such program"):
        located(both, {"engine": Path("no-such-program")}, JUDGES)
    assert both.judge == "Fish 1"
    assert Named(source=SOURCE.identity).judge == ""


def test_a_survey_that_finds_nothing_ends_the_run():
    with pytest.raises(NothingUsable, match="holds nothing usable: it is empty"):
        SOURCE.surveyed(Findings(0, 0))
    with pytest.raises(NothingUsable, match="can be changed"):
        photo_cases.material().surveyed(PhotoFindings(5, 0))


def test_what_the_survey_of_photographs_found_is_published():
    found = photo_cases.material().surveyed(PhotoFindings(5, 4, (), ("At level hard, nothing.",)))
    assert found.identity.usable == 4
    assert found.remarks[-1] == "At level hard, nothing."
    assert found.key == photo_cases.material().key, "the items stay the same"


def test_a_material_that_a_family_does_not_take_changes_nothing():
    loaded = catalog.load("template/blank")
    plain = pipeline.make_item(loaded, Level.EASY, 3, 0, "en")
    assert pipeline.make_item(loaded, Level.EASY, 3, 0, "en", ItemOptions(materials=(SOURCE, ENGINE))) == plain
