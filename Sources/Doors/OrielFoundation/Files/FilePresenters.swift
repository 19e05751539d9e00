internal import Foundation
internal import Synchronization

/// The presenters of all coordinators. They are not kept, because many remove themselves in their `deinit`.
final class FilePresenters: Sendable {
    static let all = FilePresenters()

    private let entries = Mutex<[Entry]>([])

    func add(_ presenter: any NSFilePresenter) {
        let entry = Entry(presenter: presenter)
        entries.withLock { entries in
            entries.removeAll { $0.presenter == nil }
            entries.append(entry)
        }
    }

    func remove(_ presenter: any NSFilePresenter) {
        // By identity: a weak reference to an object in its `deinit` is already nil.
        let id = ObjectIdentifier(presenter)
        entries.withLock { entries in entries.removeAll { $0.id == id || $0.presenter == nil } }
    }

    /// The presenters other than one.
    func others(than own: (any NSFilePresenter)?) -> [any NSFilePresenter] {
        let present = entries.withLock { entries in entries }
        return present.compactMap(\.presenter).filter { $0 !== own }
    }

    private struct Entry: @unchecked Sendable {
        let id: ObjectIdentifier
        // The presenter is only called on its own queue.
        weak var presenter: (any NSFilePresenter)?

        init(presenter: any NSFilePresenter) {
            id = ObjectIdentifier(presenter)
            self.presenter = presenter
        }
    }
}
