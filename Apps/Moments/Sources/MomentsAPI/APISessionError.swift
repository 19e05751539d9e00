/// Why an operation has no result.
public enum APISessionError: Error, Hashable, Sendable {
    /// The server could not be reached, or answered with a status that is no success; nil if it did not answer.
    case networkError(status: Int?)
    /// The answer is not what the operation asked for.
    case invalidJSON
    /// The answer holds neither data nor errors.
    case noData
    /// The server has refused, and says why.
    case refused(APIRefusal)
}

/// A GraphQL error of the server's.
public struct APIRefusal: Hashable, Sendable {
    /// What is common to refusals of one kind.
    public struct Code: RawRepresentable, Hashable, Sendable {
        public var rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Nobody is signed in, or the sign-in has ended.
        public static let unauthenticated = Code(rawValue: "UNAUTHENTICATED")
        /// The viewer may not do this.
        public static let forbidden = Code(rawValue: "FORBIDDEN")
        /// There is no such thing, or the viewer may not know of it.
        public static let notFound = Code(rawValue: "NOT_FOUND")
        /// What was sent is not allowed; the message says why.
        public static let invalid = Code(rawValue: "INVALID")
        /// Too many requests in too short a time.
        public static let rateLimited = Code(rawValue: "RATE_LIMITED")
        /// Somebody else was first, such as with a handle.
        public static let conflict = Code(rawValue: "CONFLICT")
        /// The server cannot do it now.
        public static let unavailable = Code(rawValue: "UNAVAILABLE")
    }

    /// Nil where the server names none.
    public var code: Code?
    /// For people: what happened, what was expected; in English.
    public var message: String
    /// What exactly was wrong, for programs that say it in their own words: `TEXT_TOO_LONG`.
    public var reason: String?
    /// When to try again.
    public var retryAfter: Duration?

    public init(code: Code?, message: String, reason: String? = nil, retryAfter: Duration? = nil) {
        self.code = code
        self.message = message
        self.reason = reason
        self.retryAfter = retryAfter
    }
}

extension APISessionError {
    /// Whether one has to sign in first.
    public var isUnauthenticated: Bool {
        switch self {
        case .networkError(let status): status == 401
        case .refused(let refusal): refusal.code == .unauthenticated
        case .invalidJSON, .noData: false
        }
    }
}
