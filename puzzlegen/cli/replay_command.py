"""``puzzlegen replay``."""

from pathlib import Path

import click


@click.command("replay")
@click.argument("folder", metavar="DIR", type=click.Path(path_type=Path))
@click.option("--workers", type=click.IntRange(1), default=1, show_default=True, help="Number of processes.")
@click.option("--json", "as_json", is_flag=True, help="The problems as JSON.")
def command(folder: Path, workers: int, as_json: bool) -> None:
    """Make the snapshot in DIR anew from its seed, in memory, and compare every document and every pixel.

    Exit code 0: all is the same; 1: something differs, and the file is named.

    \b
    Example:
      puzzlegen replay output/sudoku-s7-n500
    """
    from puzzlegen import kernels
    from puzzlegen.cli.problems import conclude
    from puzzlegen.cli.progress import Progress
    from puzzlegen.snapshots import manifest

    there = manifest.read(folder)
    kernels.choose(there.content.request.n)
    from puzzlegen.snapshots.replay import replay

    with Progress("Replaying", there.content.request.n) as progress:
        found = replay(folder, workers=workers, report=lambda done, _: progress.update(done))
    conclude(found, as_json, f"{there.content.request.n} items are the same; root digest {there.root}")
