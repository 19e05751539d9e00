// What the parts of the inspector make their elements and texts with.

/** Creates an element; an attribute of the value false is left out. */
export function make(tag, attributes = {}, ...content) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
        if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
        else if (value !== false && value !== undefined && value !== null) element.setAttribute(name, value);
    }
    element.append(...content.filter((each) => each !== null && each !== undefined));
    return element;
}

/** Returns a time as text, such as `340 µs` or `12 ms`. */
export function milliseconds(seconds) {
    const value = seconds * 1000;
    return value < 0.1 ? `${(value * 1000).toFixed(0)} µs` : `${value < 10 ? value.toFixed(2) : value.toFixed(0)} ms`;
}

/** Returns the element with an ID. */
export const $ = (id) => document.getElementById(id);

export const plural = (count, one, many = one + 's') => `${count} ${count === 1 ? one : many}`;
