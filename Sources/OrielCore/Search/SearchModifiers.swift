extension View {
    /// Adds a search field to the bar of the page. The app filters its content by the text.
    ///
    /// Unlike Apple's, the field is shown below the title.
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

    /// Adds a search field to the bar of the page.
    ///
    /// - Parameter isPresented: Whether the user is searching.
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

    /// Adds a search field to the bar of the page, with suggestions under it.
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
    /// The suggestions of the searches inside.
    var searchSuggestions: AnyView? {
        get { self[SearchSuggestionsKey.self] }
        set { self[SearchSuggestionsKey.self] = newValue }
    }

    /// The scopes of the searches inside.
    var searchScopes: SearchScopes? {
        get { self[SearchScopesKey.self] }
        set { self[SearchScopesKey.self] = newValue }
    }

    /// Whether the user is searching, for views in a `searchable` view.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    /// An action that ends the search, as its cancel button does, for views in a `searchable` view.
    public var dismissSearch: DismissSearchAction { DismissSearchAction(model: searchContext) }

    /// The place where the suggestions of a search are shown.
    public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .menu }
}

/// The place where the suggestions of a search are shown.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
    private let rawValue: Int

    public static let automatic = SearchSuggestionsPlacement(rawValue: 0)
    /// Under the field.
    public static let menu = SearchSuggestionsPlacement(rawValue: 1)
    /// Among the searched content.
    public static let content = SearchSuggestionsPlacement(rawValue: 2)
}

/// An action that ends a search; see `EnvironmentValues.dismissSearch`.
@MainActor @preconcurrency
public struct DismissSearchAction {
    let model: SearchModel?

    nonisolated init(model: SearchModel?) { self.model = model }

    public func callAsFunction() { model?.dismiss() }
}

/// A modifier that makes its content a suggestion of a search text.
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
    /// Shows suggestions under the search field while the user types.
    public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        environment(\.searchSuggestions, AnyView(suggestions()))
    }

    /// Makes the view a suggestion: tapping it sets the search text.
    public nonisolated func searchCompletion(_ completion: String) -> some View {
        modifier(SearchCompletion(text: completion))
    }
}

// MARK: - Scopes

/// The scopes of a search, as a picker under its field.
struct SearchScopes {
    let picker: AnyView
    let activation: SearchScopeActivation
}

/// The condition under which the scopes of a search are shown.
public struct SearchScopeActivation: Sendable, Equatable {
    private let rawValue: Int

    /// While the user is searching.
    public static let automatic = SearchScopeActivation(rawValue: 0)
    /// When the text is not empty.
    public static let onTextEntry = SearchScopeActivation(rawValue: 1)
    /// As soon as the field is used.
    public static let onSearchPresentation = SearchScopeActivation(rawValue: 2)
}

extension View {
    /// Shows scopes under the search field while the user is searching.
    public nonisolated func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>,
        @ViewBuilder scopes: () -> S
    ) -> some View {
        searchScopes(scope, activation: .automatic, scopes)
    }

    /// Shows scopes under the search field.
    public nonisolated func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>,
        activation: SearchScopeActivation,
        @ViewBuilder _ scopes: () -> S
    ) -> some View {
        let picker = Picker("Scope", selection: scope, content: scopes).pickerStyle(SegmentedPickerStyle())
        return environment(\.searchScopes, SearchScopes(picker: AnyView(picker), activation: activation))
    }
}
