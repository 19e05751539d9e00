import { setOwnStyle } from './attributes.js';
import { root, takeAnnounced } from './nodes.js';
import { showOverlay } from './overlays.js';
import { kinds, sendEvent } from './queue.js';
import { preparePull } from './refresh.js';
import { prepareMagnify } from './gestures.js';

// Nodes that want to be measured or watched. What is reported here was read from the layout after a frame, at a scroll
// or by an observer, and is said only if it differs from what was said before.

let lazyContainers = new Set();
let scrollers = new Set();
let tracked = new Set();
let sizes = null;
let visibility = null;

const maskOf = (element) => Number(element.dataset.e) || 0;
const isNode = (element) => element.isConnected && element.nodeNumber !== undefined;

/** Begins to watch for scrolling and images anywhere in the page. */
export function watchPage() {
    sizes = new ResizeObserver((entries) => entries.forEach(({ target }) => report(target)));
    visibility = new IntersectionObserver((entries) => entries.forEach(reportVisibility));
    document.addEventListener('scroll', scrolled, { capture: true, passive: true });
    addEventListener('resize', reportTracked);
    root.addEventListener('load', ({ target }) => loaded(target, 1), true);
    root.addEventListener('error', ({ target }) => loaded(target, 0), true);
}

/** Looks at the nodes that came with the last frame and ask for more than to be shown. */
export function settleNodes() {
    for (const element of takeAnnounced()) if (isNode(element)) settle(element);
    reportTracked();
}

function settle(element) {
    const { dataset } = element;
    const mask = maskOf(element);
    if (mask & 64) setOwnStyle(element, 'touchAction', touchAction(element));
    if (mask & 262144) prepareMagnify(element);
    if (mask & 256) {
        scrollers.add(element);
        if (element.firstElementChild) sizes.observe(element.firstElementChild);
    }
    if (mask & 512) lazyContainers.add(element);
    if (mask & (256 | 512 | 1024)) sizes.observe(element);
    if (mask & 32768) visibility.observe(element);
    if (mask & 16384 && element.complete && element.currentSrc) loaded(element, element.naturalWidth > 0 ? 1 : 0);
    if (element.hasAttribute('indeterminate')) element.indeterminate = true;
    if ('track' in dataset) tracked.add(element);
    if ('refresh' in dataset) preparePull(element);
    if ('modal' in dataset || 'open' in dataset) showOverlay(element);
    if ('autofocus' in dataset) element.focus();
}

// Inside a scroller, a finger that moves the way the content scrolls means the content.
function touchAction(element) {
    const scroller = scrollerOf(element, ({ overflow }) => overflow);
    if (!scroller) return 'none';
    return /auto|scroll/.test(getComputedStyle(scroller).overflowY) ? 'pan-y' : 'pan-x';
}

/** The next element outwards that scrolls in the direction whose overflow is asked for. */
export function scrollerOf(element, overflow) {
    for (let outer = element.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
        if (/auto|scroll/.test(overflow(getComputedStyle(outer)))) return outer;
    }
    return null;
}

// MARK: Reports

// Says something about a node unless it is what was said last.
function say(element, kind, values) {
    const said = (element.said ??= {});
    const key = values.map((value) => Math.round(value * 100)).join();
    if (said[kind] === key) return;
    said[kind] = key;
    sendEvent(element, kind, ...values);
}

function report(target) {
    if (!isNode(target)) return sizes.unobserve(target);
    const mask = maskOf(target);
    if (mask & 1024) reportSize(target);
    if (mask & 256) reportScroll(target);
    else if (scrollers.has(target.parentElement)) reportScroll(target.parentElement);
    if (mask & 512) reportRange(target, false);
}

function reportSize(element) {
    const { left, top, width, height } = element.getBoundingClientRect();
    // Layout sizes, which a scale effect does not change; rounded ones give way to exact ones.
    const exact = (rounded, shown) => (Math.abs(rounded - shown) < 1 ? shown : rounded);
    const { offsetWidth = width, offsetHeight = height } = element;
    say(element, kinds.size, [exact(offsetWidth, width), exact(offsetHeight, height), left + scrollX, top + scrollY]);
}

function reportScroll(element) {
    if (!(maskOf(element) & 256)) return;
    const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
    say(element, kinds.scroll, [scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight]);
}

// A container is told what of it can be seen when a good part of a screenful has changed, or at the end of a scroll.
function reportRange(element, isExact) {
    const isHorizontal = /^[hx]/.test(element.dataset.axis ?? '');
    const scroller = scrollerOf(element, (style) => (isHorizontal ? style.overflowX : style.overflowY));
    const box = element.getBoundingClientRect();
    const view = scroller?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
    const isReversed = isHorizontal && getComputedStyle(element).direction === 'rtl';
    let start = isHorizontal ? view.left - box.left : view.top - box.top;
    if (isReversed) start = box.right - view.right;
    const extent = isHorizontal ? view.width : view.height;
    const length = isHorizontal ? box.width : box.height;
    const range = [start, start + extent].map((value) => Math.max(0, Math.min(length, value)));
    const last = element.saidRange;
    const step = isExact ? 1 : Math.max(24, extent / 6);
    if (last && last.every((value, index) => Math.abs(value - range[index]) < step)) return;
    element.saidRange = range;
    sendEvent(element, kinds.visibleRange, ...range);
}

function reportVisibility({ target, isIntersecting }) {
    if (!isNode(target)) return visibility.unobserve(target);
    say(target, kinds.appear, [isIntersecting ? 1 : 0]);
}

function forEachNode(elements, action) {
    for (const element of elements) {
        if (isNode(element)) action(element);
        else elements.delete(element);
    }
}

function reportTracked() {
    forEachNode(tracked, reportSize);
    forEachNode(lazyContainers, (element) => reportRange(element, false));
    forEachNode(scrollers, reportScroll);
}

function scrolled({ target }) {
    if (scrollers.has(target)) reportScroll(target);
    forEachNode(lazyContainers, (element) => target.contains(element) && reportRange(element, false));
    forEachNode(tracked, (element) => target.contains(element) && reportSize(element));
    clearTimeout(target.scrollEnd);
    target.scrollEnd = setTimeout(() => {
        forEachNode(lazyContainers, (element) => target.contains(element) && reportRange(element, true));
    }, 120);
}

function loaded(target, hasLoaded) {
    if (target.nodeNumber !== undefined && maskOf(target) & 16384) sendEvent(target, kinds.load, hasLoaded);
}
