/// The appearance of groups of controls.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = ControlGroupStyleConfiguration
}

/// The properties of a group of controls that are available to a style.
public struct ControlGroupStyleConfiguration {
    /// The controls.
    public struct Content {
        let view: ErasedLabel

        init<V: View>(_ view: V) { self.view = ErasedLabel(view) }
    }

    /// A description of the group; empty if it has none.
    public struct Label {
        let view: ErasedLabel

        init<V: View>(_ view: V) { self.view = ErasedLabel(view) }
    }

    public let content: Content
    public let label: Label
}

extension ControlGroupStyleConfiguration.Content: View {
    public var body: some View { view }
}

extension ControlGroupStyleConfiguration.Label: View {
    public var body: some View { view }
}

extension EnvironmentValues {
    var controlGroupStyle: StyleLayer? { self[StyleKey<ControlGroupStyleConfiguration>.self] }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// Creates the group of controls passed to a style, without that style applied.
    public nonisolated init(_ configuration: ControlGroupStyleConfiguration) {
        self.init(content: configuration.content, label: AnyView(configuration.label))
    }
}

extension View {
    /// Sets the appearance of the groups of controls in this view.
    public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style, for: ControlGroupStyleConfiguration.self))
    }
}

struct ControlGroupStyleBody<Style: ControlGroupStyle> {
    @StyleValue var style: Style
    let configuration: ControlGroupStyleConfiguration

    init(style: Style, configuration: ControlGroupStyleConfiguration) {
        _style = StyleValue(wrappedValue: style)
        self.configuration = configuration
    }
}

extension ControlGroupStyleBody: View {
    var body: some View { style.makeBody(configuration: configuration) }
}

// MARK: - Styles of the framework

/// The controls in a row.
public struct AutomaticControlGroupStyle: ControlGroupStyle, NamedStyle {
    public nonisolated init() {}

    nonisolated var styleName: String { "automatic" }

    public func makeBody(configuration: Configuration) -> some View {
        ControlGroup(configuration).controlGroupStyle(self)
    }
}

/// The controls in a row, for the controls of a bar.
public struct NavigationControlGroupStyle: ControlGroupStyle, NamedStyle {
    public nonisolated init() {}

    nonisolated var styleName: String { "navigation" }

    public func makeBody(configuration: Configuration) -> some View {
        ControlGroup(configuration).controlGroupStyle(self)
    }
}

/// The controls in a row, for the controls of a menu. Unlike Apple's, menus show them below each other.
public struct PaletteControlGroupStyle: ControlGroupStyle, NamedStyle {
    public nonisolated init() {}

    nonisolated var styleName: String { "palette" }

    public func makeBody(configuration: Configuration) -> some View {
        ControlGroup(configuration).controlGroupStyle(self)
    }
}

/// A menu of the controls.
public struct MenuControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Menu {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

/// A menu of the controls. Unlike Apple's, its items are below each other.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        MenuControlGroupStyle().makeBody(configuration: configuration)
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// The controls in a row.
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// The controls in a row, for the controls of a bar.
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    /// The controls in a row, for the controls of a menu.
    public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// A menu of the controls.
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    /// A menu of the controls.
    public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
