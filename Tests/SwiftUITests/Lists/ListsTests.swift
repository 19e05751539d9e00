import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite struct ListsTests {
    @Test func `each form of List shows its rows`() {
        let host = ViewHost { FruitList() }

        #expect(host.texts.filter { $0 == "Apple" }.count == 5)
        #expect(host.texts.contains("Row 2"))
        #expect(host.texts.contains("Fresh"))
    }

    @Test func `rows are deleted in the list that lets them`() async throws {
        let host = ViewHost { EditableFruit() }

        try await host.delete("Cherry")

        #expect(!host.texts.contains("Cherry"))
        await #expect(throws: ViewHostError.self) { try await host.delete("Apple") }
    }

    @Test func `an edit mode of the app's own is used`() async throws {
        let host = ViewHost { EditableFruit() }

        try await host.tap("Change")

        #expect(host.texts.last == "Finish")
    }

    @Test func `the looks of lists leave their rows in place`() {
        let host = ViewHost { ListLooks() }

        #expect(host.texts == ["Fruit", "Apple", "Banana", "First", "Second"])
    }

    @Test func `scroll views with targets of the app show their content`() {
        let host = ViewHost { Carousel() }

        #expect(host.texts == ["Card 0", "Card 1", "Card 2", "Aligned", "Erased"])
    }

    @Test func `observing a scroll view shows its content`() {
        #expect(ViewHost { ScrollObservationForms() }.texts == ["Observed"])
    }

    @Test func `a form shows its sections`() async throws {
        let host = ViewHost { SettingsForm() }
        #expect(host.texts.contains("About"))
        #expect(!host.texts.contains("Details"))

        try await host.tap("More")

        #expect(host.texts.contains("Details"))
    }

    @Test func `scrollers, stacks and grids show what is in them`() {
        let host = ViewHost { Gallery() }

        #expect(host.texts.contains("Number 19"))
        #expect(host.texts.contains("Cell 8"))
        #expect(host.texts.contains("wide"))
    }

    @Test func `geometry is known before it is measured`() {
        let host = ViewHost(size: CGSize(width: 400, height: 800)) { MeasuredHeader() }

        #expect(host.texts.first == "at 0 of 400")
    }
}
