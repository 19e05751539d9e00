/// The state of a value that may not exist on the server.
public enum Presence<Value: Equatable & Sendable>: Equatable, Sendable {
    /// Not fetched yet, or the response is pending.
    case unknown
    case present(Value)
    /// Deleted, or no longer visible to the viewer.
    case gone

    public var value: Value? {
        if case .present(let value) = self { value } else { nil }
    }
}
