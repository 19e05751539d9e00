public import Foundation
internal import OrielCore
public import OrielCoreTransferable
public import OrielUniformTypeIdentifiers

/// A picture or film the person has picked; what it holds is brought here when it is asked for.
///
///     let data = try await item.loadTransferable(type: Data.self)
public struct PhotosPickerItem: Sendable {
    /// How a picture in a format of Apple's is to come.
    public struct EncodingDisambiguationPolicy: Sendable, Hashable {
        private enum Policy { case automatic, current, compatible }

        private let policy: Policy

        public static let automatic = EncodingDisambiguationPolicy(policy: .automatic)
        public static let current = EncodingDisambiguationPolicy(policy: .current)
        public static let compatible = EncodingDisambiguationPolicy(policy: .compatible)
    }

    /// Of one item, of all items of its choice.
    private struct Source {
        let file: ChosenFile
        let choice: Choice
    }

    /// What was picked at once; the browser keeps it as long as one of the items is there.
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

    /// Always nil for what was picked in a browser: it does not say where in a library a picture lies.
    public let itemIdentifier: String?

    /// An item of a library. There is none behind a browser, so nothing can be loaded of it.
    public init(itemIdentifier: String) {
        self.itemIdentifier = itemIdentifier
        source = nil
    }

    private init(_ source: Source) {
        itemIdentifier = nil
        self.source = source
    }

    /// The items of one choice.
    static func items(_ files: [ChosenFile], kinds: FileKinds, host: any FileHost) -> [PhotosPickerItem] {
        let choice = Choice(files: files, kinds: kinds, host: host)
        return files.map { PhotosPickerItem(Source(file: $0, choice: choice)) }
    }

    /// What it can be loaded as, by what the browser says of it.
    public var supportedContentTypes: [UTType] { source.map { [$0.file.contentType] } ?? [] }

    /// Brings the item here.
    ///
    /// - Returns: Nil if the type cannot be made of such an item.
    /// - Throws: Why it did not come; what the type's own representation throws.
    public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
        try await load(type) { _ in }
    }

    /// Brings the item here, and tells how far it has come.
    ///
    /// - Parameter completionHandler: Is called on any thread.
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
        // The file is there until here, and no longer.
        return withExtendedLifetime(file) { value }
    }
}

/// Foundation's progress may be used from any thread, but does not say so on Linux.
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
