/// The appearance of buttons; their behaviour stays unchanged.
///
///     struct Pill: ButtonStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             configuration.label
///                 .padding()
///                 .background(.tint, in: .capsule)
///                 .opacity(configuration.isPressed ? 0.6 : 1)
///         }
///     }
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = ButtonStyleConfiguration
}

/// The button properties available to a button style.
public struct ButtonStyleConfiguration {
    /// The button's label.
    public struct Label {
        let label: ErasedLabel

        init<V: View>(_ view: V) { label = ErasedLabel(view) }
    }

    public let role: ButtonRole?
    public let label: Label
    let press: ButtonPress

    /// Whether a finger or the mouse is pressing the button.
    ///
    /// Unlike Apple's, it changes one round trip later. Because each press costs a message in both directions, the
    /// browser reports presses only if a style reads this property.
    public var isPressed: Bool {
        let press = press
        // Styles build their bodies on the evaluating thread.
        return withMainActorUnchecked { press.read() }
    }
}

/// The pressed state of a button, and whether it is observed.
@MainActor
final class ButtonPress {
    private let readers = PressSource()
    /// Read by the element, which listens to presses once they are observed.
    private let listeners = PressSource()
    private var isPressed = false
    private var hasReaders = false

    nonisolated init() {}

    func read() -> Bool {
        readers.noteRead()
        if !hasReaders {
            hasReaders = true
            listeners.invalidateReaders()
        }
        return isPressed
    }

    var isObserved: Bool {
        listeners.noteRead()
        return hasReaders
    }

    func set(_ isPressed: Bool) {
        guard isPressed != self.isPressed else { return }
        self.isPressed = isPressed
        readers.invalidateReaders()
    }
}

/// Its value changes before its readers are notified, but only during event handling, while no content is released.
private final class PressSource: DependencySource {
    override var announcesChanges: Bool { true }
    override var changesOnlyInEvents: Bool { true }
}

extension ButtonStyleConfiguration.Label: View {
    public var body: some View { label }
}

extension View {
    /// Sets the appearance of the buttons in this view.
    public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style, for: ButtonStyleConfiguration.self))
    }
}

/// A button whose label was built by a style.
struct PressableButton<Content: View>: ContainerElementView {
    typealias Body = Never

    let elementDescription: PressableButtonDescription
    let content: Content
}

struct PressableButtonDescription: ElementDescription {
    let button: ButtonDescription
    let press: ButtonPress

    func makeElement(in environment: EnvironmentValues) -> Element {
        var element = button.makeElement(in: environment)
        element.attributes[.controlStyle] = .string("custom")
        if press.isObserved { element.events.insert(.longPress) }
        return element
    }

    func handle(_ event: ElementEvent, in environment: EnvironmentValues) {
        if case .press(let isPressed) = event { press.set(isPressed) }
        button.handle(event, in: environment)
    }
}

/// Makes a style's body with the button's pressed state, which is kept for the lifetime of the button.
struct StyledButton<Style: ButtonStyle, Label: View>: View {
    let style: Style
    let outer: StyleLayer?
    let button: ButtonDescription
    let label: Label
    @State private var press = ButtonPress()

    init(style: Style, outer: StyleLayer?, button: ButtonDescription, label: Label) {
        self.style = style
        self.outer = outer
        self.button = button
        self.label = label
    }

    var body: some View {
        let configuration = ButtonStyleConfiguration(
            role: button.role,
            label: ButtonStyleConfiguration.Label(label),
            press: press
        )
        PressableButton(
            elementDescription: PressableButtonDescription(button: button, press: press),
            content: ButtonStyleBody(style: style, configuration: configuration)
                .modifier(OuterStyleModifier<ButtonStyleConfiguration>(outer: outer))
        )
    }
}

private struct ButtonStyleBody<Style: ButtonStyle>: View {
    @StyleValue var style: Style
    let configuration: ButtonStyleConfiguration

    init(style: Style, configuration: ButtonStyleConfiguration) {
        _style = StyleValue(wrappedValue: style)
        self.configuration = configuration
    }

    var body: some View { style.makeBody(configuration: configuration) }
}
