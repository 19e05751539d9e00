import { setOwnStyle } from './attributes.js';
import { listen } from './dom.js';
import * as kinds from './kinds.js';
import { isNode } from './nodes.js';
import { sendEvent } from './queue.js';

// Sizes that only the browser knows. A node with the kind `fitting` shows the first of its children that fits. The items of a node
// with `data-measure` are measured in each size that the attribute lists, and the server places them.

const nodes = new Set();
let changed = new Set();

// A size changes with the content, and with the space that adjacent views leave.
const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) if (!target.isConnected) sizes.unobserve(target);
    markAll();
    settleMeasures();
});
const contents = new MutationObserver((records) => {
    for (const { target } of records) {
        for (const node of nodes) if (node.contains(target)) changed.add(node);
    }
    settleMeasures();
});

listen(window, 'resize', () => {
    markAll();
    settleMeasures();
});
listen(document.fonts, 'loadingdone', () => {
    markAll();
    settleMeasures();
});

function markAll() {
    for (const node of nodes) changed.add(node);
}

/** Chooses again where the first view is not shown, because any change of the page can leave it more space. */
export function settle() {
    for (const node of nodes) if (node.dataset.axis && !views(node)[0]?.hasAttribute('data-fits')) changed.add(node);
    settleMeasures();
}

/** Measures a node immediately, and again after changes. */
export function prepare(node) {
    changed.add(node);
    if (!nodes.has(node)) observe(node);
    settleMeasures();
}

function observe(node) {
    nodes.add(node);
    // Styles change while the client measures, so they are not observed.
    const attributeFilter = ['class', 'data-measure'];
    if (node.dataset.measure) contents.observe(node, { subtree: true, childList: true, characterData: true, attributeFilter });
    // The size of a layout is the offered size; a view that fits can be smaller.
    sizes.observe(node);
    if (node.dataset.axis) for (let outer = node; (outer = outer.parentElement); ) sizes.observe(outer);
}

// Measures the nodes that have changed.
function settleMeasures() {
    const waiting = [...changed].filter((node) => {
        if (!isNode(node)) nodes.delete(node);
        // Hidden nodes have no size; they are measured when they are shown.
        else return node.getClientRects().length;
    });
    changed = new Set();
    // From the outside in, because an outer view determines the space of inner ones. Views that do not contain each other are measured
    // together.
    const levels = [];
    for (const node of waiting) (levels[depth(node)] ??= []).push(node);
    for (const here of levels) {
        if (!here) continue;
        fit(here.filter(({ dataset }) => dataset.kind === 'fitting'));
        for (const node of here) if (node.dataset.measure) measureItems(node);
    }
}

function depth(node) {
    let count = 0;
    while ((node = node.parentElement.closest('[data-kind=fitting],[data-measure]'))) count++;
    return count;
}

function tell(node, lengths) {
    const said = lengths.map((length) => Math.round(length * 64)).join();
    if (node._measured === said) return;
    node._measured = said;
    sendEvent(node, kinds.measure, [lengths.length], lengths);
}

function sizeOf(element) {
    const { width, height } = element.getBoundingClientRect();
    // A text has margins in place of the space between lines at its edges.
    const { marginTop, marginBottom } = getComputedStyle(element);
    // Layout sizes, which scale effects do not change; exact sizes replace rounded ones.
    const exact = (rounded, shown) => (Math.abs(rounded - shown) < 1 ? shown : rounded);
    return [exact(element.offsetWidth, width), exact(element.offsetHeight, height) + parseFloat(marginTop) + parseFloat(marginBottom)];
}

// MARK: The view that fits

function fit(fittings) {
    for (let index = 0; fittings.length; index++) {
        for (const node of fittings) show(node, index, true);
        const fitting = fittings.filter((node) => fits(node, index));
        for (const node of fitting) {
            show(node, index, false);
            tell(node, [index]);
        }
        fittings = fittings.filter((node) => !fitting.includes(node));
    }
}

function views(node) {
    return [...node.children].filter(isNode);
}

// A view has its ideal size unless the cell around it sets another. The node is as large as the cell, or as the offered size if that is
// smaller.
function show(node, index, isIdeal) {
    const { axis } = node.dataset;
    const isFree = (name) => isIdeal && axis.includes(name) && 'max-content';
    setOwnStyle(node, {
        gridTemplateColumns: isFree('horizontal') || '',
        gridTemplateRows: isFree('vertical') || '',
    });
    node.toggleAttribute('data-fitted', true);
    views(node).forEach((view, place) => view.toggleAttribute('data-fits', place === index));
}

function fits(node, index) {
    const all = views(node);
    if (index >= all.length - 1) return true;
    const [width, height] = sizeOf(all[index]);
    const [offeredWidth, offeredHeight] = sizeOf(node);
    const { axis } = node.dataset;
    return (width <= offeredWidth + 0.5 || !axis.includes('horizontal'))
        && (height <= offeredHeight + 0.5 || !axis.includes('vertical'));
}

// MARK: The items of a layout

const lengths = { n: 'max-content', i: '100000px' };

// The items of a grid are in rows, which have no boxes.
function itemsOf(node) {
    return views(node).flatMap((view) => (view.dataset.kind === 'grid-row' ? itemsOf(view) : view));
}

function measureItems(node) {
    const items = itemsOf(node.firstElementChild);
    const moving = [node.parentElement, ...items].flatMap((item) => item.getAnimations());
    if (moving.length) {
        // Measuring would end the movement, and the size is not final yet.
        Promise.allSettled(moving.map(({ finished }) => finished)).then(() => {
            changed.add(node);
            settleMeasures();
        });
        return;
    }
    const old = items.map(({ style: { width, height, transition } }) => ({ width, height, transition }));
    // The number of the request, then the proposed sizes.
    const [number, ...proposals] = node.dataset.measure.split(' ');
    const result = [Number(number), ...sizeOf(node)];
    for (const proposal of proposals) {
        const [width, height] = proposal.split(',').map((length) => lengths[length] ?? `${length}px`);
        for (const { style } of items) Object.assign(style, { width, height, transition: 'none' });
        for (const item of items) result.push(...(item.firstElementChild ? sizeOf(item.firstElementChild) : [0, 0]));
    }
    items.forEach(({ style }, index) => Object.assign(style, old[index], { transition: 'none' }));
    node.getBoundingClientRect();
    items.forEach(({ style }, index) => (style.transition = old[index].transition));
    for (const item of items) if (item.firstElementChild) sizes.observe(item.firstElementChild);
    tell(node, result);
}
