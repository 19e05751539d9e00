public import Foundation

// The size, the place and the frame of windows. A page has none of them: the browser's window belongs to the user.

/// How the size of a window follows its content.
public struct WindowResizability: Sendable {
    public static let automatic = WindowResizability()
    public static let contentSize = WindowResizability()
    public static let contentMinSize = WindowResizability()
}

/// The look of a window.
public protocol WindowStyle {}

/// The usual look.
public struct DefaultWindowStyle: WindowStyle, Sendable {
    public nonisolated init() {}
}

/// A window without a title.
public struct HiddenTitleBarWindowStyle: WindowStyle, Sendable {
    public nonisolated init() {}
}

/// A window with a title.
public struct TitleBarWindowStyle: WindowStyle, Sendable {
    public nonisolated init() {}
}

/// A window without a frame.
public struct PlainWindowStyle: WindowStyle, Sendable {
    public nonisolated init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
    public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
    public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
    public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

extension Scene {
    /// Sets the size of new windows. Has no effect.
    public nonisolated func defaultSize(_ size: CGSize) -> some Scene { self }

    /// Sets the size of new windows. Has no effect.
    public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

    /// Sets the place of new windows. Has no effect.
    public nonisolated func defaultPosition(_ position: UnitPoint) -> some Scene { self }

    /// Sets how the size of windows follows their content. Has no effect.
    public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

    /// Sets the look of windows. Has no effect.
    public nonisolated func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
}

extension View {
    /// Runs an action when the user begins and ends to resize the window. Has no effect: browsers do not tell pages.
    public nonisolated func onInteractiveResizeChange(_ action: @escaping (Bool) -> Void) -> some View { self }

    /// Sets the point of the window that stays when its content changes the window's size. Has no effect: the browser's window keeps its
    /// size.
    public nonisolated func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { self }
}
