"""The options that tell ``make`` what items are made of besides chance: chess positions, an engine, photographs."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Literal, NamedTuple

import click

if TYPE_CHECKING:
    from puzzlegen.core.family import Level
    from puzzlegen.materials.engines import Engine
    from puzzlegen.materials.photos import Editing, Photos
    from puzzlegen.materials.sources import Source
    from puzzlegen.running.workers import Workers
    from puzzlegen.snapshots.selection import Files


class Material(NamedTuple):
    """What was found at the places that the options name; ``editing`` is what a request says about the photographs."""

    source: "Source | None"
    engine: "Engine | None"
    photos: "Photos | None"
    editing: "Editing | None"

    @property
    def files(self) -> "Files":
        """Where it lies."""
        from puzzlegen.snapshots.selection import Files

        return Files(
            Path(self.source.path) if self.source else None,
            Path(self.engine.path) if self.engine else None,
            self.photos,
        )

    def survey(self, workers: "Workers") -> None:
        """Tell what is wrong with the source, if there is one."""
        if self.source is None:
            return
        from puzzlegen.cli.progress import Progress
        from puzzlegen.materials.sources import records
        from puzzlegen.snapshots.survey import survey

        with Progress("Reading", len(records(self.source))) as progress:
            found = survey(self.source, workers=workers, report=lambda done, _: progress.update(done))
        for complaint in found.complaints:
            click.echo(f"Skipped {complaint}", err=True)
        if found.skipped:
            click.echo(f"{self.source.path}: {found.skipped} of {found.total} are unusable and skipped.", err=True)


class Choice(NamedTuple):
    """The values of the options."""

    source: Path | None
    source_licence: str | None
    source_origin: str | None
    engine: str | None
    engine_nodes: int | None
    photos: Path | None
    photos_licence: str | None
    photos_origin: str | None
    segmenter: str | None
    inpainters: tuple[str, ...]
    device: Literal["cpu", "cuda"] | None

    @property
    def names(self) -> tuple[str, ...]:
        """What the destination is named after."""
        paths = (self.source, self.engine and Path(self.engine), self.photos)
        return tuple(path.stem for path in paths if path)

    def check(self) -> None:
        """Refuse options that are about something else which is not asked for.

        Raises:
            click.UsageError: with a sentence for the user.
        """
        if self.source is None and (self.source_licence or self.source_origin):
            raise click.UsageError("--source-licence and --source-origin are about a --source.")
        if self.source is not None and not (self.source_licence and self.source_origin):
            raise click.UsageError("A --source needs its --source-licence and its --source-origin, for the manifest.")
        if self.engine is None and self.engine_nodes is not None:
            raise click.UsageError("--engine-nodes is about an --engine.")
        editing = (self.photos_licence, self.photos_origin, self.segmenter, self.inpainters, self.device)
        if self.photos is None and any(editing):
            raise click.UsageError(
                "--photos-licence, --photos-origin, --segmenter, --inpainter and --device are about --photos."
            )

    def opened(self, levels: "Sequence[Level]") -> Material:
        """What lies there; tells which photographs are skipped, and what to know about the others at these levels."""
        from puzzlegen.materials import engines, sources

        source = engine = photos = editing = None
        if self.source is not None:
            source = sources.identified(self.source, self.source_licence or "", self.source_origin or "")
        if self.engine is not None:
            engine = engines.identified(self.engine, self.engine_nodes or engines.NODES)
        if self.photos is not None:
            photos, editing = self._photos(self.photos, levels)
        return Material(source, engine, photos, editing)

    def _photos(self, path: Path, levels: "Sequence[Level]") -> "tuple[Photos, Editing]":
        from puzzlegen.cli.progress import Progress
        from puzzlegen.generators.differences import photo_difference
        from puzzlegen.generators.differences.kits import retouches
        from puzzlegen.materials import photos
        from puzzlegen.models import backends

        folder = photos.Folder(str(path), self.photos_licence, self.photos_origin)
        device = self.device or "cpu"
        models = photos.Models(
            self.segmenter or backends.SEGMENTER[device], self.inpainters or backends.INPAINTERS[device], device
        )
        segmenter = backends.segmenter(models.segmenter, device).identity
        inpainters = tuple(backends.inpainter(name, device).identity for name in models.inpainters)
        with Progress("Reading", photos.count(folder)) as progress:
            album = photos.album(folder, lambda done, _: progress.update(done))
        for complaint in album.complaints:
            click.echo(f"Skipped {complaint}", err=True)
        with Progress("Preparing", min(len(album.photos), photos.MOST_USED), "photographs") as progress:
            usable, complaints = retouches.usable(album, models, progress.update)
        for complaint in complaints:
            click.echo(f"Skipped {complaint}", err=True)
        if not usable:
            raise photos.NothingUsable(f"Nothing in the photographs of {path} can be changed.")
        given = photos.Photos(folder, album.sha256, models)
        limits = photo_difference.remarks(given, levels)
        editing = photos.editing(album, usable, segmenter, inpainters, device, limits)
        for remark in editing.remarks:
            click.echo(remark, err=True)
        return given, editing


def options(function: Callable[..., None]) -> Callable[..., None]:
    """The options, whose values are handed on by the names of `Choice`."""
    path = click.Path(path_type=Path)
    for decorate in reversed(
        (
            click.option(
                "--source", metavar="FILE", type=path, help="Chess positions from these games (.pgn) or puzzles (.csv)."
            ),
            click.option("--source-licence", metavar="NAME", help="Licence of the source, such as CC0-1.0."),
            click.option("--source-origin", metavar="TEXT", help="Where it is from: an address or a title."),
            click.option(
                "--engine", metavar="PROGRAM", help="Ask also what this chess engine (UCI) thinks; that is no proof."
            ),
            click.option(
                "--engine-nodes",
                metavar="N",
                type=click.IntRange(1000),
                help="Nodes that it looks at; default: 50000.",
            ),
            click.option("--photos", metavar="DIR", type=path, help="Edit the photographs in this folder."),
            click.option(
                "--photos-licence",
                metavar="NAME",
                help="Licence of those that credits.csv in the folder does not name.",
            ),
            click.option("--photos-origin", metavar="TEXT", help="Where those are from: an address or a title."),
            click.option(
                "--segmenter", metavar="NAME", help="What finds things in them; default: mobile-sam or SAM 2.1."
            ),
            click.option(
                "--inpainter",
                "inpainters",
                metavar="NAME",
                multiple=True,
                help="What fills holes, the first choice first; default: patchmatch and migan, or SDXL on cuda.",
            ),
            click.option("--device", type=click.Choice(["cpu", "cuda"]), help="What these two run on; default: cpu."),
        )
    ):
        function = decorate(function)
    return function
