extension View {
    /// Animates the insertion and removal of presented views, even without `withAnimation`.
    ///
    /// - Parameter value: A value that changes when the views are inserted or removed.
    nonisolated func presented<Value: Equatable>(
        for value: Value
    ) -> ModifiedContent<Self, TransactionTransformModifier<Value>> {
        ModifiedContent(
            content: self,
            modifier: TransactionTransformModifier(value: value) { transaction in
                guard transaction.animation == nil, !transaction.disablesAnimations else { return }
                transaction.animation = .navigation
            }
        )
    }
}
