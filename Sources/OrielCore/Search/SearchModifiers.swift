extension View {
    /// Puts a search field into the bar of the page; the app filters by the text.
    public nonisolated func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        modifier(SearchModifier(text: text, placement: placement, prompt: prompt))
    }

    public nonisolated func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    @_disfavoredOverload
    public nonisolated func searchable<S: StringProtocol>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Puts a search field into the bar of the page.
    ///
    /// - Parameter isPresented: Whether the person is searching.
    public nonisolated func searchable(
        text: Binding<String>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        modifier(SearchModifier(text: text, isPresented: isPresented, placement: placement, prompt: prompt))
    }

    public nonisolated func searchable(
        text: Binding<String>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }

    @_disfavoredOverload
    public nonisolated func searchable<S: StringProtocol>(
        text: Binding<String>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: S
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }

    /// Puts a search field into the bar of the page, with suggestions under it.
    public nonisolated func searchable<S: View>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        modifier(
            SearchModifier(text: text, placement: placement, prompt: prompt, suggestions: AnyView(suggestions()))
        )
    }

    public nonisolated func searchable<S: View>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
    }
}

// MARK: - Suggestions

private enum SearchSuggestionsKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
private enum SearchScopesKey: EnvironmentKey { static var defaultValue: SearchScopes? { nil } }
private enum IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// What the searches inside suggest.
    var searchSuggestions: AnyView? {
        get { self[SearchSuggestionsKey.self] }
        set { self[SearchSuggestionsKey.self] = newValue }
    }

    /// Where the searches inside look.
    var searchScopes: SearchScopes? {
        get { self[SearchScopesKey.self] }
        set { self[SearchScopesKey.self] = newValue }
    }

    /// Whether the person is searching; for the views inside `searchable`.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    /// Ends the search, as its cancel button does; for the views inside `searchable`.
    public var dismissSearch: DismissSearchAction { DismissSearchAction(model: searchContext) }

    /// Where the suggestions of a search show.
    public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .menu }
}

/// Where the suggestions of a search show.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
    private let rawValue: Int

    public static let automatic = SearchSuggestionsPlacement(rawValue: 0)
    /// Under the field.
    public static let menu = SearchSuggestionsPlacement(rawValue: 1)
    /// Among what is searched.
    public static let content = SearchSuggestionsPlacement(rawValue: 2)
}

/// Ends a search; see `EnvironmentValues.dismissSearch`.
@MainActor @preconcurrency
public struct DismissSearchAction {
    let model: SearchModel?

    nonisolated init(model: SearchModel?) { self.model = model }

    public func callAsFunction() { model?.dismiss() }
}

/// Makes its content a suggestion that stands for a text.
private struct SearchCompletion {
    @Environment(\.searchContext) private var model
    let text: String

    nonisolated init(text: String) { self.text = text }
}

extension SearchCompletion: ViewModifier {
    func body(content: Content) -> some View {
        let (model, text) = (model, text)
        return Button(action: { model?.complete(text) }, label: { content })
    }
}

extension View {
    /// Shows views under the search field while the person types.
    public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        environment(\.searchSuggestions, AnyView(suggestions()))
    }

    /// Makes the view a suggestion: when it is tapped, the text becomes what is searched for.
    public nonisolated func searchCompletion(_ completion: String) -> some View {
        modifier(SearchCompletion(text: completion))
    }
}

// MARK: - Scopes

/// Where a search looks: a choice under its field.
struct SearchScopes {
    let picker: AnyView
    let activation: SearchScopeActivation
}

/// When the scopes of a search show.
public struct SearchScopeActivation: Sendable, Equatable {
    private let rawValue: Int

    /// While the person searches.
    public static let automatic = SearchScopeActivation(rawValue: 0)
    /// As soon as there is some text.
    public static let onTextEntry = SearchScopeActivation(rawValue: 1)
    /// As soon as the field is used.
    public static let onSearchPresentation = SearchScopeActivation(rawValue: 2)
}

extension View {
    /// Offers a choice under the search field while the person searches.
    public nonisolated func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>,
        @ViewBuilder scopes: () -> S
    ) -> some View {
        searchScopes(scope, activation: .automatic, scopes)
    }

    /// Offers a choice under the search field.
    public nonisolated func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>,
        activation: SearchScopeActivation,
        @ViewBuilder _ scopes: () -> S
    ) -> some View {
        let picker = Picker("Scope", selection: scope, content: scopes).pickerStyle(SegmentedPickerStyle())
        return environment(\.searchScopes, SearchScopes(picker: AnyView(picker), activation: activation))
    }
}
