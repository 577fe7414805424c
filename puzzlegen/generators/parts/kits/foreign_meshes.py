"""Meshes from files of anybody's: which of them are parts that a drawing office could draw, and why others are not.

A file is read by trimesh in a process of its own, which is ended when it takes too long, so that no file can crash,
hang or fill the program that asks. What is read is merged at its corners, brought to `LENGTH` millimetres and to whole
thousandths, and then judged as our own parts are: it has to be one closed body, its edges may not fade out, and its
views have to be neither plain nor busy nor alike.
"""

import contextlib
import io
import logging
import math
import multiprocessing
import warnings
from collections.abc import Iterator, Mapping
from functools import lru_cache
from hashlib import sha256
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final, NamedTuple, Self

import manifold3d
import numpy as np

from puzzlegen.core import foreign
from puzzlegen.core.errors import MissingExtra
from puzzlegen.core.family import Rejected
from puzzlegen.facts.parts.sides import LOOKS, PER_MM, Side
from puzzlegen.generators.parts.kits.blanks import Blank
from puzzlegen.generators.parts.kits.bodies import Body, as_solid
from puzzlegen.generators.parts.kits.line_views import STEPS, Drawn, Floats, Ints, NotClosed, Solid, moved
from puzzlegen.generators.parts.kits.variants import MOST_STROKES, is_crowded
from puzzlegen.materials.material import Changed, Report
from puzzlegen.materials.meshes import MOST_BYTES, MOST_USED, SUFFIXES, Mesh, Meshes, MeshFindings, rack
from puzzlegen.materials.pictures import CREDITS, Unusable, credited, data, files

SECONDS: Final = 4.0
"""For one file; what a new process has to import first does not count."""
LENGTH: Final = 100
"""Millimetres that the longest side of each mesh is given."""
MOST_FACES: Final = 1_600
"""Of the 2,000 that are published of a part at most, bores and the like need some."""
LEAST_STROKES: Final = 18
"""Of the views from the front, the left and above together; a box has 12."""
_MEMORY: Final = 2 << 30  # bytes that a file may take besides what the process has
_STARTING: Final = 60.0  # seconds for a process to import what it needs
_THIN_BODY: Final = 0.03  # its shortest side, of its longest one
_THIN_WALL: Final = 0.004  # of the diagonal
_PROBED: Final = 200  # triangles, the largest ones, from which walls are measured
_ALIKE: Final = 0.5  # of the diagonal: strokes by which two views have to differ
_FROM: Final[Mapping[Side, str]] = {
    "front": "the front",
    "left": "the left",
    "right": "the right",
    "top": "above",
    "bottom": "below",
    "rear": "behind",
}
_THREE: Final[tuple[Side, ...]] = ("front", "left", "top")
_OPPOSITE: Final[Mapping[Side, Side]] = {"front": "rear", "left": "right", "top": "bottom"}


class Unfit(ValueError):
    """A file holds no part that can be drawn; says why in a few words that go on a sentence about the file."""


class Finding(NamedTuple):
    """What was found about a file: its name, why it is refused or nothing, and its faces and lines if it is not."""

    file: str
    refused: str
    faces: int = 0
    lines: int = 0

    @property
    def sentence(self) -> str:
        """All of it in a sentence."""
        if self.refused:
            return f"{self.file} is refused: it {self.refused}."
        return f"{self.file} is accepted: {self.faces} faces, and {self.lines} lines in six views."


def findings(folder: str) -> Iterator[Finding]:
    """Judge the meshes in a folder, but not in folders in it, one after the other, each within `SECONDS`.

    Raises:
        Missing: the folder or its credits cannot be read.
        MissingExtra: trimesh is not installed.
    """
    _require_trimesh()
    named = credited(folder, "mesh")
    with _Reader() as reader:
        for name, _, _ in files(folder, SUFFIXES, "meshes"):
            if name in named:
                yield reader.finding(Path(folder) / name)
            elif name != CREDITS:
                yield Finding(name, f"has no licence and origin in {CREDITS}")


def survey(found: Meshes, levels: object, report: Report, workers: object) -> MeshFindings:  # noqa: ARG001
    """Judge meshes in the order of their SHA-256 until enough are accepted; they serve all levels alike.

    Raises:
        MissingExtra: trimesh is not installed.
    """
    _require_trimesh()
    there = rack(found.folder)
    complaints = [*there.complaints]
    used: list[str] = []
    with _Reader() as reader:
        for number, mesh in enumerate(there.meshes, start=1):
            finding = reader.finding(Path(mesh.path))
            if finding.refused:
                complaints.append(f"{mesh.path} {finding.refused}.")
            else:
                used.append(mesh.sha256)
            report(number, len(there.meshes))
            if len(used) >= found.enough:
                break
    return MeshFindings(len(used) + len(complaints), len(used), tuple(complaints), used=tuple(used))


def _require_trimesh() -> None:
    try:
        import trimesh  # noqa: F401 - the processes need it
    except ModuleNotFoundError as error:
        raise MissingExtra(
            f"Meshes need the package {error.name!r}: install it with pip install 'puzzlegen-bench[mesh]'."
        ) from error


class _Reader:
    """A process that judges files, and another one in its place when it is lost."""

    def __init__(self) -> None:
        self._process: multiprocessing.process.BaseProcess | None = None
        self._line: Connection | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._end()

    def finding(self, path: Path) -> Finding:
        """What is found about a file."""
        try:
            if foreign.leads_out(path, path.parent) or not path.is_file():
                return Finding(path.name, "is no file of this folder")
            if path.stat().st_size > MOST_BYTES:
                return Finding(path.name, f"is larger than {MOST_BYTES // 1_000_000} MB")
        except OSError as error:
            return Finding(path.name, f"cannot be read: {error.strerror}")
        line = self._line or self._start()
        try:
            line.send(str(path))
            if line.poll(SECONDS):
                found: Finding = line.recv()
                return found
            refused = f"takes more than {SECONDS:.0f} seconds"
        except (EOFError, OSError):
            refused = "ends the program that reads it"
        self._end()
        return Finding(path.name, refused)

    def _start(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        self._process = context.Process(target=_judge_all, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()
        self._line = ours
        ours.poll(_STARTING)
        ours.recv()  # it is ready
        return ours

    def _end(self) -> None:
        if self._process is not None and self._line is not None:
            self._line.close()
            self._process.kill()
            self._process.join()
        self._process = self._line = None


def _judge_all(line: Connection) -> None:
    """Judge the files whose paths come along a line, until it is closed."""
    import trimesh

    logging.disable(logging.CRITICAL)
    warnings.simplefilter("ignore")
    trimesh.creation.box().merge_vertices()  # what is imported late is there before anybody waits for it
    _bound_memory()
    line.send("ready")
    with contextlib.suppress(EOFError, OSError):
        while True:
            path = Path(line.recv())
            line.send(judged(path))


def _bound_memory() -> None:
    """See to it that this process gets little more memory than it has, where the system can see to that."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        pages = int(Path("/proc/self/statm").read_text().split()[0])
        _, most = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (pages * resource.getpagesize() + _MEMORY, most))


def judged(path: Path) -> Finding:
    """What is found about a file, in this process and for as long as it takes."""
    try:
        body = as_body(read(path))
        solid = as_solid(body)
        views = {side: solid.view(side) for side in LOOKS}
        _check_views(views)
        if not Blank(body).faces:
            raise Unfit("has no flat face across one of its axes, on which a bore or a notch could be made")
        lines = sum(len(view.seen) + len(view.hidden) for view in views.values())
        return Finding(path.name, "", len(solid.triangles), lines)
    except Unfit as unfit:
        return Finding(path.name, str(unfit))
    except Rejected as rejected:
        return Finding(path.name, f"cannot be built on: {rejected.reason}")


@lru_cache(maxsize=MOST_USED)
def blank_of(mesh: Mesh) -> Blank:
    """What is in the file of a mesh that was accepted.

    Raises:
        Changed: the file is another one now.
    """
    try:
        content = data(Path(mesh.path), MOST_BYTES)
        if sha256(content).hexdigest() == mesh.sha256:
            return Blank(as_body(_parsed(content, Path(mesh.path).suffix)))
    except (Unusable, Unfit):
        pass
    raise Changed(f"{mesh.path} has changed since the folder was read.")


def as_body(solid: Solid) -> Body:
    """A mesh as a body to be worked; raises `Unfit` if its surface touches itself."""
    corners = solid.corners / STEPS
    body = manifold3d.Manifold(manifold3d.Mesh64(vert_properties=corners, tri_verts=solid.triangles.astype(np.uint64)))
    if body.status() != manifold3d.Error.NoError:
        raise Unfit("is open: its surface touches itself")
    return body


def read(path: Path) -> Solid:
    """The mesh in a file, on whole thousandths of a millimetre.

    Raises:
        Unfit: with the first reason why it is no part.
    """
    try:
        return _parsed(data(path, MOST_BYTES), path.suffix)
    except Unusable as unusable:
        raise Unfit(str(unusable)) from unusable


def _parsed(content: bytes, suffix: str) -> Solid:
    """The mesh in the bytes of a file whose name ends so; raises `Unfit`."""
    import trimesh

    silent = io.StringIO()
    try:
        with contextlib.redirect_stdout(silent), contextlib.redirect_stderr(silent):
            loaded = trimesh.load_scene(io.BytesIO(content), file_type=suffix[1:].lower()).to_mesh()
            loaded.merge_vertices(merge_tex=True, merge_norm=True)
            corners, triangles = np.asarray(loaded.vertices, np.float64), np.asarray(loaded.faces, np.int64)
    except MemoryError as error:
        raise Unfit("needs more memory than there is") from error
    except Exception as error:  # whatever a file makes its reader raise, it is the file's fault
        if isinstance(error, ImportError):
            raise Unfit(f"needs the package {error.name!r} to be read") from error
        raise Unfit(f"cannot be read as {suffix[1:].upper()}") from error
    return fitted(corners, triangles)


def fitted(corners: Floats, triangles: Ints) -> Solid:
    """A mesh as a solid of the usual size.

    Raises:
        Unfit: with the first reason why it is none.
    """
    if not len(triangles) or triangles.ndim != 2 or triangles.shape[1] != 3:
        raise Unfit("has no faces")
    if len(triangles) > MOST_FACES:
        raise Unfit(f"is busy: it has {len(triangles):,} faces, and more than {MOST_FACES:,} are refused")
    if not np.isfinite(corners).all() or triangles.min() < 0 or triangles.max() >= len(corners):
        raise Unfit("has corners that are nowhere")
    used = corners[triangles.ravel()]
    sides = used.max(axis=0) - used.min(axis=0)
    if not sides.max() > 0 or sides.min() < _THIN_BODY * sides.max():
        raise Unfit(f"is thin: one side is less than {_THIN_BODY:.0%} of the longest")
    steps = np.rint((corners - used.min(axis=0)) * (LENGTH * STEPS / sides.max())).astype(np.int64)
    spots, number = np.unique(steps, axis=0, return_inverse=True)
    a, b, c = number.reshape(-1)[triangles].T
    whole = (a != b) & (b != c) & (c != a)
    solid = Solid(spots, np.stack([a, b, c], axis=1)[whole], np.empty(0, np.int64))
    if not whole.any():
        raise Unfit("has no faces")
    try:
        beside = solid.edges[1]
    except NotClosed as error:
        raise Unfit("is open: " + str(error)) from error
    bodies = _bodies(len(solid.triangles), beside)
    if bodies > 1:
        raise Unfit(f"has {bodies} bodies, and one is drawn")
    volume = float((solid.corners[solid.triangles[:, 0]] * solid.normals).sum())
    if not volume:
        raise Unfit("has no volume")
    if volume < 0:  # inside out
        solid = Solid(solid.corners, solid.triangles[:, ::-1], solid.surfaces)
    if solid.dangling:
        raise Unfit(f"has {solid.dangling} edges that fade out")
    if _thinnest(solid) < _THIN_WALL * math.hypot(*solid.size):
        raise Unfit(f"is thin: a wall is thinner than {_THIN_WALL:.1%} of the diagonal")
    return solid


def _bodies(count: int, beside: Ints) -> int:
    """How many sets of triangles hang together, of so many, by pairs that share an edge."""
    label = np.arange(count)
    while True:
        least = np.minimum(label[beside[:, 0]], label[beside[:, 1]])
        fewer = label.copy()
        np.minimum.at(fewer, beside[:, 0], least)
        np.minimum.at(fewer, beside[:, 1], least)
        fewer = fewer[fewer]
        if (fewer == label).all():
            return len(np.unique(label))
        label = fewer


def _thinnest(solid: Solid) -> float:
    """The thinnest wall behind one of the largest triangles, straight through its middle."""
    spots = solid.corners[solid.triangles].astype(np.float64)
    areas = np.linalg.norm(solid.normals, axis=1)
    found = math.inf
    for number in np.argsort(-areas, kind="stable")[:_PROBED]:
        if not areas[number]:
            break
        inwards = -solid.normals[number] / areas[number]
        away = _met(spots, spots[number].mean(axis=0), inwards)
        away[number] = math.inf
        found = min(found, float(away.min()))
    return found


def _met(spots: Floats, start: Floats, way: Floats) -> Floats:
    """How far along a ray each triangle is met; infinitely far if it is not (Möller and Trumbore)."""
    one, two = spots[:, 1] - spots[:, 0], spots[:, 2] - spots[:, 0]
    across = np.cross(way, two)
    scale = (one * across).sum(axis=1)
    to = start - spots[:, 0]
    with np.errstate(divide="ignore", invalid="ignore"):
        u = (to * across).sum(axis=1) / scale
        turned = np.cross(to, one)
        v = (turned @ way) / scale
        away: Floats = (two * turned).sum(axis=1) / scale
        missed = ~((u >= 0) & (v >= 0) & (u + v <= 1) & (away > 1.0))
    away[missed] = math.inf
    return away


def _check_views(views: Mapping[Side, Drawn]) -> None:
    """Raises `Unfit` if views are busy, crowded, plain or alike; of two opposite ones, one may be busy or crowded."""
    longest = max(max(view[:2]) for view in views.values())
    for side, other in _OPPOSITE.items():
        reasons = [reason for one in (side, other) if (reason := _unreadable(views[one], longest))]
        if len(reasons) == 2:
            raise Unfit(f"{reasons[0]} from {_FROM[side]}")
    lines = sum(len(views[side].seen) + len(views[side].hidden) for side in _THREE)
    if lines < LEAST_STROKES:
        raise Unfit(f"is plain: three views have {lines} lines, and {LEAST_STROKES} are needed")
    for number, side in enumerate(_THREE):
        for other in _THREE[:number]:
            one, two = views[side], views[other]
            alike = max(abs(one.width - two.width), abs(one.height - two.height)) < PER_MM
            if alike and moved(one, two) + moved(two, one) < _ALIKE * math.hypot(one.width, one.height):
                raise Unfit(f"looks alike from {_FROM[other]} and from {_FROM[side]}")


def _unreadable(view: Drawn, longest: int) -> str:
    """Why nobody could read a view, if that is so."""
    for strokes in (view.seen, view.hidden):
        if len(strokes) > MOST_STROKES:
            return f"is busy: it has {len(strokes)} lines, and more than {MOST_STROKES} are refused,"
    return "is crowded: lines almost touch" if is_crowded(view, longest) else ""
