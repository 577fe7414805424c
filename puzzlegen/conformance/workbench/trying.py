"""Makes items of a family in memory, as ``make`` would, and notes what happens on the way.

The items are those of a snapshot of the same seed, except that fewer attempts are spent on each. What a validator
measures is noted before the level's band is asked: of each item, the first attempt that is proven, which is the item
that a level without a band would hold.
"""

import time
from collections.abc import Callable, Mapping
from types import SimpleNamespace
from typing import Any, Final, ParamSpec, TypeVar, cast

import msgspec

from puzzlegen import catalog
from puzzlegen.catalog import Family, Validator
from puzzlegen.catalog.knobs import Setting
from puzzlegen.core.certificate import Certificate, MalformedStatement
from puzzlegen.core.errors import CheckFailed, WrongUsage
from puzzlegen.core.family import Bounds, Certify, Generator, Level, Renderer
from puzzlegen.core.item import task_of
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.snapshots import pipeline
from puzzlegen.snapshots.item_options import ItemOptions
from puzzlegen.snapshots.pipeline import AcceptedItem, Exhausted
from puzzlegen.snapshots.selection import loaded

MOST_ATTEMPTS: Final = 300  # at an item: its level is of no use if so many fail
STAGES: Final = ("invent", "certify", "word", "depict", "encode")
"""Where time goes; ``encode`` is all that follows the scene: pixels, PNG and the gates of pictures."""

P = ParamSpec("P")
R = TypeVar("R")


class Untried(WrongUsage):
    """The family cannot be tried."""


class Job(msgspec.Struct, frozen=True):
    """An item to be made; its pictures are dropped unless they are wanted."""

    family: str
    level: Level
    seed: int
    index: int
    settings: Mapping[str, Setting] = {}
    pictures: bool = False


class Measured(msgspec.Struct, frozen=True):
    """What the validator measured of a puzzle that it proved."""

    task: str
    unit: str
    difficulty: float


class Candidate(msgspec.Struct, frozen=True):
    """What became of a job.

    Attributes:
        level: of the item.
        made: the item; None if no attempt was accepted.
        rejected: why attempts were not, and how many.
        first: of the first attempt that was proven, whatever its difficulty.
        seconds: spent in each of the `STAGES`.
    """

    level: Level
    made: AcceptedItem | None
    rejected: Mapping[str, int]
    first: Measured | None
    seconds: Mapping[str, float]


def require_tried(row: catalog.Row) -> None:
    """Refuse a family that makes nothing by itself; raises `Untried`."""
    if row.needs:
        raise Untried(f"{row.name} is made of {row.needs}: make a snapshot of it with puzzlegen make --{row.needs}.")


class _Watch:
    """Stands between a family's rooms and the pipeline, and notes what passes."""

    def __init__(self) -> None:
        self.seconds = dict.fromkeys(STAGES, 0.0)
        self.first: Measured | None = None
        self._key = ""

    def rooms(self, family: Family) -> Family:
        """The family's rooms, watched."""
        generator, renderer, validator = family.generator, family.renderer, family.validator
        look = validator.certify_picture
        return Family(
            family.row,
            family.format,
            cast(
                "Generator[Any]",
                SimpleNamespace(LEVELS=generator.LEVELS, invent=self._keyed(self._timed("invent", generator.invent))),
            ),
            cast(
                Renderer,
                SimpleNamespace(
                    word=self._timed("word", renderer.word),
                    explain=self._timed("word", renderer.explain),
                    depict=self._timed("depict", renderer.depict),
                ),
            ),
            Validator(
                self._proven(self._timed("certify", validator.certify)),
                None if look is None else self._timed("certify", look),
                certify_why=None if validator.certify_why is None else self._timed("certify", validator.certify_why),
            ),
        )

    def _timed(self, stage: str, function: Callable[P, R]) -> Callable[P, R]:
        def call(*args: P.args, **kwargs: P.kwargs) -> R:
            start = time.perf_counter()
            try:
                return function(*args, **kwargs)
            finally:
                self.seconds[stage] += time.perf_counter() - start

        return call

    def _keyed(self, invent: Callable[P, Puzzle]) -> Callable[P, Puzzle]:
        def call(*args: P.args, **kwargs: P.kwargs) -> Puzzle:
            puzzle = invent(*args, **kwargs)
            self._key = puzzle.key
            return puzzle

        return call

    def _proven(self, certify: Certify) -> Certify:
        def call(statement: Any, query: Any) -> Certificate:
            found = certify(statement, query)
            if self.first is None and pipeline.objection(found, self._key, Bounds()) is None:
                self.first = Measured(task_of(query), found.unit, found.difficulty)
            return found

        return call


def tried(job: Job) -> Candidate:
    """Make an item; runs in the workers.

    Raises:
        CheckFailed: the family's validator refuses what its generator invents.
    """
    watch = _Watch()
    rooms = watch.rooms(loaded(job.family))
    start = time.perf_counter()
    made: AcceptedItem | None = None
    rejected: Mapping[str, int]
    try:
        manner = ItemOptions(settings=job.settings)
        made = pipeline.make_item(rooms, job.level, job.seed, job.index, "en", manner, MOST_ATTEMPTS)
        rejected = made.rejected
    except Exhausted as error:
        rejected = error.rejected
    except MalformedStatement as error:
        raise CheckFailed(
            f"{job.family} at level {job.level}: the validator refuses what the generator invents: {error}."
        ) from error
    rest = time.perf_counter() - start - sum(watch.seconds.values())
    if made is not None and not job.pictures:
        made = msgspec.structs.replace(made, pictures=())
    return Candidate(job.level, made, rejected, watch.first, {**watch.seconds, "encode": rest})
