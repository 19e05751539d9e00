/// What somebody has filled in to get in, and how it goes.
public struct SignInForm: Equatable, Sendable {
    public var handle = ""
    public var password = ""
    public var isSending = false
    /// Why it did not work the last time.
    public var failure: EntranceFailure?

    public init() {}

    /// Whether both fields are filled, and nothing is on its way.
    public var canSubmit: Bool {
        !isSending && handle.contains { !$0.isWhitespace } && !password.isEmpty
    }
}

extension SignInForm: CustomStringConvertible, CustomReflectable {
    /// Without the password, so that no log has it.
    public var description: String { "SignInForm(handle: \(handle))" }

    public var customMirror: Mirror { Mirror(self, children: ["handle": handle, "failure": failure as Any]) }
}
