"""How a validator judges a case of a corpus.

``docs/adding-a-family.md`` describes the fields.
"""

from pathlib import Path

import pytest

from puzzlegen import evidence
from puzzlegen.conformance.dossier import kind_of
from puzzlegen.core.certificate import MalformedStatement, Verdict

EVIDENCE = Path(evidence.__file__).parent


def judge_case(certify, case):
    """The certificate of a case, of which verdict and answer are those of the corpus; None if it is rightly refused.

    A case that is called a "wrong key" has to be contradicted, and no other one.
    """
    if case["expect"] == "malformed":
        with pytest.raises(MalformedStatement):
            certify(case["statement"], case["query"])
        return None
    certificate = certify(case["statement"], case["query"])
    assert certificate.verdict == case["expect"]
    assert len(certificate.answers) <= 2  # two are enough to know that there is not one
    if certificate.verdict is Verdict.UNIQUE:
        assert certificate.answers == (case["answer"],)
        assert (kind_of(case) == "wrong key") == ("wrong key" in case["name"])
    return certificate


def by_chance(number: int, share: float) -> float:
    """How many of a number of independent draws may have an outcome of this share, short of a miracle."""
    return number * share + 4 * (number * share * (1 - share)) ** 0.5
