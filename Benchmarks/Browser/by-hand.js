// The keyed table as an ordinary page has it, written by hand.
{
    const element = (markup) => {
        const template = document.createElement('template');
        template.innerHTML = markup;
        return template.content.firstElementChild;
    };
    const rowTemplate = element('<div class="row"><span class="number"> </span><button class="label"> </button>' +
        '<button class="remove" aria-label="Remove">×</button></div>');
    const buttons = document.createElement('nav');
    const table = element('<div data-rows></div>');
    document.body.append(buttons, table);

    let rows = [];
    let selection = null;
    let lastID = 0;

    const makeRows = (count) => Array.from({ length: count }, () => {
        const row = { id: ++lastID, label: nextLabel(), element: rowTemplate.cloneNode(true) };
        const [number, label] = row.element.children;
        number.firstChild.data = row.id;
        label.firstChild.data = row.label;
        row.element.row = row;
        return row;
    });
    const show = (added, before = null) => {
        const fragment = document.createDocumentFragment();
        for (const row of added) fragment.append(row.element);
        table.insertBefore(fragment, before);
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
                row.element.children[1].firstChild.data = row.label;
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
            show(rows.sort(byLabel));
        },
        Clear: clear,
    };
    for (const [name, action] of Object.entries(actions)) {
        const button = element(`<button>${name}</button>`);
        button.onclick = action;
        buttons.append(button);
    }

    table.onclick = ({ target }) => {
        const row = target.closest('.row')?.row;
        if (target.closest('.remove')) {
            if (selection === row) selection = null;
            rows.splice(rows.indexOf(row), 1);
            row.element.remove();
        } else if (target.closest('.label')) {
            selection?.element.classList.remove('selected');
            row.element.classList.add('selected');
            selection = row;
        }
    };
}
