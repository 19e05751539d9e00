import { isAnswered } from './controls.js';
import { focusQuietly, isRightToLeft, listen } from './dom.js';
import { reducesMotion } from './environment.js';
import * as kinds from './kinds.js';
import { isNode } from './nodes.js';
import { sendEvent } from './queue.js';

// Date pickers: the keys of a calendar and the slide of its months, the turns of wheels, and the focus of their popovers. The
// nodes have the attribute `data-dates`.

/** Prepares a calendar, a group of wheels or a popover. */
export function prepare(element) {
    if (element._hasDates) return;
    element._hasDates = true;
    const { kind } = element.dataset;
    if (kind === 'calendar') prepareCalendar(element);
    else if (kind === 'wheels') for (const wheel of element.children) prepareWheel(wheel, element);
    else preparePopover(element);
}

// Only the server changes these attributes.
const watchedAttributes = ['aria-label', 'aria-selected', 'aria-valuenow', 'data-index', 'data-value'];

function observe(element, action) {
    new MutationObserver(action).observe(element, { subtree: true, childList: true, attributeFilter: watchedAttributes });
}

// MARK: Popovers

// The focus moves into the popover, and back to its button when it is removed.
function preparePopover(popover) {
    const button = popover.previousElementSibling;
    if (button === document.activeElement) requestAnimationFrame(() => focusQuietly(popover.querySelector('[tabindex="0"]')));
    let hadFocus = false;
    listen(popover, 'focusin', () => (hadFocus = true));
    listen(popover, 'focusout', ({ relatedTarget }) => relatedTarget && (hadFocus = popover.contains(relatedTarget)));
    const watch = new MutationObserver(() => {
        if (isNode(popover)) return;
        watch.disconnect();
        if (hadFocus && document.activeElement === document.body) focusQuietly(button);
    });
    watch.observe(popover.parentElement, { childList: true });
}

// MARK: Calendars

const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

function prepareCalendar(calendar) {
    let wanted;
    let old;
    let shown = titleOf(calendar);
    const part = (name) => calendar.querySelector(`[data-role=${name}]:not([aria-disabled])`);
    const cells = () => [...(gridOf(calendar)?.querySelectorAll('[role=gridcell]') ?? [])];
    const days = () => cells().filter(({ dataset }) => !dataset.state);

    // One day is in the order of the Tab key: the one that had the focus, the selected or the current one.
    function arrange() {
        const all = days();
        const find = (selector) => all.find((day) => day.matches(selector));
        const stop = find(':focus') ?? find('[aria-selected]') ?? find('[aria-current]') ?? find('[data-index]') ?? all[0];
        for (const cell of cells()) cell.tabIndex = cell === stop ? 0 : -1;
    }

    /** Turns the month, and then focuses one of its days; from the end if the number is not positive. */
    function turn(name, day) {
        const button = part(name);
        if (!button) return;
        wanted = day;
        button.click();
    }

    listen(calendar, 'click', ({ target }) => {
        const role = target.closest('[data-role]')?.dataset.role;
        const grid = gridOf(calendar);
        if (/back|forth/.test(role) && grid) old = { way: role === 'back' ? -1 : 1, grid: grid.cloneNode(true) };
    }, true);

    listen(calendar, 'keydown', (event) => {
        const { key, target } = event;
        const all = days();
        const place = all.indexOf(target);
        if (place < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
        const column = [...target.parentElement.children].indexOf(target);
        const step = (steps[key] ?? 0) * (/Left|Right/.test(key) && isRightToLeft(calendar) ? -1 : 1);
        const next = { Home: place - column, End: place + 6 - column }[key] ?? place + step;
        if (key === 'PageUp') turn('back', place + 1);
        else if (key === 'PageDown') turn('forth', place + 1);
        else if (key in { Home: 1, End: 1 }) all[Math.max(0, Math.min(next, all.length - 1))].focus();
        else if (!step) return;
        else if (next < 0) turn('back', next + 1);
        else if (next >= all.length) turn('forth', next - all.length + 1);
        else all[next].focus();
        event.preventDefault();
        arrange();
    });

    observe(calendar, () => {
        const title = titleOf(calendar);
        if (title !== shown) {
            shown = title;
            const all = days();
            if (wanted !== undefined) all[wanted > 0 ? Math.min(wanted, all.length) - 1 : all.length + wanted - 1]?.focus();
            if (old) slide(gridOf(calendar), old.grid, old.way);
            wanted = old = undefined;
        }
        arrange();
    });
    arrange();
}

// A copy of the old month may follow the grid.
function gridOf(calendar) {
    return calendar.querySelector('[role=grid]');
}

function titleOf(calendar) {
    return gridOf(calendar)?.ariaLabel;
}

// Slides the new month in, and a copy of the old one out.
function slide(grid, ghost, way) {
    if (!grid || reducesMotion()) return;
    const shift = `${100 * way * (isRightToLeft(grid) ? -1 : 1)}%`;
    const timing = { duration: 350, easing: 'cubic-bezier(.3, .9, .3, 1)' };
    ghost.inert = true;
    ghost.ariaHidden = true;
    ghost.dataset.client = 'month';
    grid.after(ghost);
    grid.animate([{ translate: shift }, {}], timing);
    ghost.animate([{}, { translate: shift.startsWith('-') ? shift.slice(1) : `-${shift}` }], timing).onfinish = () => ghost.remove();
}

// MARK: Wheels

// The wheel that a finger or a mouse holds.
let held = null;

listen(window, 'touchend touchcancel pointerup', ({ type, pointerType }) => {
    if (type === 'pointerup' && pointerType !== 'mouse') return;
    const wheel = held;
    held = null;
    wheel?._settle();
});
listen(window, 'pointermove', ({ pointerType, movementY }) => {
    if (!held || pointerType !== 'mouse') return;
    held._pulled += Math.abs(movementY);
    held.style.scrollSnapType = 'none';
    held.scrollTop -= movementY;
});

// Other browsers end a scroll when no more events come for a while. With the event, a slow page chooses no row on the way.
const tellsScrollEnd = 'onscrollend' in window;

// The rows of a wheel have numbers. The first one's is in `data-value`, the selected one's in `aria-valuenow`; a wheel that turns
// round shows a value at several numbers.
function prepareWheel(wheel, group) {
    const rowHeight = () => wheel.firstElementChild?.offsetHeight || 1;
    const first = () => Number(wheel.dataset.value);
    // A wheel of options can have no selected row.
    const selected = () => Number(wheel.ariaValueNow ?? NaN) - first();
    const centre = () => Math.max(0, Math.min(Math.round(wheel.scrollTop / rowHeight()), wheel.children.length - 1));
    const glide = reducesMotion() ? 'instant' : 'smooth';
    let timer;
    // The last event that has chosen a row, and the row.
    let sent = 0;
    let chosen;
    // The row in the middle, and its distance to the middle.
    let middle;
    let rest;
    let isScrolling = false;
    // Turning to the selected row, until it is reached or the user turns.
    let isFollowing = false;

    function turnTo(place, behavior) {
        wheel.scrollTo({ top: place * rowHeight(), behavior });
    }

    function follow(behavior) {
        isFollowing = true;
        turnTo(selected(), behavior);
    }

    function later(action, delay) {
        clearTimeout(timer);
        timer = setTimeout(action, delay);
    }

    function settle() {
        if (held === wheel) return;
        wheel.style.scrollSnapType = '';
        const place = centre();
        if (place === selected()) isFollowing = false;
        else if (isFollowing) turnTo(selected(), glide);
        else chooseNear(place);
    }

    function chooseNear(place) {
        const { children } = wheel;
        if (!children[place].dataset.state) return choose(place);
        // Back to the nearest row within the bounds.
        const distances = [...children].map(({ dataset }, index) => (dataset.state ? Infinity : Math.abs(index - place)));
        turnTo(distances.indexOf(Math.min(...distances)), glide);
    }

    function choose(place) {
        const value = first() + place;
        if (isAnswered(sent) || value !== chosen)
            sent = sendEvent(group, kinds.change, [`${[...group.children].indexOf(wheel)} ${value}`]);
        chosen = value;
        later(confirm, 300);
    }

    // The app may refuse a value: the wheel then turns back.
    function confirm() {
        if (!isNode(wheel) || isScrolling) return;
        if (!isAnswered(sent)) later(confirm, 300);
        else if (centre() !== selected()) follow(glide);
    }

    function note() {
        const place = centre();
        middle = wheel.children[place]?.textContent;
        rest = wheel.scrollTop - place * rowHeight();
    }

    // Keeps the row in the middle when the rows have moved: of several with its text, the one nearest to the selected row.
    function keepMiddle() {
        const distance = (row) => Math.abs([...wheel.children].indexOf(row) - selected());
        const [row] = [...wheel.children].filter(({ textContent }) => textContent === middle)
            .sort((a, b) => distance(a) - distance(b));
        if (row) wheel.scrollTop = [...wheel.children].indexOf(row) * rowHeight() + rest;
    }

    wheel._settle = () => isScrolling || later(settle, 120);
    listen(wheel, 'scroll', () => {
        note();
        wheel._settle();
        isScrolling = tellsScrollEnd;
    });
    listen(wheel, 'scrollend', () => {
        isScrolling = false;
        settle();
    });
    listen(wheel, 'wheel touchstart pointerdown', () => (isFollowing = false), { passive: true });
    listen(wheel, 'touchstart pointerdown', ({ type, pointerType }) => {
        if (type === 'pointerdown' && pointerType !== 'mouse') return;
        held = wheel;
        wheel._pulled = 0;
    }, { passive: true });
    listen(wheel, 'click', ({ target }) => {
        const place = [...wheel.children].indexOf(target);
        if (place >= 0 && !(wheel._pulled > 4)) turnTo(place, glide);
    });
    listen(wheel, 'keydown', (event) => {
        const { length } = wheel.children;
        // A wheel that does not turn round has ends.
        const hasEnds = wheel.ariaValueMax;
        const ends = hasEnds && { Home: -length, End: length };
        const step = { ArrowUp: -1, ArrowDown: 1, PageUp: -5, PageDown: 5, ...ends }[event.key];
        if (!step) return;
        event.preventDefault();
        const from = isAnswered(sent) ? selected() : centre();
        const place = hasEnds ? Math.max(0, Math.min(from + step, length - 1)) : from + step;
        if (!wheel.children[place] || wheel.children[place].dataset.state) return;
        isFollowing = false;
        turnTo(place, 'instant');
        note();
        choose(place);
    });
    // The rows can change while the wheel turns.
    let state = [first(), selected()];
    observe(wheel, () => {
        const old = state;
        state = [first(), selected()];
        if (old[0] !== state[0]) keepMiddle();
        if (old.join() === state.join() || held === wheel || !isAnswered(sent)) return;
        follow(centre() === selected() ? 'instant' : glide);
    });
    follow('instant');
    note();
}
