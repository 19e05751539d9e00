/// The graph's description of one type of view; one instance per type, created at first use and never freed.
///
/// A parent reaches the types of its children through its own `ViewType`, so updates need no look-ups.
@MainActor
package class ViewType {
    package let metatype: Any.Type

    /// Whether an evaluation of this type has read an `@Observable` property before.
    final var readsObservables = false

    init(_ metatype: Any.Type) { self.metatype = metatype }

    /// The type's name without its module, as shown in messages and counters.
    package private(set) lazy var name = String(describing: metatype)

    /// The name without generic arguments, as inspectors show it; for a modifier and its content that of the modifier.
    package private(set) lazy var shortName = TypeName.short(of: metatype)

    /// Whether the type was declared outside this framework.
    package private(set) lazy var isAppDefined: Bool = {
        let qualified = String(reflecting: metatype)
        return !qualified.hasPrefix("OrielCore.") && !qualified.hasPrefix("Swift.")
    }()

    /// Makes a node for a view value, together with its descendants.
    ///
    /// - Parameter value: A value of this type.
    /// - Returns: The node; the caller links it into its parent's children.
    func mount(_ value: OwnedValue, in parent: ViewNode, environment: EnvironmentCell?) -> ViewNode {
        preconditionFailure("\(name) has a view type that cannot be mounted; ViewType.mount must be overridden.")
    }

    /// Updates a node whose class does not know the types of its values.
    func update(_ node: ViewNode, from value: OwnedValue) {
        preconditionFailure("Nodes of \(name) update themselves; ViewType.update must be overridden if they do not.")
    }

    /// Returns the type that mounts views of this type in a list or a lazy container.
    ///
    /// - Returns: By default the container's type of rows, and this type itself if its rows have no element.
    func makeAdapted(to context: RowContext) -> ViewType { context.makeRowType?(self) ?? self }

    /// Whether a view of this type can form several rows.
    var isRowGroup: Bool { false }

    /// Whether a view of this type can form several rows in some places: as the content of a modifier.
    var mayBeRowGroup: Bool { isRowGroup }

    /// Whether a view of this type can form several rows in a parent.
    func isRowGroup(in parent: ViewNode) -> Bool { isRowGroup }

    private final var adaptations: [RowContext: ViewType] = [:]

    /// Returns the description of this type in a list or a lazy container.
    final func adapted(to context: RowContext) -> ViewType {
        if let known = adaptations[context] { return known }
        let new = isSingleRow(in: context) ? context.makeRowType?(self) ?? self : makeAdapted(to: context)
        adaptations[context] = new
        return new
    }

    private final func isSingleRow(in context: RowContext) -> Bool {
        context.enclosesModifiers && !isRowGroup && !mayBeRowGroup
    }

    private static var types: [ObjectIdentifier: ViewType] = [:]

    /// Returns the description of a view type.
    ///
    /// - Complexity: One dictionary look-up; the first call per type reflects on the type.
    package static func of<V: View>(_ view: V.Type) -> ViewType {
        let key = ObjectIdentifier(view)
        if let known = types[key] { return known }
        let type =
            (view as? any PrimitiveView.Type)?.makeViewType()
            ?? (view as? any Animatable.Type)?.viewType(of: view) ?? BodyViewType<ViewSource<V>>()
        // If the view contains itself, a nested call has already created and stored its type.
        if let known = types[key] { return known }
        types[key] = type
        return type
    }

    /// Returns the description of a view type, adapted to the container around it if there is one.
    static func of<V: View>(_ view: V.Type, in context: RowContext?) -> ViewType {
        context.map(of(view).adapted) ?? of(view)
    }
}

/// A view type whose view is known statically.
@MainActor
package class TypedViewType<V>: ViewType {
    /// Moves the value out of its memory.
    @inline(__always)
    func take(_ value: OwnedValue) -> V { value.take(V.self) }
}
