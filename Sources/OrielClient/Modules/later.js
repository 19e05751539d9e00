import { hideNotice, showNotice } from './notice.js';
import { page } from './page.js';

// Code that the first paint does not need is in modules that are loaded on first use, and in `late`, which each page loads. They import
// the modules of the client; only this module imports them. `device`, `embed` and `late` load some of their code in turn.

const sources = {
    dates: () => import('./dates.js'),
    device: () => import('./device.js'),
    drag: () => import('./drag.js'),
    embed: () => import('./embed.js'),
    files: () => import('./files.js'),
    late: () => import('./late.js'),
    letters: () => import('./letters.js'),
    magnify: () => import('./magnify.js'),
    match: () => import('./match.js'),
    measure: () => import('./measure.js'),
    refresh: () => import('./refresh.js'),
    rows: () => import('./rows.js'),
    sheet: () => import('./sheet.js'),
    shrink: () => import('./shrink.js'),
    swipe: () => import('./swipe.js'),
    watch: () => import('./watch.js'),
};

const loading = {};
const loaded = {};

/** Loads a module, and returns it. If it cannot be loaded, a notice says so, and the promise is rejected. */
export async function load(name) {
    try {
        // All wait for one promise, so that commands run in their order.
        return (loaded[name] = await (loading[name] ??= sources[name]()));
    } catch (error) {
        delete loading[name];
        showNotice(page.texts.away);
        setTimeout(hideNotice, 4000);
        throw error;
    }
}

/** Returns a module if it has been loaded. */
export function ifLoaded(name) {
    return loaded[name];
}
