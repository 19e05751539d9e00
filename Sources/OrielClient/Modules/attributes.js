import { setChecked, setValue } from './controls.js';

/** Sets an attribute or the property for it, or removes it if the value is null; addresses that run scripts are refused. */
export function setAttribute(element, name, value) {
    const isOff = value === null || value === 'false';
    // The name is a drawing: markup from the server.
    if (name[0] === '<') {
        element.innerHTML = name;
        // Some symbols are animated when they replace another.
        element.dataset.drawn = '';
    } else if (name === 'value') setValue(element, value);
    else if (name === 'checked') setChecked(element, !isOff);
    else if (/^(selected|indeterminate|open|muted)$/.test(name)) element[name] = !isOff;
    else if (
        value === null
        || isOff && /^(hidden|inert|disabled|readonly|required|multiple)$/.test(name)
        || /^(href|src)$/.test(name) && isScript(value)
    ) element.removeAttribute(name);
    else element.setAttribute(name, value);
}

// Browsers ignore spaces and control characters before and inside the scheme.
function isScript(address) {
    return /^(javascript|vbscript|data:text\/html)/i.test(address.replace(/[\0- ]/g, ''));
}

/** Sets the inline declarations from the server and keeps the client's own. */
export function setInlineStyle(element, declarations) {
    element.style.cssText = declarations;
    Object.assign(element.style, element._ownStyle);
}

/** Sets the client's own inline declarations; an empty value removes one. */
export function setOwnStyle(element, declarations) {
    Object.assign(element.style, Object.assign((element._ownStyle ??= {}), declarations));
}
