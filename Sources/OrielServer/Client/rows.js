import { setOwnStyle } from './attributes.js';
import { listener, suppressClick } from './events.js';
import { root } from './nodes.js';
import { kinds, sendEvent } from './queue.js';

// Rows that are swiped aside: `[data-delete]` reveals a red button that bears the attribute's text; a row with a child
// `[data-actions]` reveals that child's buttons instead, and those of `[data-actions=leading]` on the other side.

const rowSelector = '[data-delete],:has(> [data-actions])';

let swipe = null;
let openRow = null;
let wheelTimer = 0;

/** Begins to listen. */
export function watchRows() {
    root.addEventListener('touchstart', touched, { passive: true });
    root.addEventListener('touchmove', swipeMoved, { passive: false });
    root.addEventListener('touchend', ended);
    root.addEventListener('touchcancel', ended);
    root.addEventListener('wheel', wheeled, { passive: true });
    document.addEventListener('pointerdown', ({ target }) => {
        if (!openRow || openRow.contains(target)) return;
        closeRow();
        suppressClick();
    }, true);
}

function beginSwipe(target, x, y) {
    const row = target.closest?.(rowSelector);
    if (!row || !root.contains(row) || target.closest('input,textarea,select')) return null;
    return { row, x, y, start: row === openRow ? row.swiped : 0, isSwiping: false };
}

function touched({ touches, target }) {
    swipe = touches.length === 1 ? beginSwipe(target, touches[0].clientX, touches[0].clientY) : null;
}

function swipeMoved(event) {
    if (!swipe) return;
    const x = event.touches[0].clientX - swipe.x;
    const y = event.touches[0].clientY - swipe.y;
    if (!swipe.isSwiping) {
        if (Math.abs(y) > 8 && Math.abs(y) > Math.abs(x)) return void (swipe = null);
        if (Math.abs(x) < 8) return;
        swipe.isSwiping = true;
    }
    if (event.cancelable) event.preventDefault();
    shift(swipe.row, swipe.start + x * direction(swipe.row));
}

function ended() {
    if (swipe?.isSwiping) {
        suppressClick();
        settleRow(swipe.row);
    }
    swipe = null;
}

function wheeled(event) {
    if (Math.abs(event.deltaX) <= Math.abs(event.deltaY) || event.ctrlKey) return;
    const state = beginSwipe(event.target);
    if (!state) return;
    shift(state.row, (state.row.swiped ?? 0) - event.deltaX * direction(state.row));
    clearTimeout(wheelTimer);
    wheelTimer = setTimeout(() => settleRow(state.row), 150);
}

/** 1 where rows are swiped towards the left, -1 where the writing runs the other way. */
const direction = (row) => (getComputedStyle(row).direction === 'rtl' ? -1 : 1);

/** What a row shows on one of its sides, if anything. */
function actionsOf(row, isLeading) {
    const own = [...row.querySelectorAll(':scope > [data-actions]')]
        .find(({ dataset }) => (dataset.actions === 'leading') === isLeading);
    if (own || isLeading || row.dataset.delete === undefined) return own;
    if (row.deleteButton?.isConnected) return row.deleteButton;
    const button = document.createElement('button');
    button.textContent = row.dataset.delete || '✕';
    button.tabIndex = -1;
    button.dataset.client = 'delete';
    button.addEventListener('click', (event) => {
        event.stopPropagation();
        deleteRow(row);
    });
    row.append(button);
    return (row.deleteButton = button);
}

function shift(row, length) {
    if (openRow && openRow !== row) closeRow();
    openRow = row;
    row.dataset.client = 'swiped';
    const limit = actionsOf(row, length > 0) ? row.offsetWidth : 0;
    row.swiped = Math.min(limit, Math.max(-limit, length));
    setOwnStyle(row, 'transition', 'none');
    setOwnStyle(row, 'translate', `${row.swiped * direction(row)}px 0`);
}

function settleRow(row) {
    const { swiped } = row;
    if (swiped < -0.6 * row.offsetWidth && row.dataset.delete !== undefined) return deleteRow(row);
    const width = actionsOf(row, swiped > 0)?.offsetWidth ?? 0;
    if (Math.abs(swiped) <= width / 2) return closeRow();
    glideTo(row, Math.sign(swiped) * width);
}

function glideTo(row, length) {
    row.swiped = length;
    setOwnStyle(row, 'transition', 'translate 250ms ease-out');
    setOwnStyle(row, 'translate', length ? `${length * direction(row)}px 0` : '');
}

function closeRow() {
    const row = openRow;
    openRow = null;
    glideTo(row, 0);
    const { deleteButton } = row;
    row.deleteButton = null;
    setTimeout(() => deleteButton?.remove(), 300);
}

function deleteRow(row) {
    const element = listener(row, kinds.delete);
    if (element) sendEvent(element, kinds.delete);
    closeRow();
}
