import { setOwnStyle } from './attributes.js';
import * as kinds from './kinds.js';
import { hideNotice, showNotice } from './notice.js';
import { page } from './page.js';
import { sendEvent } from './queue.js';

// File choosers and sharing, which browsers allow only during a tap. Chosen files are kept by number until the server
// requests them.

const chosen = [];

/** Handles a tap on a button that shares or chooses files. */
export async function actAlone(button) {
    const { role, count, value } = button.dataset;
    if (role === 'share') return share(JSON.parse(value));
    const files = await chooseFiles({ types: button.getAttribute('accept'), count }, button);
    if (files.length) sendEvent(button, kinds.change, [JSON.stringify(files)]);
}

/** Lets the user choose files; the list is empty if the user cancels. */
export function chooseFiles({ types, count }, control) {
    return new Promise((resolve) => {
        const input = Object.assign(document.createElement('input'), { type: 'file', accept: types, multiple: count > 1 });
        input.oncancel = () => resolve([]);
        // The server takes up to 100 files; shortened names let all of them fit into one message.
        input.onchange = () => resolve([...input.files].slice(0, 100).map((file) => {
            const { name, type, size } = file;
            return { id: chosen.push({ file, control }) - 1, name: name.slice(-100), type, size };
        }));
        const show = () => {
            hideNotice();
            input.click();
        };
        // Browsers open the chooser only shortly after an action of the user.
        if (navigator.userActivation.isActive) show();
        else showNotice('', page.texts.choose, show);
    });
}

/** Uploads a file to a one-time address; resolves to the HTTP status, 0 if the connection failed, -1 if the user cancelled. */
export function sendFile({ id, url }) {
    const { file, control } = chosen[id];
    const { uploading, cancel } = page.texts;
    return new Promise((resolve) => {
        // fetch() reports no upload progress.
        const request = (chosen[id].request = new XMLHttpRequest());
        request.open('POST', url);
        request.setRequestHeader('X-File-Name', encodeURIComponent(file.name));
        request.setRequestHeader('X-Session', page.session);
        const text = showNotice(uploading, cancel, () => request.abort());
        const show = (share) => control && setOwnStyle(control, { backgroundSize: share && `${share * 100}% 3px` });
        request.upload.onprogress = ({ loaded, total }) => {
            // In steps of 10 %, as screen readers announce each change.
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

/** The commands of this module. */
export const commands = { files: chooseFiles, upload: sendFile };

/** Releases files that the server does not need. */
export function forgetFiles(ids) {
    for (const id of ids) {
        chosen[id]?.request?.abort();
        delete chosen[id];
    }
}

/** Releases all files, when their session has ended. */
export function endSession() {
    forgetFiles(chosen.keys());
}

async function share(item) {
    const text = item.url ?? item.text;
    try {
        if (navigator.share) return await navigator.share(item);
        await navigator.clipboard.writeText(text);
        showNotice(page.texts.copied);
    } catch ({ name }) {
        // The clipboard needs a secure connection; without it the text is shown.
        if (name !== 'AbortError') showNotice(text);
    }
    setTimeout(hideNotice, 4000);
}
