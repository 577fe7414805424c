"""The fewest properties that tell what is meant from all rivals."""

from collections.abc import Sequence
from itertools import combinations
from random import Random

import pytest

from puzzlegen.validators.kits.properties import fewest


def tried(differences: Sequence[set[int]]) -> int:
    """The same by trying all sets of properties, the smallest first."""
    every = sorted({one for some in differences for one in some})
    return next(
        number
        for number in range(len(every) + 1)
        for chosen in combinations(every, number)
        if all(some.intersection(chosen) for some in differences)
    )


def test_it_is_what_trying_all_sets_finds() -> None:
    random = Random("properties")
    for _ in range(400):
        count = random.randint(1, 7)
        rivals = [
            set(random.sample(range(count), random.randint(1, min(count, 3)))) for _ in range(random.randint(0, 7))
        ]
        assert fewest(rivals) == tried(rivals), rivals


def test_a_rival_that_does_not_differ_is_an_error() -> None:
    with pytest.raises(ValueError, match="told apart"):
        fewest([{1}, set()])
