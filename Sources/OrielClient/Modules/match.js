import { isOnScreen, mostAnimated, shiftOf } from './animation.js';
import { boxOf } from './dom.js';
import { isNode, root } from './nodes.js';

// Matched geometry. An inserted node with the same name in `data-match` as an existing node starts at the box of that node, and
// that node, if it is removed, alone or with a node around it, moves to the box of the inserted one.

let matches;

/** The module is loaded when the first node with `data-match` appears; there is nothing to prepare. */
export function prepare() {}

/** Measures all nodes with a name, before a frame changes the page. */
export function keepMatches() {
    matches = new Map();
    for (const element of matching(root)) {
        // Departing nodes no longer have a number.
        if (isNode(element)) matches.set(matchName(element), { element, box: boxOf(element) });
    }
}

function matching(element) {
    return element.querySelectorAll('[data-match]');
}

// The value is a name, optionally after a word for the parts of the box that are matched.
function matchName({ dataset }) {
    return dataset.match.split(' ').at(-1);
}

/** Animates the inserted nodes that have the name of an earlier node, and that node if it is removed. */
export function showMatches(arriving, leaving) {
    for (const { element, timing } of arriving.slice(0, mostAnimated)) {
        for (const inner of [element, ...matching(element)]) if ('match' in inner.dataset) match(inner, timing, leaving);
    }
}

function match(element, timing, leaving) {
    const old = matches.get(matchName(element));
    if (!old || !isNode(element)) return;
    const box = boxOf(element);
    if (!isOnScreen(box) || !isOnScreen(old.box)) return;
    const parts = element.dataset.match;
    const show = (mover, own, start, end, fill) => {
        mover.animate([toward(own, start, parts), toward(own, end, parts)], { ...timing, fill });
    };
    show(element, box, old.box, box, 'backwards');
    if (leaving.some(({ element }) => element.contains(old.element))) show(old.element, old.box, old.box, box, 'both');
}

/** Returns a key frame that gives an element the position and size of another box. */
function toward(own, other, parts) {
    const [x, y] = shiftOf(other, own);
    const [wider, higher] = [other.width - own.width, other.height - own.height];
    return {
        translate: parts.startsWith('size ') ? '0px 0px' : `${x + wider / 2}px ${y + higher / 2}px`,
        scale: parts.startsWith('position ') ? '1 1' : `${other.width / own.width} ${other.height / own.height}`,
    };
}
