/// A key for a value that views pass up to their ancestors.
public protocol PreferenceKey {
    associatedtype Value

    /// The value if no view sets one.
    static var defaultValue: Value { get }

    /// Combines the values of two adjacent views, in document order.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

/// The effect of a view on a preference that passes up through it.
package enum PreferenceWrite {
    /// Replaces the value of the views inside.
    case value(Any)
    /// Changes the value of the views inside.
    case transform((inout Any) -> Void)
}

extension ViewNode {
    /// Marks preferences as changed because this node changed its value, or was mounted or unmounted.
    final func preferenceDidChange() {
        var ancestor: ViewNode? = self
        while let current = ancestor {
            current.flags.insert(.hasPreferences)
            if current.flags.contains(.observesPreferences) { graph.preferences.invalidate(current) }
            ancestor = current.parent
        }
    }

    /// Returns the combined value of a preference inside this node; nil if no view sets it.
    final func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        guard flags.contains(.hasPreferences) else { return nil }
        switch preferenceWrite(for: ObjectIdentifier(key)) {
        case .value(let value): return value as? K.Value
        case .transform(let transform):
            var value: Any = preferenceOfChildren(key) ?? K.defaultValue
            transform(&value)
            return value as? K.Value
        case nil: return preferenceOfChildren(key)
        }
    }

    final func preferenceOfChildren<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        var result: K.Value?
        forEachChild { child in
            guard let next = child.preference(key) else { return }
            if result == nil {
                result = next
            } else {
                K.reduce(value: &result!, nextValue: { next })
            }
        }
        return result
    }
}

/// The preference observers with pending updates.
@MainActor
final class PreferenceObservers {
    /// In the order in which they were invalidated.
    private var pending: [ViewNode] = []
    private var isPending: Set<ObjectIdentifier> = []

    var hasPendingWork: Bool { !pending.isEmpty }

    func invalidate(_ node: ViewNode) {
        // What is released sets the same preferences when it is rebuilt.
        guard !node.graph.idle.isReleasing else { return }
        if isPending.insert(ObjectIdentifier(node)).inserted { pending.append(node) }
    }

    func discardPendingWork() {
        pending.removeAll()
        isPending.removeAll()
    }

    /// Calls the pending observers, innermost first, to read the current values.
    func deliver() {
        guard !pending.isEmpty else { return }
        let nodes = pending.enumerated().sorted { ($1.element.depth, $0.offset) < ($0.element.depth, $1.offset) }
        discardPendingWork()
        for (_, node) in nodes where node.isMounted { node.preferencesDidChange() }
    }
}
