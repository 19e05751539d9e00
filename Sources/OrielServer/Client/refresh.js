import { isAnswered } from './controls.js';
import { delayed, listen, makeElement } from './dom.js';
import { kinds, sendEvent } from './queue.js';

// Pull to refresh. The spinner stays until the server has answered and the scroller is no longer `aria-busy`.

const needed = 70;
const most = 110;
const refreshing = new Map();

/** Lets a scroller be pulled down, by a finger or by a wheel that begins at its top. */
export function preparePull(scroller) {
    if (scroller.pulls) return;
    scroller.pulls = true;
    // Where the finger began; undefined where it pulls nothing.
    let start;
    let pulled = 0;
    let lastWheel = 0;

    const canPull = () => scroller.scrollTop <= 0 && !refreshing.has(scroller) && 'refresh' in scroller.dataset;
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
        } else if (scroller.scrollTop > 0) start = undefined;
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

function show(scroller, length) {
    if (!scroller.spinner?.isConnected) {
        scroller.spinner = makeElement('div', 'spinner', document.createElement('div'));
        scroller.spinner.setAttribute('role', 'progressbar');
        scroller.prepend(scroller.spinner);
    }
    scroller.spinner.style.setProperty('--pulled', length);
}

function begin(scroller) {
    show(scroller, 56);
    scroller.spinner.dataset.client = 'spinner turning';
    refreshing.set(scroller, sendEvent(scroller, kinds.refresh));
}

function hide({ spinner }) {
    if (!spinner) return;
    spinner.dataset.client = 'spinner leaving';
    spinner.style.setProperty('--pulled', 0);
    setTimeout(() => spinner.remove(), 200);
}

/** Takes the spinner away from scrollers that have been refreshed. */
export function settleRefreshes() {
    for (const [scroller, event] of refreshing) {
        if (scroller.isConnected && (!isAnswered(event) || scroller.ariaBusy === 'true')) continue;
        refreshing.delete(scroller);
        hide(scroller);
    }
}
