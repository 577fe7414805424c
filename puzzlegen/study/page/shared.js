"use strict";

/* What the pages for people have in common: pictures with zoom, boxes, the forms of an answer, and the clock. */

const ZOOMS = [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4];
const LEAST = 3; // pixels of the file: a smaller box is a slip of the hand

const at = (id) => document.getElementById(id);
const make = (name, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
};
const place = "puzzlegen " + location.pathname;
let secret = localStorage.getItem(place);
let words = TEXT.en; // the texts of the page in its language, from words.js
/* One of them, with what stands in braces filled in. */
const say = (id, given = {}) => words[id].replace(/\{(\w+)\}/g, (_, name) => given[name]);
let clock = null;

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
    return Math.max(0, now - this.start - this.hidden - (this.since === null ? 0 : now - this.since));
  }
  touched() {
    this.last = this.now();
    this.first ??= this.last;
  }
}
document.addEventListener("visibilitychange", () => clock?.turn());

async function ask(path, message) {
  const headers = secret ? { Authorization: `Bearer ${secret}` } : {};
  const body = message === undefined ? undefined : JSON.stringify(message);
  const response = await fetch(path, { method: body ? "POST" : "GET", headers, body });
  if (response.status === 410) lost();
  if (!response.ok) throw Object.assign(new Error(path), { status: response.status });
  return response;
}

/* The file of the answers is gone: to try again would not help. */
function lost() {
  at("trouble").querySelector("[data-text=trouble]").textContent = say("lost");
  at("trouble").querySelector("[data-text=trouble-more]").textContent = say("lost-more");
  at("again").hidden = true;
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
  /* Another image of the same size in its place. */
  turn(image, alt) {
    this.image.replaceWith(image);
    URL.revokeObjectURL(this.image.src);
    image.style.cssText = this.image.style.cssText;
    image.alt = alt;
    this.image = image;
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
    this.held = -1; // the box whose corners can be dragged: not a new one, beside which the next may begin
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
    this.held = box === undefined ? -1 : this.chosen;
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
    this.held = -1;
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
      rect.setAttribute("aria-label", `${say("box", { number: number + 1 })}: ${box.join(", ")}`);
      rect.addEventListener("keydown", (event) => this.key(event, number));
      rect.addEventListener("focus", () => { this.chosen = number; });
      if (focus && number === this.chosen) rect.focus({ preventScroll: true });
      if (number !== this.held) return;
      const half = 6 * this.picture.image.naturalWidth / this.picture.image.getBoundingClientRect().width;
      const [x1, y1, x2, y2] = box;
      [[x1, y1], [x2, y1], [x2, y2], [x1, y2]].forEach(([x, y], corner) => {
        const handle = this.picture.rect("handle", [x - half, y - half, x + half, y + half]);
        handle.dataset.box = number;
        handle.dataset.corner = corner;
      });
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

function choice({ options, many }) {
  const chosen = new Set();
  missing = say("pick");
  answered = () => [...chosen].sort().join(", ") || null;
  const drawn = options.every(([, text]) => text === null);
  const buttons = options.map(([letter, text]) => {
    const button = make("button", { type: "button", textContent: text === null ? letter : `${letter}. ${text}` });
    button.setAttribute("aria-label", text === null ? say("option", { letter }) : `${letter}. ${text}`);
    button.dataset.letter = letter;
    button.onclick = () => {
      clock?.touched();
      const had = many && chosen.has(letter);
      if (!many) chosen.clear();
      if (had) chosen.delete(letter); else chosen.add(letter);
      for (const one of buttons) one.setAttribute("aria-pressed", chosen.has(one.dataset.letter));
    };
    button.onkeydown = (event) => { // a letter, then Enter: that is all it takes
      if (event.key !== "Enter" || !chosen.has(letter)) return;
      event.preventDefault();
      at("answer").requestSubmit();
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
  missing = say("fill");
  answered = () => input.value.trim() || null;
  return [make("label", { htmlFor: "typed", textContent: say(`typed-${form}`) }), input];
}

/* A grid; what the picture shows in it is there and stays, and thick lines are where the picture has them. */
function cells({ rows, columns, given, regions }) {
  const inputs = [];
  const go = (number, step) => {
    while (inputs[number]?.readOnly) number += step;
    inputs[number]?.select();
  };
  for (let number = 0; number < rows * columns; number += 1) {
    const input = make("input", { type: "text", maxLength: 1, spellcheck: false, autocapitalize: "characters" });
    input.setAttribute("aria-label", say("cell", { row: 1 + Math.floor(number / columns), column: 1 + number % columns }));
    input.value = given[number].trim();
    input.readOnly = Boolean(input.value);
    if (input.readOnly) input.tabIndex = -1;
    input.classList.toggle("below", number + columns < given.length && regions[number] !== regions[number + columns]);
    input.classList.toggle("beside", (number + 1) % columns > 0 && regions[number] !== regions[number + 1]);
    input.oninput = () => { clock?.touched(); if (input.value) go(number + 1, 1); };
    input.onkeydown = (event) => {
      const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[event.key]
        ?? (event.key === "Backspace" && !input.value ? -1 : 0);
      if (step) { event.preventDefault(); go(number + step, step); }
    };
    input.onpaste = (event) => {
      const text = event.clipboardData.getData("text").replace(/\s/g, "");
      event.preventDefault();
      clock?.touched();
      [...text].slice(0, inputs.length - number).forEach((sign, index) => {
        const one = inputs[number + index];
        if (!one.readOnly) one.value = sign;
      });
    };
    inputs.push(input);
  }
  missing = say("whole");
  answered = () => inputs.every((input) => input.value.trim()) ? inputs.map((input) => input.value.toUpperCase()).join("") : null;
  const grid = make("div", { className: "cells" }, ...inputs);
  grid.setAttribute("role", "group");
  grid.setAttribute("aria-label", say("cells"));
  grid.style.gridTemplateColumns = `repeat(${columns}, minmax(1.4rem, 2.2rem))`;
  return [grid];
}

function boxes({ many }) {
  const drawing = pictures[0].drawing = new Drawing(pictures[0], many);
  missing = say("draw");
  answered = () => pictures[0].boxes.map((box) => `[${box.join(", ")}]`).join("; ") || null;
  return [make("p", { className: "hint", textContent: say("box-hint") }), make("p", { className: "row" },
    make("button", { type: "button", id: "add-box", textContent: say("add-box"), onclick: () => drawing.add() }),
    make("button", { type: "button", id: "remove-box", textContent: say("remove-box"), onclick: () => drawing.remove(drawing.chosen) }))];
}

at("smaller").onclick = () => step(-1);
at("larger").onclick = () => step(1);
at("pictures").addEventListener("wheel", (event) => {
  if (!event.ctrlKey && !event.metaKey) return;
  event.preventDefault();
  step(-event.deltaY);
}, { passive: false });

/* The question, below its rules if it has any. */
function pose({ rules, question }) {
  at("rules").textContent = rules;
  at("rules").hidden = !rules;
  at("question").textContent = question;
}

/* So many images that the server has under this name. */
const load = (name, position, count) => Promise.all(Array.from({ length: count }, async (_, number) => {
  const image = new Image();
  image.src = URL.createObjectURL(await (await ask(`${name}/${position}/${number}`)).blob());
  await image.decode();
  return image;
}));

/* Load the pictures of an item into the page; they are fitted once the page is to be seen. */
async function depict(state) {
  const images = await load("picture", state.position, state.pictures);
  for (const picture of pictures) URL.revokeObjectURL(picture.image.src);
  pictures = images.map((image, number) => new Picture(image, images.length > 1
    ? say("picture-of", { number: number + 1, total: images.length }) : say("picture")));
  at("pictures").replaceChildren(...pictures.map((picture) => picture.element));
}

/* Each picture is seen whole, as high as its frame may be. */
function fit() {
  const most = (side) => Math.max(...pictures.map((picture) => picture.image[side])) / devicePixelRatio;
  const highest = Number.parseFloat(getComputedStyle(at("pictures")).maxHeight);
  enlarge(Math.min(devicePixelRatio, at("pictures").clientWidth / most("naturalWidth"), highest / most("naturalHeight")));
}

function field(state) {
  const forms = { choice, boxes, cells, number: typed, text: typed };
  const element = forms[state.form](state);
  at("field").replaceChildren(...element);
}

/* The keys that enlarge the picture and choose an option; whether this was one of them. */
function struck(event) {
  if (event.key === "+" || event.key === "-") {
    step(event.key === "+" ? 1 : -1);
    return true;
  }
  if (event.key.length === 1) document.getElementById("typed")?.focus(); // and what is typed arrives there
  const button = document.querySelector(`[data-letter="${CSS.escape(event.key.toUpperCase())}"]`);
  if (button && at("field").checkVisibility()) { button.click(); button.focus(); }
  return Boolean(button);
}

/* Whether a key stroke is for the page, and not for a field or the browser. */
function free(event) {
  return !(event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, textarea, rect"));
}

/* Put the texts of a language into the page. */
function translate(language) {
  words = TEXT[language];
  document.documentElement.lang = language;
  document.title = say("title");
  for (const element of document.querySelectorAll("[data-text]")) element.textContent = say(element.dataset.text);
  at("pictures").setAttribute("aria-label", say("picture"));
  at("zooms").setAttribute("aria-label", say("zooms"));
  at("smaller").setAttribute("aria-label", say("smaller"));
  at("larger").setAttribute("aria-label", say("larger"));
}
