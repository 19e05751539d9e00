/// The errors of a schema as they are found, as many as a person would read.
struct SchemaFaults {
    /// How many errors are kept; a schema with more of them is told apart by none of the rest.
    static let limit = 100

    /// How many places are named of one error.
    static let maximumLocations = 100

    private(set) var errors: [GraphQLError] = []

    var isEmpty: Bool { errors.isEmpty }
    var isFull: Bool { errors.count >= Self.limit }

    /// Adds an error, with the places that are known of it.
    ///
    /// - Parameter message: A sentence; the full stop is put behind it here, where no question ends it.
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
