/// A view that shows a root view and the pages pushed on top of it. `NavigationStack` and `NavigationSplitView` supersede it.
///
/// With two or three views, it shows them side by side in a wide window, and the first one alone in a narrow window or with the
/// style `stack`.
public struct NavigationView<Content: View> {
    @StateObject private var model = NavigationModel()
    @Environment(\.navigationViewIsStack) private var isStack
    private let content: Content

    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View {
    @ViewBuilder public var body: some View {
        let columns = (content as? any SeveralViews)?.views ?? []
        if columns.count < 2 {
            NavigationPages(model: model, path: nil, root: content)
        } else if isStack {
            NavigationPages(model: model, path: nil, root: columns[0])
        } else if columns.count == 2 {
            NavigationSplitView {
                columns[0]
            } detail: {
                columns[1]
            }
        } else {
            NavigationSplitView {
                columns[0]
            } content: {
                columns[1]
            } detail: {
                columns[2]
            }
        }
    }
}

/// Several views that a builder has combined.
@MainActor
private protocol SeveralViews {
    var views: [AnyView] { get }
}

extension TupleView: SeveralViews {
    fileprivate var views: [AnyView] {
        Mirror(reflecting: value).children.compactMap { child in
            // Sheets and bar items are not columns.
            guard let view = child.value as? any View, !(view is any ApartView) else { return nil }
            return AnyView(view)
        }
    }
}

private enum StackKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether a `NavigationView` is a stack, regardless of the number of its views.
    fileprivate var navigationViewIsStack: Bool {
        get { self[StackKey.self] }
        set { self[StackKey.self] = newValue }
    }
}

/// The style of a `NavigationView`.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

/// Pages on top of each other.
public struct StackNavigationViewStyle: NavigationViewStyle {
    public nonisolated init() {}
}

/// Columns side by side in a wide window.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
    public nonisolated init() {}
}

/// Columns side by side in a wide window. `columns` supersedes it.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    public nonisolated init() {}
}

/// The default style of the platform: columns if there are several views.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    public nonisolated init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension View {
    /// Sets the style of the `NavigationView`s in this view.
    public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        environment(\.navigationViewIsStack, style is StackNavigationViewStyle)
    }
}
