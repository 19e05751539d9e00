import { commands } from './commands.js';
import { listen } from './dom.js';
import { hideNotice, showNotice } from './notice.js';
import { page } from './page.js';

// What apps do with the device: the clipboard, vibrations, a screen that stays on, a window that closes; the document's language;
// and requests for cookies.

let lock;
let staysOn = false;

Object.assign(commands, {
    copy: copyText,
    vibrate: (pattern) => navigator.vibrate?.(pattern),
    awake: keepAwake,
    announce,
    locate,
    sound: async (argument) => (await (sounds ??= import('./sound.js'))).changeSound(argument),
    notify: async (argument) => (await import('./notify.js')).notify(argument),
    close: () => window.close(),
    language: (attributes) => Object.assign(document.documentElement, attributes),
    ticket: ({ url }) => fetch(url, { cache: 'no-store' }).then(({ status }) => status),
});

let sounds;

/** The next session begins with a screen that may turn off. */
export function endSession() {
    keepAwake(false);
    sounds?.then(({ endSounds }) => endSounds());
}

/** Has a screen reader say a text: at once, or when it is silent. */
function announce({ text, urgent }) {
    const line = document.createElement('div');
    line.dataset.client = 'announcement';
    line.setAttribute('role', urgent ? 'alert' : 'status');
    // What is outside of a modal dialog is not read.
    ([...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body).append(line);
    // Screen readers say what changes in an element that they know.
    setTimeout(() => line.append(text), 100);
    setTimeout(() => line.remove(), 10_000);
}

/** Answers where the device is; a place other than the previous one, if there is one. */
function locate({ after, precise }) {
    return new Promise((resolve) => {
        const { geolocation } = navigator;
        if (!geolocation) return resolve({ error: 2 });
        const end = (answer) => {
            geolocation.clearWatch(watch);
            resolve(answer);
        };
        const watch = geolocation.watchPosition(({ coords, timestamp }) => {
            const { latitude, longitude, accuracy, altitude, speed, heading } = coords;
            const place = { latitude, longitude, accuracy, altitude, speed, heading, time: timestamp / 1000 };
            if (!after || after[0] !== latitude || after[1] !== longitude) end(place);
        }, ({ code }) => end({ error: code }), { enableHighAccuracy: precise });
    });
}

async function copyText(text) {
    try {
        await navigator.clipboard.writeText(text);
    } catch {
        // Without a secure connection, and in some browsers long after a tap. A tap on the button is recent.
        showNotice(text, page.texts.copy, () => {
            copySelection(text);
            hideNotice();
        });
    }
}

// Works without a secure connection, but only during a tap.
function copySelection(text) {
    const copy = (event) => {
        event.clipboardData.setData('text/plain', text);
        event.preventDefault();
    };
    document.addEventListener('copy', copy);
    document.execCommand('copy');
    document.removeEventListener('copy', copy);
}

async function keepAwake(isOn) {
    staysOn = isOn;
    if (isOn) return askForLock();
    await lock?.release();
    lock = null;
}

async function askForLock() {
    try {
        lock = await navigator.wakeLock?.request('screen');
        if (!staysOn) await lock?.release();
    } catch (error) {
        // Browsers refuse it with a low battery.
        console.warn('oriel:', error);
    }
}

// Browsers release the lock of a hidden page.
listen(document, 'visibilitychange', () => staysOn && !document.hidden && askForLock());
