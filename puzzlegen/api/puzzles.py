"""Puzzles in Python: made, read from what is published, scored, and drawn by their index while a model is trained."""

import io
import os
from abc import abstractmethod
from array import array
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal, TypeVar, overload

import msgspec

from puzzlegen.answers.boxes import Pairing
from puzzlegen.answers.kinds import ASKED, Form
from puzzlegen.catalog.knobs import Setting
from puzzlegen.core import foreign
from puzzlegen.core.errors import WrongUsage
from puzzlegen.core.family import Level
from puzzlegen.core.foreign import InvalidInput
from puzzlegen.core.item import LANGUAGES, BoundingBoxes, Item, Key, Proof
from puzzlegen.evaluation.prompts import Mode, messages, prompt
from puzzlegen.releases import published
from puzzlegen.releases.documents import ReleasedItem
from puzzlegen.releases.published import Kind, Published
from puzzlegen.releases.series import KeysElsewhere
from puzzlegen.scoring.score import Result
from puzzlegen.scoring.score import score as _score
from puzzlegen.snapshots import manifest, reading
from puzzlegen.snapshots.lines import offsets
from puzzlegen.snapshots.manifest import Manifest, Request
from puzzlegen.snapshots.pipeline import AcceptedItem, Exhausted
from puzzlegen.snapshots.selection import maker, run, select, tasks
from puzzlegen.snapshots.writer import request_for
from puzzlegen.specs import language as spec

if TYPE_CHECKING:
    from PIL.Image import Image

D = TypeVar("D", bound=Item | Key | Proof)

_STAND_INS: Final = 4  # indices that are tried for a place of a dataset
_FAR: Final = 2**40  # from one of them to the next, beyond those of all datasets
_HEAVIEST: Final = 1000

Answer = str | tuple[tuple[int, int, int, int], ...]
"""A letter or another text; or boxes (x1, y1, x2, y2) in pixels of the first picture, half-open, origin top left."""

Levels = str | Sequence[str] | Mapping[str, int]
"""A level, several that come up equally often, or the weight of each."""


@dataclass(frozen=True, repr=False)
class Puzzle:
    """An item with its key, its proof and its pictures.

    Attributes:
        item: what a model may see, but for the pictures.
        key: the answer.
        proof: the published data and the certificate.
        pngs: the encoded pictures.
    """

    item: Item
    key: Key
    proof: Proof
    pngs: tuple[bytes, ...]

    def __repr__(self) -> str:
        return f"<Puzzle {self.id}: {self.item.kind}, {self.item.level}, {self.item.answer_form}>"

    @property
    def id(self) -> str:
        """The item's id, which is a digest of its content."""
        return self.item.id

    @property
    def question(self) -> str:
        """The question; options with a text are not part of it."""
        return self.item.question

    @property
    def options(self) -> dict[str, str | None]:
        """Letter -> text of an option, None if it is drawn in the picture; empty for open questions."""
        return {option.letter: option.text for option in self.item.options}

    @property
    def answer(self) -> Answer:
        """The right answer."""
        answer = self.key.answer
        return answer.boxes if isinstance(answer, BoundingBoxes) else reading.spoken(answer)

    def prompt(self, *, thinking: bool = True, wording: Literal["full", "short"] = "full") -> str:
        """The whole text for a model, in the item's language, as ``puzzlegen prompt`` and ``puzzlegen eval`` send it.

        It has the rules, the question, the options, and how to answer; the pictures belong before it.

        Args:
            thinking: whether the model is asked to think aloud before it answers.
            wording: ``"full"`` is the question as it was published, ``"short"`` leaves the rules to be found.

        Raises:
            WrongUsage: there is no such wording, or the item has no short one.
        """
        image = self.image
        if wording not in ("full", "short"):
            raise WrongUsage(f"There is no wording {wording!r}; the wordings are: full, short.")
        return prompt(self.item, (image.width, image.height), Mode.IMAGE, thinking, short=wording == "short")

    def messages(self, *, thinking: bool = True, wording: Literal["full", "short"] = "full") -> list[dict[str, Any]]:
        """The conversation that asks, in the form of OpenAI's chat: all pictures as data URLs, then `prompt`."""
        return messages(self.prompt(thinking=thinking, wording=wording), self.pngs)

    def _repr_html_(self) -> str:
        """What a notebook shows: pictures, question and options, and the key behind a click."""
        from puzzlegen.exports.notebook import page

        return page(self.item, self.key, self.pngs)

    def _repr_png_(self) -> bytes:
        """The first picture."""
        return self.pngs[0]

    @cached_property
    def images(self) -> "tuple[Image, ...]":
        """The pictures, in RGB."""
        from PIL import Image

        return tuple(Image.open(io.BytesIO(png)).convert("RGB") for png in self.pngs)

    @property
    def image(self) -> "Image":
        """The first picture."""
        return self.images[0]


def score(
    puzzle: Puzzle, response: str | None, *, pairing: Literal["optimal", "order"] = "optimal", country: float = 0.0
) -> Result:
    """Score all that a model said about a puzzle; ``Result.reward()`` makes a reward of it.

    Args:
        puzzle: what was asked.
        response: the whole response; its last explicit answer counts. None if there was none.
        pairing: how boxes are paired with those of the key: as well as possible, or in their order.
        country: the credit for the right country with a wrong region, or none.
    """
    return _score(puzzle.item, puzzle.key, response, pairing=Pairing(pairing), country=country)


def make(
    target: str,
    n: int = 10,
    seed: int = 0,
    *,
    level: Levels | None = None,
    lang: str | None = None,
    form: Form | None = None,
    options: int | None = None,
    knobs: Mapping[str, Setting] | None = None,
) -> Iterator[Puzzle]:
    """The puzzles that ``puzzlegen make`` writes for the same arguments, one after the other, made in this process.

    No two are the same puzzle in disguise; those that take the place of such doubles come last.

    Args:
        target: a category (``"sudoku"``), a family (``"sudoku/killer"``) or a spec; several categories and families,
            with spaces between them, have equal shares.
        n: how many, at least 1.
        seed: the same seed gives the same puzzles.
        level: ``"easy"``, ``"medium"`` or ``"hard"``; several of them as a list, or as ``{"easy": 1, "hard": 3}`` with
            their weights; without it all, or as the spec says.
        lang: one of `puzzlegen.core.item.LANGUAGES`; by default ``"en"``, or what the spec says.
        form: ``"choice"``, ``"fill_in"``, ``"open"`` or ``"boxes"``; by default each family divides its own, or as the
            spec says.
        options: the number of options of all choices.
        knobs: parameters of the levels to be set, by the names that ``puzzlegen list FAMILY`` shows: numbers, texts,
            truth values, and tuples for a range or for several, such as ``{"sides": (8, 10)}``.

    Raises:
        WrongUsage: for an unknown target, level, language or knob, for what a family cannot give, and for missing
            extras; at once, before the first puzzle.
    """
    request = _request(target, n, seed, level, lang, form, options, knobs)
    outcomes = select(request.slots(), maker(request, 1))
    return (_puzzle(one.made) for one in outcomes if isinstance(one.made, AcceptedItem) and not one.duplicate)


def load(where: "str | os.PathLike[str]", split: str | None = None) -> "Snapshot":
    """The puzzles of a snapshot, a release, the folder of a split, or a series.

    Args:
        where: the folder, or ``SERIES@2026.11`` or ``SERIES@latest`` for a release of a series.
        split: the only one that counts, such as ``"train"``, if not all shall.

    Raises:
        WrongUsage: if there is nothing of that kind, or no such split.
    """
    return Snapshot(published.opened(where, split))


class _Puzzles(Sequence[Puzzle]):
    """Puzzles by their places, of which slices and negative ones may be asked for as well."""

    @abstractmethod
    def puzzle(self, place: int) -> Puzzle:
        """The puzzle at a place from 0 on."""

    @overload
    def __getitem__(self, index: int) -> Puzzle: ...
    @overload
    def __getitem__(self, index: slice) -> list[Puzzle]: ...
    def __getitem__(self, index: int | slice) -> Puzzle | list[Puzzle]:
        """The puzzle at a place, or those of a slice."""
        places = range(len(self))[index]
        return self.puzzle(places) if isinstance(places, int) else [self.puzzle(place) for place in places]


class Snapshot(_Puzzles):
    """The puzzles of a snapshot, a release or a split, in its order; each is read when it is asked for.

    Nothing is verified.

    Attributes:
        folder: where they lie.
        splits: name -> number of puzzles, in the order of the puzzles.
    """

    def __init__(self, there: Published) -> None:
        self.folder = there.folder
        self.splits = there.splits
        self._there = there
        self._places: list[tuple[Path, int]] = []  # of the puzzles: the folder of the tables, and the line
        self._offsets: dict[Path, array[int]] = {}  # of the lines of each table, once they are needed

    @cached_property
    def manifest(self) -> Manifest:
        """What a snapshot says about itself; raises `puzzlegen.snapshots.manifest.NotASnapshot` for others."""
        return manifest.read(self.folder)

    def __len__(self) -> int:
        return len(self._there)

    def puzzle(self, place: int) -> Puzzle:
        """The puzzle at this place.

        Raises:
            CorruptTable: it cannot be read.
            KeysElsewhere: the release has no keys yet.
        """
        self._places = self._places or list(self._there.places())
        try:
            folder, line = self._places[place]
        except IndexError as error:
            raise reading.CorruptTable(f"{self.folder} has fewer items than it says.") from error
        released = self._there.kind is Kind.RELEASE
        if released and not (folder / manifest.KEYS).is_file():
            raise KeysElsewhere.of(folder)
        item = self._document(folder / manifest.ITEMS, line, ReleasedItem if released else Item)
        key = self._document(folder / manifest.KEYS, line, Key)
        proof = self._document(folder / manifest.PROOFS, line, Proof)
        return Puzzle(item, key, proof, tuple(foreign.picture(folder, path) for path in item.images))

    def _document(self, path: Path, line: int, kind: type[D]) -> D:
        """A line of a table. No file stays open, since processes that share one would disturb each other."""
        try:
            if path not in self._offsets:
                self._offsets[path] = offsets(foreign.lines(path))
            with foreign.opened(path) as stream:
                stream.seek(self._offsets[path][line])
                return foreign.decoded(stream.readline(foreign.MOST_LINE), kind)
        except (IndexError, InvalidInput) as error:
            raise reading.CorruptTable(f"{path}: line {line + 1} cannot be read: {error}.") from error


class Dataset(_Puzzles):
    """Puzzles made on the fly, by their index: what a training loop or a torch ``DataLoader`` reads from.

    It holds nothing but the request, so workers get a copy at no cost, and every index always gives the same puzzle.
    It differs from a snapshot in one thing: puzzles are not compared, so two may be the same in disguise.
    """

    def __init__(
        self,
        target: str,
        n: int,
        seed: int = 0,
        *,
        level: Levels | None = None,
        lang: str | None = None,
        form: Form | None = None,
        options: int | None = None,
        knobs: Mapping[str, Setting] | None = None,
    ) -> None:
        """Describe the puzzles; the arguments are those of `make`.

        Raises:
            WrongUsage: for an unknown target, level, language or knob, for what a family cannot give, and for missing
                extras.
        """
        self.request = _request(target, n, seed, level, lang, form, options, knobs)
        portions = [spec.Portion(share.family, share.level, share.weight) for share in self.request.shares]
        # After as many turns as all weights together each share had its weight of them, and the turns begin anew.
        self._round = sum(portion.weight for portion in portions)
        used: Counter[int] = Counter()
        self._turns: list[tuple[int, int]] = []  # of a round, or its beginning: the share, and its earlier turns
        for share in islice(spec.interleaved(portions), min(n, self._round)):
            self._turns.append((share, used[share]))
            used[share] += 1

    def __len__(self) -> int:
        return self.request.n

    def puzzle(self, place: int) -> Puzzle:
        """The puzzle that is made for this place.

        Raises:
            Exhausted: if no attempt at it is accepted, nor at any of those that stand in for it.
        """
        slot = self.slot(place)
        task = tasks(self.request)(slot)
        for index in range(slot.index, slot.index + _STAND_INS * _FAR, _FAR):
            made = run(msgspec.structs.replace(task, slot=msgspec.structs.replace(slot, index=index)))
            if isinstance(made, AcceptedItem):
                return _puzzle(made)
        raise Exhausted(
            f"{slot.family} at level {slot.level}: no attempt at item {slot.index} succeeded.", made.rejected
        )

    def slot(self, place: int) -> spec.Slot:
        """The family, the level and the index that fill this place, as in the plan of a snapshot."""
        rounds, turn = divmod(place, self._round)
        number, earlier = self._turns[turn]
        share = self.request.shares[number]
        return spec.Slot(place, share.family, share.level, rounds * share.weight + earlier)


def _request(
    target: str,
    n: int,
    seed: int,
    level: Levels | None,
    lang: str | None,
    form: Form | None,
    options: int | None,
    knobs: Mapping[str, Setting] | None,
) -> Request:
    if n < 1:
        raise WrongUsage(f"n is {n}; at least one puzzle must be asked for.")
    levels = _weighed(level)
    if lang is not None and lang not in LANGUAGES:
        raise WrongUsage(f"There is no language {lang!r}; the languages are: {', '.join(LANGUAGES)}.")
    if form is not None and form not in ASKED:
        raise WrongUsage(f"There is no form {form!r}; the forms are: {', '.join(ASKED)}.")
    parts = [
        (spec.read(target, one, form=form, options=options, settings=knobs), weight) for one, weight in levels.items()
    ]
    wanted = parts[0][0] if len(parts) == 1 else spec.blend(parts)
    return request_for(wanted, target, n, seed, None if lang is None else (lang,), form=form)


def _weighed(level: Levels | None) -> Mapping[Level | None, int]:
    """The levels with their weights; None stands for those that the target has."""
    if level is None:
        return {None: 1}
    given = level if isinstance(level, Mapping) else dict.fromkeys([level] if isinstance(level, str) else level, 1)
    unknown = next((one for one in given if one not in list(Level)), None)
    if unknown is not None or not given:
        what = f"There is no level {unknown!r}" if given else "No level is given"
        raise WrongUsage(f"{what}; the levels are: {', '.join(Level)}.")
    for name, weight in given.items():
        if weight not in range(1, _HEAVIEST + 1):
            raise WrongUsage(f"The weight of level {name} is {weight}; it may be a whole number, 1 to {_HEAVIEST}.")
    return {Level(one): weight for one, weight in given.items()}


def _puzzle(made: AcceptedItem) -> Puzzle:
    return Puzzle(made.item, made.key, made.proof, tuple(picture.png for picture in made.pictures))
