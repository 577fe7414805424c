"""What came out of a study, in the form that `score` reads, and in that of experiments with jsPsych."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from puzzlegen.scoring.score import Outcome, score
from puzzlegen.study.kept import Participant
from puzzlegen.study.questions import Question
from puzzlegen.study.store import Said, Store, Trial


def answers(store: Store) -> Iterator[tuple[Participant, Trial, Said]]:
    """All answers that count: not those for practice."""
    for participant in store.participants():
        for trial in store.trials(participant):
            if trial.said is not None and not trial.practice:
                yield participant, trial, trial.said


def count(store: Store) -> int:
    """How many answers there are."""
    return sum(1 for _ in answers(store))


def lines(store: Store) -> bytes:
    """A file of `predictions`."""
    return b"".join(msgspec.json.encode(line) + b"\n" for line in predictions(store))


def document(store: Store, questions: Mapping[str, Question]) -> bytes:
    """A file of `trials`."""
    return msgspec.json.format(msgspec.json.encode(trials(store, questions))) + b"\n"


def predictions(store: Store) -> Iterator[dict[str, Any]]:
    """Lines of a file of predictions: ``id``, ``response`` and ``seconds``, with who answered, and what else he did."""
    for participant, trial, said in answers(store):
        yield {
            "id": trial.item,
            "response": said.response,
            "participant": participant.id,
            "position": trial.position,
            "seconds": said.sent / 1000,
            "given_up": said.given_up,
            "wrong": said.wrong,
            "received": trial.received,
        }


def trials(store: Store, questions: Mapping[str, Question]) -> list[dict[str, Any]]:
    """Trials as jsPsych has them: ``rt`` in milliseconds, ``correct``, ``trial_index``, one ``subject`` each."""
    found = []
    for participant, trial, said in answers(store):
        question = questions.get(trial.item)
        if question is None:  # retracted since
            continue
        result = score(question.item, question.key, said.response)
        found.append(
            {
                "trial_type": "puzzlegen-item",
                "trial_index": trial.position,
                "subject": participant.id,
                "stimulus": question.item.images[0],
                "item": trial.item,
                "family": question.item.kind,
                "level": question.item.level,
                "response": said.response,
                "correct": result.outcome is Outcome.RIGHT,
                "credit": result.credit,
                "rt": round(said.sent),
                "first_input": said.first,
                "last_input": said.last,
                "hidden": said.hidden,
                "given_up": said.given_up,
                "wrong": said.wrong,
                "zooms": said.zooms,
                "viewport": said.viewport,
                "ratio": said.ratio,
                "received": trial.received,
            }
        )
    return found
