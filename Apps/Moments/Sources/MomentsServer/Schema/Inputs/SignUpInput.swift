import GraphQL

/// The input of `signUp`.
public struct SignUpInput: Sendable {
    /// Required, except for the first person.
    public var invitation: String?
    public var handle: String
    public var name: String
    public var password: String
    /// The name that the program gives itself.
    public var device: String?
    /// The `proof` of an earlier sign-in by this program, possibly of another person.
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

    static var type: InputObjectType<SignUpInput> {
        InputObjectType(
            "SignUpInput",
            Arg(
                "invitation",
                String?.self,
                description: "The code of an invitation. Required unless this is the first person."
            ),
            Arg("handle", String.self),
            Arg("name", String.self),
            Arg("password", String.self),
            Arg("device", String?.self),
            Arg("proof", String?.self, description: "The `proof` of an earlier sign-in from this device.")
        ) { invitation, handle, name, password, device, proof in
            SignUpInput(
                handle: handle,
                name: name,
                password: password,
                invitation: invitation,
                device: device,
                proof: proof
            )
        }
    }
}

extension SignUpInput: CustomStringConvertible, CustomReflectable {
    /// Omits the password and the invitation, to keep them out of logs.
    public var description: String { "an account for \(handle)" }

    public var customMirror: Mirror { Mirror(self, children: ["handle": handle]) }
}
