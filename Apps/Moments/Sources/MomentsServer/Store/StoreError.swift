/// Why a store did not do what it was asked.
public struct StoreError: Error, Hashable, Sendable {
    enum Code: Hashable, Sendable {
        case notFound, invalid, handleTaken, invitationInvalid, resetInvalid, passwordChanged, full, busy, damaged
    }

    let code: Code
    /// For people: what happened, what was expected.
    public let message: String

    private init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    /// There is no such thing, or the viewer may not know of it; nobody learns which.
    public static func notFound(_ what: String) -> StoreError { StoreError(.notFound, "There is no such \(what).") }
    /// What came is not allowed.
    public static func invalid(_ message: String) -> StoreError { StoreError(.invalid, message) }
    /// Somebody has the handle already.
    public static let handleTaken = StoreError(.handleTaken, "Somebody has this handle already.")
    /// The invitation was used, revoked, is too old, or was never given.
    public static let invitationInvalid = StoreError(.invitationInvalid, "This invitation is not valid any more.")
    /// The link for a new password was used, replaced by another, is too old, or was never given.
    public static let resetInvalid = StoreError(.resetInvalid, "This link is not valid any more. Ask for a new one.")
    /// The password that was checked is not the person's any more.
    public static let passwordChanged = StoreError(.passwordChanged, "The password was changed a moment ago.")
    /// The disk takes no more.
    public static func full(_ message: String) -> StoreError { StoreError(.full, message) }
    /// Another program holds the database.
    public static func busy(_ message: String) -> StoreError { StoreError(.busy, message) }
    /// The database cannot be read.
    public static func damaged(_ message: String) -> StoreError { StoreError(.damaged, message) }

    public static func == (a: StoreError, b: StoreError) -> Bool { a.code == b.code }
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension StoreError: CustomStringConvertible {
    public var description: String { message }
}
