/// The selected rows of a list.
@MainActor
protocol ListSelection {
    func contains(_ row: AnyHashable) -> Bool
    func select(_ row: AnyHashable)
    /// Selects a row and no other one.
    func selectOnly(_ row: AnyHashable)
    /// Returns whether a row has the type of the selection.
    func accepts(_ row: AnyHashable) -> Bool
    /// Whether no row need be selected, and at most one can be.
    var canBeCleared: Bool { get }
    /// Selects no row, if that is possible.
    func clear()
    /// The selected rows.
    var rows: [AnyHashable] { get }
}

extension ListSelection {
    func selectOnly(_ row: AnyHashable) { select(row) }
    var canBeCleared: Bool { false }
    func clear() {}
}

/// A selection of at most one row.
struct OptionalSelection<Value: Hashable> {
    let binding: Binding<Value?>
}

extension OptionalSelection: ListSelection {
    func accepts(_ row: AnyHashable) -> Bool { row.base is Value }
    var canBeCleared: Bool { true }
    func clear() { if binding.wrappedValue != nil { binding.wrappedValue = nil } }

    var rows: [AnyHashable] { binding.wrappedValue.map { [AnyHashable($0)] } ?? [] }

    func contains(_ row: AnyHashable) -> Bool {
        guard let selected = binding.wrappedValue else { return false }
        return AnyHashable(selected) == row
    }

    func select(_ row: AnyHashable) {
        if let value = row.base as? Value { binding.wrappedValue = value }
    }
}

/// A selection of exactly one row.
struct RequiredSelection<Value: Hashable> {
    let binding: Binding<Value>
}

extension RequiredSelection: ListSelection {
    func accepts(_ row: AnyHashable) -> Bool { row.base is Value }

    var rows: [AnyHashable] { [AnyHashable(binding.wrappedValue)] }

    func contains(_ row: AnyHashable) -> Bool { AnyHashable(binding.wrappedValue) == row }

    func select(_ row: AnyHashable) {
        if let value = row.base as? Value { binding.wrappedValue = value }
    }
}

/// A selection of any number of rows; a tap toggles a row.
struct SetSelection<Value: Hashable> {
    let binding: Binding<Set<Value>>
}

extension SetSelection: ListSelection {
    func accepts(_ row: AnyHashable) -> Bool { row.base is Value }

    func selectOnly(_ row: AnyHashable) {
        if let value = row.base as? Value, binding.wrappedValue != [value] { binding.wrappedValue = [value] }
    }

    func clear() {
        if !binding.wrappedValue.isEmpty { binding.wrappedValue = [] }
    }

    var rows: [AnyHashable] { binding.wrappedValue.map { AnyHashable($0) } }

    func contains(_ row: AnyHashable) -> Bool {
        guard let value = row.base as? Value else { return false }
        return binding.wrappedValue.contains(value)
    }

    func select(_ row: AnyHashable) {
        guard let value = row.base as? Value else { return }
        var selected = binding.wrappedValue
        if selected.remove(value) == nil { selected.insert(value) }
        binding.wrappedValue = selected
    }
}

private enum ListSelectionKey: EnvironmentKey { static var defaultValue: (any ListSelection)? { nil } }

extension EnvironmentValues {
    /// The selection of the enclosing list.
    var listSelection: (any ListSelection)? {
        get { self[ListSelectionKey.self] }
        set { self[ListSelectionKey.self] = newValue }
    }
}
