import { safeAddress } from './commands.js';
import { hideNotice, showNotice } from './notice.js';
import { page } from './page.js';

/** Opens an address in a new tab or window; if the browser blocks it, a notice asks for a tap. */
export function openAddress({ url }) {
    const address = safeAddress(url);
    // Browsers block a window that opens long after the tap.
    const open = () => {
        hideNotice();
        return window.open(address);
    };
    const opened = open();
    if (opened) opened.opener = null;
    else {
        // The link of a mail has an address, but no host.
        const { host, pathname } = new URL(address);
        showNotice(host || decodeURI(pathname), page.texts.open, open);
    }
}
