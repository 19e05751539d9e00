// What a control shows while the server has not yet heard of it. The state hangs on the element as `control`:
// `event` the number of the last event that changed it, `isTyped` whether the person wrote what it shows,
// `pending` what the server said during a composition, `base` what it showed when the composition began.

let answered = 0;
let composing = null;
let late = [];

/** The state of a control. */
export function controlState(element) {
    return (element.control ??= { event: 0 });
}

/** Takes note of the highest event number the server has handled. */
export function noteAnswer(number) {
    answered = number;
}

/** Remembers that the person changed a control with an event. */
export function holdControl(element, event) {
    controlState(element).event = event;
    if (element.type !== 'radio') return;
    // Choosing one takes the mark from another, which must not come back before the answer either.
    for (const other of document.getElementsByName(element.name)) controlState(other).event = event;
}

/** Whether the server has answered an event. */
export function isAnswered(event) {
    return event <= answered;
}

function isHeld(element) {
    return element.control && !isAnswered(element.control.event);
}

/** Whether the person can write into this element. */
export function isTextField(element) {
    return element.matches(':is(input,textarea):read-write');
}

/** Shows a value the server sent, or with null none. */
export function setValue(element, value) {
    const text = value ?? '';
    if (isHeld(element)) return;
    if (element === composing) element.control.pending = text;
    // The value of a menu needs its options, that of a slider its bounds, and both may come after it.
    else if (/^(select|range)/.test(element.type)) late.push(() => (element.value = text));
    else if (isTextField(element)) replaceText(element, text);
    else if (value === null) element.removeAttribute('value');
    else element.value = value;
}

/** Sets the values that had to wait until the end of the frame. */
export function setLateValues() {
    for (const show of late) show();
    late = [];
}

/** Shows whether a box is checked, if the person has not just decided. */
export function setChecked(element, isChecked) {
    if (!isHeld(element)) element.checked = isChecked;
}

/** Where a caret goes when its text is replaced: it keeps its distance to the end it is nearer to. */
function movedCaret(position, old, text) {
    const place = position < old.length / 2 ? position : text.length - old.length + position;
    return Math.max(0, Math.min(text.length, place));
}

/** Replaces the text of a field and keeps caret and selection. */
export function replaceText(element, text) {
    if (element.control) element.control.isTyped = false;
    const { value, selectionStart, selectionEnd, selectionDirection } = element;
    if (value === text) return;
    element.value = text;
    if (document.activeElement !== element || selectionStart === null) return;
    const place = (position) => movedCaret(position, value, element.value);
    element.setSelectionRange(place(selectionStart), place(selectionEnd), selectionDirection);
}

/** Replaces a part of the text of a text area. */
export function spliceField(element, offset, count, text) {
    if (isHeld(element)) return;
    if (element === composing) {
        const { pending, base } = element.control;
        const old = pending ?? base;
        element.control.pending = old.slice(0, offset) + text + old.slice(offset + count);
    } else {
        element.setRangeText(text, offset, offset + count, 'preserve');
    }
}

/** Begins a composition: from now on the field belongs to the input method. */
export function beginComposition(element) {
    if (!isTextField(element)) return;
    composing = element;
    const { value: base, selectionStart: start, selectionEnd: end } = element;
    Object.assign(controlState(element), { base, start, end, pending: undefined });
}

/** Ends a composition. What the server said meanwhile is taken over, with the composed text at the caret. */
export function endComposition(element) {
    if (composing !== element) return;
    composing = null;
    const { base, pending, start, end } = element.control;
    if (pending === undefined || pending === base) return;
    const text = element.value;
    const composed = text.slice(start, text.length - (base.length - end));
    const place = movedCaret(start, base, pending);
    element.value = pending.slice(0, place) + composed + pending.slice(place);
    element.setSelectionRange(place + composed.length, place + composed.length);
}

/** Whether a text is being composed. */
export function isComposing() {
    return composing?.isConnected;
}
