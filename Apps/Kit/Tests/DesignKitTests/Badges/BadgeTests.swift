import OrielTesting
import SwiftUI
import Testing

@testable import DesignKit

@MainActor
struct BadgeTests {
    @Test(arguments: [(1, ["1"]), (99, ["99"]), (100, ["99+"]), (0, []), (-1, [])])
    func `a capsule shows how many there are`(count: Int, texts: [String]) {
        let host = ViewHost { Badge(count: count) }

        #expect(host.texts == texts)
    }

    @Test func `a dot shows no number and still says it`() {
        let host = ViewHost { Badge(count: 3).badgeStyle(.dot) }

        #expect(host.texts.isEmpty)
        #expect(host.html.contains("3 new"))
    }

    @Test func `the number is said in Chinese`() {
        let host = ViewHost(locale: Locale(identifier: "zh-Hans")) { Badge(count: 3) }

        #expect(host.html.contains("3条新消息"))
    }

    @Test func `an app can have a style of its own`() {
        let host = ViewHost { Badge(count: 2).badgeStyle(WordStyle()) }

        #expect(host.texts == ["2 things"])
    }
}

private struct WordStyle: BadgeStyle {
    func makeBody(configuration: BadgeStyleConfiguration) -> some View {
        Text(verbatim: "\(configuration.count) things")
    }
}
