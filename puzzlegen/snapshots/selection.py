"""Fills the places of a plan with items, no two of which are the same puzzle in disguise.

The places are filled in the order of the plan. An item whose canonical form was seen before is dropped, and its place
is filled in a later round from the reserve: the indices of its family and level that the plan does not use. So is the
place of an index none of whose attempts was accepted. The outcome depends on the plan, the seed and the languages only.
"""

from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from functools import cache
from itertools import islice
from typing import Final, TypeAlias

import msgspec

from puzzlegen import catalog
from puzzlegen.core.errors import CheckFailed
from puzzlegen.core.family import Level
from puzzlegen.materials.material import Materials
from puzzlegen.materials.table import demand
from puzzlegen.running.workers import Workers, ordered_map
from puzzlegen.snapshots.item_options import DEFAULT_OPTIONS, ItemOptions
from puzzlegen.snapshots.manifest import Request
from puzzlegen.snapshots.pipeline import AcceptedItem, Exhausted, make_item, reasons
from puzzlegen.specs.language import Slot

_MAX_ROUNDS: Final = 60
_WINDOW: Final = 1000  # indices of a family and level after which their yield is looked at
_EFFORT: Final = 20  # indices that a place may cost; who wants every puzzle of a pool needs about ten
_START: Final = 10_000  # and as many for small runs
_FEW: Final = 3  # indices of a family and level that may be exhausted, or else a tenth of its places


class FewDifferentPuzzles(CheckFailed):
    """The family does not seem to hold as many different puzzles as were asked for."""


class Task(msgspec.Struct, frozen=True):
    """One item to make."""

    slot: Slot
    seed: int | str
    language: str
    manner: ItemOptions = DEFAULT_OPTIONS


class NotMade(msgspec.Struct, frozen=True):
    """An index none of whose attempts was accepted, and why not: reason -> number of attempts."""

    rejected: Mapping[str, int]


class Outcome(msgspec.Struct, frozen=True):
    """What came of a slot; a duplicate is a puzzle that an earlier slot holds already, perhaps in disguise."""

    slot: Slot
    made: AcceptedItem | NotMade
    duplicate: bool


class Known(msgspec.Struct, frozen=True):
    """The part of an earlier run's outcome that the selection needs; no canonical form if nothing was made."""

    canonical: str | None
    filled: bool
    rejected: Mapping[str, int] = {}


Maker: TypeAlias = Callable[[Sequence[Slot]], Generator[AcceptedItem | NotMade, None, None]]
"""The items of these slots, in order."""


@cache
def loaded(family: str) -> catalog.Family:
    """Both sides of a family, resolved once per process."""
    return catalog.load(family)


def run(task: Task) -> AcceptedItem | NotMade:
    """Make the item of a task; runs in the workers."""
    slot = task.slot
    try:
        return make_item(loaded(slot.family), slot.level, task.seed, slot.index, task.language, task.manner)
    except Exhausted as error:
        return NotMade(error.rejected)


def maker(request: Request, workers: Workers, materials: Materials = ()) -> Maker:
    """What makes the items of a request of these materials, which have to be those that it names.

    Raises:
        Missing, Changed: if they are not.
    """
    task = tasks(request, materials)

    def makes(slots: Sequence[Slot]) -> Generator[AcceptedItem | NotMade, None, None]:
        return ordered_map(run, map(task, slots), workers)

    return makes


def tasks(request: Request, materials: Materials = ()) -> Callable[[Slot], Task]:
    """What makes a task of each slot of a request; raises as `maker`."""
    demand(request, materials)
    manners: dict[tuple[str, Level], ItemOptions] = {}
    for share in request.shares:
        manners[share.family, share.level] = request.manner(share.family, share.level, materials)

    language = request.language_of()

    def task(slot: Slot) -> Task:
        return Task(slot, request.seed, language(slot), manners[slot.family, slot.level])

    return task


class Sieve:
    """What a selection remembers: the canonical forms so far, and for how many indices."""

    def __init__(self, slots: Iterable[Slot], taken: Iterable[str] = ()) -> None:
        self._seen = set(taken)
        self._places = Counter((slot.family, slot.level) for slot in slots)
        self._exhausted: Counter[tuple[str, Level]] = Counter()
        self._tried: Counter[tuple[str, Level]] = Counter()
        self._filled: Counter[tuple[str, Level]] = Counter()
        self._lately: Counter[tuple[str, Level]] = Counter()  # of those filled, in this window

    def new(self, canonical: str) -> bool:
        """True if no item with this canonical form went through before."""
        before = len(self._seen)
        self._seen.add(canonical)
        return len(self._seen) > before

    def tried(self, slot: Slot, filled: bool) -> None:
        """Count an index.

        Raises:
            FewDifferentPuzzles: at the present yield the places of the family and level would cost too many.
        """
        kind = (slot.family, slot.level)
        self._tried[kind] += 1
        self._filled[kind] += filled
        self._lately[kind] += filled
        if self._tried[kind] % _WINDOW:
            return
        places, left = self._places[kind], self._places[kind] - self._filled[kind]
        needed = left * _WINDOW / max(self._lately[kind], 1)
        self._lately[kind] = 0
        if left and self._tried[kind] + needed > _EFFORT * places + _START:
            raise FewDifferentPuzzles(
                f"{slot.family} at level {slot.level} hardly yields new puzzles any more: {self._tried[kind]:,} tries "
                f"filled {self._filled[kind]:,} of {places:,} places. Ask for no more than that."
            )

    def exhausted(self, slot: Slot, rejected: Mapping[str, int]) -> None:
        """Count an index none of whose attempts was accepted; raises `Exhausted` where that is no exception."""
        kind = (slot.family, slot.level)
        self._exhausted[kind] += 1
        if self._exhausted[kind] > max(_FEW, self._places[kind] // 10):
            raise Exhausted(
                f"{slot.family} at level {slot.level}: none of the attempts at {self._exhausted[kind]} items "
                f"succeeded, the last time: {reasons(rejected)}.",
                rejected,
            )


def sift(
    slots: Sequence[Slot], maker: Maker, known: Iterator[Known], sieve: Sieve
) -> Generator[Outcome, None, list[Slot]]:
    """Yield the outcome of every slot, in order; returns the slots that stay empty.

    Args:
        slots: the places to fill.
        maker: of the items.
        known: outcomes of an interrupted run; they are taken over for the first slots and not yielded again.
        sieve: remembers what went through.

    Raises:
        Exhausted: if a family hardly makes anything at a level.
        FewDifferentPuzzles: if it hardly makes anything new.
    """
    again: list[Slot] = []
    before = list(islice(known, len(slots)))
    for slot, earlier in zip(slots, before, strict=False):
        if earlier.canonical is None:
            sieve.exhausted(slot, earlier.rejected)
        else:
            sieve.new(earlier.canonical)
        sieve.tried(slot, earlier.filled)
        if not earlier.filled:
            again.append(slot)
    rest = slots[len(before) :]
    with closing(maker(rest)) as makes:
        for slot, made in zip(rest, makes, strict=True):
            duplicate = isinstance(made, AcceptedItem) and not sieve.new(made.proof.certificate.canonical)
            if duplicate or isinstance(made, NotMade):
                again.append(slot)
            yield Outcome(slot, made, duplicate)
            sieve.tried(slot, isinstance(made, AcceptedItem) and not duplicate)
            if isinstance(made, NotMade):
                sieve.exhausted(slot, made.rejected)
    return again


def select(
    slots: Sequence[Slot],
    maker: Maker,
    known: Iterable[Known] = (),
    planned: Maker | None = None,
    taken: Iterable[str] = (),
) -> Generator[Outcome, None, None]:
    """Yield the outcome of every slot, then those of the refills, round after round until every place is filled.

    Args:
        slots: the plan.
        maker: of the items.
        known: what an interrupted run yielded, from its start and in order; it is taken over and not yielded again.
        planned: makes the plan's own items, where only the refills are to come from ``maker``.
        taken: canonical forms that must not occur, as if earlier slots held them.

    Raises:
        FewDifferentPuzzles: if a place stays empty after many rounds, or a family hardly makes anything new.
        Exhausted: if a family hardly makes anything at a level.
    """
    remembered = iter(known)
    pending = list(slots)
    reserve = Counter((slot.family, slot.level) for slot in slots)  # the first index that the plan does not use
    sieve = Sieve(slots, taken)
    for number in range(_MAX_ROUNDS):
        again = yield from sift(pending, planned if planned and number == 0 else maker, remembered, sieve)
        pending = []
        for slot in again:
            key = (slot.family, slot.level)
            pending.append(msgspec.structs.replace(slot, index=reserve[key]))
            reserve[key] += 1
        if not pending:
            return
    scarce = ", ".join(dict.fromkeys(f"{slot.family} at level {slot.level}" for slot in pending))
    raise FewDifferentPuzzles(
        f"{len(pending)} of {len(slots)} places stay empty, since these families hold too few puzzles that are no "
        f"disguise of one another: {scarce}. Ask for fewer items."
    )
