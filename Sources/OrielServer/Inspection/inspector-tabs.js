// The tabs of the inspector.

import { $ } from '/oriel/inspector-elements.js';

const tabs = ['views', 'updates', 'warnings'];
const actions = new Map();

/** Sets what is done when a tab is shown, for what has a width only then. */
export function whenShown(name, action) {
    actions.set(name, action);
}

/** Shows one tab. */
export function chooseTab(name) {
    for (const each of tabs) {
        $(each).hidden = each !== name;
        $(`tab-${each}`).setAttribute('aria-selected', each === name);
        $(`tab-${each}`).tabIndex = each === name ? 0 : -1;
    }
    actions.get(name)?.();
}

for (const name of tabs) {
    $(`tab-${name}`).addEventListener('click', () => chooseTab(name));
    $(`tab-${name}`).addEventListener('keydown', ({ key }) => {
        const step = { ArrowRight: 1, ArrowLeft: tabs.length - 1 }[key];
        if (!step) return;
        const next = tabs[(tabs.indexOf(name) + step) % tabs.length];
        chooseTab(next);
        $(`tab-${next}`).focus();
    });
}
