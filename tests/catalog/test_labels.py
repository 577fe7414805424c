"""Labels of items, against the lists of the papers."""

import pytest

from puzzlegen import catalog
from puzzlegen.catalog import labels as lists
from puzzlegen.catalog.labels import Labels
from puzzlegen.conformance.drafts import drafts
from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked
from puzzlegen.exports import mmiq
from puzzlegen.scoring import people
from puzzlegen.snapshots import pipeline

LISTED = [row for row in catalog.ROWS if row.listed]
ANY = Asked(form=AnswerForm.CHOICE)
families = pytest.mark.parametrize("row", LISTED, ids=[row.name for row in LISTED])


def stand(labels: Labels) -> None:
    """Assert that the labels are in the lists."""
    category, subcategory = labels.visreason_category, labels.visreason_subcategory
    assert category is not None
    assert labels.capabilities == lists.CATEGORIES[category]
    assert subcategory in (None, *lists.SUBCATEGORIES[category], *lists.OURS.get(category, ()))
    assert labels.mmiq_paradigm in (None, *lists.PARADIGMS)
    assert labels.mmiq_configuration in (None, *lists.CONFIGURATIONS)
    assert labels.visualpuzzles_category in (None, *lists.VISUALPUZZLES)


def test_the_lists_are_those_of_the_papers() -> None:
    assert len(lists.CAPABILITIES) == 8
    assert list(lists.CATEGORIES) == list(lists.SUBCATEGORIES) == list(people.VISREASON.parts)
    assert tuple(people.MMIQ.parts) == lists.PARADIGMS
    assert tuple(people.VISUALPUZZLES.parts) == lists.VISUALPUZZLES
    assert sum(map(len, lists.SUBCATEGORIES.values())) == 28
    assert (len(lists.PARADIGMS), len(lists.CONFIGURATIONS), len(lists.VISUALPUZZLES)) == (8, 6, 5)
    needed = {name for names in lists.CATEGORIES.values() for name in names}
    assert needed == lists.CAPABILITIES.keys()


@families
def test_every_task_is_labelled_from_the_lists(row: catalog.Row) -> None:
    for how in catalog.load_format(row.name).questions.values():
        stand(row.labels_of(how, ""))


PARADIGM_OF = {
    "matrices/raven": {
        "grid_3x3; shape constant, size distribute_three, turn constant, position xor": "logical operation",
        "grid_3x3; shape distribute_three, fill progression -1, number arithmetic -, position free": "mathematics",
        "ring; shape constant, size constant, fill constant, position movement": "temporal movement",
        "center; shape progression +1, size progression +1, fill progression +1": None,
        "grid_3x3; fill constant, turn progression +1, position and": None,
        "grid_3x3; fill constant, turn distribute_three, position distribute_three": None,
    },
    "matrices/sequence": {
        "walkers_ring_2; position growing, shape constant; position walk, shape constant": "temporal movement",
        "ring; position free, shape constant, number cycle of 2": "mathematics",
        "center; shape cycle of 2, size constant, fill constant, turn constant": None,
    },
    "matrices/analogy": {
        "diagonal; shape same; size one -1; fill same; turn mirrored": "temporal movement",
        "nested_dots; shape same; size same; fill same; dots +1": "mathematics",
        "left_right; shape same; size exchanged; fill one +1": None,
    },
    "matrices/odd_one_out": {
        "6 figures; relation apart, odd inside; dots 4:2": "spatial relationship",
        "5 figures; any areas False, odd True; line kind 3:2": "2D geometry",
        "6 figures; ends 3, odd 5; dots 4:1:1": "mathematics",
    },
    "matrices/grouping": {
        "relation apart or inside; line kind 4:2": "spatial relationship",
        "mirror axes 1 or 2; dots 5:1": "2D geometry",
        "corners 3 or 8; relation 5:1": "mathematics",
    },
}
CONFIGURATION_OF = {
    "matrices/logic_panels": {
        "squares; 3 rows; xor; around, within, overlapping": "Raven matrix",
        "dots_4x4; 2 rows; or; overlapping, overlapping": "visual analogy",
    },
    "matrices/element_count": {
        "matrix; corners sum": "Raven matrix",
        "sequence; junctions growing steps": "extrapolation",
    },
    "matrices/symmetry": {
        "row; square_6; constant; 1/1, 1/1, 1/1, 1/1, 1/1, 1/1": "extrapolation",
        "2 rows; honeycomb_19; axis filled": "visual analogy",
        "half; triangles_24; mirror 0; 1 shades; 4 of 14 given cells shaded": None,
    },
    "matrices/number_matrix": {"find: sum of line, times a constant": "arithmetic", "follow: largest of slants": None},
}
SUBCATEGORY_OF = {
    "differences/scene_difference": {
        "street: added, removed": "object added or removed",
        "kitchen: colours": "colour replaced",
        "kitchen: colours, outline": None,
        "kitchen: turn": None,
    },
    "candidates/approved": {
        "Cue insight: detective; by N. N.": "detective",
        "Board; by a model": None,
    },
    "geolocation/photo_place": {
        "nature, photograph 0123456789abcdef": "nature",
        "street, photograph 0123456789abcdef": "streets",
        "indoor, photograph 0123456789abcdef": "indoors",
    },
}


@pytest.mark.parametrize(
    ("name", "label", "structure", "expected"),
    [
        (name, label, structure, expected)
        for label, table in (
            ("mmiq_paradigm", PARADIGM_OF),
            ("mmiq_configuration", CONFIGURATION_OF),
            ("visreason_subcategory", SUBCATEGORY_OF),
        )
        for name, examples in table.items()
        for structure, expected in examples.items()
    ],
)
def test_the_governing_rule_decides(name: str, label: str, structure: str, expected: str | None) -> None:
    (row,) = catalog.find(name)
    labels = row.labels_of(ANY, structure)
    stand(labels)
    assert getattr(labels, label) == expected


def test_every_subcategory_of_differences_is_one_that_the_validator_can_name() -> None:
    loaded = catalog.load("differences/scene_difference")
    found = {
        change
        for level in loaded.row.levels  # of which each has changes of its own
        for one in drafts(loaded, level, 3, 30)
        for change in one.certificate.structure.partition(": ")[2].split(", ")
    }
    assert {"outline", "added", "removed", "colours", "position"} <= found
    (row,) = catalog.find("differences/scene_difference")
    named = {row.labels_of(ANY, f"kitchen: {change}").visreason_subcategory for change in found} - {None}
    assert named == {*lists.SUBCATEGORIES["Spot the difference"]}


def test_every_family_whose_rule_matters_has_examples() -> None:
    named = PARADIGM_OF.keys() | CONFIGURATION_OF.keys() | SUBCATEGORY_OF.keys()
    assert named == {row.name for row in LISTED if row.governed}


@pytest.mark.parametrize(
    ("task", "configuration"),
    [
        ("odd_one_out", "odd one out"),
        ("grouping", "grouping"),
        ("analogy", "visual analogy"),
        ("belongs", "extrapolation"),
    ],
)
def test_things_are_configured_by_their_task(task: str, configuration: str | None) -> None:
    (row,) = catalog.find("matrices/concrete_class")
    asked = {one.__struct_config__.tag: how for one, how in catalog.load_format(row.name).questions.items()}
    assert row.labels_of(asked[task], "").mmiq_configuration == configuration


def test_an_item_carries_the_labels_of_its_rule() -> None:
    loaded = catalog.load("matrices/logic_panels")
    of_rows = {1: "extrapolation", 2: "visual analogy", 3: "Raven matrix"}
    of_tasks = {"odd_one_out": "odd one out", "grouping": "grouping"}
    for index in range(12):
        made = pipeline.make_item(loaded, Level.EASY, 5, index, "en")
        wanted = of_tasks.get(made.proof.query["task"]) or of_rows[made.proof.statement["rows"]]
        assert made.item.taxonomy["mmiq_configuration"] == wanted
        assert made.item.capabilities == ("LU", "SER", "RR", "RLI")


def test_solids_need_projection_and_the_report_has_it_in_the_papers_order() -> None:
    solids = catalog.find("solids")
    assert {row.labels.capabilities for row in solids} == {("LU", "SER", "3DHP")}
    assert [*lists.CAPABILITIES] == ["LU", "SSE", "SER", "CD", "RR", "RLI", "SD", "3DHP"]


def test_the_export_spells_paradigms_as_the_script_of_mmiq_does() -> None:
    assert tuple(mmiq.SPELLED) == lists.PARADIGMS
