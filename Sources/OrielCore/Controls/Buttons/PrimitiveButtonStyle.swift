/// The appearance and behaviour of buttons.
///
///     struct DoubleTap: PrimitiveButtonStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             configuration.label.onTapGesture(count: 2) { configuration.trigger() }
///         }
///     }
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// The button properties available to a primitive button style, with a function that triggers the action.
public struct PrimitiveButtonStyleConfiguration {
    /// The button's label.
    public struct Label {
        let label: ErasedLabel

        init<V: View>(_ view: V) { label = ErasedLabel(view) }
    }

    public let role: ButtonRole?
    public let label: Label
    let button: ButtonDescription
    let isEnabled: Bool

    /// Runs the button's action, unless the button is disabled.
    public func trigger() {
        guard isEnabled else { return }
        let action = button.action
        withMainActorUnchecked { action() }
    }
}

extension PrimitiveButtonStyleConfiguration.Label: View {
    public var body: some View { label }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// Creates the button passed to a style, without that style applied.
    public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
        elementDescription = configuration.button
        content = configuration.label
    }
}

extension View {
    /// Sets the appearance and behaviour of the buttons in this view.
    public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style, for: ButtonStyleConfiguration.self))
    }
}

struct PrimitiveStyledButton<Style: PrimitiveButtonStyle, Label: View>: View {
    let style: Style
    let outer: StyleLayer?
    let button: ButtonDescription
    let label: Label
    @Environment(\.isEnabled) private var isEnabled

    init(style: Style, outer: StyleLayer?, button: ButtonDescription, label: Label) {
        self.style = style
        self.outer = outer
        self.button = button
        self.label = label
    }

    var body: some View {
        let configuration = PrimitiveButtonStyleConfiguration(
            role: button.role,
            label: PrimitiveButtonStyleConfiguration.Label(label),
            button: button,
            isEnabled: isEnabled
        )
        PrimitiveButtonStyleBody(style: style, configuration: configuration)
            .modifier(OuterStyleModifier<ButtonStyleConfiguration>(outer: outer))
    }
}

private struct PrimitiveButtonStyleBody<Style: PrimitiveButtonStyle>: View {
    @StyleValue var style: Style
    let configuration: PrimitiveButtonStyleConfiguration

    init(style: Style, configuration: PrimitiveButtonStyleConfiguration) {
        _style = StyleValue(wrappedValue: style)
        self.configuration = configuration
    }

    var body: some View { style.makeBody(configuration: configuration) }
}
