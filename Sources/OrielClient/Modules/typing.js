import { controlState, holdControl, isTextField, takeLostFields } from './controls.js';
import { focusQuietly } from './dom.js';
import * as kinds from './kinds.js';
import { hears, root } from './nodes.js';
import { sendEvent } from './queue.js';

// Text that the user has typed and that the server has not received.

/** Sets the text of a field as if it had been typed. */
export function restoreText(field, text) {
    if (!isTextField(field) || field.value === text) return;
    field.value = text;
    controlState(field)._isTyped = true;
    if (hears(field, kinds.input)) holdControl(field, sendEvent(field, kinds.input, [text]));
}

/**
 * Moves text and focus of the fields that the last operations have removed to the fields that have replaced them: those with the
 * same label. The server replaces fields, for example, if the window has another size than it assumed for the first page.
 */
export function moveTyping(activeElement) {
    for (const field of takeLostFields()) {
        const { ariaLabel, localName, selectionEnd, selectionStart, type, value } = field;
        const [found, other] = [...root.querySelectorAll(localName)]
            .filter((one) => one.ariaLabel === ariaLabel && one.type === type && !one._control);
        if (!found || other) continue;
        restoreText(found, value);
        if (field !== activeElement) continue;
        focusQuietly(found);
        // Fields for numbers and mail addresses have no caret for scripts.
        if (selectionStart !== null) found.setSelectionRange(selectionStart, selectionEnd);
    }
}
