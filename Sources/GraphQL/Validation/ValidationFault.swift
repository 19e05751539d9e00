/// An error found by a rule: its places are bytes until all errors are known.
struct ValidationFault {
    let message: String
    let offsets: [Int]
}

extension Document {
    /// Makes errors of faults, walking through the text once for all their places.
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
    /// What ends a sentence: a question that has been added to it, or else a full stop.
    var orFullStop: String { isEmpty ? "." : self }
}
