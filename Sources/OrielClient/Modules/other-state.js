import { isAnswered } from './controls.js';

// A control can bring the look of its other state, in a layer with `data-other` above it. It is shown from a tap on until the server has
// answered and changed the control, so a slow connection does not delay it. An action can also change the control a little later.

const patience = 400;
const tapped = new Map();

/** Shows the other state of the control in which a node was tapped. */
export function showOtherState(element, event) {
    // The layer is in the same view as the node, which is not deep in it.
    for (let level = 0; element && level < 5; level++, element = element.parentElement) {
        if (!element.querySelector(':scope > [data-other], :scope > * > [data-other]')) continue;
        // A second tap goes back.
        element.toggleAttribute('data-tapped');
        tapped.get(element)?.changes.disconnect();
        const state = { event };
        tapped.set(element, state);
        state.changes = new MutationObserver(() => (state._isChanged = true));
        const attributeFilter = ['class', 'aria-pressed'];
        state.changes.observe(element.firstElementChild, { subtree: true, childList: true, attributeFilter });
        return;
    }
}

/** Shows the state from the server where it has answered. */
export function settleStates() {
    for (const [element, state] of tapped) {
        const end = () => {
            if (tapped.get(element) !== state) return;
            element.removeAttribute('data-tapped');
            state.changes.disconnect();
            tapped.delete(element);
        };
        state._isChanged ||= state.changes.takeRecords().length;
        if (!isAnswered(state.event)) continue;
        if (state._isChanged) end();
        else state.timer ??= setTimeout(end, patience);
    }
}
