import { setOwnStyle } from './attributes.js';
import { boxOf, isRightToLeft, listen } from './dom.js';
import { root } from './nodes.js';

// Popovers beside the views that they point to: `<dialog data-watch="popover NAME EDGE ...">`; the view has the name in `data-anchor`.
// Several edges have commas between them; the first with room is taken. The numbers after the edge are a point of the view, as
// fractions, or a rectangle in it, in pixels. In a narrow window the dialog is a sheet, unless its variant says otherwise. The grabber
// of the sheet is the arrow; its `data-client` is the side at which the popover is.

/** The height of the arrow, and the smallest distances of a popover from the edges of the window and of the arrow from its corners. */
const [arrowHeight, margin, corner] = [13, 10, 28];
/** With less room than this beside the view, the popover is in front of it. */
const leastRoom = 120;

/** Prepares a popover, or places it again after a change of `data-watch`. */
export function prepare(popover) {
    const isNew = !popover._follow;
    popover._follow ??= follow(popover);
    place(popover);
    // It has been transparent until now.
    if (isNew) for (const animation of popover.getAnimations()) animation.currentTime = 0;
}

// Places the popover again whenever it or the page changes, until it is closed.
function follow(popover) {
    const ending = new AbortController();
    let isWaiting;
    const placeSoon = () => {
        if (isWaiting) return;
        isWaiting = true;
        requestAnimationFrame(() => {
            isWaiting = false;
            if (popover.matches(':modal')) place(popover);
            else if (!popover.isConnected || popover.popover) end();
        });
    };
    const sizes = new ResizeObserver(placeSoon);
    sizes.observe(popover);
    const changes = new MutationObserver((records) => records.some(({ target }) => !isOwn(target)) && placeSoon());
    changes.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
    // What this module changes itself.
    const isOwn = (target) => target === popover || target === popover.firstElementChild;
    const options = { capture: true, passive: true, signal: ending.signal };
    listen(window, 'scroll', ({ target }) => popover.contains(target) || placeSoon(), options);
    listen(window, 'resize', () => {
        popover._wanted = 0;
        setOwnStyle(popover, { maxHeight: '' });
        placeSoon();
    }, options);
    const end = () => {
        ending.abort();
        sizes.disconnect();
        changes.disconnect();
    };
    return true;
}

function place(popover) {
    const [, name, edge, ...numbers] = popover.dataset.watch.split(' ');
    const [arrow] = popover.children;
    if (innerWidth < 700 && !/popover|none/.test(popover.dataset.variant)) {
        popover.dataset.client = 'sheet';
        arrow.removeAttribute('data-client');
        for (const part of [popover, arrow]) setOwnStyle(part, { left: '', top: '', maxHeight: '', transformOrigin: '' });
        return;
    }
    popover.dataset.client = 'beside';
    const isFromRight = isRightToLeft(root);
    const view = root.querySelector(`[data-anchor="${name}"]`);
    const box = target(view?.getClientRects().length && boxOf(view), numbers.map(Number), isFromRight);
    const room = box && {
        bottom: innerHeight - margin - arrowHeight - box.bottom,
        top: box.top - arrowHeight - margin,
        right: innerWidth - margin - arrowHeight - box.right,
        left: box.left - arrowHeight - margin,
    };
    const [width, height] = wantedSize(popover);
    const sides = { leading: isFromRight ? 'right' : 'left', trailing: isFromRight ? 'left' : 'right' };
    const fits = (side) => (isVertical(side) ? room[side] >= height : room[side] >= width && innerHeight - 2 * margin >= height);
    const wanted = edge.split(',').map((name) => sides[name] ?? name);
    let side = box && [...wanted, ...Object.keys(room)].find((side) => room[side] && fits(side));
    if (box && !side) {
        side = room.top > room.bottom ? 'top' : 'bottom';
        if (room[side] < Math.min(height, leastRoom)) side = undefined;
    }
    const shown = Math.min(height, isVertical(side) ? room[side] : innerHeight - 2 * margin);
    // The middle of the side that the arrow points to.
    const across = (box ? box.left + box.right : innerWidth) / 2;
    const along = (box ? box.top + box.bottom : innerHeight) / 2;
    const left = side === 'right' ? box.right + arrowHeight : side === 'left' ? box.left - arrowHeight - width
        : between(margin, across - width / 2, innerWidth - margin - width);
    const top = side === 'bottom' ? box.bottom + arrowHeight : side === 'top' ? box.top - arrowHeight - shown
        : between(margin, along - shown / 2, innerHeight - margin - shown);
    const x = isVertical(side) ? between(corner, across - left, width - corner) : side === 'right' ? 0 : side ? width : width / 2;
    const y = side === 'bottom' ? 0 : side === 'top' ? shown : side ? between(corner, along - top, shown - corner) : shown / 2;
    setOwnStyle(popover, {
        left: `${left}px`,
        top: `${top}px`,
        maxHeight: shown < height ? `${shown}px` : '',
        transformOrigin: `${x}px ${y}px`,
    });
    arrow.dataset.client = side ?? 'none';
    setOwnStyle(arrow, { left: `${x}px`, top: `${y}px` });
}

function isVertical(side) {
    return side === 'top' || side === 'bottom';
}

function between(least, value, most) {
    return Math.max(least, Math.min(value, most));
}

// The part of the window that the popover points to; undefined if it is not in the window.
function target(box, [a, b, width, height], isFromRight) {
    if (!box) return;
    let { left, top, right, bottom } = box;
    if (width !== undefined) {
        left = isFromRight ? right - a - width : left + a;
        top += b;
        [right, bottom] = [left + width, top + height];
    } else if (b !== undefined) {
        left = right = left + (isFromRight ? 1 - a : a) * box.width;
        top = bottom = top + b * box.height;
    }
    if (right < 0 || left > innerWidth || bottom < 0 || top > innerHeight) return;
    return { left: Math.max(left, 0), top: Math.max(top, 0), right: Math.min(right, innerWidth), bottom: Math.min(bottom, innerHeight) };
}

// The size that the popover has where there is room for it.
function wantedSize(popover) {
    const { offsetWidth: width, offsetHeight: height } = popover;
    const limit = parseFloat(popover._ownStyle?.maxHeight);
    if (!(height >= limit - 1)) popover._wanted = height;
    return [width, Math.max(height, popover._wanted ?? 0)];
}
