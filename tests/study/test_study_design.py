"""Who gets which items: sittings are reproducible, balanced, and never show a puzzle twice."""

from collections import Counter
from itertools import combinations, islice, pairwise

import pytest

from puzzlegen.study.design import Candidate, sittings, williams

SIZES = {"boards": 40, "logic": 20, "sudoku": 12, "views": 8}
ITEMS = [
    Candidate(f"{category}-{number:02}", category, f"{category}-{number // 2 if category == 'logic' else number}")
    for category, size in SIZES.items()
    for number in range(size)
]
"""Of logic, every puzzle is there in two disguises."""


def dealt(count: int, size: int = 10, seed: int = 1) -> list[tuple[str, ...]]:
    return list(islice(sittings(ITEMS, size, seed), count))


def test_a_sitting_depends_on_items_seed_and_number_alone() -> None:
    assert dealt(5) == dealt(9)[:5]
    assert dealt(5) == list(islice(sittings(ITEMS[::-1], 10, 1), 5))
    assert dealt(5) != dealt(5, seed=2)


def test_every_category_is_in_every_sitting_and_no_puzzle_twice() -> None:
    puzzles = {one.id: one.puzzle for one in ITEMS}
    for sitting in dealt(40):
        assert len(sitting) == 10
        assert {item.split("-")[0] for item in sitting} == set(SIZES)
        assert len({puzzles[item] for item in sitting}) == 10


def test_items_of_a_category_are_shown_equally_often() -> None:
    shown = Counter(item for sitting in dealt(24) for item in sitting)
    for category in SIZES:
        counts = [shown[one.id] for one in ITEMS if one.category == category]
        assert max(counts) - min(counts) <= 1
    assert min(shown[one.id] for one in ITEMS) >= 2


def test_items_meet_about_equally_often() -> None:
    """Far better than by chance: of 30 sittings of 10 of 40 items, hardly any two items meet more than thrice."""
    items = [one for one in ITEMS if one.category == "boards"]
    met = Counter(pair for sitting in islice(sittings(items, 10, 3), 30) for pair in combinations(sorted(sitting), 2))
    everyone = [met[pair] for pair in combinations(sorted(one.id for one in items), 2)]
    mean = sum(everyone) / len(everyone)
    assert mean == pytest.approx(30 * 45 / 780)
    assert sum((one - mean) ** 2 for one in everyone) / len(everyone) < 0.75 * mean  # by chance it is the mean
    assert max(everyone) <= 4


def test_there_are_no_more_items_than_puzzles() -> None:
    (sitting,) = islice(sittings([one for one in ITEMS if one.category == "logic"], 30, 1), 1)
    assert len(sitting) == 10


@pytest.mark.parametrize("count", range(1, 10))
def test_a_williams_design_balances_places_and_followers(count: int) -> None:
    rows = [williams(count, row) for row in range(count if count % 2 == 0 else 2 * count)]
    for place in range(count):
        assert len(set(Counter(row[place] for row in rows).values())) == 1
    followers = Counter(pair for row in rows for pair in pairwise(row))
    assert count == 1 or len(followers) == count * (count - 1)
    assert len(set(followers.values())) <= 1
