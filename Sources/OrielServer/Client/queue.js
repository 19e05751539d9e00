import { Writer } from './wire.js';

// What waits to be sent. Events keep their place until a frame has answered them, so that a new socket of the same
// session can say them again; the server leaves out those it has handled.

export const kinds = {
    tap: 1, change: 2, input: 3, submit: 4, focus: 5, key: 6, drag: 7, longPress: 8, scroll: 9, visibleRange: 10,
    size: 11, refresh: 12, dismiss: 13, hover: 14, load: 15, appear: 16, delete: 17, select: 18, magnify: 19,
};

// The fields of each kind: b u8, f f32, s string, i int.
const payloads = ' bff s s  b sb bffffff b ffffff ff ffff   b b b  i bff'.split(' ');

// Of these only the last is worth saying.
const latestOnly = new Set([9, 10, 11, 16]);
const mostEvents = 256;

let events = [];
let others = [];
let number = 0;
let coalesced = new Map();
let send = null;
let isFlushing = false;
let isDeaf = false;

/** Says how a finished message is sent, or null while nobody listens. */
export function setSender(sender) {
    send = sender;
    if (send) flush();
}

/** Queues an event; what waits for the end of the animation frame goes first. */
export function sendEvent(element, kind, ...values) {
    flushCoalesced();
    return queueEvent(element, kind, values);
}

/** Queues an event at the next animation frame, if no later one of its kind takes its place until then. */
export function sendEventSoon(element, kind, ...values) {
    if (!coalesced.size) requestAnimationFrame(flushCoalesced);
    const key = `${element.nodeNumber} ${kind}`;
    coalesced.delete(key);
    coalesced.set(key, [element, kind, values]);
}

function flushCoalesced() {
    const waiting = coalesced;
    coalesced = new Map();
    for (const [element, kind, values] of waiting.values()) {
        const event = queueEvent(element, kind, values);
        if (kind === kinds.input) element.slider.control.event = event;
    }
}

function queueEvent(element, kind, values) {
    const node = element.nodeNumber;
    if (node === undefined || isDeaf) return number;
    const older = findReplaceable(node, kind, values);
    if (older) {
        older.values = values;
        return older.number;
    }
    if (events.length >= mostEvents) {
        // What was said and never answered is the least loss.
        if (!events[0].isSent) return number;
        events.shift();
    }
    events.push({ number: ++number, node, kind, values, isSent: false });
    flushSoon();
    return number;
}

function findReplaceable(node, kind, values) {
    if (latestOnly.has(kind)) {
        return events.find((event) => !event.isSent && event.node === node && event.kind === kind);
    }
    const last = events.at(-1);
    const repeats = last && !last.isSent && last.node === node && last.kind === kind;
    // The changes of a gesture, but not its end.
    const isChange = (kind === kinds.drag || kind === kinds.magnify) && !last?.values[0] && !values[0];
    return repeats && (kind === kinds.input || isChange) ? last : null;
}

/** Queues an item that is no event: a function that writes it. */
export function sendItem(write) {
    others.push(write);
    flushSoon();
}

function flushSoon() {
    if (isFlushing) return;
    isFlushing = true;
    queueMicrotask(() => {
        isFlushing = false;
        flush();
    });
}

function flush() {
    if (!send) return;
    const writer = new Writer();
    for (const event of events) {
        if (!event.isSent) writeEvent(writer, event);
        event.isSent = true;
    }
    for (const write of others) write(writer);
    others = [];
    send(writer);
}

function writeEvent(writer, event) {
    writer.u8(2);
    writer.int(event.number);
    writer.node(event.node);
    writer.u8(event.kind);
    event.values.forEach((value, index) => {
        switch (payloads[event.kind][index]) {
            case 'b': return writer.u8(value);
            case 'f': return writer.f32(value);
            case 's': return writer.string(value);
            default: return writer.int(value);
        }
    });
}

/** Forgets the events the server has handled. */
export function forgetAnswered(answer) {
    let count = 0;
    while (count < events.length && events[count].number <= answer && events[count].isSent) count++;
    if (count) events.splice(0, count);
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
