import { setOwnStyle } from './attributes.js';
import { boxOf } from './dom.js';
import { reducesMotion } from './environment.js';
import { ifLoaded } from './later.js';
import { isNode, root } from './nodes.js';
import { refuse } from './wire.js';

// Animates changes while a timing is in force. Changes of attributes, classes and inline styles are CSS transitions. Nodes
// that change place glide there: their boxes are measured before the first change of structure in a frame and after the last
// one (`places`), and each node is animated by its movement relative to its nearest measured ancestor. An inserted node starts
// from the declarations in `data-in`. A removed node stays, inert and without number, until its animation to the declarations
// in `data-out` has ended. An inserted node with the same name in `data-match` as an existing node starts at the box of that
// node, and that node moves to the box of the inserted one.

const mostAnimated = 200;

let timings = [];
let timing = null;
let moveTiming;
let places;
let matches;
let arriving = [];
let leaving = [];
const gliding = new Map();

/** Forgets the timings of the previous session. */
export function forgetTimings() {
    timings = [];
}

/** Stores a timing for later operations. */
export function defineTiming(number, duration, delay, easing) {
    const isKnown = CSS.supports('transition-timing-function', easing);
    timings[number] = { duration, delay, easing: isKnown ? easing : 'ease' };
}

/** Animates the following operations with a timing; 0 turns animation off. */
export function useTiming(number) {
    timing = null;
    if (number && !document.hidden) timing = timings[number] ?? refuse();
}

/** Begins a frame without animation. */
export function beginAnimations() {
    timing = places = null;
    arriving = [];
    leaving = [];
}

/** Returns the timing of the operations that follow; null without animation. */
export function currentTiming() {
    return timing;
}

// MARK: Changes of one node

/** Prepares a node for a change of an attribute, its classes or its inline style. */
export function animateChange(element) {
    if (timing) {
        const { duration, delay, easing } = timing;
        const names = reducesMotion() ? ['opacity', 'color', 'background-color'] : ['all'];
        const transition = names.map((name) => `${name} ${duration}ms ${easing} ${delay}ms`).join();
        const own = (element._lastTransition = {});
        setOwnStyle(element, { transition });
        const forget = () => element._lastTransition === own && setOwnStyle(element, { transition: '' });
        setTimeout(forget, duration + delay + 100);
    } else if (element._ownStyle?.transition) setOwnStyle(element, { transition: '' });
}

// MARK: Insertion and removal

/** Animates the insertion of nodes if a timing is in force. */
export function animateInsertion(elements) {
    if (timing) for (const element of elements) arriving.push({ element, timing });
}

/** Returns the node with the attribute: the element itself, or the only descendant inside boxes with one child each. */
function bearer(element, attribute) {
    let inner = element;
    while (!inner.hasAttribute(attribute) && inner.childElementCount === 1) inner = inner.firstElementChild;
    return inner.hasAttribute(attribute) ? inner : element;
}

/** Starts the removal of a node; true if the node stays in the page until its animation has ended. */
export function departs(element) {
    if (!timing || leaving.length >= mostAnimated) return false;
    const mover = bearer(element, 'data-out');
    const declarations = mover.dataset.out ?? 'opacity:0';
    const box = places?.get(element) ?? boxOf(element);
    if (!declarations || !isOnScreen(box)) return false;
    element.inert = true;
    leaving.push({ element, mover, box, timing, declarations });
    return true;
}

/** Converts declarations to a key frame. */
function keyFrame(declarations) {
    const frame = {};
    const { style } = document.createElement('i');
    style.cssText = reducesMotion() ? 'opacity:0' : declarations;
    for (const name of style) frame[name.replace(/-./g, (part) => part[1].toUpperCase())] = style[name];
    return frame;
}

function showArrivals() {
    for (const { element, timing } of arriving.slice(0, mostAnimated)) {
        const mover = bearer(element, 'data-in');
        const declarations = mover.dataset.in ?? 'opacity:0';
        if (!declarations || !element.isConnected) continue;
        mover.animate([keyFrame(declarations), {}], { ...timing, fill: 'backwards' });
        fadeBackdrop(element, [0, 1], timing);
        ifLoaded('sheet')?.zoom(element, timing);
    }
}

function fadeBackdrop(element, opacity, timing) {
    if (element.nodeName !== 'DIALOG') return;
    element.animate({ opacity }, { ...timing, fill: 'both', pseudoElement: '::backdrop' });
}

// Takes departing nodes out of the layout and pins each to the box it had.
function pinLeaving() {
    const pinned = leaving.filter(({ element }) => element.isConnected && !element.matches('dialog,[popover],svg *'));
    for (const { element, box } of pinned) {
        element.dataset.client = 'leaving';
        element.style.cssText += `;width:${box.width}px;height:${box.height}px`;
    }
    const shifts = pinned.map(({ element, box }) => shiftOf(box, boxOf(element)));
    pinned.forEach(({ element }, index) => {
        const [x, y] = shifts[index];
        element.style.cssText += `;left:${x}px!important;top:${y}px!important`;
    });
}

function showDepartures() {
    for (const { element, mover, timing, declarations } of leaving) {
        const animation = mover.animate([{}, keyFrame(declarations)], { ...timing, fill: 'both' });
        fadeBackdrop(element, [1, 0], timing);
        ifLoaded('sheet')?.zoom(element, timing, true);
        const end = () => element.remove();
        animation.onfinish = animation.oncancel = end;
        // Browsers do not finish animations of a page in the background.
        setTimeout(end, timing.duration + timing.delay + 500);
    }
}

// MARK: Places

/**
 * Measures the boxes that changes of structure can move, before the first one: the siblings of the changed nodes, and those of
 * each ancestor up to a scroller, as far as they are on screen. What is inside a sibling moves with it. Each change is the
 * number of its timing and a node at its place. Nodes move with the timing of the first one.
 */
export function keepPlaces(changes) {
    if (!changes.length || reducesMotion() || document.hidden) return;
    [[moveTiming]] = changes;
    matches = new Map();
    places = new Map();
    // The children of a parent are measured once, however many of them change.
    const parents = new Set();
    for (let [, child] of changes) {
        while (child.parentNode && child !== root && !parents.has(child.parentNode)) {
            measure(child, 'next');
            measure(child.previousElementSibling, 'previous');
            parents.add((child = child.parentNode));
            // The box of a scroller does not depend on its content.
            if (/list|scroll/.test(child.dataset?.kind)) break;
        }
    }
    for (const element of matching(root)) {
        // Those that are leaving have no number any more.
        if (isNode(element)) matches.set(matchName(element), { element, box: boxOf(element) });
    }
}

function isOnScreen({ left, top, right, bottom }) {
    const margin = 200;
    return right > left && bottom > top && right > -margin && bottom > -margin &&
        left < innerWidth + margin && top < innerHeight + margin;
}

// Measures an element and its siblings in a direction, until one is beyond the screen.
function measure(element, direction) {
    for (; element; element = element[direction + 'ElementSibling']) {
        const box = boxOf(element);
        if (isOnScreen(box)) places.set(element, box);
        // Boxes with `display: contents` have visible children.
        else if (!box.width && !box.height) measure(element.firstElementChild, 'next');
        // It is behind the screen, or before it.
        else if ((box.bottom > 0 && box.right > 0) === (direction === 'next')) return;
    }
}

/** Returns the distance from one box to another. */
function shiftOf(box, other) {
    return [box.left - other.left, box.top - other.top];
}

function glide() {
    for (const [element, animation] of gliding) if (places.has(element)) animation.cancel();
    const shifts = new Map();
    for (const [element, old] of places) {
        if (isNode(element)) shifts.set(element, shiftOf(old, boxOf(element)));
    }
    for (const [element, shift] of shifts) {
        let outer = element;
        do outer = outer.parentNode;
        while (outer && !shifts.has(outer));
        const [outerX, outerY] = shifts.get(outer) ?? [0, 0];
        const [x, y] = [shift[0] - outerX, shift[1] - outerY];
        if (Math.abs(x) < 0.5 && Math.abs(y) < 0.5) continue;
        const translate = [`${x}px ${y}px`, '0px 0px'];
        const animation = element.animate({ translate }, { ...timings[moveTiming], fill: 'backwards', composite: 'add' });
        gliding.set(element, animation);
        animation.onfinish = animation.oncancel = () => {
            if (gliding.get(element) === animation) gliding.delete(element);
        };
    }
}

// MARK: Matches

function matching(element) {
    return element.querySelectorAll('[data-match]');
}

// The value is a name, optionally after a word for the parts of the box that are matched.
function matchName({ dataset }) {
    return dataset.match.split(' ').at(-1);
}

function showMatches() {
    for (const { element, timing } of arriving.slice(0, mostAnimated)) {
        for (const inner of [element, ...matching(element)]) if ('match' in inner.dataset) match(inner, timing);
    }
}

function match(element, timing) {
    const old = matches.get(matchName(element));
    if (!old || !isNode(element)) return;
    const box = boxOf(element);
    if (!isOnScreen(box) || !isOnScreen(old.box)) return;
    const parts = element.dataset.match;
    const show = (mover, own, start, end, fill) => {
        mover.animate([toward(own, start, parts), toward(own, end, parts)], { ...timing, fill });
    };
    show(element, box, old.box, box, 'backwards');
    if (leaving.some(({ element }) => element === old.element)) show(old.element, old.box, old.box, box, 'both');
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

/** Ends a frame: starts all its animations. */
export function endAnimations() {
    timing = null;
    pinLeaving();
    showArrivals();
    if (places) {
        glide();
        showMatches();
    }
    showDepartures();
}
