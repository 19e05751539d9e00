// Nodes are numbered in document order; an element of the client's own making, or of an extension's, has no number and
// is passed over. Numbers are never used again, so the table is kept in pages that go when all their nodes are gone.

/** Events that need more than a listener at the root: gestures, scrolling, measures, images, visibility. */
export const observedEvents = 64 | 256 | 512 | 1024 | 16384 | 32768 | 262144;

let pages = new Map();
let nextNumber = 1;
let openNodes = null;
let openNumber = -1;
let fresh = [];

/** The element with the id `oriel`, node 0. */
export let root = null;

/** Begins to number anew, from the first node in the root. */
export function beginNumbering(first) {
    root = document.getElementById('oriel');
    root.nodeNumber = 0;
    pages = new Map();
    openNodes = null;
    openNumber = -1;
    fresh = [];
    nextNumber = first;
}

function openPage(number) {
    openNumber = number >> 10;
    openNodes = pages.get(openNumber);
    if (openNodes) return;
    openNodes = { nodes: new Array(1024).fill(null), count: 0 };
    pages.set(openNumber, openNodes);
}

/** Gives an element the next number. */
export function numberNode(element) {
    const number = nextNumber++;
    element.nodeNumber = number;
    if (number >> 10 !== openNumber) openPage(number);
    openNodes.nodes[number & 1023] = element;
    openNodes.count++;
}

/** Gives numbers to an element that came as markup and all elements in it. */
export function numberTree(element) {
    numberNode(element);
    noteIfNeeded(element);
    numberContent(element);
}

/** Gives numbers to all elements in an element. */
export function numberContent(element) {
    for (const inner of element.getElementsByTagName('*')) {
        numberNode(inner);
        noteIfNeeded(inner);
    }
}

function noteIfNeeded(element) {
    const { attributes } = element;
    for (let index = 0; index < attributes.length; index++) {
        if (isNotedAttribute(attributes[index].name, attributes[index].value)) return announce(element);
    }
    // Markup has no words for these.
    if (element.nodeName === 'SELECT') element.value = element.getAttribute('value') ?? element.value;
}

/** Whether a node with this attribute asks for more than to be shown. */
export function isNotedAttribute(name, value) {
    if (name === 'data-e') return (value & observedEvents) !== 0;
    return /^(data-(modal|open|autofocus|refresh|track)|indeterminate)$/.test(name);
}

/** Remembers a node that asks for more than to be shown, until the frame has been applied. */
export function announce(element) {
    fresh.push(element);
}

/** The nodes announced since the last call. */
export function takeAnnounced() {
    const taken = fresh;
    fresh = [];
    return taken;
}

/** The element with a number; throws if there is none. */
export function nodeAt(number) {
    if (number === 0) return root;
    const element = pages.get(number >> 10)?.nodes[number & 1023];
    if (!element) throw new RangeError(`no node ${number}`);
    return element;
}

/** How many nodes there are, without the root. */
export function nodeCount() {
    let count = 0;
    for (const { count: some } of pages.values()) count += some;
    return count;
}

function forget(element) {
    const number = element.nodeNumber;
    if (number === undefined) return;
    element.nodeNumber = undefined;
    const holder = pages.get(number >> 10);
    holder.nodes[number & 1023] = null;
    // The page being filled stays, even while it is empty.
    if (--holder.count === 0 && number >> 10 !== openNumber) pages.delete(number >> 10);
}

/** Takes the numbers from an element and all elements in it. */
export function forgetTree(element) {
    forget(element);
    for (let child = element.firstElementChild; child; child = child.nextElementSibling) forgetTree(child);
}

/** The sibling behind a node that is itself a node. */
export function nextNode(element) {
    do element = element.nextElementSibling;
    while (element && element.nodeNumber === undefined);
    return element;
}
