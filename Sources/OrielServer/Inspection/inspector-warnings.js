// The warnings of the page, each once.

import { $, make } from '/oriel/inspector-elements.js';

const warnings = new Map();

export function clearWarnings() {
    warnings.clear();
    showWarnings();
}

export function noteWarning({ kind, view, text }) {
    const key = `${kind} ${view} ${text}`;
    const known = warnings.get(key);
    warnings.set(key, { kind, view, text, count: (known?.count ?? 0) + 1 });
    showWarnings();
}

const titles = { slowBody: 'Slow body', incomparable: 'Runs without a new value', hotChange: 'onChange runs often', issue: 'Reported' };

export function showWarnings() {
    $('warning-count').textContent = warnings.size || '';
    const list = $('warning-list');
    list.replaceChildren(
        ...[...warnings.values()].map(({ kind, view, text, count }) =>
            make('li', {}, make('b', {}, `${titles[kind] ?? kind}${view ? `: ${view}` : ''}${count > 1 ? ` (${count} times)` : ''}`), text),
        ),
    );
    if (!warnings.size) list.append(make('li', { class: 'empty' }, 'No warnings since the page was opened.'));
}
