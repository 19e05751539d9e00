/// A modifier that sets the transition of its content.
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

/// The geometry that matched views share.
@frozen public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let position = MatchedGeometryProperties(rawValue: 1 << 0)
    public static let size = MatchedGeometryProperties(rawValue: 1 << 1)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
    /// Sets the transition with which the view is inserted and removed in an animated change.
    ///
    /// Unlike Apple's, the transition runs only if the view itself is inserted or removed, not an ancestor, and the
    /// transition's own animation is ignored.
    public nonisolated func transition(_ t: AnyTransition) -> some View { modifier(TransitionModifier(transition: t)) }

    /// Sets the transition with which the view is inserted and removed in an animated change.
    public nonisolated func transition<T: Transition>(_ transition: T) -> some View {
        self.transition(AnyTransition(transition))
    }

    /// Animates the view from the previous frame of another view with the same id.
    ///
    /// - Parameter anchor: Unlike Apple's, has no effect: the views are always matched by their top left corners.
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
