import * as items from './items.js';
import * as kinds from './kinds.js';
import { write, writeFloat, writeNumber } from './wire.js';

// Pending messages. Events stay in the queue until a frame has answered them, so that they can be sent again on a new socket of
// the same session; the server ignores those it has already handled. Another session gets only events that no server has handled.

const mostEvents = 256;

/** The events without an answer. */
export let events = [];
let others = [];
let sent = [];
let lastEvent = 0;
let coalesced = new Map();
let send = null;
let isFlushing = false;
let isDeaf = false;

/** Sets the function that sends a finished message; null while there is no connection. */
export function setSender(sender) {
    send = sender;
    flush();
}

/** Queues an event with strings and integers, then floats, after the events that wait for an animation frame. */
export function sendEvent(element, kind, values, fractions) {
    flushCoalesced();
    return queueEvent(element, kind, values, fractions);
}

/** Queues an event at the next animation frame, unless a later event of the same node and kind replaces it. */
export function sendEventSoon(element, kind, ...values) {
    if (!coalesced.size) requestAnimationFrame(flushCoalesced);
    const key = `${element._nodeNumber} ${kind}`;
    coalesced.delete(key);
    coalesced.set(key, [element, kind, ...values]);
}

function flushCoalesced() {
    const waiting = [...coalesced.values()];
    coalesced.clear();
    for (const event of waiting) {
        const number = queueEvent(...event);
        const [element, kind] = event;
        if (kind === kinds.input) element._slider._control.event = number;
    }
}

function queueEvent(element, kind, values = [], fractions = []) {
    const node = element._nodeNumber;
    if (node === undefined) return lastEvent;
    const last = events.at(-1);
    // Only the last scroll, range or size matters; texts and gestures replace the last event only.
    const older = [kinds.scroll, kinds.visibleRange, kinds.size, kinds.measure].includes(kind)
        ? events.find((event) => isReplaceable(event, node, kind))
        : isReplaceable(last, node, kind) && isChange(last) && isChange({ kind, values }) && last;
    if (older) {
        Object.assign(older, { values, fractions });
        return older.number;
    }
    if (events.length >= mostEvents) {
        // Drops the oldest event if it was sent, else the new one.
        if (!events[0]._isSent) return lastEvent;
        events.shift();
    }
    events.push({ number: ++lastEvent, node, element, kind, values, fractions, _isSent: false });
    flushSoon();
    return lastEvent;
}

function isReplaceable(event, node, kind) {
    return event && !event._isSent && event.node === node && event.kind === kind;
}

// Changes during a gesture; its end must not be replaced.
function isChange({ kind, values }) {
    return kind === kinds.input || [kinds.drag, kinds.magnify].includes(kind) && !values[0];
}

/** Queues an item other than an event: a function that writes it, and returns true if it must be sent again on a new socket. */
export function sendItem(item) {
    others.push(item);
    flushSoon();
}

function flushSoon() {
    if (!isFlushing) queueMicrotask(flush);
    isFlushing = true;
}

function flush() {
    isFlushing = false;
    if (!send) return;
    for (const event of events) {
        if (event._isSent || isDeaf) continue;
        event._isSent = true;
        write(items.event, event.number);
        writeNumber(event.node);
        write(event.kind, ...event.values);
        event.fractions.forEach(writeFloat);
    }
    // Replies are not acknowledged, so the last ones are kept; the server ignores those that it has received.
    sent = [...sent, ...others.filter((item) => item())].slice(-16);
    others = [];
    send();
}

/** Removes the events that the server has handled. */
export function forgetAnswered(answer) {
    events = events.filter((event) => event.number > answer || !event._isSent);
}

/** Marks all events without an answer, and the last replies, to be sent again. */
export function sayAgain() {
    for (const event of events) event._isSent = false;
    others.unshift(...sent.splice(0));
}

/**
 * Keeps the events of an invalid page, and new ones, until the next page is mounted; drops those that the session may have handled, and
 * other items. Event numbers continue.
 */
export function beginQueue() {
    events = events.filter(({ _isSent }) => !_isSent);
    others = [];
    sent = [];
    coalesced.clear();
    isDeaf = true;
}

/** Sends events again after a mount; those of the page before name its nodes. */
export function openQueue() {
    events = [];
    isDeaf = false;
}
