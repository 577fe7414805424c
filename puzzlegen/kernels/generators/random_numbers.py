"""Random numbers inside kernels, from one small generator.

Multiply-with-carry (Marsaglia, "Random number generators", 2003): with a 30-bit multiplier and 32-bit words every
product stays below 2**63, so that nothing ever wraps around.
"""

from typing import Final

from puzzlegen.kernels.arrays import Ints

_MULTIPLIER: Final = 698769069
_WORD: Final = (1 << 32) - 1


class RandomNumbers:
    """A generator, seeded by 64 random bits."""

    def __init__(self, word: int) -> None:
        self.state = (word >> 32) % (_MULTIPLIER - 1) + 1 << 32 | word & _WORD

    def below(self, stop: int) -> int:
        """A number in [0, stop), for stop up to 2**31 (the bias is at most stop / 2**32)."""
        self.state = _MULTIPLIER * (self.state & _WORD) + (self.state >> 32)
        return (self.state & _WORD) * stop >> 32

    def shuffle(self, items: Ints) -> None:
        """Shuffle a vector in place (Fisher-Yates)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            kept = items[i]
            items[i] = items[j]
            items[j] = kept
