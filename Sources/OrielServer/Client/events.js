import { beginComposition, controlState, endComposition, holdControl, isTextField } from './controls.js';
import { actAlone } from './files.js';
import { root } from './nodes.js';
import {
    choseItem, clickedBackdrop, escape, menuKey, moveFocus, openMenu, pressedBeside, toggleMenu, topOverlay,
} from './overlays.js';
import { kinds, sendEvent, sendEventSoon } from './queue.js';

// One listener per kind of event at the root. A node hears an event if its mask has the bit.

const interactive = 'button,a[href],input,select,textarea,label,summary,option,[contenteditable]';
const isApple = /Mac|iP(hone|ad|od)/.test(navigator.platform);

let lastTap = { element: null, time: 0, count: 0, x: 0, y: 0 };
let suppressesClick = false;
let hovered = [];

/** The innermost node around a target that hears a kind of event. */
export function listener(target, kind) {
    for (let element = target; element && element !== root; element = element.parentElement) {
        if (element.nodeNumber !== undefined && hears(element, kind)) return element;
    }
    return null;
}

/** Whether the mask of a node has the bit of a kind of event. */
export function hears({ dataset }, kind) {
    return (dataset.e & (1 << (kind - 1))) !== 0;
}

/** Keeps the click that ends a gesture from being taken for a tap. */
export function suppressClick() {
    suppressesClick = true;
}

/** Begins to listen. */
export function watchEvents() {
    const handlers = {
        click, contextmenu, change, input, keydown, submit, focusin, focusout, pointerover, compositionstart,
        compositionend,
    };
    for (const [name, handler] of Object.entries(handlers)) root.addEventListener(name, handler);
    root.addEventListener('dragstart', (event) => listener(event.target, kinds.drag) && event.preventDefault());
    root.addEventListener('cancel', (event) => event.preventDefault(), true);
    document.addEventListener('keydown', shortcut);
    document.addEventListener('pointerdown', pointerdown, true);
    document.documentElement.addEventListener('pointerleave', () => hover([]));
    // Without one, Safari shows no pressed states.
    root.addEventListener('touchstart', () => {}, { passive: true });
}

function pointerdown(event) {
    suppressesClick = pressedBeside(event.target);
    if (suppressesClick) event.preventDefault();
}

// MARK: Taps

function click(event) {
    const { target } = event;
    if (suppressesClick && event.detail) {
        suppressesClick = false;
        event.preventDefault();
        event.stopPropagation();
        return;
    }
    clickedBackdrop(event);
    const opener = target.closest('[data-menu]');
    if (opener) {
        event.preventDefault();
        return toggleMenu(opener);
    }
    actAlone(target);
    // The control of a label gets a click of its own.
    const control = target.closest('label')?.control;
    if (control && control !== target && !target.closest('button,a[href],input,select,textarea')) return;
    // Like a tap, a choice is heard by the innermost.
    const chosen = select(event);
    if (!chosen || chosen.contains(listener(target, kinds.tap))) tap(event);
    choseItem(target);
}

function tap(event) {
    const { target, detail, clientX, clientY } = event;
    const element = listener(target, kinds.tap);
    if (!element) return;
    // What is tapped is the control, not what is around it.
    const inner = target.closest(interactive);
    if (inner && inner !== element && element.contains(inner)) return;
    if (!takesLink(event)) return;
    const box = element.getBoundingClientRect();
    // A click by key or by an assistive tool has no place.
    const x = detail ? clientX - box.left : box.width / 2;
    const y = detail ? clientY - box.top : box.height / 2;
    sendEvent(element, kinds.tap, tapCount(element, event), x, y);
}

function tapCount(element, { timeStamp, detail, clientX, clientY }) {
    const isNear = Math.hypot(clientX - lastTap.x, clientY - lastTap.y) < 24;
    const goesOn = detail > 0 && lastTap.element === element && timeStamp - lastTap.time < 400 && isNear;
    const count = goesOn ? Math.min(255, lastTap.count + 1) : 1;
    lastTap = { element, time: timeStamp, count, x: clientX, y: clientY };
    return count;
}

/** A choice among what carries an index in a node, or if nothing does, among its children; the node if one was made. */
function select(event) {
    const { target } = event;
    const element = listener(target, kinds.select);
    if (!element || element.nodeName === 'SELECT') return null;
    const indexed = target.closest('[data-index]');
    let index = -1;
    if (element.contains(indexed)) {
        index = Number(indexed.dataset.index);
    } else if (!element.querySelector('[data-index]')) {
        const children = [...element.children].filter(({ nodeNumber }) => nodeNumber !== undefined);
        index = children.findIndex((child) => child.contains(target));
    }
    if (index < 0) return null;
    if (takesLink(event)) sendEvent(element, kinds.select, index);
    return element;
}

// A plain click on a link is the server's to answer, one with a key held is the browser's.
function takesLink(event) {
    if (!event.target.closest('a[href]')) return true;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return false;
    event.preventDefault();
    return true;
}

function contextmenu(event) {
    const { target, clientX: x, clientY: y } = event;
    if (event.pointerType === 'touch' && listener(target, kinds.longPress)) event.preventDefault();
    const source = target.closest('[data-context]');
    if (source && openMenu(source, { left: x, right: x, top: y, bottom: y })) event.preventDefault();
}

// MARK: Controls

function change({ target }) {
    const { type, nodeName } = target;
    if (nodeName === 'SELECT') {
        const chooser = listener(target, kinds.select);
        if (chooser === target) return holdControl(target, sendEvent(target, kinds.select, target.selectedIndex));
    }
    const element = listener(target, kinds.change);
    if (!element) return;
    const value = type === 'checkbox' ? String(target.checked) : target.value;
    holdControl(target, sendEvent(element, kinds.change, value));
}

function input(event) {
    const { target } = event;
    if (!event.isComposing) sendText(target);
}

function sendText(target) {
    if (/^(checkbox|radio|file)$/.test(target.type) || target.nodeName === 'SELECT') return;
    const element = listener(target, kinds.input);
    if (isTextField(target)) controlState(target).isTyped = true;
    if (!element) return;
    if (target.type === 'range') {
        // Held back at once: the number is given when the frame ends.
        controlState(target).event = Infinity;
        element.slider = target;
        return sendEventSoon(element, kinds.input, target.value);
    }
    holdControl(target, sendEvent(element, kinds.input, target.value));
}

/** Reports what was written and checked before the client was there, or what the browser has kept over a reload. */
export function reportEarlierInput() {
    for (const field of root.querySelectorAll('input,textarea')) {
        const isText = isTextField(field) || field.type === 'range';
        const isChanged = isText ? field.value !== field.defaultValue : field.checked !== field.defaultChecked;
        if (isChanged) field.dispatchEvent(new Event(isText ? 'input' : 'change', { bubbles: true }));
    }
}

function compositionstart({ target }) {
    beginComposition(target);
}

function compositionend({ target }) {
    endComposition(target);
    sendText(target);
}

function submit(event) {
    event.preventDefault();
    const element = listener(event.target, kinds.submit);
    if (element) sendEvent(element, kinds.submit);
}

// MARK: Focus and hover

function focusin({ target, relatedTarget }) {
    const element = listener(target, kinds.focus);
    if (element && element !== listener(relatedTarget, kinds.focus)) sendEvent(element, kinds.focus, 1);
}

function focusout({ target, relatedTarget }) {
    // The window lost the focus, not the node.
    if (!document.hasFocus()) return;
    const element = listener(target, kinds.focus);
    if (element && element !== listener(relatedTarget, kinds.focus)) sendEvent(element, kinds.focus, 0);
}

function pointerover({ target, pointerType }) {
    if (pointerType === 'touch') return;
    const under = [];
    for (let element = listener(target, kinds.hover); element; element = listener(element.parentElement, kinds.hover)) {
        under.push(element);
    }
    hover(under);
}

function hover(under) {
    for (const element of hovered) if (!under.includes(element)) sendEvent(element, kinds.hover, 0);
    for (const element of under) if (!hovered.includes(element)) sendEvent(element, kinds.hover, 1);
    hovered = under;
}

// MARK: Keys

const modifiers = (event) =>
    (event.shiftKey ? 1 : 0) | (event.ctrlKey ? 2 : 0) | (event.altKey ? 4 : 0) | (event.metaKey ? 8 : 0);

function keydown(event) {
    const { key, target } = event;
    // A key that belongs to the input method; Safari says so by the code only.
    if (event.isComposing || event.keyCode === 229) return;
    const isField = isTextField(target);
    if (menuKey(key) || (!isField && arrowKey(event))) return event.preventDefault();
    if (key === 'Enter' && isField && target.nodeName === 'INPUT') {
        const element = listener(target, kinds.submit);
        if (element) {
            event.preventDefault();
            return void sendEvent(element, kinds.submit);
        }
    }
    const isTappable = hears(target, kinds.tap) || 'index' in target.dataset;
    if ((key === 'Enter' || key === ' ') && isTappable && !target.matches(interactive)) {
        event.preventDefault();
        return target.click();
    }
    if ((key === 'Delete' || key === 'Backspace') && !isField) {
        const row = listener(target, kinds.delete);
        if (row) return void sendEvent(row, kinds.delete);
    }
    sendKey(event, isField);
}

/** Arrow keys in tabs and segments choose, and open a menu from its button. */
function arrowKey({ target, key }) {
    if (key === 'ArrowDown' && target.matches('[data-menu][aria-expanded=false],[data-menu]:not([aria-expanded])')) {
        toggleMenu(target);
        return true;
    }
    const group = target.closest('[role=tablist],[role=radiogroup]');
    if (!group || target.nodeName === 'INPUT') return false;
    const items = [...group.querySelectorAll('[role=tab],[role=radio]')];
    const keys = ['ArrowLeft', 'ArrowRight'];
    if (getComputedStyle(group).direction === 'rtl') keys.reverse();
    const moves = moveFocus(items, key, ...keys);
    if (moves) document.activeElement.click();
    return moves;
}

function sendKey(event, isField) {
    const { key, target } = event;
    const element = listener(target, kinds.key);
    // What a field writes is no key press of what is around it.
    if (!element || (isField && key.length === 1 && !event.ctrlKey && !event.metaKey)) return;
    if (/^(Shift|Control|Alt|Meta)/.test(key)) return;
    const { keys } = element.dataset;
    if (keys !== undefined && !keys.split(' ').includes(key === ' ' ? 'Space' : key)) return;
    if (!isField && (keys !== undefined || /^( |Arrow.*|Page.*|Home|End)$/.test(key))) event.preventDefault();
    sendEvent(element, kinds.key, key, modifiers(event));
}

function shortcut(event) {
    if (event.defaultPrevented || event.isComposing) return;
    const { key, target } = event;
    let held = modifiers(event);
    // Where there is no command key, control stands for it.
    if (!isApple && held & 2) held = (held & ~2) | 8;
    const scope = topOverlay() ?? root;
    const isTyping = isTextField(target) && key.length === 1 && !(held & 10);
    const ownsEnter = key === 'Enter' && target.matches?.('button,a[href],textarea,select,summary');
    const name = `${held}:${key.toLowerCase()}`;
    const button = !isTyping && !ownsEnter &&
        [...scope.querySelectorAll('[data-shortcut]')].find(({ dataset }) => dataset.shortcut.toLowerCase() === name);
    if (button && !button.disabled) {
        event.preventDefault();
        button.click();
    } else if (key === 'Escape' && escape()) {
        event.preventDefault();
    }
}
