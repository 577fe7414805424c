"""Types of errors: what people found wrong in a model's wrong responses, by the lists that papers give.

The lists lie in ``schemes``; whoever has one of his own writes it in the same form. VisReason's twelve types are not
among them: their names stand in no text that we could read.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files
from itertools import combinations
from pathlib import Path
from typing import Annotated, Final

import msgspec

from puzzlegen.core import foreign, toml
from puzzlegen.core.errors import WrongUsage
from puzzlegen.core.foreign import InvalidInput, Prose
from puzzlegen.core.item import Document
from puzzlegen.fairness.agreement import Kappa, kappa
from puzzlegen.scoring.grading import Fate, Graded
from puzzlegen.scoring.reading import Benchmark

SCHEMES: Final = ("mmiq", "visualpuzzles")
"""The lists that come with the package."""
UNTOLD: Final = ""
"""The label of a response of which nobody can tell what went wrong."""
_MOST: Final = 12  # types: each has a key of its own

Name = Annotated[Prose, msgspec.Meta(min_length=1, max_length=80)]


class BadScheme(WrongUsage):
    """There is no list of types of errors of this name, or it cannot be read."""


class BadLabels(WrongUsage):
    """A file of labels cannot be read, or does not fit the responses."""


class Type(Document, frozen=True):
    """A type of errors, and what it means, for those who label."""

    name: Name
    meaning: Prose = ""


class Scheme(Document, frozen=True):
    """A list of types of errors.

    Attributes:
        name: of the list.
        types: at most twelve.
        source: where the list stands.
    """

    name: Name
    types: Annotated[tuple[Type, ...], msgspec.Meta(min_length=2, max_length=_MOST)]
    source: Prose = ""


def scheme(name: str) -> Scheme:
    """The list of this name, or the one in the file of this name; raises `BadScheme`."""
    if name in SCHEMES:
        return toml.decoded((files("puzzlegen.scoring") / "schemes" / f"{name}.toml").read_bytes(), Scheme)
    path = Path(name)
    if path.suffix != ".toml":
        raise BadScheme(f"There is no scheme {foreign.shown(name)!r}: it is {', '.join(SCHEMES)}, or a FILE.toml.")
    try:
        found = toml.decoded(foreign.read(path, foreign.MOST_SPEC), Scheme)
    except FileNotFoundError:
        raise BadScheme(f"There is no file {path}.") from None
    except InvalidInput as error:
        raise BadScheme(
            f"{path} is no list of types: name = ..., and [[types]] with name and meaning: {error}."
        ) from error
    names = [one.name for one in found.types]
    if len(set(names)) < len(names):
        raise BadScheme(f"{path} names a type twice.")
    return found


class Label(Document, frozen=True):
    """A line of a file of labels: what somebody found wrong in a response.

    Attributes:
        id: of the item.
        predictions: name of the file of the response.
        scheme: name of the list.
        labeller: a random id.
        first: the type, before anybody talked about it; empty for "cannot tell".
        type: the same, as it stands now.
    """

    id: str
    predictions: str
    scheme: str
    labeller: str
    first: str
    type: str


def labels(path: Path) -> tuple[Label, ...]:
    """The lines of a file that ``puzzlegen review --errors --export`` wrote; raises `BadLabels`."""
    found: list[Label] = []
    for number, line in enumerate(foreign.json_lines(path), start=1):
        try:
            found.append(foreign.decoded(foreign.unmarked(line), Label))
        except InvalidInput as error:
            raise BadLabels(f"{path}: line {number} is no label: {error}.") from error
    if not found:
        raise BadLabels(f"{path} holds no labels.")
    return tuple(found)


class Share(Document, frozen=True):
    """A type with the number of responses that have it; where people differ, each counts for his part."""

    type: str
    responses: float


class ErrorTypes(Document, frozen=True):
    """What people found wrong in the responses of one file.

    Attributes:
        predictions: name of the file.
        scheme: name of the list.
        source: where it stands; empty if it is not one of ours.
        labellers: how many people.
        responses: how many wrong responses they labelled.
        wrong: how many there are.
        shares: of each type, in the order of the list; "cannot tell" last, if anybody said so.
        agreements: of each two people, before they talked about it.
    """

    predictions: str
    scheme: str
    source: str
    labellers: int
    responses: int
    wrong: int
    shares: tuple[Share, ...]
    agreements: tuple[Kappa, ...]


def summarize(benchmark: Benchmark, files: Sequence[Graded], given: Iterable[Label]) -> tuple[ErrorTypes, ...]:
    """The types of errors by file and list, in the order of the files.

    Raises:
        BadLabels: a label is of no wrong response of these files.
    """
    wrong = {one.name: _wrong(benchmark, one) for one in files}
    groups: dict[tuple[str, str], list[Label]] = defaultdict(list)
    for label in given:
        if label.id in benchmark.retracted:
            continue
        if label.id not in wrong.get(label.predictions, ()):
            raise BadLabels(
                f"A label is of item {foreign.shown(label.id)} in {foreign.shown(label.predictions)}, which is no "
                f"wrong response of {', '.join(wrong)}."
            )
        groups[label.predictions, label.scheme].append(label)
    order = list(wrong)
    return tuple(
        _summary(name, listed, members, len(wrong[name]))
        for (name, listed), members in sorted(groups.items(), key=lambda one: (order.index(one[0][0]), one[0][1]))
    )


def _wrong(benchmark: Benchmark, graded: Graded) -> set[str]:
    """The items whose first response is there and not right."""
    return {
        entry.item.id
        for entry, marks in zip(benchmark.entries, graded.marks, strict=True)
        if marks[0].fate not in (Fate.RIGHT, Fate.MISSING, Fate.NOT_ASKED)
    }


def _summary(name: str, listed: str, members: Sequence[Label], wrong: int) -> ErrorTypes:
    known = next((one for one in map(scheme, SCHEMES) if one.name == listed), None)
    said: dict[str, dict[str, str]] = defaultdict(dict)
    for label in members:
        said[label.id][label.labeller] = label.type
    parts: defaultdict[str, float] = defaultdict(float)
    for types in said.values():
        for one in types.values():
            parts[one] += 1 / len(types)
    order = [one.name for one in known.types] if known else sorted(set(parts) - {UNTOLD})
    order += sorted(set(parts) - {UNTOLD, *order})
    if UNTOLD in parts:
        order.append(UNTOLD)
    return ErrorTypes(
        predictions=name,
        scheme=listed,
        source=known.source if known else "",
        labellers=len({label.labeller for label in members}),
        responses=len(said),
        wrong=wrong,
        shares=tuple(Share(one, round(parts.get(one, 0.0), 6)) for one in order),
        agreements=agreed({(label.labeller, label.id): label.first for label in members}),
    )


def agreed(first: Mapping[tuple[str, str], str]) -> tuple[Kappa, ...]:
    """The agreement of each two people, from (person, item) -> what was said."""
    people: dict[str, dict[str, str]] = defaultdict(dict)
    for (person, item), said in first.items():
        people[person][item] = said
    return tuple(
        kappa([(people[one][item], people[other][item]) for item in sorted(people[one].keys() & people[other].keys())])
        for one, other in combinations(sorted(people), 2)
    )
