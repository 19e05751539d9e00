/// The reason the server refused a request, in a form that may be shown to anyone.
public struct ServiceError: Error, Hashable, Sendable {
    public enum Code: String, Sendable, CaseIterable {
        case unauthenticated = "UNAUTHENTICATED"
        case forbidden = "FORBIDDEN"
        case notFound = "NOT_FOUND"
        case invalid = "INVALID"
        case rateLimited = "RATE_LIMITED"
        case conflict = "CONFLICT"
        case unavailable = "UNAVAILABLE"
    }

    public let code: Code
    /// A sentence for people, in English.
    public let message: String
    /// The exact problem, for clients that have their own wording, such as `TEXT_TOO_LONG`.
    public let reason: String?
    /// How long to wait before retrying.
    public let retryAfter: Duration?

    public init(_ code: Code, _ message: String, reason: String? = nil, retryAfter: Duration? = nil) {
        self.code = code
        self.message = message
        self.reason = reason
        self.retryAfter = retryAfter
    }

    /// The code as clients read it, such as `NOT_FOUND`.
    public var codeText: String { code.rawValue }

    /// The request is not signed in.
    public static let unauthenticated = ServiceError(.unauthenticated, "Sign in first.")

    /// The person may not do this.
    public static func forbidden(_ message: String, reason: String? = nil) -> ServiceError {
        ServiceError(.forbidden, message, reason: reason)
    }

    /// The record does not exist, or the person may not see it.
    public static func notFound(_ what: String) -> ServiceError { notFound(message: "There is no such \(what).") }

    public static func notFound(message: String) -> ServiceError { ServiceError(.notFound, message) }

    /// The input is invalid.
    public static func invalid(_ message: String, reason: String? = nil) -> ServiceError {
        ServiceError(.invalid, message, reason: reason)
    }

    /// A rate limit was exceeded.
    public static func rateLimited(_ what: String, retryAfter: Duration) -> ServiceError {
        let seconds = retryAfter.wholeSeconds
        let wait = seconds < 90 ? "\(seconds) second\(seconds == 1 ? "" : "s")" : "\((seconds + 59) / 60) minutes"
        return ServiceError(.rateLimited, "\(what) Try again in \(wait).", retryAfter: retryAfter)
    }

    /// The request conflicts with existing data, such as a handle that is taken.
    public static func conflict(_ message: String, reason: String? = nil) -> ServiceError {
        ServiceError(.conflict, message, reason: reason)
    }

    /// The server cannot do this now.
    public static func unavailable(_ message: String, reason: String? = nil, retryAfter: Duration? = nil)
        -> ServiceError
    {
        ServiceError(.unavailable, message, reason: reason, retryAfter: retryAfter)
    }
}

extension ServiceError: CustomStringConvertible {
    public var description: String { "\(code.rawValue): \(message)" }
}

extension Duration {
    /// Seconds, rounded up, at least 1: the value of `Retry-After`.
    public var wholeSeconds: Int64 { max(1, components.seconds + (components.attoseconds > 0 ? 1 : 0)) }
}
