import { setOwnStyle } from './attributes.js';
import { isAnswered } from './controls.js';
import { boxOf, isRightToLeft, listen } from './dom.js';
import { reducesMotion } from './environment.js';
import { writable } from './events.js';
import * as kinds from './kinds.js';
import { hears, isNode } from './nodes.js';
import { sendEvent } from './queue.js';

// Pages of a navigation stack that follow a finger towards the trailing side, and go back. A page with a back button,
// `[data-back]`, can be swiped; the page below it is its previous sibling. A share is the part of the width by which the page has
// moved: 0 if it covers the other page, 1 if it is off screen.

const slack = 10;
// A drag that begins this near to the leading edge takes precedence over scrollers and rows.
const edge = 24;
// Safari on iOS goes back itself if a drag begins this near to an edge, and a page cannot prevent it.
const edgeOfBrowser = CSS.supports('-webkit-touch-callout', 'none') ? 24 : 0;
// The time in ms for which a movement continues after its end.
const momentum = 150;
const parallax = 0.3;
const shade = 0.1;

let drag = null;
// The page that has left before the server has answered.
let left = null;

/** Prepares the page of a back button to be swiped. */
export function prepare(back) {
    const page = back.closest('[data-kind=page]');
    if (!page || page._swipes) return;
    page._swipes = true;
    listen(page, 'touchstart', (event) => begin(page, event), { passive: true });
    // Only a listener that exists when a touch begins can prevent scrolling.
    listen(page, 'touchmove', () => {}, { passive: false });
}

function begin(page, { touches, target }) {
    if (touches.length > 1) return end(true);
    const overlay = target.closest('dialog,[popover]');
    const below = pageBelow(page);
    if (drag || left || !below || !backButton(page) || page.contains(overlay) || visualViewport.scale > 1) return;
    const [{ clientX: x, clientY: y }] = touches;
    if (x < edgeOfBrowser || x > innerWidth - edgeOfBrowser) return;
    const box = boxOf(page);
    const direction = isRightToLeft(page) ? -1 : 1;
    const inset = direction > 0 ? x - box.left : box.right - x;
    const listening = new AbortController();
    drag = { page, below, target, x, y, direction, width: box.width, isAtEdge: inset < edge + edgeOfBrowser, listening };
    // On the target, as a patch can remove it from the page during the drag.
    const { signal } = listening;
    listen(target, 'touchmove', move, { passive: false, signal });
    listen(target, 'touchend', (event) => end(false, event.timeStamp), { signal });
    listen(target, 'touchcancel', () => end(true), { signal });
}

function backButton(page) {
    const back = page.querySelector('[data-back]');
    return back?.closest('[data-kind=page]') === page && back;
}

function pageBelow(page) {
    let below = page;
    do below = below.previousElementSibling;
    while (below && !isNode(below));
    return below;
}

function move(event) {
    const [{ clientX, clientY }, second] = event.touches;
    const length = (clientX - drag.x) * drag.direction;
    // A second finger cancels the drag, wherever it is.
    if (second || !isNode(drag.page)) return end(true);
    if (!drag._follows) {
        const across = Math.abs(clientY - drag.y);
        if (Math.max(across, Math.abs(length)) < slack) return;
        if (length <= across || !event.cancelable || !isFree(drag)) return end(true);
        follow(clientX, event.timeStamp);
    }
    // Rows, sheets and pull to refresh do not get the movement.
    event.preventDefault();
    event.stopPropagation();
    const { _last: last, x, direction, start } = drag;
    const passed = event.timeStamp - last.timeStamp;
    if (passed > 0) drag._speed = ((clientX - last.clientX) * direction) / passed;
    drag._last = { clientX, timeStamp: event.timeStamp };
    place(drag, start + (clientX - x) * direction);
}

// Whether nothing at the target takes the drag: a field, a slider or a view with a gesture, and, unless the drag begins at the edge, a
// horizontal scroller or a row with actions.
function isFree({ page, target, isAtEdge }) {
    if (target.closest(writable)) return false;
    for (let element = target; element; element = element.parentElement) {
        if (hears(element, kinds.drag) || hears(element, kinds.magnify)) return false;
        if (isAtEdge || !page.contains(element)) continue;
        if (element.matches('[data-delete],:has(> [data-actions])')) return false;
        if (element.scrollWidth > element.clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX)) return false;
    }
    return true;
}

function follow(clientX, timeStamp) {
    const { page, below, direction } = drag;
    // The page may be moving because it has just been pushed, or comes back from another drag.
    const start = (boxOf(page).left - boxOf(page.parentNode).left) * direction;
    for (const element of [page, below]) for (const animation of element.getAnimations()) animation.cancel();
    page._swipe = drag;
    Object.assign(drag, { _follows: true, x: clientX, start, _last: { clientX, timeStamp }, _speed: 0 });
}

function place(drag, length) {
    const { page, below, direction, width } = drag;
    const share = (drag._share = Math.max(0, Math.min(1, length / width)));
    setOwnStyle(page, { transition: 'none', translate: `${share * width * direction}px` });
    setOwnStyle(below, {
        transition: 'none',
        visibility: 'visible',
        contentVisibility: 'visible',
        translate: `${reducesMotion() ? 0 : (share - 1) * parallax * width * direction}px`,
        filter: `brightness(${1 - (1 - share) * shade})`,
    });
}

function end(isCancelled, timeStamp) {
    if (!drag) return;
    const ended = drag;
    drag = null;
    ended.listening.abort();
    if (!ended._follows) return;
    const { page, width, _share: share, _speed: speed, _last: last } = ended;
    const length = share * width + (timeStamp - last.timeStamp < 100 ? speed * momentum : 0);
    const back = isNode(page) && backButton(page);
    if (isCancelled || !back || length <= width / 2) return comeBack(ended);
    left = ended;
    left._event = sendEvent(back, kinds.dismiss);
    glide(ended, 1);
}

/** Ends a swipe after the server has answered: it has removed the page, or the page comes back. */
export function settle() {
    if (!left || (isNode(left.page) && !isAnswered(left._event))) return;
    comeBack(left);
    left = null;
}

function comeBack(swipe) {
    // If the page has been removed, the one below is in its place already.
    const animation = isNode(swipe.page) && glide(swipe, 0);
    // A busy browser tells the end after another drag has begun to move the page.
    if (animation) animation.onfinish = () => swipe.page._swipe === swipe && restore(swipe);
    else restore(swipe);
}

// Moves both pages to their places. Returns the animation, if there is one.
function glide(swipe, share) {
    const elements = [swipe.page, swipe.below];
    const starts = elements.map(({ style: { translate, filter } }) => ({ translate, filter }));
    place(swipe, share * swipe.width);
    if (reducesMotion()) return;
    const timing = { duration: 350, easing: 'cubic-bezier(.2,.9,.3,1)' };
    return elements.map((element, index) => element.animate([starts[index], {}], timing))[0];
}

function restore({ page, below }) {
    if (isNode(page)) setOwnStyle(page, { transition: '', translate: '' });
    setOwnStyle(below, { transition: '', visibility: '', contentVisibility: '', translate: '', filter: '' });
}
