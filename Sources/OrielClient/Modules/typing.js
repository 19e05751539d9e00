import { holdControl, isTextField, lostFields } from './controls.js';
import { focusQuietly } from './dom.js';
import { sendText } from './events.js';
import { root } from './nodes.js';

// Text that the user has typed and that the server has not received.

/** Moves the text of a removed field to a field, as if it had been typed there. */
export function moveText(lost, field) {
    const { value } = lost;
    // It is moved once.
    holdControl(lost, 0);
    if (!isTextField(field) || field.value === value) return;
    field.value = value;
    sendText(field);
}

/** Moves the focus of a removed element, and the caret of a field. */
export function passFocus(lost, element) {
    const { selectionStart, selectionEnd, selectionDirection } = lost;
    focusQuietly(element);
    // Fields for numbers and mail addresses have no caret for scripts.
    if (isTextField(element) && selectionStart !== null) {
        element.setSelectionRange(selectionStart, selectionEnd, selectionDirection);
    }
}

/**
 * Moves text and focus of the fields that the last operations have removed to the fields that have replaced them: those with the
 * same label. The server replaces fields, for example, if the window has another size than it assumed for the first page.
 */
export function moveTyping(activeElement) {
    for (const field of lostFields()) {
        const { ariaLabel, localName, type } = field;
        const [found, other] = [...root.querySelectorAll(localName)]
            .filter((one) => one.ariaLabel === ariaLabel && one.type === type && !one._control);
        if (!found || other) continue;
        moveText(field, found);
        if (field === activeElement || field._hadFocus && activeElement === document.body) passFocus(field, found);
    }
}
