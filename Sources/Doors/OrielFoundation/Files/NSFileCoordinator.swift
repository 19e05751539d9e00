internal import Dispatch
public import Foundation
internal import Synchronization

/// Reads and writes files while no other coordinator of the server writes them, and notifies their presenters.
///
///     let coordinator = NSFileCoordinator()
///     var error: NSError?
///     coordinator.coordinate(readingItemAt: url, error: &error) { url in
///         text = read(url)
///     }
///
/// Other programs are not kept from the files. One reader waits for another, too. Presenters have 10 seconds to give up
/// a file and to save their changes; otherwise the error is `CocoaError(.fileLocking)`, and the file is not used.
// Unchecked: variables are set before the coordinator is used, as on Apple's systems.
open class NSFileCoordinator: NSObject, @unchecked Sendable {
    /// How a file is read.
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Presenters are not asked to save their changes first.
        public static let withoutChanges = ReadingOptions(rawValue: 1 << 0)
        /// The URL of a symbolic link is replaced by that of its file.
        public static let resolvesSymbolicLink = ReadingOptions(rawValue: 1 << 1)
        /// Only metadata is read, so presenters are not asked to save their changes.
        public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 1 << 2)
        /// The file is sent elsewhere. Read as any other.
        public static let forUploading = ReadingOptions(rawValue: 1 << 3)
    }

    /// How a file is written.
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Presenters are asked to accommodate the deletion first.
        public static let forDeleting = WritingOptions(rawValue: 1 << 0)
        /// The file is moved; `item(at:didMoveTo:)` tells its presenters.
        public static let forMoving = WritingOptions(rawValue: 1 << 1)
        /// Presenters are asked to save their changes first.
        public static let forMerging = WritingOptions(rawValue: 1 << 2)
        /// Presenters are asked to accommodate the deletion of the previous file first.
        public static let forReplacing = WritingOptions(rawValue: 1 << 3)
        /// Only metadata changes.
        public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 1 << 4)
    }

    /// The name of the group of coordinators that this one belongs to. Coordinators of one thread never wait for each
    /// other, so it has no effect.
    open var purposeIdentifier: String = UUID().uuidString

    /// In seconds, for all presenters of one access together.
    var presenterTimeout: TimeInterval = 10

    private let ownPresenter: PresenterReference
    private let isCancelled = Mutex(false)

    /// Creates a coordinator.
    /// - Parameter filePresenterOrNil: The presenter that uses the coordinator. It is not notified of its own changes.
    public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) {
        ownPresenter = PresenterReference(presenter: filePresenterOrNil)
    }

    /// The presenters that coordinators notify of changes.
    open class var filePresenters: [any NSFilePresenter] { FilePresenters.all.others(than: nil) }

    /// Adds a presenter that coordinators notify of changes. It is not kept; remove it when it does not show the file
    /// any longer.
    open class func addFilePresenter(_ filePresenter: any NSFilePresenter) { FilePresenters.all.add(filePresenter) }

    /// Removes a presenter.
    open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {
        FilePresenters.all.remove(filePresenter)
    }

    /// Reads a file while no other coordinator uses it.
    ///
    /// - Parameters:
    ///   - outError: Set to the error of a presenter that could not save its changes, or to `CocoaError(.userCancelled)`
    ///     after ``cancel()``. The file is not read then.
    ///   - reader: Receives the URL of the file.
    open func coordinate(
        readingItemAt url: URL,
        options: ReadingOptions = [],
        error outError: NSErrorPointer,
        byAccessor reader: (URL) -> Void
    ) {
        access([FileAccess(reading: url, options)], error: outError) { reader($0[0]) }
    }

    /// Writes a file while no other coordinator uses it.
    ///
    /// - Parameters:
    ///   - outError: Set to the error of a presenter that refuses, or to `CocoaError(.userCancelled)` after
    ///     ``cancel()``. The file is not written then.
    ///   - writer: Receives the URL of the file.
    open func coordinate(
        writingItemAt url: URL,
        options: WritingOptions = [],
        error outError: NSErrorPointer,
        byAccessor writer: (URL) -> Void
    ) {
        access([FileAccess(writing: url, options)], error: outError) { writer($0[0]) }
    }

    /// Reads a file and writes another while no other coordinator uses them.
    open func coordinate(
        readingItemAt readingURL: URL,
        options readingOptions: ReadingOptions = [],
        writingItemAt writingURL: URL,
        options writingOptions: WritingOptions = [],
        error outError: NSErrorPointer,
        byAccessor readerWriter: (URL, URL) -> Void
    ) {
        let accesses = [
            FileAccess(reading: readingURL, readingOptions), FileAccess(writing: writingURL, writingOptions),
        ]
        access(accesses, error: outError) { readerWriter($0[0], $0[1]) }
    }

    /// Writes two files while no other coordinator uses them.
    open func coordinate(
        writingItemAt url1: URL,
        options options1: WritingOptions = [],
        writingItemAt url2: URL,
        options options2: WritingOptions = [],
        error outError: NSErrorPointer,
        byAccessor writer: (URL, URL) -> Void
    ) {
        access([FileAccess(writing: url1, options1), FileAccess(writing: url2, options2)], error: outError) {
            writer($0[0], $0[1])
        }
    }

    /// Uses several files while no other coordinator uses them, on a queue.
    ///
    /// - Parameter accessor: Called on the queue, with the error of a presenter that refuses.
    open func coordinate(
        with intents: [NSFileAccessIntent],
        queue: OperationQueue,
        byAccessor accessor: @escaping @Sendable ((any Error)?) -> Void
    ) {
        let accesses = intents.map { FileAccess($0) }
        queue.addOperation {
            var error: NSError?
            self.access(accesses, error: &error) { _ in accessor(nil) }
            if let error { accessor(error) }
        }
    }

    /// Announces that a file will be moved. Presenters are notified by ``item(at:didMoveTo:)``.
    open func item(at oldURL: URL, willMoveTo newURL: URL) {}

    /// Notifies the presenters of a file that it has been moved.
    open func item(at oldURL: URL, didMoveTo newURL: URL) {
        for presenter in presenters(of: oldURL) { presenter.notify { $0.presentedItemDidMove(to: newURL) } }
    }

    /// Makes accesses that have not begun fail with `CocoaError(.userCancelled)`.
    open func cancel() { isCancelled.withLock { $0 = true } }

    private func access(_ accesses: [FileAccess], error outError: NSErrorPointer, _ body: ([URL]) -> Void) {
        var reacquirers: [@Sendable () -> Void] = []
        defer { for reacquire in reacquirers { reacquire() } }
        // Before the lock: a presenter may use a coordinator to save, and one that does not answer stops no others.
        let deadline = DispatchTime.now() + presenterTimeout
        for access in accesses {
            for presenter in presenters(of: access.url) {
                let answer = access.prepare(presenter, until: deadline)
                if let reacquire = answer.reacquirer { reacquirers.append(reacquire) }
                guard let error = answer.error else { continue }
                outError?.pointee = error as NSError
                return
            }
        }
        FileLocks.all.withLock(on: Set(accesses.map(\.url.lockedPath))) {
            guard !isCancelled.withLock({ $0 }) else {
                outError?.pointee = CocoaError(.userCancelled) as NSError
                return
            }
            body(accesses.map(\.url))
            for access in accesses where access.changesContent { notifyPresenters(of: access.url) }
        }
    }

    private func presenters(of url: URL) -> [CalledPresenter] {
        let path = url.lockedPath
        return FilePresenters.all.others(than: ownPresenter.presenter)
            .filter { $0.presentedItemURL?.lockedPath == path }
            .map { CalledPresenter(presenter: $0) }
    }

    private func notifyPresenters(of url: URL) {
        for presenter in presenters(of: url) { presenter.notify { $0.presentedItemDidChange() } }
        for presenter in presenters(of: url.deletingLastPathComponent()) {
            presenter.notify { $0.presentedSubitemDidChange(at: url) }
        }
    }
}

/// The presenter of a coordinator, which it does not keep.
// Unchecked: read only, and compared by identity.
private struct PresenterReference: @unchecked Sendable {
    weak var presenter: (any NSFilePresenter)?
}
