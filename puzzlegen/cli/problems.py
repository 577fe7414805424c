"""How ``verify`` and ``replay`` end: the problems they found, and the exit code."""

from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from puzzlegen.snapshots.problem import Problem

_SHOWN = 20  # a damaged snapshot may have thousands


def conclude(problems: "list[Problem]", as_json: bool, success: str) -> None:
    """Print the outcome; exits with 1 if there are problems."""
    if as_json:
        import msgspec

        click.echo(msgspec.json.format(msgspec.json.encode({"problems": problems}), indent=2).decode())
    elif problems:
        for problem in problems[:_SHOWN]:
            click.echo(str(problem))
        if len(problems) > _SHOWN:
            click.echo(f"... and {len(problems) - _SHOWN} more")
        click.echo(f"FAILED: {len(problems)} problem{'s' if len(problems) > 1 else ''}.", err=True)
    else:
        click.echo(success)
    if problems:
        raise SystemExit(1)
