import { root } from './nodes.js';
import { listen } from './dom.js';

/** Runs transitions with an endless timing again and again; by themselves, transitions run once. */
export function repeatTransitions() {
    listen(root, 'transitionrun', ({ target }) => {
        const iterations = target._lastTransition?.iterations;
        if (iterations !== Infinity) return;
        for (const { effect, transitionProperty } of target.getAnimations()) if (transitionProperty) effect.updateTiming({ iterations });
    });
}
