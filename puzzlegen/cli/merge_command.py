"""``puzzlegen merge``."""

from pathlib import Path
from typing import Any

import click

from puzzlegen.cli import material, processes
from puzzlegen.cli.making import reporting
from puzzlegen.core.item import so_many
from puzzlegen.materials import table


@click.command("merge")
@click.argument("folders", metavar="SHARD_DIR...", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--out", required=True, type=click.Path(path_type=Path), help="Destination of the snapshot.")
@processes.option
@material.places(*material.AGAIN)
@material.options(*material.ANEW)
@click.option("--overwrite", is_flag=True, help="Replace another snapshot at the destination.")
def command(folders: tuple[Path, ...], out: Path, workers: int | None, overwrite: bool, **chosen: Any) -> None:
    """Put all shards of a run together, given in any order.

    The snapshot is the one that a single run would have written, with the same root digest. Puzzles that occur in
    two shards are dropped and replaced, as in a single run. The same command resumes an interrupted one; the
    shards are left as they are.

    \b
    Example:
      puzzlegen make sudoku --n 500 --seed 7 --shard 1/2 --out first
      puzzlegen make sudoku --n 500 --seed 7 --shard 2/2 --out second
      puzzlegen merge first second --out sudoku
    """
    from puzzlegen.snapshots import shards

    parts = shards.gather(folders)
    request = parts[0].label.request
    n = request.n
    lying = {kind.NAME: chosen[kind.NAME] for kind in material.AGAIN}
    materials = (
        *table.located(request, material.found(lying), material.AGAIN),
        *material.anew(material.chosen({name: value for name, value in chosen.items() if name not in lying}), request),
    )
    with reporting("Merging", n) as report:
        staff = processes.number(workers, n)
        manifest = shards.merge(parts, out, workers=staff, overwrite=overwrite, report=report, materials=materials)
    click.echo(f"{so_many(n)} in {out}\nroot digest {manifest.root}")
