import { hideNotice, showNotice } from './notice.js';
import { page } from './page.js';

// Values that the app stores in the browser.

/** Stores or deletes a value; without one, returns the stored value, for a new session. */
export function storeValue({ key, value }) {
    const name = `oriel:${key}`;
    if (value === undefined) return JSON.parse(localStorage.getItem(name));
    try {
        if (value === null) localStorage.removeItem(name);
        else localStorage.setItem(name, JSON.stringify(value));
    } catch (error) {
        // The storage is full, or the user does not allow it.
        showNotice(page.texts.unkept, 'OK', hideNotice);
        throw error;
    }
    shareKept();
}

// Copies stored values to a cookie, up to its size limit, so that the server renders the first page with them.
function shareKept() {
    const kept = {};
    let cookie = '{}';
    for (const [name, text] of Object.entries(localStorage)) {
        if (!name.startsWith('oriel:')) continue;
        const key = name.slice(6);
        kept[key] = JSON.parse(text);
        const longer = encodeURIComponent(JSON.stringify(kept));
        if (longer.length < 3600) cookie = longer;
        else delete kept[key];
    }
    const secure = location.protocol === 'https:' ? ';secure' : '';
    document.cookie = `oriel-storage=${cookie};path=/;max-age=31536000;samesite=lax${secure}`;
}
