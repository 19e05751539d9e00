/// The transition of a view's content when it changes.
public struct ContentTransition: Equatable, Hashable, Sendable {
    /// The change of a text's letters; the raw values are those of the client.
    enum Change: String {
        case up, down, count, fade, move
    }

    private let name: String
    let change: Change?
    /// The motion of a symbol that has replaced another one.
    private(set) var symbolMotion: SymbolMotion?

    /// Changes the content immediately.
    public static let identity = ContentTransition(name: "identity", change: nil)
    /// Fades from the old to the new content.
    public static let opacity = ContentTransition(name: "opacity", change: .fade)
    /// Moves the letters that stay to their new places, and fades the others.
    public static let interpolate = ContentTransition(name: "interpolate", change: .move)
    /// Rolls the digits that change; upwards, unless they count down.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        countsDown
            ? ContentTransition(name: "numericTextDown", change: .down)
            : ContentTransition(name: "numericText", change: .up)
    }
    /// Rolls the digits that change; downwards if the number in the text becomes smaller.
    ///
    /// - Parameter value: The number that the text shows. Unlike Apple's, the direction follows the text alone.
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(name: "numericTextValue", change: .count)
    }
    /// A symbol appears in the place of the one it replaces.
    public static var symbolEffect: ContentTransition { symbolEffect(.replace) }
    /// A symbol appears in the place of the one it replaces, with or without an animation of the change.
    public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: T,
        options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        let motion = effect._motion.value.with(options, isDiscrete: true)
        return ContentTransition(name: "symbolEffect", change: nil, symbolMotion: motion)
    }
}

extension View {
    /// Sets the transition of the texts in this view when they change in an animation.
    ///
    ///     Text(score, format: .number)
    ///         .contentTransition(.numericText(value: score))
    ///         .animation(.default, value: score)
    ///
    /// The browser plays it for texts of one style, up to 64 letters. Unlike Apple's, the space of the text changes
    /// immediately. Symbols move only with ``ContentTransition/symbolEffect(_:options:)``.
    public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}

extension EnvironmentValues {
    /// The transition of texts when they change in an animation.
    public var contentTransition: ContentTransition {
        get { textAppearance?.typography.contentTransition ?? .identity }
        set { changeTextAppearance { $0.typography.contentTransition = newValue } }
    }
}
