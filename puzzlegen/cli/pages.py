"""The options of the commands that serve a page for people: where, to whom, and who is invited."""

from collections.abc import Callable
from typing import Any, TypeVar

import click

F = TypeVar("F", bound=Callable[..., Any])


def served(port: int) -> Callable[[F], F]:
    """``--port``, with this default, and ``--share``."""

    def decorated(function: F) -> F:
        shared = click.option(
            "--share", is_flag=True, help="Answer the whole local network, and not only this machine."
        )
        number = click.IntRange(0, 65535)
        there = click.option("--port", type=number, default=port, show_default=True, help="0 for any free one.")
        return there(shared(function))

    return decorated


invite = click.option(
    "--invite",
    metavar="PEOPLE",
    type=click.IntRange(0, 10_000),
    default=0,
    help="Admit so many people only, each at an address of his own for one sitting; the addresses go to a file.",
)


def require_port(invite: int, port: int) -> None:
    """Raise `WrongUsage` where the addresses would not hold when the server starts again."""
    from puzzlegen.core.errors import WrongUsage

    if invite and not port:
        raise WrongUsage("--invite needs a --port other than 0, so that addresses hold when the server starts again.")
