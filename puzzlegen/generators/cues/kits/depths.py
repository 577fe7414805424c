"""How deep the reasoning is to be that a level wants of a question."""

from typing import Any, Final

from puzzlegen.core.family import Band, Params

_ANY: Final = (0, 10**6)


def wanted(params: Params, question: type[Any]) -> Band:
    """The least and the most of it; any, where the level does not say."""
    depths = params.depths or {}
    found = next((depths[one] for one in question.__mro__ if one in depths), params.depth)
    return found or _ANY
