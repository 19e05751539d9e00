import { holdControl } from './controls.js';
import * as kinds from './kinds.js';
import { hears, isNode, root } from './nodes.js';
import { sendEvent } from './queue.js';

// Events that no server has handled when another session builds the page again, such as a tap while a server is replaced. They are sent
// to the elements of the new page that look like those of the old one, which may appear only after the new page has loaded its data.

const patience = 5000;
const actions = [kinds.tap, kinds.change, kinds.submit, kinds.key, kinds.dismiss, kinds.deletion, kinds.select];
const kept = [];

/** Returns whether events of a kind are actions of the user; other events report a state, which the new page reports by itself. */
export function isAction(kind) {
    return actions.includes(kind);
}

/** Keeps the events of a page that is about to be replaced. */
export function keep(events) {
    const end = performance.now() + patience;
    for (const { element, kind, values, fractions } of events) {
        if (!isAction(kind) || !isNode(element) || kind === kinds.change && !/^(checkbox|select)/.test(element.type)) continue;
        const find = finder(element);
        if (find) kept.push({ find, kind, values, fractions, end, address: document.URL });
    }
}

/** Sends the kept events whose elements have appeared; the others wait, and so do those after them. */
export function sendKept() {
    while (kept.length) {
        const [{ find, kind, values, fractions, end, address }] = kept;
        if (performance.now() < end && document.URL === address) {
            const element = find();
            if (!element || !hears(element, kind)) return;
            send(element, kind, values, fractions);
        }
        kept.shift();
    }
}

function send(element, kind, values, fractions) {
    const [value] = values;
    const isSelect = element.nodeName === 'SELECT';
    // The server assumes that a control shows the value that it has sent.
    if (kind === kinds.select && isSelect) element.selectedIndex = value;
    else if (kind === kinds.change && isSelect) element.value = value;
    else if (kind === kinds.change) element.checked = value === 'true';
    const number = sendEvent(element, kind, values, fractions);
    if (isSelect || kind === kinds.change) holdControl(element, number);
}

// MARK: Looks

// The names and texts by which a user knows an element, and whether it is above the page.
function look(element) {
    const { localName, ariaLabel, placeholder, textContent, dataset: { testid } } = element;
    return [localName, !!element.closest('dialog,[popover]'), ariaLabel, placeholder, testid, textContent].join('\n');
}

/** Returns the elements with a look, without those around another one of them. */
function alike(name, wanted) {
    const found = [root, ...root.querySelectorAll(name)].filter((element) => look(element) === wanted);
    return found.filter((element) => !found.some((other) => other !== element && element.contains(other)));
}

/**
 * Returns a function that finds an element in a page that has been built again. It looks for the smallest element around it, such as a row,
 * that no other one looks like, and then in the same place of it. It finds nothing if any of them looks different: a tap that is lost is
 * better than one on another button.
 */
function finder(element) {
    const wanted = look(element);
    const steps = [];
    for (let outer = element; ; outer = outer.parentElement) {
        const name = outer.localName;
        const anchor = look(outer);
        const [first, second] = alike(name, anchor);
        if (first === outer && !second && isNamed(outer)) {
            return () => {
                const [found, other] = alike(name, anchor);
                const inner = !other && steps.reduce((parent, index) => parent?.children[index], found);
                return inner && look(inner) === wanted && inner;
            };
        }
        if (outer === root) return;
        steps.unshift([...outer.parentElement.children].indexOf(outer));
    }
}

function isNamed({ ariaLabel, placeholder, textContent, dataset: { testid } }) {
    return ariaLabel || placeholder || testid || textContent.trim();
}
