import APIKit

extension ListPage {
    /// Creates the page for a repository's list.
    ///
    /// Loaded items stay visible if a refresh fails; a notice then shows the error.
    ///
    /// - Parameter sections: Creates the sections of the loaded items.
    public init<Item>(
        header: [any ListItemViewModel] = [],
        _ listing: Listing<Item>,
        sections: ([Item]) -> [ListSection]
    ) {
        self.init(header: header)
        if let items = listing.items {
            body = .content(sections(items), tail: ListTail(listing))
            notice = listing.error
        } else if let error = listing.error, listing.activity == .idle {
            body = .failed(error)
        }
    }
}

extension ListTail {
    fileprivate init<Item>(_ listing: Listing<Item>) {
        self = listing.activity == .loadingMore ? .loading : listing.hasMore ? .more : .end
    }
}
