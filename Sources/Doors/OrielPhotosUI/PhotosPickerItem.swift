public import Foundation
internal import OrielCore
public import OrielCoreTransferable
public import OrielUniformTypeIdentifiers

/// A picked image or video. Unlike Apple's, its content is uploaded from the browser to the server when it is loaded.
///
///     let data = try await item.loadTransferable(type: Data.self)
public struct PhotosPickerItem: Sendable {
    /// The encoding for the transfer of images in formats such as HEIC.
    public struct EncodingDisambiguationPolicy: Sendable, Hashable {
        private enum Policy { case automatic, current, compatible }

        private let policy: Policy

        public static let automatic = EncodingDisambiguationPolicy(policy: .automatic)
        public static let current = EncodingDisambiguationPolicy(policy: .current)
        public static let compatible = EncodingDisambiguationPolicy(policy: .compatible)
    }

    /// The file of an item and the selection it belongs to.
    private struct Source {
        let file: ChosenFile
        let choice: Choice
    }

    /// The files picked in one selection; the browser retains them while one of the items exists.
    private final class Choice: Sendable {
        let files: [ChosenFile]
        let kinds: FileKinds
        let host: any FileHost

        init(files: [ChosenFile], kinds: FileKinds, host: any FileHost) {
            self.files = files
            self.kinds = kinds
            self.host = host
        }

        deinit { host.forget(files) }
    }

    private let source: Source?

    /// The identifier of the item in the photo library. Unlike Apple's, always nil for picked items, because browsers
    /// do not report it.
    public let itemIdentifier: String?

    /// Creates an item from its identifier in a photo library. It cannot be loaded, because browsers cannot look up
    /// items by identifier.
    public init(itemIdentifier: String) {
        self.itemIdentifier = itemIdentifier
        source = nil
    }

    private init(_ source: Source) {
        itemIdentifier = nil
        self.source = source
    }

    /// Returns the items of one selection.
    static func items(_ files: [ChosenFile], kinds: FileKinds, host: any FileHost) -> [PhotosPickerItem] {
        let choice = Choice(files: files, kinds: kinds, host: host)
        return files.map { PhotosPickerItem(Source(file: $0, choice: choice)) }
    }

    /// The content types of the item, as reported by the browser.
    public var supportedContentTypes: [UTType] { source.map { [$0.file.contentType] } ?? [] }

    /// Loads the item.
    ///
    /// - Parameter type: The type to load.
    /// - Returns: The loaded value; nil if the type cannot be created from the item's content type.
    /// - Throws: A transfer error, or an error of the type's representation.
    public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
        try await load(type) { _ in }
    }

    /// Loads the item and reports the progress.
    ///
    /// - Parameters:
    ///   - type: The type to load.
    ///   - completionHandler: A handler for the result, called on any thread.
    /// - Returns: The progress in bytes. Cancelling the progress cancels the load.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type: T.Type,
        completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: Int64(max(source?.file.size ?? 0, 1)))
        let box = ProgressBox(progress)
        let task = Task {
            do {
                let value = try await load(type) { box.progress.completedUnitCount = Int64($0) }
                box.progress.completedUnitCount = box.progress.totalUnitCount
                completionHandler(.success(value))
            } catch {
                completionHandler(.failure(error))
            }
        }
        progress.cancellationHandler = { task.cancel() }
        return progress
    }

    private func load<T: Transferable>(
        _ type: T.Type,
        progress: @escaping @Sendable (Int) -> Void
    ) async throws -> T? {
        guard let source else { return nil }
        let contentType = source.file.contentType
        let coders = TransferCoder<T>.all().filter { contentType.conforms(to: $0.contentType) }
        guard let read = coders.lazy.compactMap(\.read).first else { return nil }
        let file = try await source.choice.host.fetch(source.file, kinds: source.choice.kinds, progress: progress)
        let value = try await read(file.url)
        // Retains the file until the value has been read.
        return withExtendedLifetime(file) { value }
    }
}

/// A box for Foundation's `Progress`, which is thread-safe but not declared Sendable on Linux.
private final class ProgressBox: @unchecked Sendable {
    let progress: Progress
    init(_ progress: Progress) { self.progress = progress }
}

extension PhotosPickerItem: Hashable {
    public static func == (a: PhotosPickerItem, b: PhotosPickerItem) -> Bool {
        a.source?.choice === b.source?.choice && a.source?.file == b.source?.file
            && a.itemIdentifier == b.itemIdentifier
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(source?.file)
        hasher.combine(itemIdentifier)
    }
}
