import { showNotice, hideNotice } from './notice.js';

// Notifications of the browser while the page is open, and the subscription to those that the server pushes (worker.js).

const shown = new Map();

/**
 * Asks for permission (`ask`), tells it (`state`), removes notifications (`remove`), sets the number on the app's icon (`badge`),
 * subscribes to the server's messages with its key (`subscribe`) or no longer (`unsubscribe`), or shows a notification and answers what
 * became of it.
 */
export async function notify({ ask, state, remove, badge, subscribe, unsubscribe, id, title, body, silent }) {
    if (state) return permission();
    if (subscribe) return subscription(subscribe);
    if (unsubscribe) return endSubscription();
    if (badge !== undefined) return setBadge(badge);
    if (ask) {
        if (permission() !== 'default') return permission();
        return Notification.requestPermission();
    }
    if (remove) {
        for (const name of remove) shown.get(name)?.close();
        return 'removed';
    }
    if (permission() !== 'granted') return permission();
    try {
        return await show(id, title, body, silent);
    } catch {
        // Chromium on Android shows notifications of service workers only: a line at the bottom of the page stands in.
        showNotice([title, body].filter(Boolean).join(' – '), 'OK', hideNotice);
        return 'shown';
    }
}

function permission() {
    return window.Notification?.permission ?? 'denied';
}

function show(id, title, body, silent) {
    const notification = new Notification(title, { body, tag: id, silent });
    shown.get(id)?.close();
    shown.set(id, notification);
    return new Promise((resolve) => {
        notification.onclick = () => {
            window.focus();
            notification.close();
            resolve('tapped');
        };
        notification.onclose = () => {
            if (shown.get(id) === notification) shown.delete(id);
            resolve('closed');
        };
        notification.onerror = () => resolve('failed');
    });
}

async function setBadge(number) {
    // Browsers without badges, and those that have not installed the app.
    try {
        await navigator.setAppBadge(number);
        return 'set';
    } catch {
        return 'unsupported';
    }
}

async function subscription(key) {
    if (!navigator.serviceWorker || !window.PushManager) return { error: 'unsupported' };
    if (permission() !== 'granted') return { error: 'denied' };
    try {
        const icon = document.querySelector('link[rel="apple-touch-icon"]')?.getAttribute('href');
        const address = `/oriel/worker.js${icon ? `?icon=${encodeURIComponent(icon)}` : ''}`;
        const { pushManager } = await navigator.serviceWorker.register(address, { scope: '/' });
        await navigator.serviceWorker.ready;
        const known = await pushManager.getSubscription();
        if (known && keyOf(known) === key) return { subscription: JSON.stringify(known) };
        // The server has another key than before.
        await known?.unsubscribe();
        const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
        return { subscription: JSON.stringify(made) };
    } catch (error) {
        return { error: error.message };
    }
}

// In base64url.
function keyOf({ options }) {
    const text = btoa(String.fromCharCode(...new Uint8Array(options?.applicationServerKey ?? [])));
    return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

async function endSubscription() {
    const registration = await navigator.serviceWorker?.getRegistration('/');
    await (await registration?.pushManager.getSubscription())?.unsubscribe();
    return 'ended';
}
