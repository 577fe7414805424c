"use strict";

const TEXT = {
  en: {
    title: "Review", join: "Begin", other: "中文",
    about: (n) => `You will judge ${n} puzzles before they are published.`,
    how: ["Answer first, then look at the key: your own answer finds what a key in sight hides.",
      "Approve a puzzle, or flag it with a reason. Please do not talk to others before you are through; afterwards you may change your mind, and what you said first is kept, too.",
      "Keys: letters choose an option and digits fill in a number, Enter checks it, K shows the key, Y approves, digits flag after that, + and - enlarge, arrows go back and on, L shows the list.",
      "You are a random number; neither your name nor your address is kept."],
    aboutErrors: (n, scheme) => `You will label ${n} wrong responses of a model with the types of errors of ${scheme}.`,
    howErrors: ["Read the puzzle, the key and the response, and say what went wrong first.",
      "Please do not talk to others before you are through; afterwards you may change your mind, and what you said first is kept, too.",
      "Keys: the sign on a button labels, X says that you cannot tell, + and - enlarge, arrows go back and on, L shows the list.",
      "You are a random number; neither your name nor your address is kept."],
    items: (n, of, family, level) => `${n} of ${of} · ${family} · ${level}`,
    said: "What the model said", check: "Check my answer (Enter)", reveal: "Show the key (K)", verdict: "Your judgement",
    mine: "Your answer: ", unanswered: "You did not answer.", key: "Key: ", approve: "Approve", untold: "Cannot tell",
    reasons: { illegible: "Picture illegible", unclear: "Question unclear", ambiguous: "Another answer is defensible",
      key: "Key wrong", ugly: "Ugly", leak: "Leaks the answer", other: "Other" },
    note: "What exactly? It may become public.", flag: "Flag it (Enter)", back: "Back", previous: "← Back", next: "On →", list: "List (L)",
    first: "Look at the key before you approve.", say: "Say what is wrong.", none: "Not judged yet.",
    approved: "You approved it.", flagged: (why) => `You flagged it: ${why}.`, labelled: (what) => `You said: ${what}.`,
    standing: (n, of) => n < of ? `${n} of ${of} judged` : "All are judged. Thank you!",
    standingMore: "Open any of them to look again or to change your mind. Whoever wants your judgements deleted later needs the number below.",
    open: "not judged", fine: "approved",
    leave: "Stop, and delete all my judgements", sure: "Delete all your judgements? This cannot be undone.",
  },
  zh: {
    title: "审阅", join: "开始", other: "English",
    about: (n) => `你将在发布之前审阅 ${n} 道谜题。`,
    how: ["先作答，再看答案：先看到答案，就容易漏掉问题。",
      "通过一道题，或标记它并说明原因。完成之前请不要与他人讨论；之后可以改变看法，最初的判断也会保留。",
      "按键：字母选择选项，数字填入答案，Enter 核对，K 显示答案，之后 Y 通过、数字标记，+ 和 - 缩放，左右方向键前后翻页，L 显示列表。",
      "你只是一个随机编号；不保存姓名和地址。"],
    aboutErrors: (n, scheme) => `你将按 ${scheme} 的错误类型标注模型的 ${n} 个错误回答。`,
    howErrors: ["请看题目、答案和模型的回答，指出最先出错的地方。",
      "完成之前请不要与他人讨论；之后可以改变看法，最初的判断也会保留。",
      "按键：按钮上的符号用于标注，X 表示无法判断，+ 和 - 缩放，左右方向键前后翻页，L 显示列表。",
      "你只是一个随机编号；不保存姓名和地址。"],
    items: (n, of, family, level) => `第 ${n} 题，共 ${of} 题 · ${family} · ${level}`,
    said: "模型的回答", check: "核对我的答案 (Enter)", reveal: "显示答案 (K)", verdict: "你的判断",
    mine: "你的回答：", unanswered: "你没有作答。", key: "答案：", approve: "通过", untold: "无法判断",
    reasons: { illegible: "图看不清", unclear: "题意不清", ambiguous: "另一个答案也说得通",
      key: "答案有错", ugly: "不美观", leak: "泄露答案", other: "其他" },
    note: "具体是什么？可能会公开。", flag: "标记 (Enter)", back: "返回", previous: "← 上一题", next: "下一题 →", list: "列表 (L)",
    first: "通过之前请先看答案。", say: "请说明问题。", none: "尚未判断。",
    approved: "你已通过。", flagged: (why) => `你已标记：${why}。`, labelled: (what) => `你的判断：${what}。`,
    standing: (n, of) => n < of ? `已判断 ${n} / ${of}` : "全部完成，谢谢！",
    standingMore: "可以打开任何一题再看，或改变看法。如果以后想删除你的判断，需要下面的编号。",
    open: "尚未判断", fine: "已通过",
    leave: "停止并删除我的全部判断", sure: "删除你的全部判断？此操作无法撤销。",
  },
};
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
    if (!secret) return await welcome();
    state = await (await ask("state")).json();
    translate(state.language, TEXT[state.language]);
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

let language = navigator.language.startsWith("zh") ? "zh" : "en";
async function welcome() {
  const { items, scheme } = await (await ask("about")).json();
  translate(language, TEXT[language]);
  at("about").textContent = scheme ? words.aboutErrors(items, scheme) : words.about(items);
  at("how").replaceChildren(...(scheme ? words.howErrors : words.how).map((text) => make("li", { textContent: text })));
  at("languages").replaceChildren(make("button", { type: "button", textContent: words.other, onclick: () => {
    language = language === "en" ? "zh" : "en";
    return welcome();
  } }));
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
  if (state.scheme) return said || words.untold;
  return said ? words.reasons[said] : words.fine;
}

function overview() {
  const judged = state.said.filter((said) => said !== null).length;
  at("standing").textContent = words.standing(judged, state.said.length);
  at("name").textContent = state.id;
  at("items").replaceChildren(...state.said.map((said, number) => make("li", {}, make("button", { type: "button",
    className: said && !state.scheme ? "flagged" : "", onclick: () => proceed(number),
    textContent: `${number + 1}. ${said === null ? words.open : spoken(said)}` }))));
  show("done");
}

async function present(position) {
  clock = null;
  reason = null;
  item = await (await ask(`item/${position}`)).json();
  at("progress").textContent = words.items(position + 1, state.said.length, item.family, item.level);
  at("bar").max = state.said.length;
  at("bar").value = state.said.filter((said) => said !== null).length;
  at("question").textContent = item.question;
  at("question").lang = item.language;
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
  at("judged").textContent = said === null ? words.none
    : state.scheme ? words.labelled(spoken(said)) : said ? words.flagged(spoken(said)) : words.approved;
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
    : response === null ? [make("p", { textContent: words.unanswered })]
    : [make("p", { className: right ? "right" : "missed", textContent: `${words.mine}${response} – ${right ? words.right : words.missed}` })];
  at("key").replaceChildren(...own, make("p", {}, make("strong", { textContent: words.key + answer })), make("p", { textContent: explanation }));
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
      button("X", words.untold, "", () => judge("")));
  } else {
    at("choices").className = "options pairs";
    at("choices").replaceChildren(
      button("Y", words.approve, "", approve),
      ...state.reasons.map((code, number) => button(`${number + 1}`, words.reasons[code], code, () => choose(code))));
  }
}

function approve() {
  if (!item.key) { at("refused").textContent = words.first; return; }
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
  at("refused").textContent = reason === "other" && !note ? words.say : "";
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
  if (!confirm(words.sure)) return;
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
translate("en", TEXT.en);
proceed();
