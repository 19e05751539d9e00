import { listen } from './dom.js';
import { isNode } from './nodes.js';

// Texts whose last line is truncated at its start or in its middle: `data-watch` has `truncate head` or `truncate middle`, with the number
// of lines if that is not 1. The whole text stays in the node, transparent: it gives the node its size, and screen readers read it. The
// style rules show `data-short` in front, with a line break after each line that is whole.

const ellipsis = '…';
const canvas = document.createElement('canvas').getContext('2d');
const segmenter = new Intl.Segmenter();

const texts = new Set();
const sizes = new ResizeObserver((entries) => entries.forEach(({ target }) => shorten(target)));
const contents = new MutationObserver((records) => {
    for (const text of new Set(records.map(({ target }) => (target.closest ? target : target.parentElement)))) if (text) shorten(text);
});

listen(document.fonts, 'loadingdone', () => texts.forEach(shorten));

/** Truncates a text, and again after changes. */
export function prepare(text) {
    if (!texts.has(text)) {
        texts.add(text);
        sizes.observe(text);
        contents.observe(text, { childList: true, subtree: true, characterData: true, attributeFilter: ['class', 'data-watch'] });
    }
    shorten(text);
}

function shorten(text) {
    const [, place, lineLimit = 1] = text.dataset.watch?.match(/^truncate (\w+)(?: (\d+))?/) ?? [];
    if (!isNode(text) || !place) {
        texts.delete(text);
        sizes.unobserve(text);
    }
    const short = place && shortened(text, place, Number(lineLimit));
    if (short) text.dataset.short = short;
    else text.removeAttribute('data-short');
}

// Returns what fits with an ellipsis, or nothing if the whole text fits.
function shortened(text, place, lineLimit) {
    const { firstChild, lastChild, offsetWidth } = text;
    if (!offsetWidth || firstChild !== lastChild || firstChild?.nodeType !== Node.TEXT_NODE) return;
    const { data } = firstChild;
    const { width } = text.getBoundingClientRect();
    const starts = [...segmenter.segment(data)].map(({ index }) => index).concat(data.length);
    const lines = lineStarts(firstChild, starts, lineLimit);
    const last = lines.at(-1);
    const lastLine = starts[last];
    if (lines.length < lineLimit || widthOf(firstChild, lastLine, data.length) <= width + 1) return;
    canvas.font = getComputedStyle(text).font;
    const room = width - canvas.measureText(ellipsis).width * (width / offsetWidth);
    const count = starts.length - 1;
    const parts = (kept) => {
        const before = place === 'head' ? 0 : Math.ceil(kept / 2);
        return [starts[last + before], starts[count - kept + before]];
    };
    const fits = (kept) => {
        const [end, start] = parts(kept);
        return widthOf(firstChild, lastLine, end) + widthOf(firstChild, start, data.length) <= room;
    };
    const [end, start] = parts(firstWhere(count - last - 1, (kept) => !fits(kept + 1)));
    const whole = lines.slice(1).map((line, index) => `${data.slice(starts[lines[index]], starts[line]).trimEnd()}\n`);
    return whole.join('') + (data.slice(lastLine, end) + ellipsis + data.slice(start)).replace(/\n/g, ' ');
}

// Returns the numbers of the letters with which the first lines begin.
function lineStarts(node, starts, lineLimit) {
    if (lineLimit === 1) return [0];
    const topsOf = (end) => {
        const range = document.createRange();
        range.setStart(node, 0);
        range.setEnd(node, end);
        return [...range.getClientRects()].map(({ top }) => top);
    };
    const tops = [...new Set(topsOf(starts.at(-1)))].sort((a, b) => a - b).slice(0, lineLimit);
    return tops.map((top, line) => line && firstWhere(starts.length - 2, (letter) => Math.max(...topsOf(starts[letter + 1])) >= top));
}

// The first number below `end` for which a condition is true that stays true for higher ones; `end` if there is none.
function firstWhere(end, isTrue) {
    let [low, high] = [0, end];
    while (low < high) {
        const middle = (low + high) >> 1;
        if (isTrue(middle)) high = middle;
        else low = middle + 1;
    }
    return low;
}

// The width of letters as if they were on one line. The node breaks the whole text, but hides all lines except the first, of which
// browsers report two boxes: with and without the ellipsis.
function widthOf(node, start, end) {
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, end);
    const lines = new Map();
    for (const { top, left, right } of range.getClientRects()) {
        const line = lines.get(top) ?? { left, right };
        lines.set(top, { left: Math.min(line.left, left), right: Math.max(line.right, right) });
    }
    return [...lines.values()].reduce((sum, { left, right }) => sum + right - left, 0);
}
