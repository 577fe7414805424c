"use strict";

const TEXT = {
  en: {
    title: "Visual puzzles",
    about: "You will see puzzles, one at a time. Look at the picture, read the question, and answer it as well as you can. Please work alone, without programs or search engines; paper and pencil are welcome.",
    kept: ["Kept: your answers, how long they took, the size of your window, and how often you enlarged a picture.",
      "Not kept: your name, your address, or anything else about you. You are a random number.",
      "Who sees it: the people who run this study, who may publish it."],
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
    number: "Your number", text: "Your answer", cells: "Fill in the grid", cell: (r, c) => `Row ${r}, column ${c}`,
    pick: "Choose an answer first.", fill: "Enter an answer first.", draw: "Draw a box first.", whole: "Fill in all cells first.",
    boxHint: "Drag over the picture to draw a box. Drag a box to move it and its corners to change it. With the keyboard: add a box, move it with the arrow keys, change its size with Shift and the arrow keys, remove it with Delete.",
    addBox: "Add a box", removeBox: "Remove the box", box: (n) => `Box ${n}`, option: (letter) => `Option ${letter}`,
    right: "Right.", missed: "Not quite.", solution: "Solution: ", zooms: "Size of the picture", smaller: "Smaller", larger: "Larger",
    picture: (n, of) => of > 1 ? `Picture ${n} of ${of}` : "The picture of the puzzle",
    trouble: "The server does not answer.", troubleMore: "Your answers so far are safe. Try again in a moment.", again: "Try again",
  },
  zh: {
    title: "视觉谜题",
    about: "谜题会一道一道地出现。请看图、读题，并尽量作答。请独立完成，不要使用程序或搜索引擎；可以用纸和笔。",
    kept: ["保存的内容：你的回答、所用时间、窗口大小，以及放大图片的次数。", "不保存：姓名、地址或其他个人信息。你只是一个随机编号。", "谁能看到：本研究的组织者；他们可能会公开发表。"],
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
    number: "你的数字", text: "你的回答", cells: "请填满网格", cell: (r, c) => `第 ${r} 行第 ${c} 列`,
    pick: "请先选择一个答案。", fill: "请先填写答案。", draw: "请先画一个方框。", whole: "请先填满所有格子。",
    boxHint: "在图上拖动即可画框。拖动方框可移动，拖动四角可改变大小。用键盘：先添加方框，方向键移动，Shift 加方向键改变大小，Delete 删除。",
    addBox: "添加方框", removeBox: "删除方框", box: (n) => `方框 ${n}`, option: (letter) => `选项 ${letter}`,
    right: "正确。", missed: "不对。", solution: "解答：", zooms: "图片大小", smaller: "缩小", larger: "放大",
    picture: (n, of) => of > 1 ? `第 ${n} 张图，共 ${of} 张` : "题目的图片",
    trouble: "服务器没有响应。", troubleMore: "你之前的回答都已保存，请稍后再试。", again: "重试",
  },
};
const ZOOMS = [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4];
const SOFT_LIMIT = 5 * 60 * 1000; // milliseconds, as in VisualPuzzles
const LEAST = 3; // pixels of the file: a smaller box is a slip of the hand

const at = (id) => document.getElementById(id);
const make = (name, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
};
const place = "puzzlegen " + location.pathname;
let secret = localStorage.getItem(place);
let words = TEXT.en;
let purpose = "study";
let trial = null; // what the server says is shown now
let clock = null;
let practised = false;

/* Time since the pictures appeared, without the time in which the page was hidden. */
class Clock {
  constructor() {
    this.start = performance.now();
    this.hidden = 0;
    this.since = document.hidden ? this.start : null;
    this.first = null;
    this.last = null;
    this.zooms = 0;
  }
  turn() {
    const now = performance.now();
    if (document.hidden) this.since ??= now;
    else if (this.since !== null) { this.hidden += now - this.since; this.since = null; }
  }
  now() {
    const now = performance.now();
    return now - this.start - this.hidden - (this.since === null ? 0 : now - this.since);
  }
  touched() {
    this.last = this.now();
    this.first ??= this.last;
  }
}
document.addEventListener("visibilitychange", () => clock?.turn());
setInterval(() => { if (clock && clock.now() > SOFT_LIMIT) at("long").hidden = false; }, 1000);

async function ask(path, message) {
  const headers = secret ? { Authorization: `Bearer ${secret}` } : {};
  const body = message === undefined ? undefined : JSON.stringify(message);
  const response = await fetch(path, { method: body ? "POST" : "GET", headers, body });
  if (!response.ok) throw Object.assign(new Error(path), { status: response.status });
  return response;
}

function show(name) {
  for (const id of ["consent", "trial", "break", "done", "trouble"]) at(id).hidden = id !== name;
  at("footer").hidden = name === "consent" || name === "trouble" || !secret;
}

function speak(language) {
  words = { ...TEXT[language], ...TEXT[language][purpose] };
  at("known").hidden = purpose !== "approval";
  document.documentElement.lang = language;
  document.title = words.title;
  for (const element of document.querySelectorAll("[data-text]")) element.textContent = words[element.dataset.text];
  at("kept").replaceChildren(...words.kept.map((text) => make("li", { textContent: text })));
  at("zooms").setAttribute("aria-label", words.zooms);
  at("smaller").setAttribute("aria-label", words.smaller);
  at("larger").setAttribute("aria-label", words.larger);
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
    show("trouble");
  }
}

async function welcome() {
  const found = await (await ask("languages")).json();
  const languages = found.languages;
  purpose = found.purpose;
  const mine = languages.find((one) => navigator.language.startsWith(one)) ?? languages[0];
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
      } catch { return show("trouble"); }
      await proceed();
    } }));
}

/* The picture, with the boxes that are drawn on it; all numbers are pixels of the file. */
class Picture {
  constructor(image, alt) {
    this.image = image;
    this.boxes = [];
    this.overlay = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    this.overlay.setAttribute("viewBox", `0 0 ${image.naturalWidth} ${image.naturalHeight}`);
    image.alt = alt;
    this.element = make("div", { className: "picture" }, image, this.overlay);
  }
  enlarge(zoom) {
    this.image.style.width = `${this.image.naturalWidth * zoom / devicePixelRatio}px`;
    this.image.style.height = `${this.image.naturalHeight * zoom / devicePixelRatio}px`;
  }
  pixel(event) {
    const frame = this.image.getBoundingClientRect();
    const inside = (value, most) => Math.min(most, Math.max(0, Math.round(value)));
    return [inside((event.clientX - frame.left) / frame.width * this.image.naturalWidth, this.image.naturalWidth),
      inside((event.clientY - frame.top) / frame.height * this.image.naturalHeight, this.image.naturalHeight)];
  }
  rect(kind, [x1, y1, x2, y2]) {
    const rect = document.createElementNS("http://www.w3.org/2000/svg", "rect");
    rect.setAttribute("class", kind);
    for (const [name, value] of Object.entries({ x: x1, y: y1, width: x2 - x1, height: y2 - y1 })) rect.setAttribute(name, value);
    this.overlay.append(rect);
    return rect;
  }
}

/* Drawing, moving, resizing and removing boxes, by mouse, touch and keyboard. */
class Drawing {
  constructor(picture, many) {
    this.picture = picture;
    this.many = many;
    this.chosen = -1;
    this.drag = null;
    picture.element.classList.add("drawable");
    const overlay = picture.overlay;
    overlay.addEventListener("pointerdown", (event) => this.down(event));
    overlay.addEventListener("pointermove", (event) => this.move(event));
    for (const name of ["pointerup", "pointercancel"]) overlay.addEventListener(name, () => this.up());
    this.draw();
  }
  down(event) {
    if (event.button || !clock) return;
    event.preventDefault();
    clock?.touched();
    const boxes = this.picture.boxes;
    const from = this.picture.pixel(event);
    const { box, corner } = event.target.dataset;
    if (corner !== undefined) {
      const [x1, y1, x2, y2] = boxes[box];
      this.drag = { box: +box, fixed: [[x2, y2], [x1, y2], [x1, y1], [x2, y1]][corner] };
    } else if (box !== undefined) {
      this.drag = { box: +box, from, start: boxes[box] };
    } else {
      if (!this.many) boxes.length = 0;
      boxes.push([...from, ...from]);
      this.drag = { box: boxes.length - 1, fixed: from };
    }
    this.chosen = this.drag.box;
    this.picture.overlay.setPointerCapture(event.pointerId);
    this.draw();
  }
  move(event) {
    if (!this.drag) return;
    const [x, y] = this.picture.pixel(event);
    const { box, fixed, from, start } = this.drag;
    if (fixed) this.picture.boxes[box] = [Math.min(x, fixed[0]), Math.min(y, fixed[1]), Math.max(x, fixed[0]), Math.max(y, fixed[1])];
    else this.picture.boxes[box] = this.shifted(start, x - from[0], y - from[1]);
    this.draw();
  }
  up() {
    if (!this.drag) return;
    this.drag = null;
    clock?.touched();
    this.picture.boxes = this.picture.boxes.filter(([x1, y1, x2, y2]) => x2 - x1 >= LEAST && y2 - y1 >= LEAST);
    this.chosen = Math.min(this.chosen, this.picture.boxes.length - 1);
    this.draw(true);
  }
  shifted([x1, y1, x2, y2], dx, dy) {
    const { naturalWidth: width, naturalHeight: height } = this.picture.image;
    dx = Math.min(width - x2, Math.max(-x1, dx));
    dy = Math.min(height - y2, Math.max(-y1, dy));
    return [x1 + dx, y1 + dy, x2 + dx, y2 + dy];
  }
  key(event, number) {
    const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (event.key === "Delete" || event.key === "Backspace") this.remove(number);
    else if (steps) {
      const [dx, dy] = steps.map((step) => step * (event.ctrlKey || event.altKey ? 1 : 8));
      const [x1, y1, x2, y2] = this.picture.boxes[number];
      const { naturalWidth: width, naturalHeight: height } = this.picture.image;
      this.picture.boxes[number] = event.shiftKey
        ? [x1, y1, Math.min(width, Math.max(x1 + LEAST, x2 + dx)), Math.min(height, Math.max(y1 + LEAST, y2 + dy))]
        : this.shifted([x1, y1, x2, y2], dx, dy);
      this.draw(true);
    } else return;
    clock?.touched();
    event.preventDefault();
  }
  add() {
    const { naturalWidth: width, naturalHeight: height } = this.picture.image;
    if (!this.many) this.picture.boxes.length = 0;
    this.picture.boxes.push([0.4 * width, 0.4 * height, 0.6 * width, 0.6 * height].map(Math.round));
    this.chosen = this.picture.boxes.length - 1;
    clock?.touched();
    this.draw(true);
  }
  remove(number) {
    if (number < 0) return;
    this.picture.boxes.splice(number, 1);
    this.chosen = this.picture.boxes.length - 1;
    clock?.touched();
    this.draw(true);
  }
  draw(focus = false) {
    this.picture.overlay.replaceChildren();
    this.picture.boxes.forEach((box, number) => {
      const rect = this.picture.rect("box", box);
      rect.dataset.box = number;
      rect.setAttribute("tabindex", "0");
      rect.setAttribute("role", "img");
      rect.setAttribute("aria-label", `${words.box(number + 1)}: ${box.join(", ")}`);
      rect.addEventListener("keydown", (event) => this.key(event, number));
      rect.addEventListener("focus", () => { this.chosen = number; });
      const half = 6 * this.picture.image.naturalWidth / this.picture.image.getBoundingClientRect().width;
      const [x1, y1, x2, y2] = box;
      [[x1, y1], [x2, y1], [x2, y2], [x1, y2]].forEach(([x, y], corner) => {
        const handle = this.picture.rect("handle", [x - half, y - half, x + half, y + half]);
        handle.dataset.box = number;
        handle.dataset.corner = corner;
      });
      if (focus && number === this.chosen) rect.focus({ preventScroll: true });
    });
  }
}

let pictures = [];
let zoom = 1;
let answered = () => null; // the response as text, or null if there is none yet
let missing = "";

function enlarge(wanted) {
  zoom = wanted;
  at("zoom").textContent = `${Math.round(100 * zoom)} %`;
  for (const picture of pictures) {
    picture.enlarge(zoom);
    picture.drawing?.draw();
  }
}

function step(direction) {
  const next = direction > 0 ? ZOOMS.find((one) => one > zoom + 0.001) : ZOOMS.findLast((one) => one < zoom - 0.001);
  if (next === undefined || !clock) return;
  clock.zooms += 1;
  enlarge(next);
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
  const images = await Promise.all(Array.from({ length: state.pictures }, async (_, number) => {
    const image = new Image();
    image.src = URL.createObjectURL(await (await ask(`picture/${state.position}/${number}`)).blob());
    await image.decode();
    return image;
  }));
  for (const picture of pictures) URL.revokeObjectURL(picture.image.src);
  pictures = images.map((image, number) => new Picture(image, words.picture(number + 1, images.length)));
  at("pictures").replaceChildren(...pictures.map((picture) => picture.element));
  show("trial");
  const widest = Math.max(...images.map((image) => image.naturalWidth)) / devicePixelRatio;
  clock = new Clock();
  enlarge(Math.min(devicePixelRatio, at("pictures").clientWidth / widest));
  field(state);
  scrollTo(0, 0);
  at("question").focus({ preventScroll: true });
}

function field(state) {
  const forms = { choice, boxes, cells, number: typed, text: typed };
  const element = forms[state.form](state);
  at("field").replaceChildren(...element);
}

function choice({ options, many }) {
  const chosen = new Set();
  missing = words.pick;
  answered = () => [...chosen].sort().join(", ") || null;
  const drawn = options.every(([, text]) => text === null);
  const buttons = options.map(([letter, text]) => {
    const button = make("button", { type: "button", textContent: text === null ? letter : `${letter}. ${text}` });
    button.setAttribute("aria-label", text === null ? words.option(letter) : `${letter}. ${text}`);
    button.dataset.letter = letter;
    button.onclick = () => {
      clock?.touched();
      const had = chosen.has(letter);
      if (!many) chosen.clear();
      if (had) chosen.delete(letter); else chosen.add(letter);
      for (const one of buttons) one.setAttribute("aria-pressed", chosen.has(one.dataset.letter));
    };
    button.setAttribute("aria-pressed", "false");
    return button;
  });
  return [make("div", { className: drawn ? "options letters" : "options" }, ...buttons)];
}

function typed({ form }) {
  const input = make("input", { id: "typed", type: "text", maxLength: 2000, spellcheck: false, autocapitalize: "off" });
  if (form === "number") input.inputMode = "text"; // a minus sign or a fraction may be wanted
  input.oninput = () => clock?.touched();
  missing = words.fill;
  answered = () => input.value.trim() || null;
  return [make("label", { htmlFor: "typed", textContent: words[form] }), input];
}

function cells({ rows, columns }) {
  const inputs = [];
  const go = (number) => inputs[Math.min(inputs.length - 1, Math.max(0, number))].select();
  for (let number = 0; number < rows * columns; number += 1) {
    const input = make("input", { type: "text", maxLength: 1, spellcheck: false, autocapitalize: "characters" });
    input.setAttribute("aria-label", words.cell(1 + Math.floor(number / columns), 1 + number % columns));
    input.oninput = () => { clock?.touched(); if (input.value) go(number + 1); };
    input.onkeydown = (event) => {
      const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[event.key]
        ?? (event.key === "Backspace" && !input.value ? -1 : 0);
      if (step) { event.preventDefault(); go(number + step); }
    };
    input.onpaste = (event) => {
      const text = event.clipboardData.getData("text").replace(/\s/g, "");
      event.preventDefault();
      clock?.touched();
      [...text].slice(0, inputs.length - number).forEach((sign, index) => { inputs[number + index].value = sign; });
    };
    inputs.push(input);
  }
  missing = words.whole;
  answered = () => inputs.every((input) => input.value.trim()) ? inputs.map((input) => input.value.toUpperCase()).join("") : null;
  const grid = make("div", { className: "cells" }, ...inputs);
  grid.setAttribute("role", "group");
  grid.setAttribute("aria-label", words.cells);
  grid.style.gridTemplateColumns = `repeat(${columns}, auto)`;
  return [grid];
}

function boxes({ many }) {
  const drawing = pictures[0].drawing = new Drawing(pictures[0], many);
  missing = words.draw;
  answered = () => pictures[0].boxes.map((box) => `[${box.join(", ")}]`).join("; ") || null;
  return [make("p", { className: "hint", textContent: words.boxHint }), make("p", { className: "row" },
    make("button", { type: "button", id: "add-box", textContent: words.addBox, onclick: () => drawing.add() }),
    make("button", { type: "button", id: "remove-box", textContent: words.removeBox, onclick: () => drawing.remove(drawing.chosen) }))];
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
  } catch {
    at("again").onclick = async () => { show("trial"); await send(more); }; // what was entered is still there
    return show("trouble");
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
at("smaller").onclick = () => step(-1);
at("larger").onclick = () => step(1);
at("pictures").addEventListener("wheel", (event) => {
  if (!event.ctrlKey && !event.metaKey) return;
  event.preventDefault();
  step(-event.deltaY);
}, { passive: false });
at("leave").onclick = async () => {
  if (!confirm(words.sure)) return;
  try { await ask("leave", {}); } catch { return show("trouble"); }
  localStorage.removeItem(place);
  secret = null;
  await proceed();
};
document.addEventListener("keydown", (event) => {
  if (at("trial").hidden || !clock || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.matches("input, textarea, rect")) return;
  if (event.key === "+" || event.key === "-") return step(event.key === "+" ? 1 : -1);
  if (trial.form !== "choice") return;
  const button = document.querySelector(`[data-letter="${CSS.escape(event.key.toUpperCase())}"]`);
  if (button) { button.click(); button.focus(); }
});
proceed();
