// All rules from the wire are in one constructed style sheet, which content security policies allow.

const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);

/** Sets the classes of a node: its own style and its style as an item of its parent; 0 means none. */
export function setClasses(element, ...styles) {
    element.setAttribute('class', styles.filter(Boolean).map(className).join(' '));
}

function className(style) {
    return 's' + style.toString(36);
}

/** Adds the rule of a style. */
export function defineStyle(style, declarations) {
    sheet.insertRule(`.${className(style)}{${declarations}}`, sheet.cssRules.length);
}

/** Replaces all rules with those of a new page. */
export function replaceStyles(rules) {
    sheet.replaceSync(rules);
    // The page's own rules, which follow the ones that all pages share.
    document.querySelector('style + style').sheet.disabled = true;
}
