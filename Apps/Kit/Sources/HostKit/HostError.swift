/// The reason a server does not start, in one line.
public struct HostError: Error, CustomStringConvertible {
    public let description: String

    public init(_ description: String) { self.description = description }
}
