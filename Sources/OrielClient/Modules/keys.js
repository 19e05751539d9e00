import { isAction } from './again.js';
import { listen } from './dom.js';
import { shortcut } from './events.js';
import * as kinds from './kinds.js';
import { events } from './queue.js';

// Keys that are pressed before the server has answered an earlier event, such as a tap on a tab. They are for the page that the user
// expects, so they wait for the answer.

const patience = 5000;

let held = [];
// The number of the last event before the key that is being handled.
let last = 0;

/** Starts to note which events come before a key. */
export function watchKeys() {
    listen(document, 'keydown', () => (last = events.at(-1)?.number), true);
}

/**
 * Holds a key if an event without an answer may decide which button it presses; returns whether it does.
 *
 * A text that has been typed can enable a button. The other actions can also replace the button that has the shortcut now.
 */
export function holds(event, button) {
    const { key, target, shiftKey, ctrlKey, altKey, metaKey, before = last, timeStamp = performance.now() } = event;
    const isDecisive = ({ number, kind, element }) => number <= before
        && (isAction(kind) ? !element.contains(button) : kind === kinds.input && !button);
    // Without a button, only Escape is prevented: it has closed something.
    if (event.defaultPrevented && !button || performance.now() - timeStamp > patience) return false;
    if (!held.length && !events.some(isDecisive)) return false;
    // A key that stays down is pressed once then.
    if (event.repeat) return true;
    if (!held.length) setTimeout(pressHeld, patience);
    held.push({
        key, target, shiftKey, ctrlKey, altKey, metaKey, before, timeStamp,
        preventDefault() {
            this.defaultPrevented = true;
        },
    });
    return true;
}

/** Handles the held keys again. */
export function pressHeld() {
    const keys = held;
    held = [];
    keys.forEach(shortcut);
}
