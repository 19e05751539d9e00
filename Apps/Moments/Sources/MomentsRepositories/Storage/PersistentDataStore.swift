/// A store for the data one person has loaded, which outlives the browser session.
///
/// A store belongs to one person; the host passes the same one to all of that person's sessions. Safe to use from any thread.
public protocol PersistentDataStore: AnyObject, Sendable {
    /// - Throws: The error that prevented reading. A missing value is nil, not an error.
    func data(for key: String) throws -> StoredData?

    /// Stores data; nil removes it.
    func set(_ data: StoredData?, for key: String) throws

    func removeAll() throws
}
