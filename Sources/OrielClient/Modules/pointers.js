import { setOwnStyle } from './attributes.js';
import { isAnswered } from './controls.js';
import { boxOf, listen, scrollerOf } from './dom.js';
import * as kinds from './kinds.js';
import { isNode } from './nodes.js';
import { sendEvent } from './queue.js';

// Nodes with `data-watch=pointers` report the keys that are held when a pointer is pressed on them, before the other events of the press.
// Those with `pointers=all` report each pointer from the press to its end. Places are relative to the node's box at the press.

const [changed, ended, cancelled, keys] = [0, 1, 2, 3];
const types = ['touch', 'mouse', 'pen'];
// The server accepts 240 events a second of all kinds. At most 30 positions a second are sent, of all pointers on all nodes together: the
// last position of each. Presses and ends are always sent.
const pause = 1000 / 30;
// Positions that are waiting for an answer. With more, ends might not find a place in the queue while there is no connection.
const mostUnanswered = 30;
const isApple = /Mac|iP(hone|ad|od)/.test(navigator.platform);

// The pointers that are down, once for each node, with their last event if it has not been sent.
let held = [];
let count = 0;
let timer;
let nextMoves = 0;
let unanswered = [];

/** Prepares a node with `data-watch` that begins with `pointers`. */
export function prepare(element) {
    const isWhole = element.dataset.watch === 'pointers=all';
    // In a scroll view, a finger scrolls, which cancels it.
    if (isWhole && !scrollerOf(element)) setOwnStyle(element, { touchAction: 'none' });
    if (element._pointers) return;
    element._pointers = true;
    listen(element, 'pointerdown', press);
    // Clicks by keyboard and assistive technology have no press before them.
    listen(element, 'click', (event) => event.detail || sayKeys(element, event));
}

function press(event) {
    if (event.button) return;
    if (this.dataset.watch === 'pointers') return sayKeys(this, event);
    if (this.dataset.watch !== 'pointers=all') return;
    const { left, top } = boxOf(this);
    const pointer = { element: this, id: event.pointerId, number: ++count % 256, left, top };
    held.push(pointer);
    say(pointer, changed, event);
}

function sayKeys(element, event) {
    const { left, top } = boxOf(element);
    if (/^pointers/.test(element.dataset.watch)) say({ element, number: 0, left, top }, keys, event);
}

/** Sends a position, and returns the number of the event; 0 if the node has been removed. */
function say({ element, number, left, top }, phase, event) {
    if (!isNode(element)) return 0;
    const kind = Math.max(0, types.indexOf(event.pointerType));
    return sendEvent(element, kinds.pointer, [phase, kind, keysOf(event), number], [event.clientX - left, event.clientY - top]);
}

// Control replaces the command key on other systems than Apple's, and counts as both.
function keysOf(event) {
    const { shiftKey, ctrlKey, altKey, metaKey } = event;
    const isCommand = metaKey || (ctrlKey && !isApple);
    return shiftKey | ctrlKey << 1 | altKey << 2 | isCommand << 3 | event.getModifierState('CapsLock') << 4;
}

listen(window, 'pointermove', (event) => {
    for (const pointer of held) {
        if (pointer.id !== event.pointerId) continue;
        pointer.event = event;
        sayMovesSoon();
    }
});
listen(window, 'pointerup', (event) => lift(event, ended));
listen(window, 'pointercancel', (event) => lift(event, cancelled));

function sayMovesSoon() {
    timer ??= setTimeout(sayMoves, Math.max(0, nextMoves - performance.now()));
}

function sayMoves() {
    timer = undefined;
    const moved = held.filter((pointer) => pointer.event);
    if (!moved.length) return;
    nextMoves = performance.now() + moved.length * pause;
    unanswered = unanswered.filter((event) => !isAnswered(event));
    if (unanswered.length >= mostUnanswered) return sayMovesSoon();
    for (const pointer of moved) {
        unanswered.push(say(pointer, changed, pointer.event));
        pointer.event = undefined;
    }
}

function lift(event, phase) {
    const lifted = held.filter(({ id }) => id === event.pointerId);
    held = held.filter(({ id }) => id !== event.pointerId);
    for (const pointer of lifted) {
        // A cancelled pointer has no position of its own in some browsers.
        say(pointer, phase, (phase === cancelled && pointer.event) || event);
    }
}
