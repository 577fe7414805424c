"""A curriculum: datasets that are drawn from by shares, which follow the scores of the model that is trained."""

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Final, overload

import msgspec

from puzzlegen.api.puzzles import Dataset, Puzzle
from puzzlegen.core import foreign
from puzzlegen.core.errors import WrongUsage
from puzzlegen.core.foreign import InvalidInput
from puzzlegen.core.item import Document

_Score = Annotated[float, msgspec.Meta(ge=0, le=1)]
_Count = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
_HEAVIEST: Final = 1e9
_Weight = Annotated[float, msgspec.Meta(ge=0, le=_HEAVIEST)]
_MOST_SCORES: Final = 100_000


class _State(Document, frozen=True):
    """What a curriculum remembers; the members of both mappings are its parts."""

    drawn: Mapping[str, _Count]
    scores: Mapping[str, Annotated[list[_Score], msgspec.Meta(max_length=_MOST_SCORES)]]
    weights: Mapping[str, _Weight] | None = None


class Curriculum(Sequence[Puzzle]):
    """Puzzles of several datasets, the parts; those are drawn most that the model solves about half of the time.

    As a sequence it is fixed: an index always gives the same puzzle, in every process, so that the workers of a torch
    ``DataLoader`` may read it. What changes is `draw`, which gives the index that comes next; it belongs to the process
    that trains, as its sampler. The same scores in the same order give the same draws.

    A part's weight is ``4 p (1 - p)``, where p is the mean of its last scores with one right and one wrong answer added
    to them, but never less than ``floor``: what is always solved, or never, teaches little, and is still seen at times.
    Weights of your own take the place of these from `weigh` on.
    """

    def __init__(self, parts: Mapping[str, Dataset], *, window: int = 64, floor: float = 0.05, seed: int = 0) -> None:
        """Put parts together.

        Args:
            parts: datasets by names of your own; no two may hold the same family at the same level.
            window: how many of a part's last scores count.
            floor: the least weight of a part, above 0 and at most 1.
            seed: of the draws.

        Raises:
            WrongUsage: without parts, for parts that overlap, and for numbers out of range.
        """
        if not parts:
            raise WrongUsage("A curriculum needs at least one dataset.")
        if not 1 <= window <= _MOST_SCORES:
            raise WrongUsage(f"window is {window}; it may be 1 to {_MOST_SCORES}.")
        if not 0 < floor <= 1:
            raise WrongUsage(f"floor is {floor}; it has to be above 0 and at most 1.")
        self.parts = dict(parts)
        self.window, self.floor, self.seed = window, floor, seed
        self._names = list(self.parts)
        self._of: dict[tuple[str, str], str] = {}  # the part of a family at a level
        for name, part in self.parts.items():
            for share in part.request.shares:
                other = self._of.setdefault((share.family, str(share.level)), name)
                if other != name:
                    raise WrongUsage(
                        f"The parts {other!r} and {name!r} both hold {share.family} at level {share.level}."
                    )
        self._drawn = dict.fromkeys(self._names, 0)
        self._scores: dict[str, list[float]] = {name: [] for name in self._names}
        self._weights: Mapping[str, float] | None = None

    def __len__(self) -> int:
        """As many as the smallest part has, for each part."""
        return len(self._names) * min(map(len, self.parts.values()))

    @overload
    def __getitem__(self, index: int) -> Puzzle: ...
    @overload
    def __getitem__(self, index: slice) -> list[Puzzle]: ...
    def __getitem__(self, index: int | slice) -> Puzzle | list[Puzzle]:
        """The puzzle at an index, or those of a slice; the parts take turns."""
        indices = range(len(self))[index]
        return self._puzzle(indices) if isinstance(indices, int) else [self._puzzle(one) for one in indices]

    def _puzzle(self, index: int) -> Puzzle:
        place, number = divmod(index, len(self._names))
        return self.parts[self._names[number]][place]

    @property
    def shares(self) -> dict[str, float]:
        """How often each part is drawn at present; the sum is 1."""
        weights = self._weights or {name: self._earned(scores) for name, scores in self._scores.items()}
        total = sum(weights.values())
        return {name: weights[name] / total for name in self._names}

    def _earned(self, scores: Sequence[float]) -> float:
        solved = (1 + sum(scores)) / (2 + len(scores))
        return max(self.floor, 4 * solved * (1 - solved))

    def weigh(self, weights: Mapping[str, float] | None) -> None:
        """Draw the parts by these weights from now on, whatever their scores; with None by the scores again.

        Args:
            weights: a weight from 0 to 1e9 for each part, above 0 for at least one.

        Raises:
            WrongUsage: for other parts or weights.
        """
        if weights is not None:
            if set(weights) != set(self._names):
                raise WrongUsage(f"Weigh each part, and nothing else; the parts are: {', '.join(self._names)}.")
            if not (all(0 <= one <= _HEAVIEST for one in weights.values()) and any(weights.values())):
                raise WrongUsage("Weights are numbers from 0 to 1e9, and at least one of them is above 0.")
        self._weights = None if weights is None else {name: float(weights[name]) for name in self._names}

    def draw(self) -> int:
        """The index of the puzzle that comes next; a part that has been read to its end begins anew."""
        turn = sum(self._drawn.values())
        digest = hashlib.sha256(f"curriculum {self.seed} {turn}".encode()).digest()
        left = int.from_bytes(digest[:7]) / 2**56
        number = len(self._names) - 1
        for candidate, share in enumerate(self.shares.values()):
            left -= share
            if left < 0:
                number = candidate
                break
        name = self._names[number]
        place = self._drawn[name] % (len(self) // len(self._names))
        self._drawn[name] += 1
        return place * len(self._names) + number

    def draws(self, n: int) -> Iterator[int]:
        """The next n indices, each drawn when it is asked for: a sampler for a torch ``DataLoader``."""
        return (self.draw() for _ in range(n))

    def record(self, puzzle: Puzzle, score: float) -> None:
        """Take notice of the score of a response to a puzzle of one of the parts.

        Args:
            puzzle: what was asked.
            score: 0 to 1, such as the credit of `puzzlegen.score`.

        Raises:
            WrongUsage: for a puzzle of no part, or another score.
        """
        name = self._of.get((puzzle.item.kind, str(puzzle.item.level)))
        if name is None:
            raise WrongUsage(f"No part holds {puzzle.item.kind} at level {puzzle.item.level}.")
        if not 0 <= score <= 1:
            raise WrongUsage(f"The score is {score}; scores are 0 to 1.")
        scores = self._scores[name]
        scores.append(float(score))
        del scores[: -self.window]

    def state(self) -> str:
        """What has been drawn and scored so far, as JSON; `resume` takes it."""
        return msgspec.json.encode(_State(self._drawn, self._scores, self._weights)).decode()

    def resume(self, state: str) -> None:
        """Go on where the curriculum was that gave this state; it has to have the same parts, window, floor and seed.

        Raises:
            WrongUsage: the text is no state, or that of other parts.
        """
        try:
            found = foreign.decoded(state, _State)
        except InvalidInput as error:
            raise WrongUsage(f"This is not the state of a curriculum: {error}.") from error
        if not set(found.drawn) == set(found.scores) == set(self._names):
            raise WrongUsage(f"This is the state of other parts; the parts are: {', '.join(self._names)}.")
        self.weigh(found.weights)
        self._drawn = {name: found.drawn[name] for name in self._names}
        self._scores = {name: list(found.scores[name])[-self.window :] for name in self._names}
