/// What somebody fills in to get an account.
public struct SignUpForm: Hashable, Codable, Sendable {
    /// Needed unless nobody has signed up yet.
    public var invitation: String?
    public var handle: String
    public var name: String
    public var password: String
    /// What the program calls itself.
    public var device: String?
    /// The `proof` of an earlier sign-in in this browser.
    public var proof: String?

    public init(
        handle: String,
        name: String,
        password: String,
        invitation: String? = nil,
        device: String? = nil,
        proof: String? = nil
    ) {
        self.invitation = invitation
        self.handle = handle
        self.name = name
        self.password = password
        self.device = device
        self.proof = proof
    }
}

extension SignUpForm: CustomStringConvertible, CustomReflectable {
    /// Without the password and the invitation, so that no log has them.
    public var description: String { "SignUpForm(handle: \(handle))" }

    public var customMirror: Mirror { Mirror(self, children: ["handle": handle, "name": name]) }
}
