import Foundation

extension AnyTransition {
    /// A symbol appears and disappears in its place. Other views do so, too.
    public static var symbolEffect: AnyTransition { symbolEffect(.appear) }

    /// A symbol appears and disappears in its place. Other views do so, too.
    public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
        _ effect: T,
        options: SymbolEffectOptions = .default
    ) -> AnyTransition {
        let motion = effect._motion.value.with(options, isDiscrete: true)
        return AnyTransition.scale(scale: motion.scale).combined(with: .opacity)
            .animation(.easeInOut(duration: motion.duration))
    }
}
