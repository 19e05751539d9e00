// Settings of windows and of work in the background, which belong to the browser and the server.

/// The style of the toolbars of a window.
public protocol WindowToolbarStyle {}

/// The platform's default.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle, Sendable { public nonisolated init() {} }

/// A toolbar below the title.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle, Sendable { public nonisolated init() {} }

/// A toolbar beside the title.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle, Sendable {
    public nonisolated init() {}
    public nonisolated init(showsTitle: Bool) {}
}

/// A small toolbar beside the title.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle, Sendable {
    public nonisolated init() {}
    public nonisolated init(showsTitle: Bool) {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
    public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
    public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
    public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }
    public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
        UnifiedCompactWindowToolbarStyle()
    }
}

/// The place of a window among others.
public struct WindowLevel: Hashable, Sendable {
    private enum Value: Hashable { case automatic, normal, desktop, floating }
    private let value: Value

    public static let automatic = WindowLevel(value: .automatic)
    public static let normal = WindowLevel(value: .normal)
    public static let desktop = WindowLevel(value: .desktop)
    public static let floating = WindowLevel(value: .floating)
}

/// The part of a window in the work of its app.
public struct WindowManagerRole: Hashable, Sendable {
    private enum Value: Hashable { case automatic, principal, associated }
    private let value: Value

    public static let automatic = WindowManagerRole(value: .automatic)
    public static let principal = WindowManagerRole(value: .principal)
    public static let associated = WindowManagerRole(value: .associated)
}

/// Whether the user may do something with a window.
public struct WindowInteractionBehavior: Hashable, Sendable {
    private enum Value: Hashable { case automatic, enabled, disabled }
    private let value: Value

    public static let automatic = WindowInteractionBehavior(value: .automatic)
    public static let enabled = WindowInteractionBehavior(value: .enabled)
    public static let disabled = WindowInteractionBehavior(value: .disabled)
}

/// Whether the windows of a scene are opened again when the app starts.
public struct SceneRestorationBehavior: Hashable, Sendable {
    private enum Value: Hashable { case automatic, disabled }
    private let value: Value

    public static let automatic = SceneRestorationBehavior(value: .automatic)
    public static let disabled = SceneRestorationBehavior(value: .disabled)
}

/// Whether a scene is shown when the app starts.
public struct SceneLaunchBehavior: Hashable, Sendable {
    private enum Value: Hashable { case automatic, presented, suppressed }
    private let value: Value

    public static let automatic = SceneLaunchBehavior(value: .automatic)
    public static let presented = SceneLaunchBehavior(value: .presented)
    public static let suppressed = SceneLaunchBehavior(value: .suppressed)
}

/// The size to which a window is zoomed.
public struct WindowIdealSize: Hashable, Sendable {
    private enum Value: Hashable { case automatic, fitToContent, maximum }
    private let value: Value

    public static let automatic = WindowIdealSize(value: .automatic)
    public static let fitToContent = WindowIdealSize(value: .fitToContent)
    public static let maximum = WindowIdealSize(value: .maximum)
}

/// Work that a system starts while an app is not shown.
public struct BackgroundTask<Request, Response>: Sendable {
    fileprivate init() {}
}

extension BackgroundTask where Request == Void, Response == Void {
    /// A refresh of the app's content.
    public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask() }
}

extension BackgroundTask where Request == String, Response == Void {
    /// A refresh of the app's content.
    public static var appRefresh: BackgroundTask<String, Void> { BackgroundTask() }
    /// The end of a session's transfers.
    public static var urlSession: BackgroundTask<String, Void> { BackgroundTask() }
    /// The end of the transfers of sessions.
    public static func urlSession(matching: @escaping (String) -> Bool) -> BackgroundTask<String, Void> {
        BackgroundTask()
    }
}

extension BackgroundTask where Request == Void, Response == Void {
    /// The end of a session's transfers.
    public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask() }
}

extension Scene {
    /// Runs an action when a system wakes the app. Has no effect: nothing suspends a server, which does such work by
    /// itself.
    public nonisolated func backgroundTask<D: Sendable, R: Sendable>(
        _ task: BackgroundTask<D, R>,
        action: @escaping @Sendable (D) async -> R
    ) -> some Scene { self }

    /// Sets the style of the toolbars of windows. Has no effect: the style sheet has that of toolbars.
    public nonisolated func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }

    /// Sets a shortcut that opens a window of the scene. Has no effect: use `commands` with `openWindow`.
    public nonisolated func keyboardShortcut(
        _ key: KeyEquivalent,
        modifiers: EventModifiers = .command
    ) -> some Scene { self }

    /// Sets the place of windows among others. Has no effect: the browser's window belongs to the user.
    public nonisolated func windowLevel(_ level: WindowLevel) -> some Scene { self }

    /// Sets the part of windows in the work of the app. Has no effect: the browser's window belongs to the user.
    public nonisolated func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }

    /// Lets the user move windows by their background. Has no effect: the browser's window belongs to the user.
    public nonisolated func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene { self }

    /// Sets whether windows are opened again. Has no effect: the browser opens its tabs again.
    public nonisolated func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }

    /// Sets whether the scene is shown first. Has no effect: an address opens the app's first scene.
    public nonisolated func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }

    /// Sets the size to which windows are zoomed. Has no effect: the browser's window belongs to the user.
    public nonisolated func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene { self }

    /// Hides what the system draws over the app. Has no effect: a page cannot change the system around it.
    public nonisolated func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene { self }
}

extension View {
    /// Lets the user resize the window. Has no effect: the browser's window belongs to the user.
    public nonisolated func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

    /// Lets the user close the window. Has no effect: the browser's window belongs to the user.
    public nonisolated func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

    /// Lets the user minimize the window. Has no effect: the browser's window belongs to the user.
    public nonisolated func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

    /// Lets the window fill the screen. Has no effect: the browser's window belongs to the user.
    public nonisolated func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

    /// Sets the style of the windows that the view opens. Has no effect: the browser's window belongs to the user.
    public nonisolated func presentedWindowStyle<S: WindowStyle>(_ style: S) -> some View { self }

    /// Sets the style of the toolbars of windows that the view opens. Has no effect: the style sheet has it.
    public nonisolated func presentedWindowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some View { self }

    /// Lets a click that activates the window reach the view. Has no effect: in browsers, it always does.
    public nonisolated func allowsWindowActivationEvents(_ value: Bool? = true) -> some View { self }
}

/// A window with tools, beside the windows of an app. Here, it is a ``Window``.
public struct UtilityWindow<Content: View> {
    private let window: Window<Content>

    public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        window = Window(title, id: id, content: content)
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), id: id, content: content)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(title), id: id, content: content)
    }
}

extension UtilityWindow: Scene {
    public var body: some Scene { window }
}

extension MenuBarExtra where Label == OrielCore.Label<Text, Image>, Content: View {
    /// - Parameter isInserted: Ignored: a page has no menu bar of the system.
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(titleKey, systemImage: systemImage, content: content)
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        image: String,
        @ViewBuilder content: () -> Content
    ) {
        self.init(titleKey, systemImage: image, content: content)
    }

    /// - Parameter isInserted: Ignored: a page has no menu bar of the system.
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        image: String,
        isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(titleKey, systemImage: image, content: content)
    }

    /// - Parameter isInserted: Ignored: a page has no menu bar of the system.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(title, systemImage: systemImage, content: content)
    }
}

extension MenuBarExtra where Label == Text, Content: View {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// - Parameter isInserted: Ignored: a page has no menu bar of the system.
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { Text(titleKey) }
    }
}
