/// A scene in the menu bar of a Mac. A page has no menu bar of the system, so its content is shown only if it is the app's first scene.
public struct MenuBarExtra<Label, Content> {
    private let content: Content

    private nonisolated init(views: Content) { content = views }
}

extension MenuBarExtra: Scene where Label: View, Content: View {
    public var body: some Scene { WindowGroup { content } }
}

extension MenuBarExtra where Label: View, Content: View {
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(views: content())
    }

    /// - Parameter isInserted: Ignored: a page has no menu bar of the system.
    public nonisolated init(
        isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(views: content())
    }
}

extension MenuBarExtra where Label == OrielCore.Label<Text, Image>, Content: View {
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        @ViewBuilder content: () -> Content
    ) {
        self.init(views: content())
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        @ViewBuilder content: () -> Content
    ) {
        self.init(views: content())
    }
}

/// The look of a scene in the menu bar.
public protocol MenuBarExtraStyle {}

/// A menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle, Sendable { public nonisolated init() {} }

/// A small window.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle, Sendable { public nonisolated init() {} }

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
    public static var automatic: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
    public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
    public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

extension Scene {
    /// Sets the look of a scene in the menu bar. Has no effect: a page has no menu bar of the system.
    public nonisolated func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }

    /// Sets which external events open a window of the scene. Has no effect: an address opens the app's first scene.
    public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}

extension View {
    /// Sets which external events the window prefers. Has no effect: each address opens a page of its own.
    public nonisolated func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
}
