import Foundation

/// An editor with a bar above it that finds and replaces, while the bar is shown.
private struct FindNavigatorModifier {
    @Binding var isPresented: Bool
    @StateObject private var model = FindModel()
    @FocusState private var isInText: Bool
    @Environment(\.isFindDisabled) private var isFindDisabled
    @Environment(\.isReplaceDisabled) private var isReplaceDisabled

    nonisolated init(isPresented: Binding<Bool>) {
        _isPresented = isPresented
        _model = StateObject(wrappedValue: FindModel())
        _isInText = FocusState()
        _isFindDisabled = Environment(\.isFindDisabled)
        _isReplaceDisabled = Environment(\.isReplaceDisabled)
    }
}

extension FindNavigatorModifier: ViewModifier {
    func body(content: Content) -> some View {
        let isShown = isPresented && !isFindDisabled
        VStack(spacing: 0) {
            if isShown {
                FindBar(model: model, isPresented: $isPresented, allowsReplacing: !isReplaceDisabled) {
                    isInText = true
                }
            }
            content
                .focused($isInText)
                .environment(
                    \.findContext,
                    FindContext(model: model, isPresented: isShown, selection: isShown ? model.selection : nil)
                )
        }
    }
}

/// The fields and buttons of a search.
private struct FindBar: View {
    @ObservedObject var model: FindModel
    @Binding var isPresented: Bool
    let allowsReplacing: Bool
    /// Moves the focus to the editor, as browsers show a selection only there.
    let showText: () -> Void

    var body: some View {
        VStack(spacing: 8) {
            HStack(spacing: 12) {
                TextField(text: $model.query) { SystemWord.search.text }
                    .textFieldStyle(.roundedBorder)
                    .onSubmit { move(by: 1) }
                Text(verbatim: count).monospacedDigit().foregroundStyle(.secondary)
                button("chevron.up", .previousMatch) { move(by: -1) }
                button("chevron.down", .nextMatch) { move(by: 1) }
                Button(action: { isPresented = false }, label: { SystemWord.done.text })
            }
            if allowsReplacing {
                HStack(spacing: 12) {
                    TextField(text: $model.replacement) { SystemWord.replacement.text }
                        .textFieldStyle(.roundedBorder)
                    Button(action: { model.replace() }, label: { SystemWord.replace.text })
                    Button(action: { model.replaceAll() }, label: { SystemWord.replaceAll.text })
                }
                .disabled(model.matches.isEmpty)
            }
        }
        .padding(8)
    }

    /// The number of the selected match and of all, such as "2/5".
    @MainActor private var count: String {
        let matches = model.matches
        guard !model.query.isEmpty else { return "" }
        guard let current = model.current, current < matches.count else { return "\(matches.count)" }
        return "\(current + 1)/\(matches.count)"
    }

    @MainActor private func button(
        _ symbol: String,
        _ word: SystemWord,
        action: @escaping @MainActor () -> Void
    ) -> some View {
        Button(action: action, label: { Image(systemName: symbol) })
            .accessibilityLabel(word.text)
            .disabled(model.matches.isEmpty)
    }

    @MainActor private func move(by step: Int) {
        model.move(by: step)
        showText()
    }
}

extension View {
    /// Shows a bar that finds and replaces in the text editor of this view.
    ///
    ///     TextEditor(text: $note)
    ///         .findNavigator(isPresented: $isFinding)
    ///
    /// The search ignores case and diacritics. The buttons and the Return key select a match and move the focus to
    /// the editor.
    public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View {
        modifier(FindNavigatorModifier(isPresented: isPresented))
    }

    /// Disables the bar of ``findNavigator(isPresented:)`` inside. The browser's own search of the page stays.
    public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View {
        transformEnvironment(\.isFindDisabled) { $0 = $0 || isDisabled }
    }

    /// Disables replacing in the bar of ``findNavigator(isPresented:)`` inside.
    public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> some View {
        transformEnvironment(\.isReplaceDisabled) { $0 = $0 || isDisabled }
    }
}
