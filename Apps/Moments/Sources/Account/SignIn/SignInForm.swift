/// The state of the sign-in form.
public struct SignInForm: Equatable, Sendable {
    public var handle = ""
    public var password = ""
    public var isSending = false
    /// The error of the last attempt.
    public var failure: EntranceFailure?

    public init() {}

    /// Indicates whether both fields have text and no request is pending.
    public var canSubmit: Bool {
        !isSending && handle.contains { !$0.isWhitespace } && !password.isEmpty
    }
}

extension SignInForm: CustomStringConvertible, CustomReflectable {
    /// Omits the password, to keep it out of logs.
    public var description: String { "SignInForm(handle: \(handle))" }

    public var customMirror: Mirror { Mirror(self, children: ["handle": handle, "failure": failure as Any]) }
}
