import Foundation
import OrielFoundation
import Testing

struct HTTPFormatStyleTests {
    private let date = Date(timeIntervalSince1970: 784_111_777)
    private let text = "Sun, 06 Nov 1994 08:49:37 GMT"

    @Test func `writes and reads the date of the specification`() throws {
        #expect(date.formatted(.http) == text)
        #expect(try Date(text, strategy: .http) == date)
        #expect(try Date.HTTPFormatStyle().parseStrategy.parse(text) == date)
        #expect(date.addingTimeInterval(0.9).formatted(.http) == text)
    }

    @Test(arguments: [
        "", "Sun, 6 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:49:37 UTC", "Sun, 31 Feb 1994 08:49:37 GMT",
        "Sun, 06 Nov 1994 24:00:00 GMT", "Sun, 06 Nov 1994 08:49 GMT", "Sunday, 06-Nov-94 08:49:37 GMT",
        "Sun Nov  6 08:49:37 1994", "Xxx, 06 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:49:37 GMT ",
    ])
    func `other texts are errors`(text: String) {
        #expect(throws: CocoaError.self) { try Date(text, strategy: .http) }
    }

    @Test func `is a value that can be stored`() throws {
        let styles = [Date.HTTPFormatStyle()]

        #expect(try JSONDecoder().decode([Date.HTTPFormatStyle].self, from: JSONEncoder().encode(styles)) == styles)
    }
}
