"""The functions that a task for lmms-eval names; imported where lmms-eval runs."""

from collections.abc import Mapping, Sequence
from typing import Any

from puzzlegen.scoring.rows import score_row
from puzzlegen.scoring.score import Outcome


def visuals(doc: Mapping[str, Any]) -> list[Any]:
    """The pictures of an item."""
    return [picture.convert("RGB") for picture in doc["images"]]


def text(doc: Mapping[str, Any], lmms_eval_specific_kwargs: Any = None) -> str:  # noqa: ARG001 - its signature
    """The prompt of an item."""
    return str(doc["prompt"])


def results(doc: Mapping[str, Any], results: Sequence[str]) -> dict[str, float]:
    """The credit of the response, and whether no answer could be read from it."""
    result = score_row(doc, results[0])
    return {"credit": result.credit, "unparsed": float(result.outcome is Outcome.UNPARSED)}
