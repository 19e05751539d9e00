/// A modifier that adds a search field to the bar of the page that contains its content.
struct SearchModifier {
    @StateObject private var model = SearchModel()
    private let text: Binding<String>
    private let isPresented: Binding<Bool>?
    private let placement: SearchFieldPlacement
    private let prompt: Text?
    private let suggestions: AnyView?
    private let tokens: (@MainActor () -> SearchTokens)?

    nonisolated init(
        text: Binding<String>,
        isPresented: Binding<Bool>? = nil,
        placement: SearchFieldPlacement,
        prompt: Text?,
        suggestions: AnyView? = nil,
        tokens: (@MainActor () -> SearchTokens)? = nil
    ) {
        self.tokens = tokens
        self.text = text
        self.isPresented = isPresented
        self.placement = placement
        self.prompt = prompt
        self.suggestions = suggestions
    }
}

extension SearchModifier: ViewModifier {
    func body(content: Content) -> some View {
        let tokens = tokens?()
        model.follow(text: text, isPresented: isPresented, addToken: tokens?.add)
        return TupleView(
            (
                content.modifier(SearchContentModifier(model: model, isSearching: model.isSearching)),
                SearchBar(
                    model: model,
                    text: text,
                    placement: placement,
                    prompt: prompt,
                    suggestions: suggestions,
                    tokens: tokens
                )
            )
        )
    }
}

/// The search field, with suggestions while the user searches.
private struct SearchBar {
    @ObservedObject var model: SearchModel
    let text: Binding<String>
    let placement: SearchFieldPlacement
    let prompt: Text?
    let suggestions: AnyView?
    let tokens: SearchTokens?
    @Environment(\.searchSuggestions) private var declaredSuggestions
    @Environment(\.searchScopes) private var searchScopes
    @Environment(\.searchFocus) private var searchFocus

    init(
        model: SearchModel,
        text: Binding<String>,
        placement: SearchFieldPlacement,
        prompt: Text?,
        suggestions: AnyView?,
        tokens: SearchTokens?
    ) {
        self.tokens = tokens
        self.model = model
        self.text = text
        self.placement = placement
        self.prompt = prompt
        self.suggestions = suggestions
    }
}

extension SearchBar: ApartView {
    var body: some View {
        if let searchFocus { searchFocus(AnyView(field)) } else { field }
        if let chips = tokens?.chips {
            ElementContainer(FixedElement(.searchScopes)) { chips }
        }
        if let searchScopes, model.isSearching, searchScopes.activation != .onTextEntry || !text.wrappedValue.isEmpty {
            ElementContainer(FixedElement(.searchScopes)) { searchScopes.picker }
        }
        if model.isTyping, let suggestions = suggestions ?? declaredSuggestions ?? tokens?.suggestions {
            ElementContainer(FixedElement(.searchSuggestions)) { suggestions.environment(\.searchContext, model) }
        }
    }

    @MainActor private var field: some View {
        ElementContainer(
            SearchFieldDescription(model: model, text: text, placement: placement, prompt: prompt)
        ) {
            if model.isSearching {
                Button(role: .cancel, action: { model.dismiss() }, label: { SystemWord.cancel.text })
            }
        }
    }
}

private struct SearchFieldDescription: ElementDescription {
    let model: SearchModel
    let text: Binding<String>
    let placement: SearchFieldPlacement
    let prompt: Text?

    static var readsBindings: Bool { true }

    func makeElement(in environment: EnvironmentValues) -> Element {
        var attributes: Attributes = [.value: .string(text.wrappedValue)]
        let prompt = prompt ?? SystemWord.search.text
        attributes[.placeholder] = .string(prompt.string(in: environment))
        attributes[.placement] = .string(placement.place.rawValue)
        attributes.set(.isDisabled, !environment.isEnabled)
        return Element(.searchField, attributes: attributes, events: [.input, .submit, .focus])
    }

    func handle(_ event: ElementEvent, in environment: EnvironmentValues) {
        switch event {
        case .input(let value): model.setText(value)
        case .focus(true): model.begin()
        case .submit:
            model.endTyping()
            environment.submitAction(for: .search)?()
        default: break
        }
    }
}

/// A modifier that sets the environment of the searched views.
private struct SearchContentModifier {
    let model: SearchModel
    let isSearching: Bool
}

extension SearchContentModifier: ViewModifier, EnvironmentModifier {
    typealias Body = Never

    func write(to values: inout EnvironmentValues) {
        values.searchContext = model
        values.isSearching = isSearching
        values.searchSuggestions = nil
        values.searchScopes = nil
        values.searchFocus = nil
    }
}
