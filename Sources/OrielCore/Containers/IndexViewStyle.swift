/// The appearance of the dots below the pages of a `TabView`.
@MainActor @preconcurrency
public protocol IndexViewStyle {
    /// The renderer's name for the background; nil for the platform's own. Used by the framework.
    var _background: String? { get }
}

/// A row of dots, one for each page.
public struct PageIndexViewStyle: IndexViewStyle {
    /// The visibility of the background behind the dots.
    public struct BackgroundDisplayMode: Sendable {
        let name: String?

        /// As on a phone: visible while the dots are pressed.
        public static let automatic = BackgroundDisplayMode(name: nil)
        /// Visible while the dots are pressed, or have the pointer or the keyboard focus.
        public static let interactive = BackgroundDisplayMode(name: "interactive")
        public static let always = BackgroundDisplayMode(name: "always")
        public static let never = BackgroundDisplayMode(name: "never")
    }

    private let backgroundDisplayMode: BackgroundDisplayMode

    public nonisolated init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
        self.backgroundDisplayMode = backgroundDisplayMode
    }

    public var _background: String? { backgroundDisplayMode.name }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }

    public static func page(
        backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
    ) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

private enum IndexBackgroundKey: EnvironmentKey { static var defaultValue: String? { nil } }

extension EnvironmentValues {
    var indexBackground: String? {
        get { self[IndexBackgroundKey.self] }
        set { self[IndexBackgroundKey.self] = newValue }
    }
}

private struct IndexViewStyleModifier<Style: IndexViewStyle> {
    let style: Style
}

extension IndexViewStyleModifier: ViewModifier, EnvironmentModifier {
    typealias Body = Never

    func write(to values: inout EnvironmentValues) { values.indexBackground = style._background }
}

extension View {
    /// Sets the style of the dots below the pages of the tab views in this view.
    public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        modifier(IndexViewStyleModifier(style: style))
    }
}
