"""Asks a server that speaks the protocol of OpenAI's chat completions: vLLM, llama.cpp, or a hosted model.

The package `openai` does the talking (extra ``[eval]``). What may pass by itself is tried again, later and later: no
connection, a time-out, too many requests, a fault of the server, an answer that is cut off or no JSON.

A server may be anybody's. Of an answer no more is read than `MOST_ANSWER`; it may not be compressed, since a few bytes
could stand for gigabytes; and nothing is sent on to another address, since the questions and the key would go along.
"""

import asyncio
from collections.abc import Callable, Mapping
from time import perf_counter
from types import TracebackType
from typing import Annotated, Any, Final, Self

import msgspec

from puzzlegen.answers.endings import Ending, ending
from puzzlegen.core import foreign
from puzzlegen.core.errors import CheckFailed
from puzzlegen.core.extras import imported
from puzzlegen.core.foreign import InvalidInput
from puzzlegen.evaluation.prompts import messages
from puzzlegen.evaluation.responses import Usage
from puzzlegen.evaluation.tasks import Task

MOST_ANSWER: Final = 4 << 20  # bytes; 128,000 tokens have a few hundred thousand
_MOST_PARTS: Final = 200_000  # lists and objects in an answer, each of which takes ten times its bytes in memory
_LONGEST_PAUSE: Final = 60.0  # seconds
_PASSING: Final = frozenset({408, 409, 425, 429})  # and all from 500 on
_FINAL: Final = frozenset({401, 403, 404, 405, 501})  # no question will be answered
_SECRET: Final = 8  # characters; a shorter key is the placeholder of a server of one's own, such as EMPTY
_HIDDEN: Final = "[API key]"
_LENGTH: Final = "max_tokens"  # what all servers know,
_LENGTH_NOW: Final = "max_completion_tokens"  # and what some models want instead


class Refused(CheckFailed):
    """The server will not answer any question: the key, the model or the address is wrong."""


class Unanswered(Exception):
    """The server gave no response to one question; says why."""


class _Unbearable(InvalidInput):
    """An answer that nobody should read; asking again would not help."""


class Response(msgspec.Struct, frozen=True):
    """What a model responded.

    Attributes:
        text: all that it said, without what a server reports apart as reasoning.
        finish_reason: why it ended, ``stop`` or ``length`` in most cases; None if the server did not say.
        ending: what became of the question.
        usage: the tokens as the server counted them; None if it did not.
        seconds: from the request to the answer, of the try that succeeded.
        retries: how many tries failed before.
        raw: the whole answer of the server.
    """

    text: str
    finish_reason: str | None
    ending: Ending
    usage: Usage | None
    seconds: float
    retries: int
    raw: Mapping[str, Any]


class Server:
    """A model on a server, as an asynchronous context.

    The key stays here: wherever a server repeats it, in an answer or an error, it is left out.

    Args:
        base_url: up to and with ``/v1``.
        model: its name there.
        api_key: a secret; servers of one's own need none.
        options: further members of each request, such as ``temperature``. Where a model refuses ``max_tokens``, they go
            on with ``max_completion_tokens``.
        system: what it is told before every question; nothing if empty.
        timeout: seconds until an answer is given up; the attribute of this name is read at each try.
        retries: how often a question is asked again after a fault that may pass.
        pause: seconds before the first of them; each further pause is twice as long.
    """

    def __init__(
        self,
        base_url: str,
        model: str,
        *,
        api_key: str,
        options: Mapping[str, Any],
        timeout: float,
        retries: int,
        system: str = "",
        pause: float = 1.0,
    ) -> None:
        with imported("Asking a model", "'puzzlegen-bench[eval]'"):
            import openai
        self._openai = openai
        self._client = openai.AsyncOpenAI(
            base_url=base_url, api_key=api_key or "none", max_retries=0, http_client=_wary(openai)
        )  # we count the tries ourselves, since broken JSON is worth one as well
        self.timeout = timeout
        self._secret = api_key if len(api_key) >= _SECRET else ""
        self._model = model
        self._options = options
        self._length = _LENGTH
        self._system = system
        self._retries = retries
        self._pause = pause

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._client.close()

    async def ask(self, task: Task, waits: Callable[[str, float], None] = lambda *_: None) -> Response:
        """The response to a question.

        Args:
            task: the question.
            waits: is told, before it is asked again, why that is and in how many seconds.

        Raises:
            Refused: no question will be answered.
            Unanswered: this one was not, and may be asked again another time.
        """
        openai = self._openai
        trouble = ""
        for number in range(self._retries + 1):
            wait = 0.0
            try:
                return await self._try(task, number)
            except openai.APIStatusError as error:
                status = error.status_code
                trouble = self._told(error)
                if 300 <= status < 400:
                    raise Refused(self._moved(error.response.headers.get("location", ""))) from None
                if status in _FINAL:
                    raise Refused(f"The server refuses to answer: {trouble}.") from None
                if status < 500 and status not in _PASSING:
                    break
                wait = _seconds(error.response.headers.get("retry-after"))
            except (openai.APITimeoutError, TimeoutError):
                trouble = "no answer in time"
            except openai.APIConnectionError as error:
                if isinstance(error.__cause__, _Unbearable):
                    raise Unanswered(str(error.__cause__)) from None
                trouble = f"no connection: {self._told(error.__cause__ or error)}"
            except _Unbearable as error:
                raise Unanswered(str(error)) from None
            except (openai.APIError, msgspec.ValidationError, InvalidInput) as error:
                trouble = f"no readable answer: {self._told(error)}"
            if number < self._retries:
                seconds = min(_LONGEST_PAUSE, max(wait, self._pause * 2**number))
                waits(trouble, seconds)
                await asyncio.sleep(seconds)
        raise Unanswered(trouble)

    async def _try(self, task: Task, number: int) -> Response:
        length = self._length
        start = perf_counter()
        try:
            content = await self._send(task, length)
        except self._openai.BadRequestError as error:
            if length == _LENGTH_NOW or _LENGTH not in self._options or _LENGTH_NOW not in str(error):
                raise
            self._length = _LENGTH_NOW
            content = await self._send(task, _LENGTH_NOW)
        seconds = round(perf_counter() - start, 3)
        raw = self._cleared(foreign.decoded(content, dict[str, Any]))
        if "choices" not in raw and "error" in raw:  # as some gateways do, with status 200
            raise InvalidInput(msgspec.json.encode(raw["error"]).decode())
        first = msgspec.convert(raw, _Completion).choices[0]
        finish = _word(first.finish_reason)
        said = first.message
        text = (said.picture() if task.drawn else "") or said.text()
        ended = ending(text, finish or "", refusal=bool(said.refusal) and not text.strip(), thoughts=said.thought())
        return Response(text, finish, ended, _usage(raw), seconds, number, raw)

    async def _send(self, task: Task, length: str) -> bytes:
        pictures = (foreign.read(path, foreign.MOST_PICTURE) for path in task.pictures)
        told: list[dict[str, Any]] = [{"role": "system", "content": self._system}] if self._system else []
        async with asyncio.timeout(self.timeout):  # the package's own time-out starts anew with each byte
            answer = await self._client.chat.completions.with_raw_response.create(
                model=self._model,
                messages=[*told, *messages(task.prompt, pictures)],
                timeout=self.timeout,
                extra_body={length if name == _LENGTH else name: value for name, value in self._options.items()},
            )
        return bytes(answer.content)

    def _cleared(self, raw: dict[str, Any]) -> dict[str, Any]:
        """An answer without the key, however it is escaped in the bytes."""
        encoded, secret = msgspec.json.encode(raw), msgspec.json.encode(self._secret)[1:-1]
        if not secret or secret not in encoded:
            return raw
        return foreign.decoded(encoded.replace(secret, _HIDDEN.encode()), dict[str, Any])

    def _moved(self, address: str) -> str:
        return (
            f"The server sends us on to {self._told(address) or 'nowhere'}, and neither questions nor the key are sent "
            "there: if that is right, name it with --base-url."
        )

    def _told(self, error: Any) -> str:
        """The words of a server or of an error, in short."""
        said = str(getattr(error, "message", error))
        if self._secret:
            said = said.replace(self._secret, _HIDDEN)
        return foreign.shown(" ".join(said[:2000].split()))[:200].rstrip(".")


def _wary(openai: Any) -> Any:
    """A client of HTTP that reads answers with a limit, and is otherwise that of the package ``openai``."""

    class Wary(openai.DefaultAsyncHttpxClient):  # type: ignore[misc]
        async def send(self, request: Any, *, stream: bool = False, **others: Any) -> Any:  # noqa: ARG002
            """The answer to a request, read to its end; raises `_Unbearable`."""
            answer = await super().send(request, stream=True, **others)
            try:
                if answer.headers.get("content-encoding", "identity") != "identity":
                    raise _Unbearable("the answer is compressed, which was not asked for")
                content = bytearray()
                async for part in answer.aiter_raw():
                    content += part
                    if len(content) > MOST_ANSWER:
                        raise _Unbearable(f"the answer has more than {MOST_ANSWER:,} bytes")
                if content.count(b"[") + content.count(b"{") > _MOST_PARTS:
                    raise _Unbearable(f"the answer has more than {_MOST_PARTS:,} lists and objects")
            finally:
                await answer.aclose()
            return type(answer)(answer.status_code, headers=answer.headers, content=bytes(content), request=request)

    return Wary(follow_redirects=False, headers={"Accept-Encoding": "identity"})


class _Link(msgspec.Struct, frozen=True):
    url: str = ""


class _Part(msgspec.Struct):
    text: str = ""
    image_url: _Link = _Link()


class _Message(msgspec.Struct):
    content: str | tuple[_Part | str, ...] | None = None
    refusal: Any = None
    reasoning: Any = None
    reasoning_content: Any = None
    images: tuple[_Part, ...] | None = None

    def thought(self) -> bool:
        """True if there are thoughts, reported apart or as parts without a text."""
        return bool(self.reasoning or self.reasoning_content or self.content)

    def text(self) -> str:
        """All of it; some servers give it in parts."""
        if isinstance(self.content, tuple):
            return "".join(part if isinstance(part, str) else part.text for part in self.content)
        return self.content or ""

    def picture(self) -> str:
        """The last picture as a data URL, empty if there is none; servers give them as parts, or beside the text."""
        parts = [*(self.content if isinstance(self.content, tuple) else ()), *(self.images or ())]
        links = [part.image_url.url for part in parts if isinstance(part, _Part)]
        return next((link for link in reversed(links) if link.startswith("data:image/")), "")


class _ChoiceOf(msgspec.Struct):
    message: _Message
    finish_reason: Any = None


class _Completion(msgspec.Struct):
    """The part of an answer that has to be there."""

    choices: Annotated[tuple[_ChoiceOf, ...], msgspec.Meta(min_length=1)]


def _word(finish: Any) -> str | None:
    """The word of a server for why a response ended, which some put into an object: ``{"type": "length"}``."""
    if isinstance(finish, Mapping):
        finish = finish.get("type")
    return finish if isinstance(finish, str) else None


_Tokens = Annotated[int, msgspec.Meta(ge=0, le=foreign.LARGEST)]


class _Details(msgspec.Struct):
    reasoning_tokens: _Tokens | None = None


class _Counted(msgspec.Struct):
    prompt_tokens: _Tokens | None = None
    completion_tokens: _Tokens | None = None
    completion_tokens_details: _Details | None = None


def _usage(raw: Mapping[str, Any]) -> Usage | None:
    """What a server counted; a count that cannot be read costs nobody the response."""
    try:
        counted = msgspec.convert(raw.get("usage"), _Counted | None)
    except msgspec.ValidationError:
        return None
    if counted is None:
        return None
    details = counted.completion_tokens_details or _Details()
    return Usage(counted.prompt_tokens, counted.completion_tokens, details.reasoning_tokens)


def _seconds(header: str | None) -> float:
    """What a server asks one to wait; 0 if it does not say, or says it as a date."""
    try:
        return max(0.0, float(header or 0))
    except ValueError:
        return 0.0
