import { load } from './later.js';

// Addresses of other sites, such as those where a user signs in, that lead back to a page of the app. They open in a tab whose pages do not
// know their opener, so the tab tells the page by the storage that pages of one site share.

const key = 'oriel-callback';
// An hour, in milliseconds.
const patience = 3_600_000;

// The number of calls, and what ends the wait of the last one.
let calls = 0;
let end;

/**
 * Opens an address in a tab, and answers the address of the page of this site with the given path to which the tab comes. The next call ends
 * the wait; one with `cancel` does nothing else.
 */
export async function waitForCallback({ url, host, path, cancel }) {
    const call = ++calls;
    end?.({ error: 'cancelled' });
    if (cancel) return 'cancelled';
    if (host !== location.host && host !== location.hostname) return { error: 'host' };
    const { commands } = await load('late');
    if (call !== calls) return { error: 'cancelled' };
    const id = Math.random();
    localStorage.setItem(key, JSON.stringify({ id, path, until: Date.now() + patience }));
    const listening = new AbortController();
    return new Promise((resolve) => {
        end = (answer) => {
            listening.abort();
            end = undefined;
            const known = read();
            if (known?.id === id) localStorage.removeItem(key);
            resolve(answer);
        };
        const look = () => {
            const known = read();
            // A page that began to wait later has another number.
            if (known?.id !== id) end({ error: 'cancelled' });
            else if (known.address) end({ address: known.address });
        };
        addEventListener('storage', look, { signal: listening.signal });
        // The page of a hidden tab may have slept.
        document.addEventListener('visibilitychange', look, { signal: listening.signal });
        commands.open({ url });
    });
}

/** Tells the page that waits for this one, and closes the tab. */
export function arrive() {
    // The address before the app changed it.
    const address = performance.getEntriesByType('navigation')[0]?.name ?? location.href;
    const known = read();
    if (!known || known.address || known.path !== new URL(address).pathname) return;
    if (known.until < Date.now()) return localStorage.removeItem(key);
    localStorage.setItem(key, JSON.stringify({ id: known.id, address }));
    window.close();
}

function read() {
    return JSON.parse(localStorage.getItem(key));
}
