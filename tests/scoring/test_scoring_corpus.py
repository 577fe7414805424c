"""The scorer against responses that are hard to read, one line of ``tests/corpus/scoring`` each."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from puzzlegen.answers.boxes import Pairing
from puzzlegen.answers.matching import guessed
from puzzlegen.core.item import (
    Answer,
    AnswerForm,
    BoundingBoxes,
    Choice,
    FillIn,
    Item,
    Key,
    Kind,
    OpenEnded,
    PublishedOption,
)
from puzzlegen.scoring.extract import candidates
from puzzlegen.scoring.score import Outcome, score

CORPUS = Path(__file__).parents[1] / "corpus" / "scoring"
CASES = [json.loads(line) for path in sorted(CORPUS.glob("*.jsonl")) for line in path.read_text("utf-8").splitlines()]


def answer_of(form: str, key: Any) -> Answer:
    match AnswerForm(form):
        case AnswerForm.CHOICE:
            return Choice(key)
        case AnswerForm.FILL_IN:
            return FillIn(key)
        case AnswerForm.OPEN_ENDED:
            return OpenEnded(key)
        case AnswerForm.BOUNDING_BOXES:
            return BoundingBoxes(tuple(tuple(box) for box in key))


def asked(
    answer: Answer,
    accepted: tuple[str, ...] = (),
    options: dict[str, str | None] | None = None,
    kind: Kind | None = None,
    language: str = "en",
) -> tuple[Item, Key]:
    """An item that has this answer, and its key; without a ``kind`` it is guessed, as for a row of a table."""
    forms = {Choice: "choice", FillIn: "fill_in", OpenEnded: "open_ended", BoundingBoxes: "bounding_boxes"}
    item = Item(
        id="a",
        category="toys",
        family="toy",
        family_version=1,
        level="easy",
        images=("images/a.png",),
        question="What is it?",
        options=tuple(PublishedOption(letter, text) for letter, text in (options or {}).items()),
        answer_form=AnswerForm(forms[type(answer)]),
        language=language,
        capabilities=(),
        taxonomy={},
        rules="",
        ask="What is it?",
        instruction="",
        short="What is it?",
    )
    return item, Key("a", answer, accepted, "", kind or guessed(answer))


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.get('kind', case['form'])}: {case['why']}")
def test_a_response_is_read_as_it_is_meant(case: dict[str, Any]) -> None:
    item, key = asked(
        answer_of(case["form"], case["key"]),
        tuple(case.get("accepted", ())),
        case.get("options"),
        Kind(case["kind"]) if "kind" in case else None,
        case.get("language", "en"),
    )
    pairing, country = Pairing(case.get("pairing", "optimal")), case.get("country", 0.0)
    result = score(item, key, case["response"], pairing=pairing, country=country)
    assert (result.outcome, result.answer) == (case["outcome"], result.answer)
    assert result.credit == pytest.approx(case.get("credit", float(case["outcome"] == "right")))


def test_the_corpus_has_every_form_and_outcome() -> None:
    assert len(CASES) >= 700
    distinct = {(case["form"], case["response"], str(case["key"]), str(case.get("kind"))) for case in CASES}
    assert len(distinct) >= len(CASES) - 8
    for form in AnswerForm:
        outcomes = {case["outcome"] for case in CASES if case["form"] == form}
        assert outcomes == set(Outcome) - {Outcome.MISSING}


def test_an_answer_without_boxes_is_told_as_none() -> None:
    item, key = asked(BoundingBoxes(((0, 0, 20, 20),)))
    for response, told in (("[]", "none"), ("[0, 0, 20, 20.5]", "[0, 0, 20, 20.5]")):
        assert score(item, key, response).answer == told


def test_every_kind_of_an_answer_has_cases() -> None:
    written = Counter(case["kind"] for case in CASES if "kind" in case)
    assert set(written) >= set(Kind) - {Kind.MOVES, Kind.BOX}, "moves and boxes are read as other rows and boxes are"
    assert sum(written.values()) >= 400
    assert Counter(case.get("language") for case in CASES)["zh"] >= 100


def test_a_box_that_is_denied_is_no_answer() -> None:
    item, key = asked(Choice("A"), (), dict.fromkeys("ABCD"), Kind.LETTER)
    for response in ("It is \\boxed{A}, not \\boxed{B}.", "\\boxed{A}，而不是 \\boxed{B}。"):
        assert score(item, key, response).outcome is Outcome.RIGHT, response


def test_the_last_paragraph_may_be_the_answer() -> None:
    assert "3,\n4" in [one.text for one in candidates("Both are even.\n\n3,\n4")]
