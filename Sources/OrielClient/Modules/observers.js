import { movedNothing } from './animation.js';
import { setOwnStyle } from './attributes.js';
import { boxOf, delayed, isRightToLeft, listen, scrollerOf } from './dom.js';
import * as kinds from './kinds.js';
import { ifLoaded, load } from './later.js';
import { hears, isNode, preparing, root, takeAnnounced } from './nodes.js';
import { showOverlay } from './overlays.js';
import { sendEvent } from './queue.js';

// Nodes that are measured or observed. Their layout is read after a frame, during a scroll or by an observer, and reported
// only if it differs from the last report.

/** Nodes to check after each frame and during each scroll. */
const watched = new Set();

const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) {
        if (!isNode(target)) sizes.unobserve(target);
        report(target, { isResized: true });
        // The target may be the content of a scroller.
        report(target.parentElement);
    }
});

/** Starts to observe scrolling and images in the whole page. */
export function watchPage() {
    const scrollEnded = delayed(() => reportWatched(root, { isExact: true }), 120);
    listen(document, 'scroll', ({ target }) => {
        reportWatched(target);
        scrollEnded();
    }, true);
    listen(window, 'resize', () => reportWatched(root));
    listen(root, 'load error', ({ target, type }) => loaded(target, type === 'load'), true);
}

/** Prepares the nodes announced by the last frame. `changed` are the nodes in which it has changed something that can move others. */
export function settleNodes(changed) {
    for (const element of takeAnnounced()) if (isNode(element)) settle(element);
    for (const name of ['measure', 'shrink']) ifLoaded(name)?.settle();
    if (!movedNothing()) reportWatched(root, { changed });
}

function settle(element) {
    const { dataset } = element;
    const hearsScroll = hears(element, kinds.scroll);
    const hearsPlace = hearsScroll || hears(element, kinds.visibleRange);
    if (hears(element, kinds.drag)) setOwnStyle(element, { touchAction: touchAction(element) });
    if (hears(element, kinds.magnify)) prepareBy('magnify', element);
    if (hearsPlace || 'track' in dataset) watched.add(element);
    // The space that stands in for rows is padding.
    if (hearsPlace || hears(element, kinds.size)) sizes.observe(element, { box: 'border-box' });
    if (hearsScroll && element.firstElementChild) sizes.observe(element.firstElementChild);
    if (element.complete && element.currentSrc) loaded(element, element.naturalWidth > 0);
    if (hears(element, kinds.measure)) prepareBy('measure', element);
    for (const name in preparing) if (preparing[name] && name in dataset) prepareBy(preparing[name], element);
    if ('modal' in dataset || 'open' in dataset) showOverlay(element);
    if ('autofocus' in dataset) element.focus();
}

function prepareBy(module, element) {
    load(module).then(({ prepare }) => prepare(element));
}

// In a scroller, a drag along its axis scrolls the content.
function touchAction(element) {
    const scroller = scrollerOf(element);
    if (!scroller) return 'none';
    return scroller === scrollerOf(element, 'overflowY') ? 'pan-y' : 'pan-x';
}

function loaded(element, isLoaded) {
    if (!isNode(element) || !hears(element, kinds.load)) return;
    sendEvent(element, kinds.load, [isLoaded, element.naturalWidth, element.naturalHeight]);
}

// MARK: Reports

/** Sends an event unless its values equal the last ones of its kind. */
function say(element, kind, values) {
    const said = (element._said ??= {});
    const key = values.map((value) => Math.round(value * 100)).join();
    if (said[kind] === key) return;
    said[kind] = key;
    sendEvent(element, kind, [], values);
}

function reportWatched(outer, how) {
    for (const element of watched) {
        if (!isNode(element)) watched.delete(element);
        else if (outer.contains(element)) report(element, how);
    }
}

function report(element, { isResized, isExact, changed } = {}) {
    if (!isNode(element)) return;
    // A pager passes other pages before its scroll ends; these are not reported.
    if (hears(element, kinds.scroll) && (isExact || element.dataset.kind !== 'pages')) reportScroll(element);
    const isMoved = !changed || changed.some((node) => canMove(node, element));
    if (isMoved && hears(element, kinds.visibleRange)) reportRange(element, isExact);
    if (hears(element, kinds.size) && (isResized || 'track' in element.dataset)) reportSize(element);
}

// Whether a change in a node can move an element. What changes inside the element moves it only if it gets another size, which is
// observed; what changes in a layer, such as an overlay, moves nothing outside of the layer.
function canMove(node, element) {
    if (element.contains(node)) return false;
    for (; node && !node.contains(element); node = node.parentElement) {
        if (/absolute|fixed/.test(getComputedStyle(node).position)) return false;
    }
    return true;
}

function reportSize(element) {
    const { left, top, width, height } = boxOf(element);
    // Layout sizes, which scale effects do not change; exact sizes replace rounded ones.
    const exact = (rounded = 0, shown) => (Math.abs(rounded - shown) < 1 ? shown : rounded);
    say(element, kinds.size, [
        exact(element.offsetWidth, width), exact(element.offsetHeight, height), left + scrollX, top + scrollY,
    ]);
}

function reportScroll(element) {
    say(element, kinds.scroll, [
        element.scrollLeft, element.scrollTop, element.clientWidth, element.clientHeight,
        element.scrollWidth, element.scrollHeight,
    ]);
}

// Reports the visible range of a container after a change by a sixth of the visible length, and at the end of a scroll.
function reportRange(element, isExact) {
    const isHorizontal = /^[hx]/.test(element.dataset.axis);
    const scroller = scrollerOf(element, isHorizontal ? 'overflowX' : 'overflowY');
    const box = boxOf(element);
    const view = boxOf(scroller) ?? new DOMRect(0, 0, innerWidth, innerHeight);
    const [start, extent, length] = isHorizontal
        ? [isRightToLeft(element) ? box.right - view.right : view.left - box.left, view.width, box.width]
        : [view.top - box.top, view.height, box.height];
    const range = [start, start + extent].map((value) => Math.max(0, Math.min(length, value)));
    const step = isExact ? 1 : Math.max(24, extent / 6);
    if (element._saidRange?.every((value, index) => Math.abs(value - range[index]) < step)) return;
    element._saidRange = range;
    sendEvent(element, kinds.visibleRange, [], range);
}
