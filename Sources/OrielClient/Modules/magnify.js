import { setOwnStyle } from './attributes.js';
import { boxOf, delayed, listen } from './dom.js';
import { listener } from './events.js';
import * as kinds from './kinds.js';
import * as phases from './phases.js';
import { sendEvent, sendEventSoon } from './queue.js';
import { followZoom, zoomWords } from './zoom.js';

// Magnify and rotate. gestures.js knows the fingers: a map of their last pointer events. Scroll views that zoom are in zoom.js.

let pinch;

function spread(fingers) {
    const [one, other] = [...fingers.values()];
    const [x, y] = [other.clientX - one.clientX, other.clientY - one.clientY];
    return [Math.hypot(x, y) || 1, Math.atan2(y, x)];
}

/** Returns a place in a node, and the same as fractions of the node's size. */
function startIn(element, clientX, clientY) {
    const { left, top, width, height } = boxOf(element);
    const [x, y] = [clientX - left, clientY - top];
    return [x, y, x / (width || 1), y / (height || 1)];
}

/** Begins a gesture of two fingers; false if no node receives it. */
export function beginPinch(target, fingers) {
    const element = listener(target, kinds.magnify);
    // It follows the fingers by itself.
    if (!element || zoomWords(element)) return;
    const [one, other] = [...fingers.values()];
    const place = startIn(element, (one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2);
    pinch = { element, start: spread(fingers), place, fractions: [1, 0] };
    return element;
}

/** Continues the gesture. */
export function pinched(fingers) {
    const [length, angle] = spread(fingers);
    const [firstLength, firstAngle] = pinch.start;
    const turned = angle - firstAngle;
    // The shorter direction.
    pinch.fractions = [length / firstLength, Math.atan2(Math.sin(turned), Math.cos(turned))];
    sendPinch(sendEventSoon, phases.changed);
}

/** Ends the gesture. */
export function endPinch(phase) {
    sendPinch(sendEvent, phase);
}

function sendPinch(send, phase) {
    send(pinch.element, kinds.magnify, [phase], [...pinch.fractions, ...pinch.place]);
}

/** Prepares a node to be magnified by two fingers or by a pinch on a trackpad. */
export function prepare(element) {
    if (zoomWords(element)) return followZoom(element);
    if (element._magnifies) return;
    element._magnifies = true;
    setOwnStyle(element, { touchAction: 'none' });
    let scale = 1;
    let place;
    const end = delayed(() => {
        sendEvent(element, kinds.magnify, [phases.ended], [scale, 0, ...place]);
        scale = 1;
        place = undefined;
    }, 200);
    // Browsers report a pinch on a trackpad as a wheel event with the control key.
    listen(element, 'wheel', (event) => {
        if (!event.ctrlKey) return;
        event.preventDefault();
        place ??= startIn(element, event.clientX, event.clientY);
        scale *= Math.exp(-event.deltaY / 100);
        sendEventSoon(element, kinds.magnify, [phases.changed], [scale, 0, ...place]);
        end();
    }, { passive: false });
}
