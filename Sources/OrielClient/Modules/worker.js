// The service worker of an app: shows the messages that the server pushes, and opens the app at a tap. It runs without a page, so it
// is a file of its own. It answers no requests, so pages load as without it.

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('push', (event) => event.waitUntil(show(event.data.json())));
addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openPath(event.notification.data));
});

/** Shows a message: `title`, and if given `body`, `tag` (a newer one replaces it), `path`, and `badge` (a number). */
async function show({ title, body, tag, path, badge }) {
    if (badge !== undefined) await setBadge(badge);
    // Who looks at the app sees the change there.
    if ((await windows(true)).some(({ focused }) => focused)) return;
    await registration.showNotification(title, { body, tag, data: path, icon: icon(), renotify: Boolean(tag) });
}

// The page passes the address of the app's icon when it registers this worker.
function icon() {
    return new URL(location).searchParams.get('icon') ?? undefined;
}

async function setBadge(number) {
    await navigator.setAppBadge?.(number);
}

async function openPath(path = '/') {
    const address = new URL(path, location.origin);
    // Messages come from the server itself, but a page of another site must never open as this app.
    if (address.origin !== location.origin) return;
    // Only pages with this worker can be led elsewhere.
    const [window] = await windows(false);
    if (!window) return clients.openWindow(address.href);
    await window.focus();
    // Its `url` is where it was loaded, not where it is: pages change their address themselves.
    await window.navigate(address.href);
}

function windows(includeUncontrolled) {
    return clients.matchAll({ type: 'window', includeUncontrolled });
}
