"""The page that says what of three benchmarks can be made."""

import msgspec

from benchmarks import coverage
from benchmarks.coverage import Question, Shown
from puzzlegen.catalog.labels import PARADIGMS, VISUALPUZZLES

ITEMS = msgspec.toml.decode(coverage.SHOWN.read_bytes(), type=dict[str, tuple[Shown, ...]])["items"]


def test_every_question_that_it_names_is_asked() -> None:
    assert coverage.lost(ITEMS) == []
    assert coverage.lost(
        [Shown("spatial", "a", made_by=("solids/dice bottom", "solids/dice colour", "solids/nothing"))]
    ) == [
        "solids/dice colour",
        "solids/nothing",
    ]


def test_every_item_that_the_paper_shows_has_a_family_or_a_reason() -> None:
    assert len(ITEMS) == 31
    assert {item.category for item in ITEMS} == {*VISUALPUZZLES}
    assert all(bool(item.made_by) != bool(item.why_not) for item in ITEMS)


def test_questions_stand_where_their_labels_say() -> None:
    labels = {
        "visreason_category": "Inductive",
        "visreason_subcategory": "tangram",
        "mmiq_paradigm": PARADIGMS[1],
        "mmiq_configuration": "grouping",
        "visualpuzzles_category": "spatial",
    }
    page = "\n".join(coverage.page([(Question("a/b", "c"), labels), (Question("d/e", "f"), {})], ITEMS))
    assert "| Inductive | *tangram* | `a/b` |" in page
    assert f"| {PARADIGMS[1]} | none | none | none | none | none | `a/b` |" in page
    assert "| spatial | `a/b` |" in page
    assert "d/e" not in page
