import { setOwnStyle } from './attributes.js';
import { root } from './nodes.js';

// How a change is shown while a timing is in force. Attributes, classes and inline styles go over by CSS transitions.
// Nodes that stand elsewhere afterwards glide there: their boxes are measured before the first change of structure in a
// frame and after the last (`places`), and each is animated by what it moved within its parent. New nodes come from the
// declarations in `data-in`; removed ones stay, inert and without number, until they have gone to those in `data-out`. A
// new node that bears the name of another in `data-match` begins where that one was, which goes to where the new one is.

const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)');
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
let changed = new Map();
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
    if (number && !timings[number]) throw new RangeError(`no timing ${number}`);
    timing = number && !document.hidden ? timings[number] : null;
}

/** Begins a frame, not animated. */
export function beginAnimations() {
    timing = moveTiming = places = matches = null;
    arriving = [];
    leaving = [];
    changed = new Map();
}

// MARK: Changes of one node

/** Prepares a node whose attribute, class or inline style is about to change. */
export function animateChange(element) {
    if (!timing) {
        if (element.ownStyle?.transition) setOwnStyle(element, 'transition', '');
        return;
    }
    const { duration, delay, easing } = timing;
    const how = `${duration}ms ${easing} ${delay}ms`;
    const names = reducesMotion.matches ? ['opacity', 'color', 'background-color'] : ['all'];
    setOwnStyle(element, 'transition', names.map((name) => `${name} ${how}`).join());
    changed.set(element, timing);
}

function forgetTransitionsLater() {
    if (!changed.size) return;
    const elements = [...changed];
    const now = performance.now();
    let longest = 0;
    for (const [element, { duration, delay }] of elements) {
        longest = Math.max(longest, duration + delay);
        element.transitionEnd = now + duration + delay;
    }
    setTimeout(() => {
        for (const [element] of elements) {
            if (performance.now() >= element.transitionEnd) setOwnStyle(element, 'transition', '');
        }
    }, longest + 100);
}

// MARK: Insertion and removal

/** Where to collect nodes that are inserted now, if that is animated. */
export function animateInsertion() {
    if (!timing) return null;
    const list = [];
    arriving.push([timing, list]);
    return list;
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
    const declarations = mover.getAttribute('data-out') ?? 'opacity:0';
    const box = places?.get(element) ?? element.getBoundingClientRect();
    if (!declarations || !isOnScreen(box)) return false;
    element.inert = true;
    leaving.push({ element, mover, box, timing, declarations });
    return true;
}

/** The declarations as a key frame. */
function keyFrame(declarations) {
    if (reducesMotion.matches) return { opacity: 0 };
    const { style } = document.createElement('i');
    style.cssText = declarations;
    const frame = {};
    for (const name of style) {
        frame[name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())] = style.getPropertyValue(name);
    }
    return frame;
}

const options = ({ duration, delay, easing }, fill) => ({ duration, delay, easing, fill });

function showArrivals() {
    for (const [timing, elements] of arriving) {
        for (const element of elements.slice(0, mostAnimated)) {
            const mover = bearer(element, 'data-in');
            const declarations = mover.getAttribute('data-in') ?? 'opacity:0';
            if (!declarations || !element.isConnected) continue;
            mover.animate([keyFrame(declarations), {}], options(timing, 'backwards'));
            if (element.nodeName === 'DIALOG') fadeBackdrop(element, [0, 1], timing);
        }
    }
}

function fadeBackdrop(dialog, opacity, timing) {
    dialog.animate({ opacity }, { ...options(timing, 'both'), pseudoElement: '::backdrop' });
}

// A node that leaves gives up its place at once and is pinned to where it was seen.
function pinLeaving() {
    const pinned = leaving.filter(({ element }) => element.isConnected && !element.matches('dialog,[popover],svg *'));
    for (const { element, box } of pinned) {
        element.dataset.client = 'leaving';
        Object.assign(element.style, { boxSizing: 'border-box', width: `${box.width}px`, height: `${box.height}px` });
    }
    const now = pinned.map(({ element }) => element.getBoundingClientRect());
    pinned.forEach(({ element, box }, index) => {
        element.style.setProperty('left', `${box.left - now[index].left}px`, 'important');
        element.style.setProperty('top', `${box.top - now[index].top}px`, 'important');
    });
}

function showDepartures() {
    for (const { element, mover, timing, declarations } of leaving) {
        const animation = mover.animate([{}, keyFrame(declarations)], options(timing, 'both'));
        if (element.nodeName === 'DIALOG') fadeBackdrop(element, [1, 0], timing);
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
    if (places || reducesMotion.matches) return;
    places = new Map();
    visits = 0;
    measure(root);
    matches = new Map();
    for (const element of root.querySelectorAll('[data-match]')) {
        if (element.nodeNumber === undefined) continue;
        matches.set(matchName(element), { element, box: element.getBoundingClientRect() });
    }
}

function isOnScreen({ left, top, right, bottom }) {
    const margin = 200;
    return right > left && bottom > top && right > -margin && bottom > -margin &&
        left < innerWidth + margin && top < innerHeight + margin;
}

function measure(parent) {
    for (let child = parent.firstElementChild; child; child = child.nextElementSibling) {
        if (++visits > mostVisited) return;
        if (child.nodeNumber === undefined || child instanceof SVGElement) continue;
        const box = child.getBoundingClientRect();
        if (isOnScreen(box)) places.set(child, box);
        // Boxes that are `display: contents`, or whose content sticks out, still have children to look at.
        if (isOnScreen(box) || !box.width || !box.height) measure(child);
    }
}

function glide() {
    for (const [element, animation] of gliding) if (places.has(element)) animation.cancel();
    const shifts = new Map();
    const moves = [];
    for (const [element, old] of places) {
        if (!element.isConnected || element.nodeNumber === undefined) continue;
        const box = element.getBoundingClientRect();
        const shift = [old.left - box.left, old.top - box.top];
        shifts.set(element, shift);
        const outer = shifts.get(element.parentNode) ?? [0, 0];
        const x = shift[0] - outer[0];
        const y = shift[1] - outer[1];
        if (Math.abs(x) > 0.5 || Math.abs(y) > 0.5) moves.push([element, x, y]);
    }
    for (const [element, x, y] of moves) {
        const frames = [{ translate: `${x}px ${y}px` }, { translate: '0px 0px' }];
        const animation = element.animate(frames, { ...options(moveTiming, 'backwards'), composite: 'add' });
        gliding.set(element, animation);
        animation.onfinish = animation.oncancel = () => {
            if (gliding.get(element) === animation) gliding.delete(element);
        };
    }
}

// MARK: Matches

// The value is a name, perhaps after a word that says which parts of the box are matched.
const matchName = (element) => element.dataset.match.split(' ').at(-1);

function showMatches() {
    for (const [timing, elements] of arriving) {
        for (const outer of elements.slice(0, mostAnimated)) {
            const inside = outer.querySelectorAll('[data-match]');
            for (const element of 'match' in outer.dataset ? [outer, ...inside] : inside) match(element, timing);
        }
    }
}

function match(element, timing) {
    const old = matches.get(matchName(element));
    if (!old || old.element === element || !element.isConnected) return;
    const box = element.getBoundingClientRect();
    if (!isOnScreen(box) || !isOnScreen(old.box)) return;
    const parts = element.dataset.match;
    element.animate([toward(box, old.box, parts), toward(box, box, parts)], options(timing, 'backwards'));
    if (!leaving.some((other) => other.element === old.element)) return;
    old.element.animate([toward(old.box, old.box, parts), toward(old.box, box, parts)], options(timing, 'both'));
}

/** A key frame that shows a box where another is, and as large. */
function toward(own, other, parts) {
    const middle = ({ left, top, width, height }) => [left + width / 2, top + height / 2];
    const [[x, y], [otherX, otherY]] = [middle(own), middle(other)];
    return {
        translate: parts.startsWith('size ') ? '0px 0px' : `${otherX - x}px ${otherY - y}px`,
        scale: parts.startsWith('position ') ? '1 1' : `${other.width / own.width} ${other.height / own.height}`,
    };
}

/** Ends a frame: from here on everything is set in motion. */
export function endAnimations() {
    timing = null;
    if (leaving.length) pinLeaving();
    if (places) glide();
    showArrivals();
    if (matches?.size) showMatches();
    showDepartures();
    forgetTransitionsLater();
}

/** Whether operations are being animated. */
export function isAnimated() {
    return timing !== null;
}
