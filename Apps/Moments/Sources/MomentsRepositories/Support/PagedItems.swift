import MomentsModel

/// As much of a long list as is known: its beginning, without gaps, in the order of ids.
struct PagedItems<Item: Identifiable & Sendable>: Sendable where Item.ID: Comparable {
    enum Order: Sendable {
        case newestFirst, oldestFirst
    }

    let order: Order
    /// Nil until a page has come.
    private(set) var items: [Item]?
    /// Where the next page begins.
    private(set) var endCursor: String?
    private(set) var hasMore = false

    var count: Int { items?.count ?? 0 }

    init(_ order: Order) { self.order = order }

    func contains(_ id: Item.ID) -> Bool { items?.contains { $0.id == id } == true }

    /// Shows what was kept from an earlier session, until the first page takes its place.
    mutating func restore(_ kept: [Item]) {
        items = kept
        endCursor = nil
        hasMore = false
    }

    /// Takes over the first page.
    ///
    /// What lies behind the page stays, if the page ends with something that was known; otherwise there may be a gap between
    /// them, and the page is all that is known from now on:
    ///
    ///     known [9 8 7 6]  page [11 10 9]  ->  [11 10 9 8 7 6]
    ///     known [9 8 7 6]  page [14 13 12] ->  [14 13 12]
    ///
    /// What the page passes over without naming it does not exist any more.
    ///
    /// - Parameter isNewer: Whether an item that the page does not name has come after the page was asked for, and so stays.
    mutating func mergeFirst(_ page: Page<Item>, keeping isNewer: (Item) -> Bool = { _ in false }) {
        var behind: ArraySlice<Item> = []
        // Nothing follows what was kept from an earlier session: where it ended, nobody has said how to go on.
        if page.hasNext, hasMore || endCursor != nil, let last = page.items.last?.id,
            let index = items?.firstIndex(where: { $0.id == last })
        {
            behind = items?[(index + 1)...] ?? []
        }
        let page = Page(
            items: page.items + behind,
            endCursor: behind.isEmpty ? page.endCursor : endCursor,
            hasNext: behind.isEmpty ? page.hasNext : hasMore
        )
        replace(with: page, keeping: isNewer)
    }

    /// Takes over pages that reach at least as far as what was known.
    ///
    /// - Parameter isNewer: Whether an item that the pages do not name has come after they were asked for, and so stays.
    mutating func replace(with page: Page<Item>, keeping isNewer: (Item) -> Bool = { _ in false }) {
        let known = items ?? []
        items = page.items
        endCursor = page.endCursor
        hasMore = page.hasNext
        for item in known where isNewer(item) && !contains(item.id) { insert(item) }
    }

    /// Takes over the page that follows what is known.
    ///
    /// - Parameter cursor: Where the page was asked to begin; a page for another place is left out.
    mutating func append(_ page: Page<Item>, after cursor: String?) {
        guard hasMore, cursor == endCursor, let known = items else { return }
        let ids = Set(known.map(\.id))
        items = known + page.items.filter { !ids.contains($0.id) }
        endCursor = page.endCursor
        hasMore = page.hasNext
    }

    /// Puts an item in its place, in place of the one with its id; one that lies behind what is known is left out.
    mutating func insert(_ item: Item) {
        guard let known = items else { return }
        if let index = known.firstIndex(where: { $0.id == item.id }) {
            items?[index] = item
        } else if let index = known.firstIndex(where: { precedes(item.id, $0.id) }) {
            items?.insert(item, at: index)
        } else if !hasMore {
            items?.append(item)
        }
    }

    mutating func remove(_ id: Item.ID) { items?.removeAll { $0.id == id } }

    /// Changes each item that is known.
    mutating func update(_ change: (inout Item) -> Void) {
        guard var known = items else { return }
        items = nil
        for index in known.indices { change(&known[index]) }
        items = known
    }

    private func precedes(_ a: Item.ID, _ b: Item.ID) -> Bool {
        switch order {
        case .newestFirst: a > b
        case .oldestFirst: a < b
        }
    }
}

extension Page {
    /// Asks for pages until they hold a number of items, or all, and joins them to one.
    ///
    /// - Parameters:
    ///   - count: How many; nil for all.
    ///   - size: How many to ask for at once.
    ///   - fetch: Asks for a page; nil if there is no such list any more.
    @MainActor
    static func joining(
        _ count: Int?,
        size: Int,
        fetch: @MainActor (_ first: Int, _ after: String?) async throws -> Page?
    ) async throws -> Page? {
        guard var joined = try await fetch(size, nil) else { return nil }
        while joined.hasNext, joined.items.count < count ?? .max {
            guard let next = try await fetch(size, joined.endCursor) else { return nil }
            // A server that sends nothing and promises more would have us ask for ever.
            guard !next.items.isEmpty else { break }
            joined = Page(items: joined.items + next.items, endCursor: next.endCursor, hasNext: next.hasNext)
        }
        return joined
    }
}
