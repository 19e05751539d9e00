import Foundation

extension AnyTransition {
    /// A transition in which a symbol, or another view, appears and disappears in its place.
    public static var symbolEffect: AnyTransition { symbolEffect(.appear) }

    /// A transition in which a symbol, or another view, appears and disappears in its place.
    public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
        _ effect: T,
        options: SymbolEffectOptions = .default
    ) -> AnyTransition {
        let motion = effect._motion.value.with(options, isDiscrete: true)
        return AnyTransition.scale(scale: motion.scale).combined(with: .opacity)
            .animation(.easeInOut(duration: motion.duration))
    }
}
