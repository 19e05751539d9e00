/// An error of an API operation.
public enum APIError: Error, Hashable, Sendable {
    /// The server was unreachable (status nil) or returned a non-2xx status.
    case networkError(status: Int?)
    /// The response is not valid JSON, or does not match the operation's `Response`.
    case invalidJSON
    /// The response contains neither data nor errors.
    case noData
    /// The server returned a GraphQL error.
    case refused(APIRefusal)
}

/// A GraphQL error returned by the server.
public struct APIRefusal: Hashable, Sendable {
    /// A machine-readable error code.
    public struct Code: RawRepresentable, Hashable, Sendable {
        public var rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The request is not authenticated, or its sign-in has ended.
        public static let unauthenticated = Code(rawValue: "UNAUTHENTICATED")
        /// The viewer lacks permission.
        public static let forbidden = Code(rawValue: "FORBIDDEN")
        /// The object does not exist, or the viewer may not see it.
        public static let notFound = Code(rawValue: "NOT_FOUND")
        /// The input is invalid; the message says why.
        public static let invalid = Code(rawValue: "INVALID")
        /// The client sent too many requests in too short a time.
        public static let rateLimited = Code(rawValue: "RATE_LIMITED")
        /// The value is already taken, for example a handle.
        public static let conflict = Code(rawValue: "CONFLICT")
        /// The server is temporarily unable to answer.
        public static let unavailable = Code(rawValue: "UNAVAILABLE")
    }

    /// The error code; nil if the server sent none.
    public var code: Code?
    /// An English message for people: what happened and what was expected.
    public var message: String
    /// A machine-readable reason for clients with their own texts, such as `TEXT_TOO_LONG`.
    public var reason: String?
    /// The time to wait before a retry.
    public var retryAfter: Duration?

    public init(code: Code?, message: String, reason: String? = nil, retryAfter: Duration? = nil) {
        self.code = code
        self.message = message
        self.reason = reason
        self.retryAfter = retryAfter
    }
}

extension APIError {
    /// Indicates whether the server requires a sign-in: HTTP status 401 or the code `UNAUTHENTICATED`.
    public var isUnauthenticated: Bool {
        switch self {
        case .networkError(let status): status == 401
        case .refused(let refusal): refusal.code == .unauthenticated
        case .invalidJSON, .noData: false
        }
    }
}
