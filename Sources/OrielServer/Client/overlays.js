import { setOwnStyle } from './attributes.js';
import { kinds, sendEvent } from './queue.js';

// What stands above the page. The server's overlays (`<dialog data-modal>`, `[popover][data-open]`) come and go with
// their nodes: the client opens them and reports the wish to close. Menus (`<button data-menu>` or anything with
// `data-context`, followed by a `[popover]`) are opened and closed by the client alone.

let overlays = [];
let menus = [];

const wantsDismissal = (element) => (Number(element.dataset.e) & 4096) !== 0;

/** Opens an overlay of the server's. */
export function showOverlay(element) {
    if (overlays.includes(element)) return;
    if (element.nodeName === 'DIALOG' && 'modal' in element.dataset) {
        if (!element.open) element.showModal();
        // A browser may close it all the same, as with the back gesture of a phone.
        element.addEventListener('close', () => {
            if (element.nodeNumber === undefined || element.open || !element.isConnected) return;
            element.showModal();
            dismiss(element);
        });
        overlays.push(element);
    } else if (element.hasAttribute('popover')) {
        const anchor = document.getElementById(element.dataset.open) ?? element.previousElementSibling;
        openAbove(element, anchor?.getBoundingClientRect());
        overlays.push(element);
    }
}

/** Takes leave of the overlays in a node that is to be removed, and gives the focus back. */
export function leaveOverlays(element, isAnimated) {
    if (menus.length) closeMenus(menus.findIndex(({ menu }) => element.contains(menu)));
    if (!overlays.length) return;
    const leaving = overlays.filter((overlay) => element.contains(overlay));
    overlays = overlays.filter((overlay) => !leaving.includes(overlay));
    for (const overlay of leaving.reverse()) {
        if (overlay.nodeName !== 'DIALOG') continue;
        overlay.close();
        if (!isAnimated) continue;
        // Still in the top layer, but the page below can be used at once.
        overlay.popover = 'manual';
        overlay.showPopover();
    }
}

/** The topmost overlay, in which shortcuts are looked for. */
export function topOverlay() {
    overlays = overlays.filter((overlay) => overlay.isConnected);
    return overlays.at(-1) ?? null;
}

function dismiss(element) {
    if (wantsDismissal(element)) sendEvent(element, kinds.dismiss);
}

/** Closes the topmost menu or asks to close the topmost overlay; false if there is none. */
export function escape() {
    if (menus.length) {
        closeMenus(menus.length - 1);
        return true;
    }
    const overlay = topOverlay();
    if (overlay) dismiss(overlay);
    return overlay !== null;
}

/** What a press beside menus and popovers does; true if it does nothing else. */
export function pressedBeside(target) {
    const inside = menus.findLastIndex(({ menu, source }) => menu.contains(target) || source.contains(target));
    if (inside < menus.length - 1) {
        closeMenus(inside + 1);
        return inside < 0;
    }
    const overlay = topOverlay();
    if (!overlay || overlay.nodeName === 'DIALOG' || menus.length || overlay.contains(target)) return false;
    dismiss(overlay);
    return true;
}

/** Asks to close a dialog whose backdrop was pressed. */
export function clickedBackdrop({ target, clientX, clientY, detail }) {
    if (target !== topOverlay() || target.nodeName !== 'DIALOG' || !detail) return;
    const { left, top, right, bottom } = target.getBoundingClientRect();
    if (clientX < left || clientX > right || clientY < top || clientY > bottom) dismiss(target);
}

// MARK: Menus

const itemSelector = ':is([role^=menuitem],button,a[href]):not([disabled],[aria-disabled=true])';

// The menu of a node is named by it, or stands behind it.
function menuOf(source) {
    const named = document.getElementById(source.getAttribute('aria-controls'));
    if (named?.hasAttribute('popover')) return named;
    for (let next = source.nextElementSibling; next; next = next.nextElementSibling) {
        if (next.hasAttribute('popover')) return next;
        if (next.nodeNumber !== undefined) break;
    }
    return null;
}

/** Opens the menu behind a button, or closes it. */
export function toggleMenu(source) {
    const index = menus.findIndex((entry) => entry.source === source);
    if (index >= 0) closeMenus(index);
    else openMenu(source, source.getBoundingClientRect());
}

/** Opens the menu of a node at a box or point; false if it has none. */
export function openMenu(source, box) {
    const menu = menuOf(source);
    if (!menu) return false;
    closeMenus(menus.findLastIndex((entry) => entry.menu.contains(source)) + 1);
    menus.push({ menu, source, focus: document.activeElement });
    source.setAttribute('aria-expanded', 'true');
    openAbove(menu, box);
    menu.querySelector(itemSelector)?.focus({ preventScroll: true });
    return true;
}

/** Closes menus, from one of them upwards. */
export function closeMenus(first) {
    if (first < 0) return;
    for (const { menu, source, focus } of menus.splice(first).reverse()) {
        const hadFocus = menu.contains(document.activeElement);
        source.setAttribute('aria-expanded', 'false');
        if (menu.matches(':popover-open')) menu.hidePopover();
        if (hadFocus) focus?.focus({ preventScroll: true });
    }
}

/** Closes all menus if an item of one was chosen. */
export function choseItem(target) {
    const item = target.closest(itemSelector);
    if (item && !('menu' in item.dataset) && menus.some(({ menu }) => menu.contains(item))) closeMenus(0);
}

/** Moves the focus in the topmost menu; true if the key was meant for it. */
export function menuKey(key) {
    const menu = menus.at(-1)?.menu;
    if (!menu) return false;
    if (key === 'Tab') {
        closeMenus(0);
        return false;
    }
    return moveFocus([...menu.querySelectorAll(itemSelector)], key, 'ArrowUp', 'ArrowDown');
}

/** Moves the focus among items by the arrow keys; true if the key was one of them. */
export function moveFocus(items, key, back, forth) {
    const index = items.indexOf(document.activeElement);
    const count = items.length;
    const next = { [back]: index < 0 ? count - 1 : index - 1, [forth]: index + 1, Home: 0, End: count - 1 }[key];
    if (next === undefined || !count) return false;
    items[(next + count) % count].focus();
    return true;
}

/** Shows a popover below a box, or above it where there is more room. */
function openAbove(popover, box) {
    popover.popover = 'manual';
    popover.showPopover();
    if (!box) return;
    popover.dataset.client = 'anchored';
    const { width, height } = popover.getBoundingClientRect();
    const isRightToLeft = getComputedStyle(popover).direction === 'rtl';
    const gap = 6;
    const below = box.bottom + gap;
    const above = box.top - gap - height;
    const top = below + height <= innerHeight - 8 || above < 8 ? below : above;
    let left = isRightToLeft ? box.right - width : box.left;
    if (left + width > innerWidth - 8) left = box.right - width;
    setOwnStyle(popover, 'left', `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`);
    setOwnStyle(popover, 'top', `${Math.max(8, Math.min(top, innerHeight - height - 8))}px`);
}
