/// A modifier that shows the indicators of scroll views for a moment.
private struct ScrollFlashModifier<Value: Equatable> {
    let trigger: Value
    let flashesOnAppear: Bool
    @State private var count = 0

    init(trigger: Value, flashesOnAppear: Bool) {
        self.trigger = trigger
        self.flashesOnAppear = flashesOnAppear
    }
}

extension ScrollFlashModifier: ViewModifier {
    func body(content: Content) -> some View {
        let count = count
        content
            .transformEnvironment(\.scrolling.flashes) { $0 += count }
            .onAppear { if flashesOnAppear { self.count += 1 } }
            .onChange(of: trigger) { self.count += 1 }
    }
}

extension View {
    /// Shows the indicators of the scroll views in this view for a moment when a value changes.
    ///
    /// The browser moves the content by one pixel and back, at which it shows indicators that it otherwise hides.
    public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
        modifier(ScrollFlashModifier(trigger: value, flashesOnAppear: false))
    }

    /// Shows the indicators of the scroll views in this view for a moment when the view appears.
    public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View {
        modifier(ScrollFlashModifier(trigger: 0, flashesOnAppear: onAppear))
    }
}
