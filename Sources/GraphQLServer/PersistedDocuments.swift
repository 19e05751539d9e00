import Crypto
import Foundation
import GraphQL
import HTTPTypes

/// Documents that requests name by their SHA-256, instead of sending their text.
///
///     var options = GraphQLServerOptions()
///     options.documents = try PersistedDocuments(contentsOfFile: "documents.json", onlyPersisted: true)
///
/// A request then has the member `documentId`, such as `sha256:7c21…`, in place of `query`. With ``onlyPersisted``, the
/// documents are an allow list: no other document is executed.
///
/// Source: GraphQL over HTTP, appendix "Persisted Documents".
public struct PersistedDocuments: Sendable {
    private static let maximumCount = 10_000
    private static let maximumFileSize = 16 << 20
    private static let prefix = "sha256:"

    /// Whether a request with the text of a document is refused with 403.
    public let onlyPersisted: Bool
    private let texts: [String: String]

    /// Creates documents from their texts.
    ///
    /// - Parameters:
    ///   - texts: At most 10,000 texts. The key of a text is its SHA-256 in UTF-8, in lowercase hexadecimal digits.
    ///   - onlyPersisted: Whether to refuse requests with the text of a document. The default is false.
    /// - Throws: `PersistedDocumentsError` that names a key that is not the SHA-256 of its text.
    public init(_ texts: [String: String], onlyPersisted: Bool = false) throws(PersistedDocumentsError) {
        guard texts.count <= Self.maximumCount else {
            throw PersistedDocumentsError("there are \(texts.count) documents; the limit is \(Self.maximumCount)")
        }
        for (key, text) in texts {
            let hash = Self.hash(of: text)
            guard hash == key else {
                throw PersistedDocumentsError("the key '\(key.prefix(80))' belongs to a text with the SHA-256 \(hash)")
            }
        }
        self.texts = texts
        self.onlyPersisted = onlyPersisted
    }

    /// Loads documents from a file: one JSON object with the members that ``init(_:onlyPersisted:)`` takes.
    ///
    /// - Parameters:
    ///   - path: The path of the file, which has at most 16 MiB.
    ///   - onlyPersisted: Whether to refuse requests with the text of a document. The default is false.
    /// - Throws: `PersistedDocumentsError` if the file cannot be read, or as ``init(_:onlyPersisted:)`` does.
    public init(contentsOfFile path: String, onlyPersisted: Bool = false) throws(PersistedDocumentsError) {
        let data: Data
        do {
            let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
            defer { try? file.close() }
            data = try file.read(upToCount: Self.maximumFileSize + 1) ?? Data()
        } catch {
            throw PersistedDocumentsError("the file '\(path)' cannot be read: \(error.localizedDescription)")
        }
        guard data.count <= Self.maximumFileSize else {
            throw PersistedDocumentsError("the file '\(path)' has more than 16 MiB")
        }
        guard let texts = try? JSONDecoder().decode([String: String].self, from: data) else {
            throw PersistedDocumentsError("the file '\(path)' is not one JSON object whose values are texts")
        }
        try self.init(texts, onlyPersisted: onlyPersisted)
    }

    private static func hash(of text: String) -> String {
        SHA256.hash(data: Data(text.utf8)).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }

    // MARK: Requests

    /// Returns the members of a request with the text of the document that it names.
    ///
    /// - Throws: `RequestRefusal` if the request names no document of these, or may not have a text.
    func resolving(_ members: ObjectValue) throws(RequestRefusal) -> ObjectValue {
        let hasText = !(members["query"] ?? .null).isNull
        switch members["documentId"] {
        case nil, .null?:
            guard onlyPersisted else { return members }
            throw RequestRefusal(
                hasText ? .forbidden : .badRequest,
                "This server executes persisted documents only; send \"documentId\" instead of \"query\"."
            )
        case .string(let id)?:
            guard !hasText else {
                throw RequestRefusal(.badRequest, "The request has \"query\" and \"documentId\"; send one of them.")
            }
            var resolved = members
            resolved["query"] = .string(try text(of: id))
            return resolved
        default:
            throw RequestRefusal(.badRequest, "\"documentId\" must be a string or null.")
        }
    }

    private func text(of id: String) throws(RequestRefusal) -> String {
        guard id.hasPrefix(Self.prefix) else {
            throw RequestRefusal(
                .badRequest,
                "\"documentId\" must be \"sha256:\" and the SHA-256 of a document in lowercase hexadecimal digits."
            )
        }
        guard let text = texts[String(id.dropFirst(Self.prefix.count))] else {
            throw RequestRefusal(.badRequest, "The server has no document with this \"documentId\".")
        }
        return text
    }
}

/// An error for persisted documents that cannot be used.
public struct PersistedDocumentsError: Error, Sendable, CustomStringConvertible {
    /// The reason, for the operator of the server.
    public let description: String

    init(_ description: String) { self.description = description }
}
