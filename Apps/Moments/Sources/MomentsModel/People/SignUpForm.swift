/// The form for a new account.
public struct SignUpForm: Hashable, Codable, Sendable {
    /// Required, except for the first person.
    public var invitation: String?
    public var handle: String
    public var name: String
    public var password: String
    /// The name that the program gives itself.
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
    /// Omits the password and the invitation, to keep them out of logs.
    public var description: String { "SignUpForm(handle: \(handle))" }

    public var customMirror: Mirror { Mirror(self, children: ["handle": handle, "name": name]) }
}
