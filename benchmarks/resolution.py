"""Measures down to which size pictures can be scaled, for ``puzzlegen/catalog/resolution.json`` and its page.

``python -m benchmarks.resolution`` measures all families; ``python -m benchmarks.resolution cues`` this category (or
family, or several), and leaves the rest as it is. `puzzlegen.catalog.resolution` says what the figures mean.

The twin of a puzzle is one whose data differ from its own in one place, and whose question has the same words and, by
the validator, another single answer: who cannot tell its picture from the puzzle's own cannot know the answer.
"""

import argparse
import math
from collections.abc import Collection, Iterator, Sequence
from itertools import count, islice, pairwise
from operator import itemgetter
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray
from PIL import Image

from puzzlegen import catalog
from puzzlegen.catalog.format import plain
from puzzlegen.catalog.resolution import LEAST_CAPITAL, LEAST_DIFFERENCE, LEAST_LINE, Resolution, table
from puzzlegen.catalog.row import Row
from puzzlegen.core.certificate import MalformedStatement, Verdict
from puzzlegen.core.errors import CheckFailed, MissingExtra, WrongUsage
from puzzlegen.core.family import Level, Rejected
from puzzlegen.core.item import Statement
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.scene import Rendered
from puzzlegen.core.stream import Stream
from puzzlegen.drawing.png import decode
from puzzlegen.snapshots import presenting
from puzzlegen.snapshots.pipeline import MAX_ATTEMPTS, Draft, draft, draw, params_digest
from puzzlegen.snapshots.selection import loaded
from puzzlegen.snapshots.verify import crashes_as_malformed

OUT: Final = Path(__file__).parents[1] / "puzzlegen" / "catalog" / "resolution.json"
PAGE: Final = Path(__file__).parents[1] / "docs" / "resolution.md"
HEAD: Final = "| family | level | longer side | scale | decided by |\n|---|---|---:|---:|---|\n"
_DRAWN: Final = 4  # puzzles of each family and level
_LOOKED: Final = 24  # from which they are chosen: not all can be drawn
_TRIED: Final = 24  # changes of each
_STEP: Final = 0.05  # between the scales that are tried

Pixels: TypeAlias = Sequence[NDArray[np.uint8]]


def drafts(row: Row, level: Level, seed: int = 0) -> Iterator[Draft]:
    """Puzzles that nobody has judged."""
    family = loaded(row.name)
    params = family.levels[level]
    for index in count():
        for attempt in range(MAX_ATTEMPTS):
            rng = Stream.for_item(row.name, row.stream_version, params_digest(params), seed, index, attempt)
            try:
                yield draft(family, level, params, rng)
            except Rejected:
                continue
            break


def difference(one: Pixels, other: Pixels, scale: float) -> float:
    """How much two pictures differ once they are scaled: the sum of squares, a pixel from black to white being 1."""
    total = 0.0
    for first, second in zip(one, other, strict=True):
        changed_at = np.argwhere((first != second).any(axis=2))
        if not changed_at.size:
            continue
        margin = math.ceil(4 / scale)  # as far as a pixel reaches in scaling
        top, left = np.maximum(changed_at.min(axis=0) - margin, 0)
        bottom, right = changed_at.max(axis=0) + margin
        crops = (_scaled(pixels[top:bottom, left:right], scale) for pixels in (first, second))
        apart = np.abs(next(crops) - next(crops)).max(axis=2) / 255
        total += float((apart * apart).sum())
    return total


def _scaled(pixels: NDArray[np.uint8], scale: float) -> NDArray[np.float32]:
    height, width, _ = pixels.shape
    size = (max(1, round(scale * width)), max(1, round(scale * height)))
    return np.asarray(Image.fromarray(pixels).resize(size, Image.Resampling.BICUBIC), dtype=np.float32)


def changed(data: Any) -> Iterator[Any]:
    """The data with one leaf changed into a neighbour, or with two neighbours of a list exchanged."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from ({**data, key: other} for other in changed(value))
    elif isinstance(data, list):
        for place, value in enumerate(data):
            yield from ([*data[:place], other, *data[place + 1 :]] for other in changed(value))
            for other in [one for one in dict.fromkeys(map(_leaf, data)) if type(one) is type(value) is str]:
                if other != value:
                    yield [*data[:place], other, *data[place + 1 :]]
        for place, (value, after) in enumerate(pairwise(data)):
            if value != after:
                yield [*data[:place], after, value, *data[place + 2 :]]
    elif isinstance(data, bool):
        yield not data
    elif isinstance(data, int):
        yield from (data - 1, data + 1)
    elif isinstance(data, str) and len(data) > 1:
        signs = sorted({*data})
        for place, sign in enumerate(data):
            yield from (data[:place] + other + data[place + 1 :] for other in signs if other != sign)


def _leaf(value: Any) -> Any:
    return value if isinstance(value, str) else None


def by_size(pictures: Sequence[Rendered]) -> tuple[float, str]:
    """The least scale at which texts can be read, or without any, things and lines be seen; and which it is."""
    if capitals := [text.height for picture in pictures for text in picture.lettering]:
        return LEAST_CAPITAL / min(capitals), "text"
    sides = [min(x2 - x1, y2 - y1) for picture in pictures for x1, y1, x2, y2 in picture.boxes.values()]
    line = LEAST_LINE / min(picture.thinnest for picture in pictures)
    return max((LEAST_CAPITAL / min(sides) if sides else 0.0, "thing"), (line, "line"))


def by_twin(family: catalog.Family, drafted: Draft, pictures: Sequence[Rendered], down_to: float, rng: Stream) -> float:
    """The least scale, from this one up, at which no twin looks alike."""
    pixels = [decode(picture.png) for picture in pictures]
    scale = down_to
    for statement, query in neighbours(drafted, rng):
        try:
            with crashes_as_malformed():
                puzzle = family.format.puzzle(statement, query)
                certificate = family.validator.certify(puzzle.statement, puzzle.query)
                if certificate.verdict is not Verdict.UNIQUE or certificate.answers == (drafted.answer,):
                    continue
                other = drawn(family, drafted, puzzle)
        except (MalformedStatement, CheckFailed, WrongUsage):
            continue
        if other is not None and [one.shape for one in other] == [one.shape for one in pixels]:
            scale = told_apart(pixels, other, scale)
    return scale


def neighbours(drafted: Draft, rng: Stream) -> Iterator[tuple[Statement, Statement]]:
    """Some puzzles whose data differ in one place, whether or not there are such puzzles; as plain data."""
    statement, query = plain(drafted.statement), plain(drafted.query)

    def all_of_them() -> Iterator[tuple[Statement, Statement]]:
        yield from ((one, query) for one in changed(statement))
        yield from ((statement, one) for one in changed(query))

    chosen = {*rng.permutation(sum(1 for _ in all_of_them()))[:_TRIED]}
    return ((plain(one), plain(two)) for place, (one, two) in enumerate(all_of_them()) if place in chosen)


def drawn(family: catalog.Family, drafted: Draft, puzzle: Puzzle) -> Pixels | None:
    """The pictures of such a puzzle in the same style; None if its question has other words."""
    shown = drafted.worded.presentation
    if presenting.word(family.renderer, puzzle.statement, puzzle.query, shown).say("en") != drafted.worded.say("en"):
        return None
    pictures = presenting.draw(
        family.renderer, puzzle.statement, puzzle.query, shown, drafted.puzzle.material, kept=True
    )
    return [picture.rgb for picture in pictures if picture.rgb is not None]


def told_apart(one: Pixels, other: Pixels, down_to: float) -> float:
    """The least scale, from this one up, at which pictures are told apart; this one if they are equal."""
    if all(np.array_equal(first, second) for first, second in zip(one, other, strict=True)):
        return down_to
    scale = max(down_to, _STEP)
    while scale < 1 and difference(one, other, scale) < LEAST_DIFFERENCE:
        scale = min(1.0, scale + _STEP)
    return scale


def measured(row: Row, level: Level) -> tuple[Resolution, str] | None:
    """That of a family at a level, the worst of some puzzles; None if nothing is known."""
    family = loaded(row.name)
    worst: tuple[Resolution, str] | None = None
    count = 0
    for number, drafted in enumerate(islice(drafts(row, level), _LOOKED)):
        try:
            pictures = draw(family, drafted)
        except Rejected:
            continue
        scale, why = by_size(pictures)
        if why != "text":
            apart = by_twin(family, drafted, pictures, scale, Stream("resolution", row.name, level, number))
            scale, why = max((scale, why), (apart, "twin"), key=itemgetter(0))
        longer = max(max(picture.width, picture.height) for picture in pictures)
        scale = min(1.0, math.ceil(100 * scale - 1e-9) / 100)
        found = Resolution(scale, math.ceil(scale * longer))
        if scale:
            before = worst[0] if worst else found
            why = why if worst is None or found.scale > before.scale else worst[1]
            worst = Resolution(max(found.scale, before.scale), max(found.side, before.side)), why
        count += 1
        if count == _DRAWN:
            break
    return worst


def main(targets: Collection[str]) -> None:
    """Measure these families, or all, and write table and page."""
    known = {name: dict(levels) for name, levels in table().items()} if targets else {}
    reasons = _reasons() if targets else {}
    wanted = {row.name for target in targets for row in catalog.find(target)}
    for row in catalog.ROWS:
        if not row.listed or row.needs or (targets and row.name not in wanted):
            continue
        try:
            found = {level: one for level in row.levels if (one := measured(row, level)) is not None}
        except MissingExtra:
            continue
        known[row.name] = {level: one for level, (one, _) in found.items()}
        reasons |= {(row.name, level): why for level, (_, why) in found.items()}
        print(row.name, {level: (one.scale, one.side, why) for level, (one, why) in found.items()}, flush=True)
    write({row.name: known[row.name] for row in catalog.ROWS if known.get(row.name)}, reasons)


def _reasons() -> dict[tuple[str, str], str]:
    """Family and level -> what decides, as the page has it."""
    rows = [line.strip("| ").split(" | ") for line in PAGE.read_text().splitlines() if line.startswith("| ")]
    return {(family, level): why for family, level, _, _, why in (row for row in rows if len(row) == 5)}


def write(found: dict[str, dict[Level, Resolution]], reasons: dict[tuple[str, str], str]) -> None:
    """Write the table, a line for each family, and the rows of the page."""
    lines = (f' "{name}": {msgspec.json.encode(levels).decode()}' for name, levels in found.items())
    OUT.write_text("{\n" + ",\n".join(lines) + "\n}\n")
    rows = (
        f"| {name} | {level} | {one.side} | {one.scale:.2f} | {reasons[name, level]} |\n"
        for name, levels in found.items()
        for level, one in levels.items()
    )
    before, head, _ = PAGE.read_text().partition(HEAD)
    PAGE.write_text(before + head + "".join(rows))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("targets", nargs="*", help="families or categories; the others stay as they are")
    main(parser.parse_args().targets)
