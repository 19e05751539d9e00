/// A modifier that changes the transaction of its content's updates.
@MainActor
protocol TransactionModifier: PrimitiveModifier {
    /// Returns whether the change from `old` to this value activates the modifier in the current flush.
    func acts(after old: Self) -> Bool
    /// Whether the modifier is active in each flush.
    var alwaysActs: Bool { get }
    func modify(_ transaction: inout Transaction)
}

extension TransactionModifier {
    package static func makeViewType<Content: View>(content: Content.Type) -> ViewType {
        TransactionViewType<Content, Self>(ModifiedContent<Content, Self>.self)
    }
}

private final class TransactionViewType<Content: View, Modifier: TransactionModifier>:
    TypedViewType<ModifiedContent<Content, Modifier>>
{
    let contentType = ViewType.of(Content.self)
    let layout = WrapperLayout(ModifiedContent<Content, Modifier>.self)

    override func mount(_ value: OwnedValue, in parent: ViewNode, environment: EnvironmentCell?) -> ViewNode {
        let node = TransactionNode<Content, Modifier>(
            value.field(at: layout.addition).take(Modifier.self),
            type: self,
            parent: parent,
            environment: environment
        )
        node.firstChild = contentType.mount(value.field(at: layout.content), in: node, environment: environment)
        return node
    }
}

private final class TransactionNode<Content: View, Modifier: TransactionModifier>: ViewNode, Rebuildable {
    private var modifier: Modifier
    /// The flush in which the modifier was last active.
    private var actingFlush: UInt64?

    init(
        _ modifier: Modifier,
        type: __shared ViewType,
        parent: __shared ViewNode,
        environment: __shared EnvironmentCell?
    ) {
        self.modifier = modifier
        super.init(type: type, parent: parent, environment: environment)
        flags.insert(.hasTransactionModifier)
    }

    override func update(from value: OwnedValue) {
        let layout = type(as: TransactionViewType<Content, Modifier>.self).layout
        let new = value.field(at: layout.addition).take(Modifier.self)
        if new.acts(after: modifier) { actingFlush = graph.flushNumber }
        modifier = new
        let old = graph.transaction
        modify(&graph.transaction)
        firstChild.unsafelyUnwrapped.update(from: value.field(at: layout.content))
        graph.transaction = old
    }

    /// `actingFlush` is irrelevant after that flush.
    override var rebuildable: (any Rebuildable)? { self }

    func holdsSameObjects(as other: ViewNode) -> Bool {
        // The caller has compared the nodes' types, which the compiler does not see.
        let other = unsafeDowncast(other, to: TransactionNode<Content, Modifier>.self)
        return modifier.alwaysActs || !other.modifier.acts(after: modifier)
    }

    override func modify(_ transaction: inout Transaction) {
        if modifier.alwaysActs || actingFlush == graph.flushNumber { modifier.modify(&transaction) }
    }
}

/// Animates every change of its content, or only those that accompany a change of a value.
struct AnimationModifier<Value: Equatable> {
    let animation: Animation?
    /// Nil to animate every change.
    let value: Value?
}

extension AnimationModifier: ViewModifier, TransactionModifier {
    typealias Body = Never

    var alwaysActs: Bool { value == nil }
    func acts(after old: Self) -> Bool { old.value != value }

    func modify(_ transaction: inout Transaction) {
        if !transaction.disablesAnimations { transaction.animation = animation }
    }
}

/// Changes the transaction with a closure, in each flush or when a value changes.
struct TransactionTransformModifier<Value: Equatable> {
    let value: Value?
    let transform: (inout Transaction) -> Void
}

extension TransactionTransformModifier: ViewModifier, TransactionModifier {
    typealias Body = Never

    var alwaysActs: Bool { value == nil }
    func acts(after old: Self) -> Bool { old.value != value }
    func modify(_ transaction: inout Transaction) { transform(&transaction) }
}

extension View {
    /// Animates every change in this view.
    @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
    public nonisolated func animation(_ animation: Animation?) -> some View {
        modifier(AnimationModifier<Never>(animation: animation, value: nil))
    }

    /// Animates the changes in this view that happen together with a change of `value`.
    public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(AnimationModifier(animation: animation, value: value))
    }

    /// Changes the transaction of all updates in this view.
    public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(TransactionTransformModifier<Never>(value: nil, transform: transform))
    }

    /// Changes the transaction of the updates in this view that happen together with a change of `value`.
    public nonisolated func transaction(
        value: some Equatable,
        _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(TransactionTransformModifier(value: value, transform: transform))
    }
}
