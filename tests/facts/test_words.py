"""Word lists: what they hold, and that none holds what another does."""

import hashlib
import re
from pathlib import Path

from puzzlegen.facts import words


def test_each_grade_includes_the_one_before() -> None:
    assert words.familiar() < words.common() < words.known()
    assert (len(words.familiar()), len(words.common()), len(words.known())) == (9_533, 32_837, 174_218)


def test_words_are_of_small_letters_and_in_one_file_each() -> None:
    folder = Path(words.__file__).parent
    files = [(folder / f"{name}.txt").read_text(encoding="ascii").split() for name in words.LISTS]
    assert all(file == sorted(set(file)) for file in files)
    everything = [word for file in files for word in file]
    assert len(everything) == len(set(everything))
    assert all(re.fullmatch("[a-z]{2,10}", word) for word in everything)


def test_nobody_has_to_find_what_is_vulgar_but_it_is_known() -> None:
    assert {"shit", "rape", "whore"} <= words.known() - words.common()


def test_plurals_of_common_words_are_known() -> None:
    """A sheet that falls into words in one way only must not fall into POLOS and the like in another."""
    assert {"polo", "solo", "dingo", "sofa"} <= words.known()
    assert {"polos", "solos", "dingoes", "sofas"} <= words.known()


def test_keys_are_spelled_alike_in_america_and_britain() -> None:
    assert {"colour", "color", "grey", "nites", "theatre"} <= words.known() - words.common()


def test_nobody_has_to_find_what_is_archaic_or_regional() -> None:
    assert {"wive", "thou", "payed", "petrol", "egos"} <= words.known() - words.common()


def test_the_digest_is_of_all_lists() -> None:
    folder = Path(words.__file__).parent
    content = b"".join((folder / f"{name}.txt").read_bytes() for name in words.LISTS)
    assert words.digest() == hashlib.sha256(content).hexdigest()[:16]


def test_the_licence_lies_beside_the_lists() -> None:
    assert "Kevin Atkinson" in (Path(words.__file__).parent / "LICENCE").read_text(encoding="utf-8")
