import { listen } from './dom.js';
import { hideNotice, showNotice } from './notice.js';
import { page } from './page.js';

/** Says at once that the browser has no network, also while the connection does not know yet. */
export function watchNetwork() {
    const { texts } = page;
    const { away } = texts;
    let line;
    const look = () => {
        const { onLine } = navigator;
        // The notice of the lost connection says the same.
        texts.away = onLine ? away : texts.offline;
        if (!onLine) line = showNotice(texts.offline);
        else if (line?.isConnected && line.data === texts.offline) hideNotice();
    };
    listen(window, 'online offline', look);
    if (!navigator.onLine) look();
}
