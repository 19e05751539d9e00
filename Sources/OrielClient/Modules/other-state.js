import { isAnswered } from './controls.js';

// A control can contain its appearance in the other state, in a layer with `data-other`. The layer is shown from a tap until the server has
// answered and changed the control, so that a slow connection does not delay it. The control can also change shortly after the answer.

const patience = 400;
const tapped = new Map();

/** Shows the other state of the control in which a node was tapped. */
export function showOtherState(element, event) {
    // The view with the layer is the node or one of its four nearest ancestors.
    for (let level = 0; element && level < 5; level++, element = element.parentElement) {
        if (!element.querySelector(':scope > [data-other], :scope > * > [data-other]')) continue;
        // A second tap returns to the first state.
        element.toggleAttribute('data-tapped');
        tapped.get(element)?.changes.disconnect();
        const state = { event };
        tapped.set(element, state);
        state.changes = new MutationObserver(() => (state._isChanged = true));
        const attributeFilter = ['class', 'aria-pressed'];
        const content = { childList: true, characterData: true };
        state.changes.observe(element.firstElementChild, { subtree: true, ...content, attributeFilter });
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
