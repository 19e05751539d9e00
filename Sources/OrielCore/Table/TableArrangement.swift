import OrielCoreTransferable

/// How users hide, show and move the columns of a table: with a menu of the headers, and by dragging the headers.
struct TableArrangement<RowValue: Identifiable> {
    /// All columns, in their present order.
    let columns: [_TableColumn<RowValue>]
    let customization: Binding<TableColumnCustomization<RowValue>>
}

extension TableArrangement {
    /// The columns that users can hide.
    var choices: [_TableColumn<RowValue>] { columns.filter(\.canBeHidden) }

    /// Whether the header of a column has a menu and can be dragged.
    func isOffered(at column: _TableColumn<RowValue>) -> Bool { !choices.isEmpty || column.canBeMoved }

    /// Returns what makes a header draggable.
    func source(_ column: _TableColumn<RowValue>) -> DraggableModifier {
        guard column.canBeMoved, let id = column.customizationID else { return DraggableModifier(items: nil) }
        return DraggableModifier(items: {
            var item = DraggedItem(NSItemProvider())
            item.value = DraggedColumn<RowValue>(id: id)
            return [item]
        })
    }

    /// Returns what makes a header take another one that is dropped on it.
    func target(_ column: _TableColumn<RowValue>) -> DropTargetModifier {
        DropTargetModifier(
            types: nil,
            delegate: ColumnDrop(arrangement: self, target: column.customizationID),
            reportsMotion: false,
            isEnabled: column.canBeMoved
        )
    }

    /// Moves a column to the place of another one.
    @MainActor func move(_ id: String, toPlaceOf target: String) {
        customization.wrappedValue.move(id, toPlaceOf: target, in: columns)
    }

    /// Whether a column is shown.
    @MainActor func isShown(_ column: _TableColumn<RowValue>) -> Binding<Bool> {
        Binding(
            get: { column.isShown(in: customization.wrappedValue) },
            set: { isShown in
                guard let id = column.customizationID else { return }
                customization.wrappedValue[visibility: id] = isShown ? .visible : .hidden
            }
        )
    }

    /// Returns the nearest shown column before or after a column to whose place it can be moved.
    @MainActor func neighbour(of column: _TableColumn<RowValue>, isBefore: Bool) -> String? {
        let shown = columns.filter { $0.canBeMoved && $0.isShown(in: customization.wrappedValue) }
        guard let index = shown.firstIndex(where: { $0.place == column.place }) else { return nil }
        let other = isBefore ? index - 1 : index + 1
        return shown.indices.contains(other) ? shown[other].customizationID : nil
    }
}

/// A column while its header is dragged. Only tables of the same rows take it.
private struct DraggedColumn<RowValue> {
    let id: String
}

/// The delegate of a header on which another one can be dropped.
private struct ColumnDrop<RowValue: Identifiable> {
    let arrangement: TableArrangement<RowValue>
    let target: String?

    private func column(in info: DropInfo) -> DraggedColumn<RowValue>? {
        info.items.lazy.compactMap { $0.value as? DraggedColumn<RowValue> }.first
    }
}

extension ColumnDrop: DropDelegate {
    func validateDrop(info: DropInfo) -> Bool { column(in: info) != nil }

    func performDrop(info: DropInfo) -> Bool {
        guard let dragged = column(in: info), let target else { return false }
        arrangement.move(dragged.id, toPlaceOf: target)
        return true
    }
}

/// The menu of a header: two buttons that move its column, and a toggle for each column that users can hide.
struct TableColumnMenu<RowValue: Identifiable> {
    let column: _TableColumn<RowValue>
    let arrangement: TableArrangement<RowValue>
}

extension TableColumnMenu: View {
    var body: some View {
        let choices = arrangement.choices
        if column.canBeMoved {
            mover(.moveBackward, isBefore: true)
            mover(.moveForward, isBefore: false)
            if !choices.isEmpty { Divider() }
        }
        ForEach(choices, id: \.place) { choice in
            Toggle(isOn: arrangement.isShown(choice)) { choice.label }
        }
    }

    @MainActor private func mover(_ word: SystemWord, isBefore: Bool) -> some View {
        let neighbour = arrangement.neighbour(of: column, isBefore: isBefore)
        return Button {
            guard let id = column.customizationID, let neighbour else { return }
            arrangement.move(id, toPlaceOf: neighbour)
        } label: {
            word.text
        }
        .disabled(neighbour == nil)
    }
}
