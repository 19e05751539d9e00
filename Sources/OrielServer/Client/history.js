import { sendItem } from './queue.js';
import { write } from './wire.js';

// Each entry of the browser's history knows its depth. What the server asks for is not reported back.

let depth = 0;
let lowest = 0;
let expected = null;

/** Begins to report when the person goes back or forward. */
export function watchHistory() {
    ({ depth = 0, lowest = depth } = history.state?.oriel ?? {});
    history.scrollRestoration = 'manual';
    mark();
    addEventListener('popstate', popped);
}

/** The address as the server knows it. */
export function currentPath() {
    return location.pathname + location.search;
}

function mark(path) {
    history.replaceState({ oriel: { depth, lowest } }, '', path);
}

function popped({ state }) {
    // An entry the browser made for a link within the page.
    if (!state?.oriel) return mark();
    depth = state.oriel.depth;
    if (expected) {
        depth = expected.depth;
        mark(expected.path);
        expected = null;
    } else {
        const path = currentPath();
        sendItem(() => write(5, depth, path));
    }
}

/** Keeps the address and the back button in step with the server. */
export function changeHistory({ action, path, depth: wanted }) {
    const steps = wanted - depth;
    // A page that was loaded anew goes the way to its place once more, and the browser stands there already.
    if (action === 'push' && steps <= 0) return mark(path);
    depth = wanted;
    if (action === 'push') {
        history.pushState({ oriel: { depth, lowest } }, '', path);
    } else if (action === 'back' && steps < 0 && depth >= lowest) {
        expected = { path, depth };
        history.go(steps);
    } else {
        // The entry is another one now, or what came before it lies outside the page and cannot be gone back to.
        lowest = action === 'back' ? Math.min(lowest, depth) : lowest + steps;
        mark(path);
    }
}
