"""``puzzlegen split``."""

from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

import click

from puzzlegen.cli import processes
from puzzlegen.cli.checking import demand_snapshot
from puzzlegen.core.item import so_many

if TYPE_CHECKING:
    from puzzlegen.snapshots.split import Report


@click.command("split")
@click.argument("folders", metavar="DIR...", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option(
    "--by",
    type=click.Choice(["puzzle", "structure"]),
    default="puzzle",
    show_default=True,
    help="What no two splits may share: a puzzle, or a whole structure (rules, layout, kinds of marks).",
)
@click.option("--ratios", default="80/10/10", show_default=True, help="Training/validation/test, or training/test.")
@click.option(
    "--against",
    metavar="OTHER",
    multiple=True,
    type=click.Path(path_type=Path),
    help="A snapshot or a folder of pictures with which nothing may be shared; may be repeated.",
)
@click.option("--clip", metavar="MODEL_DIR", help="Compare with OTHER by CLIP, too: a local folder or a hub id.")
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed gives the same splits.")
@processes.option
@click.option("--out", type=click.Path(path_type=Path), help="Destination; default: output/<DIR>-by-<BY>-s<seed>.")
@click.option("--overwrite", is_flag=True, help="Replace other splits at the destination.")
@click.option("--json", "as_json", is_flag=True, help="The report as JSON.")
def command(
    folders: tuple[Path, ...],
    by: str,
    ratios: str,
    against: tuple[Path, ...],
    clip: str | None,
    seed: int,
    workers: int | None,
    out: Path | None,
    overwrite: bool,
    as_json: bool,
) -> None:
    """Split the items of the snapshots in DIR... so that no puzzle, or no structure, is in two splits.

    If a puzzle occurs twice, in whatever disguise, it is kept once. An item is dropped if OTHER has its puzzle or its
    pixels; pictures that only look alike are listed in the report. The splits are lists beside the snapshots, whose
    pictures stay where they are.

    \b
    Examples:
      puzzlegen split output/sudoku-s7-n500
      puzzlegen split output/sudoku-s7-n500 --by structure --ratios 80/20 --out splits
      puzzlegen split new --against old --against some/training/pictures
    """
    from puzzlegen.cli.progress import Progress

    for folder in folders:
        demand_snapshot(folder, "it has splits of its own, which its spec names; puzzlegen make makes snapshots")
    from puzzlegen.snapshots import split

    wanted = split.read_ratios(ratios)
    if out is None:
        out = Path("output") / f"{folders[0].resolve().name}-by-{by}-s{seed}"
    with ExitStack() as stack:
        bars: dict[str, Progress] = {}

        def tell(what: str, done: int, total: int) -> None:
            if what not in bars:  # only now the total is known
                bars[what] = stack.enter_context(Progress(what, total))
            bars[what].update(done)

        report = split.split(
            folders,
            out,
            by=split.By(by),
            ratios=wanted,
            seed=seed,
            against=against,
            clip=clip,
            overwrite=overwrite,
            workers=processes.number(workers),
            report=tell,
        )
    if as_json:
        click.echo(split.as_json(report, out), nl=False)
    else:
        _tell(report, out)


def _tell(report: "Report", out: Path) -> None:
    """Print what went where."""
    total = sum(part.items for part in report.splits.values())
    for name, part in report.splits.items():
        families = len({level.partition("@")[0] for level in part.levels})
        click.echo(
            f"{name:<10}  {so_many(part.items):>13} ({part.items / total:.1%}; {part.wanted:g} wanted); "
            f"families {families}, structures {len(part.structures)}"
        )
    for title, findings in (("dropped", report.dropped), ("to look at", report.review)):
        reasons = Counter(finding.reason for finding in findings)
        listed = ", ".join(f"{count} {reason}" for reason, count in sorted(reasons.items()))
        click.echo(f"{title:<10}  {so_many(len(findings)):>13}{f' ({listed})' if listed else ''}")
    for other in report.against:
        if other.unread:
            endings = ", ".join(f"{count} {ending or 'without one'}" for ending, count in other.unread.items())
            click.echo(f"not read in {other.folder}, by extension: {endings}")
    click.echo(f"{report.statement}\nAll of this, item by item: {out / 'report.json'}")
