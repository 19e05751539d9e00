import { setOwnStyle } from './attributes.js';
import { isAnswered } from './controls.js';
import { boxOf, listen } from './dom.js';
import { reducesMotion } from './environment.js';
import * as kinds from './kinds.js';
import { ifLoaded, load } from './later.js';
import { hears, isNode } from './nodes.js';
import { sendEvent } from './queue.js';

// Sheets that follow a finger: between their detents, and down until they are closed. A mouse moves them by their upper edge.
// The detents are in `data-detents`, as lengths in ascending order.
//
// A cover with `data-zoom` grows out of the view with the same name, and shrinks back into it; a finger can pull it back.

const slack = 6;
const edge = 24;
// The time in ms for which a movement continues after its end.
const momentum = 150;
// The distance in pixels after which a pulled cover is dismissed.
const farEnough = 120;
const settling = new Map();

// Has `topOf`, which is needed when a sheet is dragged.
load('refresh');

/** Prepares a sheet or cover to be dragged. */
export function prepare(sheet) {
    // The source view of a cover has the attribute, too.
    if (sheet._drags || sheet.nodeName !== 'DIALOG') return;
    sheet._drags = true;
    // The start of the drag; undefined without one. The sheet follows only after a few points.
    let start;
    let follows;
    let last;
    let speed;

    const begin = ({ clientX, clientY }, target, timeStamp) => {
        follows = false;
        speed = 0;
        last = { clientY, timeStamp };
        const { top, height } = boxOf(sheet);
        const isInside = isCover(sheet) || (innerWidth < 700 && clientY >= top);
        // The backdrop belongs to the sheet, too.
        if (isInside && isFree(sheet, target)) start = { clientX, clientY, target, height };
    };
    // Returns whether the sheet follows.
    const move = ({ clientX, clientY }, timeStamp) => {
        if (!start) return;
        const length = clientY - start.clientY;
        if (!follows) {
            const across = Math.abs(clientX - start.clientX);
            if (Math.max(across, Math.abs(length)) < slack) return;
            follows = across < Math.abs(length) && mayFollow(sheet, start.target, length);
            if (!follows) return (start = undefined);
        }
        const passed = timeStamp - last.timeStamp;
        if (passed > 0) speed = (clientY - last.clientY) / passed;
        last = { clientY, timeStamp };
        if (isCover(sheet)) pull(sheet, clientX - start.clientX, length);
        else show(sheet, start.height - length);
        return true;
    };
    const end = (timeStamp, isCancelled) => {
        if (start && follows) {
            const length = isCancelled ? 0 : last.clientY - start.clientY + (timeStamp - last.timeStamp < 100 ? speed * momentum : 0);
            if (isCover(sheet)) releaseCover(sheet, length);
            else release(sheet, start.height - length);
        }
        start = undefined;
    };

    listen(sheet, 'touchstart', ({ touches, target, timeStamp }) => {
        if (touches.length === 1) begin(touches[0], target, timeStamp);
        else end(timeStamp, true);
    }, { passive: true });
    listen(sheet, 'touchmove', (event) => {
        if (move(event.touches[0], event.timeStamp) && event.cancelable) event.preventDefault();
    }, { passive: false });
    listen(sheet, 'touchend', ({ timeStamp }) => end(timeStamp));
    listen(sheet, 'touchcancel', ({ timeStamp }) => end(timeStamp, true));
    listen(sheet, 'pointerdown', (event) => {
        if (event.pointerType !== 'mouse' || isCover(sheet) || event.clientY > boxOf(sheet).top + edge) return;
        begin(event, sheet, event.timeStamp);
    });
    // Otherwise it would select text, or drag what is selected.
    listen(sheet, 'mousedown', (event) => start && event.preventDefault());
    listen(sheet, 'pointermove', (event) => {
        // Not earlier, because a click would then go to the sheet instead of a button in it.
        if (event.pointerType === 'mouse' && move(event, event.timeStamp)) sheet.setPointerCapture(event.pointerId);
    });
    listen(sheet, 'pointerup pointercancel', ({ pointerType, timeStamp, type }) => {
        if (pointerType === 'mouse') end(timeStamp, type === 'pointercancel');
    });
}

// Whether a touch can move the sheet: not one in a menu or sheet above it, in a field, a slider, a view with a gesture of its own, or pull
// to refresh.
function isFree(sheet, target) {
    if (target.closest('dialog,[popover]') !== sheet) return false;
    for (let element = target; element !== sheet; element = element.parentElement) {
        if (/^(INPUT|TEXTAREA|SELECT)$/.test(element.nodeName) || 'refresh' in element.dataset) return false;
        // A scroll view that zooms takes one finger only while it is larger.
        if (hears(element, kinds.drag) || (hears(element, kinds.magnify) && element._scale !== 1)) return false;
    }
    return true;
}

// Whether a drag can move the sheet: upwards only to a higher detent, and in both directions only if scrollable content is at its top.
// Covers move only downwards, and only if they can be closed.
function mayFollow(sheet, target, length) {
    const heights = detents(sheet);
    if (isCover(sheet) && (length < 0 || !hears(sheet, kinds.dismiss))) return false;
    if (length < 0 && boxOf(sheet).height > heights.at(-1) - 1) return false;
    for (let element = target; element !== sheet; element = element.parentElement) {
        const top = ifLoaded('refresh')?.topOf(element) ?? 0;
        if (element.scrollTop > top + .5) return false;
    }
    return true;
}

/** Returns the heights of the detents in pixels, in ascending order. */
function detents(sheet) {
    const lengths = sheet.dataset.detents?.split(' ') ?? ['100dvh'];
    const highest = innerHeight - 12;
    return lengths.map((length) => Math.min(highest, parseFloat(length) * (length.endsWith('dvh') ? innerHeight / 100 : 1)));
}

function show(sheet, height) {
    const heights = detents(sheet);
    const below = heights[0] - height;
    // A sheet that cannot be closed moves only a little.
    const shift = below > 0 ? below / (hears(sheet, kinds.dismiss) ? 1 : 5) : 0;
    setOwnStyle(sheet, {
        height: `${Math.max(heights[0], Math.min(height, heights.at(-1)))}px`,
        translate: `0 ${shift}px`,
    });
}

function animate(sheet, from) {
    if (!reducesMotion()) sheet.animate([from, {}], { duration: 350, easing: 'cubic-bezier(.2,.9,.3,1)' });
}

function release(sheet, height) {
    const heights = detents(sheet);
    const canClose = hears(sheet, kinds.dismiss);
    const from = { height: sheet.style.height, translate: sheet.style.translate };
    if (canClose && height < heights[0] / 2) {
        setOwnStyle(sheet, { translate: '0 100vh' });
        animate(sheet, from);
        return settling.set(sheet, sendEvent(sheet, kinds.dismiss));
    }
    const distances = heights.map((other) => Math.abs(other - height));
    const index = distances.indexOf(Math.min(...distances));
    const length = sheet.dataset.detents?.split(' ')[index] ?? '100dvh';
    setOwnStyle(sheet, { height: `min(${length}, 100dvh - 12px - env(safe-area-inset-top))`, translate: '' });
    animate(sheet, from);
    if (hears(sheet, kinds.select)) settling.set(sheet, sendEvent(sheet, kinds.select, [index]));
}

/** Shows sheets in the server's state after it has answered: it may have refused to close one, or to select another detent. */
export function settle() {
    for (const [sheet, event] of settling) {
        if (!isAnswered(event)) continue;
        settling.delete(sheet);
        // A closed sheet keeps its place during its removal.
        if (!isNode(sheet)) continue;
        if (isCover(sheet)) {
            for (const animation of sheet.getAnimations()) animation.cancel();
            comeBack(sheet);
            continue;
        }
        const from = { height: `${boxOf(sheet).height}px`, translate: sheet.style.translate };
        setOwnStyle(sheet, { height: '', translate: '' });
        animate(sheet, from);
    }
}

// MARK: Covers

function isCover({ dataset }) {
    return 'zoom' in dataset;
}

// Its own background fades, so that only the content follows the finger.
function pull(cover, x, y) {
    const share = Math.max(0, y) / innerHeight;
    cover._ground ??= getComputedStyle(cover).backgroundColor;
    setOwnStyle(cover, {
        translate: `${x}px ${y}px`,
        scale: `${1 - share / 2}`,
        clipPath: 'inset(0px round 24px)',
        backgroundColor: `color-mix(in srgb, ${cover._ground} ${Math.max(0, 100 - share * 250)}%, transparent)`,
    });
}

function releaseCover(cover, length) {
    if (length < farEnough) return comeBack(cover);
    // The cover is dismissed before the server has answered.
    zoom(cover, { duration: 350, easing: 'cubic-bezier(.2,.9,.3,1)' }, true);
    settling.set(cover, sendEvent(cover, kinds.dismiss));
}

function comeBack(cover) {
    const { translate, scale, clipPath, backgroundColor } = cover.style;
    setOwnStyle(cover, { translate: '', scale: '', clipPath: '', backgroundColor: '' });
    cover._ground = undefined;
    animate(cover, { translate, scale, clipPath, backgroundColor });
}

/** Zooms a cover out of its source view, or back into it; does nothing if that view is not on screen. */
export function zoom(cover, timing, leaves) {
    if (cover.nodeName !== 'DIALOG' || !isCover(cover) || reducesMotion()) return;
    const source = document.querySelector(`[data-zoom="${CSS.escape(cover.dataset.zoom)}"]:not(dialog)`);
    const { left, top, width, height } = boxOf(source) ?? {};
    if (!width || top > innerHeight || top + height < 0) return;
    // Scales the cover, and clips it to the proportions of the view.
    const scale = Math.max(width / innerWidth, height / innerHeight);
    const sides = [innerHeight - height / scale, innerWidth - width / scale].map((length) => `${length / 2}px`);
    const away = {
        translate: `${left + (width - innerWidth) / 2}px ${top + (height - innerHeight) / 2}px`,
        scale: `${scale}`,
        clipPath: `inset(${sides.join(' ')} round 12px)`,
    };
    const here = { clipPath: 'inset(0px 0px round 0px)' };
    cover.animate(leaves ? [here, away] : [away, here], { ...timing, fill: leaves ? 'both' : 'backwards' });
}
