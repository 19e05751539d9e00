/// An error of a request, as clients see it.
///
/// Throw a `GraphQLError` from a resolver when the client should see its message; other errors are masked.
///
/// Source: the specification of September 2025, section 7.1.6.
public struct GraphQLError: Error, Sendable, Hashable {
    /// The message, a full sentence for the developer of the client.
    public var message: String
    /// The locations in the document that caused the error.
    public var locations: [SourceLocation]
    /// The path of the failed response field; nil for an error of the whole request.
    public var path: ResponsePath?
    /// Additional information for the client, by name.
    public var extensions: ObjectValue

    /// Creates an error with a message for the client. The executor adds the location and path of the field that throws
    /// it.
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
    /// The message, preceded by the line and column of the first location: `1:9: Syntax error: …`.
    public var description: String {
        guard let location = locations.first else { return message }
        return "\(location.line):\(location.column): \(message)"
    }
}
