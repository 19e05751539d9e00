import { isAnswered } from './controls.js';
import { delayed, isRightToLeft, listen, scrollerOf } from './dom.js';
import { shortcut } from './events.js';
import * as kinds from './kinds.js';
import { root } from './nodes.js';
import { sendEvent, sendEventSoon } from './queue.js';

// Scroll views whose motion is observed, and views that are observed becoming visible: `[data-watch]`. On a scroll view it has the
// words `phases` and `flash=` with a number, on other views the fraction that must be visible; `sides` after it asks on which side
// the view is invisible. A node with `pointer` reports the place of the pointer, and one with `pointers` each press; the rows of a
// long collection have `print`, a button that a shake of the device presses has `shake`, and those that the keys for undoing press
// have `undo`. Nodes that copy, cut or take what is pasted have `clipboard`, and sliders whose filled part begins at a neutral value
// have `neutral`. Text fields whose selection the app reads have `selection`. Popovers that point to a view have `popover`, and texts
// that are truncated at their start or in their middle `truncate`.

const [idle, tracking, interacting, decelerating, animating] = [0, 1, 2, 3, 4];

/** Prepares a node with `data-watch`. */
export function prepare(element) {
    const { watch = '' } = element.dataset;
    if (watch === 'pointer') return watchPointer(element);
    if (watch === 'print') return import('./print.js');
    if (watch === 'shake') return watchShakes();
    if (watch === 'undo') return import('./undo.js');
    if (watch === 'clipboard') return import('./clipboard.js');
    if (/^pointers/.test(watch)) return import('./pointers.js').then(({ prepare }) => prepare(element));
    if (watch === 'neutral') return watchNeutral(element);
    if (/^popover/.test(watch)) return import('./popover.js').then(({ prepare }) => prepare(element));
    if (/^divider/.test(watch)) return import('./divider.js').then(({ prepare }) => prepare(element));
    if (/^truncate/.test(watch)) return import('./truncate.js').then(({ prepare }) => prepare(element));
    if (/^selection/.test(watch)) return import('./selection.js').then(({ showSelection }) => showSelection(element));
    const visibility = watch.match(/^(\d\S*)( sides)?$/);
    if (visibility) return watchVisibility(element, Number(visibility[1]), !!visibility[2]);
    if (/phases/.test(watch)) watchPhases(element);
    const flashes = watch.match(/flash=(\d+)/)?.[1] ?? 0;
    if (flashes > (element._flashes ?? 0)) flash(element);
    element._flashes = flashes;
}

function watchPointer(element) {
    if (element._isWatched) return;
    element._isWatched = true;
    const tell = (send, { pointerType, clientX, clientY }, isInside) => {
        if (pointerType === 'touch') return;
        const { left, top } = element.getBoundingClientRect();
        send(element, kinds.point, [isInside], [clientX - left, clientY - top, clientX + scrollX, clientY + scrollY]);
    };
    listen(element, 'pointermove', (event) => tell(sendEventSoon, event, true));
    listen(element, 'pointerleave', (event) => tell(sendEvent, event, false));
}

// Moves the filled part of a slider with the thumb, until the server has answered. The property is the parent's, because the server sets
// the styles of the slider itself.
function watchNeutral(slider) {
    if (slider._isWatched) return;
    slider._isWatched = true;
    const { style } = slider.parentElement;
    listen(slider, 'input', () => {
        const { min, max, value } = slider;
        style.setProperty('--at', (value - min) / (max - min));
    });
    const rest = () => (isAnswered(slider._control?.event ?? 0) ? style.removeProperty('--at') : requestAnimationFrame(rest));
    listen(slider, 'change', rest);
}

let lastShake;

function watchShakes() {
    if (lastShake === undefined) listen(window, 'devicemotion', shaken);
    lastShake ??= 0;
}

// A shake of the device is handled as a key.
function shaken({ acceleration: a, timeStamp }) {
    if (!a || Math.hypot(a.x, a.y, a.z) < 20 || timeStamp - lastShake < 1000) return;
    lastShake = timeStamp;
    shortcut({ key: 'shake', target: root, preventDefault() {} });
}

const [invisible, visible, passed] = [0, 1, 2];

function watchVisibility(element, threshold, tellsSide) {
    if (element._threshold === threshold) return;
    element._threshold = threshold;
    element._sight?.disconnect();
    // Rounding can keep the fraction of a visible view below 1.
    const needed = Math.min(threshold, .99);
    element._sight = new IntersectionObserver((entries) => {
        const { isIntersecting, intersectionRatio, boundingClientRect } = entries.at(-1);
        const isVisible = isIntersecting && intersectionRatio >= needed;
        const place = isVisible ? visible : tellsSide && hasPassed(element, boundingClientRect) ? passed : invisible;
        if (place === (element._place ?? (tellsSide ? undefined : invisible))) return;
        element._place = place;
        sendEvent(element, kinds.phase, [place]);
    }, { threshold: needed });
    element._sight.observe(element);
}

// Whether a view has been scrolled over the top or leading edge.
function hasPassed(element, { top, left, right }) {
    const edges = scrollerOf(element)?.getBoundingClientRect() ?? { top: 0, left: 0, right: innerWidth };
    return top < edges.top || (isRightToLeft(element) ? right > edges.right : left < edges.left);
}

function watchPhases(scroller) {
    if (scroller._isWatched) return;
    scroller._isWatched = true;
    let phase = idle;
    let isTouched = false;
    // The phase of a motion that no finger causes: the user's, if a finger, a wheel or a scroll bar has caused it.
    let free = animating;
    let hasEnded = true;

    const enter = (next) => {
        if (next !== phase) sendEvent(scroller, kinds.phase, [phase = next]);
    };
    const rest = () => {
        if (isTouched) return;
        free = animating;
        enter(idle);
    };
    // Safari does not say when a motion ends: it has, when no scroll event comes for a while.
    const restSoon = 'onscrollend' in window ? () => hasEnded && rest() : delayed(rest, 150);

    listen(scroller, 'touchstart', () => {
        isTouched = true;
        free = decelerating;
        enter(tracking);
    }, { passive: true });
    listen(scroller, 'touchend touchcancel', ({ touches }) => {
        isTouched = touches.length > 0;
        if (phase === tracking) rest();
        else restSoon();
    }, { passive: true });
    listen(scroller, 'wheel pointerdown', ({ pointerType, target }) => {
        // A press on a scroll bar may move the content at any time.
        if (pointerType && (pointerType !== 'mouse' || target !== scroller)) return;
        free = interacting;
    }, { passive: true });
    listen(scroller, 'scroll', () => {
        if (scroller._isFlashing) return;
        hasEnded = false;
        enter(isTouched ? interacting : free);
        restSoon();
    });
    listen(scroller, 'scrollend', () => {
        hasEnded = true;
        rest();
    });
}

// Browsers show their indicators while the content moves.
function flash(scroller) {
    const { scrollTop, scrollLeft } = scroller;
    scroller._isFlashing = true;
    const by = scrollTop > 0 || scrollLeft > 0 ? -1 : 1;
    scroller.scrollBy(by, by);
    // Content that begins at its end moves the other way.
    if (scroller.scrollTop === scrollTop && scroller.scrollLeft === scrollLeft) scroller.scrollBy(-by, -by);
    requestAnimationFrame(() => {
        scroller.scrollTo(scrollLeft, scrollTop);
        requestAnimationFrame(() => (scroller._isFlashing = false));
    });
}
