import { boxOf, listen } from './dom.js';

// Scroll positions for a reload, and for coming back from another site. Rows are mounted near the viewport only, and lists load
// their later pages when their end is seen, so a position is restored step by step, until the text that was seen is there.

const key = 'oriel-places';
const patience = 8000;

/** Restores the scroll positions of the page's last visit in this tab, and stores those of this one when it ends. */
export function keepPlaces() {
    const [entry] = performance.getEntriesByType('navigation');
    if (entry?.type !== 'navigate') read();
    listen(window, 'pagehide', write);
}

function write() {
    try {
        sessionStorage.setItem(key, JSON.stringify({ address: address(), places: places() }));
    } catch (error) {
        // Works without storage if it is forbidden or full.
        console.warn('oriel:', error);
    }
}

function read() {
    try {
        const stored = JSON.parse(sessionStorage.getItem(key));
        if (stored?.address === address()) stored.places.forEach(restore);
    } catch (error) {
        console.warn('oriel:', error);
    }
}

function address() {
    return location.pathname + location.search;
}

// The scrollers that are not at their start: each with its position, and the longest text in view with its distance from the top.
function places() {
    return [...document.querySelectorAll('#oriel, #oriel *')]
        .filter(({ scrollTop, scrollLeft, value }) => (scrollTop || scrollLeft) && value === undefined)
        .map((scroller) => {
            const { top, bottom } = boxOf(scroller);
            const seen = texts(scroller).map((text) => [text, boxOf(text.parentElement)])
                .filter(([, box]) => box.height && box.top >= top && box.bottom <= bottom)
                .reduce((a, b) => (a?.[0].length >= b[0].length ? a : b), null);
            return {
                path: pathTo(scroller), left: scroller.scrollLeft, top: scroller.scrollTop,
                text: seen && digest(seen[0].data), offset: seen && seen[1].top - top,
            };
        });
}

function restore({ path, left, top, text, offset }) {
    const end = performance.now() + patience;
    let isOver = false;
    let calm = 0;
    // The user's own scrolling wins.
    listen(window, 'wheel touchstart pointerdown keydown', () => (isOver = true), { capture: true, once: true });
    const step = () => {
        if (isOver || performance.now() > end || calm > 10) return;
        setTimeout(step, 50);
        const scroller = document.querySelector(path);
        if (!scroller) return;
        const start = boxOf(scroller).top;
        const places = texts(scroller).filter(({ data }) => digest(data) === text)
            .map(({ parentElement }) => scroller.scrollTop + boxOf(parentElement).top - start - offset);
        // The same text can be in several rows.
        const wanted = places.sort((a, b) => Math.abs(a - top) - Math.abs(b - top))[0] ?? top;
        const before = scroller.scrollTop;
        scroller.scrollTo({ left, top: wanted, behavior: 'instant' });
        // Rows above can still change their heights, but not for long.
        calm = Math.abs(scroller.scrollTop - before) < 1 && Math.abs(scroller.scrollTop - wanted) < 1 ? calm + 1 : 0;
    };
    step();
}

function texts(element) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) found.push(walker.currentNode);
    return found;
}

// Stored instead of the text, which is the user's.
function digest(text) {
    let hash = 0;
    for (const letter of text) hash = (hash * 31 + letter.codePointAt()) | 0;
    return hash;
}

function pathTo(element) {
    const { id, parentElement } = element;
    if (id === 'oriel') return '#oriel';
    return `${pathTo(parentElement)} > :nth-child(${[...parentElement.children].indexOf(element) + 1})`;
}
