import { setChecked, setValue } from './controls.js';

const flagProperties = new Set(['selected', 'indeterminate', 'open', 'muted']);
const flags = /^(hidden|inert|disabled|readonly|required|multiple)$/;
const addresses = new Set(['href', 'src']);

/** Sets an attribute, or the property that stands for it; an address never runs a script. */
export function setAttribute(element, name, value) {
    if (name === 'value') setValue(element, value);
    else if (name === 'checked') setChecked(element, value !== 'false');
    else if (flagProperties.has(name)) element[name] = value !== 'false';
    else if (addresses.has(name) && isScript(value)) element.removeAttribute(name);
    else if (value === 'false' && flags.test(name)) element.removeAttribute(name);
    else element.setAttribute(name, value);
}

/** Takes an attribute away. */
export function removeAttribute(element, name) {
    if (name === 'value') setValue(element, null);
    else if (name === 'checked') setChecked(element, false);
    else if (flagProperties.has(name)) element[name] = false;
    else element.removeAttribute(name);
}

// Browsers pass over blanks and control characters in front of and inside the scheme.
function isScript(address) {
    return /^(javascript|vbscript|data:text\/html)/i.test(address.replace(/[\0-\x20]/g, ''));
}

/** Sets the inline declarations the server asks for; those of the client's own making stay. */
export function setInlineStyle(element, declarations) {
    element.style.cssText = declarations;
    const { ownStyle } = element;
    if (ownStyle) for (const name in ownStyle) element.style[name] = ownStyle[name];
}

/** Sets one inline declaration of the client's own making; an empty value takes it away. */
export function setOwnStyle(element, name, value) {
    (element.ownStyle ??= {})[name] = value;
    element.style[name] = value;
}
