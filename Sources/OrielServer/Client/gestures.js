import { setOwnStyle } from './attributes.js';
import { listener, suppressClick } from './events.js';
import { root } from './nodes.js';
import { openMenu } from './overlays.js';
import { kinds, sendEvent, sendEventSoon } from './queue.js';

// Drag, long press and magnify, by pointer events. Coordinates are those of the node's box when the gesture began: a
// node that follows the finger would otherwise run away from its own measure.

const writable = 'input,textarea,select,[contenteditable]';
const phases = { changed: 0, ended: 1, cancelled: 2 };
const pressing = { began: 0, done: 1, givenUp: 2 };

let press = null;
let pinch = null;
const fingers = new Map();

/** Begins to listen. */
export function watchGestures() {
    root.addEventListener('pointerdown', down);
    addEventListener('pointermove', pointerMoved);
    addEventListener('pointerup', (event) => lift(event, phases.ended));
    addEventListener('pointercancel', (event) => lift(event, phases.cancelled));
}

function down(event) {
    const { target, pointerId, clientX, clientY } = event;
    if (event.button !== 0 || event.ctrlKey) return;
    fingers.set(pointerId, [clientX, clientY]);
    if (fingers.size === 2) beginPinch(target);
    if (!event.isPrimary || target.closest(writable)) return;
    const drag = listener(target, kinds.drag);
    const long = listener(target, kinds.longPress);
    const menu = event.pointerType === 'touch' ? target.closest('[data-context]') : null;
    if (!drag && !long && !menu) return;
    const box = drag?.getBoundingClientRect();
    press = {
        id: pointerId, drag, box, long, menu, x: clientX, y: clientY, samples: [], isDragging: false, isMoving: false,
        timer: 0,
    };
    if (long) sendEvent(long, kinds.longPress, pressing.began);
    if (long || menu) press.timer = setTimeout(hold, Number(long?.dataset.duration ?? 500));
    if (drag) sample(event);
    if (drag && distance(drag) === 0) dragged(0);
}

const distance = ({ dataset }) => Number(dataset.distance ?? 10);

function hold() {
    const { long, menu, x, y } = press;
    press.timer = 0;
    suppressClick();
    if (long) sendEvent(long, kinds.longPress, pressing.done);
    if (menu) openMenu(menu, { left: x, right: x, top: y, bottom: y });
}

function giveUp() {
    if (!press.timer) return;
    clearTimeout(press.timer);
    press.timer = 0;
    if (press.long) sendEvent(press.long, kinds.longPress, pressing.givenUp);
}

function pointerMoved(event) {
    if (fingers.has(event.pointerId)) fingers.set(event.pointerId, [event.clientX, event.clientY]);
    if (pinch) return pinched();
    if (!press || event.pointerId !== press.id) return;
    const moved = Math.hypot(event.clientX - press.x, event.clientY - press.y);
    if (moved > 10) giveUp();
    if (!press.drag) return;
    sample(event);
    if (press.isDragging || moved >= distance(press.drag)) dragged(moved);
}

function dragged(moved) {
    press.isDragging = true;
    // A drag that begins at once may still become a tap of something inside.
    if (moved > 3 && !press.isMoving) {
        press.isMoving = true;
        suppressClick();
        giveUp();
        // What is selected on the way is not what the person means.
        setOwnStyle(press.drag, 'userSelect', 'none');
        capture();
    }
    sendEventSoon(press.drag, kinds.drag, ...dragValues(phases.changed));
}

function capture() {
    try {
        press.drag.setPointerCapture(press.id);
    } catch {
        // The pointer is gone already; its end will come all the same.
    }
}

function sample({ clientX, clientY, timeStamp }) {
    press.samples.push([clientX, clientY, timeStamp]);
    while (timeStamp - press.samples[0][2] > 100) press.samples.shift();
}

function dragValues(phase) {
    const { box, x, y, samples } = press;
    const [firstX, firstY, firstTime] = samples[0];
    const [lastX, lastY, lastTime] = samples.at(-1);
    const seconds = (lastTime - firstTime) / 1000;
    const velocity = seconds > 0 ? [(lastX - firstX) / seconds, (lastY - firstY) / seconds] : [0, 0];
    return [phase, x - box.left, y - box.top, lastX - box.left, lastY - box.top, ...velocity];
}

function lift(event, phase) {
    fingers.delete(event.pointerId);
    if (pinch && fingers.size < 2) endPinch(phase);
    if (!press || event.pointerId !== press.id) return;
    giveUp();
    if (press.isDragging) {
        if (phase === phases.ended) sample(event);
        sendEvent(press.drag, kinds.drag, ...dragValues(phase));
        setOwnStyle(press.drag, 'userSelect', '');
    }
    press = null;
}

// MARK: Magnify and rotate

function spread() {
    const [[ax, ay], [bx, by]] = [...fingers.values()];
    return { length: Math.hypot(bx - ax, by - ay) || 1, angle: Math.atan2(by - ay, bx - ax) };
}

function beginPinch(target) {
    const element = listener(target, kinds.magnify);
    if (!element) return;
    pinch = { element, start: spread(), scale: 1, angle: 0 };
    if (press?.isDragging) sendEvent(press.drag, kinds.drag, ...dragValues(phases.cancelled));
    if (press) giveUp();
    press = null;
    suppressClick();
}

function pinched() {
    const { length, angle } = spread();
    const turned = angle - pinch.start.angle;
    pinch.scale = length / pinch.start.length;
    // The short way round.
    pinch.angle = Math.atan2(Math.sin(turned), Math.cos(turned));
    sendEventSoon(pinch.element, kinds.magnify, phases.changed, pinch.scale, pinch.angle);
}

function endPinch(phase) {
    sendEvent(pinch.element, kinds.magnify, phase, pinch.scale, pinch.angle);
    pinch = null;
}

/** Lets two fingers, or a pinch on a trackpad, magnify a node. */
export function prepareMagnify(element) {
    setOwnStyle(element, 'touchAction', 'none');
    if (element.magnifies) return;
    element.magnifies = true;
    let scale = 1;
    let timer = 0;
    // Browsers report a pinch on a trackpad as a wheel with the control key.
    element.addEventListener('wheel', (event) => {
        if (!event.ctrlKey) return;
        event.preventDefault();
        scale *= Math.exp(-event.deltaY / 100);
        sendEventSoon(element, kinds.magnify, phases.changed, scale, 0);
        clearTimeout(timer);
        timer = setTimeout(() => {
            sendEvent(element, kinds.magnify, phases.ended, scale, 0);
            scale = 1;
        }, 200);
    }, { passive: false });
}
