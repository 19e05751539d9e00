extension View {
    /// Animates the views, which are presented in front of others, when they come and go, also without `withAnimation`.
    ///
    /// - Parameter value: Changes when the views come or go.
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
