import { readNumber, readOptionalNumber, refuse } from './wire.js';

// Nodes are numbered in document order; an element of the client's own making, or of an extension's, has no number and
// is passed over. Numbers are never used again.

let nodes = null;
let nextNumber = 1;
let announced = [];

/** The element with the id `oriel`, node 0. */
export const root = document.getElementById('oriel');

/** Gives numbers to all elements in the root, from the first; those before are void. */
export function beginNumbering(first) {
    nodes = new Map();
    nextNumber = 0;
    numberNode(root);
    nextNumber = first;
    announced = [];
    // What a drawing is made of is no node.
    for (const element of root.querySelectorAll(':not([data-kind=symbol] *)')) {
        numberNode(element);
        if (asksForMore(element)) announce(element);
        // Markup has no word for it.
        if (element.matches('[indeterminate]')) element.indeterminate = true;
    }
}

/** How many nodes there have been. */
export function nodeCount() {
    return nextNumber - 1;
}

/** Gives an element the next number. */
export function numberNode(element) {
    nodes.set((element.nodeNumber = nextNumber++), element);
}

/** Whether an element is a node of the page. */
export function isNode(element) {
    return element?.isConnected && element.nodeNumber !== undefined;
}

// Events that need more than a listener at the root: drag, scroll, visible range, size, load, magnify.
const observedEvents = 0x44740;

/** Whether a node asks for more than to be shown. */
export function asksForMore(element) {
    return element.dataset.e & observedEvents || element.getAttributeNames().some(isNoted);
}

/** Whether a node with this attribute asks for more than to be shown. */
export function isNoted(name) {
    return /^data-(modal|open|autofocus|refresh|track)$/.test(name);
}

/** Remembers a node that asks for more than to be shown, until the frame has been applied. */
export function announce(element) {
    announced.push(element);
}

/** The nodes announced since the last call. */
export function takeAnnounced() {
    const taken = announced;
    announced = [];
    return taken;
}

/** The element with a number. */
export function nodeAt(number) {
    return nodes.get(number) ?? refuse();
}

/** Reads which node is meant. */
export function readNode() {
    return nodeAt(readNumber());
}

/** Reads which node is meant; null if none is. */
export function readOptionalNode() {
    const number = readOptionalNumber();
    return number === undefined ? null : nodeAt(number);
}

/** Takes the numbers from an element and all elements in it. */
export function forgetTree(element) {
    nodes.delete(element.nodeNumber);
    element.nodeNumber = undefined;
    // Several times as fast as a list of them.
    for (let inner = element.firstElementChild; inner; inner = inner.nextElementSibling) forgetTree(inner);
}

/** The sibling behind a node that is itself a node. */
export function nextNode(element) {
    do element = element.nextElementSibling;
    while (element && !isNode(element));
    return element;
}
