"""The disguises of all families of matrices."""

from collections.abc import Mapping
from typing import Final

from tests.disguises import Disguise, matrices_a, matrices_b

DISGUISES: Final[Mapping[str, tuple[Disguise, ...]]] = {**matrices_a.DISGUISES, **matrices_b.DISGUISES}
