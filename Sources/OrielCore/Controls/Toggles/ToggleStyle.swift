/// The appearance and behaviour of toggles.
///
///     struct CheckList: ToggleStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             Button { configuration.isOn.toggle() } label: {
///                 HStack { Text(configuration.isOn ? "✓" : " "); configuration.label }
///             }
///         }
///     }
@MainActor @preconcurrency
public protocol ToggleStyle {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = ToggleStyleConfiguration
}

/// The toggle properties available to a toggle style.
public struct ToggleStyleConfiguration {
    /// The toggle's label.
    public struct Label {
        let label: ErasedLabel

        init<V: View>(_ view: V) { label = ErasedLabel(view) }
    }

    public let label: Label

    /// Whether the toggle is on; `$isOn` is a binding to it.
    @Binding public var isOn: Bool

    /// Whether the toggle represents several values that differ.
    public var isMixed: Bool
    let toggle: ToggleDescription
}

extension ToggleStyleConfiguration.Label: View {
    public var body: some View { label }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// Creates the toggle passed to a style, without that style applied.
    public nonisolated init(_ configuration: ToggleStyleConfiguration) {
        elementDescription = configuration.toggle
        content = configuration.label
    }
}

extension View {
    /// Sets the appearance and behaviour of the toggles in this view.
    public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style, for: ToggleStyleConfiguration.self))
    }
}

extension Toggle where Label: View {
    typealias StyleMark = ToggleStyleConfiguration

    @MainActor func body(in layer: StyleLayer) -> AnyView? {
        func body<Style: ToggleStyle>(_ style: Style) -> AnyView {
            AnyView(
                StyledToggle(style: style, toggle: elementDescription, label: content)
                    .modifier(OuterStyleModifier<ToggleStyleConfiguration>(outer: layer.outer?.layer))
            )
        }
        return (layer.style as? any ToggleStyle).map { body($0) }
    }
}

private struct StyledToggle<Style: ToggleStyle, Label: View>: View {
    @StyleValue var style: Style
    let toggle: ToggleDescription
    let label: Label

    init(style: Style, toggle: ToggleDescription, label: Label) {
        _style = StyleValue(wrappedValue: style)
        self.toggle = toggle
        self.label = label
    }

    var body: some View {
        style.makeBody(configuration: configuration(toggle))
            .otherState { style.makeBody(configuration: configuration(toggle.flipped)) }
    }

    private func configuration(_ toggle: ToggleDescription) -> ToggleStyleConfiguration {
        ToggleStyleConfiguration(
            label: ToggleStyleConfiguration.Label(label),
            isOn: toggle.isOn,
            isMixed: toggle.isMixed,
            toggle: toggle
        )
    }
}
