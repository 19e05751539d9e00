import { boxOf, scrollerOf } from './dom.js';
import { reducesMotion } from './environment.js';
import * as kinds from './kinds.js';
import { hears, nodeAt } from './nodes.js';

/** Scrolls a node into view, with its anchor at the same place of its scroller, or its content to a place. */
export function scrollToNode({ node, ...motion }) {
    let element;
    try {
        element = nodeAt(node);
    } catch {
        // The node has been removed while this script was loading.
        return;
    }
    move(element, motion);
    // The places that the frame has changed are reported where they are now, not where they were before this.
    document.dispatchEvent(new Event('scroll'));
}

function move(element, { anchor, to, ms }) {
    const behavior = ms && !reducesMotion() ? 'smooth' : 'instant';
    const scroller = scrollerOf(element);
    if (to) {
        if (behavior === 'smooth') approachEdge(element, to);
        return element.scrollTo({ ...to, behavior });
    }
    if (scroller && behavior === 'smooth') approach(scroller, element);
    if (!anchor) return element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior });
    if (!scroller) return element.scrollIntoView({ behavior });
    const box = boxOf(element);
    const view = boxOf(scroller);
    // The scroller reaches under bars, but the node is not placed there.
    const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(scroller);
    const [above, below] = [scrollPaddingTop, scrollPaddingBottom].map((length) => parseFloat(length) || 0);
    // A scroll by a distance would stop at each page that it passes.
    scroller.scrollTo({
        left: scroller.scrollLeft + box.left - view.left - scroller.clientLeft + (box.width - scroller.clientWidth) * anchor[0],
        top: scroller.scrollTop + box.top - view.top - scroller.clientTop - above
            + (box.height - scroller.clientHeight + above + below) * anchor[1],
        behavior,
    });
}

// Jumps close to a distant row, so that the motion begins where the row is next to the edge of the scroller. A motion over the whole distance
// would report each range that it passes. The server would then add the rows of that range, and remove the target row.
function approach(scroller, element) {
    if (!isInLongRows(element)) return;
    const box = boxOf(element);
    const view = boxOf(scroller);
    const skipped = (start, end, viewStart, viewEnd) => {
        const gap = Math.max(start - viewEnd, 0) + Math.min(end - viewStart, 0);
        return Math.abs(gap) > viewEnd - viewStart ? gap : 0;
    };
    scroller.scrollBy({
        left: skipped(box.left, box.right, view.left, view.right),
        top: skipped(box.top, box.bottom, view.top, view.bottom),
        behavior: 'instant',
    });
}

// Jumps to one length of the scroller before a distant edge of long rows, for the same reason. The server has added the rows there.
function approachEdge(scroller, to) {
    if (!scroller.querySelector('[style*="--lead"],[style*="--trail"]')) return;
    const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = scroller;
    // The browser knows which places there are.
    scroller.scrollTo({ ...to, behavior: 'instant' });
    const before = (start, end, length, whole) => {
        const isAtEdge = Math.min(Math.abs(end), Math.abs(Math.abs(end) + length - whole)) < 1;
        return isAtEdge && Math.abs(end - start) > length ? end - Math.sign(end - start) * length : start;
    };
    scroller.scrollTo({
        left: before(scrollLeft, scroller.scrollLeft, clientWidth, scrollWidth),
        top: before(scrollTop, scroller.scrollTop, clientHeight, scrollHeight),
        behavior: 'instant',
    });
}

function isInLongRows(element) {
    for (let outer = element; outer; outer = outer.parentElement) {
        if (hears(outer, kinds.visibleRange) && hears(outer, kinds.size)) return true;
    }
    return false;
}
