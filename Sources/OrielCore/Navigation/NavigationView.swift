/// Shows a root view and the pages a person has gone to; `NavigationStack` has taken its place.
///
/// It behaves as a stack in every width.
public struct NavigationView<Content: View> {
    @StateObject private var model = NavigationModel()
    private let content: Content

    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View {
    public var body: some View { NavigationPages(model: model, path: nil, root: content) }
}

/// How a `NavigationView` shows its pages.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

/// Pages on top of each other.
public struct StackNavigationViewStyle: NavigationViewStyle {
    public nonisolated init() {}
}

/// The style of the platform, which is the stack.
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
    /// Says how the `NavigationView`s inside show their pages; every style there is shows a stack.
    public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
