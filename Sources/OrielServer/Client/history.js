import { sendItem } from './queue.js';

// Each entry of the browser's history knows its depth. What the server asks for is not reported back.

let depth = 0;
let lowest = 0;
let expected = null;

/** Begins to report when the person goes back or forward. */
export function watchHistory() {
    const state = history.state?.oriel;
    depth = state?.depth ?? 0;
    lowest = state?.lowest ?? depth;
    history.scrollRestoration = 'manual';
    mark(null);
    addEventListener('popstate', popped);
}

function mark(path) {
    history.replaceState({ oriel: { depth, lowest } }, '', path ?? location.href);
}

function popped({ state }) {
    // An entry the browser made for a link within the page.
    if (!state?.oriel) return mark(null);
    depth = state.oriel.depth;
    if (expected) {
        const { path } = expected;
        depth = expected.depth;
        expected = null;
        return mark(path);
    }
    const path = location.pathname + location.search;
    sendItem((writer) => {
        writer.u8(5);
        writer.int(depth);
        writer.string(path);
    });
}

/** Keeps the address and the back button in step with the server. */
export function changeHistory({ action, path, depth: wanted }) {
    const old = depth;
    // A page that was loaded anew goes the way to its place once more, and the browser stands there already.
    if (action === 'push' && wanted <= old) return mark(path);
    depth = wanted ?? (action === 'push' ? old + 1 : action === 'back' ? Math.max(0, old - 1) : old);
    if (action === 'push') {
        history.pushState({ oriel: { depth, lowest } }, '', path);
    } else if (action === 'back' && depth < old && depth >= lowest) {
        expected = { path, depth };
        history.go(depth - old);
    } else {
        // The entry is another one now, or what came before it lies outside the page and cannot be gone back to.
        lowest = action === 'back' ? Math.min(lowest, depth) : lowest + depth - old;
        mark(path);
    }
}
