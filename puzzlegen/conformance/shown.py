"""Nothing decides that is not shown: what changes a verdict or an answer changes the words or the pictures, too."""

from collections import defaultdict
from collections.abc import Iterator
from copy import deepcopy
from functools import cached_property
from itertools import cycle, islice, pairwise
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec

from puzzlegen.catalog import Family, Format
from puzzlegen.catalog.format import plain
from puzzlegen.core.certificate import ANSWERED, Certificate, MalformedStatement, Verdict
from puzzlegen.core.family import Level, Rejected
from puzzlegen.core.foreign import InvalidInput, check_size
from puzzlegen.core.puzzle import Puzzle, Wording
from puzzlegen.core.question import Drawn
from puzzlegen.core.scene import Rendered
from puzzlegen.core.stream import Stream
from puzzlegen.drawing.png import decode
from puzzlegen.drawing.raster import render
from puzzlegen.drawing.style import DEFAULT_STYLE
from puzzlegen.materials.material import Material
from puzzlegen.words import say

PUZZLES: Final = 4  # of a family, if it has no more questions
ATTEMPTS: Final = 300  # at a puzzle
LEAVES: Final = 6  # changes at leaves of a kind, in each puzzle
LISTS: Final = 3  # changes in lists of a kind, in each puzzle

_WIDER: Final = 0xFEE0  # from a sign of ASCII to the same one in full width
_ALIKE: Final = str.maketrans("ABCEHKMOPTXaceopxy-0123456789", "АВСЕНКМОРТХасеорху−٠١٢٣٤٥٦٧٨٩")  # Cyrillic, Arabic

Path: TypeAlias = tuple[str | int, ...]


class Change(NamedTuple):
    """The published data with one thing changed, and which."""

    what: str
    data: dict[str, Any]


def silent(puzzles: list[Puzzle], form: Format, renderer: Any, validator: Any, random: Random) -> list[str]:
    """Changes that decide and are not shown; ``renderer`` and ``validator`` are modules, or look like them."""
    found = []
    for puzzle, data in zip(puzzles, published := list(map(as_published, puzzles)), strict=True):
        shown, decided = Shown(form, renderer, validator, puzzle), judge(data, form, validator)
        for change in changes(data, published, random):
            other = judge(change.data, form, validator)
            if other not in (None, decided) and shown.is_like(change.data):
                found.append(f"{change.what}: {decided} becomes {other}")
    return found


class Shown:
    """What is said and drawn of a puzzle."""

    def __init__(self, form: Format, renderer: Any, validator: Any, puzzle: Puzzle) -> None:
        self.form, self.renderer, self.validator = form, renderer, validator
        self.material = () if puzzle.material is None else (puzzle.material,)
        data = puzzle.statement, puzzle.query
        self.words, self.scenes = spoken(renderer.word(*data)), renderer.depict(*data, *self.material)

    def is_like(self, data: dict[str, Any]) -> bool:
        """True if other data are said and drawn in the same way, and the pictures do not belie them."""
        try:
            other = self.form.puzzle(**data)
            if spoken(self.renderer.word(other.statement, other.query)) != self.words:
                return False
            if self.renderer.depict(other.statement, other.query, *self.material) != self.scenes:
                return False
            return not self.is_belied(other)  # last, since it looks at pixels
        except Exception:  # noqa: BLE001 - whatever it is, nobody is shown such a puzzle
            return False

    def is_belied(self, other: Puzzle) -> bool:
        """True if the validator sees that the pictures show something else than the data."""
        referee = getattr(self.validator, "certify_picture", None)
        return referee is not None and bool(referee(self.pixels, other.statement, other.query, self.drawn[0].boxes))

    @cached_property
    def drawn(self) -> list[Rendered]:
        """Its pictures, in a plain style."""
        return [render(scene, DEFAULT_STYLE) for scene in self.scenes]

    @cached_property
    def pixels(self) -> list[Any]:
        """Its decoded pictures."""
        return [decode(picture.png) for picture in self.drawn]


def spoken(wording: Wording) -> list[str | None]:
    """All that a question says, in English."""
    said = (wording.ask, wording.rules, wording.short, *wording.options)
    return [wording.kind, *(None if text is None else say(text, "en") for text in said)]


def as_published(puzzle: Puzzle) -> dict[str, Any]:
    """Statement and query as readers of the JSON files get them."""
    return {"statement": plain(puzzle.statement), "query": plain(puzzle.query)}


def judge(data: dict[str, Any], form: Format, validator: Any) -> tuple[Verdict, tuple[str, ...]] | None:
    """The verdict and the answers; None where the validator refuses the data or finds a fault in them."""
    try:
        check_size(data)
        puzzle = form.puzzle(**data)
        certificate: Certificate = validator.certify(puzzle.statement, puzzle.query)
    except (MalformedStatement, InvalidInput):
        return None
    return None if certificate.faults else (certificate.verdict, certificate.answers)


def changes(data: dict[str, Any], others: list[dict[str, Any]], random: Random) -> Iterator[Change]:
    """Some leaves, of each kind, with other values, and some lists with two neighbours in each other's place."""
    leaves, values = defaultdict(list), defaultdict(list)
    lists: defaultdict[Path, list[tuple[Path, list[Any]]]] = defaultdict(list)
    for path, value in nodes(data):
        if isinstance(value, list):
            lists[kind(path)].append((path, value))
        elif isinstance(value, bool | int | float | str):
            leaves[kind(path)].append((path, value))
    for other in others:
        for path, value in nodes(other):
            values[kind(path)].append(value)
    for name, alike in leaves.items():
        for path, value in random.sample(alike * -(-LEAVES // len(alike)), LEAVES):  # one leaf alone, many times
            known = [one for one in values[name] if type(one) is type(value) and one != value]
            for instead in alternatives(value, known, random):
                yield Change(f"{dotted(path)} = {instead!r}", replaced(data, path, instead))
    for rows in lists.values():
        for path, row in random.sample(rows, min(LISTS, len(rows))):
            unlike = [place for place, (one, other) in enumerate(pairwise(row)) if one != other]
            if unlike:
                place = random.choice(unlike)
                swapped = [*row[:place], row[place + 1], row[place], *row[place + 2 :]]
                yield Change(f"{dotted(path)} with {place} and {place + 1} swapped", replaced(data, path, swapped))


def nodes(data: object, path: Path = ()) -> Iterator[tuple[Path, object]]:
    """All values within the data, and where they stand."""
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in items:
        yield (*path, key), value
        yield from nodes(value, (*path, key))


def kind(path: Path) -> Path:
    """What a place has in common with others in the same list."""
    return tuple("*" if isinstance(key, int) else key for key in path)


def dotted(path: Path) -> str:
    """A place in words, with dots."""
    return ".".join(map(str, path))


def alternatives(value: Any, known: list[Any], random: Random) -> list[Any]:
    """Other values that a leaf might have: near ones, and those of its kind that stand elsewhere."""
    if isinstance(value, bool):
        return [not value]
    instead = [random.choice(known)] if known else []
    if not isinstance(value, str):
        return [*instead, value + random.choice((-1, 1))]
    letters = sorted(set("".join([value, *known])))
    if len(value) > 1 and len(letters) > 1:  # such as a row of a board
        place = random.randrange(len(value))
        letter = random.choice([letter for letter in letters if letter != value[place]])
        instead.append(value[:place] + letter + value[place + 1 :])
    words = value.split(" ")
    for place, word in enumerate(words):  # such as the fields of a FEN
        others = {other[place] for one in known if len(other := one.split(" ")) == len(words)}
        instead += [" ".join([*words[:place], other, *words[place + 1 :]]) for other in sorted(others - {word})[:2]]
    alike = disguises(value)
    return [*instead, alike[sum(map(ord, value)) % len(alike)]]


def disguises(text: str) -> list[str]:
    """Other texts that look like this one, or that a program may take for it."""
    found = [
        *(f"{text} ", f" {text}", f"{text}\n", f"{text}\u200b", f"\u200e{text}", f"{text}\u0301"),
        *(text.swapcase(), text.title(), f"+{text}", f"0{text}", f"{text}{text[-1:]}", text.replace(" ", "  ")),
        "".join(chr(ord(sign) + _WIDER) if "!" <= sign <= "~" else sign for sign in text),  # full width
        text.translate(_ALIKE),
    ]
    return [one for one in found if one != text]


def replaced(data: dict[str, Any], path: Path, value: object) -> dict[str, Any]:
    """A copy of the data with another value in one place."""
    copy: Any = deepcopy(data)
    inner = copy
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return copy  # type: ignore[no-any-return]


def asked(family: Family) -> dict[type[Any], Level]:
    """The questions of a family, in each form, and the first level of each."""
    return {
        question: next(level for level in family.row.levels if level in how.levels)
        for question, how in family.format.questions.items()
        if {*how.levels} & {*family.row.levels}
    }


def invented(family: Family, **materials: Material) -> list[Puzzle]:
    """Puzzles with one answer, at least one for each question, in each form and at the first level that has it.

    Args:
        family: whose puzzles they are.
        materials: what it is to be given, if it needs any; it asks its first question only then.
    """
    row, puzzles, questions = family.row, [], asked(family)
    number = 1 if row.needs else max(PUZZLES, len(questions))
    for index, (question, level) in enumerate(islice(cycle(questions.items()), number)):
        params = msgspec.structs.replace(family.levels[level], **materials)
        drawn = Drawn(question, index % 4)
        for attempt in range(ATTEMPTS):
            rng = Stream.for_item(row.name, row.version, "shown", 1, index, attempt)
            try:
                puzzle = family.format.published(family.generator.invent(rng, params, drawn))
            except Rejected:
                continue
            decided = judge(as_published(puzzle), family.format, family.validator)
            if decided is not None and decided[0] in ANSWERED:
                puzzles.append(puzzle)
                break
    return puzzles
