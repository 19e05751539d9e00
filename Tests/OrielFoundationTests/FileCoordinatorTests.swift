import Foundation
import Synchronization
import Testing

@testable import OrielFoundation

struct FileCoordinatorTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    @Test func `reads a file`() throws {
        let file = try folder.file("note.txt", "Milk")
        var error: NSError?
        var text: String?

        NSFileCoordinator().coordinate(readingItemAt: file, options: .withoutChanges, error: &error) { url in
            text = FileManager.default.contents(atPath: url.path).map { String(decoding: $0, as: UTF8.self) }
        }

        #expect(error == nil)
        #expect(text == "Milk")
    }

    @Test func `one thread uses a file twice`() throws {
        let file = try folder.file("note.txt")
        var isWritten = false

        NSFileCoordinator().coordinate(readingItemAt: file, error: nil) { url in
            NSFileCoordinator().coordinate(writingItemAt: url, error: nil) { _ in isWritten = true }
        }

        #expect(isWritten)
    }

    @Test func `writers wait for each other`() async throws {
        let file = try folder.file("number", "0")
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<20 {
                group.addTask {
                    NSFileCoordinator().coordinate(writingItemAt: file, error: nil) { url in
                        let number = FileManager.default.contents(atPath: url.path)
                            .flatMap { Int(String(decoding: $0, as: UTF8.self)) }
                        let isWritten = FileManager.default.createFile(
                            atPath: url.path,
                            contents: Data("\((number ?? 0) + 1)".utf8)
                        )
                        #expect(isWritten)
                    }
                }
            }
        }

        #expect(try String(contentsOf: file, encoding: .utf8) == "20")
    }

    @Test func `presenters learn of changes by others`() throws {
        let file = try folder.file("note.txt")
        let presenter = RecordingPresenter(url: file)
        let parent = RecordingPresenter(url: folder.url)
        NSFileCoordinator.addFilePresenter(presenter)
        NSFileCoordinator.addFilePresenter(parent)
        defer {
            NSFileCoordinator.removeFilePresenter(presenter)
            NSFileCoordinator.removeFilePresenter(parent)
        }

        NSFileCoordinator(filePresenter: nil).coordinate(writingItemAt: file, error: nil) { _ in }
        NSFileCoordinator(filePresenter: presenter).coordinate(writingItemAt: file, error: nil) { _ in }

        #expect(presenter.finished() == ["relinquish", "change"])
        #expect(parent.finished() == ["change of note.txt", "change of note.txt"])
    }

    @Test func `presenters save before others read`() throws {
        let file = try folder.file("note.txt")
        let presenter = RecordingPresenter(url: file)
        NSFileCoordinator.addFilePresenter(presenter)
        defer { NSFileCoordinator.removeFilePresenter(presenter) }

        NSFileCoordinator().coordinate(readingItemAt: file, error: nil) { _ in presenter.add("read") }

        #expect(presenter.finished() == ["save", "read"])
    }

    @Test func `a presenter can refuse that its file is deleted`() throws {
        let file = try folder.file("note.txt")
        let presenter = RecordingPresenter(url: file, refusal: CocoaError(.fileWriteNoPermission))
        NSFileCoordinator.addFilePresenter(presenter)
        defer { NSFileCoordinator.removeFilePresenter(presenter) }
        var error: NSError?

        NSFileCoordinator().coordinate(writingItemAt: file, options: .forDeleting, error: &error) { _ in
            presenter.add("delete")
        }

        #expect(error?.code == CocoaError.Code.fileWriteNoPermission.rawValue)
        #expect(presenter.finished() == ["relinquish", "deletion"])
    }

    @Test(.timeLimit(.minutes(1)))
    func `a presenter can save with a coordinator of its own`() throws {
        let file = try folder.file("note.txt", "old")
        let presenter = SavingPresenter(url: file)
        NSFileCoordinator.addFilePresenter(presenter)
        defer { NSFileCoordinator.removeFilePresenter(presenter) }
        var text: String?

        NSFileCoordinator().coordinate(readingItemAt: file, error: nil) { url in
            text = FileManager.default.contents(atPath: url.path).map { String(decoding: $0, as: UTF8.self) }
        }

        #expect(text == "new")
    }

    @Test(.timeLimit(.minutes(1)))
    func `a presenter that does not answer is an error, and gets its file back when it does`() throws {
        let file = try folder.file("note.txt")
        let presenter = LatePresenter(url: file)
        NSFileCoordinator.addFilePresenter(presenter)
        defer { NSFileCoordinator.removeFilePresenter(presenter) }
        let coordinator = NSFileCoordinator()
        coordinator.presenterTimeout = 0.01
        var error: NSError?
        var isRead = false

        coordinator.coordinate(readingItemAt: file, error: &error) { _ in isRead = true }
        presenter.relinquish()

        #expect(!isRead && error?.code == CocoaError.Code.fileLocking.rawValue)
        #expect(presenter.hasFile)
    }

    @Test func `presenters learn where their file is`() throws {
        let file = try folder.file("note.txt")
        let presenter = RecordingPresenter(url: file)
        NSFileCoordinator.addFilePresenter(presenter)
        defer { NSFileCoordinator.removeFilePresenter(presenter) }

        let coordinator = NSFileCoordinator()
        coordinator.item(at: file, willMoveTo: folder.url.appending(path: "new.txt"))
        coordinator.item(at: file, didMoveTo: folder.url.appending(path: "new.txt"))

        #expect(presenter.finished() == ["move to new.txt"])
    }

    @Test func `a released presenter is not one of those that are told`() throws {
        let file = try folder.file("note.txt")
        NSFileCoordinator.addFilePresenter(RecordingPresenter(url: file))

        #expect(!NSFileCoordinator.filePresenters.contains { $0.presentedItemURL == file })
    }

    @Test func `a cancelled coordinator does not read`() throws {
        let file = try folder.file("note.txt")
        let coordinator = NSFileCoordinator()
        coordinator.cancel()
        var error: NSError?
        var isRead = false

        coordinator.coordinate(readingItemAt: file, error: &error) { _ in isRead = true }

        #expect(!isRead)
        #expect(error?.code == CocoaError.Code.userCancelled.rawValue)
    }

    @Test func `intents are served on a queue`() async throws {
        let source = try folder.file("a.txt", "Milk")
        let target = folder.url.appending(path: "b.txt")
        let intents = [
            NSFileAccessIntent.readingIntent(with: source, options: .resolvesSymbolicLink),
            NSFileAccessIntent.writingIntent(with: target),
        ]

        let error: (any Error)? = await withCheckedContinuation { continuation in
            NSFileCoordinator().coordinate(with: intents, queue: OperationQueue()) {
                continuation.resume(returning: $0)
            }
        }

        #expect(error == nil)
        #expect(intents.map(\.url) == [source, target])
    }
}

/// A presenter that writes down what it learns of.
private final class RecordingPresenter: NSObject, NSFilePresenter, Sendable {
    let presentedItemURL: URL?
    let presentedItemOperationQueue: OperationQueue
    private let refusal: CocoaError?
    private let events = Mutex<[String]>([])

    init(url: URL, refusal: CocoaError? = nil) {
        presentedItemURL = url
        presentedItemOperationQueue = OperationQueue()
        presentedItemOperationQueue.maxConcurrentOperationCount = 1
        self.refusal = refusal
    }

    /// The events, after all calls have been served.
    func finished() -> [String] {
        presentedItemOperationQueue.waitUntilAllOperationsAreFinished()
        return events.withLock { $0 }
    }

    func add(_ event: String) { events.withLock { $0.append(event) } }

    func relinquishPresentedItem(toWriter writer: @escaping ((@Sendable () -> Void)?) -> Void) {
        add("relinquish")
        writer(nil)
    }

    func savePresentedItemChanges(completionHandler: @escaping ((any Error)?) -> Void) {
        add("save")
        completionHandler(refusal)
    }

    func accommodatePresentedItemDeletion(completionHandler: @escaping ((any Error)?) -> Void) {
        add("deletion")
        completionHandler(refusal)
    }

    func presentedItemDidMove(to newURL: URL) { add("move to \(newURL.lastPathComponent)") }

    func presentedItemDidChange() { add("change") }

    func presentedSubitemDidChange(at url: URL) { add("change of \(url.lastPathComponent)") }
}

/// A presenter whose changes are written by a coordinator.
private final class SavingPresenter: NSObject, NSFilePresenter, Sendable {
    let presentedItemURL: URL?
    let presentedItemOperationQueue = OperationQueue()

    init(url: URL) { presentedItemURL = url }

    func savePresentedItemChanges(completionHandler: @escaping ((any Error)?) -> Void) {
        var error: NSError?
        if let presentedItemURL {
            NSFileCoordinator(filePresenter: self).coordinate(writingItemAt: presentedItemURL, error: &error) { url in
                let isWritten = FileManager.default.createFile(atPath: url.path, contents: Data("new".utf8))
                #expect(isWritten)
            }
        }
        completionHandler(error)
    }
}

/// A presenter that gives up its file when the test says so.
// Unchecked: the test reads what the queue has written after it has waited for the queue.
private final class LatePresenter: NSObject, NSFilePresenter, @unchecked Sendable {
    let presentedItemURL: URL?
    let presentedItemOperationQueue = OperationQueue()
    private var reader: (((@Sendable () -> Void)?) -> Void)?
    private(set) var hasFile = true

    init(url: URL) { presentedItemURL = url }

    func relinquishPresentedItem(toReader reader: @escaping ((@Sendable () -> Void)?) -> Void) {
        self.reader = reader
    }

    func relinquish() {
        presentedItemOperationQueue.waitUntilAllOperationsAreFinished()
        hasFile = false
        reader?({ self.hasFile = true })
    }
}
