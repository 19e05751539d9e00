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

    @Test(arguments: [UITextContentType.flightNumber, .addressCityAndState, .location])
    func `a content type without an autocomplete value is omitted`(type: UITextContentType) {
        let host = ViewHost { TextField("Field", text: .constant("")).textContentType(type) }

        #expect(!host.html.contains("autocomplete"))
    }
}
