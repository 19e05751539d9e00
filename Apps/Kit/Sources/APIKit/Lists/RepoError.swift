import Foundation

/// An error of a repository.
public struct RepoError: Error, Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// The server could not be reached, or is temporarily unable to answer.
        case unavailable
        /// The viewer is not signed in, or the sign-in has ended.
        case unauthenticated
        /// The object does not exist, or the viewer may not see it.
        case notFound
        /// The input is invalid.
        case invalid
        /// The value is already taken, for example a handle.
        case conflict
        /// The client sent too many requests in too short a time.
        case limited(retryAfter: Duration?)
        /// The server refused for another reason.
        case refused
        /// The local store could not be read or written.
        case storage
        /// The response is malformed.
        case unexpected
    }

    public var kind: Kind
    /// The server's English message for people; nil if it sent none.
    public var message: String?
    /// A machine-readable reason, for localized texts, such as `TEXT_TOO_LONG`.
    public var reason: String?
    /// The time until the server may accept a refused request, such as the end of a suspension; nil if it did not say.
    public var retryAfter: Duration?

    public init(_ kind: Kind, message: String? = nil, reason: String? = nil, retryAfter: Duration? = nil) {
        self.kind = kind
        self.message = message
        self.reason = reason
        self.retryAfter = retryAfter
    }
}

extension RepoError {
    /// Converts an error to a repository error; nil for `CancellationError`.
    public init?(_ error: any Error) {
        switch error {
        case is CancellationError: return nil
        case let error as RepoError: self = error
        case let error as APIError: self.init(error)
        default: self.init(.unexpected)
        }
    }

    private init(_ error: APIError) {
        switch error {
        case .networkError(401): self.init(.unauthenticated)
        case .networkError(429): self.init(.limited(retryAfter: nil))
        case .networkError: self.init(.unavailable)
        case .invalidJSON, .noData: self.init(.unexpected)
        case .refused(let refusal):
            let kind = Kind(refusal)
            self.init(
                kind,
                message: refusal.message,
                reason: refusal.reason,
                // A limit has its own.
                retryAfter: kind == .refused ? refusal.retryAfter : nil
            )
        }
    }
}

extension RepoError.Kind {
    fileprivate init(_ refusal: APIRefusal) {
        self =
            switch refusal.code {
            case .unauthenticated: .unauthenticated
            case .notFound: .notFound
            case .invalid: .invalid
            case .conflict: .conflict
            case .unavailable: .unavailable
            case .rateLimited: .limited(retryAfter: refusal.retryAfter)
            default: .refused
            }
    }
}
