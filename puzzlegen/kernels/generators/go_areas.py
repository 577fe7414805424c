"""Divides a board of Go into areas of two sides, for `boards/go_score`.

Points are those of the generators' `Board`: what lies next to one is a step away, and those beyond the sides have an
owner of their own.
"""

from typing import Final

from puzzlegen.kernels.arrays import Ints
from puzzlegen.kernels.generators.random_numbers import RandomNumbers

OFF: Final = -1
NOBODY: Final = 0  # yet
BLACK: Final = 1
WHITE: Final = 2


class Division:
    """A board and the owners of its points.

    Attributes:
        owners: (points, with those beyond the sides) one of the numbers above.
        points: those on the board.
        steps: the steps to the next ones.
        found: (as ``owners``,) the number of the last search that came to a point.
        area: (as ``owners``,) the points that it found.
        group: (as ``owners``,) points that are given to the other side.
        searches: how many there were.
        numbers: the random numbers.
    """

    def __init__(
        self, owners: Ints, points: Ints, steps: Ints, found: Ints, area: Ints, group: Ints, numbers: RandomNumbers
    ) -> None:
        """Know the owners of some points, from which areas grow; ``found`` holds zeros."""
        self.owners, self.points, self.steps, self.numbers = owners, points, steps, numbers
        self.found, self.area, self.group, self.searches = found, area, group, 0

    def grow(self, smoothings: int) -> None:
        """Give each point to the side of one next to it, and make the borders smoother so many times."""
        count = 0
        for number in range(len(self.points)):
            if self.owners[self.points[number]] != NOBODY:
                self.area[count] = self.points[number]
                count += 1
        while count > 0:
            place = self.numbers.below(count)
            point = self.area[place]
            count -= 1
            self.area[place] = self.area[count]
            for step in range(len(self.steps)):
                if self.owners[point + self.steps[step]] == NOBODY:
                    self.area[count] = point + self.steps[step]
                    self.owners[self.area[count]] = self.owners[point]
                    count += 1
        for _ in range(smoothings):
            for at in range(len(self.owners)):
                self.area[at] = self.owners[at]
            for number in range(len(self.points)):
                point = self.points[number]
                other, sides, others = BLACK + WHITE - self.area[point], 0, 0
                for step in range(len(self.steps)):
                    owner = self.area[point + self.steps[step]]
                    sides += owner != OFF
                    others += owner == other
                if others > sides // 2:
                    self.owners[point] = other

    def lead(self) -> int:
        """By how many points Black is ahead."""
        found = 0
        for number in range(len(self.points)):
            found += WHITE + BLACK - 2 * self.owners[self.points[number]]
        return found

    def settle(self, areas: int, least: int, tries: int, sizes: Ints) -> bool:
        """Put groups into the areas of the other side until there are so many areas; False if that cannot be done.

        Args:
            areas: how many there are to be.
            least: points that each of them has, and a group; it has at most twice as many.
            tries: how many groups are drawn.
            sizes: (points,) scratch.
        """
        count = self._sizes(sizes)
        for _ in range(tries):
            if count >= areas or self._smallest(sizes, count) < least:
                break
            first = self.points[self.numbers.below(len(self.points))]
            size = self._drawn(first, least + self.numbers.below(least + 1))
            if size == 0:
                continue
            before = self._area(first)
            for number in range(size):
                self.owners[self.group[number]] = BLACK + WHITE - self.owners[self.group[number]]
            rest = -1
            for number in range(before):
                if self.owners[self.area[number]] != self.owners[first]:
                    rest = self.area[number]
                    break
            if rest >= 0 and self._area(rest) == before - size:  # still in one piece
                for number in range(count):
                    if sizes[number] == before:
                        sizes[number] = before - size
                        break
                sizes[count] = size
                count += 1
            else:
                for number in range(size):
                    self.owners[self.group[number]] = BLACK + WHITE - self.owners[self.group[number]]
        return count == areas and self._smallest(sizes, count) >= least

    def _smallest(self, sizes: Ints, count: int) -> int:
        least = len(self.points)
        for number in range(count):
            least = min(least, sizes[number])
        return least

    def _drawn(self, first: int, wanted: int) -> int:
        """Draw a compact group from a point, amid the other side's; returns its size, 0 where it fails."""
        host = self.owners[first]
        self.searches += 1
        self.group[0] = self.area[0] = first
        self.found[first] = self.searches
        size, rim = 1, 1
        while rim > 0 and size < wanted:
            place = self.numbers.below(rim)
            point, best, most = self.area[place], -1, -1
            for step in range(len(self.steps)):
                other = point + self.steps[step]
                if self.owners[other] == OFF or self.found[other] == self.searches:
                    continue
                if self.owners[other] != host:
                    return 0  # it would not stand alone
                compact = 0
                for near in range(len(self.steps)):
                    compact += self.found[other + self.steps[near]] == self.searches
                if compact > most:
                    best, most = other, compact
            if best < 0:
                rim -= 1
                for number in range(place, rim):
                    self.area[number] = self.area[number + 1]
                continue
            self.found[best] = self.searches
            self.group[size] = self.area[rim] = best
            size, rim = size + 1, rim + 1
        for number in range(size):
            for step in range(len(self.steps)):
                owner = self.owners[self.group[number] + self.steps[step]]
                if owner not in (OFF, host):
                    return 0
        return size if size == wanted else 0

    def _sizes(self, sizes: Ints) -> int:
        """Write down how many points each area has; returns how many areas there are."""
        count, start = 0, self.searches
        for number in range(len(self.points)):
            if self.found[self.points[number]] <= start:
                sizes[count] = self._area(self.points[number])
                count += 1
        return count

    def _area(self, first: int) -> int:
        """Find the area in which a point lies; returns how many points it has."""
        self.searches += 1
        self.area[0] = first
        self.found[first] = self.searches
        looked, size = 0, 1
        while looked < size:
            point = self.area[looked]
            looked += 1
            for step in range(len(self.steps)):
                near = point + self.steps[step]
                if self.owners[near] == self.owners[first] and self.found[near] != self.searches:
                    self.found[near] = self.searches
                    self.area[size] = near
                    size += 1
        return size
