public import Foundation

/// How the source of a zoom looks while it grows. Has no effect: the browser zooms the presented view.
public protocol MatchedTransitionSourceConfiguration {}

/// The look of a source without modifiers.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration, Sendable {}

extension MatchedTransitionSourceConfiguration {
    /// Sets the shape of the source. Has no effect.
    public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }

    /// Sets the background of the source. Has no effect.
    public func background(_ color: Color) -> some MatchedTransitionSourceConfiguration { self }

    /// Sets the shadow of the source. Has no effect.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> some MatchedTransitionSourceConfiguration { self }
}

extension View {
    /// Marks the view as the source of a zoom transition; see ``navigationTransition(_:)``.
    ///
    /// - Parameter configuration: Has no effect: the browser zooms the presented view.
    public nonisolated func matchedTransitionSource<Configuration: MatchedTransitionSourceConfiguration>(
        id: some Hashable,
        in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> Configuration
    ) -> some View {
        matchedTransitionSource(id: id, in: namespace)
    }
}
