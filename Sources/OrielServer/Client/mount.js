import { controlState, holdControl, isTextField } from './controls.js';
import { focusQuietly } from './dom.js';
import { hears } from './events.js';
import { beginNumbering, nodeCount, root } from './nodes.js';
import { settleNodes } from './observers.js';
import { leaveOverlays } from './overlays.js';
import { kinds, openQueue, sendEvent } from './queue.js';
import { replaceStyles } from './styles.js';
import { isAtEnd, readInt, readString, refuse } from './wire.js';

/** Numbers the page as the server wrote it; false if there are not as many nodes as it says. */
export function adoptPage() {
    beginNumbering(1);
    const difference = nodeCount() - root.dataset.nodes;
    // From here on all of the page is laid out, not only what comes first: it is going to be measured.
    delete root.dataset.nodes;
    return difference === 0;
}

/** Replaces the whole page, and keeps what belongs to the person: focus, caret, scroll positions, text half typed. */
export function mountPage() {
    const first = readInt();
    const markup = readString();
    const rules = readString();
    const title = readString();
    if (!isAtEnd()) refuse();

    const restore = remember();
    leaveOverlays(root, false);
    replaceStyles(rules);
    document.title = title;
    root.innerHTML = markup;
    beginNumbering(first);
    openQueue();
    settleNodes();
    restore();
}

/** A selector of an element: by its test identifier, where there is one, else by its place in its parent. */
function pathTo(element) {
    const { localName, parentElement, dataset } = element;
    if (element === root) return '#oriel';
    const named = `#oriel [data-testid="${CSS.escape(dataset.testid ?? '')}"]`;
    if (dataset.testid && document.querySelectorAll(named).length === 1) return named;
    return `${pathTo(parentElement)} > ${localName}:nth-child(${[...parentElement.children].indexOf(element) + 1})`;
}

/** Takes note of what belongs to the person; the result gives it to the page that is there then. */
function remember() {
    const actions = [];
    const later = (element, action) => {
        const path = pathTo(element);
        actions.push(() => {
            const found = document.querySelector(path);
            if (found) action(found);
        });
    };
    for (const element of [root, ...root.querySelectorAll('*')]) {
        const { scrollLeft: left, scrollTop: top, value } = element;
        if (element.control?.isTyped) later(element, (field) => restoreText(field, value));
        if (left || top) later(element, (scroller) => scroller.scrollTo({ left, top, behavior: 'instant' }));
    }
    const { activeElement } = document;
    if (root.contains(activeElement)) {
        const { selectionStart, selectionEnd, selectionDirection } = activeElement;
        later(activeElement, (element) => {
            focusQuietly(element);
            if (isTextField(element) && selectionStart !== null) {
                element.setSelectionRange(selectionStart, selectionEnd, selectionDirection);
            }
        });
    }
    return () => actions.forEach((action) => action());
}

function restoreText(field, text) {
    if (!isTextField(field) || field.value === text) return;
    field.value = text;
    controlState(field).isTyped = true;
    // The model of the new session has not heard of it.
    if (hears(field, kinds.input)) holdControl(field, sendEvent(field, kinds.input, [text]));
}
