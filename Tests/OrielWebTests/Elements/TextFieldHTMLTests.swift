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
    func `what a field is for is said in words browsers know`(type: UITextContentType, word: String) {
        let host = ViewHost { TextField("Field", text: .constant("")).textContentType(type) }

        #expect(host.html.contains(" autocomplete=\"\(word)\""))
    }

    @Test(arguments: [UITextContentType.flightNumber, .addressCityAndState, .location])
    func `what browsers have no word for is not said`(type: UITextContentType) {
        let host = ViewHost { TextField("Field", text: .constant("")).textContentType(type) }

        #expect(!host.html.contains("autocomplete"))
    }
}
