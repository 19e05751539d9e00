import { removeAttribute, setAttribute, setInlineStyle } from './attributes.js';
import {
    animateChange, animateInsertion, beginAnimations, defineTiming, departs, endAnimations, isAnimated,
    keepPlaces, useTiming,
} from './animation.js';
import { runCommand } from './commands.js';
import { replaceText, setLateValues, spliceField } from './controls.js';
import { announce, forgetTree, isNotedAttribute, nextNode, nodeAt, numberTree } from './nodes.js';
import { settleNodes } from './observers.js';
import { leaveOverlays } from './overlays.js';
import { defineShape, readList } from './shapes.js';
import { classNames, defineStyle } from './styles.js';
import { attributeName } from './tables.js';

/** Applies the operations of a patch frame, to its end. */
export function applyOperations(reader) {
    const focus = rememberFocus();
    const commands = [];
    beginAnimations();
    while (!reader.isAtEnd) applyOperation(reader.u8(), reader, commands);
    setLateValues();
    restoreFocus(focus);
    endAnimations();
    settleNodes();
    for (const command of commands) runCommand(...command);
}

function applyOperation(code, reader, commands) {
    switch (code) {
        case 1: return defineStyle(reader.int(), reader.string());
        case 2: return defineShape(reader);
        case 3: return insert(reader);
        case 4: return remove(nodeAt(reader.node()));
        case 5: return removeRun(nodeAt(reader.node()), reader.int());
        case 6: return move(nodeAt(reader.node()), reader.optionalNode());
        case 7: return permute(nodeAt(reader.node()), reader);
        case 8: return setText(nodeAt(reader.node()), reader.string());
        case 9: return spliceText(nodeAt(reader.node()), reader.int(), reader.int(), reader.string());
        case 10: return changeAttribute(nodeAt(reader.node()), attributeName(reader.u8()), reader.string());
        case 11: return changeAttribute(nodeAt(reader.node()), attributeName(reader.u8()), null);
        case 12: return setClass(nodeAt(reader.node()), classNames(reader.int(), reader.int()));
        case 13: return changeInlineStyle(nodeAt(reader.node()), reader.string());
        case 14: return setEvents(nodeAt(reader.node()), reader.int());
        case 15: return useTiming(reader.int());
        case 16: return defineTiming(reader.int(), reader.int(), reader.int(), reader.string());
        case 17: return commands.push([reader.int(), reader.string(), reader.string()]);
        case 18: return insertMarkup(reader);
        default: throw new RangeError(`no operation ${code}`);
    }
}

// MARK: Structure

function optionalNodeAt(number) {
    return number < 0 ? null : nodeAt(number);
}

function insert(reader) {
    const parent = nodeAt(reader.node());
    const before = optionalNodeAt(reader.optionalNode());
    keepPlaces();
    const inserted = animateInsertion();
    // What is inserted into the page one by one is styled one by one; a fragment goes in at once.
    const fragment = document.createDocumentFragment();
    readList(reader, fragment, null, inserted);
    parent.insertBefore(fragment, before);
}

function insertMarkup(reader) {
    const parent = nodeAt(reader.node());
    const before = optionalNodeAt(reader.optionalNode());
    const template = document.createElement('template');
    template.innerHTML = reader.string();
    const element = document.importNode(template.content, true).firstElementChild;
    if (!element) throw new RangeError('markup without an element');
    keepPlaces();
    numberTree(element);
    parent.insertBefore(element, before);
    animateInsertion()?.push(element);
}

function remove(element) {
    keepPlaces();
    leaveOverlays(element, isAnimated());
    forgetTree(element);
    if (!departs(element)) element.remove();
}

function removeRun(element, count) {
    for (; count > 0; count--) {
        if (!element) throw new RangeError('the run is longer than its parent');
        const next = nextNode(element);
        remove(element);
        element = next;
    }
}

// Where the browser can, an element moves without being taken out, and keeps focus, scroll position and animations.
function place(parent, element, before) {
    if (parent.moveBefore && element.isConnected) parent.moveBefore(element, before);
    else parent.insertBefore(element, before);
}

function move(element, before) {
    keepPlaces();
    place(element.parentNode, element, optionalNodeAt(before));
}

function permute(first, reader) {
    const count = reader.int();
    const order = readOrder(reader, count);
    keepPlaces();
    const run = [];
    for (let node = first; run.length < count; node = nextNode(node)) {
        if (!node) throw new RangeError('the run is longer than its parent');
        run.push(node);
    }
    const parent = first.parentNode;
    let next = nextNode(run[count - 1]);
    const stays = longestRise(order);
    for (let index = count - 1; index >= 0; index--) {
        const node = run[order[index]];
        if (!stays[index]) place(parent, node, next);
        next = node;
    }
}

function readOrder(reader, count) {
    if (count === 0) throw new RangeError('an empty run');
    const width = count > 1 ? 32 - Math.clz32(count - 1) : 0;
    const bytes = reader.bytesOf(Math.ceil((count * width) / 8));
    const order = new Array(count);
    const seen = new Uint8Array(count);
    for (let index = 0, bit = 0; index < count; index++) {
        let value = 0;
        for (let place = 0; place < width; place++, bit++) value |= ((bytes[bit >> 3] >> (bit & 7)) & 1) << place;
        if (value >= count || seen[value]++) throw new RangeError('not a permutation');
        order[index] = value;
    }
    return order;
}

/** Marks the places of a longest rising subsequence: these nodes need not move. */
function longestRise(order) {
    const ends = [];
    const previous = new Int32Array(order.length);
    order.forEach((value, index) => {
        let low = 0;
        let high = ends.length;
        while (low < high) {
            const middle = (low + high) >> 1;
            if (order[ends[middle]] < value) low = middle + 1;
            else high = middle;
        }
        previous[index] = low > 0 ? ends[low - 1] : -1;
        ends[low] = index;
    });
    const stays = new Uint8Array(order.length);
    for (let index = ends[ends.length - 1]; index >= 0; index = previous[index]) stays[index] = 1;
    return stays;
}

// MARK: Content

function setText(element, text) {
    const only = onlyText(element);
    if (element.nodeName === 'TEXTAREA') replaceText(element, text);
    else if (only) only.data = text;
    else element.textContent = text;
}

// Written into, a text keeps what is selected in it. Tools that translate pages put elements in its place.
function onlyText({ firstChild, lastChild }) {
    return firstChild?.nodeType === 3 && firstChild === lastChild ? firstChild : null;
}

function spliceText(element, offset, count, text) {
    if (element.nodeName === 'TEXTAREA') return spliceField(element, offset, count, text);
    const only = onlyText(element);
    if (only) return only.replaceData(offset, count, text);
    const old = element.textContent;
    element.textContent = old.slice(0, offset) + text + old.slice(offset + count);
}

function changeAttribute(element, name, value) {
    animateChange(element);
    if (value === null) removeAttribute(element, name);
    else setAttribute(element, name, value);
    if (isNotedAttribute(name)) announce(element);
}

function setClass(element, names) {
    animateChange(element);
    element.setAttribute('class', names);
}

function changeInlineStyle(element, declarations) {
    animateChange(element);
    setInlineStyle(element, declarations);
}

function setEvents(element, mask) {
    element.setAttribute('data-e', mask);
    announce(element);
}

// MARK: Focus

function rememberFocus() {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return null;
    const { selectionStart, selectionEnd } = activeElement;
    return { element: activeElement, selectionStart, selectionEnd };
}

// Where a browser takes an element out to move it, the focus has been lost on the way.
function restoreFocus(focus) {
    if (!focus || document.activeElement === focus.element || document.activeElement !== document.body) return;
    if (focus.element.nodeNumber === undefined || !focus.element.isConnected) return;
    focus.element.focus({ preventScroll: true });
    if (typeof focus.selectionStart === 'number') {
        focus.element.setSelectionRange(focus.selectionStart, focus.selectionEnd);
    }
}
