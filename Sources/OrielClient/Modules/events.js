import { setOwnStyle } from './attributes.js';
import { beginComposition, controlState, endComposition, holdControl, isTextField } from './controls.js';
import { boxOf, isRightToLeft, listen } from './dom.js';
import * as kinds from './kinds.js';
import { ifLoaded, load } from './later.js';
import { hears, isNode, root } from './nodes.js';
import {
    choseItem, clickedBackdrop, escape, menuKey, moveFocus, openMenu, pressedBeside, toggleMenu, topOverlay,
} from './overlays.js';
import { showOtherState } from './other-state.js';
import { sendEvent, sendEventSoon } from './queue.js';
import { bits } from './wire.js';

// The root has one listener per event. A node gets an event kind if its mask has the kind's bit.

/** A selector of the elements that the user edits. */
export const writable = 'input,select,textarea,[contenteditable]';
const interactive = `button,a[href],label,summary,option,${writable}`;
const filesOrShare = 'button:is([data-role=share],[data-role=files]):enabled';
const isApple = /Mac|iP(hone|ad|od)/.test(navigator.platform);

let lastTap = {};
let pressed = {};
let suppressesClick = false;
let hovered = [];

/** Returns the innermost node at or around a target whose mask has an event kind. */
export function listener(target, kind) {
    for (let element = target; element; element = element.parentElement) {
        if (isNode(element) && hears(element, kind)) return element;
    }
}

/** Sends an event to the innermost node with its kind; returns that node, if any. */
export function tell(target, kind, values) {
    const element = listener(target, kind);
    if (element) sendEvent(element, kind, values);
    return element;
}

/** Ignores the next click, which ends a gesture. */
export function suppressClick() {
    suppressesClick = true;
}

/** Starts to listen. */
export function watchEvents() {
    listen(root, 'click', click);
    listen(root, 'contextmenu', contextmenu);
    listen(root, 'change', change);
    listen(root, 'input', ({ target, isComposing }) => isComposing || sendText(target));
    listen(root, 'compositionstart', ({ target }) => beginComposition(target));
    listen(root, 'compositionend', ({ target }) => {
        endComposition(target);
        sendText(target);
    });
    listen(root, 'submit', submit);
    listen(root, 'keydown', keydown);
    listen(root, 'focusin focusout', focusMoved);
    listen(root, 'pointerover', pointerover);
    listen(root, 'dragstart', (event) => listener(event.target, kinds.drag) && event.preventDefault());
    listen(root, 'cancel', (event) => event.preventDefault(), true);
    listen(document, 'keydown', shortcut);
    listen(document, 'pointerdown', pointerdown, true);
    listen(document, 'pointerup pointercancel', () => setTimeout(join, 150, pressed.element));
    listen(document.documentElement, 'pointerleave', () => hover([]));
}

function pointerdown(event) {
    suppressesClick = pressedBeside(event.target);
    if (suppressesClick) event.preventDefault();
    // Read now, because a look that has just been released would have to be laid out first.
    const element = listener(event.target, kinds.tap);
    join(pressed.element);
    pressed = { element, box: element && boxOf(element) };
    // A press dims it. It stays isolated until the answer may have come, because a browser lays out and paints what is around a node that
    // is no longer isolated, which would delay the answer.
    if (element && getComputedStyle(element).opacity < 1) setOwnStyle(element, { isolation: 'isolate' });
}

function join(element) {
    if (!element?._ownStyle?.isolation) return;
    setOwnStyle(element, { isolation: '' });
    // A page that is compared with another has no traces of presses.
    if (!element.style.length) element.removeAttribute('style');
}

// MARK: Taps

function click(event) {
    const { target } = event;
    if (suppressesClick && event.detail) {
        suppressesClick = false;
        event.preventDefault();
        return event.stopPropagation();
    }
    clickedBackdrop(event);
    const opener = target.closest('[data-menu]');
    if (opener) {
        event.preventDefault();
        return toggleMenu(opener);
    }
    const file = target.closest(filesOrShare);
    if (file) load('files').then(({ actAlone }) => actAlone(file));
    // The browser sends a second click to the label's control.
    const { control } = target.closest(interactive) ?? {};
    if (control && control !== target) return;
    // Taps and selections both go to the innermost node that gets them.
    const chosen = select(event);
    if (!chosen || chosen.contains(listener(target, kinds.tap))) tap(event);
    choseItem(target);
}

function tap(event) {
    const { target, detail, clientX, clientY } = event;
    const element = listener(target, kinds.tap);
    if (!element) return;
    // A tap on a control is not a tap on the nodes around it.
    const inner = target.closest(interactive);
    if (inner !== element && element.contains(inner)) return;
    if (!takesLink(event)) return;
    const { left, top, width, height } = detail && pressed.element === element ? pressed.box : boxOf(element);
    // Clicks by keyboard and assistive technology have no position.
    const place = detail ? [clientX - left, clientY - top] : [width / 2, height / 2];
    showOtherState(element, sendEvent(element, kinds.tap, [tapCount(element, event)], place));
}

function tapCount(element, { timeStamp, detail, clientX, clientY }) {
    const isNear = Math.hypot(clientX - lastTap.clientX, clientY - lastTap.clientY) < 24;
    const goesOn = detail && lastTap.element === element && timeStamp - lastTap.timeStamp < 400 && isNear;
    const count = goesOn ? Math.min(127, lastTap.count + 1) : 1;
    lastTap = { element, timeStamp, count, clientX, clientY };
    return count;
}

/** Sends a selection: the index of an indexed descendant or, if the node has none, of a child; returns the node if there was one. */
function select(event) {
    const { target } = event;
    const element = listener(target, kinds.select);
    if (!element || element.nodeName === 'SELECT') return;
    const indexed = target.closest('[data-index]');
    let index = -1;
    if (element.contains(indexed)) index = Number(indexed.dataset.index);
    else if (!element.querySelector('[data-index]')) {
        index = [...element.children].filter(isNode).findIndex((child) => child.contains(target));
    }
    if (index < 0) return;
    if (takesLink(event)) sendEvent(element, kinds.select, [index]);
    return element;
}

// The server handles a plain click on a link; the browser handles one with a modifier key.
function takesLink(event) {
    if (!event.target.closest('a[href]')) return true;
    if (modifiers(event) || event.button) return false;
    event.preventDefault();
    return true;
}

function contextmenu(event) {
    const { target, clientX, clientY } = event;
    const isHeld = event.pointerType === 'touch' && listener(target, kinds.longPress);
    const source = target.closest('[data-context]');
    if ((source && openMenu(source, new DOMRect(clientX, clientY))) || isHeld) event.preventDefault();
}

// MARK: Controls

function change({ target }) {
    const { type, nodeName, value, checked, selectedIndex } = target;
    const chooser = nodeName === 'SELECT' && listener(target, kinds.select);
    const element = listener(target, kinds.change);
    if (chooser === target) holdControl(target, sendEvent(target, kinds.select, [selectedIndex]));
    else if (element) {
        holdControl(target, sendEvent(element, kinds.change, [type === 'checkbox' ? String(checked) : value]));
    }
}

/** Sends the text of a field, or the value of a slider, and keeps it until the server has answered. */
export function sendText(target) {
    const { type, value } = target;
    const isRange = type === 'range';
    if (!isRange && !isTextField(target)) return;
    const element = listener(target, kinds.input);
    controlState(target)._isTyped = !isRange;
    if (!element) return;
    if (!isRange) return holdControl(target, sendEvent(element, kinds.input, [value]));
    // Held at once; the event gets its number at the next animation frame.
    controlState(target).event = Infinity;
    element._slider = target;
    sendEventSoon(element, kinds.input, [value]);
}

/** Reports input made before the client started, or restored by the browser after a reload. */
export function reportEarlierInput() {
    for (const field of root.querySelectorAll('input,textarea')) {
        if (field.checked !== field.defaultChecked) change({ target: field });
        else if (field.value !== field.defaultValue) sendText(field);
    }
}

/** Repeats the taps that a script in the page has kept until now. */
export function repeatEarlierTaps() {
    const taps = document.orielTaps ?? [];
    document.removeEventListener('click', taps.listener, true);
    for (const { target, clientX, clientY, detail } of taps) {
        target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, clientX, clientY, detail }));
    }
}

function submit(event) {
    event.preventDefault();
    tell(event.target, kinds.submit);
}

// MARK: Focus and hover

function focusMoved({ type, target, relatedTarget }) {
    // The window lost the focus; the node keeps it.
    if (!document.hasFocus()) return;
    // Shows the bar above the keyboard.
    root.toggleAttribute('data-typing', isTextField(document.activeElement));
    const element = listener(target, kinds.focus);
    if (element && element !== listener(relatedTarget, kinds.focus)) {
        sendEvent(element, kinds.focus, [type === 'focusin']);
    }
}

function pointerover({ target, pointerType }) {
    if (pointerType === 'touch') return;
    const under = [];
    while ((target = listener(target, kinds.hover))) {
        under.push(target);
        target = target.parentElement;
    }
    hover(under);
}

function hover(under) {
    for (const element of hovered) if (!under.includes(element)) sendEvent(element, kinds.hover, [false]);
    for (const element of under) if (!hovered.includes(element)) sendEvent(element, kinds.hover, [true]);
    hovered = under;
}

// MARK: Keys

function modifiers({ shiftKey, ctrlKey, altKey, metaKey }) {
    return bits(shiftKey, ctrlKey, altKey, metaKey);
}

function keydown(event) {
    const { key, target } = event;
    // Keys of the input method. Safari marks them by the key code only.
    if (event.isComposing || event.keyCode === 229) return;
    const isField = isTextField(target);
    const isTappable = hears(target, kinds.tap) || 'index' in target.dataset;
    if (menuKey(key) || (!isField && arrowKey(event))) event.preventDefault();
    else if (key === 'Enter' && isField && target.nodeName === 'INPUT' && tell(target, kinds.submit)) {
        event.preventDefault();
    } else if (/^(Enter| )$/.test(key) && isTappable && !target.matches(interactive)) {
        event.preventDefault();
        target.click();
    } else if (isField || !/^(Delete|Backspace)$/.test(key) || !tell(target, kinds.deletion)) sendKey(event, isField);
}

/** Handles arrow keys: they select in tabs and segmented controls, and open the menu of a button. */
function arrowKey({ target, key }) {
    if (key === 'ArrowDown' && target.matches('[data-menu]:not([aria-expanded=true])')) {
        toggleMenu(target);
        return true;
    }
    const group = target.closest('[role=tablist],[role=radiogroup]');
    if (!group || target.nodeName === 'INPUT') return false;
    const keys = ['ArrowLeft', 'ArrowRight'];
    if (isRightToLeft(group)) keys.reverse();
    const moves = moveFocus(group, '[role=tab],[role=radio]', key, ...keys);
    if (moves) document.activeElement.click();
    return moves;
}

function sendKey(event, isField) {
    const { key, target } = event;
    const takes = ({ dataset: { keys } }) => keys?.split(' ').includes(key === ' ' ? 'Space' : key) ?? true;
    let element = listener(target, kinds.key);
    while (element && !takes(element)) element = listener(element.parentElement, kinds.key);
    // Characters typed into a field are not key presses of the nodes around it.
    if (!element || (isField && key.length === 1 && !event.ctrlKey && !event.metaKey)) return;
    if (/^(Shift|Control|Alt|Meta)/.test(key)) return;
    const { keys } = element.dataset;
    if (!isField && (keys !== undefined || /^( |Arrow.*|Page.*|Home|End)$/.test(key))) event.preventDefault();
    sendEvent(element, kinds.key, [key, modifiers(event)]);
}

/** Presses the button with a shortcut. */
export function shortcut(event) {
    if (event.defaultPrevented || event.isComposing) return;
    const { key, target } = event;
    let held = modifiers(event);
    // Some layouts need Shift for a punctuation mark, others do not.
    if (/^[^\w ]$/.test(key)) held &= ~1;
    // Control replaces the command key on other systems than Apple's.
    if (!isApple && held & 2) held += 6;
    // A field keeps what is typed, and a button its Enter, unless Control or the command key is held.
    const isOwn = key === 'Enter' ? target.nodeName !== 'INPUT' && target.matches(interactive) : key.length === 1 && isTextField(target);
    // Pages and tabs that are covered may have the same shortcut.
    const selector = `[data-shortcut=${JSON.stringify(`${held}:${key}`)} i]:not(:disabled,[data-state=covered] *)`;
    if (isOwn && !(held & 10)) return;
    const button = (topOverlay() ?? root).querySelector(selector);
    if (button || (key === 'Escape' && escape())) event.preventDefault();
    // Events without an answer may show another button.
    if (!ifLoaded('late')?.holds(event, button)) button?.click();
}
