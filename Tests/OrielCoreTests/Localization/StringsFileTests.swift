import Foundation
import Testing

@testable import OrielCore

@Suite struct StringsFileTests {
    private func translations(_ text: String, _ encoding: String.Encoding = .utf8) throws -> [String: String] {
        try StringsFile.translations(in: try #require(text.data(using: encoding)))
    }

    @Test func `pairs are read between comments`() throws {
        let text = """
            /* A greeting. */
            "hello" = "Hallo";  // behind
            bare.key = 'single';
            "same";
            """
        #expect(try translations(text) == ["hello": "Hallo", "bare.key": "single", "same": "same"])
    }

    @Test func `escapes are read`() throws {
        let text = #""a" = "q\"n\nt\tu\U00e9o\101 \uD83D\uDE00 é";"#
        #expect(try translations(text) == ["a": "q\"n\nt\tuéoA 😀 é"])
    }

    @Test(arguments: [String.Encoding.utf8, .utf16, .utf16LittleEndian, .utf16BigEndian])
    func `UTF-8 and UTF-16 are detected`(encoding: String.Encoding) throws {
        #expect(try translations("\"k\" = \"v€\";", encoding) == ["k": "v€"])
    }

    @Test func `an error tells its line`() {
        #expect(throws: StringsFile.SyntaxError.self) { try translations("\"a\" = \"b\"\n") }
        do {
            _ = try translations("\"a\" = \"b\";\n\"c\" = ;")
        } catch {
            #expect("\(error)" == "line 2: expected a string, not \";\"")
        }
    }
}
