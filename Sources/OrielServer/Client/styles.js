// All rules that come over the wire stand in one sheet of our own, which no content security policy forbids.

const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);

/** Gives a node the classes of its own style and of its style as an item of its parent; 0 is none. */
export function setClasses(element, ...styles) {
    element.setAttribute('class', styles.filter(Boolean).map(className).join(' '));
}

function className(style) {
    return 's' + style.toString(36);
}

/** Adds the rule of one style. */
export function defineStyle(style, declarations) {
    sheet.insertRule(`.${className(style)}{${declarations}}`, sheet.cssRules.length);
}

/** Puts the rules of a whole page in the place of all that were known. */
export function replaceStyles(rules) {
    sheet.replaceSync(rules);
    // Those that came with the page, behind the ones all pages share.
    document.querySelector('style + style').sheet.disabled = true;
}
