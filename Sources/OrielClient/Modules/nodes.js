import { readNumber, readOptionalNumber, refuse } from './wire.js';

// Nodes are numbered in document order. Elements that the client or a browser extension adds have no number and are
// skipped. Numbers are never reused.

let nodes = null;
let nextNumber = 1;
let announced = [];

/** The element with the id `oriel`, node 0. */
export const root = document.getElementById('oriel');

/** Numbers all elements in the root, beginning with a given number, and returns their count; previous numbers become invalid. */
export function beginNumbering(first) {
    nodes = new Map();
    nextNumber = 0;
    numberNode(root);
    nextNumber = first;
    announced = [];
    // The parts of a drawing are not nodes.
    for (const element of root.querySelectorAll(':not([data-kind=symbol] *)')) {
        numberNode(element);
        if (asksForMore(element)) announce(element);
        // HTML has no attribute for this property.
        if (element.matches('[indeterminate]')) element.indeterminate = true;
    }
    return nextNumber - first;
}

/** Gives an element the next number. */
export function numberNode(element) {
    nodes.set((element._nodeNumber = nextNumber++), element);
}

/** Returns whether an element is a node of the page. */
export function isNode(element) {
    return element?.isConnected && element._nodeNumber !== undefined;
}

/** Returns whether a node's mask has the bit of an event kind. */
export function hears(element, kind) {
    return element.dataset.e & (1 << (kind - 1));
}

// Event kinds that need more than a listener at the root: drag, scroll, visible range, size, load, magnify, measure.
const observedEvents = 0xc4740;

/** Returns whether a node needs preparation: an observer, a listener of its own, or an action when it appears. */
export function asksForMore(element) {
    return element.dataset.e & observedEvents || element.getAttributeNames().some(isNoted);
}

/** The data attributes that make their nodes need preparation, with the module that does it, unless observers.js does. */
export const preparing = {
    actions: 'rows', autofocus: '', back: 'swipe', dates: 'dates', delete: 'rows', detents: 'sheet', drop: 'drag', embed: 'embed',
    letters: 'letters', lift: 'drag', match: 'match', modal: '', open: '', refresh: 'refresh', shrink: 'shrink', track: '',
    watch: 'watch', zoom: 'sheet',
};

/** Returns whether an attribute makes its node need preparation. */
export function isNoted(name) {
    return /^data-/.test(name) && name.slice(5) in preparing;
}

/** Remembers a node that needs preparation until the frame has been applied. */
export function announce(element) {
    announced.push(element);
}

/** Returns and forgets the nodes announced since the last call. */
export function takeAnnounced() {
    const taken = announced;
    announced = [];
    return taken;
}

/** Returns the element with a number. */
export function nodeAt(number) {
    return nodes.get(number) ?? refuse();
}

/** Reads a node. */
export function readNode() {
    return nodeAt(readNumber());
}

/** Reads a node or null. */
export function readOptionalNode() {
    const number = readOptionalNumber();
    return number === undefined ? null : nodeAt(number);
}

/** Removes the numbers of an element and all its descendants. */
export function forgetTree(element) {
    nodes.delete(element._nodeNumber);
    element._nodeNumber = undefined;
    // Several times faster than a list of the descendants.
    for (let inner = element.firstElementChild; inner; inner = inner.nextElementSibling) forgetTree(inner);
}

/** Returns the next sibling that is a node. */
export function nextNode(element) {
    do element = element.nextElementSibling;
    while (element && !isNode(element));
    return element;
}
