import { listen } from './dom.js';
import { root } from './nodes.js';

// The classes with which views of the first page enter. The browser would animate a node again when it is shown again, as after a change of
// the tab or after printing, so a class goes when its animation has ended.

const names = /^enter\d+$/;

/** Removes the classes of what has entered, now and later. */
export function forgetEntrances() {
    listen(root, 'animationend', ({ target, animationName }) => names.test(animationName) && target.classList.remove(animationName));
    for (const element of root.querySelectorAll('[class*=enter]')) {
        if (!element.getAnimations().length) element.classList.remove(...[...element.classList].filter((name) => names.test(name)));
    }
}
