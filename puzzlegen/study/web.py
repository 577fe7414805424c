"""What the pages for people have in common: who is answered, and with what.

The address of a page has a secret part; whoever takes part gets a secret of his own with it, which his browser sends in
a header, so that no other page can answer for him. Where people are invited, the secret part is that of one person
alone, and he takes part once, from as many browsers as he likes. Without ``share`` only this machine is answered.
"""

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from datetime import UTC, datetime
from importlib.resources import files
from typing import Any, Final, Protocol, TypeAlias, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Mount, Route
from starlette.types import ASGIApp, Receive, Scope, Send

from puzzlegen.core import foreign
from puzzlegen.core.foreign import InvalidInput
from puzzlegen.core.item import LANGUAGES
from puzzlegen.core.message import Message, Messages, messages
from puzzlegen.study.kept import FileLost, Kept, Participant
from puzzlegen.study.questions import Question
from puzzlegen.words import blanks, say

msg: Final = messages(__name__)

_MOST: Final = 64 << 10  # bytes of a message
_LONGEST: Final = 200  # characters of an address
_LOCAL: Final = ["127.0.0.1", "localhost", "[::1]"]
_HEADERS: Final = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src blob:; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
_NOBODY: Final = "Nobody can take part at this address: it is not complete, or all answers from it were deleted.\n"
_KINDS: Final = {"html": "text/html", "js": "text/javascript", "css": "text/css"}

Endpoint: TypeAlias = Callable[[Request], Awaitable[Response]]


class Place(Protocol):
    """Something that people take part in."""

    @property
    def store(self) -> Kept[Any]:
        """What is kept of them."""


P = TypeVar("P", bound=Place)


Text: TypeAlias = Message | list[Message]
"""A text of a page, or the entries of a list."""


def application(
    place: Place,
    page: str,
    beside: Iterable[str],
    words: Messages,
    texts: Mapping[str, Text],
    routes: Sequence[Route],
    *,
    share: bool,
) -> Starlette:
    """The web application; it answers below what the store admits only.

    Args:
        place: what people take part in.
        page: the name of the page.
        beside: names of the files that it loads.
        words: the texts of the page, which finds them by their ids.
        texts: those that it finds by other names, or that are the same whoever looks.
        routes: what it asks for.
        share: whether all of the network is answered.
    """
    said = {language: _said(words, texts, language) for language in LANGUAGES}
    script = _answering(b"const TEXT = " + msgspec.json.encode(said) + b";\n", "js")
    files = (Route(f"/{name}", _file(name)) for name in beside)
    whole = [Route("/", _file(page)), Route("/words.js", script), *files, *routes]
    middleware = [] if share else [Middleware(TrustedHostMiddleware, allowed_hosts=_LOCAL)]
    admission = [Middleware(_Admission, place.store)]
    slash = Route("/{part}", _slash, middleware=admission)
    return Starlette(
        routes=[slash, Mount("/{part}", routes=whole, middleware=admission)],
        middleware=middleware,
        exception_handlers={FileLost: _lost},
    )


def _said(words: Messages, texts: Mapping[str, Text], language: str) -> dict[str, str | list[str]]:
    """All texts of a page in a language; the page fills in what stands in braces."""
    made = {
        name: [say(one, language) for one in text] if isinstance(text, list) else say(text, language)
        for name, text in texts.items()
    }
    return {**blanks(msg.file, language), **blanks(words.file, language), **made}


async def _lost(request: Request, error: Exception) -> Response:
    """Tell the page, and whoever serves it, that nothing can be kept any more."""
    request.app.state.lost(error)
    return refused("the file of the answers is lost", 410)


class _Admission:
    """Answers only where the store admits people."""

    def __init__(self, app: ASGIApp, store: Kept[Any]) -> None:
        self._app = app
        self._store = store

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._store.require_there()
        admitted = len(scope["path"]) <= _LONGEST and self._store.admits(scope["path_params"]["part"])
        answer = self._app if admitted else Response(_NOBODY, 404, media_type="text/plain", headers=_HEADERS)
        await answer(scope, receive, send)


async def _slash(request: Request) -> Response:
    return RedirectResponse(f"/{request.path_params['part']}/")


def _file(name: str) -> Endpoint:
    return _answering((files("puzzlegen.study") / "page" / name).read_bytes(), name.rpartition(".")[2])


def _answering(content: bytes, kind: str) -> Endpoint:
    async def answer(_: Request) -> Response:
        return Response(content, media_type=_KINDS[kind], headers=_HEADERS)

    return answer


def known(place: P, then: Callable[[P, Request, Participant], Awaitable[Response]]) -> Endpoint:
    """Answers only those who take part."""

    async def answer(request: Request) -> Response:
        scheme, _, secret = request.headers.get("Authorization", "").partition(" ")
        participant = place.store.known(secret) if scheme == "Bearer" else None
        if participant is None:
            return refused("nobody of this secret takes part", 401)
        return await then(place, request, participant)

    return answer


async def leave(place: Place, request: Request, participant: Participant) -> Response:  # noqa: ARG001
    """Delete all that is kept of somebody who wants that."""
    place.store.forget(participant.id)
    return told({})


async def read(request: Request, kind: type[Any]) -> Any:
    """The message, if it is one of this kind."""
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > _MOST:
            return None
    try:
        return foreign.decoded(body, kind)
    except InvalidInput:
        return None


def told(content: Any) -> Response:
    """An answer."""
    return Response(msgspec.json.encode(content), media_type="application/json", headers=_HEADERS)


def refused(why: str, status: int = 400) -> Response:
    """A refusal."""
    return Response(msgspec.json.encode({"error": why}), status, media_type="application/json", headers=_HEADERS)


def picture(question: Question, number: int) -> Response:
    """A picture of an item."""
    if number >= len(question.pictures):
        return refused("no such picture", 404)
    return png(question.picture(number))


def png(content: bytes) -> Response:
    """A picture."""
    return Response(content, media_type="image/png", headers=_HEADERS)


def now() -> str:
    """The time as it is kept."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")
