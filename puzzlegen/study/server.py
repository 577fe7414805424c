"""The server of a study: a page, and what the page asks for. Keys never leave it but after an item for practice.

The address of the study has a secret part; whoever takes part gets a secret of his own with it, which his browser sends
in a header, so that no other page can answer for him. Without ``share`` only this machine is answered.
"""

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from importlib.resources import files
from itertools import islice
from typing import Any, Final, Literal, TypeAlias

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Mount, Route

from puzzlegen.core.item import BoundingBoxes
from puzzlegen.scoring.score import Outcome, score
from puzzlegen.snapshots.reading import spoken
from puzzlegen.study.design import Candidate, sittings
from puzzlegen.study.questions import Question
from puzzlegen.study.store import Participant, Said, Store, Trial

_MOST: Final = 64 << 10  # bytes of a message
_LOCAL: Final = ["127.0.0.1", "localhost", "[::1]"]
_HEADERS: Final = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src blob:; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
_KINDS: Final = {"page.html": "text/html", "script.js": "text/javascript", "style.css": "text/css"}

Purpose: TypeAlias = Literal["study", "approval"]
"""What people are asked for: to solve items, or to see whether they give the keys of candidates."""
Answering: TypeAlias = Callable[["Study", Request, Participant], Awaitable[Response]]


class Study:
    """What the server knows.

    Attributes:
        store: what is kept.
        questions: id -> item that may be shown, those for practice among them.
        practice: language -> ids of the items for practice.
        purpose: which words the page has.
    """

    def __init__(
        self,
        store: Store,
        questions: dict[str, Question],
        practice: dict[str, list[Question]],
        pool: dict[str, list[Candidate]],
        size: int,
        seed: int,
        purpose: Purpose = "study",
    ) -> None:
        """The languages are those of ``pool``, which has the candidates of each."""
        self.purpose = purpose
        self.store = store
        self.practice = {language: [one.item.id for one in made] for language, made in practice.items()}
        self.questions = questions | {one.item.id: one for made in practice.values() for one in made}
        self._pool = pool
        self._size = size
        self._seed = seed

    @property
    def languages(self) -> list[str]:
        """In which people can take part."""
        return list(self._pool)

    def welcome(self, language: str) -> tuple[Participant, str]:
        """Somebody new, who is dealt a sitting; and the secret."""
        participant, secret = self.store.join(language, _now())
        dealt = sittings(self._pool[language], self._size, self._seed)
        sitting = next(islice(dealt, participant.turn, None))
        items = [(item, True) for item in self.practice[language]] + [(item, False) for item in sitting]
        self.store.deal(participant, items)
        return participant, secret

    def next(self, participant: Participant) -> Trial | None:
        """The first item without an answer."""
        return next((trial for trial in self.store.trials(participant) if trial.said is None), None)


def application(study: Study, *, share: bool = False) -> Starlette:
    """The web application; it answers below the study's token only."""
    routes = [
        Route("/", _page("page.html")),
        *(Route(f"/{name}", _page(name)) for name in ("script.js", "style.css")),
        Route("/languages", _languages(study)),
        Route("/join", _join(study), methods=["POST"]),
        Route("/state", _known(study, _state)),
        Route("/picture/{position:int}/{number:int}", _known(study, _picture)),
        Route("/answer", _known(study, _answer), methods=["POST"]),
        Route("/leave", _known(study, _leave), methods=["POST"]),
    ]
    middleware = [] if share else [Middleware(TrustedHostMiddleware, allowed_hosts=_LOCAL)]
    slash = Route(f"/{study.store.token}", lambda _: RedirectResponse(f"/{study.store.token}/"))
    return Starlette(routes=[slash, Mount(f"/{study.store.token}", routes=routes)], middleware=middleware)


def _page(name: str) -> Callable[[Request], Awaitable[Response]]:
    content = (files("puzzlegen.study") / "page" / name).read_bytes()

    async def answer(_: Request) -> Response:
        return Response(content, media_type=_KINDS[name], headers=_HEADERS)

    return answer


def _languages(study: Study) -> Callable[[Request], Awaitable[Response]]:
    async def answer(_: Request) -> Response:
        return _json({"languages": study.languages, "purpose": study.purpose})

    return answer


def _join(study: Study) -> Callable[[Request], Awaitable[Response]]:
    async def answer(request: Request) -> Response:
        wanted = await _read(request, _Joining)
        if wanted is None or wanted.language not in study.languages:
            return _refused("no such language")
        _, secret = study.welcome(wanted.language)
        return _json({"secret": secret})

    return answer


def _known(study: Study, then: Answering) -> Callable[[Request], Awaitable[Response]]:
    """Answers only those who take part."""

    async def answer(request: Request) -> Response:
        scheme, _, secret = request.headers.get("Authorization", "").partition(" ")
        participant = study.store.known(secret) if scheme == "Bearer" else None
        if participant is None:
            return _refused("nobody of this secret takes part", 401)
        return await then(study, request, participant)

    return answer


class _Joining(msgspec.Struct):
    language: str


class _Answer(msgspec.Struct):
    position: int
    said: Said


async def _state(study: Study, request: Request, participant: Participant) -> Response:  # noqa: ARG001
    """What is to be shown now."""
    trials = study.store.trials(participant)
    trial = next((one for one in trials if one.said is None), None)
    counted = [one for one in trials if trial is None or one.practice == trial.practice]
    told: dict[str, Any] = {
        "id": participant.id,
        "language": participant.language,
        "purpose": study.purpose,
        "phase": "done",
    }
    if trial is not None:
        told |= {
            "phase": "practice" if trial.practice else "items",
            "position": trial.position,
            "number": 1 + sum(one.position < trial.position for one in counted),
            "total": len(counted),
            **study.questions[trial.item].shown(),
        }
    return _json(told)


async def _picture(study: Study, request: Request, participant: Participant) -> Response:
    """A picture of the item that is shown now, and of no other."""
    trial = study.next(participant)
    number = request.path_params["number"]
    if trial is None or trial.position != request.path_params["position"]:
        return _refused("not shown now", 404)
    question = study.questions[trial.item]
    if number >= len(question.pictures):
        return _refused("no such picture", 404)
    return Response(question.picture(number), media_type="image/png", headers=_HEADERS)


async def _answer(study: Study, request: Request, participant: Participant) -> Response:
    """Keep an answer; one for practice is held against the key at once."""
    given = await _read(request, _Answer)
    trials = {trial.position: trial for trial in study.store.trials(participant)}
    if given is None or given.position not in trials:
        return _refused("not an answer")
    trial = trials[given.position]
    study.store.answer(participant, given.position, given.said, _now())
    if not trial.practice:
        return _json({})
    question = study.questions[trial.item]
    key = question.key
    result = score(question.item, key, given.said.response)
    boxes = key.answer.boxes if isinstance(key.answer, BoundingBoxes) else ()
    feedback = {
        "right": result.outcome is Outcome.RIGHT,
        "answer": "" if boxes else spoken(key.answer),
        "boxes": boxes,
        "explanation": key.explanation,
    }
    return _json({"feedback": feedback})


async def _leave(study: Study, request: Request, participant: Participant) -> Response:  # noqa: ARG001
    """Delete all that is kept of somebody who wants that."""
    study.store.forget(participant.id)
    return _json({})


async def _read(request: Request, kind: type[Any]) -> Any:
    """The message, if it is one of this kind."""
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > _MOST:
            return None
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.DecodeError:
        return None


def _json(content: Any) -> Response:
    return Response(msgspec.json.encode(content), media_type="application/json", headers=_HEADERS)


def _refused(why: str, status: int = 400) -> Response:
    return Response(msgspec.json.encode({"error": why}), status, media_type="application/json", headers=_HEADERS)


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")
