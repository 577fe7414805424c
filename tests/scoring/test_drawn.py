"""Answers that are drawn: the picture of the solution is right, however it is sent back; nonsense is no answer."""

import base64
import io
import json
from pathlib import Path

import numpy as np
import pytest
from PIL import Image, ImageDraw

from puzzlegen import catalog
from puzzlegen.core.family import Level
from puzzlegen.drawing.png import decode
from puzzlegen.drawing.style import DEFAULT_STYLE
from puzzlegen.evaluation.prompts import COLOUR
from puzzlegen.releases import published
from puzzlegen.scoring import drawn, grading, reading
from puzzlegen.scoring.score import Outcome, score
from puzzlegen.snapshots import presenting, writer
from puzzlegen.snapshots.item_options import ItemOptions
from puzzlegen.snapshots.pipeline import AcceptedItem, make_item
from puzzlegen.specs import language as spec
from tests.support.small_series import run
from tests.support.stub_server import completion, serving

FAMILIES = (
    "boards/go_liberties",
    "counting/board_squares",
    "matrices/analogy",
    "logic/linear_sums",
    "matrices/odd_one_out",
    "matrices/raven",
    "solids/cube_net",
    "solids/dice",
    "solids/shadow",
)
LETTERBOX, SQUARE = "letterbox", 1024


def made(family: str, index: int = 0) -> tuple[AcceptedItem, bytes]:
    """An item that asks for boxes, and the picture of its solution."""
    loaded = catalog.load(family)
    one = make_item(loaded, Level.MEDIUM, 7, index, "en", ItemOptions(form="boxes"))
    puzzle = loaded.format.proven(one.proof)
    worded = presenting.word(loaded.renderer, puzzle.statement, puzzle.query, one.proof.presentation)
    return one, presenting.draw_solution(loaded.renderer, puzzle, worded)[0].png


def credit(one: AcceptedItem, returned: bytes) -> float:
    original = decode(one.pictures[0].png)
    said = drawn.answer(original, one.proof.layout, returned, COLOUR)
    return score(one.item, one.key, said).credit


def saved(picture: Image.Image, form: str = "PNG", **how: object) -> bytes:
    stream = io.BytesIO()
    picture.save(stream, form, **how)
    return stream.getvalue()


def changed(png: bytes, way: str) -> bytes:
    """The picture as servers and models send it back."""
    picture = Image.open(io.BytesIO(png)).convert("RGB")
    wide, high = picture.size
    if way == "compressed":
        return saved(picture, "JPEG", quality=60)
    if way == "rescaled":
        return saved(picture.resize((round(0.66 * wide), round(0.66 * high))), "WEBP", quality=85)
    if way == "stretched":
        return saved(picture.resize((SQUARE, SQUARE)))
    side = max(wide, high) + 40
    page = Image.new("RGB", (side, side), "black" if way == LETTERBOX else "white")
    page.paste(picture, ((side - wide) // 2, 13))
    return saved(page.resize((SQUARE, SQUARE)) if way == LETTERBOX else page)


@pytest.mark.parametrize("family", FAMILIES)
def test_the_picture_of_the_solution_is_right(family: str) -> None:
    one, solution = made(family)
    assert credit(one, solution) == 1
    assert credit(one, changed(solution, "compressed")) == 1
    assert (
        score(
            one.item, one.key, drawn.answer(decode(one.pictures[0].png), one.proof.layout, one.pictures[0].png, COLOUR)
        ).outcome
        is Outcome.UNPARSED
    )


@pytest.mark.parametrize("way", ["rescaled", "stretched", "moved", LETTERBOX])
def test_a_moved_or_rescaled_one_is_right(way: str) -> None:
    one, solution = made("matrices/raven", 1)
    assert credit(one, changed(solution, way)) == 1


def _framed(one: AcceptedItem, names: tuple[str, ...]) -> bytes:
    picture = Image.fromarray(decode(one.pictures[0].png))
    for name in names:
        left, top, right, bottom = one.proof.layout[name]
        ImageDraw.Draw(picture).ellipse((left - 20, top - 20, right + 20, bottom + 20), outline=COLOUR, width=7)
    return saved(picture)


def test_a_frame_of_any_shape_means_the_option_inside() -> None:
    one, _ = made("matrices/odd_one_out")
    (key,) = one.key.answer.boxes
    options = [name for name in one.proof.layout if name.startswith("option-")]
    right = next(name for name in options if one.proof.layout[name] == key)
    wrong = next(name for name in options if name != right)
    assert credit(one, _framed(one, (right,))) == 1
    assert credit(one, _framed(one, (wrong,))) == 0
    assert credit(one, _framed(one, (right, wrong))) < 1
    assert credit(one, _framed(one, tuple(options))) < 0.5


def test_nonsense_is_no_answer() -> None:
    one, _ = made("matrices/raven")
    _, other = made("solids/cube_net")
    original = decode(one.pictures[0].png)
    noise = np.random.default_rng(1).integers(0, 256, original.shape, np.uint8)
    blank = np.full_like(original, 255)
    red = Image.fromarray(original)
    ImageDraw.Draw(red).rectangle(one.key.answer.boxes[0], outline="#d01030", width=7)
    stroke = Image.fromarray(original)
    ImageDraw.Draw(stroke).line(one.key.answer.boxes[0], fill=COLOUR, width=7)
    for returned in (
        other,
        saved(Image.fromarray(noise)),
        saved(Image.fromarray(blank)),
        saved(red),
        saved(stroke),
        b"no picture",
    ):
        assert drawn.answer(original, one.proof.layout, returned, COLOUR) == drawn.UNREADABLE


def test_score_reads_pictures_in_responses(tmp_path: Path) -> None:
    asked = spec.read("matrices/odd_one_out", Level.EASY, form="boxes")
    writer.write_snapshot(writer.request_for(asked, "odd", 3, 5, ("en",), form="boxes"), tmp_path / "odd")
    there = published.opened(tmp_path / "odd")
    lines = []
    for one in there.solved():
        assert one.proof is not None
        loaded = catalog.load(one.item.kind)
        puzzle = loaded.format.proven(one.proof)
        worded = presenting.word(loaded.renderer, puzzle.statement, puzzle.query, one.proof.presentation)
        png = presenting.draw_solution(loaded.renderer, puzzle, worded)[0].png
        url = f"data:image/png;base64,{base64.b64encode(png).decode()}"
        lines.append({"id": one.item.id, "response": url})
    lines[1]["response"] = lines[0]["response"]  # of another item
    lines[2]["response"] = "data:image/png;base64,????"
    path = tmp_path / "drawing.jsonl"
    path.write_text("\n".join(map(json.dumps, lines)))
    (graded,) = grading.grade(reading.benchmark(there), reading.predictions((path,)))
    outcomes = {
        entry.item.id: marks[0].result.outcome
        for entry, marks in zip(reading.benchmark(there).entries, graded.marks, strict=True)
    }
    assert [outcomes[str(line["id"])] for line in lines] == [Outcome.RIGHT, Outcome.UNPARSED, Outcome.UNPARSED]


@pytest.mark.parametrize("beside", [True, False])
def test_eval_keeps_the_picture_that_a_server_gives(tmp_path: Path, beside: bool) -> None:
    asked = spec.read("matrices/odd_one_out", Level.EASY, form="boxes")
    writer.write_snapshot(writer.request_for(asked, "odd", 1, 5, ("en",), form="boxes"), tmp_path / "odd")
    url = "data:image/png;base64,AAAA"
    part = {"type": "image_url", "image_url": {"url": url}}
    text = {"type": "text", "text": "Here it is."}
    message = {"content": "Here it is.", "images": [part]} if beside else {"content": [text, part]}
    out = tmp_path / "drawing.jsonl"
    with serving(lambda *_: completion({"role": "assistant", **message})) as stub:
        words = ("--base-url", stub.url, "--model", "m", "--out", out, "--prompt", "drawn")
        assert run("eval", tmp_path / "odd", *words).exit_code == 0
    (line,) = map(json.loads, out.read_text().splitlines())
    assert (line["response"], line["ending"], line["prompt"]) == (url, "answered", "drawn")


def test_the_prompt_asks_for_a_picture(tmp_path: Path) -> None:
    asked = spec.read("matrices/odd_one_out", Level.EASY, form="boxes")
    writer.write_snapshot(writer.request_for(asked, "odd", 1, 5, ("en",), form="boxes"), tmp_path / "odd")
    told = json.loads(run("prompt", tmp_path / "odd", "--prompt", "drawn").stdout.splitlines()[0])
    assert COLOUR in told["prompt"]
    assert "x1" not in told["prompt"]
    assert DEFAULT_STYLE.palette.entry == COLOUR
    writer.write_snapshot(writer.request_for(spec.read("template/blank"), "blank", 3, 5, ("en",)), tmp_path / "blank")
    assert "make them with --form boxes" in run("prompt", tmp_path / "blank", "--prompt", "drawn").output
