import { isAnswered } from './controls.js';
import { boxOf, listen } from './dom.js';
import * as kinds from './kinds.js';
import { isNode, root } from './nodes.js';
import { sendEvent } from './queue.js';

// Printing long collections, of which only the rows near the viewport are in the page: `[data-watch=print]`. The shortcut for printing
// first asks for the other rows. A browser that prints by its menu does not wait, so it prints the rows that are in the page.

// How many rows of a collection the server shows before and after the visible ones at most; RowWindow has the same number.
const mostRows = 300;
const patience = 5000;
// Rows that appear may load further ones.
const pause = 200;

let isPreparing = false;

listen(window, 'keydown', async (event) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
    if (defaultPrevented || key.toLowerCase() !== 'p' || !(ctrlKey || metaKey) || shiftKey || altKey || !collections().length) return;
    event.preventDefault();
    if (isPreparing) return;
    isPreparing = true;
    await showRows();
    isPreparing = false;
    print();
});

// Reports the visible ranges again.
listen(window, 'afterprint', () => {
    for (const element of collections()) element._saidRange = undefined;
    window.dispatchEvent(new Event('resize'));
});

/** The module is loaded when the first long collection appears; it prepares all of them. */
export function prepare() {}

function collections() {
    return [...root.querySelectorAll('[data-watch=print]')].filter((element) => isNode(element) && element.checkVisibility());
}

// Shows the rows of all collections, until no more come.
async function showRows() {
    const deadline = performance.now() + patience;
    let known = -1;
    for (let count = 0; count > known && performance.now() < deadline; count = rowCount()) {
        known = count;
        const last = collections().map(askForRows).at(-1) ?? 0;
        do await new Promise((done) => setTimeout(done, pause));
        while (!isAnswered(last) && performance.now() < deadline);
    }
}

function rowCount() {
    return collections().reduce((count, { childElementCount }) => count + childElementCount, 0);
}

function askForRows(element) {
    const { height } = boxOf(element);
    const { style, childElementCount } = element;
    const omitted = ['--lead', '--trail'].reduce((sum, name) => sum + (parseFloat(style.getPropertyValue(name)) || 0), 0);
    const rowHeight = (height - omitted) / childElementCount;
    // The server adds as many rows before and after a range as the range has.
    const start = Math.min(height / 3, mostRows * rowHeight || 0);
    return sendEvent(element, kinds.visibleRange, [], [start, start + height / 3]);
}
