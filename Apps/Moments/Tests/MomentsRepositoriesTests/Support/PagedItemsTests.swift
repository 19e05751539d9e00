import MomentsModel
import Testing

@testable import MomentsRepositories

private struct Thing: Identifiable, Equatable, Sendable {
    let id: Int
    var text = ""
}

@Suite struct PagedItemsTests {
    private func page(_ ids: [Int], more: Bool = true) -> Page<Thing> {
        Page(items: ids.map { Thing(id: $0) }, endCursor: ids.last.map { "after \($0)" }, hasNext: more)
    }

    private func known(_ ids: [Int], more: Bool = true) -> PagedItems<Thing> {
        var items = PagedItems<Thing>(.newestFirst)
        items.mergeFirst(page(ids, more: more))
        return items
    }

    private func ids(_ items: PagedItems<Thing>) -> [Int]? { items.items?.map(\.id) }

    @Test func `an item that has moved to the first page is not there twice`() {
        var items = known([9, 8, 7, 6])

        items.mergeFirst(page([6, 9, 8]))

        #expect(ids(items) == [6, 9, 8, 7])
    }

    @Test func `an item moves to the front, known or new`() {
        var items = known([9, 8, 7])

        items.moveToFront(Thing(id: 7))
        items.moveToFront(Thing(id: 3))

        #expect(ids(items) == [3, 7, 9, 8])
    }

    @Test func `nothing is known before a page has come`() {
        let items = PagedItems<Thing>(.newestFirst)

        #expect(ids(items) == nil && !items.hasMore)
    }

    @Test func `a page that reaches what is known keeps what lies behind`() {
        var items = known([9, 8, 7, 6])

        items.mergeFirst(page([11, 10, 9]))

        #expect(ids(items) == [11, 10, 9, 8, 7, 6])
        #expect(items.endCursor == "after 6" && items.hasMore)
    }

    @Test func `a page that does not reach what is known takes its place`() {
        var items = known([9, 8, 7, 6], more: false)

        items.mergeFirst(page([14, 13, 12]))

        #expect(ids(items) == [14, 13, 12])
        #expect(items.endCursor == "after 12" && items.hasMore)
    }

    @Test func `a page without a next one is all there is`() {
        var items = known([9, 8, 7, 6])

        items.mergeFirst(page([9, 8], more: false))

        #expect(ids(items) == [9, 8] && !items.hasMore)
    }

    @Test func `what a page passes over is gone`() {
        var items = known([9, 8, 7, 6])

        items.mergeFirst(page([9, 7]))

        #expect(ids(items) == [9, 7, 6])
    }

    @Test func `what has come after the page was asked for stays in its place`() {
        var items = known([9, 8, 7, 6])
        items.insert(Thing(id: 12))

        items.mergeFirst(page([11, 10, 9])) { $0.id == 12 || $0.id == 6 }

        #expect(ids(items) == [12, 11, 10, 9, 8, 7, 6])
    }

    @Test func `what was kept from an earlier session is replaced by the first page`() {
        var items = PagedItems<Thing>(.newestFirst)
        items.restore([Thing(id: 9), Thing(id: 8), Thing(id: 7)])
        #expect(ids(items) == [9, 8, 7] && !items.hasMore)

        items.mergeFirst(page([10, 9]))

        #expect(ids(items) == [10, 9] && items.hasMore)
    }

    @Test func `what was kept is not continued before the first page`() {
        var items = PagedItems<Thing>(.newestFirst)
        items.restore([Thing(id: 9), Thing(id: 8), Thing(id: 7)], hasMore: true)
        #expect(items.hasMore && items.isRestored)

        items.append(page([6, 5]), after: nil)
        #expect(ids(items) == [9, 8, 7])

        items.mergeFirst(page([10, 9]))
        #expect(ids(items) == [10, 9] && items.hasMore && !items.isRestored)
    }

    @Test func `the next page follows, without what is there already`() {
        var items = known([9, 8])

        items.append(page([8, 7, 6], more: false), after: "after 8")

        #expect(ids(items) == [9, 8, 7, 6] && !items.hasMore)
    }

    @Test func `a next page for another place is left out`() {
        var items = known([9, 8])

        items.append(page([3, 2]), after: "after 4")

        #expect(ids(items) == [9, 8] && items.endCursor == "after 8")
    }

    @Test(arguments: [(10, [10, 9, 7]), (8, [9, 8, 7]), (7, [9, 7]), (3, [9, 7])])
    func `an item is put in its place, unless it lies behind what is known`(_ id: Int, _ expected: [Int]) {
        var items = known([9, 7])

        items.insert(Thing(id: id))

        #expect(ids(items) == expected)
    }

    @Test func `at the end of all there is, an item has a place`() {
        var items = known([9, 7], more: false)

        items.insert(Thing(id: 3))

        #expect(ids(items) == [9, 7, 3])
    }

    @Test func `an item takes the place of the one with its id`() {
        var items = known([9, 7])

        items.insert(Thing(id: 7, text: "new"))

        #expect(items.items == [Thing(id: 9), Thing(id: 7, text: "new")])
    }

    @Test func `the oldest may stand first`() {
        var items = PagedItems<Thing>(.oldestFirst)
        items.mergeFirst(page([1, 2], more: false))

        items.insert(Thing(id: 3))

        #expect(ids(items) == [1, 2, 3])
    }
}

@Suite @MainActor struct JoinedPagesTests {
    @Test(arguments: [(1, [1, 2]), (2, [1, 2]), (3, [1, 2, 3, 4]), (nil, [1, 2, 3, 4, 5, 6])] as [(Int?, [Int])])
    func `pages are asked for until there are enough`(_ count: Int?, _ expected: [Int]) async throws {
        let page = try await Page<Int>.joining(count, size: 2) { first, after in
            let start = after.flatMap(Int.init) ?? 0
            return Page(items: [start + 1, start + 2], endCursor: "\(start + 2)", hasNext: start + 2 < 6)
        }

        #expect(page?.items == expected)
        #expect(page?.hasNext == (expected.count < 6))
    }

    @Test func `a server that sends nothing and promises more is not asked for ever`() async throws {
        let page = try await Page<Int>.joining(nil, size: 2) { _, _ in Page(items: [], endCursor: "x", hasNext: true) }

        #expect(page?.items == [])
    }
}
