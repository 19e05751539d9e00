/// A control that runs an action.
public struct Button<Label> {
    @usableFromInline package let elementDescription: ButtonDescription
    @usableFromInline package let content: Label
}

extension Button: View, PrimitiveView, ContainerElementView, StyledControl where Label: View {
    public typealias Body = Never

    @preconcurrency
    @inlinable public nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    @preconcurrency
    @inlinable public nonisolated init(
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void,
        @ViewBuilder label: () -> Label
    ) {
        elementDescription = ButtonDescription(role: role, action: action)
        content = label()
    }
}

extension Button where Label: View {
    /// Creates a button whose tap triggers an action of the browser.
    ///
    /// - Parameter action: For styles that trigger the button without a browser tap.
    package nonisolated init(
        browserAction: BrowserAction,
        action: @escaping @MainActor () -> Void,
        @ViewBuilder label: () -> Label
    ) {
        elementDescription = ButtonDescription(role: nil, browserAction: browserAction, action: action)
        content = label()
    }
}

extension Button where Label == Text {
    @preconcurrency
    @inlinable public nonisolated init(
        _ titleKey: LocalizedStringKey,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    @_disfavoredOverload
    @preconcurrency
    @inlinable public nonisolated init<S: StringProtocol>(
        _ title: S,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == OrielCore.Label<Text, Image> {
    /// Creates a button with a symbol before its title.
    @preconcurrency
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { OrielCore.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    @preconcurrency
    public nonisolated init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { OrielCore.Label(title, systemImage: systemImage) }
    }
}

extension Button where Label: View {
    typealias StyleMark = ButtonStyleConfiguration

    @MainActor func body(in layer: StyleLayer) -> AnyView? {
        func body<Style: ButtonStyle>(_ style: Style) -> AnyView {
            AnyView(
                StyledButton(style: style, outer: layer.outer?.layer, button: elementDescription, label: content)
            )
        }
        func primitiveBody<Style: PrimitiveButtonStyle>(_ style: Style) -> AnyView {
            AnyView(
                PrimitiveStyledButton(
                    style: style,
                    outer: layer.outer?.layer,
                    button: elementDescription,
                    label: content
                )
            )
        }
        if let style = layer.style as? any ButtonStyle { return body(style) }
        if let style = layer.style as? any PrimitiveButtonStyle { return primitiveBody(style) }
        return nil
    }
}

@usableFromInline package struct ButtonDescription {
    let role: ButtonRole?
    let action: @MainActor () -> Void
    /// The browser's own action on a tap; nil if there is only `action`.
    let browserAction: BrowserAction?

    @usableFromInline init(role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, browserAction: nil, action: action)
    }

    init(role: ButtonRole?, browserAction: BrowserAction?, action: @escaping @MainActor () -> Void) {
        self.role = role
        self.browserAction = browserAction
        self.action = action
    }
}

extension ButtonDescription: ElementDescription {
    package func makeElement(in environment: EnvironmentValues) -> Element {
        var attributes = Attributes()
        if let role { attributes[.role] = .string(role.name) }
        environment.describeControl(in: &attributes)
        environment.describeShortcut(in: &attributes)
        if let style = environment[StyleKey<ButtonStyleConfiguration>.self]?.name {
            attributes[.controlStyle] = .string(style)
            if style.hasPrefix("bordered") { environment.buttonBorderShape.describe(in: &attributes) }
        }
        attributes.set(.fillsWidth, environment.buttonSizing.isFlexible)
        var events: Element.Events = .tap
        if let browserAction { events = browserAction.describe(in: &attributes, environment: environment) }
        if environment.reportsFocus { events.insert(.focus) }
        return Element(.button, attributes: attributes, events: events)
    }

    package func handle(_ event: ElementEvent, in environment: EnvironmentValues) {
        switch event {
        case .tap: action()
        case .choose(let files): browserAction?.didChoose(files)
        default: break
        }
    }
}
