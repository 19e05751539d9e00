/// Stands for a view inside the closure of `animation(_:body:)` and `transaction(_:body:)`.
///
/// What the closure adds is updated in the changed transaction, the view itself in the one from outside.
public struct PlaceholderContentView<Value: View> {
    let content: ModifiedContent<Value, OuterTransactionModifier>

    nonisolated init(_ value: Value) {
        content = ModifiedContent(content: value, modifier: OuterTransactionModifier())
    }
}

extension PlaceholderContentView: View, PrimitiveView {
    public typealias Body = Never

    /// A placeholder is laid out in memory as its only field, so the content's own nodes can take its values.
    package static func makeViewType() -> ViewType {
        ViewType.of(ModifiedContent<Value, OuterTransactionModifier>.self)
    }
}

/// The transactions outside the scopes an update is in, outermost first.
private enum OuterTransactionsKey: TransactionKey {
    static var defaultValue: [Transaction] { [] }
}

/// Changes the transaction down to the placeholder in its content.
struct ScopedTransactionModifier {
    let transform: (inout Transaction) -> Void
}

extension ScopedTransactionModifier: ViewModifier, TransactionModifier {
    typealias Body = Never

    var alwaysActs: Bool { true }
    func acts(after old: Self) -> Bool { true }

    func modify(_ transaction: inout Transaction) {
        let outer = transaction
        transform(&transaction)
        transaction[OuterTransactionsKey.self] = outer[OuterTransactionsKey.self] + [outer]
    }
}

/// Ends the scope of a ``ScopedTransactionModifier``.
struct OuterTransactionModifier {}

extension OuterTransactionModifier: ViewModifier, TransactionModifier {
    typealias Body = Never

    var alwaysActs: Bool { true }
    func acts(after old: Self) -> Bool { true }

    func modify(_ transaction: inout Transaction) {
        if let outer = transaction[OuterTransactionsKey.self].last { transaction = outer }
    }
}

extension View {
    /// Animates the changes of what `body` adds to this view, and none inside the view itself.
    ///
    ///     icon.animation(.easeInOut) { $0.opacity(isOn ? 1 : 0.3) }
    public nonisolated func animation<V: View>(
        _ animation: Animation?,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        transaction { transaction in
            if !transaction.disablesAnimations { transaction.animation = animation }
        } body: {
            body($0)
        }
    }

    /// Changes the transaction of what `body` adds to this view, and not that of the view itself.
    public nonisolated func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        body(PlaceholderContentView(self)).modifier(ScopedTransactionModifier(transform: transform))
    }
}
