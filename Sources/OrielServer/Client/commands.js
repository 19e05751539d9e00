import { chooseFiles, forgetFiles, sendFile } from './files.js';
import { changeHistory } from './history.js';
import { nodeAt } from './nodes.js';
import { announceText, hideNotice, showNotice, texts } from './notice.js';
import { scrollerOf } from './observers.js';
import { sendItem } from './queue.js';

const commands = {
    focus({ node }) {
        if (node === undefined) return document.activeElement?.blur();
        const element = nodeAt(node);
        element.focus();
        if (document.activeElement !== element) element.querySelector(focusable)?.focus();
    },
    scroll: scrollToNode,
    title: (text) => void (document.title = text),
    announce: announceText,
    history: changeHistory,
    open: openAddress,
    ticket: ({ url }) => fetch(url, { credentials: 'same-origin', cache: 'no-store' }).then(({ status }) => status),
    store: keepValue,
    files: (options) => chooseFiles(options),
    upload: sendFile,
    forget: forgetFiles,
    download({ url, name }) {
        const link = document.createElement('a');
        link.href = safeAddress(url);
        link.download = name ?? '';
        link.click();
    },
    copy: (text) => navigator.clipboard.writeText(text),
    reload: () => location.reload(),
};

const focusable = 'input:not([type=hidden],[disabled]),textarea,select,button:not([disabled]),a[href],[tabindex]';

/** Runs a command of the server's; a number other than 0 asks for a reply. */
export async function runCommand(number, name, argument) {
    let reply = null;
    try {
        const command = Object.hasOwn(commands, name) && commands[name];
        if (!command) throw new RangeError(`no command ${name}`);
        reply = (await command(argument ? JSON.parse(argument) : undefined)) ?? null;
    } catch (error) {
        // The page is as good as before, so this is no reason to mount it anew.
        console.error('oriel:', error);
        reply = { error: String(error) };
    }
    if (!number) return;
    sendItem((writer) => {
        writer.u8(8);
        writer.int(number);
        writer.string(JSON.stringify(reply));
    });
}

function safeAddress(address) {
    const url = new URL(address, location.href);
    if (!/^(https?|mailto|tel|sms|blob):$/.test(url.protocol)) throw new RangeError(`not to be opened: ${url}`);
    return url.href;
}

function openAddress({ url, target }) {
    const address = safeAddress(url);
    if (target !== '_blank') return void location.assign(address);
    // Long after the tap, browsers take it for an advertisement.
    const open = () => {
        hideNotice();
        return window.open(address, '_blank');
    };
    const opened = open();
    if (opened) opened.opener = null;
    else showNotice(new URL(address).host, texts().open, open);
}

/** Brings a node into view, its anchor at the same place of each scroller around it. */
function scrollToNode({ node, anchor, ms, x, y }) {
    const element = nodeAt(node);
    const behavior = ms > 0 && !matchMedia('(prefers-reduced-motion: reduce)').matches ? 'smooth' : 'instant';
    if (x !== undefined || y !== undefined) return element.scrollTo({ left: x, top: y, behavior });
    if (!anchor) return element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior });
    const box = element.getBoundingClientRect();
    const scroller = scrollerOf(element, ({ overflow }) => overflow);
    if (!scroller) return element.scrollIntoView({ behavior });
    const view = scroller.getBoundingClientRect();
    scroller.scrollBy({
        left: box.left + box.width * anchor[0] - (view.left + scroller.clientLeft + scroller.clientWidth * anchor[0]),
        top: box.top + box.height * anchor[1] - (view.top + scroller.clientTop + scroller.clientHeight * anchor[1]),
        behavior,
    });
}

// Without a value the command asks for what is kept, so that a new session can learn it.
function keepValue({ key, value }) {
    const name = `oriel:${key}`;
    if (value === undefined) return JSON.parse(localStorage.getItem(name));
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(value));
    shareKept();
}

/** Sends what is kept along with requests, as far as a cookie holds it, so that a page is drawn with it at first. */
function shareKept() {
    let text = '{';
    for (const name of Object.keys(localStorage)) {
        if (!name.startsWith('oriel:')) continue;
        const entry = `${text.length > 1 ? ',' : ''}${JSON.stringify(name.slice(6))}:${localStorage.getItem(name)}`;
        if (encodeURIComponent(text + entry).length < 3600) text += entry;
    }
    const secure = location.protocol === 'https:' ? ';secure' : '';
    document.cookie = `oriel-storage=${encodeURIComponent(`${text}}`)};path=/;max-age=31536000;samesite=lax${secure}`;
}
