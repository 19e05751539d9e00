import Foundation

/// The tokens of a search: values that the user adds to the search text.
struct SearchTokens {
    /// The tokens in the field, as views that remove them.
    private(set) var chips: AnyView?
    /// The tokens that the user can add, as views that do so; nil if there are none.
    let suggestions: AnyView?
    /// Adds a token of the right type.
    let add: @MainActor (Any) -> Void
}

extension SearchTokens {
    @MainActor init<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        _ tokens: Binding<C>,
        suggested: C?,
        token: @escaping (C.Element) -> T
    ) where C.Element: Identifiable {
        let current = tokens.wrappedValue
        chips = current.isEmpty ? nil : AnyView(SearchTokenChips(tokens: tokens, token: token))
        let missing = suggested?.filter { new in !current.contains { $0.id == new.id } } ?? []
        let rows = SearchTokenSuggestions(tokens: tokens, suggested: missing, token: token)
        suggestions = missing.isEmpty ? nil : AnyView(rows)
        add = { value in
            guard let new = value as? C.Element, !tokens.wrappedValue.contains(where: { $0.id == new.id }) else {
                return
            }
            tokens.wrappedValue.append(new)
        }
    }
}

extension SearchTokens {
    nonisolated static func source<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        _ tokens: Binding<C>,
        suggested: Binding<C>?,
        token: @escaping (C.Element) -> T
    ) -> @MainActor () -> SearchTokens where C.Element: Identifiable {
        // Bindings are read, and views are made, on the main actor.
        nonisolated(unsafe) let lent = (tokens, suggested, token)
        return { SearchTokens(lent.0, suggested: lent.1?.wrappedValue, token: lent.2) }
    }
}

extension SearchTokens {
    /// Tokens that users edit in their place, for example with a picker.
    @MainActor init<C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View>(
        editing tokens: Binding<C>,
        token: @escaping (Binding<C.Element>) -> T
    ) where C.Element: Identifiable {
        self.init(tokens, suggested: nil) { _ in EmptyView() }
        guard !tokens.wrappedValue.isEmpty else { return }
        chips = AnyView(EditableTokenChips(tokens: tokens, token: token))
    }

    nonisolated static func source<C, T: View>(
        editing tokens: Binding<C>,
        token: @escaping (Binding<C.Element>) -> T
    ) -> @MainActor () -> SearchTokens
    where C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Element: Identifiable {
        // Bindings are read, and views are made, on the main actor.
        nonisolated(unsafe) let lent = (tokens, token)
        return { SearchTokens(editing: lent.0, token: lent.1) }
    }
}

/// The tokens of a search field, each with a button that removes it.
private struct EditableTokenChips<C, Token: View>: View
where C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Element: Identifiable {
    let tokens: Binding<C>
    let token: (Binding<C.Element>) -> Token

    var body: some View {
        HStack(spacing: 6) {
            ForEach(Array(tokens.wrappedValue)) { value in
                HStack(spacing: 4) {
                    token(binding(to: value))
                    Button {
                        tokens.wrappedValue.removeAll { $0.id == value.id }
                    } label: {
                        Image(systemName: "xmark").imageScale(.small)
                    }
                    .accessibilityLabel(SystemWord.removeToken.text)
                }
                .padding(.horizontal, 10)
                .padding(.vertical, 4)
                .background(.tint.opacity(0.15), in: Capsule())
            }
        }
        .font(.subheadline)
    }

    private func binding(to value: C.Element) -> Binding<C.Element> {
        Binding(
            get: { tokens.wrappedValue.first { $0.id == value.id } ?? value },
            set: { new in
                guard let index = tokens.wrappedValue.firstIndex(where: { $0.id == value.id }) else { return }
                tokens.wrappedValue[index] = new
            }
        )
    }
}

/// The tokens of a search field; a tap removes one.
private struct SearchTokenChips<C: RandomAccessCollection & RangeReplaceableCollection, Token: View>: View
where C.Element: Identifiable {
    let tokens: Binding<C>
    let token: (C.Element) -> Token

    var body: some View {
        HStack(spacing: 6) {
            ForEach(Array(tokens.wrappedValue)) { value in
                Button {
                    tokens.wrappedValue.removeAll { $0.id == value.id }
                } label: {
                    HStack(spacing: 4) {
                        token(value)
                        Image(systemName: "xmark").imageScale(.small)
                    }
                }
                .buttonStyle(.bordered)
                .buttonBorderShape(.capsule)
                .controlSize(.small)
            }
        }
    }
}

/// The tokens that a search suggests; a tap adds one.
private struct SearchTokenSuggestions<C: RandomAccessCollection & RangeReplaceableCollection, Token: View>: View
where C.Element: Identifiable {
    let tokens: Binding<C>
    let suggested: [C.Element]
    let token: (C.Element) -> Token

    var body: some View {
        ForEach(suggested) { value in
            Button {
                tokens.wrappedValue.append(value)
            } label: {
                token(value)
            }
        }
    }
}

extension View {
    /// Adds a search field whose search can have tokens besides the text.
    ///
    ///     .searchable(text: $text, tokens: $tokens) { token in Text(token.name) }
    ///
    /// Unlike Apple's, the tokens are shown below the field, and a tap removes one.
    public nonisolated func searchable<C, T: View>(
        text: Binding<String>,
        tokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        modifier(
            SearchModifier(
                text: text,
                placement: placement,
                prompt: prompt,
                tokens: SearchTokens.source(tokens, suggested: nil, token: token)
            )
        )
    }

    public nonisolated func searchable<C, T: View>(
        text: Binding<String>,
        tokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
    }

    @_disfavoredOverload
    public nonisolated func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>,
        tokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic,
        prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
    }

    /// Adds a search field whose search can have tokens, and suggests some while the user searches.
    public nonisolated func searchable<C, T: View>(
        text: Binding<String>,
        tokens: Binding<C>,
        suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        modifier(
            SearchModifier(
                text: text,
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
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(
            text: text,
            tokens: tokens,
            suggestedTokens: suggestedTokens,
            placement: placement,
            prompt: Text(prompt),
            token: token
        )
    }

    /// Adds a search field whose search can have tokens; the binding says whether the user is searching.
    public nonisolated func searchable<C, T: View>(
        text: Binding<String>,
        tokens: Binding<C>,
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
                tokens: SearchTokens.source(tokens, suggested: nil, token: token)
            )
        )
    }

    /// Adds a search field whose search can have tokens that users edit in their place.
    ///
    ///     .searchable(text: $text, editableTokens: $tokens) { $token in
    ///         Picker(token.name, selection: $token.scope) { … }
    ///     }
    public nonisolated func searchable<C, T: View>(
        text: Binding<String>,
        editableTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Element: Identifiable {
        modifier(
            SearchModifier(
                text: text,
                placement: placement,
                prompt: prompt,
                tokens: SearchTokens.source(editing: editableTokens, token: token)
            )
        )
    }

    public nonisolated func searchable<C, T: View>(
        text: Binding<String>,
        editableTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Element: Identifiable {
        searchable(
            text: text,
            editableTokens: editableTokens,
            placement: placement,
            prompt: Text(prompt),
            token: token
        )
    }

    /// Adds a search field whose search can have tokens that users edit; the binding says whether the user is
    /// searching.
    public nonisolated func searchable<C, T: View>(
        text: Binding<String>,
        editableTokens: Binding<C>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Element: Identifiable {
        modifier(
            SearchModifier(
                text: text,
                isPresented: isPresented,
                placement: placement,
                prompt: prompt,
                tokens: SearchTokens.source(editing: editableTokens, token: token)
            )
        )
    }

    /// Makes the view a suggestion: tapping it adds a token to the search.
    public nonisolated func searchCompletion<T: Identifiable>(_ token: T) -> some View {
        modifier(SearchTokenCompletion(token: token))
    }
}

/// A modifier that makes its content a suggestion of a token.
private struct SearchTokenCompletion<Token> {
    @Environment(\.searchContext) private var model
    let token: Token

    nonisolated init(token: Token) {
        self.token = token
        _model = Environment(\.searchContext)
    }
}

extension SearchTokenCompletion: ViewModifier {
    func body(content: Content) -> some View {
        let (model, token) = (model, token)
        return Button(action: { model?.add(token) }, label: { content })
    }
}
