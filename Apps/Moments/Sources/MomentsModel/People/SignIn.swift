public import Foundation

/// A browser or program in which the viewer is signed in.
public struct SignIn: Identifiable, Hashable, Codable, Sendable {
    public var id: SignInID
    /// The name that the program gave itself, such as "Firefox on Linux".
    public var device: String
    public var createdDate: Date
    public var lastUsedDate: Date
    /// Whether this sign-in made the request.
    public var isCurrent: Bool

    public init(id: SignInID, device: String, createdDate: Date, lastUsedDate: Date, isCurrent: Bool) {
        self.id = id
        self.device = device
        self.createdDate = createdDate
        self.lastUsedDate = lastUsedDate
        self.isCurrent = isCurrent
    }
}

/// The result of signing in.
public struct SignedIn: Hashable, Codable, Sendable {
    /// The secret of the sign-in, for the browser's cookie.
    public var token: String
    /// Proves at the next sign-in that this browser has signed in before; for another cookie of the browser.
    public var proof: String
    public var viewer: Viewer

    public init(token: String, proof: String = "", viewer: Viewer) {
        self.token = token
        self.proof = proof
        self.viewer = viewer
    }
}

extension SignedIn: CustomStringConvertible, CustomReflectable {
    /// Omits the secrets, to keep them out of logs.
    public var description: String { "SignedIn(viewer: \(viewer.id))" }

    public var customMirror: Mirror { Mirror(self, children: ["viewer": viewer]) }
}
