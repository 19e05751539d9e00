extension View {
    /// Provides the appearance of this view after a tap on a control in it.
    ///
    /// The client shows the other view from the tap until the server has answered. The other view receives no events,
    /// and its `onAppear` actions do not run.
    package nonisolated func otherState<Other: View>(@ViewBuilder _ other: () -> Other) -> some View {
        overlay {
            other()
                // The view is hidden, so its changes need no animation.
                .transaction { $0.animation = nil }
                .modifier(ConcealmentModifier(isConcealed: true))
                .modifier(SimpleElementModifier(.hidden, [.role: .string("otherState")]))
        }
    }
}
