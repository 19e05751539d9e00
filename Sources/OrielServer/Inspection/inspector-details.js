// What a node of the tree has: its values, its environment, and the box that draws it.

import { $, make, plural } from '/oriel/inspector-elements.js';
import { ask, tell } from '/oriel/inspector-page.js';

function table(rows, ...heads) {
    const body = rows.map((cells) => make('tr', {}, ...cells.map((cell) => (cell instanceof Node ? cell : make('td', { class: 'code' }, cell)))));
    const head = heads.length ? [make('tr', {}, ...heads.map((text) => make('th', {}, text)))] : [];
    return make('table', {}, ...head, ...body);
}

/** Shows what a node has, and the box of one of its elements. */
export function showDetails({ details, numbers }, number = numbers[0]) {
    const pane = $('details');
    const part = (title, values) =>
        values.length ? [make('h3', {}, title), table(values.map(({ name, type, value }) => [make('td', { class: 'code', title: type ?? '' }, name), value]))] : [];
    const read = new Set(details.readKeys);
    const keys = details.environment.toSorted((a, b) => read.has(b.name) - read.has(a.name));
    const environment = keys.length
        ? [
              make('h3', {}, `Environment: ${plural(keys.length, 'value')}${read.size ? `, ${read.size} read here` : ''}`),
              table(keys.map(({ name, type, value }) => [make('td', { class: read.has(name) ? 'code read' : 'code', title: type }, name), value])),
          ]
        : [];
    pane.replaceChildren(
        make('h2', {}, details.name),
        make('p', { class: 'code quiet' }, details.type.length > 300 ? details.type.slice(0, 300) + '…' : details.type),
        ...part('State and properties', details.fields),
        ...part('Element', details.attributes),
        make('div', { id: 'box' }),
        ...part('Preferences set in it', details.preferences),
        ...environment,
    );
    pane.scrollTop = 0;
    if (number) loadBox(number);
}

async function loadBox(number) {
    const answer = await ask('path', number).catch(() => null);
    const place = $('box');
    if (!answer || !place) return;
    const { box } = answer;
    place.replaceChildren(
        make('h3', {}, `Box: <${box.tag}>`),
        make('p', { id: 'frame', class: 'code', 'data-number': number }),
        table(box.elements.map(({ kind, attributes }) => [make('td', { class: 'code' }, kind), attributes]), 'Drawn by it', 'With'),
        ...(box.rules.length || box.inlineStyle
            ? [make('h3', {}, 'Styles'), make('pre', { class: 'code' }, [...box.rules, box.inlineStyle].filter(Boolean).join('\n').replaceAll(';', ';\n').trim())]
            : []),
    );
    tell('box', { number });
}

/** Shows the frame that the page has measured. */
export function showBox({ number, x, y, width, height }) {
    const frame = $('frame');
    if (!frame || Number(frame.dataset.number) !== number) return;
    const round = (value) => Math.round(value * 100) / 100;
    frame.textContent = width === undefined ? 'not in the page' : `${round(width)} × ${round(height)} at ${round(x)}, ${round(y)}`;
}
