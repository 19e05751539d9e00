import { isAnswered, isComposing } from './controls.js';
import { listen } from './dom.js';
import * as kinds from './kinds.js';
import { isNode } from './nodes.js';
import { sendEventSoon } from './queue.js';

// The selection of text fields: `[data-watch]` with the word `selection`. A selection that the app has set follows it, as two offsets in
// UTF-16 code units. Of a selection towards the start of the text, the end comes first, as in what is reported.

listen(document, 'selectionchange focusin', report);

/** Selects what the app has set, unless the user has typed since. */
export function showSelection(field) {
    const { watch = '' } = field.dataset;
    if (watch === field._selectionSet) return;
    field._selectionSet = watch;
    const [, start, end] = watch.split(' ');
    if (end === undefined || field.selectionStart === null || isComposing() || !isAnswered(field._control?.event ?? 0)) return;
    // What the app has set need not be reported, unless the text has no such place.
    field._selection = `${start} ${end}`;
    field.setSelectionRange(Math.min(start, end), Math.max(start, end), +end < +start ? 'backward' : 'none');
}

function report() {
    const field = document.activeElement;
    if (!isNode(field) || !/^selection/.test(field.dataset.watch)) return;
    const { selectionStart, selectionEnd, selectionDirection } = field;
    // Fields for mail addresses have no selection for scripts.
    if (selectionStart === null) return;
    const places = selectionDirection === 'backward' ? [selectionEnd, selectionStart] : [selectionStart, selectionEnd];
    const selection = places.join(' ');
    if (selection === field._selection) return;
    field._selection = selection;
    sendEventSoon(field, kinds.selection, places);
}
