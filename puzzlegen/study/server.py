"""The server of a study: a page, and what the page asks for. Keys never leave it but after an item for practice."""

from itertools import islice
from typing import Any, Final, Literal, TypeAlias

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from puzzlegen.core.errors import WrongUsage
from puzzlegen.core.item import BoundingBoxes
from puzzlegen.core.message import messages
from puzzlegen.scoring.score import Outcome, score
from puzzlegen.study import questions as asking
from puzzlegen.study import web
from puzzlegen.study.design import Candidate, sittings
from puzzlegen.study.kept import Participant
from puzzlegen.study.questions import Question
from puzzlegen.study.store import Said, Store, Trial

msg: Final = messages(__name__)

Purpose: TypeAlias = Literal["study", "approval"]
"""What people are asked for: to solve items, or to see whether they give the keys of candidates."""


class NothingToPlay(WrongUsage):
    """There is no item to solve."""


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

    def back(self, invitation: str) -> bool:
        """True if somebody took up the invitation before."""
        return self.store.by_invitation and self.store.known(invitation) is not None

    def welcome(self, language: str, part: str) -> tuple[Participant, str]:
        """Somebody new, who is dealt a sitting, or whoever took up the invitation before; and the secret."""
        participant, secret = self.store.join(language, web.now(), part if self.store.by_invitation else "")
        if self.store.trials(participant):
            return participant, secret
        dealt = sittings(self._pool[language], self._size, self._seed)
        sitting = next(islice(dealt, participant.turn, None))
        items = [(item, True) for item in self.practice[language]] + [(item, False) for item in sitting]
        self.store.deal(participant, items)
        return participant, secret

    def trials(self, participant: Participant) -> list[Trial]:
        """What the participant is shown, but for what an older version made for practice."""
        return [trial for trial in self.store.trials(participant) if trial.item in self.questions]

    def next(self, participant: Participant) -> Trial | None:
        """The first item without an answer."""
        return next((trial for trial in self.trials(participant) if trial.said is None), None)


def study(
    store: Store,
    known: dict[str, Question],
    pools: dict[str, list[Candidate]],
    size: int,
    seed: int,
    purpose: Purpose = "study",
) -> Study:
    """A study of these items, with items for practice in each language; what is to be approved needs none.

    Raises:
        NothingToPlay: there are none.
    """
    pools = {language: pool for language, pool in pools.items() if pool}
    if not pools:
        raise NothingToPlay("There are no items to solve.")
    wanted = known if purpose == "study" else {}
    practice = {language: asking.practice(wanted, language) for language in pools}
    return Study(store, known, practice, pools, size, seed, purpose)


def application(study: Study, *, share: bool = False) -> Starlette:
    """The web application; it answers below the study's token only."""
    routes = [
        Route("/languages", _languages(study)),
        Route("/join", _join(study), methods=["POST"]),
        Route("/state", web.known(study, _state)),
        Route("/picture/{position:int}/{number:int}", web.known(study, _picture)),
        Route("/solution/{position:int}/{number:int}", web.known(study, _solution)),
        Route("/answer", web.known(study, _answer), methods=["POST"]),
        Route("/leave", web.known(study, web.leave), methods=["POST"]),
    ]
    beside = ("shared.js", "script.js", "style.css")
    return web.application(study, "page.html", beside, msg, _texts(study), routes, share=share)


def _texts(study: Study) -> dict[str, web.Text]:
    """What the first page says, by the purpose; the page calls it so."""
    approval = study.purpose == "approval"
    kept = [msg("kept"), msg("not-kept"), msg("who-approval" if approval else "who")]
    return {
        "about": msg("about-approval" if approval else "about"),
        "kept": [*kept, msg("personal")] if study.store.by_invitation else [*kept],
        "leaving": msg("leaving-approval" if approval else "leaving"),
    }


def _languages(study: Study) -> web.Endpoint:
    async def answer(request: Request) -> Response:
        """What can be chosen, and whether one is invited; whoever comes back with an invitation has chosen."""
        part = request.path_params["part"]
        back = {"secret": part} if study.back(part) else {}
        told = {"languages": study.languages, "purpose": study.purpose, "invited": study.store.by_invitation}
        return web.told(told | back)

    return answer


def _join(study: Study) -> web.Endpoint:
    async def answer(request: Request) -> Response:
        wanted = await web.read(request, _Joining)
        if wanted is None or wanted.language not in study.languages:
            return web.refused("no such language")
        _, secret = study.welcome(wanted.language, request.path_params["part"])
        return web.told({"secret": secret})

    return answer


class _Joining(msgspec.Struct):
    language: str


class _Answer(msgspec.Struct):
    position: int
    said: Said


async def _state(study: Study, request: Request, participant: Participant) -> Response:  # noqa: ARG001
    """What is to be shown now."""
    trials = study.trials(participant)
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
    return web.told(told)


async def _picture(study: Study, request: Request, participant: Participant) -> Response:
    """A picture of the item that is shown now, and of no other."""
    trial = study.next(participant)
    number = request.path_params["number"]
    if trial is None or trial.position != request.path_params["position"]:
        return web.refused("not shown now", 409)
    return web.picture(study.questions[trial.item], number)


async def _solution(study: Study, request: Request, participant: Participant) -> Response:
    """A picture with the solution of an item for practice that was answered, and of no other."""
    position, number = request.path_params["position"], request.path_params["number"]
    trial = next((one for one in study.trials(participant) if one.position == position), None)
    if trial is None or not trial.practice or trial.said is None:
        return web.refused("not for practice, or not answered yet", 409)
    solved = study.questions[trial.item].solved
    return web.png(solved[number]) if number < len(solved) else web.refused("no such picture", 404)


async def _answer(study: Study, request: Request, participant: Participant) -> Response:
    """Keep an answer to what is shown now, or was shown; one for practice is held against the key at once."""
    given = await web.read(request, _Answer)
    if given is None:
        return web.refused("not an answer")
    trials = study.trials(participant)
    shown = next((one for one in trials if one.said is None), None)
    trial = next((one for one in trials if one.position == given.position), None)
    if trial is None or (trial.said is None and trial is not shown):
        return web.refused("not shown yet", 409)
    study.store.answer(participant, given.position, given.said, web.now())
    if not trial.practice:
        return web.told({})
    question = study.questions[trial.item]
    key = question.key
    result = score(question.item, key, given.said.response)
    boxes = key.answer.boxes if isinstance(key.answer, BoundingBoxes) else ()
    feedback = {
        "right": result.outcome is Outcome.RIGHT,
        "answer": "" if boxes else question.solution,
        "boxes": boxes,
        "solved": len(question.solved),
        "explanation": key.explanation,
    }
    return web.told({"feedback": feedback})
