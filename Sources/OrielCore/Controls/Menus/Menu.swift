/// A control that opens a menu of actions.
///
///     Menu("Sort") {
///         Button("By name") { order = .name }
///         Button("By date") { order = .date }
///     }
///
/// Unlike Apple's, the items are mounted together with the menu, before it is opened. A built-in `buttonStyle` applies
/// to the menu's button, not to its items.
public struct Menu<Label: View, Content: View> {
    @Environment(\.menuStyle) private var style
    private let label: Label
    private let content: Content
    /// The action of a tap if the menu opens on a long press.
    private let primaryAction: (() -> Void)?

    nonisolated init(label: Label, content: Content, primaryAction: (() -> Void)?) {
        self.label = label
        self.content = content
        self.primaryAction = primaryAction
    }
}

extension Menu: View {
    @ViewBuilder public var body: some View {
        if let style {
            let configuration = MenuStyleConfiguration(
                label: .init(view: AnyView(label)),
                content: .init(view: AnyView(content)),
                primaryAction: primaryAction
            )
            // The style's own menu has no style, since it would otherwise call the style again.
            style.makeView(configuration).environment(\.menuStyle, nil)
        } else {
            ElementContainer(MenuDescription(primaryAction: primaryAction)) {
                label
                ElementContainer(FixedElement(.menuItems)) { content.modifier(MenuItemsEnvironment()) }
            }
        }
    }
}

/// The environment of a menu's items: marks them as such and removes the look of the button that opens them, so that each
/// item has the colour of its role.
struct MenuItemsEnvironment: ViewModifier, EnvironmentModifier {
    typealias Body = Never

    func write(to values: inout EnvironmentValues) {
        values.isInMenu = true
        values[StyleKey<ButtonStyleConfiguration>.self] = nil
        values.explicitTint = nil
        values.textAppearance = values.textAppearance?.inMenu
    }
}

private struct MenuDescription: ElementDescription {
    let primaryAction: (() -> Void)?

    func makeElement(in environment: EnvironmentValues) -> Element {
        var attributes = Attributes()
        let buttonStyle = environment[StyleKey<ButtonStyleConfiguration>.self]?.name
        let menuStyle = environment.menuAppearance
        // A menu looks like a button in the current button style, unless its own style is borderless.
        attributes.set(.style, menuStyle == "borderless" ? menuStyle : buttonStyle ?? menuStyle)
        attributes.set(.isDisabled, !environment.isEnabled)
        environment.describeTint(in: &attributes)
        switch environment.menuIndicatorVisibility {
        case .automatic: break
        case .visible: attributes[.showsIndicator] = .bool(true)
        case .hidden: attributes[.showsIndicator] = .bool(false)
        }
        // Without a primary action, a tap opens the menu, which the renderer handles itself.
        return Element(.menu, attributes: attributes, events: primaryAction == nil ? [] : .tap)
    }

    func handle(_ event: ElementEvent, in environment: EnvironmentValues) {
        if event == .tap { primaryAction?() }
    }
}

extension Menu {
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content(), primaryAction: nil)
    }

    /// Creates a menu that opens on a long press; a tap runs an action.
    public nonisolated init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label,
        primaryAction: @escaping () -> Void
    ) {
        self.init(label: label(), content: content(), primaryAction: primaryAction)
    }
}

extension Menu where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content(), primaryAction: nil)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content(), primaryAction: nil)
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(label: Text(titleKey), content: content(), primaryAction: primaryAction)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(label: Text(title), content: content(), primaryAction: primaryAction)
    }
}

extension Menu where Label == OrielCore.Label<Text, Image> {
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        @ViewBuilder content: () -> Content
    ) {
        self.init(label: Label(titleKey, systemImage: systemImage), content: content(), primaryAction: nil)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        @ViewBuilder content: () -> Content
    ) {
        self.init(label: Label(title, systemImage: systemImage), content: content(), primaryAction: nil)
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(
            label: Label(titleKey, systemImage: systemImage),
            content: content(),
            primaryAction: primaryAction
        )
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(label: Label(title, systemImage: systemImage), content: content(), primaryAction: primaryAction)
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// Creates the menu passed to a style.
    public nonisolated init(_ configuration: MenuStyleConfiguration) {
        self.init(
            label: configuration.label,
            content: configuration.content,
            primaryAction: configuration.primaryAction
        )
    }
}
