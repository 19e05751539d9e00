// The inspector of debug builds. It asks the server what a page of this browser consists of and what it does, and talks to the page itself
// through a channel of the browser: the page marks boxes, lets elements be picked, and measures the way of events there and back.
//
// This module finds the pages, and follows one of them. Its tabs are in the others.

import { showBox } from '/oriel/inspector-details.js';
import { $, make } from '/oriel/inspector-elements.js';
import { ask, channel, currentPage, setCurrentPage, showNotice, tell } from '/oriel/inspector-page.js';
import { chooseTab } from '/oriel/inspector-tabs.js';
import { choosePicked, clearTree, loadTree, showPicking, showTree } from '/oriel/inspector-tree.js';
import { clearTrips, clearUpdates, noteTrip, showEntries, take } from '/oriel/inspector-updates.js';
import { clearWarnings, noteWarning, showWarnings } from '/oriel/inspector-warnings.js';

const pages = new Map();
let run = 0;

const isPanel = window.parent !== window;
const wanted = new URLSearchParams(location.search).get('page');

channel.onmessage = ({ data }) => {
    switch (data.type) {
        case 'page': return notePage(data);
        case 'picked': return isCurrent(data.page) && choosePicked(data.number);
        case 'picking': return isCurrent(data.page) && showPicking(data.isOn);
        case 'trip': return isCurrent(data.page) && noteTrip(data);
        case 'box': return isCurrent(data.page) && showBox(data);
    }
};

const isCurrent = (id) => currentPage()?.id === id;

function notePage({ page: id, title, path, ticket }) {
    const known = pages.get(id);
    pages.set(id, { id, title, path, ticket });
    showPages();
    if (isCurrent(id)) {
        // The page has another session, after its server or its worker has been replaced.
        const isNew = currentPage().ticket !== ticket;
        setCurrentPage(pages.get(id));
        if (isNew && ticket) watch();
    } else if (!currentPage() && (!wanted || wanted === id)) {
        choosePage(id);
    } else if (!known) {
        showNotice();
    }
}

function showPages() {
    const list = $('pages');
    list.replaceChildren(...[...pages.values()].map(({ id, title, path }) => make('option', { value: id }, `${title || 'Untitled'} – ${path}`)));
    list.value = currentPage()?.id ?? '';
}

function choosePage(id) {
    tell('mark', { numbers: [] });
    setCurrentPage(pages.get(id));
    showPages();
    clearTree();
    clearTrips();
    clearUpdates();
    clearWarnings();
    if (currentPage().ticket) watch();
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

// MARK: Controls

$('pages').addEventListener('change', ({ target }) => choosePage(target.value));
for (const id of ['all', 'search']) $(id).addEventListener('input', showTree);
for (const id of ['move', 'window', 'close']) $(id).hidden = !isPanel;
$('move').addEventListener('click', () => tell('move'));
$('close').addEventListener('click', () => tell('close'));
$('window').addEventListener('click', () => {
    window.open(`/oriel/inspect?page=${currentPage()?.id ?? ''}`);
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
    if (!currentPage()) channel.postMessage({ type: 'who' });
}, 2000);
