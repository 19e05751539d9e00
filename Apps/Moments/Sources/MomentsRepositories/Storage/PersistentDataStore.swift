import Foundation

/// Keeps what one person has seen last, beyond the end of a browser session.
///
/// A store belongs to one person; the host hands the same one to all of that person's sessions. Safe from any thread.
public protocol PersistentDataStore: AnyObject, Sendable {
    /// - Throws: What kept the data from being read; nil is returned if there is none.
    func data(for key: String) throws -> Data?

    /// Keeps data; nil removes it.
    func set(_ data: Data?, for key: String) throws

    func removeAll() throws
}
