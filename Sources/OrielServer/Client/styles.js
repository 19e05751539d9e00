// All rules that come over the wire stand in one sheet of our own, which no content security policy forbids.

let sheet = null;

function ownSheet() {
    if (!sheet) {
        sheet = new CSSStyleSheet();
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }
    return sheet;
}

const className = (style) => 's' + style.toString(36);

/** The value of the class attribute for a node's own style and its style as an item of its parent; 0 is none. */
export function classNames(own, item) {
    return [own, item].filter((style) => style).map(className).join(' ');
}

/** Adds the rule of one style. */
export function defineStyle(style, declarations) {
    const rules = ownSheet();
    rules.insertRule(`.${className(style)}{${declarations}}`, rules.cssRules.length);
}

/** Puts the rules of a whole page in the place of all that were known. */
export function replaceStyles(rules) {
    // Those that came with the page.
    const first = document.querySelector('head > style');
    if (first) first.sheet.disabled = true;
    ownSheet().replaceSync(rules);
}
