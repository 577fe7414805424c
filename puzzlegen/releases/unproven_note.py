"""Items of a release that rest on other evidence than a proof, and what its pages say of them."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from puzzlegen.core.certificate import Verdict
from puzzlegen.fairness.gate import Gate

PROVEN: Final = "proven"
"""The gate that counts them."""
_MEANING: Final[Mapping[Verdict, str]] = {
    Verdict.APPROVED: "people or models proposed them, and people who did not know the answer gave it",
    Verdict.LOCATED: "independent sources agree on the answer",
}


def counted(gates: Sequence[Gate]) -> dict[Verdict, int]:
    """Verdict -> number of such items, as the gate has them; those that it does not know are of no verdict of ours."""
    figures: Mapping[str, Any] = next((gate.figures.get("unproven", {}) for gate in gates if gate.name == PROVEN), {})
    return {verdict: figures[verdict] for verdict in _MEANING if isinstance(figures.get(verdict), int)}


def told(gates: Sequence[Gate]) -> str:
    """Sentences about them; empty if there are none."""
    return " ".join(
        f"{count} {'is' if count == 1 else 'are'} {verdict} and not proven: {_MEANING[verdict]}."
        for verdict, count in counted(gates).items()
    )
