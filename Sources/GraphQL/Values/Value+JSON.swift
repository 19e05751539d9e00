extension Value {
    /// Reads a value from JSON.
    ///
    /// Whole numbers that fit are `int`, all others `double`; of two members of one name the last one counts.
    ///
    /// - Parameters:
    ///   - json: The text in UTF-8.
    ///   - maximumDepth: How deep arrays and objects may nest.
    /// - Throws: A `GraphQLError` that says what is wrong, and at which byte.
    public init(json: [UInt8], maximumDepth: Int = 200) throws(GraphQLError) {
        do throws(JSONParser.Fault) {
            self = try JSONParser.value(of: json, maximumDepth: maximumDepth)
        } catch {
            throw GraphQLError("The JSON cannot be read: \(error).")
        }
    }

    /// The value as JSON in UTF-8; a number that is not finite is null.
    public var json: [UInt8] {
        var buffer = ResponseBuffer(capacity: 256)
        buffer.append(json: isWritable ? self : withoutInfinity)
        return buffer.withBytes { Array($0) }
    }

    private var withoutInfinity: Value {
        switch self {
        case .double(let number) where !number.isFinite: .null
        case .list(let items): .list(items.map(\.withoutInfinity))
        case .object(let object):
            .object(ObjectValue(object.members.map { .init(name: $0.name, value: $0.value.withoutInfinity) }))
        default: self
        }
    }
}
