// What the pages without Oriel share: the labels of the gallery's keyed table, in the same order, and a table by hand.
const nextLabel = (() => {
    const adjectives = ['bright', 'quiet', 'tall', 'gentle', 'curious', 'brave', 'golden', 'swift', 'clever', 'frosty',
        'humble', 'lively', 'mellow', 'nimble', 'polite', 'rustic', 'silent', 'tidy', 'vivid', 'witty', 'zesty', 'ancient'];
    const colours = ['red', 'amber', 'blue', 'green', 'brown', 'violet', 'orange', 'white', 'black', 'purple', 'crimson'];
    const nouns = ['lamp', 'chair', 'house', 'mouse', 'bottle', 'pencil', 'window', 'garden', 'basket', 'mirror',
        'keyboard', 'sandwich', 'button'];
    let random = 1;
    const pick = (words) => {
        random = (Math.imul(random, 1664525) + 1013904223) >>> 0;
        return words[(random >>> 16) % words.length];
    };
    return () => `${pick(adjectives)} ${pick(colours)} ${pick(nouns)}`;
})();

const byLabel = (a, b) => (a.label < b.label ? -1 : a.label > b.label ? 1 : a.id - b.id);

/**
 * Runs the keyed table in plain JavaScript, in the element with `data-rows`.
 *
 * `template` is the row to clone; `showNumber(element, number)` and `showLabel(element, label)` write into it, and
 * `mark(element, isSelected)` selects it. The buttons are those of the document, by their texts.
 */
const keyedTable = (template, showNumber, showLabel, mark) => {
    const table = document.querySelector('[data-rows]');
    let rows = [];
    let selection = null;
    let lastID = 0;

    const makeRows = (count) => Array.from({ length: count }, () => {
        const row = { id: ++lastID, label: nextLabel(), element: template.cloneNode(true) };
        row.element.row = row;
        showNumber(row.element, row.id);
        showLabel(row.element, row.label);
        return row;
    });
    const show = (added, before = null) => {
        const fragment = document.createDocumentFragment();
        for (const { element } of added) fragment.append(element);
        table.insertBefore(fragment, before);
    };
    const select = (row) => {
        if (selection) mark(selection.element, false);
        mark(row.element, true);
        selection = row;
    };
    const clear = () => {
        table.replaceChildren();
        rows = [];
        selection = null;
    };

    const actions = {
        'Create 1,000 rows'() {
            clear();
            show(rows = makeRows(1000));
        },
        'Append 1,000 rows'() {
            const added = makeRows(1000);
            rows.push(...added);
            show(added);
        },
        'Prepend a row'() {
            const added = makeRows(1);
            rows.unshift(...added);
            show(added, table.firstChild);
        },
        'Update every 10th row'() {
            for (let index = 0; index < rows.length; index += 10) {
                const row = rows[index];
                row.label += ' !!!';
                showLabel(row.element, row.label);
            }
        },
        'Swap rows'() {
            if (rows.length <= 998) return;
            [rows[1], rows[998]] = [rows[998], rows[1]];
            const after = rows[1].element.nextSibling;
            table.insertBefore(rows[1].element, rows[2].element);
            table.insertBefore(rows[998].element, after);
        },
        'Sort by label': () => show(rows.sort(byLabel)),
        Clear: clear,
    };

    document.addEventListener('click', ({ target }) => {
        const button = target.closest('button');
        const row = button?.closest('[data-rows] > *')?.row;
        if (!row) return actions[button?.textContent]?.();
        if (button.ariaLabel !== 'Remove') return select(row);
        if (selection === row) selection = null;
        rows.splice(rows.indexOf(row), 1);
        row.element.remove();
    });

    return Object.keys(actions);
};
