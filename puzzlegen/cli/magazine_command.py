"""``puzzlegen magazine``."""

from pathlib import Path

import click

from puzzlegen.cli import items


@click.command("magazine")
@items.argument
@click.option("--pages", default=24, show_default=True, type=click.IntRange(4, 400), help="At most so many, in A4.")
@click.option("--pdf", is_flag=True, help="Print it as a PDF besides, by the Chromium, Chrome or Edge of this machine.")
@click.option("--out", type=click.Path(path_type=Path), help="Destination; default: output/magazine/DIR.html.")
@click.option("--overwrite", is_flag=True, help="Replace the files at the destination.")
def command(folder: Path, split: str | None, pages: int, pdf: bool, out: Path | None, overwrite: bool) -> None:
    """Write a magazine of puzzles from DIR, to be solved on paper, with the solutions at the end.

    DIR is a snapshot, a release, the folder of a split, or a series. Families and levels take turns until the pages are
    full. The page is a single file that needs nothing else, and prints as A4 from any browser.

    \b
    Examples:
      puzzlegen magazine output/mix
      puzzlegen magazine output/mix --pages 48 --pdf --out summer.html
    """
    from puzzlegen.exports import magazine, single_page
    from puzzlegen.exports.source import Source
    from puzzlegen.releases import published

    benchmark = published.opened(folder, split)
    out = out or Path("output") / "magazine" / f"{benchmark.name}.html"
    single_page.require(out, overwrite)
    count = magazine.write(Source(benchmark, out), out, pages)
    click.echo(f"{count} puzzle{'' if count == 1 else 's'} in {out}")
    if pdf:
        magazine.printed(out, out.with_suffix(".pdf"))
        click.echo(f"Printed: {out.with_suffix('.pdf')}")
