/// Names a value that views hand up to the views around them.
public protocol PreferenceKey {
    associatedtype Value

    /// The value where no view sets one.
    static var defaultValue: Value { get }

    /// Combines what two neighbouring views set, in document order.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

/// What a view does to a preference that flows up through it.
package enum PreferenceWrite {
    /// Stands for whatever the views inside say.
    case value(Any)
    /// Changes what the views inside say.
    case transform((inout Any) -> Void)
}

extension ViewNode {
    /// Notes that this node says something else about a preference now, or has come or gone.
    final func preferenceDidChange() {
        var ancestor: ViewNode? = self
        while let current = ancestor {
            current.flags.insert(.hasPreferences)
            if current.flags.contains(.observesPreferences) { graph.preferences.invalidate(current) }
            ancestor = current.parent
        }
    }

    /// What the views inside this node say about a preference, combined; nil if they say nothing.
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

/// The nodes that listen to preferences and have to look again.
@MainActor
final class PreferenceObservers {
    /// In the order in which they were found to be out of date.
    private var pending: [ViewNode] = []
    private var isPending: Set<ObjectIdentifier> = []

    var hasPendingWork: Bool { !pending.isEmpty }

    func invalidate(_ node: ViewNode) {
        if isPending.insert(ObjectIdentifier(node)).inserted { pending.append(node) }
    }

    func discardPendingWork() {
        pending.removeAll()
        isPending.removeAll()
    }

    /// Has the observers compare what the views inside say now, innermost first.
    func deliver() {
        guard !pending.isEmpty else { return }
        let nodes = pending.enumerated().sorted { ($1.element.depth, $0.offset) < ($0.element.depth, $1.offset) }
        discardPendingWork()
        for (_, node) in nodes where node.isMounted { node.preferencesDidChange() }
    }
}
