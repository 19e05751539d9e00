// The last updates of the page, and what one of them consists of.

import { $, make, milliseconds, plural } from '/oriel/inspector-elements.js';
import { makeFlame, Timeline } from '/oriel/inspector-flame.js';
import { whenShown } from '/oriel/inspector-tabs.js';
import { loadTreeSoon, nameOf, noteChanged, showNode } from '/oriel/inspector-tree.js';
import { noteWarning } from '/oriel/inspector-warnings.js';

const entryLimit = 300;

let entries = [];
let chosen = null;
const trips = new Map();

/** Forgets all updates. */
export function clearUpdates() {
    [entries, chosen] = [[], null];
    $('flush').replaceChildren();
    showEntries();
}

/** Forgets the ways of events. */
export function clearTrips() {
    trips.clear();
}

/** Takes what the page has done since it was asked last. */
export function take(news) {
    let hasBodies = false;
    for (const { number, time, flush, frame } of news) {
        if (flush) {
            entries.push({ number, time, flush, frame: null });
            for (const body of flush.bodies) noteChanged(body.node);
            for (const warning of flush.warnings) noteWarning(warning);
            hasBodies ||= flush.bodies.length > 0 || flush.patchCount > 0;
        } else if (frame) {
            for (const entry of entries) entry.frame ??= frame;
            // One frame may answer several updates; it is drawn after the last.
            if (entries.length) entries.at(-1).sent ??= frame;
        }
    }
    if (entries.length > entryLimit) entries = entries.slice(-entryLimit);
    if (!news.length) return;
    showEntries();
    if (chosen) showFlush();
    if (hasBodies) loadTreeSoon();
}

/** Notes the way of an event to the server and back. */
export function noteTrip({ event, bytes, trip, painted }) {
    trips.set(event, { bytes, trip, painted });
    if (trips.size > 500) trips.delete(trips.keys().next().value);
    if (chosen?.flush.events.some(({ number }) => number === event)) showFlush();
}

function reason(cause) {
    switch (cause.kind) {
        case 'appeared': return 'new';
        case 'fields': return cause.fields.map(({ name, reason }) => (reason === 'value' ? name : `${name} (${reason})`)).join(', ');
        case 'property': return cause.name;
        case 'environment': return `\\.${cause.name}`;
        case 'observable': return 'an observed property';
        default: return cause.name;
    }
}

const bodiesOf = (flush) => ($('own').checked ? flush.bodies.filter(({ isAppDefined }) => isAppDefined) : flush.bodies);

const titleOf = ({ flush }) => flush.events.map((event) => `${event.kind} ${nameOf(event)}`).join(', ') || 'change';
const timeline = new Timeline($('timeline'), $('zoom'), chooseEntry);

export function showEntries() {
    timeline.show({ entries, chosen, bodiesOf, titleOf });
    const list = $('flushes');
    const rows = entries.toReversed().map((entry) => {
        const { flush, time } = entry;
        const bodies = bodiesOf(flush);
        const causes = bodies
            .filter(({ depth }, index) => index === 0 || depth === 0)
            .slice(0, 4)
            .map(({ name, causes }) => `${name}: ${causes.map(reason).join(', ') || 'unknown'}`)
            .join(' · ');
        return make(
            'li', {},
            make(
                'button', { 'aria-current': entry === chosen, onclick: () => chooseEntry(entry) },
                make('span', {}, make('b', {}, titleOf(entry)), ` ${plural(bodies.length, 'body', 'bodies')}, ${plural(flush.patchCount, 'patch', 'patches')}`),
                make('span', { class: 'time', title: new Date(time).toLocaleTimeString() }, milliseconds(flush.duration)),
                causes ? make('span', { class: 'causes' }, causes) : null,
            ),
        );
    });
    list.replaceChildren(...rows);
    if (!rows.length) list.append(make('li', { class: 'empty' }, 'Nothing has happened since the inspector was opened. Use the page.'));
}

function chooseEntry(entry) {
    chosen = entry;
    showEntries();
    showFlush();
    $('flush').scrollTop = 0;
}

function showFlush() {
    const { flush, frame } = chosen;
    const bodies = bodiesOf(flush);
    const trip = flush.events.map(({ number }) => trips.get(number)).find(Boolean);
    const figures = [
        ['On the server', milliseconds(flush.duration)],
        ['Rounds', flush.rounds],
        ['Bodies', flush.bodies.length + flush.omittedBodies],
        ['Patches', flush.patchCount],
        ['Frame', frame ? `${frame.bytes} bytes` : '–'],
        ['Encoding', frame ? milliseconds(frame.duration) : '–'],
        ['Message', trip ? `${trip.bytes} bytes` : '–'],
        ['Round trip', trip ? `${trip.trip.toFixed(1)} ms` : '–'],
        ['To the paint', trip ? `${trip.painted.toFixed(1)} ms` : '–'],
    ];
    $('flush').replaceChildren(
        make('h2', {}, flush.events.map((event) => `${event.kind} on ${nameOf(event)}`).join(', ') || 'A change without an event'),
        make('dl', { class: 'figures' }, ...figures.map(([name, value]) => make('div', {}, make('dt', {}, name), make('dd', {}, String(value))))),
        make('h3', {}, 'Bodies over time'),
        makeFlame(flush, bodies, showNode),
        make('h3', {}, 'Bodies and why they ran'),
        bodies.length
            ? makeBodies(bodies)
            : make('p', { class: 'quiet' }, flush.bodies.length ? 'None of the app’s own.' : 'None: an element changed by itself.'),
        ...(flush.omittedBodies ? [make('p', { class: 'quiet' }, `${flush.omittedBodies} more are counted only.`)] : []),
        ...(flush.patches.length
            ? [make('h3', {}, 'Patches'), make('pre', { class: 'code' }, flush.patches.join('\n') + (flush.patchCount > flush.patches.length ? '\n…' : ''))]
            : []),
    );
}

function makeBodies(bodies) {
    const rows = bodies.slice(0, 400).map((body) => {
        const name = make('td', { class: 'code' }, make('button', { onclick: () => showNode(body.node) }, body.name));
        name.style.paddingInlineStart = `${Math.min(body.depth, 12) * 0.5}rem`;
        return make(
            'tr', {}, name, make('td', { class: 'code' }, body.causes.map(reason).join(', ') || 'unknown'),
            make('td', { class: 'number' }, milliseconds(body.bodyDuration)), make('td', { class: 'number' }, milliseconds(body.duration)),
        );
    });
    return make('table', {}, make('tr', {}, ...['View', 'Why', 'Body', 'With content'].map((text, index) => make('th', { class: index > 1 ? 'number' : '' }, text))), ...rows);
}

whenShown('updates', () => timeline.show({ chosen }));
$('own').addEventListener('change', () => {
    showEntries();
    if (chosen) showFlush();
});
$('clear').addEventListener('click', clearUpdates);
