import { setOwnStyle } from './attributes.js';
import { reducesMotion } from './environment.js';
import { isNode, root } from './nodes.js';
import { refuse } from './wire.js';

// How a change is shown while a timing is in force. Attributes, classes and inline styles go over by CSS transitions.
// Nodes that stand elsewhere afterwards glide there: their boxes are measured before the first change of structure in a
// frame and after the last (`places`), and each is animated by what it moved within its parent. New nodes come from the
// declarations in `data-in`; removed ones stay, inert and without number, until they have gone to those in `data-out`. A
// new node that bears the name of another in `data-match` begins where that one was, which goes to where the new one is.

const mostVisited = 2000;
const mostAnimated = 200;

let timings = [];
let timing = null;
let moveTiming = null;
let places = null;
let visits = 0;
let matches = null;
let arriving = [];
let leaving = [];
const gliding = new Map();

/** Forgets the timings of the session before. */
export function forgetTimings() {
    timings = [];
}

/** Takes note of a timing that operations can be animated with. */
export function defineTiming(number, duration, delay, easing) {
    const isKnown = CSS.supports('transition-timing-function', easing);
    timings[number] = { duration, delay, easing: isKnown ? easing : 'ease' };
}

/** Animates the operations that follow, or with 0 does not. */
export function useTiming(number) {
    timing = null;
    if (number && !document.hidden) timing = timings[number] ?? refuse();
}

/** Begins a frame, not animated. */
export function beginAnimations() {
    timing = moveTiming = places = matches = null;
    arriving = [];
    leaving = [];
}

// MARK: Changes of one node

/** Prepares a node whose attribute, class or inline style is about to change. */
export function animateChange(element) {
    if (timing) {
        const { duration, delay, easing } = timing;
        const names = reducesMotion() ? ['opacity', 'color', 'background-color'] : ['all'];
        const transition = names.map((name) => `${name} ${duration}ms ${easing} ${delay}ms`).join();
        const own = (element.lastTransition = {});
        setOwnStyle(element, { transition });
        const forget = () => element.lastTransition === own && setOwnStyle(element, { transition: '' });
        setTimeout(forget, duration + delay + 100);
    } else if (element.ownStyle?.transition) setOwnStyle(element, { transition: '' });
}

// MARK: Insertion and removal

/** Lets nodes that are inserted now arrive, if that is animated. */
export function animateInsertion(elements) {
    if (timing) for (const element of elements) arriving.push({ element, timing });
}

/** The node that says how another comes or goes: itself, or the only one inside of what is a mere box around it. */
function bearer(element, attribute) {
    let inner = element;
    while (!inner.hasAttribute(attribute) && inner.childElementCount === 1) inner = inner.firstElementChild;
    return inner.hasAttribute(attribute) ? inner : element;
}

/** Whether a node that is to be removed goes only when its animation has ended. */
export function departs(element) {
    if (!timing || leaving.length >= mostAnimated) return false;
    const mover = bearer(element, 'data-out');
    const declarations = mover.dataset.out ?? 'opacity:0';
    const box = places?.get(element) ?? element.getBoundingClientRect();
    if (!declarations || !isOnScreen(box)) return false;
    element.inert = true;
    leaving.push({ element, mover, box, timing, declarations });
    return true;
}

/** The declarations as a key frame. */
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
    }
}

function fadeBackdrop(element, opacity, timing) {
    if (element.nodeName !== 'DIALOG') return;
    element.animate({ opacity }, { ...timing, fill: 'both', pseudoElement: '::backdrop' });
}

// A node that leaves gives up its place at once and is pinned to where it was seen.
function pinLeaving() {
    const pinned = leaving.filter(({ element }) => element.isConnected && !element.matches('dialog,[popover],svg *'));
    for (const { element, box } of pinned) {
        element.dataset.client = 'leaving';
        Object.assign(element.style, { boxSizing: 'border-box', width: `${box.width}px`, height: `${box.height}px` });
    }
    const shifts = pinned.map(({ element, box }) => shiftOf(box, element.getBoundingClientRect()));
    pinned.forEach(({ element }, index) => {
        const [x, y] = shifts[index];
        element.style.setProperty('left', `${x}px`, 'important');
        element.style.setProperty('top', `${y}px`, 'important');
    });
}

function showDepartures() {
    for (const { element, mover, timing, declarations } of leaving) {
        const animation = mover.animate([{}, keyFrame(declarations)], { ...timing, fill: 'both' });
        fadeBackdrop(element, [1, 0], timing);
        const end = () => element.remove();
        animation.onfinish = animation.oncancel = end;
        // A page in the background does not finish its animations.
        setTimeout(end, timing.duration + timing.delay + 500);
    }
}

// MARK: Places

/** Measures what stands where, before the first change of structure that is animated. */
export function keepPlaces() {
    if (!timing) return;
    moveTiming ??= timing;
    if (places || reducesMotion()) return;
    places = new Map();
    visits = 0;
    measure(root);
    matches = new Map();
    for (const element of matching(root)) {
        if (isNode(element)) matches.set(matchName(element), { element, box: element.getBoundingClientRect() });
    }
}

function isOnScreen({ left, top, right, bottom }) {
    const margin = 200;
    return right > left && bottom > top && right > -margin && bottom > -margin &&
        left < innerWidth + margin && top < innerHeight + margin;
}

function measure(parent) {
    for (const child of parent.children) {
        if (++visits > mostVisited) return;
        if (!isNode(child) || child instanceof SVGElement) continue;
        const box = child.getBoundingClientRect();
        const isSeen = isOnScreen(box);
        if (isSeen) places.set(child, box);
        // Boxes that are `display: contents`, or whose content sticks out, still have children to look at.
        if (isSeen || !box.width || !box.height) measure(child);
    }
}

/** How far one box is from another. */
function shiftOf(box, other) {
    return [box.left - other.left, box.top - other.top];
}

function glide() {
    for (const [element, animation] of gliding) if (places.has(element)) animation.cancel();
    const shifts = new Map();
    const moves = [];
    for (const [element, old] of places) {
        if (!isNode(element)) continue;
        const shift = shiftOf(old, element.getBoundingClientRect());
        shifts.set(element, shift);
        const [outerX, outerY] = shifts.get(element.parentNode) ?? [0, 0];
        moves.push([element, shift[0] - outerX, shift[1] - outerY]);
    }
    for (const [element, x, y] of moves) {
        if (Math.abs(x) < 0.5 && Math.abs(y) < 0.5) continue;
        const translate = [`${x}px ${y}px`, '0px 0px'];
        const animation = element.animate({ translate }, { ...moveTiming, fill: 'backwards', composite: 'add' });
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

// The value is a name, perhaps after a word that says which parts of the box are matched.
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
    const box = element.getBoundingClientRect();
    if (!isOnScreen(box) || !isOnScreen(old.box)) return;
    const parts = element.dataset.match;
    const show = (mover, own, start, end, fill) => {
        mover.animate([toward(own, start, parts), toward(own, end, parts)], { ...timing, fill });
    };
    show(element, box, old.box, box, 'backwards');
    if (leaving.some(({ element }) => element === old.element)) show(old.element, old.box, old.box, box, 'both');
}

/** A key frame that shows a box where another is, and as large. */
function toward(own, other, parts) {
    const [x, y] = shiftOf(other, own);
    const [wider, higher] = [other.width - own.width, other.height - own.height];
    return {
        translate: parts.startsWith('size ') ? '0px 0px' : `${x + wider / 2}px ${y + higher / 2}px`,
        scale: parts.startsWith('position ') ? '1 1' : `${other.width / own.width} ${other.height / own.height}`,
    };
}

/** Ends a frame: from here on everything is set in motion. */
export function endAnimations() {
    timing = null;
    pinLeaving();
    if (places) glide();
    showArrivals();
    if (matches) showMatches();
    showDepartures();
}
