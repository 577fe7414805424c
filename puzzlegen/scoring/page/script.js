"use strict";
const data = JSON.parse(document.getElementById("data").textContent);
const across = (mille) => 5 + mille * 0.19;
const percent = (mille) => (mille === null ? "" : (mille / 10).toFixed(1));

/* Another model: its dot, interval and figures in every group, its rows, its letters. */
function show(model) {
  for (const one of document.querySelectorAll("[data-m]")) one.classList.toggle("on", one.dataset.m === String(model));
  for (const one of document.querySelectorAll(".scatter circle"))
    one.classList.toggle("on", one.dataset.name === data.names[model]);
  for (const row of document.querySelectorAll("[data-g]")) {
    const [credit, low, high] = data.groups[row.dataset.g][model];
    const dot = row.querySelector(".dot");
    dot.setAttribute("r", credit === null ? 0 : 2.5);
    dot.setAttribute("cx", across(credit));
    dot.setAttribute("cy", 10);
    row.querySelector(".band").setAttribute("d", low === null ? "" : `M${across(low)} 10H${across(high)}`);
    const chosen = row.querySelector(".chosen");
    if (!chosen) continue;
    chosen.textContent = percent(credit);
    row.querySelector(".between").textContent = low === null ? "" : `${percent(low)}–${percent(high)}`;
  }
  const rows = document.querySelectorAll(".letters tbody tr");
  const counts = data.letters[model];
  const total = counts.flat().reduce((sum, one) => sum + one, 0) || 1;
  counts.forEach((line, place) => {
    const sum = line.reduce((one, other) => one + other, 0) || 1;
    line.forEach((count, column) => {
      const cell = rows[place].cells[column + 1];
      cell.textContent = count;
      cell.className = `h h${Math.round((10 * count) / sum)}`;
    });
  });
  if (rows.length)
    counts[0].forEach((_, column) => {
      const said = counts.reduce((sum, line) => sum + line[column], 0);
      rows[counts.length].cells[column + 1].textContent = ((100 * said) / total).toFixed(1);
    });
}
const choice = document.getElementById("model");
choice?.addEventListener("change", () => show(Number(choice.value)));
show(0);

/* What is folded is printed, too. */
let folded = [];
addEventListener("beforeprint", () => {
  folded = [...document.querySelectorAll("details:not([open])")];
  for (const one of folded) one.open = true;
});
addEventListener("afterprint", () => { for (const one of folded) one.open = false; });

/* Tables sort by the heads of their columns; numbers downwards first. */
document.addEventListener("click", (event) => {
  const button = event.target.closest("th button");
  if (!button) return;
  const head = button.parentElement;
  const body = head.closest("table").tBodies[0];
  const value = (row) => row.cells[head.cellIndex].textContent;
  const number = (text) => Number.parseFloat(text.replaceAll(",", "").replace("<", "").replace("·", "0"));
  const numbers = [...body.rows].every((row) => ["", "–"].includes(value(row)) || !Number.isNaN(number(value(row))));
  const down = head.ariaSort ? head.ariaSort === "ascending" : numbers && head.textContent !== "#";
  const order = (one, other) => {
    if (!numbers) return value(one).localeCompare(value(other));
    const [first, second] = [number(value(one)), number(value(other))];
    if (Number.isNaN(first) || Number.isNaN(second)) return Number.isNaN(first) - Number.isNaN(second);
    return first - second;
  };
  const blank = (row) => numbers && Number.isNaN(number(value(row)));
  const rows = [...body.rows].sort((one, other) =>
    down && !blank(one) && !blank(other) ? order(other, one) : order(one, other));
  for (const other of head.parentElement.cells) other.removeAttribute("aria-sort");
  head.setAttribute("aria-sort", down ? "descending" : "ascending");
  body.append(...rows);
});

/* What a cell of the map says, for those whose screen is too small for its figures. */
const readout = document.getElementById("readout");
const families = document.querySelector("#families tbody");
families?.addEventListener("click", (event) => {
  const cell = event.target.closest("td");
  if (!cell) return;
  const name = cell.parentElement.cells[0].textContent;
  readout.textContent = `${name}, ${data.names[cell.cellIndex - 1]}: ${cell.textContent} %`;
});
