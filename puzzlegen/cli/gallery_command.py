"""``puzzlegen gallery``."""

from pathlib import Path

import click

from puzzlegen.cli import items, processes
from puzzlegen.core.item import so_many


@click.command("gallery")
@items.argument
@click.option("--out", type=click.Path(path_type=Path), help="Destination; default: output/gallery/DIR.html.")
@processes.option
@click.option("--overwrite", is_flag=True, help="Replace the file at the destination.")
def command(folder: Path, split: str | None, out: Path | None, workers: int | None, overwrite: bool) -> None:
    """Write a page that shows all items of DIR in a browser.

    DIR is a snapshot, a release, the folder of a split, or a series. The page is a single file that needs nothing else.
    Items can be filtered; a click opens one at full size, with its answer hidden until you ask for it. Keys: arrows for
    the next and the previous item, Enter to open, K for the answer, Escape.

    \b
    Examples:
      puzzlegen gallery output/sudoku-s7-n500
      puzzlegen gallery benchmark@latest --out look.html
    """
    from puzzlegen.cli.progress import Progress
    from puzzlegen.exports import gallery, single_page
    from puzzlegen.exports.source import Source
    from puzzlegen.releases import published

    benchmark = published.opened(folder, split)
    out = out or Path("output") / "gallery" / f"{benchmark.name}.html"
    single_page.require(out, overwrite)
    source = Source(benchmark, out)
    with Progress("Packing", source.count) as progress:
        count = gallery.write(source, out, workers=processes.number(workers, source.count), report=progress.update)
    click.echo(f"{so_many(count)} in {out}")
