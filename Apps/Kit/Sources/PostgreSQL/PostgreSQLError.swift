/// An error of a statement, of a connection, or of a pool.
public struct PostgreSQLError: Error, Equatable, CustomStringConvertible {
    public enum Kind: Equatable, Sendable {
        /// The server refused a statement with this code of five letters and digits, such as `23503`.
        case refused(String)
        /// The server cannot be reached, or the connection to it has ended.
        case disconnected
        /// The connection was lost while a transaction was committed, which may have happened or not.
        case unknownEnd
        /// No answer came in time. The statement has been cancelled, or the connection given up.
        case timedOut
        /// All connections have been busy for too long.
        case noConnectionFree
    }

    public let kind: Kind
    /// What the server or the library says, without values of parameters.
    public let message: String

    public init(_ kind: Kind, _ message: String) { (self.kind, self.message) = (kind, message) }

    public var description: String { message }
}
