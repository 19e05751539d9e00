public import Foundation
public import OrielUniformTypeIdentifiers

extension NSItemProvider {
    /// Creates a provider of the content of a file.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, fileURL.isFileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
        let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
        self.init(
            [
                Representation(type) { .file(fileURL) },
                Representation(.fileURL) { .data(Data(fileURL.absoluteString.utf8)) },
            ],
            suggestedName: fileURL.deletingPathExtension().lastPathComponent
        )
    }

    // MARK: - Registering

    /// Adds a representation as data, which is made when it is first needed.
    public func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        let type = UTType(anyIdentifier: typeIdentifier)
        register(
            Representation(type, visibility: visibility.value) {
                try await .data(
                    Self.awaiting { answer in _ = loadHandler(answer) }
                )
            }
        )
    }

    public func registerDataRepresentation(
        for contentType: UTType,
        visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        registerDataRepresentation(
            forTypeIdentifier: contentType.identifier,
            visibility: visibility,
            loadHandler: loadHandler
        )
    }

    /// Adds a representation as a file, which is made when it is first needed.
    public func registerFileRepresentation(
        for contentType: UTType,
        visibility: NSItemProviderRepresentationVisibility = .all,
        openInPlace: Bool = false,
        loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        register(
            Representation(contentType, visibility: visibility.value) {
                try await .file(
                    Self.awaiting { answer in
                        _ = loadHandler { url, _, error in answer(url, error) }
                    }
                )
            }
        )
    }

    /// Waits for the answer of a handler, which may answer more than once; the first answer counts.
    private static func awaiting<Value: Sendable>(
        _ ask: (@escaping @Sendable (Value?, (any Error)?) -> Void) -> Void
    ) async throws -> Value {
        let (answers, continuation) = AsyncThrowingStream<Value, any Error>.makeStream()
        ask { value, error in
            if let value {
                continuation.yield(value)
                continuation.finish()
            } else {
                continuation.finish(throwing: error ?? Self.error(.itemUnavailableError, "The item is not available."))
            }
        }
        for try await value in answers { return value }
        throw error(.itemUnavailableError, "The item is not available.")
    }

    // MARK: - Loading

    /// Loads the item as data.
    @discardableResult
    public func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(for: UTType(anyIdentifier: typeIdentifier), completionHandler: completionHandler)
    }

    @discardableResult
    public func loadDataRepresentation(
        for contentType: UTType,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        load({ try await self.data(conformingTo: contentType) }, completionHandler)
    }

    /// Loads the item as a file, which is deleted when the handler returns.
    @discardableResult
    public func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        loadFileRepresentation(for: UTType(anyIdentifier: typeIdentifier)) { url, _, error in
            completionHandler(url, error)
        }
    }

    @discardableResult
    public func loadFileRepresentation(
        for contentType: UTType,
        openInPlace: Bool = false,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        let name = suggestedName
        return load {
            let (type, content) = try await self.content(conformingTo: contentType)
            return try LentFile(content, of: type, name: name)
        } _: { file, error in
            withExtendedLifetime(file) { completionHandler(file?.url, false, error) }
        }
    }

    /// Loads the item: an address as an `NSURL`, a text as an `NSString`, anything else as `NSData`.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String,
        options: [AnyHashable: Any]? = nil,
        completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
    ) {
        guard let completionHandler else { return }
        load({ try await SentItem(item: self.loadItem(forTypeIdentifier: typeIdentifier)) }) { sent, error in
            completionHandler(sent?.item, error)
        }
    }

    /// Loads the item: an address as an `NSURL`, a text as an `NSString`, anything else as `NSData`.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String,
        options: [AnyHashable: Any]? = nil
    ) async throws -> any NSSecureCoding {
        let (type, content) = try await content(conformingTo: UTType(anyIdentifier: typeIdentifier))
        let data = try content.data()
        let text = String(bytes: data, encoding: .utf8)
        if type.conforms(to: .url), let text, let url = NSURL(string: text) { return url }
        if type.conforms(to: .text), let text { return NSString(string: text) }
        return NSData(data: data)
    }

    package func data(conformingTo type: UTType) async throws -> Data {
        try await content(conformingTo: type).content.data()
    }

    package func content(conformingTo type: UTType) async throws -> (type: UTType, content: TransferContent) {
        guard let representation = representation(conformingTo: type) else {
            throw Self.error(.itemUnavailableError, "The item has no representation of the type \(type.identifier).")
        }
        return (representation.contentType, try await representation.load())
    }

    /// Runs work in a task that the returned progress can cancel.
    @discardableResult
    func load<Value>(
        _ work: @escaping @Sendable () async throws -> sending Value,
        _ completion: @escaping @Sendable (sending Value?, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        let box = ProgressBox(progress)
        let task = Task {
            do {
                let value = try await work()
                box.progress.completedUnitCount = 1
                completion(value, nil)
            } catch {
                completion(nil, error)
            }
        }
        progress.cancellationHandler = { task.cancel() }
        return progress
    }
}

/// A value that is handed to its completion handler and used nowhere else.
private struct SentItem: @unchecked Sendable {
    let item: any NSSecureCoding
}

/// A box for Foundation's `Progress`, which is thread-safe but not declared Sendable on Linux.
private final class ProgressBox: @unchecked Sendable {
    let progress: Progress
    init(_ progress: Progress) { self.progress = progress }
}

extension TransferContent {
    package func data() throws -> Data {
        switch self {
        case .data(let data): data
        case .file(let url): try Data(contentsOf: url)
        }
    }
}

/// The content of an item as a file. A file that was written for it is deleted with the value.
package final class LentFile: Sendable {
    package let url: URL
    private let folder: URL?

    package init(_ content: TransferContent, of type: UTType, name: String? = nil) throws {
        switch content {
        case .file(let url): (self.url, folder) = (url, nil)
        case .data(let data):
            let folder = FileManager.default.temporaryDirectory
                .appendingPathComponent("oriel-item-\(UUID().uuidString)")
            try FileManager.default.createDirectory(
                at: folder,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
            let safe = (name ?? "item").replacingOccurrences(of: "/", with: "-")
            url = folder.appendingPathComponent(String(safe.prefix(64))).appendingPathExtension(for: type)
            self.folder = folder
            try data.write(to: url)
        }
    }

    deinit {
        if let folder { try? FileManager.default.removeItem(at: folder) }
    }
}
