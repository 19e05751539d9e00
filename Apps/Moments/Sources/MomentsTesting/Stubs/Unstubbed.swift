import Testing

/// What a stand-in throws when it is asked something a test did not expect.
public struct Unstubbed: Error, CustomStringConvertible {
    public let call: String

    public var description: String { "'\(call)' was called, and the test has not said what happens then" }
}

/// Fails the test that is running.
func unstubbed(_ call: String) -> Unstubbed {
    let error = Unstubbed(call: call)
    Issue.record(error)
    return error
}
