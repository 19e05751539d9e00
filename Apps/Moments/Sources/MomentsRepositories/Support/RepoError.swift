import Foundation
import MomentsAPI

/// Why a repository could not do what it was asked.
public struct RepoError: Error, Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// The server could not be reached, or is not well.
        case unavailable
        /// Nobody is signed in, or the sign-in has ended.
        case unauthenticated
        /// There is no such thing, or the viewer may not see it.
        case notFound
        /// What was sent is not allowed.
        case invalid
        /// Somebody else was first, such as with a handle.
        case conflict
        /// Too many requests in too short a time.
        case limited(retryAfter: Duration?)
        /// Refused for another reason.
        case refused
        /// What is kept on this side could not be read or written.
        case storage
        /// The answer makes no sense.
        case unexpected
    }

    public var kind: Kind
    /// The server's words, for people, in English; nil where it said none.
    public var message: String?
    /// What exactly was wrong, for texts in other languages: `TEXT_TOO_LONG`.
    public var reason: String?

    public init(_ kind: Kind, message: String? = nil, reason: String? = nil) {
        self.kind = kind
        self.message = message
        self.reason = reason
    }
}

extension RepoError {
    /// What an error means to the app; nil if the work was only cancelled.
    public init?(_ error: any Error) {
        switch error {
        case is CancellationError: return nil
        case let error as RepoError: self = error
        case let error as APISessionError: self.init(error)
        default: self.init(.unexpected)
        }
    }

    private init(_ error: APISessionError) {
        switch error {
        case .networkError(401): self.init(.unauthenticated)
        case .networkError(429): self.init(.limited(retryAfter: nil))
        case .networkError: self.init(.unavailable)
        case .invalidJSON, .noData: self.init(.unexpected)
        case .refused(let refusal): self.init(Kind(refusal), message: refusal.message, reason: refusal.reason)
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
