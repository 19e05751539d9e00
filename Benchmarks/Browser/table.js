// The keyed table of the gallery, written by hand: what a page can do at best. The document, its styles and the markup
// of a row (#row) are those of the gallery's page.
{
    const table = document.querySelector('[data-rows]');
    const template = document.getElementById('row').content.firstElementChild;
    const { plain, selected } = document.getElementById('row').dataset;
    let rows = [];
    let selection = null;
    let lastID = 0;

    const makeRow = () => {
        const element = template.cloneNode(true);
        const row = { id: ++lastID, label: nextLabel(), element };
        element.row = row;
        const [id, button] = element.children;
        id.firstChild.firstChild.data = row.id;
        button.firstChild.firstChild.data = row.label;
        return row;
    };
    const makeRows = (count) => Array.from({ length: count }, makeRow);
    const show = (added, before = null) => {
        const fragment = document.createDocumentFragment();
        for (const { element } of added) fragment.append(element);
        table.insertBefore(fragment, before);
    };
    const select = (row) => {
        selection?.element.setAttribute('class', plain);
        row?.element.setAttribute('class', selected);
        selection = row;
    };
    const clear = () => {
        table.textContent = '';
        rows = [];
        selection = null;
    };

    const actions = {
        'Create 1,000 rows'() {
            clear();
            rows = makeRows(1000);
            show(rows);
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
                row.element.children[1].firstChild.firstChild.data = row.label;
            }
        },
        'Swap rows'() {
            if (rows.length <= 998) return;
            [rows[1], rows[998]] = [rows[998], rows[1]];
            const after = rows[1].element.nextSibling;
            table.insertBefore(rows[1].element, rows[2].element);
            table.insertBefore(rows[998].element, after);
        },
        'Sort by label'() {
            rows.sort(byLabel);
            show(rows);
        },
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
}
