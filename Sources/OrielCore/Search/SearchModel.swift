import OrielCombine

/// Whether a person is searching, and how to end it.
@MainActor
final class SearchModel: ObservableObject {
    @Published private(set) var isSearching = false
    /// Whether suggestions are wanted: from the first letter to the submission.
    @Published private(set) var isTyping = false
    private var text: Binding<String>?
    private var isPresented: Binding<Bool>?

    nonisolated init() {}

    func follow(text: Binding<String>, isPresented: Binding<Bool>?) {
        self.text = text
        self.isPresented = isPresented
        guard let isPresented, isPresented.wrappedValue != isSearching else { return }
        isSearching = isPresented.wrappedValue
        isTyping = isSearching
    }

    /// The person has begun to type.
    func begin() {
        if !isTyping { isTyping = true }
        guard !isSearching else { return }
        isSearching = true
        if isPresented?.wrappedValue == false { isPresented?.wrappedValue = true }
    }

    func setText(_ text: String) {
        begin()
        self.text?.wrappedValue = text
    }

    /// Takes a suggestion as what is searched for.
    func complete(_ text: String) {
        self.text?.wrappedValue = text
        endTyping()
    }

    /// The person has said what to search for.
    func endTyping() {
        if isTyping { isTyping = false }
    }

    /// Ends the search as its cancel button does.
    func dismiss() {
        isSearching = false
        isTyping = false
        if let text, !text.wrappedValue.isEmpty { text.wrappedValue = "" }
        if isPresented?.wrappedValue == true { isPresented?.wrappedValue = false }
    }
}
