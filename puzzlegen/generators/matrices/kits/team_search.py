"""The search for two teams of figures, in whole numbers; `glyph_teams` says what is sought.

One member after the other is exchanged for the best of some candidates. What a candidate costs is a sum over traits and
counts, each of which sees only its value there; so what every value costs is put down in a table, and looked up for all
candidates.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from puzzlegen.running.kernels import kernel

Ints = NDArray[np.int64]

SHARE: Final = 60  # who is one of up to six that are extreme is right by a share of this, always a whole number
_CANDIDATES: Final = 100  # for a place
_TWICE: Final = 1 << 50  # the cost of a figure that is there already; beyond all others


@kernel
def _excess(alike: int, met: bool, size: int, early: bool) -> int:
    """How many of a team too many share a value, or whether one is told who is not the odd figure.

    Args:
        alike: how many of the team share it.
        met: whether some of the other team have it.
        size: of a team.
        early: whether the trait must not tell.
    """
    if early:
        return int(max(0, alike - size + 1 + int(met)))
    return int(met and alike == size - 1)


@kernel
def _judge_trait(own: Ints, others: Ints, shared: int, early: bool, fault: int, number: Ints, costs: Ints) -> bool:
    """Put down what each value costs in a trait; returns whether that makes a difference.

    If all of a team but one share a value that some of the others have, that one is told among them, and is not the odd
    figure. If the trait must not tell, not all may share a value either, unless all of both teams do. What counts is
    how many exchanges this takes.

    Args:
        own: the values of the team without the member in question.
        others: those of the other team.
        shared: the only value that tells if it is shared; -1 if any does.
        early: whether the trait must not tell.
        fault: what an exchange costs.
        number: (2, values) working space.
        costs: (values,) what comes out.
    """
    size = len(others)
    number[:] = 0
    for value in own:
        number[0, value] += 1
    for value in others:
        number[1, value] += 1
    common = theirs = widest = max(shared, 0)
    if shared < 0:
        for value in range(number.shape[1]):
            if number[0, value] > number[0, common]:
                common = value
            if number[1, value] > number[1, theirs]:
                theirs = value
            if number[0, value] + number[1, value] > number[0, widest] + number[1, widest]:
                widest = value
    alike, their_number, met = number[0, common], number[1, theirs], number[1, common] > 0
    missing = 2 * size - number[0, widest] - number[1, widest]
    differs = False
    for turn in range(4):  # first a value that is none of these three, which stands for all
        value = (-1, common, theirs, widest)[turn]
        their_met = number[0, theirs] > 0 or value == theirs
        cost = _excess(alike + int(value == common), met, size, early) + _excess(their_number, their_met, size, early)
        if early:
            cost = min(cost, missing - int(value == widest))
        if turn == 0:
            costs[:] = fault * cost
            other = cost
        else:
            costs[value] = fault * cost
            differs = differs or cost != other
    return differs


@kernel
def _rights(own: Ints, others: Ints, sign: int, number: Ints, rights: Ints) -> None:
    """In how many puzzles of two teams somebody is right who picks the most of a count, or the fewest; in shares.

    Args:
        own: the numbers of a team without the member in question.
        others: those of the other team.
        sign: 1 for the most, -1 for the fewest.
        number: (2, values) working space.
        rights: (values,) what comes out, by the number of that member.
    """
    top = len(rights) - 1
    number[:] = 0
    best = theirs = 0
    for value in own:
        at = value if sign > 0 else top - value
        number[0, at] += 1
        best = max(best, at)
    for value in others:
        at = value if sign > 0 else top - value
        number[1, at] += 1
        theirs = max(theirs, at)
    share = SHARE // (1 + number[1, theirs])
    fixed = share * number[0, theirs]
    for at in range(theirs + 1, top + 1):
        fixed += SHARE * number[0, at]
    below = SHARE // (1 + number[0, best]) * number[1, best]  # where the member is not the most of its team
    for at in range(best + 1, top + 1):
        below += SHARE * number[1, at]
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
            holders = 2 + number[0, best] if at == best else 2
            found += SHARE * above + SHARE // holders * number[1, at]
        above += number[1, at]
        rights[at if sign > 0 else top - at] = found


@kernel
def search(
    marks: Ints,
    only: Ints,
    first: int,
    widths: Ints,
    numbers: Ints,
    pool: Ints,
    rival_pool: Ints,
    faults: Ints,
    leaning: Ints,
    members: Ints,
    surplus: Ints,
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
    size, traits, counts = members.shape[1], len(only), len(leaning)
    luck = SHARE * 2 * size // (size + 1)
    table = np.zeros((traits + counts, widths.max()), np.int64)
    rights = np.zeros((counts, 2, widths.max()), np.int64)
    working = np.zeros((2, widths.max()), np.int64)
    rows = np.zeros(len(table), np.int64)
    own = np.zeros(size - 1, np.int64)
    others = np.zeros(size, np.int64)
    at = np.array([size, size])
    members[0], members[1] = pool[:size], rival_pool[:size]
    for fault in faults:
        for turn in range(2 * size):
            place, team = turn // 2, turn % 2
            offered = pool if team == 0 else rival_pool
            used = 0
            for row in range(len(table)):
                for i in range(size):
                    others[i] = marks[members[1 - team, i], row]
                    if i != place:
                        own[i - int(i > place)] = marks[members[team, i], row]
                count, width = row - traits, widths[row]
                number = working[:, :width]
                if count < 0:
                    differs = _judge_trait(own, others, only[row], row < first, fault, number, table[row, :width])
                else:
                    _rights(own, others, 1, number, rights[count, 0, :width])
                    _rights(own, others, -1, number, rights[count, 1, :width])
                    differs = True
                    for value in range(width):
                        table[row, value] = (rights[count, 0, value] - luck + leaning[count, 0]) ** 2
                        table[row, value] += (rights[count, 1, value] - luck + leaning[count, 1]) ** 2
                if differs:
                    rows[used] = row
                    used += 1
            best, least = members[team, place], -1
            for candidate in range(_CANDIDATES + 1):
                figure = members[team, place]
                if candidate > 0:
                    figure = offered[at[team] % len(offered)]
                    at[team] += 1
                cost = 0
                for i in range(size):
                    if numbers[figure] == numbers[members[1 - team, i]]:
                        cost = _TWICE
                    if i != place and numbers[figure] == numbers[members[team, i]]:
                        cost = _TWICE
                for i in range(used):
                    cost += table[rows[i], marks[figure, rows[i]]]
                if least < 0 or cost < least:
                    best, least = figure, cost
            members[team, place] = best
    sound = least < _TWICE
    for row in range(traits):
        sound = sound and table[row, marks[best, row]] == 0
    for count in range(counts):
        value = marks[best, traits + count]
        surplus[count, 0] = rights[count, 0, value] - luck
        surplus[count, 1] = rights[count, 1, value] - luck
    return sound


@kernel
def nearness(texts: Ints, lengths: Ints) -> Ints:
    """By how much figures are odd more often than by chance that are published much like the others, or unlike them.

    Args:
        texts: (2 * size, symbols) the numbers with which the figures of two teams are published, filled up at the ends.
        lengths: (2 * size,) how many.

    Returns:
        In shares of puzzles: of the figure nearest to all others, of the one farthest from them, and of the two that
        are nearest to one another.
    """
    size = len(texts) // 2
    distances = _edit_distances(texts, lengths)
    figures = np.zeros(size + 1, np.int64)
    ratings = np.zeros((3, size + 1), np.int64)
    surplus = np.full(3, -SHARE * 2 * size // (size + 1))
    for odd in range(2 * size):
        figures[0] = odd
        for i in range(size):
            figures[i + 1] = i if odd >= size else size + i
        for i in range(size + 1):
            total, nearest = 0, distances.max()
            for j in range(size + 1):
                total += distances[figures[i], figures[j]]
                if i != j:
                    nearest = min(nearest, distances[figures[i], figures[j]])
            ratings[0, i], ratings[1, i], ratings[2, i] = -total, total, -nearest
        for guesser in range(3):
            best = ratings[guesser].max()
            if ratings[guesser, 0] == best:
                surplus[guesser] += SHARE // (ratings[guesser] == best).sum()
    return surplus


@kernel
def _edit_distances(texts: Ints, lengths: Ints) -> Ints:
    """The least numbers of symbols to insert, drop or change (Levenshtein) that turn one text into another one.

    Args:
        texts: (texts, symbols), filled up at their ends.
        lengths: (texts,) theirs.

    Returns:
        Of every two texts, shape (texts, texts).
    """
    distances = np.zeros((len(texts), len(texts)), np.int64)
    row = np.zeros(texts.shape[1] + 1, np.int64)
    for one in range(len(texts)):
        for other in range(one):
            for column in range(lengths[other] + 1):
                row[column] = column
            for i in range(lengths[one]):
                diagonal = row[0]
                row[0] = i + 1
                for j in range(lengths[other]):
                    changed = diagonal + int(texts[one, i] != texts[other, j])
                    diagonal = row[j + 1]
                    row[j + 1] = min(changed, diagonal + 1, row[j] + 1)
            distances[one, other] = distances[other, one] = row[lengths[other]]
    return distances
