// Flame charts: of one update, and of the last updates on one axis.

import { make, milliseconds } from '/oriel/inspector-elements.js';

const levelHeight = 1.25; // rem

/** Returns bodies with their level: how many of them it is in the content of. */
function withLevels(bodies) {
    const outer = [];
    return bodies.map((body) => {
        while (outer.length && outer.at(-1).depth >= body.depth) outer.pop();
        outer.push(body);
        return { body, level: outer.length - 1 };
    });
}

const heightOf = (rows) => (rows.length ? (Math.max(...rows.map(({ level }) => level)) + 1) * levelHeight : 0);

const describe = (body) => `${body.name}: ${milliseconds(body.duration)}, body ${milliseconds(body.bodyDuration)}`;

/** Draws the bodies of an update as boxes: from left to right their time, from top to bottom those in the content of others. */
export function makeFlame(flush, bodies, choose) {
    const total = Math.max(flush.duration, 1e-6);
    const rows = withLevels(bodies.slice(0, 600));
    const flame = make('div', { class: 'flame' });
    for (const { body, level } of rows) {
        const box = make('button', { class: body.isAppDefined ? '' : 'framework', title: describe(body), onclick: () => choose(body.node) }, body.name);
        box.style.insetInlineStart = `${(body.start / total) * 100}%`;
        box.style.width = `${(body.duration / total) * 100}%`;
        box.style.top = `${level * levelHeight}rem`;
        flame.append(box);
    }
    flame.style.height = `${heightOf(rows)}rem`;
    return flame;
}

/**
 * The last updates one after the other on one axis, so that many short ones can be told from a long one. The time between two updates, in
 * which the app waits, takes the same small place whatever its length, and is named if it is long.
 */
export class Timeline {
    #place;
    #zoom;
    #choose;
    #revealed = null;
    #state = { entries: [], chosen: null, bodiesOf: (flush) => flush.bodies, titleOf: () => '' };

    static #mostUpdates = 60;
    static #mostBoxes = 1500;
    /** Updates that fill the chart at the first zoom. */
    static #filling = 8;
    /** The width of an update too short to be seen, in pixels. */
    static #least = 26;

    constructor(place, zoom, choose) {
        [this.#place, this.#zoom, this.#choose] = [place, zoom, choose];
        zoom.addEventListener('input', () => this.#draw());
    }

    show(state) {
        Object.assign(this.#state, state);
        this.#draw();
    }

    #draw() {
        const { entries, chosen } = this.#state;
        const shown = entries.slice(-Timeline.#mostUpdates);
        const place = this.#place;
        const wasAtEnd = place.scrollLeft + place.clientWidth >= place.scrollWidth - 8;
        const scale = this.#scale(shown);
        let boxes = Timeline.#mostBoxes;
        // The newest get their boxes first: the chart ends with them.
        const segments = shown.toReversed().map((entry, index, all) => {
            const segment = this.#segment(entry, all[index + 1], scale, boxes);
            boxes -= segment.boxes;
            return segment.element;
        });
        place.replaceChildren(...segments.toReversed());
        if (!shown.length) place.append(make('li', { class: 'empty' }, 'No updates yet.'));
        if (wasAtEnd) place.scrollLeft = place.scrollWidth;
        if (chosen !== this.#revealed) this.#reveal();
        this.#revealed = chosen;
    }

    /** Scrolls so that the chosen update can be seen. */
    #reveal() {
        const [place, box] = [this.#place, this.#place.querySelector('[aria-current=true]')?.parentElement];
        if (!box) return;
        const left = box.offsetLeft - place.offsetLeft;
        if (left < place.scrollLeft || left >= place.scrollLeft + place.clientWidth) place.scrollLeft = left - 12;
    }

    /** Returns the pixels of a second. */
    #scale(shown) {
        const newest = shown.slice(-Timeline.#filling);
        const rests = newest.reduce((sum, entry, index) => sum + 4 + (pauseBetween(newest[index - 1], entry) >= 1 ? 40 : 0), 24);
        const times = newest.map(timeOf).toSorted((a, b) => a - b);
        let total = times.reduce((sum, time) => sum + time, 0);
        let room = Math.max(this.#place.clientWidth - rests, 200);
        // The longer ones share what those of the least width leave.
        for (const time of times.slice(0, -1)) {
            if (time * room >= Timeline.#least * total || room < 2 * Timeline.#least) break;
            total -= time;
            room -= Timeline.#least;
        }
        return (room / Math.max(total, 1e-4)) * 2 ** Number(this.#zoom.value);
    }

    #segment(entry, before, scale, limit) {
        const { chosen, bodiesOf, titleOf } = this.#state;
        const { flush } = entry;
        const pause = pauseBetween(before, entry);
        const rows = withLevels(bodiesOf(flush)).filter(({ body }) => body.duration * scale >= 1).slice(0, Math.max(0, limit));
        const flame = make('div', { class: 'flame' });
        for (const { body, level } of rows) {
            const box = make('span', { class: body.isAppDefined ? '' : 'framework', title: describe(body) }, body.name);
            box.style.insetInlineStart = `${body.start * scale}px`;
            box.style.width = `${body.duration * scale}px`;
            box.style.top = `${level * levelHeight}rem`;
            flame.append(box);
        }
        if (entry.sent) {
            const box = make('span', { class: 'sent', title: `Frame of ${entry.sent.bytes} bytes: encoded in ${milliseconds(entry.sent.duration)}` }, 'Frame');
            box.style.insetInlineStart = `${flush.duration * scale}px`;
            box.style.width = `${entry.sent.duration * scale}px`;
            flame.append(box);
        }
        flame.style.height = `${Math.max(heightOf(rows), levelHeight)}rem`;
        const head = make(
            'button', { 'aria-current': entry === chosen, title: `${titleOf(entry)}: ${milliseconds(flush.duration)}`, onclick: () => this.#choose(entry) },
            titleOf(entry), make('small', {}, ` ${milliseconds(flush.duration)}`),
        );
        const element = make('li', { onclick: ({ target }) => target.closest('button') || this.#choose(entry) }, head, flame);
        element.style.width = `${Math.max(timeOf(entry) * scale, Timeline.#least)}px`;
        if (pause >= 1) element.dataset.pause = pause < 60 ? `${pause.toFixed(0)} s` : `${(pause / 60).toFixed(0)} min`;
        return { element, boxes: rows.length };
    }
}

/** The time between two updates, in seconds. */
const pauseBetween = (before, entry) => (before ? (entry.time - before.time) / 1000 - entry.flush.duration : 0);

/** The time of an update and of its frame, in seconds. */
const timeOf = ({ flush, sent }) => flush.duration + (sent?.duration ?? 0);
