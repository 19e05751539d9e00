/// Several sibling views, created by `ViewBuilder`.
@frozen
public struct TupleView<T> {
    public var value: T

    @inlinable public nonisolated init(_ value: T) { self.value = value }
}

extension TupleView: View, PrimitiveView {
    public typealias Body = Never

    package static func makeViewType() -> ViewType { TupleViewType(T.self, view: Self.self) }
}

/// The offset of each element of a tuple and the type it is mounted with.
final class TupleViewType: ViewType {
    struct Element {
        let offset: Int
        let type: ViewType
        var isApart = false
    }

    let elements: [Element]

    override var isRowGroup: Bool {
        var rows = elements.lazy.filter { !$0.isApart }.makeIterator()
        guard let first = rows.next() else { return false }
        return rows.next() != nil || first.type.isRowGroup
    }

    override func makeAdapted(to context: RowContext) -> ViewType { TupleViewType(self, context: context) }

    /// Creates the same tuple type with its views adapted to the container around them.
    private init(_ plain: TupleViewType, context: RowContext) {
        elements = plain.elements.map {
            $0.isApart ? $0 : Element(offset: $0.offset, type: $0.type.adapted(to: context))
        }
        super.init(plain.metatype)
    }

    /// Creates the type of views that are stored in any other view.
    init(_ view: Any.Type, _ elements: [(offset: Int, type: ViewType)]) {
        self.elements = elements.map { Element(offset: $0.offset, type: $0.type) }
        super.init(view)
    }

    init<T, V: View>(_ tuple: T.Type, view: V.Type) {
        elements = StoredField.all(of: tuple).map { field in
            guard let type = field.type as? any View.Type else {
                preconditionFailure("TupleView contains only views; \(field.type) in \(tuple) is not a View.")
            }
            return Element(offset: field.offset, type: ViewType.of(type), isApart: type is any ApartView.Type)
        }
        super.init(V.self)
    }

    override func mount(_ value: OwnedValue, in parent: ViewNode, environment: EnvironmentCell?) -> ViewNode {
        let node = TupleNode(type: self, parent: parent, environment: environment)
        var last: ViewNode?
        for element in elements {
            let child = element.type.mount(value.field(at: element.offset), in: node, environment: environment)
            if let last { last.nextSibling = child } else { node.firstChild = child }
            last = child
        }
        return node
    }
}

private final class TupleNode: ViewNode, Rebuildable {
    override var rebuildable: (any Rebuildable)? { self }

    override func update(from value: OwnedValue) {
        let elements = type(as: TupleViewType.self).elements
        var child = firstChild
        for element in elements {
            // Each element of the tuple has a child, made in the same order by `mount`.
            child.unsafelyUnwrapped.update(from: value.field(at: element.offset))
            child = child.unsafelyUnwrapped.nextSibling
        }
    }
}
