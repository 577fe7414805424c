"""The form ``boxes``: drawn options as boxes, from the question to the snapshot and back."""

import json
from itertools import combinations

import msgspec
import pytest
from click.testing import CliRunner

from puzzlegen import catalog
from puzzlegen.cli import main
from puzzlegen.core.certificate import Verdict
from puzzlegen.core.family import Level, Rejected
from puzzlegen.core.item import AnswerForm, BoundingBoxes, Item, Key, Kind, Presentation, Proof
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import option_element
from puzzlegen.core.stream import Stream
from puzzlegen.drawing.png import decode
from puzzlegen.drawing.style import draw_style
from puzzlegen.releases.documents import Held
from puzzlegen.releases.gates import proven
from puzzlegen.snapshots import pipeline, presenting
from puzzlegen.snapshots.item_options import ItemOptions
from puzzlegen.snapshots.presenting import NotDrawn

# All Sudoku draw their options in one place, so one level of each is enough.
BOXED = {
    row.name: [level for level in levels if form.wanted(level, "boxes", None)]
    for row in catalog.ROWS
    for levels in [row.levels[: 1 if row.category == "sudoku" else None]]
    if (form := catalog.load_format(row.name)).draws_options
}
LOOK = draw_style(Stream("look")).look


class Picking:
    """A renderer whose question has options of this text."""

    def __init__(self, kind, text):
        self.wording = Wording({"en": "Which one?", "zh": "哪一个？"}, kind, options=(text,) * 3)

    def word(self, statement, query):  # noqa: ARG002
        return self.wording


def presented(renderer, *, boxed):
    return presenting.word(renderer, {}, {}, Presentation(LOOK, boxed))


def test_a_choice_becomes_a_box_and_back():
    renderer = Picking(Kind.LETTER, None)
    plain, boxed = (presented(renderer, boxed=boxed) for boxed in (False, True))
    assert (plain.kind, boxed.kind) == (Kind.LETTER, Kind.BOX)
    assert (plain.answer("B"), boxed.answer("B")) == ("B", "option-B")
    words = boxed.say("en")
    assert (words.answer_form, words.options) == (AnswerForm.BOUNDING_BOXES, ())
    assert words.question.startswith("Which one? Answer with the box around the right option, without its letter:")
    layout = {"option-A": (0, 0, 1, 1), "option-B": (1, 0, 2, 1)}
    key = Key("0" * 20, BoundingBoxes((layout["option-B"],)), (), "", Kind.BOX)
    proof = Proof("0" * 20, {}, {}, None, 1, layout, boxed.presentation)
    assert presenting.answered(key, proof) == "B"


@pytest.mark.parametrize("renderer", [Picking(Kind.LETTER, {"en": "written", "zh": "写"}), Picking(Kind.NUMBER, None)])
def test_other_questions_cannot_be_boxed(renderer):
    with pytest.raises(NotDrawn):
        presented(renderer, boxed=True)


@pytest.mark.parametrize("name", BOXED)
def test_boxed_items_are_proven_and_lie_around_their_options(name, everything):
    loaded = catalog.load(name)
    cases = [(level, *said) for level in BOXED[name] for said in (("en", "letter"), ("zh", "字母"))]
    for index, (level, language, word) in enumerate(cases if everything else cases[:2]):
        made = pipeline.make_item(loaded, level, 5, index, language, ItemOptions("boxes"))
        assert isinstance(made.key.answer, BoundingBoxes)
        assert made.item.options == ()
        assert made.item.instruction.count(word) == 1  # in "without its letter"
        boxes = [box for element, box in made.proof.layout.items() if element.startswith("option-")]
        puzzle = loaded.format.proven(made.proof)
        certificate = loaded.validator.certify(puzzle.statement, puzzle.query)
        assert certificate.verdict is Verdict.UNIQUE
        assert len(boxes) == 1 + len(certificate.refuted)
        assert made.key.answer.boxes == (made.proof.layout[option_element(certificate.answers[0])],)
        height, width, _ = decode(made.pictures[0].png).shape
        assert all(0 <= x1 < x2 <= width and 0 <= y1 < y2 <= height for x1, y1, x2, y2 in boxes)
        for (a, b, c, d), (e, f, g, h) in combinations(boxes, 2):
            assert c <= e or g <= a or d <= f or h <= b


def test_options_in_a_second_picture_are_not_boxed():
    """The box of an answer is one in the first picture."""
    loaded = catalog.load("boards/chess_reconstruct")
    params = loaded.levels[Level.EASY]
    for attempt in range(50):
        rng = Stream("second", index=attempt).child(str(attempt))
        with pytest.raises(Rejected, match="no question is asked so"):
            pipeline.draft(loaded, Level.EASY, params, rng, ItemOptions("boxes"))
        try:
            drafted = pipeline.draft(loaded, Level.EASY, params, rng, ItemOptions("choice"))
        except Rejected:
            continue
        presentation = msgspec.structs.replace(drafted.worded.presentation, boxed=True)
        worded = msgspec.structs.replace(drafted.worded, presentation=presentation)
        with pytest.raises(Rejected, match="its options are not drawn"):
            pipeline.draw(loaded, msgspec.structs.replace(drafted, worded=worded))
        return
    pytest.fail("no question had its options in the second picture")


def test_the_picture_and_the_puzzle_are_those_of_the_choice():
    loaded = catalog.load("matrices/raven")
    choice = pipeline.make_item(loaded, Level.EASY, 5, 0, "en")
    boxed = pipeline.make_item(loaded, Level.EASY, 5, 0, "en", ItemOptions("boxes"))
    assert boxed.proof.statement == choice.proof.statement
    assert boxed.proof.certificate == choice.proof.certificate
    assert boxed.pictures[0].pixels == choice.pictures[0].pixels
    assert boxed.item.id != choice.item.id


def run(*arguments):
    return CliRunner().invoke(main, [str(argument) for argument in arguments])


def test_a_boxed_snapshot_is_made_verified_and_replayed(tmp_path):
    out = tmp_path / "boxed"
    assert run("make", "matrices/raven", "--n", 4, "--form", "boxes", "--out", out).exit_code == 0
    assert run("verify", out).exit_code == 0
    assert run("replay", out).exit_code == 0
    manifest = json.loads((out / "manifest.json").read_text())
    assert manifest["content"]["request"]["form"] == "boxes"
    keys = (out / "keys.jsonl").read_text().splitlines()
    proofs = [json.loads(line) for line in (out / "proofs.jsonl").read_text().splitlines()]
    items = [msgspec.json.decode(line, type=Item) for line in (out / "items.jsonl").read_text().splitlines()]
    held = [
        Held(item, msgspec.json.decode(key, type=Key), msgspec.convert(proof, Proof))
        for item, key, proof in zip(items, keys, proofs, strict=True)
    ]
    assert proven(held).passed

    # A key that is the box of another option is noticed.
    key = json.loads(keys[0])
    other = next(box for box in proofs[0]["layout"].values() if [box] != key["answer"]["boxes"])
    key["answer"]["boxes"] = [other]
    (out / "keys.jsonl").write_text("\n".join([json.dumps(key), *keys[1:]]) + "\n")
    result = run("verify", out)
    assert result.exit_code == 1
    assert "the key differs from the proven answer" in result.output


def test_a_plain_request_says_nothing_about_forms(tmp_path):
    assert run("make", "template/blank", "--n", 2, "--out", tmp_path / "plain").exit_code == 0
    assert "form" not in json.loads((tmp_path / "plain" / "manifest.json").read_text())["content"]["request"]


@pytest.mark.parametrize("target", ["counting/shape_count", "boards/chess_mate", "matrices/grouping"])
def test_families_without_drawn_options_cannot_be_boxed(target, tmp_path):
    result = run("make", target, "--n", 2, "--form", "boxes", "--out", tmp_path / "none")
    assert result.exit_code == 2
    assert "has no questions of the form boxes" in result.output
    assert not (tmp_path / "none").exists()
