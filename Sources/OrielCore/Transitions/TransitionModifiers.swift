/// Says how its content comes and goes.
struct TransitionModifier {
    let transition: AnyTransition
}

extension TransitionModifier: ViewModifier, ElementModifier {
    typealias Body = Never

    func makeElement(in environment: EnvironmentValues) -> Element {
        var attributes = Attributes()
        let insertion = transition.effects(.insertion, in: environment)
        let removal = transition.effects(.removal, in: environment)
        if !insertion.effects.isEmpty { attributes[.insertion] = .transition(insertion) }
        if !removal.effects.isEmpty { attributes[.removal] = .transition(removal) }
        return Element(.transition, attributes: attributes)
    }
}

/// How a view changes what it shows.
public struct ContentTransition: Equatable, Sendable {
    let name: String

    /// At once.
    public static let identity = ContentTransition(name: "identity")
    /// By fading from the old to the new.
    public static let opacity = ContentTransition(name: "opacity")
    /// By moving from the old to the new where that is possible.
    public static let interpolate = ContentTransition(name: "interpolate")
    /// By rolling the digits that change.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(name: countsDown ? "numericTextDown" : "numericText")
    }
    /// By rolling the digits that change.
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(name: "numericText") }
    /// By fading from one symbol to the other.
    public static var symbolEffect: ContentTransition { ContentTransition(name: "symbolEffect") }
}

/// Which parts of their geometry matched views share.
@frozen public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let position = MatchedGeometryProperties(rawValue: 1 << 0)
    public static let size = MatchedGeometryProperties(rawValue: 1 << 1)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
    /// Says how the view comes and goes when its condition changes in an animation.
    public nonisolated func transition(_ t: AnyTransition) -> some View { modifier(TransitionModifier(transition: t)) }

    /// Says how the view comes and goes when its condition changes in an animation.
    public nonisolated func transition<T: Transition>(_ transition: T) -> some View {
        self.transition(AnyTransition(transition))
    }

    /// Says how texts and images inside change what they show.
    public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
        modifier(SimpleElementModifier(.contentTransition, [.contentTransition: .string(transition.name)]))
    }

    /// Lets the view move from where another view of the same id was before the change.
    ///
    /// - Parameter anchor: Has no effect here: the views are matched by their top left corners.
    public nonisolated func matchedGeometryEffect<ID: Hashable>(
        id: ID,
        in namespace: Namespace.ID,
        properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> some View {
        var attributes: Attributes = [.matchID: .string("\(namespace.number)-\(id)")]
        if !isSource { attributes[.isMatchSource] = .bool(false) }
        if properties != .frame {
            attributes[.matchProperties] = .string(properties == .position ? "position" : "size")
        }
        return modifier(SimpleElementModifier(.matchedGeometry, attributes))
    }
}
