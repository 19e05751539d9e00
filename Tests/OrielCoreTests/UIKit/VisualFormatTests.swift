import Foundation
import Testing

@testable import OrielUIKit

@Suite struct VisualFormatTests {
    @Test func `a format has parts and gaps`() throws {
        let format = try VisualFormat("H:|-[a(>=50@750,<=b)]-(8)-[b][c]-12-|")

        #expect(!format.isVertical)
        #expect(
            format.parts == [
                .superview,
                .view(
                    "a",
                    [
                        .init(relation: .greaterThanOrEqual, object: .number(50), priority: .number(750)),
                        .init(relation: .lessThanOrEqual, object: .name("b")),
                    ]
                ), .view("b", []), .view("c", []), .superview,
            ]
        )
        #expect(
            format.gaps == [
                .standard, .sized([.init(object: .number(8))]), .none, .sized([.init(object: .number(12))]),
            ]
        )
    }

    @Test func `a vertical format may have metrics, and blanks are left out`() throws {
        let format = try VisualFormat("V: |-top-[view(== height)]")

        #expect(format.isVertical && format.gaps == [.sized([.init(object: .name("top"))])])
        #expect(format.parts.last == .view("view", [.init(object: .name("height"))]))
    }

    @Test(arguments: [
        ("", "expected \"[\"", 0), ("[a", "expected \"]\"", 2), ("[a]-8[b]", "expected \"-\"", 5),
        ("[a]|[b]", "the superview is at an end of the format", 3), ("[a(>=)]", "expected a name", 5),
        ("[a]-", "expected a name", 4), ("[a(1.2.3)]", "expected a number", 8),
    ])
    func `a fault has a place`(text: String, message: String, place: Int) {
        #expect(throws: VisualFormat.Fault(message: message, place: place)) { try VisualFormat(text) }
    }
}
