/// An error of a request, in the form in which clients see it.
///
/// Throw one from a resolver when its message is meant for the client; what else a resolver throws is masked.
///
/// Source: the specification of September 2025, section 7.1.6.
public struct GraphQLError: Error, Sendable, Hashable {
    /// A whole sentence for the developer of the client.
    public var message: String
    /// Where in the document it arose.
    public var locations: [SourceLocation]
    /// The field of the response that failed; nil for an error of the whole request.
    public var path: ResponsePath?
    /// Whatever else the client should know, by name.
    public var extensions: ObjectValue

    /// An error with a message for the client; the executor adds the place of the field that throws it.
    public init(
        _ message: String,
        locations: [SourceLocation] = [],
        path: ResponsePath? = nil,
        extensions: ObjectValue = [:]
    ) {
        self.message = message
        self.locations = locations
        self.path = path
        self.extensions = extensions
    }

    init(_ message: String, at location: SourceLocation) {
        self.init(message, locations: [location])
    }
}

extension GraphQLError: CustomStringConvertible {
    public var description: String {
        guard let location = locations.first else { return message }
        return "\(location.line):\(location.column): \(message)"
    }
}
