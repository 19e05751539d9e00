/// A scrollable field for multiline text.
public struct TextEditor {
    let text: Binding<String>
    let selection: Binding<TextSelection?>?

    public nonisolated init(text: Binding<String>) {
        self.text = text
        selection = nil
    }

    /// Creates a field whose selection the app reads and sets.
    public nonisolated init(text: Binding<String>, selection: Binding<TextSelection?>) {
        self.text = text
        self.selection = selection
    }
}

extension TextEditor: LeafElementView {
    public typealias Body = Never

    package static var readsBindings: Bool { true }

    package func makeElement(in environment: EnvironmentValues) -> Element {
        var attributes = environment.textAppearance?.attributes(in: environment) ?? Attributes()
        attributes[.value] = .string(text.wrappedValue)
        environment.describeTextInput(in: &attributes)
        var events: Element.Events = [.input, .focus]
        if let selection {
            attributes[.watch] = .string(selection.watch(in: text.wrappedValue, environment.textSelectionAffinity))
            events.insert(.selection)
        }
        if let find = environment.findContext {
            find.model.text = text
            if find.isPresented {
                // The match has precedence over the selection of the app.
                if let match = find.selection {
                    attributes[.watch] = .string("selection \(match.lowerBound) \(match.upperBound)")
                } else if selection == nil {
                    attributes[.watch] = .string("selection")
                }
                events.insert(.selection)
            }
        }
        return Element(.textEditor, attributes: attributes, events: events)
    }

    package func handle(_ event: ElementEvent, in environment: EnvironmentValues) {
        switch event {
        case .input(let value):
            let old = text.wrappedValue
            text.wrappedValue = value
            selection?.follow(from: old, to: text.wrappedValue, environment.textSelectionAffinity)
        case .selection(let offsets, let isBackward):
            selection?.take(offsets, in: text.wrappedValue, isBackward: isBackward, environment.textSelectionAffinity)
        default: break
        }
    }
}
