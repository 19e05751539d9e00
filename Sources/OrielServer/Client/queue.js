import { write, writeFloat, writeNumber } from './wire.js';

// What waits to be sent. Events keep their place until a frame has answered them, so that a new socket of the same
// session can say them again; the server leaves out those it has handled.

export const kinds = {
    tap: 1, change: 2, input: 3, submit: 4, focus: 5, key: 6, drag: 7, longPress: 8, scroll: 9, visibleRange: 10,
    size: 11, refresh: 12, dismiss: 13, hover: 14, load: 15, delete: 17, select: 18, magnify: 19,
};

const mostEvents = 256;

let events = [];
let others = [];
let lastEvent = 0;
let coalesced = new Map();
let send = null;
let isFlushing = false;
let isDeaf = false;

/** Says how a finished message is sent, or null while nobody listens. */
export function setSender(sender) {
    send = sender;
    flush();
}

/** Queues an event with texts and whole numbers, then fractions; what waits for the end of the picture goes first. */
export function sendEvent(element, kind, values, fractions) {
    flushCoalesced();
    return queueEvent(element, kind, values, fractions);
}

/** Queues an event with the next picture, if no later one of its kind takes its place until then. */
export function sendEventSoon(element, kind, ...values) {
    if (!coalesced.size) requestAnimationFrame(flushCoalesced);
    const key = `${element.nodeNumber} ${kind}`;
    coalesced.delete(key);
    coalesced.set(key, [element, kind, ...values]);
}

function flushCoalesced() {
    const waiting = [...coalesced.values()];
    coalesced.clear();
    for (const event of waiting) {
        const number = queueEvent(...event);
        const [element, kind] = event;
        if (kind === kinds.input) element.slider.control.event = number;
    }
}

function queueEvent(element, kind, values = [], fractions = []) {
    const node = element.nodeNumber;
    if (node === undefined || isDeaf) return lastEvent;
    const last = events.at(-1);
    // Of these only the last is worth saying; of texts and gestures while nothing else is said in between.
    const older = [kinds.scroll, kinds.visibleRange, kinds.size].includes(kind)
        ? events.find((event) => isReplaceable(event, node, kind))
        : isReplaceable(last, node, kind) && isChange(last) && isChange({ kind, values }) && last;
    if (older) {
        Object.assign(older, { values, fractions });
        return older.number;
    }
    if (events.length >= mostEvents) {
        // What was said and never answered is the least loss.
        if (!events[0].isSent) return lastEvent;
        events.shift();
    }
    events.push({ number: ++lastEvent, node, kind, values, fractions, isSent: false });
    flushSoon();
    return lastEvent;
}

function isReplaceable(event, node, kind) {
    return event && !event.isSent && event.node === node && event.kind === kind;
}

// The changes of a gesture, but not its end.
function isChange({ kind, values }) {
    return kind === kinds.input || [kinds.drag, kinds.magnify].includes(kind) && !values[0];
}

/** Queues an item that is no event: a function that writes it. */
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
        if (event.isSent) continue;
        event.isSent = true;
        write(2, event.number);
        writeNumber(event.node);
        write(event.kind, ...event.values);
        event.fractions.forEach(writeFloat);
    }
    for (const item of others) item();
    others = [];
    send();
}

/** Forgets the events the server has handled. */
export function forgetAnswered(answer) {
    events = events.filter((event) => event.number > answer || !event.isSent);
}

/** Makes ready to say again all that has not been answered. */
export function sayAgain() {
    for (const event of events) event.isSent = false;
}

/** Forgets what was said of a page that is void; nothing is heard until another is there. Numbers go on. */
export function beginQueue() {
    events = [];
    others = [];
    coalesced.clear();
    isDeaf = true;
}

/** Takes events again: what they speak of is there. */
export function openQueue() {
    isDeaf = false;
}
