"""``puzzlegen verify``."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from puzzlegen.cli.checking import arguments, checker
from puzzlegen.core.item import so_many

if TYPE_CHECKING:
    from puzzlegen.snapshots.manifest import Content
    from puzzlegen.snapshots.selection import Files


def _success(content: "Content", files: "Files") -> str:
    request, judged = content.request, content.judged or 0
    proven = f"{so_many(request.n - judged)} proven"
    if request.engine is None or not judged:
        return proven
    if files.engine:
        return f"{proven}, {judged} are as {request.engine.name} judges them, which proves nothing"
    return f"{proven}; the answers of {judged} rest on {request.engine.name}, which was not asked (--engine)"


_check = checker("verify", "Verifying", _success)


@click.command("verify")
@arguments
@click.option(
    "--engine",
    metavar="PROGRAM",
    type=click.Path(path_type=Path),
    help="The engine whose judgement some items are about; without it, everything else is proven.",
)
def command(folder: Path, workers: int | None, as_json: bool, engine: Path | None) -> None:
    """Prove the snapshot in DIR again, from its published files alone.

    Checks every byte and every pixel against the manifest, and solves every puzzle anew; generators are not used. Exit
    code 0: all is proven; 1: something is wrong, and the file is named. The files that lie beside revealed items, which
    puzzlegen audit checks, are let be.

    \b
    Example:
      puzzlegen verify output/sudoku-s7-n500
      puzzlegen verify output/boards-chess_evaluation-stockfish-s7-n100 --engine stockfish
    """
    from puzzlegen.releases.reveal import BESIDE

    _check(folder, workers, as_json, engine=engine, also=BESIDE)
