"""The models that are to be asked: where they are, how they are called, and what they cost.

A file of models has a table ``[[model]]`` for each. It may be published: keys stay in variables of the environment,
which it names only.
"""

import math
import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec

from puzzlegen.core import foreign, toml
from puzzlegen.core.errors import WrongUsage
from puzzlegen.core.foreign import FileName, InvalidInput, Positive
from puzzlegen.evaluation.client import Server
from puzzlegen.evaluation.run import Prices

KEY: Final = "OPENAI_API_KEY"
"""The variable that holds the key, unless another one is named."""
_VARIABLE: Final = re.compile(r"[A-Za-z_][A-Za-z0-9_]{0,99}")
_OURS: Final = ("messages", "model", "n", "stream")  # members of a request that nobody else may set

_Price = Annotated[float, msgspec.Meta(ge=0)]


class BadModel(WrongUsage):
    """A model cannot be asked as described."""


class Model(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A model on a server.

    Attributes:
        name: of its file of responses.
        base_url: of the server, up to and with ``/v1``.
        model: its name there.
        api_key_env: the variable of the environment that holds the key.
        system: what it is told before every question.
        extra_body: further members of each request.
        max_tokens: what a response has at most; None leaves it to the server.
        temperature: None leaves it to the server.
        prices: what a million tokens of prompts and of responses cost.
        max_cost: no question is begun beyond it.
        concurrency: how many questions are under way at a time.
        timeout: seconds for a response.
        retries: tries after faults that may pass.
        max_side, max_pixels: to how many pixels, on the longer side and in all, the server scales a picture down. It
            is not told so; who knows it says it here, and is warned of items that are too small then.
    """

    name: FileName
    base_url: str
    model: str
    api_key_env: str = KEY
    system: str = ""
    extra_body: dict[str, Any] = msgspec.field(default_factory=dict)
    max_tokens: Positive | None = None
    temperature: _Price | None = None
    prices: tuple[_Price, _Price] | None = None
    max_cost: _Price | None = None
    concurrency: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 8
    timeout: Annotated[float, msgspec.Meta(ge=0.1)] = 600.0
    retries: Annotated[int, msgspec.Meta(ge=0, le=100)] = 6
    max_side: Positive | None = None
    max_pixels: Positive | None = None

    @property
    def options(self) -> dict[str, Any]:
        """The members of each request besides the question."""
        usual = {"max_tokens": self.max_tokens, "temperature": self.temperature}
        return {name: value for name, value in usual.items() if value is not None} | self.extra_body

    @property
    def rates(self) -> Prices | None:
        """The prices with their limit."""
        return None if self.prices is None else Prices(*self.prices, self.max_cost)

    def left_of(self, width: int, height: int) -> float:
        """The scale to which the server brings a picture, as far as is known."""
        asked = self.extra_body.get("mm_processor_kwargs")  # of vLLM
        given = asked.get("max_pixels") if isinstance(asked, dict) else None
        pixels = [one for one in (self.max_pixels, given) if isinstance(one, int) and one > 0]
        sides = [self.max_side / max(width, height)] if self.max_side else []
        return min([1.0, *sides, *(math.sqrt(one / (width * height)) for one in pixels)])

    def server(self) -> Server:
        """Where it is asked.

        Raises:
            BadModel: its key cannot be had.
            MissingExtra: the package that asks is not installed.
        """
        return Server(
            self.base_url,
            self.model,
            api_key=_key(self),
            options=self.options,
            system=self.system,
            timeout=self.timeout,
            retries=self.retries,
        )


class _File(msgspec.Struct, forbid_unknown_fields=True):
    model: Annotated[tuple[Model, ...], msgspec.Meta(min_length=1, max_length=100)]


def read(path: Path) -> tuple[Model, ...]:
    """The models of a file.

    Raises:
        BadModel: with a sentence for the user.
    """
    try:
        found = toml.decoded(foreign.read(path, foreign.MOST_SPEC), _File).model
    except OSError as error:
        raise BadModel(f"{path} cannot be read: {error.strerror}.") from error
    except InvalidInput as error:
        raise BadModel(f"{path} is not a file of models: {error}.") from error
    names = [model.name for model in found]
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise BadModel(f"{path} has two models named {twice}; each needs a name of its own.")
    return tuple(checked(model, path.parent) for model in found)


def checked(model: Model, home: Path = Path()) -> Model:
    """The same model, with its system prompt read and all of it fit to be sent.

    Args:
        model: as described.
        home: the folder from which its file of the system prompt is named.

    Raises:
        BadModel: with a sentence for the user, and never with a key.
    """
    if not model.base_url.startswith(("http://", "https://")):
        raise BadModel(f"The address of {model.name} has to begin with http:// or https://.")
    taken = sorted(model.extra_body.keys() & set(_OURS))
    if taken:
        raise BadModel(
            f"The extra body of {model.name} sets {', '.join(taken)}; puzzlegen sets it itself (--samples asks several "
            "times)."
        )
    if model.max_cost is not None and model.prices is None:
        raise BadModel(f"The cost of {model.name} is limited, but it has no prices.")
    system = model.system
    if system.startswith("@"):
        try:
            system = foreign.text(foreign.read(home / system[1:], foreign.MOST_SPEC))
        except (OSError, InvalidInput, UnicodeDecodeError) as error:
            raise BadModel(
                f"The system prompt {model.system} cannot be read: it has to be a small text file."
            ) from error
    sendable = foreign.decoded(msgspec.json.encode(model.extra_body), dict[str, Any])  # TOML has dates
    return msgspec.structs.replace(model, system=system.strip(), extra_body=sendable)


def extra_body(text: str) -> Mapping[str, Any]:
    """The members of ``--extra-body``; raises `BadModel` unless it is a JSON object."""
    try:
        return foreign.decoded(text, dict[str, Any])
    except InvalidInput as error:
        raise BadModel(
            f'The extra body is not a JSON object, such as {{"reasoning_effort": "low"}}: {error}.'
        ) from error


def _key(model: Model) -> str:
    """The key of a model; no message holds what might be one."""
    if not _VARIABLE.fullmatch(model.api_key_env):
        raise BadModel(
            f"The key of {model.name} has to be in an environment variable, whose name has only letters, digits "
            "and _; the key itself must not be written down."
        )
    key = os.environ.get(model.api_key_env, "").strip()
    if not key and model.api_key_env != KEY:
        raise BadModel(f"The environment variable for the key of {model.name} is not set.")
    if not all("!" <= sign <= "~" for sign in key):
        raise BadModel(
            f"The environment variable for {model.name} does not hold a key: it has spaces or special characters."
        )
    if key and msgspec.json.encode(key)[1:-1] in msgspec.json.encode((model.extra_body, model.system)):
        raise BadModel(
            f"The requests to {model.name} hold the key, and they are recorded; keep it in the variable alone."
        )
    return key
