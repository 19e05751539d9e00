/// A view that shows a root view and the pages pushed on top of it. `NavigationStack` supersedes it.
///
/// Unlike Apple's, it behaves as a stack in every width and with every style.
public struct NavigationView<Content: View> {
    @StateObject private var model = NavigationModel()
    private let content: Content

    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View {
    public var body: some View { NavigationPages(model: model, path: nil, root: content) }
}

/// The style of a `NavigationView`.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

/// Pages on top of each other.
public struct StackNavigationViewStyle: NavigationViewStyle {
    public nonisolated init() {}
}

/// The default style of the platform: a stack.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    public nonisolated init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension View {
    /// Sets the style of the `NavigationView`s in this view. All styles show a stack.
    public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
