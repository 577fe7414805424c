"""The template has none: another order of its tiles is another search for the eye."""

from typing import Final

from tests.disguises import Disguise

DISGUISES: Final[dict[str, tuple[Disguise, ...]]] = {"template/blank": ()}
