import { isNode } from './nodes.js';

// The values of controls while the server has not handled their events. The state is the element's property `_control`:
// `event` is the number of the last event that changed it, `_isTyped` is true if the user typed its text, `pending` is the
// text that the server sent during a composition, `base` is the text at the start of the composition.

let answered = 0;
const typed = new Set();
let composing = null;
let late = [];

/** Returns the state of a control. */
export function controlState(element) {
    return (element._control ??= { event: 0 });
}

/** Stores the highest event number that the server has handled. */
export function noteAnswer(number) {
    answered = number;
}

/** Keeps a control's value until the server has answered an event. */
export function holdControl(element, event) {
    controlState(element).event = event;
    if (isTextField(element)) typed.add(element);
    element._address = document.URL;
    if (element.type !== 'radio') return;
    // Checking one unchecks another, which must not be checked again before the answer either.
    for (const other of document.getElementsByName(element.name)) controlState(other).event = event;
}

/** Returns whether the server has answered an event. */
export function isAnswered(event) {
    return event <= answered;
}

function isHeld(element) {
    return element._control && !isAnswered(element._control.event);
}

/** Keeps the text of a field in a page that is replaced, as the new page can show the field only after it has loaded its data. */
export function loseField(field) {
    holdControl(field, Infinity);
    field._hadFocus = field === document.activeElement;
    setTimeout(holdControl, 30_000, field, 0);
}

/** Returns the fields that have been removed before the server has handled their text. */
export function lostFields() {
    for (const field of typed) if (!isHeld(field) || field._address !== document.URL) typed.delete(field);
    return [...typed].filter((field) => !isNode(field));
}

/** Returns whether the user can type into an element. */
export function isTextField(element) {
    return element.matches(':is(input,textarea):read-write');
}

/** Sets a value from the server; null removes it. */
export function setValue(element, value) {
    const text = value ?? '';
    if (isHeld(element)) return;
    if (element === composing) element._control.pending = text;
    // A menu's options and a slider's bounds can follow its value in the same frame.
    else if (/^(select|range)/.test(element.type)) late.push(() => (element.value = text));
    else if (isTextField(element)) replaceText(element, text);
    else if (value === null) element.removeAttribute('value');
    else element.value = value;
}

/** Sets the values that were deferred to the end of the frame. */
export function setLateValues() {
    for (const show of late) show();
    late = [];
}

/** Sets whether a box is checked, unless the user's change is pending. */
export function setChecked(element, isChecked) {
    if (!isHeld(element)) element.checked = isChecked;
}

/** Returns the caret's position after a replacement: it keeps its distance to the nearer end of the text. */
function movedCaret(position, old, text) {
    const place = position < old.length / 2 ? position : text.length - old.length + position;
    return Math.max(0, Math.min(text.length, place));
}

/** Replaces the text of a field and keeps caret and selection. */
export function replaceText(element, text) {
    const { value, selectionStart, selectionEnd, selectionDirection } = element;
    // An equal text stays marked as typed: if the session is lost, the next one must get it.
    if (value === text) return;
    if (element._control) element._control._isTyped = false;
    element.value = text;
    if (document.activeElement !== element || selectionStart === null) return;
    const place = (position) => movedCaret(position, value, element.value);
    element.setSelectionRange(place(selectionStart), place(selectionEnd), selectionDirection);
}

/** Replaces a part of the text of a text area. */
export function spliceField(element, offset, count, text) {
    if (isHeld(element)) return;
    if (element === composing) {
        const { pending, base } = element._control;
        const old = pending ?? base;
        element._control.pending = old.slice(0, offset) + text + old.slice(offset + count);
    } else {
        element.setRangeText(text, offset, offset + count, 'preserve');
    }
}

/** Begins a composition: until its end only the input method changes the field. */
export function beginComposition(element) {
    if (!isTextField(element)) return;
    composing = element;
    const { value: base, selectionStart: start, selectionEnd: end } = element;
    Object.assign(controlState(element), { base, start, end, pending: undefined });
}

/** Ends a composition: sets the text the server sent meanwhile, with the composed text inserted at the caret. */
export function endComposition(element) {
    if (composing !== element) return;
    composing = null;
    const { base, pending, start, end } = element._control;
    if (pending === undefined || pending === base) return;
    const text = element.value;
    const composed = text.slice(start, text.length - (base.length - end));
    const place = movedCaret(start, base, pending);
    element.value = pending.slice(0, place) + composed + pending.slice(place);
    element.setSelectionRange(place + composed.length, place + composed.length);
}

/** Returns whether a composition is active. */
export function isComposing() {
    return composing?.isConnected;
}
