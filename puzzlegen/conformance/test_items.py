"""Whether a family keeps the contract: rooms that know nothing of one another, and items that hold together."""

import os
import subprocess
import sys
from contextlib import suppress
from typing import Any

import msgspec
import pytest

from puzzlegen import catalog
from puzzlegen.answers.kinds import LETTERS
from puzzlegen.catalog import knobs, questions
from puzzlegen.catalog.row import Room
from puzzlegen.conformance import golden
from puzzlegen.core.certificate import Certificate, MalformedStatement
from puzzlegen.core.family import Level, Rejected
from puzzlegen.core.item import AnswerForm, BoundingBoxes, Choice, Item, Key, Proof
from puzzlegen.core.stream import Stream
from puzzlegen.drawing.png import decode
from puzzlegen.snapshots import pipeline, presenting
from puzzlegen.snapshots.item_options import ItemOptions

_HASHED = 6  # of so many families one is made with two seeds for hashes
_MARKED = 0.5  # of a picture, at most
ROOMS: tuple[Room, ...] = ("generators", "renderers", "validators")


def test_the_row_tells_the_truth_about_the_family(row: catalog.Row) -> None:
    """Its levels are those of the generator, and their bands are none that nothing fits."""
    loaded = catalog.load(row.name)
    assert tuple(loaded.levels) == row.levels
    for params in loaded.levels.values():
        for low, high in (params.band, *params.bands.values(), *params.depth_by_task.values(), params.depth or (0, 0)):
            assert low <= high


def test_the_rooms_know_nothing_of_one_another(rows: tuple[catalog.Row, ...]) -> None:
    """To import one room imports no other, neither the families' own nor any of puzzlegen's."""
    for room in ROOMS:
        others = [other for other in ROOMS if other != room]
        foreign = {f"{name}." for other in others for row in rows for name in (f"puzzlegen.{other}", row.module(other))}
        program = (
            "import sys\nfrom importlib import import_module\n"
            f"for module in {[row.module(room) for row in rows]}:\n"
            "    import_module(module)\n"
            f"    strangers = [name for name in sys.modules if f'{{name}}.'.startswith({(*foreign,)})]\n"
            "    if strangers:\n        sys.exit(f'{module} imports {strangers}')\n"
        )
        done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
        assert not done.returncode, done.stderr


def test_documents_survive_the_round_trip(row: catalog.Row, level: Level) -> None:
    """What is written is read back equal, and stands for what was asked."""
    for one in golden.first(row.name, level):
        for document, kind in ((one.item, Item), (one.key, Key), (one.proof, Proof)):
            assert msgspec.json.decode(msgspec.json.encode(document), type=kind) == document
        assert one.item.level == level
        assert f"{one.item.category}/{one.item.family}" == row.name
        assert one.item.answer_form in questions.answer_forms(row)
        assert one.item.images == tuple(f"images/{picture.name}" for picture in one.pictures)


def test_the_certificate_proves_the_key(row: catalog.Row, level: Level) -> None:
    """One answer, which is the key, within the band; every other option is refuted."""
    loaded = catalog.load(row.name)
    params = loaded.levels[level]
    for one in golden.first(row.name, level):
        certificate = one.proof.certificate
        assert certificate.verdict is row.verdict
        assert certificate.faults == ()
        assert pipeline.misfit(certificate, params.bounds_of(one.proof.query)) is None
        assert certificate.canonical
        answer = one.key.answer
        if isinstance(answer, BoundingBoxes):
            assert answer.boxes == tuple(
                sorted(one.proof.layout[element] for element in certificate.answers[0].split())
            )
            assert one.item.answer_form is AnswerForm.BOUNDING_BOXES
        elif isinstance(answer, Choice):
            assert (answer.letter,) == certificate.answers
            letters = [option.letter for option in one.item.options]
            assert letters == list(LETTERS[: len(letters)])
            assert set(certificate.refuted) == set(letters) - {answer.letter}
        else:
            assert (answer.text,) == certificate.answers
        if not isinstance(answer, Choice):
            assert one.item.options == ()


def test_items_are_what_the_schema_and_the_questions_say(row: catalog.Row, level: Level) -> None:
    """An independent validator accepts what is published, and refuses fields that nobody declared."""
    import jsonschema  # a second, which who only collects need not wait for

    form = catalog.load_format(row.name)
    valid = jsonschema.Draft202012Validator(form.schema(row.name))
    for made in golden.first(row.name, level):
        proof = made.proof
        data: dict[str, Any] = {"statement": proof.statement, "query": proof.query, "why": proof.why}
        valid.validate(data)
        assert not valid.is_valid(data | {"query": {**proof.query, "surprise": 1}})
        assert not valid.is_valid(data | {"why": {**proof.why, "surprise": 1}})
        asked = form.questions[type(form.proven(proof).query)]
        assert (made.item.answer_form, proof.certificate.unit) == (asked.form, asked.unit)
        assert len(made.item.options) in (asked.options_at(level), *asked.others_at(level))


def test_what_a_model_sees_does_not_tell_the_key(row: catalog.Row, level: Level) -> None:
    """No part of an item holds the answer."""
    for one in golden.first(row.name, level):
        seen = msgspec.json.encode(one.item).decode()
        assert one.item.question
        if not isinstance(one.key.answer, Choice):  # of a choice, all options are to be seen
            assert '"answer"' not in seen
            assert msgspec.json.encode(one.key.answer).decode() not in seen


@pytest.mark.whole
def test_texts_exist_in_every_language_and_change_nothing_else(row: catalog.Row, level: Level) -> None:
    """Another language, the same puzzle."""
    loaded = catalog.load(row.name)
    english = golden.first(row.name, level)[0]
    for language in golden.spoken([english])[1:]:
        other = pipeline.make_item(loaded, level, golden.SEED, 0, language, golden.manner(row))
        assert other.item.question != english.item.question
        assert other.proof.statement == english.proof.statement
        assert other.key.answer == english.key.answer
        assert [picture.pixels for picture in other.pictures] == [picture.pixels for picture in english.pictures]


@pytest.mark.whole
def test_an_item_depends_on_its_key_only(row: catalog.Row, level: Level) -> None:
    """Neither order nor neighbours change an item."""
    loaded = catalog.load(row.name)
    backwards = [
        pipeline.make_item(loaded, level, golden.SEED, index, "en", golden.manner(row))
        for index in reversed(range(golden.ITEMS))
    ]
    assert backwards[::-1] == golden.first(row.name, level)


@pytest.mark.whole
def test_the_style_does_not_change_the_puzzle(row: catalog.Row, level: Level) -> None:
    """Draws for the style leave the puzzle alone."""
    loaded = catalog.load(row.name)
    params = msgspec.structs.replace(loaded.levels[level], **golden.materials(row))

    def stream() -> Stream:
        return Stream.for_item(row.name, 1, "digest", 1, 0, 0)

    plain, restyled = stream(), stream()
    restyled.child("style").word()
    restyled.word()
    try:
        first = pipeline.invent(loaded, level, params, plain)
    except Exception as error:  # noqa: BLE001 - whatever happens must happen again
        with pytest.raises(type(error)):
            pipeline.invent(loaded, level, params, restyled)
    else:
        assert pipeline.invent(loaded, level, params, restyled) == first


@pytest.mark.whole
def test_knobs_can_be_turned_to_their_ends(row: catalog.Row) -> None:
    """What they allow is made, or given up for a reason."""
    loaded = catalog.load(row.name)
    if row.needs:
        pytest.skip("photographs are prepared, not drafted")
    for level in (row.levels[0], row.levels[-1]):
        for number, (name, end) in enumerate(knobs.ends(loaded.levels[level])):
            params = knobs.apply_settings(row.name, loaded.levels[level], {name: end})
            rng = Stream.for_item(row.name, 1, "ends", 1, number, 0)
            with suppress(Rejected):
                pipeline.draft(loaded, level, params, rng, ItemOptions(settings={name: end}))


def test_the_solution_is_drawn_into_the_same_picture(row: catalog.Row, level: Level) -> None:
    """It is as large as the picture of the puzzle, something is marked in it, and most of it is as it was."""
    if row.needs:
        pytest.skip("what its picture is made of is not published")
    renderer, form = catalog.load_renderer(row.name), catalog.load_format(row.name)
    for one in golden.first(row.name, level):
        puzzle, presentation = form.proven(one.proof), one.proof.presentation
        worded = presenting.word(renderer, puzzle.statement, puzzle.query, presentation)
        solved = presenting.draw_solution(renderer, puzzle, worded)
        if not solved:
            continue
        plain = presenting.draw(renderer, puzzle.statement, puzzle.query, presentation, encoded=False)
        assert [(of.width, of.height, of.boxes) for of in solved] == [(of.width, of.height, of.boxes) for of in plain]
        assert any(marked.pixels != bare.pixels for marked, bare in zip(solved, plain, strict=True))
        for marked, picture in zip(solved, one.pictures, strict=True):
            changed = (decode(marked.png) != decode(picture.png)).any(2)
            assert changed.mean() < _MARKED


def test_malformed_statements_are_refused(row: catalog.Row) -> None:
    """Data that are not in the format are no puzzle."""
    certify, form = catalog.load_validator(row.name).certify, catalog.load_format(row.name)
    one = golden.first(row.name, row.levels[0])[0]
    statement = dict(one.proof.statement)

    def judged(broken: dict[str, object]) -> Certificate:
        puzzle = form.puzzle(broken, one.proof.query)
        return certify(puzzle.statement, puzzle.query)

    for broken in ({}, statement | {"surprise": 1}, dict.fromkeys(statement)):
        with pytest.raises(MalformedStatement):
            judged(broken)


def test_neither_the_process_nor_its_hash_seed_matters(rows: tuple[catalog.Row, ...]) -> None:
    """Two processes with different seeds for hashes make the same bytes.

    Some families are enough: the golden digests of all of them are compared in processes whose seeds are random.
    """
    program = (
        "from puzzlegen import catalog\nfrom puzzlegen.conformance import golden\n"
        "from puzzlegen.snapshots import digest\n"
        f"for name in {[row.name for row in rows[::_HASHED]]}:\n"
        "    (row,) = catalog.find(name)\n"
        "    items = golden.made(row, row.levels[0], 1)\n"
        "    print(name, [one.item.id for one in items], golden.documents(items), golden.pixels(items))\n"
        "    print([digest.of_bytes(picture.png) for one in items for picture in one.pictures])\n"
    )
    outputs = {
        subprocess.run(
            [sys.executable, "-c", program],
            env=os.environ | {"PYTHONHASHSEED": seed},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(outputs) == 1
