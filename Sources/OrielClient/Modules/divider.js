import { isAnswered } from './controls.js';
import { boxOf, focusQuietly, isRightToLeft, listen } from './dom.js';
import * as kinds from './kinds.js';
import { isNode } from './nodes.js';
import { sendEvent } from './queue.js';

// The dividers after the headers of a table: `[data-watch]` with the word `divider` and the position of the column before it. A drag or a
// key sets the width of the column, within `aria-valuemin` and `aria-valuemax`. The rows have the width from the property `--column-0`,
// `--column-1` and so on of the table until the server has answered.

const [step, longStep] = [10, 50];

let drag = null;

/** Prepares a divider. */
export function prepare(divider) {
    note(divider);
    if (divider._isWatched) return;
    divider._isWatched = true;
    listen(divider, 'pointerdown', begin);
    listen(divider, 'pointermove', move);
    listen(divider, 'pointerup pointercancel', end);
    // Otherwise a mouse would select text.
    listen(divider, 'mousedown', (event) => event.preventDefault());
    listen(divider, 'keydown', press);
    listen(divider, 'focus', () => note(divider));
    // It is neither a tap on the header nor on the table.
    listen(divider, 'click', (event) => event.stopPropagation());
}

function tableOf(divider) {
    return divider.closest('[data-kind=list]');
}

function indexOf(divider) {
    return Number(divider.dataset.watch.split(' ')[1]);
}

function widthOf(divider) {
    return boxOf(divider.parentElement).width;
}

function property(divider) {
    return `--column-${indexOf(divider)}`;
}

/** Returns the dividers of a table up to one of them. */
function dividersTo(divider) {
    const header = divider.closest('[data-kind=table-header]');
    return [...header.querySelectorAll('[data-watch^=divider]')].filter((other) => indexOf(other) <= indexOf(divider));
}

/** Tells assistive technology the width. */
function note(divider) {
    divider.setAttribute('aria-valuenow', Math.round(widthOf(divider)));
}

function show(divider, width) {
    const [least, most] = ['aria-valuemin', 'aria-valuemax'].map((name) => Number(divider.getAttribute(name)));
    const bounded = Math.round(Math.min(most, Math.max(least, width)));
    tableOf(divider).style.setProperty(property(divider), `${bounded}px`);
}

// MARK: Pointers

function begin({ button, clientX, pointerId }) {
    if (button) return;
    focusQuietly(this);
    this.setPointerCapture(pointerId);
    drag = { divider: this, clientX, width: widthOf(this), hasMoved: false };
}

function move({ clientX }) {
    if (drag?.divider !== this) return;
    const length = (clientX - drag.clientX) * (isRightToLeft(this) ? -1 : 1);
    if (!drag.hasMoved && Math.abs(length) < 2) return;
    if (!drag.hasMoved) hold(this);
    drag.hasMoved = true;
    show(this, drag.width + length);
    note(this);
}

function end({ type }) {
    if (drag?.divider !== this) return;
    const { hasMoved } = drag;
    drag = null;
    if (hasMoved && type === 'pointerup') report(this);
    else rest(tableOf(this));
}

/** Keeps the widths of the columns before a divider, so that it stays at the pointer. */
function hold(divider) {
    const held = dividersTo(divider);
    const widths = held.map(widthOf);
    held.forEach((other, index) => show(other, widths[index]));
}

// MARK: Keys

function press(event) {
    const { key, shiftKey, ctrlKey, altKey, metaKey } = event;
    if (ctrlKey || altKey || metaKey || !/^(Home|End|ArrowLeft|ArrowRight)$/.test(key)) return;
    event.preventDefault();
    event.stopPropagation();
    const isWider = (key === 'ArrowRight') !== isRightToLeft(this);
    const length = (isWider ? 1 : -1) * (shiftKey ? longStep : step);
    hold(this);
    show(this, key === 'Home' ? 0 : key === 'End' ? Infinity : widthOf(this) + length);
    report(this);
}

// MARK: The server

/** Sends the widths that have been shown, and shows them until the server has answered. */
function report(divider) {
    const table = tableOf(divider);
    for (const other of dividersTo(divider)) {
        const width = parseFloat(table.style.getPropertyValue(property(other)));
        table._awaited = sendEvent(other, kinds.change, [String(width)]);
    }
    note(divider);
    rest(table);
}

function rest(table) {
    if (!isNode(table)) return;
    // A drag that has begun since ends with a report of its own.
    if (drag && tableOf(drag.divider) === table) return;
    if (isAnswered(table._awaited ?? 0)) release(table);
    else requestAnimationFrame(() => rest(table));
}

/** Shows the widths of the server. */
function release(table) {
    for (const name of [...table.style]) if (/^--column-/.test(name)) table.style.removeProperty(name);
    for (const divider of table.querySelectorAll('[data-watch^=divider]')) note(divider);
}
