/// A value that a view offers to the layout around it.
///
///     struct Flexibility: LayoutValueKey {
///         static let defaultValue = 0.0
///     }
///
///     content.layoutValue(key: Flexibility.self, value: 1)
///     subview[Flexibility.self]
public protocol LayoutValueKey {
    associatedtype Value

    /// The value of views that set none.
    static var defaultValue: Self.Value { get }
}

extension View {
    /// Sets a value for the layout around the view.
    public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(LayoutValueModifier<K>(value: value))
    }
}

/// A modifier that sets a value of the view that it modifies.
private struct LayoutValueModifier<Key: LayoutValueKey> {
    let value: Key.Value
}

extension LayoutValueModifier: ViewModifier, BehaviorModifier {
    typealias Body = Never

    static var isAppliedToEachView: Bool { true }

    func willMount(on node: ViewNode, state: inout Void) { set(on: node) }

    func didUpdate(from old: Self, on node: ViewNode, state: inout Void) {
        if !FieldComparison.areEqual(old.value, value) { set(on: node) }
    }

    func willUnmount(from node: ViewNode, state: inout Void) { node.graph.layouts.setValue(nil, of: node) }

    @MainActor private func set(on node: ViewNode) {
        node.graph.layouts.setValue(LayoutValue(key: ObjectIdentifier(Key.self), value: value), of: node)
    }
}

/// A value for the layout around a view.
struct LayoutValue {
    let key: ObjectIdentifier
    let value: Any
}

extension Element.Kind {
    /// Whether elements of the kind represent the view that they contain, or the first of several.
    var isModifier: Bool {
        switch self {
        case .padding, .frame, .overlay, .background, .mask, .aspectRatio: true
        default: keepsSize
        }
    }

    /// Whether elements of the kind have the size of the view that they contain, for every proposal.
    var keepsSize: Bool {
        switch self {
        case .offset, .opacity, .hidden, .clip, .tap, .accessibility, .layoutPriority, .zIndex, .shadow, .blur,
            .blendMode,
            .compositing, .colorEffect, .rotation, .rotation3D, .scale, .transform, .gesture, .hover, .hitTesting,
            .contentShape, .transition, .matchedGeometry, .transitionSource, .popoverSource, .geometryObserver,
            .alignmentGuide, .appearance, .gridCell:
            true
        default: false
        }
    }
}
