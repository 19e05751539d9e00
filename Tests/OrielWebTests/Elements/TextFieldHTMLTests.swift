import OrielCore
import OrielTesting
import OrielUIKit
import Testing

@MainActor
struct TextFieldHTMLTests {
    @Test(
        arguments: [
            (UITextContentType.username, "username"), (.password, "current-password"), (.newPassword, "new-password"),
            (.middleName, "additional-name"), (.emailAddress, "email"),
        ]
    )
    func `a content type becomes an autocomplete value`(type: UITextContentType, word: String) {
        let host = ViewHost { TextField("Field", text: .constant("")).textContentType(type) }

        #expect(host.html.contains(" autocomplete=\"\(word)\""))
    }

    @Test func `a field tells the client the selection that the app has set, not that of the browser`() async throws {
        struct Page: View {
            @State var text = "a👋b"
            @State var selection: TextSelection?

            var body: some View {
                TextField("Field", text: $text, selection: $selection)
                Button("Select") {
                    selection = TextSelection(range: text.index(after: text.startIndex)..<text.endIndex)
                }
            }
        }
        let host = ViewHost { Page() }
        #expect(host.html.contains(#" data-watch="selection""#))

        try await host.tap("Select")
        #expect(host.html.contains(#" data-watch="selection 1 4""#))

        try await host.select(0..<1, inField: "Field")
        #expect(host.html.contains(#" data-watch="selection""#))
    }

    @Test func `indices that the text no longer has are at its end`() {
        let old = "a longer text"
        let selection = TextSelection(range: old.index(after: old.startIndex)..<old.endIndex)
        let host = ViewHost { TextEditor(text: .constant("ab"), selection: .constant(selection)) }

        #expect(host.html.contains(#" data-watch="selection 1 2""#))
    }

    @Test func `a selection towards the start is told by its end first`() {
        let text = "one two"
        let selection = TextSelection(range: text.startIndex..<text.index(text.startIndex, offsetBy: 3))
        let host = ViewHost {
            TextEditor(text: .constant(text), selection: .constant(selection)).textSelectionAffinity(.upstream)
        }

        #expect(host.html.contains(#" data-watch="selection 3 0""#))
    }

    @Test(arguments: [UITextContentType.flightNumber, .addressCityAndState, .location])
    func `a content type without an autocomplete value is omitted`(type: UITextContentType) {
        let host = ViewHost { TextField("Field", text: .constant("")).textContentType(type) }

        #expect(!host.html.contains("autocomplete"))
    }
}
