import Foundation

/// The headers of a table's columns.
struct TableHeader<RowValue: Identifiable> {
    let elementDescription: FixedElement
    let content: TableHeads<RowValue>

    nonisolated init(
        layout: _TableLayout<RowValue>,
        sort: TableSort?,
        arrangement: TableArrangement<RowValue>?,
        resize: @escaping (_TableColumn<RowValue>, Double) -> Void
    ) {
        elementDescription = FixedElement(.tableHeader, [.columns: .columns(layout.widths)])
        content = TableHeads(layout: layout, sort: sort, arrangement: arrangement, resize: resize)
    }
}

extension TableHeader: ContainerElementView {
    typealias Body = Never

    static var rowRole: RowRole { .part }
}

struct TableHeads<RowValue: Identifiable> {
    let layout: _TableLayout<RowValue>
    let sort: TableSort?
    let arrangement: TableArrangement<RowValue>?
    let resize: (_TableColumn<RowValue>, Double) -> Void
}

extension TableHeads: View {
    var body: some View {
        ForEach(layout.columns, id: \.place) { column in
            ElementContainer(head(of: column)) {
                if let arrangement, arrangement.isOffered(at: column) {
                    let alignment = Alignment(horizontal: column.alignment, vertical: .center)
                    // The whole header opens the menu and can be dragged, not only the text in it.
                    label(of: column)
                        .frame(maxWidth: .infinity, alignment: alignment)
                        .contextMenu { TableColumnMenu(column: column, arrangement: arrangement) }
                        .modifier(arrangement.source(column))
                        .modifier(arrangement.target(column))
                } else {
                    label(of: column)
                }
            }
        }
    }

    private func head(of column: _TableColumn<RowValue>) -> TableHead {
        TableHead(
            order: column.comparator.flatMap { sort?.order($0) },
            alignment: column.alignment,
            width: column.width,
            index: layout.columns.firstIndex { $0.place == column.place } ?? 0,
            resize: { resize(column, $0) }
        )
    }

    @ViewBuilder private func label(of column: _TableColumn<RowValue>) -> some View {
        if let sort, let comparator = column.comparator {
            ElementContainer(SortButton { sort.select(comparator) }) { column.label }
        } else {
            column.label
        }
    }
}

/// The header of a column, with a divider after it if the column can be resized.
private struct TableHead {
    let order: SortOrder?
    let alignment: HorizontalAlignment
    let width: TableColumnWidth
    /// The position among the columns that are shown.
    let index: Int
    let resize: (Double) -> Void
}

extension TableHead: ElementDescription {
    static var readsBindings: Bool { true }

    func makeElement(in environment: EnvironmentValues) -> Element {
        var attributes: Attributes = [.alignment: .alignment(Alignment(horizontal: alignment, vertical: .center))]
        if let order { attributes[.value] = .string(order == .forward ? "ascending" : "descending") }
        guard width.isResizable, environment.isEnabled else { return Element(.tableHead, attributes: attributes) }
        attributes[.index] = .number(Double(index))
        attributes[.minimum] = .number(width.bounds.lowerBound)
        attributes[.maximum] = .number(width.bounds.upperBound)
        return Element(.tableHead, attributes: attributes, events: .change)
    }

    func handle(_ event: ElementEvent, in environment: EnvironmentValues) {
        guard case .choose(let text) = event, let width = Double(text), width.isFinite else { return }
        resize(width)
    }
}

private struct SortButton {
    let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }
}

extension SortButton: ElementDescription {
    func makeElement(in environment: EnvironmentValues) -> Element {
        var attributes: Attributes = [.role: .string("sort")]
        environment.describeControl(in: &attributes)
        return Element(.button, attributes: attributes, events: .tap)
    }

    func handle(_ event: ElementEvent, in environment: EnvironmentValues) {
        if event == .tap { action() }
    }
}
