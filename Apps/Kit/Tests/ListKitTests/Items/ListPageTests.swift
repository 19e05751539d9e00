import APIKit
import ListKit
import Testing

@MainActor
struct ListPageTests {
    @Test func `what nobody knows is being loaded`() {
        let page = ListPage(Listing<Int>(activity: .refreshing), sections: sections)

        #expect(page == ListPage(body: .loading))
        #expect(!page.hasContent)
    }

    @Test func `what is known is content, with its end`() {
        let listing = Listing(items: [1], hasMore: true, activity: .loadingMore)
        let page = ListPage(listing, sections: sections)

        #expect(page.hasContent)
        #expect(page.body == .content(sections([1]), tail: .loading))
    }

    @Test func `what could not be loaded has failed, until it is tried again`() {
        let error = RepoError(.unavailable)

        #expect(ListPage(Listing<Int>(error: error), sections: sections).body == .failed(error))
        #expect(ListPage(Listing<Int>(activity: .refreshing, error: error), sections: sections).body == .loading)
    }

    @Test func `what was known stays, with a notice, when newer data does not come`() {
        let page = ListPage(Listing(items: [1], error: RepoError(.unavailable)), sections: sections)

        #expect(page.hasContent)
        #expect(page.hasError)
        #expect(page.notice == RepoError(.unavailable))
    }

    @Test func `a header is no content`() {
        let page = ListPage(header: [items[0]], Listing(items: []), sections: sections)

        #expect(!page.hasContent)
        #expect(page.sections.flatMap { $0.items.map(\.id) } == ["number-0"])
    }

    private let items = (0..<3).map { NumberViewModel($0) }

    private func sections(_ numbers: [Int]) -> [ListSection] { [ListSection(items: numbers.map { items[$0] })] }
}
