import Foundation

extension MomentsError {
    /// The error shown to people for a store error. Messages about the machine are only logged.
    ///
    /// - Parameter now: The date from which the time until a retry counts.
    init(_ error: StoreError, now: Date) {
        switch error.code {
        case .notFound: self = .notFound(message: error.message)
        case .invalid where error.reason == "NOT_STAFF" || error.reason == "NOT_ADMIN":
            self = .forbidden(error.message, reason: error.reason)
        case .invalid: self = .invalid(error.message, reason: error.reason)
        case .handleTaken: self = .conflict(error.message, reason: "HANDLE_TAKEN")
        case .invitationInvalid: self = .forbidden(error.message, reason: "INVITATION_INVALID")
        case .resetInvalid: self = .forbidden(error.message, reason: "RESET_INVALID")
        case .passwordChanged: self = .wrongCredentials
        case .suspended:
            let left = error.until.map { Duration.seconds($0.timeIntervalSince(now)) }
            self = MomentsError(.forbidden, error.message, reason: "SUSPENDED", retryAfter: left)
        case .full:
            self = .unavailable("The server's disk is full. Nothing can be saved until space is freed.", reason: "FULL")
        case .busy:
            self = .unavailable(
                "The server is busy. Try again in a moment.",
                reason: "BUSY",
                retryAfter: .seconds(2)
            )
        case .damaged:
            self = .unavailable(
                "The server cannot read its data. Contact the person who runs it.",
                reason: "DAMAGED"
            )
        }
    }
}
