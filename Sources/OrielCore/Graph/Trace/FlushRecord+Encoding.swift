extension UpdateCause: Encodable {
    private enum Key: String, CodingKey {
        case kind
        case name
        case fields
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        func encode(_ kind: String, _ name: String? = nil) throws {
            try container.encode(kind, forKey: .kind)
            try container.encodeIfPresent(name, forKey: .name)
        }
        switch self {
        case .appeared: try encode("appeared")
        case .fields(let fields):
            try encode("fields")
            try container.encode(fields, forKey: .fields)
        case .property(let name): try encode("property", name)
        case .environment(let key): try encode("environment", key)
        case .observable: try encode("observable")
        case .other(let name): try encode("other", name)
        }
    }
}

extension BodyRun: Encodable {
    private enum Key: String, CodingKey {
        case node
        case name
        case isAppDefined
        case depth
        case causes
        case start
        case duration
        case bodyDuration
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        // A number of a script has 53 bits.
        try container.encode(String(node, radix: 16), forKey: .node)
        try container.encode(name, forKey: .name)
        try container.encode(isAppDefined, forKey: .isAppDefined)
        try container.encode(depth, forKey: .depth)
        try container.encode(causes, forKey: .causes)
        try container.encode(start, forKey: .start)
        try container.encode(duration, forKey: .duration)
        try container.encode(bodyDuration, forKey: .bodyDuration)
    }
}

extension FlushRecord: Encodable {
    private enum Key: String, CodingKey {
        case events
        case bodies
        case omittedBodies
        case patches
        case patchCount
        case rounds
        case duration
        case warnings
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(events, forKey: .events)
        try container.encode(bodies, forKey: .bodies)
        try container.encode(omittedBodies, forKey: .omittedBodies)
        try container.encode(patches, forKey: .patches)
        try container.encode(patchCount, forKey: .patchCount)
        try container.encode(rounds, forKey: .rounds)
        try container.encode(duration, forKey: .duration)
        try container.encode(warnings, forKey: .warnings)
    }
}
