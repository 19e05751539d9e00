import { setOwnStyle } from './attributes.js';
import { boxOf, delayed, listen } from './dom.js';
import { reducesMotion } from './environment.js';
import { suppressClick } from './events.js';
import * as kinds from './kinds.js';
import { isNode } from './nodes.js';
import * as phases from './phases.js';
import { sendEvent } from './queue.js';

// Scroll views whose content is zoomed by two fingers, or by a pinch on a trackpad. The content is scaled here, and scrolled by the
// browser; the server hears the scale when the gesture has ended. The word `zoom=` of `data-watch` has numbers: the least and the greatest
// scale, the number of the app's last change, its scale, 1 if it is animated, and the point of the content that moves to the middle.

/** Returns the numbers of a scroll view that zooms. */
export function zoomWords({ dataset }) {
    return dataset.watch?.match(/zoom=(\S+)/)?.[1].split(',').map(Number);
}

/** Prepares a scroll view that zooms, or follows the app. */
export function followZoom(scroller) {
    const [, , number, scale, isAnimated, x, y] = zoomWords(scroller);
    if (!scroller._scale) begin(scroller);
    if (number === scroller._change) return;
    scroller._change = number;
    if (!number) return;
    const content = contentOf(scroller);
    const { left, top } = placeOf(scroller, content);
    const [middleX, middleY] = [scroller.clientWidth / 2, scroller.clientHeight / 2];
    const point = x === undefined ? pointAt(scroller, content, middleX, middleY) : [x - left, y - top];
    show(scroller, scale, point, middleX, middleY, isAnimated);
}

function begin(scroller) {
    scroller._scale = 1;
    scroller._change = 0;
    // The browser pans the content; it zooms nothing itself.
    setOwnStyle(scroller, { touchAction: 'pan-x pan-y', overflow: 'auto' });
    let pinch;
    const middle = ([one, other]) => {
        const { left, top } = boxOf(scroller);
        return [(one.clientX + other.clientX) / 2 - left, (one.clientY + other.clientY) / 2 - top];
    };
    const spread = ([one, other]) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) || 1;
    listen(scroller, 'touchstart', (event) => {
        const { touches } = event;
        if (touches.length !== 2) return;
        event.preventDefault();
        suppressClick();
        pinch = { scale: scroller._scale, spread: spread(touches), point: pointAt(scroller, contentOf(scroller), ...middle(touches)) };
    }, { passive: false });
    listen(scroller, 'touchmove', (event) => {
        const { touches } = event;
        if (!pinch || touches.length < 2) return;
        event.preventDefault();
        show(scroller, pinch.scale * spread(touches) / pinch.spread, pinch.point, ...middle(touches));
    }, { passive: false });
    listen(scroller, 'touchend touchcancel', ({ touches }) => {
        if (!pinch || touches.length > 1) return;
        pinch = undefined;
        report(scroller);
    });
    // Browsers report a pinch on a trackpad as a wheel event with the control key.
    const reportSoon = delayed(() => report(scroller), 200);
    listen(scroller, 'wheel', (event) => {
        if (!event.ctrlKey) return;
        event.preventDefault();
        const { left, top } = boxOf(scroller);
        const [x, y] = [event.clientX - left, event.clientY - top];
        show(scroller, scroller._scale * Math.exp(-event.deltaY / 100), pointAt(scroller, contentOf(scroller), x, y), x, y);
        reportSoon();
    }, { passive: false });
    panByMouse(scroller);
}

function panByMouse(scroller) {
    let last;
    // A picture has a drag of its own.
    listen(scroller, 'dragstart', (event) => event.preventDefault());
    listen(scroller, 'pointerdown', (event) => {
        if (event.pointerType === 'mouse' && !event.button && scroller._scale !== 1) last = event;
    });
    listen(scroller, 'pointermove', (event) => {
        if (!last || event.pointerType !== 'mouse') return;
        const [x, y] = [last.clientX - event.clientX, last.clientY - event.clientY];
        if (!scroller.hasPointerCapture(event.pointerId)) {
            if (Math.hypot(x, y) < 4) return;
            // A drag is no click.
            suppressClick();
            scroller.setPointerCapture(event.pointerId);
        }
        last = event;
        scroller.scrollBy({ left: x, top: y, behavior: 'instant' });
    });
    listen(scroller, 'pointerup pointercancel', () => (last = undefined));
}

function report(scroller) {
    if (isNode(scroller)) sendEvent(scroller, kinds.magnify, [phases.ended], [scroller._scale, 0, 0, 0, .5, .5]);
}

// The content without the empty space around it: the innermost view with all the content.
function contentOf(scroller) {
    let content;
    for (let inner = [scroller.firstElementChild]; inner.length === 1 && inner[0].offsetWidth;) {
        [content] = inner;
        inner = [...content.children].filter((child) => child.firstChild);
    }
    return content;
}

// The place of the content in the scroll view at the scale 1, and at the present scale.
function placeOf(scroller, content) {
    const [x, y] = shiftOf(content);
    const [box, outer] = [boxOf(content), boxOf(scroller)];
    const [nowLeft, nowTop] = [box.left - outer.left + scroller.scrollLeft, box.top - outer.top + scroller.scrollTop];
    return { left: nowLeft - x, top: nowTop - y, nowLeft, nowTop };
}

function shiftOf({ style }) {
    const [x = 0, y = x && 0] = style.translate.split(' ').map(parseFloat);
    return [x || 0, y || 0];
}

// The point of the content, at the scale 1, that is at a place in the scroll view.
function pointAt(scroller, content, x, y) {
    const { nowLeft, nowTop } = placeOf(scroller, content);
    return [(x + scroller.scrollLeft - nowLeft) / scroller._scale, (y + scroller.scrollTop - nowTop) / scroller._scale];
}

// Shows the content at a scale, with one of its points at a place in the scroll view as far as it can be scrolled there.
function show(scroller, wanted, point, x, y, isAnimated) {
    const [least, most] = zoomWords(scroller);
    const scale = Math.max(least, Math.min(wanted, most));
    const content = contentOf(scroller);
    const before = boxOf(content);
    const { left, top } = placeOf(scroller, content);
    const isPlain = scale === 1;
    // Content smaller than the scroll view is in its middle.
    const newLeft = isPlain ? left : Math.max(0, (scroller.clientWidth - content.offsetWidth * scale) / 2);
    const newTop = isPlain ? top : Math.max(0, (scroller.clientHeight - content.offsetHeight * scale) / 2);
    const shift = [newLeft - left, newTop - top];
    const old = scroller._scale;
    scroller._scale = scale;
    setOwnStyle(content, {
        scale: isPlain ? '' : `${scale}`,
        translate: isPlain ? '' : `${shift[0]}px ${shift[1]}px`,
        transformOrigin: isPlain ? '' : '0 0',
    });
    scroller.scrollTo({ left: newLeft + point[0] * scale - x, top: newTop + point[1] * scale - y, behavior: 'instant' });
    setOwnStyle(scroller, { cursor: isPlain ? '' : 'grab' });
    if (!isAnimated || reducesMotion()) return;
    const after = boxOf(content);
    const translate = `${shift[0] + before.left - after.left}px ${shift[1] + before.top - after.top}px`;
    content.animate([{ transformOrigin: '0 0', scale: `${old}`, translate }, { transformOrigin: '0 0' }], { duration: 300, easing: 'cubic-bezier(.2,.9,.3,1)' });
}
