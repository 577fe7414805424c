"use strict";

const SIGNS = "1234567890-="; // a key for each type of errors; - and = stand beside the digits, and pictures keep the rest

let state = null; // where the reviewer stands
let item = null; // what is shown now
let reason = null; // that was chosen for a flag, before it is sent

function show(name) {
  for (const id of ["consent", "trial", "done", "trouble"]) at(id).hidden = id !== name;
  at("footer").hidden = name === "consent" || name === "trouble" || !secret;
}

async function proceed(position) {
  try {
    if (!secret) return welcome();
    state = await (await ask("state")).json();
    translate(state.language);
    const wanted = position ?? state.said.indexOf(null);
    if (wanted < 0) return overview();
    await present(wanted);
  } catch (error) {
    if (error.status !== 401) return trouble(() => proceed(position));
    localStorage.removeItem(place);
    secret = null;
    await proceed();
  }
}

function trouble(retry) {
  at("again").onclick = retry;
  show("trouble");
}

const languages = Object.keys(TEXT);
let language = languages.find((one) => navigator.language.startsWith(one)) ?? "en";
function welcome() {
  translate(language);
  at("how").replaceChildren(...words.how.map((text) => make("li", { textContent: text })));
  at("languages").replaceChildren(...languages.map((one) => make("button", { type: "button",
    textContent: TEXT[one].language, onclick: () => { language = one; welcome(); } })));
  show("consent");
}

at("join").onclick = async () => {
  try {
    secret = (await (await ask("join", { language })).json()).secret;
    localStorage.setItem(place, secret);
  } catch { return trouble(proceed); }
  await proceed();
};

/* What somebody said of an item, in words. */
function spoken(said) {
  if (state.scheme) return said || say("untold");
  return said ? say(`reason-${said}`) : say("fine");
}

function overview() {
  const judged = state.said.filter((said) => said !== null).length;
  at("standing").textContent = judged < state.said.length
    ? say("standing", { judged, total: state.said.length }) : say("all-judged");
  at("name").textContent = state.id;
  at("items").replaceChildren(...state.said.map((said, number) => make("li", {}, make("button", { type: "button",
    className: said && !state.scheme ? "flagged" : "", onclick: () => proceed(number),
    textContent: `${number + 1}. ${said === null ? say("open") : spoken(said)}` }))));
  show("done");
}

async function present(position) {
  clock = null;
  reason = null;
  item = await (await ask(`item/${position}`)).json();
  at("progress").textContent = say("progress",
    { number: position + 1, total: state.said.length, family: item.family, level: item.level });
  at("bar").max = state.said.length;
  at("bar").value = state.said.filter((said) => said !== null).length;
  pose(item);
  at("rules").lang = at("question").lang = item.language;
  for (const id of ["unready", "refused"]) at(id).textContent = "";
  at("note").value = item.judged?.note ?? "";
  at("flag").hidden = true;
  at("response").hidden = item.said === undefined;
  at("said").textContent = item.said ?? "";
  at("previous").disabled = position === 0;
  at("next").disabled = position === state.said.length - 1;
  await depict(item);
  show("trial");
  clock = new Clock();
  fit();
  choices();
  if (item.key) unlock(); else lock();
  const said = state.said[position];
  at("judged").textContent = said === null ? say("none")
    : state.scheme ? say("labelled", { type: spoken(said) }) : said ? say("flagged", { reason: spoken(said) }) : say("approved");
  scrollTo(0, 0);
  at("question").focus({ preventScroll: true });
}

/* Before the key: the form of the answer. */
function lock() {
  field(item);
  at("answer").hidden = false;
  at("key").hidden = at("listed").hidden = true;
}

/* After it: the options as a list, and the key. */
function unlock() {
  const { answer, boxes: wanted, explanation, response, right } = item.key;
  at("answer").hidden = true;
  const texts = item.options.filter(([, text]) => text !== null);
  at("listed").replaceChildren(...texts.map(([letter, text]) => make("li", { textContent: `${letter}. ${text}` })));
  at("listed").hidden = !texts.length;
  for (const box of wanted) pictures[0].rect("right", box);
  const own = item.said !== undefined ? []
    : response === null ? [make("p", { textContent: say("unanswered") })]
    : [make("p", { className: right ? "right" : "missed", textContent: `${say("mine")}${response} – ${right ? say("right") : say("missed")}` })];
  at("key").replaceChildren(...own, make("p", {}, make("strong", { textContent: say("key") + answer })), make("p", { textContent: explanation }));
  at("key").lang = item.language;
  at("key").hidden = false;
}

function choices() {
  const said = state.said[item.position];
  const button = (sign, text, value, then, more = []) => {
    const made = make("button", { type: "button", onclick: then }, make("kbd", { textContent: sign }), " ", text, ...more);
    made.dataset.sign = sign;
    made.dataset.value = value;
    made.setAttribute("aria-pressed", said === value);
    return made;
  };
  if (state.scheme) {
    at("choices").className = "options";
    at("choices").replaceChildren(
      ...state.types.map(([name, meaning], number) => button(SIGNS[number], name, name, () => judge(name),
        meaning ? [make("small", { textContent: meaning })] : [])),
      button("X", say("untold"), "", () => judge("")));
  } else {
    at("choices").className = "options pairs";
    at("choices").replaceChildren(
      button("Y", say("approve"), "", approve),
      ...state.reasons.map((code, number) => button(`${number + 1}`, say(`reason-${code}`), code, () => choose(code))));
  }
}

function approve() {
  if (!item.key) { at("refused").textContent = say("first"); return; }
  return judge("");
}

function choose(code) {
  reason = code;
  for (const one of at("choices").children) one.setAttribute("aria-pressed", one.dataset.value === code);
  at("refused").textContent = "";
  at("flag").hidden = false;
  at("note").focus();
}

let sending = false;
async function judge(said, note = "") {
  if (sending) return;
  sending = true;
  const message = { position: item.position, judged: { said, note, seconds: clock.now() } };
  try {
    await ask("judge", message);
  } catch {
    return trouble(() => { show("trial"); return judge(said, note); });
  } finally {
    sending = false;
  }
  const after = [...state.said.keys()].map((step) => (item.position + 1 + step) % state.said.length);
  await proceed(after.find((one) => state.said[one] === null && one !== item.position));
}

async function look(response) {
  if (sending) return;
  sending = true;
  try {
    item.key = (await (await ask("look", { position: item.position, response })).json()).key;
  } catch {
    return trouble(() => { show("trial"); return look(response); });
  } finally {
    sending = false;
  }
  unlock();
  at("key").focus({ preventScroll: true });
}

at("answer").onsubmit = async (event) => {
  event.preventDefault();
  const response = answered();
  at("unready").textContent = response === null ? missing : "";
  if (response !== null) await look(response);
};
at("reveal").onclick = () => look(null);
at("flag").onsubmit = async (event) => {
  event.preventDefault();
  const note = at("note").value.trim();
  at("refused").textContent = reason === "other" && !note ? say("say") : "";
  if (reason !== "other" || note) await judge(reason, note);
};
at("note").onkeydown = (event) => {
  if (event.key === "Escape") at("unflag").click();
  if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  at("flag").requestSubmit();
};
at("unflag").onclick = () => { at("flag").hidden = true; choices(); at("question").focus(); };
at("previous").onclick = () => proceed(item.position - 1);
at("next").onclick = () => proceed(item.position + 1);
at("list").onclick = overview;
at("leave").onclick = async () => {
  if (!confirm(say("sure"))) return;
  try { await ask("leave", {}); } catch { return trouble(proceed); }
  localStorage.removeItem(place);
  secret = null;
  await proceed();
};
document.addEventListener("keydown", (event) => {
  if (at("trial").hidden || !clock || !free(event)) return;
  const sign = event.key.toUpperCase();
  const chosen = [...at("choices").children].find((one) => one.dataset.sign === sign);
  const option = !item.key && item.options.some(([letter]) => letter === sign);
  if (option || (!chosen && "+-".includes(sign))) return struck(event);
  if (!item.key && at("typed") && /[0-9]/.test(sign)) return at("typed").focus(); // where the digit arrives
  if (chosen) { event.preventDefault(); return chosen.click(); }
  if (sign === "K" && !item.key) return at("reveal").click();
  if (sign === "L") return at("list").click();
  if (event.target.matches("#pictures, #said")) return; // whose arrows move what is shown
  if (event.key === "ArrowLeft" && !at("previous").disabled) return at("previous").click();
  if (event.key === "ArrowRight" && !at("next").disabled) return at("next").click();
  if (event.key === "Enter" && !item.key && event.target.matches("[data-letter], h1")) {
    event.preventDefault();
    at("answer").requestSubmit();
  }
});
translate("en");
proceed();
