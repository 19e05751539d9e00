/// The loaded part of a long list: its beginning, without gaps, in the order of IDs.
public struct PagedItems<Item: Identifiable & Sendable>: Sendable where Item.ID: Comparable {
    public enum Order: Sendable {
        case newestFirst, oldestFirst
    }

    public let order: Order
    /// Nil until the first page is loaded.
    public private(set) var items: [Item]?
    /// The cursor of the next page.
    public private(set) var endCursor: String?
    public private(set) var hasMore = false
    /// Whether the items are those of an earlier session, so that the next page cannot be loaded yet.
    public private(set) var isRestored = false

    public var count: Int { items?.count ?? 0 }

    public init(_ order: Order) { self.order = order }

    public func contains(_ id: Item.ID) -> Bool { items?.contains { $0.id == id } == true }

    /// Sets items stored by an earlier session, until the first page replaces them.
    ///
    /// - Parameter hasMore: Whether there were more.
    public mutating func restore(_ kept: [Item], hasMore: Bool = false) {
        items = kept
        endCursor = nil
        self.hasMore = hasMore
        isRestored = true
    }

    /// Merges the first page.
    ///
    /// Items after the page are kept if the last item of the page was already loaded. Otherwise there may be a gap, and the
    /// page replaces all items:
    ///
    ///     known [9 8 7 6]  page [11 10 9]  ->  [11 10 9 8 7 6]
    ///     known [9 8 7 6]  page [14 13 12] ->  [14 13 12]
    ///
    /// A loaded item within the page's range that the page does not contain is treated as deleted.
    ///
    /// - Parameter isNewer: Returns true for an item that arrived after the page was requested; it is kept even if the page
    ///   lacks it.
    public mutating func mergeFirst(_ page: Page<Item>, keeping isNewer: (Item) -> Bool = { _ in false }) {
        var behind: ArraySlice<Item> = []
        // Nothing has kept the items of an earlier session up to date.
        if page.hasNext, !isRestored, hasMore || endCursor != nil, let last = page.items.last?.id,
            let index = items?.firstIndex(where: { $0.id == last })
        {
            behind = items?[(index + 1)...] ?? []
            // In an order of changes, items move from behind to the first page.
            let ids = Set(page.items.map(\.id))
            behind.removeAll { ids.contains($0.id) }
        }
        let page = Page(
            items: page.items + behind,
            endCursor: behind.isEmpty ? page.endCursor : endCursor,
            hasNext: behind.isEmpty ? page.hasNext : hasMore
        )
        replace(with: page, keeping: isNewer)
    }

    /// Replaces the items with pages that reach at least as far.
    ///
    /// - Parameter isNewer: Returns true for an item that arrived after the pages were requested; it is kept even if the pages
    ///   lack it.
    public mutating func replace(with page: Page<Item>, keeping isNewer: (Item) -> Bool = { _ in false }) {
        let known = items ?? []
        items = page.items
        endCursor = page.endCursor
        hasMore = page.hasNext
        isRestored = false
        for item in known where isNewer(item) && !contains(item.id) { insert(item) }
    }

    /// Appends the next page.
    ///
    /// - Parameter cursor: The cursor with which the page was requested; a page for another cursor is ignored.
    public mutating func append(_ page: Page<Item>, after cursor: String?) {
        guard hasMore, !isRestored, cursor == endCursor, let known = items else { return }
        let ids = Set(known.map(\.id))
        items = known + page.items.filter { !ids.contains($0.id) }
        endCursor = page.endCursor
        hasMore = page.hasNext
    }

    /// Inserts an item in order, or replaces the item with the same ID; ignores an item after the loaded part.
    public mutating func insert(_ item: Item) {
        guard let known = items else { return }
        if let index = known.firstIndex(where: { $0.id == item.id }) {
            items?[index] = item
        } else if let index = known.firstIndex(where: { precedes(item.id, $0.id) }) {
            items?.insert(item, at: index)
        } else if !hasMore {
            items?.append(item)
        }
    }

    /// Puts an item before all others.
    public mutating func moveToFront(_ item: Item) {
        remove(item.id)
        items?.insert(item, at: 0)
    }

    public mutating func remove(_ id: Item.ID) { removeAll { $0.id == id } }

    public mutating func removeAll(where isGone: (Item) -> Bool) { items?.removeAll(where: isGone) }

    /// Changes each loaded item.
    public mutating func update(_ change: (inout Item) -> Void) {
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
    /// Fetches pages until they hold `count` items, or all, and joins them into one.
    ///
    /// - Parameters:
    ///   - count: The number of items; nil for all.
    ///   - size: The number of items per request.
    ///   - fetch: Fetches a page; nil if the list no longer exists.
    @MainActor
    public static func joining(
        _ count: Int?,
        size: Int,
        fetch: @MainActor (_ first: Int, _ after: String?) async throws -> Page?
    ) async throws -> Page? {
        guard var joined = try await fetch(size, nil) else { return nil }
        while joined.hasNext, joined.items.count < count ?? .max {
            guard let next = try await fetch(size, joined.endCursor) else { return nil }
            // An empty page that promises more would cause an endless loop.
            guard !next.items.isEmpty else { break }
            joined = Page(items: joined.items + next.items, endCursor: next.endCursor, hasNext: next.hasNext)
        }
        return joined
    }
}
