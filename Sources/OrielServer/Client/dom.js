/** Listens to events of several names. */
export function listen(target, names, handler, options) {
    for (const name of names.split(' ')) target.addEventListener(name, handler, options);
}

/** Puts an action off until it has not been asked for during some milliseconds. */
export function delayed(action, delay) {
    let timer;
    return () => {
        clearTimeout(timer);
        timer = setTimeout(action, delay);
    };
}

/** An element of the client's own making, known by a name to the style rules. */
export function makeElement(tag, name, content = '') {
    const element = document.createElement(tag);
    element.dataset.client = name;
    element.append(content);
    return element;
}

/** Moves the focus, and nothing else. */
export function focusQuietly(element) {
    element?.focus({ preventScroll: true });
}

/** Whether the writing in an element runs from right to left. */
export function isRightToLeft(element) {
    return getComputedStyle(element).direction === 'rtl';
}

/** The next element outwards that scrolls, in the direction of `overflowX` or `overflowY` if one is given. */
export function scrollerOf(element, overflow = 'overflow') {
    for (let outer = element.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(outer)[overflow])) return outer;
    }
}
