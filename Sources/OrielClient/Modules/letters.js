import { currentTiming } from './animation.js';
import { setOwnStyle } from './attributes.js';
import { reducesMotion } from './environment.js';

// Texts with `data-letters` change letter by letter while a timing is in force. During the change, the visible letters are in an element
// above the text, whose own letters are transparent. Patches never find that element, because it is removed before the text changes again.

// Longer texts change immediately.
const mostLetters = 64;
const mostTexts = 50;

const changes = new Map();
const segmenter = new Intl.Segmenter();

/** Does nothing: loading this module before the text changes is sufficient. */
export function prepare() {}

/** Records the letters of a text before it changes, and moves them to their new places after the frame has been applied. */
export function keepLetters(text) {
    end(text);
    const timing = currentTiming();
    if (!timing || changes.has(text) || changes.size >= mostTexts) return;
    const letters = lettersOf(text);
    if (!letters) return;
    if (!changes.size) queueMicrotask(showChanges);
    changes.set(text, { letters, timing });
}

function end(text) {
    text._letters?.remove();
    if (text._letters) setOwnStyle(text, { position: '', webkitTextFillColor: '' });
    text._letters = null;
}

// Returns the visible letters of a text with their places; null if they cannot be animated.
function lettersOf(text) {
    const node = text.firstChild;
    if (!node || node !== text.lastChild || node.nodeType !== 3 || node.length > mostLetters) return null;
    const { webkitTextFillColor } = getComputedStyle(text);
    // The letters of a gradient are transparent.
    if (!text.getClientRects().length || /^rgba.*, 0\)$|\/ 0\)$/.test(webkitTextFillColor)) return null;
    const { left, top } = text.getBoundingClientRect();
    const range = document.createRange();
    return [...segmenter.segment(node.data)].map(({ segment, index }) => {
        range.setStart(node, index);
        range.setEnd(node, index + segment.length);
        const box = range.getBoundingClientRect();
        return { segment, x: box.left - left, y: box.top - top, height: box.height };
    });
}

function showChanges() {
    for (const [text, { letters, timing }] of changes) {
        const next = text.isConnected && lettersOf(text);
        if (next) show(text, letters, next, timing);
    }
    changes.clear();
}

function show(text, before, after, timing) {
    const kind = reducesMotion() ? 'fade' : text.dataset.letters;
    const layer = document.createElement('i');
    layer.ariaHidden = true;
    layer.dataset.client = 'letters';
    const animations = [];
    const add = ({ segment, x, y, height }, from, to) => {
        const letter = document.createElement('i');
        letter.textContent = segment;
        letter.style.cssText = `left:${x}px;top:${y}px;line-height:${height}px`;
        layer.append(letter);
        if (from || to) animations.push([letter, [from ?? {}, to ?? {}]]);
    };
    const { kept, left, come } = kind === 'fade' ? { kept: [], left: before, come: after } : compare(before, after);
    const direction = kind === 'down' || kind === 'count' && numberOf(after) < numberOf(before) ? -1 : 1;
    const away = (sign) => ({
        opacity: 0,
        ...(/fade|move/.test(kind) || { transform: `translateY(${sign * direction * 0.6}em) scale(.7)`, filter: 'blur(.1em)' }),
    });
    for (const [old, letter] of kept) add(letter, { transform: `translate(${old.x - letter.x}px,${old.y - letter.y}px)` });
    for (const letter of left) add(letter, null, away(-1));
    for (const letter of come) add(letter, away(1));
    if (getComputedStyle(text).position === 'static') setOwnStyle(text, { position: 'relative' });
    setOwnStyle(text, { webkitTextFillColor: 'transparent' });
    text.append(layer);
    text._letters = layer;
    const ended = animations.map(([letter, frames]) => letter.animate(frames, { ...timing, iterations: 1, fill: 'both' }).finished);
    Promise.allSettled(ended).then(() => text._letters === layer && end(text));
}

// Letters before the first difference stay. The rest are compared in pairs from the end, like the digits of numbers: equal letters stay,
// others are replaced.
function compare(before, after) {
    const isSame = (a, b) => a?.segment === b?.segment;
    let start = 0;
    while (start < before.length && start < after.length && isSame(before[start], after[start])) start++;
    const kept = before.slice(0, start).map((letter, index) => [letter, after[index]]);
    const left = before.slice(start);
    const come = after.slice(start);
    const differing = { left: [], come: [] };
    while (left.length || come.length) {
        const [old, letter] = [left.pop(), come.pop()];
        if (old && letter && isSame(old, letter)) kept.push([old, letter]);
        else {
            if (old) differing.left.push(old);
            if (letter) differing.come.push(letter);
        }
    }
    return { kept, ...differing };
}

function numberOf(letters) {
    return Number(letters.map(({ segment }) => segment).join('').replace(/[^\d.-]/g, ''));
}
