extension View {
    /// Makes the focusable views inside one group for arrow keys. Has no effect: the Tab key goes through all views in their
    /// order.
    public nonisolated func focusSection() -> some View { self }
}
