import { makeElement } from './dom.js';

// A line at the bottom of the window for messages of the client.

const line = makeElement('div', 'notice');
line.setAttribute('role', 'status');

/** Shows a line, with a button if there is an action; returns the text node, so that the text can be updated. */
export function showNotice(text, label, action) {
    line.replaceChildren(text);
    if (action) {
        const button = makeElement('button', '', label);
        button.onclick = action;
        line.append(button);
    }
    if (!line.isConnected) document.body.append(line);
    // Above open dialogs.
    line.popover = 'manual';
    line.hidePopover();
    line.showPopover();
    return line.firstChild;
}

/** Hides the line. */
export function hideNotice() {
    line.replaceChildren();
}
