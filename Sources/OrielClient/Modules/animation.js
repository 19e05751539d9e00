import { setOwnStyle } from './attributes.js';
import { boxOf, scrollerOf } from './dom.js';
import { reducesMotion } from './environment.js';
import { ifLoaded } from './later.js';
import { isNode, root } from './nodes.js';
import { refuse } from './wire.js';

// Animates changes while a timing is in force. Changes of attributes, classes and inline styles are CSS transitions. Nodes
// that change place glide there: their boxes are measured before the first change of structure in a frame and after the last
// one (`places`), and each node is animated by its movement relative to its nearest measured ancestor. An inserted node starts
// from the declarations in `data-in`. A removed node stays, inert and without number, until its animation to the declarations
// in `data-out` has ended. Nodes with the same name in `data-match` are animated by match.js.

/** The largest number of nodes that a frame animates. */
export const mostAnimated = 200;

/** Nodes in this distance from the screen are animated, too; in pixels. */
const margin = 200;

let timings = [];
let timing = null;
let moveTiming;
let places;
let levels;
let open;
let runs;
let fixed;
let isStill;
let arriving = [];
let leaving = [];
const fading = new Set();
const gliding = new Map();

/** Forgets the timings of the previous session. */
export function forgetTimings() {
    timings = [];
}

/** Stores a timing for later operations; if it is endless, what is animated runs again and again. */
export function defineTiming(number, duration, delay, easing, isEndless) {
    timings[number] = { duration, delay, easing, iterations: isEndless ? Infinity : 1 };
}

/** Animates the following operations with a timing; 0 turns animation off. */
export function useTiming(number) {
    timing = null;
    if (number && !document.hidden) timing = timings[number] ?? refuse();
}

/** Begins a frame without animation. */
export function beginAnimations() {
    timing = places = null;
    isStill = false;
    arriving = [];
    leaving = [];
}

/** Returns whether the last frame is known to have moved no earlier node. */
export function movedNothing() {
    return isStill;
}

/** Returns the timing of the operations that follow; null without animation. */
export function currentTiming() {
    return timing;
}

// MARK: Changes of one node

/** Prepares a node for a change of an attribute, its classes or its inline style. */
export function animateChange(element) {
    if (timing) {
        const { duration, delay, easing, iterations } = timing;
        const names = reducesMotion() ? ['opacity', 'color', 'background-color'] : ['all'];
        const transition = names.map((name) => `${name} ${duration}ms ${easing} ${delay}ms`).join();
        // late.js repeats the transition.
        const own = (element._lastTransition = { iterations });
        setOwnStyle(element, { transition });
        const forget = () => element._lastTransition === own && setOwnStyle(element, { transition: '' });
        if (iterations === 1) setTimeout(forget, duration + delay + 100);
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
    // What the same frame has inserted has never been visible.
    if (!declarations || arriving.some((other) => other.element === element)) return false;
    const box = places?.get(element) ?? boxOf(element);
    if (!isOnScreen(box)) return false;
    for (const older of fading) if (covers(element, box, older)) older.element.remove();
    element.inert = true;
    leaving.push({ element, mover, box, timing, declarations });
    return true;
}

// Whether a departing node looks like an older one and is at its place, which would be seen through it.
function covers(element, box, older) {
    return element.parentNode === older.element.parentNode && classOf(element) === classOf(older.element)
        && Math.hypot(...shiftOf(box, older.box)) < Math.min(box.width, box.height) / 2;
}

// The `className` of a drawing is an object.
function classOf(element) {
    return element.getAttribute('class');
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

// Takes departing nodes out of the layout. The returned function pins each to the box it had.
function takeOut() {
    const pinned = leaving.filter(({ element }) => element.isConnected && !element.matches('dialog,[popover],svg *'));
    for (const { element, box } of pinned) {
        element.dataset.client = 'leaving';
        element.style.cssText += `;width:${box.width}px;height:${box.height}px`;
    }
    const shifts = pinned.map(({ element, box }) => shiftOf(box, boxOf(element)));
    return () => pinned.forEach(({ element }, index) => {
        const [x, y] = shifts[index];
        element.style.cssText += `;left:${x}px!important;top:${y}px!important`;
    });
}

function showDepartures() {
    for (const entry of leaving) {
        const { element, mover, timing, declarations } = entry;
        const animation = mover.animate([{}, keyFrame(declarations)], { ...timing, fill: 'both' });
        fadeBackdrop(element, [1, 0], timing);
        ifLoaded('sheet')?.zoom(element, timing, true);
        fading.add(entry);
        const end = () => {
            fading.delete(entry);
            element.remove();
        };
        animation.onfinish = animation.oncancel = end;
        // Browsers do not finish animations of a page in the background.
        setTimeout(end, timing.duration + timing.delay + 500);
    }
}

// MARK: Places

// The places form levels: the children of the parent of a changed node, of its parent, and so on. Nodes move only in levels
// that are open: those of changes, and those in which a child has another box than before. To find out, the child is measured
// once; the other nodes of a level are measured again only if it is open.

/**
 * Measures the boxes that changes of structure can move, before the first one: the siblings of the changed nodes, and those of
 * each ancestor up to a scroller, as far as they are on screen. The content of a sibling moves with it. Each change is the
 * number of its timing, or 0 if it changes no structure or is not animated; a node at its place; and the nodes that are
 * inserted or removed there, if it moves no other. Nodes move with the timing of the first one.
 */
export function keepPlaces(changes) {
    const moves = changes.filter(([timing, { isConnected }]) => timing && isConnected);
    if (!moves.length || reducesMotion() || document.hidden) return;
    [[moveTiming]] = moves;
    places = new Map();
    levels = new Map();
    open = new Set();
    runs = [];
    fixed = new Set();
    ifLoaded('match')?.keepMatches();
    // New nodes have no place yet. The other state of a control is a layer.
    changes = changes.filter(([timing, node]) => node.isConnected && (timing || !node.closest('[data-other]')));
    isStill = moves.length === changes.length;
    if (isStill) changes = changes.filter(([, , nodes]) => {
        if (!nodes || ![...nodes].every(isLayer)) return true;
        for (const node of nodes) if (isNode(node)) places.set(node, boxOf(node));
    });
    // All nodes that can get another size.
    const sources = new Set();
    for (let [, node] of changes) for (; node && !sources.has(node); node = node.parentNode) sources.add(node);
    const changed = new Set(changes.map(([timing, { parentNode }]) => timing && parentNode));
    for (let [timing, child] of changes) {
        let isFixed;
        let isLong;
        while (timing && child !== root && !levels.has(child.parentNode)) {
            const parent = child.parentNode;
            const { alignItems, display, flexDirection } = getComputedStyle(parent);
            const { alignSelf, flexGrow } = getComputedStyle(child);
            const isOpen = changed.has(parent)
                || [...parent.children].some((node) => node !== child && sources.has(node))
                // The baseline of a node can change although its box does not.
                || /baseline/.test(alignSelf + alignItems);
            // A node that extends beyond the screen pushes nothing visible, as the content of a scroller begins at its start.
            const endsLong = !isOpen && (parent.childElementCount < 2 || flexDirection === 'column')
                && scrollerOf(child, 'overflowY');
            if (isOpen) {
                open.add(parent);
                isFixed = false;
            }
            if (!isFixed && !(isLong &&= endsLong)) {
                // Rows that grow share the space.
                const isRun = !isOpen && !gliding.size && parent.dataset.kind === 'rows' && display + flexGrow === 'flex0';
                const level = { isRun, child, endsLong, nodes: [] };
                levels.set(parent, level.nodes);
                isLong = measure(child, 'next', level);
                if (!isLong) measure(child.previousElementSibling, 'previous', level);
            }
            // The box of a scroller does not depend on its content.
            if (/list|scroll/.test(parent.dataset.kind)) break;
            if (isStill && keepsSize(parent)) fixed.add((isFixed = parent));
            child = parent;
        }
    }
}

// Whether a node that is inserted or removed is outside of the layout of its siblings, such as a background.
function isLayer(element) {
    let shown = element;
    if (!element.isConnected) {
        // Only rules for its classes apply to it, wherever it is.
        if (element.nodeName !== 'DIV' || element.dataset.kind) return false;
        document.head.append((shown = element.cloneNode()));
    }
    const { position } = getComputedStyle(shown);
    if (shown !== element) shown.remove();
    return /absolute|fixed/.test(position);
}

// Whether the size of a node is a length, whatever its content. Firefox does not tell.
function keepsSize(element) {
    const styles = element.computedStyleMap?.();
    return styles?.get('width').unit === 'px' && styles.get('height').unit === 'px'
        && styles.get('flex-basis').value === 'auto' && !styles.get('flex-shrink').value;
}

/** Returns whether a box is on the screen, or near it. */
export function isOnScreen({ left, top, right, bottom }) {
    return right > left && bottom > top && right > -margin && bottom > -margin &&
        left < innerWidth + margin && top < innerHeight + margin;
}

// Measures an element and its siblings in a direction, until one is beyond the screen. Returns true if the child on the way to
// the change ends a level.
function measure(element, direction, level) {
    const side = direction + 'ElementSibling';
    for (; element; element = element[side]) {
        if (!isNode(element)) continue;
        const box = boxOf(element);
        if (isOnScreen(box)) {
            places.set(element, box);
            level.nodes.push(element);
            if (element === level.child) {
                if (level.endsLong && box.bottom > innerHeight + margin) return true;
            } else if (level.isRun) {
                // Rows of the same style move together.
                runs.push([element, side]);
                while (element[side]?.className === element.className) element = element[side];
            }
        }
        // Boxes with `display: contents` have visible children, and spacers can have no thickness.
        else if (!box.width || !box.height) measure(element.firstElementChild, 'next', level);
        // All further siblings are off screen, too.
        else if ((box.bottom > 0 && box.right > 0) === (direction === 'next')) return;
    }
}

/** Returns the distance from one box to another. */
export function shiftOf(box, other) {
    return [box.left - other.left, box.top - other.top];
}

function hasOtherBox(element) {
    const old = places.get(element);
    return !old || JSON.stringify(old) !== JSON.stringify(boxOf(element));
}

// Measures again. Returns how far each node of the open levels has been moved.
function findShifts() {
    for (let outer of open) {
        while (outer && !fixed.has(outer) && hasOtherBox(outer)) {
            isStill = false;
            outer = outer.parentNode;
            if (levels.has(outer)) {
                open.add(outer);
                break;
            }
        }
    }
    const nodes = [...open].flatMap((parent) => levels.get(parent).filter(isNode));
    for (const node of nodes) gliding.get(node)?.cancel();
    const shifts = new Map(nodes.map((node) => [node, shiftOf(places.get(node), boxOf(node))]));
    for (const [first, side] of runs) {
        const shift = shifts.get(first);
        if (!shift || !relativeShift(first, shifts)) continue;
        const [x, y] = shift;
        for (let node = first; (node = node[side])?.className === first.className; ) {
            const box = boxOf(node);
            if (!isOnScreen(new DOMRect(box.x + x, box.y + y, box.width, box.height))) break;
            shifts.set(node, shift);
        }
    }
    return shifts;
}

// Returns how far a node moves in its nearest ancestor that moves; undefined if it stays there.
function relativeShift(element, shifts) {
    const shift = shifts.get(element);
    let outer = element;
    do outer = outer.parentNode;
    while (outer && !shifts.has(outer));
    const [x, y] = shifts.get(outer) ?? [0, 0];
    const relative = [shift[0] - x, shift[1] - y];
    if (Math.hypot(...relative) >= 0.5) return relative;
}

function glide(shifts) {
    for (const element of shifts.keys()) {
        const shift = relativeShift(element, shifts);
        if (!shift) continue;
        isStill = false;
        const translate = [`${shift[0]}px ${shift[1]}px`, '0px 0px'];
        const animation = element.animate({ translate }, { ...timings[moveTiming], fill: 'backwards', composite: 'add' });
        gliding.set(element, animation);
        animation.onfinish = animation.oncancel = () => {
            if (gliding.get(element) === animation) gliding.delete(element);
        };
    }
}

/** Ends a frame: starts all its animations. */
export function endAnimations() {
    timing = null;
    // All boxes are read before the first style is written, as each turn lays out the page.
    const pin = takeOut();
    const shifts = places && findShifts();
    pin();
    showArrivals();
    if (places) {
        glide(shifts);
        ifLoaded('match')?.showMatches(arriving, leaving);
    }
    showDepartures();
}
