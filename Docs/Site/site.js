// The search of the documentation. Its index is a script, because pages of files may not read other files.
"use strict";

const root = document.currentScript.dataset.root;
const field = document.getElementById("search");
const limit = 12;
let index;
let results;
let selected = -1;

// The index calls this.
globalThis.receiveIndex = (pages) => {
    index = pages.map(([title, path, kind, library, summary, words]) => ({
        title, path, kind, library, summary,
        lowered: title.toLowerCase(),
        text: `${summary} ${words}`.toLowerCase(),
    }));
    show();
};

function load() {
    if (document.getElementById("index")) return;
    const script = document.createElement("script");
    script.id = "index";
    script.src = `${root}search-index.js`;
    script.onerror = () => say("The search index is missing.");
    document.head.append(script);
}

// Higher is better; 0 is no match. The text of a guide counts for more than the sentence about a declaration.
function rank(page, terms) {
    const query = terms.join(" ");
    const guide = page.kind === "Guide" ? 5 : 0;
    if (page.lowered === query || page.lowered.startsWith(`${query}(`)) return 100 + guide;
    let sum = guide;
    for (const term of terms) {
        if (page.lowered.startsWith(term)) sum += 40;
        else if (page.lowered.includes(term)) sum += 20;
        else if (page.text.includes(term)) sum += guide ? 16 : 8;
        else return 0;
    }
    // Of two titles with the same words, the shorter is nearer to them.
    return sum - Math.min(page.title.length, 100) / 50;
}

function find(text) {
    const terms = text.toLowerCase().split(/\s+/).filter(Boolean);
    const seen = new Set();
    return index
        .map((page) => ({ page, rank: rank(page, terms) }))
        .filter((found) => found.rank > 0)
        .sort((a, b) => b.rank - a.rank)
        .map((found) => found.page)
        // Overloads have the same name; one of them leads to the others.
        .filter((page) => !seen.has(page.library + page.title) && seen.add(page.library + page.title))
        .slice(0, limit);
}

function close() {
    results?.remove();
    results = undefined;
    selected = -1;
    field.setAttribute("aria-expanded", "false");
    field.removeAttribute("aria-activedescendant");
}

function list() {
    close();
    results = document.createElement("ul");
    results.id = "results";
    results.setAttribute("role", "listbox");
    results.setAttribute("aria-label", "Pages found");
    field.after(results);
    field.setAttribute("aria-expanded", "true");
    return results;
}

function say(text) {
    const item = document.createElement("li");
    item.className = "none";
    item.setAttribute("role", "option");
    item.setAttribute("aria-disabled", "true");
    item.textContent = text;
    list().append(item);
}

function show() {
    const text = field.value.trim();
    if (!text || !index) return close();
    const found = find(text);
    if (found.length === 0) return say(`Nothing was found for “${text}”.`);
    list().append(...found.map((page, number) => {
        const item = document.createElement("li");
        item.id = `result-${number}`;
        item.setAttribute("role", "option");
        item.dataset.path = page.path;
        const title = document.createElement("b");
        title.textContent = page.title;
        const about = document.createElement("small");
        about.textContent = [page.kind, page.library, page.summary].filter(Boolean).join(" · ");
        item.append(title, about);
        return item;
    }));
    select(0);
}

function select(number) {
    const items = [...results.querySelectorAll("[data-path]")];
    if (items.length === 0) return;
    selected = (number + items.length) % items.length;
    items.forEach((item, place) => item.setAttribute("aria-selected", String(place === selected)));
    field.setAttribute("aria-activedescendant", items[selected].id);
    items[selected].scrollIntoView({ block: "nearest" });
}

function open(item) {
    location.href = root + item.dataset.path.split("/").map(encodeURIComponent).join("/");
}

field.setAttribute("role", "combobox");
field.setAttribute("aria-controls", "results");
field.setAttribute("aria-expanded", "false");
field.addEventListener("focus", load);
field.addEventListener("input", () => {
    load();
    show();
});
field.addEventListener("keydown", (event) => {
    if (event.key === "Escape") return close();
    if (!results) return;
    const steps = { ArrowDown: 1, ArrowUp: -1 };
    if (event.key in steps) {
        event.preventDefault();
        select(selected + steps[event.key]);
    }
    if (event.key === "Enter" && selected >= 0) open(results.children[selected]);
});
document.addEventListener("click", (event) => {
    const item = event.target.closest("#results [data-path]");
    if (item) open(item);
    else if (event.target !== field) close();
});
document.addEventListener("keydown", (event) => {
    if (event.key === "/" && document.activeElement !== field && !event.metaKey && !event.ctrlKey) {
        event.preventDefault();
        field.focus();
    }
});
