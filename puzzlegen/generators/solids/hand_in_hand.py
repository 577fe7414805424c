"""Children hand in hand: how they look from behind, who passes a ball to whom, and which hands hold which.

Wrong pictures from behind differ from one another as much as from the right one: there are three changes, of which
each picture has two or none; whichever of the four is the children that are shown becomes the key.
"""

from typing import Annotated, Any, Final

from puzzlegen.core.family import Band, Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.stream import Stream
from puzzlegen.facts.solids.children import HAIRS, MARKS, OTHER, Child, from_behind, hands
from puzzlegen.generators.kits.asking import LETTERS, ask_number, drawn_range, drawn_task

TASKS: Final = ("behind", "wrong", "wrong_box", "pass", "pass_box", "count")
_SHIRTS: Final = ("red", "orange", "yellow", "green", "blue", "purple", "pink", "brown")
_CODE: Final = ((), (0, 1), (0, 2), (1, 2))  # the changes of each picture on offer
_RETURNS: Final = 4  # passes to one that goes back, so that the ball gets about and still does not run straight on
_TRIES: Final = 300  # at children with the number that is asked for


class HandsParams(Params, frozen=True, kw_only=True):
    """How many children there are, how much they wear, and how often the ball is passed."""

    children: Annotated[int, Knob("more children; an even number", 4, 8)]
    marks: Annotated[int, Knob("more things that a child wears on one side", 1, 3)]
    passes: Annotated[int, Knob("more passes of the ball", 2, 20)]


def _level(worn: int, bags: Band, children: int, marks: int, passes: int) -> HandsParams:
    """A level with so many backs and things on a side, bags, children, things for each and passes."""
    bands = {"count": bags, "count_choice": bags} | dict.fromkeys(("pass", "pass_box"), (passes, passes))
    return HandsParams(band=(worn, worn), bands=bands, children=children, marks=marks, passes=passes)


LEVELS: Final = {
    Level.EASY: _level(8, (1, 4), children=4, marks=1, passes=3),
    Level.MEDIUM: _level(18, (5, 6), children=6, marks=2, passes=8),
    Level.HARD: _level(24, (7, 7), children=8, marks=2, passes=12),
    Level.EXTREME: _level(32, (8, 8), children=8, marks=3, passes=18),
}


def invent(rng: Stream, params: HandsParams) -> Puzzle:
    """Line up children, and ask for what follows from where their left and right are."""
    task, place = drawn_task(TASKS, rng)
    state, ask = rng.child("state"), rng.child("ask")
    count = params.children - params.children % 2
    ring = bool(state.below(2))
    if task == "count":
        return _counted(count, ring, params, rng)
    children = _children(count, params.marks, state)
    statement: dict[str, Any] = {"ring": ring, "children": children}
    match task:
        case "behind":
            changes = ask.sample(range(count), 3)
            shown = [_changed(children, [changes[number] for number in some], ask) for some in _CODE]
            statement["children"] = shown[place]
            options = [from_behind(some, ring) for some in shown]
            return Puzzle(statement, {"task": task, "options": options}, LETTERS[place])
        case "wrong" | "wrong_box":
            wrong = rng.class_by_index(count, "wrong")
            second = from_behind(children, ring)
            second = _changed(second, [wrong], ask)
            query: dict[str, Any] = {"task": task, "second": second}
            if task == "wrong_box":
                return Puzzle(statement, query, f"second-{wrong + 1}")
            places = ask.sample([number for number in range(count) if number != wrong], 3)
            places.insert(place, wrong)
            return Puzzle(statement, {**query, "options": places}, LETTERS[place])
    at = [rng.class_by_index(count, "start")]
    held, passed, back = hands(children, ring), list[str](), False
    for _ in range(params.passes):
        by = held[at[-1]]
        onward = [hand for hand in sorted(by) if by[hand][0] not in at[-2:-1]]
        passed.append(ask.choice(onward if onward and (back or ask.below(_RETURNS)) else sorted(by)))
        at.append(by[passed[-1]][0])
        back = at[-1] in at[-3:-2]  # two returns in a row would cancel out
    query = {"task": task, "start": children[at[0]]["shirt"], "hands": passed}
    why = {"shirts": [children[number]["shirt"] for number in at]}
    if task == "pass_box":
        return Puzzle(statement, query, f"child-{at[-1] + 1}", why)
    shirts = _offered(children, at[-1], ask)
    shirts.insert(place, children[at[-1]]["shirt"])
    return Puzzle(statement, {**query, "options": shirts}, LETTERS[place], why)


def _children(count: int, marks: int, rng: Stream) -> list[Child]:
    """Children in shirts of different colours, some of whom show their faces and some their backs."""
    found = list[Child]()
    faces = [number < count // 2 + rng.below(2) for number in range(count)]
    rng.shuffle(faces)
    for shirt, face in zip(rng.sample(_SHIRTS, count), faces, strict=True):
        worn = rng.sample(MARKS, marks)
        sides = {mark: rng.choice(("left", "right")) if mark in worn else None for mark in MARKS}
        found.append({"shirt": shirt, "hair": rng.choice(HAIRS), "faces": face, **sides})
    return found


def _offered(children: list[Child], key: int, rng: Stream) -> list[str]:
    """Three wrong shirts: as far as possible of children whom a ball reaches after so many passes, too.

    Each pass goes to a neighbour, so that every other child is out of the question.
    """
    others = [number for number in rng.permutation(len(children)) if number != key]
    others.sort(key=lambda number: (number - key) % 2)
    return [children[number]["shirt"] for number in rng.sample(others[:3], 3)]


def _changed(children: list[Child], numbers: list[int], rng: Stream) -> list[Child]:
    """Some children with something on the other side; always the same thing of the same child."""
    found = list(children)
    for number in numbers:
        child = children[number]
        mark = rng.child(child["shirt"]).choice([mark for mark in MARKS if child[mark]])
        found[number] = {**child, mark: OTHER[child[mark]]}
    return found


def _counted(count: int, ring: bool, params: HandsParams, rng: Stream) -> Puzzle:
    """Ask how many hold a left hand on the side of their bag."""
    state, run = rng.child("state"), drawn_range(1, max(4, count - 1), rng)
    for _ in range(_TRIES):
        children = _children(count, params.marks, state)
        for child in children:
            if not child["bag"] and state.below(4):
                mark = next(mark for mark in MARKS if child[mark])
                child |= {"bag": child[mark], mark: None}
        held = hands(children, ring)
        pairs = zip(children, held, strict=True)
        counted = [child["shirt"] for child, by in pairs if by.get(child["bag"], (0, ""))[1] == "left"]
        bags = sum(bool(child["bag"]) for child in children)
        if len(counted) == run.key and bags >= max(run.key, count - 1):
            return ask_number(run, {"ring": ring, "children": children}, {"task": "count"}, {"counted": counted}, rng)
    raise Rejected("not so many hold a left hand")
