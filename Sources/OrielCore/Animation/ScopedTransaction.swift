/// The placeholder for a view inside the closure of `animation(_:body:)` and `transaction(_:body:)`.
///
/// Modifiers that the closure adds are updated in the changed transaction, and the view itself in the original one.
public struct PlaceholderContentView<Value: View> {
    let content: ModifiedContent<Value, OuterTransactionModifier>

    nonisolated init(_ value: Value) {
        content = ModifiedContent(content: value, modifier: OuterTransactionModifier())
    }
}

extension PlaceholderContentView: View, PrimitiveView {
    public typealias Body = Never

    /// A placeholder has the memory layout of its only field, so the content's own nodes can take its values.
    package static func makeViewType() -> ViewType {
        ViewType.of(ModifiedContent<Value, OuterTransactionModifier>.self)
    }
}

/// The outer transactions of the scopes around an update, outermost first.
private enum OuterTransactionsKey: TransactionKey {
    static var defaultValue: [Transaction] { [] }
}

/// Changes the transaction of its content down to the placeholder.
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
    /// Animates changes of the modifiers that `body` adds to this view, but not changes in the view itself.
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

    /// Changes the transaction of the modifiers that `body` adds to this view, but not that of the view itself.
    public nonisolated func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        body(PlaceholderContentView(self)).modifier(ScopedTransactionModifier(transform: transform))
    }
}
