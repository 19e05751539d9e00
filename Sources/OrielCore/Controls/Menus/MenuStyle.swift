/// The appearance of menus.
///
///     struct RoundMenu: MenuStyle {
///         func makeBody(configuration: Configuration) -> some View { Menu(configuration).padding() }
///     }
@MainActor @preconcurrency
public protocol MenuStyle {
    associatedtype Body: View
    typealias Configuration = MenuStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a menu.
public struct MenuStyleConfiguration {
    /// The label of the control that opens the menu.
    public struct Label {
        let view: AnyView
    }

    /// The items.
    public struct Content {
        let view: AnyView
    }

    let label: Label
    let content: Content
    let primaryAction: (() -> Void)?
}

extension MenuStyleConfiguration.Label: View {
    public var body: some View { view }
}

extension MenuStyleConfiguration.Content: View {
    public var body: some View { view }
}

/// The default style of the platform.
public struct DefaultMenuStyle: MenuStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A menu opened by a button, which has the button style of the environment.
public struct ButtonMenuStyle: MenuStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Menu(configuration).environment(\.menuAppearance, "button")
    }
}

/// A menu whose label has no border.
public struct BorderlessButtonMenuStyle: MenuStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Menu(configuration).environment(\.menuAppearance, "borderless")
    }
}

extension MenuStyle where Self == DefaultMenuStyle {
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// A type-erased menu style.
struct AnyMenuStyle {
    private let style: any MenuStyle

    init(_ style: any MenuStyle) { self.style = style }

    @MainActor func makeView(_ configuration: MenuStyleConfiguration) -> AnyView { makeView(configuration, by: style) }

    @MainActor private func makeView<S: MenuStyle>(_ configuration: MenuStyleConfiguration, by style: S) -> AnyView {
        AnyView(style.makeBody(configuration: configuration))
    }
}

private enum MenuStyleValueKey: EnvironmentKey { static var defaultValue: AnyMenuStyle? { nil } }
private enum MenuAppearanceKey: EnvironmentKey { static var defaultValue: String? { nil } }
private enum MenuIndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    var menuStyle: AnyMenuStyle? {
        get { self[MenuStyleValueKey.self] }
        set { self[MenuStyleValueKey.self] = newValue }
    }

    /// The renderers' name of a menu's style; nil for the platform's default.
    var menuAppearance: String? {
        get { self[MenuAppearanceKey.self] }
        set { self[MenuAppearanceKey.self] = newValue }
    }

    /// The visibility of the indicator of menus: an arrow.
    public internal(set) var menuIndicatorVisibility: Visibility {
        get { self[MenuIndicatorKey.self] }
        set { self[MenuIndicatorKey.self] = newValue }
    }
}

extension View {
    /// Sets the appearance of the menus in this view.
    public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        environment(\.menuStyle, AnyMenuStyle(style))
    }

    /// Sets whether the menus in this view show an indicator, which is an arrow.
    public nonisolated func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuIndicatorVisibility, visibility)
    }
}
