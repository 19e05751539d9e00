import { isTextField } from './controls.js';
import { listen } from './dom.js';
import { shortcut } from './events.js';
import { root } from './nodes.js';

// The keys that undo and redo press the buttons with the shortcuts `undo` and `redo`: `[data-watch=undo]`. In a text field, the browser
// undoes what was typed.

listen(document, 'keydown', (event) => {
    const { key, target, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (event.defaultPrevented || event.isComposing || altKey || !(ctrlKey || metaKey) || isTextField(target)) return;
    const names = { z: shiftKey ? 'redo' : 'undo', y: !shiftKey && ctrlKey && 'redo' };
    const name = names[key.toLowerCase()];
    if (name) shortcut({ key: name, target: root, preventDefault: () => event.preventDefault() });
});
