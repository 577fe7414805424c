"""How a validator judges a case of its corpus."""

import pytest

from puzzlegen.certificate import MalformedStatement, Verdict


def judge_case(certify, case, question):
    """The certificate of a case, of which verdict and answer are those of the corpus; None if it is rightly refused.

    A case that is called a "wrong key" has to be contradicted, and no other one.
    """
    if case["expect"] == "malformed":
        with pytest.raises(MalformedStatement):
            certify(case["statement"], question)
        return None
    certificate = certify(case["statement"], question)
    assert certificate.verdict == case["expect"]
    if certificate.verdict is Verdict.UNIQUE:
        assert certificate.answers == (case["answer"],)
        assert (certificate.answers != (case["claimed_key"],)) == ("wrong key" in case["name"])
    return certificate
