"""The option ``--workers``, which has one meaning and one default in all commands; no result depends on it."""

from collections.abc import Callable
from typing import Any, Final, TypeVar

import click

_SERIAL_BELOW: Final = 64  # items; fewer are done sooner than a second process is up

F = TypeVar("F", bound=Callable[..., Any])


def option(function: F) -> F:
    """The option; what it says goes to `number`."""
    return click.option(
        "--workers", type=click.IntRange(1), help="Number of processes; default: all processors, or one for few items."
    )(function)


def number(wanted: int | None, items: int = _SERIAL_BELOW) -> int:
    """How many processes to use.

    Args:
        wanted: the value of the option; None for the default.
        items: how many there are to work on, if that is known.
    """
    from puzzlegen.running.workers import available_cpus

    return wanted or (available_cpus() if items >= _SERIAL_BELOW else 1)
