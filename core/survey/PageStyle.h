// SPDX-License-Identifier: GPL-3.0-or-later
// The look of the page of a survey, and the script that sorts its table.
#pragma once

#include <string_view>

namespace levwright::survey {

inline constexpr std::string_view pageStyle = R"(
:root { color-scheme: light dark; --paper: #fff; --ink: #1c1c1c; --soft: #5a5a5a; --line: #d5d5d5; --row: #f4f4f2;
  --link: #0b57a4; --bad: #a31515; --poor: #8a5a00; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #16181a; --ink: #e4e4e2; --soft: #a5a8ab; --line: #3a3e42; --row: #202326; --link: #8ab8f0;
    --bad: #ff8a80; --poor: #e6b450; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1.5rem; max-width: 100rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.7rem; margin: 0 0 .25rem; }
h2 { font-size: 1.3rem; margin: 0 0 .25rem; overflow-wrap: anywhere; }
h3 { font-size: 1rem; margin: 1rem 0 .25rem; }
p { margin: .25rem 0; }
.soft { color: var(--soft); }
.bad { color: var(--bad); font-weight: 600; }
.poor { color: var(--poor); font-weight: 600; }
a { color: var(--link); }
.scroll { overflow: auto; max-width: 100%; max-height: 85vh; }
table { border-collapse: collapse; font-size: .9rem; }
th, td { padding: .3rem .5rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
thead th { position: sticky; top: 0; z-index: 1; background: var(--paper); box-shadow: inset 0 -2px var(--line);
  vertical-align: bottom; font-weight: 600; }
tbody th { font-weight: 600; }
tbody tr:nth-child(even) { background: var(--row); }
.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
thead .n { white-space: normal; }
.game { white-space: nowrap; }
#all tbody th { position: sticky; left: 0; background: inherit; }
#all tbody tr:nth-child(odd) { background: var(--paper); }
#all tbody th .bad { white-space: nowrap; }
#all thead th:first-child { left: 0; z-index: 2; }
.code { font-family: ui-monospace, monospace; font-size: .85em; overflow-wrap: anywhere; }
th button { font: inherit; color: inherit; background: none; border: 0; padding: 0; cursor: pointer; text-align: inherit; }
th button:hover { text-decoration: underline; }
th button::after { content: "\2195"; opacity: .35; margin-left: .25em; }
th[aria-sort=ascending] button::after { content: "\2191"; opacity: 1; }
th[aria-sort=descending] button::after { content: "\2193"; opacity: 1; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
section { margin-top: 2.5rem; padding-top: 1rem; border-top: 1px solid var(--line); }
img { display: block; max-width: 100%; height: auto; margin: .75rem 0; border: 1px solid var(--line);
  image-rendering: pixelated; }
.lenses { display: flex; flex-wrap: wrap; gap: 0 1rem; }
figure { margin: 0; max-width: 100%; }
figure img { margin: .5rem 0 0; }
figcaption { contain: inline-size; color: var(--soft); font-size: .9rem; }
details { margin: .5rem 0; }
summary { cursor: pointer; }
pre { overflow-x: auto; line-height: 1.15; font-family: ui-monospace, monospace; font-size: .85rem; }
input { font: inherit; padding: .25rem .5rem; border: 1px solid var(--soft); border-radius: .25rem; color: inherit;
  background: var(--paper); }
.find { margin: .75rem 0; }
@media print { .find, .back { display: none; } .scroll { max-height: none; } section { break-inside: avoid; } }
)";

inline constexpr std::string_view pageScript = R"(
(function () {
  "use strict";
  var table = document.getElementById("all"), body = table.tBodies[0];
  var heads = Array.prototype.slice.call(table.tHead.rows[0].cells);
  function valueOf(row, column) {
    var text = row.cells[column].textContent.trim();
    if (!heads[column].classList.contains("n")) return text.toLowerCase();
    return text === "" ? null : parseFloat(text);
  }
  function sort(column) {
    var head = heads[column];
    var isNumber = head.classList.contains("n");
    var now = head.getAttribute("aria-sort");
    var down = now === "none" ? isNumber : now === "ascending";
    heads.forEach(function (each) { each.setAttribute("aria-sort", "none"); });
    head.setAttribute("aria-sort", down ? "descending" : "ascending");
    var rows = Array.prototype.slice.call(body.rows).map(function (row) {
      return { row: row, value: valueOf(row, column) };
    });
    rows.sort(function (a, b) {
      if (a.value === null || b.value === null) return (a.value === null) - (b.value === null);
      var order = isNumber ? a.value - b.value : a.value.localeCompare(b.value);
      return down ? -order : order;
    });
    rows.forEach(function (each) { body.appendChild(each.row); });
  }
  heads.forEach(function (head, column) {
    head.querySelector("button").addEventListener("click", function () { sort(column); });
  });
  var field = document.getElementById("find"), count = document.getElementById("count");
  field.addEventListener("input", function () {
    var words = field.value.toLowerCase().split(/\s+/), shown = 0;
    Array.prototype.forEach.call(body.rows, function (row) {
      var text = row.textContent.toLowerCase();
      row.hidden = !words.every(function (word) { return text.indexOf(word) >= 0; });
      shown += row.hidden ? 0 : 1;
    });
    count.textContent = shown + " / " + body.rows.length;
  });
  document.getElementById("search").hidden = false;
}());
)";

} // namespace levwright::survey
