"""Shows the records of weighings of `puzzlegen.generators.logic.weighing`."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.question import task_whatever_form
from puzzlegen.core.scene import AnyNode, Element, Group, Label, Rect, Scene, option_element
from puzzlegen.drawing.marking import areas, chosen, judged, over, pen, tag
from puzzlegen.formats.logic import weighing as form
from puzzlegen.renderers.kits.telling import AND, comma_list, labelled, lines, numbered, options, sentence_list
from puzzlegen.renderers.kits.wording import numbers
from puzzlegen.renderers.logic.kits.pan_balances import CORNER, HIGH, STEP, WIDE, balance, planned, row

msg: Final = messages(__name__)

_GAP: Final = 0.35
_CARD: Final = (4.8, 1.5)  # of a planned weighing
_FEW: Final = 12  # cases that are listed one by one
_OR: Final = msg("or")
_SIGNS: Final = tuple(msg(f"sign-{one}") for one in ("heavy", "light", "either"))
_TILTS: Final = tuple(msg(f"predict-{one}") for one in ("left", "right", "level"))


def word(statement: form.Record, query: form.Query) -> Wording:
    """What is known about the faulty ones, and what is asked."""
    terms = _terms(statement)
    rules: Phrase = msg("rules", faulty=msg(f"faulty-{statement.faulty}", **terms), **terms)
    if statement.slips:
        rules = sentences(rules, msg("slip"))
    ask, kind, texts = task_of(query), Kind.NUMBER, tuple[Phrase | None, ...]()
    match query:
        case form.WhichOffered(options=cases):
            kind, texts = Kind.LETTER, tuple(_case(one, statement) for one in cases)
            ask += f"-{statement.faulty}" if statement.faulty in ("either", "opposite") else ""
        case form.WhichBoxed():
            kind = Kind.BOXES if _is_two(statement) else Kind.BOX
        case form.Which() if _is_two(statement):
            kind = Kind.NUMBERS
        case form.SuspectsOffered() | form.NormalOffered():
            ask = task_whatever_form(query, form.QUESTIONS)
            kind, texts = Kind.LETTER, numbers(query.options)
        case form.Suspected():
            kind = Kind.BOXES
        case form.IdleBoxed() | form.SlipBoxed():
            kind = Kind.BOX
        case form.Next() | form.Sign() | form.Predict():
            kind, texts = Kind.LETTER, _texts(query) or (None,) * 4
    return Wording(rules=rules, ask=msg(f"ask-{ask}", **terms), kind=kind, options=texts)


def _texts(query: form.Query) -> tuple[Phrase, ...]:
    """The options that a question always has."""
    return _SIGNS if isinstance(query, form.Sign) else _TILTS if isinstance(query, form.Predict) else ()


def _is_two(statement: form.Record) -> bool:
    return statement.faulty in ("both_heavy", "both_light", "opposite")


def _terms(statement: form.Record) -> dict[str, Any]:
    """What fills the blanks of rules and questions."""
    faults = 2 if _is_two(statement) else 1
    return {"noun": msg(f"noun-{statement.theme}"), "count": statement.count, "faults": faults}


def _case(case: form.Case, statement: form.Record) -> Phrase:
    """An option: what is faulty, with its weight where the words leave that open."""
    one = case[0]
    if statement.faulty == "either":
        return msg("heavier" if one > 0 else "lighter", number=abs(one))
    if statement.faulty == "opposite":
        heavy, light = sorted(case, reverse=True)
        return msg("unlike", one=heavy, other=-light)
    return msg("two", one=abs(one), other=abs(case[1])) if len(case) > 1 else str(abs(one))


def explain(statement: form.Record, query: form.Query, answer: str, why: form.Facts) -> Phrase:
    """What each balance leaves, those that rule out most first; or which contradict one another."""
    parts: list[Phrase] = [msg("arrows")] if statement.faulty in ("either", "opposite") else []
    parts += [msg(f"lead-{statement.faulty}")] if _is_two(statement) else []
    parts += [msg("leaves")] if why.steps else []
    parts += _followed(why.steps, statement)
    for place, steps in enumerate(why.contradictions):
        balances = sentence_list(map(str, sorted(one for one, _ in steps)), _OR)
        parts += [] if place else _followed(steps, statement, "alone")
        parts.append(msg("likewise" if place else "one-of", numbers=balances))
    for one, cases in enumerate(why.supposed, 1):
        if cases:
            parts.append(msg("supposed", number=one, cases=_cases(cases, statement)))
    number = answer.removeprefix("balance-")
    if isinstance(why, form.Spared):
        for other, cases in enumerate(why.without, 1):
            if str(other) != number:
                parts.append(msg("needed", number=other, cases=_cases(cases, statement)))
    if isinstance(why, form.Shown):
        for letter, results in zip(LETTERS, why.shows, strict=False):
            for tilt, cases in results:
                if letter != answer and len({frozenset(map(abs, case)) for case in cases}) > 1:
                    alike = _cases(cases, statement, AND)
                    parts.append(msg("still", letter=letter, tilt=msg(f"low-{tilt}"), cases=alike))
    left = why.steps[-1].left if why.steps else [case for cases in why.supposed for case in cases]
    ends = _ends(statement, query, answer, left)
    return sentences(*parts, msg(f"so-{task_whatever_form(query, form.QUESTIONS)}", **ends, number=number))


def _followed(steps: Sequence[form.Step], statement: form.Record, first: str = "step") -> Iterator[Phrase]:
    """What each of some balances leaves of what those before it left."""
    before: form.Cases = ()
    for number, cases in steps:
        text = ("step" if before else first) if cases else "against-all" if len(before) > 1 else "against"
        tilt = msg(f"low-{statement.weighings[number - 1].tilt}")
        yield msg(text, number=number, tilt=tilt, cases=_cases(cases or before, statement))
        before = cases


def _ends(statement: form.Record, query: form.Query, answer: str, left: Sequence[form.Case]) -> dict[str, Any]:
    """What fills the blanks of an explanation's last sentence; ``left`` are the cases that the record leaves."""
    suspects = sorted({abs(one) for case in left for one in case})
    texts = _texts(query)
    shown: Phrase = answer
    if isinstance(query, form.WhichBoxed):
        shown = comma_list(map(str, suspects))
    if isinstance(query, form.SuspectsOffered | form.NormalOffered):
        shown = f"{query.options[LETTERS.index(answer)]} ({answer})"
    terms = _terms(statement)
    is_open = len(left) > len(suspects) > 0 and not _is_two(statement)
    return {
        **terms,
        "count": len(suspects),
        "suspects": comma_list(map(str, suspects)),
        "answer": shown,
        "text": texts[LETTERS.index(answer)] if texts else "",
        "leaves": len(left) - is_open,
        "aside": msg("aside", **terms) if is_open else "",
    }


def _cases(cases: form.Cases, statement: form.Record, between: Phrase = _OR) -> Phrase:
    """Cases such as ``3↑``, ``2↑7↓`` or ``4+6``; only how many where they are too many."""
    if len(cases) > _FEW:
        return msg("many", count=len(cases))
    if statement.faulty in ("either", "opposite"):
        shown = ("".join(f"{abs(one)}{'↑' if one > 0 else '↓'}" for one in case) for case in cases)
    else:
        shown = ("+".join(str(abs(one)) for one in case) for case in cases)
    return sentence_list(shown, between)


def describe(statement: form.Record, query: form.Query) -> Phrase:
    """What lies in each pan, and which one is lower."""
    shown = [_told(one, msg(f"tilts-{one.tilt}")) for one in statement.weighings]
    parts = [numbered(msg("told-balance"), shown)]
    if isinstance(query, form.Predict):
        parts.append(labelled(msg("told-asked"), _told(query, msg("locked"))))
    if isinstance(query, form.Next):
        parts.append(options(_told(one, msg("locked")) for one in query.options))
    return lines(*parts, msg("shelf", **_terms(statement)))


def _told(pans: form.Pans | form.Predict, state: Phrase) -> Phrase:
    left, right = (comma_list(map(str, pan)) for pan in (pans.left, pans.right))
    return msg("pans", left=left, right=right, state=state)


def depict(statement: form.Record, query: form.Query) -> tuple[Scene, ...]:
    """The balances, two or three beside one another, the locked one last; all things below, and drawn options."""
    theme, hue = statement.theme, statement.hue
    shown: list[tuple[str, form.Pans | form.Predict]] = [(one.tilt, one) for one in statement.weighings]
    if isinstance(query, form.Predict):
        shown.append(("locked", query))
    columns = 2 if len(shown) in (2, 4) else 3
    rows = -(-len(shown) // columns)
    wide = max(columns * (WIDE + _GAP) + _GAP, statement.count * STEP + 1)
    nodes: list[AnyNode] = []
    for number, (tilt, pans) in enumerate(shown):
        line, column = divmod(number, columns)
        within = min(columns, len(shown) - line * columns)
        x = (wide - within * (WIDE + _GAP) + _GAP) / 2 + column * (WIDE + _GAP)
        nodes.append(Group(tuple(_panel(theme, hue, tilt, pans, number + 1)), x, _GAP + line * (HIGH + _GAP)))
    high = _GAP + rows * (HIGH + _GAP)
    nodes += _all(statement, wide / 2, high)
    high += 1.15
    if isinstance(query, form.Next):
        for letter, (place, pans) in zip(LETTERS, enumerate(query.options), strict=False):
            x = wide / 2 + (place % 2 - 0.5) * (_CARD[0] + 0.8) + 0.25
            y = high + 0.15 + place // 2 * (_CARD[1] + 0.25)
            nodes += _option(letter, Group(tuple(planned(theme, hue, (pans.left, pans.right))), x, y), x, y)
        high += 2 * (_CARD[1] + 0.25) + 0.1
    return (Scene(wide, high, tuple(nodes)),)


def depict_solution(statement: form.Record, query: form.Query, answer: str, why: form.Facts) -> tuple[Scene, ...]:
    """The order in which balances are read, a balance that is asked for, and what may still be faulty."""
    (scene,) = depict(statement, query)
    there, width, marks = areas(scene), pen(scene), list[AnyNode]()
    for number, step in enumerate(why.steps, 1):
        x, y, wide, _ = there[f"balance-{step.balance}"]
        marks += tag(x + wide - 0.4, y + 0.4, str(number), width)
    left = why.steps[-1].left if why.steps else ()
    named = [f"thing-{number}" for number in sorted({abs(one) for case in left for one in case})]
    if isinstance(query, form.Idle | form.Slip):
        named.append(f"balance-{answer.removeprefix('balance-')}")
    scene = chosen(over(scene, marks), named)
    return (judged(scene, answer, LETTERS[:4]) if isinstance(query, form.Next) else scene,)


def _panel(
    theme: form.Theme, hue: form.Hue, tilt: str, pans: form.Pans | form.Predict, number: int
) -> Iterator[AnyNode]:
    """A balance with its number on a ground of its own; a locked one has no number."""
    locked = tilt == "locked"
    yield Rect(0, 0, WIDE, HIGH, fill="highlight" if locked else "tint", radius=CORNER)
    yield from balance(theme, hue, "level" if locked else tilt, (pans.left, pans.right), locked=locked)
    yield Rect(0, 0, WIDE, HIGH, stroke="line", radius=CORNER)
    if not locked:
        y = 0.86 if theme == "sacks" else 0.4  # below the awning
        yield Rect(0.12, y - 0.28, 0.56, 0.56, fill="paper", stroke="ink", radius=0.1)
        yield Label(0.4, y, str(number), 0.3)
        yield Element(f"balance-{number}", 0, 0, WIDE, HIGH)


def _all(statement: form.Record, x: float, y: float) -> Iterator[AnyNode]:
    """All things in a row on a shelf."""
    count = statement.count
    left = x - count * STEP / 2
    yield from row(statement.theme, statement.hue, range(1, count + 1), x, y + 0.75)
    yield Rect(left - 0.2, y + 0.78, count * STEP + 0.4, 0.12, fill="soft", stroke="ink")
    for number in range(count):
        yield Element(f"thing-{number + 1}", left + number * STEP + 0.02, y + 0.09, STEP - 0.04, STEP - 0.04)


def _option(letter: str, plan: Group, x: float, y: float) -> Iterator[AnyNode]:
    """A card with its letter on the left."""
    wide, high = _CARD
    yield Rect(x - wide / 2, y, wide, high, fill="paper", stroke="line", radius=0.15)
    yield Group((plan,), 0, high / 2 - 0.14)
    yield Label(x - wide / 2 - 0.35, y + high / 2, letter, 0.34)
    yield Element(option_element(letter), x - wide / 2, y, wide, high)
