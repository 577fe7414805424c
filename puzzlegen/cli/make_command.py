"""``puzzlegen make``."""

from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import click

from puzzlegen.cli.making import reporting, resumable
from puzzlegen.family import Level
from puzzlegen.item import LANGUAGES

if TYPE_CHECKING:
    from puzzlegen.sources import Source
    from puzzlegen.workers import Workers

_SERIAL_BELOW = 64  # items; fewer are made sooner than a second process is up


def _shard(_: click.Context, __: click.Parameter, value: str | None) -> tuple[int, int] | None:
    """I and N of ``I/N``."""
    if value is None:
        return None
    number, _slash, of = value.partition("/")
    if number.isdecimal() and of.isdecimal() and 1 <= int(number) <= int(of):
        return int(number), int(of)
    raise click.BadParameter(f"{value!r} is not I/N with 1 <= I <= N, such as 2/10.")


def _run(
    target: str,
    n: int,
    seed: int,
    level: Level | None,
    lang: str | None,
    form: Literal["boxes"] | None,
    with_fen: bool,
    source: tuple[Path, str, str] | None,
    engine: tuple[str, int | None] | None,
    shard: tuple[int, int] | None,
    workers: int | None,
    dask: str | None,
    overwrite: bool,
    out: Path,
) -> None:
    from puzzlegen import engines, sources, spec
    from puzzlegen.cli.compiling import prepare_kernels
    from puzzlegen.workers import Workers, available_cpus, dask_cluster

    wanted = spec.read(target, level)
    first_time = prepare_kernels(n // shard[1] if shard else n)
    from puzzlegen.snapshots import shards, writer
    from puzzlegen.snapshots.selection import Files

    identified = sources.identified(*source) if source else None
    asked = engines.identified(engine[0], engine[1] or engines.NODES) if engine else None
    request = writer.request_for(
        wanted,
        target,
        n,
        seed,
        (lang,) if lang else None,
        form,
        with_fen,
        identified.provenance if identified else None,
        asked.identity if asked else None,
    )
    files = Files(Path(identified.path) if identified else None, Path(asked.path) if asked else None)
    part = shards.Part(*shard) if shard else None
    count = len(part.places(n)) if part else n
    if workers is None:
        workers = 1 if count < _SERIAL_BELOW and dask is None else available_cpus()
    with ExitStack() as stack:
        staff: Workers = workers if dask is None else stack.enter_context(dask_cluster(dask, workers))
        if identified:
            _survey(identified, staff)
        if first_time and dask in (None, "local"):
            writer.warm_up(request, files)
        report = stack.enter_context(reporting("Making", count))
        if part:
            shards.write_shard(request, part, out, workers=staff, overwrite=overwrite, report=report, files=files)
            result = f"Shard {part} of {n} items in {out}"
        else:
            manifest = writer.write_snapshot(
                request, out, workers=staff, overwrite=overwrite, report=report, files=files
            )
            result = f"{n} items in {out}\nroot digest {manifest.root}"
    click.echo(result)


def _survey(source: "Source", workers: "Workers") -> None:
    """Tell what is wrong with a source."""
    from puzzlegen.cli.progress import Progress
    from puzzlegen.snapshots.survey import survey
    from puzzlegen.sources import records

    with Progress("Reading", len(records(source))) as progress:
        found = survey(source, workers=workers, report=lambda done, _: progress.update(done))
    for complaint in found.complaints:
        click.echo(f"Skipped {complaint}", err=True)
    if found.skipped:
        click.echo(f"{source.path}: {found.skipped} of {found.total} are unusable and skipped.", err=True)


@click.command("make")
@click.argument("target")
@click.option("--n", type=click.IntRange(1), default=10, show_default=True, help="Number of items.")
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed gives the same items.")
@click.option("--level", type=click.Choice([level.value for level in Level]), help="One level only; default: all.")
@click.option("--lang", type=click.Choice(LANGUAGES), help="Language of the texts; default: en, or what the spec says.")
@click.option(
    "--form", type=click.Choice(["boxes"]), help="Ask for the box of the right option, where options are drawn."
)
@click.option(
    "--with-fen", is_flag=True, help="Tell chess positions in the text, too, so that the picture is not needed."
)
@click.option(
    "--source",
    metavar="FILE",
    type=click.Path(path_type=Path),
    help="Take chess positions from these games (.pgn) or puzzles (.csv).",
)
@click.option("--source-licence", metavar="NAME", help="Licence of the source, such as CC0-1.0.")
@click.option("--source-origin", metavar="TEXT", help="Where the source is from: an address or a title.")
@click.option(
    "--engine", metavar="PROGRAM", help="Ask also what this chess engine (UCI) thinks of positions; that is no proof."
)
@click.option("--engine-nodes", metavar="N", type=click.IntRange(1000), help="Nodes that it looks at; default: 50000.")
@click.option(
    "--shard", metavar="I/N", callback=_shard, help="Make the I-th of N parts only; puzzlegen merge puts them together."
)
@click.option("--workers", type=click.IntRange(1), help="Number of processes; default: all processors for many items.")
@click.option(
    "--dask", metavar="ADDRESS|local", help="Work on the Dask cluster of this scheduler, or on one started here."
)
@click.option("--out", type=click.Path(path_type=Path), help="Destination; default: output/<name>-s<seed>-n<n>.")
@click.option("--overwrite", is_flag=True, help="Replace another snapshot (or shard) at the destination.")
def command(
    target: str,
    n: int,
    seed: int,
    level: str | None,
    lang: str | None,
    form: Literal["boxes"] | None,
    with_fen: bool,
    source: Path | None,
    source_licence: str | None,
    source_origin: str | None,
    engine: str | None,
    engine_nodes: int | None,
    shard: tuple[int, int] | None,
    workers: int | None,
    dask: str | None,
    out: Path | None,
    overwrite: bool,
) -> None:
    """Make a snapshot of N puzzles with questions, keys and proofs.

    TARGET is a category (sudoku), a family (sudoku/killer), or a spec: one that ships with puzzlegen (smoke, monthly,
    visreason, mmiq, visualpuzzles) or the path of a .toml file, which puzzlegen spec new begins. The snapshot appears
    at its destination when it is complete; the same command resumes an interrupted run.

    \b
    Examples:
      puzzlegen make sudoku --n 500 --seed 7
      puzzlegen make sudoku/killer --n 20 --level hard --out killers
      puzzlegen make matrices/raven --n 50 --form boxes
      puzzlegen make boards/chess_mate --n 50 --source puzzles.csv --source-licence CC0-1.0 --source-origin lichess.org
      puzzlegen make boards/chess_evaluation --n 50 --engine stockfish --engine-nodes 100000
      puzzlegen make sudoku --n 100000 --shard 3/40
      puzzlegen make sudoku --n 100000 --dask tcp://10.0.0.1:8786
    """
    if workers is not None and dask not in (None, "local"):
        raise click.UsageError("--workers counts processes of this machine; the cluster of --dask has its own.")
    given = None
    if source is not None:
        if not source_licence or not source_origin:
            raise click.UsageError("A --source needs its --source-licence and its --source-origin, for the manifest.")
        given = (source, source_licence, source_origin)
    elif source_licence or source_origin:
        raise click.UsageError("--source-licence and --source-origin are about a --source.")
    if engine is None and engine_nodes is not None:
        raise click.UsageError("--engine-nodes is about an --engine.")
    chosen = None if level is None else Level(level)
    if out is None:
        name = Path(target).stem if target.endswith(".toml") else target.replace("/", "-")
        part = "shard{}of{}".format(*shard) if shard else None
        parts = [
            name,
            source and source.stem,
            engine and Path(engine).stem,
            level,
            lang,
            form,
            "fen" if with_fen else None,
            f"s{seed}",
            f"n{n}",
            part,
        ]
        out = Path("output") / "-".join(part for part in parts if part)
    with resumable():
        _run(
            target,
            n,
            seed,
            chosen,
            lang,
            form,
            with_fen,
            given,
            (engine, engine_nodes) if engine else None,
            shard,
            workers,
            dask,
            overwrite,
            out,
        )
