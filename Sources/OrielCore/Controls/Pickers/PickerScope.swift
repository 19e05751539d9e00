/// The selection that the options of a picker read and set.
protocol PickerScoping {
    func isSelected<V: Hashable>(_ tag: V) -> Bool
    func select<V: Hashable>(_ tag: V)
}

struct PickerScope<SelectionValue: Hashable>: PickerScoping {
    let selection: Binding<SelectionValue>
    /// The other values of a picker for several items.
    var others: [Binding<SelectionValue>] = []

    // The cast lets a non-optional tag match an optional selection.
    func isSelected<V: Hashable>(_ tag: V) -> Bool {
        guard let value = tag as? SelectionValue else { return false }
        return selection.wrappedValue == value && others.allSatisfy { $0.wrappedValue == value }
    }

    func select<V: Hashable>(_ tag: V) {
        guard let value = tag as? SelectionValue else { return }
        selection.wrappedValue = value
        for other in others { other.wrappedValue = value }
    }
}

private enum PickerScopeKey: EnvironmentKey {
    static var defaultValue: (any PickerScoping)? { nil }
}

extension EnvironmentValues {
    var pickerScope: (any PickerScoping)? {
        get { self[PickerScopeKey.self] }
        set { self[PickerScopeKey.self] = newValue }
    }
}

extension EnvironmentCell? {
    /// Whether views mounted here are options of a picker.
    var isInPicker: Bool { self?.cell(for: ObjectIdentifier(PickerScopeKey.self)) != nil }
}
