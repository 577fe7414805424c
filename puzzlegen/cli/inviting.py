"""Invitations, of the commands that let people take part in something."""

import click

option = click.option(
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
