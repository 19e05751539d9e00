public import OrielCore

// How a WebView reacts to its user. The frame is the browser's: its pages belong to other sites, so an app sees and
// changes little of it.

extension WebView {
    /// Whether a swipe leads back and forward.
    public struct BackForwardNavigationGesturesBehavior: Hashable, Sendable {
        private enum Value: Hashable { case automatic, enabled, disabled }
        private let value: Value

        public static let automatic = BackForwardNavigationGesturesBehavior(value: .automatic)
        public static let enabled = BackForwardNavigationGesturesBehavior(value: .enabled)
        public static let disabled = BackForwardNavigationGesturesBehavior(value: .disabled)
    }

    /// Whether two fingers enlarge the page.
    public struct MagnificationGesturesBehavior: Hashable, Sendable {
        private enum Value: Hashable { case automatic, enabled, disabled }
        private let value: Value

        public static let automatic = MagnificationGesturesBehavior(value: .automatic)
        public static let enabled = MagnificationGesturesBehavior(value: .enabled)
        public static let disabled = MagnificationGesturesBehavior(value: .disabled)
    }

    /// Whether a long press on a link shows the page behind it.
    public struct LinkPreviewBehavior: Hashable, Sendable {
        private enum Value: Hashable { case automatic, enabled, disabled }
        private let value: Value

        public static let automatic = LinkPreviewBehavior(value: .automatic)
        public static let enabled = LinkPreviewBehavior(value: .enabled)
        public static let disabled = LinkPreviewBehavior(value: .disabled)
    }

    /// Whether the texts of a page can be selected.
    public struct TextSelectionBehavior: Hashable, Sendable {
        private enum Value: Hashable { case automatic, enabled, disabled }
        private let value: Value

        public static let automatic = TextSelectionBehavior(value: .automatic)
        public static let enabled = TextSelectionBehavior(value: .enabled)
        public static let disabled = TextSelectionBehavior(value: .disabled)
    }

    /// Whether an element of a page can be shown on the whole screen.
    public struct ElementFullscreenBehavior: Hashable, Sendable {
        private enum Value: Hashable { case automatic, enabled, disabled }
        private let value: Value

        public static let automatic = ElementFullscreenBehavior(value: .automatic)
        public static let enabled = ElementFullscreenBehavior(value: .enabled)
        public static let disabled = ElementFullscreenBehavior(value: .disabled)
    }
}

extension View {
    /// Sets whether a swipe leads back and forward. Has no effect: the browser decides.
    public nonisolated func webViewBackForwardNavigationGestures(
        _ value: WebView.BackForwardNavigationGesturesBehavior
    ) -> some View { self }

    /// Sets whether two fingers enlarge the page. Has no effect: browsers enlarge a window as a whole.
    public nonisolated func webViewMagnificationGestures(
        _ value: WebView.MagnificationGesturesBehavior
    ) -> some View { self }

    /// Sets whether a long press on a link shows a preview. Has no effect: the browser decides.
    public nonisolated func webViewLinkPreviews(_ value: WebView.LinkPreviewBehavior) -> some View { self }

    /// Sets whether texts can be selected. Has no effect: pages of other sites decide.
    public nonisolated func webViewTextSelection(_ value: WebView.TextSelectionBehavior) -> some View { self }

    /// Sets whether elements can be shown on the whole screen. Has no effect: frames are sandboxed and cannot.
    public nonisolated func webViewElementFullscreenBehavior(
        _ value: WebView.ElementFullscreenBehavior
    ) -> some View { self }

    /// Shows or hides the background behind a page that has none. Has no effect: the browser draws it.
    public nonisolated func webViewContentBackground(_ visibility: Visibility) -> some View { self }

    @available(*, unavailable, message: "Browsers do not tell an app where a page of another site is scrolled to.")
    public nonisolated func webViewScrollPosition(_ position: Binding<ScrollPosition>) -> some View { self }

    @available(*, unavailable, message: "Browsers do not tell an app when a page of another site is scrolled.")
    public nonisolated func webViewOnScrollGeometryChange<T: Hashable>(
        for type: T.Type,
        of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (T, T) -> Void
    ) -> some View { self }

    @available(*, unavailable, message: "The menu of a page of another site belongs to the browser.")
    public nonisolated func webViewContextMenu<MenuItems: View>(
        @ViewBuilder menuItems: () -> MenuItems
    ) -> some View { self }
}
