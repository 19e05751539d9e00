/// An error found by a rule; its locations are byte offsets until all errors are known.
struct ValidationFault {
    let message: String
    let offsets: [Int]
}

extension Document {
    /// Converts faults to errors; computes all locations in one pass through the text.
    func errors(of faults: [ValidationFault]) -> [GraphQLError] {
        let locations = locations(ofOffsets: faults.flatMap(\.offsets))
        return faults.map { fault in
            GraphQLError(fault.message, locations: fault.offsets.compactMap { locations[$0] })
        }
    }

    private func locations(ofOffsets offsets: [Int]) -> [Int: SourceLocation] {
        var locations: [Int: SourceLocation] = [:]
        source.withUnsafeBufferPointer { source in
            var walk = SourceWalk(source)
            for offset in offsets.sorted() where locations[offset] == nil {
                locations[offset] = walk.location(of: offset)
            }
        }
        return locations
    }
}

extension String {
    /// The string itself, or a full stop if it is empty; ends a message after an optional suggestion.
    var orFullStop: String { isEmpty ? "." : self }
}
