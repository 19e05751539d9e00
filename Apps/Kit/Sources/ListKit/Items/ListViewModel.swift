import Combine

/// The view model of a list; `ListScreen` is its view.
@MainActor
public protocol ListViewModel: AnyObject, Sendable {
    /// The content of the page: the current value, then each change.
    var page: StateStream<ListPage> { get }

    /// Loads the list, or refreshes it.
    func loadItems() async

    /// Loads the next page.
    func loadMore() async

    /// Tracks that the list appeared.
    func trackScreenviews()

    /// Called when the person dismisses the notice.
    func noticeDismissed()
}

extension ListViewModel {
    /// Publishes the sections: the current ones on subscription, then each change.
    public var listItems: AnyPublisher<[ListSection], Never> {
        page.map(\.sections).removeDuplicates().eraseToAnyPublisher()
    }

    /// Publishes whether the list has rows in addition to the header: the current value on subscription, then each change.
    public var hasContent: AnyPublisher<Bool, Never> {
        page.map(\.hasContent).removeDuplicates().eraseToAnyPublisher()
    }

    /// Publishes whether there is an error to show: the current value on subscription, then each change.
    public var hasError: AnyPublisher<Bool, Never> {
        page.map(\.hasError).removeDuplicates().eraseToAnyPublisher()
    }

    /// Does nothing, for lists without pages.
    public func loadMore() async {}

    /// Does nothing, for lists without notices.
    public func noticeDismissed() {}
}
