import { setOwnStyle } from './attributes.js';
import { commands, safeAddress } from './commands.js';
import * as kinds from './kinds.js';
import { hideNotice, showNotice } from './notice.js';
import { page } from './page.js';
import { sendEvent } from './queue.js';

// File choosers and sharing, which browsers allow only during a tap. Chosen files are kept by number until the server
// requests them.

const chosen = [];

/** Longer texts are files, which have no limit of a message. */
export const longestText = 10000;

/** Handles a tap on a button that shares, pastes or chooses files. */
export async function actAlone(button) {
    const { role, count, value } = button.dataset;
    if (role === 'share') {
        const { paste: pastes, reports, ...item } = JSON.parse(value);
        if (pastes) return paste(button);
        const outcome = await share(item);
        if (reports && outcome) sendEvent(button, kinds.change, [outcome]);
        return;
    }
    const files = await chooseFiles({ types: button.getAttribute('accept'), count }, button);
    if (files.length) sendEvent(button, kinds.change, [JSON.stringify(files)]);
}

/** Lets the user choose files; the list is empty if the user cancels. */
export function chooseFiles({ types, count, capture }, control) {
    return new Promise((resolve) => {
        const input = Object.assign(document.createElement('input'), { type: 'file', accept: types, multiple: count > 1 });
        if (capture) input.setAttribute('capture', capture);
        input.oncancel = () => resolve([]);
        input.onchange = () => resolve(keepFiles([...input.files].slice(0, 100), control));
        const show = () => {
            hideNotice();
            input.click();
        };
        // Browsers open the chooser only shortly after an action of the user.
        if (navigator.userActivation.isActive) show();
        else showNotice('', page.texts.choose, show);
    });
}

/** Keeps files, and returns the descriptions that are sent to the server. */
export function keepFiles(files, control) {
    // The server takes up to 100 files; shortened names let all of them fit into one message.
    return files.map((file) => {
        const { name, type, size } = file;
        return { id: chosen.push({ file, control }) - 1, name: name.slice(-100), type, size };
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

function download({ url, name }) {
    const link = document.createElement('a');
    link.href = safeAddress(url);
    link.download = name ?? '';
    link.click();
}

Object.assign(commands, { files: chooseFiles, upload: sendFile, download });

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

/** Reads the clipboard; what it holds is described like a drop. */
async function paste(button) {
    const content = {};
    const files = [];
    try {
        for (const item of await navigator.clipboard.read()) {
            for (const type of item.types) {
                const blob = await item.getType(type);
                if (type === 'text/plain' && blob.size < longestText) content.text = await blob.text();
                else if (/^image\/|^text\/plain/.test(type)) files.push(new File([blob], `pasted.${type.split('/')[1]}`, { type }));
            }
        }
    } catch (error) {
        // Without a secure connection, or if the user refuses. The server says that there was nothing.
        console.warn('oriel:', error);
    }
    content.files = keepFiles(files, button);
    sendEvent(button, kinds.change, [JSON.stringify(content)]);
}

/** Shares or copies an item; resolves to `shared` or `copied`, and to nothing if the user cancels or neither works. */
async function share(item) {
    const text = item.url ?? item.text;
    let outcome;
    try {
        if (navigator.share) {
            await navigator.share(item);
            return 'shared';
        }
        await navigator.clipboard.writeText(text);
        showNotice(page.texts.copied);
        outcome = 'copied';
    } catch ({ name }) {
        // The clipboard needs a secure connection; without it the text is shown.
        if (name !== 'AbortError') showNotice(text);
    }
    setTimeout(hideNotice, 4000);
    return outcome;
}
