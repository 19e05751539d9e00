import { showNotice, hideNotice } from './notice.js';

// Notifications of the browser, while the page is open.

const shown = new Map();

/** Asks for permission (`ask`), tells it (`state`), removes notifications (`remove`), or shows one and answers what became of it. */
export async function notify({ ask, state, remove, id, title, body, silent }) {
    if (state) return permission();
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
