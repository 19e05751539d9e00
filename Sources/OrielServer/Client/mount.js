import { controlState, holdControl, isTextField } from './controls.js';
import { beginNumbering, numberContent, root } from './nodes.js';
import { settleNodes } from './observers.js';
import { leaveOverlays } from './overlays.js';
import { kinds, openQueue, sendEvent } from './queue.js';
import { replaceStyles } from './styles.js';

/** Numbers the page as the server wrote it; false if there are not as many nodes as it says. */
export function adoptPage() {
    beginNumbering(1);
    numberContent(root);
    return Number(root.dataset.nodes) === root.getElementsByTagName('*').length;
}

/** Replaces the whole page, and keeps what belongs to the person: focus, caret, scroll positions, text half typed. */
export function mountPage(reader) {
    const first = reader.int();
    const markup = reader.string();
    const rules = reader.string();
    const title = reader.string();
    if (!reader.isAtEnd) throw new RangeError('the frame is too long');

    const memory = remember();
    leaveOverlays(root, false);
    replaceStyles(rules);
    document.title = title;
    root.innerHTML = markup;
    beginNumbering(first);
    numberContent(root);
    openQueue();
    settleNodes();
    restore(memory);
}

// An element is found again by its test identifier, where there is one, else by its place in the nearest ancestor that
// has one.
function pathTo(element) {
    const steps = [];
    for (let node = element; node && node !== root; node = node.parentElement) {
        const name = node.dataset.testid;
        if (name && root.querySelectorAll(selector(name)).length === 1) return { name, steps };
        steps.unshift([node.localName, [...node.parentElement.children].indexOf(node)]);
    }
    return { steps };
}

const selector = (name) => `[data-testid="${CSS.escape(name)}"]`;

function find({ name, steps }) {
    let element = name ? root.querySelector(selector(name)) : root;
    for (const [tag, index] of steps) {
        element = element?.children[index];
        if (element?.localName !== tag) return null;
    }
    return element;
}

function remember() {
    const memory = { focus: null, scrolls: [], drafts: [] };
    for (const element of [root, ...root.getElementsByTagName('*')]) {
        const { scrollLeft, scrollTop } = element;
        if (scrollLeft || scrollTop) memory.scrolls.push({ path: pathTo(element), scrollLeft, scrollTop });
        if (element.control?.isTyped) memory.drafts.push({ path: pathTo(element), text: element.value });
    }
    const { activeElement } = document;
    if (root.contains(activeElement) && activeElement !== root) {
        const { selectionStart, selectionEnd, selectionDirection } = activeElement;
        memory.focus = { path: pathTo(activeElement), selectionStart, selectionEnd, selectionDirection };
    }
    return memory;
}

function restore({ focus, scrolls, drafts }) {
    for (const { path, text } of drafts) {
        const element = find(path);
        if (!element || !isTextField(element) || element.disabled || element.readOnly) continue;
        if (element.value === text) continue;
        element.value = text;
        controlState(element).isTyped = true;
        // The model of the new session has not heard of it.
        if (Number(element.dataset.e) & 4) holdControl(element, sendEvent(element, kinds.input, text));
    }
    for (const { path, scrollLeft, scrollTop } of scrolls) {
        find(path)?.scrollTo({ left: scrollLeft, top: scrollTop, behavior: 'instant' });
    }
    const element = focus && find(focus.path);
    if (!element) return;
    element.focus({ preventScroll: true });
    if (typeof focus.selectionStart === 'number' && isTextField(element)) {
        element.setSelectionRange(focus.selectionStart, focus.selectionEnd, focus.selectionDirection);
    }
}
