/// How a view that is presented comes and goes.
public protocol NavigationTransition: Sendable {
    var _source: _TransitionSource? { get }
}

/// The view that another one comes out of; an internal type.
public struct _TransitionSource: Sendable {
    let name: String

    nonisolated init(id: some Hashable, in namespace: Namespace.ID) { name = "\(namespace.number)-\(id)" }
}

/// The transition of the system.
public struct AutomaticNavigationTransition: NavigationTransition {
    public init() {}

    public var _source: _TransitionSource? { nil }
}

/// A view comes out of another one, and goes back into it.
public struct ZoomNavigationTransition: NavigationTransition {
    public let _source: _TransitionSource?
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// The view comes out of the one with `matchedTransitionSource(id:in:)`, and can be pulled back into it.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition(_source: _TransitionSource(id: sourceID, in: namespace))
    }
}

extension View {
    /// Sets how the view comes and goes when it is presented.
    ///
    ///     .fullScreenCover(item: $photo) {
    ///         PhotoView(photo: $0).navigationTransition(.zoom(sourceID: $0.id, in: namespace))
    ///     }
    ///
    /// Unlike Apple's, only full-screen covers zoom.
    public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
        presentationStyle { $0.zoomSource = style._source?.name }
    }

    /// Marks the view that another one comes out of; see ``navigationTransition(_:)``.
    public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        let source = _TransitionSource(id: id, in: namespace)
        return modifier(SimpleElementModifier(.transitionSource, [.matchID: .string(source.name)]))
    }
}
