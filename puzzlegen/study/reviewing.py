"""The server of a review: people judge items of which they see the key, or label the errors of a model.

An item is first shown without its key; whoever asks for the key can answer first, and that answer is kept. Everybody
sees the same sample in an order of his own, can come back to any of it, and nothing that he said before is lost.
"""

import random
from collections.abc import Mapping
from typing import Annotated, Any, Final

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from puzzlegen.core.item import LANGUAGES, BoundingBoxes
from puzzlegen.core.message import messages
from puzzlegen.releases.reviewed import REASONS
from puzzlegen.scoring.error_types import UNTOLD, Scheme
from puzzlegen.study import web
from puzzlegen.study.judgements import Case, Judged, Judgements, Look
from puzzlegen.study.kept import Participant
from puzzlegen.study.questions import Question

msg: Final = messages(__name__)

_SHOWN: Final = 20_000  # characters of a model's response


class Desk:
    """What the server knows.

    Attributes:
        store: what is kept.
        questions: id -> item of the sample.
        scheme: the types of errors; None where items are reviewed.
        responses: id -> what the model said, where its errors are labelled.
    """

    def __init__(
        self,
        store: Judgements,
        questions: Mapping[str, Question],
        scheme: Scheme | None = None,
        responses: Mapping[str, str] | None = None,
    ) -> None:
        """See the attributes."""
        self.store = store
        self.questions = questions
        self.scheme = scheme
        self.responses = responses or {}

    @property
    def codes(self) -> list[str]:
        """What can be said of an item."""
        return ["", *REASONS] if self.scheme is None else [*(one.name for one in self.scheme.types), UNTOLD]

    def welcome(self, language: str) -> str:
        """Somebody new, who is dealt the sample in an order of his own; the secret."""
        participant, secret = self.store.join(language, web.now())
        order = sorted(self.questions)
        random.Random(f"{self.store.settings.seed} {participant.number}").shuffle(order)
        self.store.deal(participant, [(item, False) for item in order])
        return secret


def application(desk: Desk, *, share: bool = False) -> Starlette:
    """The web application; it answers below the token only."""
    routes = [
        Route("/join", _join(desk), methods=["POST"]),
        Route("/state", web.known(desk, _state)),
        Route("/item/{position:int}", web.known(desk, _item)),
        Route("/picture/{position:int}/{number:int}", web.known(desk, _picture)),
        Route("/look", web.known(desk, _look), methods=["POST"]),
        Route("/judge", web.known(desk, _judge), methods=["POST"]),
        Route("/leave", web.known(desk, web.leave), methods=["POST"]),
    ]
    beside = ("shared.js", "review.js", "style.css")
    return web.application(desk, "review.html", beside, msg, _texts(desk), routes, share=share)


def _texts(desk: Desk) -> dict[str, web.Text]:
    """What the first page says, by what there is to do; the page calls it so."""
    items = len(desk.questions)
    if desk.scheme is None:
        how: web.Text = [msg("answer-first"), msg("judge-alone"), msg("keys"), msg("nameless")]
        return {"about": msg("about", items=items), "how": how}
    how = [msg("what-first"), msg("label-alone"), msg("keys-errors"), msg("nameless")]
    return {"about": msg("about-errors", items=items, scheme=desk.scheme.name), "how": how}


class _Joining(msgspec.Struct):
    language: str


class _Looking(msgspec.Struct):
    position: int
    response: Annotated[str, msgspec.Meta(max_length=20_000)] | None = None


class _Judging(msgspec.Struct):
    position: int
    judged: Judged


def _join(desk: Desk) -> web.Endpoint:
    async def answer(request: Request) -> Response:
        wanted = await web.read(request, _Joining)
        if wanted is None or wanted.language not in LANGUAGES:
            return web.refused("no such language")
        return web.told({"secret": desk.welcome(wanted.language)})

    return answer


async def _state(desk: Desk, request: Request, participant: Participant) -> Response:  # noqa: ARG001
    """Where somebody stands: what he said of each item, and what can be said."""
    cases = desk.store.cases(participant)
    scheme = desk.scheme
    return web.told(
        {
            "id": participant.id,
            "language": participant.language,
            "scheme": scheme.name if scheme else "",
            "types": [[one.name, one.meaning] for one in scheme.types] if scheme else [],
            "reasons": [] if scheme else [*REASONS],
            "said": [case.last.said if case.last else None for case in cases],
        }
    )


async def _item(desk: Desk, request: Request, participant: Participant) -> Response:
    """An item, and its key if it was asked for."""
    case = _case(desk, participant, request.path_params["position"])
    if case is None:
        return web.refused("no such item", 404)
    question = desk.questions[case.item]
    told: dict[str, Any] = {
        "position": case.position,
        "id": case.item,
        "family": question.item.kind,
        "level": question.item.level,
        "language": question.item.language,
        "judged": case.last,
        **question.shown(),
    }
    if desk.scheme is not None:
        told |= {"said": desk.responses[case.item][:_SHOWN], "key": _key(question, None)}
    elif case.look is not None:
        told["key"] = _key(question, case.look)
    return web.told(told)


async def _picture(desk: Desk, request: Request, participant: Participant) -> Response:
    case = _case(desk, participant, request.path_params["position"])
    if case is None:
        return web.refused("no such item", 404)
    return web.picture(desk.questions[case.item], request.path_params["number"])


async def _look(desk: Desk, request: Request, participant: Participant) -> Response:
    """Keep the answer that somebody gave without the key, and show the key."""
    given = await web.read(request, _Looking)
    case = None if given is None else _case(desk, participant, given.position)
    if case is None or desk.scheme is not None:
        return web.refused("not an item to answer")
    if case.look is None:
        desk.store.look(participant, case.position, given.response, web.now())
    return web.told({"key": _key(desk.questions[case.item], case.look or Look(given.response))})


async def _judge(desk: Desk, request: Request, participant: Participant) -> Response:
    """Keep a judgement; whoever approves an item has seen its key."""
    given = await web.read(request, _Judging)
    case = None if given is None else _case(desk, participant, given.position)
    if case is None or given.judged.said not in desk.codes:
        return web.refused("not a judgement")
    if desk.scheme is None and not given.judged.said and case.look is None:
        return web.refused("look at the key before you approve")
    if given.judged.said == "other" and desk.scheme is None and not given.judged.note.strip():
        return web.refused("say what is wrong")
    desk.store.judge(participant, case.position, given.judged, web.now())
    return web.told({})


def _case(desk: Desk, participant: Participant, position: int) -> Case | None:
    cases = desk.store.cases(participant)
    return cases[position] if 0 <= position < len(cases) else None


def _key(question: Question, look: Look | None) -> dict[str, Any]:
    """The key as the page shows it, and whether the answer before it was right; None if there was none."""
    key = question.key
    boxes = key.answer.boxes if isinstance(key.answer, BoundingBoxes) else ()
    return {
        "answer": question.solution,
        "boxes": boxes,
        "explanation": key.explanation,
        "response": look.response if look else None,
        "right": question.right(look.response if look else None),
    }
