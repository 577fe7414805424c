"use strict";

const SOFT_LIMIT = 5 * 60 * 1000; // milliseconds, as in VisualPuzzles
let purpose = "study";
let trial = null; // what the server says is shown now
let practised = false;
let left = false; // somebody had all answers deleted

setInterval(() => { if (clock && clock.now() > SOFT_LIMIT) at("long").hidden = false; }, 1000);

function show(name) {
  for (const id of ["consent", "trial", "break", "done", "gone", "trouble"]) at(id).hidden = id !== name;
  at("footer").hidden = ["consent", "gone", "trouble"].includes(name) || !secret;
}

function speak(language) {
  translate(language);
  at("known").hidden = purpose !== "approval";
  at("kept").replaceChildren(...words.kept.map((text) => make("li", { textContent: text })));
}

async function proceed() {
  try {
    if (!secret) return await welcome();
    const state = await (await ask("state")).json();
    purpose = state.purpose;
    speak(state.language);
    if (state.phase === "done") {
      at("name").textContent = state.id;
      return show("done");
    }
    if (state.phase === "items" && practised) {
      practised = false;
      return show("break");
    }
    practised = state.phase === "practice";
    await present(state);
  } catch (error) {
    if (error.status === 401) {
      localStorage.removeItem(place);
      secret = null;
      return proceed();
    }
    failed(error);
  }
}

/* Nobody can take part at this address any more, or there is no answer at all. */
function failed(error) {
  at("closed").textContent = left ? say("deleted") : say("closed");
  show(error.status === 404 ? "gone" : "trouble");
}

async function welcome() {
  const found = await (await ask("languages")).json();
  const { languages, secret: before } = found;
  purpose = found.purpose;
  if (before) { // invited, and begun in another browser
    secret = before;
    localStorage.setItem(place, secret);
    return proceed();
  }
  const mine = languages.find((one) => navigator.language.startsWith(one)) ?? languages[0];
  speak(mine);
  at("languages").replaceChildren(...(languages.length > 1 ? languages.map((one) =>
    make("button", { type: "button", textContent: TEXT[one].language, onclick: () => offer(one) })) : []));
  at("languages").className = "row";
  offer(mine);
  show("consent");
}

function offer(language) {
  speak(language);
  at("join").replaceChildren(make("button", { type: "button", className: "main", textContent: say("join"),
    onclick: async () => {
      try {
        secret = (await (await ask("join", { language })).json()).secret;
        localStorage.setItem(place, secret);
      } catch (error) { return failed(error); }
      await proceed();
    } }));
}

async function present(state) {
  trial = state;
  clock = null;
  at("unready").textContent = "";
  at("why").value = "";
  for (const id of ["reason", "feedback", "long"]) at(id).hidden = true;
  for (const id of ["answer", "others"]) at(id).hidden = false;
  at("progress").textContent = say(`progress-${state.phase}`, state);
  at("bar").max = state.total;
  at("bar").value = state.number - 1;
  pose(state);
  await depict(state);
  show("trial");
  clock = new Clock();
  fit();
  field(state);
  scrollTo(0, 0);
  at("question").focus({ preventScroll: true });
}

let sending = false;
async function send(more) {
  if (sending) return;
  sending = true;
  const said = { response: "", first: clock.first, last: clock.last, sent: clock.now(), hidden: clock.hidden,
    zooms: clock.zooms, viewport: [innerWidth, innerHeight], ratio: devicePixelRatio, ...more };
  const message = { position: trial.position, said };
  try {
    const { feedback: found } = await (await ask("answer", message)).json();
    if (found) await feedback(found); else await proceed();
  } catch (error) {
    at("again").onclick = async () => { show("trial"); await send(more); }; // what was entered is still there
    return failed(error);
  } finally {
    sending = false;
  }
}

async function feedback({ right, answer, boxes: wanted, solved, explanation }) {
  clock = null;
  (await load("solution", trial.position, solved)).forEach((image, number) => pictures[number].turn(image, say("solved")));
  for (const id of ["answer", "others", "reason"]) at(id).hidden = true;
  if (solved) fit();
  else for (const box of wanted) pictures[0].rect("right", box);
  const next = make("button", { type: "button", className: "main", textContent: say("next"), onclick: proceed });
  at("feedback").replaceChildren(
    make("p", { className: right ? "right" : "missed", textContent: right ? say("right") : say("missed") }),
    ...(answer ? [make("p", { textContent: say("solution") + answer })] : []),
    make("p", { textContent: explanation }), make("p", { className: "row" }, next));
  at("feedback").hidden = false;
  next.focus();
}

at("answer").onsubmit = async (event) => {
  event.preventDefault();
  const response = answered();
  at("unready").textContent = response === null ? missing : "";
  if (response !== null) await send({ response });
};
at("give-up").onclick = () => send({ given_up: true });
at("known").onclick = () => send({ given_up: true, known: true });
at("wrong").onclick = () => { at("reason").hidden = false; at("why").focus(); };
at("not-wrong").onclick = () => { at("reason").hidden = true; };
at("reason").onsubmit = async (event) => {
  event.preventDefault();
  await send({ response: answered() ?? "", given_up: answered() === null, wrong: at("why").value.trim() });
};
at("begin").onclick = proceed;
at("again").onclick = proceed;
at("leave").onclick = async () => {
  if (!confirm(say("sure"))) return;
  try { await ask("leave", {}); } catch (error) { return failed(error); }
  localStorage.removeItem(place);
  secret = null;
  left = true;
  await proceed();
};
document.addEventListener("keydown", (event) => {
  if (!at("trial").hidden && clock && free(event)) struck(event);
});
speak("en");
proceed();
