extension View {
    /// Gives the client the look of this view after a tap on a control in it.
    ///
    /// The client shows it from the tap until the server has answered. The other view takes no events, and does not appear.
    nonisolated func otherState<Other: View>(@ViewBuilder _ other: () -> Other) -> some View {
        overlay {
            other()
                // Hidden, it need not move.
                .transaction { $0.animation = nil }
                .modifier(ConcealmentModifier(isConcealed: true))
                .modifier(SimpleElementModifier(.hidden, [.role: .string("otherState")]))
        }
    }
}
