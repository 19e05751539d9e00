import Combine
import ListKit
import MomentsModel
import MomentsRepositories

/// The view model of a comment or a moment that waits to be sent.
@MainActor
public final class OutboxListItemViewModel: ListItemViewModel {
    public nonisolated let id: String
    /// The viewer, who wrote it.
    public let author: UserDetails

    private let subject: CurrentValueSubject<OutboxItem, Never>
    private let outbox: Outbox

    init(_ item: OutboxItem, by author: UserDetails, outbox: Outbox) {
        id = Self.id(of: item)
        self.author = author
        self.outbox = outbox
        subject = CurrentValueSubject(item)
    }

    static func id(of item: OutboxItem) -> String { "outbox-\(item.id)" }

    /// The entry and its state: the current one, then each change.
    public var item: StateStream<OutboxItem> { StateStream(subject) }

    func update(_ item: OutboxItem) {
        if item != subject.value { subject.value = item }
    }

    public func retryTapped() { outbox.retry(subject.value.id) }

    public func deleteConfirmed() { outbox.delete(subject.value.id) }
}

/// The rows of entries that wait, which keep their view models.
@MainActor
public struct OutboxRows {
    public private(set) var items: [OutboxListItemViewModel] = []

    public init() {}

    public mutating func update(_ entries: [OutboxItem], by author: UserDetails, outbox: Outbox) {
        let old = items
        items = entries.map { entry in
            let known = old.first { $0.id == OutboxListItemViewModel.id(of: entry) }
            known?.update(entry)
            return known ?? OutboxListItemViewModel(entry, by: author, outbox: outbox)
        }
    }
}
