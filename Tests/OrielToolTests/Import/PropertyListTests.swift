import Foundation
import Testing

@testable import OrielTool

struct PropertyListTests {
    private func value(_ text: String) throws -> PropertyListValue { try PropertyListValue(Array(text.utf8)) }

    @Test func `a project in text has comments, lists and bytes`() throws {
        let text = """
            // !$*UTF8*$!
            { /* a project */
                name = App;
                children = ( 8A01 /* A */, "My App", ( ), );
                hash = <0fbd 77>;
                inner = { path = ../Shared/A.swift; "a b" = 'c'; };
            }
            """

        #expect(
            try value(text)
                == .dictionary([
                    "name": .string("App"),
                    "children": .array([.string("8A01"), .string("My App"), .array([])]),
                    "hash": .data([0x0F, 0xBD, 0x77]),
                    "inner": .dictionary(["path": .string("../Shared/A.swift"), "a b": .string("c")]),
                ])
        )
    }

    @Test(arguments: [
        (#""a\nb\t\"\\""#, "a\nb\t\"\\"), (#""\U4f60\U597d""#, "你好"), (#""\Ud83c\Udf4e""#, "🍎"), (#""\101""#, "A"),
        (#""\Ud83c""#, "\u{FFFD}"), ("\"é\"", "é"), ("a/*b*/", "a"), ("$(SRCROOT)", nil), ("\"open", nil),
        ("{ a b; }", nil),
        ("( a b )", nil), ("<0>", nil), ("<0g>", nil), ("", nil), ("{", nil), ("( a, ) x", nil), ("/* open", nil),
    ])
    func `strings have escapes, and errors are reported`(text: String, expected: String?) {
        #expect((try? value(text)) == expected.map(PropertyListValue.string))
    }

    @Test func `an error has its line`() {
        #expect(throws: ToolError("line 2: expected ';' after a value, came 'c'")) { try value("{\n a = b c = d; }") }
    }

    @Test func `XML and JSON are read, too`() throws {
        let xml =
            "<?xml version=\"1.0\"?><plist><dict><key>a</key><array><integer>1</integer></array></dict></plist>"

        #expect(try value(xml) == .dictionary(["a": .array([.string("1")])]))
        #expect(
            try value(#"{"a": ["1", {"b": "c"}]}"#)
                == .dictionary(["a": .array([.string("1"), .dictionary(["b": .string("c")])])])
        )
    }

    @Test(arguments: [("(", ")"), ("{a=", ";}"), ("[", "]"), ("<array>", "</array>")])
    func `a list that is nested 100,000 times is refused`(open: String, close: String) {
        let start = open.hasPrefix("<") ? "<plist>" : ""
        let text = start + String(repeating: open, count: 100_000) + String(repeating: close, count: 100_000)

        #expect(throws: ToolError.self) { try value(text) }
    }

    @Test func `a binary list is refused`() {
        #expect(throws: ToolError.self) { try PropertyListValue(Array("bplist00".utf8) + [0, 1]) }
    }

    @Test func `strings are elements or words`() {
        #expect(PropertyListValue.string("a  b").strings == ["a", "b"])
        #expect(PropertyListValue.array([.string("a b"), .data([])]).strings == ["a b"])
    }
}
