import { root } from './nodes.js';
import { listen } from './dom.js';

/** Runs transitions with an endless timing again and again; by themselves, transitions run once. */
export function repeatTransitions() {
    listen(root, 'transitionrun', ({ target }) => {
        const iterations = target._lastTransition?.iterations;
        // Without a transition of its own, the element has one of the style sheet, such as that of a pointer over it.
        if (iterations !== Infinity || !target.style.transition) return;
        for (const { effect, transitionProperty } of target.getAnimations()) if (transitionProperty) effect.updateTiming({ iterations });
    });
}
