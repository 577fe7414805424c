"""The search for two teams of figures, in whole numbers; `glyph_teams` says what is sought.

One member after the other is exchanged for the best of some candidates. What a candidate costs is a sum over traits and
counts, each of which sees only its value there; so what every value costs is put down in a table, and looked up for all
candidates.
"""

from typing import Final

import numpy as np

from puzzlegen.kernels.arrays import Ints, IntTable

SHARE: Final = 60  # who is one of up to six that are extreme is right by a share of this, always a whole number
_CANDIDATES: Final = 100  # for a place
_TWICE: Final = 1 << 50  # the cost of a figure that is there already; beyond all others


class _Bench:
    """What the search works on.

    Attributes:
        size: of a team.
        costs: (traits + counts, values) what each value costs there.
        rights: (counts, 2, values) in how many puzzles somebody is right who picks the most, or the fewest; in shares.
        number: (2, values) how many of each team have a value.
        own: the values of the team without the member in question.
        others: those of the other team.
        differs: (traits + counts,) 1 where the values do not cost the same.
    """

    def __init__(self, size: int, traits: int, counts: int, widest: int) -> None:
        self.size = size
        self.costs = np.zeros((traits + counts, widest), np.int64)
        self.rights = np.zeros((counts, 2, widest), np.int64)
        self.number = np.zeros((2, widest), np.int64)
        self.own = np.zeros(size - 1, np.int64)
        self.others = np.zeros(size, np.int64)
        self.differs = np.ones(traits + counts, np.int64)

    def judge_trait(self, row: int, width: int, shared: int, early: bool, fault: int) -> bool:
        """Put down what each value costs in a trait; returns whether that makes a difference.

        If all of a team but one share a value that some of the others have, that one is told among them, and is not the
        odd figure. If the trait must not tell, not all may share a value either, unless all of both teams do. What
        counts is how many exchanges this takes.

        Args:
            row: the trait.
            width: how many values it has.
            shared: the only value that tells if it is shared; -1 if any does.
            early: whether the trait must not tell.
            fault: what an exchange costs.
        """
        size = self.size
        for value in range(width):
            self.number[0, value] = self.number[1, value] = 0
        for i in range(size - 1):
            self.number[0, self.own[i]] += 1
        for i in range(size):
            self.number[1, self.others[i]] += 1
        common = theirs = widest = max(shared, 0)
        if shared < 0:
            for value in range(width):
                if self.number[0, value] > self.number[0, common]:
                    common = value
                if self.number[1, value] > self.number[1, theirs]:
                    theirs = value
                if self.number[0, value] + self.number[1, value] > self.number[0, widest] + self.number[1, widest]:
                    widest = value
        alike, their_number = self.number[0, common], self.number[1, theirs]
        missing = 2 * size - self.number[0, widest] - self.number[1, widest]
        differs = False
        other = 0
        for turn in range(4):  # first a value that is none of these three, which stands for all
            value = -1 if turn == 0 else common if turn == 1 else theirs if turn == 2 else widest
            cost = _excess(alike + (value == common), self.number[1, common] > 0, size, early)
            cost += _excess(their_number, self.number[0, theirs] > 0 or value == theirs, size, early)
            if early:
                cost = min(cost, missing - (value == widest))
            if turn == 0:
                for each in range(width):
                    self.costs[row, each] = fault * cost
                other = cost
            else:
                self.costs[row, value] = fault * cost
                if cost != other:
                    differs = True
        return differs

    def judge_count(self, count: int, width: int, sign: int) -> None:
        """In how many puzzles of the two teams somebody is right who picks the most of a count, or the fewest.

        Args:
            count: its number; what comes out is put down by the rank of the member in question.
            width: how many ranks it has.
            sign: 1 for the most, -1 for the fewest.
        """
        top = width - 1
        guesser = 0 if sign > 0 else 1
        best = theirs = 0
        for at in range(width):
            self.number[0, at] = self.number[1, at] = 0
        for i in range(self.size - 1):
            at = self.own[i] if sign > 0 else top - self.own[i]
            self.number[0, at] += 1
            best = max(best, at)
        for i in range(self.size):
            at = self.others[i] if sign > 0 else top - self.others[i]
            self.number[1, at] += 1
            theirs = max(theirs, at)
        share = SHARE // (1 + self.number[1, theirs])
        fixed = share * self.number[0, theirs]
        for at in range(theirs + 1, width):
            fixed += SHARE * self.number[0, at]
        below = SHARE // (1 + self.number[0, best]) * self.number[1, best]  # where the member is not the most
        for at in range(best + 1, width):
            below += SHARE * self.number[1, at]
        above = 0
        for at in range(top, -1, -1):
            found = fixed
            if at > theirs:
                found += SHARE
            elif at == theirs:
                found += share
            if at < best:
                found += below
            else:
                holders = 2 + self.number[0, best] if at == best else 2
                found += SHARE * above + SHARE // holders * self.number[1, at]
            above += self.number[1, at]
            self.rights[count, guesser, at if sign > 0 else top - at] = found


def _excess(alike: int, met: bool, size: int, early: bool) -> int:
    """How many of a team too many share a value, or whether one is told who is not the odd figure.

    Args:
        alike: how many of the team share it.
        met: whether some of the other team have it.
        size: of a team.
        early: whether the trait must not tell.
    """
    if early:
        return max(0, alike - size + 1 + met)
    return met and alike == size - 1


def search(
    marks: IntTable,
    only: Ints,
    first: int,
    widths: Ints,
    numbers: Ints,
    pool: Ints,
    rival_pool: Ints,
    faults: Ints,
    leaning: IntTable,
    members: IntTable,
    surplus: IntTable,
) -> bool:
    """Look for teams without faults, in whose puzzles the figures with the most and the fewest are as odd as by chance.

    Args:
        marks: (figures, traits + counts) the value that a figure has of each trait, and the rank of each count.
        only: (traits,) the only value that tells if a team shares it; -1 where any does.
        first: row of the trait that is to tell; those before it must not.
        widths: (traits + counts,) how many marks there are of each.
        numbers: (figures,) equal for figures that are the same but for a turn.
        pool: figures for the first team, in a random order.
        rival_pool: those for the second.
        faults: (rounds,) what a fault costs in each round; a round fills each place anew.
        leaning: (counts, 2) by how much the most and the fewest of each count should be odd less often than by chance;
            the counts are the last ones of the marks.
        members: (2, size) the teams that are found.
        surplus: (counts, 2) by how much the most and the fewest are odd more often than by chance, in shares of
            puzzles.

    Returns:
        Whether they have no faults.
    """
    bench = _Bench(members.shape[1], len(only), len(leaning), max([widths[row] for row in range(len(widths))]))
    return _fill(bench, marks, only, first, widths, numbers, pool, rival_pool, faults, leaning, members, surplus)


def _fill(
    bench: _Bench,
    marks: IntTable,
    only: Ints,
    first: int,
    widths: Ints,
    numbers: Ints,
    pool: Ints,
    rival_pool: Ints,
    faults: Ints,
    leaning: IntTable,
    members: IntTable,
    surplus: IntTable,
) -> bool:
    """See `search`."""
    size, traits, counts = bench.size, len(only), len(leaning)
    luck = SHARE * 2 * size // (size + 1)
    at = rival_at = size
    best = figure = members[0, 0]
    least = -1
    for i in range(size):
        members[0, i], members[1, i] = pool[i], rival_pool[i]
    for number in range(len(faults)):
        for turn in range(2 * size):
            place, team = turn // 2, turn % 2
            for row in range(traits + counts):
                for i in range(size):
                    bench.others[i] = marks[members[1 - team, i], row]
                    if i < place:
                        bench.own[i] = marks[members[team, i], row]
                    elif i > place:
                        bench.own[i - 1] = marks[members[team, i], row]
                count, width = row - traits, widths[row]
                if count < 0:
                    bench.differs[row] = bench.judge_trait(row, width, only[row], row < first, faults[number])
                else:
                    bench.judge_count(count, width, 1)
                    bench.judge_count(count, width, -1)
                    for value in range(width):
                        most = bench.rights[count, 0, value] - luck + leaning[count, 0]
                        fewest = bench.rights[count, 1, value] - luck + leaning[count, 1]
                        bench.costs[row, value] = most * most + fewest * fewest
            best, least = members[team, place], -1
            for candidate in range(_CANDIDATES + 1):
                figure = members[team, place]
                if candidate > 0 and team == 0:
                    figure = pool[at % len(pool)]
                    at += 1
                elif candidate > 0:
                    figure = rival_pool[rival_at % len(rival_pool)]
                    rival_at += 1
                cost = 0
                for i in range(size):
                    if numbers[figure] == numbers[members[1 - team, i]]:
                        cost = _TWICE
                    if i != place and numbers[figure] == numbers[members[team, i]]:
                        cost = _TWICE
                for row in range(traits + counts):
                    if bench.differs[row]:
                        cost += bench.costs[row, marks[figure, row]]
                if least < 0 or cost < least:
                    best, least = figure, cost
            members[team, place] = best
    sound = least < _TWICE
    for row in range(traits):
        if bench.costs[row, marks[best, row]] != 0:
            sound = False
    for count in range(counts):
        value = marks[best, traits + count]
        surplus[count, 0] = bench.rights[count, 0, value] - luck
        surplus[count, 1] = bench.rights[count, 1, value] - luck
    return sound


def nearness(distances: IntTable, surplus: Ints) -> None:
    """By how much figures are odd more often than by chance that are published much like the others, or unlike them.

    Args:
        distances: (2 * size, 2 * size) of the numbers with which the figures of two teams are published.
        surplus: what comes out, in shares of puzzles: of the figure nearest to all others, of the one farthest from
            them, and of the two that are nearest to one another.
    """
    size = len(distances) // 2
    farthest = 0
    for one in range(2 * size):
        for other in range(2 * size):
            farthest = max(farthest, distances[one, other])
    for guesser in range(3):
        surplus[guesser] = -(SHARE * 2 * size // (size + 1))
    for odd in range(2 * size):
        start = 0 if odd >= size else size  # the other team
        for guesser in range(3):
            best = own = holders = 0
            for i in range(size + 1):
                figure = odd if i == 0 else start + i - 1
                total, nearest = distances[figure, odd], farthest if i == 0 else min(farthest, distances[figure, odd])
                for j in range(start, start + size):
                    total += distances[figure, j]
                    if figure != j:
                        nearest = min(nearest, distances[figure, j])
                rating = -total if guesser == 0 else total if guesser == 1 else -nearest
                if i == 0:
                    own = rating
                if i == 0 or rating > best:
                    best, holders = rating, 0
                if rating == best:
                    holders += 1
            if own == best:
                surplus[guesser] += SHARE // holders


def edit_distances(texts: IntTable, lengths: Ints, row: Ints, distances: IntTable) -> None:
    """The least numbers of symbols to insert, drop or change (Levenshtein) that turn one text into another one.

    Args:
        texts: (texts, symbols), filled up at their ends.
        lengths: (texts,) theirs.
        row: (symbols + 1,) scratch.
        distances: (texts, texts) zeros; receives those of every two texts.
    """
    for one in range(len(texts)):
        for other in range(one):
            for column in range(lengths[other] + 1):
                row[column] = column
            for i in range(lengths[one]):
                diagonal = row[0]
                row[0] = i + 1
                for j in range(lengths[other]):
                    changed = diagonal + (texts[one, i] != texts[other, j])
                    diagonal = row[j + 1]
                    row[j + 1] = min(changed, diagonal + 1, row[j] + 1)
            distances[one, other] = distances[other, one] = row[lengths[other]]
