"""Progress of long work: a bar on a terminal, a plain line now and then elsewhere; always on standard error."""

import sys
import time
from types import TracebackType

import click

_PAUSE = 10.0  # seconds between two plain lines


class Progress:
    """A context in which `update` may be called as often as one likes."""

    def __init__(self, verb: str, total: int, unit: str = "items") -> None:
        self._verb = verb
        self._unit = unit
        self._total = total
        self._done = 0
        self._note = ""
        self._next_line = time.monotonic() + _PAUSE
        self._bar = None
        if sys.stderr.isatty():
            from tqdm import tqdm

            self._bar = tqdm(total=total, desc=verb, unit=f" {unit}", dynamic_ncols=True, leave=False)

    def __enter__(self) -> "Progress":
        return self

    def update(self, done: int, note: str = "") -> None:
        """Tell that ``done`` of the total are finished."""
        news = note != self._note and done == self._done
        self._note = note
        if self._bar is not None:
            self._bar.set_postfix_str(note, refresh=news)
            self._bar.update(done - self._done)
        elif time.monotonic() >= self._next_line:
            self._line(done)
        self._done = done

    def _line(self, done: int) -> None:
        self._next_line = time.monotonic() + _PAUSE
        note = f", {self._note}" if self._note else ""
        click.echo(f"{self._verb}: {done} of {self._total} {self._unit}{note}", err=True)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._bar is not None:
            self._bar.close()
