import { setChecked, setValue } from './controls.js';

/** Sets an attribute or the property that stands for it, or with null takes it away; an address never runs a script. */
export function setAttribute(element, name, value) {
    const isOff = value === null || value === 'false';
    // What is no name is a drawing of the server's.
    if (name[0] === '<') element.innerHTML = name;
    else if (name === 'value') setValue(element, value);
    else if (name === 'checked') setChecked(element, !isOff);
    else if (/^(selected|indeterminate|open|muted)$/.test(name)) element[name] = !isOff;
    else if (
        value === null
        || isOff && /^(hidden|inert|disabled|readonly|required|multiple)$/.test(name)
        || /^(href|src)$/.test(name) && isScript(value)
    ) element.removeAttribute(name);
    else element.setAttribute(name, value);
}

// Browsers pass over blanks and control characters in front of and inside the scheme.
function isScript(address) {
    return /^(javascript|vbscript|data:text\/html)/i.test(address.replace(/[\0- ]/g, ''));
}

/** Sets the inline declarations the server asks for; those of the client's own making stay. */
export function setInlineStyle(element, declarations) {
    element.style.cssText = declarations;
    Object.assign(element.style, element.ownStyle);
}

/** Sets inline declarations of the client's own making; empty values take them away. */
export function setOwnStyle(element, declarations) {
    Object.assign(element.style, Object.assign((element.ownStyle ??= {}), declarations));
}
