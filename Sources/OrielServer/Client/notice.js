import { makeElement } from './dom.js';

// A quiet line at the bottom of the window, for what the page itself cannot say.

const line = makeElement('div', 'notice');
line.setAttribute('role', 'status');

/** Shows a line, and a button if there is something to do about it; gives the text, to be changed. */
export function showNotice(text, label, action) {
    line.replaceChildren(text);
    if (action) {
        const button = makeElement('button', '', label);
        button.onclick = action;
        line.append(button);
    }
    if (!line.isConnected) document.body.append(line);
    // Above an open dialog.
    line.popover = 'manual';
    line.hidePopover();
    line.showPopover();
    return line.firstChild;
}

/** Takes the line away. */
export function hideNotice() {
    line.replaceChildren();
}
