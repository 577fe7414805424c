"""Fills the places of a plan with items, no two of which are the same puzzle in disguise.

The places are filled in the order of the plan. An item whose canonical form was seen before is dropped, and its place
is filled in a later round from the reserve: the indices of its family and level that the plan does not use. The
outcome depends on the plan, the seed and the language only.
"""

from collections import Counter
from collections.abc import Generator, Iterable, Sequence
from contextlib import closing
from functools import cache
from itertools import islice

import msgspec

from puzzlegen import catalog
from puzzlegen.errors import CheckFailed
from puzzlegen.pipeline import Made, make_item
from puzzlegen.spec import Slot
from puzzlegen.workers import ordered_map

_MAX_ROUNDS = 60


class FewDifferentPuzzles(CheckFailed):
    """The family does not seem to hold as many different puzzles as were asked for."""


class Task(msgspec.Struct, frozen=True):
    """One item to make."""

    slot: Slot
    seed: int
    language: str


class Outcome(msgspec.Struct, frozen=True):
    """What came of a slot; a duplicate is a puzzle that an earlier slot holds already, perhaps in disguise."""

    slot: Slot
    made: Made
    duplicate: bool


class Known(msgspec.Struct, frozen=True):
    """The part of an earlier run's outcome that the selection needs."""

    canonical: str
    duplicate: bool


@cache
def loaded(family: str) -> catalog.Loaded:
    """Both sides of a family, resolved once per process."""
    return catalog.load(family)


def run(task: Task) -> Made:
    """Make the item of a task; runs in the workers."""
    slot = task.slot
    return make_item(loaded(slot.family), slot.level, task.seed, slot.index, task.language)


def select(
    slots: Sequence[Slot], seed: int, language: str, workers: int, known: Iterable[Known] = ()
) -> Generator[Outcome, None, None]:
    """Yield the outcome of every slot, then those of the refills, round after round until every place is filled.

    Args:
        slots: the plan.
        seed: of every item.
        language: of every item.
        workers: number of processes.
        known: what an interrupted run yielded, from its start and in order; it is taken over and not yielded again.

    Raises:
        FewDifferentPuzzles: if a place stays empty after many rounds.
    """
    remembered = iter(known)
    pending = list(slots)
    reserve = Counter((slot.family, slot.level) for slot in slots)  # the first index that the plan does not use
    seen: set[str] = set()
    for _ in range(_MAX_ROUNDS):
        again: list[Slot] = []
        before = list(islice(remembered, len(pending)))
        for slot, earlier in zip(pending, before, strict=False):
            seen.add(earlier.canonical)
            if earlier.duplicate:
                again.append(slot)
        rest = pending[len(before) :]
        tasks = (Task(slot, seed, language) for slot in rest)
        with closing(ordered_map(run, tasks, workers)) as makes:
            for slot, made in zip(rest, makes, strict=True):
                canonical = made.proof.certificate.canonical
                outcome = Outcome(slot, made, duplicate=canonical in seen)
                seen.add(canonical)
                if outcome.duplicate:
                    again.append(slot)
                yield outcome
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
