import Foundation
import Testing

@testable import moments

@Suite struct TogglesDocumentTests {
    @Test func `names are those of the option, and unknown ones are listed`() throws {
        let text = #"{"isClassicStyleEnabled": true, "isRoundedAvatarEnabled": false, "isNew": true, "isB": false}"#
        let document = try TogglesDocument(Data(text.utf8))

        #expect(
            document.toggles == [
                "internal.isClassicStyleEnabled": true, "internal.isRoundedAvatarEnabled": false,
            ]
        )
        #expect(document.unknown == ["isB", "isNew"])
    }

    @Test(arguments: ["", "[]", "null", #"{"isClassicStyleEnabled": "yes"}"#, #"{"isClassicStyleEnabled": 1}"#])
    func `everything else is refused as a whole`(text: String) {
        #expect(throws: HostError.self) { try TogglesDocument(Data(text.utf8)) }
    }

    @Test func `it has a maximum length`() {
        let text = "{}" + String(repeating: " ", count: TogglesDocument.maximumLength)

        let error = #expect(throws: HostError.self) { try TogglesDocument(Data(text.utf8)) }
        #expect(error?.description == "it is longer than 65536 bytes")
    }
}
