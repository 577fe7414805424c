"""Words and draws the scenes and clue cards of `puzzlegen.generators.logic.clue_grid`."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Element, Group, Label, Rect, Scene, Segments, option_element
from puzzlegen.drawing.marking import Area, chosen, judged, over, pen, ring, strike
from puzzlegen.facts.logic.clue_scenes import SCENES
from puzzlegen.facts.things import facts
from puzzlegen.formats.logic import clue_grid as form
from puzzlegen.renderers.kits.colours import COLOURS
from puzzlegen.renderers.kits.telling import (
    AND,
    SEMICOLON,
    comma_list,
    labelled,
    lines,
    numbered,
    options,
    sentence_list,
)
from puzzlegen.renderers.logic.kits.clue_cards import BROAD, LONG, card, picture
from puzzlegen.renderers.logic.kits.clue_scenes import Drawn, Place, scene
from puzzlegen.renderers.logic.kits.steps import first_of

msg: Final = messages(__name__)

_GAP: Final = 0.2
_MARGIN: Final = 0.4
_APART: Final = 0.35  # the places, the cards and the options
_STEP: Final = 1.1  # between those who wait
_KINDS: Final = {form.Where: Kind.BOX, **dict.fromkeys((form.Count, form.Spare, form.Wrong), Kind.NUMBER)}
_SPECIAL: Final = ("next column", "next ring", "before column")  # relations that have pictures of their own


def word(statement: form.Clues, query: form.Query) -> Wording:
    """What belongs together, what the cards mean, and what is asked."""
    place = msg(f"place-{statement.scene}")
    cards = [*statement.cards, *_lettered(query)]
    signs = [
        msg(f"cards-{sign.replace(' ', '-')}", place=place)
        for sign in dict.fromkeys(_sign(statement, one) for one in cards)
    ]
    if any(one.other in COLOURS for one in cards):
        patch = msg("patch", place=place)
        crossed = any(one.other in COLOURS and one.crossed for one in cards)
        signs.append(msg("no-patch", patch=patch, place=place) if crossed else patch)
    if any(one.crossed for one in cards):
        signs.append(msg("crossed"))
    rules = [
        msg("rules", seats=msg(f"seats-{statement.scene}"), place=place),
        msg("signs", signs=comma_list(signs, SEMICOLON)),
    ]
    if isinstance(query, form.Who | form.Where | form.Owner):
        rules.append(msg("one"))
    terms: dict[str, Phrase] = {"place": place}
    match query:
        case form.Where(name=name) | form.Owner(thing=name):
            terms["name"] = _name(name)
    kind = _KINDS.get(type(query), Kind.LETTER)
    options = (None,) * (4 if kind is Kind.LETTER else 0)
    return Wording(msg(f"ask-{task_of(query)}", **terms), kind, sentences(*rules), options=options)


def _lettered(query: form.Query) -> tuple[form.Card, ...]:
    """The cards on offer."""
    return query.options if isinstance(query, form.Must | form.Cannot) else ()


def _sign(statement: form.Clues, shown: form.Card) -> str:
    """Which picture, and which meaning, a relation has in this scene."""
    plain, special = shown.relation, f"{shown.relation} {SCENES[statement.scene]}"
    return special if special in _SPECIAL else plain


def _name(name: str) -> Phrase:
    return COLOURS[name] if name in COLOURS else facts().names[name]  # type: ignore[index]


def _number(statement: form.Clues, place: int) -> int:
    """The number of a place: floors count from the ground."""
    return len(statement.hues) - place if SCENES[statement.scene] == "column" else place + 1


def _together(numbers: Iterable[int]) -> Phrase:
    """The numbers of some cards."""
    return sentence_list([str(one + 1) for one in numbers], AND)


def explain(statement: form.Clues, query: form.Query, answer: str, why: form.Steps | form.Conflicts) -> Phrase:
    """The steps from card to card, and the arrangements that are left."""
    if isinstance(why, form.Conflicts):
        first, *more = map(_together, why.conflicts)
        reasons = _reasons(statement, why.against)
        groups = [msg("conflict", cards=first, name=_name(why.name), reasons=reasons)]
        groups += [msg("further-conflict", cards=cards) for cards in more]
        return lines(*groups, msg("so-wrong", answer=answer), _arranged(statement, why.left[0]))
    is_settled = not isinstance(why, form.Left)
    told = [_step(statement, step) for step in why.steps]
    steps = first_of(told, lambda count: msg("more", count=count), 3 if is_settled else 1)
    if not isinstance(why, form.Left):
        return sentences(*steps, msg("so", shown=_meant(statement, query, answer)))
    if isinstance(query, form.Spare):
        return lines(sentences(*steps, msg("so-spare", answer=answer)), _arranged(statement, why.left[0]))
    if not isinstance(why, form.Against):
        alike = [at for at, homes in enumerate(zip(*why.left, strict=True)) if len({*homes}) == 1]
        same = msg("alike", homes=_arranged(statement, why.left[0], alike)) if alike else ""
        apart = [at for at in range(len(statement.hues)) if at not in alike]
        found = numbered(msg("arrangement"), [_arranged(statement, one, apart) for one in why.left])
        return lines(sentences(*steps, same, msg("all-left")), found, msg("so-count", answer=answer))
    task = task_of(query)
    others = comma_list(
        msg(f"against-{task}", letter=letter, number=number + 1)
        for letter, number in zip(LETTERS, why.against, strict=False)
        if number >= 0
    )
    needed = sorted({number for number in why.against if number >= 0})
    some = (labelled(msg("arrangement", number=one + 1), _arranged(statement, why.left[one])) for one in needed)
    return lines(sentences(*steps, msg("some-left")), *some, msg(f"so-{task}", others=others, answer=answer))


def _reasons(statement: form.Clues, against: Iterable[form.Excluded]) -> Phrase:
    """Which cards exclude which places."""
    places: dict[tuple[int, ...], list[str]] = {}
    for at, cards in against:
        places.setdefault(cards, []).append(str(_number(statement, at)))
    return comma_list(
        (
            msg("excluded", places=sentence_list(ats, AND), cards=_together(cards), count=len(cards))
            for cards, ats in sorted(places.items(), key=lambda pair: (len(pair[0]), pair[0]))
        ),
        SEMICOLON,
    )


def _step(statement: form.Clues, step: form.Step) -> Phrase:
    """Which cards exclude all places of a name but one."""
    terms = {"name": _name(step.name), "place": msg(f"place-{statement.scene}")}
    number = _number(statement, step.place)
    if not step.against:
        return msg("step", **terms, number=number)
    return msg("excluding-step", **terms, number=number, reasons=_reasons(statement, step.against))


def _meant(statement: form.Clues, query: form.Query, answer: str) -> Phrase:
    """What the answer stands for, as in "So the answer is ..."."""
    if isinstance(query, form.Who | form.Owner):
        return msg("meant", letter=answer, name=_name(query.options[LETTERS.index(answer)]))
    number = _number(statement, int(answer.removeprefix("place-")) - 1)
    return msg("meant-place", place=msg(f"place-{statement.scene}"), number=number)


def _arranged(statement: form.Clues, homes: form.Arrangement, some: Iterable[int] | None = None) -> Phrase:
    """Who is at all places, or at some."""
    order = sorted(range(len(homes)) if some is None else some, reverse=SCENES[statement.scene] == "column")
    return comma_list(msg("arranged", number=_number(statement, at), home=_pair(homes[at])) for at in order)


def _pair(names: form.Home) -> Phrase:
    return comma_list(map(_name, names), msg("link"))


def describe(statement: form.Clues, query: form.Query) -> Phrase:
    """Each place with its colour and who is there, those who wait, and the cards."""
    held = {(name in statement.animals, place): _name(name) for name, place in statement.seen}
    if isinstance(query, form.Who):
        held[True, query.place] = msg("mark")
    homes = [
        msg(
            "told-home",
            hue=_name(hue),
            animal=held.get((True, place), msg("empty")),
            thing=held.get((False, place), msg("no-thing")),
        )
        for place, hue in enumerate(statement.hues)
    ]
    place = msg(f"place-{statement.scene}")
    titles = [msg("told-place", place=place, number=_number(statement, at)) for at in range(len(homes))]
    direction = msg(f"told-{SCENES[statement.scene]}")
    parts = [labelled(direction, lines(*map(labelled, titles, homes)))]
    animals, things = (comma_list(map(_name, group)) for group in _waiting(statement))
    parts.append(labelled(msg("told-animals"), animals))
    parts.append(labelled(msg("told-things"), things))
    parts.append(numbered(msg("card"), (_told(statement, one) for one in statement.cards)))
    if isinstance(query, form.Must | form.Cannot):
        parts.append(options(_told(statement, one) for one in query.options))
    elif isinstance(query, form.Who | form.Owner):
        parts.append(options(map(_name, query.options)))
    return lines(*parts)


def _told(statement: form.Clues, shown: form.Card) -> Phrase:
    one, other = (
        msg("told-patch", hue=_name(name)) if name in COLOURS else _name(name) for name in (shown.one, shown.other)
    )
    text = msg(f"told-{_sign(statement, shown).replace(' ', '-')}", one=one, other=other)
    return msg("told", text=text) if shown.crossed else text


def _waiting(statement: form.Clues) -> tuple[list[str], list[str]]:
    """The animals and the things that have yet to find their places."""
    seen = {name for name, _ in statement.seen}
    animals, things = ([name for name in group if name not in seen] for group in (statement.animals, statement.things))
    return animals, things


class _Page(NamedTuple):
    """A scene, where its places begin, and its numbered cards."""

    scene: Scene
    left: float
    top: float
    cards: list[Area]


def depict(statement: form.Clues, query: form.Query) -> tuple[Scene, ...]:
    """The scene and those who wait below it; the cards beside or below them, and the options at the bottom."""
    return (_page(statement, query).scene,)


def _drawn(statement: form.Clues, seen: Iterable[tuple[str, int]], asked: int = -1) -> Drawn:
    """The places with the names that are seen there."""
    held = {(name in statement.animals, place): name for name, place in seen}
    places = [
        Place(hue, _number(statement, at), held.get((True, at)), held.get((False, at)), at == asked)
        for at, hue in enumerate(statement.hues)
    ]
    return scene(statement.scene, places)


def _page(statement: form.Clues, query: form.Query) -> _Page:
    layout = SCENES[statement.scene]
    drawn = _drawn(statement, statement.seen, query.place if isinstance(query, form.Who) else -1)
    broad, long = (BROAD, LONG) if layout == "column" else (LONG, BROAD)
    cards, beside = statement.cards, layout != "row"
    strip, strip_wide, strip_high = _strip(_waiting(statement))
    offered, options_wide, options_high = _options(query, layout)
    more = options_high + 2 * _APART if offered else 0.0

    def taken(columns: int) -> tuple[float, float]:
        """The width and height of cards in so many columns."""
        rows = -(-len(cards) // columns)
        return columns * (broad + _GAP) - _GAP, rows * (long + _GAP) - _GAP

    def sides(columns: int, below_cards: bool, above_cards: bool) -> tuple[float, float, float, float]:
        """The width and height of the scene and of the cards, each with what stands in one column with it."""
        across, down = taken(columns)
        waiting, after = strip_high + _APART, more if below_cards else 0.0
        if above_cards:
            return drawn.wide, drawn.high, max(across, strip_wide, options_wide * below_cards), waiting + down + after
        return max(drawn.wide, strip_wide), drawn.high + waiting, max(across, options_wide * below_cards), down + after

    def size(way: tuple[int, bool, bool]) -> tuple[float, float]:
        """Of the page: with the options below the cards or below all, and those who wait above the cards or not."""
        wide, high, right, down = sides(*way)
        wide, high = (
            (wide + 2 * _APART + right, max(high, down)) if beside else (max(wide, right), high + _APART + down)
        )
        return max(wide, options_wide), high + (0.0 if way[1] else more)

    def room(way: tuple[int, bool, bool]) -> float:
        """The area of the page; more for a long one."""
        shorter, longer = sorted(size(way))
        return shorter * longer * max(1.0, longer / shorter / 1.4)

    ways = (
        (columns, below_cards, above_cards)
        for columns in range(1, min(5, len(cards)) + 1)
        for below_cards in ((False, True) if beside and offered else (False,))
        for above_cards in ((False, True) if beside else (False,))
    )
    way = min(ways, key=room)
    columns, below_cards, above_cards = way
    (wide, high), (across, down), (left_wide, left_high, right, right_high) = size(way), taken(columns), sides(*way)
    foot = high if below_cards else high - more
    if beside:
        start, top = 0.0, (foot - left_high) / 2
        from_x, y = left_wide + 2 * _APART, (foot - right_high) / 2
        right = wide - from_x
    else:
        start, top, from_x, y, right = (wide - left_wide) / 2, 0.0, 0.0, left_high + _APART, wide
    left, x = start + (left_wide - drawn.wide) / 2, from_x + (right - across) / 2
    nodes: list[AnyNode] = [Group(tuple(drawn.nodes), left, top)]
    if above_cards:
        nodes.append(Group(strip, from_x + (right - strip_wide) / 2, y))
        y += strip_high + _APART
    else:
        nodes.append(Group(strip, start + (left_wide - strip_wide) / 2, top + drawn.high + _APART))
    areas: list[Area] = []
    for number, one in enumerate(cards):
        row, column = divmod(number, columns)
        missing = max(0, (row + 1) * columns - len(cards))
        indent = x + missing * (broad + _GAP) / 2
        areas.append((indent + column * (broad + _GAP), y + row * (long + _GAP), broad, long))
        nodes.append(Group(card(one, str(number + 1), layout), *areas[-1][:2]))
    if offered:
        if not below_cards:
            from_x, y = 0.0, foot - down
        rule = y + down + _APART
        nodes.append(Segments(((from_x, rule, wide, rule),), "soft", "medium"))
        nodes.append(Group(offered, (from_x + wide - options_wide) / 2, rule + _APART))
    whole = Scene(wide + 2 * _MARGIN, high + 2 * _MARGIN, (Group(tuple(nodes), _MARGIN, _MARGIN),))
    return _Page(whole, left, top, areas)


def depict_solution(
    statement: form.Clues, query: form.Query, answer: str, why: form.Steps | form.Conflicts
) -> tuple[Scene, ...]:
    """All names in the places that are found for them, and the right option, place or card."""
    page = _page(statement, query)
    found = [(step.name, step.place) for step in why.steps] if isinstance(why, form.Steps) else []
    if not isinstance(why, form.Steps) or isinstance(query, form.Spare):
        (homes,) = why.left  # type: ignore[union-attr]
        found = [(name, place) for place, home in enumerate(homes) for name in home]
    before, after = (_drawn(statement, [*statement.seen, *more]).nodes for more in ([], found))
    solved = over(page.scene, [node for node in after if node not in before], _MARGIN + page.left, _MARGIN + page.top)
    match query:
        case form.Spare() | form.Wrong():
            mark = strike if isinstance(query, form.Wrong) else ring
            return (over(solved, [mark(page.cards[int(answer) - 1], pen(solved))], _MARGIN, _MARGIN),)
        case form.Where():
            return (chosen(solved, [answer]),)
        case form.Count():
            return (solved,)
    return (judged(solved, answer, LETTERS),)


def _strip(groups: Sequence[Sequence[str]]) -> tuple[tuple[AnyNode, ...], float, float]:
    """Those who wait, a row for each kind, and the width and height of all."""
    rows = [group for group in groups if group]
    wide, high = max(1.0, *(len(group) * _STEP for group in groups)) + 0.3, _STEP * len(rows) + 0.2
    nodes: list[AnyNode] = [Rect(0, 0, wide, high, fill="tint", radius=0.2)]
    for row, group in enumerate(rows):
        start = (wide - _STEP * len(group)) / 2 + 0.05
        for column, name in enumerate(group):
            nodes += picture(name, start + _STEP * column, 0.15 + _STEP * row, 1.0)
    return tuple(nodes), wide, high


def _options(query: form.Query, layout: str) -> tuple[tuple[AnyNode, ...], float, float]:
    """Four cards with letters, or four animals, and their width and height; there are none for other questions."""
    nodes: list[AnyNode] = []
    broad, long = (BROAD, LONG) if layout == "column" else (LONG, BROAD)
    across = 4 if layout == "column" else 2
    for number, (letter, one) in enumerate(zip(LETTERS, getattr(query, "options", ()), strict=False)):
        if isinstance(one, str):
            x = number * 2.4
            nodes.append(Label(x + 0.2, 0.75, letter, 0.38))
            nodes.append(Rect(x + 0.5, 0, 1.5, 1.5, fill="paper", stroke="mark", radius=0.15))
            nodes += [*picture(one, x + 0.7, 0.2, 1.1), Element(option_element(letter), x + 0.5, 0, 1.5, 1.5)]
        else:
            x, y = number % across * (broad + _GAP), number // across * (long + _GAP)
            nodes.append(Group(card(one, letter, layout), x, y))
            inner = (x, y + 0.6, broad, long - 0.6) if layout == "column" else (x + 0.6, y, broad - 0.6, long)
            nodes.append(Element(option_element(letter), *inner))
    boxes = [node for node in nodes if isinstance(node, Element)]
    wide = max((box.x + box.width for box in boxes), default=0.0)
    return tuple(nodes), wide, max((box.y + box.height for box in boxes), default=0.0)
