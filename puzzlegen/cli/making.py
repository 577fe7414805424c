"""What ``make`` and ``merge`` have in common: they tell the rejections."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from puzzlegen.snapshots.writer import Progress


@contextmanager
def reporting(verb: str, total: int) -> "Iterator[Callable[[Progress], None]]":
    """A context that shows the progress which it is told."""
    from puzzlegen.cli.progress import Progress

    with Progress(verb, total) as shown:
        yield lambda state: shown.update(state.done, state.note)
