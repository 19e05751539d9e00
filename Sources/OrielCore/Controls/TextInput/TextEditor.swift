/// A scrollable field for multiline text.
public struct TextEditor {
    let text: Binding<String>

    public nonisolated init(text: Binding<String>) { self.text = text }
}

extension TextEditor: LeafElementView {
    public typealias Body = Never

    package static var readsBindings: Bool { true }

    package func makeElement(in environment: EnvironmentValues) -> Element {
        var attributes = environment.textAppearance?.attributes(in: environment) ?? Attributes()
        attributes[.value] = .string(text.wrappedValue)
        environment.describeTextInput(in: &attributes)
        return Element(.textEditor, attributes: attributes, events: [.input, .focus])
    }

    package func handle(_ event: ElementEvent, in environment: EnvironmentValues) {
        if case .input(let value) = event { text.wrappedValue = value }
    }
}
