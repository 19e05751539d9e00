import OrielCombine

/// The suggestions of a text field: whether they are shown, and how one is taken.
@MainActor
final class TextInputSuggestions: ObservableObject {
    @Published private(set) var isShown = false
    private var write: ((String) -> Void)?
    private var hiding: Task<Void, Never>?

    nonisolated init() {}

    /// Shows the suggestions of a field that the user has entered or typed into.
    func show(writing write: @escaping (String) -> Void) {
        self.write = write
        hiding?.cancel()
        if !isShown { isShown = true }
    }

    /// Hides the suggestions after a while: a press on a suggestion takes the focus from the field first.
    func hideSoon() {
        hiding?.cancel()
        hiding = Task { @MainActor [weak self] in
            do { try await Task.sleep(for: .milliseconds(300)) } catch { return }
            self?.hide()
        }
    }

    func complete(_ text: String) {
        write?(text)
        hide()
    }

    private func hide() {
        hiding?.cancel()
        if isShown { isShown = false }
    }
}

private enum TextInputSuggestionsKey: EnvironmentKey { static var defaultValue: TextInputSuggestions? { nil } }

extension EnvironmentValues {
    /// The suggestions of the text fields inside.
    var textInputSuggestions: TextInputSuggestions? {
        get { self[TextInputSuggestionsKey.self] }
        set { self[TextInputSuggestionsKey.self] = newValue }
    }
}

/// A text field with its suggestions under it.
private struct TextInputSuggestionsModifier<Suggestions: View> {
    @StateObject private var model = TextInputSuggestions()
    let suggestions: Suggestions

    nonisolated init(suggestions: Suggestions) {
        self.suggestions = suggestions
        _model = StateObject(wrappedValue: TextInputSuggestions())
    }
}

extension TextInputSuggestionsModifier: ViewModifier {
    func body(content: Content) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            content
            if model.isShown {
                VStack(alignment: .leading, spacing: 10) { suggestions }
                    .frame(maxWidth: .infinity, alignment: .leading)
            }
        }
        .environment(\.textInputSuggestions, model)
    }
}

/// A modifier that makes its content a suggestion of a text.
private struct TextInputCompletion {
    @Environment(\.textInputSuggestions) private var model
    let text: String

    nonisolated init(text: String) {
        self.text = text
        _model = Environment(\.textInputSuggestions)
    }
}

extension TextInputCompletion: ViewModifier {
    func body(content: Content) -> some View {
        let (model, text) = (model, text)
        return Button(action: { model?.complete(text) }, label: { content })
    }
}

extension View {
    /// Shows suggestions under a text field while the user edits it.
    ///
    ///     TextField("City", text: $city)
    ///         .textInputSuggestions {
    ///             ForEach(cities) { Text($0.name).textInputCompletion($0.name) }
    ///         }
    ///
    /// Unlike on the Mac, they are not in a menu: they move down what follows the field.
    public nonisolated func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        modifier(TextInputSuggestionsModifier(suggestions: suggestions()))
    }

    /// Shows a suggestion under a text field for each element of a collection.
    public nonisolated func textInputSuggestions<Data, Content: View>(
        _ data: Data,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) -> some View where Data: RandomAccessCollection, Data.Element: Identifiable {
        textInputSuggestions { ForEach(data, content: content) }
    }

    /// Shows a suggestion under a text field for each element of a collection, with ids of the elements.
    public nonisolated func textInputSuggestions<Data: RandomAccessCollection, ID: Hashable, Content: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) -> some View {
        textInputSuggestions { ForEach(data, id: id, content: content) }
    }

    /// Makes the view a suggestion, which replaces the text of the field.
    public nonisolated func textInputCompletion(_ completion: String) -> some View {
        modifier(TextInputCompletion(text: completion))
    }
}
