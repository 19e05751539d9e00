import { setOwnStyle } from './attributes.js';
import { delayed, isRightToLeft, listen, scrollerOf } from './dom.js';
import { hears } from './events.js';
import { prepareMagnify } from './gestures.js';
import { isNode, root, takeAnnounced } from './nodes.js';
import { showOverlay } from './overlays.js';
import { kinds, sendEvent } from './queue.js';
import { preparePull } from './refresh.js';

// Nodes that want to be measured or watched. What is reported here was read from the layout after a frame, at a scroll
// or by an observer, and is said only if it differs from what was said before.

/** Nodes to look at after each frame and each scroll. */
const watched = new Set();

const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) {
        if (!isNode(target)) sizes.unobserve(target);
        report(target, { isResized: true });
        // It may be the content of a scroller.
        report(target.parentElement);
    }
});

/** Begins to watch for scrolling and images anywhere in the page. */
export function watchPage() {
    const scrollEnded = delayed(() => reportWatched(root, { isExact: true }), 120);
    listen(document, 'scroll', ({ target }) => {
        reportWatched(target);
        scrollEnded();
    }, true);
    listen(window, 'resize', () => reportWatched(root));
    listen(root, 'load error', ({ target, type }) => loaded(target, type === 'load'), true);
}

/** Looks at the nodes that came with the last frame and ask for more than to be shown. */
export function settleNodes() {
    for (const element of takeAnnounced()) if (isNode(element)) settle(element);
    reportWatched(root);
}

function settle(element) {
    const { dataset } = element;
    const hearsScroll = hears(element, kinds.scroll);
    const hearsPlace = hearsScroll || hears(element, kinds.visibleRange);
    if (hears(element, kinds.drag)) setOwnStyle(element, { touchAction: touchAction(element) });
    if (hears(element, kinds.magnify)) prepareMagnify(element);
    if (hearsPlace || 'track' in dataset) watched.add(element);
    if (hearsPlace || hears(element, kinds.size)) sizes.observe(element);
    if (hearsScroll && element.firstElementChild) sizes.observe(element.firstElementChild);
    if (element.complete && element.currentSrc) loaded(element, element.naturalWidth > 0);
    if ('refresh' in dataset) preparePull(element);
    if ('modal' in dataset || 'open' in dataset) showOverlay(element);
    if ('autofocus' in dataset) element.focus();
}

// Inside a scroller, a finger that moves the way the content scrolls means the content.
function touchAction(element) {
    const scroller = scrollerOf(element);
    if (!scroller) return 'none';
    return scroller === scrollerOf(element, 'overflowY') ? 'pan-y' : 'pan-x';
}

function loaded(element, isLoaded) {
    if (isNode(element) && hears(element, kinds.load)) sendEvent(element, kinds.load, [isLoaded]);
}

// MARK: Reports

/** Says something about a node unless it is what was said last. */
function say(element, kind, values, fractions = []) {
    const said = (element.said ??= {});
    const key = [...values, ...fractions].map((value) => Math.round(value * 100)).join();
    if (said[kind] === key) return;
    said[kind] = key;
    sendEvent(element, kind, values, fractions);
}

function reportWatched(outer, how) {
    for (const element of watched) {
        if (!isNode(element)) watched.delete(element);
        else if (outer.contains(element)) report(element, how);
    }
}

function report(element, { isResized, isExact } = {}) {
    if (!isNode(element)) return;
    // On its way to a page, a pager passes by others, which nobody has chosen.
    if (hears(element, kinds.scroll) && (isExact || element.dataset.kind !== 'pages')) reportScroll(element);
    if (hears(element, kinds.visibleRange)) reportRange(element, isExact);
    if (hears(element, kinds.size) && (isResized || 'track' in element.dataset)) reportSize(element);
}

function reportSize(element) {
    const { left, top, width, height } = element.getBoundingClientRect();
    // Layout sizes, which a scale effect does not change; rounded ones give way to exact ones.
    const exact = (rounded = 0, shown) => (Math.abs(rounded - shown) < 1 ? shown : rounded);
    say(element, kinds.size, [], [
        exact(element.offsetWidth, width), exact(element.offsetHeight, height), left + scrollX, top + scrollY,
    ]);
}

function reportScroll(element) {
    say(element, kinds.scroll, [], [
        element.scrollLeft, element.scrollTop, element.clientWidth, element.clientHeight,
        element.scrollWidth, element.scrollHeight,
    ]);
}

// A container is told what of it can be seen when a good part of a screenful has changed, or at the end of a scroll.
function reportRange(element, isExact) {
    const isHorizontal = /^[hx]/.test(element.dataset.axis);
    const scroller = scrollerOf(element, isHorizontal ? 'overflowX' : 'overflowY');
    const box = element.getBoundingClientRect();
    const view = scroller?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
    const [start, extent, length] = isHorizontal
        ? [isRightToLeft(element) ? box.right - view.right : view.left - box.left, view.width, box.width]
        : [view.top - box.top, view.height, box.height];
    const range = [start, start + extent].map((value) => Math.max(0, Math.min(length, value)));
    const step = isExact ? 1 : Math.max(24, extent / 6);
    if (element.saidRange?.every((value, index) => Math.abs(value - range[index]) < step)) return;
    element.saidRange = range;
    sendEvent(element, kinds.visibleRange, [], range);
}
