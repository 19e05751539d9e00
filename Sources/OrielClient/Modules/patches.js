import { setAttribute, setInlineStyle } from './attributes.js';
import {
    animateChange, animateInsertion, beginAnimations, defineTiming, departs, endAnimations, keepPlaces, useTiming,
} from './animation.js';
import { runCommand } from './commands.js';
import { replaceText, setLateValues, spliceField } from './controls.js';
import { focusQuietly } from './dom.js';
import { ifLoaded } from './later.js';
import { readName } from './names.js';
import { announce, forgetTree, isNoted, nextNode, readNode, readOptionalNode } from './nodes.js';
import { settleNodes } from './observers.js';
import * as codes from './operations.js';
import { leaveOverlays } from './overlays.js';
import { defineShape, forgetShapes, readList } from './shapes.js';
import { defineStyle, setClasses } from './styles.js';
import { moveTyping } from './typing.js';
import { isAtEnd, pauseReading, readByte, readBytes, readInt, readString, refuse } from './wire.js';

let waiting = [];
let began;
let later;

/** Applies the operations of a patch frame, except those of later moments. */
export function applyOperations() {
    began = performance.now();
    apply();
}

/** Applies the moments whose time has come, by default all. Returns whether others remain. */
export function applyMoments(now = Infinity) {
    while (later && began + later._time <= now) {
        const { _resume: resume } = later;
        later = null;
        resume();
        apply();
    }
    return later;
}

function apply() {
    const { activeElement } = document;
    waiting = [];
    beginAnimations();
    // All operations are read before the first one is applied, so that boxes are measured once, in the page as it was.
    const steps = [];
    const changes = [];
    const changed = [];
    let timing;
    while (!isAtEnd()) {
        const code = readByte();
        if (code === codes.moment) {
            later = { _time: readInt(), _resume: pauseReading() };
            break;
        }
        const [action, ...readers] = operations[code] ?? refuse();
        const values = readers.map((read) => read());
        const [first, before] = values;
        // Without a style of its own before the change, an element that was just inserted would not move.
        if (action === useTiming && (timing = first)) activeElement.clientTop;
        // Insertions, removals and moves, and what else can move nodes.
        if (code >= codes.insert && (code <= codes.permute || code <= codes.inlineStyle && movesNodes(values))) {
            const place = action === insert ? before ?? first.lastElementChild ?? first : first;
            const nodes = action === insert ? values[2].children : action === remove && [first];
            changes.push([code <= codes.permute && timing, place, nodes]);
            // What is inserted in this frame is not connected yet.
            if (first.isConnected) changed.push(action === insert ? first : first.parentNode);
        }
        steps.push(() => action?.(...values));
    }
    keepPlaces(changes);
    for (const step of steps) step();
    setLateValues();
    // Without moveBefore(), moving an element removes its focus.
    if (document.activeElement !== activeElement) focusQuietly(activeElement);
    moveTyping(activeElement);
    endAnimations();
    settleNodes(changed);
    for (const command of waiting) runCommand(...command);
}

// Each operation: its action, and the readers of its values. Without an action, the reader performs the operation.
// By number, so in the order of operations.js.
const operations = [
    null,
    [defineStyle, readInt, readString], // style
    [null, defineShape], // shape
    [insert, readNode, readOptionalNode, readFragment], // insert
    [remove, readNode], // remove
    [removeRun, readNode, readInt], // removeRun
    [move, readNode, readOptionalNode], // move
    [permute, readNode, readOrder], // permute
    [setText, readNode, readString], // text
    [spliceText, readNode, readInt, readInt, readString], // spliceText
    [changeAttribute, readNode, readName, readString], // attribute
    [changeAttribute, readNode, readName], // noAttribute
    [alter, readNode, () => setClasses, readInt, readInt], // classes
    [alter, readNode, () => setInlineStyle, readString], // inlineStyle
    [setEvents, readNode, readInt], // events
    [useTiming, readInt], // timing
    [defineTiming, readInt, readInt, readInt, readString, readByte], // defineTiming
    [(...command) => waiting.push(command), readInt, readString, readString], // command
    [null, forgetShapes], // forgetShapes
    // moment: ends the loop above.
];

// Whether a change of a node can move other nodes.
function movesNodes([element, change, value]) {
    const drawing = /(opacity|filter|transform|transition):[^;]*;? */g;
    if (change === setInlineStyle) return value.replace(drawing, '') !== element.style.cssText.replace(drawing, '');
    return !/^aria-/.test(change);
}

// MARK: Structure

// One fragment, as elements inserted one by one would be styled one by one.
function readFragment() {
    const fragment = document.createDocumentFragment();
    readList(fragment);
    return fragment;
}

function insert(parent, before, fragment) {
    animateInsertion(fragment.children);
    parent.insertBefore(fragment, before);
}

function remove(element) {
    if (!leaves(element)) element.remove();
}

// If all children are removed, they are removed in one call.
function removeRun(element, count) {
    const { parentNode } = element;
    const run = [];
    for (; count > 0; count--, element = nextNode(element)) run.push(element);
    const going = run.filter((node) => !leaves(node));
    if (going.length === parentNode.childElementCount) parentNode.replaceChildren();
    else for (const node of going) node.remove();
}

// Prepares a node for removal; true if the node removes itself when its animation has ended.
function leaves(element) {
    const stays = departs(element);
    leaveOverlays(element, stays);
    forgetTree(element);
    return stays;
}

// With moveBefore(), an element keeps its focus, scroll position and animations.
function move(element, before) {
    const parent = element.parentNode;
    if (parent.moveBefore) parent.moveBefore(element, before);
    else parent.insertBefore(element, before);
}

function permute(first, order) {
    const count = order.length;
    const run = [];
    for (let node = first; run.length < count; node = nextNode(node)) run.push(node);
    let next = nextNode(run.at(-1));
    const stays = longestRise(order);
    for (let index = count - 1; index >= 0; index--) {
        const node = run[order[index]];
        if (!stays.has(index)) move(node, next);
        next = node;
    }
}

function readOrder() {
    const count = readInt();
    const width = 32 - Math.clz32(count - 1);
    const bytes = readBytes(Math.ceil((count * width) / 8));
    const order = [];
    for (let bit = 0; order.length < count; ) {
        let value = 0;
        for (let place = 0; place < width; place++, bit++) value |= ((bytes[bit >> 3] >> (bit & 7)) & 1) << place;
        order.push(value);
    }
    return new Set(order).size === count ? order : refuse();
}

/** Returns the indices of a longest increasing subsequence: these nodes need no move. */
function longestRise(order) {
    const ends = [];
    const previous = order.map((value, index) => {
        const length = ends.findLastIndex((end) => order[end] < value);
        ends[length + 1] = index;
        return ends[length];
    });
    const stays = new Set();
    for (let index = ends.at(-1); index !== undefined; index = previous[index]) stays.add(index);
    return stays;
}

// MARK: Content

function keepLetters(element) {
    if (element._letters || 'letters' in element.dataset) ifLoaded('letters')?.keepLetters(element);
}

function setText(element, text) {
    keepLetters(element);
    if (element.nodeName === 'TEXTAREA') replaceText(element, text);
    else if (onlyText(element)) element.firstChild.data = text;
    else element.textContent = text;
}

// Changing the data of a text node keeps the selection in it. Browsers' translation tools replace text nodes with elements.
function onlyText({ firstChild, lastChild }) {
    return firstChild?.nodeType === 3 && firstChild === lastChild;
}

function spliceText(element, offset, count, text) {
    keepLetters(element);
    if (element.nodeName === 'TEXTAREA') return spliceField(element, offset, count, text);
    if (onlyText(element)) return element.firstChild.replaceData(offset, count, text);
    const old = element.textContent;
    element.textContent = old.slice(0, offset) + text + old.slice(offset + count);
}

function alter(element, action, ...values) {
    animateChange(element);
    action(element, ...values);
}

function changeAttribute(element, name, value = null) {
    alter(element, setAttribute, name, value);
    if (isNoted(name)) announce(element);
}

function setEvents(element, mask) {
    element.dataset.e = mask;
    announce(element);
}
