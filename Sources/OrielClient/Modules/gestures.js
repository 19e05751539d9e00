import { setOwnStyle } from './attributes.js';
import { boxOf, delayed, listen } from './dom.js';
import { listener, suppressClick, writable } from './events.js';
import * as kinds from './kinds.js';
import { root } from './nodes.js';
import { openMenu } from './overlays.js';
import * as phases from './phases.js';
import { sendEvent, sendEventSoon } from './queue.js';

// Drag, long press and magnify, by pointer events. Coordinates are relative to the node's box at the start of the gesture, as
// the node itself may follow the finger.

let press = null;
let pinch = null;
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
    if (fingers.size === 2) beginPinch(target);
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
    if (pinch) return pinched();
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
    if (pinch && fingers.size < 2) {
        sendPinch(sendEvent, phase);
        pinch = null;
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

// MARK: Magnify and rotate

function spread() {
    const [one, other] = [...fingers.values()];
    const [x, y] = [other.clientX - one.clientX, other.clientY - one.clientY];
    return [Math.hypot(x, y) || 1, Math.atan2(y, x)];
}

function beginPinch(target) {
    const element = listener(target, kinds.magnify);
    if (!element) return;
    pinch = { element, start: spread(), fractions: [1, 0] };
    endPress(phases.cancelled);
    suppressClick();
}

function pinched() {
    const [length, angle] = spread();
    const [firstLength, firstAngle] = pinch.start;
    const turned = angle - firstAngle;
    // The shorter direction.
    pinch.fractions = [length / firstLength, Math.atan2(Math.sin(turned), Math.cos(turned))];
    sendPinch(sendEventSoon, phases.changed);
}

function sendPinch(send, phase) {
    send(pinch.element, kinds.magnify, [phase], pinch.fractions);
}

/** Prepares a node to be magnified by two fingers or by a pinch on a trackpad. */
export function prepareMagnify(element) {
    setOwnStyle(element, { touchAction: 'none' });
    if (element._magnifies) return;
    element._magnifies = true;
    let scale = 1;
    const end = delayed(() => {
        sendEvent(element, kinds.magnify, [phases.ended], [scale, 0]);
        scale = 1;
    }, 200);
    // Browsers report a pinch on a trackpad as a wheel event with the control key.
    listen(element, 'wheel', (event) => {
        if (!event.ctrlKey) return;
        event.preventDefault();
        scale *= Math.exp(-event.deltaY / 100);
        sendEventSoon(element, kinds.magnify, [phases.changed], [scale, 0]);
        end();
    }, { passive: false });
}
