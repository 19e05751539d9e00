/// The reason why a store did not do what was asked, with what to do.
public struct ObjectStorageError: Error, Hashable, CustomStringConvertible {
    /// The kind of error, to be compared with the static members.
    public struct Code: Hashable, Sendable {
        fileprivate enum Kind { case settings, refused, unavailable, unexpected }

        fileprivate let kind: Kind

        /// An address or a key that cannot be one.
        public static let settings = Code(kind: .settings)
        /// The store refuses the request: wrong keys, no permission, no such bucket, a wrong clock.
        public static let refused = Code(kind: .refused)
        /// The store cannot be reached, or cannot answer now; the call can be retried.
        public static let unavailable = Code(kind: .unavailable)
        /// An answer that no store gives.
        public static let unexpected = Code(kind: .unexpected)
    }

    public let code: Code
    public let description: String

    private init(_ code: Code, _ description: String) { (self.code, self.description) = (code, description) }

    static func settings(_ text: String) -> ObjectStorageError { ObjectStorageError(.settings, text) }
    static func refused(_ text: String) -> ObjectStorageError { ObjectStorageError(.refused, text) }
    static func unavailable(_ text: String) -> ObjectStorageError { ObjectStorageError(.unavailable, text) }
    static func unexpected(_ text: String) -> ObjectStorageError { ObjectStorageError(.unexpected, text) }
}
