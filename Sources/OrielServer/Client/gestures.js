import { setOwnStyle } from './attributes.js';
import { delayed, listen } from './dom.js';
import { listener, suppressClick, writable } from './events.js';
import { root } from './nodes.js';
import { openMenu } from './overlays.js';
import { kinds, sendEvent, sendEventSoon } from './queue.js';

// Drag, long press and magnify, by pointer events. Coordinates are those of the node's box when the gesture began: a
// node that follows the finger would otherwise run away from its own measure.

const phases = { changed: 0, ended: 1, cancelled: 2 };
const pressing = { began: 0, done: 1, givenUp: 2 };

let press = null;
let pinch = null;
const fingers = new Map();

/** Begins to listen. */
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
    press = { id, drag, long, menu, x, y, box: drag?.getBoundingClientRect(), samples: [event] };
    if (long) sendEvent(long, kinds.longPress, [pressing.began]);
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
    if (long) sendEvent(long, kinds.longPress, [pressing.done]);
    if (menu) openMenu(menu, new DOMRect(x, y));
}

function giveUp() {
    if (!press?.timer) return;
    clearTimeout(press.timer);
    press.timer = 0;
    if (press.long) sendEvent(press.long, kinds.longPress, [pressing.givenUp]);
}

function moved(event) {
    if (fingers.has(event.pointerId)) fingers.set(event.pointerId, event);
    if (pinch) return pinched();
    if (event.pointerId !== press?.id) return;
    const length = Math.hypot(event.clientX - press.x, event.clientY - press.y);
    if (length > 10) giveUp();
    if (!press.drag) return;
    sample(event);
    if (press.isDragging || length >= distance(press.drag)) dragged(length);
}

function dragged(length) {
    press.isDragging = true;
    // A drag that begins at once may still become a tap of something inside.
    if (length > 3 && !press.isMoving) {
        press.isMoving = true;
        suppressClick();
        giveUp();
        // What is selected on the way is not what the person means.
        setOwnStyle(press.drag, { userSelect: 'none' });
        capture();
    }
    sendDrag(sendEventSoon, phases.changed);
}

function capture() {
    try {
        press.drag.setPointerCapture(press.id);
    } catch {
        // The pointer is gone already; its end will come all the same.
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
    if (press?.isDragging) {
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
    // The short way round.
    pinch.fractions = [length / firstLength, Math.atan2(Math.sin(turned), Math.cos(turned))];
    sendPinch(sendEventSoon, phases.changed);
}

function sendPinch(send, phase) {
    send(pinch.element, kinds.magnify, [phase], pinch.fractions);
}

/** Lets two fingers, or a pinch on a trackpad, magnify a node. */
export function prepareMagnify(element) {
    setOwnStyle(element, { touchAction: 'none' });
    if (element.magnifies) return;
    element.magnifies = true;
    let scale = 1;
    const end = delayed(() => {
        sendEvent(element, kinds.magnify, [phases.ended], [scale, 0]);
        scale = 1;
    }, 200);
    // Browsers report a pinch on a trackpad as a wheel with the control key.
    listen(element, 'wheel', (event) => {
        if (!event.ctrlKey) return;
        event.preventDefault();
        scale *= Math.exp(-event.deltaY / 100);
        sendEventSoon(element, kinds.magnify, [phases.changed], [scale, 0]);
        end();
    }, { passive: false });
}
