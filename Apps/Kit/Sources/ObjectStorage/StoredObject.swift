public import Foundation

/// An object in a list.
public struct StoredObject: Hashable, Sendable {
    public let key: String
    public let bytes: Int
    /// When it was last written; nil if the store does not say.
    public let modified: Date?
}

/// A page of a list.
struct ObjectPage: Hashable {
    /// What a store sends with one page.
    static let limit = 1000

    let objects: [StoredObject]
    /// Names the next page; nil at the end.
    let next: String?

    /// - Throws: `ObjectStorageError.unexpected`
    init(_ data: Data, prefix: String) throws(ObjectStorageError) {
        let root: StorageElement
        do throws(StorageXML.Fault) {
            root = try StorageXML.parse(data)
        } catch {
            throw .unexpected("the store's list cannot be read: it is no XML from byte \(error.position) on")
        }
        guard root.name == "ListBucketResult" else {
            throw .unexpected("the store's list is a '\(root.name)'; expected a ListBucketResult")
        }
        let contents = root.children.filter { $0.name == "Contents" }
        guard contents.count <= Self.limit else {
            throw .unexpected(
                "a page of the store's list has \(contents.count) objects; expected at most \(Self.limit)"
            )
        }
        var objects: [StoredObject] = []
        for item in contents {
            guard let key = item["Key"], key.hasPrefix(prefix), key.utf8.count <= 1024, let text = item["Size"],
                let bytes = Int(text), (0...ObjectStore.maximumBytes).contains(bytes)
            else { throw .unexpected("an object in the store's list has no key and size that were asked for") }
            objects.append(StoredObject(key: key, bytes: bytes, modified: item["LastModified"].flatMap(Self.date)))
        }
        self.objects = objects
        guard root["IsTruncated"] == "true" else {
            next = nil
            return
        }
        guard let token = root["NextContinuationToken"], (1...4096).contains(token.utf8.count) else {
            throw .unexpected("the store's list goes on, but does not say where")
        }
        next = token
    }

    /// Such as `2026-11-29T03:15:00.000Z`; a fraction of a second is dropped.
    private static func date(_ text: String) -> Date? {
        try? Date.ISO8601FormatStyle().parse("\(text.prefix(19))Z")
    }
}
