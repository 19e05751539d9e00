/// Whether there is such a thing, as far as is known.
public enum Presence<Value: Equatable & Sendable>: Equatable, Sendable {
    /// Nobody has asked yet, or no answer has come.
    case unknown
    case present(Value)
    /// It was deleted, or the viewer may not see it any more.
    case gone

    public var value: Value? {
        if case .present(let value) = self { value } else { nil }
    }
}
