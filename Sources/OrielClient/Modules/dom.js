/** Adds a handler for several space-separated events. */
export function listen(target, names, handler, options) {
    for (const name of names.split(' ')) target.addEventListener(name, handler, options);
}

/** Returns a function that runs an action after a delay in milliseconds; each call restarts the delay. */
export function delayed(action, delay) {
    let timer;
    return () => {
        clearTimeout(timer);
        timer = setTimeout(action, delay);
    };
}

/** Creates an element for the client itself; style rules select it by its name. */
export function makeElement(tag, name, content = '') {
    const element = document.createElement(tag);
    element.dataset.client = name;
    element.append(content);
    return element;
}

/** Returns the bounding box of an element in the viewport, or undefined if the argument is not an element. */
export function boxOf(element) {
    return element?.getBoundingClientRect?.();
}

/** Moves the focus without scrolling. */
export function focusQuietly(element) {
    element?.focus({ preventScroll: true });
}

/** Returns whether an element's text direction is right to left. */
export function isRightToLeft(element) {
    return getComputedStyle(element).direction === 'rtl';
}

/** Returns the nearest ancestor that scrolls, in one direction only if `overflowX` or `overflowY` is given. */
export function scrollerOf(element, overflow = 'overflow') {
    for (let outer = element.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(outer)[overflow])) return outer;
    }
}
