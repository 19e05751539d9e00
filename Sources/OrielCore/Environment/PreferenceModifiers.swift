/// A modifier that sets a preference.
struct PreferenceWritingModifier<Key: PreferenceKey> {
    let value: Key.Value
}

extension PreferenceWritingModifier: ViewModifier, BehaviorModifier {
    typealias Body = Never

    static var isAppliedToEachView: Bool { true }

    func willMount(on node: ViewNode, state: inout Void) { node.preferenceDidChange() }

    func didUpdate(from old: Self, on node: ViewNode, state: inout Void) {
        if !FieldComparison.areEqual(old.value, value) { node.preferenceDidChange() }
    }

    func willUnmount(from node: ViewNode, state: inout Void) { node.preferenceDidChange() }

    func canBeRebuilt(on node: ViewNode, state: Void) -> Bool { true }
    func isEquivalent(to other: Self) -> Bool { FieldComparison.areEqual(value, other.value) }

    func preferenceWrite(for key: ObjectIdentifier) -> PreferenceWrite? {
        key == ObjectIdentifier(Key.self) ? .value(value) : nil
    }
}

/// A modifier that transforms a preference on its way up the tree.
struct PreferenceTransformModifier<Key: PreferenceKey> {
    let transform: (inout Key.Value) -> Void
}

extension PreferenceTransformModifier: ViewModifier, BehaviorModifier {
    typealias Body = Never

    static var isAppliedToEachView: Bool { true }

    func willMount(on node: ViewNode, state: inout Void) { node.preferenceDidChange() }
    func didUpdate(from old: Self, on node: ViewNode, state: inout Void) { node.preferenceDidChange() }
    func willUnmount(from node: ViewNode, state: inout Void) { node.preferenceDidChange() }

    func preferenceWrite(for key: ObjectIdentifier) -> PreferenceWrite? {
        guard key == ObjectIdentifier(Key.self) else { return nil }
        return .transform { value in
            guard var typed = value as? Key.Value else { return }
            transform(&typed)
            value = typed
        }
    }
}

/// A modifier that runs an action when a preference of its content changes.
struct PreferenceChangeModifier<Key: PreferenceKey> where Key.Value: Equatable {
    let action: (Key.Value) -> Void
}

extension PreferenceChangeModifier: ViewModifier, BehaviorModifier {
    typealias Body = Never

    static var isAppliedToEachView: Bool { true }

    func makeState() -> Key.Value? { nil }

    func willMount(on node: ViewNode, state: inout Key.Value?) {
        node.flags.insert(.observesPreferences)
        node.graph.preferences.invalidate(node)
    }

    func preferencesDidChange(on node: ViewNode, state: inout Key.Value?) {
        let value = node.preferenceOfChildren(Key.self) ?? Key.defaultValue
        guard value != state else { return }
        state = value
        node.graph.enqueue { action(value) }
    }
}

extension View {
    /// Sets a preference. The value replaces all values set in this view.
    public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(PreferenceWritingModifier<K>(value: value))
    }

    /// Transforms the preference value set in this view.
    public nonisolated func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self,
        _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(PreferenceTransformModifier<K>(transform: callback))
    }

    /// Runs an action with the preference value set in this view, when the view appears and on each change.
    public nonisolated func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self,
        perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(PreferenceChangeModifier<K>(action: action))
    }
}
