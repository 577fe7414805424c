"""A ladder: one family from trivial to hardly possible in a few steps of one knob, and where on it a model fails.

The chance that a model solves an item of step s is g + (1 - g) L(b (t - s)), with L the logistic function and g the
chance of guessing, which is known (1/k with k options, else 0): a psychometric function of two parameters. Its
threshold t is the step at which a model has fallen half way from 1 to what guessing earns. Steps are equally far apart
by definition; that at which a model fails is told as a value of the knob, too.
"""

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Final, Literal, NamedTuple, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from puzzlegen.catalog import find
from puzzlegen.catalog.knobs import Setting
from puzzlegen.core import foreign
from puzzlegen.core.errors import WrongUsage
from puzzlegen.core.family import Level
from puzzlegen.core.foreign import InvalidInput
from puzzlegen.core.item import Document
from puzzlegen.core.writing import put
from puzzlegen.releases import published
from puzzlegen.running.workers import Workers
from puzzlegen.scoring import grading, reading
from puzzlegen.scoring.intervals import FEWEST
from puzzlegen.scoring.reading import Benchmark, Predictions
from puzzlegen.snapshots import manifest, writer
from puzzlegen.snapshots.manifest import Request
from puzzlegen.snapshots.workshop import require_place
from puzzlegen.specs import language as spec
from puzzlegen.standing.units import guessing

NAME: Final = "ladder.json"
"""The file that says what the snapshots of a folder are steps of."""
MOST_STEPS: Final = 8
_FINE: Final = 0.01  # steps between thresholds that are tried on the ladder
_FAR: Final = np.geomspace(_FINE, 200, 40)  # and how far beyond its ends others are
_SLOPES: Final = np.geomspace(0.02, 32, 50)  # in logits a step; from flat to all or nothing
_EDGE: Final = 1e-9  # how near a chance comes to 0 or 1
_CLIP: Final = 40.0  # logits beyond which a chance is 0 or 1
_ALIKE: Final = 1e-3  # of log-likelihood, by which thresholds may differ that fit equally well
_UNLIKE: Final = 1.920729  # and by which those of the interval may: half the 95% quantile of chi-squared
_PLACES: Final = 4  # decimals of what is told

Vector: TypeAlias = NDArray[np.float64]
Value: TypeAlias = int | float | tuple[int | float, int | float]
"""Of a knob: a number, or the ends of a range."""
Place: TypeAlias = float | Literal["below", "beyond"]
"""A step or a value of the knob; or that it lies before the first, or after the last."""


class NoLadder(WrongUsage):
    """A family has no ladder, or a folder holds none."""


class TooFewAnswers(WrongUsage):
    """A model was not asked every step."""


class Way(NamedTuple):
    """How a family gets harder.

    Attributes:
        level: the one whose other parameters hold.
        knobs: the one that the ladder is named after, and others that go along with it; each has a value for each of
            `MOST_STEPS` steps.
    """

    level: Level
    knobs: Mapping[str, tuple[Value, ...]]

    @property
    def knob(self) -> str:
        """The one that the ladder is named after."""
        return next(iter(self.knobs))

    def settings(self, steps: int) -> list[dict[str, Value]]:
        """Those of so many steps, from the first to the last of all and evenly spread between."""
        places = [round(step * (MOST_STEPS - 1) / (steps - 1)) for step in range(steps)]
        return [{knob: values[place] for knob, values in self.knobs.items()} for place in places]


LADDERS: Final[Mapping[str, Way]] = {
    "boards/go_liberties": Way(
        Level.HARD,
        {
            "reach": ((4, 6), (7, 10), (11, 15), (16, 22), (23, 32), (33, 45), (46, 60), (61, 80)),
            "stones": (*[(0.2, 0.45)] * 3, (0.25, 0.5), *[(0.3, 0.5)] * 2, *[(0.35, 0.55)] * 2),
        },
    ),
    "boards/peg_solitaire": Way(Level.EASY, {"pieces": (4, 5, 6, 7, 8, 9, 10, 11)}),
    "counting/blocks": Way(
        Level.MEDIUM,
        {
            "sides": ((2, 3), 3, (3, 4), 4, 5, 6, 7, 8),
            "tallest": (3, 3, 4, 4, 5, 6, 7, 8),
            "offered": ((4, 16), (8, 22), (12, 32), (22, 44), (36, 70), (50, 100), (90, 140), (120, 180)),
        },
    ),
    "counting/board_squares": Way(
        Level.MEDIUM,
        {
            "sides": (5, 6, 7, 8, 9, 10, 11, 12),
            "rooks": (*[(4, 10)] * 4, (4, 12), (4, 14), (4, 16), (4, 18)),
            "offered": ((16, 29), (32, 53), (54, 84), (84, 128), (112, 180), (148, 230), (188, 300), (236, 380)),
        },
    ),
    "counting/char_grid": Way(
        Level.MEDIUM,
        {
            "sides": (9, 10, 12, 14, 16, 18, 20, 22),
            "length": (4, (4, 5), 5, *[(5, 6)] * 2, *[(6, 7)] * 3),
            "misfits": (2, 2, 2, 3, 3, 3, 3, 3),
        },
    ),
    "counting/lattice_paths": Way(
        Level.MEDIUM,
        {
            "sides": ((4, 5), (5, 6), 6, 7, 8, (8, 9), 9, 10),
            "blocked": ((4, 10), (5, 12), (5, 12), (6, 14), (6, 16), (6, 17), (6, 18), (6, 20)),
            "offered": ((5, 20), (10, 40), (20, 60), (40, 120), (80, 200), (120, 300), (200, 500), (300, 900)),
        },
    ),
    "counting/object_count": Way(
        Level.MEDIUM,
        {
            "objects": ((12, 14), (18, 20), (24, 26), (32, 34), (40, 42), (48, 50), (56, 58), (64, 66)),
            "counts": ((2, 8), (2, 9), (3, 12), (3, 13), (4, 14), (4, 14), (5, 14), (5, 16)),
            "sizes": ((76, 90), (70, 80), (60, 76), (54, 66), (46, 60), (42, 52), (36, 46), (36, 42)),
        },
    ),
    "counting/tangle": Way(
        Level.MEDIUM,
        {
            "sides": (4, 5, 6, 7, 8, 10, 12, 14),
            "ropes": ((2, 5), (2, 6), (2, 7), (2, 8), (3, 9), (3, 10), (4, 12), (4, 14)),
            "over": ((1, 6), (2, 8), (2, 10), (3, 14), (4, 20), (6, 28), (8, 36), (12, 40)),
        },
    ),
    "cues/crack_order": Way(
        Level.MEDIUM,
        {"impacts": (3, (3, 4), 4, (4, 5), 5, 6, 7, 8), "chained": (3, (3, 4), 4, (4, 5), 5, 6, 7, 8)},
    ),
    "matrices/arrow_instruction": Way(Level.HARD, {"chain": (1, 2, 3, 4, 5, (5, 6), 6, 7), "decoys": (0,) * 8}),
}


class Step(Document, frozen=True):
    """The value of the knob, and the root digest of the snapshot."""

    value: Value
    root: str


class Ladder(Document, frozen=True):
    """What the snapshots 1, 2 ... of a folder are steps of."""

    family: str
    version: int
    knob: str
    steps: Annotated[tuple[Step, ...], msgspec.Meta(min_length=2, max_length=MOST_STEPS)]


class Threshold(Document, frozen=True):
    """Where a model falls to half way between 1 and what guessing earns.

    Attributes:
        name: of its file.
        credits: mean credit, step by step.
        step: at which it is; ``low`` and ``high`` are the ends of its 95% interval.
        value, lowest, highest: the same three as values of the knob, between two steps on the line from one to the
            other; the value of a range is its middle.
    """

    name: str
    credits: tuple[float, ...]
    step: Place
    low: Place
    high: Place
    value: Place
    lowest: Place
    highest: Place


class Climb(Document, frozen=True):
    """A ladder, and how far up models get."""

    ladder: Ladder
    models: tuple[Threshold, ...]


def request_for(family: str, settings: Mapping[str, Setting], n: int, seed: int) -> Request:
    """What a step of a family's ladder asks for, as ``puzzlegen make FAMILY --level LEVEL --set KNOB=VALUE`` does."""
    return writer.request_for(spec.read(family, LADDERS[family].level, settings=settings), family, n, seed)


def make(
    family: str,
    steps: int,
    n: int,
    seed: int,
    destination: Path,
    workers: Workers = 1,
    report: Callable[[writer.Progress], None] = lambda _: None,
) -> Ladder:
    """Make a ladder of so many steps with n items each; the same call takes up an interrupted run.

    Raises:
        NoLadder: the family has none.
        DestinationTaken, FewDifferentPuzzles, ...: what `writer.write_snapshot` raises.
    """
    if family not in LADDERS:
        raise NoLadder(f"{foreign.shown(family)} has no ladder; these families have one: {', '.join(LADDERS)}.")
    require_place(destination)
    way = LADDERS[family]
    made: list[Step] = []
    for step, settings in enumerate(way.settings(steps)):

        def told(state: writer.Progress, before: int = step * n) -> None:
            report(msgspec.structs.replace(state, done=before + state.done, total=steps * n))

        request = request_for(family, settings, n, seed)
        there = writer.write_snapshot(request, destination / str(step + 1), workers=workers, report=told)
        made.append(Step(settings[way.knob], there.root))
    ladder = Ladder(family, find(family)[0].version, way.knob, tuple(made))
    put(destination / NAME, msgspec.json.format(msgspec.json.encode(ladder), indent=2) + b"\n")
    return ladder


def read(folder: Path) -> tuple[Ladder, tuple[Benchmark, ...]]:
    """The ladder in a folder, and the items of its steps.

    Raises:
        NoLadder: there is none, or a step is not the snapshot that it was.
        CorruptTable, ...: what `puzzlegen.scoring.reading.benchmark` raises.
    """
    try:
        ladder = foreign.decoded(foreign.read(folder / NAME, foreign.MOST_SPEC), Ladder)
    except (FileNotFoundError, NotADirectoryError) as error:
        raise NoLadder(f"{folder} holds no ladder: it has no {NAME}, which puzzlegen ladder FAMILY writes.") from error
    except InvalidInput as error:
        raise NoLadder(f"{folder / NAME} cannot be read: {error}.") from error
    found = []
    for number, step in enumerate(ladder.steps, start=1):
        there = folder / str(number)
        if manifest.read(there).root != step.root:
            raise NoLadder(f"{there} is not the snapshot that {NAME} names: its root digest is another one.")
        found.append(reading.benchmark(published.opened(there)))
    return ladder, tuple(found)


def climb(
    ladder: Ladder,
    steps: Sequence[Benchmark],
    files: Iterable[Predictions],
    report: Callable[[int], None] = lambda _: None,
) -> Climb:
    """How far up the ladder each model gets, in the order of their names.

    Raises:
        BadPredictions: a file has responses to other items only.
        TooFewAnswers: a model answered fewer than `FEWEST` items of a step.
    """
    entries = tuple(entry for step in steps for entry in step.entries)
    numbers = np.repeat(np.arange(len(steps)), [len(step.entries) for step in steps])
    chance = np.array([guessing(entry.item.answer_form, len(entry.item.options)) for entry in entries])
    values = [middle(step.value) for step in ladder.steps]
    found = []
    whole = msgspec.structs.replace(steps[0], entries=entries)
    for graded in grading.grade(whole, sorted(files, key=lambda one: one.name), report=report):
        credits = np.array([graded.credit(place) for place in range(len(entries))], dtype=np.float64)
        known = ~np.isnan(credits)
        counts = np.bincount(numbers[known], minlength=len(steps))
        if counts.min() < FEWEST:
            raise TooFewAnswers(
                f"{graded.name} answered {counts.min()} items of step {counts.argmin() + 1}, and a threshold takes "
                f"{FEWEST} of each step."
            )
        where = threshold(numbers[known], chance[known], credits[known], len(steps))
        means = np.bincount(numbers[known], credits[known]) / counts
        found.append(
            Threshold(
                graded.name,
                tuple(round(float(mean), _PLACES) for mean in means),
                *(_place(one, range(1, len(steps) + 1)) for one in where),
                *(_place(one, values) for one in where),
            )
        )
    return Climb(ladder, tuple(found))


def threshold(steps: NDArray[np.int_], guessing: Vector, credits: Vector, count: int) -> tuple[float, float, float]:
    """The step, from 1, at which a model is half way, and the ends of its 95% interval; any number if it is outside.

    Maximum likelihood on a grid; credits in parts count as so much of a success. The interval has all thresholds that
    a likelihood ratio test at 5% does not reject, whatever the slope. If a model falls from all to nothing between two
    steps, the answers do not say where between: the likelihood is flat there, and the middle is told.

    Args:
        steps: of each item, from 0.
        guessing: what a guess earns.
        credits: what the model earned.
        count: the number of steps.
    """
    tried = np.concatenate([1 - _FAR[::-1], np.arange(1, count + _FINE / 2, _FINE), count + _FAR])
    kinds, group = np.unique(np.column_stack([steps, guessing]), axis=0, return_inverse=True)
    above = (tried[:, None, None] - 1 - kinds[:, 0]) * _SLOPES[:, None]
    known = 1 / (1 + np.exp(-np.clip(above, -_CLIP, _CLIP)))
    chance = np.clip(known + kinds[:, 1] * (1 - known), _EDGE, 1 - _EDGE)
    member = group.reshape(-1, 1) == np.arange(len(kinds))
    earned, lost = credits @ member, (1 - credits) @ member
    fits = (np.log(chance) @ earned + np.log(1 - chance) @ lost).max(axis=1)
    alike, allowed = (tried[fits >= fits.max() - less] for less in (_ALIKE, _UNLIKE))
    return float(alike[[0, -1]].mean()), float(allowed[0]), float(allowed[-1])


def middle(value: Value) -> float:
    """A number, or the middle of a range."""
    ends = value if isinstance(value, tuple) else (value,)
    return math.fsum(ends) / len(ends)


def _place(step: float, scale: Sequence[float]) -> Place:
    """The value at a step, from 1, on a scale that has one for each."""
    if not 1 <= step <= len(scale):
        return "below" if step < 1 else "beyond"
    return round(float(np.interp(step, np.arange(1, len(scale) + 1), scale)), _PLACES)
