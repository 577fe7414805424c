"""``puzzlegen make``."""

from pathlib import Path

import click

from puzzlegen.family import Level
from puzzlegen.item import LANGUAGES

_SERIAL_BELOW = 64  # items; fewer are made sooner than a second process is up


def _run(
    target: str, n: int, seed: int, level: Level | None, lang: str, workers: int | None, overwrite: bool, out: Path
) -> None:
    from puzzlegen import kernels, spec
    from puzzlegen.cli.progress import Progress
    from puzzlegen.workers import available_cpus

    wanted = spec.read(target, level)
    first_time = kernels.choose(n)
    from puzzlegen.snapshots import writer

    request = writer.request_for(wanted, target, n, seed, lang)
    if workers is None:
        workers = 1 if n < _SERIAL_BELOW else available_cpus()
    if first_time:
        click.echo("Compiling the solvers; this happens once and may take a minute or two.", err=True)
        writer.warm_up(request.slots(), seed, lang)
    with Progress("Making", n) as progress:
        manifest = writer.write_snapshot(
            request,
            out,
            workers=workers,
            overwrite=overwrite,
            report=lambda state: progress.update(state.done, f"{state.rejected} rejected"),
        )
    click.echo(f"{n} items in {out}\nroot digest {manifest.root}")


@click.command("make")
@click.argument("target")
@click.option("--n", type=click.IntRange(1), default=10, show_default=True, help="Number of items.")
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed gives the same items.")
@click.option("--level", type=click.Choice([level.value for level in Level]), help="One level only; default: all.")
@click.option("--lang", type=click.Choice(LANGUAGES), default="en", show_default=True, help="Language of the texts.")
@click.option("--workers", type=click.IntRange(1), help="Number of processes; default: all processors for many items.")
@click.option("--out", type=click.Path(path_type=Path), help="Destination; default: output/<name>-s<seed>-n<n>.")
@click.option("--overwrite", is_flag=True, help="Replace another snapshot at the destination.")
def command(
    target: str,
    n: int,
    seed: int,
    level: str | None,
    lang: str,
    workers: int | None,
    out: Path | None,
    overwrite: bool,
) -> None:
    """Make a snapshot of N puzzles with questions, keys and proofs.

    TARGET is a category (sudoku), a family (sudoku/killer), or a spec: smoke, or the path of a .toml file. The
    snapshot appears at its destination when it is complete; the same command resumes an interrupted run.

    \b
    Examples:
      puzzlegen make sudoku --n 500 --seed 7
      puzzlegen make sudoku/killer --n 20 --level hard --out killers
    """
    chosen = None if level is None else Level(level)
    if out is None:
        name = Path(target).stem if target.endswith(".toml") else target.replace("/", "-")
        parts = [name, level, None if lang == LANGUAGES[0] else lang, f"s{seed}", f"n{n}"]
        out = Path("output") / "-".join(part for part in parts if part)
    try:
        _run(target, n, seed, chosen, lang, workers, overwrite, out)
    except KeyboardInterrupt:
        click.echo("\nInterrupted; what was made is kept, and the same command resumes.", err=True)
        raise SystemExit(130) from None
