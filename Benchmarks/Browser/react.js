// The keyed table in React 18: one memoized component per row, and state that is replaced, not changed.
{
    const { createElement, memo, useReducer } = React;

    let lastID = 0;
    const makeRows = (count) => Array.from({ length: count }, () => ({ id: ++lastID, label: nextLabel() }));

    const changes = {
        'Create 1,000 rows': () => ({ rows: makeRows(1000), selection: null }),
        'Append 1,000 rows': (state) => ({ ...state, rows: [...state.rows, ...makeRows(1000)] }),
        'Prepend a row': (state) => ({ ...state, rows: [...makeRows(1), ...state.rows] }),
        'Update every 10th row': (state) => ({
            ...state,
            rows: state.rows.map((row, index) => (index % 10 ? row : { ...row, label: `${row.label} !!!` })),
        }),
        'Swap rows'(state) {
            const rows = [...state.rows];
            if (rows.length > 998) [rows[1], rows[998]] = [rows[998], rows[1]];
            return { ...state, rows };
        },
        'Sort by label': (state) => ({ ...state, rows: [...state.rows].sort(byLabel) }),
        Clear: () => ({ rows: [], selection: null }),
        select: (state, id) => ({ ...state, selection: id }),
        remove: (state, id) => ({ ...state, rows: state.rows.filter((row) => row.id !== id) }),
    };
    const reduce = (state, [name, id]) => changes[name](state, id);

    const Row = memo(({ row, isSelected, dispatch }) => createElement('div', { className: isSelected ? 'row selected' : 'row' },
        createElement('span', { className: 'number' }, row.id),
        createElement('button', { className: 'label', onClick: () => dispatch(['select', row.id]) }, row.label),
        createElement('button', {
            className: 'remove', 'aria-label': 'Remove', onClick: () => dispatch(['remove', row.id]),
        }, '×')));

    const Table = () => {
        const [{ rows, selection }, dispatch] = useReducer(reduce, { rows: [], selection: null });
        const names = Object.keys(changes).slice(0, -2);
        return [
            createElement('nav', { key: 'buttons' }, names.map((name) =>
                createElement('button', { key: name, onClick: () => dispatch([name]) }, name))),
            createElement('div', { key: 'table', 'data-rows': '' }, rows.map((row) =>
                createElement(Row, { key: row.id, row, isSelected: row.id === selection, dispatch }))),
        ];
    };

    // React fills a container; the body is the flex container of the table.
    ReactDOM.createRoot(document.body).render(createElement(Table));
}
