import { scrollerOf } from './dom.js';
import { reducesMotion } from './environment.js';
import { chooseFiles, forgetAllFiles, forgetFiles, sendFile } from './files.js';
import { changeHistory } from './history.js';
import { nodeAt } from './nodes.js';
import { hideNotice, showNotice } from './notice.js';
import { page } from './page.js';
import { sendItem } from './queue.js';
import { refuse, write } from './wire.js';

const commands = {
    focus({ node }) {
        if (node === undefined) return document.activeElement.blur();
        const element = nodeAt(node);
        element.focus();
        if (document.activeElement !== element) element.querySelector(focusable)?.focus();
    },
    scroll: scrollToNode,
    title: (text) => (document.title = text),
    history: changeHistory,
    open: openAddress,
    ticket: ({ url }) => fetch(url, { cache: 'no-store' }).then(({ status }) => status),
    store: keepValue,
    files: chooseFiles,
    upload: sendFile,
    forget: forgetFiles,
    download({ url, name }) {
        const link = document.createElement('a');
        link.href = safeAddress(url);
        link.download = name ?? '';
        link.click();
    },
};

// The commands about files that wait for a reply, by number.
const unanswered = new Set();

const focusable = ':is(input,textarea,select,button):enabled,a[href],[tabindex]';

/** Runs a command of the server's; a number other than 0 asks for a reply. */
export async function runCommand(number, name, argument) {
    const { session } = page;
    let reply;
    if (number && /^(files|upload)$/.test(name)) unanswered.add(number);
    try {
        reply = await commands[name](argument && JSON.parse(argument));
    } catch (error) {
        // The page is as good as before, so this is no reason to mount it anew.
        console.error('oriel:', error);
        reply = { error: String(error) };
    }
    // Another session counts its commands from the beginning.
    if (!number || session !== page.session) return;
    sendItem(() => {
        unanswered.delete(number);
        write(8, number, JSON.stringify(reply ?? null));
    });
}

/** Forgets the commands of a session that is gone, and says what the person has to do again. */
export function forgetCommands() {
    forgetAllFiles();
    if (unanswered.size) showNotice(page.texts.lost, 'OK', hideNotice);
    unanswered.clear();
}

function safeAddress(address) {
    const url = new URL(address, location);
    return /^(https?|mailto|tel|sms|blob):$/.test(url.protocol) ? url.href : refuse(url);
}

function openAddress({ url, target }) {
    const address = safeAddress(url);
    if (target !== '_blank') return location.assign(address);
    // Long after the tap, browsers take it for an advertisement.
    const open = () => {
        hideNotice();
        return window.open(address);
    };
    const opened = open();
    if (opened) opened.opener = null;
    else showNotice(new URL(address).host, page.texts.open, open);
}

/** Brings a node into view, its anchor at the same place of each scroller around it. */
function scrollToNode({ node, anchor, ms, x, y }) {
    const element = nodeAt(node);
    const behavior = ms > 0 && !reducesMotion() ? 'smooth' : 'instant';
    if ((x ?? y) !== undefined) return element.scrollTo({ left: x, top: y, behavior });
    const scroller = scrollerOf(element);
    if (!anchor) return element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior });
    if (!scroller) return element.scrollIntoView({ behavior });
    const box = element.getBoundingClientRect();
    const view = scroller.getBoundingClientRect();
    scroller.scrollBy({
        left: box.left - view.left - scroller.clientLeft + (box.width - scroller.clientWidth) * anchor[0],
        top: box.top - view.top - scroller.clientTop + (box.height - scroller.clientHeight) * anchor[1],
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
