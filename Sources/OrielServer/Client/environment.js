import { sendItem } from './queue.js';

const lists = [
    'prefers-color-scheme: dark', 'prefers-reduced-motion: reduce', 'prefers-contrast: more', 'pointer: coarse',
].map((query) => matchMedia(`(${query})`));

let last = '';

function environment() {
    const { documentElement, hidden } = document;
    let flags = 0;
    lists.forEach((list, index) => (flags |= list.matches ? 1 << index : 0));
    if (documentElement.dir === 'rtl') flags |= 16;
    if (hidden) flags |= 32;
    return {
        width: innerWidth,
        height: innerHeight,
        flags,
        fontSize: parseFloat(getComputedStyle(documentElement).fontSize) * 16,
        language: navigator.language,
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'UTC',
    };
}

/** Writes what the server has to know of window, person and device. */
export function writeEnvironment(writer) {
    const now = environment();
    last = JSON.stringify(now);
    writer.int(now.width);
    writer.int(now.height);
    writer.u8(now.flags);
    writer.int(now.fontSize);
    writer.string(now.language);
    writer.string(now.timeZone);
}

/** Reports changes from now on. */
export function watchEnvironment() {
    let timer = 0;
    const report = () => {
        clearTimeout(timer);
        timer = setTimeout(() => {
            if (JSON.stringify(environment()) === last) return;
            sendItem((writer) => {
                writer.u8(4);
                writeEnvironment(writer);
            });
        }, 100);
    };
    for (const list of lists) list.addEventListener('change', report);
    addEventListener('resize', report);
    addEventListener('languagechange', report);
    addEventListener('focus', report);
    document.addEventListener('visibilitychange', report);
}
