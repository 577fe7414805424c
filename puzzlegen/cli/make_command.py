"""``puzzlegen make``."""

from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import click

from puzzlegen.answers.kinds import ASKED, Form
from puzzlegen.cli import called, knobs, material, processes
from puzzlegen.cli.making import reporting
from puzzlegen.core.family import Level
from puzzlegen.core.foreign import MOST_ITEMS
from puzzlegen.core.item import LANGUAGES, so_many
from puzzlegen.materials.table import KINDS

if TYPE_CHECKING:
    from puzzlegen.catalog.knobs import Setting

_NAMED = 4  # targets that the destination is named after


def _shard(_: click.Context, __: click.Parameter, value: str | None) -> tuple[int, int] | None:
    """I and N of ``I/N``."""
    if value is None:
        return None
    number, _slash, of = value.partition("/")
    if number.isdecimal() and of.isdecimal() and 1 <= int(number) <= int(of):
        return int(number), int(of)
    raise click.BadParameter(f"{value!r} is not I/N with 1 <= I <= N, such as 2/10.")


@click.command("make")
@click.argument("targets", metavar="TARGET...", nargs=-1, required=True)
@click.option("--n", type=click.IntRange(1, MOST_ITEMS), default=10, show_default=True, help="Number of items.")
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed gives the same items.")
@click.option(
    "--level",
    type=click.Choice([level.value for level in Level]),
    help="One level only; default: easy, medium and hard.",
)
@click.option("--lang", type=click.Choice(LANGUAGES), help="Language of the texts; default: en, or what the spec says.")
@click.option("--form", type=click.Choice(list(ASKED)), help="One form of answers only; default: each family's own.")
@click.option("--options", type=click.IntRange(2, 26), help="Number of options of all choices; default: the families'.")
@click.option(
    "--size",
    type=click.IntRange(200, 4000),
    metavar="PIXELS",
    help="Longer side of the pictures; default: 1000 or more.",
)
@knobs.option
@click.option(
    "--wording",
    type=click.Choice(["full", "short"]),
    default="full",
    help="Tell the rules (full; the default), or leave them to be found (short).",
)
@click.option(
    "--with-fen", is_flag=True, help="Tell chess positions in the text, too, so that the picture is not needed."
)
@material.options(*KINDS)
@click.option(
    "--shard", metavar="I/N", callback=_shard, help="Make the I-th of N parts only; puzzlegen merge puts them together."
)
@processes.option
@click.option(
    "--dask", metavar="ADDRESS|local", help="Work on the Dask cluster of this scheduler, or on one started here."
)
@click.option("--out", type=click.Path(path_type=Path), help="Destination; default: output/<name>-s<seed>-n<n>.")
@click.option("--overwrite", is_flag=True, help="Replace another snapshot (or shard) at the destination.")
def command(
    targets: tuple[str, ...],
    n: int,
    seed: int,
    level: str | None,
    lang: str | None,
    form: Form | None,
    options: int | None,
    size: int | None,
    settings: "Mapping[str, Setting]",
    wording: Literal["full", "short"],
    with_fen: bool,
    shard: tuple[int, int] | None,
    workers: int | None,
    dask: str | None,
    out: Path | None,
    overwrite: bool,
    **chosen: Any,
) -> None:
    """Make a snapshot of N puzzles with questions, keys and proofs.

    TARGET is a category (sudoku), a family (sudoku/killer), or a spec: one that ships with puzzlegen (smoke, monthly,
    visreason, mmiq, visualpuzzles) or the path of a .toml file, which puzzlegen spec new begins. Several categories and
    families get equal shares; a spec, which is made alone, gives them others. The snapshot appears at its destination
    when it is complete; the same command resumes an interrupted run.

    \b
    Examples:
      puzzlegen make sudoku --n 500 --seed 7
      puzzlegen make sudoku matrices cues/gears --n 500
      puzzlegen make sudoku/killer --n 20 --level hard --out killers
      puzzlegen make matrices/raven --n 50 --form boxes
      puzzlegen make matrices --n 50 --form choice --options 4
      puzzlegen make matrices --n 50 --size 1600
      puzzlegen make counting/tangle --n 50 --level hard --set sides=9-12 --set difficulty=60-120
      puzzlegen make matrices --n 50 --wording short
      puzzlegen make boards/chess_mate --n 50 --source puzzles.csv --source-licence CC0-1.0 --source-origin lichess.org
      puzzlegen make boards/chess_evaluation --n 50 --engine stockfish --engine-nodes 100000
      puzzlegen make differences/photo_difference --n 50 --photos holidays --photos-licence CC0-1.0 --photos-origin mine
      puzzlegen make parts/missing_view --n 50 --meshes models
      puzzlegen make sudoku --n 100000 --shard 3/40
      puzzlegen make sudoku --n 100000 --dask tcp://10.0.0.1:8786
    """
    if workers is not None and dask not in (None, "local"):
        raise click.UsageError("--workers counts processes of this machine; the cluster of --dask has its own.")
    asked = material.chosen(chosen)
    for kind in asked:
        if kind.UNREPEATABLE and dask:
            raise click.UsageError(f"--{kind.NAME} does not go with --dask: {kind.UNREPEATABLE}.")
    if out is None:
        from puzzlegen.catalog.knobs import shown

        named = [Path(one).stem if one.endswith(".toml") else one.replace("/", "-") for one in targets]
        words = [
            *(named if len(named) <= _NAMED else [*named[: _NAMED - 1], f"and-{len(named) - _NAMED + 1}-more"]),
            *material.names(asked),
            level,
            lang,
            form,
            f"{options}options" if options else None,
            f"{size}px" if size else None,
            *(f"{knob}{shown(value)}" for knob, value in settings.items()),
            wording if wording != "full" else None,
            "fen" if with_fen else None,
            f"s{seed}",
            f"n{n}",
        ]
        if shard:
            words.append("shard{}of{}".format(*shard))
        out = Path("output") / "-".join(word for word in words if word)
    from puzzlegen.running.workers import Workers, dask_cluster
    from puzzlegen.snapshots.workshop import require_place
    from puzzlegen.specs import language as spec

    target = spec.together(targets)
    require_place(out)  # before materials are read and prepared

    one_level = None if level is None else Level(level)
    given = [kind.NAME for kind in asked]
    wanted = spec.read(target, one_level, given, form=form, options=options, settings=settings, size=size)
    for lack in wanted.left_out:
        click.echo(f"Left out: {lack}", err=True)
    from puzzlegen.snapshots import shards, writer

    part = shards.Part(*shard) if shard else None
    count = len(part.places(n)) if part else n
    staff: Workers = material.staff(asked, workers, count)
    with ExitStack() as stack:
        if dask is not None:
            staff = stack.enter_context(dask_cluster(dask, processes.number(workers)))
        materials = material.identified(asked, wanted, target, staff, n)
        request = writer.request_for(
            wanted,
            target,
            n,
            seed,
            (lang,) if lang else None,
            form=form,
            wording=wording,
            with_fen=with_fen,
            materials=materials,
        )
        for warning in writer.scarce(request):
            click.echo(f"Warning: {warning}", err=True)
        report = stack.enter_context(reporting("Making", count))
        me = called.name()
        if part:
            shards.write_shard(
                request, part, out, workers=staff, overwrite=overwrite, report=report, materials=materials
            )
            result = f"Shard {part} of {so_many(n)} in {out}"
            following = f"Put all parts together: {me} merge"
        else:
            manifest = writer.write_snapshot(
                request, out, workers=staff, overwrite=overwrite, report=report, materials=materials
            )
            result = f"{so_many(n)} in {out}\nroot digest {manifest.root}"
            following = f"Look at them: {me} gallery {out}\nProve them again: {me} verify {out}"
    click.echo(result)
    click.echo(following, err=True)
