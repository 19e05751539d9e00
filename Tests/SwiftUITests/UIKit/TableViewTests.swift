import OrielTesting
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct TableViewTests {
    let host = ViewHost { TableViewForms() }

    @Test func `the rows are those of the data source, in cells of the registered class`() {
        for text in ["Header of the table", "Fruit", "Apple", "Banana", "Add", "a fruit"] {
            #expect(host.texts.contains(text))
        }
        #expect(host.issues.isEmpty)
    }

    @Test func `a tap selects a row`() async throws {
        try await host.tap("Apple")

        #expect(host.texts.contains("log: selected Apple "))
    }

    @Test func `rows are inserted and deleted`() async throws {
        try await host.tap("Add a fruit")
        #expect(host.texts.contains("Cherry"))
        #expect(host.texts.contains("fruits: Apple,Banana,Cherry"))

        try await host.delete("Banana")
        #expect(host.texts.contains("fruits: Apple,Cherry"))
        #expect(!host.texts.contains("Banana"))
        #expect(host.issues.isEmpty)
    }

    @Test func `a reload asks for all rows again`() async throws {
        try await host.tap("Replace")

        #expect(host.texts.contains("Date"))
        #expect(!host.texts.contains("Apple"))
    }

    @Test func `a swipe shows the actions of the delegate`() async throws {
        try await host.tap("Pin")

        #expect(host.texts.contains("log: pinned 0 "))
    }

    @Test func `a snapshot keeps the rows that stay`() async throws {
        #expect(host.texts.filter { $0.hasPrefix("row ") } == ["row a", "row b", "row 1"])

        try await host.tap("Change")

        #expect(host.texts.filter { $0.hasPrefix("row ") } == ["row b", "row c", "row 1"])
    }

    @Test func `a snapshot knows its sections and items`() {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["one", "two"])
        snapshot.appendItems([1, 2, 3], toSection: "one")
        snapshot.appendItems([4, 2])
        snapshot.insertItems([5], beforeItem: 2)
        snapshot.moveItem(1, afterItem: 4)
        snapshot.deleteItems([3])

        #expect(snapshot.itemIdentifiers(inSection: "one") == [5, 2])
        #expect(snapshot.itemIdentifiers(inSection: "two") == [4, 1])
        #expect(snapshot.sectionIdentifier(containingItem: 1) == "two")
        #expect(snapshot.indexOfItem(4) == 2)
        #expect(snapshot.numberOfItems == 4)
    }

    @Test func `a font of metrics grows with the text size`() {
        struct Page: View {
            var body: some View {
                let font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 20, weight: .medium))
                Text("scaled").font(Font(font))
                Text("\(UIFontMetrics.default.scaledValue(for: 10), specifier: "%.1f")")
            }
        }
        let host = ViewHost { Page() }

        #expect(host.texts == ["scaled", "10.0"])
    }
}
