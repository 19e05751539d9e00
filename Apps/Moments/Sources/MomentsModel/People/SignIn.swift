public import Foundation

/// One browser or program in which the viewer is signed in.
public struct SignIn: Identifiable, Hashable, Codable, Sendable {
    public var id: SignInID
    /// What the program called itself, such as "Firefox on Linux".
    public var device: String
    public var createdDate: Date
    public var lastUsedDate: Date
    /// Whether it is the one that asks.
    public var isCurrent: Bool

    public init(id: SignInID, device: String, createdDate: Date, lastUsedDate: Date, isCurrent: Bool) {
        self.id = id
        self.device = device
        self.createdDate = createdDate
        self.lastUsedDate = lastUsedDate
        self.isCurrent = isCurrent
    }
}

/// What somebody is given who has signed in.
public struct SignedIn: Hashable, Codable, Sendable {
    /// The secret that stands for the sign-in, for the browser's cookie.
    public var token: String
    /// Shows at the next sign-in that this browser has signed in before; for another cookie of the browser's.
    public var proof: String
    public var viewer: Viewer

    public init(token: String, proof: String = "", viewer: Viewer) {
        self.token = token
        self.proof = proof
        self.viewer = viewer
    }
}

extension SignedIn: CustomStringConvertible, CustomReflectable {
    /// Without the secrets, so that no log has it.
    public var description: String { "SignedIn(viewer: \(viewer.id))" }

    public var customMirror: Mirror { Mirror(self, children: ["viewer": viewer]) }
}
