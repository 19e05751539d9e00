public import OrielCore

extension View {
    /// Shows another view in place of this one, from a tap on a button in it until the server has answered.
    ///
    ///     Button { isFollowed.toggle() } label: { FollowLabel(isFollowed: isFollowed) }
    ///         .optimistic { FollowLabel(isFollowed: !isFollowed) }
    ///
    /// The page contains the other view from the start, invisible, so that it is shown at once over a slow connection, too. After the
    /// answer, this view is shown as it then is: as before if the action has changed nothing. Another tap before the answer shows this
    /// view again.
    ///
    /// The other view is offered the size of this one. It receives no taps, its `onAppear` actions do not run, and screen readers read
    /// this view. Toggles with a style of the app need no such modifier. Requires `import OrielServer`: Apple's SDK has no equivalent.
    public nonisolated func optimistic<Other: View>(@ViewBuilder _ other: () -> Other) -> some View {
        otherState(other)
    }
}

/// A button style that shows its look after a tap at once, without waiting for the server.
public struct OptimisticButtonStyle<Style: ButtonStyle>: PrimitiveButtonStyle {
    private let style: Style
    private let tapped: Style

    fileprivate init(_ style: Style, tapped: Style) {
        self.style = style
        self.tapped = tapped
    }

    /// Returns the button in the one style, with a layer that shows it in the other.
    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(style)
            .otherState { Button(configuration).buttonStyle(tapped) }
    }
}

extension PrimitiveButtonStyle {
    /// A style that a tap changes into another one until the server has answered.
    ///
    ///     Button("Favourite", systemImage: "star") { isFavourite.toggle() }
    ///         .buttonStyle(.optimistic(StarStyle(isOn: isFavourite), tapped: StarStyle(isOn: !isFavourite)))
    ///
    /// Requires `import OrielServer`: Apple's SDK has no equivalent. See `optimistic(_:)` of `View`.
    ///
    /// - Parameters:
    ///   - style: The style of the button as it is.
    ///   - tapped: The style that the button will have if the action succeeds.
    public static func optimistic<Style: ButtonStyle>(_ style: Style, tapped: Style) -> Self
    where Self == OptimisticButtonStyle<Style> {
        OptimisticButtonStyle(style, tapped: tapped)
    }
}
