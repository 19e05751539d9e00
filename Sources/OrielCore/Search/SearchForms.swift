extension View {
    /// Adds a search field whose search can have tokens, suggests some, and says whether the user is searching.
    public nonisolated func searchable<C, T: View>(
        text: Binding<String>,
        tokens: Binding<C>,
        suggestedTokens: Binding<C>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        modifier(
            SearchModifier(
                text: text,
                isPresented: isPresented,
                placement: placement,
                prompt: prompt,
                tokens: SearchTokens.source(tokens, suggested: suggestedTokens, token: token)
            )
        )
    }

    public nonisolated func searchable<C, T: View>(
        text: Binding<String>,
        tokens: Binding<C>,
        suggestedTokens: Binding<C>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(
            text: text,
            tokens: tokens,
            suggestedTokens: suggestedTokens,
            isPresented: isPresented,
            placement: placement,
            prompt: Text(prompt),
            token: token
        )
    }

    public nonisolated func searchable<C, T: View>(
        text: Binding<String>,
        tokens: Binding<C>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(
            text: text,
            tokens: tokens,
            isPresented: isPresented,
            placement: placement,
            prompt: Text(prompt),
            token: token
        )
    }

    /// Shows or hides the suggestions of the searches in this view at some places. They are shown in the menu of the
    /// field.
    public nonisolated func searchSuggestions(
        _ visibility: Visibility,
        for placements: SearchSuggestionsPlacement.Set
    ) -> some View {
        transformEnvironment(\.searchSuggestions) { suggestions in
            if visibility == .hidden, placements.contains(.menu) { suggestions = nil }
        }
    }
}

extension SearchSuggestionsPlacement {
    /// Places where the suggestions of a search are shown.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Under the field.
        public static let menu = Set(rawValue: 1)
        /// Among the searched content.
        public static let content = Set(rawValue: 2)
    }
}
