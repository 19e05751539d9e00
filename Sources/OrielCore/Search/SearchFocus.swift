private enum SearchFocusKey: EnvironmentKey {
    static var defaultValue: (@MainActor (AnyView) -> AnyView)? { nil }
}

extension EnvironmentValues {
    /// Binds the focus of a search field to the focus state that the app has chosen; nil for none.
    var searchFocus: (@MainActor (AnyView) -> AnyView)? {
        get { self[SearchFocusKey.self] }
        set { self[SearchFocusKey.self] = newValue }
    }
}

extension View {
    /// Binds the focus of the search field in this view to a Boolean focus state.
    ///
    ///     List { … }
    ///         .searchable(text: $query)
    ///         .searchFocused($isSearchFocused)
    public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        searchFocused(binding, equals: true)
    }

    /// Binds the focus of the search field in this view to a value of a focus state.
    public nonisolated func searchFocused<V: Hashable>(
        _ binding: FocusState<V>.Binding,
        equals value: V
    ) -> some View {
        modifier(SearchFocusModifier(binding: binding, value: value))
    }
}

/// Binds the focus of the search field inside.
private struct SearchFocusModifier<Value: Hashable> {
    let binding: FocusState<Value>.Binding
    let value: Value
}

extension SearchFocusModifier: ViewModifier, EnvironmentModifier {
    typealias Body = Never

    func write(to values: inout EnvironmentValues) {
        values.searchFocus = { AnyView($0.focused(binding, equals: value)) }
    }
}
