import MomentsRepositories

extension ListPage {
    /// What a list of a repository is on screen.
    ///
    /// What was known before stays in view when newer data does not come; then there is a notice.
    ///
    /// - Parameter sections: Makes the rows.
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
