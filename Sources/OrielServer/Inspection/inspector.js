// The inspector of debug builds. It asks the server what a page of this browser consists of and what it does, and talks to the page itself
// through a channel of the browser: the page marks boxes, lets elements be picked, and measures the way of events there and back.

import { make, milliseconds } from '/oriel/inspector-elements.js';
import { makeFlame, Timeline } from '/oriel/inspector-flame.js';

const channel = new BroadcastChannel('oriel-inspect');
const pages = new Map();
let current = null;
let nodes = [];
let folded = new Set();
let selected = null;
let changed = new Set();
let entries = [];
let chosen = null;
let trips = new Map();
let warnings = new Map();
let run = 0;
let treeTimer = 0;

const $ = (id) => document.getElementById(id);
const entryLimit = 300;

const plural = (count, one, many = one + 's') => `${count} ${count === 1 ? one : many}`;

// MARK: Pages

const isPanel = window.parent !== window;
const wanted = new URLSearchParams(location.search).get('page');

channel.onmessage = ({ data }) => {
    switch (data.type) {
        case 'page': return notePage(data);
        case 'picked': return data.page === current?.id && choosePicked(data.number);
        case 'picking': return data.page === current?.id && showPicking(data.isOn);
        case 'trip': return data.page === current?.id && noteTrip(data);
        case 'box': return data.page === current?.id && showBox(data);
    }
};

function tell(type, values = {}) {
    if (current) channel.postMessage({ to: current.id, type, ...values });
}

function notePage({ page: id, title, path, ticket }) {
    const known = pages.get(id);
    pages.set(id, { id, title, path, ticket });
    showPages();
    if (current?.id === id) {
        // The page has another session, after its server or its worker has been replaced.
        const isNew = current.ticket !== ticket;
        current = pages.get(id);
        if (isNew && ticket) watch();
    } else if (!current && (!wanted || wanted === id)) {
        choosePage(id);
    } else if (!known) {
        showNotice();
    }
}

function showPages() {
    const list = $('pages');
    list.replaceChildren(...[...pages.values()].map(({ id, title, path }) => make('option', { value: id }, `${title || 'Untitled'} – ${path}`)));
    list.value = current?.id ?? '';
}

function choosePage(id) {
    tell('mark', { numbers: [] });
    current = pages.get(id);
    [nodes, entries, folded, selected, chosen] = [[], [], new Set(), null, null];
    [trips, warnings, changed] = [new Map(), new Map(), new Set()];
    $('details').replaceChildren();
    $('flush').replaceChildren();
    showPages();
    showEntries();
    showWarnings();
    if (current.ticket) watch();
}

function showNotice(text) {
    $('notice').textContent = text ?? (current ? '' : 'Open a page of the app in this browser. Pages appear here when they are open.');
}

async function ask(question, of) {
    const query = of === undefined ? '' : `?${question === 'log' ? 'after' : 'of'}=${encodeURIComponent(of)}`;
    const response = await fetch(`/oriel/inspect/${current.ticket}/${question}${query}`);
    if (response.ok) return response.json();
    if (response.status === 404) return null;
    throw new Error(await response.text());
}

/** Follows what the page does until another page is chosen, or its session ends. */
async function watch() {
    const mine = ++run;
    let last = 0;
    try {
        const start = await ask('open');
        if (mine !== run) return;
        if (!start) return lose('The page is not open any more, or its server has been replaced. Waiting for it…');
        showNotice('');
        for (const text of start.warnings ?? []) noteWarning({ kind: 'issue', view: '', text });
        await loadTree();
        while (mine === run) {
            const news = await ask('log', last);
            if (mine !== run) return;
            if (!news) return lose('The page is not open any more, or its server has been replaced. Waiting for it…');
            last = news.at(-1)?.number ?? last;
            take(news);
        }
    } catch (error) {
        if (mine === run) lose(`The server does not answer: ${error.message}`);
    }

    /** Asks the page for its session, and tries again. */
    function lose(text) {
        showNotice(text);
        setTimeout(() => mine === run && channel.postMessage({ type: 'who' }), 1000);
        setTimeout(() => mine === run && watch(), 2000);
    }
}

// MARK: Tree

async function loadTree() {
    const tree = await ask('tree');
    if (!tree) return;
    nodes = tree.nodes;
    showTree();
}

function loadTreeSoon() {
    clearTimeout(treeTimer);
    treeTimer = setTimeout(() => loadTree().catch((error) => showNotice(error.message)), 250);
}

/** Returns the nodes that the tree shows, with their depth among them and whether others are in them. */
function shownNodes() {
    const all = $('all').checked;
    const word = $('search').value.trim().toLowerCase();
    const rows = [];
    const outer = [];
    let hiddenBelow = Infinity;
    for (const node of nodes) {
        while (outer.length && outer.at(-1).node.depth >= node.depth) outer.pop();
        if (node.depth <= hiddenBelow) hiddenBelow = Infinity;
        if (!all && node.kind !== 'view' && node.kind !== 'element') continue;
        if (word) {
            const text = `${node.name} ${node.element ?? ''} ${node.text ?? ''}`.toLowerCase();
            if (text.includes(word)) rows.push({ node, depth: 0 });
            continue;
        }
        const parent = outer.at(-1);
        if (parent) parent.hasChildren = true;
        const row = { node, depth: outer.length, hasChildren: false };
        outer.push(row);
        if (hiddenBelow < Infinity) continue;
        rows.push(row);
        if (folded.has(node.id)) hiddenBelow = node.depth;
    }
    return rows;
}

function showTree() {
    const tree = $('tree');
    const rows = shownNodes();
    const limit = 3000;
    tree.replaceChildren(...rows.slice(0, limit).map(makeRow));
    if (!rows.length) tree.append(make('p', { class: 'empty' }, nodes.length ? 'No view has this name.' : 'The page has no views.'));
    if (rows.length > limit) tree.append(make('p', { class: 'empty' }, `${rows.length - limit} more. Search to find them.`));
    tree.setAttribute('aria-activedescendant', selected ? `n${selected}` : '');
    changed = new Set();
}

function makeRow({ node, depth, hasChildren }) {
    const isFolded = folded.has(node.id);
    const classes = ['node', node.isConcealed && 'concealed', changed.has(node.id) && 'changed'].filter(Boolean).join(' ');
    const name = node.kind === 'element' ? node.element : node.name;
    const row = make('div', {
        id: `n${node.id}`, class: classes, role: 'treeitem', 'aria-level': depth + 1, 'aria-selected': node.id === selected,
        'aria-expanded': hasChildren ? !isFolded : undefined,
    });
    row.style.setProperty('--depth', Math.min(depth, 40));
    row.append(
        make('span', { class: 'fold', 'aria-hidden': 'true' }, hasChildren ? (isFolded ? '▸' : '▾') : ''),
        node.kind === 'view' ? make('b', {}, name) : make('span', { class: node.kind === 'element' ? '' : 'quiet' }, name),
    );
    if (node.text) row.append(make('span', { class: 'quiet text' }, `“${node.text}”`));
    return row;
}

$('tree').addEventListener('click', ({ target }) => {
    const row = target.closest('.node');
    if (!row) return;
    const id = row.id.slice(1);
    if (target.classList.contains('fold') && target.textContent) {
        folded.has(id) ? folded.delete(id) : folded.add(id);
        return showTree();
    }
    select(id);
});

$('tree').addEventListener('pointerover', ({ target }) => {
    const row = target.closest('.node');
    if (row) markNode(row.id.slice(1));
});
$('tree').addEventListener('pointerleave', () => (selected ? markNode(selected) : tell('mark', { numbers: [] })));

$('tree').addEventListener('keydown', (event) => {
    const rows = shownNodes();
    const index = rows.findIndex(({ node }) => node.id === selected);
    const row = rows[index];
    const moves = { ArrowDown: 1, ArrowUp: -1, Home: -rows.length, End: rows.length };
    if (event.key in moves) {
        const next = rows[Math.max(0, Math.min(rows.length - 1, index + moves[event.key]))];
        if (next) select(next.node.id);
    } else if (event.key === 'ArrowLeft' && row) {
        if (row.hasChildren && !folded.has(selected)) folded.add(selected);
        else {
            const outer = rows.slice(0, index).findLast(({ depth }) => depth < row.depth);
            if (outer) return event.preventDefault(), select(outer.node.id);
        }
        showTree();
    } else if (event.key === 'ArrowRight' && row) {
        folded.delete(selected);
        showTree();
    } else {
        return;
    }
    event.preventDefault();
});

let markTimer = 0;

/** Marks the boxes of a node in the page. */
function markNode(id) {
    clearTimeout(markTimer);
    markTimer = setTimeout(async () => {
        const answer = await ask('node', id).catch(() => null);
        if (answer) tell('mark', { numbers: answer.numbers });
    }, 60);
}

// MARK: Details

async function select(id, number) {
    selected = id;
    showTree();
    document.getElementById(`n${id}`)?.scrollIntoView({ block: 'nearest' });
    const answer = await ask('node', id).catch((error) => showNotice(error.message));
    if (selected !== id) return;
    if (!answer) return $('details').replaceChildren(make('p', { class: 'empty' }, 'The view is not in the page any more.'));
    tell('mark', { numbers: answer.numbers });
    showDetails(answer, number);
}

function table(rows, ...heads) {
    const body = rows.map((cells) => make('tr', {}, ...cells.map((cell) => (cell instanceof Node ? cell : make('td', { class: 'code' }, cell)))));
    const head = heads.length ? [make('tr', {}, ...heads.map((text) => make('th', {}, text)))] : [];
    return make('table', {}, ...head, ...body);
}

function showDetails({ details, numbers }, number = numbers[0]) {
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

function showBox({ number, x, y, width, height }) {
    const frame = $('frame');
    if (!frame || Number(frame.dataset.number) !== number) return;
    const round = (value) => Math.round(value * 100) / 100;
    frame.textContent = width === undefined ? 'not in the page' : `${round(width)} × ${round(height)} at ${round(x)}, ${round(y)}`;
}

// MARK: Picking

function showPicking(isOn) {
    $('pick').setAttribute('aria-pressed', isOn);
}

async function choosePicked(number) {
    showPicking(false);
    const answer = await ask('path', number).catch(() => null);
    if (!answer) return showNotice('No view draws this place.');
    chooseTab('views');
    $('search').value = '';
    await loadTree();
    for (const id of answer.path) folded.delete(id);
    showTree();
    const shown = new Set(shownNodes().map(({ node }) => node.id));
    const id = answer.path.findLast((each) => shown.has(each));
    if (id) select(id, number);
}

$('pick').addEventListener('click', () => {
    const isOn = $('pick').getAttribute('aria-pressed') !== 'true';
    showPicking(isOn);
    tell('pick', { isOn });
});

// MARK: Updates

function take(news) {
    let hasBodies = false;
    for (const { number, time, flush, frame } of news) {
        if (flush) {
            entries.push({ number, time, flush, frame: null });
            for (const body of flush.bodies) changed.add(body.node);
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

function noteTrip({ event, bytes, trip, painted }) {
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

/** Names the element of an event by its text, or the first text in it. */
function nameOf({ element }) {
    const index = nodes.findIndex(({ number }) => number === element);
    if (index < 0) return 'an element that is gone';
    const { depth, element: kind } = nodes[index];
    const end = nodes.findIndex((node, other) => other > index && node.depth <= depth);
    const text = nodes.slice(index, end < 0 ? undefined : end).find(({ text }) => text)?.text;
    return text ? `${kind} “${text}”` : `${kind} #${element}`;
}

const bodiesOf = (flush) => ($('own').checked ? flush.bodies.filter(({ isAppDefined }) => isAppDefined) : flush.bodies);

const titleOf = ({ flush }) => flush.events.map((event) => `${event.kind} ${nameOf(event)}`).join(', ') || 'change';
const timeline = new Timeline($('timeline'), $('zoom'), chooseEntry);

function showEntries() {
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

function showNode(id) {
    chooseTab('views');
    select(id);
}

// MARK: Warnings

function noteWarning({ kind, view, text }) {
    const key = `${kind} ${view} ${text}`;
    const known = warnings.get(key);
    warnings.set(key, { kind, view, text, count: (known?.count ?? 0) + 1 });
    showWarnings();
}

const titles = { slowBody: 'Slow body', incomparable: 'Runs without a new value', hotChange: 'onChange runs often', issue: 'Reported' };

function showWarnings() {
    $('warning-count').textContent = warnings.size || '';
    const list = $('warning-list');
    list.replaceChildren(
        ...[...warnings.values()].map(({ kind, view, text, count }) =>
            make('li', {}, make('b', {}, `${titles[kind] ?? kind}${view ? `: ${view}` : ''}${count > 1 ? ` (${count} times)` : ''}`), text),
        ),
    );
    if (!warnings.size) list.append(make('li', { class: 'empty' }, 'No warnings since the page was opened.'));
}

// MARK: Controls

const tabs = ['views', 'updates', 'warnings'];

function chooseTab(name) {
    for (const each of tabs) {
        $(each).hidden = each !== name;
        $(`tab-${each}`).setAttribute('aria-selected', each === name);
        $(`tab-${each}`).tabIndex = each === name ? 0 : -1;
    }
    // It has a width only when it is shown.
    if (name === 'updates') timeline.show({ chosen });
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

$('pages').addEventListener('change', ({ target }) => choosePage(target.value));
for (const id of ['all', 'search']) $(id).addEventListener('input', showTree);
$('own').addEventListener('change', () => {
    showEntries();
    if (chosen) showFlush();
});
$('clear').addEventListener('click', () => {
    [entries, chosen] = [[], null];
    $('flush').replaceChildren();
    showEntries();
});
for (const id of ['move', 'window', 'close']) $(id).hidden = !isPanel;
$('move').addEventListener('click', () => tell('move'));
$('close').addEventListener('click', () => tell('close'));
$('window').addEventListener('click', () => {
    window.open(`/oriel/inspect?page=${current?.id ?? ''}`);
    tell('close');
});
addEventListener('pagehide', () => tell('mark', { numbers: [] }));

chooseTab('views');
showEntries();
showWarnings();
showNotice();
channel.postMessage({ type: 'who' });
// Pages that are closed do not say so.
setInterval(() => {
    if (!current) channel.postMessage({ type: 'who' });
}, 2000);
