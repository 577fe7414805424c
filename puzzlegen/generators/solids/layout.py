"""Where things go in the pictures of solids: what is given above, lettered options below."""

from collections.abc import Sequence
from typing import Final

from puzzlegen.generators.solids.drawing import Drawing
from puzzlegen.scene import AnyNode, Label, Scene

MARGIN: Final = 0.6
_LETTER: Final = 0.36  # capital height
_LETTER_ROOM: Final = 0.95  # below a drawing, with the space around it
_BETWEEN: Final = 0.8  # what is given and the options
_APART: Final = 0.55  # between drawings beside one another


def arranged(
    given: Sequence[Drawing],
    given_scale: float,
    options: Sequence[Drawing],
    option_scale: float,
    letters: str,
    *,
    across: int = 4,
    unit: tuple[int, int] = (60, 80),
) -> Scene:
    """What is given in one row, and below it the options with their letters in rows of ``across``.

    Scales are units per unit of the drawings' world.
    """
    options_wide = max((one.right - one.left) * option_scale for one in options) if options else 0.0
    columns = min(across, len(options))
    options_width = columns * (options_wide + _APART) - _APART if options else 0.0
    given_width = sum((one.right - one.left) * given_scale + _APART for one in given) - _APART
    width = 2 * MARGIN + max(options_width, given_width)
    top = MARGIN
    tall = max((one.bottom - one.top) * given_scale for one in given)
    left = (width - given_width) / 2
    nodes: list[AnyNode] = []
    for one in given:
        wide = (one.right - one.left) * given_scale
        nodes += one.placed(left, top, wide, tall, given_scale)
        left += wide + _APART
    top += tall
    for start in range(0, len(options), across):
        row = options[start : start + across]
        top += _BETWEEN if start == 0 else 0.25
        tall = max((one.bottom - one.top) * option_scale for one in row)
        left = (width - options_width) / 2
        for letter, one in zip(letters[start:], row, strict=False):
            nodes += one.placed(left, top, options_wide, tall, option_scale)
            nodes.append(
                Label(left + options_wide / 2, top + tall + _LETTER_ROOM / 2, letter, _LETTER, "label", "label")
            )
            left += options_wide + _APART
        top += tall + _LETTER_ROOM
    return Scene(width, top + (MARGIN - 0.3 if options else MARGIN), tuple(nodes), unit)
