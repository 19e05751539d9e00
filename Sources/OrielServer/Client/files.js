import { setOwnStyle } from './attributes.js';
import { hideNotice, showNotice } from './notice.js';
import { page } from './page.js';
import { kinds, sendEvent } from './queue.js';

// What browsers do only in a tap of the person's: opening a chooser of files, and sharing. Files that were chosen wait
// here, by number, until the server fetches them.

const chosen = [];

/** Does what a button does without the server, if it does. */
export function actAlone(target) {
    const button = target.closest('button:enabled');
    const { role, count, value } = button?.dataset ?? {};
    if (role === 'share') share(JSON.parse(value));
    if (role === 'files') {
        chooseFiles({ types: button.getAttribute('accept'), count }, button).then((files) => {
            if (files.length) sendEvent(button, kinds.change, [JSON.stringify(files)]);
        });
    }
}

/** Lets the person choose files; none if they give it up. */
export function chooseFiles({ types, count }, control) {
    return new Promise((resolve) => {
        const input = Object.assign(document.createElement('input'), { type: 'file', accept: types, multiple: count > 1 });
        input.oncancel = () => resolve([]);
        // As many as the server takes, and names that leave room for all of them in one message.
        input.onchange = () => resolve([...input.files].slice(0, 100).map((file) => {
            const { name, type, size } = file;
            return { id: chosen.push({ file, control }) - 1, name: name.slice(-100), type, size };
        }));
        const show = () => {
            hideNotice();
            input.click();
        };
        // Browsers open the chooser only soon after the person did something.
        if (navigator.userActivation.isActive) show();
        else showNotice('', page.texts.choose, show);
    });
}

/** Sends a file to an address that takes it once; gives the status, 0 for a broken connection, -1 if it was stopped. */
export function sendFile({ id, url }) {
    const { file, control } = chosen[id];
    const { uploading, cancel } = page.texts;
    return new Promise((resolve) => {
        // Of the ways to send a file, this one tells how far it has come.
        const request = (chosen[id].request = new XMLHttpRequest());
        request.open('POST', url);
        request.setRequestHeader('X-File-Name', encodeURIComponent(file.name));
        request.setRequestHeader('X-Session', page.session);
        const text = showNotice(uploading, cancel, () => request.abort());
        const show = (share) => control && setOwnStyle(control, { backgroundSize: share && `${share * 100}% 3px` });
        request.upload.onprogress = ({ loaded, total }) => {
            // In steps, as a screen reader says them all.
            text.data = `${uploading} ${Math.floor((loaded / total) * 10) * 10} %`;
            show(loaded / total);
        };
        request.onabort = () => resolve(-1);
        request.onloadend = () => {
            hideNotice();
            show('');
            resolve(request.status);
        };
        show('0');
        request.send(file);
    });
}

/** Lets files go that the server does not want, or not any more. */
export function forgetFiles(ids) {
    for (const id of ids) {
        chosen[id]?.request?.abort();
        delete chosen[id];
    }
}

/** Lets all files go: no session knows them. */
export function forgetAllFiles() {
    forgetFiles(chosen.keys());
}

async function share(item) {
    const text = item.url ?? item.text;
    try {
        if (navigator.share) return await navigator.share(item);
        await navigator.clipboard.writeText(text);
        showNotice(page.texts.copied);
    } catch ({ name }) {
        // Without a safe connection nothing can be copied; then it is at least shown.
        if (name !== 'AbortError') showNotice(text);
    }
    setTimeout(hideNotice, 4000);
}
