import { listen } from './dom.js';
import * as kinds from './kinds.js';
import { root } from './nodes.js';

// What the server has placed for a width, such as a chart, is drawn smaller on paper that is narrower: the style rules for paper compare
// `--laid` with the width that there is.

const reports = (1 << (kinds.size - 1)) | (1 << (kinds.measure - 1));

/** Notes the widths of what the server places before the page is printed. */
export function prepareForPaper() {
    listen(window, 'beforeprint', () => {
        const widths = placed().map((node) => [node, node.offsetWidth]);
        for (const [{ style }, width] of widths) style.setProperty('--laid', `${width}px`);
    });
    listen(window, 'afterprint', () => {
        for (const { style } of root.querySelectorAll('[style*="--laid"]')) style.removeProperty('--laid');
    });
}

// The outermost nodes whose size does not depend on their content and is reported to the server.
function placed() {
    const nodes = [...root.querySelectorAll('[data-e]')].filter((node) => (
        node.dataset.e & reports && node.offsetWidth && getComputedStyle(node).contain.split(' ').includes('size')
    ));
    return nodes.filter((node) => !nodes.some((outer) => outer !== node && outer.contains(node)));
}
