import { isAnswered } from './controls.js';
import { delayed, listen, makeElement } from './dom.js';
import * as kinds from './kinds.js';
import { sendEvent } from './queue.js';

// Pull to refresh. The spinner stays until the server has answered and the scroller is no longer `aria-busy`.

const needed = 70;
const most = 110;
const refreshing = new Map();

/** Prepares a scroller for pull to refresh, by a finger or by a wheel movement that begins at its top. */
export function prepare(scroller) {
    if (scroller._pulls) return;
    scroller._pulls = true;
    // The finger's position at the start; undefined if there is no pull.
    let start;
    let pulled = 0;
    let lastWheel = 0;

    const isAtTop = () => scroller.scrollTop <= topOf(scroller) + .5;
    const canPull = () => isAtTop() && !refreshing.has(scroller) && 'refresh' in scroller.dataset;
    const pullTo = (length) => {
        pulled = Math.max(0, Math.min(most, length));
        show(scroller, pulled);
    };
    const release = () => {
        if (pulled >= needed) begin(scroller);
        else if (pulled) hide(scroller);
        start = undefined;
        pulled = 0;
    };
    const releaseSoon = delayed(release, 180);

    listen(scroller, 'touchstart', ({ touches }) => {
        start = touches.length === 1 && canPull() ? touches[0].clientY : undefined;
    }, { passive: true });
    listen(scroller, 'touchmove', (event) => {
        const length = event.touches[0].clientY - start;
        if (length > 0 || pulled) {
            if (event.cancelable) event.preventDefault();
            pullTo(length / 2);
        } else if (!isAtTop()) start = undefined;
    }, { passive: false });
    listen(scroller, 'touchend', release);
    listen(scroller, 'touchcancel', () => {
        pullTo(0);
        release();
    });
    listen(scroller, 'wheel', ({ deltaY, timeStamp, ctrlKey }) => {
        if (timeStamp - lastWheel > 250) start = deltaY < 0 && !ctrlKey && canPull() ? 0 : undefined;
        lastWheel = timeStamp;
        if (start === undefined) return;
        pullTo(pulled - deltaY / 4);
        releaseSoon();
    }, { passive: true });
}

// Whether the content is laid out from its end, so that offsets count from there and are not positive.
function startsAtEnd(scroller) {
    return getComputedStyle(scroller).flexDirection === 'column-reverse';
}

/** Returns the offset at the top of a scroller; not positive for content that is laid out from its end. */
export function topOf(scroller) {
    return startsAtEnd(scroller) ? scroller.clientHeight - scroller.scrollHeight : 0;
}

function show(scroller, length) {
    if (!scroller._spinner?.isConnected) {
        scroller._spinner = makeElement('div', 'spinner', document.createElement('div'));
        scroller._spinner.setAttribute('role', 'progressbar');
        scroller[startsAtEnd(scroller) ? 'append' : 'prepend'](scroller._spinner);
    }
    scroller._spinner.style.setProperty('--pulled', length);
}

function begin(scroller) {
    show(scroller, 56);
    scroller._spinner.dataset.client = 'spinner turning';
    refreshing.set(scroller, sendEvent(scroller, kinds.refresh));
}

function hide({ _spinner: spinner }) {
    if (!spinner) return;
    spinner.dataset.client = 'spinner leaving';
    spinner.style.setProperty('--pulled', 0);
    setTimeout(() => spinner.remove(), 200);
}

/** Removes the spinners of scrollers that have been refreshed. */
export function settle() {
    for (const [scroller, event] of refreshing) {
        if (scroller.isConnected && (!isAnswered(event) || scroller.ariaBusy === 'true')) continue;
        refreshing.delete(scroller);
        hide(scroller);
    }
}
