public import Foundation
import MomentsModel

/// The reason a store refused a request.
public struct StoreError: Error, Hashable, Sendable {
    enum Code: Hashable, Sendable {
        case notFound, invalid, handleTaken, invitationInvalid, resetInvalid, passwordChanged, suspended
        case full, busy, damaged
    }

    let code: Code
    /// The message for people: what happened and what was expected.
    public let message: String
    /// A name for the reason, by which the app chooses its own words.
    public let reason: String?
    /// When a suspension ends by itself; nil if staff end it, and for other errors.
    public let until: Date?

    private init(_ code: Code, _ message: String, reason: String? = nil, until: Date? = nil) {
        self.code = code
        self.message = message
        self.reason = reason
        self.until = until
    }

    /// The record does not exist, or the viewer may not see it; the error does not reveal which.
    public static func notFound(_ what: String) -> StoreError { StoreError(.notFound, "There is no such \(what).") }
    /// The input is invalid.
    public static func invalid(_ message: String, reason: String? = nil) -> StoreError {
        StoreError(.invalid, message, reason: reason)
    }
    /// Another person has the handle.
    public static let handleTaken = StoreError(.handleTaken, "This handle is already taken.")
    /// The invitation was used, was revoked, has expired, or never existed.
    public static let invitationInvalid = StoreError(.invitationInvalid, "This invitation is no longer valid.")
    /// The password reset link was used, was replaced, has expired, or never existed.
    public static let resetInvalid = StoreError(.resetInvalid, "This link is no longer valid. Ask for a new one.")
    /// The person's password has changed since it was checked.
    public static let passwordChanged = StoreError(.passwordChanged, "The password has just been changed.")
    /// The person is suspended, and cannot sign in.
    ///
    /// - Parameters:
    ///   - date: When it ends by itself; nil if staff end it.
    ///   - reason: What staff tell the person; may be empty.
    public static func suspended(until date: Date?, reason: String) -> StoreError {
        let message = SuspensionMessage.text(until: date, reason: reason)
        return StoreError(.suspended, message, reason: "SUSPENDED", until: date)
    }
    /// The database cannot be written, for example because the disk is full.
    public static func full(_ message: String) -> StoreError { StoreError(.full, message) }
    /// Another program has locked the database.
    public static func busy(_ message: String) -> StoreError { StoreError(.busy, message) }
    /// The database cannot be read.
    public static func damaged(_ message: String) -> StoreError { StoreError(.damaged, message) }

    public static func == (a: StoreError, b: StoreError) -> Bool { a.code == b.code }
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension StoreError: CustomStringConvertible {
    public var description: String { message }
}
