import { boxOf, listen, makeElement } from './dom.js';
import { listener, suppressClick, writable } from './events.js';
import * as kinds from './kinds.js';
import { load } from './later.js';
import { isNode } from './nodes.js';
import { sendEvent, sendEventSoon } from './queue.js';

// Drag and drop. A mouse uses the browser's own, which also brings files and texts from outside of the page. A finger lifts a node after
// a long press and moves a copy of it. The server knows what a node of the page stands for: it hears which one was lifted, and where it is.

const [entered, moved, left, dropped] = [0, 1, 2, 3];
// Marks a drag as one of this client; Firefox drags only what has data.
const own = 'application/x-oriel';
const holdTime = 500;
const slop = 10;
// Longer texts are sent as files, which have no limit of a message.
const longestText = 10000;

let source = null;
let target = null;
let lastAim = null;

/** Prepares a node that can be dragged, or one that takes what is dropped. */
export function prepare(element) {
    if (!('lift' in element.dataset) || element._lifts) return;
    element._lifts = true;
    element.draggable = true;
    listen(element, 'dragstart', lift);
    listen(element, 'dragend', end);
    prepareTouch(element);
}

// MARK: The source

function canLift(element, { target }) {
    // A selected text has its own drag, and so have fields; the innermost node is dragged.
    return target.closest?.('[data-lift]') === element && !target.closest(writable) && 'lift' in element.dataset;
}

function lift(event) {
    event.stopPropagation();
    if (!canLift(this, event)) return;
    // A finger is followed below, alike in all browsers.
    if (finger) return event.preventDefault();
    const { dataTransfer, clientX, clientY } = event;
    const { left, top } = boxOf(this);
    const preview = previewOf(this);
    dataTransfer.clearData();
    dataTransfer.setData(own, '');
    dataTransfer.effectAllowed = 'all';
    if (preview) {
        const ghost = makeGhost(preview);
        ghost.style.translate = '-200vw';
        dataTransfer.setDragImage(ghost, 0, 0);
        // The browser has drawn it by then.
        setTimeout(() => ghost.remove());
    } else dataTransfer.setDragImage(this, clientX - left, clientY - top);
    begin(this);
}

function begin(element) {
    source = element;
    sendEvent(element, kinds.lift, [true]);
}

function end() {
    leave();
    if (source) sendEvent(source, kinds.lift, [false]);
    source = null;
}

// A copy above everything, also above dialogs.
function makeGhost(element) {
    const ghost = makeElement('div', 'ghost', element.cloneNode(true));
    ghost.popover = 'manual';
    document.body.append(ghost);
    ghost.showPopover();
    return ghost;
}

function previewOf(element) {
    if (element.dataset.lift !== 'preview') return null;
    const outer = element.matches('[data-kind=draggable]') ? element : element.querySelector('[data-kind=draggable]');
    return [...outer?.querySelectorAll('[data-kind=drag-preview]') ?? []].at(-1)?.firstElementChild;
}

// MARK: The target

/** Says what the pointer is over; returns the node that may take the drag. */
function aim(place, { clientX, clientY }, content = '') {
    let element = listener(place, kinds.drop);
    while (element && !takes(element, content)) element = listener(element.parentElement, kinds.drop);
    if (element !== target) {
        leave();
        target = element;
        say(entered, clientX, clientY, content);
    } else if (target && /moves/.test(target.dataset.drop) && `${clientX} ${clientY}` !== lastAim.place) {
        say(moved, clientX, clientY, content);
    }
    if (target) follow(clientX, clientY, content);
    return target;
}

// A node without `data-drop` takes only what is pasted.
function takes({ dataset }, content) {
    return 'drop' in dataset && !(content && /own/.test(dataset.drop));
}

function follow(clientX, clientY, content) {
    const { left, top, height } = boxOf(target);
    lastAim = {
        place: `${clientX} ${clientY}`,
        isAfter: clientY > top + height / 2,
        content,
        fractions: [clientX - left, clientY - top],
    };
    if (/row/.test(target.dataset.drop)) target.dataset.inserting = lastAim.isAfter ? 'after' : 'before';
}

function say(phase, clientX, clientY, content) {
    if (!target) return;
    follow(clientX, clientY, content);
    const send = phase === moved ? sendEventSoon : sendEvent;
    send(target, kinds.drop, [phase, lastAim.isAfter, content], lastAim.fractions);
}

function leave() {
    if (!target) return;
    if (isNode(target)) sendEvent(target, kinds.drop, [left, false, lastAim.content], lastAim.fractions);
    forgetTarget();
}

function forgetTarget() {
    delete target?.dataset.inserting;
    target = null;
}

function drop(event, content) {
    say(dropped, event.clientX, event.clientY, content);
    forgetTarget();
}

listen(document, 'dragover', (event) => {
    const { dataTransfer, target: place } = event;
    const isOwn = dataTransfer.types.includes(own);
    // The end of a drag is not reported if its source has been removed.
    if (!isOwn) source = null;
    const isFile = dataTransfer.types.includes('Files');
    // Fields take texts themselves.
    if (!source && !isFile && place.closest?.(writable)) return leave();
    const found = (source || !isOwn) && aim(place, event, source ? '' : JSON.stringify({ types: announced(dataTransfer) }));
    // A file that is dropped elsewhere would replace the page.
    if (!found && !isFile) return;
    event.preventDefault();
    dataTransfer.dropEffect = !found ? 'none' : source ? 'move' : 'copy';
});

listen(document, 'dragleave', ({ relatedTarget }) => relatedTarget || leave());

listen(document, 'drop', (event) => {
    if (!target) return;
    event.preventDefault();
    if (source) return drop(event, '');
    const goal = target;
    const content = readTransfer(event.dataTransfer);
    if (typeof content === 'string') return drop(event, content);
    // The target is not left until the files have their numbers.
    target = null;
    content.then((json) => {
        target = isNode(goal) ? goal : null;
        drop(event, json);
    });
});

/** Returns the JSON of what is dropped or pasted; a promise of it if there are files, which get numbers first. */
export function readTransfer(transfer) {
    const files = [...transfer.items].filter(isFileItem).map((item) => item.getAsFile()).slice(0, 100);
    const url = transfer.getData('text/uri-list').split(/\r?\n/).find((line) => line && line[0] !== '#');
    let text = transfer.getData('text/plain');
    if (text.length > longestText) {
        files.push(new File([text], 'text.txt', { type: 'text/plain' }));
        text = '';
    }
    const content = { url: url?.slice(0, longestText), text: text || undefined };
    if (!files.length) return JSON.stringify(content);
    return load('files').then(({ keepFiles }) => JSON.stringify({ ...content, files: keepFiles(files) }));
}

function isFileItem(item) {
    return item.kind === 'file' && !item.webkitGetAsEntry?.()?.isDirectory;
}

// Until it is dropped, pages see only the types.
function announced({ types, items }) {
    const files = [...items].filter(({ kind }) => kind === 'file').map(({ type }) => type || 'Files');
    const rest = types.filter((type) => /^text\/(plain|uri-list)$/.test(type));
    return [...(types.includes('Files') && !files.length ? ['Files'] : files).slice(0, 90), ...rest];
}

// MARK: Fingers

let finger = null;

function prepareTouch(element) {
    listen(element, 'touchstart', (event) => {
        const { touches } = event;
        if (!canLift(element, event)) return;
        letGo();
        if (touches.length > 1) return;
        const [{ clientX, clientY }] = touches;
        finger = { element, clientX, clientY, _isHeld: false };
        finger.timer = setTimeout(() => {
            finger._isHeld = true;
            element.dataset.lifted = '';
            navigator.vibrate?.(10);
        }, holdTime);
    }, { passive: true });
    listen(element, 'touchmove', (event) => {
        if (finger?.element !== element) return;
        const [touch] = event.touches;
        const isFar = Math.hypot(touch.clientX - finger.clientX, touch.clientY - finger.clientY) > slop;
        if (!finger._isHeld) return isFar && letGo();
        // Keeps the browser from scrolling.
        event.preventDefault();
        if (!finger.ghost && isFar) raise(element);
        if (!finger.ghost) return;
        moveGhost(touch);
        aim(document.elementFromPoint(touch.clientX, touch.clientY), touch);
    }, { passive: false });
    listen(element, 'touchend', (event) => {
        if (finger?.ghost) {
            event.preventDefault();
            if (target) drop(event.changedTouches[0], '');
            end();
        }
        letGo();
    });
    listen(element, 'touchcancel', () => {
        if (finger?.ghost) end();
        letGo();
    });
    listen(element, 'contextmenu', (event) => finger && event.preventDefault());
}

function letGo() {
    clearTimeout(finger?.timer);
    finger?.ghost?.remove();
    delete finger?.element.dataset.lifted;
    finger = null;
}

function raise(element) {
    const { left, top, width } = boxOf(element);
    const preview = previewOf(element);
    const ghost = (finger.ghost = makeGhost(preview ?? element));
    if (!preview) ghost.style.width = `${width}px`;
    finger.left = preview ? 0 : left - finger.clientX;
    finger.top = preview ? 0 : top - finger.clientY;
    // A menu that the long press has opened.
    document.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    suppressClick();
    begin(element);
}

function moveGhost({ clientX, clientY }) {
    finger.ghost.style.translate = `${clientX + finger.left}px ${clientY + finger.top}px`;
}
