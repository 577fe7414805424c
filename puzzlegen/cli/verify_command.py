"""``puzzlegen verify``."""

from pathlib import Path

import click


@click.command("verify")
@click.argument("folder", metavar="DIR", type=click.Path(path_type=Path))
@click.option("--workers", type=click.IntRange(1), default=1, show_default=True, help="Number of processes.")
@click.option("--json", "as_json", is_flag=True, help="The problems as JSON.")
def command(folder: Path, workers: int, as_json: bool) -> None:
    """Prove the snapshot in DIR again, from its published files alone.

    Checks every byte and every pixel against the manifest, and solves every puzzle anew; generators are not used. Exit
    code 0: all is proven; 1: something is wrong, and the file is named.

    \b
    Example:
      puzzlegen verify output/sudoku-s7-n500
    """
    from puzzlegen import kernels
    from puzzlegen.cli.problems import conclude
    from puzzlegen.cli.progress import Progress
    from puzzlegen.snapshots import manifest

    there = manifest.read(folder)
    kernels.choose(there.content.request.n)
    from puzzlegen.snapshots.verify import verify

    with Progress("Verifying", there.content.request.n) as progress:
        found = verify(folder, workers=workers, report=lambda done, _: progress.update(done))
    conclude(found, as_json, f"{there.content.request.n} items proven; root digest {there.root}")
