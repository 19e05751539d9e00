/// The transition with which a presented view appears and disappears.
public protocol NavigationTransition: Sendable {
    var _source: _TransitionSource? { get }
}

/// The source view of a zoom transition; an internal type.
public struct _TransitionSource: Sendable {
    let name: String

    nonisolated init(id: some Hashable, in namespace: Namespace.ID) { name = "\(namespace.number)-\(id)" }
}

/// The platform's default transition.
public struct AutomaticNavigationTransition: NavigationTransition {
    public init() {}

    public var _source: _TransitionSource? { nil }
}

/// A transition in which the presented view grows out of a source view, and shrinks back into it.
public struct ZoomNavigationTransition: NavigationTransition {
    public let _source: _TransitionSource?
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// A zoom from the view with `matchedTransitionSource(id:in:)`. The user can pull the view back into it.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition(_source: _TransitionSource(id: sourceID, in: namespace))
    }
}

extension View {
    /// Sets the transition with which the view is presented and dismissed.
    ///
    ///     .fullScreenCover(item: $photo) {
    ///         PhotoView(photo: $0).navigationTransition(.zoom(sourceID: $0.id, in: namespace))
    ///     }
    ///
    /// Unlike Apple's, only full-screen covers zoom.
    public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
        presentationStyle { $0.zoomSource = style._source?.name }
    }

    /// Marks the view as the source of a zoom transition; see ``navigationTransition(_:)``.
    public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        let source = _TransitionSource(id: id, in: namespace)
        return modifier(SimpleElementModifier(.transitionSource, [.matchID: .string(source.name)]))
    }
}
