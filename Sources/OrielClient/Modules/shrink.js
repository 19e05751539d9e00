import { listen } from './dom.js';
import { isNode } from './nodes.js';

// Texts that may shrink. If a text with `data-shrink` does not fit, the client sets `--shrink`, a factor between the attribute's value
// and 1, by which the server's style rules multiply the font size.

const property = '--shrink';
const steps = 7;

const texts = new Set();
let changed = new Set();

// The space for a text changes with its own size or, if it has shrunk, with the size of any view around it.
const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) {
        if (!target.isConnected) sizes.unobserve(target);
        else if (!texts.has(target)) markShrunk();
        else if (target._shrunkTo !== sizeOf(target)) changed.add(target);
    }
    fitTexts();
});
const contents = new MutationObserver((records) => {
    mark(records);
    fitTexts();
});

listen(document.fonts, 'loadingdone', () => {
    for (const text of texts) changed.add(text);
    fitTexts();
});

/** Fits a text immediately, and again after changes. */
export function prepare(text) {
    changed.add(text);
    queueMicrotask(fitTexts);
    if (texts.has(text)) return;
    texts.add(text);
    const attributeFilter = ['class', 'style', 'data-shrink'];
    contents.observe(text, { subtree: true, childList: true, characterData: true, attributeFilter });
    for (let outer = text; isNode(outer); outer = outer.parentElement) sizes.observe(outer);
}

/** Fits shrunk texts again, because any change of the page can leave them more space. */
export function settle() {
    markShrunk();
    fitTexts();
}

function markShrunk() {
    for (const text of texts) if (scaleOf(text)) changed.add(text);
}

function mark(records) {
    for (const { target } of records) {
        const text = (target.closest ? target : target.parentElement)?.closest('[data-shrink]');
        if (text) changed.add(text);
    }
}

// All texts are measured together, with one layout of the page for each step.
function fitTexts() {
    mark(contents.takeRecords());
    const waiting = [...changed].filter((text) => {
        if (!isNode(text)) texts.delete(text);
        // Hidden texts have no size; they are fitted when they are shown.
        else return texts.has(text) && text.getClientRects().length;
    });
    changed = new Set();
    if (!waiting.length) return;
    for (const text of waiting) text.style.removeProperty(property);
    const searches = waiting.filter(overflows).map((text) => ({ text, low: Number(text.dataset.shrink), high: 1 }));
    for (let step = 0; step < steps; step++) {
        for (const { text, low, high } of searches) setScale(text, (low + high) / 2);
        for (const search of searches) {
            const middle = (search.low + search.high) / 2;
            if (overflows(search.text)) search.high = middle;
            else search.low = middle;
        }
    }
    for (const { text, low } of searches) setScale(text, low);
    for (const text of waiting) text._shrunkTo = sizeOf(text);
    // These changes were the client's own.
    contents.takeRecords();
}

function scaleOf(text) {
    return text.style.getPropertyValue(property);
}

function setScale(text, scale) {
    text.style.setProperty(property, scale);
}

function sizeOf({ offsetWidth, offsetHeight }) {
    return `${offsetWidth},${offsetHeight}`;
}

// Lines beyond the limit are hidden, but count as content. A text without a limit can be higher than its container.
function overflows(text) {
    let outer = text.parentElement;
    while (!outer.getClientRects().length) outer = outer.parentElement;
    const halfLine = parseFloat(getComputedStyle(text).lineHeight) / 2;
    return text.scrollHeight > text.clientHeight + halfLine
        || text.scrollWidth > text.clientWidth + 1
        || text.offsetHeight > outer.clientHeight + halfLine;
}
