// The page that the inspector looks at: what it is told, and what the server is asked about it.

import { $ } from '/oriel/inspector-elements.js';

/** The channel through which the pages of this browser and their inspectors talk. */
export const channel = new BroadcastChannel('oriel-inspect');

let current = null;

export const currentPage = () => current;

export function setCurrentPage(page) {
    current = page;
}

/** Sends a message to the page. */
export function tell(type, values = {}) {
    if (current) channel.postMessage({ to: current.id, type, ...values });
}

/** Says what keeps the inspector from showing a page; without a text, that there is none. */
export function showNotice(text) {
    $('notice').textContent = text ?? (current ? '' : 'Open a page of the app in this browser. Pages appear here when they are open.');
}

/** Asks the server; returns null for what is not there any more. */
export async function ask(question, of) {
    const query = of === undefined ? '' : `?${question === 'log' ? 'after' : 'of'}=${encodeURIComponent(of)}`;
    const response = await fetch(`/oriel/inspect/${current.ticket}/${question}${query}`);
    if (response.ok) return response.json();
    if (response.status === 404) return null;
    throw new Error(await response.text());
}
