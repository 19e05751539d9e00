import OrielTesting
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct VisualFormatFormsTests {
    private let row = FormattedRow(frame: .zero)

    @Test func `views are next to each other`() throws {
        let items = row.make("[title]-[button]")
        let item = try #require(items.first)

        #expect(items.count == 1 && item.firstItem === row.button && item.secondItem === row.title)
        #expect(item.firstAttribute == .leading && item.secondAttribute == .trailing && item.constant == 8)
    }

    @Test func `views touch the edges of the superview`() throws {
        let items = row.make("V:|-4-[title]|")

        #expect(items.map(\.constant) == [4, 0])
        #expect(items[0].firstAttribute == .top && items[0].secondItem === row)
        #expect(items[1].firstItem === row && items[1].firstAttribute == .bottom)
    }

    @Test func `sizes have relations, metrics and priorities`() throws {
        let items = row.make("[title(>=gap,<=100@250)]")

        #expect(
            items.map(\.constant) == [12, 100] && items.map(\.relation) == [.greaterThanOrEqual, .lessThanOrEqual]
        )
        #expect(items[1].priority == .defaultLow && items.allSatisfy { $0.firstAttribute == .width })
    }

    @Test func `options align views and turn the direction`() throws {
        let items = row.make("[title]-(>=5)-[button]", [.alignAllTop, .directionRightToLeft])

        #expect(items.count == 2 && items[0].firstAttribute == .right && items[0].secondAttribute == .left)
        #expect(items[0].constant == -5 && items[0].relation == .lessThanOrEqual)
        #expect(items[1].firstAttribute == .top)
    }

    @Test(arguments: ["[title]-other-[button]", "[nobody]", "[title", "|-|"])
    func `a format with a fault makes nothing`(format: String) { #expect(row.make(format).isEmpty) }

    @Test func `a row with a format is drawn`() {
        #expect(ViewHost { ShownControl(view: row) }.texts == ["Title", "Open"])
    }
}
