// The tree of the page's views: which nodes it shows, the selected one, and the one that is picked in the page.

import { showDetails } from '/oriel/inspector-details.js';
import { $, make } from '/oriel/inspector-elements.js';
import { ask, showNotice, tell } from '/oriel/inspector-page.js';
import { chooseTab } from '/oriel/inspector-tabs.js';

let nodes = [];
let folded = new Set();
let selected = null;
let changed = new Set();
let treeTimer = 0;

/** Forgets the tree of the page before. */
export function clearTree() {
    [nodes, folded, selected, changed] = [[], new Set(), null, new Set()];
    $('details').replaceChildren();
}

/** Marks a node as changed when the tree is shown next. */
export function noteChanged(node) {
    changed.add(node);
}

export async function loadTree() {
    const tree = await ask('tree');
    if (!tree) return;
    nodes = tree.nodes;
    showTree();
}

export function loadTreeSoon() {
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

export function showTree() {
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

/** Chooses a node; of one with several boxes, that of an element. */
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

/** Shows a node in the tree. */
export function showNode(id) {
    chooseTab('views');
    select(id);
}

/** Names the element of an event by its text, or the first text in it. */
export function nameOf({ element }) {
    const index = nodes.findIndex(({ number }) => number === element);
    if (index < 0) return 'an element that is gone';
    const { depth, element: kind } = nodes[index];
    const end = nodes.findIndex((node, other) => other > index && node.depth <= depth);
    const text = nodes.slice(index, end < 0 ? undefined : end).find(({ text }) => text)?.text;
    return text ? `${kind} “${text}”` : `${kind} #${element}`;
}

// MARK: Picking

export function showPicking(isOn) {
    $('pick').setAttribute('aria-pressed', isOn);
}

export async function choosePicked(number) {
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
