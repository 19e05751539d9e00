import Combine

/// What a list shows and does; `ListScreen` is its view.
@MainActor
public protocol ListViewModel: AnyObject, Sendable {
    /// All that is shown: at once, then after each change.
    var page: StateStream<ListPage> { get }

    /// Asks for what is shown, or for newer data where something is shown already.
    func loadItems() async

    /// Asks for what follows the last row.
    func loadMore() async

    /// Tells that the list came into sight.
    func trackScreenviews()

    /// The person has read the notice.
    func noticeDismissed()
}

extension ListViewModel {
    /// The rows in sections: at once, then after each change.
    public var listItems: AnyPublisher<[ListSection], Never> {
        page.map(\.sections).removeDuplicates().eraseToAnyPublisher()
    }

    /// Whether there is anything to show beside the header: at once, then after each change.
    public var hasContent: AnyPublisher<Bool, Never> {
        page.map(\.hasContent).removeDuplicates().eraseToAnyPublisher()
    }

    /// Whether something went wrong: at once, then after each change.
    public var hasError: AnyPublisher<Bool, Never> {
        page.map(\.hasError).removeDuplicates().eraseToAnyPublisher()
    }

    /// Lists that are shown as a whole have nothing to add.
    public func loadMore() async {}

    /// Lists that show no notices have none to take away.
    public func noticeDismissed() {}
}
