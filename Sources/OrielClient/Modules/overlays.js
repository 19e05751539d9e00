import { setOwnStyle } from './attributes.js';
import { boxOf, focusQuietly, isRightToLeft, listen } from './dom.js';
import * as kinds from './kinds.js';
import { hears, isNode, nextNode } from './nodes.js';
import { sendEvent } from './queue.js';

// Elements above the page. The client opens the server's overlays (`<dialog data-modal>`, `[popover][data-open]`) when they are
// inserted, reports requests to close them, and the server removes them. Menus (a `[popover]` after `<button data-menu>` or
// after an element with `data-context`) are opened and closed by the client alone.

let overlays = [];
let menus = [];

/** Opens an overlay from the server. */
export function showOverlay(element) {
    if (overlays.includes(element)) return;
    overlays.push(element);
    if (!isDialog(element)) {
        return openAbove(element, document.getElementById(element.dataset.open) ?? element.previousElementSibling);
    }
    const show = () => element.open || element.showModal();
    show();
    // Browsers can close it in other ways, such as a phone's back gesture.
    listen(element, 'close', () => {
        if (!isNode(element) || element.open) return;
        show();
        dismiss(element);
    });
}

function isDialog({ nodeName }) {
    return nodeName === 'DIALOG';
}

/** Closes the overlays in a node before its removal, which returns the focus. */
export function leaveOverlays(element, stays) {
    closeMenus(menus.findIndex(({ menu }) => element.contains(menu)));
    const leaving = overlays.filter((overlay) => element.contains(overlay)).reverse();
    overlays = overlays.filter((overlay) => !leaving.includes(overlay));
    for (const dialog of leaving.filter(isDialog)) {
        dialog.close();
        if (!stays) continue;
        // As a popover it stays in the top layer during its animation, and the page below can be used immediately.
        showPopover(dialog);
        // The style rules apply only to open dialogs.
        dialog.setAttribute('open', '');
    }
}

/** Returns the topmost overlay. Keyboard shortcuts apply to it alone. */
export function topOverlay() {
    overlays = overlays.filter((overlay) => overlay.isConnected);
    return overlays.at(-1);
}

function dismiss(element) {
    if (hears(element, kinds.dismiss)) sendEvent(element, kinds.dismiss);
}

/** Closes the topmost menu, or requests to close the topmost overlay; false if there is none. */
export function escape() {
    const overlay = topOverlay();
    if (menus.length) closeMenus(menus.length - 1);
    else if (overlay) dismiss(overlay);
    else return false;
    return true;
}

/** Handles a press outside of menus and popovers; true if the press has no other effect. */
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

/** Requests to close a dialog if its backdrop was clicked. */
export function clickedBackdrop({ target, clientX, clientY, detail }) {
    if (target !== topOverlay() || !isDialog(target) || !detail) return;
    const { left, top, right, bottom } = boxOf(target);
    if (clientX < left || clientX > right || clientY < top || clientY > bottom) dismiss(target);
}

// MARK: Menus

const items = ':is([role^=menuitem],button,a[href]):not([disabled],[aria-disabled=true])';

/** Opens or closes the menu of a button. */
export function toggleMenu(source) {
    const index = menus.findIndex((entry) => entry.source === source);
    if (index < 0) openMenu(source, source);
    else closeMenus(index);
}

/** Opens the menu of a node next to an element or a box; false if it has none. */
export function openMenu(source, anchor) {
    // The node refers to it by `aria-controls`, or it is the next node.
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

/** Closes all menus from an index on. */
function closeMenus(first) {
    if (first < 0) return;
    for (const { menu, source, focus } of menus.splice(first).reverse()) {
        const hadFocus = menu.contains(document.activeElement);
        source.ariaExpanded = false;
        if (menu.popover) menu.hidePopover();
        if (hadFocus) focusQuietly(focus);
    }
}

/** Closes all menus if the target is an item of one. */
export function choseItem(target) {
    const item = target.closest(items);
    if (item && menus.some(({ menu }) => menu.contains(item))) closeMenus(0);
}

/** Moves the focus in the topmost menu; true if it handled the key. */
export function menuKey(key) {
    if (key === 'Tab') closeMenus(0);
    return menus.length && moveFocus(menus.at(-1).menu, items, key, 'ArrowUp', 'ArrowDown');
}

/** Moves the focus among the items in an element; true if it handled the key. */
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

/** Shows a popover below an element or a box, or above it if there is more room. */
function openAbove(popover, anchor) {
    showPopover(popover);
    popover.dataset.client = 'anchored';
    const { left, right, top, bottom } = boxOf(anchor) ?? anchor;
    // Without the scale effect at the start of its animation.
    const { offsetWidth: width, offsetHeight: height } = popover;
    const gap = 6;
    const margin = 8;
    const below = bottom + gap;
    const above = top - gap - height;
    const isBelow = below + height <= innerHeight - margin || above < margin;
    const isFromRight = isRightToLeft(popover) || left + width > innerWidth - margin;
    const place = (start, room) => `${Math.max(margin, Math.min(start, room - margin))}px`;
    setOwnStyle(popover, {
        // Where neither edge fits, the popover is centred.
        left: place(isFromRight ? (right > width ? right - width : (left + right - width) / 2) : left, innerWidth - width),
        top: place(isBelow ? below : above, innerHeight - height),
    });
}
