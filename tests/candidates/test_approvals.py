"""What people say of candidates, and what it amounts to."""

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from PIL import Image

from puzzlegen import catalog
from puzzlegen.candidates import checking, showing
from puzzlegen.conformance import candidates as cases
from puzzlegen.core.certificate import MalformedStatement, Verdict
from puzzlegen.core.family import Level
from puzzlegen.core.item import BoundingBoxes
from puzzlegen.evidence.candidates import DISGUISES
from puzzlegen.materials import approvals, proposals
from puzzlegen.materials.approvals import Categorised, Checked
from puzzlegen.materials.candidates import Candidates
from puzzlegen.materials.material import NothingUsable
from puzzlegen.snapshots import pipeline
from puzzlegen.snapshots.item_options import ItemOptions
from puzzlegen.validators.candidates.approved import certify, certify_why
from tests.support.candidate_folders import BOX, WORD, change, run, squares, standing, state
from tests.support.judging import EVIDENCE

CORPUS = [json.loads(line) for line in (EVIDENCE / "candidates/approved.jsonl").read_text().splitlines()]


def test_explanations_count_the_people_who_gave_the_answer() -> None:
    """What the author says is quoted; nobody judges it."""

    def faults(answer: str, why: Any) -> tuple[str, ...]:
        one = catalog.load_format("candidates/approved").puzzle(CORPUS[0]["statement"], CORPUS[0]["query"], why)
        return certify_why(one.statement, one.query, answer, one.why)

    assert faults("B", {"explanation": {"en": "He holds the ball."}}) == ()
    assert faults("B", {"explanation": {}}) == ()
    assert faults("B", {"explanation": {"zh": "球在他手里。"}})
    assert faults("A", {"explanation": {}})
    for malformed in ({}, {"explanation": "He."}, {"explanation": {"en": 1}}, {"explanation": {}, "people": 3}):
        with pytest.raises(MalformedStatement):
            faults("B", malformed)


@pytest.mark.parametrize(
    ("responses", "approved"),
    [
        ("CC", True),
        ("C", False),
        ("CCA", False),
        ("CCCA", True),
        ("CCCCAA", False),
        ("CCCCCAA", True),
        ("CC--", True),
        ("AA", False),
        ("CC?", False),
        ("----", False),
        ("", False),
    ],
)
def test_the_rule(folder: Path, responses: str, approved: bool) -> None:
    given = dict(enumerate(None if one == "-" else one for one in responses))
    cases.approve(folder, cases.answered(folder, "boxes", given))
    assert (state(folder) == "approved") is approved


def test_the_validator_follows_the_same_rule_without_the_key(folder: Path) -> None:
    rng = Random(5)
    candidate = proposals.read(folder).named("boxes")
    seen = set()
    for _ in range(300):
        given = dict(enumerate(rng.choice(["C", "C", "C", "A", None, "what?"]) for _ in range(rng.randrange(8))))
        answers = cases.answered(folder, "boxes", given, rng.randrange(1, 300))
        notes = (Categorised(candidate.digest, "Cue insight", "hand"),)
        said = approvals.Records(notes, tuple(answers)).standing(candidate)
        puzzle = showing.approved.puzzle(candidate, said)
        certificate = certify(puzzle.statement, puzzle.query)
        agreed = certificate.answers[0] if certificate.verdict is Verdict.APPROVED else None
        assert agreed == said.answer
        assert not said.answer or certificate.difficulty == said.seconds
        seen.add(certificate.verdict)
    assert seen == {Verdict.APPROVED, Verdict.AMBIGUOUS, Verdict.UNSOLVABLE, Verdict.UNDECIDED}


@pytest.mark.parametrize("response", ["c", " C ", "(C)", "**C**", "C."])
def test_an_answer_counts_however_it_is_spelled(folder: Path, response: str) -> None:
    cases.approve(folder, cases.answered(folder, "boxes", {0: "C", 1: response}))
    blind = standing(folder, "boxes").blind
    assert [one.response for one in blind] in (["C", "C"], ["C", "?"])
    assert blind[1].response == "C"


def test_one_person_counts_once(folder: Path) -> None:
    cases.approve(folder, cases.answered(folder, "boxes", {0: "C"}) * 3)
    assert [one.response for one in standing(folder, "boxes").blind] == ["C"]
    assert state(folder) == "checked"
    english, chinese = cases.answered(folder, "boxes", {0: "C", 1: "C"})
    cases.approve(folder, [english, msgspec.structs.replace(chinese, participant=english.participant)])
    assert state(folder) == "checked"


def test_many_answers_of_any_kind_can_be_published(tmp_path: Path) -> None:
    text = WORD.format(name="fruit").replace("What is yellow here?", "What is yellow here?" + " And why?" * 100)
    cases.write(tmp_path, "fruit", text.replace("proposed_by", 'category = ""\nproposed_by'), cases.picture(3))
    words = [f"{'a' * number}b" * 1000 if number % 20 == 3 else "lemon" for number in range(1, 80)]
    answers = cases.answered(tmp_path, "fruit", dict(enumerate(words)))
    cases.approve(tmp_path, [msgspec.structs.replace(one, wrong="\x1b[2J" * 900) for one in answers[:1]] + answers[1:])
    assert "\x1b" not in run("candidates", "list", tmp_path).output
    run("candidates", "reply", tmp_path, "fruit", cases.person(0), "--why", "x" * 301, code=2)
    run("candidates", "reply", tmp_path, "fruit", cases.person(0), "--why", "x" * 300)
    manner = ItemOptions(materials=(Candidates.of(tmp_path),))
    made = pipeline.make_item(catalog.load("candidates/approved"), Level.EASY, 1, 0, "en", manner)
    assert len(made.proof.statement["answers"]) == approvals.MOST
    assert {one["response"] for one in made.proof.statement["answers"]} == {"LEMON", "?"}


def test_whoever_knew_it_does_not_count(folder: Path) -> None:
    first, second = cases.answered(folder, "boxes", {0: "C", 1: "C"})
    cases.approve(folder, [first, msgspec.structs.replace(second, known=True)])
    assert state(folder) == "checked"
    assert len(standing(folder, "boxes").blind) == 1


def test_words_in_a_language_that_nobody_approved_are_not_published(folder: Path) -> None:
    answers = [msgspec.structs.replace(one, language="en") for one in cases.answered(folder, "boxes", {0: "C", 2: "C"})]
    english = proposals.read(folder).named("boxes").shown("en")
    cases.approve(folder, [msgspec.structs.replace(one, shown=english) for one in answers])
    assert standing(folder, "boxes").read == ("en",)
    loaded = catalog.load("candidates/approved")
    manner = ItemOptions(materials=(Candidates.of(folder),))
    pipeline.make_item(loaded, Level.EASY, 1, 0, "en", manner)
    with pytest.raises(pipeline.Exhausted, match="nobody has worded it in this language"):
        pipeline.make_item(loaded, Level.EASY, 1, 0, "zh", manner, most=5)


def test_an_objection_stands_until_it_gets_a_reply(folder: Path) -> None:
    answers = cases.answered(folder, "boxes", dict.fromkeys(range(3), "C"))
    objecting = msgspec.structs.replace(answers[2], wrong="two are equally large")
    cases.approve(folder, [*answers[:2], objecting])
    assert state(folder) == "checked"
    listed = run("candidates", "list", folder).output
    assert "two are equally large" in listed
    assert objecting.participant in listed
    run("candidates", "reply", folder, "boxes", cases.person(9), "--why", "No.", code=2)
    run("candidates", "reply", folder, "boxes", objecting.participant, "--why", " ", code=2)
    run("candidates", "reply", folder, "boxes", objecting.participant, "--why", "Measure them.")
    assert state(folder) == "approved"
    (made,) = [one for one in standing(folder, "boxes").blind if one.objection]
    assert made.objection == "Measure them."
    assert "equally" not in str(
        showing.approved.puzzle(proposals.read(folder).named("boxes"), standing(folder, "boxes"))
    )


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Which of the boxes is the largest", "Which of the boxes is the smallest"),
        ("the red one", "the crimson one"),
        ('"boxes.png"', '"other.png"'),
    ],
)
def test_a_changed_candidate_loses_its_answers(folder: Path, old: str, new: str) -> None:
    Image.fromarray(cases.picture(99)).save(folder / "other.png")
    change(folder, old, new)
    there = proposals.read(folder).candidates
    approvals.note(folder, [Categorised(one.digest, "Cue insight", "hand") for one in there])
    approvals.note(folder, [Checked(one.digest, approvals.OURSELVES, ()) for one in there])
    found = standing(folder, "boxes")
    assert "en" not in found.read  # who read the Chinese words has read what they still say
    assert all(one.language == "zh" for one in found.blind)


def test_a_change_of_the_chinese_words_alone_leaves_the_english_answers(folder: Path) -> None:
    change(folder, "哪一个方框最大？", "哪一个方框最小？")
    assert len(standing(folder, "boxes").blind) == 2
    assert standing(folder, "boxes").read == ("en",)


def test_a_key_that_people_do_not_give_is_not_published(folder: Path) -> None:
    change(folder, 'answer = "C"', 'answer = "A"')
    cases.approve(folder, cases.answered(folder, "boxes", dict.fromkeys(range(4), "C")))
    assert state(folder) == "checked"
    assert "another answer than its key" in run("candidates", "list", folder).output
    with pytest.raises(NothingUsable, match="None of the 1 candidates"):
        Candidates.of(folder)


def test_other_spellings_are_one_answer_but_not_after_the_fact(tmp_path: Path) -> None:
    cases.write(tmp_path, "fruit", WORD.format(name="fruit"), cases.picture(3))
    cases.approve(tmp_path, cases.answered(tmp_path, "fruit", {0: "Lemons", 1: "LEMON"}))
    assert state(tmp_path, "fruit") == "approved"
    loaded = catalog.load("candidates/approved")
    made = pipeline.make_item(loaded, Level.EASY, 1, 0, "en", ItemOptions(materials=(Candidates.of(tmp_path),)))
    assert (made.key.answer.text, made.key.accepted) == ("LEMON", ("LEMONS",))  # type: ignore[union-attr]
    before = cases.answered(tmp_path, "fruit", {0: "lime", 1: "lemon"})
    change(tmp_path, '["lemons"]', '["lime"]', "fruit")
    cases.approve(tmp_path, before)
    assert standing(tmp_path, "fruit").blind == ()


def test_boxes_are_read_as_the_region_that_is_meant(tmp_path: Path) -> None:
    cases.write(tmp_path, "squares", BOX.format(name="squares"), squares())
    assert checking.check(tmp_path, proposals.read(tmp_path).candidates) == {"squares": ()}
    drawn = {0: "[12, 108, 52, 150]", 1: "[10, 112, 49, 151]", 2: None}
    cases.approve(tmp_path, cases.answered(tmp_path, "squares", drawn))
    manner = ItemOptions(materials=(Candidates.of(tmp_path),))
    made = pipeline.make_item(catalog.load("candidates/approved"), Level.EASY, 1, 0, "en", manner)
    assert made.key.answer == BoundingBoxes(((10, 110, 50, 150),))
    for other in ("[0, 0, 320, 320]", "[12, 108, 52, 150]; [10, 10, 70, 70]", "yellow"):
        cases.approve(tmp_path, cases.answered(tmp_path, "squares", {0: other, 1: other}))
        assert [one.response for one in standing(tmp_path, "squares").blind] == ["?", "?"]


def test_disguises_change_nothing(folder: Path) -> None:
    material = Candidates.of(folder)
    puzzle = showing.approved.puzzle(material.open()[0].candidate, material.open()[0].standing)
    before = certify(puzzle.statement, puzzle.query)
    for seed in range(8):
        for disguise in DISGUISES["candidates/approved"]:
            found = disguise(puzzle.statement, puzzle.query, Random(seed))
            if found is not None:
                after = certify(*found)
                assert not after.faults
                assert (after.canonical, after.verdict, after.difficulty) == (
                    before.canonical,
                    before.verdict,
                    before.difficulty,
                )
