import { setOwnStyle } from './attributes.js';
import { boxOf, listen } from './dom.js';
import { listener, suppressClick, writable } from './events.js';
import * as kinds from './kinds.js';
import { ifLoaded } from './later.js';
import { root } from './nodes.js';
import { openMenu } from './overlays.js';
import * as phases from './phases.js';
import { sendEvent, sendEventSoon } from './queue.js';

// Drag and long press, by pointer events; two fingers are a matter of magnify.js. Coordinates are relative to the node's box at
// the start of the gesture, as the node itself may follow the finger.

let press = null;
let isPinching = false;
const fingers = new Map();

/** Starts to listen. */
export function watchGestures() {
    listen(root, 'pointerdown', down);
    listen(window, 'pointermove', moved);
    listen(window, 'pointerup', (event) => lift(event, phases.ended));
    listen(window, 'pointercancel', (event) => lift(event, phases.cancelled));
}

function down(event) {
    const { target, pointerId: id, clientX: x, clientY: y } = event;
    if (event.button || event.ctrlKey) return;
    fingers.set(id, event);
    if (fingers.size === 2 && ifLoaded('magnify')?.beginPinch(target, fingers)) {
        isPinching = true;
        endPress(phases.cancelled);
        suppressClick();
    }
    if (!event.isPrimary || target.closest(writable)) return;
    const drag = listener(target, kinds.drag);
    const long = listener(target, kinds.longPress);
    const menu = event.pointerType === 'touch' && target.closest('[data-context]');
    if (!drag && !long && !menu) return;
    press = { id, drag, long, menu, x, y, box: boxOf(drag), samples: [event] };
    if (long) sendEvent(long, kinds.longPress, [phases.pressing]);
    if (long || menu) press.timer = setTimeout(hold, long?.dataset.duration ?? 500);
    if (drag && distance(drag) === 0) dragged(0);
}

function distance({ dataset }) {
    return Number(dataset.distance ?? 10);
}

function hold() {
    const { long, menu, x, y } = press;
    press.timer = 0;
    suppressClick();
    if (long) sendEvent(long, kinds.longPress, [phases.completed]);
    if (menu) openMenu(menu, new DOMRect(x, y));
}

function giveUp() {
    if (!press?.timer) return;
    clearTimeout(press.timer);
    press.timer = 0;
    if (press.long) sendEvent(press.long, kinds.longPress, [phases.cancelled]);
}

function moved(event) {
    if (fingers.has(event.pointerId)) fingers.set(event.pointerId, event);
    if (isPinching) return ifLoaded('magnify').pinched(fingers);
    if (event.pointerId !== press?.id) return;
    const length = Math.hypot(event.clientX - press.x, event.clientY - press.y);
    if (length > 10) giveUp();
    if (!press.drag) return;
    sample(event);
    if (press._isDragging || length >= distance(press.drag)) dragged(length);
}

function dragged(length) {
    press._isDragging = true;
    // A drag with a distance of 0 can still become a tap of a node inside.
    if (length > 3 && !press._isMoving) {
        press._isMoving = true;
        suppressClick();
        giveUp();
        // A drag must not select text.
        setOwnStyle(press.drag, { userSelect: 'none' });
        capture();
    }
    sendDrag(sendEventSoon, phases.changed);
}

function capture() {
    try {
        press.drag.setPointerCapture(press.id);
    } catch {
        // The pointer has already ended; its pointerup or pointercancel still follows.
    }
}

function sample(event) {
    const { samples } = press;
    samples.push(event);
    while (event.timeStamp - samples[0].timeStamp > 100) samples.shift();
}

function sendDrag(send, phase) {
    const { drag, box, x, y, samples } = press;
    const [first] = samples;
    const last = samples.at(-1);
    const seconds = (last.timeStamp - first.timeStamp) / 1000 || Infinity;
    send(drag, kinds.drag, [phase], [
        x - box.left, y - box.top, last.clientX - box.left, last.clientY - box.top,
        (last.clientX - first.clientX) / seconds, (last.clientY - first.clientY) / seconds,
    ]);
}

function lift(event, phase) {
    fingers.delete(event.pointerId);
    if (isPinching && fingers.size < 2) {
        isPinching = false;
        ifLoaded('magnify').endPinch(phase);
    }
    if (event.pointerId !== press?.id) return;
    if (phase === phases.ended) sample(event);
    endPress(phase);
}

function endPress(phase) {
    giveUp();
    if (press?._isDragging) {
        sendDrag(sendEvent, phase);
        setOwnStyle(press.drag, { userSelect: '' });
    }
    press = null;
}
