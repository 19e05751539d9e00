import * as items from './items.js';
import { sendItem } from './queue.js';
import { write } from './wire.js';

// The depth of each entry in the browser's history. Changes that the server requests are not reported back.

let depth = 0;
let lowest = 0;
let expected = null;

/** Starts to report when the user goes back or forward. */
export function watchHistory() {
    ({ depth = 0, lowest = depth } = history.state?.oriel ?? {});
    history.scrollRestoration = 'manual';
    mark();
    addEventListener('popstate', popped);
}

/** Returns the path and query of the address. */
export function currentPath() {
    return location.pathname + location.search;
}

function mark(path) {
    history.replaceState({ oriel: { depth, lowest } }, '', path);
}

function popped({ state }) {
    // The browser added this entry for a link within the page.
    if (!state?.oriel) return mark();
    ({ depth, lowest } = state.oriel);
    if (expected) {
        depth = expected.depth;
        mark(expected.path);
        expected = null;
    } else {
        const path = currentPath();
        sendItem(() => write(items.pop, depth, path));
    }
}

/** Updates the address and the history as the server requests. */
export function changeHistory({ action, path, depth: wanted }) {
    const steps = wanted - depth;
    // After a reload the server pushes the path again, but the browser's entry already exists.
    if (action === 'push' && steps <= 0) return mark(path);
    depth = wanted;
    if (action === 'tab') lowest = depth;
    if (action === 'tab' || action === 'push') {
        history.pushState({ oriel: { depth, lowest } }, '', path);
    } else if (action === 'back' && steps < 0 && depth >= lowest) {
        expected = { path, depth };
        history.go(steps);
    } else {
        // The entry is replaced, or the entry to go back to is outside of the page.
        lowest = action === 'back' ? Math.min(lowest, depth) : lowest + steps;
        mark(path);
    }
}
