/// One of two views, created by `if`/`else` and `switch` in a `ViewBuilder`. Each branch has its own identity.
public struct _ConditionalContent<TrueContent, FalseContent> {
    @usableFromInline
    enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    @usableFromInline let storage: Storage

    @inlinable nonisolated init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
    public typealias Body = Never

    package static func makeViewType() -> ViewType { ConditionalViewType<TrueContent, FalseContent>() }
}

extension Optional: View, PrimitiveView where Wrapped: View {
    public typealias Body = Never

    package static func makeViewType() -> ViewType { OptionalViewType<Wrapped>() }
}

private final class ConditionalViewType<T: View, F: View>: TypedViewType<_ConditionalContent<T, F>> {
    let trueType: ViewType
    let falseType: ViewType

    init(context: RowContext? = nil) {
        trueType = ViewType.of(T.self, in: context)
        falseType = ViewType.of(F.self, in: context)
        super.init(_ConditionalContent<T, F>.self)
    }

    override var isRowGroup: Bool { trueType.isRowGroup || falseType.isRowGroup }

    override func makeAdapted(to context: RowContext) -> ViewType { ConditionalViewType(context: context) }

    override func mount(_ value: OwnedValue, in parent: ViewNode, environment: EnvironmentCell?) -> ViewNode {
        let node = ConditionalNode<T, F>(type: self, parent: parent, environment: environment)
        node.show(take(value))
        return node
    }
}

private final class ConditionalNode<T: View, F: View>: BranchNode {
    override func update(from value: OwnedValue) {
        show(value.take(_ConditionalContent<T, F>.self))
    }

    func show(_ content: consuming _ConditionalContent<T, F>) {
        let type = type(as: ConditionalViewType<T, F>.self)
        switch content.storage {
        case .trueContent(let view): handOver(view) { show($0, type: type.trueType, branch: 1) }
        case .falseContent(let view): handOver(view) { show($0, type: type.falseType, branch: 2) }
        }
    }
}

private final class OptionalViewType<Wrapped: View>: TypedViewType<Wrapped?> {
    let wrappedType: ViewType

    init(context: RowContext? = nil) {
        wrappedType = ViewType.of(Wrapped.self, in: context)
        super.init(Wrapped?.self)
    }

    override var isRowGroup: Bool { wrappedType.isRowGroup }

    override func makeAdapted(to context: RowContext) -> ViewType { OptionalViewType(context: context) }

    override func mount(_ value: OwnedValue, in parent: ViewNode, environment: EnvironmentCell?) -> ViewNode {
        let node = OptionalNode<Wrapped>(type: self, parent: parent, environment: environment)
        node.show(take(value))
        return node
    }
}

private final class OptionalNode<Wrapped: View>: BranchNode {
    override func update(from value: OwnedValue) {
        show(value.take(Wrapped?.self))
    }

    func show(_ content: consuming Wrapped?) {
        let type = type(as: OptionalViewType<Wrapped>.self)
        if let view = content {
            handOver(view) { show($0, type: type.wrappedType, branch: 1) }
        } else {
            showNothing()
        }
    }
}

/// A node that shows at most one of several contents; changing the branch ends the old content's identity.
package class BranchNode: ViewNode, Rebuildable {
    private var branch = 0

    override var rebuildable: (any Rebuildable)? { self }

    /// Updates the content if the branch is the current one, otherwise replaces it.
    ///
    /// - Parameter value: A view of `type`.
    func show(_ value: OwnedValue, type: ViewType, branch: Int) {
        if branch == self.branch, let firstChild {
            firstChild.update(from: value)
            return
        }
        self.branch = branch
        replaceChild { type.mount(value, in: self, environment: environment) }
    }

    func showNothing() {
        guard branch != 0 else { return }
        branch = 0
        replaceChild { nil }
    }
}
