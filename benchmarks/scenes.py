"""What pairs of drawn scenes are like: attempts, time, contrasts, kinds of changes, and shortcuts to a choice.

``python -m benchmarks.scenes [N [SEED]]`` makes N items of each level (60), and drafts of choices beside them, and
prints the table of ``docs/differences.md``.
"""

import sys
import time
from collections import Counter
from collections.abc import Iterator

from puzzlegen import catalog
from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import USUAL_LEVELS, Level, Rejected
from puzzlegen.core.item import Box, Kind
from puzzlegen.core.stream import Stream
from puzzlegen.drawing.png import decode
from puzzlegen.facts.differences.things import SCALE
from puzzlegen.formats.differences.scene_difference import Scenes
from puzzlegen.generators.differences.kits.edits import CLASSES
from puzzlegen.renderers.differences.scene_difference import changes
from puzzlegen.snapshots.pipeline import draft, make_item, params_digest
from puzzlegen.validators.differences.kits.panels import pair
from puzzlegen.validators.differences.kits.referee import regions

_CHOICES = 6  # drafts to an item, since few of them are choices


def main(number: int, seed: str) -> None:
    """Print a row for each level, and then what taking the first region that comes to mind would give."""
    print("| level | attempts per item | pairs per CPU second | least contrast | a tenth has less than | half has |")
    print("|---|---:|---:|---:|---:|---:|")
    guesses: Counter[str] = Counter()
    classes: Counter[str] = Counter()
    for level in USUAL_LEVELS:
        begun = time.process_time()
        made = [make_item(_LOADED, level, seed, index, "en") for index in range(number)]
        spent = (time.process_time() - begun) / number
        attempts = sum(one.proof.attempts for one in made) / number
        contrasts = sorted(
            region.contrast
            for one in made
            if (
                seen := pair(
                    [decode(picture.png) for picture in one.pictures], one.proof.query["arrangement"], one.proof.layout
                )
            )
            for region in regions(seen.first, seen.second, SCALE)
        )
        least, low, half = (contrasts[round(share * (len(contrasts) - 1))] for share in (0, 0.1, 0.5))
        print(f"| {level} | {attempts:.2f} | {1 / spent:.0f} | {least:.1f} | {low:.1f} | {half:.1f} |")
        for statement, key, boxes in _drafts(level, _CHOICES * number, seed):
            classes.update(
                str(place)
                for place, group in enumerate(CLASSES)
                for change, _, _ in changes(statement)
                if change in group
            )
            if boxes:
                guesses["all"] += 1
                guesses.update(name for name, place in _guessed(boxes).items() if place == key)
    total = classes.total()
    shares = ", ".join(
        f"{'/'.join(group)} {100 * classes[str(place)] / total:.0f} %" for place, group in enumerate(CLASSES)
    )
    print(f"\n{total} changes: {shares}.")
    told = ", ".join(
        f"{name} {100 * guesses[name] / guesses['all']:.0f} %" for name in ("largest", "smallest", "middle", "left")
    )
    print(f"{guesses['all']} choices, right with the region that is: {told}.")


def _drafts(level: Level, number: int, seed: str) -> Iterator[tuple[Scenes, int, list[Box]]]:
    """Statements, and of a choice the place of the right region and the boxes of all."""
    params = _LOADED.levels[level]
    for index in range(number):
        rng = Stream.for_item(
            _LOADED.row.name, _LOADED.row.stream_version, params_digest(params), f"{seed} drafts", index, 0
        )
        try:
            drafted = draft(_LOADED, level, params, rng)
        except Rejected:
            continue
        if drafted.worded.kind is Kind.LETTER:
            yield drafted.statement, LETTERS.index(drafted.answer), list(drafted.query.options)
        else:
            yield drafted.statement, 0, []


def _guessed(boxes: list[Box]) -> dict[str, int]:
    """The place of the region that somebody takes who sees nothing else."""
    areas = [(right - left) * (bottom - top) for left, top, right, bottom in boxes]
    away = [abs(left + right - 640) + abs(top + bottom - 480) for left, top, right, bottom in boxes]
    return {
        "largest": areas.index(max(areas)),
        "smallest": areas.index(min(areas)),
        "middle": away.index(min(away)),
        "left": min(range(len(boxes)), key=lambda place: boxes[place][0]),
    }


_LOADED = catalog.load("differences/scene_difference")

if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 60, sys.argv[2] if len(sys.argv) > 2 else "7")
