import { changeHistory } from './history.js';
import * as items from './items.js';
import { ifLoaded, load } from './later.js';
import { nodeAt } from './nodes.js';
import { hideNotice, showNotice } from './notice.js';
import { page } from './page.js';
import { sendItem } from './queue.js';
import { refuse, write } from './wire.js';

/** The commands by their names; the modules that are loaded later add theirs. */
export const commands = {
    focus({ node }) {
        if (node === undefined) return document.activeElement.blur();
        const element = nodeAt(node);
        element.focus();
        if (document.activeElement !== element) element.querySelector(focusable)?.focus();
    },
    title: (text) => (document.title = text),
    history: changeHistory,
    forget: (files) => ifLoaded('files')?.forgetFiles(files),
};

// The modules with the other commands, which are loaded when they are first needed; those that are not listed are in device.js.
const modules = { open: 'late', store: 'late', scroll: 'late', files: 'files', upload: 'files', download: 'files' };

// The numbers of file commands with a pending reply.
const unanswered = new Set();

const focusable = ':is(input,textarea,select,button):enabled,a[href],[tabindex]';

/** Runs a command from the server; a number other than 0 asks for a reply. */
export async function runCommand(number, name, argument) {
    const { session } = page;
    let reply;
    if (number && /^(files|upload)$/.test(name)) unanswered.add(number);
    try {
        // Without waiting if it is known, so that a scroll comes before reports of the places that its frame has changed.
        if (!commands[name]) await load(modules[name] ?? 'device');
        reply = await commands[name](argument && JSON.parse(argument));
    } catch (error) {
        // The page is still valid, so it is not mounted again.
        console.error('oriel:', error);
        reply = { error: String(error) };
    }
    // Each session numbers its commands from the beginning.
    if (!number || session !== page.session) return;
    sendItem(() => {
        unanswered.delete(number);
        write(items.reply, number, JSON.stringify(reply ?? null));
        return true;
    });
}

/** Forgets the commands of the previous session; shows a notice if file commands are lost, and returns their count. */
export function forgetCommands() {
    for (const name of ['files', 'device']) ifLoaded(name)?.endSession();
    const lost = unanswered.size;
    if (lost) showNotice(page.texts.lost, 'OK', hideNotice);
    unanswered.clear();
    return lost;
}

/** Returns an address, unless its scheme could run a script. */
export function safeAddress(address) {
    const url = new URL(address, location);
    return /^(https?|mailto|tel|sms|blob):$/.test(url.protocol) ? url.href : refuse(url);
}
