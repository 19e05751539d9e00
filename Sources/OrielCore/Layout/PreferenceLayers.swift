/// A modifier that runs an action when a preference of its content changes. The value can be of any type.
struct PreferenceObservingModifier<Key: PreferenceKey> {
    let action: (Key.Value) -> Void
}

extension PreferenceObservingModifier: ViewModifier, BehaviorModifier {
    typealias Body = Never

    func makeState() -> Key.Value? { nil }

    func willMount(on node: ViewNode, state: inout Key.Value?) {
        node.flags.insert(.observesPreferences)
        node.graph.preferences.invalidate(node)
    }

    func preferencesDidChange(on node: ViewNode, state: inout Key.Value?) {
        let value = node.preferenceOfChildren(Key.self) ?? Key.defaultValue
        if let state, FieldComparison.areEqual(state, value) { return }
        state = value
        node.graph.enqueue { action(value) }
    }
}

/// A modifier that puts a view built from a preference of the content in front of or behind the content.
struct PreferenceLayerModifier<Key: PreferenceKey, Layer: View> {
    let kind: Element.Kind
    let alignment: Alignment
    let layer: (Key.Value) -> Layer
    @State private var value = Key.defaultValue

    nonisolated init(kind: Element.Kind, alignment: Alignment, layer: @escaping (Key.Value) -> Layer) {
        self.kind = kind
        self.alignment = alignment
        self.layer = layer
    }
}

extension PreferenceLayerModifier: ViewModifier {
    func body(content: Content) -> some View {
        content.modifier(PreferenceObservingModifier<Key> { value = $0 })
            .layer(kind, alignment: alignment, layer(value))
    }
}

extension View {
    /// Puts a view in front of this one, created from a preference value set in this view.
    public nonisolated func overlayPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self,
        @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        overlayPreferenceValue(key, alignment: .center, transform)
    }

    /// Puts a view in front of this one, created from a preference value set in this view.
    public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type,
        alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceLayerModifier<K, V>(kind: .overlay, alignment: alignment, layer: transform))
    }

    /// Puts a view behind this one, created from a preference value set in this view.
    public nonisolated func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self,
        @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        backgroundPreferenceValue(key, alignment: .center, transform)
    }

    /// Puts a view behind this one, created from a preference value set in this view.
    public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type,
        alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceLayerModifier<K, V>(kind: .background, alignment: alignment, layer: transform))
    }
}
