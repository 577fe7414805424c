"""The sweep finds what decides and is not shown."""

from random import Random

import msgspec

from puzzlegen import catalog
from puzzlegen.conformance.shown import disguises, judge, silent
from puzzlegen.core.certificate import Certificate
from puzzlegen.core.question import Drawn, Published
from puzzlegen.core.stream import Stream
from puzzlegen.formats import blank
from puzzlegen.generators import blank as generator
from puzzlegen.renderers import blank as renderer
from puzzlegen.validators import blank as validator


class Offset(blank.Tiles, frozen=True):
    """Tiles, and what is added to the answer."""

    offset: int


class Lenient(Published, frozen=True):
    """Tiles, the first of which is a text."""

    first: str
    others: tuple[int, ...]


def test_what_decides_and_is_hidden_is_found() -> None:
    """A template with an offset that the validator adds to the answer, while nobody is told or shown."""
    params = generator.LEVELS[catalog.find("template/blank")[0].levels[0]]
    plain = generator.invent(Stream("hidden"), params, Drawn(blank.Missing, 0))
    puzzle = msgspec.structs.replace(plain, statement=Offset(plain.statement.tiles, 0))

    def certify(statement: Offset, query: blank.Query) -> Certificate:
        certificate = validator.certify(statement, query)
        answers = tuple(str(int(answer) + statement.offset) for answer in certificate.answers)
        return msgspec.structs.replace(certificate, answers=answers)

    hiding = catalog.Format(Offset, blank.QUESTIONS)
    found = silent([puzzle], hiding, renderer, catalog.Validator(certify, None), Random(0))
    assert found
    assert all(change.startswith("statement.offset = ") for change in found)
    assert not silent([plain], catalog.load_format("template/blank"), renderer, validator, Random(0))


def test_a_text_in_disguise_is_refused_or_decides_nothing() -> None:
    """A validator that reads numbers as Python does takes many texts for the same one."""

    def certify(statement: Lenient, query: blank.Query) -> Certificate:
        return validator.certify(blank.Tiles((int(statement.first), *statement.others)), query)

    data = {"statement": {"first": "1", "others": [3]}, "query": {"task": "missing"}}
    lenient, form = catalog.Validator(certify, None), catalog.Format(Lenient, blank.QUESTIONS)
    assert judge(data, form, lenient) is not None
    texts = {text for text in disguises("1") if text not in ("11",) and not text.isascii()} | {"1 ", " 1", "1\n"}
    read = {text: judge({**data, "statement": {"first": text, "others": [3]}}, form, lenient) for text in texts}
    seen = {text for text, found in read.items() if found is not None}
    assert seen == {"\uff11", "\u0661"}, "these are seen: words or pictures tell them apart"
