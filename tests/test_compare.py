"""What the comparison of two commits says of the seconds that it measured."""

import pytest

from benchmarks.compare import verdict

STEADY = [1.0, 1.1, 0.9, 1.0, 1.0]


@pytest.mark.parametrize(
    ("after", "told"),
    [
        (STEADY, ""),
        ([1.2 * one for one in STEADY], "slower"),
        ([0.8 * one for one in STEADY], "faster"),
        ([1.2, 1.3, 0.8, 1.2, 1.2], "slower"),  # all rounds but one
        ([1.2, 1.3, 0.8, 0.9, 1.2], ""),  # slower in the median, but only in three of five
        ([1.04 * one for one in STEADY], ""),
    ],
)
def test_a_family_is_slower_if_nearly_all_rounds_say_so(after: list[float], told: str) -> None:
    assert verdict(STEADY, after) == told
