import { setAttribute, setInlineStyle } from './attributes.js';
import {
    animateChange, animateInsertion, beginAnimations, defineTiming, departs, endAnimations, keepPlaces, useTiming,
} from './animation.js';
import { runCommand } from './commands.js';
import { replaceText, setLateValues, spliceField } from './controls.js';
import { focusQuietly } from './dom.js';
import { readName } from './names.js';
import { announce, forgetTree, isNoted, nextNode, readNode, readOptionalNode } from './nodes.js';
import { settleNodes } from './observers.js';
import { leaveOverlays } from './overlays.js';
import { defineShape, forgetShapes, readList } from './shapes.js';
import { defineStyle, setClasses } from './styles.js';
import { isAtEnd, readByte, readBytes, readInt, readString, refuse } from './wire.js';

let waiting = [];

/** Applies all operations of a patch frame. */
export function applyOperations() {
    const { activeElement } = document;
    waiting = [];
    beginAnimations();
    while (!isAtEnd()) (operations[readByte()] ?? refuse())();
    setLateValues();
    // Without moveBefore(), moving an element removes its focus.
    if (document.activeElement !== activeElement) focusQuietly(activeElement);
    endAnimations();
    settleNodes();
    for (const command of waiting) runCommand(...command);
}

const operations = [
    null,
    () => defineStyle(readInt(), readString()),
    defineShape,
    () => insert(readNode(), readOptionalNode()),
    () => remove(readNode()),
    () => removeRun(readNode(), readInt()),
    () => move(readNode(), readOptionalNode()),
    () => permute(readNode(), readInt()),
    () => setText(readNode(), readString()),
    () => spliceText(readNode(), readInt(), readInt(), readString()),
    () => changeAttribute(readNode(), readName(), readString()),
    () => changeAttribute(readNode(), readName(), null),
    () => alter(readNode(), setClasses, readInt(), readInt()),
    () => alter(readNode(), setInlineStyle, readString()),
    () => setEvents(readNode(), readInt()),
    () => useTiming(readInt()),
    () => defineTiming(readInt(), readInt(), readInt(), readString()),
    () => waiting.push([readInt(), readString(), readString()]),
    forgetShapes,
];

// MARK: Structure

// One fragment, as elements inserted one by one would be styled one by one.
function insert(parent, before) {
    keepPlaces();
    const fragment = document.createDocumentFragment();
    readList(fragment);
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
    keepPlaces();
    const stays = departs(element);
    leaveOverlays(element, stays);
    forgetTree(element);
    return stays;
}

// With moveBefore(), an element keeps its focus, scroll position and animations.
function move(element, before) {
    keepPlaces();
    const parent = element.parentNode;
    if (parent.moveBefore) parent.moveBefore(element, before);
    else parent.insertBefore(element, before);
}

function permute(first, count) {
    const order = readOrder(count);
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

function readOrder(count) {
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

function setText(element, text) {
    if (element.nodeName === 'TEXTAREA') replaceText(element, text);
    else if (onlyText(element)) element.firstChild.data = text;
    else element.textContent = text;
}

// Changing the data of a text node keeps the selection in it. Browsers' translation tools replace text nodes with elements.
function onlyText({ firstChild, lastChild }) {
    return firstChild?.nodeType === 3 && firstChild === lastChild;
}

function spliceText(element, offset, count, text) {
    if (element.nodeName === 'TEXTAREA') return spliceField(element, offset, count, text);
    if (onlyText(element)) return element.firstChild.replaceData(offset, count, text);
    const old = element.textContent;
    element.textContent = old.slice(0, offset) + text + old.slice(offset + count);
}

function alter(element, action, ...values) {
    animateChange(element);
    action(element, ...values);
}

function changeAttribute(element, name, value) {
    alter(element, setAttribute, name, value);
    if (isNoted(name)) announce(element);
}

function setEvents(element, mask) {
    element.dataset.e = mask;
    announce(element);
}
