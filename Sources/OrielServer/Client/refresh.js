import { kinds, sendEvent } from './queue.js';
import { isAnswered } from './controls.js';

// Pull to refresh. The spinner stays until the server has answered and the scroller is no longer `aria-busy`.

const needed = 70;
const most = 110;
const refreshing = new Map();

/** Lets a scroller be pulled down, by a finger or by a wheel that begins at its top. */
export function preparePull(scroller) {
    if (scroller.pulls) return;
    scroller.pulls = true;
    let start = null;
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
        start = null;
        pulled = 0;
    };

    scroller.addEventListener('touchstart', ({ touches }) => {
        start = touches.length === 1 && canPull() ? touches[0].clientY : null;
    }, { passive: true });
    scroller.addEventListener('touchmove', (event) => {
        if (start === null) return;
        const length = event.touches[0].clientY - start;
        if (length <= 0 && !pulled) return void (start = scroller.scrollTop > 0 ? null : start);
        if (event.cancelable) event.preventDefault();
        pullTo(length / 2);
    }, { passive: false });
    scroller.addEventListener('touchend', release);
    scroller.addEventListener('touchcancel', () => {
        pulled = 0;
        hide(scroller);
    });

    let wheelEnd = 0;
    scroller.addEventListener('wheel', ({ deltaY, timeStamp, ctrlKey }) => {
        const isNew = timeStamp - lastWheel > 250;
        lastWheel = timeStamp;
        if (isNew) start = deltaY < 0 && !ctrlKey && canPull() ? 0 : null;
        if (start === null) return;
        pullTo(pulled - deltaY / 4);
        clearTimeout(wheelEnd);
        wheelEnd = setTimeout(release, 180);
    }, { passive: true });
}

function spinnerOf(scroller) {
    if (scroller.spinner?.isConnected) return scroller.spinner;
    const spinner = document.createElement('div');
    spinner.setAttribute('role', 'progressbar');
    spinner.dataset.client = 'spinner';
    spinner.append(document.createElement('div'));
    scroller.prepend(spinner);
    return (scroller.spinner = spinner);
}

function show(scroller, length) {
    const spinner = spinnerOf(scroller);
    spinner.style.height = `${length}px`;
    const { style } = spinner.firstChild;
    style.opacity = Math.min(1, length / needed);
    style.transform = `translateY(${Math.max(0, length / 2 - 12)}px) rotate(${length * 4}deg)`;
}

function begin(scroller) {
    show(scroller, 56);
    spinnerOf(scroller).firstChild.animate({ rotate: ['0deg', '360deg'] }, { duration: 800, iterations: Infinity });
    refreshing.set(scroller, sendEvent(scroller, kinds.refresh));
}

function hide(scroller) {
    const { spinner } = scroller;
    if (!spinner) return;
    scroller.spinner = null;
    const { height } = spinner.style;
    const frames = { height: [height, '0px'], opacity: [1, 0] };
    spinner.animate(frames, { duration: 200, easing: 'ease-out' }).onfinish = () => spinner.remove();
    spinner.style.height = '0';
}

/** Takes the spinner away from scrollers that have been refreshed. */
export function settleRefreshes() {
    for (const [scroller, event] of refreshing) {
        const isGone = !scroller.isConnected;
        if (!isGone && (!isAnswered(event) || scroller.getAttribute('aria-busy') === 'true')) continue;
        refreshing.delete(scroller);
        if (!isGone) hide(scroller);
    }
}
