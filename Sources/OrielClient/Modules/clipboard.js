import { isTextField } from './controls.js';
import { listen } from './dom.js';
import { listener } from './events.js';
import * as kinds from './kinds.js';
import { ifLoaded, load } from './later.js';
import { isNode } from './nodes.js';
import { sendEvent } from './queue.js';

// Views that copy, cut, or take what is pasted: `[data-watch=clipboard]`. The keys differ between systems, so the browser's events for
// them are heard, not the keys. Copying and cutting are reported as the keys `Copy` and `Cut`, which the node has in `data-keys`; the
// server answers with the text. A paste is a drop.

const pasted = 4;

// What is pasted can be read only during the event.
load('drag');

listen(document, 'copy cut', (event) => {
    // A selected text is copied by the browser.
    if (isTextField(event.target) || !getSelection().isCollapsed) return;
    const key = event.type === 'copy' ? 'Copy' : 'Cut';
    tell(event, kinds.key, ({ keys }) => keys === key, (element) => sendEvent(element, kinds.key, [key, 0]));
});

listen(document, 'paste', (event) => {
    const { readTransfer } = ifLoaded('drag') ?? {};
    if (!readTransfer || (isTextField(event.target) && !hasOnlyFiles(event.clipboardData))) return;
    tell(event, kinds.drop, ({ drop }) => drop === undefined, async (element) => {
        const content = await readTransfer(event.clipboardData);
        if (isNode(element)) sendEvent(element, kinds.drop, [pasted, false, content], [0, 0]);
    });
});

/** Returns whether a text field has no use for what is pasted, such as a picture. */
function hasOnlyFiles({ types }) {
    return types.includes('Files') && !types.includes('text/plain');
}

function tell(event, kind, isWanted, send) {
    let element = listener(event.target, kind);
    while (element && !isWanted(element.dataset)) element = listener(element.parentElement, kind);
    if (!element) return;
    event.preventDefault();
    send(element);
}
