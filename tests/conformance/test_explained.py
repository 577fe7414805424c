"""A validator that believes anything about an explanation is found, and items with false explanations are none."""

import json
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from puzzlegen import catalog
from puzzlegen.catalog.format import plain
from puzzlegen.conformance import explained, golden
from puzzlegen.core.family import Level
from puzzlegen.core.item import LANGUAGES, AnswerForm, Statement
from puzzlegen.core.question import Asked, Published
from puzzlegen.formats import blank
from puzzlegen.snapshots import pipeline
from puzzlegen.snapshots.pipeline import Exhausted

WHY = {"length": 3, "way": [1, 4, 2], "name": "left"}


class Facts(Published, frozen=True):
    """The facts of an explanation that the template does not have."""

    length: int
    way: tuple[int, ...]
    name: str


FORM = catalog.Format(blank.Tiles, {blank.Missing: Asked(form=AnswerForm.FILL_IN, why=Facts)})


class Told:
    """A renderer that says its facts."""

    def explain(self, _statement: Statement, _query: Statement, answer: str, why: Facts) -> dict[str, str]:
        return {"en": f"{answer}: {why.name} by {why.way}, {why.length} steps"}


def _judged(certify_why: Any) -> catalog.Family:
    loaded = catalog.load("template/blank")
    validator = msgspec.structs.replace(loaded.validator, certify_why=certify_why)
    return msgspec.structs.replace(loaded, validator=validator)


def _faults(_statement: Statement, _query: Statement, _answer: str, why: Facts) -> tuple[str, ...]:
    return () if plain(why) == WHY else ("it is not so",)


def _only_the_length(_statement: Statement, _query: Statement, _answer: str, why: Facts) -> tuple[str, ...]:
    return () if why.length == WHY["length"] else ("it is longer",)


@pytest.mark.parametrize(
    ("certify_why", "but", "wrong"),
    [(_faults, (), set()), (_only_the_length, (), {"way", "name"}), (_only_the_length, ("way",), {"name"})],
)
def test_what_is_believed_is_found(certify_why: Any, but: tuple[str, ...], wrong: set[str]) -> None:
    made = golden.first("template/blank", Level.EASY)[0]
    made = msgspec.structs.replace(made, proof=msgspec.structs.replace(made.proof, why=WHY))
    told = msgspec.structs.replace(_judged(certify_why), renderer=Told(), format=FORM)
    found = explained.believed(told, made, Random(1), but)
    assert {one.partition(" ")[0].partition(".")[0] for one in found} == wrong


def test_no_item_is_made_whose_explanation_is_false() -> None:
    loaded = _judged(lambda *_: ("it is not so",))
    with pytest.raises(Exhausted, match=r"it is not so \(3\)"):
        pipeline.make_item(loaded, Level.EASY, 1, 0, "en", most=3)


def _committed(commit: str, path: str) -> dict[str, Any] | None:
    """A file of golden digests in a commit; None if it is not there, or there is no history."""
    done = subprocess.run(["git", "show", f"{commit}:./{path}"], capture_output=True, check=False, cwd=ROOT)
    return None if done.returncode else json.loads(done.stdout)


ROOT = Path(catalog.__file__).parents[1]


@pytest.mark.parametrize("commit", ["HEAD", "HEAD^"])
def test_what_changed_since_the_last_commits_has_a_new_version(commit: str) -> None:
    stale = []
    for path in sorted(ROOT.glob("evidence/**/golden.json")):
        before = _committed(commit, path.relative_to(ROOT).as_posix()) or {}
        for name, now in json.loads(path.read_text("utf-8")).items():
            then = before.get(name, now)
            changed = any(then[what] != now[what] for what in then.keys() & now.keys() - {"version"})
            if changed and now["version"] <= then["version"]:
                stale.append(name)
    assert not stale, f"these changed, and their versions did not: {', '.join(stale)}"


def test_every_family_has_a_digest_of_its_documents_its_pictures_and_its_words_in_each_language() -> None:
    for path in ROOT.glob("evidence/**/golden.json"):
        for name, known in json.loads(path.read_text("utf-8")).items():
            assert {*known} == {"version", "documents", "pixels", *LANGUAGES}, name


def test_the_explanations_of_every_family_are_judged() -> None:
    assert not [row.name for row in catalog.ROWS if catalog.load_validator(row.name).certify_why is None]
