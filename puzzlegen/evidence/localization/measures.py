"""Outside measures of sheets of figures."""

from itertools import combinations
from typing import Final

from puzzlegen.evidence import Measure
from puzzlegen.formats.localization.kits.sheets import Compared, Figures

Look = tuple[str, str, int, frozenset[tuple[int, int]]]


def _figures(sheet: Figures, quarters: int = 0) -> list[list[Look]]:
    """What each figure shows, part by part, after some quarter turns."""
    looks = []
    for part in sheet.parts:
        points = part.points
        for _ in range(quarters):
            points = tuple((-y, x) for x, y in points)
        looks.append((part.shape, part.fill, part.radius, frozenset(points)))
    return [[looks[place] for place in figure] for figure in sheet.figures]


def _turns(sheet: Figures, query: Compared) -> list[list[list[Look]]]:
    return [_figures(sheet, quarters) for quarters in range(4 if query.turned else 1)]


def glances(sheet: Figures, query: Compared) -> float:
    """Parts shown on the sheet for each one that is unlike the others: glances of one who looks about at random."""
    turns = _turns(sheet, query)
    first = [frozenset(figure) for figure in turns[0]]
    unlike = [
        min(len(one ^ frozenset(turn[number])) for turn in turns) for one in first[:2] for number in range(len(first))
    ]
    shown = sum(map(len, first)) * len(turns)
    return shown / max(1, min((number for number in unlike if number), default=1))


def comparisons(sheet: Figures, query: Compared) -> float:
    """Parts looked at while each figure is compared with each other one, until the first difference in each turn."""
    turns = _turns(sheet, query)
    steps = 0
    for one, other in combinations(range(len(turns[0])), 2):
        for turn in turns:
            seen = frozenset(turn[other])
            for part in turns[0][one]:
                steps += 1
                if part not in seen:
                    break
    return steps


MEASURES: Final = {
    "localization/find_duplicate": Measure("parts compared until the first difference", comparisons),
    "localization/find_odd": Measure("parts on the sheet for each odd one", glances),
}
