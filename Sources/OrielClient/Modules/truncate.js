import { listen } from './dom.js';
import { isNode } from './nodes.js';

// Texts of one line that are truncated at their start or in their middle: `data-watch` has `truncate head` or `truncate middle`. The whole
// text stays in the node, transparent: it gives the node its size, and screen readers read it. The style rules show `data-short` in front.

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
    const place = text.dataset.watch?.match(/^truncate (\w+)/)?.[1];
    if (!isNode(text) || !place) {
        texts.delete(text);
        sizes.unobserve(text);
    }
    const short = place && shortened(text, place);
    if (short) text.dataset.short = short;
    else text.removeAttribute('data-short');
}

// Returns what fits with an ellipsis, or nothing if the whole text fits.
function shortened(text, place) {
    const { firstChild, lastChild, offsetWidth } = text;
    if (!offsetWidth || firstChild !== lastChild || firstChild?.nodeType !== Node.TEXT_NODE) return;
    const { data } = firstChild;
    const { width } = text.getBoundingClientRect();
    if (widthOf(firstChild, 0, data.length) <= width + 1) return;
    canvas.font = getComputedStyle(text).font;
    const room = width - canvas.measureText(ellipsis).width * (width / offsetWidth);
    const starts = [...segmenter.segment(data)].map(({ index }) => index).concat(data.length);
    const count = starts.length - 1;
    const parts = (kept) => {
        const before = place === 'head' ? 0 : Math.ceil(kept / 2);
        return [starts[before], starts[count - kept + before]];
    };
    let [low, high] = [0, count - 1];
    while (low < high) {
        const kept = Math.ceil((low + high) / 2);
        const [end, start] = parts(kept);
        if (widthOf(firstChild, 0, end) + widthOf(firstChild, start, data.length) <= room) low = kept;
        else high = kept - 1;
    }
    const [end, start] = parts(low);
    return data.slice(0, end) + ellipsis + data.slice(start);
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
