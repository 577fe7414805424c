"""A language is named in one place; what stands elsewhere follows."""

from typing import Any

import msgspec
import pytest

from puzzlegen.core.item import LANGUAGES
from puzzlegen.materials.proposals import Proposal

CANDIDATE: dict[str, Any] = {"pictures": ["a.png"], "kind": "letter", "answer": "A", "proposed_by": "person"}
WORDS = {"question": "Which one?", "options": ["a", "b"]}


@pytest.mark.parametrize("language", [*LANGUAGES, "es"])
def test_candidates_may_speak_every_language(language: str) -> None:
    made = msgspec.convert({**CANDIDATE, language: WORDS}, Proposal)
    assert list(made.words) == [language][: language in LANGUAGES]


def test_what_a_candidate_does_not_speak_is_no_part_of_its_digest() -> None:
    assert "es" not in msgspec.to_builtins(msgspec.convert({**CANDIDATE, "en": WORDS}, Proposal))
