"""``puzzlegen verify``."""

from pathlib import Path

import click

from puzzlegen.cli.checking import arguments, checker

_check = checker("verify", "Verifying", "proven")


@click.command("verify")
@arguments
def command(folder: Path, workers: int, as_json: bool) -> None:
    """Prove the snapshot in DIR again, from its published files alone.

    Checks every byte and every pixel against the manifest, and solves every puzzle anew; generators are not used. Exit
    code 0: all is proven; 1: something is wrong, and the file is named.

    \b
    Example:
      puzzlegen verify output/sudoku-s7-n500
    """
    _check(folder, workers, as_json)
