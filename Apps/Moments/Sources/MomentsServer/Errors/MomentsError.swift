import ServerKit

/// The reason the server refused a request.
public typealias MomentsError = ServiceError

extension MomentsError {
    /// The handle or the password is wrong; the answer does not say which.
    static let wrongCredentials = invalid("Wrong handle or password.", reason: "WRONG_CREDENTIALS")
}
