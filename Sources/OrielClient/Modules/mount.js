import { loseField } from './controls.js';
import { ifLoaded } from './later.js';
import { beginNumbering, root } from './nodes.js';
import { settleNodes } from './observers.js';
import { leaveOverlays } from './overlays.js';
import { events, openQueue } from './queue.js';
import { replaceStyles } from './styles.js';
import { moveText, passFocus } from './typing.js';
import { isAtEnd, readInt, readString, refuse } from './wire.js';

/** Numbers the nodes of the page that the server rendered; false if their count differs from the server's. */
export function adoptPage() {
    const difference = beginNumbering(1) - root.dataset.nodes;
    // Removing the attribute lays out the whole page, not only its first part, as it is measured next.
    delete root.dataset.nodes;
    return difference === 0;
}

/** Replaces the whole page, and keeps the user's state: focus, caret, scroll positions, unsent text. */
export function mountPage() {
    const first = readInt();
    const markup = readString();
    const rules = readString();
    const title = readString();
    if (!isAtEnd()) refuse();

    const restore = remember();
    // They are sent to the new page if it has the same elements.
    ifLoaded('late')?.keep(events);
    leaveOverlays(root, false);
    replaceStyles(rules);
    document.title = title;
    delete root.dataset.scheme;
    root.innerHTML = markup;
    beginNumbering(first);
    openQueue();
    settleNodes();
    restore();
}

/** Returns a selector for an element: its test identifier if that is unique, else its position in its parent. */
function pathTo(element) {
    const { localName, parentElement, dataset: { testid } } = element;
    if (element === root) return '#oriel';
    const named = `#oriel [data-testid=${JSON.stringify(testid)}]`;
    if (testid && document.querySelectorAll(named).length === 1) return named;
    return `${pathTo(parentElement)} > ${localName}:nth-child(${[...parentElement.children].indexOf(element) + 1})`;
}

/** Saves the user's state; the returned function restores it in the new page. */
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
        const { scrollLeft: left, scrollTop: top } = element;
        if (element._control?._isTyped) {
            loseField(element);
            later(element, (field) => moveText(element, field));
        }
        if (left || top) later(element, (scroller) => scroller.scrollTo({ left, top, behavior: 'instant' }));
    }
    const { activeElement } = document;
    if (root.contains(activeElement)) later(activeElement, (element) => passFocus(activeElement, element));
    return () => actions.forEach((action) => action());
}
