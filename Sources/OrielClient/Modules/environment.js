import { delayed, listen } from './dom.js';
import * as items from './items.js';
import { sendItem } from './queue.js';
import { bits, write } from './wire.js';

const lists = [
    'prefers-color-scheme:dark', 'prefers-reduced-motion', 'prefers-contrast:more', 'pointer:coarse', 'prefers-reduced-transparency',
].map((query) => matchMedia(`(${query})`));

let last = '';

/** Returns whether the user prefers reduced motion. */
export function reducesMotion() {
    return lists[1].matches;
}

function environment() {
    const { documentElement, hidden } = document;
    return [
        innerWidth,
        innerHeight,
        bits(...lists.map((list) => list.matches), documentElement.dir === 'rtl', hidden),
        parseFloat(getComputedStyle(documentElement).fontSize) * 16,
        navigator.language,
        Intl.DateTimeFormat().resolvedOptions().timeZone,
    ];
}

/** Writes the environment: window, preferences and device. */
export function writeEnvironment() {
    const now = environment();
    last = now.join();
    write(...now);
}

/** Starts to report changes of the environment. */
export function watchEnvironment() {
    const report = delayed(() => {
        if (environment().join() === last) return;
        sendItem(() => {
            write(items.environment);
            writeEnvironment();
        });
    }, 100);
    for (const list of lists) listen(list, 'change', report);
    listen(window, 'resize languagechange focus visibilitychange', report);
}
