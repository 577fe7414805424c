"""Shows the hoops of `puzzlegen.generators.cues.venn_letters`."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, get_args

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Element, Group, Hue, Label, Scene, Segments, option_element
from puzzlegen.drawing.marking import answered, over, pen, tag
from puzzlegen.facts.things import facts
from puzzlegen.formats.cues.venn_letters import Bead, Facts, Hoops, Letter, Missing, Place, Query, Which, Written
from puzzlegen.renderers.cues.kits import hoops
from puzzlegen.renderers.kits.colours import COLOURS as CALLED
from puzzlegen.renderers.kits.telling import AND, comma_list, fill, labelled, lines, numbered, options

msg: Final = messages(__name__)

_CARD: Final = 3.2  # between the middles of drawn options
_ROW: Final = 3.9  # height of the options below

_CALLED: Final[dict[str, Phrase]] = {hue: CALLED[hue] for hue in get_args(Hue)}


def word(shown: Hoops, query: Query) -> Wording:
    """Ask for what stands on a bead, where one belongs, what hangs at a hoop, or what a number stands for."""
    code, written, rules = shown.code, shown.written, [msg("rules")]
    if (code, written) != ("plain", "letters"):
        rules.append(msg(f"code-{code.replace(' ', '-')}-{written}"))
    if any(None in some for some in shown.beads):
        rules.append(msg("blank"))
    ask, kind = msg(f"ask-{task_of(query)}", number=_number_asked(query)), Kind.SYMBOL
    if isinstance(query, Missing):
        ask, kind = msg(f"ask-missing-{written}"), Kind.NUMBER if written == "numbers" else Kind.SYMBOL
    offers = isinstance(query, Place | Which)
    return Wording(ask, Kind.LETTER if offers else kind, sentences(*rules), options=(None,) * 4 * offers)


def _number_asked(query: Query) -> int | None:
    return query.number if isinstance(query, Place | Letter) else None


def _sign(bead: Bead, written: Written) -> str:
    """What stands on a bead."""
    return "" if bead is None else chr(64 + bead) if isinstance(bead, int) and written == "letters" else str(bead)


def explain(shown: Hoops, query: Query, answer: str, why: Facts) -> Phrase:
    """The words, what the regions tell about the code, and what follows."""
    words, first, step = why.words, why.a, why.step or 1
    number = _number_asked(query)
    names = [msg("painted" if word.lower() in _CALLED else "pictured", word=word) for word in words]
    letters = {region: sorted(one for one in {*"".join(words)} if _region(one, words) == region) for region in range(8)}
    parts: list[Phrase] = [msg("words", spelled=comma_list(names))]
    if shown.code != "plain":
        parts += _code_found(shown, words, letters, others_first=isinstance(query, Which))
    where = next((region for region, some in enumerate(shown.beads, 1) if "?" in some), 0)
    if number is not None:
        letter = chr(step * (number - first) % 26 + 65)
        where = _region(letter, words)
    else:
        beads = [bead for bead in shown.beads[where - 1] if isinstance(bead, int)]
        letter = "".join(one for one in letters[where] if _number(one, first, step) not in beads)
    held = letters[where] if isinstance(query, Missing) else sorted({*words[-1]})
    thus = "thus-alone" if isinstance(query, Missing) and len(held) == 1 else f"thus-{task_of(query)}"
    return sentences(
        *parts,
        msg(
            thus,
            letters=comma_list(held),
            letter=letter,
            number=number,
            where=_told(msg("in"), where, words) if where else msg("nowhere"),
            word=words[-1],
            written="" if letter == answer else msg("written", answer=answer),
            answer=answer,
        ),
    )


def _code_found(
    shown: Hoops, words: Sequence[str], letters: Mapping[int, Sequence[str]], *, others_first: bool
) -> list[Phrase]:
    """The regions that say most about the code, until it is known; perhaps those outside the last hoop first."""
    seen = {region: {bead for bead in some if isinstance(bead, int)} for region, some in enumerate(shown.beads, 1)}
    either = shown.code == "either way"
    every = {(first, step) for first in range(1, 27) for step in ((1, -1) if either else (1,))}
    codes = {
        region: {code for code in every if some <= {_number(one, *code) for one in letters[region]}}
        for region, some in seen.items()
        if some
    }
    left, parts, last = every, list[Phrase](), 2 ** (len(words) - 1)
    while len(left) > 1 and codes:
        region = min(codes, key=lambda one: (others_first and one >= last, len(left & codes[one]), one))
        left &= codes.pop(region)
        signs = ((_sign(first, shown.written), step) for first, step in sorted(left))
        ways = (msg("forwards" if step > 0 else "backwards", sign=sign) if either else sign for sign, step in signs)
        beads = comma_list(_sign(bead, shown.written) for bead in sorted(seen[region]))
        told = {"letters": comma_list(letters[region]), "beads": beads, "codes": comma_list(ways, msg("or"))}
        parts.append(_told(msg("noted"), region, words, **told))
    return parts


def _number(letter: str, first: int, step: int) -> int:
    """What stands for a letter where A is ``first``, and the alphabet runs forwards (1) or backwards (-1)."""
    return (step * (ord(letter) - 65) + first - 1) % 26 + 1


def _told(sentence: Phrase, region: int, words: Sequence[str], **terms: Phrase) -> Phrase:
    """A sentence about a region, by the words that its letters are in, and those that they are not in."""
    held, others = ([word for hoop, word in enumerate(words) if region >> hoop & 1 == side] for side in (1, 0))
    outside = msg("but-not", spelled=comma_list(others, msg("or"))) if others else ""
    return fill(sentence, spelled=comma_list(held, AND), others=outside, **terms)


def _region(letter: str, words: Sequence[str]) -> int:
    return sum((letter in word) << hoop for hoop, word in enumerate(words))


def _within(region: int, count: int) -> Phrase:
    """A region in words, by the numbers of its hoops."""
    hoops = [str(hoop + 1) for hoop in range(count) if region >> hoop & 1]
    return msg("all" if len(hoops) > 1 else "only", hoops=", ".join(hoops)) if hoops else msg("outside")


def _named(name: str | None) -> Phrase:
    """A hoop in words."""
    if name is None:
        return msg("unknown")
    return msg("coloured", colour=_CALLED[name]) if name in _CALLED else msg("rope", thing=facts().name_of(name))


def describe(shown: Hoops, query: Query) -> Phrase:
    """The hoops, and the beads of each region."""
    count, written = len(shown.hoops), shown.written
    parts = [numbered(msg("hoop"), map(_named, shown.hoops))]
    for region, some in enumerate(shown.beads, 1):
        beads = comma_list(_sign(bead, written) if bead is not None else msg("empty") for bead in some)
        parts.append(labelled(_within(region, count), beads))
    if isinstance(query, Place):
        parts.append(options(_within(region, count) for region in query.options))
    if isinstance(query, Which):
        parts.append(options(map(_named, query.options)))
    return lines(*parts)


def depict(shown: Hoops, query: Query) -> tuple[Scene, ...]:
    """The hoops with their beads, and drawn options below; a unit is the width of a bead."""
    names, turn, written = shown.hoops, shown.turn, shown.written
    nodes = hoops.draw_hoops(names, turn)
    for (x, y), bead, letter in _laid(shown, query):
        nodes += hoops.draw_bead(x, y, letter or _sign(bead, written), asked=bool(letter), square=written == "letters")
    (left, top, right, bottom), (aside, down) = hoops.bounds(names, turn), _origin(shown)
    width, height = max(right - left, 4 * _CARD), bottom - top
    below: list[AnyNode] = []
    if isinstance(query, Which):
        for place, (letter, name) in enumerate(zip(LETTERS, query.options, strict=False)):
            x, y = width / 2 + (place - 1.5) * _CARD, height + hoops.TAG + 0.4
            coloured, side = hoops.is_coloured(name), hoops.TAG + 0.1
            below += hoops.draw_hoop(name, x, y, hoops.TAG - hoops.HALF) if coloured else hoops.draw_card(name, x, y)
            below.append(Label(x, y + hoops.TAG + 0.6, letter, 0.48))
            below.append(Element(option_element(letter), x - side, y - side, 2 * side, 2 * side))
    hung = Group(tuple(nodes), aside, down)
    if below:
        below.append(Segments(((hoops.EDGE, height, width - hoops.EDGE, height),), "line", "medium"))
        height += _ROW
    ground = hoops.floor(sum(map(len, shown.beads)), width, height)
    return (Scene(width, height, (ground, hung, *below)),)


def depict_solution(shown: Hoops, query: Query, answer: str, why: Facts) -> tuple[Scene, ...]:
    """What each bead stands for, what belongs to the question mark, and the right option."""
    (scene,) = depict(shown, query)
    marks, width, (aside, down) = list[AnyNode](), pen(scene), _origin(shown)
    for (x, y), bead, letter in _laid(shown, query):
        number = _number_asked(query) if letter == answer else bead
        if isinstance(number, int) or bead == "?":
            text = chr((why.step or 1) * (number - why.a) % 26 + 65) if isinstance(number, int) else answer
            marks += tag(x + aside + 0.5, y + down + 0.5, text, 0.8 * width)
    letters = LETTERS if isinstance(query, Place | Which) else ""
    (scene, *_) = answered([scene], answer, letters) or (scene,)
    return (over(scene, marks),)


def _origin(shown: Hoops) -> tuple[float, float]:
    """Where the middle of all hoops is in the picture."""
    left, top, right, _ = hoops.bounds(shown.hoops, shown.turn)
    return max(right - left, 4 * _CARD) / 2 - (left + right) / 2, -top


def _laid(shown: Hoops, query: Query) -> Iterator[tuple[hoops.Point, Bead, str]]:
    """The beads with their places, counted from the middle of all hoops; and places with the letters of options."""
    letters = dict(zip(query.options, LETTERS, strict=False)) if isinstance(query, Place) else {}
    for region, some in enumerate([(), *shown.beads]):
        held = [*((bead, "") for bead in some), *([(None, letters[region])] if region in letters else [])]
        square = shown.written == "letters"
        places = hoops.places(shown.hoops, shown.turn, region, len(held), square=square)
        yield from ((place, bead, letter) for place, (bead, letter) in zip(places, held, strict=False))
