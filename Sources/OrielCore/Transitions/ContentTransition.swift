/// The transition of a view's content when it changes.
public struct ContentTransition: Equatable, Hashable, Sendable {
    /// How the letters of a text change; the values are the client's.
    enum Change: String {
        case up, down, count, fade, move
    }

    private let name: String
    let change: Change?

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
    /// Fades from one symbol to the other. Unlike Apple's, symbols change immediately.
    public static var symbolEffect: ContentTransition { ContentTransition(name: "symbolEffect", change: nil) }
}

extension View {
    /// Sets the transition of the texts in this view when they change in an animation.
    ///
    ///     Text(score, format: .number)
    ///         .contentTransition(.numericText(value: score))
    ///         .animation(.default, value: score)
    ///
    /// The browser plays it for texts of one style, up to 64 letters. Unlike Apple's, images change immediately, and the
    /// room of the text does, too.
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
