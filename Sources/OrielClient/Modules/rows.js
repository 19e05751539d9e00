import { setOwnStyle } from './attributes.js';
import { delayed, isRightToLeft, listen, makeElement } from './dom.js';
import { suppressClick, tell, writable } from './events.js';
import * as kinds from './kinds.js';
import { root } from './nodes.js';

// Swipe actions of rows. `[data-delete]` reveals a red button with the attribute's text; a row with a child `[data-actions]`
// reveals the buttons of that child instead, and with `[data-edge=leading]` on the leading side. A swipe across most of the row
// presses the first of them, if the child says `[data-actions=full]`, or deletes. Lengths towards the trailing side are negative.

let swipe = null;
let openRow = null;

const settleSoon = delayed(() => openRow && settleRow(openRow), 150);

listen(root, 'touchstart', touched, { passive: true });
listen(root, 'touchmove', swiped, { passive: false });
listen(root, 'touchend touchcancel', ended);
listen(root, 'wheel', wheeled, { passive: true });
listen(document, 'pointerdown', ({ target }) => {
    if (!openRow || openRow.contains(target)) return;
    close();
    suppressClick();
}, true);

/** The module is loaded when the first row with actions appears; it listens for all of them. */
export function prepare() {}

function rowOf(target) {
    return target.closest(writable) ? null : target.closest('[data-delete],:has(> [data-actions])');
}

function touched({ touches, target }) {
    const row = touches.length === 1 && rowOf(target);
    const [{ clientX, clientY }] = touches;
    swipe = row && { row, clientX, clientY, start: row === openRow ? row._swiped : 0 };
}

function swiped(event) {
    if (!swipe) return;
    const [{ clientX, clientY }] = event.touches;
    const x = clientX - swipe.clientX;
    const y = Math.abs(clientY - swipe.clientY);
    if (!swipe._isSwiping) {
        // A vertical movement scrolls the content.
        if (y > 8 && y > Math.abs(x)) swipe = null;
        if (!swipe || Math.abs(x) < 8) return;
        swipe._isSwiping = true;
    }
    if (event.cancelable) event.preventDefault();
    shift(swipe.row, swipe.start + x * direction(swipe.row));
}

function ended() {
    if (swipe?._isSwiping) {
        settleRow(swipe.row);
        suppressClick();
    }
    swipe = null;
}

function wheeled({ target, deltaX, deltaY, ctrlKey }) {
    const row = Math.abs(deltaX) > Math.abs(deltaY) && !ctrlKey && rowOf(target);
    if (!row) return;
    shift(row, (row._swiped ?? 0) - deltaX * direction(row));
    settleSoon();
}

function direction(row) {
    return isRightToLeft(row) ? -1 : 1;
}

/** Returns the actions on one side of a row, if any. */
function actionsOf(row, isLeading) {
    const side = `[data-actions]${isLeading ? '[data-edge=leading]' : ':not([data-edge=leading])'}`;
    const own = row.querySelector(`:scope > ${side}`);
    if (own || isLeading || row.dataset.delete === undefined) return own;
    if (!row._deleteButton) {
        row._deleteButton = makeElement('button', 'delete', row.dataset.delete || '✕');
        row._deleteButton.tabIndex = -1;
        listen(row._deleteButton, 'click', (event) => {
            event.stopPropagation();
            deleteRow(row);
        });
        row.append(row._deleteButton);
    }
    return row._deleteButton;
}

function shift(row, length) {
    if (openRow !== row) close();
    openRow = row;
    row.dataset.client = 'swiped';
    const limit = actionsOf(row, length > 0) ? row.offsetWidth : 0;
    placeAt(row, Math.min(limit, Math.max(-limit, length)), 'none');
    // The actions fill the space beside the row; the one that a longer swipe presses fills it alone.
    stretch(row, `${Math.abs(row._swiped)}px`);
}

function stretch(row, minWidth) {
    const length = row._swiped;
    const actions = actionsOf(row, length > 0);
    if (!actions || actions === row._deleteButton) return;
    setOwnStyle(actions, { minWidth });
    actions.toggleAttribute('data-full', minWidth && isLong(row) && actions.dataset.actions === 'full');
}

function isLong(row) {
    return Math.abs(row._swiped) > 0.6 * row.offsetWidth;
}

function placeAt(row, length, transition) {
    row._swiped = length;
    setOwnStyle(row, { transition, translate: length ? `${length * direction(row)}px` : '' });
}

function settleRow(row) {
    const length = row._swiped;
    const actions = actionsOf(row, length > 0);
    if (isLong(row) && actions) {
        if (actions === row._deleteButton) return deleteRow(row);
        // Never another one: who swipes far expects the action that fills the space.
        const first = actions.dataset.actions === 'full' && actions.firstElementChild;
        const button = first && (first.matches('button') ? first : first.querySelector('button'));
        if (button && !button.disabled) {
            button.click();
            return close();
        }
    }
    stretch(row, '');
    const width = actions?.offsetWidth ?? 0;
    if (Math.abs(length) <= width / 2) close();
    else glideTo(row, Math.sign(length) * width);
}

function glideTo(row, length) {
    placeAt(row, length, 'translate 250ms ease-out');
}

function close() {
    if (!openRow) return;
    const { _deleteButton: button } = openRow;
    stretch(openRow, '');
    glideTo(openRow, 0);
    openRow._deleteButton = null;
    openRow = null;
    setTimeout(() => button?.remove(), 300);
}

function deleteRow(row) {
    tell(row, kinds.deletion);
    close();
}
