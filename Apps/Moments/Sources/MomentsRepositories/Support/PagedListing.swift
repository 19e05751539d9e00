import MomentsAPI

/// A long list of the server that is loaded page by page, and published.
///
/// Responses may arrive out of order. Each request takes a number when it starts; an older response never replaces a newer one, nor a
/// change of the viewer that the server has confirmed since.
@MainActor
final class PagedListing<Item: Identifiable & Equatable & Sendable> where Item.ID: Comparable {
    typealias Fetch = @MainActor (_ first: Int, _ after: String?) async throws -> Page<Item>?

    let listing = ListingSubject<Item>()
    private let pageSize: Int
    private var fetch: Fetch
    private var pages: PagedItems<Item>
    /// Whether the loaded items are those of an earlier `fetch`.
    private var isOutdated = false

    private var lastNumber = 0
    /// The number of the latest applied request, or of the viewer's latest change.
    private var shownNumber = 0

    init(_ order: PagedItems<Item>.Order, pageSize: Int, fetch: @escaping Fetch) {
        pages = PagedItems(order)
        self.pageSize = pageSize
        self.fetch = fetch
    }

    /// Fetches as many items as are loaded, at least a page.
    func refresh() async {
        await listing.refreshing {
            let number = nextNumber()
            let count = isOutdated ? pageSize : max(pages.count, pageSize)
            let loaded = try await Page<Item>.joining(count, size: pageSize, fetch: fetch)
            guard let loaded, number > shownNumber else { return }
            shownNumber = number
            isOutdated = false
            pages.replace(with: loaded)
            publish()
        }
    }

    /// Refreshes the list if it was asked for before.
    func refreshIfLoaded() async {
        if listing.value != Listing() { await refresh() }
    }

    func loadMore() async {
        guard pages.hasMore, !isOutdated, listing.value.activity != .loadingMore else { return }
        await listing.loadingMore {
            let number = nextNumber()
            let cursor = pages.endCursor
            let page = try await fetch(pageSize, cursor)
            guard let page, number > shownNumber else { return }
            pages.append(page, after: cursor)
            publish()
        }
    }

    /// Fetches another list from now on. The items stay until the next refresh replaces them.
    func change(to fetch: @escaping Fetch) {
        self.fetch = fetch
        isOutdated = true
        shownNumber = nextNumber()
    }

    /// Changes the loaded items as the server has confirmed a change of the viewer. Requests that are under way may have been done before,
    /// and are ignored: the caller refreshes the list, as one of them may have been the first.
    func confirm(_ edit: (inout PagedItems<Item>) -> Void) {
        shownNumber = nextNumber()
        update(edit)
    }

    /// Changes the loaded items.
    func update(_ edit: (inout PagedItems<Item>) -> Void) {
        edit(&pages)
        publish()
    }

    private func publish() {
        listing.update { listing in
            listing.items = pages.items
            listing.hasMore = pages.hasMore
        }
    }

    private func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }
}
