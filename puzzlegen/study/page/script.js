"use strict";

const TEXT = {
  en: {
    title: "Visual puzzles",
    about: "You will see puzzles, one at a time. Look at the picture, read the question, and answer it as well as you can. Please work alone, without programs or search engines; paper and pencil are welcome.",
    kept: ["Kept: your answers, how long they took, the size of your window, and how often you enlarged a picture.",
      "Not kept: your name, your address, or anything else about you. You are a random number.",
      "Who sees it: the people who run this study, who may publish it."],
    personal: "The address of this page is yours alone: whoever gave it to you can tell which answers are yours.",
    leaving: "You may stop at any time, and have everything deleted with the button at the foot of each page. First come a few puzzles for practice, with their solutions; after those, no solutions are shown.",
    known: "I know this one already",
    approval: {
      about: "People or models proposed these puzzles. We publish one only if people who do not know its answer find it. Look at the picture, read the question, and answer it. Please work alone, without programs or search engines; paper and pencil are welcome. If you proposed a puzzle yourself, or have seen it with its answer, say that you know it.",
      kept: ["Kept: your answers, how long they took, the size of your window, and how often you enlarged a picture.",
        "Not kept: your name, your address, or anything else about you. You are a random number.",
        "Published, with this number: your answers to the puzzles that are accepted, and the seconds that they took."],
      leaving: "You may stop at any time, and have everything deleted with the button at the foot of each page. What has been published by then cannot be called back.",
    },
    join: "I agree: begin in English", send: "Answer", next: "Next", giveUp: "I give up", wrong: "This puzzle is wrong",
    why: "What is wrong with it?", report: "Report it and go on", back: "Back",
    ready: "That was the practice.", readyMore: "Now the real puzzles begin. No more solutions are shown.", begin: "Begin",
    thanks: "Thank you!", thanksMore: "That was the last puzzle. You can close this page. Whoever wants your answers deleted later needs this number:",
    leave: "Stop, and delete all my answers", sure: "Delete all your answers? This cannot be undone.",
    practice: (n, of) => `Practice ${n} of ${of}`, items: (n, of) => `Puzzle ${n} of ${of}`,
    long: "This one has taken five minutes. You may go on, or give up.",
    closed: "Nobody can take part here any more.", deleted: "All your answers are deleted.",
    goneMore: "You can close this page; its address is not in use.",
  },
  zh: {
    title: "视觉谜题",
    about: "谜题会一道一道地出现。请看图、读题，并尽量作答。请独立完成，不要使用程序或搜索引擎；可以用纸和笔。",
    kept: ["保存的内容：你的回答、所用时间、窗口大小，以及放大图片的次数。", "不保存：姓名、地址或其他个人信息。你只是一个随机编号。", "谁能看到：本研究的组织者；他们可能会公开发表。"],
    personal: "这个页面的地址只属于你一个人：把它交给你的人能够知道哪些回答是你的。",
    leaving: "你可以随时停止，并用每页底部的按钮删除全部数据。先有几道带解答的练习题；之后不再显示解答。",
    known: "我已知道这道题",
    approval: {
      about: "这些谜题由他人或模型提出。只有当不知道答案的人也能解出时，我们才会发表。请看图、读题并作答。请独立完成，不要使用程序或搜索引擎；可以用纸和笔。如果某道题是你自己提出的，或者你已见过它的答案，请说明你已知道。",
      kept: ["保存的内容：你的回答、所用时间、窗口大小，以及放大图片的次数。", "不保存：姓名、地址或其他个人信息。你只是一个随机编号。", "与该编号一起公开的内容：你对被采用谜题的回答和所用的秒数。"],
      leaving: "你可以随时停止，并用每页底部的按钮删除全部数据；届时已经公开的内容无法收回。",
    },
    join: "我同意：用中文开始", send: "回答", next: "下一题", giveUp: "放弃", wrong: "这道题有错",
    why: "哪里有错？", report: "报告并继续", back: "返回",
    ready: "练习结束。", readyMore: "现在开始正式题目，不再显示解答。", begin: "开始",
    thanks: "谢谢！", thanksMore: "这是最后一题，可以关闭页面了。如果以后想删除你的回答，需要这个编号：",
    leave: "停止并删除我的全部回答", sure: "删除你的全部回答？此操作无法撤销。",
    practice: (n, of) => `练习 ${n} / ${of}`, items: (n, of) => `第 ${n} 题，共 ${of} 题`,
    long: "这道题已经用了五分钟。可以继续，也可以放弃。",
    closed: "这里不能再参加了。", deleted: "你的全部回答已删除。", goneMore: "可以关闭页面了；这个地址已不再使用。",
  },
};
const SOFT_LIMIT = 5 * 60 * 1000; // milliseconds, as in VisualPuzzles
let purpose = "study";
let trial = null; // what the server says is shown now
let practised = false;
let personal = false; // the address is that of one person
let left = false; // somebody had all answers deleted

setInterval(() => { if (clock && clock.now() > SOFT_LIMIT) at("long").hidden = false; }, 1000);

function show(name) {
  for (const id of ["consent", "trial", "break", "done", "gone", "trouble"]) at(id).hidden = id !== name;
  at("footer").hidden = ["consent", "gone", "trouble"].includes(name) || !secret;
}

function speak(language) {
  translate(language, { ...TEXT[language], ...TEXT[language][purpose] });
  at("known").hidden = purpose !== "approval";
  at("kept").replaceChildren(...words.kept.concat(personal ? words.personal : []).map((text) => make("li", { textContent: text })));
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
  at("closed").textContent = left ? words.deleted : words.closed;
  show(error.status === 404 ? "gone" : "trouble");
}

async function welcome() {
  const found = await (await ask("languages")).json();
  const { languages, invited, secret: before } = found;
  purpose = found.purpose;
  if (before) { // invited, and begun in another browser
    secret = before;
    localStorage.setItem(place, secret);
    return proceed();
  }
  const mine = languages.find((one) => navigator.language.startsWith(one)) ?? languages[0];
  personal = invited;
  speak(mine);
  at("languages").replaceChildren(...(languages.length > 1 ? languages.map((one) =>
    make("button", { type: "button", textContent: { en: "English", zh: "中文" }[one], onclick: () => offer(one) })) : []));
  at("languages").className = "row";
  offer(mine);
  show("consent");
}

function offer(language) {
  speak(language);
  at("join").replaceChildren(make("button", { type: "button", className: "main", textContent: words.join,
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
  at("progress").textContent = words[state.phase](state.number, state.total);
  at("bar").max = state.total;
  at("bar").value = state.number - 1;
  at("question").textContent = state.question;
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
    if (found) feedback(found); else await proceed();
  } catch (error) {
    at("again").onclick = async () => { show("trial"); await send(more); }; // what was entered is still there
    return failed(error);
  } finally {
    sending = false;
  }
}

function feedback({ right, answer, boxes: wanted, explanation }) {
  clock = null;
  for (const id of ["answer", "others", "reason"]) at(id).hidden = true;
  for (const box of wanted) pictures[0].rect("right", box);
  const next = make("button", { type: "button", className: "main", textContent: words.next, onclick: proceed });
  at("feedback").replaceChildren(
    make("p", { className: right ? "right" : "missed", textContent: right ? words.right : words.missed }),
    ...(answer ? [make("p", { textContent: words.solution + answer })] : []),
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
  if (!confirm(words.sure)) return;
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
