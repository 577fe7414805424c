"""Candidates from a folder to a release, and what the folder, the people and a thief may do on the way."""

import json
import os
import shutil
import socket
import stat
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from PIL import Image

from puzzlegen.candidates import approving, checking, standings
from puzzlegen.conformance import candidates as cases
from puzzlegen.core.certificate import Verdict
from puzzlegen.drawing.png import encode, scanlines
from puzzlegen.materials import approvals, proposals
from puzzlegen.materials.approvals import Answer
from puzzlegen.materials.candidates import Candidates
from puzzlegen.materials.material import Changed, Missing
from puzzlegen.snapshots import manifest
from tests.support.candidate_folders import WORD, Page, change, run, standing, state
from tests.support.snapshot_doctor import Doctored
from tests.support.stub_server import serving

# From a folder to a release


SPEC = """name = "mixed"
languages = ["en", "zh"]

[release]
title = "Proven and approved"
items = 4
hidden = 0.25

[[families]]
name = "sudoku/classic_6x6"
weight = 3

[[families]]
name = "candidates/approved"
levels = ["easy"]
"""


def test_a_candidate_walks_from_a_folder_to_a_release(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    made = run("candidates", "new", folder, "boxes")
    assert "Fill it in" in made.output
    run("candidates", "new", folder, "boxes", code=2)
    assert "is no candidate" in run("candidates", "list", folder).output  # before it is filled in
    cases.choice(folder, "boxes", 7, 2)
    assert "boxes: proposed" in run("candidates", "list", folder).output
    run("candidates", "categorise", folder, "--as", "Cue insigt", code=2)
    run("candidates", "categorise", folder, "--as", "cue insight: detective")
    assert "It is not checked" in run("candidates", "list", folder).output
    run("candidates", "check", folder)
    assert "0 of 2 people have answered it" in run("candidates", "list", folder).output
    run("make", "candidates", "--candidates", folder, "--n", 1, "--level", "easy", "--out", tmp_path / "no", code=1)

    page = Page(folder, "--items=5")
    try:
        assert page.ask("languages") == {
            "languages": ["en", "zh"],
            "purpose": "approval",
            "invited": False,
        }
        for language in ("en", "zh"):
            secret = page.join(language)
            shown = page.answer(secret, response="C")
            assert (shown["phase"], shown["purpose"], shown["form"]) == ("items", "approval", "choice")
            assert page.answer(secret)["phase"] == "done"
        assert "candidates list" in page.end()
    finally:
        page.kill()
    candidate = proposals.read(folder).named("boxes")
    for words in candidate.proposal.words.values():
        assert words.explanation.encode() not in page.seen
    assert b"A. Painter" not in page.seen
    assert candidate.shown("en").encode() not in page.seen
    for name in (approving.STORE, approvals.ANSWERS):
        assert stat.S_IMODE((folder / name).stat().st_mode) == 0o600
    listed = json.loads(run("candidates", "list", folder, "--json").output)
    (line,) = listed["candidates"]
    assert (line["state"], line["people"], line["agreeing"], line["languages"]) == ("approved", 2, 2, ["en", "zh"])

    out = tmp_path / "made"
    run("make", "candidates", "--candidates", folder, "--n", 1, "--level", "easy", "--out", out)
    assert manifest.read(out).content.unproven == {Verdict.APPROVED: 1}
    assert "0 items proven, 1 approved, which is no proof" in run("verify", out).output
    run("replay", out, "--candidates", folder)
    run("vary", out, "--style", 1, "--out", tmp_path / "varied", code=2)
    shown = run("show", out, "--key").output
    assert "2 of 2 people who did not know the answer gave it" in shown
    (item,) = [json.loads(text) for text in (out / "items.jsonl").read_text().splitlines()]
    assert item["taxonomy"] == {"visreason_category": "Cue insight", "visreason_subcategory": "detective"}
    with Image.open(out / item["images"][0]) as published, Image.open(folder / "boxes.png") as proposed:
        assert np.array_equal(np.asarray(published), np.asarray(proposed))

    spec = tmp_path / "mixed.toml"
    spec.write_text(SPEC)
    secret_file = tmp_path / "secret"
    secret_file.write_text("6f1d0c3a9be74852d5a0c18e7f2b4963")
    secret_file.chmod(0o600)
    series = tmp_path / "series"
    release = ("release", spec, "--version", "2026.11.0", "--series", series, "--secret-file", secret_file)
    assert "--candidates" in run(*release, code=2).output
    run(*release, "--candidates", folder)
    where = series / "releases" / "2026.11.0"
    card = (where / "README.md").read_text()
    assert "1 is approved and not proven" in card
    assert "1 is approved and not proven" in (where / "gallery.html").read_text()
    gates = {gate["name"]: gate for gate in json.loads((where / "release.json").read_text())["content"]["gates"]}
    assert gates["proven"]["figures"]["unproven"] == {"approved": 1}
    assert "The answers of 3 items are proven" in gates["proven"]["detail"]
    assert all(cell["family"] != "candidates/approved" for cell in gates["difficulty drift"]["figures"]["cells"])
    audited = run("audit", series, "--prove", "--remake")
    assert "every byte, link and commitment holds" in audited.output
    assert "candidates are not published" in audited.output
    answers = approvals.records(folder).answers
    cases.choice(folder, "more", 11, 1)
    cases.approve(folder, [*answers, *cases.answered(folder, "more", {8: "B", 9: "B"})])
    run("refresh", spec, "--date", "2026-12", *release[4:], "--candidates", folder)
    assert "every byte, link and commitment holds" in run("audit", series, "--remake").output
    run("export", where, "--to", "hf", "--out", tmp_path / "hf")
    assert "but for 1 that are approved, which is no proof" in (tmp_path / "hf" / "README.md").read_text()


@pytest.mark.parametrize(
    ("old", "new", "given", "complaint"),
    [
        ("hidden = 0.25", 'keys = "apart"', True, "so its keys cannot be kept apart"),
        (
            '[[families]]\nname = "sudoku/classic_6x6"\nweight = 3\n',
            "",
            True,
            "no family whose items could be held back",
        ),
        ('"candidates/approved"', '"sudoku/classic"', True, "has no family that takes candidates"),
        ('"candidates/approved"', '"differences/photo_difference"', False, "name a folder of them with --photos"),
        ("", "", False, "name a folder of candidates with --candidates"),
    ],
)
def test_what_cannot_be_released_is_told(
    folder: Path, tmp_path: Path, old: str, new: str, given: bool, complaint: str
) -> None:
    spec, secret = tmp_path / "mixed.toml", tmp_path / "secret"
    assert old in SPEC
    spec.write_text(SPEC.replace(old, new))
    secret.write_text("6f1d0c3a9be74852d5a0c18e7f2b4963")
    secret.chmod(0o600)
    command = ("release", spec, "--version", "2026.11.0", "--series", tmp_path / "series", "--secret-file", secret)
    assert complaint in run(*command, *(("--candidates", folder) if given else ()), code=2).output
    assert not (tmp_path / "series" / "releases").exists()


def test_the_example_of_the_docs_is_one(tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "candidates.md").read_text()
    (text,) = [part.partition("```")[0] for part in page.split("```toml\n")[1:] if part.startswith("pictures")]
    (tmp_path / "window.toml").write_text(text)
    shutil.copy(Path(__file__).parents[2] / "docs/gallery/candidates-approved.png", tmp_path / "window.png")
    assert checked(tmp_path) == {"window": ()}
    assert set(proposals.read(tmp_path).named("window").proposal.words) == {"en", "zh"}


# What a thief may do to what is published


def forged(out: Path, table: str, change: Any) -> str:
    """What verify says after a table of a snapshot was changed, and all digests were made to agree."""
    lines = [json.loads(line) for line in (out / table).read_text().splitlines()]
    change(lines[0])
    (out / table).write_text("".join(json.dumps(line) + "\n" for line in lines))
    there = manifest.read(out)
    tables = {name: manifest.digest.of_file(out / name) for name in there.content.tables}
    content = msgspec.structs.replace(there.content, tables=tables)
    whole = msgspec.structs.replace(
        there, root=manifest.root_of(content), content=content, files={**there.files, **tables}
    )
    manifest.write(out, whole)
    return run("verify", out, code=1).output


def another_key(line: dict[str, Any]) -> None:
    line["answer"]["letter"] = "A"


def another_answer(line: dict[str, Any]) -> None:
    for one in line["statement"]["answers"]:
        one["response"] = "A"


def one_person_twice(line: dict[str, Any]) -> None:
    one, other = line["statement"]["answers"][:2]
    other["participant"] = one["participant"]


def another_question(line: dict[str, Any]) -> None:
    line["query"]["question"]["en"] = "Which of the boxes is not the largest one?"


def spelled_otherwise(line: dict[str, Any]) -> None:
    line["statement"]["answers"][0]["response"] = "c"


def called_proven(line: dict[str, Any]) -> None:
    line["certificate"]["verdict"] = "unique"


def another_author(line: dict[str, Any]) -> None:
    line["statement"]["origin"]["author"] = "A. Thief"


@pytest.mark.parametrize(
    ("table", "change", "complaint"),
    [
        ("keys.jsonl", another_key, "the key differs from the proven answer"),
        ("proofs.jsonl", another_answer, "the key differs from the proven answer"),
        ("proofs.jsonl", one_person_twice, "two answers are of one participant"),
        ("proofs.jsonl", another_question, "somebody answered what was shown otherwise"),
        ("proofs.jsonl", spelled_otherwise, "not spelled as a letter of a key is"),
        ("proofs.jsonl", called_proven, "the certificate is not what the validator finds"),
        ("proofs.jsonl", another_author, "is not the id of this content"),
    ],
)
def test_what_is_forged_is_found(folder: Path, tmp_path: Path, table: str, change: Any, complaint: str) -> None:
    out = tmp_path / "made"
    run("make", "candidates", "--candidates", folder, "--n", 1, "--level", "easy", "--out", out)
    assert complaint in forged(out, table, change)


def test_another_picture_is_not_what_people_were_shown(folder: Path, tmp_path: Path) -> None:
    out = tmp_path / "made"
    run("make", "candidates", "--candidates", folder, "--n", 1, "--level", "easy", "--out", out)
    doctored = Doctored(out)
    (path,) = doctored.pngs
    pixels = np.asarray(cases.picture(98), np.uint32) @ np.array([1 << 16, 1 << 8, 1], np.uint32)
    doctored.pngs[path] = encode(scanlines(pixels))
    assert "a picture is not the one that people were shown" in doctored.complaints()


# What may lie in the folder


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('kind = "letter"', "kind = ", "is no candidate"),
        ('kind = "letter"', 'kind = "poem"', "is no candidate: Invalid enum value 'poem'"),
        ('kind = "letter"', 'kind = "word"', 'options where, and only where, kind is "letter"'),
        ('answer = "C"', 'answer = "E"', "'E' that is not a letter"),
        ('answer = "C"', 'answer = "C"\ngone = 1', "unknown field `gone`"),
        ('author = "A. Painter"', f'author = "{"x" * 400}"', "is no candidate"),
        ('author = "A. Painter"', 'author = "A\\u0000"', "is no candidate"),
        ('"boxes.png"', '"../boxes.png"', "not the name of a file beside it"),
        ('"boxes.png"', '"gone.png"', "gone.png that cannot be read: No such file"),
        ('"boxes.png"', '"small.png"', "small.png that has 30 x 30 pixels"),
        ('"boxes.png"', '"huge.png"', "huge.png that has 3000 x 90 pixels"),
        ('"boxes.png"', '"text.png"', "text.png that is not a readable picture"),
        ('"boxes.png"', '"link.png"', "is a link that leads out of the folder"),
        ('"boxes.png"', '"circle.png"', "circle.png that cannot be read: Too many levels of symbolic links"),
        ('"boxes.png"', '"pipe.png"', "pipe.png that is larger than 32,768 KiB, or no file"),
        ('"the blue one"', '"the red one"', "two options that say the same"),
        ('"the purple one"]', "]", "not as many options in one language as in the other"),
        ('answer = "C"', 'answer = "C"\nlettered = 4', "options in words as well as in the picture"),
        ('answer = "C"', 'answer = "C"\naccepted = ["A"]', "which a letter does not have"),
    ],
)
def test_an_unusable_candidate_is_named_in_one_sentence(
    folder: Path, tmp_path: Path, old: str, new: str, complaint: str
) -> None:
    for name, size in {"small": (30, 30), "huge": (3000, 90)}.items():
        Image.new("RGB", size).save(folder / f"{name}.png")
    (folder / "text.png").write_text("This is no picture.")
    cases.write(tmp_path / "elsewhere", "boxes", "", cases.picture(1))
    (folder / "link.png").symlink_to(tmp_path / "elsewhere" / "boxes.png")
    os.mkfifo(folder / "pipe.png")
    (folder / "circle.png").symlink_to("circle.png")
    cases.choice(folder, "good", 5, 1)
    change(folder, old, new)
    listed = run("candidates", "list", folder).output
    assert complaint in listed
    assert "boxes.toml" in listed
    assert "good: proposed" in listed


def test_a_file_that_is_a_link_to_itself_hides_no_other(folder: Path) -> None:
    (folder / "circle.toml").symlink_to("circle.toml")
    listed = run("candidates", "list", folder).output
    assert "circle.toml cannot be read: Too many levels of symbolic links" in listed
    assert "boxes: approved" in listed


def test_a_folder_that_changes_while_items_are_made_is_noticed(folder: Path) -> None:
    material = Candidates.of(folder)
    assert len(material.open()) == 1
    cases.approve(folder, cases.answered(folder, "boxes", dict.fromkeys(range(3), "C")))
    with pytest.raises(Changed, match="does not hold the candidates asked for"):
        material.open()
    found = proposals.read(folder).named("boxes")
    Image.fromarray(cases.picture(97)).save(folder / "boxes.png")
    with pytest.raises(Missing, match="has changed since"):
        proposals.pixels(found)


def test_what_is_half_written_is_not_said(folder: Path) -> None:
    notes = folder / approvals.NOTES
    before = approvals.records(folder).notes
    with notes.open("ab") as stream:
        stream.write(b'{"note":"check","candida')
    assert approvals.records(folder).notes == before
    run("candidates", "categorise", folder, "--as", "Board", "boxes")
    assert len(approvals.records(folder).notes) == len(before) + 1
    notes.write_text("nonsense\n")
    assert "notes.jsonl, line 1, cannot be read" in run("candidates", "list", folder, code=2).output


def test_a_kill_between_two_answers_loses_nothing(tmp_path: Path) -> None:
    for number in range(3):
        cases.choice(tmp_path, f"boxes-{number}", number, number)
    run("candidates", "categorise", tmp_path, "--as", "Board")
    run("candidates", "check", tmp_path)
    page = Page(tmp_path)
    try:
        secret = page.join()
        page.answer(secret, response="A")
        page.kill()
        kept = (tmp_path / approvals.ANSWERS).read_text()
        assert len(kept.splitlines()) == 1
        (tmp_path / approvals.ANSWERS).write_text("")  # as if the kill had come before it was written
        change(tmp_path, "the red one", "the crimson one", "boxes-1")  # nobody can be shown this any more
        (tmp_path / "boxes-2.toml").unlink()
        page = Page(tmp_path)
        assert (tmp_path / approvals.ANSWERS).read_text() == kept
        phases = [page.answer(secret, known=True, given_up=True)["phase"] for _ in range(3)]
        assert "items" not in phases[2:]
        (participant,) = {one.participant for one in approvals.records(tmp_path).answers}
        page.end()
        run("candidates", "approve", tmp_path, "--forget", participant)
        assert approvals.records(tmp_path).answers == ()
    finally:
        page.kill()


def test_who_is_invited_is_admitted_once(tmp_path: Path) -> None:
    cases.choice(tmp_path, "boxes", 7, 2)
    run("candidates", "categorise", tmp_path, "--as", "Board")
    run("candidates", "check", tmp_path)
    assert "--port other than 0" in run("candidates", "approve", tmp_path, "--invite", 2, "--port", 0, code=2).output
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    page = Page(tmp_path, "--invite", 2, port=port)
    try:
        assert "answers 2 people who are invited" in page.address
        one, two = (tmp_path / "approvals.addresses.txt").read_text().splitlines()
        for address in (one, one, two):  # the first one comes back in another browser
            page.address = address
            page.join()
        store = approving.Approvals(tmp_path)
        assert len(store.participants()) == 2
        store.close()
    finally:
        page.kill()


def test_nobody_is_asked_about_what_is_not_checked_or_his_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("puzzlegen.study.serving.serve", lambda *_, **__: None)  # which would wait for people
    cases.choice(tmp_path, "boxes", 7, 2)
    assert "no items to solve" in run("candidates", "approve", tmp_path, code=2).output
    run("candidates", "categorise", tmp_path, "--as", "Board")
    run("candidates", "check", tmp_path)
    assert "no items to solve" in run("candidates", "approve", tmp_path, "--not-by", "A. Painter", code=2).output


# What a check finds


def checked(folder: Path) -> Mapping[str, tuple[str, ...]]:
    return checking.check(folder, proposals.read(folder).candidates)


def test_repeats_are_told_from_the_second_on(tmp_path: Path) -> None:
    cases.choice(tmp_path, "a", 7, 2)
    change(tmp_path, "Which of the boxes", "Of all the boxes that you can see in this picture, which", "a")
    cases.write(tmp_path, "b", WORD.format(name="b"), np.rot90(np.asarray(Image.open(tmp_path / "a.png"))))
    nearly = np.asarray(Image.open(tmp_path / "a.png")).copy()
    nearly[:3] = 200
    cases.write(tmp_path, "c", (tmp_path / "a.toml").read_text().replace("a.png", "c.png"), nearly)
    found = checked(tmp_path)
    assert found["a"] == ()
    assert any("is that of a, perhaps turned" in one for one in found["b"])
    assert any("hardly another one than that of a" in one for one in found["c"])
    assert any("question and options are those of a" in one for one in found["c"])


def test_rights_legibility_and_leaks_are_told(tmp_path: Path) -> None:
    text = WORD.format(name="fruit").replace("What is yellow", "Is the lemon yellow")
    text = text.replace('"CC-BY-4.0"', '"free for all"').replace('"N. N."', '""')
    cases.write(tmp_path, "fruit", text, np.full((100, 300, 3), 200, np.uint8))
    data = Image.Exif()
    data[0x010E] = "A photograph of a LEMON"
    Image.open(tmp_path / "fruit.png").save(tmp_path / "fruit.png", exif=data)
    said = " ".join(checked(tmp_path)["fruit"])
    for part in (
        "It has no author",
        "'free for all' is no SPDX identifier",
        "nearly blank",
        "its shorter side needs 240",
        "The question holds the key (en)",
        "the metadata of fruit.png hold the key",
    ):
        assert part in said
    assert run("candidates", "check", tmp_path, "--json", code=1).output.startswith("{")


def test_a_mistaken_finding_can_be_overruled_but_no_rights(tmp_path: Path) -> None:
    cases.choice(tmp_path, "boxes", 7, 2)
    change(tmp_path, "the yellow one", "the yellow one, which is seen in the lower left corner")
    run("candidates", "categorise", tmp_path, "--as", "Board")
    run("candidates", "check", tmp_path, code=1)
    assert state(tmp_path) == "categorised"
    run("candidates", "overrule", tmp_path, "boxes", "--why", " ", code=2)
    run("candidates", "overrule", tmp_path, "boxes", "--why", "The others are as far from the centre.")
    assert state(tmp_path) == "checked"
    run("candidates", "check", tmp_path, code=1)
    assert state(tmp_path) == "checked"  # the same finding is overruled for good
    change(tmp_path, 'author = "A. Painter"', 'author = ""')
    run("candidates", "categorise", tmp_path, "--as", "Board")
    run("candidates", "check", tmp_path, code=1)
    run("candidates", "overrule", tmp_path, "boxes", "--why", "Nobody made it.")
    assert standing(tmp_path, "boxes").findings == ("It has no author.",)


def test_two_versions_of_a_picture_are_one_candidate(tmp_path: Path) -> None:
    cases.choice(tmp_path, "boxes", 7, 2)
    change(tmp_path, '["boxes.png"]', '["boxes.png", "again.png"]')
    again = np.asarray(Image.open(tmp_path / "boxes.png")).copy()
    again[5:9, 5:9] = 0
    Image.fromarray(again).save(tmp_path / "again.png")
    assert checked(tmp_path) == {"boxes": ()}


def test_the_right_option_does_not_stand_out(tmp_path: Path) -> None:
    cases.choice(tmp_path, "boxes", 7, 2)
    change(tmp_path, "the yellow one", "the yellow one, which is seen in the lower left corner")
    assert "by far the longest" in " ".join(checked(tmp_path)["boxes"])
    change(tmp_path, ", which is seen in the lower left corner", "")
    change(tmp_path, "the largest one?", "the largest one: the yellow one?")
    assert "holds the right option" in " ".join(checked(tmp_path)["boxes"])


def test_models_categorise_and_probe(tmp_path: Path) -> None:
    cases.choice(tmp_path, "boxes", 7, 2)

    def sees(prompt: str, _: int) -> str:
        if "Which of these categories" in prompt:
            return "It is about sizes.\nAnswer: Pattern counting: shape counting"
        assert "missing" in prompt
        return "Answer: C" if "A. the red one" in prompt else "Answer: B"

    with serving(sees) as server:
        model = ("--model", "qwen", "--base-url", server.url)
        assert "Pattern counting: shape counting" in run("candidates", "categorise", tmp_path, *model).output
        assert standing(tmp_path, "boxes").categorised_by == "model qwen"
        told = run("candidates", "check", tmp_path, *model, code=1).output
        assert "model qwen gives the key without having seen the picture" in told
        assert len(server.requests[0]["messages"][-1]["content"]) == 2  # the picture, and the question
        assert [len(one["messages"][-1]["content"]) for one in server.requests[1:]] == [1, 1]
    assert state(tmp_path) == "categorised"
    run("candidates", "check", tmp_path)
    assert state(tmp_path) == "categorised"  # what the model found is not forgotten
    with serving(lambda *_: "Answer: A") as server:
        run("candidates", "check", tmp_path, "--model", "qwen", "--base-url", server.url)
    assert state(tmp_path) == "checked"
    with serving(lambda *_: "Answer: poetry") as server:
        told = run("candidates", "categorise", tmp_path, "boxes", "--model", "qwen", "--base-url", server.url).output
        assert "named no category" in told


def test_authors_may_name_the_category(tmp_path: Path) -> None:
    cases.choice(tmp_path, "boxes", 7, 2)
    assert "0 of 1" in run("candidates", "categorise", tmp_path, "--as-proposed").output
    change(tmp_path, 'kind = "letter"', 'kind = "letter"\ncategory = "cue insight: detective"')
    run("candidates", "categorise", tmp_path, "--as-proposed", "--as", "Board", code=2)
    run("candidates", "categorise", tmp_path, "--as-proposed")
    found = standing(tmp_path, "boxes")
    assert (found.category, found.categorised_by) == ("Cue insight: detective", "author")
    change(tmp_path, "cue insight: detective", "poetry")
    assert "'poetry' is neither" in run("candidates", "categorise", tmp_path, "--as-proposed", code=2).output


def test_every_line_of_a_list_says_what_it_waits_for(folder: Path) -> None:
    cases.choice(folder, "new", 3, 1)
    _, lines = standings.lines(folder)
    assert {line.name: (line.state, bool(line.waits)) for line in lines} == {
        "boxes": ("approved", False),
        "new": ("proposed", True),
    }


def test_a_level_without_candidates_is_told_before_anything_is_made(folder: Path, tmp_path: Path) -> None:
    told = run("make", "candidates", "--candidates", folder, "--n", 1, "--out", tmp_path / "out", code=1).output
    assert "is medium" in told
    answer: Answer = approvals.records(folder).answers[0]
    assert answer.seconds < 60
