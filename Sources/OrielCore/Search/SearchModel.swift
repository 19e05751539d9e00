/// The state of a search, and the way to end it.
@MainActor
final class SearchModel: PageObject {
    private(set) var isSearching = false { willSet { willChange() } }
    /// Whether suggestions are shown: from the start of the search to the submission.
    private(set) var isTyping = false { willSet { willChange() } }
    private var text: Binding<String>?
    private var isPresented: Binding<Bool>?
    private var addToken: (@MainActor (Any) -> Void)?

    nonisolated override init() {}

    func follow(text: Binding<String>, isPresented: Binding<Bool>?, addToken: (@MainActor (Any) -> Void)?) {
        self.text = text
        self.addToken = addToken
        self.isPresented = isPresented
        guard let isPresented, isPresented.wrappedValue != isSearching else { return }
        isSearching = isPresented.wrappedValue
        isTyping = isSearching
    }

    /// Starts the search, when the user focuses the field or begins to type.
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

    /// Sets the search text to a suggestion.
    func complete(_ text: String) {
        self.text?.wrappedValue = text
        endTyping()
    }

    /// Adds a token to the search.
    func add(_ token: Any) {
        addToken?(token)
        endTyping()
    }

    /// Ends the suggestions, when the user has submitted the search.
    func endTyping() {
        if isTyping { isTyping = false }
    }

    /// Ends the search, like its cancel button.
    func dismiss() {
        isSearching = false
        isTyping = false
        if let text, !text.wrappedValue.isEmpty { text.wrappedValue = "" }
        if isPresented?.wrappedValue == true { isPresented?.wrappedValue = false }
    }
}
