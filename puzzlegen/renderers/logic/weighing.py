"""Shows the records of weighings of `puzzlegen.generators.logic.weighing`."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Element, Group, Label, Rect, Scene, option_element
from puzzlegen.renderers.kits.telling import AND, comma_list, labelled, lines, numbered, options, sentence_list
from puzzlegen.renderers.kits.wording import counting, number_meant
from puzzlegen.renderers.logic.kits.pan_balances import HIGH, STEP, WIDE, balance, planned, row

msg: Final = messages(__name__)

_GAP: Final = 0.35
_CARD: Final = (4.8, 1.5)  # of a planned weighing
_FEW: Final = 12  # cases that are listed one by one
_KINDS: Final = {
    **dict.fromkeys(("which", "idle", "slip", "fewest"), Kind.NUMBER),
    **dict.fromkeys(("which_boxes", "idle_box", "slip_box"), Kind.BOX),
    "suspect_boxes": Kind.BOXES,
}
_OR: Final = msg("or")
_TEXTS: Final[dict[str, tuple[Phrase, ...]]] = {
    "sign": tuple(msg(f"sign-{one}") for one in ("heavy", "light", "either")),
    "predict": tuple(msg(f"predict-{one}") for one in ("left", "right", "level")),
}


def word(statement: Statement, query: Statement) -> Wording:
    """What is known about the faulty ones, and what is asked."""
    task, faulty = query["task"], statement["faulty"]
    terms = _terms(statement)
    rules: Phrase = msg("rules", faulty=msg(f"faulty-{faulty}", **terms), **terms)
    if statement["slips"]:
        rules = sentences(rules, msg("slip"))
    name = task if task == "which_choice" else task.removesuffix("_choice")
    ask = f"{name}-{faulty}" if name == "which_choice" and faulty in ("either", "opposite") else name
    kind = _KINDS.get(name, Kind.LETTER)
    texts: tuple[Phrase | None, ...] = _TEXTS.get(task, ())
    if _is_two(statement):
        kind = {"which": Kind.NUMBERS, "which_boxes": Kind.BOXES}.get(task, kind)
    if task == "which_choice":
        texts = tuple(_case(one, statement) for one in query["options"])
    elif task == "next":
        texts = (None,) * len(query["options"])
    elif name in ("suspects", "normal"):
        kind, texts = counting(query)
    return Wording(rules=rules, ask=msg(f"ask-{ask}", **terms), kind=kind, options=texts)


def _is_two(statement: Statement) -> bool:
    return statement["faulty"] in ("both_heavy", "both_light", "opposite")


def _terms(statement: Statement) -> dict[str, Any]:
    """What fills the blanks of rules and questions."""
    faults = 2 if _is_two(statement) else 1
    return {"noun": msg(f"noun-{statement['dress']}"), "count": statement["count"], "faults": faults}


def _case(case: Sequence[int], statement: Statement) -> Phrase:
    """An option: what is faulty, with its weight where the words leave that open."""
    one = case[0]
    if statement["faulty"] == "either":
        return msg("heavier" if one > 0 else "lighter", number=abs(one))
    if statement["faulty"] == "opposite":
        heavy, light = sorted(case, reverse=True)
        return msg("unlike", one=heavy, other=-light)
    return msg("two", one=abs(one), other=abs(case[1])) if len(case) > 1 else str(abs(one))


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:
    """What each balance leaves, those that rule out most first; or which contradict one another."""
    task, faulty = query["task"].partition("_")[0], statement["faulty"]
    parts: list[Phrase] = [msg("arrows")] if faulty in ("either", "opposite") else []
    parts += [msg(f"lead-{faulty}")] if _is_two(statement) else []
    parts += _followed(why["steps"], statement)
    for steps in why["contradictions"]:
        numbers = sentence_list(map(str, sorted(one for one, _ in steps)), _OR)
        parts += [*_followed(steps, statement, "alone"), msg("one-of", numbers=numbers)]
    for one, cases in enumerate(why["supposed"], 1):
        if cases:
            parts.append(msg("supposed", number=one, cases=_cases(cases, statement)))
    number = answer.removeprefix("balance-")
    for other, cases in enumerate(why.get("without", ()), 1):
        if str(other) != number:
            parts.append(msg("needed", number=other, cases=_cases(cases, statement)))
    for letter, results in zip(LETTERS, why.get("shows", ()), strict=False):
        for tilt, cases in results:
            if letter != answer and len({frozenset(map(abs, case)) for case in cases}) > 1:
                alike = _cases(cases, statement, AND)
                parts.append(msg("still", letter=letter, tilt=msg(f"tilts-{tilt}"), cases=alike))
    left = why["steps"][-1][1] if why["steps"] else [case for cases in why["supposed"] for case in cases]
    return sentences(*parts, msg(f"so-{task}", **_ends(statement, query, answer, left), number=number))


def _followed(steps: Sequence[Any], statement: Statement, first: str = "step") -> Iterator[Phrase]:
    """What each of some balances leaves of what those before it left."""
    before: Sequence[Sequence[int]] = ()
    for number, cases in steps:
        text = ("step" if before else first) if cases else "against-all" if len(before) > 1 else "against"
        tilt = msg(f"tilts-{statement['weighings'][number - 1]['tilt']}")
        yield msg(text, number=number, tilt=tilt, cases=_cases(cases or before, statement))
        before = cases


def _ends(statement: Statement, query: Statement, answer: str, left: Sequence[Sequence[int]]) -> dict[str, Any]:
    """What fills the blanks of an explanation's last sentence; ``left`` are the cases that the record leaves."""
    suspects = sorted({abs(one) for case in left for one in case})
    texts = _TEXTS.get(query["task"])
    shown = comma_list(map(str, suspects)) if query["task"] == "which_boxes" else answer
    if query["task"] in ("suspects_choice", "normal_choice"):
        shown = f"{number_meant(query, answer)} ({answer})"
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


def _cases(cases: Sequence[Sequence[int]], statement: Statement, between: Phrase = _OR) -> Phrase:
    """Cases such as ``3↑``, ``2↑ 7↓`` or ``4 + 6``; only how many where they are too many."""
    if len(cases) > _FEW and _is_two(statement):
        return msg("many", count=len(cases))
    if statement["faulty"] in ("either", "opposite"):
        shown = (" ".join(f"{abs(one)}{'↑' if one > 0 else '↓'}" for one in case) for case in cases)
    else:
        shown = (" + ".join(str(abs(one)) for one in case) for case in cases)
    return sentence_list(shown, between)


def describe(statement: Statement, query: Statement) -> Phrase:
    """What lies in each pan, and which one is lower."""
    shown = [_told(one, msg(f"tilts-{one['tilt']}")) for one in statement["weighings"]]
    parts = [numbered(msg("told-balance"), shown)]
    if query["task"] == "predict":
        parts.append(labelled(msg("told-asked"), _told(query, msg("locked"))))
    if query["task"] == "next":
        parts.append(options(_told(one, msg("locked")) for one in query["options"]))
    return lines(*parts, msg("shelf", **_terms(statement)))


def _told(pans: Statement, state: Phrase) -> Phrase:
    return msg("pans", **{side: comma_list(map(str, pans[side])) for side in ("left", "right")}, state=state)


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The balances, two or three beside one another, the locked one last; all things below, and drawn options."""
    dress, hue = statement["dress"], statement["hue"]
    shown = [(one["tilt"], (one["left"], one["right"])) for one in statement["weighings"]]
    if query["task"] == "predict":
        shown.append(("locked", (query["left"], query["right"])))
    columns = 2 if len(shown) in (2, 4) else 3
    rows = -(-len(shown) // columns)
    wide = max(columns * (WIDE + _GAP) + _GAP, statement["count"] * STEP + 1)
    nodes: list[AnyNode] = []
    for number, (tilt, pans) in enumerate(shown):
        line, column = divmod(number, columns)
        within = min(columns, len(shown) - line * columns)
        x = (wide - within * (WIDE + _GAP) + _GAP) / 2 + column * (WIDE + _GAP)
        nodes.append(Group(tuple(_panel(dress, hue, tilt, pans, number + 1)), x, _GAP + line * (HIGH + _GAP)))
    high = _GAP + rows * (HIGH + _GAP)
    nodes += _all(statement, wide / 2, high)
    high += 1.15
    if query["task"] == "next":
        for letter, (place, pans) in zip(LETTERS, enumerate(query["options"]), strict=False):
            x = wide / 2 + (place % 2 - 0.5) * (_CARD[0] + 0.8) + 0.25
            y = high + 0.15 + place // 2 * (_CARD[1] + 0.25)
            nodes += _option(letter, Group(tuple(planned(dress, hue, (pans["left"], pans["right"]))), x, y), x, y)
        high += 2 * (_CARD[1] + 0.25) + 0.1
    return (Scene(wide, high, tuple(nodes), unit=(40, 50)),)


def _panel(dress: str, hue: Any, tilt: str, pans: Sequence[Sequence[int]], number: int) -> Iterator[AnyNode]:
    """A balance with its number on a ground of its own; a locked one has no number."""
    locked = tilt == "locked"
    yield Rect(0, 0, WIDE, HIGH, fill="highlight" if locked else "tint", stroke="line", radius=0.15)
    yield from balance(dress, hue, "level" if locked else tilt, pans, locked=locked)
    if not locked:
        yield Rect(0.12, 0.12, 0.56, 0.56, fill="paper", stroke="ink", radius=0.1)
        yield Label(0.4, 0.4, str(number), 0.3, "label")
        yield Element(f"balance-{number}", 0, 0, WIDE, HIGH)


def _all(statement: Statement, x: float, y: float) -> Iterator[AnyNode]:
    """All things in a row on a shelf."""
    count = statement["count"]
    left = x - count * STEP / 2
    yield from row(statement["dress"], statement["hue"], range(1, count + 1), x, y + 0.75)
    yield Rect(left - 0.2, y + 0.78, count * STEP + 0.4, 0.12, fill="soft", stroke="ink")
    for number in range(count):
        yield Element(f"thing-{number + 1}", left + number * STEP + 0.02, y + 0.09, STEP - 0.04, STEP - 0.04)


def _option(letter: str, plan: Group, x: float, y: float) -> Iterator[AnyNode]:
    """A card with its letter on the left."""
    wide, high = _CARD
    yield Rect(x - wide / 2, y, wide, high, fill="paper", stroke="line", radius=0.15)
    yield Group((plan,), 0, high / 2 - 0.14)
    yield Label(x - wide / 2 - 0.35, y + high / 2, letter, 0.32, "label")
    yield Element(option_element(letter), x - wide / 2, y, wide, high)
