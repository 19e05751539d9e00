import { delayed, listen } from './dom.js';
import { sendItem } from './queue.js';
import { bits, write } from './wire.js';

const lists = [
    'prefers-color-scheme: dark', 'prefers-reduced-motion: reduce', 'prefers-contrast: more', 'pointer: coarse',
].map((query) => matchMedia(`(${query})`));

let last = '';

/** Whether the person wants less motion. */
export function reducesMotion() {
    return lists[1].matches;
}

function environment() {
    const { documentElement, hidden } = document;
    return [
        innerWidth,
        innerHeight,
        bits(...lists.map(({ matches }) => matches), documentElement.dir === 'rtl', hidden),
        parseFloat(getComputedStyle(documentElement).fontSize) * 16,
        navigator.language,
        Intl.DateTimeFormat().resolvedOptions().timeZone,
    ];
}

/** Writes what the server has to know of window, person and device. */
export function writeEnvironment() {
    const now = environment();
    last = now.join();
    write(...now);
}

/** Reports changes from now on. */
export function watchEnvironment() {
    const report = delayed(() => {
        if (environment().join() === last) return;
        sendItem(() => {
            write(4);
            writeEnvironment();
        });
    }, 100);
    for (const list of lists) listen(list, 'change', report);
    listen(window, 'resize languagechange focus visibilitychange', report);
}
