extension View {
    /// Moves the symbols in this view as long as an effect is active.
    ///
    ///     Image(systemName: "wifi").symbolEffect(.pulse, isActive: isConnecting)
    ///
    /// Unlike Apple's, only the innermost effect is applied to a symbol, and all layers of a symbol move together.
    public nonisolated func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T,
        options: SymbolEffectOptions = .default,
        isActive: Bool = true
    ) -> some View {
        let motion = effect._motion.value.with(options, isDiscrete: false)
        return transformEnvironment(\.symbolMotion) {
            if isActive {
                $0 = motion
            } else if motion.path == .pose, $0 == nil {
                // The drawing moves from this neutral pose to that of the effect, and back.
                $0 = SymbolMotion(path: .pose, duration: motion.duration)
            }
        }
    }

    /// Moves the symbols in this view when a value changes.
    ///
    ///     Image(systemName: "bell").symbolEffect(.bounce, value: count)
    ///
    /// Unlike Apple's, only the innermost effect is applied to a symbol, and all layers of a symbol move together.
    public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
        _ effect: T,
        options: SymbolEffectOptions = .default,
        value: U
    ) -> some View {
        let motion = effect._motion.value.with(options, isDiscrete: true)
        return modifier(DiscreteSymbolEffectModifier(motion: motion, value: value))
    }

    /// Removes the effects that enclosing views have set from the symbols in this view.
    public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        transformEnvironment(\.symbolMotion) { if isEnabled { $0 = nil } }
    }
}

private struct DiscreteSymbolEffectModifier<Value: Equatable>: ViewModifier {
    let motion: SymbolMotion
    let value: Value
    /// The number of the last run: alternately 1 and 2; 0 before the first run.
    @State private var run = 0

    func body(content: Content) -> some View {
        content
            .transformEnvironment(\.symbolMotion) {
                guard run > 0 else { return }
                $0 = motion
                $0?.run = run
            }
            .onChange(of: value) { run = run % 2 + 1 }
    }
}
