"""What other languages mean to the readers, word by word."""

import pytest

from puzzlegen.answers.endings import Ending, ending
from puzzlegen.answers.glosses import gloss
from puzzlegen.core.item import LANGUAGES, Choice, FillIn, Kind
from puzzlegen.scoring.score import Outcome, score
from tests.scoring.test_scoring_corpus import asked

SPANISH = gloss("es")


@pytest.mark.parametrize(
    ("text", "kind", "english"),
    [
        ("Creo que la respuesta no es la B, sino la D.", Kind.LETTER, "I think the answer is not B, but D."),
        ("LA RESPUESTA ES LA D", Kind.LETTER, "The Answer Is D"),
        ("La opcion correcta es D", Kind.LETTER, "The correct option is D"),
        ("mil doscientos treinta y cuatro", Kind.NUMBER, "1234"),
        ("Hay veintitrés mil ciento un puntos", Kind.NUMBER, "There are 23101 points"),
        ("dos y tres", Kind.NUMBERS, "2 and 3"),
        ("veinte ocho", Kind.NUMBER, "20 8"),
        ("2,5 y 1.250", Kind.NUMBER, "2.5 and 1250"),
        ("[1,2]", Kind.NUMBERS, "[1,2]"),
        ("La palabra es ONCE", Kind.WORD, "The word is ONCE"),
        ("once", Kind.WORD, "once"),
        ("once", Kind.NUMBER, "11"),
        ("caballo de g1 a f3", Kind.MOVE, "knight from g1 to f3"),
        ("Alemania, Baja Sajonia", Kind.PLACE, "Germany, Lower Saxony"),
        ("İ la respuesta", Kind.LETTER, "İ the answer"),
        ("3 ≠ 4 ½", Kind.NUMBER, "3 ≠ 4 ½"),
    ],
)
def test_spanish_has_its_meaning_in_english(text: str, kind: Kind, english: str) -> None:
    assert SPANISH is not None
    assert SPANISH.english(text, kind) == english


def test_an_english_response_stays_as_it_is() -> None:
    assert SPANISH is not None
    text = "The answer is 7: each is counted once, no more."
    assert SPANISH.readings(text, Kind.NUMBER) == (text,)


def test_a_letter_of_two_chessmen_has_two_readings() -> None:
    assert SPANISH is not None
    assert SPANISH.readings("Rd1", Kind.MOVE) == ("Rd1", "Kd1")
    assert SPANISH.readings("Td8+ Rxd8 Ad4", Kind.MOVES) == ("Rd8+ Kxd8 Bd4",)
    assert SPANISH.readings("e8=C, R5d4", Kind.MOVES) == ("e8=N, K5d4",)
    assert SPANISH.readings("C4 y A3", Kind.POINT) == ("C4 and A3",)
    assert SPANISH.readings("Dd1 Ta2 Rh1 e8=D", Kind.MOVES) == ("Qd1 Ra2 Kh1 e8=Q",)


def test_numbers_are_counted_in_their_order() -> None:
    assert SPANISH is not None
    units = "dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete"
    tens = "veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien"
    hundreds = "doscientos trescientas cuatrocientos quinientas seiscientos setecientas ochocientos novecientas mil"
    for words, step in ((units, 1), (tens, 10), (hundreds, 100)):
        counted = [SPANISH.english(word, Kind.NUMBER) for word in words.split()]
        assert counted == [str(step * number) for number in range(2, len(counted) + 2)]


def test_the_readers_know_english_and_chinese_themselves() -> None:
    assert [gloss(language) for language in LANGUAGES[:2]] == [None, None]


def test_an_item_in_english_is_not_read_in_spanish() -> None:
    item, key = asked(Choice("D"), (), dict.fromkeys("ABCD"), Kind.LETTER)
    assert score(item, key, "Me quedo con la D.").outcome is Outcome.UNPARSED
    item, key = asked(FillIn("11"), (), None, Kind.NUMBER)
    assert score(item, key, "once").outcome is not Outcome.RIGHT


@pytest.mark.parametrize("response", ["Lo siento, no puedo ver la imagen.", "No puedo ayudar con eso.", "Lamento que…"])
def test_refusals_are_known(response: str) -> None:
    assert ending(response, "stop") is Ending.REFUSED
