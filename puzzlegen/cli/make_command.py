"""``puzzlegen make``."""

from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Literal, NamedTuple

import click

from puzzlegen.cli.making import reporting, resumable
from puzzlegen.family import Level
from puzzlegen.item import LANGUAGES

if TYPE_CHECKING:
    from puzzlegen.photos import Editing, Photos
    from puzzlegen.sources import Source
    from puzzlegen.spec import Spec
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
    photos: "Photographs | None",
    shard: tuple[int, int] | None,
    workers: int | None,
    dask: str | None,
    overwrite: bool,
    out: Path,
) -> None:
    from puzzlegen import engines, sources, spec
    from puzzlegen.cli.compiling import prepare_kernels
    from puzzlegen.workers import Workers, available_cpus, dask_cluster

    wanted = spec.read(target, level, photographic=photos is not None)
    first_time = prepare_kernels(n // shard[1] if shard else n)
    from puzzlegen.snapshots import shards, writer
    from puzzlegen.snapshots.selection import Files

    identified = sources.identified(*source) if source else None
    asked = engines.identified(engine[0], engine[1] or engines.NODES) if engine else None
    edited, editing = photos.opened(target, wanted) if photos else (None, None)
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
        editing,
    )
    files = Files(Path(identified.path) if identified else None, Path(asked.path) if asked else None, edited)
    part = shards.Part(*shard) if shard else None
    count = len(part.places(n)) if part else n
    if workers is None:
        workers = 1 if photos or (count < _SERIAL_BELOW and dask is None) else available_cpus()
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


class Photographs(NamedTuple):
    """What the options say about photographs: their folder, their licence and origin, and what edits them."""

    folder: Path
    licence: str | None
    origin: str | None
    segmenter: str | None
    inpainters: tuple[str, ...]
    device: Literal["cpu", "cuda"]

    def opened(self, target: str, wanted: "Spec") -> "tuple[Photos, Editing]":
        """The photographs and what the request says about them; tells which files are skipped, and what to know."""
        from puzzlegen import catalog, photos
        from puzzlegen.cli.progress import Progress
        from puzzlegen.generators.differences import contact_sheet
        from puzzlegen.models import backends

        if not any(row.photographic for portion in wanted.portions for row in catalog.find(portion.family)):
            raise photos.NoPhotos(f"{target} has no family that edits photographs.")

        folder = photos.Folder(str(self.folder), self.licence, self.origin)
        models = photos.Models(
            self.segmenter or backends.SEGMENTER[self.device],
            self.inpainters or backends.INPAINTERS[self.device],
            self.device,
        )
        segmenter = backends.segmenter(models.segmenter, models.device).identity
        inpainters = tuple(backends.inpainter(name, models.device).identity for name in models.inpainters)
        with Progress("Reading", photos.count(folder)) as progress:
            album = photos.album(folder, lambda done, _: progress.update(done))
        for complaint in album.complaints:
            click.echo(f"Skipped {complaint}", err=True)
        looked_at = album.photos[: photos.MOST_USED]
        with Progress("Preparing", len(looked_at), "photographs") as progress:
            usable = contact_sheet.usable(album, models, progress.update)
        for photo in looked_at:
            if photo not in usable:
                click.echo(f"Skipped {photo.path}: nothing in it can be changed so that it looks right.", err=True)
        if not usable:
            raise photos.NothingUsable(f"Nothing in the photographs of {self.folder} can be changed.")
        editing = photos.editing(album, len(usable), segmenter, inpainters, models.device)
        for remark in editing.remarks:
            click.echo(remark, err=True)
        return photos.Photos(folder, album.sha256, models), editing


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
@click.option("--photos", metavar="DIR", type=click.Path(path_type=Path), help="Edit the photographs in this folder.")
@click.option("--photos-licence", metavar="NAME", help="Licence of those that credits.csv in the folder does not name.")
@click.option("--photos-origin", metavar="TEXT", help="Where those are from: an address or a title.")
@click.option("--segmenter", metavar="NAME", help="What finds the things of photographs; default: mobile-sam on a CPU.")
@click.option(
    "--inpainter",
    "inpainters",
    metavar="NAME",
    multiple=True,
    help="What fills holes in photographs, the first choice first; default: patchmatch and migan on a CPU.",
)
@click.option("--device", type=click.Choice(["cpu", "cuda"]), help="What the models run on; default: cpu.")
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
    photos: Path | None,
    photos_licence: str | None,
    photos_origin: str | None,
    segmenter: str | None,
    inpainters: tuple[str, ...],
    device: Literal["cpu", "cuda"] | None,
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
      puzzlegen make differences/photo_difference --n 50 --photos holidays --photos-licence CC0-1.0 --photos-origin mine
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
    edited = None
    if photos is not None:
        if shard or dask:
            raise click.UsageError("--photos are edited on one machine: it goes with neither --shard nor --dask.")
        edited = Photographs(photos, photos_licence, photos_origin, segmenter, inpainters, device or "cpu")
    elif photos_licence or photos_origin or segmenter or inpainters or device:
        raise click.UsageError(
            "--photos-licence, --photos-origin, --segmenter, --inpainter and --device are about --photos."
        )
    chosen = None if level is None else Level(level)
    if out is None:
        name = Path(target).stem if target.endswith(".toml") else target.replace("/", "-")
        part = "shard{}of{}".format(*shard) if shard else None
        parts = [
            name,
            source and source.stem,
            photos and photos.name,
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
            edited,
            shard,
            workers,
            dask,
            overwrite,
            out,
        )
