"""Releases of a toy category for the gates: fair ones, simulated from a seed, and ways to spoil them."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from puzzlegen.answers.kinds import spelled
from puzzlegen.answers.matching import guessed
from puzzlegen.core.certificate import Certificate, Verdict
from puzzlegen.core.item import (
    Answer,
    AnswerForm,
    BoundingBoxes,
    Box,
    Choice,
    FillIn,
    Key,
    OpenEnded,
    Presentation,
    Proof,
    PublishedOption,
)
from puzzlegen.core.stream import Stream
from puzzlegen.drawing.style import draw_style
from puzzlegen.releases.documents import Held, ReleasedItem
from puzzlegen.specs.language import Terms

LETTERS = "ABCDEFGH"
LEVELS = ("easy", "medium", "hard")
SHOWN = Presentation(draw_style(Stream("toys")).look)
TERMS = Terms(title="Toys", items=1, drift=0.5)
SYLLABLES = ("ba", "ko", "ri", "mu", "te", "san", "pol", "gri")
BOARD: Mapping[str, Box] = {
    f"r{row + 1}c{column + 1}": (40 * column, 40 * row, 40 * column + 40, 40 * row + 40)
    for row in range(5)
    for column in range(5)
}


@dataclass(frozen=True)
class Asked:
    """A toy question: its text, what each option shows (drawn unless they are texts), and the answer."""

    text: str
    answer: Answer
    options: Sequence[Any] = ()
    drawn: bool = False


def word(rng: Stream) -> str:
    return "".join(rng.choice(SYLLABLES) for _ in range(rng.between(1, 3)))


def different(make: Callable[[], Any], count: int) -> list[Any]:
    found: list[Any] = []
    while len(found) < count:
        one = make()
        if one not in found:
            found.append(one)
    return found


def words(rng: Stream, place: int) -> Asked:
    return Asked(
        f"Which word belongs to the {rng.between(3, 9)} tiles?",
        Choice(LETTERS[place]),
        different(lambda: word(rng), 4),
    )


def phrases(rng: Stream, place: int) -> Asked:
    return Asked(
        f"图中有 {rng.between(3, 9)} 个图形，哪一句是对的？",
        Choice(LETTERS[place]),
        different(lambda: f"{word(rng)} {word(rng)} {word(rng)}", 3),
    )


def numbers(rng: Stream, place: int) -> Asked:
    return Asked(
        f"How many ways lead through the maze of {rng.between(3, 9)} rooms?",
        Choice(LETTERS[place]),
        different(lambda: str(rng.between(1, 40)), 5),
    )


def tiles(rng: Stream, place: int) -> Asked:
    """Options that change the same grid each in its own way, the right one among them."""
    grid = [str(rng.below(6)) for _ in range(20)]

    def changed() -> str:
        other = list(grid)
        for spot in rng.sample(range(20), rng.between(1, 5)):
            other[spot] = str(rng.below(6))
        return "".join(other)

    return Asked("Which option completes the picture?", Choice(LETTERS[place]), different(changed, 4), drawn=True)


def figures(rng: Stream, place: int) -> Asked:
    """Eight figures of three attributes with two values each, as in an attribute bisection tree."""
    pairs = [rng.sample(["red", "blue", "green", "grey"], 2), rng.sample(["disc", "star", "cross"], 2), [1, 2]]
    every = [{"colour": a, "shape": b, "count": c} for a in pairs[0] for b in pairs[1] for c in pairs[2]]
    rng.shuffle(every)
    return Asked("Which figure comes next?", Choice(LETTERS[place]), every, drawn=True)


def truth(rng: Stream, place: int) -> Asked:
    text = f"Do all {rng.between(3, 9)} lines cross?"
    return Asked(text, Choice(LETTERS[place]), different(lambda: rng.choice(["yes", "no"]), 2))


def digit(rng: Stream, place: int) -> Asked:  # noqa: ARG001
    text = f"Which digit belongs in row {rng.between(1, 9)}, column {rng.between(1, 9)}?"
    return Asked(text, FillIn(str(rng.between(1, 9))))


def order(rng: Stream, place: int) -> Asked:  # noqa: ARG001
    return Asked("Name the colours from left to right.", OpenEnded(" ".join(word(rng) for _ in range(4))))


def cell(rng: Stream, place: int) -> Asked:  # noqa: ARG001
    count = rng.between(1, 2)
    return Asked("Box the wrong cells.", BoundingBoxes(tuple(sorted(rng.sample(list(BOARD.values()), count)))))


FAMILIES: Mapping[str, tuple[Callable[[Stream, int], Asked], int]] = {
    "words": (words, 4),
    "phrases": (phrases, 3),
    "numbers": (numbers, 5),
    "tiles": (tiles, 4),
    "figures": (figures, 8),
    "truth": (truth, 2),
    "digit": (digit, 1),
    "order": (order, 1),
    "cell": (cell, 1),
}
FORMS = {Choice: "choice", FillIn: "fill_in", OpenEnded: "open_ended", BoundingBoxes: "bounding_boxes"}


def hexadecimal(rng: Stream) -> str:
    return f"{rng.word():016x}"


def toy(seed: int, family: str, index: int) -> Held:
    """One item, whose key is independent of those of all others."""
    make, options = FAMILIES[family]
    rng = Stream.for_item(family, 1, "", seed, index, 0)
    asked = make(rng, rng.below(options))
    level = LEVELS[index % 3]
    name = hexadecimal(rng)
    layout = BOARD if isinstance(asked.answer, BoundingBoxes) else {}
    item = ReleasedItem(
        id=name,
        category="toys",
        family=family,
        family_version=1,
        level=level,
        images=(f"images/{name}.png",),
        question=asked.text,
        options=tuple(
            PublishedOption(letter, None if asked.drawn else shown)
            for letter, shown in zip(LETTERS, asked.options, strict=False)
        ),
        answer_form=AnswerForm(FORMS[type(asked.answer)]),
        language="en",
        capabilities=(),
        taxonomy={},
        rules="",
        ask=asked.text,
        instruction="",
        short=asked.text,
        split="test",
        released="2026.1.0",
        canary="canary",
        canonical=hexadecimal(rng),
    )
    certificate = Certificate(
        verdict=Verdict.UNIQUE,
        answers=(spelled(asked.answer, BOARD),),
        method="toy",
        effort={},
        difficulty=float(2 * LEVELS.index(level) + rng.between(1, 3)),
        unit="steps",
        canonical=item.canonical,
    )
    query = {"task": "ask", **({"shown": list(asked.options)} if asked.drawn else {})}
    return keyed(Held(item, None, Proof(name, {}, query, certificate, 1, layout, SHOWN)), asked.answer)


def keyed(held: Held, answer: Answer) -> Held:
    """The item with this key, proven."""
    assert held.proof is not None
    refuted = {}
    if isinstance(answer, Choice):
        refuted = {option.letter: "it is wrong" for option in held.item.options if option.letter != answer.letter}
    certificate = msgspec.structs.replace(held.proof.certificate, answers=(spelled(answer, BOARD),), refuted=refuted)
    proof = msgspec.structs.replace(held.proof, certificate=certificate)
    return Held(held.item, Key(held.item.id, answer, (), "", guessed(answer)), proof)


def fair(seed: int, n: int) -> tuple[Held, ...]:
    """A release whose items give nothing away."""
    names = list(FAMILIES)
    return tuple(toy(seed, names[place % len(names)], place // len(names)) for place in range(n))


def pixels_of(held: Sequence[Held]) -> dict[str, str]:
    return {path: f"pixels of {path}" for one in held for path in one.item.images}


def right(held: Held) -> int:
    """The place of the right option."""
    assert held.key is not None
    assert isinstance(held.key.answer, Choice)
    return LETTERS.index(held.key.answer.letter)


def shown(held: Held) -> list[Any]:
    """What the options show."""
    assert held.proof is not None
    return list(held.proof.query.get("shown") or [option.text for option in held.item.options])


def showing(held: Held, options: Sequence[Any]) -> Held:
    """The item with other options in the places of its own."""
    assert held.proof is not None
    if "shown" in held.proof.query:
        query = {**held.proof.query, "shown": list(options)}
        return Held(held.item, held.key, msgspec.structs.replace(held.proof, query=query))
    published = tuple(PublishedOption(letter, text) for letter, text in zip(LETTERS, options, strict=False))
    return Held(msgspec.structs.replace(held.item, options=published), held.key, held.proof)


def asking(held: Held, question: str) -> Held:
    return Held(msgspec.structs.replace(held.item, question=question), held.key, held.proof)


def certified(held: Held, **changes: Any) -> Held:
    """The item with another certificate."""
    assert held.proof is not None
    certificate = msgspec.structs.replace(held.proof.certificate, **changes)
    return Held(held.item, held.key, msgspec.structs.replace(held.proof, certificate=certificate))


def spoil(held: Sequence[Held], family: str, change: Callable[[Held, Stream], Held]) -> tuple[Held, ...]:
    """The release with every item of one family changed."""
    return tuple(change(one, Stream(one.item.id)) if one.item.family == family else one for one in held)


def of(held: Sequence[Held], family: str) -> Iterator[int]:
    """The places of a family's items."""
    return (place for place, one in enumerate(held) if one.item.family == family)
