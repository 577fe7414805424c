"""Links: what a family's new version earns beside its old one, so that a reference outlives a change of version.

A linking study asks the same models items of both versions, drawn in one way at one level: a cell of each. The *shift*
is the mean credit of the models in the old cell less that in the new one. Added to what another model earns in the new
cell it estimates what that model would have earned in the old one, on average over models like those of the study. So
its variance has two parts: that of the items, which all models of the study have in common, and that between models,
since harder is not equally harder for all.
"""

import math
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence, Set
from pathlib import Path
from typing import Annotated, Final, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from puzzlegen.core import foreign
from puzzlegen.core.errors import CheckFailed, WrongUsage
from puzzlegen.core.foreign import Count, Digest, FamilyName, InvalidInput, LevelName, Prose
from puzzlegen.core.item import Document
from puzzlegen.releases.published import Published
from puzzlegen.scoring import grading, reading
from puzzlegen.scoring.intervals import FEWEST, student
from puzzlegen.scoring.reading import Predictions
from puzzlegen.snapshots import digest
from puzzlegen.standing import units
from puzzlegen.standing.units import Cell

MODELS: Final = 2
"""Models that a link takes at least: from one alone nobody knows how much models differ in it."""
_LEAST_FREEDOM: Final = 4  # from which on `student` is right
_PLACES: Final = 12  # decimals of what is written

Vector = NDArray[np.float64]
Credit = Annotated[float, msgspec.Meta(ge=0, le=1)]


class NoLink(WrongUsage):
    """Two snapshots are not linked by these answers."""


class CorruptLinks(CheckFailed):
    """A file of links cannot be read, or one of them is not what its digest says."""


class Part(Document, frozen=True):
    """One version in the study.

    Attributes:
        version: of the family.
        root: digest of the snapshot that has its items.
        items: their number.
        variance: of the mean over items of the models' mean credit.
    """

    version: Count
    root: Digest
    items: Count
    variance: Annotated[float, msgspec.Meta(ge=0)]


class Model(Document, frozen=True):
    """What a model of the study earned on average for the old and the new version, and the digest of its file."""

    name: Prose
    file: Digest
    old: Credit
    new: Credit

    @property
    def shift(self) -> float:
        """What the old version brings beyond the new one."""
        return self.old - self.new


class Content(Document, frozen=True):
    """All of a link that its digest covers.

    Attributes:
        schema: version of this format.
        family, level, asked: of both cells; see `Cell`.
        old, new: the versions.
        models: those that answered all items of both, sorted by name.
        shift, low, high: what is added to a credit for the new version, with its 95% interval for another model.
    """

    schema: Count
    family: FamilyName
    level: LevelName
    asked: Prose
    old: Part
    new: Part
    models: Annotated[tuple[Model, ...], msgspec.Meta(min_length=MODELS)]
    shift: float
    low: float
    high: float

    def cell(self, part: Part) -> Cell:
        """That of a version."""
        return Cell(self.family, part.version, self.level, self.asked)


class Link(Document, frozen=True):
    """A link and its digest."""

    digest: Digest
    content: Content


class Side(NamedTuple):
    """A cell in a linking study: the digest of the snapshot with its items, and what models earned, item by item."""

    cell: Cell
    root: str
    earned: Sequence[Mapping[str, float]]


class Term(NamedTuple):
    """A part of a variance, and its degrees of freedom."""

    variance: float
    freedom: int


def link(old: Published, new: Published, files: Sequence[Predictions], paths: Sequence[Path]) -> list[Link]:
    """A link for each cell that two snapshots have in different versions.

    Args:
        old: items of the versions that a reference has.
        new: items of those that followed.
        files: what models answered to the items of both.
        paths: where those files lie.

    Raises:
        SeveralModes: the models got to see different things.
        NoLink: there is no such cell, items are public, a cell has too few, or a model did not answer all of them.
    """
    if len(files) < MODELS:
        raise NoLink(
            f"A link takes {MODELS} models or more: the shift differs between models, and one cannot tell by how much."
        )
    units.require_one_mode(files)
    said = dict(zip((one.name for one in files), map(digest.of_file, paths), strict=True))
    before, after = (_earned(there, files) for there in (old, new))
    found = []
    for cell in sorted(before, key=_order):
        for other in sorted(after, key=lambda one: one.version):
            if (cell.family, cell.level, cell.asked) == (other.family, other.level, other.asked) and cell != other:
                found.append(of_cells(Side(cell, old.root, before[cell]), Side(other, new.root, after[other]), said))
    if not found:
        raise NoLink(f"No family has the same level in {old.name} and in {new.name} in different versions.")
    return found


def _order(cell: Cell) -> tuple[str, int, str, str]:
    return cell.family, cell.version, cell.level, cell.asked


def _earned(there: Published, files: Sequence[Predictions]) -> dict[Cell, list[dict[str, float]]]:
    """Cell -> what each model earned, item by item."""
    benchmark = reading.benchmark(there)
    cells = {one.id: one for one in units.of_published(there)}
    if any(one.since for one in cells.values()):
        raise NoLink(
            f"Items of {there.name} are public, and models may know them: link snapshots that nobody has seen."
        )
    graded = grading.grade(benchmark, files)
    found: defaultdict[Cell, list[dict[str, float]]] = defaultdict(list)
    for place, entry in enumerate(benchmark.entries):
        for one in files:
            if entry.item.id not in one.said:
                raise NoLink(f"{one.name} has no line for {entry.item.id} of {there.name}: ask it all items of both.")
        credits = {one.name: one.credit(place) for one in graded}
        found[cells[entry.item.id].cell].append({name: float(credit or 0) for name, credit in credits.items()})
    return dict(found)


def of_cells(old: Side, new: Side, said: Mapping[str, str]) -> Link:
    """The link between two cells.

    Args:
        old: the cell that a reference has.
        new: the one that followed.
        said: model -> digest of its file.

    Raises:
        NoLink: one of them has fewer than `FEWEST` items.
    """
    cell = old.cell
    models = tuple(
        Model(name, said[name], *(round(_mean([one[name] for one in side.earned]), _PLACES) for side in (old, new)))
        for name in sorted(said)
    )
    content = Content(1, cell.family, cell.level, cell.asked, _part(old), _part(new), models, 0.0, 0.0, 0.0)
    shift = round(_mean([one.shift for one in models]), _PLACES)
    reach = margin([*carried({content: 1.0})])
    content = msgspec.structs.replace(
        content, shift=shift, low=round(shift - reach, _PLACES), high=round(shift + reach, _PLACES)
    )
    return Link(digest.of_document(content), content)


def bridges(missing: Set[Cell], there: Set[Cell], known: Sequence[Link]) -> dict[Cell, Content]:
    """Cell that is missing -> its link to the newest version that is there."""
    found = {}
    for one in sorted((one.content for one in known), key=lambda one: (one.new.version, *_order(one.cell(one.old)))):
        if one.cell(one.old) in missing and one.cell(one.new) in there:
            found[one.cell(one.old)] = one
    return found


def carried(weights: Mapping[Content, float]) -> Iterator[Term]:
    """What the weighted sum of shifts adds to the variance of a score.

    The items of a link are its own. What sets a model apart may be the same in many links: so the sums of those that
    rest on the same models are compared between these, for a model that is not one of them.
    """
    sums: defaultdict[tuple[str, ...], list[list[float]]] = defaultdict(list)
    for one, weight in weights.items():
        for part in (one.old, one.new):
            yield Term(weight * weight * part.variance, part.items - 1)
        sums[tuple(model.name for model in one.models)].append([weight * model.shift for model in one.models])
    for names, shifts in sorted(sums.items()):
        whole = [math.fsum(column) for column in zip(*shifts, strict=True)]
        yield Term(_variance(whole) * (1 + 1 / len(names)), len(names) - 1)


def logits(link: Content, old: float, new: float) -> tuple[float, float]:
    """How much easier the old cell is than the new one on a scale of logits, and what a unit of credit is there.

    Args:
        link: between the cells.
        old: what guessing earns on average in the old one,
        new: and in the new one.
    """
    places, slopes = [], []
    for credits, count, guessing in (
        ([one.old for one in link.models], link.old.items, old),
        ([one.new for one in link.models], link.new.items, new),
    ):
        edge = 0.5 / (count + 1)  # half an item from nothing and from all
        solved = min(max((_mean(credits) - guessing) / (1 - guessing), edge), 1 - edge)
        places.append(math.log(solved / (1 - solved)))
        slopes.append((1 - guessing) * solved * (1 - solved))
    return places[0] - places[1], 1 / _mean(slopes)


def covariance(links: Sequence[Content], units: Vector) -> Vector:
    """The covariance of shifts, each of which is multiplied by what a unit of credit is."""
    found = np.diag([one.old.variance + one.new.variance for one in links])
    names = [tuple(model.name for model in one.models) for one in links]
    for group in sorted(set(names)):
        own = [place for place, one in enumerate(names) if one == group]
        shifts = np.array([[model.shift for model in links[place].models] for place in own])
        found[np.ix_(own, own)] += np.cov(shifts).reshape(len(own), len(own)) * (1 + 1 / len(group))
    return found * np.outer(units, units)


def margin(terms: Sequence[Term]) -> float:
    """Half of a 95% interval by Student's t, with the degrees of freedom of Satterthwaite."""
    variance = math.fsum(one.variance for one in terms)
    if variance == 0:
        return 0.0
    freedom = variance**2 / math.fsum(one.variance**2 / one.freedom for one in terms)
    return student(max(_LEAST_FREEDOM, round(freedom))) * math.sqrt(variance)


def written(links: Sequence[Link]) -> bytes:
    """A file of links, a line each."""
    return b"".join(msgspec.json.encode(one) + b"\n" for one in links)


def _part(side: Side) -> Part:
    cell, count = side.cell, len(side.earned)
    if count < FEWEST:
        what = f"{cell.family} {cell.level}, version {cell.version}"
        raise NoLink(f"A link takes {FEWEST} items of each version and level; of {what} there are {count}.")
    means = [_mean([*credits.values()]) for credits in side.earned]
    strayed = 0.5 / (count + 1)  # half an item is taken to differ where all are alike, since that is no certainty
    variance = max(_variance(means), strayed * (1 - strayed)) / count
    return Part(cell.version, side.root, count, round(variance, _PLACES))


def distinct(links: Sequence[Link]) -> Sequence[Link]:
    """The same links; raises `NoLink` if one leads from a cell to a version to which another one leads from it."""
    ends = Counter((one.content.cell(one.content.old), one.content.new.version) for one in links)
    (cell, version), count = ends.most_common(1)[0] if ends else ((None, 0), 0)
    if cell is not None and count > 1:
        raise NoLink(f"Version {cell.version} of {cell.family} {cell.level} is linked to version {version} twice.")
    return links


def read(path: Path) -> tuple[Link, ...]:
    """The links of a file.

    Raises:
        CorruptLinks: a line cannot be read, its digest is another one, or there are two of the same versions.
    """
    found = []
    try:
        for number, line in enumerate(foreign.json_lines(path), start=1):
            found.append(foreign.decoded(line, Link))
            if digest.of_document(found[-1].content) != found[-1].digest:
                raise CorruptLinks(f"The link on line {number} of {path} was changed: its digest is another one.")
        return tuple(distinct(found))
    except (InvalidInput, NoLink) as error:
        raise CorruptLinks(f"The links in {path} cannot be read: {str(error).removesuffix('.')}.") from error


def _mean(values: Sequence[float]) -> float:
    return math.fsum(values) / len(values)


def _variance(values: Sequence[float]) -> float:
    mean = _mean(values)
    return math.fsum((value - mean) ** 2 for value in values) / (len(values) - 1)
