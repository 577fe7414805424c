"""What the choices of all families about solids have in common."""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import UNSET, UnsetType

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement, Verdict
from puzzlegen.validators.kits.answers import fingerprint, verdict_on


def demand_different(options: Sequence[object]) -> None:
    """Refuse options of which two are equal."""
    if any(option in options[:number] for number, option in enumerate(options)):
        raise MalformedStatement("two options are alike")


def choice(
    fits: Sequence[bool],
    why: str | Sequence[str],
    *,
    method: str,
    unit: str,
    difficulty: float,
    canonical: Any,
    structure: str,
    effort: dict[str, int],
    faults: Iterable[str] = (),
    names: Sequence[str] = LETTERS,
    depth: Depth | UnsetType = UNSET,
) -> Certificate:
    """The certificate of a choice of which these options fit, and of ``why`` the others do not, each or all.

    They are spelled as their ``names``: letters, or the ids of elements.
    """
    reasons = [why] * len(fits) if isinstance(why, str) else why
    right = [letter for letter, fit in zip(names, fits, strict=False) if fit]
    verdict = verdict_on(right)
    unique = verdict is Verdict.UNIQUE
    return Certificate(
        verdict=verdict,
        answers=tuple(right[:2]),
        method=method,
        effort=effort,
        difficulty=float(difficulty) if unique else 0.0,
        unit=unit,
        canonical=fingerprint(canonical) if unique else "",
        structure=structure if unique else "",
        refuted={letter: reason for letter, fit, reason in zip(names, fits, reasons, strict=False) if not fit},
        faults=tuple(faults) if unique else (),
        depth=depth if unique else UNSET,
    )
