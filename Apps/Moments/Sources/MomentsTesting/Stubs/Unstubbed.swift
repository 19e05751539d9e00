import Testing

/// The error of a stub that is called without a stubbed response.
public struct Unstubbed: Error, CustomStringConvertible {
    public let call: String

    public var description: String { "'\(call)' was called, but the test has not stubbed it" }
}

/// Records a failure of the running test.
func unstubbed(_ call: String) -> Unstubbed {
    let error = Unstubbed(call: call)
    Issue.record(error)
    return error
}
