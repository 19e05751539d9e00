import Foundation

// Files as document apps write them, with Foundation alone.

/// Remembers the file that a person has chosen.
struct RecentFile {
    private static let options: URL.BookmarkCreationOptions = .minimalBookmark
    private static let resolution: NSURL.BookmarkResolutionOptions = [.withoutUI, .withoutMounting]

    let bookmark: Data

    init(url: URL) throws {
        let isAccessing = url.startAccessingSecurityScopedResource()
        defer { if isAccessing { url.stopAccessingSecurityScopedResource() } }
        bookmark = try url.bookmarkData(
            options: Self.options,
            includingResourceValuesForKeys: nil,
            relativeTo: nil
        )
    }

    func url() throws -> URL? {
        var isStale = false
        let url = try URL(
            resolvingBookmarkData: bookmark,
            options: Self.resolution,
            relativeTo: nil,
            bookmarkDataIsStale: &isStale
        )
        return isStale ? nil : url
    }
}

/// A note in a file that other screens change, too.
final class NoteFile: NSObject, NSFilePresenter {
    let presentedItemURL: URL?
    let presentedItemOperationQueue = OperationQueue()

    init(url: URL) {
        presentedItemURL = url
        super.init()
        NSFileCoordinator.addFilePresenter(self)
    }

    deinit { NSFileCoordinator.removeFilePresenter(self) }

    func presentedItemDidChange() {}

    func text() throws -> String {
        guard let presentedItemURL else { return "" }
        var result: Result<String, any Error> = .success("")
        var error: NSError?
        let coordinator = NSFileCoordinator(filePresenter: self)
        coordinator.coordinate(readingItemAt: presentedItemURL, options: [], error: &error) { url in
            result = Result { try String(contentsOf: url, encoding: .utf8) }
        }
        if let error { throw error }
        return try result.get()
    }

    func write(_ text: String) throws {
        guard let presentedItemURL else { return }
        let coordinator = NSFileCoordinator(filePresenter: self)
        let pointer: NSErrorPointer = nil
        coordinator.coordinate(writingItemAt: presentedItemURL, options: .forReplacing, error: pointer) { url in
            FileManager.default.createFile(atPath: url.path, contents: Data(text.utf8))
        }
    }

    static func export(from source: URL, to target: URL, then done: @escaping @Sendable ((any Error)?) -> Void) {
        let intents = [
            NSFileAccessIntent.readingIntent(with: source, options: .withoutChanges),
            NSFileAccessIntent.writingIntent(with: target, options: .forReplacing),
        ]
        NSFileCoordinator().coordinate(with: intents, queue: OperationQueue(), byAccessor: done)
    }

    static func throwAway(_ url: URL) throws {
        try FileManager.default.trashItem(at: url, resultingItemURL: nil)
    }
}

/// The account that would copy files to other devices.
enum CloudAccount {
    static var isSignedIn: Bool { FileManager.default.ubiquityIdentityToken != nil }
}

/// A cache of compressed texts.
enum CompressedTexts {
    static let algorithm = NSData.CompressionAlgorithm.zlib

    static func compress(_ text: String) throws -> Data {
        Data(referencing: try NSData(data: Data(text.utf8)).compressed(using: algorithm))
    }

    static func text(of data: Data) throws -> String {
        let content = try NSData(data: data).decompressed(using: algorithm)
        return String(decoding: Data(referencing: content), as: UTF8.self)
    }
}

/// A document that is a folder.
enum NotePackage {
    static func wrapper(text: String, pictures: [Data]) -> FileWrapper {
        let folder = FileWrapper(directoryWithFileWrappers: [:])
        folder.addRegularFile(withContents: Data(text.utf8), preferredFilename: "Text.md")
        let wrapped = FileWrapper(directoryWithFileWrappers: [:])
        wrapped.preferredFilename = "Pictures"
        for picture in pictures { wrapped.addRegularFile(withContents: picture, preferredFilename: "Picture.png") }
        folder.addFileWrapper(wrapped)
        return folder
    }

    static func save(_ wrapper: FileWrapper, to url: URL) throws {
        let options: FileWrapper.WritingOptions = [.atomic, .withNameUpdating]
        try wrapper.write(to: url, options: options, originalContentsURL: nil)
    }
}
