"""The keyed random stream from which every item is drawn.

Neither ``random.shuffle`` nor numpy's ``Generator`` promises the same output across versions, so the stream is our
own: SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014), seeded by a
BLAKE2b digest of its key. A key names *everything* an item may depend on; children are named too, so drawing one more
number for the picture's style never changes the puzzle.
"""

from bisect import bisect_right
from collections.abc import MutableSequence, Sequence
from hashlib import blake2b
from itertools import accumulate
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

T = TypeVar("T")
Part = str | int | bytes

_MASK: Final = (1 << 64) - 1
_GAMMA: Final = 0x9E3779B97F4A7C15


def _digest(*parts: Part) -> bytes:
    """BLAKE2b-128 of the parts; each is typed and length-prefixed, so that no two different keys read alike."""
    state = blake2b(digest_size=16)
    for part in parts:
        data = part if isinstance(part, bytes) else str(part).encode()
        state.update(b"%c%d:" % (type(part).__name__[0].encode(), len(data)))
        state.update(data)
    return state.digest()


class NothingToDraw(ValueError):
    """There is less to draw from than is wanted."""


class Stream:
    """A reproducible source of random numbers, keyed by names instead of by a position in a sequence.

    >>> Stream("demo", 7).below(100) == Stream("demo", 7).below(100)
    True
    """

    __slots__ = ("_index", "_key", "_series", "_state")

    def __init__(self, *key: Part, series: bytes = b"", index: int = 0) -> None:
        """Key the stream; ``series`` and ``index`` serve `class_by_index` and are handed down to the children."""
        self._key = _digest(*key)
        self._state = int.from_bytes(self._key[:8], "little")
        self._series = series
        self._index = index

    @classmethod
    def for_item(
        cls, family: str, version: int, params_digest: str, seed: int | str, index: int, attempt: int
    ) -> "Stream":
        """The stream of one attempt at one item; attempts and neighbours share nothing."""
        series = (family, version, params_digest, str(seed))
        return cls(*series, index, attempt, series=_digest(*series), index=index)

    def child(self, name: str) -> "Stream":
        """An independent stream; the same name gives the same child, whatever was drawn before."""
        return Stream(self._key, name, series=self._series, index=self._index)

    def word(self) -> int:
        """64 uniformly random bits, as an int in [0, 2**64)."""
        self._state = state = (self._state + _GAMMA) & _MASK
        state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & _MASK
        return state ^ (state >> 31)

    def words(self, count: int) -> "NDArray[np.uint64]":
        """The next ``count`` words, as a numpy array."""
        words = self.ahead(count)
        self.skip(count)
        return words

    def ahead(self, count: int) -> "NDArray[np.uint64]":
        """The next ``count`` words, which are still to be drawn."""
        import numpy as np

        state = np.uint64(self._state) + np.arange(1, count + 1, dtype=np.uint64) * np.uint64(_GAMMA)
        state = (state ^ (state >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        state = (state ^ (state >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        return state ^ (state >> np.uint64(31))

    def skip(self, count: int) -> None:
        """Leave out the next ``count`` words."""
        self._state = (self._state + count * _GAMMA) & _MASK

    def below(self, stop: int) -> int:
        """An unbiased int in [0, stop) (Lemire's multiplication with rejection)."""
        if not 0 < stop <= _MASK:
            raise NothingToDraw(f"stop must lie in 1..2**64-1, not {stop}")
        product = self.word() * stop
        if product & _MASK < stop:
            threshold = (1 << 64) % stop
            while product & _MASK < threshold:
                product = self.word() * stop
        return product >> 64

    def between(self, low: int, high: int) -> int:
        """An int in [low, high], both ends included."""
        return low + self.below(high - low + 1)

    def unit(self) -> float:
        """A float in [0, 1) with 53 random bits."""
        return float(self.word() >> 11) * 2.0**-53

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, all equally likely."""
        return items[self.below(len(items))]

    def weighted(self, weights: Sequence[int]) -> int:
        """A place in the list, as likely as its weight says."""
        return bisect_right([*accumulate(weights)], self.below(sum(weights)))

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffle in place (Fisher-Yates)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def permutation(self, n: int) -> list[int]:
        """The numbers 0..n-1 in random order."""
        order = list(range(n))
        self.shuffle(order)
        return order

    def sample(self, items: Sequence[T], count: int) -> list[T]:
        """``count`` different items in random order; asks for no more than there are."""
        if not 0 <= count <= len(items):
            raise NothingToDraw(f"cannot sample {count} of {len(items)} items")
        pool = list(items)
        for i in range(count):
            j = i + self.below(len(pool) - i)
            pool[i], pool[j] = pool[j], pool[i]
        return pool[:count]

    def class_by_index(self, classes: int, name: str) -> int:
        """The class of this item, in [0, classes), all equally likely and independent from item to item.

        It depends on the item's index and not on the attempt, so letters and answer classes stay uniform however many
        attempts are rejected. Nothing is dealt out: where classes came out even, the least common one among all other
        items would be this one's.
        """
        return Stream(self._series, "per item", name, self._index).below(classes)

    def cycle_by_index(self, count: int, name: str) -> int:
        """Which of so many things is this item's: each comes up once in so many indices, in an order left to chance.

        Like `class_by_index`, it does not depend on the attempt. It serves to choose among few things, which are
        no answers: of those, the last one would follow from the others.
        """
        order = Stream(self._series, "in turn", name, self._index // count).permutation(count)
        return order[self._index % count]
