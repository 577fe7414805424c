"""``puzzlegen verify``."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from puzzlegen.cli.checking import arguments, checker
from puzzlegen.cli.material import places
from puzzlegen.core.item import so_many
from puzzlegen.materials.table import JUDGES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from puzzlegen.snapshots.manifest import Content


def _success(content: "Content", places: "Mapping[str, Path]") -> str:
    request, judged, unproven = content.request, content.judged or 0, content.unproven or {}
    proven = f"{so_many(request.n - judged - sum(unproven.values()))} proven"
    for verdict, number in unproven.items():
        proven += f", {number} {verdict}, which is no proof"
    if not judged:
        return proven
    if places:
        return f"{proven}, {judged} are as {request.judge} judges them, which proves nothing"
    flags = " or ".join(kind.OPTIONS[0].flag for kind in JUDGES)
    return f"{proven}; the answers of {judged} rest on {request.judge}, which was not asked ({flags})"


def _unchecked(folder: Path, content: "Content") -> tuple[str, ...]:
    from puzzlegen.releases.reveal import BESIDE
    from puzzlegen.snapshots.claims import unchecked

    beside = ", ".join(name for name in BESIDE if (folder / name).exists())
    return (*unchecked(content), *([f"{beside} (puzzlegen audit does)"] if beside else []))


_check = checker("verify", "Verifying", _success, _unchecked)


@click.command("verify")
@arguments
@places(*JUDGES)
def command(folder: Path, workers: int | None, as_json: bool, **lying: Path | None) -> None:
    """Prove the snapshot in DIR again, from its published files alone.

    Checks every byte and every pixel against the manifest, and solves every puzzle again; generators are not used. What
    rests on an engine's opinion is taken on trust, unless you name the engine. Exit code 0: everything is proven; 1:
    something is wrong, and the file is named. The files beside revealed items, which puzzlegen audit checks, are
    ignored.

    \b
    Example:
      puzzlegen verify output/sudoku-s7-n500
      puzzlegen verify output/boards-chess_evaluation-stockfish-s7-n100 --engine stockfish
    """
    from puzzlegen.releases.reveal import BESIDE

    _check(folder, workers, as_json, lying, also=BESIDE)
