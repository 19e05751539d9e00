import { setOwnStyle } from './attributes.js';
import { focusQuietly, isRightToLeft, listen } from './dom.js';
import { hears } from './events.js';
import { isNode, nextNode } from './nodes.js';
import { kinds, sendEvent } from './queue.js';

// What stands above the page. The server's overlays (`<dialog data-modal>`, `[popover][data-open]`) come and go with
// their nodes: the client opens them and reports the wish to close. Menus (`<button data-menu>` or anything with
// `data-context`, followed by a `[popover]`) are opened and closed by the client alone.

let overlays = [];
let menus = [];

/** Opens an overlay of the server's. */
export function showOverlay(element) {
    if (overlays.includes(element)) return;
    overlays.push(element);
    if (!isDialog(element)) {
        return openAbove(element, document.getElementById(element.dataset.open) ?? element.previousElementSibling);
    }
    const show = () => element.open || element.showModal();
    show();
    // A browser may close it all the same, as with the back gesture of a phone.
    listen(element, 'close', () => {
        if (!isNode(element) || element.open) return;
        show();
        dismiss(element);
    });
}

function isDialog({ nodeName }) {
    return nodeName === 'DIALOG';
}

/** Takes leave of the overlays in a node that is to be removed, and gives the focus back. */
export function leaveOverlays(element, stays) {
    closeMenus(menus.findIndex(({ menu }) => element.contains(menu)));
    const leaving = overlays.filter((overlay) => element.contains(overlay)).reverse();
    overlays = overlays.filter((overlay) => !leaving.includes(overlay));
    for (const dialog of leaving.filter(isDialog)) {
        dialog.close();
        // Still in the top layer, but the page below can be used at once.
        if (stays) showPopover(dialog);
    }
}

/** The topmost overlay, in which shortcuts are looked for. */
export function topOverlay() {
    overlays = overlays.filter((overlay) => overlay.isConnected);
    return overlays.at(-1);
}

function dismiss(element) {
    if (hears(element, kinds.dismiss)) sendEvent(element, kinds.dismiss);
}

/** Closes the topmost menu or asks to close the topmost overlay; false if there is none. */
export function escape() {
    const overlay = topOverlay();
    if (menus.length) closeMenus(menus.length - 1);
    else if (overlay) dismiss(overlay);
    else return false;
    return true;
}

/** What a press beside menus and popovers does; true if it does nothing else. */
export function pressedBeside(target) {
    const inside = menus.findLastIndex(({ menu, source }) => menu.contains(target) || source.contains(target));
    if (inside < menus.length - 1) {
        closeMenus(inside + 1);
        return inside < 0;
    }
    const overlay = topOverlay();
    if (!overlay || isDialog(overlay) || menus.length || overlay.contains(target)) return false;
    dismiss(overlay);
    return true;
}

/** Asks to close a dialog whose backdrop was pressed. */
export function clickedBackdrop({ target, clientX, clientY, detail }) {
    if (target !== topOverlay() || !isDialog(target) || !detail) return;
    const { left, top, right, bottom } = target.getBoundingClientRect();
    if (clientX < left || clientX > right || clientY < top || clientY > bottom) dismiss(target);
}

// MARK: Menus

const items = ':is([role^=menuitem],button,a[href]):not([disabled],[aria-disabled=true])';

/** Opens the menu behind a button, or closes it. */
export function toggleMenu(source) {
    const index = menus.findIndex((entry) => entry.source === source);
    if (index < 0) openMenu(source, source);
    else closeMenus(index);
}

/** Opens the menu of a node at an element or a box; false if it has none. */
export function openMenu(source, anchor) {
    // It is named by the node, or stands behind it.
    const named = document.getElementById(source.getAttribute('aria-controls'));
    const menu = [named, nextNode(source)].find((element) => element?.popover);
    if (!menu) return false;
    closeMenus(menus.findLastIndex((entry) => entry.menu.contains(source)) + 1);
    menus.push({ menu, source, focus: document.activeElement });
    source.ariaExpanded = true;
    openAbove(menu, anchor);
    focusQuietly(menu.querySelector(items));
    return true;
}

/** Closes menus, from one of them upwards. */
function closeMenus(first) {
    if (first < 0) return;
    for (const { menu, source, focus } of menus.splice(first).reverse()) {
        const hadFocus = menu.contains(document.activeElement);
        source.ariaExpanded = false;
        if (menu.popover) menu.hidePopover();
        if (hadFocus) focusQuietly(focus);
    }
}

/** Closes all menus if an item of one was chosen. */
export function choseItem(target) {
    const item = target.closest(items);
    if (item && menus.some(({ menu }) => menu.contains(item))) closeMenus(0);
}

/** Moves the focus in the topmost menu; true if the key was meant for it. */
export function menuKey(key) {
    if (key === 'Tab') closeMenus(0);
    return menus.length && moveFocus(menus.at(-1).menu, items, key, 'ArrowUp', 'ArrowDown');
}

/** Moves the focus among items in an element; true if the key was one of those that do. */
export function moveFocus(element, selector, key, back, forth) {
    const items = [...element.querySelectorAll(selector)];
    const index = items.indexOf(document.activeElement);
    const next = { [back]: Math.max(index, 0) - 1, [forth]: index + 1, Home: 0, End: -1 }[key];
    const item = items.at(next % items.length);
    if (next === undefined || !item) return false;
    item.focus();
    return true;
}

function showPopover(element) {
    element.popover = 'manual';
    element.showPopover();
}

/** Shows a popover below an element or a box, or above it where there is more room. */
function openAbove(popover, anchor) {
    showPopover(popover);
    popover.dataset.client = 'anchored';
    const { left, right, top, bottom } = anchor?.getBoundingClientRect?.() ?? anchor;
    const { width, height } = popover.getBoundingClientRect();
    const gap = 6;
    const margin = 8;
    const below = bottom + gap;
    const above = top - gap - height;
    const isBelow = below + height <= innerHeight - margin || above < margin;
    const isFromRight = isRightToLeft(popover) || left + width > innerWidth - margin;
    const place = (start, room) => `${Math.max(margin, Math.min(start, room - margin))}px`;
    setOwnStyle(popover, {
        left: place(isFromRight ? right - width : left, innerWidth - width),
        top: place(isBelow ? below : above, innerHeight - height),
    });
}
