"""The outside measures of all families of matrices."""

from collections.abc import Mapping
from typing import Final

from benchmarks.outside import Measure, matrices_a, matrices_b

MEASURES: Final[Mapping[str, Measure]] = {**matrices_a.MEASURES, **matrices_b.MEASURES}
