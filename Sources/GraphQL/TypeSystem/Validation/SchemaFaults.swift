/// A collection of the errors of a schema, up to a limit.
struct SchemaFaults {
    /// The maximum number of errors; further errors are dropped.
    static let limit = 100

    /// The maximum number of locations per error.
    static let maximumLocations = 100

    private(set) var errors: [GraphQLError] = []

    var isEmpty: Bool { errors.isEmpty }
    var isFull: Bool { errors.count >= Self.limit }

    /// Adds an error with its known locations.
    ///
    /// - Parameter message: A sentence without a full stop, which is added here unless the message ends with a question
    ///   mark.
    mutating func add(_ message: String, at locations: [SourceLocation?] = []) {
        guard !isFull else { return }
        errors.append(
            GraphQLError(
                message.hasSuffix("?") ? message : message + ".",
                locations: locations.prefix(Self.maximumLocations).compactMap { $0 }
            )
        )
    }
}
